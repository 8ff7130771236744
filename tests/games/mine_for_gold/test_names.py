"""The front door, and the names that people use."""

import subprocess
import sys

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.lab import tournament
from tests.games.mine_for_gold import test_book, test_rules, test_rulings
from tests.games.mine_for_gold.games import free_choice


def test_the_names_of_the_book_of_rules():
    game = mine.deal(players=3, seed=7, silver=False)
    assert mine.parse(str(game)) == game
    assert game.asks == "choose"
    assert game.laying is None
    assert game.chosen == (None, None, None)
    assert game.treasure == ((), (), ())
    assert game.rulebook is mine
    assert set(mine.__all__) <= set(dir(mine))


def test_every_rule_and_ruling_has_a_test_that_is_named_after_it():
    named = {
        name.split("_")[1]
        for module in (test_rules, test_rulings, test_book)
        for name in vars(module)
        if name.startswith("test_M")
    }
    assert named == {rule.id for rule in mine.rules()}


def test_the_seat_and_card_about_to_be_laid():
    game = mine.scenario("R7 R9", ["B9", "G8"]).play("B9 G8")
    assert game.laying == (0, mine.card("B9"))
    assert [place.word for place in mine.placements(game, "B9")] == list(game.legal())


def test_tinkerers_may_give_a_game_its_rows_or_a_drawing():
    game = mine.scenario("R7 R9", ["B9", "G8"])
    for center in (game, game.rows, mine.view(game, 0), "R7 R9"):
        assert len(mine.placements(center, "B9")) == 2
        assert mine.corridors(center) == ()
    with pytest.raises(mine.NotationError, match="there are gaps in this center"):
        mine.placements(free_choice().play("G8 B3"), "B9")


@pytest.mark.parametrize("ask", [lambda center: mine.placements(center, "B9"), mine.closings])
@pytest.mark.parametrize(
    ("center", "words"),
    [
        ("R7 G9", r"a row has one color \(M3\)"),
        ("R9 R7", r"visible numbers ascend from left to right \(M3\)"),
        ("R7/R7 R9", r"the red 7 is here for the second time. .* \(M1\)"),
        ("R14/R19", r"the red 19 cannot lie on the red 14: .* \(M3\)"),
        ("R1 R2 R3 R4 R5", r"this row has 5 piles. .* \(MR4\)"),
        ("R1/R2/R3/R4/R5 R9", r"this pile has 5 cards. .* \(M5\)"),
        ("R1\nY1\nG1\nB1\nS1", r"this is row number 5. .* \(M4\)"),
        ([[["R7"], ["G9"]]], r"a row has one color \(M3\)"),
        ([[["R7"], None], [["B9"]]], "Make them equally long"),
        ([["R7", None]], "'R7' is no part of a center"),
        ([[7]], "7 is no part of a center"),
        ([[["R77"]]], "'R77' is not a card"),
        (None, "None is no part of a center"),
        (7, "7 is no part of a center"),
    ],
)
def test_tinkerers_are_told_why_a_center_cannot_be(ask, center, words):
    for each in (ask, mine.corridors):
        with pytest.raises(mine.NotationError, match=words):
            each(center)


def test_a_center_with_gaps_has_no_corridors_to_find():
    with pytest.raises(mine.NotationError, match=r"there is a gap in this row. .* \(M6\)"):
        mine.corridors("R7 . R9")


def test_a_game_shows_itself_as_text_and_as_a_picture():
    game = mine.deal(seed=7)
    shown = game._repr_mimebundle_()
    assert shown["text/plain"] == str(game)
    assert shown["image/svg+xml"].startswith("<svg")


def test_its_players_meet_in_a_tournament():
    standings = tournament(["sharp", "random"], 40, game=mine, seed=7, progress=False)
    assert standings["sharp"].win_rate.value > standings["random"].win_rate.value


def test_the_engine_needs_nothing_but_python():
    code = (
        "import sys; before = set(sys.modules); from gold_widgets import mine_for_gold as mine; "
        "mine.play_out(mine.deal(2, 7), ['sharp', 'random']); "
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}; "
        "print(*sorted(new - sys.stdlib_module_names))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["gold_widgets"]
