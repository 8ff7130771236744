"""Which events a flip makes, in which order, and what each of them holds."""

import pytest
from hypothesis import given

from gold_widgets import gold
from gold_widgets.games.gold.events import (
    Duel,
    Explosion,
    Flipped,
    GameOver,
    RushBegan,
    RushRemoved,
    RushTaken,
    Strike,
    TurnedBack,
    TurnPassed,
)
from tests.games.gold.strategies import seeds, starts
from tests.games.gold.tables import happened, random_flips, table

ANN, BOB, CY = gold.deal(["Ann", "Bob", "Cy"]).seats
R4, B2, P5 = gold.card("R4"), gold.card("B2"), gold.card("P5")
G1, G3, BANG = gold.card("$1"), gold.card("$3"), gold.card("**")


def three(codes, **options):
    return table(codes, players=3, **options)


def test_a_deal_has_nothing_to_tell_yet():
    assert gold.deal().events == ()


def test_a_first_flip_is_one_event():
    assert three("R4 $3 ** **").flip("b1").events == (Flipped(ANN, "b1", G3, 1, "G4"),)


def test_a_position_read_with_a_card_face_up_begins_with_its_flip():
    game = three("R4 $3 ** **").flip("b1")
    assert gold.parse(str(game)).events == game.events


@pytest.mark.parametrize(
    ("codes", "flips", "event"),
    [
        ("R4 $3", "a1 b1", Strike(ANN, ANN, "a1", R4, "b1", G3, "G5")),
        ("R4 $3", "b1 a1", Strike(ANN, ANN, "a1", R4, "b1", G3, "G5")),
        ("B2 $1", "a1 b1", Strike(ANN, BOB, "a1", B2, "b1", G1, "G5")),
        ("$3 P5", "a1 b1", Strike(ANN, ANN, "b1", P5, "a1", G3, "G5")),
        ("R4 B2", "a1 b1", Duel(ANN, "a1", R4, "b1", B2, "G6")),
        ("R4 B2", "b1 a1", Duel(ANN, "a1", R4, "b1", B2, "G6")),
        ("** $3", "a1 b1", Explosion(ANN, ("a1", "b1"), (BANG, G3), "G7")),
        ("** $3", "b1 a1", Explosion(ANN, ("b1", "a1"), (G3, BANG), "G7")),
        ("** **", "a1 b1", Explosion(ANN, ("a1", "b1"), (BANG, BANG), "G7")),
        ("R4 R4", "a1 b1", TurnedBack(ANN, ("a1", "b1"), (R4, R4), "equal diggers", "G8")),
        ("$1 $3", "b1 a1", TurnedBack(ANN, ("b1", "a1"), (G3, G1), "two golds", "G8")),
        ("B2 $3", "a1 b1", TurnedBack(ANN, ("a1", "b1"), (B2, G3), "gold too heavy", "G8")),
        ("$3 B2", "a1 b1", TurnedBack(ANN, ("a1", "b1"), (G3, B2), "gold too heavy", "G8")),
    ],
)
def test_a_second_flip_tells_the_flip_what_came_of_it_and_who_is_next(codes, flips, event):
    start = three(f"{codes} ** **")
    second = flips.split()[1]
    assert start.play(flips).events == (
        Flipped(ANN, second, start.at(second), 2, "G4"),
        event,
        TurnPassed(BOB, "G4"),
    )


def test_a_card_alone_tells_that_it_had_no_partner():
    assert three("$3").flip("a1").events == (
        Flipped(ANN, "a1", G3, 1, "G4"),
        TurnedBack(ANN, ("a1",), (G3,), "no partner", "R2"),
        TurnPassed(BOB, "G4"),
    )


def test_a_rush_that_begins_is_told_last():
    game = three("** R4 $3 B2", rush_at=2).play("a1 b1")
    assert game.events[2:] == (TurnPassed(BOB, "G4"), RushBegan(BOB, 2, "G9"))


def test_a_rush_that_is_on_from_the_start_is_told_at_the_start_and_never_again():
    game = three("$3 R4 ** $1", rush_at=4, starter="Cy")
    assert game.events == (RushBegan(CY, 4, "G9"),)
    for later in random_flips(game, seed=1):
        assert "RushBegan" not in [name for name, _ in happened(later)]


def test_a_stall_is_told_as_the_reason_of_a_rush():
    game = three("R4 $1 $3 $3 $3", stall="rush").play("a1 b1")
    assert game.events[2:] == (TurnPassed(BOB), RushBegan(BOB, 3, "R1"))


@pytest.mark.parametrize(
    ("spot", "event"),
    [
        ("a1", RushTaken(ANN, "a1", G3, "G9")),
        ("b1", RushRemoved(ANN, "b1", R4, "G9")),
        ("c1", RushRemoved(ANN, "c1", BANG, "G9")),
    ],
)
def test_a_flip_in_the_rush_tells_what_became_of_the_card(spot, event):
    start = three("$3 R4 **", rush_at=10)
    flipped = Flipped(ANN, spot, start.at(spot), 1, "G9")
    assert start.flip(spot).events == (flipped, event, TurnPassed(BOB, "G4"))


def test_the_last_flip_tells_the_result_and_no_next_turn():
    game = three("$3 $1", rush_at=10).play("a1 b1")
    assert game.events == (
        Flipped(BOB, "b1", G1, 1, "G9"),
        RushTaken(BOB, "b1", G1, "G9"),
        GameOver((ANN,), (3, 1, 0), (1, 1, 0), 0, "G10"),
    )


def test_an_end_by_stall_counts_the_cards_left():
    game = three("R4 $1 $3 $3 $3", stall="end").play("a1 b1")
    assert game.events[2:] == (GameOver((ANN,), (1, 0, 0), (1, 0, 0), 3, "R1"),)


def test_a_strike_knows_whether_its_digger_is_unowned():
    assert three("P5 $3 **").play("a1 b1").events[1].is_unowned
    assert not three("B2 $1 **").play("a1 b1").events[1].is_unowned
    assert not three("P5 $3 **", colors=["R", "B", "P"]).play("a1 b1").events[1].is_unowned


def test_an_explosion_knows_what_gold_was_lost():
    lost = [three(f"** {code} R4").play("a1 b1").events[1].gold_lost for code in ("$3", "R4", "**")]
    assert lost == [3, 0, 0]


@given(starts, seeds)
def test_the_events_of_every_flip_follow_one_pattern(start, seed):
    before = start
    for game in random_flips(start, seed, most=150):
        first, *rest = game.events
        assert isinstance(first, Flipped)
        assert (first.by.number, first.card) == (before.to_move, before.at(first.spot))
        assert first.nth == (2 if before.face_up else 1)
        assert first.rule == ("G9" if before.rush else "G4")
        expected = [] if game.face_up else ["what came of it"]
        if game.is_over:
            expected += [GameOver]
        elif not game.face_up:
            expected += [TurnPassed]
            assert rest[1].to.number == game.to_move
        if game.rush and not before.rush:
            expected += [RushBegan]
        assert len(rest) == len(expected)
        assert [type(event) for event in rest[1:]] == expected[1:]
        before = game


@given(starts, seeds)
def test_events_are_told_alike_however_late_they_are_asked_for(start, seed):
    games = list(random_flips(start, seed, most=40))
    again = start
    for game in games:
        again = again.flip(game.events[0].spot)
        assert again.events == game.events
        assert again.events is again.events
