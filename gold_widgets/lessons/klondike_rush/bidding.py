"""What a prediction can ask of money: auctions, the profit card, what somebody has left."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.figures import listed
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.auction import lowest
from gold_widgets.games.klondike_rush.events import (
    BidMade,
    MineBuilt,
    OrderFilled,
    ProfitTaken,
    Sold,
    Traded,
    Unsold,
)
from gold_widgets.lessons.klondike_rush.answers import asked, dollars, of_several
from gold_widgets.lessons.klondike_rush.happened import all_of, first, happened, misfit, told

if TYPE_CHECKING:
    from gold_widgets.engine.seats import Seat
    from gold_widgets.games.klondike_rush.game import Game
    from gold_widgets.lessons.questions import Asking, Question

_AUCTION = "bid-4 pass bid-5"
_PROFIT = "profit"


def profit(before: Game, after: Game, language: str) -> Question:
    """Ask what the profit card pays."""
    taken, game, _ = first(before, after, ProfitTaken, _PROFIT)
    gettext = translations(language).gettext
    shares, seat = taken.shares, taken.by.number
    once = gettext("For that, each company would have to pay once. But every investment pays.")
    number = gettext("For that, every investment would have to be worth $1: look at the track.")
    mines = gettext("For that, the mines on the cards would have to pay, too. Only investments do.")
    richer = gettext("For that, the money from before would have to be counted, too.")
    counts = sum(share.investments for share in shares)
    unbuilt = _mines_on_cards(game, seat)
    likely = [
        (sum(share.value for share in shares), once),
        (taken.dollars + unbuilt, mines),
        (counts, number),
        (taken.dollars + game.money[seat], richer),
    ]
    near = gettext("For that, the values or the investments would have to be others: count again.")
    text = gettext("What does the profit card of {player} pay?").format(player=taken.by)
    return dollars(
        asked(told(before, game, language), text),
        taken.dollars,
        likely,
        lambda _: near,
        language,
        rule=taken.rule,
    )


def _mines_on_cards(game: Game, seat: int) -> int:
    """Return what the mine symbols on somebody's cards would be worth, if they paid."""
    found = 0
    for card in game.state.cards[seat]:
        printed = game.data.cards[card].mines
        found += sum(count * game.state.value(company) for company, count in enumerate(printed))
    return found


def buyer(before: Game, after: Game, language: str) -> Question:
    """Ask who gets what is on sale."""
    gettext = translations(language).gettext
    sold, game = _sale(before, after)
    nobody = gettext("Nobody")
    highest = gettext("For that, {player} would have to have bid the most.")
    wrong = {seat.name: highest.format(player=seat) for seat in after.seats}
    if isinstance(sold, Sold):
        need = gettext("For that, everybody would have to pass. {player} has bid ${bid}.")
        wrong[nobody] = need.format(player=sold.to, bid=sold.price)
    else:
        bid = gettext("For that, {player} would have to bid. Everybody passes.")
        wrong = {seat.name: bid.format(player=seat) for seat in after.seats} | {nobody: ""}
    right = sold.to.name if isinstance(sold, Sold) else nobody
    text = gettext("Who gets {cards}?").format(cards=listed(sold.cards, language))
    return of_several(
        asked(told(before, game, language), text), right, wrong, in_order=False, rule=sold.rule
    )


def _sale(before: Game, after: Game) -> tuple[Sold | Unsold, Game]:
    """Return how the first auction ends, and the game after it."""
    for found in happened(before, after):
        if isinstance(found.event, Sold | Unsold):
            return found.event, found.after
    raise misfit(_AUCTION)


