"""A game looked at again: luck, memory and choice, and how they add up."""

import pickle
import re
import time
from fractions import Fraction
from itertools import permutations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.engine.errors import GameError, SetupError
from gold_widgets.games.gold.debrief import tell_flip, tell_total
from gold_widgets.games.gold.game import begin
from gold_widgets.games.gold.judging import PARTS
from tests import golden
from tests.games.gold.strategies import games
from tests.games.gold.tables import NAMES, each_number_of_players, table

GOLDEN = Path(__file__).parent / "golden"
LANGUAGES = ("en", "fr", "de")


def readable() -> gold.Game:
    """Eight cards, some of them missed: each of luck, memory and choice happens once or more."""
    start = table("$3 $4 R4 B5 ** Y2 $1 G2", rush_at=3, stall="rush")
    return start.play("a1 b1  d1 f1  a1 c1  g1 e1  h1  b1  d1")


def seen_before(game, point):
    """The spots whose card somebody had seen up to a point."""
    return {*game.flips[:point], *game.history[0].face_up}


@settings(max_examples=40)
@given(games(), st.booleans())
def test_what_a_flip_came_to_is_the_best_and_luck_less_memory_and_choice(game, peek):
    for flip in gold.review(game, peek=peek).flips:
        assert flip.came == flip.worth + flip.luck - flip.memory - flip.choice
        assert flip.memory >= 0
        assert flip.choice >= 0
        assert flip.cost == flip.memory + flip.choice
        assert flip.amount(flip.part) == max(map(flip.amount, PARTS), key=abs)


@settings(max_examples=40)
@given(games())
def test_turns_and_totals_add_up_to_the_score(game):
    told = gold.review(game)
    for turn in told.turns:
        parts = sum(turn.amount(part) for part in PARTS)
        assert turn.result == turn.worth + parts
        for flip, later in zip(turn.flips, turn.flips[1:], strict=False):
            assert flip.came == later.worth
    for total in told.totals:
        mine = game.scores[total.seat]
        rivals = [score for seat, score in enumerate(game.scores) if seat != total.seat]
        made = total.start + total.worth + total.luck - total.memory - total.choice
        assert made + total.rivals == total.lead == mine - Fraction(sum(rivals), len(rivals))
    assert sum(total.lead for total in told.totals) == 0


@settings(max_examples=40)
@given(games())
def test_every_finished_turn_is_there_and_every_flip_is_what_was_played(game):
    told = gold.review(game)
    open_turn = len(game.face_up) if game.before else 0
    flips = told.flips
    assert [flip.spot for flip in flips] == list(game.flips[: len(game.flips) - open_turn])
    assert [flip.point for flip in flips] == list(range(len(flips)))
    assert [turn.number for turn in told.turns] == list(range(1, len(told.turns) + 1))
    for flip in flips:
        before = game.history[flip.point]
        assert (flip.seat, flip.card) == (before.to_move, before.table[flip.spot])
        if flip.best_card and flip.best not in game.history[0].face_up:
            earlier = [other for other in flips[: flip.point] if other.spot == flip.best]
            assert flip.shown == earlier[-1].turn


@settings(max_examples=40)
@given(games())
def test_the_best_flip_is_the_one_that_a_hint_names(game):
    told = gold.review(game)
    for flip in told.flips:
        seen = told.view(flip)
        assert seen == gold.view(game.history[flip.point])
        assert flip.best == gold.best(seen).spot
        advised = gold.odds(seen)[gold.hint(seen).spots[0]]
        assert advised.rank == gold.best(seen).rank
        assert flip.worth == gold.best(seen).lead
        assert flip.best_card == seen.known.get(flip.best)


@settings(max_examples=40)
@given(games(), st.randoms(use_true_random=False))
def test_what_was_knowable_does_not_depend_on_cards_never_shown(game, random):
    if not game.flips:
        return
    point = random.randrange(len(game.flips))
    start = game.history[0]
    hidden = [spot for spot in start.table if spot not in seen_before(game, point)]
    cards = [start.table[spot] for spot in hidden]
    random.shuffle(cards)
    table = {**start.table, **dict(zip(hidden, cards, strict=True))}
    other = begin(start.setup, table, start.to_move, start.mines, start.face_up)
    # Whatever is flipped at that point, and whatever it turns out to be, the choice was the same.
    other = other.play(game.flips[:point])
    for spot in (game.flips[point], other.legal()[0]):
        flips = [
            gold.review(each if not each.face_up else each.flip(each.legal()[0])).flips[point]
            for each in (game.history[point].flip(spot), other.flip(spot))
        ]
        known = [(f.best, f.best_card, f.shown, f.worth, f.fresh, f.made, f.cost) for f in flips]
        assert known[0] == known[1]


