"""simulate(): the same result however it is reached, and a clear word for what it cannot do."""

import _thread
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gold_widgets import gold
from gold_widgets.lab import compiler, simulate
from tests.golden import check
from tests.lab.gold.kernels import each_number_of_players, each_stall, needs_numba

HERE = Path(__file__).parent
module = sys.modules[simulate.__module__]


def python(script):
    """Run a script in a fresh Python."""
    command = [sys.executable, "-c", script]
    return subprocess.run(
        command, cwd=HERE.parents[2], capture_output=True, text=True, check=True
    ).stdout


def test_results_stay_as_they_are():
    """A seed's games are the same in any year: a change here is a change for every reader."""
    shown = [
        simulate(400),
        simulate(400, 2, ["perfect", "random"], seed=2),
        simulate(400, 3, [0, 0.5, 1], seed=3, rules=gold.Rules(rush_at=0, stall="end")),
        simulate(400, 5, 0.25, seed=4, rules=gold.Rules(rush_at=0, stall="play_on")),
    ]
    check(HERE / "golden" / "simulations.txt", "\n\n".join(map(str, shown)) + "\n")


@needs_numba
@pytest.mark.parametrize("policy", ["random", 0.5])
def test_neither_cores_nor_chunks_change_the_sums(policy, monkeypatch):
    alone = simulate(5000, 3, policy, seed=5, cores=1)
    for cores, chunk in ((1, 700), (2, 1000), (3, 313), (8, 50)):
        monkeypatch.setattr(module, "CHUNK", chunk)
        assert simulate(5000, 3, policy, seed=5, cores=cores) == alone


def test_it_runs_without_numba_and_numpy_and_counts_the_same():
    script = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from gold_widgets.lab import simulate
