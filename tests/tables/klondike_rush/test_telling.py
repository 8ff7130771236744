"""All that a table says of a game, in three languages, as text that a person can judge."""

from pathlib import Path

import pytest

from gold_widgets import Table
from gold_widgets import klondike_rush as klondike
from gold_widgets.games.klondike_rush.naming import name_space
from gold_widgets.tables.klondike_rush.staging import KlondikeStaging
from gold_widgets.tables.staging import Look
from tests.games.klondike_rush.games import dealt, mary
from tests.golden import check

GOLDEN = Path(__file__).parent / "golden"
LAST = (
    "players: Ann, Bob, Cy\nasks: settle\ntokens: fish 3, beast pelt 2, beast wild\n"
    "orders: o04 o01, o05, -\norder deck: o09 o10\ncards: R1, W1, K2"
)
STORIES = {
    "turn": dealt().play("bid-3 bid-4 pass end pass pass bid-2"),
    "mary": mary().play("build-green@c7 2/order-o04-pelt-pelt profit"),
    "settling": klondike.parse(LAST).play("trade-fish-fish-fish done done done"),
    "two": klondike.deal(["Ann", "Bob"], seed=3).play("bid-1 bid-3 pass end"),
}


def told(game, language):
    """Tell a game move by move, as the table does."""
    staging = KlondikeStaging()
    telling = staging.words(language)
    for number, past in enumerate(game.history, start=1):
        yield f"# {telling.headline(past)}"
        for stage in range(staging.stages(past)):
            yield f"[{stage}] {telling.status(past, ask=True, stage=stage)}"
        if banner := telling.banner(past):
            yield f"    *** {banner}"
        yield from (f"    {line}" for line in telling.line(past, number))
    view = klondike.view(game, game.to_move)
    found = staging.spots(view, staging.layout(game), Look(language=language))
    yield from (f"  | {line}" for line in telling.describe(view, found))
    for part in ("bid", "pass", "profit", "end", "order", "trade", "done", "fish"):
        yield f"  ({part}) {' — '.join(telling.offer(game, part))}"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("story", STORIES)
def test_a_story_is_told(story, language):
    check(GOLDEN / f"{story}.{language}.txt", "\n".join(told(STORIES[story], language)) + "\n")


def test_what_is_no_move_is_spoken_of():
    telling = KlondikeStaging().words("en")
    game = dealt()
    assert telling.about(game, "seat1") == "Bob: $30, 2 orders, profit card."
    assert telling.about(game, "sale").startswith("On sale: RK (red investment")
    assert telling.about(game, "c7").endswith("Mines are built after the auction (K3).")
    assert telling.about(game, "seat7") == telling.about(game, "nonsense") == ""
    poor = klondike.parse("players: A, B, C\nunused: green 1, -, -\nmoney: 1, 5, 5")
    assert telling.about(poor, "c18").endswith(poor.why_not("build-green@c18"))
    assert telling.about(mary().play("build-green@c7"), "c1").endswith("Mary has no mine to build.")


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Moose Ford"), ("fr", "Gué de l’Orignal"), ("de", "Elchfurt")]
)
def test_a_space_is_called_by_its_name_in_the_reader_s_language(language, name):
    assert KlondikeStaging().words(language).about(dealt(), "c7").startswith(f"c7, {name}")


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_space_of_our_board_has_a_name_in_every_language(language):
    names = [space.name for space in klondike.DATA.spaces]
    said = [name_space(name, language) for name in names]
    assert len(set(said)) == len(names)
    assert set(names).isdisjoint(said)
    assert name_space("Our House", language) == "Our House", "a board of somebody's own has its own"


def test_the_profit_button_says_how_much_and_why():
    text, title = KlondikeStaging().words("en").offer(mary(), "profit")
    assert text == "Take $2 now: 1\u00a0×\u00a02\u00a0G"
    assert "(K4)" in title


POOR = "players: Ann, Bob, Cy\nunused: white 1 green 1, -, -\nmoney: 2, 9, 9\n"


