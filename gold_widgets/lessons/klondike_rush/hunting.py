"""What a prediction can ask of hunt tokens: orders and trades."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import tell, translations
from gold_widgets.games.klondike_rush import free
from gold_widgets.games.klondike_rush.data import BEAST, KINDS, WILD
from gold_widgets.games.klondike_rush.events import OrderFilled, Traded
from gold_widgets.games.klondike_rush.naming import name_tokens
from gold_widgets.lessons.klondike_rush.answers import WRONG, asked, dollars, of_several
from gold_widgets.lessons.klondike_rush.happened import all_of, first, told

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.data import Order
    from gold_widgets.games.klondike_rush.game import Game
    from gold_widgets.games.klondike_rush.state import Counts
    from gold_widgets.lessons.questions import Asking, Question

_ORDER = "order-o04-pelt-wild"
_TRADE = "trade-fish-fish-pelt"
_MOST_ORDERS = 2


def wants(order: Order, language: str) -> str:
    """Name what an order wants."""
    kinds = [KINDS[kind] for kind, count in enumerate(order.wants) for _ in range(count)]
    return name_tokens(kinds, language)


def order(before: Game, after: Game, language: str) -> Question:
    """Ask what an order pays; look from its owner's seat, so that it is seen."""
    filled, game, done = first(before, after, OrderFilled, _ORDER)
    gettext, data = translations(language).gettext, after.data
    three = gettext(
        "For that, it would have to be a trade: any three tokens. An order pays its own price."
    )
    each = gettext(
        "For that, every token would have to be paid for. The price is for the whole order."
    )
    near = gettext("For that, this price would have to stand on the order {order}.").format(
        order=filled.order
    )
    held = [data.orders[number].pays for number in game.state.orders[filled.by.number]]
    likely = [
        (data.trade_three, three),
        *((pays, near) for pays in held),
        (filled.dollars * len(filled.tokens), each),
    ]
    text = gettext("What does the order pay?")
    return dollars(
        asked(told(before, done, language), text),
        filled.dollars,
        likely,
        lambda _: near,
        language,
        rule=filled.rule,
    )


def fills(before: Game, after: Game, language: str) -> Question:
    """Ask with which tokens an order is filled; wrong ones are refused by the rules."""
    filled, game, _ = first(before, after, OrderFilled, _ORDER)
    gettext, seat = translations(language).gettext, filled.by.number
    number = game.data.order_numbers[filled.order]
    printed, tokens = game.data.orders[number], game.state.tokens[seat]
    wrong: dict[str, str] = {}
    for paid in _likely(printed, tokens):
        if len(wrong) < WRONG:
            problem = free.why_not(free.Free(paid, number), seat, game.state)
            if problem:
                named = name_tokens([KINDS[kind] for kind in paid], language)
                wrong[named] = tell(problem, language)
    text = gettext("{player} has {tokens}. The order {order} wants {all}. What fills it?").format(
        player=filled.by,
        tokens=name_tokens(_spread(tokens), language),
        order=filled.order,
        all=wants(printed, language),
    )
    right = name_tokens(filled.tokens, language)
    return of_several(
        asked(told(before, game, language), text), right, wrong, in_order=True, rule=filled.rule
    )


def _likely(printed: Order, tokens: Counts) -> list[tuple[int, ...]]:
    """Return what somebody might hand in: what is held first, beasts and too few among it."""
    held = [kind for kind, count in enumerate(tokens) if count]
    size = sum(printed.wants)
    sets = [
        paid
        for paid in combinations_with_replacement(held, size)
        if all(paid.count(kind) <= tokens[kind] for kind in paid)
    ]
    exact = tuple(kind for kind, count in enumerate(printed.wants) for _ in range(count))
    short = exact[:-1]
    sets.sort(key=lambda paid: (BEAST not in paid, -sum(kind in exact for kind in paid), paid))
    return [*sets[:1], exact, *sets[1:2], short, *sets[2:], (*exact[1:], WILD), (*exact[1:], BEAST)]


