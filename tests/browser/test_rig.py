"""The tools of the browser tests themselves, and what they rely on."""

import pytest

BUTTON = """
from ipywidgets import Button
heard = []
button = Button(description="press")
button.on_click(heard.append)
button
"""


def test_code_runs_in_the_kernel_and_answers(show):
    notebook = show("x = 6 * 7", "print(x)")
    assert notebook.value("x") == 42
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        notebook.py("1 / 0")


def test_messages_are_counted_both_ways(show):
    notebook = show(BUTTON)
    with notebook.traffic() as frames:
        notebook.page.get_by_role("button", name="press").click()
        notebook.py("")
    assert notebook.value("len(heard)") == 1
    assert [frame.kind for frame in frames if frame.way == "sent"] == ["comm_msg"]
    assert [frame.kind for frame in frames if frame.way == "received"] == ["status", "status"]
    with notebook.traffic() as frames:
        pass
    assert not frames


def test_problems_on_a_page_are_noticed(show):
    notebook = show("pass")
    notebook.page.evaluate("() => { setTimeout(() => { throw new Error('ouch'); }); }")
    notebook.page.evaluate("() => console.error('oh dear')")
    notebook.page.wait_for_function("() => true")
    said = "\n".join(notebook.problems)
    notebook.problems.clear()
    assert "ouch" in said
    assert "oh dear" in said
