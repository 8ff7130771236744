"""A tournament's games, given out and collected: every one is counted once, come what may."""

from __future__ import annotations

import warnings
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import tell
from gold_widgets.lab.absent import IN_A_PAGE, pause
from gold_widgets.lab.bouts import Report, nothing_yet, run
from gold_widgets.lab.faults import Fault, TournamentError
from gold_widgets.lab.plans import CannotTravel, packed
from gold_widgets.lab.workers import Cores, Given, part

if TYPE_CHECKING:
    from collections.abc import Iterable
    from concurrent.futures import Executor

    from gold_widgets.lab.bars import Bar
    from gold_widgets.lab.plans import Plan

Out = dict[Future[Report], tuple[int, int]]
"""Games that are being played: from which number, and up to which."""
ALONE = 0.7
"""Seconds for which games are played right here: a short tournament starts no process."""
SLICE = 0.2
"""The same in a page, which wants to be heard in between."""
TRIES = 3
"""How often games are given out again after their worker died."""
TOO_HEAVY = Sentence(
    "These players cannot be sent to other processes. With cloudpickle they can: "
    "pip install 'gold-widgets[lab]'."
)


def play_all(book: Book, executor: Executor | None) -> None:
    """Play the games of a book, on somebody's executor or on this machine."""
    if executor is not None:
        _on_many(book, Given(executor))
    else:
        _on_this_machine(book)


class Book:
    """What has been played and what is still to play; every game is entered once."""

    def __init__(self, plan: Plan, games: int, bar: Bar) -> None:
        self.plan, self.bar = plan, bar
        self.standings = nothing_yet(plan)
        self.open = [(0, games)]
        self.faults: list[Fault] = []
        self.is_stopped = False

    def enter(self, report: Report, stop: int) -> None:
        """Add up a report on games up to `stop`; those not played yet are open again."""
        self.standings += report.standings
        self.bar.show(self.standings.games)
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


def _here(book: Book, seconds: float) -> None:
    """Play in this process, for so long."""
    start, stop = book.open.pop(0)
    book.enter(run(book.plan, start, stop, seconds), stop)
    book.blame()


def _on_this_machine(book: Book) -> None:
    _here(book, ALONE)
    if not book.open or book.is_stopped:
        return
    # In a page there is one process, which is nothing to warn of.
    if not IN_A_PAGE and (problem := _on_cores(book)):
        warnings.warn(tell(problem), stacklevel=4)
    while book.open and not book.is_stopped:
        try:
            pause()
        except KeyboardInterrupt:
            book.is_stopped = True
            return
        _here(book, SLICE if IN_A_PAGE else part(book.plan))


def _on_cores(book: Book) -> Sentence | None:
    """Play on all cores, or say why that cannot be done."""
    try:
        packed(book.plan, book.plan.entrants)
    except CannotTravel:
        return Sentence(
            "These players cannot be sent to other processes, so the games are played in this one, "
            "on one core. With cloudpickle they can: pip install 'gold-widgets[lab]'."
        )
    cores = Cores.ready()
    if cores is None:
        return Sentence(
            "No process can be started here (in a script that takes if __name__ == '__main__': "
            "around it), so the games are played in this one, on one core."
        )
    _on_many(book, cores)
    return None


def _on_many(book: Book, workers: Given) -> None:
    try:
        plan = packed(book.plan, book.plan.entrants)
    except CannotTravel as error:
        raise SetupError(TOO_HEAVY) from error
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


def _give_out(book: Book, workers: Given, plan: bytes, out: Out) -> None:
    """Have everything played that is still open."""
    while book.open:
        start, stop = book.open[-1]
        try:
            out[workers.submit(plan, start, stop, part(book.plan))] = start, stop
        except RuntimeError as error:  # it is broken, or has been shut down
            raise _lost(book, error) from error
        book.open.pop()


def _collect(book: Book, done: Iterable[Future[Report]], out: Out) -> BaseException | None:
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


def _lost(book: Book, error: BaseException) -> TournamentError:
    start, stop = book.open[-1]
    said = Sentence(
        "Games {start} to {stop} could not be played, and their players are not to blame as far as "
        "can be seen: {error}",
        start=start,
        stop=stop - 1,
        error=f"{type(error).__name__}: {error}",
    )
    return TournamentError(said, book.standings)
