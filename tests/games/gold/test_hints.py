"""Hints: what to do, why, and what it costs oneself, in plain words."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import GoldTable, gold
from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.words import LANGUAGES
from tests import golden
from tests.games.gold.strategies import games

GOLDEN = Path(__file__).parent / "golden" / "hints.txt"
SHOWN = "a1 b1 c1 d1"
POSITIONS = {
    "A strike of one's own": ("R4 B4 $3 $4 Y5 P2", SHOWN),
    "Gold for a digger that belongs to nobody": ("P4 G4 $3 $4 R2 B2", SHOWN),
    "Only a rival could carry the gold": ("B4 G2 $3 $4 R2 R3", "a1 c1 b1 d1"),
    "Nothing known": ("R4 $3 B2 ** $1 Y5", ""),
    "An own digger lies open": ("R2 $3 B5 ** $1 Y5", "a1"),
    "A rival's digger lies open": ("B2 $3 R5 ** $1 Y5", "a1"),
    "Gold lies open": ("$3 R5 B2 ** $1 Y5", "a1"),
    "Dynamite lies open": ("** R5 B2 $3 $1 Y5", "a1"),
    "Dynamite lies open, and one's own digger is known": ("** B4 R2 R3", "b1 d1 a1"),
    "The gold rush, nothing known": ("R2 $3 B4", ""),
}
ALL_KNOWN = {
    "Two diggers of one's own": "R5 R2",
    "A duel with a rival": "R5 B2",
    "A duel with a digger of nobody": "P2 R3",
    "Dynamite beside one's own digger": "** R4",
    "Dynamite beside gold": "** $4",
    "Dynamite beside a rival's digger": "** B4",
    "Two dynamites": "** **",
    "Two golds": "$1 $2",
    "A rival's digger beside gold": "B4 $2",
    "The gold rush, all known": "R2 $3 B4",
    "The gold rush, all known, no gold": "R2 B4",
}


def small(drawing, moves="", rush_at=0):
    rules = gold.Rules(rush_at=rush_at, stall="play_on")
    start = gold.scenario(drawing, players=["Ann", "Bob"], colors=["R", "B"], rules=rules)
    return start.play(moves) if moves else start


def cases():
    """Return what each position is about, its game and what the player to move knows."""
    for name, (drawing, moves) in POSITIONS.items():
        game = small(drawing, moves, 10 if "rush" in name else 0)
        yield f"{name}: {drawing}, after {moves or 'nothing'}", gold.view(game, game.to_move)
    for name, drawing in ALL_KNOWN.items():
        game = small(drawing, rush_at=10 if "rush" in name else 0)
        known = gold.Memory(known=game.table)
        yield f"{name}: {drawing}, all known", gold.view(game, 0, memory=known)


def told():
    """Tell every position: what is known, and the hint in all languages."""
    for name, view in cases():
        yield name
        for language in LANGUAGES:
            yield f"  {language}: {gold.hint(view, language).words}"
        yield f"  in figures: {gold.hint(view).numbers}"
        yield f"  expert: {gold.hint(view, level='expert').words}"
        yield ""


def test_hints_read_as_the_golden_file_shows():
    golden.check(GOLDEN, "\n".join(told()))


@settings(max_examples=100)
@given(games(), st.sampled_from(sorted(LANGUAGES)), st.sampled_from([None, *gold.LEVELS]))
def test_a_hint_can_be_followed_and_needs_no_figures(game, language, level):
    if game.is_over:
        return
    hint = gold.hint(gold.view(game, game.to_move), language, level)
    assert game.why_not(hint.spots[0]) is None
    plain = re.sub(r"\b[a-h][1-8]\b", "", hint.words)
    assert not re.search(r"[%+−-]\d|\d[.,]\d|\d\s?%", plain), hint.words
    assert hint.numbers


def test_a_hint_says_what_it_costs_oneself():
    views = dict(cases())
    duel = views["Two diggers of one's own: R5 R2, all known"]
    assert "your own digger, the red digger 2" in gold.hint(duel).words
    blast = views["Dynamite beside one's own digger: ** R4, all known"]
    assert "your own digger, the red digger 4" in gold.hint(blast).words


def test_of_equally_good_flips_one_that_costs_nothing_is_named():
    game = small("** B4 R2 R3", "b1 d1 a1")  # Bob's own digger is the first of them
    view = gold.view(game, 1)
    assert gold.best(view).spot == "b1"
    assert gold.hint(view).spots == ("c1",)


def test_the_highest_level_looks_further_than_the_others():
    near = {gold.hint(gold.view(gold.deal(2, seed=7)), level=level) for level in gold.LEVELS}
    assert len(near) == 2
    differs = 0
    for seed in range(10):
        game = gold.play_out(gold.deal(2, seed=seed), ["perfect", "perfect"]).history[20]
        if not game.is_over:
            view = gold.view(game, game.to_move)
            differs += gold.hint(view).spots != gold.hint(view, level="expert").spots
    assert differs


def test_a_level_that_is_not_there_is_refused():
    view = gold.view(gold.deal(2, seed=7))
    with pytest.raises(SetupError, match="expert"):
        gold.hint(view, level="exprt")
    with pytest.raises(SetupError, match="expert"):
        GoldTable(hints="exprt")


def test_a_table_gives_figures_only_with_the_odds_switched_on():
    table = GoldTable(small("R4 $3 B2 $1 Y5 P2", "a1 d1 b1 c1"), pace=0)
    table._frame._handle_custom_msg({"do": "hint"}, [])
    assert "average" not in table._frame.status
    table._frame._handle_custom_msg({"do": "odds"}, [])
    table._frame._handle_custom_msg({"do": "hint"}, [])
    assert "average" in table._frame.status
    table.close()


def test_a_table_asks_for_hints_of_the_level_it_was_given():
    game = small("R4 $3 B2 $1 Y5 P2", "a1 d1 b1 c1")
    for level in gold.LEVELS:
        table = GoldTable(game, pace=0, hints=level)
        table._frame._handle_custom_msg({"do": "hint"}, [])
        assert table._frame.status == gold.hint(gold.view(game, game.to_move), level=level).words
        table.close()
