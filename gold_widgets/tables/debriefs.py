"""The review of a game as a panel beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gold_widgets.tables.pieces import Entry, Panel, Still
    from gold_widgets.tables.staging import Debrief


def review_panel(debrief: Debrief, title: str) -> Panel | None:
    """Show the rows and the chart of a review with what it says; None if it has neither."""
    if not debrief.chart and not debrief.rows:
        return None
    entry: Entry = {"id": "review", "text": debrief.words}
    if debrief.rows:
        entry["rows"] = debrief.rows
    if debrief.chart:
        still: Still = {"svg": debrief.chart, "label": debrief.words}
        entry["stills"], entry["wide"] = [still], True
    return {"kind": "review", "title": title, "entries": [entry]}
