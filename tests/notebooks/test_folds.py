"""What stands in sight: code where it matters, and no answer below its question."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.notebooks.course import EVERY, NOTEBOOKS, cells, name, run

DETAILS = re.compile(r"<details>.*?</details>", re.DOTALL)
ASKED = re.compile(r"\bguess\b", re.IGNORECASE)
TOLD = re.compile(r"\bGuess, then run the (two )?cells?\b")
NUMBER = re.compile(r"\d[\d.]*\d")
RULE = re.compile(r"\b(?:G|R|M|MR|K|KR)\d{1,2}\b")
CODE = re.compile(r"`[^`]*`")
WORD = re.compile(r"\w+")
SECTION = re.compile(r"^(?=#+ )", re.MULTILINE)
WHY = "## Why: "
FOLD = "<details>"
TELLING = ("So ", "Never ", "**Surprise", "(")
"""How words begin that say what was to be found out."""
MANY_WORDS = 3
"""An answer of fewer words, such as a name or a number, may well be part of another question."""
TO_EDIT = re.compile(r"^## (Edit it|Your turn|Draw a table|Make a mistake)", re.MULTILINE)

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=name)


def in_sight(text):
    """What is read without opening anything."""
    return DETAILS.sub("", text)


def guesses(path):
    """Each cell to be guessed, with the prose before and after it."""
    stored = cells(path)
    for number, cell in enumerate(stored):
        if cell.is_guess:
            before = next(each for each in reversed(stored[:number]) if not each.is_code)
            after = next((each for each in stored[number:] if not each.is_code), None)
            yield before, cell, after


def below(path):
    """Each question, and what stands below it until something else begins: prose and code."""
    stored = cells(path)
    for number, cell in enumerate(stored):
        if cell.is_code and "Predict(" in cell.text:
            yield cell, list(until_something_else(stored[number + 1 :]))


def until_something_else(stored):
    """Go on to the next prediction, or to a heading that does not say why."""
    for cell in stored:
        if cell.is_code:
            if "Predict(" in cell.text:
                return
            yield cell
            continue
        before, *titled = SECTION.split(cell.text)
        new = next((at for at, each in enumerate(titled) if not each.startswith(WHY)), None)
        text = "".join([before, *titled[:new]])
        if text:
            yield replace(cell, text=text)
        if new is not None:
            return


def is_question(text):
    """Whether prose asks something else, and does not begin with what follows from before."""
    return ("?" in text or TOLD.search(text)) and not text.startswith(TELLING)


@pytest.mark.parametrize("path", EVERY, ids=name)
def test_the_answer_to_a_guess_is_not_stored_below_it(path):
    for _, cell, _ in guesses(path):
        assert not cell.outputs, cell.id


@each_notebook
def test_the_answer_to_a_guess_is_what_the_cell_says(path):
    made = run(path).answers
    for _, cell, _ in guesses(path):
        if "plot" not in cell.text:
            assert made[cell.id] == cell.answer, cell.id


@each_notebook
def test_whoever_is_to_guess_is_told_so_right_before(path):
    for before, cell, _ in guesses(path):
        if "plot" not in cell.text:
            assert TOLD.search(in_sight(before.text).split("\n## ")[-1]), cell.id


@each_notebook
def test_who_is_asked_to_guess_finds_no_answer_below(path):
    stored = cells(path)
    for before, cell in pairwise(stored):
        asked = ASKED.search(in_sight(before.text)) and before.id not in {"hello", "cells"}
        if cell.is_code and not before.is_code and asked:
            is_open = any(word in cell.text for word in ("Predict(", "check("))
            assert cell.is_guess or not cell.outputs or is_open, cell.id


@each_notebook
def test_the_prose_after_a_guess_keeps_its_numbers_folded(path):
    for _, cell, after in guesses(path):
        if after is not None and cell.answer:
            told = set(NUMBER.findall(in_sight(after.text).split("\n## ")[0]))
            assert not told & set(NUMBER.findall(cell.answer)), cell.id


@each_notebook
def test_below_a_question_stands_a_fold_or_the_next_question(path):
    for question, found in below(path):
        if found and not found[0].is_code:
            told = found[0].text
            body = told.partition("\n")[2].lstrip() if told.startswith(WHY) else told
            is_next = not told.startswith(WHY) and is_question(body)
            assert body.startswith(FOLD) or is_next, question.text


@each_notebook
def test_no_rule_is_told_in_sight_below_a_question(path):
    for question, found in below(path):
        for cell in found:
            if not cell.is_code:
                told = CODE.sub("", in_sight(cell.text).replace(cell.text.partition("\n")[0], ""))
                assert not RULE.search(told), f"{question.text}: {told}"


@each_notebook
def test_nothing_is_printed_in_sight_below_a_question(path):
    for question, found in below(path):
        for cell in found:
            is_printed = cell.is_code and "print(" in cell.text and cell.outputs
            assert not is_printed, f"{question.text}: {cell.id}"


@each_notebook
def test_a_question_does_not_tell_the_answer_to_the_one_before(path):
    for before, after in pairwise(run(path).predictions):
        names = {seat.name for seat in before._game.seats}
        answer = set(WORD.findall(before._question.answer)) - names
        told = set(WORD.findall(after._question.text))
        assert len(answer) < MANY_WORDS or not answer <= told, before._name


@each_notebook
def test_the_tools_are_folded_away(path):
    first = next(cell for cell in cells(path) if cell.is_code)
    assert first.is_folded


@each_notebook
def test_a_cell_to_edit_is_never_folded(path):
    stored = cells(path)
    for before, cell in pairwise(stored):
        section = "\n## " + before.text.split("\n## ")[-1].removeprefix("## ")
        if cell.is_code and cell.id != "so-far" and TO_EDIT.search(section):
            assert not cell.is_folded, cell.id
    for number, _ in run(path).checks:
        assert not stored[number].is_folded


@each_notebook
def test_code_that_the_prose_tells_to_change_is_open(path):
    stored = cells(path)
    for before, cell in pairwise(stored):
        told = not before.is_code and re.search(r"\bChange\b", before.text)
        if cell.is_code and told and cell.id != "so-far":
            assert not cell.is_folded, cell.id
