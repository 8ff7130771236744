"""What a prediction can ask of the end: last turns, the count, snow beasts, the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import listed
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.events import (
    BeastReward,
    GameOver,
    LastTurnsBegan,
    PaidOut,
    SettlingBegan,
    TurnPassed,
)
from gold_widgets.lessons.klondike_rush.answers import asked, dollars, of_several
from gold_widgets.lessons.klondike_rush.happened import all_of, first, told
from gold_widgets.tables.klondike_rush.money import in_dollars

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gold_widgets.games.klondike_rush.game import Game
    from gold_widgets.lessons.questions import Asking, Question

_COUNT = "done done done"


def next_up(before: Game, after: Game, language: str) -> Question:
    """Ask what comes after a turn."""
    passed, _, _ = first(before, after, TurnPassed, "end")
    gettext = translations(language).gettext
    choices = {
        "bid": gettext("The next auction"),
        "act": gettext("A last turn, without an auction"),
        "settle": gettext("A last chance for orders and trades, then the count"),
        "": gettext("The game is over"),
    }
    gone = gettext("For that, there would have to be a company card in the deck.")
    cards = gettext("For that, no company card could be left in the deck.")
    turns = gettext("For that, everybody would have to have had a last turn.")
    had = gettext("For that, somebody would have to be without a last turn.")
    over = gettext("For that, orders, trades and the count would have to be done.")
    needs = {
        choices["bid"]: gone,
        choices["act"]: cards if after.asks == "bid" else had,
        choices["settle"]: cards if after.asks == "bid" else turns,
        choices[""]: over,
    }
    text = gettext("What comes next?")
    right = choices[after.asks if after.asks != "last" else "bid"]
    deciding = (
        event.rule
        for event in after.events
        if isinstance(event, LastTurnsBegan | SettlingBegan | GameOver) or event.rule == "KR8"
    )
    rule = next(deciding, passed.rule)
    return of_several(
        asked(told(before, after, language), text), right, needs, in_order=False, rule=rule
    )


def last_turns(before: Game, after: Game, language: str) -> Question:
    """Ask who has a last turn, in which order."""
    began, _, game = first(before, after, LastTurnsBegan, "bid-1 pass pass end")
    gettext, names = translations(language).gettext, [seat.name for seat in after.seats]
    start = began.first.number
    ender = names[start - 1]

    def from_(seat: int) -> list[str]:
        return names[seat:] + names[:seat]

    starts = gettext("For that, {player} would have to begin. The figure has gone on to {next}.")
    everybody = gettext("For that, {player} could have no last turn. Everybody has one.")
    nobody = gettext("For that, there could be no last turns. But everybody has one.")
    wrong = {}
    for seat in (start - 1) % len(names), 0, (start + 1) % len(names):
        if seat != start:
            wrong[", ".join(from_(seat))] = starts.format(player=names[seat], next=began.first.name)
    wrong[", ".join(from_(start)[:-1])] = everybody.format(player=ender)
    wrong[gettext("Nobody")] = nobody
    right = ", ".join(from_(start))
    text = gettext("Who has a last turn, and in which order?")
    wrong = dict(list(wrong.items())[-3:])
    return of_several(
        asked(told(before, game, language), text), right, wrong, in_order=True, rule=began.rule
    )


def beasts(before: Game, after: Game, language: str) -> Question:
    """Ask who is rewarded for snow beasts, and with how much."""
    reward, game, _ = first(before, after, BeastReward, _COUNT)
    gettext, whole = translations(language).gettext, after.data.snow_beast
    held = [tokens.get("beast", 0) for tokens in game.tokens]
    counts = ", ".join(
        f"{seat.name} {count}" for seat, count in zip(after.seats, held, strict=True)
    )
    alone = gettext(
        "For that, {player} would have to hold more snow beasts than anybody else: {counts}."
    )
    shared = gettext("For that, they would have to hold the same number of snow beasts: {counts}.")
    split = gettext(
        "For that, everybody would have to get the whole reward. It is split, and rounded down."
    )
    none = gettext("For that, nobody could hold a snow beast: {counts}.")
    wrong = {
        _paid([seat.name], whole, language): alone.format(player=seat, counts=counts)
        for seat in after.seats
    }
    best = [seat.name for seat in reward.to]
    tied = best if len(best) > 1 else _two_best(after, held)
    wrong[_paid(tied, whole // len(tied), language)] = shared.format(counts=counts)
    if len(best) > 1:
        wrong[_paid(best, whole, language)] = split
    nobody = gettext("Nobody")
    wrong[nobody] = none.format(counts=counts)
    right = _paid(best, reward.dollars, language) if best else nobody
    text = gettext("Who is rewarded for snow beasts?")
    return of_several(
        asked(told(before, game, language), text), right, wrong, in_order=False, rule=reward.rule
    )


def _two_best(game: Game, held: list[int]) -> list[str]:
    ranked = sorted(game.seats, key=lambda seat: (-held[seat.number], seat.number))[:2]
    return [seat.name for seat in sorted(ranked, key=lambda seat: seat.number)]


def _paid(names: Iterable[str], money: int, language: str) -> str:
    people, gettext = list(names), translations(language).gettext
    pattern = (
        gettext("{players}: {money}") if len(people) == 1 else gettext("{players}: {money} each")
    )
    return pattern.format(players=listed(people, language), money=in_dollars(money, language))


def payout(before: Game, after: Game, language: str) -> Question:
    """Ask what somebody's investments pay at the count: of who has most to gain."""
    first(before, after, PaidOut, _COUNT)
    gettext = translations(language).gettext
    paid = all_of(before, after, PaidOut)
    most = max(paid, key=lambda each: (each.rule == "KR16" and each.dollars > 0, each.dollars))
    once = sum(share.investments * share.value for share in most.shares)
    number = sum(share.investments for share in most.shares)
    single = gettext("For that, the profit card would have to be used up. An unused one pays, too.")
    double = gettext("For that, the profit card would have to be unused.")
    counted = gettext("For that, every investment would have to be worth $1: look at the track.")
    near = gettext("For that, the values or the investments would have to be others: count again.")
    likely = [
        (once, single),
        (2 * once, double),
        (number, counted),
        (sum(share.value for share in most.shares), near),
    ]
    text = gettext("What do the investments of {player} pay at the count?").format(player=most.to)
    return dollars(text, most.dollars, likely, lambda _: near, language, rule=most.rule)


