"""What can be read of a damaged file of progress is kept, and so is what a newer version wrote."""

import errno
import json
import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from gold_widgets.engine import words
from gold_widgets.lessons import keeping
from gold_widgets.lessons.keeping import FILE
from gold_widgets.lessons.notes import Tally
from gold_widgets.lessons.progress import Progress
from gold_widgets.tables.links import START
from tests.lessons.disks import beside, full_disk


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b'{"version": 2, "exercises": {"gold": {"02.1": {"tr',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"[]",
        b'{"done": 3}',
        b'{"version": 2, "games": {"gold": {"played": -1, "won": 0, "lost": 0}}}',
    ],
)
def test_a_damaged_file_is_set_aside_and_one_goes_on(course, text):
    (course / FILE).write_bytes(text)
    progress = Progress()
    assert "is damaged" in repr(progress)
    progress.tried("gold", "02.1", right=True)
    progress.tried("gold", "02.2", right=True)
    assert "set aside as gold_progress.damaged-1.json" in progress.problem
    assert (course / "gold_progress.damaged-1.json").read_bytes() == text
    assert Progress().done == {"02.1": 1, "02.2": 1}
    assert not Progress().problem


def test_what_can_be_read_of_a_damaged_file_is_kept(course):
    good, bad = {"tries": 2, "solved": True}, {"tries": "many"}
    text = json.dumps({"version": 2, "exercises": {"gold": {"01.1": good, "02.1": bad}}})
    for number in (1, 2):
        (course / FILE).write_text(text)
        Progress().tried("gold", "02.1", right=True)
        assert Progress().done == {"01.1": 2, "02.1": 1}
        assert (course / f"gold_progress.damaged-{number}.json").read_text() == text


def test_a_damaged_file_makes_the_kernel_forget_nothing(course):
    progress = Progress()
    for number in range(10):
        progress.tried("gold", f"02.{number}", right=False)
        progress.tried("gold", f"02.{number}", right=True)
    progress.played("gold", won=True)
    (course / FILE).write_bytes((course / FILE).read_bytes()[:60])
    assert len(progress.done) == 10
    progress.tried("gold", "03.1", right=True)
    progress.played("gold", won=True)
    assert progress.done == {**{f"02.{number}": 2 for number in range(10)}, "03.1": 1}
    assert progress.notes.tallies == {"gold": Tally(2, 2, 0)}
    assert Progress().notes == progress.notes


@pytest.mark.parametrize("links", [True, False])
def test_a_damaged_file_stays_in_its_place_until_the_new_one_is_written(course, monkeypatch, links):
    def no_links(*_args):
        raise OSError(errno.EPERM, "Operation not permitted")

    if not links:
        monkeypatch.setattr(Path, "hardlink_to", no_links)
    (course / FILE).write_bytes(b"{")
    progress = Progress()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full_disk)
        progress.tried("gold", "02.1", right=True)
        assert "the disk is full" in progress.problem
        assert (course / FILE).read_bytes() == b"{"
        assert beside(course / FILE) == [START, "nim"]
    progress.tried("gold", "02.2", right=True)
    assert "set aside as gold_progress.damaged-1.json" in progress.unheard()
    assert (course / "gold_progress.damaged-1.json").read_bytes() == b"{"
    assert Progress().done == {"02.1": 1, "02.2": 1}


def test_a_damaged_file_that_is_forgotten_is_set_aside_all_the_same(course):
    (course / FILE).write_bytes(b'{"games": ')
    progress = Progress()
    progress.forget()
    assert "set aside as gold_progress.damaged-1.json" in progress.problem
    assert (course / "gold_progress.damaged-1.json").read_bytes() == b'{"games": '
    assert not keeping.read(course / FILE)


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (b'{"games": {"gold"', "il s’interrompt"),
        (b'{"games": "go', "il s’interrompt"),
        (b"{games}", "ce n’est pas du JSON"),
        (b"\xff", "ce n’est pas du JSON"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_the_readers_words(course, monkeypatch, held, said):
    monkeypatch.setattr(words, "_spoken", "fr")
    (course / FILE).write_bytes(held)
    progress = Progress()
    assert not progress.notes
    assert said in progress.problem


def test_a_file_of_a_newer_version_keeps_what_is_not_understood(course):
    held = {
        "version": 7,
        "badges": ["shiny"],
        "exercises": {"gold": {"01.1": {"tries": 1, "solved": True, "when": 3}, "02.1": "new"}},
    }
    (course / FILE).write_text(json.dumps(held))
    progress = Progress()
    progress.tried("gold", "01.2", right=True)
    assert not progress.problem
    progress.tried("gold", "02.1", right=True)
    assert "a newer version" in progress.problem
    after = json.loads((course / FILE).read_text())
    assert after["exercises"]["gold"].pop("01.2") == {"tries": 1, "solved": True}
    assert after == held


def test_what_a_newer_file_does_not_take_is_said_and_stays_in_the_kernel(course):
    held = {"version": 7, "exercises": {"gold": {"02.1": "new"}}}
    (course / FILE).write_text(json.dumps(held))
    progress = Progress()
    progress._maps.append(SimpleNamespace(update=lambda: progress.notes))  # as a map on the page
    progress.tried("gold", "02.1", right=False)
    assert "a newer version" in progress.unheard()
    progress.tried("gold", "02.1", right=True)
    progress.tried("gold", "02.2", right=True)
    assert progress.unheard() == ""
    assert progress.done == {"02.2": 1, "02.1": 2}
    assert "a newer version" in progress.problem
    assert json.loads((course / FILE).read_text())["exercises"]["gold"]["02.1"] == "new"
    (course / FILE).unlink()
    progress.tried("gold", "02.3", right=True)
    assert not progress.problem
    assert Progress().done == {"02.1": 2, "02.3": 1}


def test_an_old_file_is_gone_on_with(course):
    (course / FILE).write_text('{"done": {"02.1": 3}}')
    progress = Progress()
    progress.tried("gold", "02.2", right=True)
    assert Progress().done == {"02.1": 3, "02.2": 1}


def test_half_a_character_in_a_name_empties_no_file(course):
    progress = Progress()
    progress.tried("gold", "02.1", right=True)
    progress.tried("gold", "\ud83c", right=True)
    assert not progress.problem
    assert Progress().done == {"02.1": 1, "\ud83c": 1}
