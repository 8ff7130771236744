"""Tables that several tests play on."""

from random import Random

import pytest
from hypothesis import strategies as st

from gold_widgets import gold

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")
"""Who plays, where it matters who is who; two own RG and BY, more own R, B, G, Y and P."""

STALLED = "R3 B3 G3 Y3 P3 R3 B3 G3 Y3 P3 $4 $4"
"""Twelve cards, more than start a gold rush, none of which can do anything to another (R1)."""


def drawing(codes: str, columns: int = 8) -> str:
    """Lay codes out in rows, the last filled up with empty spots."""
    words = codes.split()
    columns = min(columns, len(words))
    words += [".."] * (-len(words) % columns)
    return "\n".join(
        " ".join(words[start : start + columns]) for start in range(0, len(words), columns)
    )


def table(codes: str, players: int = 2, *, rush_at: int = 0, stall: str = "play_on", **options):
    """Lay any cards down for the first of NAMES, by default with two flips a turn for ever."""
    return gold.scenario(
        drawing(codes),
        players=NAMES[:players],
        rules=gold.Rules(rush_at, stall),
        strict=False,
        **options,
    )


def happened(game) -> list[tuple[str, str]]:
    """Name the events of the last flip, each with its rule."""
    return [(type(event).__name__, event.rule) for event in game.events]


each_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])

cards = st.sampled_from(gold.CARDS)
player_counts = st.integers(2, 5)
stalls = st.sampled_from(["rush", "end", "play_on"])


@st.composite
def seatings(draw) -> dict[str, object]:
    """Draw the arguments for any number of players with any colors, some of them unowned."""
    players = draw(player_counts)
    letters = draw(st.permutations(list(gold.COLORS)))
    cuts = sorted(draw(st.sets(st.integers(1, 5), min_size=players, max_size=players)))
    colors = ["".join(letters[start:stop]) for start, stop in zip([0, *cuts], cuts, strict=False)]
    starter = draw(st.integers(0, players - 1))
    return {"players": NAMES[:players], "colors": colors, "starter": starter}


def random_flips(game, seed: int, most: int = 100_000):
    """Yield each game that random flips lead to, to the end or as many as are wanted."""
    luck = Random(seed)
    for _ in range(most):
        if game.is_over:
            return
        game = game.flip(luck.choice(game.legal()))
        yield game


def played_out(game, seed: int = 0):
    """Return the end of a game of random flips."""
    for later in random_flips(game, seed):
        game = later
    return game
