"""What the kernel is doing: the message that it is answering now."""

from __future__ import annotations

import sys
from typing import Any


def message() -> dict[str, Any]:
    """Return the message that is being answered, a cell's or a page's; {} outside a notebook."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    # Of a kernel that runs in the page itself (Pyodide), the shell does not know it.
    asked = shell if hasattr(shell, "get_parent") else getattr(shell, "kernel", None)
    return getattr(asked, "get_parent", dict)() or {}


def is_asked_for_all() -> bool:
    """Say whether a page is asking for whole widgets, which it will build anew."""
    data = message().get("content", {}).get("data", {})
    return isinstance(data, dict) and data.get("method") in ("request_state", "request_states")
