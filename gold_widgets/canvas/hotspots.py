"""Buttons over a drawing: the script and the style that a widget puts in front of its own."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).parent

SCRIPT = (_HERE / "hotspots.js").read_text(encoding="utf-8")
STYLE = (_HERE / "hotspots.css").read_text(encoding="utf-8")
