"""A first game: the table points, tells and lets go, whatever is pressed instead."""

import re
from itertools import combinations
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import FirstGame, gold, klondike_rush, mine_for_gold
from gold_widgets.engine.errors import GameError
from gold_widgets.lessons.gold.guide import GoldGuide
from gold_widgets.lessons.guide import in_pages
from tests.games import nim, showdown

OTHERS = {"blast", "duel", "nothing"}


def pointed(table):
    """What the arrow points at: spots and buttons."""
    frame = table._frame
    spots = [spot["id"] for spot in frame.spots if spot.get("point")]
    return spots + [button["id"] for button in frame.buttons if button.get("point")]


def follow(table, most=99):
    """Press what is pointed at, and go on where the computer plays; collect what is said."""
    said = [table._frame.status]
    while table.is_guiding and most:
        at = pointed(table)
        if at and at != ["continue"]:
            table.press(at[0])
        else:
            table.go_on()
        said.append(table._frame.status)
        most -= 1
    return said


def to_the_end(table):
    """Follow the guide in any game until the pupil is alone; collect what is said."""
    said = [table._frame.status]
    while not table._is_let_go:
        at, number = pointed(table), table._frame.number
        if number.get("point"):
            table.press(str(number["value"]))
        elif at and at != ["continue"]:
            table.press(at[0].removeprefix("part "))
        else:
            table.go_on()
        said.append(table._frame.status)
    return said


def test_it_points_at_one_thing_at_a_time_and_says_so():
    table = FirstGame(seed=7)
    while table.is_guiding:
        at = pointed(table)
        assert len(at) <= 1
        if at and at != ["continue"]:
            [spot] = [spot for spot in table._frame.spots if spot["id"] == at[0]]
            assert spot["label"].endswith(". Press here!")
            assert f" {at[0]}" in table._frame.status
            table.press(at[0])
        else:
            table.go_on()
    table.go_on()
    assert not pointed(table)


def test_it_says_what_to_press_then_what_happened_and_why():
    table = FirstGame(seed=7)
    said = follow(table)
    assert said[:3] == [
        "You are Ann. Press where the arrow points: c1.",
        "Red digger 4: it works for you. Now press a2.",
        (
            "The red digger 4 carries out the gold 4: 4 points for Ann. "
            "The digger works for you, so the gold is yours."
        ),
    ]
    assert "Now it is Bob's turn." in said
    assert any("The digger works for Bob." in each for each in said)


@pytest.mark.parametrize(
    ("language", "seen"),
    [("en", "seen the gold 3"), ("fr", "vu la carte Or 3"), ("de", "gesehen: die Goldkarte 3")],
)
def test_a_card_that_was_seen_is_named_as_what_was_seen(language, seen):
    assert any(seen in said for said in follow(FirstGame(seed=7, language=language)))


def test_it_lets_go_when_it_is_the_pupils_turn_and_not_before():
    table = FirstGame(seed=7)
    said = follow(table)
    table.go_on()
    said.append(table._frame.status)
    assert said[-1] == "Now it is Bob's turn."
    while table.game.to_move or table._sitting.is_held:
        table.go_on()
        said.append(table._frame.status)
    assert [each for each in said if "on your own" in each] == said[-1:]
    assert said[-1] == "Your turn! Now you are on your own: press whatever you like."
    table.press(table.game.legal()[0])
    assert "on your own" not in table._frame.status


def test_what_could_not_be_pressed_does_not_hide_what_to_press():
    table = FirstGame(seed=7)
    for spot in ("c1", "a2"):
        table.press(spot)
    while not pointed(table) or pointed(table) == ["continue"]:
        table.go_on()
    prompt = table._frame.status
    table.press("c1")
    assert table._frame.status.endswith(f" {prompt}")
    assert table._frame.status.startswith("c1 is empty")


@pytest.mark.parametrize("seed", range(40))
def test_who_follows_sees_a_strike_of_both_an_effect_and_uses_what_was_shown(seed):
    table = FirstGame(seed=seed)
    follow(table)
    shown = table._taught()
    assert shown == ["mine", "theirs", "blast", "nothing", "mine"]
    before = table.game.history[-3]
    assert set(table.game.flips[-2:]) & set(before.flips)


spots = st.integers(0, 14)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), presses=st.lists(spots, min_size=6, max_size=6))
def test_whatever_the_pupil_presses_all_three_are_seen_before_it_lets_go(seed, presses):
    table = FirstGame(seed=seed)
    pupil = iter(presses)
    while table.is_guiding:
        if table._points:
            legal = table.game.legal()
            table.press(legal[next(pupil) % len(legal)])
        else:
            table.go_on()
    shown = set(table._taught())
    assert shown >= {"mine", "theirs"}
    assert shown & OTHERS
    table.close()


def test_a_first_card_of_ones_own_choice_is_taken_up():
    table = FirstGame(seed=7)
    for spot in table.game.legal():
        table.press(spot)
        [second] = pointed(table)
        assert second != spot
        assert second in table.game.legal()
        table.undo()


def test_the_same_seed_lays_the_same_table_with_the_same_cards_as_any_other():
    assert FirstGame(seed=3).game == FirstGame(seed=3).game
    one, two = (FirstGame(seed=seed).game for seed in (3, 4))
    assert one != two
    assert sorted(map(str, one.table.values())) == sorted(map(str, two.table.values()))


def test_it_waits_for_the_reader_of_what_was_told_and_for_nobody_else(monkeypatch):
    table = FirstGame(seed=7)
    started = []
    monkeypatch.setattr(table._clock, "start", started.append)
    for spot in ("c1", "a2"):
        table.press(spot)
    assert pointed(table) == ["continue"]
    assert not started
    table.go_on()
    assert started == [1.0]


