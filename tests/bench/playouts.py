"""Random playouts of our games beside those of well-known libraries, in steps per second."""

from functools import partial
from statistics import median

from tests.bench import loops
from tests.bench.loops import Contender, Playout
from tests.bench.report import Goal, Report
from tests.bench.rounds import SLICE, steps_per_second

KUHN = "open_spiel python_kuhn_poker"
PETTINGZOO = "PettingZoo tictactoe"
RIVALS = (
    Contender(KUHN, partial(loops.open_spiel, "python_kuhn_poker"), "open_spiel"),
    Contender("open_spiel hanabi (C++)", partial(loops.open_spiel, "hanabi"), "open_spiel"),
    Contender("python-chess", loops.python_chess, "chess"),
    Contender(PETTINGZOO, loops.pettingzoo_tictactoe, "pettingzoo pygame-ce"),
)
GOALS = ((KUHN, 2.6), (PETTINGZOO, 10.0))
OTHERS = (
    ("Mine for Gold", "mine_for_gold", 2, 0.5),
    ("Mine for Gold", "mine_for_gold", 4, 0.35),
    ("Klondike Rush", "klondike_rush", 4, 0.2),
)
"""Our other games: name, folder, players, and how its speed should compare with kuhn poker's."""
PACKAGES = ("open_spiel", "chess", "pettingzoo", "pygame-ce", "numpy")


def _load() -> tuple[dict[str, Playout], list[str]]:
    """The rivals that are installed, and one sentence for each that is not."""
    playouts: dict[str, Playout] = {}
    missing: list[str] = []
    for rival in RIVALS:
        try:
            playouts[rival.name] = rival.load()
        except ImportError as error:
            missing.append(
                f"{rival.name} was not measured ({error}): `pip install {rival.install}`."
            )
    return playouts, missing


def _spread(values: list[float]) -> str:
    """The middle half of the rounds, so that a reader sees how noisy the machine was."""
    ordered = sorted(values)
    quarter = len(ordered) // 4
    return f"{ordered[quarter]:,.0f} to {ordered[-1 - quarter]:,.0f}"


def measure(players: int, rounds: int) -> Report:
    """Runs everyone in turn; a ratio is the median of the ratios round by round."""
    ours = f"GOLD, {players} players"
    rivals, missing = _load()
    telling = f"{ours}, events read"
    gold = {ours: loops.gold(players), telling: loops.gold_with_events(players)}
    others = {
        f"{name}, {seats} players": (loops.ours(folder, seats), goal)
        for name, folder, seats, goal in OTHERS
    }
    runs = {name: playout for name, (playout, _) in others.items()}
    speeds = steps_per_second({**gold, **runs, **rivals}, rounds)

    def ratio(name: str, of: str = ours) -> float | None:
        """How many times as fast as the named rival a game of ours is."""
        if name not in speeds:
            return None
        return median(a / b for a, b in zip(speeds[of], speeds[name], strict=True))

    with_events = [
        f"The goal is for play alone; with every event read GOLD is {found:.2f}x {name}."
        for name, _ in GOALS
        if (found := ratio(name, of=telling)) is not None
    ]

    return Report(
        title="Random playouts",
        columns=("game", "steps/s", "middle half of rounds", "GOLD / this"),
        rows=tuple(
            (name, f"{median(found):,.0f}", _spread(found), f"{ratio(name):.2f}x")
            for name, found in speeds.items()
        ),
        goals=(
            *(Goal(f"GOLD against {name}", ratio(name), target, "x") for name, target in GOALS),
            *(
                Goal(f"{name} against {KUHN}", ratio(KUHN, of=name), target, "x")
                for name, (_, target) in others.items()
            ),
        ),
        notes=(
            *missing,
            *with_events,
            "A step is: list the legal actions, choose one by a seed, apply it, ask if it is over.",
            "Starting each game is included, and OpenSpiel's chance moves count as steps.",
            "Whoever bids at random is soon out of money: most moves of Klondike Rush are passes.",
            f"Median of {rounds} interleaved rounds of {SLICE} s of CPU time each, one thread.",
        ),
    )
