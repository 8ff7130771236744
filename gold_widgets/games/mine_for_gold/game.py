"""How a game of Mine for Gold goes on: `play` returns the next game and never changes this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import IllegalMove
from gold_widgets.engine.moves import split
from gold_widgets.engine.past import HasPast
from gold_widgets.engine.pictures import mime_bundle
from gold_widgets.games.mine_for_gold.cards import BY_CODE
from gold_widgets.games.mine_for_gold.closing import closings
from gold_widgets.games.mine_for_gold.events import Chosen, GameOver, Revealed, RoundBegan
from gold_widgets.games.mine_for_gold.position import Position, best_seats, silver_in
from gold_widgets.games.mine_for_gold.settling import Round

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.events import Event
    from gold_widgets.games.mine_for_gold.laying import Place
    from gold_widgets.games.mine_for_gold.layout import Grid, Layout
    from gold_widgets.games.mine_for_gold.position import Choices, Hands
    from gold_widgets.games.mine_for_gold.settling import Queue, Treasure
    from gold_widgets.games.mine_for_gold.setup import Setup


class Game(HasPast, Position):
    """One position of a game, what the last move made happen, and the game before it."""

    __slots__ = ("_before", "_events", "_move")

    _before: Game | None

    def __init__(
        self,
        setup: Setup,
        hands: Hands,
        chosen: Choices,
        layout: Layout,
        gaps: Grid | None,
        closer: int,
        queue: Queue,
        treasure: Treasure,
        before: Game | None = None,
        move: str | None = None,
        options: tuple[Place, ...] | None = None,
    ) -> None:
        """Hold the parts; `deal`, `scenario` and `play` are the ways to get a game."""
        self._setup = setup
        self._hands = hands
        self._chosen = chosen
        self._layout = layout
        self._gaps = gaps
        self._closer = closer
        self._queue = queue
        self._treasure = treasure
        self._options = options
        if queue or gaps is not None or setup.first:
            actors = self.actors
            self._to_move = actors[0] if actors else setup.first
        else:  # nearly always
            self._to_move = chosen.index(None) if hands[0] else 0
        self._before = before
        self._move = move
        self._events: tuple[Event, ...] | None = None  # told when first asked for

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move made happen, in order."""
        if self._events is None:
            told: list[Event] = []
            if self._before is not None and self._move is not None:
                self._before._make(self._move, told)
            self._events = tuple(told)
        return self._events

    @property
    def rulebook(self) -> ModuleType:
        """The rules of Mine for Gold."""
        from gold_widgets.games import mine_for_gold  # which makes games

        return mine_for_gold

    def why_not(self, move: str) -> str | None:
        """Say why a move cannot be made now, or None if it can; `tell` translates it."""
        from gold_widgets.games.mine_for_gold.refusing import refusal  # needed once in a while

        return refusal(self, move)

    def play(self, moves: str | Iterable[str]) -> Game:
        """Make one move, or several separated by spaces."""
        if isinstance(moves, str) and moves in BY_CODE:  # nearly always
            return self._make(moves)
        game = self
        for move in split(moves):
            game = game._make(move)
        return game

    def _make(self, move: str, tell: list[Event] | None = None) -> Game:
        """Make a move, and tell what happens to whoever listens."""
        if self._gaps is not None:
            return self._close(move, tell)
        if self._queue:
            return self._lay(move, tell)
        return self._choose(move, tell)

    def _choose(self, move: str, tell: list[Event] | None) -> Game:
        """Choose a card, or another one (M2); the last to choose lets all be turned up."""
        chosen, card = self._chosen, BY_CODE.get(move)
        if card is None:
            seat = self._seat(move)
            card = BY_CODE.get(move.partition("/")[2])
        else:
            seat = self._to_move
        if card is None or card not in self._hands[seat] or chosen[seat] is card:
            raise IllegalMove(self.why_not(move))
        if tell is not None:
            tell.append(Chosen(self.seats[seat], chosen[seat] is not None))
        chosen = (*chosen[:seat], card, *chosen[seat + 1 :])
        if None not in chosen:
            return self._reveal(chosen, move, tell)
        return Game(
            self._setup, self._hands, chosen, self._layout, None, 0, (), self._treasure, self, move
        )

    def _seat(self, move: str) -> int:
        """Return the seat that a move names, other than the one to move."""
        mark = move.partition("/")[0]
        named = [str(seat) for seat in range(len(self._hands)) if seat != self.to_move]
        if mark not in named:
            raise IllegalMove(self.why_not(move))
        return int(mark)

    def _reveal(self, chosen: Choices, move: str, tell: list[Event] | None) -> Game:
        """Turn up all cards; the highest number is laid first (M2)."""
        left = []
        for seat, hand in enumerate(self._hands):
            at = hand.index(chosen[seat])
            left.append(hand[:at] + hand[at + 1 :])
        hands = tuple(left)
        queue: Queue = tuple(sorted(enumerate(chosen), key=_order))  # type: ignore[arg-type]
        if tell is not None:
            tell.append(Revealed(tuple((self.seats[seat], card) for seat, card in queue)))
        center = Round(self.seats, self._layout, queue, self._treasure, tell)
        return self._after(center, hands, move)

    def _lay(self, move: str, tell: list[Event] | None) -> Game:
        """Lay the card whose turn it is in a place that its player chose."""
        options = self._places()
        for place in options:
            if place.word == move:
                center = Round(self.seats, self._layout, self._queue, self._treasure, tell)
                center.lay(place, len(options))
                return self._after(center, self._hands, move)
        raise IllegalMove(self.why_not(move))

    def _close(self, move: str, tell: list[Event] | None) -> Game:
        """Close the gaps in the way that the player chose."""
        assert self._gaps is not None
        ways = closings(self._gaps)
        for way in ways:
            if way.word == move:
                center = Round(self.seats, (), self._queue, self._treasure, tell)
                center.gaps, center.closer = self._gaps, self._closer
                center.close(way, len(ways))
                return self._after(center, self._hands, move)
        raise IllegalMove(self.why_not(move))

    def _after(self, center: Round, hands: Hands, move: str) -> Game:
        """Go on until somebody has a choice, and return the game then."""
        center.go_on()
        closer = 0 if center.gaps is None else center.closer
        if center.tell is not None and not center.queue and center.gaps is None:
            center.tell.append(self._told_end(hands, center.treasure))
        return Game(
            self._setup,
            hands,
            (None,) * len(hands),
            center.layout,
            center.gaps,
            closer,
            center.queue,
            center.treasure,
            self,
            move,
            center.options,
        )

    def _told_end(self, hands: Hands, treasure: Treasure) -> Event:
        """Tell how the round ended: with another one, or with the game (M9)."""
        if hands[0]:
            return RoundBegan(len(hands[0]))
        winners = tuple(self.seats[seat] for seat in best_seats(treasure))
        scores = tuple(len(cards) for cards in treasure)
        return GameOver(winners, scores, tuple(silver_in(cards) for cards in treasure))

    def __str__(self) -> str:
        """Draw the position as text that `parse` reads back."""
        from gold_widgets.games.mine_for_gold.notation import draw  # notation makes games

        return draw(self)

    __repr__ = __str__

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """Show the position in a notebook: as a picture where a pen is at hand."""
        return mime_bundle(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Travel as the start and its moves: a long chain of games is too deep to pickle."""
        start = self.history[0]
        parts = (start._setup, start._hands, start._chosen, start._layout, start._gaps)
        return _replay, (*parts, start._closer, start._queue, start._treasure, self.moves)


def _order(laid: tuple[int, Card]) -> int:
    return laid[1].order


def _replay(
    setup: Setup,
    hands: Hands,
    chosen: Choices,
    layout: Layout,
    gaps: Grid | None,
    closer: int,
    queue: Queue,
    treasure: Treasure,
    moves: tuple[str, ...],
) -> Game:
    start = Game(setup, hands, chosen, layout, gaps, closer, queue, treasure)
    return start.play(moves)
