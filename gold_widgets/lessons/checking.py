"""Looks at what a pupil has written in a cell, and says what it found."""

from __future__ import annotations

from collections.abc import Sequence

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.words import LANGUAGES, tell, translations
from gold_widgets.games.gold.events import Event, GameOver, RushBegan
from gold_widgets.games.gold.explain import explain
from gold_widgets.games.gold.game import Game
from gold_widgets.games.gold.notation import parse, scenario
from gold_widgets.games.gold.rules import Rules
from gold_widgets.lessons.arguments import text
from gold_widgets.lessons.progress import progress
from gold_widgets.lessons.wanted import Wanted

_FREE = Rules(rush_at=0, stall="play_on")
"""No gold rush on a small table, so that a single turn can be tried (R2)."""


def check(
    table: str | Game,
    flips: str = "",
    *,
    rule: str | None = None,
    points: int | None = None,
    player: int | str | None = None,
    cards: str = "",
    winner: str = "",
    players: int | Sequence[str] = 2,
    name: str = "",
    language: str = "en",
) -> None:
    """Play flips on a drawing or a game, and print what happens and whether it was asked for.

    What is wrong with the drawing, the flips or the question is printed too: nothing is raised.

    Args:
        table: A drawing, a position with its lines `players: ...` on top, or a game.
        flips: The spots to flip: `"a1 b1"`.
        rule: The rule that should settle the last turn: `"G5"`.
        points: How many points should be won.
        player: By whom, a seat or a name; by default the points of all are added up.
        cards: Codes of cards that should still be on the table at the end.
        winner: Who should have won: `"Ann"`, or `"Ann Bob"` for a shared victory.
        players: How many play on a drawing, or their names.
        name: What the exercise is called in `progress`.
        language: `"en"`, `"fr"` or `"de"`.

    >>> check("R4 $3", "a1 b1", rule="G5")
    a1 b1: The red digger 4 carries out the gold 3: 3 points for Player 1. (G5)
    ✓ That is it.
    """
    is_spoken = isinstance(language, str) and language in LANGUAGES
    try:
        gettext = translations(text("language", language)).gettext
        wanted, exercise = Wanted(rule, points, player, cards, winner), text("name", name)
        start = _start(table, players)
        end, refusal = _play(start, text("flips", flips))
        wrong = [tell(refusal, language)] if refusal else wanted.missing(start, end, language)
    except GameError as error:
        print(f"✗ {tell(error, language if is_spoken else 'en')}")  # noqa: T201 - a cell's answer
        return
    for line in _told(start, end, language, to_the_end=bool(winner)):
        print(line)  # noqa: T201
    if not wrong:
        progress.add(exercise)
    print("\n".join(f"✗ {each}" for each in wrong) or f"✓ {gettext('That is it.')}")  # noqa: T201


def _start(table: str | Game, players: int | Sequence[str]) -> Game:
    if isinstance(table, Game):
        return table
    if isinstance(table, str) and ":" in table:
        return parse(table)
    return scenario(table, players=players, rules=_FREE)


def _play(game: Game, flips: str) -> tuple[Game, GameError | None]:
    """Flip as far as the rules allow, and return what they refuse, if anything."""
    for spot in flips.replace(",", " ").split():
        try:
            game = game.flip(spot)
        except GameError as error:
            return game, error
    return game, None


def _told(start: Game, end: Game, language: str, *, to_the_end: bool) -> list[str]:
    """Tell each turn between two games in a line; a gold rush and, if it matters, the end too."""
    turns = RushBegan | GameOver if to_the_end else RushBegan
    lines = [_line(event, language) for event in start.events if isinstance(event, turns)]
    spots = list(start.face_up)
    for game in end.history[len(start.history) :]:
        spots.append(game.flips[-1])
        if game.face_up:
            continue
        _, settled, *later = game.events
        lines.append(f"{' '.join(spots)}: {_line(settled, language)}")
        lines += [_line(event, language) for event in later if isinstance(event, turns)]
        spots = []
    return lines


def _line(event: Event, language: str) -> str:
    return f"{explain(event, language)} ({event.rule})"
