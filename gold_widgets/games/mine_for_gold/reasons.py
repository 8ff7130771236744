"""Why a computer would make a move, as advice in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import counted, number
from gold_widgets.engine.moves import read
from gold_widgets.engine.words import translations
from gold_widgets.games.mine_for_gold.cards import BY_CODE
from gold_widgets.games.mine_for_gold.closing import closings, moved
from gold_widgets.games.mine_for_gold.naming import (
    advise_place,
    name_card,
    name_place,
    name_shifts,
)
from gold_widgets.games.mine_for_gold.outlook import Outlook

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.expert import Worth
    from gold_widgets.games.mine_for_gold.outlook import Option
    from gold_widgets.games.mine_for_gold.views import View

WORTH_SAYING = 0.05
"""What is rounded to 0.0 is not mentioned."""


def what_to_do(move: str, view: View, language: str | None = None) -> str:
    """Name a move as advice.

    >>> from gold_widgets import mine_for_gold as mine
    >>> view = mine.view(mine.scenario("R7 R9", hands=["R12", "B8"]), 0)
    >>> what_to_do("R12", view), what_to_do("1/R12", view), what_to_do("on@R9", view)
    ('Choose the red 12.', 'Choose the red 12.', 'Lay your card onto the red 9.')
    """
    gettext = translations(language).gettext
    made = read(move)
    if made.verb in BY_CODE:
        return gettext("Choose the {card}.").format(card=name_card(BY_CODE[made.verb], language))
    if made.verb == "close":
        pattern = gettext("Close the gaps so: {moves}.")
        return pattern.format(moves=_shifts(move, view, language))
    return advise_place(move, language)


def _shifts(move: str, view: View, language: str | None) -> str:
    """Tell which piles a closing moves, and where."""
    assert view.gaps is not None
    way = next(way for way in closings(view.gaps) if way.word == move)
    return name_shifts(moved(view.gaps, way), language)


def because(move: str, view: View, numbers: str, language: str | None = None) -> str:
    """Say what to do, and the reason in numbers."""
    return f"{what_to_do(move, view, language)} {numbers}"


def no_numbers(language: str | None = None) -> str:
    """Give no reason."""
    return translations(language).gettext("Any other move is as good to me.")


def greedy_numbers(option: Option, language: str | None = None) -> str:
    """Say what a move takes at once."""
    return _takes(option.result.gain, language)


def sharp_numbers(view: View, option: Option, language: str | None = None) -> str:
    """Say what a move takes at once, and what it leaves to a rival."""
    threat = Outlook(view).threat(option.result.layout)
    takes = _takes(option.result.gain, language)
    return f"{takes} {_leaves(threat, language)}" if threat >= WORTH_SAYING else takes


def _takes(gain: int, language: str | None) -> str:
    catalogue = translations(language)
    if not gain:
        return catalogue.gettext("By itself it takes nothing now.")
    return catalogue.ngettext(
        "By itself it takes {count} card now.", "By itself it takes {count} cards now.", gain
    ).format(count=gain)


def _leaves(threat: float, language: str | None) -> str:
    return (
        translations(language)
        .ngettext(
            "After that a rival can expect to take {cards} card.",
            "After that a rival can expect to take {cards} cards.",
            counted(threat, language),
        )
        .format(cards=number(threat, language))
    )


def expert_numbers(
    move: str, view: View, worths: dict[str, Worth], language: str | None = None
) -> str:
    """Say what a move is expected to bring, to oneself and to rivals, and what is left then."""
    ngettext, worth = translations(language).ngettext, worths[move]
    now = ngettext(
        "This round you can expect to take {own} card, and a rival {theirs}.",
        "This round you can expect to take {own} cards, and a rival {theirs}.",
        counted(worth.gain, language),
    ).format(own=number(worth.gain, language), theirs=number(worth.given, language))
    said = [now]
    if worth.next_own >= WORTH_SAYING or worth.threat >= WORTH_SAYING:
        later = ngettext(
            "In the next round there is then {own} card for you, and {theirs} for a rival.",
            "In the next round there are then {own} cards for you, and {theirs} for a rival.",
            counted(worth.next_own, language),
        )
        said.append(
            later.format(
                own=number(worth.next_own, language), theirs=number(worth.threat, language)
            )
        )
    tempting = max(worths, key=lambda other: worths[other].gain)
    if worths[tempting].gain - worth.gain >= WORTH_SAYING:
        said.append(_resisted(tempting, view, worths[tempting].gain, language))
    return " ".join(said)


def _resisted(move: str, view: View, gain: float, language: str | None) -> str:
    """Say what a move would bring that is not advised."""
    ngettext, made = translations(language).ngettext, read(move)
    count, own = counted(gain, language), number(gain, language)
    if made.verb in BY_CODE:
        return ngettext(
            "The {card} would bring {own} card now, but less in the end.",
            "The {card} would bring {own} cards now, but less in the end.",
            count,
        ).format(card=name_card(BY_CODE[made.verb], language), own=own)
    other = _shifts(move, view, language) if made.verb == "close" else name_place(move, language)
    return ngettext(
        "{other}: that would bring {own} card now, but less in the end.",
        "{other}: that would bring {own} cards now, but less in the end.",
        count,
    ).format(other=other[:1].upper() + other[1:], own=own)
