from pathlib import Path as File

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.canvas.checks import check
from gold_widgets.canvas.shapes import Picture, Rect, Text, Tile
from gold_widgets.tables.gold import art, entrances, overlays
from gold_widgets.tables.gold.arrangement import places
from gold_widgets.tables.gold.scene import scene, spots
from tests import golden
from tests.canvas.outlines import closest, gap, near, outline
from tests.games.gold.strategies import games, recalls, starts
from tests.games.gold.tables import NAMES, table

GOLDEN = File(__file__).with_name("golden")
arrangements = st.sampled_from(["grid", "scattered"])
each_arrangement = pytest.mark.parametrize("arrangement", ["grid", "scattered"])


def drawn(game, arrangement="grid", **options):
    picture = scene(gold.view(game), places(game.setup, arrangement), **options)
    return {tile.key: tile.shapes for tile in picture.tiles}


def said(view, *, up=None, faint=False):
    """What is said of each spot, in reading order."""
    board = places(view.setup)
    found = spots(view, board, up or {}, faint, "en")
    return [spot["label"].removeprefix(f"{spot['id']}, ") for spot in found]


def words(shapes):
    return [shape.text for shape in shapes if isinstance(shape, Text)]


def told(picture: Picture) -> str:
    """A picture as a text: tile by tile, shape by shape."""
    lines = [f"{picture.width:g} x {picture.height:g} on {picture.background}"]
    for tile in picture.tiles:
        lines += ["", f"{tile.key}: {tile.x:g} {tile.y:g}, scale {tile.scale:g}, {tile.angle:g}°"]
        lines += [f"  {_told(shape)}" for shape in tile.shapes]
    return "\n".join(lines) + "\n"


def _told(shape) -> str:
    said = (
        f"{name} {value:g}" if isinstance(value, (int, float)) else f"{name} {value}"
        for name, value in zip(shape._fields, shape, strict=True)
        if value or name in {"x", "y"}
    )
    return f"{type(shape).__name__}: {', '.join(said)}"


def test_a_small_table_is_drawn_as_it_always_was():
    game = table("R4 $3 ** B2").play("a1 b1 c1")
    golden.check(
        GOLDEN / "scene.txt",
        told(scene(gold.view(game), places(game.setup), open={"a1": gold.card("R4")})),
    )


@settings(max_examples=60)
@given(games(), arrangements, recalls, st.booleans(), st.booleans(), st.data())
def test_every_scene_is_fit_to_be_drawn(game, arrangement, recall, faint, show_scores, data):
    view = gold.view(game, recall=recall)
    where = st.sampled_from(game.setup.spots)
    heat = data.draw(st.dictionaries(where, st.tuples(st.floats(-1, 1), st.just("+1.3"))))
    picture = scene(
        view,
        places(game.setup, arrangement),
        open=data.draw(st.dictionaries(where, st.sampled_from(gold.CARDS), max_size=2)),
        faint=faint,
        heat=heat,
        marked=data.draw(st.lists(where, max_size=2)),
        show_scores=show_scores,
    )
    check(picture)
    assert closest(picture.tiles) >= 2
    corners = [corner for tile in picture.tiles for corner in outline(tile)]
    assert all(0 <= x <= picture.width and 0 <= y <= picture.height for x, y in corners)


@given(games(), recalls)
def test_pictures_and_spoken_faces_agree(game, recall):
    view = gold.view(game, recall=recall)
    tiles = {tile.key: tile for tile in scene(view, places(game.setup)).tiles}
    if "podium" in tiles:
        assert view.is_over
        assert set(said(view)) == {"empty"}
        return
    expected = {"face down": art.back(), "empty": art.empty()}
    expected |= {gold.name_card(card): art.face(card) for card in gold.CARDS}
    for spot, face in zip(game.setup.spots, said(view), strict=True):
        assert tiles[spot].shapes == expected[face]


@pytest.mark.parametrize("arrangement", ["grid", "scattered"])
def test_G10_an_empty_table_shows_who_won_and_by_how_much(arrangement):
    start = gold.scenario("$1 $4 $2", players=["Ann", "Bob", "Cleo"], rules=gold.Rules(rush_at=10))
    view = gold.view(start.play("a1 b1 c1"))
    picture = scene(view, places(start.setup, arrangement))
    check(picture)
    result = next(tile for tile in picture.tiles if tile.key == "podium")
    written = [shape.text for shape in result.shapes if isinstance(shape, Text)]
    words = [text for text in written if len(text) > 1 or text.isdigit()]
    assert words == ["Bob", "4", "Cleo", "2", "Ann", "1"]
    bars = [shape.width for shape in result.shapes if isinstance(shape, Rect) and shape.x > 150]
    assert bars[0] == 2 * bars[1] == 4 * bars[2]


