"""The rules of GOLD, told for a reader of twelve: each with an example and the lesson about it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gold_widgets.engine.rulebook import Rule, illustrated
from gold_widgets.engine.words import spoken, translations

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

_TWO = "players: Ann R, Bob B\nrules: rush_at {rush_at}, stall {stall}\n"
_LESSONS = {
    "01_setup": "G1 G2 G3 G4",
    "02_digger_finds_gold": "G5",
    "03_digger_duel": "G6 R4",
    "04_dynamite": "G7",
    "05_no_effect": "G8",
    "06_gold_rush": "G9 R1 R3",
    "07_scoring_and_match": "G10 G11 G12",
    "09_scenario_lab": "R2",
}
"""Notebook → the rules that are taught there."""


def _small(cards: str, *, rush_at: int = 0, stall: str = "play_on", mines: str = "") -> str:
    """Draw a table of a few cards; Ann is red and to move, Bob is blue."""
    heads = _TWO.format(rush_at=rush_at, stall=stall)
    return f"{heads}to move: Ann\n{f'mines: {mines}' + chr(10) if mines else ''}{cards}"


_EXAMPLES: dict[str, tuple[str, str]] = {
    "G1": (
        "players: Ann RG, Bob BY\nrules: rush_at 0, stall play_on\nto move: Ann\nR2 G3 B4 Y5 P2",
        "",
    ),
    "G4": (_small("R3 $2 B4"), "a1"),
    "G5": (_small("R4 $3 B2"), "a1 b1"),
    "G6": (_small("R2 B5"), "a1 b1"),
    "G7": (_small("** $4 R3"), "a1 b1"),
    "G8": (_small("R2 $4"), "a1 b1"),
    "G9": (_small("B2 $3 $1", rush_at=10), "b1"),
    "G10": (_small("$2", rush_at=10, mines="$1 $1, $3"), "a1"),
    "R1": (_small("R4 $3 B2 $4", stall="rush"), "a1 b1"),
    "R2": (_small("$1"), "a1"),
    "R3": (_small("R3 $2 B2 $1", rush_at=3), "a1 b1"),
    "R4": (_small("R5 R2"), "a1 b1"),
}
"""Rule → a position, and the moves that show the rule there."""


def rules(language: str | None = None) -> tuple[Rule, ...]:
    """Return every rule and ruling of GOLD, in the order of the book.

    >>> next(rule.name for rule in rules() if rule.id == "G5")
    'Strike'
    """
    return _told(translations(spoken(language)))


@cache
def _told(catalogue: NullTranslations) -> tuple[Rule, ...]:
    told = (*_book(catalogue), *_rulings(catalogue))
    return illustrated(told, _EXAMPLES, "gold", _LESSONS)


def _book(catalogue: NullTranslations) -> Iterator[Rule]:
    """Tell what the book says."""
    gettext, pgettext = catalogue.gettext, catalogue.pgettext
    yield Rule(
        "G1",
        pgettext("rule", "Setup"),
        gettext(
            "Two to five people play. With three or more, everybody takes one color; two players "
            "take two colors each. Diggers of a color that nobody took are on the table too."
        ),
    )
    yield Rule(
        "G2",
        pgettext("rule", "Table"),
        gettext(
            "All 64 cards lie face down where everybody can see them, in rows or scattered about. "
            "How they lie is a matter of taste: the game stays the same."
        ),
    )
    yield Rule(
        "G3",
        pgettext("rule", "Starter"),
        gettext(
            "Agree on who begins: whoever has the most money in their pockets, say, or the "
            "youngest. Here you name the player who starts."
        ),
    )
    yield Rule(
        "G4",
        pgettext("rule", "Turn"),
        gettext(
            "On your turn you flip two cards, one after the other: look at the first before you "
            "choose the second. Both stay open until it is settled what they do."
        ),
    )
    yield Rule(
        "G5",
        pgettext("rule", "Strike"),
        gettext(
            "A digger whose number is as high as the gold's, or higher, carries it out, and both "
            "cards leave the table. The gold goes to the owner of the digger, whoever flipped it; "
            "a digger that nobody owns works for the player who flipped it."
        ),
    )
    yield Rule(
        "G6",
        pgettext("rule", "Duel"),
        gettext(
            "Two diggers with different numbers fight, whatever their colors: the weaker one is "
            "chased off the table, the stronger one is turned face down again where it lay."
        ),
    )
    yield Rule(
        "G7",
        pgettext("rule", "Dynamite"),
        gettext(
            "If at least one of the two cards is dynamite, both leave the table, whatever they "
            "are. Nobody gets points for gold that blows up."
        ),
    )
    yield Rule(
        "G8",
        pgettext("rule", "No effect"),
        gettext(
            "Two golds, two equally strong diggers, or a digger too weak for the gold: nothing "
            "happens. Both cards are turned face down again where they lay."
        ),
    )
    yield Rule(
        "G9",
        pgettext("rule", "Gold rush"),
        gettext(
            "The gold rush begins as soon as a turn starts with 10 cards or fewer, and lasts to "
            "the end. A turn is then just one card: gold is yours, anything else leaves the table."
        ),
    )
    yield Rule(
        "G10",
        pgettext("rule", "End"),
        gettext(
            "The game is over when the table is empty. The most points of gold win. If that is a "
            "tie, the most gold cards win; if that is a tie too, the victory is shared."
        ),
    )
    yield Rule(
        "G11",
        pgettext("rule", "Match"),
        gettext(
            "A match has as many games as players, and somebody else starts each time. The "
            "highest total wins; in a tie, the better last game counts, and then it is shared."
        ),
    )
    yield Rule(
        "G12",
        pgettext("rule", "Secrecy"),
        gettext(
            "Gold that you have won lies face down in your mine: how many points you have is your "
            "secret until the end. Tables made for learning show the points all the same."
        ),
    )


def _rulings(catalogue: NullTranslations) -> Iterator[Rule]:
    """Tell what is done here where the book is silent."""
    gettext, pgettext = catalogue.gettext, catalogue.pgettext
    yield Rule(
        "R1",
        pgettext("rule", "Stall"),
        gettext(
            "It can happen that no two of the cards left can do anything to each other: such a "
            "game would never end. So the gold rush (G9) begins at the next turn, however many "
            "cards there are."
        ),
    )
    yield Rule(
        "R2",
        pgettext("rule", "Small tables"),
        gettext(
            "A table that you make yourself may have any cards, from 1 to 64. With 10 or fewer it "
            "begins in the gold rush (G9), unless you turn that off; then a card that is left "
            "alone has no partner, and nothing happens to it."
        ),
    )
    yield Rule(
        "R3",
        pgettext("rule", "One clock"),
        gettext(
            "Only the start of a turn decides about the gold rush (G9). A turn that starts with "
            "enough cards for two flips has two flips, even if few cards are left after it."
        ),
    )
    yield Rule(
        "R4",
        pgettext("rule", "Your own cards"),
        gettext(
            "There is no mercy for your own diggers: two of them fight each other like any "
            "others (G6), and dynamite takes them too (G7)."
        ),
    )
