"""What a good player would do now, and why, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import percent, signed
from gold_widgets.engine.players import check_asked, checked_level
from gold_widgets.engine.rulebook import Hint
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.chances import best, odds
from gold_widgets.games.gold.explain import as_object
from gold_widgets.games.gold.reasons import costs_me, reasons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.gold.chances import Odds
    from gold_widgets.games.gold.views import View


def hint(view: View, language: str | None = None, level: str | None = None) -> Hint:
    """Say which flip to make, why, and what it costs, from what this view remembers.

    A hint of the highest level also weighs what the flip leaves to the others; those below, and
    one for which no level is named, look to the end of the turn.

    >>> from gold_widgets import gold
    >>> game = gold.scenario("R4 B4 $4 G2", players=2, rules=gold.Rules(rush_at=0))
    >>> told = hint(gold.view(game.play("a1 b1 c1 d1"), seat=0))
    >>> print(told.words)
    Flip a1, the red digger 4 you have seen, then c1. You get the gold 4: 4 points.
    >>> print(told.numbers)
    On average that is worth +4 for your lead.
    """
    from gold_widgets.games.gold.players import LEVELS  # which give hints as their reasons

    deep = checked_level(level, LEVELS) == list(LEVELS)[-1]
    check_asked(view.seat, () if view.is_over else (view.to_move,))
    if deep:
        return _far_ahead(view, language)
    flip = _kindest(view)
    spots = _planned(view, flip)
    return Hint(spots, _in_words(view, spots, language), " ".join(_numbers(flip, language)))


def _kindest(view: View) -> Odds:
    """Return the best flip; of those that are equally good, one that costs no digger of mine."""
    most = best(view)
    for flip in odds(view).values():
        if flip.rank == most.rank and not costs_me(view, _planned(view, flip)):
            return flip
    return most


def _far_ahead(view: View, language: str | None) -> Hint:
    """Say what the strongest opponent would do."""
    from gold_widgets.games.gold.expert import ExpertPlayer, plan

    spots = plan(view)
    words = [_in_words(view, spots, language)]
    near = best(view)
    if spots[0] != near.spot and odds(view)[spots[0]].rank < near.rank:
        pattern = translations(language).gettext(
            "{spot} would bring more at once, but leave the others a better turn."
        )
        words.append(pattern.format(spot=near.spot))
    # The reasons in numbers say what to flip, too: that has been said.
    what = what_to_flip(view, spots, language)
    numbers = ExpertPlayer().why(view, language).removeprefix(what).strip()
    return Hint(spots, " ".join(words), numbers)


def _in_words(view: View, spots: Sequence[str], language: str | None) -> str:
    return " ".join([what_to_flip(view, spots, language), *reasons(view, spots, language)])


def _planned(view: View, flip: Odds) -> tuple[str, ...]:
    """Return the spot to flip, and the second where it is known what the first will show."""
    return (flip.spot, flip.then) if flip.then and flip.spot in view.known else (flip.spot,)


def advice(view: View, flip: Odds, language: str | None = None) -> Hint:
    """Say what flip to make, and the odds that speak for it."""
    spots = _planned(view, flip)
    return Hint(spots, " ".join([what_to_flip(view, spots, language), *_numbers(flip, language)]))


def _numbers(flip: Odds, language: str | None) -> list[str]:
    """Say what a flip is worth, and the chance of gold."""
    gettext = translations(language).gettext
    average = gettext("On average that is worth {lead} for your lead.")
    said = [average.format(lead=signed(flip.lead, language))]
    chance = sum(chance for points, chance in flip.points().items() if points)
    if 0 < chance < 1:  # what is certain has been said
        gold = gettext("The chance that you get gold is {chance}.")
        said.append(gold.format(chance=percent(chance, language)))
    return said


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
