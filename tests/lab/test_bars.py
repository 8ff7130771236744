"""One progress bar for all that takes long: it ends where the games do."""

import sys
from typing import ClassVar

import pytest

from gold_widgets.engine.sentences import Sentence
from gold_widgets.lab import bars, simulate, tournament

module = sys.modules[simulate.__module__]


class FakeBar:
    """As tqdm's, but it keeps what was done to it."""

    made: ClassVar = []

    def __init__(self, total, unit, leave):
        self.total, self.unit, self.n, self.is_closed = total, unit, 0, False
        self.made.append(self)

    def update(self, more):
        self.n += more

    def set_description_str(self, text):
        """Nobody reads it."""

    def close(self):
        self.is_closed = True


@pytest.fixture
def shown(monkeypatch):
    """Show every bar, and return them."""
    monkeypatch.setattr(FakeBar, "made", [])
    monkeypatch.setattr(bars, "PATIENCE", 0)
    monkeypatch.setattr("tqdm.auto.tqdm", FakeBar)
    return FakeBar.made


@pytest.mark.parametrize("cores", [1, 2])
def test_the_bar_ends_at_the_end(cores, shown, monkeypatch):
    monkeypatch.setattr(module, "CHUNK", 10)
    monkeypatch.setattr(module, "SMALL_CHUNK", 10)
    simulate(95, 2, cores=cores)
    [bar] = shown
    assert (bar.n, bar.total, bar.is_closed) == (95, 95, True)


def test_an_interrupted_bar_stays_where_it_was(shown, monkeypatch):
    monkeypatch.setattr(module, "CHUNK", 10)
    monkeypatch.setattr(module, "SMALL_CHUNK", 10)
    put = module._Pile.put

    def put_and_stop(pile, games, sums):
        put(pile, games, sums)
        if pile.played[0] == 50:
            raise KeyboardInterrupt

    monkeypatch.setattr(module._Pile, "put", put_and_stop)
    assert simulate(100, 2, cores=1).games == 50
    [bar] = shown
    assert (bar.n, bar.is_closed) == (50, True)


def test_a_tournament_has_the_same_bar(shown):
    tournament(["random", "random"], games=4)
    [bar] = shown
    assert (bar.n, bar.total, bar.is_closed) == (4, 4, True)
    tournament(["random", "random"], games=4, progress=False)
    assert len(shown) == 1


def test_what_is_said_is_said_in_the_reader_s_language(capsys, monkeypatch):
    """The catalogues of the house decide what it is; here one that is known to them."""
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    bars.Bar(10, "de").say(
        Sentence("This seed is too long: a seed has at most 18 digits. Try seed=7.")
    )
    said = capsys.readouterr().err
    assert said.strip()
    assert "This seed" not in said


def test_no_bar_says_nothing(capsys):
    bars.Bar(10, shown=False).say(Sentence("Wait."))
    assert not capsys.readouterr().err
