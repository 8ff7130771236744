"""Tournaments: any players against each other, in all seatings, on one core or on many machines."""

from __future__ import annotations

from inspect import Parameter, signature
from secrets import randbelow
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.rooms import usual
from gold_widgets.engine.seeds import checked_seed
from gold_widgets.engine.sentences import Sentence, brief, said_game
from gold_widgets.lab.absent import IN_A_PAGE, NO_PROCESS
from gold_widgets.lab.bars import Bar
from gold_widgets.lab.entrants import entrants
from gold_widgets.lab.faults import TournamentError
from gold_widgets.lab.hosting import TOO_HEAVY, Book, play_all
from gold_widgets.lab.plans import CannotTravel, Plan

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from concurrent.futures import Executor

    from gold_widgets.engine.rulebook import Rulebook
    from gold_widgets.lab.entrants import Entry
    from gold_widgets.lab.standings import Standings

__all__ = ["TournamentError", "tournament"]

NEEDED = ("NAME", "OPPONENTS", "PLAYERS", "deal", "opponent", "save", "view", "watch")
"""What a tournament asks of a rulebook."""
USUAL = 100 if IN_A_PAGE else 1_000
"""Games that take some seconds."""


def tournament(
    players: Mapping[str, Entry] | Iterable[Entry],
    games: int = USUAL,
    *,
    game: Rulebook[Any, Any] | None = None,
    executor: Executor | None = None,
    seed: int | None = None,
    timeout: float | None = 10.0,
    progress: bool = True,
    apart: bool = False,
    **options: object,
) -> Standings:
    """Let players play each other, everyone in every seat equally often.

    A player sees only its view, and nothing that it is handed hangs on what it may not see. Still,
    all share one process: whoever digs through Python's own drawers finds everything there. For
    players that you do not trust there is `apart`.

    The same seed gives the same standings, wherever and in whatever order the games are played.
    Ctrl-C ends it early and returns the standings so far.

    Args:
        players: As many as the game is for, in a list or by name: a level such as `"random"`, a
            strength from 0 to 1 where the game has one, a player with `choose(view)` and `recall`,
            or a class or function that makes one; if that takes a `seed`, it gets one for every
            game, for coins of its own.
        games: How many games, by default 1,000; in a page, which is slower, 100.
        game: The rules to play by: the module of a game, by default the one that is
            meant wherever none is named.
        executor: Who plays them: any `concurrent.futures.Executor`, such as a Dask cluster's
            `Client(...).get_executor()`. By default this machine's cores.
        seed: The luck of the deals, by default 1. Whoever knows it can deal the cards again: with
            `apart` it is by default a fresh one, which nobody can guess.
        timeout: Seconds that a player may take for a move, or None for as long as it likes.
        progress: Whether a bar shows how far it is, where tqdm is installed.
        apart: Whether each player has a process of its own, which is handed views alone and gives
            back words. That is slower by far. It still runs as you, on your computer: it is no
            prison for code that means harm.
        options: How games are dealt, as for the game's `deal`.

    Raises:
        TournamentError: A player raised an error, made an illegal move, took too long or ended its
            process. The standings so far are the error's `so_far`.

    >>> tournament(["perfect", "random"], games=10)["perfect"].games
    10
    """
    book = _checked_game(game)
    _check_options(book, options)
    _check_games(games)
    _check_executor(executor)
    if seed is None:
        seed = randbelow(10**18) if apart else 1
    who = entrants(book, players)
    plan = Plan(book, who, checked_seed(seed), options, _checked_timeout(timeout))
    plan.deal(0)  # names that no table takes and options that no game does are refused here
    if apart and IN_A_PAGE:
        raise SetupError(NO_PROCESS)
    if apart:
        try:
            plan = plan.sealed()
        except CannotTravel as error:
            raise SetupError(TOO_HEAVY) from error
    with Bar(games, shown=progress) as bar:
        played = Book(plan, games, bar)
        play_all(played, executor)
    return played.standings


def _checked_game(game: Rulebook[Any, Any] | None) -> Rulebook[Any, Any]:
    if game is None:
        return usual()
    if missing := [name for name in NEEDED if not hasattr(game, name)]:
        raise SetupError(
            Sentence(
                "game={game!r} is not the rules of a game: it has no {missing}. "
                "Give the module, such as `from gold_widgets import …` brings.",
                game=brief(game),
                missing=missing[0],
            )
        )
    return game


def _check_options(book: Rulebook[Any, Any], options: Mapping[str, object]) -> None:
    """Refuse an option that neither a tournament nor the game's `deal` has."""
    takes = signature(book.deal).parameters
    if any(each.kind is Parameter.VAR_KEYWORD for each in takes.values()):
        return
    known = [name for name in takes if name not in ("players", "seed")]
    own = [name for name in signature(tournament).parameters if name != "options"]
    for name in options:
        if name not in known:
            raise SetupError(
                Sentence(
                    "A tournament of {game} has no option {name!r}. There are {known}.",
                    game=said_game(book.NAME),
                    name=brief(name),
                    known=", ".join([*own, *known]),
                )
                + did_you_mean(name, [*own, *known])
            )


def _check_games(games: object) -> None:
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise SetupError(
            Sentence(
                "games={games!r} is not a number of games. Try games=1000.", games=brief(games)
            )
        )


def _check_executor(executor: object) -> None:
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise SetupError(
            Sentence(
                "executor={executor!r} plays no games: it is a concurrent.futures.Executor, such "
                "as ProcessPoolExecutor() or a Dask client's get_executor().",
                executor=brief(executor),
            )
        )


def _checked_timeout(timeout: float | None) -> float | None:
    if timeout is None:
        return None
    if isinstance(timeout, bool) or not isinstance(timeout, int | float) or not timeout > 0:
        raise SetupError(
            Sentence(
                "timeout={timeout!r} is not a time limit. It is a number of seconds, or None.",
                timeout=brief(timeout),
            )
        )
    return float(timeout)
