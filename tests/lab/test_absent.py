"""Python in a page: it plays fewer games unless told, can be stopped, and says that it is slow."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from gold_widgets.lab import absent, bars

COUNTS = """
from inspect import signature
from gold_widgets import lab
from gold_widgets.lab import absent
absent.IN_A_PAGE = True
for each in (lab.simulate, lab.memory_curve, lab.tournament):
    print(signature(each).parameters["games"].default)
"""


class Page:
    """A page's clock and what it hears: time passes only while somebody waits or works."""

    def __init__(self):
        self.time, self.pauses = 100.0, 0
        self.said = []
        self.channel = SimpleNamespace(postMessage=self.said.append)
        self.BroadcastChannel = SimpleNamespace(new=lambda _name: self.channel)

    def work(self, seconds, chunk):
        """Work for so long, and offer a pause after each chunk."""
        for _ in range(round(seconds / chunk)):
            self.time += chunk
            absent.pause()

    def run_sync(self, nap):
        nap.close()
        self.pauses += 1
        self.time += absent.MOMENT

    def ask_to_stop(self):
        self.channel.onmessage(SimpleNamespace(data="stop"))
        assert self.said.pop() == "heard"


@pytest.fixture
def page(monkeypatch):
    page = Page()
    ffi = SimpleNamespace(
        can_run_sync=lambda: True, run_sync=page.run_sync, create_proxy=lambda function: function
    )
    monkeypatch.setitem(sys.modules, "js", page)
    monkeypatch.setitem(sys.modules, "pyodide", SimpleNamespace(ffi=ffi))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    monkeypatch.setattr(absent, "IN_A_PAGE", True)
    monkeypatch.setattr(absent, "monotonic", lambda: page.time)
    for kept in ("_wish", "_last", "_ears"):
        monkeypatch.setattr(absent, kept, [])
    return page


def test_short_work_pauses_no_oftener_than_it_takes_to_be_heard(page):
    page.work(seconds=10, chunk=0.007)
    assert 10 / absent.STRETCH - 5 < page.pauses <= 10 / absent.STRETCH + 1


def test_long_work_pauses_after_each_piece(page):
    page.work(seconds=10, chunk=0.5)
    assert page.pauses == 20


def test_a_wish_to_stop_is_heard_at_the_next_pause(page):
    page.work(seconds=1, chunk=0.007)
    page.ask_to_stop()
    with pytest.raises(KeyboardInterrupt):
        page.work(seconds=absent.STRETCH + 0.01, chunk=0.007)
    page.work(seconds=1, chunk=0.007)  # it was meant once


def test_a_wish_from_before_is_not_meant_for_other_work(page):
    page.work(seconds=1, chunk=0.007)
    page.ask_to_stop()
    page.time += absent.BREAK + 1
    page.work(seconds=1, chunk=0.007)


def test_in_a_page_fewer_games_are_played_unless_somebody_says_how_many():
    told = subprocess.run(
        [sys.executable, "-c", COUNTS], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["20000", "4000", "100"]


def test_what_takes_long_in_a_page_says_so_once(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    monkeypatch.setattr(bars, "PATIENCE", 0)
    monkeypatch.setattr(bars, "IN_A_PAGE", True)
    monkeypatch.setattr(bars, "_told", [])
    bars.Bar(10, shown=False).show(1)
    assert not capsys.readouterr().err
    for _ in range(2):
        bars.Bar(10, "en").show(1)
    assert capsys.readouterr().err == f"{absent.SLOW}\n"
