"""All that a table says of a game, in three languages, as text that a person can judge."""

from pathlib import Path

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.tables.mine_for_gold.staging import MineStaging
from tests.games.mine_for_gold.games import chain, free_choice, played
from tests.golden import check

GOLDEN = Path(__file__).parent / "golden"
STORIES = {
    "chain": chain().play("Y10 G4 above@R5 R2 B3"),
    "closing": free_choice().play("G8 B3 close-0-1"),
    "silver": mine.scenario(
        "S5\nS14", hands=["G17 S6", "R3 S20"], players=["Ann", "Bob"], silver=True
    ).play("G17 R3 right@S14"),
}


def told(game, language):
    """Tell a game stage by stage, as the table does."""
    staging = MineStaging()
    telling = staging.words(language)
    number = 1
    for past in game.history:
        yield f"# {telling.headline(past)}"
        for stage in range(staging.stages(past)):
            is_told = stage >= staging.told_from(past)
            banner = telling.banner(past) if is_told else telling.outcry(past, stage)
            yield f"[{stage}] {telling.status(past, ask=True, stage=stage)}"
            if banner:
                yield f"    *** {banner}"
        lines = list(telling.line(past, number))
        number += bool(lines)
        yield from (f"    {line}" for line in lines)
        view = mine.view(past, past.to_move)
        at = staging.layout(past)
        look = _look(at, past, language)
        yield from (f"  | {line}" for line in telling.describe(view, staging.spots(view, at, look)))


def _look(at, game, language):
    from gold_widgets.tables.staging import Look

    return Look(stage=len(at.frames) - 1, events=game.events, language=language)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("story", STORIES)
def test_a_story_is_told(story, language):
    text = "\n".join(told(STORIES[story], language)) + "\n"
    check(GOLDEN / f"{story}.{language}.txt", text)


@pytest.mark.parametrize("move", ["close-0-0", "close-0-1"])
def test_rounds_are_counted_from_whatever_a_game_begins_with(move):
    heads = "players: Ann, Bob\nhands: B5, Y2\nclosing: Ann\n"
    game = mine.parse(f"{heads}R3 R6 R14\nG1 .  G10")
    telling = MineStaging().words("en")
    assert telling.headline(game) == "Round 1 of 2 · Ann closes the gaps"
    assert telling.headline(game.play(move)) == "Round 2 of 2"


def test_the_headline_names_whoever_lays_at_each_stage():
    game = mine.scenario("R7 R11", hands=["R3 Y1", "B9 Y2"], players=["Ann", "Bob"])
    telling, asked = MineStaging().words("en"), game.play("R3 B9")
    assert telling.headline(asked) == "Round 1 of 2 · Bob lays a card"
    laid = asked.play("above@R7")
    assert [telling.underway(laid, stage) for stage in range(2)] == [
        "Round 1 of 2 · Bob lays a card",
        "Round 1 of 2 · Ann lays a card",
    ]


def test_how_a_move_ended_is_told_once_all_is_shown():
    game, staging = played(2, 1), MineStaging()
    assert staging.stages(game) > 1
    assert staging.told_from(game) == staging.stages(game) - 1
    assert "Winner" in staging.words("en").banner(game)


def test_a_pile_a_player_and_a_wrong_place_are_spoken_of():
    game = mine.scenario("R7/R8 R14", hands=["R12 Y1", "G3 Y2"], players=["Ann", "Bob"])
    telling = MineStaging().words("en")
    assert telling.about(game, "R8") == "The red 8 lies on top of a pile of 2; below: red 7."
    assert telling.about(game, "R14") == "The red 14 lies alone."
    assert telling.about(game, "seat1") == "Bob has not taken any card yet."
    assert telling.about(game, "seat7") == telling.about(game, "R12") == ""
    taken = chain().play("Y10 G4")
    assert telling.about(taken, "seat0").startswith("Ann has taken 8 cards: blue 15, ")


def test_of_a_card_in_hand_it_is_said_what_comes_first_but_only_to_whoever_does_it():
    game = free_choice().play("G8 B3")
    telling = MineStaging().words("en")
    assert game.asks == "close"
    said = telling.about(game, "R2", mine.view(game, 0))
    assert said == "First the gaps are closed: choose one of the ways."
    assert telling.about(game, "Y4", mine.view(game, 1)) == ""


def test_a_pile_where_the_card_may_not_lie_says_why():
    game = mine.scenario("R7 R9", hands=["B9 Y1", "G3 Y2"], players=["Ann", "Bob"]).play("B9 G3")
    assert game.asks == "lay"
    said = MineStaging().words("en").about(game, "R7")
    assert said
    assert said == game.why_not("on@R7")
