"""What the notebooks teach with: questions, demonstrations, goals, checks and progress.

In a notebook that uses this package, errors are told in a sentence (`gentle`).
"""
