"""The rules of Klondike Rush, told for a reader of twelve: examples, and the lesson about each."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gold_widgets.engine.rulebook import Rule, illustrated
from gold_widgets.engine.words import spoken, translations

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

_LESSONS = {
    "01_the_mountain": "K1 KR18 KR21",
    "02_building": "K3 KR3 KR10 KR12",
    "03_value_and_profit": "K4 K5 KR19",
    "04_auctions": "K2 KR1",
    "05_orders_and_trades": "K6 K7 KR2 KR9 KR13 KR22",
    "06_the_end": "K8 K9 K10 KR7 KR14 KR15 KR16 KR17 KR20",
    "07_two_players": "K11 K12 KR4 KR5 KR6 KR8 KR11",
}
"""Notebook → the rules that are taught there."""

_THREE = "players: Ann, Bob, Cy\n"
_TWO = "players: Ann, Bob\n"
_MARY = (
    "players: Mary, Joe, Tim\nmines: green a2, red b4\nboard: fish c7\n"
    "unused: green 1, -, -\ncards: G5, -, -"
)
_JOE = (
    "players: Joe, Mary, Tim\nmines: red a1 b1 b2, white a5 b9 b10 c13 c14\ncards: R1 R2 W1, -, -"
)
_END = "to move: Cy\nasks: settle\nturns left: 1\n"
_EXAMPLES: dict[str, tuple[str, str]] = {
    "K2": (_THREE + "on sale: R3\norder deck: o01", "bid-4 pass bid-5"),
    "K3": (_MARY, "build-green@c7"),
    "K4": (_JOE, "profit"),
    "K5": (_THREE + "deck: R1 W1", "end"),
    "K6": (
        "players: Tim, Mary, Joe\ntokens: pelt 3, -, -\norders: o04, -, -",
        "order-o04-pelt-pelt",
    ),
    "K7": (_THREE + "tokens: fish 2 pelt, -, -", "trade-fish-fish-pelt"),
    "K8": (_THREE + "on sale: R5", "bid-1 pass pass end"),
    "K9": (
        _THREE + _END + "mines: red a2\ncards: R5, W5, -\ntokens: beast 2, beast, -\n"
        "profit: no, no, no",
        "done",
    ),
    "K10": (_THREE + _END + "money: 40, 35, 20\nprofit: no, no, no", "done"),
    "K11": (_TWO + "on sale: R3 W2\ndeck: G1 G2", "bid-1 bid-3 bid-5 pass"),
    "K12": (_THREE + "rules: last_bid\non sale: R3", "bid-4 bid-5 pass bid-6"),
    "KR1": (_THREE + "on sale: R3", "pass pass pass"),
    "KR2": (_THREE + "tokens: pelt wild, -, -\norders: o04, -, -", "order-o04-pelt-wild"),
    "KR3": (
        _THREE + "on sale: R4\nmines: red a1 a2 a4 a5 a6 b1 b2 b3 b4\nunused: -, red 1, -",
        "bid-1 pass pass",
    ),
    "KR4": (_THREE + "rules: last_bid\non sale: R3", "bid-4 pass pass pass pass"),
    "KR5": (_TWO + "on sale: R3 W2", "bid-3 pass"),
    "KR6": (_TWO + "on sale: R3 W2", "pass bid-1"),
    "KR7": (_THREE + "on sale: R3", "pass pass pass end"),
    "KR8": (_TWO + "deck: R3", "end"),
    "KR9": (_THREE + "on sale: R3", "bid-1 pass pass"),
    "KR10": (
        _THREE + "on sale: R3\nmoney: 4, 30, 30\ntokens: fish 3, -, -",
        "trade-fish-fish-fish bid-9",
    ),
    "KR11": (_THREE + "rules: last_bid\non sale: R3", "pass pass pass pass bid-1"),
    "KR12": (_MARY, "build-green@c7"),
    "KR13": (_THREE + "on sale: R3\ntokens: -, -, fish 3", "2/trade-fish-fish-fish"),
    "KR14": (_THREE + _END + "tokens: -, -, beast fish 2", "trade-fish-fish-beast done"),
    "KR16": (_THREE + _END + "mines: red a2\ncards: R5, -, -\nprofit: yes, no, no", "done"),
    "KR17": (_THREE + _END + "tokens: beast, beast, -\nprofit: no, no, no", "done"),
    "KR19": (_THREE + "on sale: RW", "bid-2 pass pass"),
    "KR20": (
        _THREE + _END + "money: 90, 90, 20\ntokens: fish 2, fish 1, -\nprofit: no, no, no",
        "done",
    ),
    "KR22": (_THREE + "tokens: pelt 2 wild, -, -\norders: o04, -, -", "order-o04-pelt-wild"),
}
"""Rule → a position, and the moves that show the rule there."""


def rules(language: str | None = None) -> tuple[Rule, ...]:
    """Return every rule and ruling of Klondike Rush, in the order of the book.

    >>> next(rule.name for rule in rules() if rule.id == "K3")
    'Building'
    """
    return _told(translations(spoken(language)))


@cache
def _told(catalogue: NullTranslations) -> tuple[Rule, ...]:
    told = (Rule(*rule) for rule in (*_book(catalogue), *_rulings(catalogue)))
    return illustrated(told, _EXAMPLES, "klondike_rush", _LESSONS)


def _book(catalogue: NullTranslations) -> Iterator[tuple[str, str, str]]:
    """Tell what the book says."""
    gettext, pgettext = catalogue.gettext, catalogue.pgettext
    yield (
        "K1",
        pgettext("klondike rule", "Setting up"),
        gettext(
            "Three to five people play (two by K11). The town goes on any space, a hunt token on "
            "every other one. Everybody gets 30 dollars, two secret orders and a profit card. The "
            "four cards marked 4+ are for four and five players."
        ),
    )
    yield (
        "K2",
        pgettext("klondike rule", "Auction"),
        gettext(
            "The active player turns up a company card. From that player on, everybody bids once, "
            "higher than the last bid, or passes. The highest bid pays the bank and takes the "
            "card: a mine piece for each mine on it, an order for each crate."
        ),
    )
    yield (
        "K3",
        pgettext("klondike rule", "Building"),
        gettext(
            "The active player may build any number of unused mines, each on a space without one. "
            "It costs the cheapest way from a mine of the same company; a path with a mine at both "
            "ends costs 1. You take the hunt token, and the company's value goes up by one step."
        ),
    )
    yield (
        "K4",
        pgettext("klondike rule", "Profit card"),
        gettext(
            "After building, the active player may use the profit card, once in the game: every "
            "investment on your cards pays what its company is worth now."
        ),
    )
    yield (
        "K5",
        pgettext("klondike rule", "Passing the figure"),
        gettext("At the end of a turn the snow beast figure goes to the player on the left."),
    )
    yield (
        "K6",
        pgettext("klondike rule", "Orders"),
        gettext(
            "At any time anybody may hand in the tokens that one of their orders wants, and gets "
            "its price from the bank."
        ),
    )
    yield (
        "K7",
        pgettext("klondike rule", "Three tokens"),
        gettext("At any time anybody may hand in any three hunt tokens for 5 dollars."),
    )
    yield (
        "K8",
        pgettext("klondike rule", "Last turns"),
        gettext(
            "When no company card is left and the turn ends, everybody has one last turn without "
            "an auction: building and the profit card as usual."
        ),
    )
    yield (
        "K9",
        pgettext("klondike rule", "Count"),
        gettext(
            "In the end all investments pay once more. Whoever has the most snow beast tokens gets "
            "25 dollars; in a tie it is shared and rounded down."
        ),
    )
    yield (
        "K10",
        pgettext("klondike rule", "Winner"),
        gettext(
            "The most money wins. In a tie, the most unused hunt tokens win, then the most "
            "investments; if that is a tie too, the victory is shared."
        ),
    )
    yield (
        "K11",
        pgettext("klondike rule", "Two players"),
        gettext(
            "Four more company cards stay in the box, nobody knows which. Two cards a turn are "
            "sold together, and the two bid in turn as often as they like, at least 2 dollars more "
            "each time."
        ),
    )
    yield (
        "K12",
        pgettext("klondike rule", "Last bid"),
        gettext(
            "A variant for three to five: everybody has a last-bid card. Once in the game, after "
            "the last bid, you may bid a second time with it; one such card an auction."
        ),
    )


def _rulings(catalogue: NullTranslations) -> Iterator[tuple[str, str, str]]:
    """Tell what is done here where the book is silent."""
    yield from _auction_rulings(catalogue)
    yield from _other_rulings(catalogue)


def _auction_rulings(catalogue: NullTranslations) -> Iterator[tuple[str, str, str]]:
    gettext, pgettext = catalogue.gettext, catalogue.pgettext
    yield (
        "KR1",
        pgettext("klondike rule", "Unsold"),
        gettext("If everybody passes, the card leaves the game, and the turn goes on."),
    )
    yield (
        "KR2",
        pgettext("klondike rule", "Wild tokens"),
        gettext(
            "In an order, a wild token stands for one fish, pelt, moose or emerald. Snow beasts "
            "never fill orders."
        ),
    )
    yield (
        "KR3",
        pgettext("klondike rule", "No pieces left"),
        gettext("When a company's mine pieces are used up, its mine symbols give none."),
    )
    yield (
        "KR4",
        pgettext("klondike rule", "Who may bid last"),
        gettext("The last bid is offered in turn order, from the active player on."),
    )
    yield (
        "KR5",
        pgettext("klondike rule", "Sold to one of two"),
        gettext(
            "With two players the active one opens, and the auction ends when a pass answers a bid."
        ),
    )
    yield (
        "KR6",
        pgettext("klondike rule", "A pass is final"),
        gettext(
            "With two players, who has passed is out of this auction. The first bid is at least 1."
        ),
    )
    yield (
        "KR7",
        pgettext("klondike rule", "The end comes anyway"),
        gettext("The last turns begin when the last card is gone, whether it was bought or not."),
    )
    yield (
        "KR8",
        pgettext("klondike rule", "One card left"),
        gettext("With two players and an odd deck, the last card is sold alone."),
    )
    yield (
        "KR9",
        pgettext("klondike rule", "No orders left"),
        gettext("When the order deck is empty, a crate gives nothing: it is not shuffled again."),
    )
    yield (
        "KR10",
        pgettext("klondike rule", "Cash"),
        gettext(
            "You bid and build with money that you have in hand. Trading three tokens (K7) first "
            "may help."
        ),
    )
    yield (
        "KR11",
        pgettext("klondike rule", "First come, first served"),
        gettext(
            "Also those who passed may bid last, but not the highest bidder. The first to do so "
            "gets the card."
        ),
    )


def _other_rulings(catalogue: NullTranslations) -> Iterator[tuple[str, str, str]]:
    gettext, pgettext = catalogue.gettext, catalogue.pgettext
    yield (
        "KR12",
        pgettext("klondike rule", "Cheapest way"),
        gettext(
            "The closest mine is the cheapest one to reach (K3), through empty spaces and others' "
            "mines. The path into the new space costs what is printed. Without a free space, "
            "pieces stay unused."
        ),
    )
    yield (
        "KR13",
        pgettext("klondike rule", "At any time"),
        gettext(
            "Orders and trades never change whose move it is: you may make them while others "
            "are asked."
        ),
    )
    yield (
        "KR14",
        pgettext("klondike rule", "Settling"),
        gettext(
            "After the last turns everybody, one after the other, has a last chance to fill orders "
            "and trade tokens, and then says done."
        ),
    )
    yield (
        "KR15",
        pgettext("klondike rule", "All at once"),
        gettext("At the count all are paid at the same time, at the final values (K9)."),
    )
    yield (
        "KR16",
        pgettext("klondike rule", "Paid twice"),
        gettext("Whoever still has the profit card is paid twice at the count."),
    )
    yield (
        "KR17",
        pgettext("klondike rule", "Beasts in hand"),
        gettext(
            "Only snow beasts that you still hold count. If nobody has one, nobody gets the reward."
        ),
    )
    yield (
        "KR18",
        pgettext("klondike rule", "Open money"),
        gettext(
            "Everybody hears what is paid, so money is only as secret as others forget it. Tokens "
            "and company cards lie open; orders are secret."
        ),
    )
    yield (
        "KR19",
        pgettext("klondike rule", "Two companies"),
        gettext("On a card of two companies every symbol has its own color."),
    )
    yield (
        "KR20",
        pgettext("klondike rule", "Breaking a tie"),
        gettext("A tie is broken by the tokens held after settling, snow beasts included."),
    )
    yield (
        "KR21",
        pgettext("klondike rule", "The bank"),
        gettext("The bank never runs out of money."),
    )
    yield (
        "KR22",
        pgettext("klondike rule", "Saying what you pay"),
        gettext(
            "You say which tokens pay an order (K6). A wild one (KR2) is allowed even if you have "
            "the real thing."
        ),
    )
