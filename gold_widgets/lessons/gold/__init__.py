"""GOLD in the lessons: its questions, its aims, what can be looked for in a cell.

>>> from gold_widgets import check
>>> check("R4 $3", "a1 b1", rule="G5")
a1 b1: The red digger 4 carries out the gold 3: 3 points for Player 1. (G5)
✓ That is it.
"""

from gold_widgets.lessons.gold.subject import GoldSubject as Subject

__all__ = ["Subject"]
