"""The cheapest way to where somebody looks: what each path costs, and what a mine there brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.games.klondike_rush.naming import name_company, name_kind
from gold_widgets.games.klondike_rush.state import NONE
from gold_widgets.tables.klondike_rush.arrangement import path_numbers
from gold_widgets.tables.klondike_rush.money import in_dollars
from gold_widgets.tables.klondike_rush.planning import chosen, way_to

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.views import View
    from gold_widgets.tables.klondike_rush.arrangement import Places
    from gold_widgets.tables.pieces import Trail
    from gold_widgets.tables.staging import Look


def trail(view: View, at: Places, look: Look) -> Trail | None:
    """Lead from the company's nearest mine to the space; a reduced path is written 4→1."""
    cost, company = way_to(view, look), chosen(view, look)
    if cost is None or company is None:
        return None
    numbers = path_numbers(view.data)
    marks = []
    for path in cost.way:
        x, y = at.price(numbers[frozenset((path.start, path.end))], view.data)
        text = f"{path.printed}→{path.dollars}" if path.is_reduced else str(path.dollars)
        marks.append((round(100 * x / at.width, 1), round(100 * y / at.height, 1), text))
    return {"spots": cost.spaces, "marks": marks, "note": _note(view, look, company, cost.dollars)}


def _note(view: View, look: Look, company: int, dollars: int) -> str:
    """Say what the mine costs, which token it takes, and what investments are worth then."""
    data, state, language = view.data, view.state, look.language
    space = data.space_numbers[look.over]
    value = data.track[min(state.built[company], len(data.track) - 1)]
    brings = translations(language).gettext("{company} → ${value}")
    told = [
        f"{look.over} {in_dollars(dollars, language)}",
        brings.format(company=name_company(data.companies[company], language), value=value),
    ]
    if state.board[space] != NONE:
        told.insert(1, name_kind(KINDS[state.board[space]], language))
    return " · ".join(told)
