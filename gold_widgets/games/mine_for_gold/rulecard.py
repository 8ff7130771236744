"""The rules of Mine for Gold, told for a reader of twelve, each with an example where it helps."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gold_widgets.engine.rulebook import Rule, illustrated
from gold_widgets.engine.words import spoken, translations

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations


def _small(hands: str, center: str, silver: bool = False) -> str:
    """Draw a center, and one card in each hand."""
    heads = "players: Ann, Bob\n" + ("silver: yes\n" if silver else "")
    return f"{heads}hands: {hands}\n{center}"


_CHAIN = ".  B9 B15 .\nR5 R7 R9  .\n.  .  G8  G12\n.  .  .   Y11"
_EXAMPLES: dict[str, tuple[str, str]] = {
    "M2": (_small("R7, G10", "R9"), "R7 G10"),
    "M3": (_small("R12, R8", "R7 R9"), "R12 R8"),
    "M4": (_small("B9, R8", "R7 R9"), "B9 R8 above@R9"),
    "M5": (_small("R16, B9", "R4 R11 R14\n.  G8  ."), "R16 B9"),
    "M6": (_small("Y5, Y4", "B8 B12 .   .\nR7 R9  R15 .\n.  G6  G8  G11"), "Y5 Y4"),
    "M7": (_small("Y10, B1", _CHAIN), "Y10 B1"),
    "M8": (_small("R9, B4", "R1 R2 R3"), "R9 B4"),
    "M9": (_small("R9, B4", "R1 R2 R3"), "R9 B4"),
    "M10": (_small("S15, Y2", "R16\nB15", silver=True), "S15 Y2 left@R16"),
    "M11": (_small("R16, S2", "B3 B4\n.  S15", silver=True), "R16 S2"),
    "MR1": (_small("R8, B2", "R3 R5/R9 R20"), "R8 B2"),
    "MR2": (_small("Y11, R3", "R1  R5\n.   B10\nG13 G16"), "Y11 R3"),
    "MR3": (_small("G8, Y2", "R3 R6       R14\nG1 G2/G4/G7 G10"), "G8 Y2 close-0-1"),
    "MR4": (_small("Y10, B1", _CHAIN), "Y10 B1"),
    "MR5": (_small("R16, B9", "R4 R11 R14\n.  G8  ."), "R16 B9"),
    "MR6": (_small("R9, B2", "R3 R10/R8"), "R9 B2"),
    "MR7": (_small("R5, B2", "S5 R9", silver=True), "R5 B2"),
    "MR8": (_small("R5, B2", "S3 S9", silver=True), "R5 B2"),
    "MR9": (_small("B9, S1", ".  G15\nY5 Y13\nB3 .\nS2 S4", silver=True), "B9 S1"),
    "MR10": (_small("R13, Y8", ".  .  B9 B15\nR2 R5 R11 .\n.  .  G7 G12\n.  .  .  Y10"), "R13 Y8"),
    "MR11": (_small("R16, Y10", "B9/B7 .   .   .\nR4    R11 R14 .\n.     G8  G12 G18"), "R16 Y10"),
    "MR12": (
        _small("R13, Y8", "R2 R5 R11 .\n.  .  B9  B15\n.  .  .   G12\n.  .  .   Y10"),
        "R13 Y8",
    ),
    "MR13": (_small("R1, B2", "R9\nB7"), ""),
    "MR14": (_small("R12, B1", "R7 R9"), "R12 B1"),
}
"""Rule → a position, and the moves that show the rule there.

