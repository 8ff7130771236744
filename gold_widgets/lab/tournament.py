"""Tournaments: any players against each other, in all seatings, on one core or on many machines."""

from __future__ import annotations

import warnings
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    wait,
)
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from gold_widgets.engine.errors import GameError, SetupError
from gold_widgets.engine.seeds import checked_seed
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.rules import checked
from gold_widgets.lab.bouts import Fault, Plan, Report, run
from gold_widgets.lab.entrants import entrants
from gold_widgets.lab.standings import Standings
from gold_widgets.lab.workers import PART, CannotTravel, Cores, Given, packed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from gold_widgets.games.gold.rules import Rules
    from gold_widgets.lab.entrants import Entry

Out = dict[Future[Report], tuple[int, int]]
"""Games that are being played: from which number, and up to which."""
ALONE = 0.7
"""Seconds for which games are played right here: a short tournament starts no process."""
TRIES = 3
"""How often games are given out again after their worker died."""


class TournamentError(GameError):
    """A tournament that could not be played to its end."""

    def __init__(self, said: str, so_far: Standings, player: str = "", line: str = "") -> None:
        """Keep what has been played."""
        super().__init__(said)
        self.so_far = so_far
        """The standings of the games that were played to their end."""
        self.player = player
        """Who is to blame, if somebody is."""
        self.line = line
        """The game in which it happened, up to there: `gold.load` reads it."""

    def __reduce__(self) -> tuple[type[TournamentError], tuple[object, ...]]:
        """Travel between processes with everything."""
        return type(self), (self.said, self.so_far, self.player, self.line)


def tournament(
    players: Mapping[str, Entry] | Iterable[Entry],
    games: int = 1000,
    *,
    executor: Executor | None = None,
    seed: int = 1,
    rules: Rules | None = None,
    timeout: float | None = 10.0,
    progress: bool = True,
) -> Standings:
    """Let players play each other, everyone in every seat equally often.

    The same seed gives the same standings, wherever and in whatever order the games are played.
    Ctrl-C ends it early and returns the standings so far.

    Args:
        players: Two to five, in a list or by name: a level such as `"sharp"`, a memory from 0 to
            1, a player with `choose(view)` and `recall`, or a class or function that makes one;
            if that takes a `seed`, it gets one for every game.
        games: How many games.
        executor: Who plays them: any `concurrent.futures.Executor`, such as a Dask cluster's
            `Client(...).get_executor()`. By default this machine's cores.
        seed: All the luck: the cards, and the players' own.
        rules: As for `gold.deal`.
        timeout: Seconds that a player may take for a flip, or None for as long as it likes.
        progress: Whether a bar shows how far it is, where tqdm is installed.

    Raises:
        TournamentError: A player raised an error, made an illegal flip or took too long. The
            standings so far are the error's `so_far`.

    >>> tournament(["perfect", "random"], games=10)["perfect"].games
    10
    """
    plan = Plan(entrants(players), checked_seed(seed), checked(rules), _checked_timeout(timeout))
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise SetupError(
            Sentence("games={games!r} is not a number of games. Try games=1000.", games=games)
        )
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise SetupError(
            f"executor={executor!r} plays no games: it is a concurrent.futures.Executor, such as "
            "ProcessPoolExecutor() or a Dask client's get_executor()."
        )
    plan.deal(0)  # names that no table takes are refused here
    with _bar(games, shown=progress) as bar:
        book = _Book(plan, games, bar)
        if executor is not None:
            _on_many(book, Given(executor))
        else:
            _on_this_machine(book)
    return book.standings


class _Bar(Protocol):
    def update(self, n: int, /) -> object:
        """Move on."""