@each_number_of_players
def test_whoever_makes_the_best_flip_pays_nothing(players):
    for seed in range(2):
        game = gold.play_out(gold.deal(players, seed), ["perfect"] * players)
        told = gold.review(game)
        assert all(total.memory == total.choice == 0 for total in told.totals)
        assert {flip.part for flip in told.moments(200)} == {"luck"}


def test_whoever_forgets_pays_for_it_and_the_more_the_less_is_kept():
    def costs(player):
        ends = [gold.play_out(gold.deal(2, seed), [player, "random"]) for seed in range(3)]
        totals = [gold.review(end).totals[0] for end in ends]
        return sum(total.memory for total in totals), sum(total.choice for total in totals)

    nothing, half, all_of_it = (costs(gold.ForgetfulPlayer(m)) for m in (0, 0.5, 1))
    assert nothing[0] > half[0] > all_of_it[0] == 0
    assert nothing[1] > 0 == all_of_it[1]


@pytest.mark.parametrize("codes", ["R4 $3 B2 $4 **", "R2 R5 $1 $4 B3"])
def test_over_all_deals_luck_is_exactly_nothing(codes):
    lucks = [Fraction(), Fraction()]
    for order in permutations(codes.split()):
        game = table(" ".join(order), rush_at=2, stall="rush")
        while not game.is_over and len(game.flips) < 6:
            legal = game.legal()
            game = game.flip(legal[len(game.flips) % len(legal)])
        for total in gold.review(game).totals:
            lucks[total.seat] += total.luck
    assert lucks == [0, 0]


def test_over_many_games_luck_is_about_nothing():
    totals = [
        total
        for seed in range(16)
        for total in gold.review(
            gold.play_out(gold.deal(3, seed), ["random", "forgetful", "perfect"])
        ).totals
    ]
    lucks = [float(total.luck) for total in totals]
    assert stdev(lucks) > 1
    assert abs(mean(lucks)) < 3 * stdev(lucks) / sqrt(len(lucks))


def test_a_card_that_was_shown_and_not_used_is_memory():
    told = gold.review(table("$3 $4 R2 B5 Y2").play("a1 b1 d1 c1"))
    flip = told.flips[-1]
    assert (flip.spot, flip.best, flip.best_card) == ("c1", "b1", gold.card("$4"))
    assert (flip.shown, flip.memory, flip.choice) == (1, 4, 0)


def test_a_card_shown_again_was_last_shown_then():
    told = gold.review(table("$3 $4 R2 B5 Y2").play("a1 b1 a1 b1 a1 b1 d1 c1"))
    assert (told.flips[-1].best, told.flips[-1].shown) == ("b1", 3)


def test_a_shown_card_that_is_worse_than_a_fresh_one_is_choice():
    told = gold.review(table("$3 $4 R2 B5 Y2").play("a1 b1 d1 c1 d1 a1"))
    flip = told.flips[-1]  # Ann feeds Bob the gold 3, with two golds and no way out but e1
    assert (flip.seat, flip.made) == (0, -3)
    assert flip.choice == flip.fresh + 3 > 0


def test_with_no_fresh_card_left_only_memory_can_help():
    told = gold.review(table("$3 R2 B2 R4").play("a1 b1 c1 d1 a1 b1"))
    flip = told.flips[-1]
    assert flip.fresh is None
    assert (flip.memory, flip.choice, flip.best) == (3, 0, "d1")


def test_the_first_flip_of_a_known_gold_is_a_choice():
    """What the strategy lesson says: known cards are for the second flip."""
    fresh = gold.deal(["Ann", "Bob"], seed=7).play("a1 d4 a2 g1")
    flip = gold.review(fresh.play("a1 c4")).turns[-1].flips[0]
    assert flip.best_card is None
    assert flip.choice > 0 == flip.memory


