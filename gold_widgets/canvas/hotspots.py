"""Buttons over a drawing: the scripts and the style that a widget needs for them."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).parent

SCRIPTS = tuple(
    _HERE / name for name in ("safe.js", "directions.js", "fares.js", "gaze.js", "hotspots.js")
)
STYLE = (_HERE / "hotspots.css").read_text(encoding="utf-8")
