"""Games and maps for properties."""

from hypothesis import strategies as st

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.seeds import shuffled


def everybodys(game):
    """Return the moves of all seats."""
    return [move for seat in range(len(game.seats)) for move in game.legal(seat)]


def played(players, seed, last_bid=False, town=None):
    """Return a whole game of random moves, free ones of others among them."""
    game = klondike.deal(players, seed, last_bid=last_bid, town=town)
    count = 0
    while not game.is_over:
        game = game.play(shuffled(everybodys(game), seed + count)[0])
        count += 1
    return game


def bot_game(players, seed, level="sharp", **rules):
    """Return a whole game of computers."""
    return klondike.play_out(klondike.deal(players, seed, **rules), [level] * players)


@st.composite
def games(draw):
    """Draw a whole random game."""
    players = draw(st.integers(2, 5))
    last_bid = players > 2 and draw(st.booleans())
    town = draw(st.sampled_from([space.id for space in klondike.DATA.spaces]))
    return played(players, draw(st.integers(0, 10**6)), last_bid, town)


@st.composite
def maps(draw):
    """Draw a small map as data: up to seven spaces, joined at least like a chain."""
    count = draw(st.integers(2, 7))
    names = [f"s{number}" for number in range(count)]
    prices = st.integers(1, 6)
    paths = {}
    for at in range(1, count):
        paths[draw(st.integers(0, at - 1)), at] = draw(prices)
    for one in range(count):
        for other in range(one + 1, count):
            if (one, other) not in paths and draw(st.booleans()):
                paths[one, other] = draw(prices)
    spaces = [{"id": name, "x": at, "y": 0} for at, name in enumerate(names)]
    board = {
        "spaces": spaces,
        "paths": [[names[a], names[b], price] for (a, b), price in paths.items()],
    }
    own = {"board": board, "towns": {"first_game": "s0"}}
    return klondike.read_data({**klondike.DATA.raw, **own})
