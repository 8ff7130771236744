"""What is to be seen and pressed, position by position."""

from itertools import combinations

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.canvas.shapes import Text
from gold_widgets.tables.mine_for_gold import art, previews
from gold_widgets.tables.mine_for_gold.staging import MineStaging
from gold_widgets.tables.staging import Look
from tests.games.mine_for_gold.games import chain, free_choice, played


def shown(game, seat=None, stage=None, **look):
    staging = MineStaging()
    at = staging.layout(game)
    stage = len(at.frames) - 1 if stage is None else stage
    seen, look = mine.view(game, seat), Look(stage=stage, events=game.events, **look)
    return staging.scene(seen, at, look), staging.spots(seen, at, look)


def tiles(picture):
    return {tile.key: tile for tile in picture.tiles}


def written(tile):
    return [shape.text for shape in tile.shapes if isinstance(shape, Text)]


def labels(spots):
    return {spot["id"]: spot["label"] for spot in spots}


def test_a_hand_is_seen_by_its_owner_alone():
    game = mine.deal(["Ann", "Bob"], seed=7)
    hand = {card.code for card in game.hands[0]}
    for seat, own in ((0, hand), (1, set()), (None, set())):
        picture, spots = shown(game, seat)
        assert hand & set(labels(spots)) == own
        numbers = [text for tile in picture.tiles for text in written(tile)]
        assert (len(numbers) > 20) == (seat is not None)


def test_cards_in_hand_keep_their_places_as_others_are_laid():
    game = played(2, 1)
    places = {}
    for past in game.history:
        _, spots = shown(past, 0)
        for spot in spots:
            if spot["id"] in {card.code for card in past.hands[0]}:
                assert places.setdefault(spot["id"], spot["at"]) == spot["at"]
    assert len(places) == 12


def test_a_card_chosen_is_marked_for_its_owner_and_lies_face_down_for_all():
    game = mine.deal(["Ann", "Bob"], seed=7)
    card = game.hands[0][3].code
    game = game.play(card)
    _, spots = shown(game, 0)
    [mine_] = [spot for spot in spots if spot["id"] == card]
    assert mine_["picked"]
    assert mine_["label"].endswith("chosen")
    other, heard = shown(game, 1)
    assert labels(heard)["seat0"] == "Ann: 0 cards taken, has chosen"
    assert not written(tiles(other)["slot0"])


def test_cards_are_turned_up_together_with_the_order_in_which_they_are_laid():
    game = mine.scenario("R7", hands=["B9 Y1", "G12 Y2", "B3 Y3"], players=["Ann", "Bob", "Cy"])
    picture, _ = shown(game.play("B9 G12 B3"), 0, stage=0)
    order = [written(tiles(picture)[f"order{seat}"]) for seat in range(3)]
    assert order == [["2"], ["1"], ["3"]]
    assert written(tiles(picture)["slot1"]) == ["12", "G"]


def test_places_light_up_with_the_distance_that_decides():
    game = mine.scenario("R7 R9", hands=["B8 Y1", "G3 Y2"], players=["Ann", "Bob"]).play("B8 G3")
    picture, spots = shown(game, 0)
    ghosts = {key: written(tile) for key, tile in tiles(picture).items() if "ghost" in key}
    assert ghosts == {
        f"{word} ghost": ["8", "B", "1"]
        for word in ("above@R7", "above@R9", "below@R7", "below@R9")
    }
    lit = [spot["id"] for spot in spots if spot.get("lit")]
    assert sorted(lit) == ["above@R7", "above@R9", "below@R7", "below@R9"]
    assert labels(spots)["below@R9"] == "Begin a row with the blue 8 below the red 9, distance 1"
    above, below = (spot["at"][1] for spot in spots if spot["id"] in ("above@R7", "below@R7"))
    assert above < below