def test_as_long_as_the_last_card_lies_open_it_is_seen_and_not_the_result():
    start = gold.scenario("$1 $4", players=["Ann", "Bob"], rules=gold.Rules(rush_at=10))
    game = start.play("a1 b1")
    picture = scene(gold.view(game), places(start.setup), open={"b1": gold.card("$4")})
    assert "podium" not in {tile.key for tile in picture.tiles}


@settings(max_examples=40)
@given(starts, arrangements)
def test_every_hotspot_covers_its_own_card_and_no_other(game, arrangement):
    board = places(game.setup, arrangement)
    cards = {tile.key: tile for tile in scene(gold.view(game), board).tiles}
    found = spots(gold.view(game), board, {}, False, "en")
    assert [each["id"] for each in found] == list(game.setup.spots)
    for each in found:
        spot, (left, top, width, height, angle) = each["id"], each["at"]
        button = Tile(
            spot,
            (left + width / 2) * board.width / 100,
            (top + height / 2) * board.height / 100,
            width * board.width / 100,
            height * board.height / 100,
            (),
            angle=angle,
        )
        for corner, card_corner in zip(outline(button), outline(cards[spot]), strict=True):
            assert corner == pytest.approx(card_corner, abs=0.2)
        others = [tile for key, tile in cards.items() if key in board.cards and key != spot]
        assert all(gap(button, other) > 1 for other in others if near(button, other))


def test_faces_are_shown_where_cards_are_up_or_stay_open():
    game = table("R4 $3 ** B2 B3").play("a1 b1 e1")
    shown = drawn(game, open={"a1": gold.card("R4"), "b1": gold.card("$3")})
    assert shown["a1"] == art.face(gold.card("R4"))
    assert shown["b1"] == art.face(gold.card("$3"))
    assert shown["c1"] == art.back()
    assert shown["e1"] == art.face(gold.card("B3"))
    view = gold.view(game)
    assert said(view) == ["empty", "empty", "face down", "face down", "blue digger 3"]
    assert said(view, up={"a1": gold.card("R4")})[:2] == ["red digger 4", "empty"]
    assert drawn(game)["a1"] == art.empty()


def test_remembered_cards_are_noted_only_if_asked_for():
    game = table("R4 R4 ** B2").play("a1 b1")
    assert drawn(game)["a1"] == art.back()
    assert drawn(game, faint=True)["a1"] == overlays.note(gold.card("R4"))
    assert said(gold.view(game)) == ["face down"] * 4
    noted = "face down (noted: red digger 4)"
    assert said(gold.view(game), faint=True)[1:3] == [noted, "face down"]
    assert drawn(game, faint=True)["c1"] == art.back()


def test_odds_lie_on_face_down_cards_only_and_leave_room_for_a_note():
    game = table("R4 R4 ** B2").play("a1 b1 c1")
    heat = dict.fromkeys(game.setup.spots, (0.5, "+1.3"))
    assert drawn(game, heat=heat)["a1"] == overlays.odds(0.5, "+1.3")
    assert drawn(game, heat=heat, faint=True)["a1"] == overlays.odds(0.5, "+1.3", gold.card("R4"))
    assert drawn(game, heat=heat)["c1"] == art.face(gold.card("**"))


def test_a_hint_frames_its_card():
    game = table("R4 R4 ** B2")
    assert drawn(game, marked=["b1"])["b1"] == (*art.back(), overlays.ring())


def test_strewn_cards_say_which_spot_they_are_and_rows_are_named_at_the_edge():
    game = gold.deal(seed=7)
    assert words(drawn(game, "scattered")["c4"]) == ["c4"]
    assert words(drawn(game)["c4"]) == []
    assert [words(drawn(game)[key]) for key in ("a", "h", "1", "8")] == [["a"], ["h"], ["1"], ["8"]]


@each_arrangement
def test_the_player_to_move_is_marked_by_more_than_color(arrangement):
    game = table("R4 R4 ** B2", 3).play("a1 b1")
    tiles = drawn(game, arrangement)
    assert [words(tiles[f"name{seat}"]) for seat in range(3)] == [[name] for name in NAMES[:3]]
    assert [bool(tiles[f"turn{seat}"]) for seat in range(3)] == [False, True, False]


def test_G12_points_are_hidden_until_the_game_is_over():
    game = table("R4 $3 $1", rush_at=1).play("a1 b1")
    assert words(drawn(game)["won0"]) == ["1", "3"]
    assert words(drawn(game, show_scores=False)["won0"]) == ["1"]
    over = game.play("c1")
    assert over.is_over
    assert words(drawn(over, show_scores=False)["won0"]) == ["1", "3"]
    assert drawn(over)["turn0"] == entrances.mark("won")
    assert drawn(over)["turn1"] == ()


def test_a_flip_changes_one_tile():
    game = gold.deal(players=5, seed=7)
    before, after = drawn(game), drawn(game.flip("c4"))
    assert [key for key in after if after[key] != before[key]] == ["c4"]
