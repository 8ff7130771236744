"""A picture on a sheet: nothing of it is lost, and all words have room."""

from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.canvas import palette
from gold_widgets.canvas.checks import check
from gold_widgets.canvas.shapes import Circle, Path, Picture, Rect, Text, Tile
from gold_widgets.canvas.sheet import MARGIN, NARROWEST, Item, sheet
from gold_widgets.canvas.svg import svg
from gold_widgets.canvas.writing import text_width, wrapped

GROUND = (
    Rect(0, 0, 50, 20, palette.GOLD),
    Circle(60, 20, 10, palette.ROCK),
    Path("M 10 10 Q 20 0 30 10 Z", palette.RED),
    Text(50, 40, "camp", 10, palette.FELT_INK),
)
TILE = Tile("a1", 100, 60, 40, 40, (Rect(0, 0, 40, 40, palette.PAPER),))
PICTURE = Picture(200, 100, palette.FELT, (TILE,), GROUND)
words = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=80)


def test_the_picture_stands_in_the_middle_between_the_words():
    made = sheet(PICTURE, "Who wins?", [Item("Ann"), Item("Bob", "tick"), Item("Cy", "cross")])
    assert made.width == NARROWEST + 2 * MARGIN
    [tile] = made.tiles
    across, down = tile.x - TILE.x, tile.y - TILE.y
    assert across == (made.width - PICTURE.width) / 2
    board = next(shape for shape in made.ground if getattr(shape, "fill", "") == palette.FELT)
    assert (board.x, board.y, board.width, board.height) == (across, down, 200, 100)
    written = svg(made)
    for text in ("Who wins?", "Ann", "Bob", "Cy", "camp"):
        assert f">{text}</text>" in written


def test_what_lies_below_the_tiles_moves_along():
    made = sheet(PICTURE, "?", [])
    [tile] = made.tiles
    across, down = tile.x - TILE.x, tile.y - TILE.y
    path = next(shape for shape in made.ground if isinstance(shape, Path))
    assert path.moves[0] == ("M", [10 + across, round(10 + down, 2)])
    circle = next(shape for shape in made.ground if isinstance(shape, Circle))
    assert (circle.x, circle.y) == (60 + across, 20 + down)


def test_a_mark_is_told_by_its_shape():
    plain, tick, cross = (
        svg(sheet(PICTURE, "?", [Item("x", mark)])) for mark in ("", "tick", "cross")
    )
    assert len({plain, tick, cross}) == 3


@given(title=words, items=st.lists(words, max_size=5))
def test_any_words_find_room(title, items):
    made = sheet(PICTURE, title, [Item(text) for text in items])
    check(made)
    lines = [shape for shape in made.ground if isinstance(shape, Text) and shape.align == "left"]
    assert all(line.y + line.size / 2 <= made.height for line in lines)
    assert "".join("".join(line.text.split()) for line in lines) == "".join(
        "".join(text.split()) for text in (title, *items)
    )


@given(text=words, most=st.floats(20, 300))
def test_a_line_is_never_wider_than_its_room_unless_it_is_one_letter(text, most):
    for line in wrapped(text, 10, most):
        assert len(line) == 1 or text_width(line, 10) <= most


def test_a_note_stands_below_all_else():
    plain, noted = (sheet(PICTURE, "?", [Item("Ann")], note) for note in ("", "Run this cell."))
    [words] = [shape for shape in noted.ground if shape not in plain.ground]
    assert isinstance(words, Text)
    assert words.text == "Run this cell."
    assert plain.height - MARGIN < words.y < noted.height
