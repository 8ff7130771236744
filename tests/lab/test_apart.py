"""Players in processes of their own: the same games, and whatever they do hurts nobody else."""

import contextlib
import gc
import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from threading import Thread

import pytest

from gold_widgets import gold
from gold_widgets.lab import TournamentError, apart, hosting, tournament
from tests.lab import contestants
from tests.lab.contestants import Bad, Eager, Lucky

ROOT = Path(__file__).parents[2]
SHORT = gold.Rules(rush_at=40)


@pytest.fixture(autouse=True)
def stay_here(monkeypatch):
    """Start no other processes than the players' own."""
    monkeypatch.setattr(hosting, "ALONE", 600.0)


def play(*players, games=4, **options):
    return tournament(list(players), games, apart=True, rules=SHORT, **options)


class Handy:
    """Remembers the last few, in a way of its own."""

    recall = None

    def __init__(self, seed):
        self.recall, self.seed = Few(), seed

    def choose(self, view):
        cards = view.unknown or view.legal()
        return cards[(self.seed + len(view.known)) % len(cards)]


class Few:
    def saw(self, memory, place, thing, moment):
        return dict([*memory.items(), (place, thing)][-5:])


class Chatty(Eager):
    """Prints, reads what nobody typed, and answers all the same."""

    def choose(self, view):
        print('{"move": "z9"}')
        sys.stdout.flush()
        os.write(1, b"\x00not JSON\n")
        try:
            input()
        except EOFError:
            return super().choose(view)


class Snooper(Eager):
    """Looks for a game wherever Python keeps things."""

    def choose(self, view):
        frame, found = sys._getframe(), []
        while frame is not None:
            found += frame.f_locals.values()
            frame = frame.f_back
        found += gc.get_objects()
        if any(type(thing).__name__ in ("Game", "Plan", "Position", "Book") for thing in found):
            raise RuntimeError("found it")
        return super().choose(view)


class Ending(Bad):
    def fail(self, view):
        os._exit(0)


class Forging(Bad):
    """Writes into every pipe that there is."""

    def fail(self, view):
        for pipe in range(3, 20):
            with contextlib.suppress(OSError):
                os.write(pipe, b"[1, 2]\n")
        return Eager.choose(self, view)


class Shouting(Bad):
    """As above, and never ends its line."""

    def fail(self, view):
        for pipe in range(3, 20):
            with contextlib.suppress(OSError):
                for _ in range(200):
                    os.write(pipe, b"A" * 10_000)
        return Eager.choose(self, view)


class Interrupting(Bad):
    def fail(self, view):
        raise KeyboardInterrupt


class Unhappy(Bad):
    """Raises an error that cannot even be told."""

    def fail(self, view):
        class Sad(Exception):
            def __str__(self):
                raise RuntimeError

        raise Sad


class Signing(Eager):
    """Leaves its number where it was told to."""

    def __init__(self, path):
        self.path = path

    def choose(self, view):
        Path(self.path).write_text(str(os.getpid()), encoding="utf-8")
        return super().choose(view)


class Forking(Signing):
    """Leaves another process behind, which goes on as if nothing were."""

    def choose(self, view):
        if not Path(self.path).exists() and not os.fork():
            super().choose(view)
            time.sleep(600)
        return Eager.choose(self, view)


class Slow(Eager):
    """Gives others the time to do what they do."""

    def choose(self, view):
        time.sleep(0.01)
        return super().choose(view)


class Hurried(Eager):
    """Answers, and is gone before the next question."""

    def choose(self, view):
        Thread(target=lambda: (time.sleep(0.05), os._exit(0))).start()
        return super().choose(view)


for _player in (Handy, Few, Chatty, Snooper, Ending, Forging, Shouting, Interrupting, Unhappy):
    _player.__module__ = "__main__"  # as in a notebook
    for _method in vars(_player).values():
        if hasattr(_method, "__code__"):
            _method.__module__ = "__main__"


@pytest.mark.parametrize("entry", [Eager, Eager(), Lucky, Handy, "sharp", 0.5, "expert"])
def test_they_play_just_as_they_do_together(entry):
    who = {"it": entry, "eager": Eager}
    together = tournament(who, 6, seed=5, rules=SHORT)
    assert tournament(who, 6, seed=5, rules=SHORT, apart=True) == together


def test_on_many_cores_too(monkeypatch):
    monkeypatch.setattr(hosting, "ALONE", 0.0)
    who = {"lucky": Lucky, "handy": Handy}
    together = tournament(who, 12, seed=5, rules=SHORT)
    assert tournament(who, 12, seed=5, rules=SHORT, apart=True) == together


