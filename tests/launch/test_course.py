"""Copying the course: whoever changed a file keeps it, and everybody else gets the new one."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.engine.words import tell
from gold_widgets.launch import course
from gold_widgets.launch.course import FIRST, NOTE, Copied, CourseError, copy_course, find_course

# What lies on top in one release may lie in gold/ in the next.
PATHS = st.sampled_from(
    [FIRST, "01_setup.ipynb", "gold/01_setup.ipynb", "fr/01_setup.ipynb", "gold/cards.svg"]
)
TEXTS = st.binary(max_size=1)
STEPS = st.one_of(
    st.tuples(st.just("release"), st.dictionaries(PATHS, TEXTS)),
    st.tuples(st.just("edit"), PATHS | st.just("homework.ipynb"), TEXTS),
    st.tuples(st.just("delete"), PATHS),
    st.just(("copy",)),
)


def store(folder, files):
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)


def stored(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != NOTE
    }


class Class:
    """A course that is released again and again, and a pupil's folder."""

    def __init__(self, place):
        self.place = place
        self.folder = place / "pupil"
        self.original = {}
        self.releases = 0
        self.given = {}

    def release(self, files):
        self.original = {FIRST: b"start", **files}
        self.releases += 1

    def edit(self, path, content):
        store(self.folder, {path: content})

    def delete(self, path):
        (self.folder / path).unlink(missing_ok=True)

    def copy(self):
        folder = self.place / f"course{self.releases}"
        store(folder, self.original)
        before = stored(self.folder)
        copied = copy_course(folder, self.folder)
        after = stored(self.folder)
        places = self.places()
        self.check_nothing_is_lost(before, after, places)
        self.check_nothing_is_missed(before, after, copied, places)
        self.note(after, copied, places)
        again = copy_course(folder, self.folder)
        assert stored(self.folder) == after
        assert again == replace(
            copied,
            new=(),
            updated=(),
            moved=(),
            same=tuple(sorted(self.original.keys() - set(copied.kept))),
        )

    def places(self):
        """Where the course has what lay on top, by the paths that it had there."""
        return {
            path.removeprefix("gold/"): path
            for path in self.original
            if path.startswith("gold/") and path.removeprefix("gold/") not in self.original
        }

    def known(self, places):
        """What the course has given, also by the path at which it has that now."""
        moved = {places[path]: self.given[path] for path in places.keys() & self.given.keys()}
        return moved | self.given

    def check_nothing_is_lost(self, before, after, places):
        known = self.known(places)
        for path in before:
            if before[path] != known.get(path):
                may_move = path in places and path in self.given
                now_at = [path, places[path]] if may_move else [path]
                assert before[path] in [after.get(place) for place in now_at]

    def check_nothing_is_missed(self, before, after, copied, places):
        known = self.known(places)
        for path in self.original:
            if before.get(path) in (None, known.get(path)) and path not in copied.moved:
                assert after[path] == self.original[path]
        # Nothing else has come, and the course's own is nowhere twice.
        assert after.keys() <= before.keys() | self.original.keys()
        gone = before.keys() - after.keys()
        assert gone <= places.keys() & self.given.keys()
        assert set(copied.left) == places.keys() & after.keys()
        assert not [path for path in copied.left if after[path] == self.given.get(path)]
        # The report leaves out no file and names none twice.
        told = [*copied.new, *copied.updated, *copied.same, *copied.kept]
        assert sorted(told) == sorted(self.original)
        assert set(copied.moved) == {
            places[path]
            for path in gone
            if before[path] != self.given[path] or places[path] not in copied.kept
        }
        assert set(copied.kept) == {
            path for path in self.original if after[path] != self.original[path]
        }
        assert set(copied.behind) == {
            path for path in copied.kept if known.get(path) != self.original[path]
        }

    def note(self, after, copied, places):
        gone = {path for path in places if path not in after}
        known = self.known(places).items()
        self.given = {path: content for path, content in known if path not in gone}
        self.given |= {path: after[path] for path in self.original if path not in copied.kept}


@given(st.lists(STEPS, max_size=12))
def test_nobody_loses_work_and_nobody_misses_news(steps):
    with TemporaryDirectory() as place:
        pupil = Class(Path(place))
        pupil.release({})
        for name, *values in steps:
            getattr(pupil, name)(*values)
        pupil.copy()


@pytest.fixture
def original(tmp_path):
    store(tmp_path / "course", {FIRST: b"start", "images/cards.svg": b"<svg/>"})
    return tmp_path / "course"


def test_a_copy_may_be_written_to_although_its_original_may_not(original, tmp_path):
    (original / FIRST).chmod(0o444)
    copy_course(original, tmp_path / "copy")
    assert (tmp_path / "copy" / FIRST).stat().st_mode & 0o200


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"given": 3}', '{"given": {"a": 3}}', "\0"])
def test_where_the_note_is_spoiled_everything_different_is_kept(original, tmp_path, note):
    copy_course(original, tmp_path / "copy")
    store(tmp_path / "copy", {FIRST: b"mine", NOTE: note.encode()})
    copied = copy_course(original, tmp_path / "copy")
    assert copied == Copied(kept=(FIRST,), behind=(FIRST,), same=("images/cards.svg",))


