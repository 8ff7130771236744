"""Links in notebooks follow what moves, and nothing else in them changes."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.launch.links import Moving

PLACES = {"02_duel.ipynb": "gold/02_duel.ipynb", "03_rush.ipynb": "gold/03_rush.ipynb"}
FILES = {"00_start.ipynb", "mein Bild.png", "data/points.csv", "name"}
MOVING = Moving(PLACES, FILES.__contains__)


def notebook(*cells):
    return {"cells": list(cells), "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


def text(*lines):
    return {"cell_type": "markdown", "id": "a", "metadata": {}, "source": list(lines)}


def followed(line, before, after):
    content = json.dumps(notebook(text(line))).encode()
    [cell] = json.loads(MOVING.follow(content, before, after))["cells"]
    return cell["source"][0]


@pytest.mark.parametrize(
    ("link", "from_the_top", "after_moving"),
    [
        ("[x](02_duel.ipynb)", "[x](gold/02_duel.ipynb)", "[x](02_duel.ipynb)"),
        ("[x](./02_duel.ipynb)", "[x](gold/02_duel.ipynb)", "[x](02_duel.ipynb)"),
        ("[x](02_duel.ipynb#Why)", "[x](gold/02_duel.ipynb#Why)", "[x](02_duel.ipynb#Why)"),
        ('[x](02_duel.ipynb "t")', '[x](gold/02_duel.ipynb "t")', '[x](02_duel.ipynb "t")'),
        ("[x](00_start.ipynb)", "[x](00_start.ipynb)", "[x](../00_start.ipynb)"),
        ("![x](mein%20Bild.png)", "![x](mein%20Bild.png)", "![x](../mein%20Bild.png)"),
        ("[x](data/points.csv)", "[x](data/points.csv)", "[x](../data/points.csv)"),
        ("[x](gold/02_duel.ipynb)", "[x](gold/02_duel.ipynb)", "[x](gold/02_duel.ipynb)"),
        ("[x](nowhere.ipynb)", "[x](nowhere.ipynb)", "[x](nowhere.ipynb)"),
        ("[x](https://a.org/02_duel.ipynb)",) + ("[x](https://a.org/02_duel.ipynb)",) * 2,
        ("![x](attachment:name)", "![x](attachment:name)", "![x](attachment:name)"),
        ("[x](/02_duel.ipynb)", "[x](/02_duel.ipynb)", "[x](/02_duel.ipynb)"),
        ("02_duel.ipynb (name)", "02_duel.ipynb (name)", "02_duel.ipynb (name)"),
        (
            "[a](02_duel.ipynb), [b](00_start.ipynb)",
            "[a](gold/02_duel.ipynb), [b](00_start.ipynb)",
            "[a](02_duel.ipynb), [b](../00_start.ipynb)",
        ),
    ],
)
def test_a_link_leads_to_the_same_file_from_wherever_it_stands(link, from_the_top, after_moving):
    assert followed(link, "mine.ipynb", "mine.ipynb") == from_the_top
    assert followed(from_the_top, "mine.ipynb", "mine.ipynb") == from_the_top
    assert followed(link, "03_rush.ipynb", "gold/03_rush.ipynb") == after_moving


def test_only_text_is_looked_at():
    code = {"cell_type": "code", "id": "b", "source": ["call[0](name)"], "outputs": []}
    told = notebook(code, text("[x](name)"))
    after = json.loads(MOVING.follow(json.dumps(told).encode(), "a.ipynb", "gold/a.ipynb"))
    assert after == notebook(code, text("[x](../name)"))


def test_a_text_in_one_piece_stays_in_one_piece():
    content = json.dumps(notebook(text() | {"source": "a\n[x](02_duel.ipynb)"})).encode()
    [cell] = json.loads(MOVING.follow(content, "a.ipynb", "a.ipynb"))["cells"]
    assert cell["source"] == "a\n[x](gold/02_duel.ipynb)"


def test_it_is_written_as_jupyter_writes_it():
    told = notebook(text("Größe \ud800 [x](02_duel.ipynb)"))
    after = MOVING.follow(json.dumps(told).encode(), "a.ipynb", "a.ipynb")
    assert after.startswith(b'{\n "cells": [\n  {')
    assert after.endswith(b"}\n")
    assert "Größe \\ud800 [x](gold/" in after.decode()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[x](02_duel.ipynb)",
        b"[]",
        b'{"cells": 3}',
        b'{"cells": [3]}',
        b'{"cells": [{"cell_type": "markdown"}]}',
        b'{"cells": [{"cell_type": "markdown", "source": [3]}]}',
        b'\xff{"cells": []}',
        b"[" * 100_000,
    ],
)
def test_what_is_no_notebook_is_left_as_it_is(content):
    assert MOVING.follow(content, "a.ipynb", "gold/a.ipynb") == content


@given(st.lists(st.text(), max_size=3), st.sampled_from(["a.ipynb", "gold/a.ipynb"]))
def test_where_no_link_changes_not_a_byte_does(lines, after):
    content = json.dumps(notebook(text(*lines)), indent=3).encode()
    assert MOVING.follow(content, "a.ipynb", after) == content
