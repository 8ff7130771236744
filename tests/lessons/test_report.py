"""The teacher's sheet: from whatever a class has pasted to what it has in common."""

import csv
import io
from html import escape
from xml.etree import ElementTree

import pytest

from gold_widgets import class_report, made_up_class
from gold_widgets.engine.errors import GameError
from gold_widgets.lessons import index
from gold_widgets.lessons.progress import Progress
from gold_widgets.lessons.report_words import Words
from tests.lessons.test_map import Page


def line(*tries, name="", games=0):
    """The line of somebody who has tried these: exercise, answers."""
    progress = Progress().keep(False)
    for exercise, *answers in tries:
        right = index.exercise("gold", exercise).answer
        for answer in answers:
            progress.tried("gold", exercise, right=answer == right, answer=answer)
    for _ in range(games):
        progress.played("gold", won=True)
    return progress.line(name)


ONE = line(("02.1", 0), ("02.2", 0, 1), games=2)
OTHER = line(("02.1", 1, 0), ("02.2", 0))


@pytest.mark.parametrize(
    "pasted",
    [
        "Mia: {one}\nNoah: {other}",
        "Mia\t{one}\nNoah\t{other}\n",
        '"Mia","{one}"\r\n"Noah","{other}"\r\n',
        "1. Mia: {one}\n\n\n2. Noah: {other}",
        "  Mia   -  {one}\n>  Noah  =  {other}",
        "Mia\n{one}\n\nNoah\n{other}",
        "“Mia”; {one}; thanks!\nNoah: {other}",
    ],
)
def test_lines_are_read_however_they_were_pasted(pasted):
    report = class_report(pasted.format(one=ONE, other=OTHER))
    assert [pupil.name for pupil in report.pupils] == ["Mia", "Noah"]
    assert report.problems == []
    assert report.pupils[0].notes.tallies["gold"].won == 2


def test_a_list_of_lines_does_as_well_and_a_name_may_be_in_the_line():
    report = class_report([line(("02.1", 0), name="Mia"), f"Noah: {OTHER}", ONE])
    assert [pupil.name for pupil in report.pupils] == ["#3", "Mia", "Noah"]


def test_every_bad_line_is_named_and_the_others_count():
    pasted = f"Mia: {ONE}\nhello\nNoah: {OTHER[:-3]}\nZoe: {OTHER[:40]}\nAda: {OTHER}"
    report = class_report(pasted)
    assert [pupil.name for pupil in report.pupils] == ["Ada", "Mia"]
    assert [problem.partition(":")[0] for problem in report.problems] == [
        "Line 2",
        "Line 3",
        "Line 4",
    ]
    assert "breaks off" in report.problems[2]
    assert "3 lines not read" in str(report)


def test_things_that_are_no_text_are_named_too():
    report = class_report([ONE, None, 7])
    assert [problem.partition(",")[0] for problem in report.problems] == [
        "Line 2: it is of type NoneType",
        "Line 3: it is of type int",
    ]
    with pytest.raises(
        GameError, match="as text, as a list, or as a dictionary of names and lines, not int"
    ):
        class_report(7)


def test_a_dictionary_of_names_and_lines_is_a_class_too():
    report = class_report({"Mia": ONE, "Noah": 7})
    assert [pupil.name for pupil in report.pupils] == ["Mia"]
    assert report.problems == ["Line 2: it is of type int, not text."]


def test_lines_of_the_same_pupil_are_put_together():
    early, late = line(("02.1", 1)), line(("02.1", 1, 0), ("02.2", 1))
    report = class_report(f"Mia: {late}\nmia: {early}")
    [pupil] = report.pupils
    assert pupil.notes.marks["gold", "02.1"].tries == 2
    assert report.remarks == ["Lines 1 and 2 are both of Mia: they are put together."]


def test_two_without_a_name_may_be_two_pupils():
    report = class_report(f"{ONE}\n{ONE}")
    assert len(report.pupils) == 2
    assert "they count as two" in report.remarks[0]


def test_wrong_first_answers_are_counted_by_exercise_and_by_rule():
    pasted = "\n".join(f"{name}: {ONE}" for name in ("Mia", "Noah")) + f"\nZoe: {OTHER}"
    [figures] = class_report(pasted).figures
    assert [each.name for each in figures.hard()] == ["02.2", "02.1"]
    assert figures.wrong_answers(index.exercise("gold", "02.2")) == [("Ann", 3)]
    assert figures.right_answer(index.exercise("gold", "02.2")) == "Bob"
    assert (figures.by_rule["G5"].at_once, figures.by_rule["G5"].tried) == (2, 6)
    told = str(class_report(pasted))
    assert "3 of 3 wrong at first; 3 chose “Ann”; right is “Bob”" in told
    assert "G5 Strike: 33 % (2 of 6)" in told


def test_what_wrong_answers_have_in_common_is_found_across_exercises():
    lines = "\n".join(f"{name}: {line(('02.2', 0, 1), ('04.3', 0, 2))}" for name in ("Mia", "Noah"))
    [figures] = class_report(lines).figures
    shared = figures.shared()[0]
    assert (shared.answer, shared.times, shared.pupils) == ("Ann", 4, 2)
    assert shared.exercises == ("02.2", "04.3")


def test_who_tries_again_and_again_is_named():
    report = class_report(f"Mia: {line(('02.4', 0, 1, 2))}")
    assert "Mia: 02.4, 3 tries" in str(report)


