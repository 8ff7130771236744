"""Links in a notebook's text, which follow when files move."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from posixpath import dirname, join, normpath, relpath
from typing import Any
from urllib.parse import unquote

_LINK = re.compile(r"(?<=\]\()[^()\s#<>]+")
_FROM_ANYWHERE = re.compile(r"[a-zA-Z][\w+.-]*:|/")
"""With a scheme, or from the root: such a link means the same wherever it stands."""


@dataclass(frozen=True)
class Moving:
    """What moves, by old and new path, and which files there are; paths are those in a folder."""

    places: Mapping[str, str]
    is_there: Callable[[str], bool]

    def follow(self, content: bytes, before: str, after: str) -> bytes:
        """Return a notebook as it is to be when it goes from a path to another, or stays.

        A link to what moved leads to its new place, and any other to the file that it led to. Only
        cells of text are looked at, and where no link changes, not a byte does.
        """
        try:
            notebook = json.loads(content)
            texts = [cell for cell in notebook["cells"] if cell["cell_type"] == "markdown"]
        except (ValueError, LookupError, TypeError, RecursionError):
            return content  # no notebook, whatever its name
        changes = [self._follow(cell, before, after) for cell in texts]
        if not any(changes):
            return content
        # As Jupyter writes it. Half a character, which UTF-8 cannot hold, stays escaped.
        text = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
        return text.encode(errors="backslashreplace")

    def _follow(self, cell: dict[str, Any], before: str, after: str) -> bool:
        source: Any = cell.get("source")
        lines: list[str] = source if isinstance(source, list) else [source]
        if not all(isinstance(line, str) for line in lines):
            return False
        fresh = [_LINK.sub(lambda link: self._lead(link[0], before, after), line) for line in lines]
        cell["source"] = fresh if isinstance(source, list) else fresh[0]
        return fresh != lines

    def _lead(self, link: str, before: str, after: str) -> str:
        if _FROM_ANYWHERE.match(link):
            return link
        meant = normpath(join(dirname(before), unquote(link)))
        if meant in self.places:
            return _way(dirname(after), self.places[meant])
        if dirname(before) == dirname(after) or not self.is_there(meant):
            return link
        return normpath(join(_way(dirname(after), dirname(before)), link))


def _way(start: str, end: str) -> str:
    return relpath(f"/{end}", f"/{start}")
