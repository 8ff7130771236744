"""The center as a drawing: a line a row, `.` for an empty place, `R9/R11` for a pile."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.text import Line, Word
from gold_widgets.games.mine_for_gold.cards import EMPTY, NUMBERS, name_of, read_card, row_name
from gold_widgets.games.mine_for_gold.closing import closings, is_closed, torn_rows
from gold_widgets.games.mine_for_gold.corridors import corridors
from gold_widgets.games.mine_for_gold.layout import (
    CORRIDOR,
    MOST_ROWS,
    Grid,
    Layout,
    Pile,
    color_of,
    layout_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gold_widgets.games.mine_for_gold.cards import Card

WIDEST = 30
"""Places in a line: more than any layout can need."""


class Drawing(NamedTuple):
    """A drawing that was read, and the word that stands on each place."""

    lines: Grid
    words: tuple[tuple[Word, ...], ...]

    def cards(self) -> Iterator[tuple[Word, Card]]:
        """Yield every card, and the word that it stands in."""
        for row, words in zip(self.lines, self.words, strict=True):
            for pile, word in zip(row, words, strict=True):
                for card in pile or ():
                    yield word, card


def write(lines: Grid) -> list[str]:
    """Draw the center, its columns one below the other; an empty one is one empty place."""
    cells = [["/".join(card.code for card in pile or ()) or EMPTY for pile in row] for row in lines]
    if not cells:
        return [EMPTY]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        " ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]


def read(lines: Sequence[Line]) -> Drawing:
    """Read a drawing, whatever lies in it."""
    words = tuple(tuple(line.words) for line in lines)
    if not words:
        return Drawing((), ())
    columns = len(words[0])
    for row in words:
        if len(row) > WIDEST:
            raise row[WIDEST].wrong(
                Sentence(
                    "this row has {count} places. A row has at most {most}.",
                    count=len(row),
                    most=WIDEST,
                )
            )
        if len(row) != columns:
            raise row[min(columns, len(row) - 1)].wrong(
                Sentence(
                    "places in this row: {count}, in the first row: {columns}. "
                    "Make them equally long: {empty} is an empty place.",
                    count=len(row),
                    columns=columns,
                    empty=EMPTY,
                )
            )
    return Drawing(tuple(tuple(_pile(word) for word in row) for row in words), words)


def _pile(word: Word) -> Pile | None:
    """Read the cards of one place, the visible one last."""
    if word.text == EMPTY:
        return None
    column, cards = word.column, []
    for code in word.text.split("/"):
        cards.append(read_card(Word(code, word.line, column)))
        column += len(code) + 1
    return tuple(cards)


def check_closed(drawing: Drawing) -> Layout:
    """Return the layout that is drawn, if the rules can lead to it; else name the rule."""
    layout = check_laid(drawing, CORRIDOR - 1)
    found = corridors(layout)
    if found:
        line, column = found[0].cells[0]
        left = min(at for row in drawing.lines for at, pile in enumerate(row) if pile)
        raise drawing.words[_rows(drawing)[line]][column + left].wrong(
            Sentence(
                "a corridor is complete here: {cards}. It would have been taken (M5).",
                cards=" ".join(card.code for card in found[0].cards[:12]),
            )
        )
    return layout


def check_laid(drawing: Drawing, highest: int = CORRIDOR) -> Layout:
    """Return the same of a center in which a card has just been laid, so corridors may lie."""
    used = _rows(drawing)
    _check_rows(drawing, used, highest, CORRIDOR)
    for index in used:
        _check_gaps(drawing, index)
    for upper, lower in pairwise(used):
        _check_neighbors(drawing, upper, lower)
    return layout_of(drawing.lines)


def check_torn(drawing: Drawing) -> Grid:
    """Return what is drawn, if it can be what a removal leaves, with gaps or without."""
    _check_rows(drawing, _rows(drawing), CORRIDOR - 1, CORRIDOR - 1)
    return drawing.lines


def check_gaps(drawing: Drawing) -> Grid:
    """Return what is drawn, if it has gaps that can be closed in several ways."""
    lines = check_torn(drawing)
    first = drawing.words[0][0] if drawing.words else Word("", 1, 1)
    if is_closed(torn_rows(lines)):
        raise first.wrong(Sentence("there is no gap to close here (M6)."))
    if len(closings(lines)) == 1:
        raise first.wrong(
            Sentence("there is one way to close these gaps, so nobody is asked (MR14).")
        )
    return lines


def check_once(drawing: Drawing) -> None:
    """Refuse a card that is drawn twice."""
    seen: set[Card] = set()
    for word, card in drawing.cards():
        if card in seen:
            raise word.wrong(second_time(card))
        seen.add(card)


def second_time(card: Card) -> Sentence:
    """Say that a card is somewhere else already."""
    return Sentence(
        "the {card} is here for the second time. There is one of each card (M1).",
        card=name_of(card),
    )


def not_in_play(card: Card) -> Sentence:
    """Say that a game has no silver."""
    return Sentence(
        "the {card} is not in the basic game: silver is played with in the advanced "
        "one (M1). Say so with silver=True, or with the line {line}.",
        line="silver: yes",
        card=name_of(card),
    )


def _rows(drawing: Drawing) -> list[int]:
    """Return the lines that hold cards: at most four."""
    used = [index for index, row in enumerate(drawing.lines) if any(row)]
    if len(used) > MOST_ROWS:
        raise drawing.words[used[MOST_ROWS]][0].wrong(
            Sentence(
                "this is row number {count}. There are at most {most} (M4).",
                count=len(used),
                most=MOST_ROWS,
            )
        )
    return used


def _check_rows(drawing: Drawing, used: list[int], highest: int, widest: int) -> None:
    """Check that rows have one color each, none twice, and piles that can lie there."""
    colors: dict[str, int] = {}
    for index in used:
        color = _check_color(drawing, index)
        first = next(word for word in drawing.words[index] if word.text != EMPTY)
        if color and color in colors:
            raise first.wrong(
                Sentence(
                    "{row} is here for the second time. A color has at most one row (M3).",
                    row=row_name(color),
                )
            )
        colors[color] = index
        _check_piles(drawing, index, highest)
        _check_width(drawing, index, widest)


def _check_color(drawing: Drawing, index: int) -> str:
    row, words = drawing.lines[index], drawing.words[index]
    color = color_of(pile for pile in row if pile)
    for pile, word in zip(row, words, strict=True):
        for card in pile or ():
            if not card.is_silver and card.color != color:
                raise word.wrong(
                    Sentence(
                        "the {card} cannot lie in {row}: a row has one color (M3).",
                        card=name_of(card),
                        row=row_name(color),
                    )
                )
    return color


def _check_piles(drawing: Drawing, index: int, highest: int) -> None:
    """Check the piles of one row: how high they are, how they were made, and that tops ascend."""
    before: Card | None = None
    for pile, word in zip(drawing.lines[index], drawing.words[index], strict=True):
        if not pile:
            continue
        if len(pile) > highest:
            raise word.wrong(
                Sentence(
                    "this pile has {count} cards. With four it is a corridor, "
                    "and would have been taken (M5).",
                    count=len(pile),
                )
            )
        for below, card in pairwise(pile):
            _check_on(word, card, below)
        if before and pile[-1].number <= before.number:
            raise word.wrong(
                Sentence(
                    "the {card} cannot lie to the right of the {other}: "
                    "visible numbers ascend from left to right (M3).",
                    card=name_of(pile[-1]),
                    other=name_of(before),
                )
            )
        before = pile[-1]


def _check_on(word: Word, card: Card, below: Card) -> None:
    """Check that a card can have been laid onto another.

    A card that is higher than the one below it was not the highest of its row, so there was one
    that is higher still, and not nearer; and the other way round.
    """
    beyond = 2 * card.number - below.number
    if beyond in NUMBERS or card.number == below.number:
        return
    problem = (
        Sentence(
            "the {card} cannot lie on the {other}: it would have been the highest number of its "
            "row, or nearer to a higher one (M3).",
            card=name_of(card),
            other=name_of(below),
        )
        if card.number > below.number
        else Sentence(
            "the {card} cannot lie on the {other}: it would have been the lowest number of its "
            "row, or nearer to a lower one (M3).",
            card=name_of(card),
            other=name_of(below),
        )
    )
    raise word.wrong(problem)


def _check_width(drawing: Drawing, index: int, widest: int) -> None:
    piles = [
        word for pile, word in zip(drawing.lines[index], drawing.words[index], strict=True) if pile
    ]
    if len(piles) > widest:
        raise piles[widest].wrong(
            Sentence(
                "this row has {count} piles. Here it can have at most {most} (MR4).",
                count=len(piles),
                most=widest,
            )
        )


def _check_gaps(drawing: Drawing, index: int) -> None:
    columns = [column for column, pile in enumerate(drawing.lines[index]) if pile]
    for column in range(columns[0], columns[-1]):
        if column not in columns:
            raise drawing.words[index][column].wrong(
                Sentence("there is a gap in this row. Rows are closed up (M6).")
            )


def _check_neighbors(drawing: Drawing, upper: int, lower: int) -> None:
    """Check that a row lies right below the one above it, and shares a column with it."""
    word = next(word for word in drawing.words[lower] if word.text != EMPTY)
    if lower != upper + 1:
        raise word.wrong(
            Sentence("there is an empty line above this row. Rows lie without one between (M6).")
        )
    pairs = zip(drawing.lines[upper], drawing.lines[lower], strict=True)
    if not any(one and two for one, two in pairs):
        raise word.wrong(
            Sentence(
                "this row shares no column with the row above it. "
                "All cards hang together by their sides, corners do not count (M6)."
            )
        )