def winner(before: Game, after: Game, language: str) -> Question:
    """Ask who wins when the count is done."""
    over, _, _ = first(before, after, GameOver, _COUNT)
    gettext = translations(language).gettext
    shared = gettext("They share the victory")
    money = listed(
        (f"{seat.name} {in_dollars(after.money[seat.number], language)}" for seat in after.seats),
        language,
    )
    ahead = gettext("For that, {player} would have to come out ahead: {money}.")
    level = gettext("For that, the best would have to be equal in money, tokens and investments.")
    tied = gettext("{player} has as much money, but fewer hunt tokens or investments.")
    best = max(over.money)
    wrong = {
        seat.name: (tied if over.money[seat.number] == best else ahead).format(
            player=seat, money=money
        )
        for seat in after.seats
    }
    wrong[shared] = level
    right = over.winners[0].name if len(over.winners) == 1 else shared
    text = gettext("Who wins?")
    return of_several(
        asked(told(before, after, language), text), right, wrong, in_order=False, rule=over.rule
    )


def tiebreak(before: Game, after: Game, language: str) -> Question:
    """Ask what decides the game."""
    over, _, _ = first(before, after, GameOver, _COUNT)
    gettext = translations(language).gettext
    choices = {
        "money": gettext("The most money"),
        "tokens": gettext("The most unused hunt tokens"),
        "investments": gettext("The most investments"),
        "": gettext("Nothing: they share the victory"),
    }
    right = decided_by(over)
    level = gettext("For that, the best would have to have the same amount of money.")
    tokens = gettext("For that, those who tie would have to hold the same number of hunt tokens.")
    equal = gettext("For that, those who tie would have to have as many investments, too.")
    no_tie = gettext("For that, nobody could have as much money as the best, but somebody has.")
    fewer = gettext("For that, one of them would have to hold more hunt tokens than the others.")
    more = gettext("For that, one of them would have to have more investments than the others.")
    is_tied = right != "money"
    needs = {
        choices["money"]: no_tie,
        choices["tokens"]: fewer if is_tied else level,
        choices["investments"]: (tokens if right == "tokens" else more) if is_tied else level,
        choices[""]: (tokens if right == "tokens" else equal) if is_tied else level,
    }
    text = gettext("What decides who wins?")
    return of_several(
        asked(told(before, after, language), text),
        choices[right],
        needs,
        in_order=False,
        rule=over.rule,
    )


def decided_by(over: GameOver) -> str:
    """Return what decided a game: money, tokens, investments, or nothing."""
    if len(over.winners) > 1:
        return ""
    won = over.winners[0].number
    for name in ("money", "tokens", "investments"):
        held = getattr(over, name)
        rivals = [
            seat
            for seat in range(len(over.money))
            if seat != won and over.money[seat] == over.money[won]
        ]
        if name == "money" and not rivals:
            return name
        if name == "tokens" and rivals and all(held[seat] < held[won] for seat in rivals):
            return name
    return "investments"


ASKED: dict[str, Asking] = {
    "next": next_up,
    "last_turns": last_turns,
    "beasts": beasts,
    "payout": payout,
    "winner": winner,
    "tiebreak": tiebreak,
}
"""Kind of question → what asks it."""
