"""Games that hypothesis draws: any table, any players, any rules, any way of playing."""

from collections.abc import Iterator

from hypothesis import strategies as st

from gold_widgets import gold
from tests.games.gold.tables import drawing, seatings, stalls

seeds = st.integers(0, 10**18 - 1)
rules = st.builds(gold.Rules, st.integers(0, 64) | st.integers(0, 12), stalls)
codes = st.sampled_from([card.code for card in gold.CARDS])
picks = st.lists(st.integers(0, 63), max_size=60)
"""Which of the legal spots to flip, one after the other; `play` says how."""
recalls = st.one_of(
    st.just(gold.Perfect()),
    st.builds(gold.Keep, st.floats(0, 1), seeds),
    st.builds(gold.Last, st.integers(0, 12)),
)


@st.composite
def deals(draw) -> gold.Game:
    """Draw a full table."""
    return gold.deal(seed=draw(seeds), rules=draw(rules), **draw(seatings()))


@st.composite
def scenarios(draw) -> gold.Game:
    """Draw any rectangle with at least one card, from one deck or with any number of copies."""
    columns, rows = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    size, strict = columns * rows, draw(st.booleans())
    if strict:
        words = draw(
            st.lists(st.sampled_from(range(64)), min_size=size, max_size=size, unique=True)
        )
        words = [gold.DECK[index].code for index in words]
    else:
        words = draw(st.lists(codes, min_size=size, max_size=size))
    holes = draw(st.sets(st.integers(0, size - 1), max_size=size - 1))
    words = [".." if index in holes else word for index, word in enumerate(words)]
    text = drawing(" ".join(words), columns)
    return gold.scenario(text, rules=draw(rules), strict=strict, **draw(seatings()))


starts = st.one_of(deals(), scenarios())


@st.composite
def games(draw, starts=starts) -> gold.Game:
    """Draw a game at any point."""
    return play(draw(starts), draw(picks))


@st.composite
def records(draw, starts=starts) -> gold.Record[gold.Game]:
    """Draw a game with comments on some of its points."""
    game = draw(games(starts))
    points = st.integers(0, len(game.flips))
    comments = draw(st.dictionaries(points, st.text(), max_size=4))
    return gold.Record(game, len(game.flips), comments)


def play(game: gold.Game, chosen: list[int]) -> gold.Game:
    """Flip the spots that were picked, until the game is over."""
    for later in flipped(game, chosen):
        game = later
    return game


def flipped(game: gold.Game, chosen: list[int]) -> Iterator[gold.Game]:
    """Yield each game that the picked spots lead to."""
    for pick in chosen:
        legal = game.legal()
        if not legal:
            return
        game = game.flip(legal[pick % len(legal)])
        yield game


def told(game: gold.Game) -> list[tuple[object, ...]]:
    """Return all that is to know of a game and its past; `==` looks at the position alone."""
    return [
        (point, point.events, point.rush, point.is_over, point.winners, point.flips)
        for point in game.history
    ]
