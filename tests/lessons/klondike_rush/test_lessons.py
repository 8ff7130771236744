"""Klondike Rush in the lessons: questions with a sentence for each wrong answer, aims, checks."""

import json
import re
from dataclasses import replace
from itertools import pairwise

import pytest

from gold_widgets import Demo, FirstGame, Goal, Predict, check, klondike_rush
from gold_widgets.engine.errors import SetupError
from gold_widgets.lessons.questions import ask
from gold_widgets.lessons.subject import subject_of
from tests.games.klondike_rush.games import played
from tests.lessons.asking import ask_everything

pytestmark = pytest.mark.usefixtures("no_widget_is_left")

SUBJECT = subject_of(klondike_rush)
MARY = (
    "players: Mary, Joe, Tim\nmines: green a2, red b4\nboard: fish c7\nunused: green 1, -, -\n"
    "cards: G5, -, -"
)
JOE = "players: Joe, Mary, Tim\nmines: red a1 b1 b2, white a5 b9 b10 c13 c14\ncards: R1 R2 W1, -, -"
THREE = "players: Ann, Bob, Cy\n"
AUCTION = THREE + "on sale: R3\norder deck: o01"
HUNT = THREE + "tokens: pelt wild beast 2 fish, -, -\norders: o04 o07, -, -"
END = THREE + "to move: Cy\nasks: settle\nturns left: 1\n"
TIE = END + "money: 90, 90, 20\ntokens: fish 2, fish 1, -\nprofit: no, no, no"
LAST = THREE + "on sale: R5"


def asked(kind, text, moves, language="en"):
    game = klondike_rush.parse(text)
    return ask(SUBJECT, kind, game, game.play(moves), language)


@pytest.mark.parametrize(
    ("kind", "text", "moves", "answer"),
    [
        ("cost", MARY, "build-green@c7", "$5"),
        ("way", MARY, "build-green@c7", "a2–b4–c6–c7"),
        ("cheapest", MARY, "build-green@b3", "b3"),
        ("token", MARY, "build-green@c7", "fish"),
        ("token", MARY, "build-green@b5", "None"),
        ("value", MARY, "build-green@c7", "$3"),
        ("money", MARY, "build-green@c7", "$25"),
        ("profit", JOE, "profit", "$28"),
        ("money", JOE, "profit", "$58"),
        ("buyer", AUCTION, "bid-4 pass bid-7", "Cy"),
        ("buyer", AUCTION, "pass pass pass", "Nobody"),
        ("price", AUCTION, "bid-4 pass bid-7", "$7"),
        ("money", AUCTION, "bid-4 pass bid-7", "$23"),
        ("least", AUCTION, "bid-4 pass bid-7", "$1"),
        ("order", HUNT, "order-o04-pelt-wild", "$7"),
        ("fills", HUNT, "order-o04-pelt-wild", "pelt and wild"),
        ("orders", HUNT, "end", "o04: 2 × pelt"),
        ("trade", HUNT, "trade-fish-pelt-beast", "wild and snow beast"),
        ("next", LAST, "bid-1 pass pass end", "A last turn, without an auction"),
        ("next", LAST + "\ndeck: R1", "bid-1 pass pass end", "The next auction"),
        ("last_turns", LAST, "bid-1 pass pass end", "Bob, Cy, Ann"),
        ("beasts", END + "tokens: beast 2, beast, -", "done", "Ann: $25"),
        ("beasts", END + "tokens: beast, beast, -", "done", "Ann and Bob: $12 each"),
        ("beasts", END, "done", "Nobody"),
        ("payout", END + "mines: red a2\ncards: R5 R1, -, -", "done", "$12"),
        ("winner", TIE, "done", "Ann"),
        ("tiebreak", TIE, "done", "The most unused hunt tokens"),
        ("tiebreak", END + "money: 9, 8, 7", "done", "The most money"),
        ("tiebreak", END + "money: 9, 9, 7", "done", "Nothing: they share the victory"),
        (
            "tiebreak",
            END + "money: 8, 9, 7\ncards: R5, -, -\nprofit: no, no, no",
            "done",
            "The most investments",
        ),
    ],
)
def test_the_engine_knows_the_answer(kind, text, moves, answer):
    assert asked(kind, text, moves).answer == answer


