"""Errors in a lesson are told in a sentence, and are errors all the same."""

import nbformat
import pytest
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from gold_widgets import gold
from gold_widgets.lessons.cells import names_made
from gold_widgets.lessons.gentle import sentence

QUIET = ["--IPKernelApp.log_level=40"]
LESSON = "from gold_widgets import Predict, gold"
LIBRARY = "from gold_widgets import GoldTable, gold"


def run(*cells, keep_going=True):
    """Run cells in a kernel of their own, and return what each of them put out."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    client = NotebookClient(
        notebook, kernel_name="python3", allow_errors=keep_going, extra_arguments=QUIET
    )
    client.execute()
    return [cell.outputs for cell in notebook.cells]


WRONG = {
    "gmae = 1\ngame": (
        "Line 2: Python does not know the name 'game'. Did you mean gmae? "
        "A name is known once the cell that makes it has been run."
    ),
    "gold.scenrio('R4 $3')": "Line 1: There is no 'scenrio' in gold. Did you mean scenario?",
    "gold.scenario('R4 $3').flipp('a1')": (
        "Line 1: There is no 'flipp' in Game. Did you mean flip?"
    ),
    "gold.scenario('R4 $3').play('a1 c1')": (
        "There is no spot 'c1' on this table: spots are a1 to b1. Did you mean b1?"
    ),
    "gold.scenario('R4 $3\nB2')": (
        "Python cannot read line 1: unterminated string literal (detected at line 1). "
        "Look for a missing quote, comma or bracket."
    ),
    "if gold:\npass": (
        "Python cannot read line 2: expected an indented block after 'if' statement on line 1. "
        "Look at the spaces at the start of the line."
    ),
    "def deep():\n    return 1 / 0\n\n\ndeep()": (
        "Line 2: ZeroDivisionError: division by zero. "
        "To see where it comes from, run %tb in a cell."
    ),
    "import nowhere": (
        "Line 1: ModuleNotFoundError: No module named 'nowhere'. "
        "To see where it comes from, run %tb in a cell."
    ),
    "%nothing": (
        "Line 1: UsageError: Line magic function `%nothing` not found. "
        "To see where it comes from, run %tb in a cell."
    ),
    "raise KeyboardInterrupt": "Stopped. Run the cell again to begin anew.",
    "assert False": "Line 1: AssertionError. To see where it comes from, run %tb in a cell.",
    "raise ExceptionGroup('two', [ValueError(), OSError()])": (
        "Line 1: ExceptionGroup: two (2 sub-exceptions). "
        "To see where it comes from, run %tb in a cell."
    ),
    "import asyncio\nawait asyncio.wait_for(asyncio.Event().wait(), 0)": (
        "Line 2: TimeoutError. To see where it comes from, run %tb in a cell."
    ),
}


def test_in_a_lesson_every_error_is_a_sentence_and_frames_are_for_those_who_ask():
    _, *outputs, [frames] = run(LESSON, *WRONG, "%tb")
    for [shown, output], said in zip(outputs, WRONG.values(), strict=True):
        assert shown.data["text/plain"] == f"✗ {said}"
        assert "word-break: normal" in shown.data["text/html"]
        assert "mathjax_ignore" in shown.data["text/html"], "a $ is no formula"
        assert output.output_type == "error"
        assert output.traceback == [output.ename]
    assert "Traceback" in "\n".join(frames.traceback)


@pytest.mark.parametrize("first", [LIBRARY, "import gold_widgets as gw\ngold = gw.gold"])
def test_whatever_is_used_of_the_front_door_brings_sentences(first):
    [said, _] = run(first, "gold.scenario('R9')")[-1]
    assert said.data["text/plain"].startswith("✗ line 1, column 1: 'R9' is not a card.")


def test_who_imports_nothing_of_it_sees_errors_as_ever():
    [shown] = run("import gold_widgets", "1 / 0")[-1]
    assert "Traceback" in "\n".join(shown.traceback)


STORED = [
    LESSON,
    "eight = gold.scenario('R4 $3')",
    "print(eight)",
    "for pair in []:\n    pass",
]


@pytest.fixture
def open_notebook(tmp_path, monkeypatch):
    """A stored notebook, and a kernel that was started for it."""
    cells = [nbformat.v4.new_code_cell(cell) for cell in STORED]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), tmp_path / "02_lesson.ipynb")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JPY_SESSION_NAME", "course/02_lesson.ipynb")


def test_a_name_of_a_cell_that_was_left_out_says_to_run_the_cells_above(open_notebook):
    *_, [made, _], [tool, _], [near, _] = run(LESSON, "print(eight)", "Goal", "print(eigth)")
    assert made.data["text/plain"] == (
        "✗ Line 1: The cell that makes 'eight' has not been run yet. "
        "Run the cells above first: Run → Run All Above Selected Cell."
    )
    assert "Python does not know the name 'Goal'." in tool.data["text/plain"]
    assert "Python does not know the name 'eigth'. Did you mean eight?" in near.data["text/plain"]


def test_tools_that_were_not_imported_yet_come_from_the_first_cell(open_notebook):
    assert names_made() == {"Predict", "gold", "eight", "pair"}


@pytest.mark.parametrize(
    "stored",
    ["", "{}", "[]", '{"cells": 3}', '{"cells": [{"cell_type": "code"}]}', "\0", "[" * 9999],
)
def test_a_notebook_that_cannot_be_read_helps_nobody_and_harms_nobody(stored, tmp_path):
    file = tmp_path / "odd.ipynb"
    file.write_text(stored)
    assert names_made(file) == names_made(tmp_path / "none.ipynb") == set()


def test_cells_that_are_no_python_are_passed_over(tmp_path):
    cells = [nbformat.v4.new_code_cell(text) for text in ("%pip install x", "a = 1", "b =")]
    cells.append(
        nbformat.v4.new_code_cell("def f():\n    inside = 1\n(c, [d]) = 1, [2]\nwith x as e: pass")
    )
    nbformat.write(nbformat.v4.new_notebook(cells=cells), tmp_path / "n.ipynb")
    assert names_made(tmp_path / "n.ipynb") == {"a", "c", "d", "e", "f"}


def test_whatever_runs_a_notebook_notices_that_a_cell_failed():
    with pytest.raises(CellExecutionError, match="ZeroDivisionError"):
        run(LESSON, "1 / 0", keep_going=False)
    with pytest.raises(CellExecutionError, match="SyntaxError"):
        run(LESSON, "1 +", keep_going=False)


def test_outside_a_notebook_errors_are_left_alone():
    with pytest.raises(gold.NotationError):
        gold.scenario("R9")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (gold.SetupError("No such table."), "No such table."),
        (gold.SetupError(), ""),
        (SyntaxError("odd"), "Python cannot read this cell: odd. Look for a missing quote"),
        (SyntaxError(), "Python cannot read this cell:"),
        (NameError("no name"), "NameError: no name. To see"),
        (AttributeError("no thing"), "AttributeError: no thing. To see"),
        (UnboundLocalError("x is not there yet"), "UnboundLocalError: x is not there yet. To see"),
        (ValueError("Really?"), "ValueError: Really? To see"),
        (RuntimeError(), "RuntimeError. To see"),
    ],
)
def test_any_error_has_a_sentence(error, said):
    assert sentence(error).startswith(said)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_sentences_are_told_in_every_language(language):
    error = NameError("name 'x' is not defined", name="x")
    assert (sentence(error, language) == sentence(error)) == (language == "en")