def _spread(tokens: Counts) -> list[str]:
    return [KINDS[kind] for kind, count in enumerate(tokens) for _ in range(count)]


def orders(before: Game, after: Game, language: str) -> Question:
    """Ask which of the orders of whoever is to move can be filled before the moves."""
    gettext, seat, state = translations(language).gettext, before.to_move, before.state
    held = [before.data.orders[number] for number in state.orders[seat]]
    if not 1 <= len(held) <= _MOST_ORDERS:
        raise SetupError(
            Sentence(
                "ask='orders' needs one or two orders with whoever is to move, not {count}.",
                count=len(held),
            )
        )
    names = [
        gettext("{order}: {tokens}").format(order=each.id, tokens=wants(each, language))
        for each in held
    ]
    can = [bool(free.payments(each.wants, state.tokens[seat])) for each in held]
    pgettext, both = translations(language).pgettext, gettext("Both")
    alone = len(held) == 1
    none = pgettext("order", "None") if alone else pgettext("order", "Neither")
    short = gettext(
        "For that, there would have to be enough tokens for {order}. A wild one stands for one "
        "that is missing."
    )
    other = gettext("For that, {order} could not be filled, but it can.")
    ready = [each.id for each, fits in zip(held, can, strict=True) if fits]
    lacking = [each.id for each in held if each.id not in ready]
    needs = {}
    for name, each in zip(names, held, strict=True):
        others = [filled for filled in ready if filled != each.id]
        if each.id in lacking:
            needs[name] = short.format(order=each.id)
        else:  # it is the answer, unless another one can be filled, too
            needs[name] = other.format(order="".join(others))
    if len(held) == _MOST_ORDERS:
        needs[both] = short.format(order="".join(lacking[:1]))
    needs[none] = other.format(order="".join(ready[:1]))
    right = names[can.index(True)] if sum(can) == 1 else both if any(can) else none
    tokens = name_tokens(_spread(state.tokens[seat]), language) or pgettext("hunt token", "None")
    text = gettext("{player} has {tokens}. Which order can be filled now?").format(
        player=before.seats[seat], tokens=tokens
    )
    rule = next((filled.rule for filled in all_of(before, after, OrderFilled)), "K6")
    return of_several(text, right, needs, in_order=False, rule=rule)


def trade(before: Game, after: Game, language: str) -> Question:
    """Ask which tokens are left after a trade."""
    traded, game, done = first(before, after, Traded, _TRADE)
    gettext, seat = translations(language).gettext, traded.by.number
    none = translations(language).pgettext("hunt token", "None")
    held, left = game.state.tokens[seat], done.state.tokens[seat]
    right = name_tokens(_spread(left), language) or none
    need = gettext("For that, {player} would have to turn in {tokens}.")
    wrong = {
        name_tokens(_spread(held), language): gettext(
            "For that, {player} could turn in nothing."
        ).format(player=traded.by)
    }
    for other in free.trades(held):
        kinds = other.split("-")[1:]
        rest = [count - kinds.count(KINDS[kind]) for kind, count in enumerate(held)]
        name = name_tokens(_spread(tuple(rest)), language) or none
        if name != right and len(wrong) < WRONG:
            wrong[name] = need.format(player=traded.by, tokens=name_tokens(kinds, language))
    if len(wrong) < WRONG and right != none:
        wrong[none] = need.format(player=traded.by, tokens=name_tokens(_spread(held), language))
    text = gettext("Which tokens does {player} keep?").format(player=traded.by)
    return of_several(
        asked(told(before, done, language), text), right, wrong, in_order=True, rule=traded.rule
    )


ASKED: dict[str, Asking] = {"order": order, "fills": fills, "orders": orders, "trade": trade}
"""Kind of question → what asks it."""
