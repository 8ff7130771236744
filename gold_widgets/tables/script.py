"""The frames' script, which a page is sent once, and not again with every table.

anywidget sends a widget's script with each widget, and a page reads it each time anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from ipywidgets import Widget
from traitlets import Unicode

from gold_widgets.canvas import hotspots
from gold_widgets.canvas.threads import alone

_HERE = Path(__file__).parent


def _texts(*names: str) -> str:
    return "".join((_HERE / name).read_text(encoding="utf-8") for name in names)


STYLE: Final = hotspots.STYLE + _texts("frame.css", "effects.css")

# The style is in the script, which puts it into a page once: anywidget would do so for every
# table, and each time the browser would reckon the style of the whole page anew.
SOURCE: Final = (
    f"const STYLE = {json.dumps(STYLE)};\n"
    + hotspots.SCRIPT
    + _texts("parts.js", "bonds.js", "frame.js")
)


def _named(source: str) -> str:
    """Name a script: kernels whose package is of another version may share a page."""
    return f"gold_widgets {hashlib.sha256(source.encode()).hexdigest()[:16]}"


LOADER: Final = f"const NAME = {json.dumps(_named(SOURCE))};\n{_texts('loader.js')}"
"""What a frame brings along instead of the script."""


class Script(Widget):  # type: ignore[misc]
    """Holds the script for all frames of a kernel."""

    source = Unicode(SOURCE).tag(sync=True)
    """The text of it."""

    _shared: Script | None = None

    @classmethod
    @alone
    def shared(cls) -> Script:
        """Return the one there is, or a new one if somebody closed it."""
        if cls._shared is None or cls._shared.comm is None:
            cls._shared = cls()
        return cls._shared