def test_undo_goes_back_to_where_it_pointed_before():
    table = FirstGame(seed=7)
    first = pointed(table)
    table.press(first[0])
    assert pointed(table) != first
    table.undo()
    assert pointed(table) == first
    assert table.is_guiding


def test_once_let_go_the_computer_chooses_for_itself():
    table = FirstGame(seed=7)
    follow(table)
    table.go_on()
    chosen = table._sitting._company.ask(table.game, 1)
    table.go_on()
    assert table.game.flips[-1] == chosen


def test_who_plays_again_has_another_table_and_no_guide():
    table = FirstGame(seed=7)
    table.rematch()
    assert table.game == FirstGame(seed=8).game
    assert not table.is_guiding
    assert not pointed(table)
    assert table._frame.status == "Flip a card."


def test_any_game_can_be_guided_from_where_it_is():
    game = gold.scenario("R4 $3 B5 $4\nG3 $2 Y2 **", rules=gold.Rules(rush_at=0))
    table = FirstGame(game, language="de")
    assert table.game == game
    assert pointed(table)
    follow(table)
    assert "mine" in table._taught()


@pytest.mark.parametrize("drawing", ["$1 $2 $3", "R4", "** **", "R2 R2"])
def test_a_table_with_little_to_show_is_guided_all_the_same(drawing):
    table = FirstGame(gold.scenario(drawing))
    for _ in range(20):
        if table.game.is_over:
            break
        at = [spot for spot in pointed(table) if spot != "continue"]
        if at:
            table.press(at[0])
        else:
            table.go_on()
    assert table.game.is_over


@pytest.mark.parametrize("language", ["fr", "de"])
def test_all_that_it_says_is_translated(language):
    for seed in range(5):
        english, other = (
            follow(FirstGame(seed=seed)),
            follow(FirstGame(seed=seed, language=language)),
        )
        assert len(english) == len(other)
        assert not set(english) & set(other)


def test_every_event_of_two_cards_has_a_reason_in_every_language():
    for language in ("en", "fr", "de"):
        guide = GoldGuide(gold, language)
        for first, second in combinations(gold.CARDS, 2):
            start = gold.scenario(f"{first} {second}", rules=gold.Rules(rush_at=0, stall="play_on"))
            turn = start.play("a1 b1")
            assert len(guide.why(turn)) > len(gold.explain(turn.events[1], language)) + 10


def test_nim_brings_a_tiny_guide_and_is_told_one_thing_at_a_time():
    table = FirstGame(nim, seed=1)
    assert table._frame.status == "Take 1."
    assert pointed(table) == ["1"]
    table.press("1")
    assert table._frame.status == "Ann takes 1 of 12."
    assert pointed(table) == ["continue"]
    table.go_on()
    assert table._frame.status == "Bob takes 2 of 11."
    assert pointed(table) == ["continue"]
    table.go_on()
    assert table._frame.status == "Take 3."
    table.press("2")
    assert not table.is_guiding
    assert "on your own" not in table._frame.status
    table.go_on()
    assert table._frame.status == "Your turn! Now you are on your own: press whatever you like."


def test_who_presses_on_without_reading_is_told_what_comes_next():
    table = FirstGame(nim, seed=1)
    table.press("1")
    table.go_on()
    assert pointed(table) == ["continue"]
    table.press("2")
    assert table.game.stones == 7


SENTENCE = re.compile(r"[.!?](?=\s|$)")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", [gold, mine_for_gold, klondike_rush], ids=lambda book: book.NAME)
@pytest.mark.parametrize("seed", [1, 2, 5, 7])
def test_one_thing_is_said_at_a_time_two_short_sentences_at_most(game, seed, language):
    table = FirstGame(game, seed=seed, language=language)
    for said in to_the_end(table):
        assert len(SENTENCE.findall(said)) <= 2, said
        assert len(said) < 220, said
    table.close()


def test_what_is_said_stays_whole_also_where_a_name_has_a_full_stop():
    first = (
        "Dr. Ann takes 4 cards into the treasure chamber, and has 8 now. That is the most of all."
    )
    second = "Who has the most at the end wins."
    assert in_pages([first, "", second]) == [first, second]
    assert in_pages([second, "Every color has a row."]) == [f"{second} Every color has a row."]


def test_a_game_without_a_guide_of_its_own_points_at_its_hint():
    table = FirstGame(nim.deal(["Ann", "Bob"], 3, stones=10))
    plain = super(type(table._guide), table._guide)
    assert plain.pupil(table.game, []) == nim.hint(nim.view(table.game)).spots[0]
    assert plain.prompt(table.game, "2", "2") == "You are Ann. Press where the arrow points: 2."
    assert plain.computer(table.game, []) is None
    assert plain.rival == "random"


def test_what_is_no_spot_is_pointed_at_among_the_buttons():
    table = FirstGame(showdown, seed=1)
    [at] = pointed(table)
    assert f" {at.removeprefix('part ')}." in table._frame.status
    follow(table)
    assert not table.is_guiding


def test_what_is_no_game_or_no_option_is_refused_in_a_sentence():
    with pytest.raises(GameError, match=r"FirstGame\(seed=3\)"):
        FirstGame(3)
    with pytest.raises(GameError, match=r"'sede'.* Did you mean seed"):
        FirstGame(sede=3)
    with pytest.raises(GameError, match="no option 'seats'"):
        FirstGame(seats=["person", "random"])
    untaught = ModuleType("tests.games.untaught")
    untaught.NAME, untaught.deal = "Untaught", nim.deal
    with pytest.raises(GameError, match="has no lessons yet"):
        FirstGame(untaught)