@pytest.mark.parametrize(
    ("language", "dear"),
    [
        ("en", "The cheapest space for white costs $3, and you have $2."),
        (
            "fr",
            "L’espace le moins cher pour une mine blanche coûte 3~$, et tu as 2~$.",
        ),
        (
            "de",
            "Das billigste Feld für Weiß kostet 3~$, und du hast 2~$.",
        ),
    ],
)
def test_who_cannot_pay_for_any_mine_is_told_so_and_not_asked_to_build(language, dear):
    dear = dear.replace("~", "\N{NO-BREAK SPACE}")
    game, telling = klondike.parse(POOR), KlondikeStaging().words(language)
    assert dear in telling.status(game, ask=True)
    assert telling.about(game, "white") == dear
    assert telling.about(game, "white", klondike.view(game)) == dear
    for is_open in (True, False):
        assert telling.about(game, "white", klondike.view(game, 0, open_money=is_open)) == dear
        assert telling.about(game, "white", klondike.view(game, 1, open_money=is_open)) == ""
    rich = klondike.parse(POOR.replace("money: 2", "money: 3"))
    assert dear not in telling.status(rich, ask=True)
    assert telling.about(rich, "white") == ""


def test_KR18_a_space_tells_what_somebody_has_only_to_those_who_may_know():
    game = klondike.parse(
        "players: Ann, Bob, Cy\nunused: green 1, -, -\nmoney: 4, 9, 17\ndeck: R1 W1\nmines: red c7"
    )
    telling, what = KlondikeStaging().words("en"), "c18, North Pass: free."
    refusal = f"{what} {game.why_not('build-green@c18')}"
    assert refusal == f"{what} c18 costs 16 and you have 4."
    seen = {
        (seat, is_open): telling.about(game, "c18", klondike.view(game, seat, open_money=is_open))
        for seat in (None, 0, 1)
        for is_open in (True, False)
    }
    assert seen == {
        (None, True): refusal,
        (None, False): what,
        (0, True): refusal,
        (0, False): refusal,
        (1, True): f"{what} c18 costs $16, and Ann has $4.",
        (1, False): what,
    }
    for seat in (None, 0, 1):
        view = klondike.view(game, seat, open_money=False)
        assert telling.about(game, "c7", view).endswith("choose a space without one (K3).")
    assert telling.about(game, "b6", klondike.view(game, 1)) == "b6, Amber Gully: free."


@pytest.mark.parametrize("is_open", [True, False])
def test_KR18_a_press_at_the_table_of_another_seat_tells_nobody_that_they_have_it(is_open):
    game = klondike.parse("players: Ann, Bob, Cy\nunused: green 1, -, -\nmoney: 4, 9, 17")
    table = Table(game, pace=0, open_money=is_open)
    bob = table.seat("Bob")
    bob.press("c18")
    assert "you have" not in bob._frame.status
    assert ("Ann has $4" in bob._frame.status) == is_open
    table.close()


def test_a_mine_that_cannot_be_paid_answers_with_its_price_when_it_is_pressed():
    table = Table(klondike.parse(POOR), pace=0)
    table.press("white")
    assert table._frame.status.startswith("The cheapest space for white costs $3")
    table.close()


@pytest.mark.parametrize(
    ("tokens", "orders", "told"),
    [
        ("fish 3", "-", "Three of your tokens bring $5 (K7)."),
        ("fish 2", "o29", "Your tokens may fill an order (K6)."),
        ("fish 3", "o29", "Your tokens may fill an order (K6), and three bring $5 (K7)."),
        ("beast 2", "o29", "or end your turn."),
        ("fish 2", "-", "or end your turn."),
    ],
)
def test_who_has_no_mine_is_told_what_tokens_may_be_good_for(tokens, orders, told):
    text = f"players: Ann, Bob, Cy\ntokens: {tokens}, -, -\norders: {orders}, -, -"
    assert KlondikeStaging().words("en").status(klondike.parse(text), ask=True).endswith(told)


def test_the_profit_card_is_no_button_to_be_pressed_by_the_way():
    table = Table(mary(), pace=0)
    parts = [each for each in table._frame.buttons if each["id"].startswith("part ")]
    assert [(each["id"], bool(each.get("main"))) for each in parts] == [
        ("part end", True),
        ("part profit", False),
    ]
    table.close()


def test_who_cannot_bid_is_told_so_and_what_tokens_bring():
    text = (
        "players: Ann, Bob, Cy\non sale: R3\nactive: Ann\nto move: Bob\nhigh: Ann 4\n"
        "money: 20, 4, 9\ntokens: -, {tokens}, -\ndeck: R1"
    )
    telling = KlondikeStaging().words("en")
    poor = klondike.parse(text.format(tokens="-"))
    said = "Bob, a bid has to be at least $5 now, and you have $4: pass."
    assert telling.status(poor, ask=True).endswith(said)
    able = klondike.parse(text.format(tokens="fish 3"))
    said += " Three of your tokens bring $5 (K7)."
    assert telling.status(able, ask=True).endswith(said)
    traded = able.play("trade-fish-fish-fish")
    assert telling.status(traded, ask=True).endswith("you have $9: bid or pass.")
