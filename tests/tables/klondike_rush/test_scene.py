"""What is drawn of Klondike Rush, and what can be pressed."""

import json
from itertools import pairwise

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.canvas import palette
from gold_widgets.canvas.checks import check
from gold_widgets.canvas.shapes import Text
from gold_widgets.tables.klondike_rush import art, result
from gold_widgets.tables.klondike_rush.pens import draw_game
from gold_widgets.tables.klondike_rush.staging import KlondikeStaging
from gold_widgets.tables.staging import Look
from tests.games.klondike_rush.games import dealt, mary, played

STAGING = KlondikeStaging()


def picture(game, seat=None, **look):
    found = STAGING.scene(klondike.view(game, seat), STAGING.layout(game), Look(**look))
    check(found)
    return found


def texts(found, *keys):
    """What is written on the tiles whose keys begin so."""
    return [
        shape.text
        for tile in found.tiles
        for shape in tile.shapes
        if isinstance(shape, Text) and tile.key.startswith(keys)
    ]


def spot(game, name, seat=None, **look):
    found = STAGING.spots(klondike.view(game, seat), STAGING.layout(game), Look(**look))
    return next(each for each in found if each["id"] == name)


def test_every_free_space_shows_its_price_for_the_chosen_piece():
    game = mary()
    prices = texts(picture(game), "label")
    expected = [f"${cost.dollars}" for cost in klondike.costs(game, "green").values()]
    assert prices == expected
    assert texts(picture(dealt()), "label") == []
    assert texts(picture(dealt(), marked={"c7"}), "label") == ["c7"]


def test_with_two_kinds_of_pieces_prices_wait_for_a_choice():
    game = klondike.parse("players: A, B, C\nunused: green 1 red 1, -, -\nmines: green a2")
    assert not any("$" in text for text in texts(picture(game), "label"))
    picked = texts(picture(game, picked=("red",)), "label")
    assert picked == [f"${cost.dollars}" for cost in klondike.costs(game, "red").values()]


def test_the_way_shows_what_each_path_costs_and_what_is_reduced():
    game = mary()
    found = trail(game, over="c7")
    assert found["spots"] == ("a2", "b4", "c6", "c7")
    assert [text for _, _, text in found["marks"]] == ["4→1", "3", "1"]
    assert found["note"] == "c7 $5 · green → $3"
    assert trail(game) is trail(game, over="b4") is trail(dealt(), over="c7") is None
    assert "Pelz" in trail(dealt().play("bid-1 pass pass"), over="a6", language="de")["note"]


def trail(game, **look):
    return STAGING.trail(klondike.view(game), STAGING.layout(game), Look(**look))


def test_looking_changes_nothing_that_is_drawn():
    assert picture(mary(), over="c7") == picture(mary())


def test_a_space_is_spoken_with_its_price_and_its_way():
    token = klondike.name_kind(mary().board["c7"]) if "c7" in mary().board else "free"
    assert spot(mary(), "c7")["label"] == f"c7, {token}, green 5 by a2, b4, c6"
    assert spot(mary(), "c7", language="de")["label"].endswith("Grün 5 über a2, b4, c6")
    assert spot(mary(), "a2")["label"] == "a2, green mine"
    assert spot(mary(), "a2")["empty"]
    assert spot(mary(), "c7")["eye"]
    assert "eye" not in spot(dealt(), "c7")


def said_by_the_page(game, **look):
    """Space → its label, as fares.js makes it up."""
    look = Look(live=True, **look)
    view = klondike.view(game)
    fares = STAGING.fares(view, look)
    legs = {leg.split()[0]: leg.split()[1:] for leg in fares["by"].split(", ")}
    found = {}
    for each in STAGING.spots(view, STAGING.layout(game), look):
        if len(legs.get(each["id"], ())) == 2:
            way, before = [], legs[each["id"]][0]
            while before:
                way.insert(0, before)
                before = legs.get(before, ("",))[0]
            price, label = legs[each["id"]][1], each["label"]
            found[each["id"]] = fares["label"].format(label=label, price=price, way=", ".join(way))
    return found, fares


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("company", ["red", "white", "green", "black"])
def test_what_a_page_says_of_a_space_is_what_the_stored_table_says(company, language):
    game = klondike.parse(
        "players: A, B, C\nunused: red 1 white 1 green 1 black 1, -, -\nmoney: 6, 5, 5\n"
        "mines: green a2, red b4, white b9, red c12, black b6"
    )
    labels, fares = said_by_the_page(game, picked=(company,), language=language)
    assert labels == {
        name: spot(game, name, picked=(company,), language=language)["label"]
        for name in klondike.costs(game, company)
    }
    assert fares["most"] == 6


def test_a_live_picture_leaves_prices_to_the_page_and_the_stored_one_has_them():
    game = mary()
    assert texts(picture(game, live=True), "label") == []
    assert len(texts(picture(game), "label")) == len(klondike.costs(game, "green"))
    live = spot(game, "c7", live=True)
    assert "by" not in live["label"]
    assert "eye" not in live  # a page looks where there is a price
    assert STAGING.fares(klondike.view(dealt()), Look(live=True)) is None


def test_a_space_that_a_hint_means_is_lit():
    assert spot(mary(), "c7", marked={"c7"}, live=True)["lit"]


