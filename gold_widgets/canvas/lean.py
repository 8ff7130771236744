"""Loads ipycanvas also where numpy and Pillow are missing, as in a page without a server.

It needs them for arrays and photographs, of which no table has any, but asks for them at once:
megabytes and half a second for nothing. Where they are installed, they are what it gets.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING


def _load() -> ModuleType:
    """Import ipycanvas, with empty modules in the place of those that are not here."""
    absent = [name for name in ("numpy", "PIL") if name not in sys.modules and not find_spec(name)]
    for name in absent:
        module = ModuleType(name)
        module.Image = ModuleType("PIL.Image")  # type: ignore[attr-defined]
        sys.modules[name] = module
    try:
        return import_module("ipycanvas.canvas")
    finally:
        # Whoever asks for numpy later is told that there is none; IPython, too, looks for it.
        for name in absent:
            del sys.modules[name]


if TYPE_CHECKING:
    from ipycanvas.canvas import _CANVAS_MANAGER, COMMANDS, Canvas
else:
    _ipycanvas = _load()
    _CANVAS_MANAGER, COMMANDS = _ipycanvas._CANVAS_MANAGER, _ipycanvas.COMMANDS
    Canvas = _ipycanvas.Canvas

__all__ = ["COMMANDS", "_CANVAS_MANAGER", "Canvas"]