class _Book:
    """What has been played and what is still to play; every game is entered once."""

    def __init__(self, plan: Plan, games: int, bar: _Bar) -> None:
        self.plan, self.bar = plan, bar
        self.standings = Standings(tuple(entrant.name for entrant in plan.entrants))
        self.open = [(0, games)]
        self.faults: list[Fault] = []
        self.is_stopped = False

    def enter(self, report: Report, stop: int) -> None:
        """Add up a report on games up to `stop`; those not played yet are open again."""
        self.standings += report.standings
        self.bar.update(report.standings.games)
        if report.fault:
            self.faults.append(report.fault)
        self.is_stopped = self.is_stopped or report.is_stopped
        if report.upto < stop:
            self.open.append((report.upto, stop))

    def blame(self) -> None:
        """Raise the first of the faults that were reported, once all reports are entered."""
        if self.faults:
            raise self._error(min(self.faults, key=lambda fault: fault.number))

    def cut(self, parts: int) -> None:
        """Cut what is open into smaller pieces."""
        pieces = []
        for start, stop in self.open:
            step = max(1, -(-(stop - start) // parts))
            pieces += [(at, min(at + step, stop)) for at in range(start, stop, step)]
        self.open = pieces

    def _error(self, fault: Fault) -> TournamentError:
        said = Sentence(
            "{said} It was in game {number}; to see it, load this line at a table: {line}",
            said=fault.said,
            number=fault.number,
            line=fault.line,
        )
        error = TournamentError(said, self.standings, fault.player, fault.line)
        if fault.trace:
            error.add_note(fault.trace)
        return error


def _here(book: _Book, seconds: float) -> None:
    """Play in this process, for so long."""
    start, stop = book.open.pop(0)
    book.enter(run(book.plan, start, stop, seconds), stop)
    book.blame()


def _on_this_machine(book: _Book) -> None:
    _here(book, ALONE)
    if not book.open or book.is_stopped:
        return
    if problem := _on_cores(book):
        warnings.warn(problem, stacklevel=3)
    while book.open and not book.is_stopped:
        _here(book, PART)


def _on_cores(book: _Book) -> str | None:
    """Play on all cores, or say why that cannot be done."""
    try:
        packed(book.plan)
    except CannotTravel:
        return (
            "These players cannot be sent to other processes, so the games are played in this one, "
            "on one core. With cloudpickle they can: pip install 'gold-widgets[lab]'."
        )
    cores = Cores.ready()
    if cores is None:
        return (
            "No process can be started here (in a script that takes if __name__ == '__main__': "
            "around it), so the games are played in this one, on one core."
        )
    _on_many(book, cores)
    return None


def _on_many(book: _Book, workers: Given) -> None:
    try:
        plan = packed(book.plan)
    except CannotTravel as error:
        raise SetupError(
            "These players cannot be sent to other processes. With cloudpickle they can: "
            "pip install 'gold-widgets[lab]'."
        ) from error
    book.cut(workers.parts)
    out: Out = {}
    failures = 0
    try:
        with workers:
            while (out or book.open) and not book.is_stopped:
                _give_out(book, workers, plan, out)
                done, _ = wait(out, return_when=FIRST_COMPLETED)
                played, lost = book.standings.games, _collect(book, done, out)
                if isinstance(lost, BrokenExecutor):  # then everything it had is lost with it
                    _collect(book, wait(out).done, out)
                failures = 0 if book.standings.games > played else failures + 1
                if lost is not None and failures > TRIES:
                    raise _lost(book, lost) from lost
                if isinstance(lost, BrokenExecutor):
                    workers.renew()
    except KeyboardInterrupt:
        book.is_stopped = True
    finally:
        for future in out:
            future.cancel()


def _give_out(book: _Book, workers: Given, plan: bytes, out: Out) -> None:
    """Have everything played that is still open."""
    while book.open:
        start, stop = book.open[-1]
        try:
            out[workers.submit(plan, start, stop)] = start, stop
        except RuntimeError as error:  # it is broken, or has been shut down
            raise _lost(book, error) from error
        book.open.pop()


def _collect(book: _Book, done: Iterable[Future[Report]], out: Out) -> BaseException | None:
    """Enter what has been reported; games whose worker died are open again."""
    lost: BaseException | None = None
    for future in done:
        start, stop = out.pop(future)
        error = CancelledError() if future.cancelled() else future.exception()
        if error is None:
            book.enter(future.result(), stop)
        else:
            lost = error
            book.open.append((start, stop))
    book.blame()
    return lost


def _lost(book: _Book, error: BaseException) -> TournamentError:
    start, stop = book.open[-1]
    said = Sentence(
        "Games {start} to {stop} could not be played, and their players are not to blame as far as "
        "can be seen: {error}",
        start=start,
        stop=stop - 1,
        error=f"{type(error).__name__}: {error}",
    )
    return TournamentError(said, book.standings)


def _checked_timeout(timeout: float | None) -> float | None:
    if timeout is None:
        return None
    if isinstance(timeout, bool) or not isinstance(timeout, int | float) or not timeout > 0:
        raise SetupError(
            f"timeout={timeout!r} is not a time limit. It is a number of seconds, or None."
        )
    return float(timeout)


class _NoBar:
    def update(self, n: int, /) -> None:
        """Show nothing."""


@contextmanager
def _bar(games: int, *, shown: bool) -> Iterator[_Bar]:
    """Show how far it is, once it takes a moment; without tqdm nothing is shown."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        shown = False
    if not shown:
        yield _NoBar()
        return
    with tqdm(total=games, delay=1, unit=" games") as bar:
        yield bar