@pytest.mark.parametrize(("language", "said"), [("fr", "Élève"), ("de", "Klassenbericht")])
def test_it_speaks_three_languages(language, said):
    report = class_report(made_up_class(4), language=language)
    assert said in str(report)
    assert said in report.csv() + report._repr_html_()
    assert "Pupil" not in str(report)
    assert "wrong at first" not in str(report)


def test_names_are_no_markup_and_no_formula():
    evil = '=HYPERLINK("x")<script>alert(1)</script>'
    report = class_report([line(("02.1", 0), name=f"x{evil}"), line(("02.1", 0), name="@SUM(A1)")])
    for page in (report._repr_html_(), report.svg()):
        assert "<script" not in page
    report.pupils[0].name = evil
    for what in ("stars", "answers"):
        rows = list(csv.reader(io.StringIO(report.csv(what))))
        assert not [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@"))]


def test_a_sheet_has_a_row_for_each_pupil_and_a_column_for_each_exercise():
    rows = list(csv.DictReader(io.StringIO(class_report(f"Mia: {ONE}\nNoah: {OTHER}").csv())))
    assert [row["Pupil"] for row in rows] == ["Mia", "Noah"]
    assert [row["GOLD 02.1"] for row in rows] == ["3", "2"]
    assert [row["GOLD 02.2"] for row in rows] == ["2", "0"]
    assert rows[0]["GOLD 03.1"] == ""
    assert rows[0]["GOLD: games"] == "2"


def test_another_sheet_has_a_row_for_each_answer():
    report = class_report(f"Mia: {ONE}")
    rows = list(csv.DictReader(io.StringIO(report.csv("answers"))))
    assert [(row["exercise"], row["first answer"], row["right answer"]) for row in rows][1] == (
        "GOLD 02.2",
        "Ann",
        "Bob",
    )
    with pytest.raises(GameError, match="no sheet"):
        report.csv("else")


def test_page_and_picture_are_well_formed():
    report = class_report(made_up_class())
    Page(report._repr_html_())
    ElementTree.fromstring(report.svg())
    assert report.picture()._repr_svg_() == report.svg()


def test_files_are_written_only_on_request(tmp_path):
    report = class_report(made_up_class(3))
    files = report.write(tmp_path / "new")
    assert sorted(path.name for path in files) == [
        "class_answers.csv",
        "class_report.csv",
        "class_report.html",
        "class_report.svg",
        "class_report.txt",
    ]
    (tmp_path / "taken").touch()
    with pytest.raises(GameError, match="Name another folder"):
        report.write(tmp_path / "taken")


def test_nobody_and_nothing_make_a_report_too():
    for pasted in ("", [], Progress().keep(False).line()):
        report = class_report(pasted)
        assert str(report).startswith("Class report: ")
        assert report.svg()
        assert report._repr_html_()
        assert report.csv()


def test_a_made_up_class_is_the_same_for_the_same_seed():
    assert made_up_class(seed=3) == made_up_class(seed=3) != made_up_class(seed=4)
    report = class_report(made_up_class())
    assert len(report.pupils) == 30
    assert not report.problems
    assert all(figures.hard() for figures in report.figures)
    assert any(figures.stuck() for figures in report.figures)


def test_the_class_and_the_report_have_the_games_in_their_order():
    order = ["gold", "mine_for_gold", "klondike_rush"]
    assert [course.game for course in index.courses()] == order
    report = class_report(made_up_class())
    assert [figures.course.game for figures in report.figures] == order


def test_another_game_does_not_change_what_a_made_up_class_did_in_the_others(monkeypatch):
    def of_gold():
        pupils = class_report(made_up_class(5)).pupils
        return [
            {place: mark for place, mark in pupil.notes.marks.items() if place[0] == "gold"}
            for pupil in pupils
        ]

    before, games = of_gold(), index.courses()
    monkeypatch.setattr(index, "courses", lambda: (games[2], games[0]))
    assert of_gold() == before


@pytest.mark.parametrize(
    ("pupils", "said"), [(-1, "pupils=-1 is too little"), ("x", "pupils is of type str")]
)
def test_a_made_up_class_has_a_number_of_pupils(pupils, said):
    with pytest.raises(GameError, match=said):
        made_up_class(pupils)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "1 (1 won)"), ("fr", "1 (1 gagnée)"), ("de", "1 (1 Sieg)")],
)
def test_one_game_that_was_won_is_one_in_every_language(language, told):
    pupil = Progress().keep(False)
    pupil.played("gold", won=True)
    assert told in str(class_report(f"Mia: {pupil.line()}", language=language))


def test_half_a_character_in_a_line_stops_no_report(tmp_path):
    odd = Progress().keep(False)
    for _ in range(9):
        odd.tried("gold", "\ud83c", right=False)
    odd.tried("gold", "02.1", right=True)
    report = class_report(["Mia: " + odd.line(), "Noah: " + ONE])
    assert "\ud83c" not in str(report)
    assert len(report.write(tmp_path)) == 5


def test_a_report_is_written_whole_or_not_at_all(tmp_path):
    (tmp_path / "class_answers.csv").mkdir()
    with pytest.raises(GameError, match="cannot be written"):
        class_report(ONE).write(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["class_answers.csv"]


def test_the_text_and_the_page_tell_the_same_parts_in_the_same_order():
    report = class_report(made_up_class(30, seed=1))
    words = Words(report)
    heads = [words.headings()[name] for name in words.parts(report.figures[0])]
    assert len(heads) == 4
    for told in (str(report), report._repr_html_()):
        places = [told.index(escape(head)) for head in heads]
        assert places == sorted(places)
