"""The frames' script, which a page is sent once, and not again with every table.

anywidget sends a widget's script with each widget, and a page reads it each time anew.
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Final

from ipywidgets import Widget
from traitlets import Dict, Unicode

from gold_widgets.canvas import hotspots
from gold_widgets.canvas.threads import alone

_HERE = Path(__file__).parent
_STYLES: Final = (
    "frame.css",
    "tools.css",
    "pointer.css",
    "panel.css",
    "effects.css",
    "endings.css",
)

STYLE: Final = hotspots.STYLE + "".join(
    (_HERE / name).read_text(encoding="utf-8") for name in _STYLES
)
MODULES: Final = {
    path.name: path.read_text(encoding="utf-8")
    for path in (*hotspots.SCRIPTS, *sorted(_HERE.glob("*.js")))
    if path.name != "loader.js"
}
"""Each module's text by its name. They import each other; frame.js is what a frame needs."""


def _named(modules: dict[str, str], style: str) -> str:
    """Name a script: kernels whose package is of another version may share a page."""
    source = json.dumps([modules, style]).encode()
    return f"gold_widgets {len(source):x}-{zlib.crc32(source):08x}"  # hashlib is slow to load


LOADER: Final = (_HERE / "loader.js").read_text(encoding="utf-8")
"""What a frame brings along instead of the script."""


class Script(Widget):  # type: ignore[misc]
    """Holds the script for all frames of a kernel."""

    name = Unicode(_named(MODULES, STYLE)).tag(sync=True)
    """What it is called in a page."""
    modules = Dict(MODULES).tag(sync=True)
    """See `MODULES`."""
    # anywidget would put a style into the page for every table, and each time the browser would
    # reckon the style of the whole page anew. So the script does, once.
    style = Unicode(STYLE).tag(sync=True)
    """How all of it looks."""

    _shared: Script | None = None

    @classmethod
    @alone
    def shared(cls) -> Script:
        """Return the one there is, or a new one if somebody closed it."""
        if cls._shared is None or cls._shared.comm is None:
            cls._shared = cls()
        return cls._shared