def test_a_seat_has_its_own_moments_in_the_order_of_their_weight():
    game = gold.play_out(gold.deal(NAMES[:3], seed=4), ["random"] * 3)
    everybody, bob = gold.review(game), gold.review(game, "Bob")
    assert bob == gold.review(game, 1) != everybody
    assert {flip.seat for flip in bob.moments(50)} == {1}
    assert bob.totals == everybody.totals
    weights = [abs(flip.amount(flip.part)) for flip in everybody.moments(500)]
    assert weights == sorted(weights, reverse=True)
    assert weights[-1] > 0
    assert len(everybody.moments()) == 3
    assert everybody.moments(0) == ()
    for part in PARTS:
        found = everybody.moments(4, part)
        assert abs(found[0].amount(part)) == max(abs(f.amount(part)) for f in everybody.flips)


def test_a_game_may_be_unfinished_or_not_begun():
    game = gold.deal(2, seed=1)
    assert gold.review(game).turns == gold.review(game).moments() == ()
    assert str(gold.review(game)).startswith("Review of 0 turns")
    assert gold.review(game.play("a1 b1 c1")) == gold.review(
        game.play("a1 b1 c1").before.flip("c1")
    )
    assert len(gold.review(game.play("a1 b1 c1")).turns) == 1


def test_what_was_undone_is_still_part_of_the_record():
    record = gold.Record.of(gold.deal(2, seed=1).play("a1 b1 c1 d1"))
    assert gold.review(record.undo().undo()).turns == gold.review(record).turns


def test_a_game_may_begin_with_a_card_face_up_and_with_gold_in_the_mines():
    game = gold.parse(
        """
        players: Ann RG, Bob BY
        rules: rush_at 0, stall play_on
        mines: $3 $1, -
        face up: a1
        R4 $3 B2 $4
        """
    )
    told = gold.review(game.play("b1 c1 d1"))
    first, _ = told.turns
    assert [flip.spot for flip in first.flips] == ["b1"]
    assert [total.start for total in told.totals] == [4, -4]
    assert "Start" in str(told)
    assert "start +4" in tell_total(told, told.totals[0])


def test_with_peek_every_card_counts_as_shown():
    game = table("R4 $3 ** B2").play("c1 d1")
    blind, awake = gold.review(game), gold.review(game, peek=True)
    assert blind.flips[0].cost == 0
    assert (awake.flips[0].memory, awake.flips[0].best) == (3, "a1")
    assert "where the red digger 4 was known to be" in str(awake)


