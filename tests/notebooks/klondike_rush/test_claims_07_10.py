"""What lessons 07 to 10 of Klondike Rush say in prose, found out by trying."""

import re
from statistics import mean

from gold_widgets import Table
from gold_widgets import klondike_rush as klondike
from tests.notebooks.lessons import Lessons

KLONDIKE = Lessons("klondike_rush")


def numbers(text):
    return [[float(number) for number in re.findall(r"[\d.]+", line)] for line in text.splitlines()]


def test_07_bob_is_left_with_22_dollars_and_buys_after_a_pass_for_1():
    assert KLONDIKE.asked("07.1")._after.money == (30, 22)
    assert KLONDIKE.asked("07.3")._after.money == (30, 29)


def test_07_bob_answers_3_with_5_at_least():
    start = KLONDIKE.asked("07.2")._after.history[0]
    assert start.why_not("bid-4")
    assert not start.why_not("bid-5")


def test_07_two_players_have_28_cards_for_14_turns():
    assert KLONDIKE.made("07").answers["counted"] == "28 14"


def test_07_the_last_card_of_an_odd_deck_is_sold_alone():
    after = KLONDIKE.asked("07.4")._after
    assert (after.on_sale, after.asks) == (("G1",), "bid")


def test_07_only_6_cannot_be_answered_and_leaves_5_for_the_mine():
    start = KLONDIKE.goal("07").record.start
    sure = [
        bid
        for bid in range(1, 12)
        if start.play(f"bid-{bid}").legal() == ("pass",)
        and start.money[0] - bid >= klondike.cost(start, "green", "c7").dollars
    ]
    assert sure == [6]
    assert klondike.cost(start, "green", "c7").dollars == 5


def test_07_from_1_dollar_bob_gets_to_7_first():
    start = KLONDIKE.goal("07").record.start.play("bid-1")
    for theirs, ours in (("bid-3", "bid-5"), ("bid-7", None)):
        assert klondike.opponent("sharp").choose(klondike.view(start, "Bob")) == theirs
        start = start.play(theirs)
        start = start.play(ours) if ours else start


def test_07_the_first_last_bid_has_the_card_and_the_others_are_not_asked():
    for name in ("07.6", "07.7"):
        after = KLONDIKE.asked(name)._after
        assert after.asks == "act"
        assert after.cards[1] == ("R3",)
        assert after.has_last_bid == (True, False, True)


def test_08_undo_takes_back_a_mine_and_a_trade_and_nothing_that_was_bid_drawn_or_shown():
    said = "take a mine or a trade back, as long as your turn lasts"
    assert said in KLONDIKE.prose("08")
    act = (
        "players: Ann, Bob, Cy\nunused: red 1, -, -\ntokens: fish 3 pelt 2, -, -\n"
        "orders: o04, -, -\ndeck: W1 G1"
    )
    sale = "players: Ann, Bob, Cy\non sale: R3\ndeck: W1\ntokens: fish 3, -, -"
    for text, move, can_undo in (
        (act, "build-red@b6", True),
        (act, "trade-fish-fish-fish", True),
        (act, "order-o04-pelt-pelt", False),
        (act, "end", False),
        (sale, "trade-fish-fish-fish", True),
        (sale, "bid-3", False),
        (sale, "pass", False),
    ):
        table = Table(klondike.parse(text), seats=["person", "sharp", "sharp"], pace=0)
        table.press(move)
        assert table.game.moves == (move,)
        table.undo()
        assert table.game.moves == (() if can_undo else (move,))
        table.close()


def test_08_bob_wins_with_103_dollars():
    assert KLONDIKE.asked("08.1")._after.money == (68, 103, 72)


def test_09_one_road_makes_14_spaces_cheaper():
    assert KLONDIKE.made("09").answers["road"] == "14"


def test_09_cheap_paths_make_dear_cards_and_dear_paths_few_mines():
    ours, double, one = numbers(KLONDIKE.made("09").answers["mountains"])
    assert one[2] > 1.5 * ours[2]
    assert double[0] < 0.5 * ours[0]
    assert double[1] < ours[1] < one[1]


