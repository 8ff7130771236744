"""A picture for a printer: light, and all that could be read can still be read."""

import re

import pytest

from gold_widgets import gold, klondike_rush, mine_for_gold
from gold_widgets.canvas import palette
from gold_widgets.canvas.paper import INKY, LARGE, WHITE, for_paper, part, printed
from gold_widgets.canvas.shapes import Circle, Path, Picture, Rect, Text, Tile
from gold_widgets.canvas.svg import svg
from gold_widgets.tables.staging import Look, staging_of

CARD = (
    Rect(2, 2, 96, 96, palette.BACK),
    Circle(20, 20, 8, palette.RED),
    Text(50, 50, "7", 30, palette.LIGHT),
    Rect(30, 70, 40, 10, palette.mix(palette.BACK, "#000000", 0.95)),
)
PICTURE = Picture(
    400,
    600,
    palette.FELT,
    (Tile("up", 60, 60, 100, 100, CARD), Tile("low", 60, 500, 100, 100, CARD)),
    (Rect(0, 0, 400, 580, palette.ROCK_DARK),),
)


A_BAR = 900
"""The line below a player's name is less than this."""


def scene(game):
    staging = staging_of(game.rulebook)()
    return staging.scene(game.rulebook.view(game, 0), staging.layout(game), Look(asks=False))


GAMES = [gold.deal(2, seed=1), mine_for_gold.deal(3, seed=1), klondike_rush.deal(3, seed=1)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rulebook.NAME)


def test_a_dark_card_becomes_an_outline_on_white():
    made = printed(PICTURE)
    card, mark, number = made.tiles[0].shapes
    assert made.background == WHITE
    assert card.stroke == palette.BACK
    assert palette.contrast(card.fill, WHITE) < 1.3
    assert mark.fill == palette.RED
    assert palette.contrast(number.fill, card.fill) >= 4.5


def test_scenery_is_left_out_and_empty_bands_are_closed():
    made = printed(PICTURE)
    assert made.ground == ()
    upper, lower = made.tiles
    assert lower.y - upper.y < 130
    left, top, right, bottom = part(made)
    assert right - left < 120
    assert bottom - top < 250


def test_the_ways_on_a_map_stay():
    way = Path("M 20 20 L 380 560", "", palette.LIGHT, 3)
    made = printed(
        PICTURE._replace(ground=(*PICTURE.ground, way, Text(200, 300, "a1", 14, "#333333")))
    )
    assert any(isinstance(shape, Path) for shape in made.ground)
    assert not any(isinstance(shape, Rect) for shape in made.ground)


@each_game
def test_no_large_area_takes_much_ink(game):
    for tile in printed(scene(game)).tiles:
        for shape in tile.shapes:
            if isinstance(shape, Rect) and shape.fill:
                area = shape.width * shape.height
                is_large = area >= max(LARGE * tile.width * tile.height, A_BAR)
                assert not is_large or palette.contrast(shape.fill, WHITE) < INKY


@each_game
def test_no_word_is_lost(game):
    def words(picture):
        shapes = [*picture.ground, *(each for tile in picture.tiles for each in tile.shapes)]
        return sorted(shape.text for shape in shapes if isinstance(shape, Text))

    assert words(printed(scene(game))) == words(scene(game))


@pytest.mark.parametrize(
    "wrong",
    [
        PICTURE._replace(width=0),
        PICTURE._replace(background="felt"),
        PICTURE._replace(tiles=(Tile("up", 60, 60, 100, 100, (Path("", palette.RED),)),)),
    ],
)
def test_what_cannot_be_drawn_is_refused_for_paper_as_for_the_screen(wrong):
    with pytest.raises(ValueError, match=r"^(The|Tile) ") as screen:
        svg(wrong)
    with for_paper(), pytest.raises(ValueError, match=f"^{re.escape(str(screen.value))}$"):
        svg(wrong)


def test_only_what_is_made_for_paper_is_light():
    with for_paper():
        light = svg(PICTURE)
    assert palette.FELT in svg(PICTURE)
    assert palette.FELT not in light
