"""Tournaments: the same result everywhere, everybody in every seat, and no fault without a name."""

import signal
import subprocess
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from math import factorial
from multiprocessing import active_children
from time import sleep

import pytest

from gold_widgets import gold, lab
from gold_widgets.engine.sentences import Sentence
from gold_widgets.lab import Standings, TournamentError, hosting, workers
from gold_widgets.lab import tournament as play
from gold_widgets.lab.entrants import entrants, seating
from gold_widgets.lab.plans import luck
from tests.lab import contestants
from tests.lab.contestants import Deadly, Eager, Lucky

SHORT = gold.Rules(rush_at=40)
"""Games of half the length."""


@pytest.fixture
def at_once(monkeypatch):
    """Let even a short tournament start processes."""
    monkeypatch.setattr(hosting, "ALONE", 0.0)


@pytest.fixture
def stay_here(monkeypatch):
    """Let even a long tournament start none."""
    monkeypatch.setattr(hosting, "ALONE", 600.0)


class Patient(Executor):
    """Plays when asked for, and counts what it was given."""

    def __init__(self):
        self.given = []

    def submit(self, function, /, *arguments):
        self.given.append(arguments)
        future = Future()
        future.set_result(function(*arguments))
        return future


def test_everybody_sits_everywhere_equally_often():
    for players in range(2, 6):
        orders = [seating(number, players) for number in range(factorial(players))]
        for start in range(0, len(orders), players):
            block = orders[start : start + players]
            assert all(set(seat) == set(range(players)) for seat in zip(*block, strict=True))
        assert len(set(orders)) == len(orders)
    standings = play([Eager, "random", 0.5], games=12, rules=SHORT)
    assert {tally.games for row in standings.tallies for tally in row} == {4}


def test_the_same_seed_gives_the_same_standings_wherever_the_games_are_played(at_once):
    who = {"eager": Eager, "lucky": Lucky, "memory": 0.5}
    here = play(who, games=20, executor=Patient(), rules=SHORT)
    assert here.games == 20
    with ThreadPoolExecutor(3) as threads:
        assert play(who, games=20, executor=threads, rules=SHORT) == here
    assert play(who, games=20, rules=SHORT) == here  # in processes
    assert play(who, games=20, rules=SHORT, seed=2) != here


def test_a_short_tournament_starts_no_process(stay_here, monkeypatch):
    monkeypatch.setattr(hosting, "Cores", None)
    assert play(["random", Lucky], games=5).games == 5


def test_pieces_that_take_long_are_given_out_again(monkeypatch):
    monkeypatch.setattr(workers, "PART", 0.0)
    patient = Patient()
    patched = play([Eager, "random"], games=100, executor=patient, rules=SHORT)
    assert len(patient.given) == 100  # one game at a time
    monkeypatch.setattr(workers, "PART", 60.0)
    assert play([Eager, "random"], games=100, executor=Patient(), rules=SHORT) == patched


def test_a_player_is_new_in_every_game():
    @dataclass
    class Tired:
        left: int = 200
        recall = gold.Perfect()

        def choose(self, view):
            self.left -= 1
            return view.legal()[0] if self.left < 0 else Eager().choose(view)

    for entry in (Tired, Tired()):
        assert play({"tired": entry, "eager": Eager}, games=6, executor=Patient()).games == 6


def test_players_that_cannot_travel_play_here_and_a_sentence_says_so(at_once, monkeypatch):
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    with pytest.warns(UserWarning, match=r"pip install 'gold-widgets\[lab\]'"):
        standings = play([Eager, Lucky], games=4, rules=SHORT)
    assert standings.games == 4
    with pytest.raises(gold.SetupError, match="cannot be sent"):
        play([Eager, Lucky], games=4, executor=Patient())
    assert play(["random", 0.5], games=2, executor=Patient(), rules=SHORT).games == 2


FAULTS = {
    "Raising": "Raising raised an error: ZeroDivisionError",
    "Cheating": "Cheating chose 'z9', which is not allowed: There is no spot 'z9'",
    "Listing": "Listing chose .*, which is not allowed: a move is a word",
    "Leaving": "Leaving raised an error: SystemExit: 3",
    "Muddled": "Muddled raised an error: KeyError: 'muddle'",
    "Nowhere": "Nowhere raised an error: TypeError: recall.saw returned a NoneType, not a dict",
    "Spacey": "Spacey did not answer within 1.5 s",
    "Endless": "Endless did not answer within 1.5 s",
    "Sleepy": "Sleepy did not answer within 1.5 s",
}