def test_K3_wrong_prices_are_typical_mistakes_and_say_what_they_would_need():
    needs = asked("cost", MARY, "build-green@c7").needs
    assert set(needs) == {"$4", "$6", "$8"}
    assert "the mine on b4 would have to be of green" in needs["$4"]
    assert "a2–b5–c7 costs $6 (3 + 3)" in needs["$6"]
    assert "a2–b4 would have to cost what is printed, 4" in needs["$8"]


def test_KR12_a_way_of_another_company_is_offered_and_refused():
    question = asked("way", MARY, "build-green@c7")
    assert "a way starts at a mine of the same company" in question.needs["b4–c6–c7"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("1 mine, the town counted", "3 mines, the town counted")),
        ("fr", ("1 mine, celle de la ville", "3 mines, celle de la ville")),
        ("de", ("1 Mine haben", "3 Minen haben")),
    ],
)
def test_one_mine_is_not_several(language, said):
    text = THREE + "unused: green 1, -, -"
    low, high, *_ = asked("value", text, "build-green@b4", language).needs.values()
    assert said[0] in low
    assert said[1] in high


def test_a_question_about_the_cheapest_space_needs_it_to_be_built_there():
    with pytest.raises(SetupError, match="where it is cheapest: on b3"):
        asked("cheapest", MARY, "build-green@c7")


def test_the_moves_are_told_but_not_what_comes_of_them():
    assert asked("buyer", AUCTION, "bid-4 pass bid-7").text == (
        "Ann bids $4. Bob passes. Cy bids $7. Who gets R3?"
    )
    assert asked("value", MARY, "build-green@c7").text == (
        "Mary builds a mine for green on c7. What is an investment in green worth then?"
    )


def test_K11_two_players_raise_by_two():
    two = "players: Ann, Bob\non sale: R3 W2\nactive: Ann\nto move: Bob\nhigh: Ann 3"
    question = asked("least", two, "bid-5 pass")
    assert question.answer == "$5"
    assert "With two players it is two" in question.needs["$4"]


def test_KR2_snow_beasts_never_fill_an_order():
    needs = asked("fills", HUNT, "order-o04-pelt-wild").needs
    assert "Snow beasts never fill an order (KR2)" in needs["pelt and snow beast"]


@pytest.mark.parametrize(
    ("tokens", "answer"), [("pelt moose 2 wild", "Both"), ("pelt", "Neither"), ("moose 2", "o07")]
)
def test_K6_which_orders_can_be_filled(tokens, answer):
    question = asked("orders", THREE + f"tokens: {tokens}, -, -\norders: o04 o07, -, -", "end")
    assert question.answer.startswith(answer)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_question_has_its_answer_among_the_choices_and_says_why_not_the_others(
    players, seed, language
):
    end = played(players, seed, level="casual", last_bid=players == 4)
    asked_for = ask_everything(SUBJECT, end, language)
    assert asked_for >= set(SUBJECT.questions()) - {"trade", "profit", "cheapest", "fills", "order"}


def test_a_question_that_does_not_fit_is_refused():
    with pytest.raises(SetupError, match="does not fit these moves"):
        asked("cost", AUCTION, "bid-4 pass pass")
    with pytest.raises(SetupError, match="not finished"):
        asked("buyer", AUCTION, "bid-4 pass")
    with pytest.raises(SetupError, match="one or two orders"):
        asked("orders", AUCTION, "bid-4 pass pass")
    with pytest.raises(SetupError, match="somebody is to bid"):
        asked("least", MARY, "end")


def test_a_prediction_is_answered_and_then_played():
    one = Predict(klondike_rush.parse(MARY), "build-green@c7", ask="cost")
    one.answer("$8")
    assert not one.is_solved
    one.answer("$5")
    assert one.is_solved
    assert "a2–b4 1 (not 4: mines at both ends)" in one._feedback()


