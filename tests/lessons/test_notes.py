"""Notes add up, whichever kernel wrote them, and keep what they do not understand."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.lessons.notes import Mark, Notes, Played, Tally, Tried, from_file, from_parts

CASES = json.loads((Path(__file__).parent / "joined.json").read_text(encoding="utf-8"))
"""Why, two notes, and what they are together: the static site has to come to the same."""

words = st.text(max_size=3)
counts = st.integers(0, 9)
marks = st.builds(Mark, st.integers(1, 9), st.booleans(), st.none() | counts)
tallies = st.builds(lambda more, won, lost: Tally(more + won + lost, won, lost), *[counts] * 3)
scalars = st.none() | st.booleans() | counts | words
unknown = st.dictionaries(st.sampled_from(["later", "more"]), scalars | st.lists(scalars))
tries = st.builds(Tried, words, words, st.booleans(), st.none() | counts)
notes_to_add = st.lists(tries | st.builds(Played, words, st.none() | st.booleans()), max_size=8)


@st.composite
def noted(draw):
    """Some notes, with what a later version may have put anywhere into them."""
    held = draw(st.dictionaries(st.tuples(words, words), marks, max_size=4))
    made = from_parts(held, draw(st.dictionaries(words, tallies, max_size=3)))
    raw = {**made.raw, **draw(unknown)}
    for entries in raw.get("exercises", {}).values():
        for entry in entries.values():
            entry.update(draw(unknown))
    for entry in raw.get("games", {}).values():
        entry.update(draw(unknown))
    return Notes(raw)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_of_what_both_know_that_which_says_more_counts(case):
    _, one, other, both = case
    assert (Notes(one) | Notes(other)).raw == both
    assert (Notes(other) | Notes(one)).raw == both


@given(noted(), noted())
def test_it_does_not_matter_which_comes_first(one, other):
    assert one | other == other | one


@given(noted(), noted(), noted())
def test_it_does_not_matter_which_two_are_put_together_first(one, two, three):
    assert (one | two) | three == one | (two | three)


@given(noted())
def test_the_same_twice_is_the_same(one):
    assert one | one == one
    assert one | Notes() == one


@given(noted(), noted())
def test_nothing_solved_is_lost_by_putting_two_together(one, other):
    both = (one | other).marks
    for notes in (one, other):
        for place, mark in notes.marks.items():
            assert both[place].solved >= mark.solved
            assert both[place].solved or both[place].tries >= mark.tries


@given(noted(), noted(), tallies, tallies)
def test_two_that_are_sound_make_one_that_is_sound(one, other, tally, another):
    for notes, played in ((one, tally), (other, another)):
        notes.raw.setdefault("games", {})["nim"] = dict(vars(played))
    both = one | other
    assert both.problems() == []
    assert both.tallies["nim"] in (tally, another)


@given(noted(), notes_to_add, notes_to_add)
def test_notes_are_added_one_after_the_other(one, first, second):
    assert one.after(first).after(second) == one.after([*first, *second])


@given(noted(), notes_to_add)
def test_what_is_not_understood_stays_where_it_is(one, added):
    after = one.after(added).raw
    for key in ("later", "more"):
        assert after.get(key) == one.raw.get(key)
    for game, entries in one.raw.get("exercises", {}).items():
        for name, entry in entries.items():
            assert {**entry, **after["exercises"][game][name]} == after["exercises"][game][name]


def test_of_two_tallies_the_longer_one_counts_as_a_whole():
    one, other = (from_parts({}, {"nim": Tally(5, won, 5 - won)}) for won in (3, 2))
    one.raw["games"]["nim"]["later"] = 1
    assert (one | other).tallies == {"nim": Tally(5, 3, 2)}
    assert (one | other).raw["games"]["nim"]["later"] == 1


@given(st.lists(st.tuples(st.booleans(), counts), min_size=1))
def test_tries_count_up_to_the_first_solution_and_the_first_answer_stays(tried):
    notes = Notes().after(Tried("nim", "01.1", right, answer) for right, answer in tried)
    rights = [right for right, _ in tried]
    until = rights.index(True) + 1 if True in rights else len(rights)
    assert notes.marks == {("nim", "01.1"): Mark(until, True in rights, tried[0][1])}


def test_games_are_counted_won_lost_or_neither():
    notes = Notes().after(Played("nim", won) for won in (True, False, None, True))
    assert notes.tallies == {"nim": Tally(4, 2, 1)}


def test_the_first_form_of_the_file_is_read():
    notes = from_file({"done": {"02.1": 3, "02.2": 1}, "mine": [1]}, "nim")
    assert notes.marks == {
        ("nim", "02.1"): Mark(3, solved=True),
        ("nim", "02.2"): Mark(1, solved=True),
    }
    assert notes.raw["mine"] == [1]


def test_an_entry_of_a_later_form_is_kept_and_takes_no_notes():
    raw = {"version": 9, "exercises": {"nim": {"01.1": ["another", "form"]}}, "games": 3}
    notes = from_file(raw, "nim")
    tried, played = Tried("nim", "01.1", right=True), Played("nim", won=True)
    assert not notes.takes(tried)
    assert not notes.takes(played)
    assert notes.after([tried, played]).raw == raw


@given(st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(words, inner)))
def test_any_json_is_read_or_refused(raw):
    for held in (raw, {"version": 2, "exercises": raw, "games": raw}, {"done": raw}):
        notes = from_file(held, "nim")
        if notes is not None:
            assert from_file(notes.sound().raw, "nim").problems() == []