print(simulate(120, 4, ["random", 0.5, "perfect", 0], seed=6).sums)
"""
    assert python(script).strip() == str(
        simulate(120, 4, ["random", 0.5, "perfect", 0], seed=6).sums
    )


def test_the_door_opens_without_loading_arrays_or_plots():
    script = "import gold_widgets, sys; from gold_widgets import lab; print(*sys.modules)"
    assert {"numba", "numpy", "matplotlib", "tqdm"}.isdisjoint(python(script).split())


@each_number_of_players
@each_stall
@pytest.mark.parametrize("policy", ["random", "perfect"])
def test_no_gold_is_lost_or_made(players, stall, policy):
    found = simulate(300, players, policy, seed=7, rules=gold.Rules(0, stall))
    assert sum(found.gold.values()) == pytest.approx(60)
    won = sum(found.gold[name] for name in ("own", "unowned", "fed", "rush"))
    assert sum(found.points) == pytest.approx(won)
    assert bool(found.gold["left"]) == (stall != "rush")
    assert sum(found.lengths.values()) == found.games


@each_number_of_players
def test_every_game_is_won_once(players):
    assert sum(simulate(300, players, seed=8).win_rates) == pytest.approx(1)


def test_a_game_that_never_ends_has_no_winner():
    found = simulate(300, 2, seed=8, rules=gold.Rules(0, "play_on"))
    assert 0 < found.stalls < 300
    assert sum(found.win_rates) == pytest.approx(1 - found.stalls / 300)


def test_perfect_memory_beats_chance():
    assert simulate(2000, 2, ["perfect", "random"], seed=9).win_rates[0] >= 0.98
    assert simulate(2000, 2, ["random", "perfect"], seed=9).win_rates[1] >= 0.98


def test_more_memory_wins_more():
    rates = [simulate(1500, 2, [m, 0.5], seed=10).win_rates[0] for m in (0, 0.25, 0.5, 0.75, 1)]
    assert rates == sorted(rates)
    assert rates[0] < 0.3 < 0.7 < rates[-1]


def test_the_first_seat_has_no_more_than_a_small_advantage():
    found = simulate(20_000, 4, seed=11)
    assert found.win_rates == pytest.approx([0.25] * 4, abs=0.02)


def _interrupted(*_):
    """Python may let `interrupt_main` wait where other threads run, until the next test."""
    raise KeyboardInterrupt


@pytest.mark.parametrize("cores", [1, 2])
def test_an_interrupt_keeps_what_is_done(cores, monkeypatch):
    """As Ctrl-C, or the stop button of a notebook, in the middle of it."""
    interrupt = _interrupted if cores == 1 else _thread.interrupt_main
    chunk = 100 if compiler.IS_COMPILED else 5
    monkeypatch.setattr(module, "CHUNK", chunk)
    monkeypatch.setattr(module, "SMALL_CHUNK", chunk)
    put, done = module._Pile.put, []
    once = iter([True])  # two threads may come here together

    def put_and_stop(pile, games, sums):
        put(pile, games, sums)
        done.append(games)
        if len(done) >= 5 and next(once, False):
            interrupt()

    monkeypatch.setattr(module._Pile, "put", put_and_stop)
    found = simulate(10**9, 2, seed=12, cores=cores)
    assert 5 * chunk <= found.games == sum(done) < 10**9
    if cores == 1:
        monkeypatch.setattr(module._Pile, "put", put)
        assert found == simulate(found.games, 2, seed=12, cores=1)


def test_an_interrupt_before_the_first_game_gives_an_empty_result(monkeypatch):
    monkeypatch.setattr(module._Pile, "put", _interrupted)
    found = simulate(100, 2, cores=1)
    assert found.games == 0
    assert "Games: 0" in str(found)
    assert "Games: 0" in found._repr_html_()


def test_what_fails_in_a_thread_is_heard(monkeypatch):
    def fail(*_):
        raise RuntimeError("no")

    monkeypatch.setattr(module, "CHUNK", 10)
    monkeypatch.setattr(module, "SMALL_CHUNK", 10)
    monkeypatch.setattr(module._Pile, "put", fail)
    with pytest.raises(RuntimeError, match="no"):
        simulate(100, 2, cores=2)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ({"games": 0}, "games=0 is no count: it is a whole number, 1 or more."),
        ({"games": -5}, "games=-5 is no count"),
        ({"games": True}, "games=True is no count"),
        ({"games": 1e6}, "games=1000000.0 is no count"),
        ({"games": "many"}, "games='many' is no count"),
        ({"players": 1}, "GOLD is for 2 to 5 players (G1), not 1."),
        ({"players": 6}, "GOLD is for 2 to 5 players (G1), not 6."),
        ({"players": True}, "players=True is not a number of players. Try players=4."),
        ({"players": 2.0}, "players=2.0 is not a number of players"),
        ({"players": ["Ann", "Bob"]}, "is not a number of players"),
        (
            {"policy": "perfcet"},
            "'random', 'perfect', or a memory from 0 to 1. Did you mean perfect?",
        ),
        ({"policy": ["random", "x", 1, 1]}, "There is no policy 'x'."),
        ({"policy": 1.5}, "policy=1.5 is no memory: it lies between 0 (none) and 1 (perfect)."),
        ({"policy": -0.1}, "policy=-0.1 is no memory"),
        ({"policy": float("nan")}, "policy=nan is no memory"),
        ({"policy": True}, "policy=True is no memory"),
        ({"policy": None}, "policy=None is no memory"),
        ({"policy": [1, 0]}, "There are 4 players but 2 policies. Give one for each seat."),
        ({"policy": []}, "There are 4 players but 0 policies."),
        ({"seed": 1.5}, "seed=1.5 is not a whole number. Try seed=7."),
        ({"seed": 10**18}, "This seed is too long"),
        ({"rules": "short"}, "rules='short' is not a Rules(...)."),
        ({"cores": 0}, "cores=0 is no count: it is a whole number, 1 or more."),
        ({"cores": 1.5}, "cores=1.5 is no count"),
        ({"language": "frr"}, "language='frr' is not spoken here."),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused_in_a_sentence(what, said):
    with pytest.raises(gold.SetupError) as refused:
        simulate(**{"games": 10, **what})
    assert said in str(refused.value)


SENTENCE = "The simulation is being compiled, once on this computer: some ten seconds."


@needs_numba
def test_the_first_time_on_a_computer_a_sentence_says_that_it_is_compiled(tmp_path):
    """And only then, with tqdm and without."""
    for way in ("", "sys.modules['tqdm'] = None; "):
        kept = tmp_path / ("kept" if way else "kept by tqdm")
        script = f"import sys; {way}from gold_widgets.lab import simulate; simulate(10, cores=2)"
        said = [
            subprocess.run(
                [sys.executable, "-c", script],
                cwd=HERE.parents[2],
                env={**os.environ, "NUMBA_CACHE_DIR": str(kept)},
                capture_output=True,
                text=True,
                check=True,
            ).stderr
            for _ in range(2)
        ]
        assert [each.count(SENTENCE) for each in said] == [1, 0], said
