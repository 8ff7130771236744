"""The score sheet of a match: a row for each game, a column for each player, and the sums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gold_widgets.engine.match import Match
    from gold_widgets.tables.phrases import Phrases
    from gold_widgets.tables.pieces import Panel

LEADS = "★"
"""Stands beside the highest sum."""


def score_sheet(match: Match[Any], words: Phrases, rule: str = "") -> Panel:
    """Write down how a match stands; games to come have their line already.

    Args:
        match: With the games that are over.
        words: The language.
        rule: The id of the rule about matches.
    """
    gettext = words.gettext
    seats, has_starter = match.seats, match.start.rulebook.HAS_STARTER
    rows = [[gettext("Game"), *(seat.name for seat in seats)]]
    for number in range(len(seats)):
        starter = seats[(match.starter + number) % len(seats)]
        name = gettext("{number}, started by {player}") if has_starter else "{number}"
        scores = match.results[number] if number < len(match.results) else ("–",) * len(seats)
        rows.append([name.format(number=number + 1, player=starter), *map(str, scores)])
    ahead = match.winners or [
        seat for seat, total in enumerate(match.totals) if total == max(match.totals)
    ]
    totals = (
        f"{LEADS} {total}" if seat in ahead else str(total)
        for seat, total in enumerate(match.totals)
    )
    rows.append([gettext("Total"), *totals])
    text = words.match(match, rule)
    return {
        "kind": "scores",
        "title": gettext("The match"),
        "entries": [{"id": "scores", "text": text, "rows": rows}],
    }
