"""Many games at once: what chance and memory do to the seats."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Lock
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.seeds import checked_seed
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import spoken
from gold_widgets.games.gold.rules import checked
from gold_widgets.games.gold.setup import seat_players
from gold_widgets.lab.absent import IN_A_PAGE, pause
from gold_widgets.lab.bars import Bar
from gold_widgets.lab.cores import cores as all_cores
from gold_widgets.lab.gold import layout
from gold_widgets.lab.gold.results import Simulation

if TYPE_CHECKING:
    from gold_widgets.games.gold.rules import Rules
    from gold_widgets.games.gold.setup import Seat
    from gold_widgets.lab.compiler import Numbers

Policy = str | float
NAMED: dict[str, Policy] = {"random": "random", "perfect": 1.0}

CHUNK, SMALL_CHUNK = 10_000, 50
"""Games between two looks at the world outside: a moment's worth, compiled and not."""
USUAL = 20_000 if IN_A_PAGE else 1_000_000
"""Games that take some seconds."""


def simulate(
    games: int = USUAL,
    players: int = 4,
    policy: Policy | Sequence[Policy] = "random",
    seed: int = 1,
    *,
    rules: Rules | None = None,
    cores: int | None = None,
    language: str | None = None,
) -> Simulation:
    """Play whole games and add up what came of them; seat 0 starts every one.

    Args:
        games: How many, by default a million; in a page, which has no compiler, 20,000.
        players: 2 to 5, with the book's colors.
        policy: `"random"`, `"perfect"`, or how much of what it is shown a seat remembers, from 0
            to 1; one for all seats, or a list with one for each. These are simple and quick: they
            strike where they can, and do not weigh odds as the players of `gold.opponent` do.
        seed: The same seed gives the same result, on any number of cores, compiled or not.
        rules: Other rule values than the book's. A stalled game that plays on has no winner.
        cores: How many to use, by default all; one where the kernel is not compiled.
        language: Of the result's tables and plots.

    Interrupted, it returns what has been played so far.

    >>> simulate(200, players=2, policy=["perfect", "random"], cores=1).win_rates[0] > 0.9
    True
    """
    check_count("games", games)
    seats = checked_players(players)
    policies = read_policies(policy, len(seats))
    rules, seed = checked(rules), checked_seed(seed)
    language = spoken(language)
    if cores is not None:
        check_count("cores", cores)

    from gold_widgets.lab import compiler  # numba takes its time to load
    from gold_widgets.lab.gold import facts

    keeps = [layout.RANDOM if m == "random" else round(float(m) * layout.PERFECT) for m in policies]
    book = facts.write_book(seats, rules, keeps)
    pile = _Pile(games, CHUNK if compiler.IS_COMPILED else SMALL_CHUNK)
    with Bar(games, language) as bar:
        _play(pile, seed, book, (cores or all_cores()) if compiler.IS_COMPILED else 1, bar)
    played, sums = pile.played
    return Simulation(played, policies, rules, (seed,), sums, language)


def read_policies(policy: Policy | Sequence[Policy], seats: int) -> tuple[Policy, ...]:
    """Return what each seat plays: 'random', or its memory."""
    if isinstance(policy, str) or not isinstance(policy, Sequence):
        return (_read_policy(policy),) * seats
    if len(policy) != seats:
        raise SetupError(
            Sentence(
                "There are {seats} players but {policies} policies. Give one for each seat.",
                seats=seats,
                policies=len(policy),
            )
        )
    return tuple(_read_policy(each) for each in policy)


def _read_policy(policy: object) -> Policy:
    if isinstance(policy, str):
        if policy in NAMED:
            return NAMED[policy]
        raise SetupError(
            Sentence(
                "There is no policy {policy!r}. "
                "There is 'random', 'perfect', or a memory from 0 to 1.",
                policy=brief(policy),
            )
            + did_you_mean(policy, NAMED)
        )
    if isinstance(policy, bool) or not isinstance(policy, int | float) or not 0 <= policy <= 1:
        raise SetupError(
            Sentence(
                "policy={policy!r} is no memory: it lies between 0 (none) and 1 (perfect).",
                policy=brief(policy),
            )
        )
    return float(policy)


