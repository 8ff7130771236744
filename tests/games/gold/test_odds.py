"""Exact odds, checked against enumeration on small tables and simulation on a whole deck."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.games.gold.chances import Result
from gold_widgets.games.gold.events import Explosion, RushTaken, Strike
from gold_widgets.games.gold.game import begin

NO_RUSH = gold.Rules(rush_at=0, stall="play_on")


def arrangements(game, view):
    """Every game that looks like this one to the view: its unseen cards in every order."""
    hidden = [game.table[spot] for spot in view.unknown]
    for order in set(permutations(hidden)):
        cards = {**game.table, **dict(zip(view.unknown, order, strict=True))}
        yield begin(game.setup, cards, game.to_move, game.mines, game.face_up)


def result(game):
    """What the last flip came to, read off its events."""
    happened = game.events[1]
    match happened:
        case Strike() | RushTaken():
            to = happened.to if isinstance(happened, Strike) else happened.by
            return Result(happened.rule, to.number, happened.gold.value)
        case Explosion():
            return Result(happened.rule, destroyed=happened.gold_lost)
        case _:
            return Result(happened.rule)


def share(results):
    counts = Counter(results)
    return {each: Fraction(count, counts.total()) for each, count in counts.items()}


def lead(results, view):
    """The average of my points less the rivals' points each, written out."""
    rivals = len(view.setup.seats) - 1
    worth = sum(
        (each.points if each.to == view.seat else Fraction(-each.points, rivals))
        for each in results
        if each.to is not None
    )
    mine = sum(each.points for each in results if each.to == view.seat)
    return Fraction(worth) / len(results), Fraction(mine, len(results))


def brute_force_first(games, view, spot):
    """Flip a spot in every arrangement, then the second spot that is best given what was seen."""
    by_card = {}
    for game in games:
        by_card.setdefault(game.at(spot), []).append(game.flip(spot))
    results = []
    for same_to_me in by_card.values():
        known_first = sorted(same_to_me[0].legal(), key=lambda each: each not in view.known)
        seconds = [[result(game.flip(second)) for game in same_to_me] for second in known_first]
        results += max(seconds, key=lambda each: lead(each, view))
    return share(results)


codes = st.sampled_from([card.code for card in gold.CARDS])


@st.composite
def small_games(draw, rules=NO_RUSH):
    """A game of at most six cards, a few flips in, in which some cards have been shown."""
    drawn = draw(st.lists(codes, min_size=2, max_size=6))
    players = draw(st.integers(2, 4))
    game = gold.scenario(" ".join(drawn), players=players, rules=rules, strict=False)
    for _ in range(draw(st.integers(0, 4))):
        if not game.is_over:
            game = game.flip(draw(st.sampled_from(game.legal())))
    return game


@given(small_games())
def test_odds_of_small_tables_are_those_of_all_arrangements(game):
    view = gold.view(game)
    games = list(arrangements(game, view))
    for spot, odds in gold.odds(view).items():
        if game.face_up or len(game.table) == 1:
            counted = share([result(each.flip(spot)) for each in games])
        else:
            counted = brute_force_first(games, view, spot)
        assert odds.chances == counted


@given(small_games())
def test_a_thoughtless_second_flip_is_any_of_them(game):
    view = gold.view(game)
    if game.face_up or len(game.table) < 2:
        return
    for spot, odds in gold.odds(view, then="any").items():
        counted = [
            result(each.flip(spot).flip(second))
            for each in arrangements(game, view)
            for second in each.legal()
            if second != spot
        ]
        assert odds.chances == share(counted)


@given(small_games(rules=gold.Rules(rush_at=64)))
def test_G9_odds_in_the_rush_are_those_of_all_arrangements(game):
    view = gold.view(game)
    for spot, odds in gold.odds(view).items():
        assert odds.chances == share([result(each.flip(spot)) for each in arrangements(game, view)])


