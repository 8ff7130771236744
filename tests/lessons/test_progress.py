"""What a learner has done: in the kernel and, if they wish, in a file."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.lessons import keeping
from gold_widgets.lessons.notes import Mark, Tally
from gold_widgets.lessons.progress import FILE, Progress
from gold_widgets.tables.links import START

names = st.text(st.characters(codec="utf-8"), min_size=1)


def solve(progress, exercise, tries=1, game="gold"):
    for number in range(1, tries + 1):
        progress.tried(game, exercise, right=number == tries, answer=number)


def test_nothing_is_done_at_first():
    assert repr(Progress()).startswith("GOLD · 0 of ")
    assert not Progress().done


def test_what_is_done_is_shown_in_its_order():
    progress = Progress()
    solve(progress, "02.2", 1)
    solve(progress, "02.1", 3)
    assert list(progress.done.items()) == [("02.2", 1), ("02.1", 3)]
    assert "02.1 ★☆☆  02.2 ★★★" in repr(progress)


def test_one_exercise_alone_cannot_be_forgotten():
    progress = Progress()
    solve(progress, "02.1")
    with pytest.raises(gold.GameError, match=r"cannot forget '02\.1' alone"):
        progress.forget("02.1")
    assert progress.done


def test_the_first_time_counts():
    progress = Progress()
    solve(progress, "02.1", 3)
    solve(progress, "02.1", 1)
    assert progress.done == {"02.1": 3}


def test_an_exercise_without_a_name_is_not_noted():
    progress = Progress()
    solve(progress, "")
    assert not progress.done


def test_what_is_handed_out_is_a_copy():
    progress = Progress()
    progress.done["02.1"] = 1
    assert not progress.done


def test_outside_of_a_course_it_is_kept_only_on_request(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    progress = Progress()
    solve(progress, "02.1")
    assert not list(tmp_path.iterdir())
    assert progress.keep() is progress
    solve(progress, "02.2", 2)
    assert json.loads((tmp_path / FILE).read_text()) == {
        "version": 2,
        "exercises": {
            "gold": {
                "02.1": {"tries": 1, "solved": True, "first": 1},
                "02.2": {"tries": 2, "solved": True, "first": 1},
            }
        },
    }


def test_all_lessons_of_a_course_share_the_file_on_top_of_it(tmp_path, monkeypatch):
    for folder in (tmp_path / "course", tmp_path / "course" / "a" / "b"):
        folder.mkdir(parents=True, exist_ok=True)
    (tmp_path / "course" / START).touch()
    (tmp_path / FILE).write_text("somebody else's")
    for number, place in enumerate(("course/a/b", "course/a", "course")):
        monkeypatch.chdir(tmp_path / place)
        progress = Progress().keep()
        solve(progress, f"02.{number}")
        assert list(progress.done) == [f"02.{count}" for count in range(number + 1)]
    assert [path.parent for path in tmp_path.rglob(FILE)] == [tmp_path, tmp_path / "course"]
    assert (tmp_path / FILE).read_text() == "somebody else's"


def test_all_languages_of_a_course_share_the_file_on_top_of_it(tmp_path, monkeypatch):
    for folder in ("nim", "fr/nim", "de/nim"):
        (tmp_path / folder).mkdir(parents=True)
    for folder in (".", "fr", "de"):
        (tmp_path / folder / START).touch()
    for number, place in enumerate(("fr/nim", "de", "nim", "fr", "de/nim")):
        monkeypatch.chdir(tmp_path / place)
        progress = Progress().keep()
        solve(progress, f"02.{number}")
        assert list(progress.done) == [f"02.{count}" for count in range(number + 1)]
    assert [path.parent for path in tmp_path.rglob(FILE)] == [tmp_path]


def test_a_file_that_lies_beside_a_lesson_is_gone_on_with(tmp_path, monkeypatch):
    (tmp_path / "a").mkdir()
    (tmp_path / START).touch()
    solve(Progress().keep(tmp_path / "a" / FILE), "02.1")
    monkeypatch.chdir(tmp_path / "a")
    assert Progress().keep().done == {"02.1": 1}
    assert not (tmp_path / FILE).exists()


def test_outside_of_a_course_nobody_looks_upward(tmp_path, monkeypatch):
    (tmp_path / "a").mkdir()
    solve(Progress().keep(tmp_path / FILE), "02.1")
    monkeypatch.chdir(tmp_path / "a")
    assert Progress().keep().done == {}
    assert (tmp_path / "a" / FILE).is_file()


def test_another_notebook_goes_on_where_the_file_is(tmp_path):
    first, second = Progress(), Progress()
    solve(first.keep(tmp_path / "mine.json"), "02.1", 2)
    solve(second, "03.1")
    second.keep(tmp_path / "mine.json")
    assert second.done == {"02.1": 2, "03.1": 1}


def test_what_is_forgotten_is_forgotten_in_the_file_too(tmp_path):
    progress = Progress().keep(tmp_path / "mine.json")
    solve(progress, "02.1")
    progress.forget()
    assert Progress().keep(tmp_path / "mine.json").done == {}


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "7", '{"done": 3}', '{"done": {"a": "b"}}', '{"done": {"a": 1e999}}']
)
def test_a_file_of_something_else_is_left_alone(tmp_path, text):
    file = tmp_path / "homework.txt"
    file.write_text(text)
    progress = Progress()
    solve(progress, "02.1")
    with pytest.raises(gold.GameError, match="Nothing was changed"):
        progress.keep(file)
    assert file.read_text() == text
    solve(progress, "02.2")
    assert progress.done == {"02.1": 1, "02.2": 1}


def test_a_file_that_cannot_be_written_is_refused_in_words(tmp_path):
    progress = Progress()
    for place, why in (
        (tmp_path / "nowhere" / "mine.json", "no such folder"),
        (tmp_path, "folder"),
    ):
        with pytest.raises(gold.GameError) as refused:
            progress.keep(place)
        # That file was not taken, so nothing is tried with it again.
        assert re.fullmatch(
            rf".* cannot be written \(.*{why}\)\. Give another file name\.", str(refused.value)
        )
    solve(progress, "02.1")
    assert progress.done == {"02.1": 1}
    assert not progress.problem


def test_what_was_done_before_a_file_was_named_is_added_to_what_it_holds(tmp_path):
    file = tmp_path / "mine.json"
    early = Progress().keep(file)
    early.played("gold", won=True)
    early.tried("gold", "02.1", right=False, answer=2)
    late = Progress().keep(False)
    for won in (True, False):
        late.played("gold", won=won)
    late.tried("gold", "02.1", right=False, answer=1)
    late.tried("gold", "02.1", right=True, answer=0)
    late.keep(file)
    for notes in (late.notes, keeping.read(file)):
        assert notes.tallies["gold"] == Tally(played=3, won=2, lost=1)
        assert notes.marks["gold", "02.1"] == Mark(3, solved=True, first=2)


def test_naming_a_file_again_counts_nothing_twice(tmp_path):
    progress = Progress().keep(tmp_path / "one.json")
    progress.played("gold", won=True)
    for name in ("one.json", "other.json", "one.json"):
        progress.keep(tmp_path / name)
        assert progress.notes.tallies["gold"].played == 1


def test_what_is_no_name_of_a_file_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(gold.GameError, match="takes the name of a file in quotes, not int"):
        Progress().keep(3)
    assert not list(tmp_path.iterdir())


@given(done=st.dictionaries(names, st.integers(1, 99)))
def test_any_progress_comes_back_from_its_file(tmp_path_factory, done):
    file = tmp_path_factory.mktemp("progress") / "mine.json"
    progress = Progress()
    for exercise, tries in done.items():
        solve(progress, exercise, tries)
    progress.keep(file)
    assert Progress().keep(file).done == done