def checked_players(players: int) -> tuple[Seat, ...]:
    """Return the seats of so many players."""
    if isinstance(players, bool) or not isinstance(players, int):
        raise SetupError(
            Sentence(
                "players={players!r} is not a number of players. Try players=4.",
                players=brief(players),
            )
        )
    return seat_players(players)


def check_count(name: str, count: object) -> None:
    """Refuse what is no number of things."""
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise SetupError(
            Sentence(
                "{name}={count!r} is no count: it is a whole number, 1 or more.",
                name=name,
                count=brief(count),
            )
        )


class _Pile:
    """Games to play, taken a chunk at a time by any number of threads, and what came of them."""

    def __init__(self, games: int, chunk: int) -> None:
        self.games, self._chunk, self._next, self._lock = games, chunk, 0, Lock()
        self.played: tuple[int, tuple[int, ...]] = (0, (0,) * layout.SUMS)

    def take(self) -> range:
        """Return the numbers of the next games, none if there are no more."""
        with self._lock:
            taken = range(self._next, min(self._next + self._chunk, self.games))
            self._next += len(taken)
        return taken

    def put(self, games: int, sums: Numbers) -> None:
        """Add what came of a chunk: all of it or, if interrupted, nothing."""
        with self._lock:
            before, total = self.played
            self.played = (
                before + games,
                tuple(a + int(b) for a, b in zip(total, sums, strict=True)),
            )

    def stop(self) -> None:
        """Hand out no more."""
        with self._lock:
            self._next = self.games

    @property
    def is_empty(self) -> bool:
        """Whether all games have been handed out."""
        return self._next >= self.games

    @property
    def chunks(self) -> int:
        """How many there are in all."""
        return -(-self.games // self._chunk)


def _play(pile: _Pile, seed: int, book: Numbers, cores: int, bar: Bar) -> None:
    """Play until the pile is empty or somebody interrupts."""
    threads = min(cores, pile.chunks)
    try:
        _get_ready(book, bar)
        if threads == 1:
            for _ in _work(pile, seed, book):
                bar.show(pile.played[0])
                if not pile.is_empty:  # a wish to stop that comes now is heard by what comes next
                    pause()
        else:
            _play_in_threads(pile, seed, book, threads, bar)
    except KeyboardInterrupt:
        pile.stop()
        bar.show(pile.played[0])


def _get_ready(book: Numbers, bar: Bar) -> None:
    """Load the kernel; the first time on a machine it is compiled, and that takes long."""
    from gold_widgets.lab.compiler import announcing, zeros
    from gold_widgets.lab.gold.kernel import play_games

    said = Sentence("The simulation is being compiled, once on this computer: some ten seconds.")
    with announcing(lambda: bar.say(said)):
        play_games(0, 0, 0, book, zeros(layout.TABLE), zeros(layout.SUMS), zeros(0))
    bar.say_no_more()


def _play_in_threads(pile: _Pile, seed: int, book: Numbers, threads: int, bar: Bar) -> None:
    with ThreadPoolExecutor(threads) as pool:
        try:
            jobs = [pool.submit(deque, _work(pile, seed, book), 0) for _ in range(threads)]
            while wait(jobs, timeout=0.2).not_done:  # so that an interrupt is heard on any system
                bar.show(pile.played[0])
        finally:
            pile.stop()  # leaving the pool waits for its threads
    bar.show(pile.played[0])
    for job in jobs:
        job.result()


def _work(pile: _Pile, seed: int, book: Numbers) -> Iterator[None]:
    """Play chunk by chunk, stopping for breath after each."""
    from gold_widgets.lab.compiler import zeros
    from gold_widgets.lab.gold.kernel import play_games

    table, no_trace = zeros(layout.TABLE), zeros(0)
    while games := pile.take():
        sums = zeros(layout.SUMS)
        play_games(seed, games.start, len(games), book, table, sums, no_trace)
        pile.put(len(games), sums)
        yield
