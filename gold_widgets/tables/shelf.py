"""One table a place: a cell that runs again closes the tables that it opened before.

Otherwise every run would leave a whole table alive in the kernel, unseen.
"""

from __future__ import annotations

from typing import Protocol

from gold_widgets.tables import kernel


class Closable(Protocol):
    """Something that can be closed."""

    def close(self) -> None:
        """Let go of everything."""


_shelf: dict[str, tuple[str, list[Closable]]] = {}
"""Cell → the run it was last opened in, and the tables of that run."""


def put(table: Closable) -> None:
    """Note a table as opened by the cell that runs now, and close those of its earlier runs."""
    cell, run = _running()
    if not cell:
        return
    last_run, tables = _shelf.get(cell, ("", []))
    if last_run != run:
        for old in tables:
            old.close()
        tables = []
    _shelf[cell] = (run, [*tables, table])


def _running() -> tuple[str, str]:
    """Return which cell runs, and which of its runs this is; empty words outside a notebook."""
    message = kernel.message()
    content, header = message.get("content", {}), message.get("header", {})
    if "code" not in content:
        return "", ""  # a press on a button, not a cell
    cell = message.get("metadata", {}).get("cellId") or content["code"]
    return str(cell), str(header.get("msg_id", ""))
