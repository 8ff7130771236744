"""Where the games of a tournament are played: here, on this machine's cores, or on any executor."""

from __future__ import annotations

import signal
import threading
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import TYPE_CHECKING

from gold_widgets.lab.bouts import run_packed
from gold_widgets.lab.cores import cores

if TYPE_CHECKING:
    from typing import Self

    from gold_widgets.lab.bouts import Report
    from gold_widgets.lab.plans import Plan

PART = 1.0
"""Seconds after which a worker reports, so that a bar can move and Ctrl-C is obeyed soon."""
PART_APART = 5.0
"""The same if players have processes of their own, which take a moment to start."""
GRACE = 3.0
"""Seconds in which a process that is no longer needed must end."""
READY = 60.0
"""Seconds in which a new process must have started."""


def part(plan: Plan) -> float:
    """Return the seconds after which a worker reports."""
    return PART_APART if plan.is_apart else PART


class Given:
    """Somebody's executor; it is theirs to close."""

    parts = 64
    """Into how many pieces the games are cut at first: enough for a small cluster."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor

    def submit(self, plan: bytes, start: int, stop: int, seconds: float) -> Future[Report]:
        """Have some games played."""
        return self.executor.submit(run_packed, plan, start, stop, seconds)

    def renew(self) -> None:
        """Hope that it mends itself, as clusters do."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave it open."""


class Cores(Given):
    """This machine's cores, a process each."""

    def __init__(self) -> None:
        self.count = cores()
        self.parts = 4 * self.count
        super().__init__(self._pool())

    @classmethod
    def ready(cls) -> Cores | None:
        """Return them, or None where no process can be started (in Pyodide, for one)."""
        try:
            cores = cls()
            cores.executor.submit(int).result(READY)
        except (BrokenExecutor, ImportError, NotImplementedError, OSError):
            return None
        return cores

    def renew(self) -> None:
        """Start new processes in place of a pool in which one has died."""
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self._pool()

    def _pool(self) -> Executor:
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        # Not fork: a notebook has threads, and a process forked from one may wait for them forever.
        ways = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
        return ProcessPoolExecutor(self.count, mp_context=context, initializer=_leave_ctrl_c_alone)

    def __exit__(self, *_: object) -> None:
        """End the processes; one whose player never returns is made to."""
        # Only from Python 3.14 on has a pool a public way to do this.
        processes = list((getattr(self.executor, "_processes", None) or {}).values())

        def end() -> None:
            for process in processes:
                process.terminate()

        timer = threading.Timer(GRACE, end)
        timer.start()
        self.executor.shutdown(wait=True, cancel_futures=True)
        timer.cancel()


def _leave_ctrl_c_alone() -> None:
    """Let the process that started this one decide what Ctrl-C means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
