"""Hints: what to do, why, and what it costs oneself, in plain words."""

from pathlib import Path

import pytest

from gold_widgets import Table
from gold_widgets import mine_for_gold as mine
from gold_widgets.engine.words import LANGUAGES
from gold_widgets.games.mine_for_gold import hints
from tests import golden
from tests.games.mine_for_gold.centers import center
from tests.tables.pages import act, frame

GOLDEN = Path(__file__).parent / "golden" / "hints.txt"
POSITIONS = {
    "Four side by side": ("R1 R2 R3", "R20 Y2", "B1 G1"),
    "Four in a column": ("R5\nB5\nG5", "Y5 Y12", "B1 G1"),
    "The fourth card of a pile": ("R3 R8/R9/R10 R17", "R11 Y2", "B1 G1"),
    "A card of another may come first": ("R1 R2 R3", "R4 Y2", "B1 G1"),
    "Nothing to take": ("R9", "R12 B19 G3", "B8 B9 G4"),
    "Something for the next round": ("R1 R2", "R15 R16 Y7", "B1 G1 G2"),
    "One of the cards is a gift": ("R9 R10", "R12 B19 B18 B17", "R20 R3 G4 G5"),
    "The last card": ("R9 R10", "G4", "B8"),
}


def told():
    """Tell every position: the hint in all languages, in figures, and of those who see less."""
    for name, (drawing, *hands) in POSITIONS.items():
        view = mine.view(center(drawing, *hands), 0)
        yield f"{name}: {drawing.replace(chr(10), ' | ')}, in hand {hands[0]}"
        for language in LANGUAGES:
            yield f"  {language}: {mine.hint(view, language).words}"
        yield f"  in figures: {mine.hint(view).numbers}"
        yield f"  sharp: {mine.hint(view, level='sharp').words}"
        yield f"  beginner: {mine.hint(view, level='beginner').words}"
        yield ""


def test_hints_read_as_the_golden_file_shows():
    golden.check(GOLDEN, "\n".join(told()))


def test_a_hint_warns_of_what_is_laid_before_only_where_something_can_be():
    warned = "laid before it"
    low = mine.view(center("R1 R2 R3", "R4 Y2", "B1 G1"), 0)
    assert warned in mine.hint(low, level="sharp").words
    first = mine.view(center("Y1 Y2 Y3", "Y20 R2", "B1 G1"), 0)
    assert mine.hint(first, level="sharp").spots == ("Y20",)
    assert warned not in mine.hint(first, level="sharp").words


@pytest.mark.parametrize("level", ["beginner", "sharp", "expert"])
def test_the_numbers_of_a_hint_do_not_say_again_what_to_do(level, monkeypatch):
    view = mine.view(center("R1 R2 R3", "R20 Y2", "B1 G1"), 0)
    told = mine.hint(view, level=level)
    # Whatever the words for it are: nothing is cut from a sentence.
    monkeypatch.setattr(hints, "what_to_do", lambda *_: "Take it.")
    again = mine.hint(view, level=level)
    assert again.numbers == told.numbers
    assert again.words.startswith("Take it. ")


def test_of_the_last_card_that_takes_nothing_it_is_not_said_that_others_take_something_too():
    view = mine.view(center("R9 R10 R11", "G4", "B8"), 0)
    for level in ("sharp", "expert"):
        assert mine.hint(view, level=level).words == "Choose the green 4. It is your last card."


def test_a_table_gives_numbers_only_where_they_are_switched_on():
    game = center("R1 R2 R3", "R20 Y2", "B1 G1")
    one = Table(game, seats=["person", "random"], pace=0)
    hint = mine.hint(mine.view(game, 0))
    act(one, do="hint")
    assert frame(one).status == hint.words
    act(one, do="numbers")
    assert frame(one).status == f"{hint.words} {hint.numbers}"
    one.close()