@pytest.mark.parametrize(
    ("text", "moves", "aim", "words"),
    [
        (MARY, "build-green@c7", {"build": "green@c7", "cost": 5}, "on c7 for at most $5."),
        (MARY, "build-green@c7", {"build": "c7"}, "Build a mine on c7."),
        (MARY, "build-green@b3", {"cost": 2}, "Build a mine for at most $2."),
        (MARY, "build-green@c7", {"value": "green 3"}, "green to $3 or more."),
        (AUCTION, "bid-4 pass pass", {"card": "R3", "price": 4}, "buy R3 for at most $4."),
        (AUCTION, "bid-4 pass pass", {"card": "R3"}, "Let Ann buy R3."),
        (AUCTION, "bid-4 pass pass", {"price": 5}, "a company card for at most $5."),
        (HUNT, "order-o04-pelt-wild", {"orders": 1}, "Let Ann fill 1 order."),
        (HUNT, "order-o04-pelt-wild", {"order": "o04"}, "fill the order o04."),
        (HUNT, "order-o04-pelt-wild", {"lead": 7}, "at least $7 ahead of everybody"),
        (HUNT, "order-o04-pelt-wild", {"points": 37, "rivals": 60}, "have at most $60."),
        (JOE, "profit", {"profit": 28}, "profit card of Joe pay at least $28."),
        (END + "money: 31, 30, 30", "done", {"win": True}, "Let Ann win."),
    ],
)
def test_goals_ask_for_what_can_be_reached(text, moves, aim, words):
    start = klondike_rush.parse(text)
    made = SUBJECT.AIM(**aim)
    assert not made.is_reached(start, start)
    assert made.is_reached(start, start.play(moves))
    assert words in made.words(start, "en")


def test_a_snow_beast_can_be_the_goal():
    start = klondike_rush.parse(MARY.replace("fish c7", "beast c7"))
    made = SUBJECT.AIM(beasts=1)
    assert made.is_reached(start, start.play("build-green@c7"))
    assert made.words(start, "en") == "Let Mary hold at least 1 snow beast."


@pytest.mark.parametrize(
    ("text", "moves", "aim"),
    [
        (MARY, "build-green@c7", {"build": "c7", "cost": 4}),
        (AUCTION, "bid-4 pass bid-5", {"card": "R3"}),
        (AUCTION, "pass pass pass", {"card": "R3"}),
        (JOE, "profit", {"profit": 29}),
    ],
)
def test_what_cannot_come_true_any_more_is_broken(text, moves, aim):
    start = klondike_rush.parse(text)
    assert SUBJECT.AIM(**aim).states(start, start, 2) == ["open"]
    assert SUBJECT.AIM(**aim).states(start, start.play(moves), 2) == ["broken"]


def test_a_goal_is_reached_at_once_and_a_turn_lasts_until_it_is_ended():
    goal = Goal(klondike_rush.parse(MARY), turns=1, build="green@c7", cost=5)
    goal.press("c7")
    assert goal.is_solved
    goal.close()
    goal = Goal(klondike_rush.parse(MARY), turns=1, build="green@c7", cost=5)
    goal.press("end")
    assert goal.is_missed
    goal.close()


def test_K8_the_last_turn_of_all_ends_with_the_count():
    start = klondike_rush.parse(THREE + "asks: act\nturns left: 1")
    moves = ["end", "done", "done", "done"]
    counts = [SUBJECT.turns(start, start.play(moves[: number + 1])) for number in range(4)]
    assert counts == [0, 0, 0, 1]


@pytest.mark.parametrize(
    "aim",
    [{"build": "green c7"}, {"value": "green"}, {"value": "green " + "9" * 5000}, {"cost": "5"}],
)
def test_what_cannot_be_aimed_at_is_refused(aim):
    with pytest.raises(SetupError):
        SUBJECT.AIM(**aim)


