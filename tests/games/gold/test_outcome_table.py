"""Every two cards that can be flipped together, and what they do (G5 to G8)."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import pytest

from gold_widgets import gold
from gold_widgets.games.gold.rules import is_stalled
from tests.golden import check

GOLDEN = Path(__file__).parent / "golden" / "outcomes.txt"
PAIRS = list(product(gold.CARDS, repeat=2))

LEGEND = """\
What two flipped cards do to each other.
Row: the card flipped first. Column: the card flipped second.

5<^  G5 strike       the digger carries out the gold; both leave
6<   G6 duel         the first card is the weaker digger and leaves
6^   G6 duel         the second card is the weaker digger and leaves
7<^  G7 explosion    dynamite: both leave
8=   G8 no effect    two diggers of equal value: both stay
8$   G8 no effect    two golds: both stay
8-   G8 no effect    the gold is too heavy for the digger: both stay

An arrow points at the code of a card that leaves: < at the row's, ^ at the column's.
"""
CASE_MARKS = {"equal diggers": "=", "two golds": "$", "gold too heavy": "-"}


def mark(outcome: gold.Outcome) -> str:
    arrows = "<" * outcome.first_leaves + "^" * outcome.second_leaves
    return outcome.rule.removeprefix("G") + CASE_MARKS.get(outcome.case, "") + arrows


def drawn() -> str:
    header = " ".join(["  ", *(f"{second.code:3}" for second in gold.CARDS)]).rstrip()
    rows = (
        " ".join(
            [first.code, *(f"{mark(gold.resolve(first, second)):3}" for second in gold.CARDS)]
        ).rstrip()
        for first in gold.CARDS
    )
    return "\n".join([LEGEND, header, *rows, ""])


def test_the_outcome_table_is_the_golden_one():
    check(GOLDEN, drawn())


def test_every_mark_of_the_table_is_in_its_legend():
    legend = {line.split()[0] for line in LEGEND.splitlines() if line[:1].isdigit()}
    assert {mark(gold.resolve(*pair)) for pair in PAIRS} == legend


@pytest.mark.parametrize(
    ("pairs", "counts"),
    [
        pytest.param(
            PAIRS,
            {
                "strike": 130,  # 13 of 16 values fit, 5 colors, either first
                "duel": 300,
                "explosion": 49,
                "equal diggers": 100,
                "two golds": 16,
                "gold too heavy": 30,
            },
            id="25 × 25 kinds",
        ),
        pytest.param(
            list(combinations(gold.DECK, 2)),
            {
                "strike": 670,
                "duel": 450,
                "explosion": 305,
                "equal diggers": 145,
                "two golds": 276,
                "gold too heavy": 170,
            },
            id="2016 pairs of the deck",
        ),
    ],
)
def test_each_case_occurs_as_often_as_counted_by_hand(pairs, counts):
    assert Counter(gold.resolve(*pair).case for pair in pairs) == counts


def test_the_order_of_the_flips_changes_nothing():
    for first, second in PAIRS:
        there, back = gold.resolve(first, second), gold.resolve(second, first)
        mirrored = replace(
            there, first_leaves=there.second_leaves, second_leaves=there.first_leaves
        )
        assert back == mirrored


def test_colors_change_nothing():
    """Red stands for all: who owns a digger matters only to whom a strike pays."""

    def reddened(card):
        return gold.card(f"R{card.value}") if card.is_digger else card

    for pair in PAIRS:
        plain, red = gold.resolve(*pair), gold.resolve(*map(reddened, pair))
        assert mark(plain) == mark(red)
        assert (plain.digger and reddened(plain.digger)) == red.digger


def test_every_case_belongs_to_one_rule():
    assert {(gold.resolve(*pair).case, gold.resolve(*pair).rule) for pair in PAIRS} == {
        ("strike", "G5"),
        ("duel", "G6"),
        ("explosion", "G7"),
        ("equal diggers", "G8"),
        ("two golds", "G8"),
        ("gold too heavy", "G8"),
    }


def test_an_outcome_names_the_cards_that_act():
    for pair in PAIRS:
        outcome = gold.resolve(*pair)
        assert (outcome.digger is not None) == (outcome.rule in ("G5", "G6"))
        assert (outcome.gold is not None) == (outcome.rule == "G5")
        assert {outcome.digger, outcome.gold} - {None} <= set(pair)


def test_codes_do_as_well_as_cards():
    assert gold.resolve("R4", "$3") == gold.resolve(gold.card("R4"), gold.card("$3"))


def test_two_cards_are_stalled_when_they_have_no_effect():
    for pair in PAIRS:
        assert is_stalled(pair) == (gold.resolve(*pair).rule == "G8")