def test_a_pile_that_may_be_laid_on_says_the_distance():
    game = mine.scenario("R7 R9", hands=["R8 Y1", "G3 Y2"], players=["Ann", "Bob"]).play("R8 G3")
    picture, spots = shown(game, 0)
    assert written(tiles(picture)["R7"])[-1] == "1"
    assert {spot["id"] for spot in spots if spot.get("lit")} == {"on@R7", "on@R9"}


def test_a_lit_pile_says_how_many_it_has_and_what_lies_below_also_to_whoever_hears_it():
    game = mine.scenario("R5 R9/R8/R11 R13", hands=["R12 Y2", "Y1 B1"], players=["Ann", "Bob"])
    picture, spots = shown(game.play("R12 Y1"), 0)
    assert written(tiles(picture)["R9"]) == ["11", "R", "3", "1"]
    assert labels(spots)["on@R11"] == (
        "Lay the red 12 onto the red 11, distance 1; pile of 3, below: red 8 and red 9"
    )
    assert labels(spots)["on@R13"] == "Lay the red 12 onto the red 13, distance 1"
    spread, _ = shown(game.play("R12 Y1"), 0, on=("piles",))
    assert written(tiles(spread)["R9"]) == ["11", "R", "R8", "R9", "1"]


def test_silver_may_go_to_an_end_because_of_a_comparison():
    game = mine.scenario("R16\nB15", hands=["S15 Y1", "G3 Y2"], silver=True).play("S15 G3")
    picture, _ = shown(game, 0)
    assert written(tiles(picture)["left@R16 ghost"]) == ["15", "S", "15<16"]


def test_closings_are_previewed_with_their_cost_and_pressed():
    game = free_choice().play("G8 B3")
    assert game.asks == "close"
    picture, spots = shown(game, 0)
    closings = [spot for spot in spots if spot["id"].startswith("close")]
    ways = [spot for spot in closings if spot["id"] in game.legal()]
    assert [spot["id"] for spot in ways] == list(game.legal())
    ghosts = [spot for spot in closings if spot not in ways]
    meant = MineStaging().meant
    assert sorted(meant(spot["id"]) for spot in ghosts) == sorted(game.legal())
    by_name = labels(ways)
    assert all(by_name[meant(spot["id"])] == spot["label"] for spot in ghosts)
    assert [spot["lit"] for spot in ghosts] == [True, True]
    (_, top, _, high, _), (_, below, *_) = (spot["at"] for spot in ghosts)
    assert top + high <= below + 0.01, "both come to one place: each has its half of it"
    assert ways[0]["label"] == (
        "A. The gaps close: the green 10 goes 1 to the left. "
        "That is 1 card and 1 step, as few as possible."
    )
    assert written(tiles(picture)[ways[0]["id"]])[0] == "A"
    assert written(tiles(picture)[ways[0]["id"]])[-2:] == ["1", "1"]
    assert written(tiles(picture)["closing 1 1"]) == ["10", "G", "A", "1", "G", "B"]
    _, others = shown(game, 1, asks=False)
    assert not [spot for spot in others if spot["id"].startswith("close")]


def test_one_s_hand_stays_in_sight_beside_the_closings_and_no_other_hand_does():
    game = free_choice().play("G8 B3")
    held = [card.code for card in game.hands[0]]
    picture, spots = shown(game, 0)
    assert [spot["id"] for spot in spots][-len(held) :] == held
    numbers = [word for word in written(tiles(picture)["hand"]) if word.isdigit()]
    assert sorted(numbers, key=int) == sorted((code[1:] for code in held), key=int)
    hidden, for_all = shown(game, None)
    assert "hand" not in tiles(hidden)
    assert not {spot["id"] for spot in for_all} & set(held)