def test_what_is_printed_is_no_answer(capfd):
    assert play(Chatty, "random", games=2).games == 2
    shown = capfd.readouterr()
    assert not shown.out
    assert "not JSON" in shown.err


def test_there_is_no_game_to_be_found():
    with pytest.raises(TournamentError, match="found it"):
        tournament([Snooper, Eager], 2, rules=SHORT)
    assert play(Snooper, Eager, Snooper).games == 4


FAULTS = {
    contestants.Raising: "Raising raised an error: ZeroDivisionError",
    contestants.Cheating: "Cheating chose 'z9', which is not allowed",
    contestants.Listing: "Listing chose .*, which is not allowed: a move is a word",
    contestants.Endless: "Endless did not answer within 2 s",
    contestants.Sleepy: "Sleepy did not answer within 2 s",
    contestants.Leaving: "Leaving raised an error: SystemExit: 3",
    contestants.Muddled: "Muddled raised an error: KeyError: 'muddle'",
    contestants.Nowhere: "Nowhere raised an error: TypeError: recall.saw returned a NoneType",
    contestants.Spacey: "Spacey did not answer within 2 s",
    contestants.Faceless: "Faceless raised an error: LookupError: no memory",
    Ending: "Ending ended its own process",
    Forging: "Forging sent something that is no answer",
    Shouting: "Shouting sent something that is no answer",
    Interrupting: "Interrupting raised an error: KeyboardInterrupt",
    Hurried: "Hurried ended its own process",
    Unhappy: "Unhappy raised an error: Sad",
}


@pytest.mark.parametrize("bad", FAULTS, ids=lambda bad: bad.__name__)
def test_whatever_one_does_it_is_named_and_the_others_live(bad):
    said = FAULTS[bad]
    with pytest.raises(TournamentError, match=said) as caught:
        play(Eager, bad, timeout=2 if "within" in said else 60)
    assert caught.value.player == bad.__name__
    assert caught.value.so_far.games == 0
    assert gold.load(caught.value.line).end.seats
    if bad is contestants.Raising:
        assert "1 // (view.moment" in caught.value.__notes__[0]


def is_running(number):
    status = Path(f"/proc/{number}/stat")
    if status.parent.parent.joinpath("self").exists():
        return status.exists() and status.read_text().split()[2] != "Z"
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def test_afterwards_their_processes_are_gone(tmp_path):
    paths = [tmp_path / "one", tmp_path / "two"]
    play(*(Signing(str(path)) for path in paths), games=2)
    numbers = [int(path.read_text()) for path in paths]
    assert len({*numbers, os.getpid()}) == 3
    assert not any(map(is_running, numbers))


def test_what_they_started_is_gone_too(tmp_path):
    path = tmp_path / "number"
    assert play(Forking(str(path)), Slow, games=2).games == 2
    assert wait_for(lambda: not is_running(int(path.read_text())))


def test_when_their_host_dies_so_do_they_even_in_an_endless_loop(tmp_path):
    script = textwrap.dedent("""
        import os, sys
        from gold_widgets import gold
        from gold_widgets.lab import tournament

        class Endless:
            recall = gold.Perfect()
            def choose(self, view):
                with open(PATH, "w") as file:
                    file.write(str(os.getpid()))
                while True:
                    pass

        PATH = sys.argv[1]
        tournament([Endless, "random"], 1, apart=True, timeout=None)
    """)
    path = tmp_path / "number"
    host = subprocess.Popen([sys.executable, "-c", script, str(path)], cwd=ROOT)
    try:
        number = wait_for(lambda: path.exists() and path.read_text())
    finally:
        host.send_signal(signal.SIGKILL)
        host.wait()
    assert wait_for(lambda: not is_running(int(number)))


def wait_for(what, seconds=30):
    end = time.monotonic() + seconds
    while not (found := what()) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def test_where_no_process_can_be_started_that_is_said(monkeypatch):
    def no_process(*_, **__):
        raise OSError("emscripten does not support processes.")

    monkeypatch.setattr(apart.subprocess, "Popen", no_process)
    with pytest.raises(gold.SetupError, match="no player can be kept apart"):
        play("random", "random")


def test_without_cloudpickle_a_notebook_s_players_cannot_be_sent(monkeypatch):
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    with pytest.raises(gold.SetupError, match="cannot be sent to other processes"):
        play(Eager, "random")
    assert play("random", 0.5, games=1).games == 1


def test_by_default_the_deal_is_nobody_s_guess():
    one, other = (play("random", "random", games=3) for _ in range(2))
    assert one != other
