"""What the notebooks teach with: questions, demonstrations, goals, checks and progress.

In a notebook that uses any of them, errors are told in a sentence (`gentle`).
"""

from gold_widgets.lessons import gentle

gentle.install()
