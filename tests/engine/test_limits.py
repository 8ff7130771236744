"""Time limits stop what never returns, wherever it runs."""

import contextlib
import gc
import itertools
import signal
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from gold_widgets.engine.limits import Alarm, Monitor, NoLimit, TimeUp, Watcher, limit, out_of_time

SHORT = 0.1
WAYS = [way for way in (Alarm, Watcher, Monitor) if way is not Monitor or Monitor.is_possible()]
each_way = pytest.mark.parametrize("way", WAYS)


@pytest.fixture(autouse=True)
def nobody_cleans_up():
    """Collect other tests' garbage before: what is thrown into that Python drops, and tells of."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@contextlib.contextmanager
def watched(way, seconds=SHORT):
    """Watch this thread in a way of the test's choice."""
    made = way(seconds)
    with made if way is Alarm else contextlib.closing(made):
        yield made


def spin():
    while True:
        pass


def count():
    for _ in itertools.count():
        pass


def recurse():
    while True:
        with contextlib.suppress(RecursionError):
            _deeper()


def _deeper():
    _deeper()


def catch():
    while True:
        with contextlib.suppress(Exception):
            sum(range(10))


# A throw that lands where Python tidies up (a __del__, a hook of the collector) is lost there, with
# a warning: that is what it is thrown again for.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@each_way
@pytest.mark.parametrize("endless", [spin, count, recurse, catch])
def test_what_never_returns_is_stopped(way, endless):
    with watched(way) as clock, pytest.raises(TimeUp), clock.watching():
        endless()


@each_way
def test_who_catches_everything_is_out_of_time_all_the_same(way):
    def deaf():
        end = time.monotonic() + 4 * SHORT
        while time.monotonic() < end:
            with contextlib.suppress(BaseException):
                spin()

    # It may also be hit outside its net.
    with watched(way) as clock, pytest.raises(TimeUp), clock.watching():
        deaf()


@each_way
def test_who_caught_it_once_and_answers_is_out_of_time(way):
    def caught_once():
        with contextlib.suppress(TimeUp):
            spin()

    with watched(way) as clock, pytest.raises(TimeUp), clock.watching():
        caught_once()


@each_way
def test_what_python_drops_is_thrown_again(way, monkeypatch):
    """As in a callback of the garbage collector, from which no error comes out."""
    dropped = []

    def wait(_phase, _info):
        end = time.monotonic() + 2 * SHORT
        while not dropped and time.monotonic() < end:
            pass

    monkeypatch.setattr(sys, "unraisablehook", dropped.append)
    gc.callbacks.append(wait)

    def collect():
        gc.collect()
        spin()

    try:
        with watched(way) as clock, pytest.raises(TimeUp), clock.watching():
            collect()
    finally:
        gc.callbacks.remove(wait)
    assert dropped


@each_way
def test_one_call_after_another_has_the_whole_time(way):
    with watched(way, 0.3) as clock:
        for _ in range(4):
            with clock.watching():
                time.sleep(0.1)


@each_way
def test_nothing_is_thrown_once_the_call_is_over(way):
    with watched(way) as clock:
        for _ in range(3):
            with contextlib.suppress(TimeUp), clock.watching():
                time.sleep(SHORT * 0.99)
            end = time.monotonic() + 3 * SHORT
            while time.monotonic() < end:
                pass
    end = time.monotonic() + 3 * SHORT
    while time.monotonic() < end:
        pass


@each_way
def test_an_error_of_the_player_s_own_comes_out_as_it_is(way):
    with watched(way) as clock, pytest.raises(ZeroDivisionError), clock.watching():
        1 / 0  # noqa: B018


def test_sleep_is_interrupted_in_the_main_thread():
    began = time.monotonic()
    with limit(SHORT) as clock, pytest.raises(TimeUp), clock.watching():
        time.sleep(30)
    assert time.monotonic() - began < 3


def test_another_thread_is_watched_too():
    def think():
        with limit(SHORT) as clock:
            assert isinstance(clock, Watcher)
            with clock.watching():
                spin()

    with ThreadPoolExecutor(1) as threads, pytest.raises(TimeUp):
        threads.submit(think).result(10)


def test_without_alarm_and_threads_python_itself_is_watched_if_it_can_be(monkeypatch):
    def no_thread(_self):
        raise RuntimeError("can't start new thread")

    monkeypatch.delattr(signal, "setitimer")
    monkeypatch.setattr(threading.Thread, "start", no_thread)
    with limit(SHORT) as clock:
        assert isinstance(clock, Monitor if Monitor.is_possible() else NoLimit)


def test_a_limit_within_a_limit_leaves_the_outer_one_on():
    def think():
        with limit(SHORT) as inner, contextlib.suppress(TimeUp), inner.watching():
            spin()
        spin()

    with limit(0.4) as outer, pytest.raises(TimeUp), outer.watching():
        think()


def test_the_alarm_is_as_it_was_before():
    def ring(*_):
        """Somebody else's."""

    before = signal.signal(signal.SIGALRM, ring)
    try:
        with limit(SHORT) as clock, clock.watching():
            pass
        assert signal.getsignal(signal.SIGALRM) is ring
        assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    finally:
        signal.signal(signal.SIGALRM, before)


def test_without_a_limit_nobody_watches():
    with limit(None) as clock, clock.watching():
        assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert isinstance(clock, NoLimit)


def test_whose_time_is_up_is_said():
    assert out_of_time("Bob", 1.5) == "Bob did not answer within 1.5 s."
