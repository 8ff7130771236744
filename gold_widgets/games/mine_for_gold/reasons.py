"""Why a computer would make a move, as advice in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import number
from gold_widgets.engine.moves import read
from gold_widgets.engine.words import translations
from gold_widgets.games.mine_for_gold.cards import BY_CODE
from gold_widgets.games.mine_for_gold.explain import name_card

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.expert import Worth
    from gold_widgets.games.mine_for_gold.outlook import Option

WORTH_SAYING = 0.05
"""What is rounded to 0.0 is not mentioned."""


def what_to_do(move: str, language: str | None = None) -> str:
    """Name a move as advice.

    >>> what_to_do("R12"), what_to_do("1/R12"), what_to_do("on@R9")
    ('Choose the red 12.', 'Choose the red 12.', 'Lay your card onto the red 9.')
    """
    gettext = translations(language).gettext
    made = read(move)
    if made.verb in BY_CODE:
        return gettext("Choose the {card}.").format(card=name_card(BY_CODE[made.verb], language))
    if made.verb == "close":
        return gettext("Close the gaps with {move}.").format(move=move)
    patterns = {
        "on": gettext("Lay your card onto the {card}."),
        "left": gettext("Lay your card to the left of the {card}."),
        "right": gettext("Lay your card to the right of the {card}."),
        "above": gettext("Lay your card above the {card}."),
        "below": gettext("Lay your card below the {card}."),
    }
    return patterns[made.verb].format(card=name_card(BY_CODE[made.place], language))


def any_move(move: str, language: str | None = None) -> str:
    """Give no reason."""
    gettext = translations(language).gettext
    return f"{what_to_do(move, language)} {gettext('Any other move is as good to me.')}"


def greedy_reason(move: str, option: Option, language: str | None = None) -> str:
    """Say what a move takes at once."""
    return f"{what_to_do(move, language)} {_takes(option.result.gain, language)}"


def sharp_reason(move: str, option: Option, threat: float, language: str | None = None) -> str:
    """Say what a move takes at once, and what it leaves to a rival."""
    said = [what_to_do(move, language), _takes(option.result.gain, language)]
    if threat >= WORTH_SAYING:
        said.append(_leaves(threat, language))
    return " ".join(said)


def _takes(gain: int, language: str | None) -> str:
    catalogue = translations(language)
    if not gain:
        return catalogue.gettext("By itself it takes nothing now.")
    return catalogue.ngettext(
        "By itself it takes {count} card now.", "By itself it takes {count} cards now.", gain
    ).format(count=gain)


def _leaves(threat: float, language: str | None) -> str:
    gettext = translations(language).gettext
    return gettext("After that a rival can expect to take {cards} cards.").format(
        cards=number(threat, language)
    )


def expert_reason(move: str, worths: dict[str, Worth], language: str | None = None) -> str:
    """Say what a move is expected to bring, to oneself and to rivals, and what is left then."""
    gettext = translations(language).gettext
    worth = worths[move]
    said = [what_to_do(move, language)]
    now = gettext("This round you can expect to take {own} cards, and a rival {theirs}.")
    said.append(now.format(own=number(worth.gain, language), theirs=number(worth.given, language)))
    if worth.next_own >= WORTH_SAYING or worth.threat >= WORTH_SAYING:
        later = gettext(
            "In the next round there are then {own} cards for you, and {theirs} for a rival."
        )
        said.append(
            later.format(
                own=number(worth.next_own, language), theirs=number(worth.threat, language)
            )
        )
    tempting = max(worths, key=lambda other: worths[other].gain)
    more = worths[tempting]
    if more.gain - worth.gain >= WORTH_SAYING:
        but = gettext("{move} would bring {own} cards now, but less in the end.")
        said.append(but.format(move=tempting.rpartition("/")[2], own=number(more.gain, language)))
    return " ".join(said)
