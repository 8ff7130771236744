"""What can be read off a game: the center, the hands, the choices, the treasure chambers."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from gold_widgets.engine.seats import foremost
from gold_widgets.games.mine_for_gold.closing import closings
from gold_widgets.games.mine_for_gold.laying import places
from gold_widgets.games.mine_for_gold.layout import grid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.engine.seats import Seat
    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.laying import Place
    from gold_widgets.games.mine_for_gold.layout import Grid, Layout
    from gold_widgets.games.mine_for_gold.settling import Queue, Treasure
    from gold_widgets.games.mine_for_gold.setup import Setup

Hands = tuple[tuple["Card", ...], ...]
Choices = tuple["Card | None", ...]
_CODE = attrgetter("code")


class Position:
    """The read-only side of `Game`; equal to any other with the same cards in the same places.

    Not a frozen dataclass: those take five times as long to make, and every move makes one.
    """

    __slots__ = (
        "_chosen",
        "_closer",
        "_gaps",
        "_hands",
        "_layout",
        "_options",
        "_queue",
        "_setup",
        "_to_move",
        "_treasure",
    )

    _setup: Setup
    _hands: Hands
    _chosen: Choices
    _layout: Layout
    _gaps: Grid | None
    _closer: int
    _queue: Queue
    _treasure: Treasure
    _to_move: int  # the first of the actors: every move asks for it, and twice
    _options: tuple[Place, ...] | None  # found on the way here, if somebody has to choose

    @property
    def setup(self) -> Setup:
        """Seats, and whether silver is in play: the same through the whole game."""
        return self._setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players."""
        return self._setup.seats

    @property
    def silver(self) -> bool:
        """Whether the jokers are in play (M10)."""
        return self._setup.silver

    @property
    def seed(self) -> int | None:
        """What the deal was drawn from, if it was."""
        return self._setup.seed

    @property
    def rows(self) -> Grid:
        """The center from top to bottom: a row over all columns, a pile as its cards or None."""
        return grid(self._layout) if self._gaps is None else self._gaps

    @property
    def layout(self) -> Layout:
        """The rows, each with its color and where it begins; nothing while gaps are open."""
        return self._layout

    @property
    def gaps(self) -> Grid | None:
        """The center while somebody must choose how to close it."""
        return self._gaps

    @property
    def hands(self) -> Hands:
        """The cards that each seat holds, the one chosen among them."""
        return self._hands

    @property
    def chosen(self) -> Choices:
        """The card that each seat has chosen for this round, until all are turned up."""
        return self._chosen

    @property
    def queue(self) -> Queue:
        """Seat and card of all that are turned up and not laid yet, in their order."""
        return self._queue

    @property
    def laying(self) -> tuple[int, Card] | None:
        """The seat that chooses a place, and its card."""
        return self._queue[0] if self._queue and self._gaps is None else None

    @property
    def treasure(self) -> Treasure:
        """The cards that each seat has taken, in the order in which they were."""
        return self._treasure

    @property
    def scores(self) -> tuple[int, ...]:
        """Cards taken so far, by seat (M9)."""
        return tuple([len(cards) for cards in self._treasure])

    @property
    def is_over(self) -> bool:
        """Whether all hands are empty and all cards laid (M9)."""
        return not self._hands[0] and not self._queue and self._gaps is None

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats (M9), none until the game is over."""
        return best_seats(self._treasure) if self.is_over else ()

    @property
    def asks(self) -> str:
        """The kind of choice: `choose` a card, `lay` it, `close` the gaps."""
        if self._gaps is not None:
            return "close"
        if self._queue:
            return "lay"
        return "choose" if self._hands[0] else ""

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that the game waits for: all who have not chosen, or who lays or closes."""
        if self._gaps is not None:
            return (self._closer,)
        if self._queue:
            return (self._queue[0][0],)
        if not self._hands[0]:
            return ()
        count, first = len(self._hands), self._setup.first
        order = (*range(first, count), *range(first))
        return tuple([seat for seat in order if self._chosen[seat] is None])

    @property
    def to_move(self) -> int:
        """The first of the actors; once the game is over, the seat asked first."""
        return self._to_move

    def legal(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the moves of a seat; one that has chosen may still choose another card."""
        to_move = self._to_move
        if seat is None:
            seat = to_move
        if not self._queue and self._gaps is None:
            if seat == to_move:
                return tuple(map(_CODE, self._hands[seat]))
            if seat not in range(len(self._hands)):
                return ()
            chosen = self._chosen[seat]
            return tuple(
                [f"{seat}/{card.code}" for card in self._hands[seat] if card is not chosen]
            )
        if seat != to_move:
            return ()
        if self._gaps is not None:
            return tuple([way.word for way in closings(self._gaps)])
        return tuple([place.word for place in self._places()])

    def _places(self) -> tuple[Place, ...]:
        """Return where the card whose turn it is may be laid: looked for, if nobody has yet."""
        return self._options or places(self._layout, self._queue[0][1])

    def __eq__(self, other: object) -> bool:
        """Compare seats, rules and where all cards are; not how the position came about."""
        if not isinstance(other, Position):
            return NotImplemented
        return self is other or self._parts() == other._parts()

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash(self._parts())

    def _parts(self) -> tuple[object, ...]:
        gaps = None if self._gaps is None else (self._gaps, self._closer)
        layout = (self._layout, gaps, self._queue)
        return self._setup, self._hands, self._chosen, *layout, self._treasure


def best_seats(treasure: Sequence[Sequence[Card]]) -> tuple[int, ...]:
    """M9: the seats with the most cards; among these, with the fewest of silver."""
    return foremost([(len(cards), -silver_in(cards)) for cards in treasure])


def silver_in(cards: Sequence[Card]) -> int:
    """Count the jokers among some cards."""
    return sum(card.is_silver for card in cards)
