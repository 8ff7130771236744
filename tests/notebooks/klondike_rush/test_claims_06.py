"""What lesson 06 of Klondike Rush says in prose of the end of a game, found out by trying."""

from itertools import product

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.games.klondike_rush.events import BeastReward, PaidOut
from tests.notebooks.klondike_rush.claims import CARDS, KLONDIKE, THREE, edited, events, wants
from tests.notebooks.lessons import chance, solved_by

SETTLING = THREE + "to move: Cy\nasks: settle\nturns left: 1\nprofit: no, no, no\n"


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("06.1", "Bob, Cy, Ann"),
        ("06.2", "A last turn, without an auction"),
        ("06.3", "Ann and Bob: $12 each"),
        ("06.4", "$30"),
        ("06.5", "Ann"),
    ],
)
def test_the_answers_are_those_that_the_prose_explains(name, answer):
    assert KLONDIKE.asked(name)._question.answer == answer


def test_a_puzzle_can_be_solved_but_hardly_by_chance():
    goal = KLONDIKE.goal("06")
    assert 0 < chance(goal, goal.record.start) <= 1 / 5


def test_06_everybody_has_one_last_turn_without_an_auction_bought_or_not():
    for name in ("06.1", "06.2"):
        start = KLONDIKE.asked(name)._game
        assert (start.on_sale, start.deck) == (("R5",), ())
        game, turns = KLONDIKE.asked(name)._after, []
        while game.asks == "act":
            turns.append(game.seats[game.active].name)
            game = game.play("end")
        assert turns == ["Bob", "Cy", "Ann"]
        assert (game.asks, game.is_over) == ("settle", False)


def test_06_in_the_last_turn_one_builds_and_then_may_use_the_profit_card():
    game = klondike.parse(THREE + "unused: red 1, -, -\ncards: R5, -, -\nturns left: 3")
    built = game.play("build-red@b6")
    assert {"profit", "end"} <= set(built.legal())
    assert built.play("profit").money[0] == built.money[0] + 2


def test_06_all_settle_once_in_turn_order_and_then_it_is_too_late():
    goal = KLONDIKE.goal("06")
    game, spoke = goal.record.start, []
    while not game.is_over:
        spoke.append(game.seats[game.to_move].name)
        game = game.play("done")
    assert spoke == ["Ann", "Bob", "Cy"]
    assert game.tokens[0]["fish"] == 2
    assert game.legal(0) == game.legal(1) == ()


def test_06_ann_is_paid_twice_for_three_red_ones_and_bob_once_at_the_same_values():
    start, after = KLONDIKE.asked("06.4")._game, KLONDIKE.asked("06.4")._after
    reds = sum(CARDS[card].investments[0] for card in start.cards[0])
    assert (reds, list(start.mines.values())) == (3, ["red"] * 4)
    assert CARDS["W1"].investments[1] == 2
    assert (start.has_profit, start.values["red"]) == ((True, False, False), 5)
    paid = [(event.to.name, event.dollars, event.rule) for event in events(after, PaidOut)]
    assert paid == [("Ann", 2 * 15, "KR16"), ("Bob", 2, "K9"), ("Cy", 0, "K9")]
    assert after.money == (60, 32, 30)


@pytest.mark.parametrize(
    ("beasts", "rewards"),
    [
        ((2, 1, 0), (25, 0, 0)),
        ((2, 2, 1), (12, 12, 0)),
        ((1, 1, 1), (8, 8, 8)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_06_the_most_snow_beasts_bring_25_dollars_shared_and_rounded_down(beasts, rewards):
    bags = ", ".join(f"beast {count}" if count else "-" for count in beasts)
    after = klondike.parse(SETTLING + f"tokens: {bags}").play("done")
    assert after.money == tuple(30 + reward for reward in rewards)


def test_06_beasts_that_were_traded_away_do_not_count():
    game = klondike.parse(SETTLING + "tokens: beast, -, beast 3")
    assert game.play("done").money == (30, 30, 55)
    traded = game.play("trade-beast-beast-beast").play("done")
    assert traded.money == (55, 30, 35)
    [reward] = events(traded, BeastReward)
    assert reward.beasts == 1


def winners(game):
    """The names of those who win."""
    return {game.seats[seat].name for seat in game.winners}


@pytest.mark.parametrize(
    ("lines", "names"),
    [
        ("money: 90, 91, 20\ntokens: fish 2, -, -", {"Bob"}),
        ("money: 90, 90, 20\ntokens: fish 2, fish, -", {"Ann"}),
        ("money: 90, 90, 20\ntokens: fish, fish 2, -\ncards: -, -, R1", {"Bob"}),
        ("money: 90, 65, 20\ntokens: fish 2, beast, -", {"Ann"}),
        ("money: 90, 65, 20\ntokens: fish, beast fish, -", {"Bob"}),
        ("money: 92, 90, 20\ncards: R3 R5, R1 W1, -", {"Bob"}),
        ("money: 92, 90, 20\ntokens: fish, -, -\ncards: R3 R5, R1 W1, -", {"Ann"}),
        ("money: 90, 90, 20\ncards: R1, W1, -", {"Ann", "Bob"}),
    ],
)
def test_06_money_wins_then_tokens_with_beasts_then_investments_then_it_is_shared(lines, names):
    assert winners(klondike.parse(SETTLING + lines).play("done")) == names


def test_06_five_dollars_are_better_than_three_tokens_in_any_tie():
    for ours, theirs in product(range(84, 97), range(5)):
        bag = f"fish {theirs}" if theirs else "-"
        lines = f"money: 20, 90, {ours}\ntokens: -, {bag}, pelt 3"
        kept = klondike.parse(SETTLING + lines)
        traded = kept.play("trade-pelt-pelt-pelt")
        if "Cy" in winners(kept.play("done")):
            assert winners(traded.play("done")) == {"Cy"}


def test_06_snow_beasts_are_worth_thinking_twice_and_two_tokens_win_a_tie():
    beasts = klondike.parse(SETTLING + "money: 20, 90, 70\ntokens: -, -, beast 3")
    assert winners(beasts.play("done")) == {"Cy"}
    assert winners(beasts.play("trade-beast-beast-beast").play("done")) == {"Bob"}
    two = klondike.parse(SETTLING + "money: 20, 90, 90\ntokens: -, -, fish 2")
    assert two.legal() == ("done",)
    assert winners(two.play("done")) == {"Cy"}


def test_06_the_winner_of_three_computers_is_ahead_by_more_than_5_dollars():
    told = KLONDIKE.made("06").answers["how-close"].splitlines()
    *_, second, first = sorted(int(line.split()[1]) for line in told)
    assert first - second > 5


def test_06_the_beasts_make_45_and_more_than_6_dollars_are_needed():
    start = KLONDIKE.goal("06").record.start
    assert start.money == (20, 51, 10)
    assert start.play("done done done").money == (45, 51, 10)
    assert solved_by(KLONDIKE.goal("06")) == {("order-o16-fish-pelt", "done", "done", "done")}
    assert wants(*start.orders[0]) == ["fish", "pelt"]
    after = start.play("order-o16-fish-pelt done done done")
    assert after.money == (45 + 7, 51, 10)


def test_06_bob_wins_the_tie_until_ann_has_more_tokens():
    before = edited("06")
    assert winners(before) == {"Bob"}
    assert before.events[-1].rule == "KR20"
    after = edited("06", ("fish, fish 2", "fish 3, fish 2"))
    assert (winners(after), after.events[-1].rule) == ({"Ann"}, "KR20")