@given(small_games(rules=gold.Rules(rush_at=64)), st.data())
def test_G9_the_rush_brings_what_greedy_play_brings_over_all_arrangements(game, data):
    known = data.draw(st.sets(st.sampled_from(list(game.table)))) if game.table else set()
    memory = gold.Memory(known={spot: game.table[spot] for spot in known})
    view = gold.view(game, memory=memory)

    def play_on(now, memory):
        """Flip what is worth most on average to somebody with this memory, to the end."""
        while not now.is_over:
            seen = gold.view(now, memory=memory)
            worth = {
                spot: sum(points * chance for points, chance in odds.points(now.to_move).items())
                for spot, odds in gold.odds(seen).items()
            }
            best = max(worth, key=lambda spot: (worth[spot], spot in seen.known))
            now = now.flip(best)
            memory = memory.after(now.events)
        return now.scores

    finals = [play_on(each, memory) for each in arrangements(game, view)]
    for seat, points in enumerate(gold.rush_points(view)):
        gained = [final[seat] - game.scores[seat] for final in finals]
        assert points == Fraction(sum(gained), len(gained))


def test_G9_a_rush_among_unknown_cards_gives_everybody_the_average():
    game = gold.deal(players=3, seed=5, rules=gold.Rules(rush_at=64))
    points = gold.rush_points(gold.view(game))
    assert points == (Fraction(60 * 22, 64), Fraction(60 * 21, 64), Fraction(60 * 21, 64))


def test_there_is_no_rush_result_before_the_rush():
    with pytest.raises(gold.GameError, match="no gold rush yet"):
        gold.rush_points(gold.view(gold.deal(seed=1)))


@pytest.mark.parametrize("flips", [0, 1, 24, 25])
def test_odds_of_a_whole_deck_agree_with_simulation(flips):
    luck, rounds = Random(flips), 4000
    game = gold.deal(players=4, seed=11)
    for _ in range(flips):
        game = game.flip(luck.choice(game.legal()))
    view = gold.view(game, recall=gold.Keep(0.6, seed=3))
    spot, odds = luck.choice(list(gold.odds(view, then="any").items()))
    counted = Counter()
    hidden = [game.table[each] for each in view.unknown]
    for _ in range(rounds):
        luck.shuffle(hidden)
        cards = {**game.table, **dict(zip(view.unknown, hidden, strict=True))}
        other = begin(game.setup, cards, game.to_move, game.mines, game.face_up).flip(spot)
        counted[result(other if not other.face_up else other.flip(luck.choice(other.legal())))] += 1
    assert sum(odds.chances.values()) == 1
    for each in odds.chances | counted:
        chance = float(odds.chances.get(each, 0))
        spread = sqrt(chance * (1 - chance) / rounds)
        assert abs(counted[each] / rounds - chance) <= 5 * spread + 1e-9


def test_best_feeds_nobody_when_it_can_feed_itself():
    game = gold.scenario("R4 B4 $4 G2", players=4, rules=NO_RUSH).play("a1 b1 c1 d1")
    red = gold.view(game, seat=0)
    assert gold.odds(red)["c1"].then == "a1"
    blue = gold.view(game, seat=1)
    assert gold.odds(blue)["c1"].then == "b1"
    assert gold.best(blue).lead == 4


def test_odds_tell_points_by_seat_and_gold_destroyed():
    game = gold.scenario("$3 R4 B3 **", players=3, rules=NO_RUSH).flip("a1")
    odds = gold.odds(gold.view(game, seat=0))["b1"]
    third = Fraction(1, 3)
    assert odds.rules == {"G5": 2 * third, "G7": third}
    assert odds.points() == {0: 2 * third, 3: third}
    assert odds.points(1) == {0: 2 * third, 3: third}
    assert odds.points(2) == {0: 1}
    assert odds.destroyed == {0: 2 * third, 3: third}
    assert (odds.expected(), odds.expected_destroyed) == (1, 1)
    assert odds.lead == 1 - Fraction(1, 2)


def test_a_finished_game_has_no_odds():
    over = gold.scenario("$1").flip("a1")
    assert gold.odds(gold.view(over)) == {}
    with pytest.raises(gold.GameError, match="over"):
        gold.best(gold.view(over))


def test_an_unknown_way_to_choose_is_refused():
    with pytest.raises(gold.GameError, match="'best' or 'any'"):
        gold.odds(gold.view(gold.deal(seed=1)), then="worst")
