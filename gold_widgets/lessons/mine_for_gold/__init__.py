"""Mine for Gold in the lessons: its questions, its aims, what can be looked for in a cell.

>>> from gold_widgets import mine_for_gold as mine
>>> from gold_widgets.lessons.subject import subject_of
>>> list(subject_of(mine).questions())
['place', 'order', 'corridor', 'takes', 'moved', 'closing', 'winner']
"""

from gold_widgets.lessons.mine_for_gold.subject import MineSubject as Subject

__all__ = ["Subject"]
