"""The page's own pens know every command that our pictures are made of, by ipycanvas's numbers."""

import ast
from pathlib import Path

from ipycanvas.canvas import COMMANDS, Canvas

from gold_widgets import canvas

FOLDER = Path(canvas.__file__).parent
# What may be called a command, but is the name of a setting that a message notes.
NOT_MEANT = {"transform"}
KNOWN = """async () => {
  const { COMMANDS, SETTINGS } = await import("./pens.js");
  return [COMMANDS, SETTINGS];
}"""


def said() -> set[str]:
    """All words in quotes in the code that writes commands."""
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py")]
    trees = [ast.parse(text) for text in texts if "COMMANDS" in text or "commands import" in text]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


def test_every_command_that_is_sent_is_known_by_its_number(opened):
    known, settings = opened("?lang=en").page.evaluate(KNOWN)
    sent = {name for name in COMMANDS if name in said()} - NOT_MEANT
    assert {"fillRect", "arcTo", "drawImage", "setTransform", "switchCanvas"} <= sent
    assert sent - set(known.values()) == set()
    assert {int(number): name for number, name in known.items()} == {
        COMMANDS[name]: name for name in known.values()
    }
    camel = {_camel(name): number for name, number in Canvas.ATTRS.items()}
    assert {name: camel[name] for name in settings.values()} == {
        name: int(number) for number, name in settings.items()
    }
    meant = {name for name in Canvas.ATTRS if name in said()}
    assert {_camel(name) for name in meant} - set(settings.values()) == set()
    assert "line_width" in meant


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.title, others))
