"""How a game of GOLD goes on: `flip` returns the next game and never changes this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.gold.events import (
    Duel,
    Event,
    Explosion,
    Flipped,
    GameOver,
    RushBegan,
    RushRemoved,
    RushTaken,
    Strike,
    TurnedBack,
    TurnPassed,
)
from gold_widgets.games.gold.position import IllegalFlip, Mines, Position
from gold_widgets.games.gold.rules import Rules, is_stalled, points, resolve, winners

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.setup import Seat, Setup


class Game(Position):
    """One position of a game, what the last flip made happen, and the game before it."""

    __slots__ = ("_before", "_events")

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
        events: tuple[Event, ...],
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
        self._events = events

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last flip made happen, in order."""
        return self._events

    @property
    def before(self) -> Game | None:
        """The game one flip ago, or None at the start."""
        return self._before

    @property
    def history(self) -> tuple[Game, ...]:
        """Every game from the start to this one."""
        games, game = [self], self._before
        while game is not None:
            games.append(game)
            game = game._before
        return tuple(reversed(games))

    @property
    def flips(self) -> tuple[str, ...]:
        """The spots flipped since the start, in order."""
        firsts = (game.events[0] for game in self.history[1:])
        return tuple(event.spot for event in firsts if isinstance(event, Flipped))

    def play(self, spots: str) -> Game:
        """Flip several spots one after the other: `game.play("a1 b1")`."""
        game = self
        for spot in spots.replace(",", " ").split():
            game = game.flip(spot)
        return game

    def flip(self, spot: str) -> Game:
        """Turn a card face up (G4); the last flip of a turn also settles what the cards do."""
        card = self._cards.get(spot)
        if card is None or self._is_over or spot in self._face_up:
            raise IllegalFlip(self.why_not(spot))
        by = self._setup.seats[self._to_move]

        if self._rush:
            return self._flip_in_rush(by, spot, card)
        if self._face_up:
            return self._flip_second(by, self._face_up[0], spot)
        if len(self._cards) == 1:
            return self._flip_alone(by, spot, card)
        flipped = (Flipped(by, spot, card),)
        return Game(
            self._setup,
            self._cards,
            (spot,),
            self._to_move,
            self._mines,
            False,
            False,
            self,
            flipped,
        )

    def _flip_second(self, by: Seat, first_spot: str, second_spot: str) -> Game:
        """Do what the rule table says of the two face-up cards (G5 to G8)."""
        first, second = self._cards[first_spot], self._cards[second_spot]
        outcome = resolve(first, second)
        flipped = Flipped(by, second_spot, second, nth=2)
        spots, cards = (first_spot, second_spot), (first, second)

        if outcome.rule == "G8":
            turned_back = TurnedBack(by, spots, cards, outcome.case)
            return self._next_turn(self._cards, self._mines, flipped, turned_back)

        left = self._cards.copy()
        if outcome.first_leaves:
            del left[first_spot]
        if outcome.second_leaves:
            del left[second_spot]

        if outcome.rule == "G7":
            return self._next_turn(left, self._mines, flipped, Explosion(by, spots, cards))

        # The digger that carries the gold (G5) or wins the duel (G6), then the other card.
        if outcome.digger is first:
            pair = first_spot, first, second_spot, second
        else:
            pair = second_spot, second, first_spot, first

        if outcome.rule == "G6":
            return self._next_turn(left, self._mines, flipped, Duel(by, *pair))

        _, digger, _, gold = pair
        owner = self._setup.owners.get(digger.color, by)
        mines = _with_gold(self._mines, owner, gold)
        return self._next_turn(left, mines, flipped, Strike(by, owner, *pair))

    def _flip_in_rush(self, by: Seat, spot: str, card: Card) -> Game:
        """Give gold to the player who flipped it; anything else leaves the game (G9)."""
        flipped = Flipped(by, spot, card, rule="G9")
        left = self._cards.copy()
        del left[spot]
        if card.is_gold:
            mines = _with_gold(self._mines, by, card)
            return self._next_turn(left, mines, flipped, RushTaken(by, spot, card))
        return self._next_turn(left, self._mines, flipped, RushRemoved(by, spot, card))

    def _flip_alone(self, by: Seat, spot: str, card: Card) -> Game:
        """Turn the last card back: without a partner nothing happens to it (R2)."""
        turned_back = TurnedBack(by, (spot,), (card,), "no partner", rule="R2")
        return self._next_turn(self._cards, self._mines, Flipped(by, spot, card), turned_back)

    def _next_turn(self, left: dict[str, Card], mines: Mines, *happened: Event) -> Game:
        """Pass the turn. Only here can a gold rush begin (G9, R3) or the game end (G10)."""
        setup = self._setup
        rush, is_over = self._rush, False
        if left is not self._cards:  # while no card leaves, nothing can begin or end
            rush, is_over = phase(left, setup.rules)
        if is_over:
            events = (*happened, _game_over(setup, left, mines))
            return Game(setup, left, (), self._to_move, mines, rush, True, self, events)

        to_move = (self._to_move + 1) % len(setup.seats)
        events = (*happened, TurnPassed(setup.seats[to_move]))
        if rush and not self._rush:
            events = (*events, _rush_began(setup, left, to_move))
        return Game(setup, left, (), to_move, mines, rush, False, self, events)

    def __str__(self) -> str:
        """Draw the position as text that `parse` reads back."""
        from gold_widgets.games.gold.notation import draw  # notation makes games

        return draw(self)

    __repr__ = __str__

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
    by = setup.seats[to_move]
    events: tuple[Event, ...] = tuple(Flipped(by, spot, cards[spot]) for spot in face_up)
    if is_over:
        events = (_game_over(setup, cards, mines),)
    elif rush:
        events = (_rush_began(setup, cards, to_move),)
    return Game(setup, cards, face_up, to_move, mines, rush, is_over, None, events)


def phase(left: Mapping[str, Card], rules: Rules) -> tuple[bool, bool]:
    """Say of a turn that starts with these cards: is it in the gold rush, is the game over."""
    if not left:
        return True, True  # G10
    if len(left) <= rules.rush_at:
        return True, False  # G9
    if rules.stall != "play_on" and is_stalled(left.values()):
        return rules.stall == "rush", rules.stall == "end"  # R1
    return False, False


def _rush_began(setup: Setup, left: Mapping[str, Card], to_move: int) -> RushBegan:
    few = len(left) <= setup.rules.rush_at
    return RushBegan(setup.seats[to_move], len(left), "G9" if few else "R1")


def _game_over(setup: Setup, left: Mapping[str, Card], mines: Mines) -> GameOver:
    return GameOver(
        tuple(setup.seats[seat] for seat in winners(mines)),
        tuple(points(mine) for mine in mines),
        tuple(len(mine) for mine in mines),
        len(left),
        "R1" if left else "G10",
    )


def _with_gold(mines: Mines, seat: Seat, gold: Card) -> Mines:
    number = seat.number
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
