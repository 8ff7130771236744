"""Positions as text that a person can draw, edit and read back exactly.

A drawing is a rectangle of card codes, `..` for an empty spot. In front of it may stand lines
`key: value` that say who plays, by which rules, whose turn it is and what the mines hold.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.errors import NotationError
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.seeds import seed_or_fresh, shuffled
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import Line, Word, quoted, read_lines
from gold_widgets.games.gold import headers
from gold_widgets.games.gold.cards import COPIES, DECK, EMPTY, Card, read_card
from gold_widgets.games.gold.game import begin
from gold_widgets.games.gold.rules import Rules, checked
from gold_widgets.games.gold.setup import MOST_COLUMNS, MOST_ROWS, Setup, seat_players, spot_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.position import Position

ANY = "??"
"""Stands in a scenario for a card drawn from the rest of the deck."""


class Grid(NamedTuple):
    """A drawing that was read: its size, its cards, and the word that stands on each spot."""

    columns: int
    rows: int
    cards: dict[str, Card]
    words: dict[str, Word]


def scenario(
    drawing: str,
    *,
    players: int | Sequence[str] = 2,
    colors: Sequence[str] | None = None,
    starter: int | str = 0,
    rules: Rules | None = None,
    seed: int | None = None,
    strict: bool = True,
) -> Game:
    """Begin a game from a drawing of any rectangle of up to 8 × 8 spots (R2).

    `??` draws a card from the rest of the deck, by `seed`. With `strict=False` a card may
    stand there more often than the deck has it.

    >>> scenario("R4 $3 ** B2", rules=Rules(rush_at=0)).play("a1 b1").scores
    (3, 0)
    """
    seats, rules = seat_players(players, colors), checked(rules)
    starts = seat_number(starter, seats)
    grid = read_grid(read_lines(drawing))
    has_wild = any(word.text == ANY for word in grid.words.values())
    if not grid.cards and not has_wild:
        raise NotationError(Sentence("every spot is empty. Write at least one card, such as $1."))
    if strict:
        _check_copies(grid)
    if has_wild or seed is not None:
        seed = seed_or_fresh(seed)
        grid = _draw_wild(grid, seed)
    setup = Setup(seats, rules, grid.columns, grid.rows, seed)
    return begin(setup, grid.cards, starts)


def parse(text: str) -> Game:
    r"""Read a position that `str(game)` wrote, or a person in the same way.

    >>> print(parse("players: Ann R, Bob B\nmines: $3 $1, -\nR4 $3 ** B2"))
    players: Ann R, Bob B
    rules: rush_at 10, stall rush
    to move: Ann
    mines: $3 $1, -
    R4 $3 ** B2
    """
    return read_position(read_lines(text))


def read_position(lines: Sequence[Line]) -> Game:
    """Read a position from lines already cut into words."""
    heads = headers.read(lines)
    grid = read_grid(lines[heads.lines :])
    for spot, word in grid.words.items():
        if word.text == ANY:
            raise word.wrong(
                Sentence(
                    "{any} at {spot} is not a card: only scenario(...) can draw one.",
                    any=ANY,
                    spot=spot,
                )
            )
    setup = Setup(heads.seats, heads.rules, grid.columns, grid.rows, heads.seed)
    face_up = tuple(word.text for word in heads.face_up)
    for word in heads.face_up:
        if word.text not in grid.cards:
            raise word.wrong(
                Sentence(
                    "there is no card on {spot!r} that could be face up.", spot=brief(word.text)
                )
            )
    game = begin(setup, grid.cards, heads.to_move, heads.mines, face_up)
    if face_up and (game.rush or game.is_over or len(grid.cards) == 1):
        raise heads.face_up[0].wrong(
            Sentence("no card can be face up here: every flip is settled at once.")
        )
    return game


def draw(game: Position) -> str:
    """Write a position as text; `parse` is the way back."""
    setup = game.setup
    lines = [
        "players: " + ", ".join(f"{quoted(seat.name)} {seat.colors}" for seat in setup.seats),
        f"rules: rush_at {setup.rules.rush_at}, stall {setup.rules.stall}",
    ]
    if setup.seed is not None:
        lines.append(f"seed: {setup.seed}")
    lines.append(f"to move: {quoted(setup.seats[game.to_move].name)}")
    if game.face_up:
        lines.append(f"face up: {' '.join(game.face_up)}")
    if any(game.mines):
        golds = (" ".join(gold.code for gold in mine) or "-" for mine in game.mines)
        lines.append("mines: " + ", ".join(golds))
    return "\n".join([*lines, *_draw_grid(setup, game.table)])


def _draw_grid(setup: Setup, cards: Mapping[str, Card]) -> Iterator[str]:
    codes = [cards[spot].code if spot in cards else EMPTY for spot in setup.spots]
    for start in range(0, len(codes), setup.columns):
        yield " ".join(codes[start : start + setup.columns])


def read_grid(lines: Sequence[Line]) -> Grid:
    """Read the drawing itself."""
    rows = [line.words for line in lines]
    if not rows:
        raise NotationError(Sentence("there is no drawing. Write at least one card, such as $1."))
    cards = {word: read_card(word) for row in rows for word in row if word.text not in (EMPTY, ANY)}
    columns = len(rows[0])
    for row in rows:
        if len(row) > MOST_COLUMNS:
            raise row[MOST_COLUMNS].wrong(
                Sentence(
                    "this row has {count} spots. A row has at most {most}.",
                    count=len(row),
                    most=MOST_COLUMNS,
                )
            )
        if len(row) != columns:
            raise row[min(columns, len(row) - 1)].wrong(
                Sentence(
                    "spots in this row: {count}, in the first row: {columns}. "
                    "Make them equally long: {empty} is an empty spot.",
                    count=len(row),
                    columns=columns,
                    empty=EMPTY,
                )
            )
    if len(rows) > MOST_ROWS:
        raise rows[MOST_ROWS][0].wrong(
            Sentence(
                "this drawing has {count} rows. A table has at most {most}.",
                count=len(rows),
                most=MOST_ROWS,
            )
        )
    words = dict(
        zip(spot_names(columns, len(rows)), (word for row in rows for word in row), strict=True)
    )
    return Grid(
        columns,
        len(rows),
        {spot: cards[word] for spot, word in words.items() if word in cards},
        words,
    )


def _check_copies(grid: Grid) -> None:
    seen: Counter[Card] = Counter()
    for spot, card in grid.cards.items():
        seen[card] += 1
        if seen[card] > COPIES[card]:
            raise grid.words[spot].wrong(
                Sentence(
                    "{card} stands here more often than the deck has it ({copies}). "
                    "Take another card, or allow it with strict=False.",
                    card=card,
                    copies=COPIES[card],
                )
            )


def _draw_wild(grid: Grid, seed: int) -> Grid:
    """Put a card from the rest of the deck on every spot that asks for one.

    The rest is always enough, because a table has no more spots than the deck has cards.
    """
    rest = Counter(DECK) - Counter(grid.cards.values())
    pile = shuffled(rest.elements(), seed)
    cards = {}
    for spot, word in grid.words.items():
        if word.text == ANY:
            cards[spot] = pile.pop()
        elif spot in grid.cards:
            cards[spot] = grid.cards[spot]
    return grid._replace(cards=cards)