@pytest.mark.parametrize(
    ("aim", "said"),
    [
        ({"build": "z9"}, "build='z9' is unknown: there are a1, …, c18."),
        ({"build": "C7"}, "Did you mean c7?"),
        ({"build": "pink@c7"}, "build='pink' is unknown: there are red, white, green, black."),
        ({"build": "green@c77"}, "build='c77' is unknown: there are a1, …, c18. Did you mean c7?"),
        ({"value": "gren 4"}, "Did you mean green?"),
        ({"value": "green 12"}, "out of reach"),
        ({"build": "a3"}, "out of reach"),
        ({"order": "o99"}, "order='o99' is unknown: there are o01, …, o32. Did you mean"),
        ({"card": "X9"}, "card='X9' is unknown"),
        ({"card": "r3"}, "Did you mean R3?"),
        ({"cost": -1}, "cost=-1 is too little: ask for 1 or more."),
        ({"orders": 0}, "orders=0 is too little: ask for 1 or more."),
    ],
)
def test_a_goal_that_there_is_not_is_refused_with_what_there_is(aim, said):
    with pytest.raises(SetupError, match=re.escape(said)):
        Goal(klondike_rush.parse(MARY), turns=1, **aim)


def test_a_goal_may_name_what_is_on_a_board_of_somebodys_own():
    raw = json.loads(json.dumps(klondike_rush.DATA.raw).replace('"c7"', '"peak"'))
    start = klondike_rush.scenario(data=klondike_rush.read_data(raw), seed=1)
    SUBJECT.AIM(build="peak").check(start)
    with pytest.raises(SetupError, match="build='c7' is unknown"):
        SUBJECT.AIM(build="c7").check(start)


def test_a_certain_order_among_several_is_two_aims():
    start = klondike_rush.parse(HUNT.replace("fish", "moose 2"))
    made, after = SUBJECT.AIM(order="o04", orders=2), start.play("order-o04-pelt-wild")
    assert made.words(start, "en") == "Let Ann fill 2 orders. Let Ann fill the order o04."
    assert made.states(start, after, 2) == ["open", "met"]
    assert made.is_reached(start, after.play("order-o07-moose-moose"))


def said(capsys, text, moves, **wanted):
    check(text, moves, game=klondike_rush, **wanted)
    return capsys.readouterr().out


def test_a_cell_is_checked(capsys):
    right = {"cost": 5, "way": "a2 b4 c6 c7", "value": "green 3", "money": 25, "tokens": "fish"}
    assert "✓ That is it." in said(capsys, MARY, "build-green@c7", rule="K3", **right)
    wrong = {"cost": 4, "way": "a2 b5 c7", "value": "green 4", "money": 26, "tokens": "-"}
    told = said(capsys, MARY, "build-green@c7", rule="K4", **wrong)
    for sentence in (
        "Wanted: a turn that rule K4 settles. Found: K3.",
        "Wanted: a mine for $4. Found: $5.",
        "Wanted: the way a2–b5–c7. Found: a2–b4–c6–c7.",
        "Wanted as the value: green $4. Found: green $3.",
        "Wanted in the end: $26. Found: $25.",
        "Wanted as tokens in the end: None. Found: fish.",
    ):
        assert f"✗ {sentence}" in told


def test_a_sale_is_checked_and_players_may_be_left_out(capsys):
    cell = "on sale: R3\ndeck: R1"
    assert "✓" in said(capsys, cell, "bid-4 pass bid-5 end", buyer="Cy", price=5, rule="k2")
    told = said(capsys, cell, "bid-4 pass bid-5", buyer="Ann", price=4, order="o04", profit=3)
    assert "Wanted as the buyer: Ann. Found: Cy." in told
    assert "Wanted: a card sold for $4. Found: $5." in told
    assert "Wanted: this order filled: o04. Found: nothing of the kind." in told


@pytest.mark.parametrize(
    "wanted",
    [{"value": "green " + "9" * 5000}, {"tokens": "fish " + "9" * 5000}, {"tokens": "fish 100"}],
)
def test_a_number_that_is_far_too_long_is_refused(capsys, wanted):
    assert said(capsys, MARY, "build-green@c7", **wanted).startswith("✗ ")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("money: 5, 6, 7\nbogus: 4", "line 2, column 1: 'bogus'"),
        ("# players: those who are here\nbogus: 4", "line 2, column 1: 'bogus'"),
        ("town: z9", "line 1, column 7"),
    ],
)
def test_what_is_wrong_in_a_cell_is_refused_where_the_pupil_wrote_it(capsys, text, place):
    assert f"✗ {place}" in said(capsys, text, "")