def test_a_note_is_readable_and_hidden(original, tmp_path):
    copy_course(original, tmp_path / "copy")
    note = json.loads((tmp_path / "copy" / NOTE).read_text(encoding="utf-8"))
    assert list(note["given"]) == [FIRST, "images/cards.svg"]
    assert NOTE.startswith(".")


def test_where_nothing_is_new_nothing_is_written(original, tmp_path, monkeypatch):
    copy_course(original, tmp_path / "copy")
    monkeypatch.setattr(course, "write", None)
    assert copy_course(original, tmp_path / "copy").same == (FIRST, "images/cards.svg")


def test_hidden_files_and_a_learners_progress_are_no_part_of_the_course(original, tmp_path):
    store(original, {".ipynb_checkpoints/a.ipynb": b"", "gold_progress.json": b"{}"})
    assert copy_course(original, tmp_path / "copy").new == (FIRST, "images/cards.svg")


def test_a_folder_where_a_file_should_be_is_kept(original, tmp_path):
    (tmp_path / "copy" / FIRST).mkdir(parents=True)
    assert copy_course(original, tmp_path / "copy").kept == (FIRST,)


def test_the_course_is_not_copied_over_itself(original):
    before = stored(original)
    assert copy_course(original, original).same == (FIRST, "images/cards.svg")
    assert stored(original) == before
    assert not (original / NOTE).exists()


def test_a_copy_does_not_lie_inside_its_original(original):
    with pytest.raises(CourseError, match="inside the course itself"):
        copy_course(original, original / "copy")


def test_a_file_where_the_folder_should_be_is_named(original, tmp_path):
    store(tmp_path, {"taken": b""})
    with pytest.raises(CourseError, match=r"taken is a file, not a folder: please"):
        copy_course(original, tmp_path / "taken")


def test_a_file_where_a_folder_inside_should_be_is_an_error_of_one_sentence(original, tmp_path):
    store(tmp_path / "copy", {"images": b""})
    with pytest.raises(CourseError, match=r"^The course cannot be copied to .* another folder\.$"):
        copy_course(original, tmp_path / "copy")


def test_a_folder_that_cannot_be_written_to_is_an_error_of_one_sentence(
    original, tmp_path, monkeypatch
):
    def refuse(path, _):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "replace", refuse)
    refused = r"copy \(this computer does not allow it\): please choose another"
    with pytest.raises(CourseError, match=refused) as error:
        copy_course(original, tmp_path / "copy")
    assert "(cet ordinateur ne le permet pas)" in tell(error.value, "fr")
    assert not [path for path in (tmp_path / "copy").rglob("*") if path.is_file()]


def test_a_folder_that_cannot_even_be_looked_at_is_an_error_of_one_sentence(
    original, tmp_path, monkeypatch
):
    def refuse(path):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "exists", refuse)
    refused = r"copy \(this computer does not allow it\): please choose another"
    with pytest.raises(CourseError, match=refused) as error:
        copy_course(original, tmp_path / "copy")
    assert "(cet ordinateur ne le permet pas)" in tell(error.value, "fr")


def test_copies_at_the_same_time_do_not_disturb_each_other(original, tmp_path):
    store(original, {f"gold/{number:02}.ipynb": bytes(1000) for number in range(20)})
    for number in range(10):
        folder = tmp_path / f"copy{number}"
        store(folder, {f"{number:02}.ipynb": b"mine", f"{number:02}b.ipynb": b"never ours"})
        given = {f"{number:02}.ipynb": "what was given" for number in range(20)}
        store(folder, {NOTE: json.dumps({"given": given}).encode()})
        with ThreadPoolExecutor(4) as threads:
            list(threads.map(lambda _, folder=folder: copy_course(original, folder), range(4)))
        mine = {f"gold/{number:02}.ipynb": b"mine", f"{number:02}b.ipynb": b"never ours"}
        assert stored(folder) == stored(original) | mine


@pytest.mark.parametrize("name", ["circle", "circle/course"])
def test_a_circle_of_links_is_an_error_of_one_sentence(original, tmp_path, name):
    (tmp_path / "circle").symlink_to(tmp_path / "round")
    (tmp_path / "round").symlink_to(tmp_path / "circle")
    with pytest.raises(CourseError, match=r"^[^\n]*circle[^\n]*: please choose another folder\.$"):
        copy_course(original, tmp_path / name)


def test_an_interrupted_copy_leaves_no_half_file(original, tmp_path, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        copy_course(original, tmp_path / "copy")
    assert stored(tmp_path / "copy") == {}


def test_a_checkout_finds_its_own_notebooks():
    assert find_course() == Path(__file__).parents[2] / "notebooks"


def test_without_notebooks_it_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(course, "__file__", str(tmp_path / "gold_widgets" / "launch" / "course.py"))
    with pytest.raises(CourseError, match="no notebooks"):
        find_course()


def test_a_language_starts_in_its_own_notebook_once_there_is_one(original):
    assert course.start(original, "fr") == FIRST
    store(original, {f"fr/{FIRST}": b""})
    assert course.start(original, "fr") == f"fr/{FIRST}"
    assert course.start(original, "de") == FIRST
