"""What stands in sight: code where it matters, and no answer below its question."""

import ast
import re
from dataclasses import replace
from itertools import pairwise

import pytest

from gold_widgets import Predict
from tests.notebooks.course import EVERY, LESSONS, NOTEBOOKS, Cell, cells, name, run

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
NEAR = 6
"""So many cells below a question, or moves after it, are still seen together with it."""
FIGURE = re.compile(r"(?<![\w.])([$]?)([+-]?)(\d+(?:\.\d+)?)(?!\w)([ ]?%)?")
THOUSANDS = re.compile(r"(?<=\d)[\s,](?=\d{3}\b)")
ASKING = re.compile(r"<summary>(?:Who|What|Which|Where|When|How)\b[^<]*</summary>.*", re.DOTALL)
COUNTED = re.compile(r"\b([A-Za-z]+) (\d+)\b")
LINK = re.compile(r"\[[^]]*\]\([^)]*\)")
BOARDS = ("Predict(", "Goal(", "Table(", "Demo(", "check(")
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


def seen(cell):
    """What is read of a cell without opening or running anything, the map of the course aside."""
    if not cell.is_code:
        return in_sight(cell.text)
    return "" if cell.id == "so-far" else cell.shown


def figures(text):
    """The numbers of a text: the sign of money or of hundredths, plus or minus, and the digits."""
    plain = THOUSANDS.sub("", text.replace("\N{MINUS SIGN}", "-"))
    found = FIGURE.findall(plain)
    return {(money or share.strip(), sign, digits) for money, sign, digits, share in found}


def says(told, answer):
    """Whether a number is the one of an answer, or that one rounded; some say no unit."""
    (unit, sign, digits), (of, _, exact) = told, answer
    places = len(digits.partition(".")[2])
    is_plain = not sign and len(digits.replace(".", "")) == 1
    is_finer = len(exact.partition(".")[2]) >= places
    return not is_plain and of in ("", unit) and is_finer and f"{float(exact):.{places}f}" == digits


def given_away(stored, number):
    """Yield the cells below a guess in which a number of its answer is read, new to the reader."""
    before = stored[: number + 1]
    known = figures("\n".join([*map(seen, before), *(cell.text for cell in before)]))
    known = {digits for _, _, digits in known}
    answers = figures(stored[number].answer or "")
    for cell in stored[number + 1 :][:NEAR]:
        told = {each for each in figures(seen(cell)) if each[2] not in known}
        if any(says(each, answer) for each in told for answer in answers):
            yield cell


def names_made(code):
    """The names that a cell gives to what it found, and those that it reads."""
    nodes = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)]
    tops = [each for each in ast.parse(code).body if isinstance(each, ast.Assign)]
    made = {
        node.id
        for top in tops
        for target in top.targets
        for node in ast.walk(target)
        if isinstance(node, ast.Name)
    }
    return made, {node.id for node in nodes if isinstance(node.ctx, ast.Load)}


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
def test_no_number_of_an_answer_is_in_sight_below_its_guess(path):
    stored = cells(path)
    for number, cell in enumerate(stored):
        if cell.is_guess:
            found = [each.id for each in given_away(stored, number)]
            assert not found, f"{cell.id}: {found}"


def test_a_number_is_found_in_prose_in_print_and_in_a_picture_also_rounded():
    guess = Cell("guess", True, "worth(game)", ("guess-first",), answer="best +0.92\nall 20 000")
    for told in ("It is +0.92.", "about +0.9", "best 0.92", "20,000 games", "$20000"):
        for below in (Cell("below", False, told), Cell("below", True, "game", shown=told)):
            assert [*given_away([guess, below], 0)] == [below], told
    for told in ("1", "0.2", "200", "c92", "<details>\n+0.92\n</details>"):
        assert not [*given_away([guess, Cell("below", False, told)], 0)], told
    assert not [*given_away([Cell("known", False, "+0.92"), guess, Cell("x", False, "0.92")], 1)]


@each_notebook
def test_what_a_guess_found_out_is_not_shown_below_it(path):
    found = {}
    for cell in cells(path):
        if cell.is_code:
            made, read = names_made(cell.text)
            is_board = any(word in cell.text for word in BOARDS)
            told = {found[each] for each in (read - made) & set(found)}
            assert is_board or not cell.outputs or not told, f"{cell.id}: {told}"
            for each in made:
                found.pop(each, None)
            found |= dict.fromkeys(made, cell.id) if cell.is_guess else {}


@each_notebook
def test_below_a_guess_stands_a_fold_or_the_next_question(path):
    for _, cell, after in guesses(path):
        if after is not None:
            told = after.text.split("## ")[0].strip().removesuffix("---").strip()
            assert not told or told.startswith(FOLD) or is_question(told), cell.id


@each_notebook
def test_the_prose_after_a_guess_names_no_card_of_its_answer(path):
    for _, cell, after in guesses(path):
        if after is not None and cell.answer:
            told = CODE.findall(in_sight(after.text).split("\n## ")[0])
            assert not {each.strip("`") for each in told} & set(WORD.findall(cell.answer)), cell.id


@each_notebook
def test_a_fold_that_answers_a_question_is_not_the_second_to_say_so(path):
    stored = cells(path)
    for number, cell in enumerate(stored):
        for fold in [] if cell.is_code else DETAILS.finditer(cell.text):
            if said := ASKING.search(fold[0]):
                before = [*map(seen, stored[:number]), in_sight(cell.text[: fold.start()])]
                after = [in_sight(cell.text[fold.end() :]), *map(seen, stored[number + 1 :][:NEAR])]
                new = counted(said[0]) - counted("\n".join(before))
                assert not new & counted("\n".join(after)), cell.id


def counted(text):
    """What has a number in a text, such as turn 6."""
    return {(word.lower(), number) for word, number in COUNTED.findall(text)}


@each_notebook
def test_no_board_goes_on_from_the_answer_to_a_question(path):
    boards = [board for _, board in run(path).boards]
    for number, board in enumerate(boards):
        if isinstance(board, Predict):
            for other in boards[number + 1 :]:
                game = other._game if isinstance(other, Predict) else other.record.game
                assert board._after not in game.history[-NEAR:], board._name


@pytest.mark.parametrize("path", [path for found in LESSONS.values() for path in found], ids=name)
def test_the_last_cell_goes_on_and_does_not_go_back_to_an_exercise(path):
    *_, last = cells(path)
    assert last.id == "next"
    told = LINK.sub("", in_sight(last.text))
    assert not re.search(r"\d\d|\bthe (\w+ )?(cell|exercise|puzzle|question)\b", told)


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