@pytest.mark.parametrize(
    ("bad", "where"),
    [
        (bad, where)
        for bad in FAULTS
        for where in ("here", "threads", "processes")
        # A call into C, such as sleep, can be interrupted in a main thread only.
        if (bad, where) != ("Sleepy", "threads")
    ],
)
def test_a_fault_names_the_player_and_the_position_and_keeps_the_standings(bad, where, monkeypatch):
    monkeypatch.setattr(hosting, "ALONE", 0.0 if where == "processes" else 60.0)
    player = getattr(contestants, bad)
    some_fail = {"good": Eager, bad: lambda seed: player() if seed % 3 == 0 else Eager()}
    # Only who never answers is given little time: on a busy machine, others may need a moment.
    timeout = 1.5 if bad in ("Endless", "Sleepy", "Spacey") else 60
    with ThreadPoolExecutor(2) as threads:
        executor = threads if where == "threads" else None
        with pytest.raises(TournamentError, match=FAULTS[bad]) as caught:
            play(some_fail, games=60, executor=executor, timeout=timeout, seed=3)
    error = caught.value
    assert error.player == bad
    assert isinstance(error.so_far, Standings)
    assert error.so_far.games < 60
    game = gold.load(error.line).end
    assert len(game.flips) >= 20
    if not hasattr(player.recall, "fails"):  # others may be to move while it remembers
        assert game.seats[game.to_move].name == bad
    assert error.line in str(error)
    if bad == "Raising":
        assert "1 // (view.moment" in error.__notes__[0]


@pytest.mark.parametrize("where", ["here", "threads"])
def test_a_player_that_catches_everything_is_out_of_time_all_the_same(where, stay_here):
    with ThreadPoolExecutor(1) as threads:
        executor = threads if where == "threads" else None
        with pytest.raises(TournamentError, match=r"Deaf did not answer within 0\.2 s"):
            play([contestants.Deaf, "random"], games=2, executor=executor, timeout=0.2)


def test_what_was_played_before_a_fault_is_kept(stay_here):
    numbers = iter(range(100))
    who = {"good": Eager, "bad": lambda: contestants.Raising() if next(numbers) == 9 else Eager()}
    with pytest.raises(TournamentError, match="in game 9;") as caught:
        play(who, games=60)
    assert caught.value.so_far == play({"good": Eager, "bad": Eager}, games=9)


def test_what_was_reported_together_with_a_fault_is_kept():
    def some_fail(seed):
        return contestants.Raising() if seed % 7 == 0 else Eager()

    who = {"good": Eager, "bad": some_fail}
    with pytest.raises(TournamentError) as caught:
        play(who, games=60, executor=Patient())
    failed = [number for number in range(60) if luck(number, 1) % 7 == 0]
    assert 0 < caught.value.so_far.games == 60 - len(failed) < 60
    assert f"in game {failed[0]};" in str(caught.value)


def test_players_that_get_nowhere_are_stopped():
    stuck = gold.Rules(rush_at=0, stall="play_on")
    with pytest.raises(TournamentError, match=r"get nowhere: \d+ moves"):
        play([contestants.Stubborn, contestants.Stubborn], games=2, rules=stuck, timeout=None)


def test_ctrl_c_returns_what_is_done_so_far(stay_here, monkeypatch):
    numbers = iter(range(100))
    bad = lambda: contestants.Interrupted() if next(numbers) == 5 else Eager()  # noqa: E731
    assert play({"good": Eager, "bad": bad}, games=60).games == 5

    waits = iter(range(3))

    def interrupted_wait(*arguments, **options):
        if next(waits, None) is None:
            raise KeyboardInterrupt
        return wait(*arguments, **options)

    wait = hosting.wait
    monkeypatch.setattr(hosting, "wait", interrupted_wait)
    monkeypatch.setattr(workers, "PART", 0.0)
    with ThreadPoolExecutor(1) as threads:
        many = play([Eager, "random"], games=500, executor=threads)
    assert 0 < many.games < 500


def test_ctrl_c_ends_processes_whose_player_never_returns(at_once, monkeypatch):
    def interrupted_wait(*arguments, **options):
        sleep(0.5)
        raise KeyboardInterrupt

    monkeypatch.setattr(hosting, "wait", interrupted_wait)
    monkeypatch.setattr(workers, "GRACE", 0.2)
    others = set(active_children())
    here = play([Eager, contestants.EndlessAway()], games=500, timeout=None, rules=SHORT)
    assert here.games == 1
    assert set(active_children()) == others


