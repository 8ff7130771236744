"""How a game of GOLD goes on: `flip` returns the next game and never changes this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.moves import split
from gold_widgets.engine.past import HasPast
from gold_widgets.engine.pictures import mime_bundle
from gold_widgets.games.gold.happenings import what_happened
from gold_widgets.games.gold.position import IllegalFlip, Mines, Position
from gold_widgets.games.gold.rules import Rules, is_stalled, resolve

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from types import ModuleType

    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.events import Event
    from gold_widgets.games.gold.setup import Setup


class Game(HasPast, Position):
    """One position of a game, what the last flip made happen, and the game before it."""

    __slots__ = ("_before", "_events", "_move")

    _before: Game | None

    def __init__(
        self,
        setup: Setup,
        cards: dict[str, Card],
        face_up: tuple[str, ...],
        to_move: int,
        mines: Mines,
        rush: bool,
        is_over: bool,
        before: Game | None,
        move: str | None,
    ) -> None:
        """Hold the parts; `deal`, `scenario` and `flip` are the ways to get a game."""
        self._setup = setup
        self._cards = cards
        self._face_up = face_up
        self._to_move = to_move
        self._mines = mines
        self._rush = rush
        self._is_over = is_over
        self._before = before
        self._move = move
        self._events: tuple[Event, ...] | None = None  # told when first asked for

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last flip made happen, in order."""
        if self._events is None:
            self._events = what_happened(self._before, self._move, self)
        return self._events

    flips = HasPast.moves

    @property
    def rulebook(self) -> ModuleType:
        """The rules of GOLD."""
        from gold_widgets.games import gold  # which makes games

        return gold

    def play(self, spots: str | Iterable[str]) -> Game:
        """Flip several spots one after the other: `game.play("a1 b1")`."""
        game = self
        for spot in split(spots):
            game = game.flip(spot)
        return game

    def flip(self, spot: str) -> Game:
        """Turn a card face up (G4); the last flip of a turn also settles what the cards do."""
        try:
            card = self._cards.get(spot)
        except TypeError:  # a list, say, cannot even be looked up
            card = None
        if card is None or self._is_over or spot in self._face_up:
            raise IllegalFlip(self.why_not(spot))
        if self._rush:
            return self._flip_in_rush(spot, card)
        if self._face_up:
            return self._flip_second(self._face_up[0], spot, card)
        if len(self._cards) == 1:  # without a partner nothing happens to it (R2)
            return self._next_turn(spot, self._cards, self._mines)
        return Game(
            self._setup, self._cards, (spot,), self._to_move, self._mines, False, False, self, spot
        )

    def _flip_second(self, first_spot: str, spot: str, card: Card) -> Game:
        """Do what the rule table says of the two face-up cards (G5 to G8)."""
        outcome = resolve(self._cards[first_spot], card)
        if outcome.rule == "G8":
            return self._next_turn(spot, self._cards, self._mines)
        left, mines = self._cards.copy(), self._mines
        if outcome.first_leaves:
            del left[first_spot]
        if outcome.second_leaves:
            del left[spot]
        if outcome.gold is not None and outcome.digger is not None:  # G5
            owner = self._setup.owners.get(outcome.digger.color, self.seats[self._to_move])
            mines = _with_gold(mines, owner.number, outcome.gold)
        return self._next_turn(spot, left, mines)

    def _flip_in_rush(self, spot: str, card: Card) -> Game:
        """Give gold to the player who flipped it; anything else leaves the game (G9)."""
        left, mines = self._cards.copy(), self._mines
        del left[spot]
        if card.is_gold:
            mines = _with_gold(mines, self._to_move, card)
        return self._next_turn(spot, left, mines)

    def _next_turn(self, spot: str, left: dict[str, Card], mines: Mines) -> Game:
        """Pass the turn. Only here can a gold rush begin (G9, R3) or the game end (G10)."""
        setup, to_move = self._setup, self._to_move
        rush, is_over = self._rush, False
        if left is not self._cards:  # while no card leaves, nothing can begin or end
            rush, is_over = phase(left, setup.rules)
        if not is_over:
            to_move = (to_move + 1) % len(setup.seats)
        return Game(setup, left, (), to_move, mines, rush, is_over, self, spot)

    def __str__(self) -> str:
        """Draw the position as text that `parse` reads back."""
        from gold_widgets.games.gold.notation import draw  # notation makes games

        return draw(self)

    __repr__ = __str__

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """Show the position in a notebook: as a picture where a pen is at hand."""
        return mime_bundle(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Travel as the start and its flips: a long chain of games is too deep to pickle."""
        start = self.history[0]
        parts = (start._setup, start._cards, start._to_move, start._mines, start._face_up)
        return _replay, (*parts, self.flips)


def begin(
    setup: Setup,
    cards: dict[str, Card],
    to_move: int,
    mines: Mines | None = None,
    face_up: tuple[str, ...] = (),
) -> Game:
    """Start from any position; a small or stalled table begins in the gold rush (R1, R2)."""
    mines = mines or ((),) * len(setup.seats)
    rush, is_over = phase(cards, setup.rules)
    return Game(setup, cards, face_up, to_move, mines, rush, is_over, None, None)


def phase(left: Mapping[str, Card], rules: Rules) -> tuple[bool, bool]:
    """Say of a turn that starts with these cards: is it in the gold rush, is the game over."""
    if not left:
        return False, True  # G10
    if len(left) <= rules.rush_at:
        return True, False  # G9
    if rules.stall != "play_on" and is_stalled(left.values()):
        return rules.stall == "rush", rules.stall == "end"  # R1
    return False, False


def _with_gold(mines: Mines, number: int, gold: Card) -> Mines:
    return (*mines[:number], (*mines[number], gold), *mines[number + 1 :])


def _replay(
    setup: Setup,
    cards: dict[str, Card],
    to_move: int,
    mines: Mines,
    face_up: tuple[str, ...],
    flips: Sequence[str],
) -> Game:
    game = begin(setup, cards, to_move, mines, face_up)
    for spot in flips:
        game = game.flip(spot)
    return game