Bob's card has a choice of places, so the last that is seen and told is what the rule is about.
"""

_LESSONS = {
    "01_first_round": "M1 M2 M9 MR13",
    "02_rows_and_piles": "M3 MR1 MR6 MR14",
    "03_new_rows": "M4 MR2",
    "04_corridors": "M5 M8 MR5 MR12",
    "05_closing_gaps": "M6 MR3 MR10 MR11",
    "06_chain_reactions": "M7 MR4",
    "07_silver": "M10 M11 MR7 MR8 MR9",
}
"""Notebook → the rules that are taught there."""


def rules(language: str | None = None) -> tuple[Rule, ...]:
    """Return every rule and ruling of Mine for Gold, in the order of the book.

    >>> next(rule.name for rule in rules() if rule.id == "M5")
    'Corridor'
    """
    return _told(translations(spoken(language)))


@cache
def _told(catalogue: NullTranslations) -> tuple[Rule, ...]:
    told = (*_setting_out(catalogue), *_taking(catalogue), *_silver(catalogue))
    rulings = (*_rulings_of_laying(catalogue), *_rulings_of_closing(catalogue))
    by_number = sorted(rulings, key=lambda rule: int(rule.id.removeprefix("MR")))
    return illustrated((*told, *by_number), _EXAMPLES, "mine_for_gold", _LESSONS)


def _setting_out(catalogue: NullTranslations) -> Iterator[Rule]:
    """Tell how a game begins, and where cards are laid."""
    gettext, pgettext = catalogue.gettext, catalogue.pgettext
    yield Rule(
        "M1",
        pgettext("rule", "Deal"),
        gettext(
            "Two to six people play, with 12 cards each. Two more cards lie face up in the center: "
            "side by side if they have one color, else one above the other. The basic game leaves "
            "silver out; with silver, a silver card that is drawn for the center is put away."
        ),
    )
    yield Rule(
        "M2",
        pgettext("rule", "Round"),
        gettext(
            "Everybody chooses a card from their hand in secret, and all are turned up at once. "
            "The highest number is laid first; equal numbers in the order yellow, red, green, "
            "blue, silver. There are 12 rounds."
        ),
    )
    yield Rule(
        "M3",
        pgettext("rule", "Row"),
        gettext(
            "A color has one row, and its numbers ascend from left to right. A new highest number "
            "goes to the right end, a new lowest to the left end, and any other onto the pile "
            "whose number is nearest. If two are equally near, you choose."
        ),
    )
    yield Rule(
        "M4",
        pgettext("rule", "New row"),
        gettext(
            "A color without a row begins one: its card goes right above or below the card whose "
            "number is nearest. If several are equally near, you choose. There are at most four "
            "rows."
        ),
    )


def _taking(catalogue: NullTranslations) -> Iterator[Rule]:
    """Tell what is won, and what is left then."""
    gettext, pgettext = catalogue.gettext, catalogue.pgettext
    yield Rule(
        "M5",
        pgettext("rule", "Corridor"),
        gettext(
            "A corridor is complete with four piles side by side in a row, with four piles of four "
            "colors in a column, or with four cards in one pile. Whoever laid the card takes all "
            "its cards, whole piles included, into their treasure chamber."
        ),
    )
    yield Rule(
        "M6",
        pgettext("rule", "Gaps"),
        gettext(
            "After that the gaps are closed, so that every row is whole again and all cards hang "
            "together by their sides. As few cards as possible are moved, and they go the shortest "
            "way. If there are several ways, you choose."
        ),
    )
    yield Rule(
        "M7",
        pgettext("rule", "Chain reaction"),
        gettext(
            "Closing the gaps may complete another corridor. You take it as well and close the "
            "gaps again, until nothing more is complete."
        ),
    )
    yield Rule(
        "M8",
        pgettext("rule", "Empty center"),
        gettext("If no card is left in the center, the next one simply starts a row."),
    )
    yield Rule(
        "M9",
        pgettext("rule", "Winning"),
        gettext(
            "The game is over when all hands are empty. Whoever has the most cards in the treasure "
            "chamber wins, and several can win together. With silver, the one of them wins who has "
            "fewer silver cards."
        ),
    )


def _silver(catalogue: NullTranslations) -> Iterator[Rule]:
    """Tell what jokers do."""
    gettext, pgettext = catalogue.gettext, catalogue.pgettext
    yield Rule(
        "M10",
        pgettext("rule", "Silver"),
        gettext(
            "A silver card is a joker: you may lay it in any row, by its number as always, and it "
            "counts as the color of that row. It may not start a row, unless the center is empty."
        ),
    )
    yield Rule(
        "M11",
        pgettext("rule", "Silver alone"),
        gettext(
            "A row in which only silver is left waits for a color: the next card whose color has "
            "no row must be laid there, and gives the row its color."
        ),
    )


def _rulings_of_laying(catalogue: NullTranslations) -> Iterator[Rule]:
    """Tell what is done where the book is silent about laying."""
    gettext, pgettext = catalogue.gettext, catalogue.pgettext
    yield Rule(
        "MR1",
        pgettext("rule", "Visible number"),
        gettext("How far a pile is away is counted to its top card, the one that you see (M3)."),
    )
    yield Rule(
        "MR2",
        pgettext("rule", "Hemmed in"),
        gettext(
            "A new row always goes above the top row or below the bottom row. If the nearest card "
            "lies between other rows, the nearest card of the top and the bottom row counts."
        ),
    )
    yield Rule(
        "MR6",
        pgettext("rule", "Highest and lowest"),
        gettext(
            "Whether a number is the highest or the lowest of its row is told by the visible cards "
            "alone: cards below others do not count (M3)."
        ),
    )
    yield Rule(
        "MR7",
        pgettext("rule", "Equal number"),
        gettext(
            "A card whose number is visible in its row already goes onto that pile. One of the two "
            "is then silver."
        ),
    )
    yield Rule(
        "MR8",
        pgettext("rule", "Rows of silver"),
        gettext(
            "A row without a colored card at any depth has no color, however long it is (M11). If "
            "there are several, you choose which one your color joins. Silver may join as well: "
            "the row stays without a color."
        ),
    )
    yield Rule(
        "MR13",
        pgettext("rule", "First two cards"),
        gettext("If the first two cards have different colors, the one drawn first lies on top."),
    )
    yield Rule(
        "MR14",
        pgettext("rule", "No choice, no question"),
        gettext(
            "A card that has one place is laid there without asking (M3), and gaps that can be "
            "closed in one way close by themselves (M6)."
        ),
    )


def _rulings_of_closing(catalogue: NullTranslations) -> Iterator[Rule]:
    """Tell what is done where the book is silent about taking and closing."""
    gettext, pgettext = catalogue.gettext, catalogue.pgettext
    yield Rule(
        "MR3",
        pgettext("rule", "Shortest way"),
        gettext(
            "Rows keep their cards, their order and who is above whom; no line between them stays "
            "empty, and each row shares a column with the next. Of all ways to get there, the one "
            "that moves the fewest cards counts, then the one with the fewest steps (M6)."
        ),
    )
    yield Rule(
        "MR4",
        pgettext("rule", "Long rows"),
        gettext(
            "A row never has more than four piles, and at most three once a corridor is taken. So "
            "a chain reaction (M7) always takes columns."
        ),
    )
    yield Rule(
        "MR5",
        pgettext("rule", "Treasure"),
        gettext("Cards in a treasure chamber are counted, and never come back into play (M5)."),
    )
    yield Rule(
        "MR9",
        pgettext("rule", "Silver in corridors"),
        gettext(
            "A row of silver stands for the color that is missing: with it, four rows in one "
            "column are a corridor. Four silver cards side by side or in a pile are one, too (M5)."
        ),
    )
    yield Rule(
        "MR10",
        pgettext("rule", "Same result"),
        gettext(
            "Ways to close the gaps that end in the same picture are one way, wherever on the "
            "table it lies (M6)."
        ),
    )
    yield Rule(
        "MR11",
        pgettext("rule", "Cost of moving"),
        gettext(
            "A pile of three cards that is moved two steps counts as three cards and six steps. "
            "Steps sideways and steps up or down are added (M6)."
        ),
    )
    yield Rule(
        "MR12",
        pgettext("rule", "All at once"),
        gettext(
            "Taking is a must: all corridors that are complete are taken at once, before any gap "
            "is closed (M5)."
        ),
    )