@pytest.mark.parametrize(
    ("arguments", "options", "problem"),
    [
        (["gold1-xyz"], {}, "str is no game to review"),
        ([None], {}, "NoneType is no game to review"),
        ([gold.deal(2, seed=1), "Zoe"], {}, "nobody at this table"),
        ([gold.deal(2, seed=1), 2], {}, "nobody at this table"),
        ([gold.deal(2, seed=1)], {"language": "es"}, "not spoken here"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_words(arguments, options, problem):
    with pytest.raises(SetupError, match=problem):
        gold.review(*arguments, **options)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [([-1], "no count"), ([True], "no count"), ([3, "memry"], "Did you mean memory")],
)
def test_moments_that_make_no_sense_are_refused_in_words(arguments, problem):
    with pytest.raises(GameError, match=problem):
        gold.review(gold.deal(2, seed=1)).moments(*arguments)


def test_a_review_is_a_value_that_travels():
    told = gold.review(readable(), 0, language="fr")
    again = pickle.loads(pickle.dumps(told))
    assert again == told
    assert str(again) == str(told)
    with pytest.raises(AttributeError):
        told.seat = 1


def test_names_are_data_on_a_page():
    evil = "<script>alert(1)</script>"
    game = gold.deal([evil, 'Bob & "Co"'], seed=1)
    told = gold.review(gold.play_out(game, ["random", "random"]))
    page = told._repr_html_()
    assert "<script>" not in page
    assert "&lt;script&gt;" in page
    assert "Bob &amp; &quot;Co&quot;" in page


def test_turn_by_turn_tells_every_flip_of_the_seat_it_is_about():
    game = readable()
    head, *rows = gold.review(game).turn_by_turn().splitlines()
    assert head.split()[:3] == ["Turn", "Player", "Flip"]
    assert [row.split()[2] for row in rows] == list(game.flips)
    assert len({len(row) for row in (head, *rows)}) == 1
    ann = gold.review(game, "Ann").turn_by_turn().splitlines()[1:]
    assert [row.split()[1] for row in ann] == ["Ann"] * 6


def test_a_notebook_gets_words_and_a_page():
    told = gold.review(readable())
    bundle = told._repr_mimebundle_()
    assert bundle["text/plain"] == str(told)
    assert bundle["text/html"] == told._repr_html_()


def test_a_whole_game_is_reviewed_while_a_table_waits():
    game = gold.play_out(gold.deal(5, seed=3), ["random"] * 5)
    began = time.process_time()
    gold.review(game)
    assert time.process_time() - began < 1.5


def test_any_flip_can_be_told():
    random = Random(5)
    for language in LANGUAGES:
        game = gold.play_out(gold.deal(3, seed=random.randrange(99)), ["random"] * 3)
        told = gold.review(game, language=language)
        for flip in told.flips:
            assert "{" not in tell_flip(told, flip)


def rows(told):
    """Every flip with its exact numbers, to be checked by hand."""
    yield f"{'':25}{'best':14}  worth    made    came    luck  memory  choice"
    for turn in told.turns:
        for flip in turn.flips:
            best = f"{flip.best} {flip.best_card or 'fresh'}"
            numbers = (flip.worth, flip.made, flip.came, flip.luck, flip.memory, flip.choice)
            who = f"{turn.number}. {told.record.end.seats[turn.seat]}: {flip.spot} {flip.card}"
            yield f"{who:25}{best:14}" + " ".join(f"{number!s:>7}" for number in numbers)


def test_a_small_game_is_told_as_the_golden_files_show():
    game = readable()
    assert game.is_over
    told = gold.review(game)
    assert {part for flip in told.flips for part in PARTS if flip.amount(part)} == set(PARTS)
    text = [str(game.history[0]), *rows(told), ""]
    for language in LANGUAGES:
        spoken = gold.review(game, language=language)
        text += [
            str(spoken),
            spoken.turn_by_turn(),
            *(tell_total(spoken, total) for total in spoken.totals),
            "",
        ]
    golden.check(GOLDEN / "review.txt", "\n".join(text))


def test_how_it_ended_comes_first_in_print_and_on_a_page():
    game = readable()
    told, page = str(gold.review(game)), gold.review(game)._repr_html_()
    ann, bob = (line.split(" What")[0] for line in told.splitlines()[:2])
    assert (ann, bob) == ("Ann lost by 1 point.", "Bob won by 1 point.")
    assert page.index(ann) < page.index(bob) < page.index("<table")
    only = str(gold.review(game, "Bob")).splitlines()
    assert only[0].startswith(bob)
    assert only[1] == "Review of 7 turns"


def test_its_table_can_be_had_in_rows():
    head, ann, bob = gold.review(readable(), language="de").rows()
    assert (head[0], head[-1]) == ("Spieler", "Vorsprung")
    assert (ann[0], bob[0], ann[-1], bob[-1]) == ("Ann", "Bob", "-1", "+1")
    assert len(head) == len(ann) == len(bob)


def test_of_a_game_that_goes_on_no_end_is_told():
    assert str(gold.review(readable().history[4])).startswith("Review of 2 turns")


def test_of_a_flip_in_which_nothing_was_lost_only_luck_is_told():
    told = gold.review(gold.deal(2, seed=7).play("a1 d4 a2 g1"))
    for flip in told.flips:
        if not flip.cost:
            assert flip.part == "luck"
            assert "was better" not in tell_flip(told, flip)


def test_the_costs_that_are_told_add_up_to_what_the_other_flip_was_better_by():
    found, small = [], []
    for seed in range(6):
        told = gold.review(gold.play_out(gold.deal(2, seed), ["random", "random"]))
        for flip in told.flips:
            if flip.part == "memory" and flip.choice:
                (found if round(flip.choice, 1) else small).append(tell_flip(told, flip))
    assert found
    assert small
    assert all(re.search(r"Memory -[\d.]+, Choice -[\d.]+\.", words) for words in found)
    assert all(re.search(r"Memory -[\d.]+\. ", words) for words in small)  # not "Choice 0"


def test_where_luck_mattered_most_luck_is_named_and_not_a_smaller_cost():
    found = []
    for seed in range(6):
        told = gold.review(gold.play_out(gold.deal(2, seed), ["random", "random"]))
        found += [tell_flip(told, flip) for flip in told.flips if flip.cost and flip.part == "luck"]
    assert found
    for words in found:
        [luck, worth, came] = re.findall(
            r"Luck (\S+)\. It was worth (\S+), and came to (\S+)\.", words
        )[0]
        assert float(luck) == pytest.approx(float(came) - float(worth), abs=0.11), words
        assert not re.search("Memory|Choice", words)
