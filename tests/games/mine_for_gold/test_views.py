"""What a seat sees, and what it does not."""

from gold_widgets import mine_for_gold as mine
from tests.games.mine_for_gold.centers import center, codes


def test_a_view_has_the_layout_one_s_own_hand_and_what_everybody_took_and_laid():
    game = center("R1 R2 R3", "R9 Y2", "B4 G1").play("R9 B4")
    seen = mine.view(game, "Bob")
    assert codes(seen.hand) == "G1"
    assert codes(seen.treasure[0]) == "R1 R2 R3 R9"
    assert [codes(cards) for cards in seen.laid] == ["R9", "B4"]
    assert seen.rows == game.rows
    assert seen.scores == (4, 0)


def test_no_view_has_another_hand_or_a_choice_that_is_not_turned_up():
    game = center("R7 R9", "B9 B2", "G8 G3").play("B9")
    for seat, hidden in ((1, ("B9", "B2")), (0, ("G8", "G3")), (None, ("B9", "B2", "G8", "G3"))):
        seen = repr(mine.view(game, seat))
        assert not any(f"'{code}'" in seen for code in hidden)
    assert mine.view(game, 0).chosen is mine.card("B9")
    assert mine.view(game, 1).chosen is None


def test_unseen_are_other_hands_and_what_is_out_of_play():
    game = mine.deal(2, seed=7)
    unseen = set(mine.view(game, 0).unseen)
    assert set(game.hands[1]) <= unseen
    assert not set(game.hands[0]) & unseen
    assert len(unseen) == 80 - 12 - 2


def test_memory_is_a_lens_on_who_laid_what():
    game = center("R7 R9", "R12 B2", "R1 G3").play("R12 R1")
    assert [codes(cards) for cards in mine.view(game, 0, mine.Last(0)).laid] == ["", ""]
    assert [codes(cards) for cards in mine.view(game, 0).laid] == ["R12", "R1"]


def test_undo_stops_at_what_was_turned_up():
    game = center("R7 R9", "R12 B2", "R1 G3").play("R12")
    assert not any(getattr(event, "reveals", False) for event in game.events)
    assert any(getattr(event, "reveals", False) for event in game.play("R1").events)