def test_09_only_the_red_mine_on_b5_prepares_the_way():
    start = KLONDIKE.goal("09").record.start
    assert klondike.cost(start, "green", "c7").dollars == 6
    found = []
    for space, red in klondike.costs(start, "red").items():
        if space == "c7" or red.dollars > start.money[0]:
            continue
        green = klondike.cost(start.play(f"build-red@{space}"), "green", "c7").dollars
        if green <= 4 and red.dollars + green <= start.money[0]:
            found.append(space)
    assert found == ["b5"]


def test_09_a_mountain_is_stored_and_read_in_again_as_the_prose_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    told = re.findall("`(.+?)`", KLONDIKE.cell("09", "file").text)
    raw = klondike.DATA.raw
    raw["setup"]["money"] = 60
    names = {"klondike": klondike, "raw": raw}
    for line in told[:2]:
        exec(line, names)
    assert eval(told[2], names).money == 60
    assert len((tmp_path / "my_mountain.json").read_text().splitlines()) > 100


def test_09_says_that_the_numbers_are_ours():
    told = "the board, its prices, the cards and the orders are our own numbers"
    assert told in KLONDIKE.prose("09")


def test_10_the_beginner_expects_least_and_pays_most():
    whys = dict(line.split(": ", 1) for line in KLONDIKE.made("10").answers["whys"].splitlines())
    levels = {
        level: [int(each) for each in re.findall(r"\$(\d+)", whys[level])[:2]]
        for level in klondike.LEVELS
    }
    (bid, hope), *others = levels.values()
    assert all(bid > each and hope < more for each, more in others)
    assert [each for each, _ in others] == [5, 5, 3], "the expert keeps money back"


def test_10_prices_are_average_for_three_and_four_and_high_for_five():
    prices = {
        int(count): dollars for count, dollars in numbers(KLONDIKE.made("10").answers["averages"])
    }
    assert 4 <= prices[3] <= 5
    assert 4 <= prices[4] <= 5
    assert 6 <= prices[5] <= 7


def test_10_every_point_of_the_picture_of_prices_is_where_the_prose_says():
    made = {"klondike": klondike}
    exec(KLONDIKE.cell("10", "averages").text, made)
    lines = {
        players: [mean(game[auction] for game in games) for auction in range(made["EARLY"])]
        for players, games in made["prices"].items()
    }
    told = " ".join(KLONDIKE.cell("10", "tournament").text.split())
    assert "most of the time the lines run in the lower band, or a little beside it" in told
    for players in (3, 4):
        assert sum(4 <= price <= 5 for price in lines[players]) > len(lines[players]) / 2
    assert "With three, prices end below it." in told
    assert all(3.5 < price < 4 for price in lines[3][-2:])
    assert "With four, they are twice a little above it." in told
    assert all(price < 5.5 for price in lines[4])
    assert sum(price > 5 for price in lines[4]) == 2
    assert "With five, cards cost about what the book calls high: often a little less" in told
    assert 6 <= mean(lines[5]) <= 7
    assert sum(5.5 < price < 6 for price in lines[5]) > len(lines[5]) / 2
    assert "and once a little more" in told
    assert sum(7 < price < 7.5 for price in lines[5]) == 1


def test_10_who_pays_less_does_better_against_sharp_and_perhaps_not_against_casual():
    digger, miser = (
        {
            line.split()[0]: tuple(int(each) for each in re.findall(r"(\d+)%", line))
            for line in KLONDIKE.made("10").answers[cell].splitlines()
        }
        for cell in ("rate", "miser")
    )
    assert miser["sharp"][0] > 2 * digger["sharp"][0]
    assert abs(miser["casual"][0] - digger["casual"][0]) < miser["casual"][1] + digger["casual"][1]
    assert digger["random"] == digger["beginner"] == (100, 0)
