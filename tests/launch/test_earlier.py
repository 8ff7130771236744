"""A folder of version 0.1, which had GOLD's lessons on top, is brought over without loss."""

import json
import os
import shutil
from contextlib import contextmanager
from pathlib import Path

import pytest

from gold_widgets.launch import cli, files
from gold_widgets.launch.course import FIRST, NOTE, Copied, copy_course, find_course
from gold_widgets.launch.course import files as course_files
from gold_widgets.lessons.keeping import FILE
from gold_widgets.lessons.progress import Progress

NOW = find_course()
LESSONS = [
    "01_setup.ipynb",
    "02_digger_finds_gold.ipynb",
    "03_digger_duel.ipynb",
    "04_dynamite.ipynb",
    "05_no_effect.ipynb",
    "06_gold_rush.ipynb",
    "07_scoring_and_match.ipynb",
    "08_play.ipynb",
    "09_scenario_lab.ipynb",
    "10_strategy.ipynb",
    "11_opponents.ipynb",
    "12_a_million_games.ipynb",
    "13_review_your_game.ipynb",
]
TOP = [FIRST, "teachers_guide.ipynb"]
SINCE = sorted(
    path for path in course_files(NOW) if path not in TOP and not path.startswith("gold/")
)
"""What the course has by now beside the lessons of GOLD, and had not then."""
MOVED = tuple(f"gold/{name}" for name in LESSONS)
DUEL, RUSH = "03_digger_duel.ipynb", "06_gold_rush.ipynb"


def notebook(text):
    """A notebook of an earlier version: some text, and code that somebody may have run."""
    cells = [
        {"cell_type": "markdown", "id": "a", "metadata": {}, "source": [text]},
        {"cell_type": "code", "id": "b", "metadata": {}, "outputs": [], "source": ["progress"]},
    ]
    whole = {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1).encode() + b"\n"


def links(path):
    """Where the links of a notebook's text lead, as files."""
    [text, _] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    targets = [piece.partition(")")[0] for piece in "".join(text["source"]).split("](")[1:]]
    return [(path.parent / target).resolve() for target in targets]


MAP = " ".join(f"[x]({name})" for name in LESSONS)
OLD = {name: notebook(f"[00]({FIRST}) {MAP} [guide](teachers_guide.ipynb)") for name in TOP} | {
    name: notebook(f"[00]({FIRST}) [next]({RUSH}) and {name}") for name in LESSONS
}


def stored(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != NOTE
    }


COURSE = {
    path: content
    for path, content in stored(NOW).items()
    if path != FILE and not path.startswith(".") and "/." not in path
}


@pytest.fixture
def folder(tmp_path):
    """A pupil's folder as version 0.1 left it: its files, and its note in the form of then."""
    folder = tmp_path / "gold_course"
    folder.mkdir()
    for name, content in OLD.items():
        (folder / name).write_bytes(content)
    given = {name: files.digest(OLD[name]) for name in sorted(OLD)}
    (folder / NOTE).write_bytes(json.dumps({"given": given}, indent=1).encode() + b"\n")
    return folder


def given(folder):
    return json.loads((folder / NOTE).read_text(encoding="utf-8"))["given"]


def run_by_a_pupil(path):
    """Save a notebook as somebody leaves it who ran a cell; return what it holds then."""
    whole = json.loads(path.read_text(encoding="utf-8"))
    stream = {"output_type": "stream", "name": "stdout", "text": ["my work"]}
    whole["cells"][1]["outputs"] = [stream]
    path.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    return path.read_bytes()


def test_the_course_still_has_all_the_lessons_of_then():
    assert set(MOVED) | set(TOP) <= COURSE.keys()


def test_a_folder_that_nobody_changed_becomes_the_course_of_now(folder):
    copied = copy_course(NOW, folder)
    assert stored(folder) == COURSE
    assert (copied.moved, copied.updated) == (MOVED, tuple(TOP))
    assert (copied.kept, copied.left, copied.linked) == ((), (), ())
    assert given(folder) == {path: files.digest(content) for path, content in COURSE.items()}


def test_a_second_time_there_is_nothing_to_do(folder, monkeypatch):
    copy_course(NOW, folder)
    monkeypatch.setattr(Path, "write_bytes", None)
    assert copy_course(NOW, folder) == Copied(same=tuple(sorted(COURSE)))


