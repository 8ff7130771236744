"""The smallest game that obeys the protocol, so that the engine is tested without any real one."""

from __future__ import annotations

from dataclasses import dataclass, field

from gold_widgets.engine.errors import IllegalMove


@dataclass(frozen=True)
class Nim:
    """Take one, two or three stones; whoever takes the last one wins."""

    stones: int = 10
    to_move: int = 0
    is_over: bool = False
    events: tuple[str, ...] = field(default=(), compare=False)
    before: Nim | None = field(default=None, compare=False, repr=False)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(self.is_over and seat == self.to_move) for seat in (0, 1))

    @property
    def winners(self) -> tuple[int, ...]:
        return (self.to_move,) if self.is_over else ()

    @property
    def history(self) -> tuple[Nim, ...]:
        return (*(self.before.history if self.before else ()), self)

    def legal(self) -> tuple[str, ...]:
        return tuple(str(taken) for taken in (1, 2, 3) if taken <= self.stones)

    def why_not(self, move: str) -> str | None:
        if move in self.legal():
            return None
        return f"{move!r} cannot be taken from {self.stones} stones."

    def play(self, moves: str) -> Nim:
        game = self
        for move in moves.split():
            problem = game.why_not(move)
            if problem:
                raise IllegalMove(problem)
            stones = game.stones - int(move)
            over = not stones
            seat = game.to_move if over else 1 - game.to_move
            game = type(self)(stones, seat, over, (f"took {move}",), game)
        return game
