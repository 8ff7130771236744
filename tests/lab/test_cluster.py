"""A real Dask cluster of two processes, one of which is killed in the middle of a tournament."""

import logging
import os
import signal
from concurrent.futures import Executor

import pytest

from gold_widgets import gold
from gold_widgets.lab import tournament, workers
from tests.lab.contestants import Eager, Lucky

distributed = pytest.importorskip("distributed")
# What a cluster leaves open at its end, or will deprecate, is its own affair.
pytestmark = pytest.mark.filterwarnings("ignore")

WHO = {"eager": Eager, "lucky": Lucky, "random": "random"}
GAMES = 72


class KillsOne(Executor):
    """Hands work on to a cluster and kills one of its workers after the first few reports."""

    def __init__(self, client):
        self.inner = client.get_executor()
        self.pids = list(client.run(os.getpid).values())
        self.done, self.victim = 0, None

    def submit(self, function, /, *arguments):
        future = self.inner.submit(function, *arguments)
        future.add_done_callback(self._count)
        return future

    def _count(self, _):
        self.done += 1
        if self.done == 5:
            self.victim = self.pids[0]
            os.kill(self.victim, signal.SIGKILL)


@pytest.fixture
def client():
    with (
        distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            dashboard_address=None,
            silence_logs=logging.CRITICAL,
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_a_killed_worker_loses_no_game_and_none_is_counted_twice(client, monkeypatch):
    alone = tournament(WHO, games=GAMES, rules=gold.Rules(rush_at=40))
    executor = KillsOne(client)
    assert len(executor.pids) == 2
    monkeypatch.setattr(workers, "PART", 0.2)
    together = tournament(WHO, games=GAMES, rules=gold.Rules(rush_at=40), executor=executor)
    assert executor.victim is not None
    assert executor.victim not in client.run(os.getpid).values()
    assert executor.done > 5
    assert together == alone
    assert together.games == GAMES
