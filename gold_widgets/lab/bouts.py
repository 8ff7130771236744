"""Games of a tournament, played wherever a worker is: all it needs to know travels in a few bytes.

A game's cards and its players' luck hang on the tournament's seed and the game's number alone.
"""

from __future__ import annotations

import pickle
import traceback
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from gold_widgets.engine.limits import Limit, TimeUp, limit, out_of_time
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.dealing import deal
from gold_widgets.games.gold.saves import save
from gold_widgets.games.gold.views import view, watch
from gold_widgets.lab.entrants import Entrant, seatings
from gold_widgets.lab.standings import Standings

if TYPE_CHECKING:
    from collections.abc import Callable

    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.players import Opponent
    from gold_widgets.games.gold.rules import Rules

MOST_FLIPS = 2_000
"""Twenty times what a game takes: players who need more will never finish it."""
T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Plan:
    """What all games of a tournament have in common."""

    entrants: tuple[Entrant, ...]
    seed: int
    rules: Rules
    timeout: float | None

    def deal(self, number: int) -> tuple[Game, tuple[int, ...], int]:
        """Return the start of a game, who sits in each seat, and the seed of all its luck."""
        orders = seatings(len(self.entrants))
        digest = blake2b(f"{self.seed} {number}".encode(), digest_size=7).digest()
        seed = int.from_bytes(digest, "big")
        seating = orders[number % len(orders)]
        names = [self.entrants[player].name for player in seating]
        return deal(names, seed, rules=self.rules), seating, seed


@dataclass(frozen=True)
class Fault:
    """What a player did wrong, in the position in which it did it."""

    player: str
    """Its name, or nothing if no single one is to blame."""
    number: int
    """The number of the game."""
    said: Sentence
    """What went wrong."""
    line: str
    """The game up to there, as one line for `gold.load`."""
    trace: str = ""
    """Where in the player's code, if it raised an error."""


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


@lru_cache(maxsize=8)
def unpacked(packed: bytes) -> Plan:
    """Return the plan that a worker was sent; it is the same for all of its games."""
    plan = pickle.loads(packed)
    assert isinstance(plan, Plan)
    return plan


def run_packed(packed: bytes, start: int, stop: int, seconds: float) -> Report:
    """Play some games of a plan that has travelled here."""
    return run(unpacked(packed), start, stop, seconds)


def run(plan: Plan, start: int, stop: int, seconds: float) -> Report:
    """Play the games of these numbers, or as many of them as can be begun in some seconds."""
    standings = Standings(tuple(entrant.name for entrant in plan.entrants))
    until = monotonic() + seconds
    number = start
    with limit(plan.timeout) as watch_out:
        try:
            while number < stop and (number == start or monotonic() < until):
                bout = _Bout(plan, number, watch_out)
                if fault := bout.play():
                    return Report(standings, number, fault)
                game = bout.game
                standings = standings.after(
                    bout.seating, game.winners, game.scores, len(game.flips)
                )
                number += 1
        except KeyboardInterrupt:
            return Report(standings, number, is_stopped=True)
    return Report(standings, number)


class _Bout:
    """One game of a tournament."""

    def __init__(self, plan: Plan, number: int, watch_out: Limit) -> None:
        self.plan, self.number, self.watch_out = plan, number, watch_out
        self.game, self.seating, self.seed = plan.deal(number)

    def play(self) -> Fault | None:
        """Play it to its end, or to the first fault."""
        players: list[Opponent] = []
        for player in self.seating:
            entrant = self.plan.entrants[player]
            made = self._ask(entrant.name, entrant.make, self.seed + player)
            if isinstance(made, Fault):
                return made
            players.append(made)
        return self._play(players)

    def _play(self, players: list[Opponent]) -> Fault | None:
        memories = [watch(self.game, player.recall) for player in players]
        for _ in range(MOST_FLIPS):
            if self.game.is_over:
                return None
            seat = self.game.to_move
            name = self.game.seats[seat].name
            seen = view(self.game, seat, memory=memories[seat])
            spot = self._ask(name, players[seat].choose, seen)
            if isinstance(spot, Fault):
                return spot
            if problem := self.game.why_not(spot):
                said = Sentence("{name} made an illegal flip. {why}", name=name, why=problem)
                return self._fault(name, said)
            self.game = self.game.flip(spot)
            memories = [memory.after(self.game.events) for memory in memories]
        said = Sentence("These players get nowhere: {flips} flips, and no end.", flips=MOST_FLIPS)
        return self._fault("", said)

    def _ask(self, name: str, question: Callable[[T], R], about: T) -> R | Fault:
        """Ask a player something, and stop it if it takes too long."""
        try:
            with self.watch_out.watching():
                return question(about)
        except TimeUp:
            return self._fault(name, out_of_time(name, self.plan.timeout or 0))
        except Exception as error:  # noqa: BLE001 - a player's own code may raise anything
            what = f"{type(error).__name__}: {error}".rstrip(": ")
            said = Sentence("{name} raised an error: {what}.", name=name, what=what)
            return self._fault(name, said, traceback.format_exc())

    def _fault(self, player: str, said: Sentence, trace: str = "") -> Fault:
        return Fault(player, self.number, said, save(self.game), trace)