def test_where_no_process_can_be_started_the_games_are_played_in_this_one():
    script = (
        "import sys; sys.modules['_multiprocessing'] = None\n"
        "import warnings; from gold_widgets.lab import tournament as here\n"
        "from gold_widgets.lab import hosting; hosting.ALONE = 0\n"
        "with warnings.catch_warnings(record=True) as said:\n"
        "    print(here(['random', 0.5], games=3).games, said[0].message)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("3 No process can be started here"), done.stderr


def test_a_process_that_dies_loses_no_game_and_counts_none_twice(at_once, tmp_path):
    expected = play({"eager": Eager, "deadly": Eager}, games=30, executor=Patient(), rules=SHORT)
    who = {"eager": Eager, "deadly": Deadly(str(tmp_path / "died"))}
    assert play(who, games=30, rules=SHORT) == expected
    assert (tmp_path / "died").exists()


def test_processes_that_always_die_end_the_tournament_with_what_was_played(at_once):
    with pytest.raises(TournamentError, match="could not be played") as caught:
        play({"eager": Eager, "deadly": Deadly()}, games=30, rules=SHORT)
    assert caught.value.so_far.games == 1  # the one that was played right here


def test_an_executor_that_is_shut_down_is_told_of():
    threads = ThreadPoolExecutor(1)
    threads.shutdown()
    with pytest.raises(TournamentError, match="after shutdown"):
        play(["random", Eager], games=4, executor=threads)


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        ("expert", {}, "not a list of players"),
        (7, {}, "not a list of players"),
        (["expert"], {}, "2 to 5 players"),
        (["random"] * 6, {}, "2 to 5 players"),
        (["expert", "prefect"], {}, "Did you mean perfect"),
        (["expert", 1.2], {}, "between 0 and 1"),
        (["expert", -0.1], {}, "between 0 and 1"),
        (["expert", object()], {}, "cannot play"),
        ({"": "expert", "b": "random"}, {}, "not a name"),
        (["expert", "random"], {"games": 0}, "games=0 is not a number of games"),
        (["expert", "random"], {"games": -5}, "games=-5"),
        (["expert", "random"], {"games": 2.5}, "games=2.5"),
        (["expert", "random"], {"games": True}, "games=True"),
        (["expert", "random"], {"seed": "x"}, "seed='x'"),
        (["expert", "random"], {"rules": 10}, "not a Rules"),
        (["expert", "random"], {"timeout": 0}, "timeout=0"),
        (["expert", "random"], {"timeout": "1"}, "timeout='1'"),
        (["expert", "random"], {"executor": 4}, "concurrent.futures.Executor"),
        ([], {}, "2 to 5 players"),
        (["expert", "random"], {"game": 7}, "game=7 is not the rules of a game"),
        (["expert", "random"], {"rulez": 7}, "has no option 'rulez'.* Did you mean rules"),
        (["expert", "random"], {"gmae": gold}, "has no option 'gmae'.* Did you mean game"),
    ],
)
def test_bad_input_is_refused_before_the_first_game(players, options, said):
    with pytest.raises(gold.SetupError, match=said) as refused:
        play(players, **{"games": 2, **options})
    assert isinstance(refused.value.said, Sentence)


def test_a_maker_that_makes_no_player_is_told_of():
    with pytest.raises(TournamentError, match="lacks choose"):
        play({"a": lambda: 7, "b": Eager}, games=2)


@pytest.mark.parametrize("entry", [contestants.Faceless, contestants.Faceless()])
def test_a_recall_that_fails_when_it_is_asked_for_is_told_of(entry, stay_here):
    with pytest.raises(TournamentError, match="raised an error: LookupError: no memory") as caught:
        play({"bad": entry, "good": Eager}, games=2)
    assert caught.value.player == "bad"


def test_a_word_of_a_kind_of_its_own_is_taken_for_what_it_says(stay_here):
    class Word(str):
        __slots__ = ()

        def __eq__(self, other):
            raise SystemExit

        __hash__ = None

    class Wordy(Eager):
        def choose(self, view):
            return Word(super().choose(view))

    assert play([Wordy, "random"], games=2).games == 2


def test_names_are_made_from_what_is_entered():
    named = entrants(gold, [Eager, Eager(), 0.25, "sharp", "sharp"])
    assert [each.name for each in named] == [
        "Eager",
        "Eager 2",
        "strength 0.25",
        "sharp",
        "sharp 2",
    ]


def test_the_main_thread_s_alarm_is_as_it_was_before():
    before = signal.getsignal(signal.SIGALRM)
    play([Eager, "random"], games=1, rules=SHORT)
    assert signal.getsignal(signal.SIGALRM) is before


def test_the_lab_loads_nothing_that_it_may_not_need():
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, gold_widgets.lab; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert {"cloudpickle", "dask", "matplotlib", "numba", "numpy", "tqdm"}.isdisjoint(loaded)
    rooms = "gold_widgets.lab.", "gold_widgets.games."
    assert not [name for name in loaded if name.startswith(rooms)]


def test_the_door_lists_what_it_has_and_refuses_what_it_has_not():
    assert set(lab.__all__) <= set(dir(lab))
    assert all(getattr(lab, name).__name__ == name for name in lab.__all__)
    with pytest.raises(AttributeError, match="no attribute 'simluate'"):
        lab.simluate  # noqa: B018
