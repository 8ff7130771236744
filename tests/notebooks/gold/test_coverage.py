"""Which lesson covers which cell of the outcome table: all 25 × 25 pairs belong to one.

A pair belongs to the lesson of the rule that settles it. Each of these lessons asks about every
case of its rule and, where it could matter which card comes first, about both orders.
"""

from itertools import product
from pathlib import Path

from gold_widgets import Predict, gold
from tests.golden import check
from tests.notebooks.course import FOLDER, run

NOTEBOOKS = FOLDER / "gold"
GOLDEN = Path(__file__).parent / "golden" / "coverage.txt"
LESSONS = {
    "G5": "02_digger_finds_gold",
    "G6": "03_digger_duel",
    "G7": "04_dynamite",
    "G8": "05_no_effect",
}
PAIRS = list(product(gold.CARDS, repeat=2))

LEGEND = """\
Which lesson covers which two cards.
Row: the card flipped first. Column: the card flipped second.
The number is that of the lesson; a star marks a pair that the lesson asks to predict.
"""


def variant(first: gold.Card, second: gold.Card) -> str:
    """Say what a pair is an example of."""
    case = gold.resolve(first, second).case
    match case:
        case "strike" | "gold too heavy":
            return f"{case}, {first.kind} first"
        case "duel":
            return f"{case}, {'weaker' if first.value < second.value else 'stronger'} first"
        case "explosion":
            if first is second:
                return f"{case}, two dynamites"
            return f"{case}, dynamite {'first' if first.kind == 'dynamite' else 'second'}"
        case _:
            return case


def lesson(first: gold.Card, second: gold.Card) -> str:
    return LESSONS[gold.resolve(first, second).rule]


def cards_of(question: Predict) -> tuple[gold.Card, ...]:
    """Return the cards that are turned over in a question, in their order."""
    before, after = question._game, question._after
    return tuple(before.table[spot] for spot in after.flips[len(before.flips) :])


def asked() -> list[tuple[str, gold.Card, gold.Card]]:
    """Return the pairs that the lessons on their own rules ask about, with the question's name."""
    found = []
    for rule, name in LESSONS.items():
        for question in run(NOTEBOOKS / f"{name}.ipynb").predictions:
            cards = cards_of(question)
            if len(cards) == 2 and gold.resolve(*cards).rule == rule:
                found.append((question._name, *cards))
    return found


def drawn() -> str:
    questions = asked()
    starred = {(first, second) for _, first, second in questions}
    header = " ".join(["  ", *(f"{second.code:3}" for second in gold.CARDS)]).rstrip()
    rows = []
    for first in gold.CARDS:
        marks = (
            lesson(first, second)[:2] + "*" * ((first, second) in starred) for second in gold.CARDS
        )
        rows.append(" ".join([first.code, *(f"{mark:3}" for mark in marks)]).rstrip())
    lines = []
    for rule, name in LESSONS.items():
        pairs = [pair for pair in PAIRS if lesson(*pair) == name]
        lines += ["", f"{name}, rule {rule}: {len(pairs)} pairs"]
        for kind in dict.fromkeys(variant(*pair) for pair in pairs):
            examples = ", ".join(
                f"{exercise} {first} {second}"
                for exercise, first, second in questions
                if variant(first, second) == kind
            )
            lines.append(f"  {kind:29} {examples}")
    return "\n".join([LEGEND, header, *rows, *lines, ""])


def test_the_lessons_cover_the_outcome_table_as_the_golden_file_shows():
    check(GOLDEN, drawn())


def test_every_pair_belongs_to_a_lesson_that_is_there():
    assert {lesson(*pair) for pair in PAIRS} == set(LESSONS.values())
    assert all((NOTEBOOKS / f"{name}.ipynb").is_file() for name in LESSONS.values())


def test_every_case_is_asked_about_in_both_orders_where_the_order_could_matter():
    examples = {variant(first, second) for _, first, second in asked()}
    assert examples == {variant(*pair) for pair in PAIRS}
