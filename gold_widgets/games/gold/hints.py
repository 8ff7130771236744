"""What a good player would do now, and why, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import percent, signed
from gold_widgets.engine.rulebook import Hint
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.explain import as_object
from gold_widgets.games.gold.odds import best

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.gold.odds import Odds
    from gold_widgets.games.gold.views import View


def hint(view: View, language: str | None = None) -> Hint:
    """Say which flip adds most to the lead, from what this view remembers.

    It is the perfect player's reason, for the first of the spots that it finds equally good.

    >>> from gold_widgets import gold
    >>> game = gold.scenario("R4 B4 $4 G2", players=4, rules=gold.Rules(rush_at=0))
    >>> print(hint(gold.view(game.play("a1 b1 c1 d1"), seat=0)).words)
    Flip a1, the red digger 4 you have seen, then c1. On average that is worth +4 for your lead.
    """
    return advice(view, best(view), language)


def advice(view: View, flip: Odds, language: str | None = None) -> Hint:
    """Say what flip to make, and the odds that speak for it."""
    gettext = translations(language).gettext
    spots = (flip.spot, flip.then) if flip.then and flip.spot in view.known else (flip.spot,)
    said = [
        what_to_flip(view, spots, language),
        gettext("On average that is worth {lead} for your lead.").format(
            lead=signed(flip.lead, language)
        ),
    ]
    chance = sum(chance for points, chance in flip.points().items() if points)
    if 0 < chance < 1:  # what is certain has been said
        gold = gettext("The chance that you get gold is {chance}.")
        said.append(gold.format(chance=percent(chance, language)))
    return Hint(spots, " ".join(said))


def what_to_flip(view: View, spots: Sequence[str], language: str | None = None) -> str:
    """Name the spot to flip, its card if it is known, and the second spot if there is one."""
    gettext = translations(language).gettext
    spot = spots[0]
    if spot not in view.known:
        return gettext("Flip a card you do not know yet, such as {spot}.").format(spot=spot)
    if len(spots) == 2:
        what = gettext("Flip {spot}, {card} you have seen, then {then}.")
    else:
        what = gettext("Flip {spot}, {card} you have seen.")
    return what.format(spot=spot, card=as_object(view.known[spot], language), then=spots[-1])
