"""Pages to print: every question, every choice, the rules, and a key that is never on the page."""

from html import escape

import pytest

from gold_widgets import worksheet
from gold_widgets.engine.errors import GameError
from gold_widgets.engine.words import LANGUAGES
from gold_widgets.lessons import asked, index

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


def test_a_lesson_brings_the_rules_that_it_teaches():
    page = str(worksheet("gold/03_digger_duel", "de"))
    assert "<b>G6 Duell</b>" in page
    assert "<b>G5" not in page
    assert "<b>G5" in str(worksheet("10"))


def test_a_lesson_is_found_by_its_number_and_a_wrong_one_is_named():
    assert worksheet("02").title == worksheet("gold/02_digger_finds_gold").title
    assert worksheet(2).title == worksheet("02").title
    with pytest.raises(GameError, match=r"no lesson '99'\. There is gold/01_setup, gold/02"):
        worksheet(99)


def test_it_is_written_to_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert worksheet("02").write().name == "02_digger_finds_gold.html"
    assert worksheet("02", answers=True).write().name == "02_digger_finds_gold.answers.html"
    assert worksheet("02", "fr").write().name == "02_digger_finds_gold.fr.html"
    key = worksheet("02", "fr", answers=True).write()
    assert key.name == "02_digger_finds_gold.fr.answers.html"
    assert worksheet("02").write(tmp_path / "a" / "b.html").is_file()
    with pytest.raises(GameError, match="Give another file name"):
        worksheet("02").write(tmp_path / "02_digger_finds_gold.html" / "x.html")


def test_a_notebook_shows_the_page_in_a_frame():
    assert worksheet("02")._repr_html_().startswith('<iframe title="Worksheet · GOLD 02')
    assert "print that file" in repr(worksheet("02"))
