"""Klondike Rush in the lessons: its questions, its aims, what can be looked for in a cell.

>>> from gold_widgets import klondike_rush as klondike
>>> from gold_widgets.lessons.subject import subject_of
>>> list(subject_of(klondike).questions())[:6]
['cost', 'way', 'cheapest', 'token', 'value', 'profit']
"""

from gold_widgets.lessons.klondike_rush.subject import KlondikeSubject as Subject

__all__ = ["Subject"]