@pytest.mark.parametrize(
    ("text", "players", "names"),
    [
        ("", 2, ["Ann", "Bob"]),
        ("# players: two\ntown: a3", 5, ["Ann", "Bob", "Cy", "Dan", "Eve"]),
        ("", ["Zoe, or so", "Kim"], ["Zoe, or so", "Kim"]),
        ("players: Joe, Tim", 3, ["Joe", "Tim"]),
    ],
)
def test_who_plays_is_what_the_text_says_or_else_what_was_asked_for(text, players, names):
    assert [str(seat) for seat in SUBJECT.read(text, players).seats] == names


def test_what_is_wanted_can_be_said_beforehand():
    wanted = SUBJECT.WANTED(cost=5, way="a2-b4", value="green 3", money=9, player="Mary")
    assert wanted.words("en") == [
        "The mine costs $5.",
        "This way is paid: a2–b4.",
        "An investment is worth: green $3.",
        "Mary has $9 in the end.",
    ]


def test_a_demonstration_shows_an_auction():
    demo = Demo(klondike_rush.parse(AUCTION), "bid-4 pass bid-7")
    demo.go_on()
    assert "Ann bids $4." in demo._status()
    demo.close()


def follow(table):
    """Do what is pointed at until the guide lets go; collect what is said."""
    said = [table._frame.status]
    while not table._is_let_go:
        frame = table._frame
        at = [each["id"] for each in (*frame.buttons, *frame.spots) if each.get("point")]
        if frame.number.get("point"):
            table._act({"number": frame.number["value"]})
        elif at and at != ["continue"]:
            assert len(at) == 1
            table.press(at[0].removeprefix("part "))
        else:
            table.go_on()
        said.append(table._frame.status)
    return said


@pytest.mark.parametrize("seed", range(4))
def test_a_first_game_leads_through_a_bid_a_mine_and_the_end_of_the_turn(seed):
    table = FirstGame(klondike_rush, seed=seed)
    told = follow(table)
    assert told[0].startswith("You are Ann, and have $30 like everybody. Press Bid: $4 is ")
    assert any("Sold: Ann pays $4" in each for each in told)
    assert any("Press End the turn." in each for each in told)
    assert "Now you are on your own" in told[-1]
    ended = [
        after
        for before, after in pairwise(table.game.history)
        if SUBJECT.ends_turn(after) and before.to_move == 0
    ]
    assert len(ended) == 3
    table.close()


@pytest.mark.parametrize(
    ("unused", "asked"),
    [
        ("-", "Press End the turn."),
        ("green 1", "You have a mine for green to build: press it."),
    ],
)
def test_a_first_game_names_who_bought_also_where_the_page_of_it_was_turned(unused, asked):
    start = klondike_rush.parse(f"{AUCTION}\nunused: {unused}, -, -")
    table = FirstGame(start.play("bid-3 bid-10 pass"))
    assert table._frame.status.startswith("Sold: Bob pays $10 and takes R3.")
    while table._is_reading:
        table.go_on()
    assert table._frame.status == f"Bob has bought R3 for $10. {asked}"
    table.close()


def written(picture):
    """All texts of a picture."""
    return [shape.text for tile in picture.tiles for shape in tile.shapes if hasattr(shape, "text")]


@pytest.mark.parametrize(
    ("text", "moves", "kind", "seat", "answer"),
    [
        (JOE, "profit", "profit", None, "Profit card: $28"),
        (HUNT, "order-o04-pelt-wild", "orders", "Ann", "✓ $7"),
    ],
)
def test_the_picture_of_a_question_does_not_work_out_the_answer(text, moves, kind, seat, answer):
    one = Predict(klondike_rush.parse(text), moves, ask=kind, seat=seat)
    worked_out = replace(one._look(), works_out=True)
    assert answer in written(one._staging.scene(one._view(), one._layout(), worked_out))
    assert answer not in written(one.picture())
    assert ", can be filled now" not in one.describe()
    one.close()
