"""A pupil's progress as one line: whole or refused, never something else."""

import base64
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.engine.errors import GameError
from gold_widgets.lessons import lines
from gold_widgets.lessons.notes import Mark, Notes, Played, Tried, from_parts
from gold_widgets.lessons.progress import Progress
from tests.lessons.test_notes import noted

LINE = lines.write(Notes().after([Tried("nim", "01.1", right=True), Played("nim", won=True)]))


@given(noted(), st.text(max_size=60))
def test_a_line_says_what_was_noted(notes, name):
    read = lines.read(lines.write(notes, name))
    assert read.name == name
    assert read.notes == notes.sound()


def test_a_whole_course_fits_into_a_short_line():
    marks = {("nim", f"{n // 6:02}.{n % 6}"): Mark(1 + n % 4, True, n % 5) for n in range(60)}
    assert len(lines.write(from_parts(marks, {}))) < 500


@pytest.mark.parametrize(
    "around",
    ["{}", "Mia: {}", '"{}"', "\t{}\n", "> {} <", "{} and thanks", "\ufeff{}"],
)
def test_whatever_stands_around_it_does_no_harm(around):
    assert lines.read(around.format(LINE)).notes.marks


def test_a_mail_may_wrap_it_and_capitals_may_creep_in():
    wrapped = "\n> ".join(LINE[at : at + 30] for at in range(0, len(LINE), 30))
    head, rest = LINE[:30], wrapped[30:]
    assert lines.read(head + rest).notes == lines.read(LINE.upper()).notes


@given(st.data())
def test_a_damaged_line_is_refused_and_never_something_else(data):
    at = data.draw(st.integers(0, len(LINE) - 1))
    kind = data.draw(st.sampled_from(["lose", "change", "cut"]))
    other = data.draw(st.sampled_from("abcdefgh234567").filter(lambda each: each != LINE[at]))
    damaged = {
        "lose": LINE[:at] + LINE[at + 1 :],
        "change": LINE[:at] + other + LINE[at + 1 :],
        "cut": LINE[:at],
    }[kind]
    try:
        read = lines.read(damaged)
    except GameError:
        return  # refused, in words
    assert read.notes == lines.read(LINE).notes


@given(st.text() | st.text(alphabet="gold-progres1234567abc"))
def test_any_text_is_read_or_refused(text):
    for each in lines.find(f"{text}gold-progress1-{text}"):
        assert each.line
        assert each.start <= each.end


def packed(content):
    text = base64.b32encode(zlib.compress(content)).decode().rstrip("=").lower()
    return f"{len(text)}-{text}-{lines._checksum(text)}"


def test_a_line_that_unpacks_without_end_is_refused():
    with pytest.raises(GameError, match="holds no progress"):
        lines.read("gold-progress1-" + packed(b"[" * 10_000_000))


@pytest.mark.parametrize("content", [b"[]", b'{"e": 3}', b'{"e": {"a": {"b": []}}, "g": {}}', b"x"])
def test_a_line_of_something_else_is_refused(content):
    with pytest.raises(GameError, match="holds no progress"):
        lines.read("gold-progress1-" + packed(content))


def test_a_line_of_a_newer_version_is_read_as_far_as_it_is_understood():
    known = b'{"e": {"nim": {"01.1": [2, 1, 0, "more"]}}, "g": {"nim": [1, 1, 0, 9]}, "z": 1}'
    assert lines.read("gold-progress7-" + packed(known)).notes.marks["nim", "01.1"].tries == 2
    with pytest.raises(GameError, match="newer version"):
        lines.read("gold-progress7-" + packed(b'{"all": "new"}'))


def test_a_line_brings_progress_to_another_computer():
    one, other = Progress(), Progress()
    one.tried("gold", "02.1", right=True)
    other.tried("gold", "02.2", right=True)
    assert other.take(f"Mia: {one.line('Mia')}") is other
    assert other.done == {"02.1": 1, "02.2": 1}
    other.take(one.line())
    assert other.done == {"02.1": 1, "02.2": 1}
    with pytest.raises(GameError, match="no progress here"):
        other.take("hello")
