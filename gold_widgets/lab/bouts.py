"""Games of a tournament, played wherever a worker is."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import IllegalMove
from gold_widgets.engine.limits import limit
from gold_widgets.engine.playing import Company, Endless, checked_move, play_on
from gold_widgets.engine.sentences import Sentence
from gold_widgets.lab.faults import Blame, Fault
from gold_widgets.lab.guards import Guard, Guarded
from gold_widgets.lab.plans import luck, unpacked
from gold_widgets.lab.standings import Standings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gold_widgets.engine.players import Player
    from gold_widgets.lab.plans import Plan


@dataclass(frozen=True)
class Report:
    """What came of a run of games."""

    standings: Standings
    """The games that were played to their end."""
    upto: int
    """The number of the first game that was not."""
    fault: Fault | None = None
    """Why it was not, if a player is to blame."""
    is_stopped: bool = False
    """Whether somebody pressed Ctrl-C."""


def nothing_yet(plan: Plan) -> Standings:
    """Return the standings before the first game."""
    return Standings(tuple(entrant.name for entrant in plan.entrants), game=plan.book.NAME)


def run_packed(packed: bytes, start: int, stop: int, seconds: float) -> Report:
    """Play some games of a plan that has travelled here."""
    return run(unpacked(packed), start, stop, seconds)


def run(plan: Plan, start: int, stop: int, seconds: float) -> Report:
    """Play the games of these numbers, or as many of them as can be begun in some seconds."""
    standings, number = nothing_yet(plan), start
    try:
        with _players(plan) as make:
            until = monotonic() + seconds
            while number < stop and (number == start or monotonic() < until):
                bout = _Bout(plan, number)
                if fault := bout.play(make):
                    return Report(standings, number, fault)
                game = bout.game
                standings = standings.after(
                    bout.seating, game.winners, game.scores, len(game.moves)
                )
                number += 1
    except KeyboardInterrupt:
        return Report(standings, number, is_stopped=True)
    return Report(standings, number)


@contextmanager
def _players(plan: Plan) -> Iterator[Callable[[int, int], Player[Any]]]:
    """Return what makes the player of a number in the plan, with a seed for its own coins."""
    if plan.is_apart:
        from gold_widgets.lab.apart import Rooms  # few need it

        with Rooms(plan) as rooms:
            yield rooms.seat
        return
    with limit(plan.timeout) as clock:
        guards = [Guard(entrant.name, clock, plan.timeout) for entrant in plan.entrants]

        def make(player: int, luck: int) -> Guarded:
            return Guarded(guards[player], lambda: plan.entrants[player].make(plan.book, luck))

        yield make


class _Bout:
    """One game of a tournament."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan, self.number = plan, number
        self.game, self.seating = plan.deal(number)

    def play(self, make: Callable[[int, int], Player[Any]]) -> Fault | None:
        """Play it to its end, or to the first fault."""
        try:
            company = Company(
                self.game, [make(player, luck(self.number, player)) for player in self.seating]
            )

            def choose(game: Any, seat: int) -> str:  # noqa: ANN401 - of whatever is played
                chosen = company.ask(game, seat)
                try:
                    return checked_move(game, seat, chosen)
                except IllegalMove as error:
                    said: Any = error.said
                    raise Blame(game.seats[seat].name, said) from error

            for game in play_on(self.game, company, choose):
                self.game = game  # up to a fault, if there is one
        except Blame as blame:
            return self._fault(blame.player, blame.said, blame.trace)
        except Endless as endless:
            said: Any = endless.said
            return self._fault("", said)
        return None

    def _fault(self, player: str, said: Sentence, trace: str = "") -> Fault:
        return Fault(player, self.number, said, self.plan.book.save(self.game), trace)
