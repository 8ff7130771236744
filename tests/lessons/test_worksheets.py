"""Pages to print: every question, every choice, the rules, and a key that is never on the page."""

import re
from dataclasses import replace
from html import escape

import pytest

from gold_widgets import Goal, gold, speak, worksheet
from gold_widgets.engine.errors import GameError
from gold_widgets.engine.words import LANGUAGES
from gold_widgets.lessons import asked, index
from gold_widgets.tables.rulecard import RuleCard

LESSONS = [
    (course, lesson) for course in index.courses() for lesson in course.lessons if lesson.exercises
]
each_lesson = pytest.mark.parametrize(
    ("course", "lesson"), LESSONS, ids=[lesson.path for _, lesson in LESSONS]
)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_stands_on_the_page_with_its_choices(course, lesson, language):
    page = str(worksheet(lesson.path, language))
    assert f'<html lang="{language}">' in page
    for exercise in lesson.exercises:
        assert f'<span class="number">{exercise.name}</span>' in page
        if exercise.kind == "predict":
            question = asked.question(course.game, exercise, language)
            for choice in (question.text, *question.choices):
                assert escape(choice) in page
    pictures = sum(exercise.kind != "check" for exercise in lesson.exercises)
    assert page.count("<svg") >= pictures


@each_lesson
def test_the_key_tells_the_answers_that_the_page_does_not(course, lesson):
    page, key = str(worksheet(lesson.path)), str(worksheet(lesson.path, answers=True))
    assert 'class="right"' not in page
    for exercise in lesson.exercises:
        if exercise.kind == "predict":
            question = asked.question(course.game, exercise, "en")
            assert f'<li class="right">{escape(question.answer)}</li>' in key
        if exercise.kind == "goal":
            assert exercise.solution in key
            assert exercise.solution not in page


def test_a_question_says_whose_turn_it_is_and_who_owns_which_color():
    assert "Ann&#x27;s turn · 8 cards left · Ann: red, green · Bob: blue, yellow" in str(
        worksheet("gold/02")
    )
    assert "Ann: Rot, Grün" in str(worksheet("gold/02", "de"))
    assert "Ann\N{NO-BREAK SPACE}: rouge, vert" in str(worksheet("gold/02", "fr"))


def test_a_table_of_many_rows_is_large_enough_to_be_read():
    assert str(worksheet("gold/10")).count('<div class="both large">') == 1
    assert '<div class="both large">' not in str(worksheet("gold/02"))


@each_lesson
def test_no_cell_to_edit_is_without_something_to_reach(course, lesson):
    assert "becomes true: </p>" not in str(worksheet(lesson.path))


@each_lesson
def test_no_board_is_printed_dark(course, lesson):
    page = str(worksheet(lesson.path))
    assert "<svg" in page
    drawn = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    for each in drawn:
        ground = re.search(r'<path d="M0 0H[^"]*" fill="([^"]*)"/>', each)
        assert ground
        assert ground[1] == "#fff"


def test_who_plays_a_puzzle_alone_sees_their_hand_on_paper():
    _, lesson = index.lesson("mine_for_gold/05")
    goal = next(each for each in lesson.exercises if each.kind == "goal")
    hand = asked.before("mine_for_gold", goal).hands[0]
    keys = [tile.key for tile in asked.table("mine_for_gold", goal, "en").tiles]
    assert sum(key.startswith("hand") for key in keys) == len(hand) > 1


def test_a_lesson_brings_the_rules_that_it_teaches():
    page = str(worksheet("gold/03_digger_duel", "de"))
    assert "<b>G6 Duell</b>" in page
    assert "<b>G5" not in page
    assert "<b>G5" in str(worksheet("gold/10"))


@pytest.mark.parametrize(
    ("lesson", "is_drawn"),
    [("gold/03", True), ("mine_for_gold/02", True), ("klondike_rush/02", False)],
)
def test_a_rule_is_printed_with_its_example_unless_that_is_a_map(lesson, is_drawn):
    _, found, rules = str(worksheet(lesson)).partition('<section class="rules">')
    assert found
    assert ("<svg" in rules) == is_drawn


def test_a_lesson_is_found_by_its_number_and_a_wrong_one_is_named():
    assert worksheet("gold/02").title == worksheet("gold/02_digger_finds_gold").title
    assert worksheet(13).title == worksheet("gold/13").title
    with pytest.raises(GameError, match=r"no lesson '99'\. There are gold/01_setup, gold/02"):
        worksheet(99)
    with pytest.raises(GameError, match=r"'02' could be any of these: gold/02_digger_finds_gold, "):
        worksheet("02")
    with pytest.raises(GameError, match=r"'2' could be any of these: gold/02_digger_finds_gold, "):
        worksheet("2")
    assert worksheet("gold/2").title == worksheet("gold/02").title


def test_it_is_written_to_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert worksheet("gold/02").write().name == "02_digger_finds_gold.html"
    assert worksheet("gold/02", answers=True).write().name == "02_digger_finds_gold.answers.html"
    assert worksheet("gold/02", "fr").write().name == "02_digger_finds_gold.fr.html"
    key = worksheet("gold/02", "fr", answers=True).write()
    assert key.name == "02_digger_finds_gold.fr.answers.html"
    assert worksheet("gold/02").write(tmp_path / "a" / "b.html").is_file()
    with pytest.raises(GameError, match="Give another file name"):
        worksheet("gold/02").write(tmp_path / "02_digger_finds_gold.html" / "x.html")


def test_a_notebook_shows_the_page_in_a_frame():
    assert worksheet("gold/02")._repr_html_().startswith('<iframe title="Worksheet · GOLD 02')
    assert "print that file" in repr(worksheet("gold/02"))


@pytest.fixture
def in_every_language():
    """Make something once while each language is spoken."""

    def made(make):
        try:
            found = []
            for language in LANGUAGES:
                speak(language)
                found.append(make())
            return found
        finally:
            speak("en")

    return made


@each_lesson
def test_a_page_is_the_same_whatever_language_is_spoken_beside_it(
    course, lesson, in_every_language
):
    pages = in_every_language(lambda: str(worksheet(lesson.path, "de")))
    assert len(set(pages)) == 1


def test_a_rule_card_is_the_same_whatever_language_is_spoken_beside_it(in_every_language):
    one, *others = in_every_language(lambda: RuleCard(gold, "de").one("G1"))
    assert all(other == one for other in others)


@pytest.mark.parametrize("peek", [True, False])
def test_a_goal_is_drawn_as_it_opens(peek):
    _, lesson = index.lesson("gold/02")
    goal = next(each for each in lesson.exercises if each.kind == "goal")
    drawn = asked.table("gold", replace(goal, options={**goal.options, "peek": peek}), "en")
    table = Goal(gold.load(goal.position).game, **{**goal.options, "peek": peek})
    assert drawn == table.picture()
    table.close()


def test_what_a_cell_asks_for_is_said_with_what_only_its_game_knows():
    _, lesson = index.lesson("gold/02")
    cell = next(each for each in lesson.exercises if each.kind == "check")
    wanted = asked.wanted("gold", replace(cell, options={"points": 3, "cards": "B5"}))
    assert wanted.words("en") == [
        "3 points are won.",
        "This card is still on the table: blue digger 5.",
    ]
