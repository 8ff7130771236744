"""What a seat can see: the center, its own hand, and what everybody has taken and laid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gold_widgets.engine.recall import Perfect, Recall, watched
from gold_widgets.engine.seats import seat_number
from gold_widgets.games.mine_for_gold.cards import BASIC_DECK, BY_CODE, DECK
from gold_widgets.games.mine_for_gold.events import Event, Revealed
from gold_widgets.games.mine_for_gold.layout import cards_in, grid

if TYPE_CHECKING:
    from gold_widgets.engine.seats import Seat
    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.game import Game
    from gold_widgets.games.mine_for_gold.layout import Grid, Layout
    from gold_widgets.games.mine_for_gold.settling import Queue, Treasure


@dataclass(frozen=True)
class View:
    """One seat's knowledge: never another hand, nor a choice that is not turned up."""

    seat: int | None
    """Whose eyes these are; None sees what everybody may see."""
    seats: tuple[Seat, ...]
    """The players."""
    silver: bool
    """Whether the jokers are in play."""
    layout: Layout
    """The rows in the center; nothing while gaps are open."""
    gaps: Grid | None
    """The center while somebody must choose how to close it."""
    queue: Queue
    """Seat and card of all that are turned up and not laid yet."""
    hand: tuple[Card, ...]
    """This seat's own cards."""
    chosen: Card | None
    """The card that this seat has chosen."""
    has_chosen: tuple[bool, ...]
    """Who has chosen: which card, only they know."""
    left: int
    """How many cards everybody holds."""
    treasure: Treasure
    """What everybody has taken."""
    laid: tuple[tuple[Card, ...], ...]
    """What everybody has laid, as far as this seat remembers."""
    aside: tuple[Card, ...]
    """Silver that was put away before the game, for all to see (M1)."""
    to_move: int
    """The first of the seats that the game waits for."""
    asks: str
    """The kind of choice: `choose`, `lay` or `close`."""
    is_over: bool
    """Whether no move will follow."""
    moment: int
    """How many moves were made since the start."""
    moves: tuple[str, ...]
    """What this seat can do now."""

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that the game waits for, in turn order."""
        if self.asks != "choose":
            return () if self.is_over else (self.to_move,)
        order = (*range(self.to_move, len(self.seats)), *range(self.to_move))
        return tuple(seat for seat in order if not self.has_chosen[seat])

    def legal(self) -> tuple[str, ...]:
        """Return the moves of this seat."""
        return self.moves

    @property
    def rows(self) -> Grid:
        """The center from top to bottom: a row over all columns, a pile as its cards or None."""
        return grid(self.layout) if self.gaps is None else self.gaps

    @property
    def scores(self) -> tuple[int, ...]:
        """Cards taken so far, by seat."""
        return tuple(len(cards) for cards in self.treasure)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that this seat has not seen: in other hands, or out of play."""
        seen = {*self.hand, *self.aside, *cards_in(self.rows)}
        seen.update(card for cards in self.treasure for card in cards)
        seen.update(card for _, card in self.queue)
        return tuple(card for card in (DECK if self.silver else BASIC_DECK) if card not in seen)


@dataclass(frozen=True)
class Memory:
    """Who laid what, as far as it is remembered; all else lies on the table for all to see."""

    recall: Recall = Perfect()
    laid: Mapping[str, int] = field(default_factory=dict)
    """Card → seat."""
    showings: int = 0

    def after(self, events: Iterable[Event]) -> Memory:
        """Return the memory once these events have been watched."""
        laid, showings = dict(self.laid), self.showings
        for event in events:
            if isinstance(event, Revealed):
                for seat, card in event.cards:
                    laid = self.recall.saw(laid, card.code, seat.number, showings)
                    showings += 1
        return Memory(self.recall, laid, showings)


def watch(game: Game, recall: Recall | None = None) -> Memory:
    """Return what is remembered of everything shown from the start of a game up to now."""
    return watched(Memory(recall or Perfect()), game.history)


def view(
    game: Game,
    seat: int | str | None = None,
    recall: Recall | None = None,
    *,
    memory: Memory | None = None,
) -> View:
    """Show a game to a seat; without one, what everybody may see.

    >>> from gold_widgets import mine_for_gold as mine
    >>> game = mine.scenario("R7", hands=["B9", "G8"]).play("B9")
    >>> seen = mine.view(game, 1)
    >>> seen.hand, seen.has_chosen
    ((card('G8'),), (True, False))
    """
    number = None if seat is None else seat_number(seat, game.seats, "seat")
    laid = (memory or watch(game, recall)).laid
    return View(
        seat=number,
        seats=game.seats,
        silver=game.silver,
        layout=game.layout,
        gaps=game.gaps,
        queue=game.queue,
        hand=() if number is None else game.hands[number],
        chosen=None if number is None else game.chosen[number],
        has_chosen=tuple(card is not None for card in game.chosen),
        left=len(game.hands[0]),
        treasure=game.treasure,
        laid=tuple(
            tuple(BY_CODE[code] for code, by in laid.items() if by == each.number)
            for each in game.seats
        ),
        aside=game.setup.aside,
        to_move=game.to_move,
        asks=game.asks,
        is_over=game.is_over,
        moment=game.moment,
        moves=() if number is None else game.legal(number),
    )
