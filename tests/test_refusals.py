"""Whatever a person is refused is said in a sentence that can be translated: the source is read."""

import ast
from pathlib import Path

import pytest

import gold_widgets

ROOT = Path(gold_widgets.__file__).parent
ROOMS = ("engine", "games", "tables", "lessons", "lab")
SOURCES = sorted(
    [ROOT / "door.py", *(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))]
)
OURS = ("AttributeError", "NotImplementedError", "RuntimeError", "TypeError", "ValueError")
"""Errors for whoever writes this package: nobody else meets them."""


def is_plain(node):
    """Tell whether an expression is a text for which there can be no translation."""
    match node:
        case ast.Constant():
            return isinstance(node.value, str)
        case ast.JoinedStr():
            return True
        case ast.BinOp():
            return is_plain(node.left)
        case ast.Call(func=ast.Attribute(attr="format" | "join")):
            return True
        case ast.Call(func=ast.Name(id="str" | "repr")):
            return True
        case ast.IfExp():
            return is_plain(node.body) or is_plain(node.orelse)
    return False


def plain_refusals(source):
    """Return the lines of a source on which an error is made with a plain text."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", None) or getattr(node.func, "id", "")
        if name in OURS:
            continue
        if (name.endswith("Error") or name.startswith("Illegal") or name == "wrong") and any(
            map(is_plain, node.args)
        ):
            found.append(node.lineno)
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_refusal_is_a_sentence(path):
    assert plain_refusals(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        '"no"',
        'f"no {x}"',
        '"no" + x',
        '"no {}".format(x)',
        'f"no" + Sentence("x")',
        "str(x)",
        '"no" if x else Sentence("y")',
    ],
)
@pytest.mark.parametrize("error", ["SetupError", "errors.GameError", "IllegalFlip", "word.wrong"])
def test_a_plain_refusal_is_found(error, text):
    assert plain_refusals(f"x = 1\nraise {error}({text})") == [2]


@pytest.mark.parametrize("text", ['Sentence("no")', 'Sentence("no") + "x"', "problem", "_why(x)"])
def test_a_sentence_is_none(text):
    assert plain_refusals(f"raise SetupError({text})") == []