@pytest.mark.parametrize("has_hand", [True, False])
def test_however_many_closings_there_are_none_covers_another_or_the_hand(has_hand):
    hands = previews.hand_places(12) if has_hand else []
    for count in range(1, 30):
        places = [*previews.places(count, has_hand=has_hand), *hands]
        assert all(left >= 0 and left + wide <= 100 for left, _, wide, _, _ in places)
        assert all(top >= 0 and top + high <= 100 for _, top, _, high, _ in places)
        for one, other in combinations(places, 2):
            left, top, wide, high, _ = one
            x, y, across, down, _ = other
            beside = left + wide <= x or x + across <= left
            assert beside or top + high <= y or y + down <= top, (count, one, other)


def test_seven_closings_are_drawn_in_two_lines_and_so_as_large_as_can_be():
    drawn = "players: Ann, Bob\nhands: R1 Y7, R2 Y8\nclosing: Ann\nG6 . G20\nY4 . Y19\nR5 . R20"
    _, spots = shown(mine.parse(drawn), 0)
    ways = [spot for spot in spots if spot.get("key")]
    assert [spot["row"] - ways[0]["row"] for spot in ways] == [0, 0, 0, 0, 1, 1, 1]
    assert len({spot["at"][1] for spot in ways}) == 2
    assert min(wide for _, _, wide, *_ in (spot["at"] for spot in ways)) > 13  # in percent


def test_a_corridor_glows_before_it_is_taken():
    game = chain().play("Y10 G4")
    laid, _ = shown(game, 0, stage=1)
    plain, _ = shown(game, 0, stage=0)
    for key in ("B15", "R9", "G8"):
        assert tiles(laid)[key].shapes[0].stroke == art.LAMP != tiles(plain)[key].shapes[0].stroke
    taken, spots = shown(game, 0, stage=2)
    assert "B15" not in tiles(taken)
    assert labels(spots)["seat0"].startswith("Ann: 4 cards taken")


def test_what_does_not_change_is_the_very_same_tile():
    game = chain().play("Y10 G4")
    staging = MineStaging()
    at, seen = staging.layout(game), mine.view(game, 0)
    one, other = (
        tiles(staging.scene(seen, at, Look(stage=stage, events=game.events))) for stage in (0, 2)
    )
    for key in ("R5", "R7", "G12", "hand 3"):
        assert one[key] is other[key]
    assert one["name1"] == other["name1"]


def test_the_end_shows_who_took_how_much():
    picture, spots = shown(played(3, 5), 0)
    result = written(tiles(picture)["result"])
    assert [text for text in result if text.isdigit()] == [
        str(score) for score in sorted(played(3, 5).scores, reverse=True)
    ]
    assert all(spot["id"].startswith("seat") or len(spot["id"]) <= 3 for spot in spots)


def test_a_wide_center_is_drawn_smaller_and_a_narrow_one_is_not():
    wide = mine.scenario(
        "R1 R2 R3 . . . .\n. . B1 B2 B3 . .\n. . . . G1 G2 G3",
        hands=["Y1", "Y2"],
        players=["Ann", "Bob"],
    )
    staging = MineStaging()
    assert staging.layout(wide).frames[-1].origin.scale < 1
    assert staging.layout(chain()).frames[-1].origin.scale == 1


def test_a_screen_reader_is_told_row_by_row():
    game = mine.scenario(". B9\nR5 R7/R8", hands=["Y1 G2", "Y2 G3"], players=["Ann", "Bob"])
    _, spots = shown(game, 0)
    told = list(MineStaging().words("en").describe(mine.view(game, 0), spots))
    assert told == [
        "Ann: 0 cards taken · Bob: 0 cards taken",
        "Row 1, the blue row, from column 2: blue 9.",
        "Row 2, the red row, from column 1: red 5 and red 8 (pile of 2, below: red 7).",
        "Your hand: yellow 1 and green 2.",
    ]
    assert labels(spots)["R8"] == "red 8, row 2, column 2; pile of 2, below: red 7"
    rows = [spot["row"] for spot in spots]
    assert rows == sorted(rows)
