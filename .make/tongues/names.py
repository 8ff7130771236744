"""The strings in a notebook's code that a reader reads: the names of players.

Which strings these are is a matter of where they stand, never of how they look: in `players=`, in a
list at the first place of a call that seats players, and in the head `players:` of a drawing.
Whatever else a notebook says is in its prose, or is said by the package; a test holds that.
"""

import ast
import re
from collections.abc import Iterator, Mapping

_SEATING = {"deal", "play", "between"}
_HEAD = re.compile(r"^(\s*players: )(.*)$", re.MULTILINE)
_HEADS = re.compile(r"^(\s*(?:players|to move): )(.*)$", re.MULTILINE)


def names(code: str) -> list[str]:
    """Return the names of the players that a cell seats."""
    found = [name for node in ast.walk(ast.parse(code)) for name in _in(node)]
    return list(dict.fromkeys(found))


def _in(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call):
        called = getattr(node.func, "attr", None) or getattr(node.func, "id", "")
        seated = [word.value for word in node.keywords if word.arg == "players"]
        for place in [*seated, *(node.args if called in _SEATING else ())]:
            if isinstance(place, ast.List | ast.Tuple):
                yield from (each.value for each in place.elts if _is_name(each))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        for head in _HEAD.finditer(node.value):
            yield from (player.split()[0] for player in head[2].split(","))


def _is_name(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isalpha()


def rename(code: str, called: Mapping[str, str]) -> str:
    """Call the players of a cell by other names, wherever its strings name them."""
    others = {name: other for name, other in called.items() if name != other}
    if not others:
        return code
    one = "|".join(map(re.escape, others))
    code = re.sub(rf"(?<=[\"'])({one})(?=[\"'])", lambda found: others[found[1]], code)
    inside = re.compile(rf"\b({one})\b")
    return _HEADS.sub(
        lambda head: head[1] + inside.sub(lambda found: others[found[1]], head[2]), code
    )
