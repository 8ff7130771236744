"""What stands in for IPython in a page that has no notebook.

ipywidgets imports it for cells that show and clear what they print. A table has none, and a tenth
of a second and two megabytes are saved.
"""

from __future__ import annotations

import sys
from types import ModuleType


def get_ipython() -> None:
    """There is no shell."""


def _no_cell(*_: object, **__: object) -> None:
    raise RuntimeError("This page has no cells to show anything in.")


def install() -> None:
    """Let `import IPython` find what ipywidgets asks of it, and no more."""
    _module("IPython", get_ipython=get_ipython)
    _module("IPython.display", display=_no_cell, clear_output=_no_cell)
    _module("IPython.core")
    _module("IPython.core.interactiveshell", InteractiveShell=type("InteractiveShell", (), {}))


def _module(name: str, **things: object) -> None:
    module = ModuleType(name)
    module.__dict__.update(things)
    module.__path__ = []
    sys.modules[name] = module
    parent, _, last = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], last, module)
