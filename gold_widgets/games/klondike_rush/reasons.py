"""Why a computer chooses what it chooses, in words and with its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import listed, number
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.naming import name_company, name_kind, name_tokens

if TYPE_CHECKING:
    from gettext import NullTranslations

    from gold_widgets.games.klondike_rush.bots import Choice
    from gold_widgets.games.klondike_rush.views import View


def reason(choice: Choice, view: View, language: str | None = None) -> str:
    """Say what to do, and the numbers that speak for it."""
    catalogue = translations(language)
    if choice.move.startswith("build-"):
        return _build(choice, view, language)
    if choice.move.startswith(("order-", "trade-")):
        return _free(choice, language)
    return _patterns(catalogue)[choice.reason].format(
        move=choice.move,
        bid=choice.move.partition("-")[2],
        cards=listed(view.on_sale, language),
        gain=_whole(choice.gain),
        cost=_whole(choice.cost),
    )


def in_figures(choice: Choice, view: View, language: str | None = None) -> str:
    """Say what a move is thought to be worth, where that is an estimate."""
    gettext = translations(language).gettext
    if choice.reason == "build":
        return _worth(choice, language)
    if view.asks not in ("bid", "last") or choice.reason in ("order", "trade"):
        return ""
    pattern = gettext(
        "In figures: {cards} should bring you about ${gain} in the end, and a good price is "
        "${cost} at most."
    )
    cards = listed(view.on_sale, language)
    return pattern.format(cards=cards, gain=_whole(choice.gain), cost=_whole(choice.cost))


def _whole(dollars: float) -> int:
    """Round to whole dollars as bids are rounded: half a dollar counts as one."""
    return int(max(dollars, 0) + 0.5)


def _patterns(catalogue: NullTranslations) -> dict[str, str]:
    gettext = catalogue.gettext
    return {
        "dear": gettext(
            "Pass: {cards} should bring you about ${gain} in the end. With the money that is left "
            "and the cards to come, a good price is ${cost} at most."
        ),
        "closing": gettext(
            "Bid ${bid}: nobody can answer, and {cards} should bring you about ${gain} in the end. "
            "Up to ${cost} it is a good price."
        ),
        "worth": gettext(
            "Bid ${bid}: {cards} should bring you about ${gain} in the end. With the money that is "
            "left and the cards to come, that is a fair price."
        ),
        "deter": gettext(
            "Bid ${bid}: {cards} should bring you about ${gain} in the end. Up to ${cost} it is a "
            "good price, and this much should be enough."
        ),
        "raise": gettext(
            "Bid ${bid}, the least there is: {cards} should bring you about ${gain} in the end. Up "
            "to ${cost} it is a good price."
        ),
        "last": gettext(
            "Play the last-bid card and bid ${bid}: up to ${cost} it is a good price for {cards}."
        ),
        "keep": gettext(
            "Keep the last-bid card: {cards} is worth ${cost} to you, so it would save little here."
        ),
        "profit": gettext(
            "Use the profit card now: ${gain} buy more at today's prices than they would bring "
            "later."
        ),
        "wait": gettext(
            "End your turn and keep the profit card: it would pay ${gain} now, and more later."
        ),
        "end": gettext("End your turn: there is nothing here that brings more than it costs."),
        "done": gettext("Say done: no order can be filled, and no trade helps."),
    }


def _build(choice: Choice, view: View, language: str | None) -> str:
    company, space = view.data.build_numbers[choice.move]
    place = view.data.spaces[space].id
    parts = [
        translations(language)
        .gettext("Build a mine for {company} on {space}: it costs ${cost}.")
        .format(
            company=name_company(view.data.companies[company], language),
            space=place,
            cost=number(choice.cost, language),
        )
    ]
    if token := view.board.get(place):
        pattern = translations(language).gettext("You get a hunt token ({kind}).")
        parts.append(pattern.format(kind=name_kind(token, language)))
    return " ".join([*parts, _worth(choice, language)])


def _worth(choice: Choice, language: str | None) -> str:
    """Say what a mine is worth besides its price."""
    pattern = translations(language).gettext(
        "With what it does for your investments and for those of others, that is worth about "
        "${gain} more than it costs."
    )
    return pattern.format(gain=number(choice.gain, language))


def _free(choice: Choice, language: str | None) -> str:
    gettext = translations(language).gettext
    verb, *details = choice.move.split("-")
    if verb == "order":
        pattern = gettext("Fill the order {order} with {tokens}: ${pays} now is money to buy with.")
        tokens = name_tokens(details[1:], language)
        return pattern.format(order=details[0], tokens=tokens, pays=number(choice.cost, language))
    pattern = gettext("Turn in {tokens} for ${pays}: you need them least.")
    return pattern.format(tokens=name_tokens(details, language), pays=number(choice.gain, language))