def test_a_lesson_that_somebody_ran_moves_along_with_all_that_is_in_it(folder):
    mine = run_by_a_pupil(folder / DUEL)
    copied = copy_course(NOW, folder)
    assert not (folder / DUEL).exists()
    assert (folder / "gold" / DUEL).read_bytes() == mine.replace(
        b"](00_start_here.ipynb)", b"](../00_start_here.ipynb)"
    )
    assert links(folder / "gold" / DUEL) == [folder / FIRST, folder / "gold" / RUSH]
    assert copied.moved == MOVED
    assert copied.kept == (f"gold/{DUEL}",)


def test_a_lesson_that_moved_along_is_still_theirs_the_next_time(folder):
    run_by_a_pupil(folder / DUEL)
    copy_course(NOW, folder)
    before = stored(folder)
    again = copy_course(NOW, folder)
    assert stored(folder) == before
    assert (again.kept, again.moved, again.linked) == ((f"gold/{DUEL}",), (), ())


def test_it_is_as_old_as_it_was(folder):
    run_by_a_pupil(folder / DUEL)
    os.utime(folder / DUEL, (10**9, 10**9))
    copy_course(NOW, folder)
    assert (folder / "gold" / DUEL).stat().st_mtime == 10**9


def test_there_is_a_newer_one_only_if_the_course_changed_it(folder, tmp_path):
    course = tmp_path / "course"
    (course / "gold").mkdir(parents=True)
    (course / FIRST).write_bytes(OLD[FIRST])
    (course / "gold" / DUEL).write_bytes(OLD[DUEL])
    (course / "gold" / RUSH).write_bytes(b"newer")
    run_by_a_pupil(folder / DUEL)
    run_by_a_pupil(folder / RUSH)
    copied = copy_course(course, folder)
    assert copied.kept == (f"gold/{DUEL}", f"gold/{RUSH}")
    assert copied.behind == (f"gold/{RUSH}",)


def test_links_in_notebooks_that_stay_on_top_follow(folder):
    start = run_by_a_pupil(folder / FIRST)
    (folder / "homework.ipynb").write_bytes(notebook(f"[a]({DUEL}) [b]({FIRST}) [c](lost.ipynb)"))
    copied = copy_course(NOW, folder)
    assert copied.linked == (FIRST, "homework.ipynb")
    lessons = [folder / "gold" / name for name in LESSONS]
    assert links(folder / FIRST) == [folder / FIRST, *lessons, folder / "teachers_guide.ipynb"]
    assert (folder / FIRST).read_bytes().replace(b"](gold/", b"](") == start
    homework = [folder / "gold" / DUEL, folder / FIRST, folder / "lost.ipynb"]
    assert links(folder / "homework.ipynb") == homework


def test_once_brought_over_nobodys_links_are_looked_at_again(folder):
    copy_course(NOW, folder)
    own = notebook(f"[a]({DUEL})")
    (folder / "homework.ipynb").write_bytes(own)
    assert copy_course(NOW, folder).linked == ()
    assert (folder / "homework.ipynb").read_bytes() == own


def test_where_theirs_are_at_both_places_both_stay_and_are_named(folder):
    first = run_by_a_pupil(folder / DUEL)
    (folder / "gold").mkdir()
    (folder / "gold" / DUEL).write_bytes(b"another of mine")
    for _ in range(2):
        copied = copy_course(NOW, folder)
        assert (folder / DUEL).read_bytes().replace(b"](gold/", b"](") == first
        assert links(folder / DUEL) == [folder / FIRST, folder / "gold" / RUSH]
        assert (folder / "gold" / DUEL).read_bytes() == b"another of mine"
        assert copied.left == (DUEL,)
        assert copied.kept == (f"gold/{DUEL}",)


def test_a_link_to_what_stayed_stays(folder):
    run_by_a_pupil(folder / DUEL)
    (folder / "gold").mkdir()
    (folder / "gold" / DUEL).write_bytes(b"another of mine")
    (folder / "homework.ipynb").write_bytes(notebook(f"[a]({DUEL}) [b]({RUSH})"))
    copy_course(NOW, folder)
    assert links(folder / "homework.ipynb") == [folder / DUEL, folder / "gold" / RUSH]


@pytest.mark.parametrize("ours", [OLD[DUEL], COURSE[f"gold/{DUEL}"]], ids=["then", "now"])
def test_theirs_takes_the_place_of_the_courses_own(folder, ours):
    mine = run_by_a_pupil(folder / DUEL)
    (folder / "gold").mkdir()
    (folder / "gold" / DUEL).write_bytes(ours)
    assert copy_course(NOW, folder).left == ()
    assert b"my work" in (folder / "gold" / DUEL).read_bytes()
    assert b"my work" in mine