def price(before: Game, after: Game, language: str) -> Question:
    """Ask what the buyer pays."""
    sold, _, game = first(before, after, Sold, _AUCTION)
    gettext = translations(language).gettext
    bids = [bid.bid for bid in all_of(before, game, BidMade) if bid.bid != sold.price]
    if before.high is not None and before.high[1] != sold.price:
        bids.insert(0, before.high[1])
    own = gettext("For that, {player} would have to have bid ${bid}. Buyers pay their own bid.")
    likely = []
    if bids:
        likely.append((max(bids), gettext("For that, nobody could have bid more.")))
        step = gettext(
            "For that, just more than the second bid would have to be enough. But buyers pay what "
            "they have bid."
        )
        likely.append((max(bids) + after.setup.step, step))
        total = gettext("For that, all bids would have to be paid. Only the buyer pays.")
        likely.append((sum(bids) + sold.price, total))
    text = gettext("What does {player} pay?").format(player=sold.to)
    return dollars(
        asked(told(before, game, language), text),
        sold.price,
        likely,
        lambda number: own.format(player=sold.to, bid=number),
        language,
        rule=sold.rule,
    )


def least(before: Game, _after: Game, language: str) -> Question:
    """Ask what the next bid must be at least; the moves are how the auction goes on."""
    gettext = translations(language).gettext
    if before.asks not in ("bid", "last"):
        raise SetupError(Sentence("ask='least' needs a game in which somebody is to bid."))
    right = lowest(before.state, before.setup)
    seat = before.seats[before.to_move]
    high = before.high[1] if before.high else 0
    equal = gettext("For that, the same bid would have to be enough. It must be higher.")
    one = gettext("For that, a dollar more would have to be enough. With two players it is two.")
    two = gettext("For that, two dollars more would have to be needed: only with two players.")
    likely = [(high, equal), (high + 1, one), (high + 2, two)]
    if not high:
        zero = gettext("For that, $0 would have to be a bid. Who does not want to pay passes.")
        likely = [(0, zero)]
    more = gettext("For that, less could not be allowed, but it is.")
    less = gettext("For that, the highest bid so far would have to be lower.")
    text = gettext("What is the least that {player} can bid now?").format(player=seat)
    rule = "K12" if before.asks == "last" else "K11" if before.setup.is_for_two else "K2"
    return dollars(
        text, right, likely, lambda number: more if number > right else less, language, rule=rule
    )


def money(before: Game, after: Game, language: str) -> Question:
    """Ask what somebody has in the end: who paid or was paid last."""
    gettext = translations(language).gettext
    seat, rule = _payer(before, after)
    start, right = before.money[seat.number], after.money[seat.number]
    pay = gettext("For that, {player} would have to pay ${dollars} in all, of ${money}.")
    get = gettext("For that, {player} would have to get ${dollars} in all, besides ${money}.")
    same = gettext("For that, {player} could neither pay nor get anything.")

    def otherwise(number: int) -> str:
        pattern = same if number == start else pay if number < start else get
        return pattern.format(player=seat, dollars=abs(start - number), money=start)

    parts = [after - before for before, after in _steps(before, after, seat)]
    likely = [start, 2 * start - right, *(right - part for part in parts if len(parts) > 1)]
    text = gettext("How much money does {player} have then?").format(player=seat)
    return dollars(
        asked(told(before, after, language), text),
        right,
        [(number, "") for number in likely],
        otherwise,
        language,
        rule=rule,
    )


def _steps(before: Game, after: Game, seat: Seat) -> list[tuple[int, int]]:
    """Return each change of somebody's money: what it was, what it is."""
    games = after.history[len(before.history) - 1 :]
    held = [game.money[seat.number] for game in games]
    return [(one, other) for one, other in pairwise(held) if one != other]


def _payer(before: Game, after: Game) -> tuple[Seat, str]:
    """Return who paid or was paid last, and by which rule."""
    for found in reversed(list(happened(before, after))):
        match found.event:
            case Sold(to=seat) as paid:
                return seat, paid.rule
            case (
                MineBuilt(by=seat) | ProfitTaken(by=seat) | OrderFilled(by=seat) | Traded(by=seat)
            ) as paid:
                return seat, paid.rule
    raise misfit(_AUCTION)


ASKED: dict[str, Asking] = {
    "profit": profit,
    "buyer": buyer,
    "price": price,
    "least": least,
    "money": money,
}
"""Kind of question → what asks it."""
