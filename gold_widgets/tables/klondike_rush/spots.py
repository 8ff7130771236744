"""What can be pressed, and what is said of it: spaces, pieces, tokens, orders, players."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.games.klondike_rush.mountain import FREE
from gold_widgets.games.klondike_rush.naming import (
    name_cards,
    name_company,
    name_kind,
    name_tokens,
)
from gold_widgets.games.klondike_rush.state import NONE
from gold_widgets.tables.klondike_rush import band, strips
from gold_widgets.tables.klondike_rush.money import in_dollars
from gold_widgets.tables.klondike_rush.planning import can_fill, chosen, hands, money_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.klondike_rush.data import Data
    from gold_widgets.games.klondike_rush.position import Position
    from gold_widgets.games.klondike_rush.views import View
    from gold_widgets.tables.klondike_rush.arrangement import Places
    from gold_widgets.tables.pieces import Fares, Spot
    from gold_widgets.tables.staging import Look

PLAYER, SALE = "seat", "sale"
"""How the spots are called that only tell something: of a player, of what is on sale."""
_kept = lru_cache(maxsize=4096)


def spots(view: View, at: Places, look: Look) -> list[Spot]:
    """Return all that can be pressed, the mountain first."""
    made = [*_map(view, at, look), *_sale(view, at, look.language)]
    for seat in range(len(view.seats)):
        made += _strip(view, at, look, seat)
    return [*made, *_orders(view, at, look)]


# -- the mountain ------------------------------------------------------------------------------


def _map(view: View, at: Places, look: Look) -> Iterator[Spot]:
    data, state = view.data, view.state
    company = None if look.live else chosen(view, look)
    below = _below(view)
    rings = {area: number for number, area in enumerate(dict.fromkeys(s.area for s in data.spaces))}
    for number, space in enumerate(data.spaces):
        mine = state.mountain.mines[number]
        is_free = mine == FREE
        told = ""
        if company is not None and is_free:
            cost, name = state.mountain.cost(company, number), data.companies[company]
            told = _way(name, cost.dollars, ", ".join(cost.spaces[:-1]), look.language)
        what = standing(view, number, look.language)
        made: Spot = {
            "id": space.id,
            "label": f"{space.id}, {what}{told}",
            "at": at.percent(at.space_box(number)),
            "row": rings[space.area],
            "near": _near(data, number, below if number in _lowest(data) else ""),
        }
        if not is_free:
            made["empty"] = True
        elif company is not None:
            made["eye"] = True
        if space.id in look.picked:
            made["picked"] = True
        elif space.id in look.marked:
            made["lit"] = True
        yield made


def fares(view: View, look: Look) -> Fares | None:
    """Say what a mine of the chosen company costs on every free space, and which way it goes."""
    company, mountain, data = chosen(view, look), view.state.mountain, view.data
    if company is None:
        return None
    by: dict[str, str] = {}
    for space, mine in enumerate(mountain.mines):
        if mine == FREE:
            cost = mountain.cost(company, space)
            for path in cost.way:
                by.setdefault(path.end, path.start)
            by[cost.spaces[-1]] = f"{cost.spaces[-2]} {cost.dollars}"
    name = data.companies[company]
    return {
        "by": ", ".join(f"{spot} {before}" for spot, before in by.items()),
        "label": "{label}" + _way(name, "{price}", "{way}", look.language),
        "tag": in_dollars("{price}", look.language),
        "most": money_for(view),
    }


def standing(position: Position, space: int, language: str) -> str:
    """Say what is on a space."""
    gettext = translations(language).gettext
    mine, token = position.state.mountain.mines[space], position.state.board[space]
    if space == position.setup.town:
        return gettext("the town")
    if mine != FREE:
        company = name_company(position.data.companies[mine], language)
        return gettext("{company} mine").format(company=company)
    return gettext("free") if token == NONE else name_kind(KINDS[token], language)


def _way(company: str, dollars: int | str, spaces: str, language: str) -> str:
    """Say what a mine costs on a space, and which way it goes: ", green 5 by a2, b4, c6"."""
    pattern = translations(language).gettext("{company} {dollars} by {spaces}")
    named = name_company(company, language)
    return ", " + pattern.format(company=named, dollars=dollars, spaces=spaces)


@_kept
def _near(data: Data, space: int, below: str) -> tuple[str, ...]:
    """Return where paths lead; from the foot of the map, also what lies below it."""
    near = tuple(data.spaces[other].id for other, _ in data.neighbors[space])
    return (*near, below) if below else near


@lru_cache(maxsize=16)
def _lowest(data: Data) -> frozenset[int]:
    """Return the spaces from which no path leads down."""
    return frozenset(
        number
        for number, space in enumerate(data.spaces)
        if all(data.spaces[other].y <= space.y + 0.3 for other, _ in data.neighbors[number])
        and space.y > sum(each.y for each in data.spaces) / len(data.spaces)
    )


def _below(view: View) -> str:
    """Return what comes next below the map."""
    return SALE if view.on_sale else f"{PLAYER}0"


# -- the auction and the players ---------------------------------------------------------------


def _sale(view: View, at: Places, language: str) -> Iterator[Spot]:
    if view.on_sale:
        gettext = translations(language).gettext
        cards = name_cards(view.on_sale, language, view.data)
        yield {
            "id": SALE,
            "label": gettext("On sale: {cards}").format(cards=cards),
            "at": at.percent(band.lot_box(len(view.on_sale))),
            "row": 10,
        }


def _strip(view: View, at: Places, look: Look, seat: int) -> Iterator[Spot]:
    """Return a player, and what of theirs can be pressed if it is theirs to press."""
    yield {
        "id": f"{PLAYER}{seat}",
        "label": possessions(view, seat, look.language, view.money[seat], view.order_counts[seat]),
        "at": at.percent(strips.name_box(at, seat)),
        "row": 11 + seat,
    }
    if seat != hands(view) or view.is_over:
        return
    for kind, count in enumerate(view.state.tokens[seat]):
        if count:
            name = f"{count} × {name_kind(KINDS[kind], look.language)}"
            box = strips.token_box(at, seat, kind)
            yield _lightened(KINDS[kind], name, at.percent(box), 11 + seat, look)
    if view.asks != "act" or seat != view.active:
        return
    gettext = translations(look.language).gettext
    for company, count in enumerate(view.state.unused[seat]):
        if count:
            name = name_company(view.data.companies[company], look.language)
            label = gettext("{count} × {company} mine to build").format(count=count, company=name)
            box = strips.piece_box(at, seat, company)
            part = view.data.companies[company]
            yield _lightened(part, label, at.percent(box), 11 + seat, look)


def _lightened(part: str, label: str, at: tuple[float, ...], row: int, look: Look) -> Spot:
    """Return a spot that is lit or picked as the look says; what a hint means is lit, too."""
    made: Spot = {"id": part, "label": label, "at": at, "row": row}
    if part in look.picked:
        made["picked"] = True
    elif part in look.lit or part in look.marked:
        made["lit"] = True
    return made


def _orders(view: View, at: Places, look: Look) -> Iterator[Spot]:
    if view.seat is None:
        return
    own = view.state.orders[view.seat]
    for number, order in enumerate(own):
        card = view.data.orders[order]
        made = _lightened(
            card.id,
            order_label(view, order, look),
            at.percent(at.order_box(number, len(own))),
            20,
            look,
        )
        if look.works_out and can_fill(view, order) and not look.picked:
            made["lit"] = True
        yield made


def order_label(view: View, order: int, look: Look) -> str:
    """Say what an order wants and pays, and whether it can be filled."""
    card, language = view.data.orders[order], look.language
    gettext = translations(language).gettext
    wants = [KINDS[kind] for kind, count in enumerate(card.wants) for _ in range(count)]
    pattern = gettext("order {order}: {tokens} for ${dollars}")
    label = pattern.format(order=card.id, tokens=name_tokens(wants, language), dollars=card.pays)
    is_ready = look.works_out and can_fill(view, order)
    return f"{label}, {gettext('can be filled now')}" if is_ready else label


def possessions(
    position: Position, seat: int, language: str, money: int | None, orders: int
) -> str:
    """Tell all that everybody may know of what a player has."""
    words = translations(language)
    gettext, data, state = words.gettext, position.data, position.state
    purse = "?" if money is None else in_dollars(money, language)
    told = [gettext("{player}: {what}").format(player=position.seats[seat].name, what=purse)]
    shares = state.investments(seat)
    for pattern, counts in (
        (gettext("{company} investment"), shares),
        (gettext("{company} mine"), state.unused[seat]),
    ):
        told += [
            f"{count} × {pattern.format(company=name_company(data.companies[company], language))}"
            for company, count in enumerate(counts)
            if count
        ]
    kinds = [KINDS[kind] for kind, count in enumerate(state.tokens[seat]) for _ in range(count)]
    if kinds:
        told.append(name_tokens(kinds, language))
    if orders:
        told.append(words.ngettext("{count} order", "{count} orders", orders).format(count=orders))
    if position.has_profit[seat]:
        told.append(gettext("profit card"))
    if position.has_last_bid[seat]:
        told.append(gettext("last-bid card"))
    return ", ".join(told)