def test_the_courses_own_at_the_old_place_goes_where_theirs_is_at_the_new_one(folder):
    (folder / "gold").mkdir()
    (folder / "gold" / DUEL).write_bytes(b"mine")
    copied = copy_course(NOW, folder)
    assert not (folder / DUEL).exists()
    assert (folder / "gold" / DUEL).read_bytes() == b"mine"
    assert copied.kept == (f"gold/{DUEL}",)
    assert f"gold/{DUEL}" not in copied.moved


@pytest.mark.parametrize("note", [None, b"", b'{"given": {}}'])
def test_what_nobody_knows_to_be_the_courses_stays_and_is_named(folder, note):
    (folder / NOTE).unlink()
    if note is not None:
        (folder / NOTE).write_bytes(note)
    copied = copy_course(NOW, folder)
    assert copied.left == tuple(LESSONS)
    assert stored(folder) == COURSE | OLD


def test_a_folder_of_their_own_with_a_lessons_name_stays(folder):
    (folder / DUEL).unlink()
    (folder / DUEL).mkdir()
    (folder / DUEL / "mine.txt").write_bytes(b"mine")
    copy_course(NOW, folder)
    assert (folder / DUEL / "mine.txt").read_bytes() == b"mine"
    assert (folder / "gold" / DUEL).is_file()


def test_progress_is_found_again_from_a_lesson(folder, monkeypatch):
    monkeypatch.chdir(folder)
    for right in (False, True):
        Progress().tried("gold", "03.1", right=right)
    copy_course(NOW, folder)
    monkeypatch.chdir(folder / "gold")
    assert Progress().done == {"03.1": 2}


class PowerCutError(BaseException):
    """Nothing that runs can do anything about it."""


@contextmanager
def power_cut(after=None):
    """Let the power go after so many files were put into place or removed; those are listed."""
    steps = []

    def step(plain):
        def done(path, *arguments, **wishes):
            # Clearing away what is half written is no step towards the end.
            if plain is replace or path.suffix != ".new":
                if len(steps) == after:
                    raise PowerCutError
                steps.append(path)
            return plain(path, *arguments, **wishes)

        return done

    replace, unlink = Path.replace, Path.unlink
    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(Path, "replace", step(replace))
        patches.setattr(Path, "unlink", step(unlink))
        yield steps


def test_however_early_a_copy_is_interrupted_the_next_one_brings_all_over(folder, tmp_path):
    for name in (FIRST, DUEL, LESSONS[-1]):
        run_by_a_pupil(folder / name)
    (folder / "homework.ipynb").write_bytes(notebook(f"[a]({DUEL})"))
    whole = shutil.copytree(folder, tmp_path / "whole")
    with power_cut() as steps:
        copy_course(NOW, whole)
    # Each lesson comes and goes, one on top is updated, some are new, two have other links, and
    # the note.
    assert len(steps) == 2 * len(LESSONS) + 1 + len(SINCE) + 2 + 1
    for number in range(len(steps)):
        again = shutil.copytree(folder, tmp_path / f"again{number}")
        with power_cut(number), pytest.raises(PowerCutError):
            copy_course(NOW, again)
        copy_course(NOW, again)
        assert stored(again) == stored(whole)
        assert given(again) == given(whole)


def test_the_command_says_what_moved_and_what_to_look_at(folder, monkeypatch, capsys):
    run_by_a_pupil(folder / FIRST)
    run_by_a_pupil(folder / DUEL)
    monkeypatch.chdir(folder.parent)
    assert cli.main(["--copy-only"]) == 0
    assert capsys.readouterr().out == (
        f"The course is in {folder}\n"
        f"  New: {len(SINCE)} files\n"
        "  Updated: teachers_guide.ipynb\n"
        "  Moved to their new places: 13 files\n"
        f"  Kept as you have them: {FIRST}, gold/{DUEL}\n"
        f"  Links to what moved now lead there in: {FIRST}\n"
        "  Yours moved too, with all that is in them. If code in one of them reads a file of "
        "yours, which did not move, write ../ before its name.\n"
        f"  There is a newer version of {FIRST}, gold/{DUEL}: "
        "rename yours, or name another folder, to get it.\n"
    )


def test_the_command_says_what_stayed(folder, monkeypatch, capsys):
    (folder / NOTE).unlink()
    for name in LESSONS[1:]:
        (folder / name).unlink()
    monkeypatch.chdir(folder.parent)
    assert cli.main(["--copy-only"]) == 0
    said = "Left where you have them, although the course has its own elsewhere now: 01_setup.ipynb"
    assert f"  {said}\n" in capsys.readouterr().out
