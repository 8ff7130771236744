"""The same random playout loop for each library: legal actions, a seeded choice, apply."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol


class Choose(Protocol):
    """Picks one of the legal actions, as `random.Random(seed).choice` does."""

    def __call__(self, legal: Sequence[Any], /) -> Any: ...


Playout = Callable[[int, Choose], int]
"""Plays one game from its deal (a seed) to its end and returns the number of actions."""


@dataclass(frozen=True)
class Contender:
    """A library's game in the race; `load` imports it and returns its playout."""

    name: str
    load: Callable[[], Playout]
    install: str


def gold(players: int) -> Playout:
    """GOLD through its public interface."""
    from gold_widgets import gold

    def playout(seed: int, choose: Choose) -> int:
        steps = 0
        game = gold.deal(players=players, seed=seed)
        while not game.is_over:
            game = game.flip(choose(game.legal()))
            steps += 1
        return steps

    return playout


def gold_with_events(players: int) -> Playout:
    """GOLD, also asking after every flip what happened, as a table or a statistic does."""
    from gold_widgets import gold

    def playout(seed: int, choose: Choose) -> int:
        steps = 0
        game = gold.deal(players=players, seed=seed)
        while not game.is_over:
            game = game.flip(choose(game.legal()))
            if not game.events:
                raise AssertionError("A flip that made nothing happen.")
            steps += 1
        return steps

    return playout


def ours(name: str, players: int) -> Playout:
    """Any game of ours through the interface that all of them share."""
    book = import_module(f"gold_widgets.games.{name}")

    def playout(seed: int, choose: Choose) -> int:
        steps = 0
        game = book.deal(players=players, seed=seed)
        while not game.is_over:
            game = game.play(choose(game.legal()))
            steps += 1
        return steps

    return playout


def open_spiel(name: str) -> Playout:
    """A game of OpenSpiel; its chance nodes count as steps too, to its advantage."""
    import pyspiel
    from open_spiel.python.games import kuhn_poker  # noqa: F401  (registers python_kuhn_poker)

    spiel = pyspiel.load_game(name)

    def playout(seed: int, choose: Choose) -> int:
        steps = 0
        state = spiel.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            steps += 1
        return steps

    return playout


def python_chess() -> Playout:
    """Chess by python-chess."""
    import chess

    def playout(seed: int, choose: Choose) -> int:
        steps = 0
        board = chess.Board()
        while not board.is_game_over():
            board.push(choose(list(board.legal_moves)))
            steps += 1
        return steps

    return playout


def pettingzoo_tictactoe() -> Playout:
    """Tic-tac-toe by PettingZoo, one environment reset for each game, as its guide does."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import numpy
    from pettingzoo.classic import tictactoe_v3

    environment = tictactoe_v3.env()

    def playout(seed: int, choose: Choose) -> int:
        steps = 0
        environment.reset(seed=seed)
        while True:
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                return steps
            environment.step(choose(numpy.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1

    return playout
