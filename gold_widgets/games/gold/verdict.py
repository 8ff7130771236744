"""A review in two plain sentences: how it ended, and what mattered most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations

if TYPE_CHECKING:
    from gold_widgets.games.gold.reviewing import Review, Total


def tell_verdict(review: Review, total: Total, *, by_name: bool = False) -> str:
    """Say how a seat's game ended and what mattered most; "you" if the review is for that seat.

    By name it is told to whoever reads what was printed.

    >>> from gold_widgets import gold
    >>> end = gold.play_out(gold.deal(["Ann", "Bob"], seed=8), ["random", "perfect"])
    >>> told = gold.review(end, 0)
    >>> print(tell_verdict(told, told.totals[0]))
    You lost by 23 points. What mattered most: forgetting cost about 47 points.
    >>> print(tell_verdict(told, told.totals[0], by_name=True))
    Ann lost by 23 points. What mattered most: forgetting cost about 47 points.
    """
    is_mine = review.seat == total.seat and not by_name
    return f"{_ending(review, total, is_mine=is_mine)} {_weightiest(review, total)}"


def _ending(review: Review, total: Total, *, is_mine: bool) -> str:
    game, seat = review.record.end, total.seat
    catalogue = translations(review.language)
    gettext, ngettext = catalogue.gettext, catalogue.ngettext
    others = [score for other, score in enumerate(game.scores) if other != seat]
    by = abs(game.scores[seat] - max(others))
    if seat in game.winners and len(game.winners) > 1:
        said = gettext("You share the victory.") if is_mine else gettext("{player} shares it.")
    elif seat in game.winners and not by:
        said = gettext("You won the tie.") if is_mine else gettext("{player} won the tie.")
    elif seat in game.winners:
        said = (
            ngettext("You won by {points} point.", "You won by {points} points.", by)
            if is_mine
            else ngettext("{player} won by {points} point.", "{player} won by {points} points.", by)
        )
    elif not by:
        said = gettext("You lost the tie.") if is_mine else gettext("{player} lost the tie.")
    else:
        said = (
            ngettext("You lost by {points} point.", "You lost by {points} points.", by)
            if is_mine
            else ngettext(
                "{player} lost by {points} point.", "{player} lost by {points} points.", by
            )
        )
    return said.format(player=game.seats[seat], points=by)


def _weightiest(review: Review, total: Total) -> str:
    """Tell a winner what brought most, anybody else what cost most: the others only if need be."""
    luck, own = total.luck, total.worth - total.memory - total.choice
    if total.seat in review.record.end.winners:
        amounts = {"good luck": luck, "flips": own}
        others = {"brought by others": total.rivals}
    else:
        amounts = {"memory": total.memory, "choice": total.choice, "bad luck": -luck}
        others = {"lost to others": -total.rivals}
    if not round(max(amounts.values())) > 0:
        amounts = others
    part = max(amounts, key=lambda each: amounts[each])
    points = round(amounts[part])
    if points <= 0:
        return translations(review.language).gettext("Luck and mistakes hardly mattered.")
    return _told(part, points, review.language)


def _told(part: str, points: int, language: str) -> str:
    ngettext = translations(language).ngettext
    match part:
        case "memory":
            what = ngettext(
                "What mattered most: forgetting cost about {points} point.",
                "What mattered most: forgetting cost about {points} points.",
                points,
            )
        case "choice":
            what = ngettext(
                "What mattered most: looking at known cards instead of new ones cost about "
                "{points} point.",
                "What mattered most: looking at known cards instead of new ones cost about "
                "{points} points.",
                points,
            )
        case "bad luck":
            what = ngettext(
                "What mattered most: bad luck cost about {points} point.",
                "What mattered most: bad luck cost about {points} points.",
                points,
            )
        case "good luck":
            what = ngettext(
                "What mattered most: good luck brought about {points} point.",
                "What mattered most: good luck brought about {points} points.",
                points,
            )
        case "flips":
            what = ngettext(
                "What mattered most: good flips brought about {points} point.",
                "What mattered most: good flips brought about {points} points.",
                points,
            )
        case "brought by others":
            what = ngettext(
                "What mattered most: the turns of the others brought about {points} point.",
                "What mattered most: the turns of the others brought about {points} points.",
                points,
            )
        case _:
            what = ngettext(
                "What mattered most: the turns of the others cost about {points} point.",
                "What mattered most: the turns of the others cost about {points} points.",
                points,
            )
    return what.format(points=points)
