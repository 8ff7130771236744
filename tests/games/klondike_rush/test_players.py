"""Computer opponents: each sees its view alone, chooses a legal move, and can say why."""

from time import process_time

import pytest

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.words import LANGUAGES
from tests.games.klondike_rush.simple import Greedy, Miser, Simple
from tests.games.klondike_rush.strategies import bot_game, played

THREE = "players: Ann, Bob, Cy\n"
each_level = pytest.mark.parametrize("level", klondike.OPPONENTS)


def share(one, others, players, games):
    """Return which part of some games one player wins among others, in every seat."""
    won = 0.0
    for number in range(games):
        seating = [others] * players
        seating[number % players] = one
        end = klondike.play_out(klondike.deal(players, 500 + number // players), seating)
        won += (number % players in end.winners) / len(end.winners)
    return won / games


@each_level
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_level_plays_every_table_to_its_end(level, players):
    game = bot_game(players, 4, level, last_bid=players > 2)
    assert game.is_over
    assert game.moves == bot_game(players, 4, level, last_bid=players > 2).moves


def test_levels_are_from_weak_to_strong():
    assert list(klondike.LEVELS) == ["beginner", "casual", "sharp", "expert"]
    assert set(klondike.OPPONENTS) - set(klondike.LEVELS) == {"random"}
    with pytest.raises(klondike.SetupError, match=r"Did you mean sharp\?"):
        klondike.opponent("shrap")


@pytest.mark.parametrize("weak", ["random", "beginner"])
def test_the_weak_lose_to_the_sharp(weak):
    assert share(weak, "sharp", 3, 30) < 0.2


def test_an_expert_is_better_than_the_sharp():
    assert share("expert", "sharp", 3, 60) > 0.45


@pytest.mark.parametrize("level", ["casual", "sharp", "expert"])
@pytest.mark.parametrize("players", [3, 4])
def test_computers_build_on_the_mountain_while_cards_are_sold(level, players):
    built = early = 0
    for seed in range(8):
        end = klondike.play_out(klondike.deal(players, seed), [level] * players)
        times = [past for past, move in zip(end.history, end.moves, strict=False) if "@" in move]
        built += len(times)
        early += sum(bool(past.deck) for past in times)
    assert built / 8 > 18
    assert early > built / 3


@pytest.mark.parametrize("most", [2, 4])
def test_a_miser_gets_no_more_than_a_fair_share_among_experts(most):
    assert share(Miser(most), "expert", 4, 40) < 0.35


@pytest.mark.parametrize("players", [3, 4])
def test_a_miser_gets_no_more_than_a_fair_share_among_sharps(players):
    assert share(Miser(2), "sharp", players, 60) < 0.35


@pytest.mark.parametrize("players", [3, 4, 5])
def test_experts_leave_hardly_a_card_to_nobody(players):
    unsold = [len(bot_game(players, seed, "expert").unsold) for seed in range(40)]
    assert sum(unsold) / len(unsold) < 0.5


def test_an_expert_with_many_mines_to_build_buys_a_good_card_for_a_dollar():
    every = "red 2 white 2 green 2 black 2"
    late = klondike.parse(
        f"{THREE}on sale: R2\ndeck: W1 G2 K3 RW\nmoney: 11, 7, 10\nmines: red b4 b5\n"
        f"unused: {every}, {every}, {every}\ncards: R1 R4 RG, W2 W4 K2, G1 G4 K4"
    )
    assert klondike.hint(klondike.view(late, 0)).spots == ("bid-1",)


@pytest.mark.parametrize("players", [2, 4])
def test_the_expert_answers_in_time(players):
    expert = klondike.opponent("expert")
    for past in played(players, 2).history[:-1:7]:
        view = klondike.view(past, past.to_move)
        began = process_time()
        expert.choose(view)
        assert process_time() - began < 0.3


@pytest.mark.parametrize(
    ("text", "move", "words"),
    [
        ("tokens: pelt 2, -, -\norders: o04, -, -", "order-o04-pelt-pelt", "Fill the order o04"),
        ("asks: settle\ntokens: fish 3, -, -", "trade-fish-fish-fish", "Turn in 3 × fish for $5"),
        ("asks: settle\ntokens: beast 3, -, -", "done", "Say done"),
        (
            "turns left: 3\ncards: R1 R2, -, -\nunused: red 1, -, -",
            "build-red@",
            "Build a mine for red on",
        ),
        ("turns left: 3", "end", "End your turn"),
        ("on sale: R2\nmoney: 30, 0, 0", "bid-1", "Bid $1"),
        ("on sale: R2\nmoney: 0, 9, 9", "pass", "Pass"),
    ],
)
def test_an_expert_knows_what_is_plain(text, move, words):
    view = klondike.view(klondike.parse(THREE + text), 0)
    expert = klondike.opponent("expert")
    assert expert.choose(view).startswith(move)
    assert expert.why(view).startswith(words)


def test_reasons_are_told_in_every_language():
    for past in bot_game(3, 6).history[:-1:5]:
        view = klondike.view(past, past.to_move)
        told = {klondike.opponent("expert").why(view, language) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES)


def test_who_last_bids_in_a_round_pays_just_enough():
    game = klondike.parse(
        THREE + "on sale: R2\ndeck: W1 W2 G1 G2\nactive: Ann\nto move: Cy\nhigh: Ann 2"
    )
    assert klondike.opponent("sharp").choose(klondike.view(game, 2)) == "bid-3"


def test_computers_play_on_a_board_of_ones_own():
    raw = {**klondike.DATA.raw, "track": [2, 2, 5, 5, 9, 9, 9, 9, 9, 9, 9]}
    start = klondike.deal(3, seed=1, data=klondike.read_data(raw))
    assert klondike.play_out(start, ["expert", "sharp", "casual"]).is_over


@pytest.mark.parametrize("players", [3, 4])
def test_a_simple_heuristic_is_no_better_than_sharp(players):
    assert share(Simple(), "sharp", players, 60) <= 1 / players


@pytest.mark.parametrize("players", [3, 4])
def test_greed_does_not_pay(players):
    assert share(Greedy(), "sharp", players, 24) <= 0.04
    assert share(Greedy(), Simple(), players, 24) <= 0.04
