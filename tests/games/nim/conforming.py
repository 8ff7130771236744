"""Where games of nim begin; it hides nothing, so only equal games look alike."""

from dataclasses import replace

from tests.games import nim
from tests.games.nim import Nim

STARTS = {
    "a heap": Nim(20),
    "three players": nim.deal(["Ann", "Bob", "Cy"], seed=7, starter="Cy"),
    "one stone": Nim(1),
    "nothing left": nim.parse("players: Ann, Bob\nto move: 1\nstones: 0"),
}


def alike(game, seat, seed):
    """Return the same game, dealt from another seed."""
    return replace(game.history[0], seed=None).play(" ".join(game.moves))