def test_arrows_follow_the_paths():
    for space in klondike.DATA.spaces:
        near = set(spot(dealt(), space.id)["near"]) - {"sale", "seat0"}
        number = klondike.DATA.space_numbers[space.id]
        assert near == {klondike.DATA.spaces[n].id for n, _ in klondike.DATA.neighbors[number]}
    assert "sale" in spot(dealt(), "c9")["near"]


def test_orders_are_drawn_for_their_owner_alone_and_light_up_if_they_can_be_filled():
    game = mary()
    names = {seat: {each["id"] for each in spots(game, seat)} for seat in (None, 0, 1, 2)}
    assert "o29" in names[0]
    assert "o04" in names[2]
    assert not names[None] & {"o29", "o01", "o04"}
    assert not names[1] & {"o29", "o04"}
    assert spot(game, "o04", seat=2)["lit"]
    assert "lit" not in spot(game, "o01", seat=1)


def spots(game, seat):
    return STAGING.spots(klondike.view(game, seat), STAGING.layout(game), Look())


def test_a_path_between_two_mines_shows_that_it_costs_1():
    game = klondike.parse("players: A, B, C\nmines: green b8, red b9, white c12")
    assert texts(picture(game), "path") == ["1", "1"]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_companies_are_told_apart_by_letter_shape_and_lightness(language):
    data = klondike.DATA
    mines = [art.mine(art.fill(data, n), n, art.letter(data, n, language)) for n in range(4)]
    assert len({shapes[0].steps for shapes in mines}) == 4
    assert len({shapes[1].text for shapes in mines}) == 4
    for shapes in mines:
        assert palette.contrast(shapes[0].fill, shapes[1].fill) >= 3


@pytest.mark.parametrize(("language", "letters"), [("en", "RWGK"), ("fr", "RBVN"), ("de", "RWGS")])
def test_companies_have_the_letters_of_the_language_and_cards_their_names(language, letters):
    game = klondike.parse(
        "players: A, B, C\non sale: KW\nmines: red a1, white a2, green a4, black a5\n"
        "unused: red 1 white 1 green 1 black 1, -, -\ncards: R1 W1 G1 K1, -, -"
    )
    drawn = picture(game, 0, language=language)
    for prefix in ("value", "space", "share0", "piece0"):
        found = {text for text in texts(drawn, prefix) if text.isalpha()}
        assert found == set(letters), prefix
    assert texts(drawn, "lot")[0] == "KW"
    stamps = STAGING.stamps(game, STAGING.layout(game), language)
    stamped = {shape.text for tile in stamps for shape in tile.shapes if isinstance(shape, Text)}
    assert {text for text in stamped if text.isalpha()} == set(letters)
    profit = klondike.parse("players: A, B, C\nmines: black a5\ncards: K1, -, -\ndeck: R1")
    words = STAGING.words(language).offer(profit, "profit")[0]
    assert words.endswith(f"2\u00a0×\u00a02\u00a0{letters[3]}")


def test_a_still_picture_of_a_game_has_the_names_of_spaces_and_no_prices_on_them():
    game = klondike.parse("players: A, B, C\nunused: green 1, -, -\ncards: G5, -, -")
    assert "$14" in texts(picture(game, 0), "label")
    assert "$14" not in draw_game(game)


def test_every_order_in_hand_has_room_for_the_frame_that_lights_it():
    at = STAGING.layout(dealt())
    boxes = [at.order_box(number, 3) for number in range(3)]
    assert boxes[0].left >= 8
    assert all(b.left - (a.left + a.width) >= 12 for a, b in pairwise(boxes))
    assert at.height - boxes[0].top - boxes[0].height >= 8


def test_letters_of_ones_own_are_nobodys_language():
    raw = json.loads(json.dumps(klondike.DATA.raw))
    raw["companies"][3]["letter"] = "Z"
    own = klondike.read_data(raw)
    assert [art.letter(own, n, "fr") for n in range(4)] == ["R", "B", "V", "Z"]


def test_tokens_are_told_apart_without_color():
    shapes = [tuple(getattr(s, "steps", "") for s in art.token(kind)) for kind in range(6)]
    assert len(set(shapes)) == 6


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 1), (4, 2)])
def test_the_final_count_adds_up(players, seed):
    game = played(players, seed)
    names = [seat.name for seat in game.seats]
    for line, money in zip(result.lines(game.events, names), game.money, strict=True):
        assert line.cash + line.paid + line.beasts == line.total == money
    rows = result.columns(result.lines(game.events, names), "en")
    assert rows[0] == ["Player", *names]
    assert [int(cell.removeprefix("★ ")) for cell in rows[-1][1:]] == list(game.money)


def test_the_count_is_shown_step_by_step():
    game = played(3, 1)
    assert STAGING.stages(game) == 3
    cells = [texts(picture(game, stage=n, events=game.events), "count") for n in range(3)]
    assert cells[0].count("…") == 6
    assert cells[1].count("…") == 3
    assert "…" not in cells[2]
    assert any(cell.startswith("★") for cell in cells[2])


def test_from_one_move_to_the_next_most_tiles_are_the_very_same():
    one, other = picture(dealt()), picture(dealt().play("bid-3"))
    same = {id(tile) for tile in one.tiles} & {id(tile) for tile in other.tiles}
    assert len(same) > 0.9 * len(one.tiles)
