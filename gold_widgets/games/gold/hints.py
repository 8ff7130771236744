"""What a good player would do now, and why, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.gold.explain import as_object
from gold_widgets.games.gold.odds import best

if TYPE_CHECKING:
    from fractions import Fraction

    from gold_widgets.games.gold.views import View


@dataclass(frozen=True)
class Hint:
    """A flip to make, and the reason for it."""

    spots: tuple[str, ...]
    """The spot to flip and, where it can be planned, the second."""
    words: str
    """The reason, in a sentence or two."""


def hint(view: View, language: str = "en") -> Hint:
    """Say which flip adds most to the lead, from what this view remembers.

    >>> from gold_widgets import gold
    >>> game = gold.scenario("R4 B4 $4 G2", players=4, rules=gold.Rules(rush_at=0))
    >>> print(hint(gold.view(game.play("a1 b1 c1 d1"), seat=0)).words)
    Flip a1, the red digger 4 you have seen, then c1. On average that is worth +4 for your lead.
    """
    gettext = translations(language).gettext
    flip = best(view)
    spots = (flip.spot, flip.then) if flip.then and flip.spot in view.known else (flip.spot,)
    if flip.spot in view.known:
        card = as_object(view.known[flip.spot], language)
        if len(spots) == 2:
            what = gettext("Flip {spot}, {card} you have seen, then {then}.")
        else:
            what = gettext("Flip {spot}, {card} you have seen.")
        what = what.format(spot=flip.spot, card=card, then=spots[-1])
    else:
        what = gettext("Flip a card you do not know yet, such as {spot}.").format(spot=flip.spot)
    why = gettext("On average that is worth {lead} for your lead.")
    return Hint(spots, f"{what} {why.format(lead=signed(flip.lead, language))}")


def signed(number: Fraction, language: str = "en") -> str:
    """Write a number for people: with its sign, rounded to a tenth.

    >>> from fractions import Fraction
    >>> signed(Fraction(4)), signed(Fraction(-1, 3)), signed(Fraction(0))
    ('+4', '-0.3', '0')
    >>> signed(Fraction(-1, 3), "fr")
    '-0,3'
    """
    mark = translations(language).pgettext("decimal mark", ".")
    tenth = round(float(number), 1)
    return f"{tenth:+.1f}".removesuffix(".0").replace(".", mark) if tenth else "0"
