"""Whole games and all kinds of events, told as text that a person can check against the book."""

from pathlib import Path

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.games.mine_for_gold.events import Event, RoundBegan
from tests.games.mine_for_gold.centers import center, lay
from tests.games.playthroughs import check_told
from tests.golden import check

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "2_players": lambda: mine.play_out(mine.deal(["Ann", "Bob"], seed=7), ["sharp", "casual"]),
    "4_players": lambda: mine.play_out(
        mine.deal(["Ann", "Bob", "Cy", "Dee"], seed=11), ["sharp", "casual", "beginner", "random"]
    ),
    "silver": lambda: mine.play_out(
        mine.deal(["Ann", "Bob", "Cy"], seed=5, silver=True), ["sharp", "sharp", "random"]
    ),
}
_CHAIN = ".  B9 B15 .\nR5 R7 R9  .\n.  .  G8  G12\n.  .  .   Y11"
_TWO = ".  .  B9  B15\nR2 R5 R11 .\n.  .  G8  G12\n.  .  .   Y10"
STORIES = {
    "At the right end": lambda: lay("R7 R9", "R12"),
    "At the left end": lambda: lay("R7 R9", "R2"),
    "Onto the nearest": lambda: lay("R7 R14", "R8"),
    "Onto one of two that are equally near": lambda: lay("R7 R9", "R8", "on@R9"),
    "A new row above": lambda: lay("R7\nB1 ", "G9"),
    "A new row above or below": lambda: center("R7", "G9", "R12").play("G9 R12 below@R7"),
    "Hemmed in above": lambda: lay("R11\nB10\nG2", "Y10"),
    "Hemmed in below": lambda: lay("R1\nB10\nG2", "Y10"),
    "An empty center": lambda: center("R1 R2 R3", "R9", "B4").play("R9 B4"),
    "Silver onto an equal number": lambda: lay("B15", "S15"),
    "Silver at an end": lambda: lay("B15", "S16"),
    "Silver gets a color": lambda: lay("B3 B4\n.  S15", "R16"),
    "A color joins one of two rows of silver": lambda: lay("S5\nS14", "G17", "right@S5"),
    "Only silver is left in a row": lambda: lay(".  B9 .\nR2 R5 .\nS1 G6 S20", "Y7"),
    "One silver is left in a row": lambda: lay(".  B9\nR2 R5\nS1 G6", "Y7"),
    "Two corridors at once, and a way up or down": lambda: center(_TWO, "R13", "R1").play("R13 R1"),
    "A pile": lambda: lay("R1/R2/R3 R9", "R4"),
    "A pile that moves": lambda: lay("B3 .  .\nR5 R9/R8/R11 R13/R15/R14", "R12"),
    "A choice of two ways": lambda: lay("R3 R6       R14\nG1 G2/G4/G7 G10", "G8", "close-0-1"),
    "A chain": lambda: center(_CHAIN, "Y10", "R1").play("Y10 R1"),
    "Another choice": lambda: center("R7 R9", "B9 B2", "G8 G3").play("B9 0/B2"),
    "The end: a tie": lambda: center("R1", "R9", "R4").play("R9 R4"),
    "The end: silver decides": lambda: mine.parse(
        "players: Ann, Bob\nsilver: yes\nhands: B1, R2\ntreasure: S1 Y2 Y3 Y4, Y5 Y6 Y7 Y8\nB2"
    ).play("B1 R2 above@B2"),
}


def told(game, language):
    """Tell a game move by move, with the rule of everything that happened."""
    lines = [str(game.history[0]), ""]
    for past in game.history[1:]:
        lines.append(f"> {past.moves[-1]}")
        lines += [f"  {mine.explain(event, language)} ({event.rule})" for event in past.events]
        if isinstance(past.events[-1], RoundBegan) or past.is_over:
            lines += ["", *str(past).split("\n")[-len(past.rows) or -1 :], ""]
    return "\n".join(lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_as_it_did(name):
    game = GAMES[name]()
    check_told(GOLDEN, name, told(game, "en") + "\n")
    check(GOLDEN / f"transcript_{name}.txt", mine.transcript(game))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_story_is_told_in_every_language(language):
    parts = [f"# {title}\n{told(story(), language)}\n" for title, story in STORIES.items()]
    check(GOLDEN / f"sentences_{language}.txt", "\n".join(parts))


def test_the_stories_show_every_kind_of_event_and_all_reasons():
    events = [
        event
        for story in (*STORIES.values(), *GAMES.values())
        for past in story().history
        for event in past.events
    ]
    assert {type(event) for event in events} == set(Event.__args__)
    whys = {event.why for event in events if hasattr(event, "why")}
    assert whys == {
        *("highest", "lowest", "nearest", "equal"),
        *("new row", "hemmed in", "empty center"),
    }
