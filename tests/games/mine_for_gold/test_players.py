"""The computer opponents: what they see, what they say, and how well they play."""

import re
from time import process_time

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.engine.playing import play_out
from gold_widgets.engine.words import LANGUAGES
from gold_widgets.games.mine_for_gold.expert import Thoughts, Worth
from gold_widgets.games.mine_for_gold.layout import cards_in
from gold_widgets.games.mine_for_gold.outlook import Outlook
from gold_widgets.games.mine_for_gold.reasons import because, expert_numbers
from gold_widgets.games.mine_for_gold.thinking import Prospects, lay, none_of
from tests.games.mine_for_gold.centers import center


def won(name, rival, games, players=2, silver=False):
    """Return the share of some games that a player wins, in every seat equally often."""
    total = 0.0
    for number in range(games):
        seat = number % players
        names = [rival] * players
        names[seat] = name
        end = play_out(mine.deal(players, number // players, silver=silver), names)
        total += (seat in end.winners) / len(end.winners)
    return total / games


def test_each_level_beats_the_one_below():
    assert won("beginner", "random", 120) > 0.55
    assert won("casual", "beginner", 120) > 0.55
    assert won("sharp", "casual", 120) > 0.52


def test_sharp_beats_random_players():
    assert won("sharp", "random", 300) > 0.8
    assert won("sharp", "random", 200, players=4) > 0.55


def test_the_expert_beats_sharp_players():
    assert won("expert", "sharp", 60) > 0.5


@pytest.mark.parametrize("name", ["casual", "sharp", "expert"])
def test_a_corridor_that_is_there_is_taken(name):
    game = center("R1 R2 R3", "R9 Y2 G7", "B1 G1 Y8")
    assert mine.opponent(name).choose(mine.view(game, 0)) == "R9"


def test_what_a_rival_can_expect_hangs_on_what_is_left():
    game = center("R9 R10", "R12 B19", "R20 R3")
    outlook = Outlook(mine.view(game, 0))
    three = mine.scenario("R9 R10 R12", seed=1).layout
    assert outlook.threat(game.layout) == 0
    assert 0 < outlook.threat(three) <= 4
    worths = Thoughts(mine.view(game, 0)).worths()
    assert worths["R12"].threat > worths["B19"].threat
    assert mine.ExpertPlayer().choose(mine.view(game, 0)) == "B19"


def test_the_expert_says_what_it_expects():
    game = center("R1 R2 R3", "R20 Y2", "B1 G1")
    assert mine.ExpertPlayer().why(mine.view(game, 0)) == (
        "Choose the red 20. This round you can expect to take 4 cards, and a rival 0."
    )
    assert mine.hint(mine.view(game, 0)).words == (
        "Choose the red 20. It makes four piles side by side and takes 4 cards. "
        "It leaves the others little to take."
    )
    assert mine.hint(mine.view(game, 0)).spots == ("R20",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_name_cards_and_places_in_words_and_never_by_their_codes(language):
    kinds = set()
    for seed in range(5):
        end = mine.play_out(mine.deal(3, seed, silver=True), ["random"] * 3)
        for game in end.history[:-1]:
            kinds.add(game.asks)
            if game.asks == "choose" and game.moment % 9:
                continue
            for level in mine.LEVELS:
                hint = mine.hint(mine.view(game, game.to_move), language, level)
                assert not re.search(r"\b[YRGBS][0-9]|close-|@", hint.words), hint.words
    assert kinds == {"choose", "lay", "close"}


def test_a_hint_says_which_pile_goes_where():
    game = center("R3 R6       R14\nG1 G2/G4/G7 G10", "G8", "B1").play("G8 B1")
    hint = mine.hint(mine.view(game, 0), level="casual")
    assert hint.spots == ("close-0-1",)
    assert hint.words.startswith("Close the gaps so: the green 1 goes 1 to the right.")


WORTH = Worth(0, gain=1, given=0, next_own=1.9, threat=0.5)


COUNTED = {
    "en": [
        "Choose the red 12.",
        "This round you can expect to take 1 card, and a rival 0.",
        "In the next round there are then 1.9 cards for you, and 0.5 for a rival.",
        "The green 2 would bring 1.9 cards now, but less in the end.",
    ],
    "fr": [
        "Choisis le 12 rouge.",
        "Dans cette manche, tu peux t’attendre à prendre 1 carte, et un adversaire 0.",
        "À la manche suivante, il y a alors 1,9 carte pour toi, et 0,5 pour un adversaire.",
        "Le 2 vert rapporterait 1,9 carte maintenant, mais moins au bout du compte.",
    ],
    "de": [
        "Wähle die rote 12.",
        "In dieser Runde kannst du mit 1 Karte rechnen, ein Gegner mit 0.",
        "In der nächsten Runde gibt es dann 1,9 Karten für dich und 0,5 für einen Gegner.",
        "Die grüne 2 brächte jetzt 1,9 Karten, am Ende aber weniger.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_counts_cards_as_the_language_does(language):
    view = mine.view(center("R7 R9", "R12 G2", "B8 B9"), 0)
    worths = {"R12": WORTH, "G2": WORTH._replace(gain=1.9)}
    numbers = expert_numbers("R12", view, worths, language)
    assert because("R12", view, numbers, language) == " ".join(COUNTED[language])


def test_the_expert_answers_in_time():
    times = []
    for players in mine.PLAYERS:
        game = mine.deal(players, seed=5, silver=True)
        for _ in range(3 * players):
            view = mine.view(game, game.to_move)
            times.append(min(seconds(view) for _ in range(2)))
            game = game.play(game.legal()[0])
    assert max(times) < 0.2


def seconds(view):
    """Return how long the expert thinks about a view."""
    began = process_time()
    mine.ExpertPlayer().choose(view)
    return process_time() - began


def test_what_a_card_takes_at_once_is_told_quickly_and_rightly():
    for seed in range(40):
        game = mine.play_out(mine.deal(4, seed, silver=bool(seed % 2)), ["random"] * 4)
        for past in game.history[::9]:
            if past.gaps is not None:
                continue
            lying, prospects = set(cards_in(past.rows)), Prospects(past.layout)
            for card in past.setup.deck:
                if card in lying:
                    continue
                quick, whole = prospects.of(card), lay(past.layout, card).gain
                assert bool(quick) == bool(whole)
                assert quick <= whole


def test_how_likely_a_hand_holds_none_of_some_cards():
    assert none_of(4, 2) == pytest.approx([1, 1 / 2, 1 / 6, 0, 0])
    assert none_of(10, 3)[2] == pytest.approx(7 / 10 * 6 / 9)


def test_a_strength_between_0_and_1_is_an_opponent_too():
    assert mine.opponent(0.3) == mine.GreedyPlayer(0.3)
    for bad in (2, -0.1, True):
        with pytest.raises(mine.SetupError):
            mine.opponent(bad)
    with pytest.raises(mine.SetupError, match=r"Did you mean expert\?"):
        mine.opponent("exprt")
