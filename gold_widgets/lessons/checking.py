"""Looks at what a pupil has written in a cell, and says what it found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.moves import split
from gold_widgets.engine.rooms import folder_of
from gold_widgets.engine.words import spoken, tell, translations
from gold_widgets.lessons import arguments, index
from gold_widgets.lessons.index import fingerprint
from gold_widgets.lessons.progress import progress
from gold_widgets.lessons.saying import say
from gold_widgets.lessons.subject import subject_of
from gold_widgets.tables.options import is_game, names_of, refuse_unknown

if TYPE_CHECKING:
    from types import ModuleType

    from gold_widgets.engine.game import Game
    from gold_widgets.engine.rulebook import Rule


def check(
    table: str | Game,
    moves: str = "",
    *,
    game: ModuleType | None = None,
    rule: str | None = None,
    points: int | None = None,
    player: int | str | None = None,
    winner: str = "",
    players: int | Sequence[str] | None = None,
    name: str = "",
    language: str | None = None,
    **own: object,
) -> None:
    """Make moves on a drawing or a game, and say what happens and whether it was asked for.

    What is wrong with the drawing, the moves or the question is said too: nothing is raised.

    Args:
        table: A drawing, a position as text, or a game.
        moves: The moves to make, with spaces between them.
        game: The game that a drawing is of; it may be left out where there is no doubt.
        rule: The rule that should settle the last turn, by its id.
        points: How many points should be won.
        player: By whom, a seat or a name; by default the points of all are added up.
        winner: Who should have won: `"Ann"`, or `"Ann Bob"` for a shared victory.
        players: How many play where the text does not say it, or their names.
        name: What the exercise is called in `progress`, which counts what differs from the lesson.
        language: `"en"`, `"fr"` or `"de"`; by default what `speak` chose.
        own: What can be asked for in this game besides.
    """
    wanted = {"rule": rule, "points": points, "player": player, "winner": winner}
    speech: str | None = None
    home = ""
    rules: dict[str, Rule] = {}
    try:
        speech = spoken(language)
        book = _book_of(table, game)
        home = folder_of(book)
        rules = {rule.id: rule for rule in book.rules(speech)}
        lines, wrong = _found(table, moves, game, players, speech, {**wanted, **own})
    except GameError as error:
        lines, wrong = [], [tell(error, speech)]
    try:
        exercise = arguments.text("name", name)
    except GameError as error:
        exercise, wrong = "", [*wrong, tell(error, speech)]
    answer = [f"✗ {each}" for each in wrong] or [f"✓ {translations(speech).gettext('That is it.')}"]
    say("\n".join([*lines, *answer]), rules)
    if home and exercise and not _is_untouched(home, exercise, fingerprint(table, moves)):
        progress.tried(home, exercise, right=not wrong)
        if problem := progress.unheard():
            say(problem)


_last: dict[tuple[str, str], str] = {}
"""Exercise → what was checked last: running a cell twice is no second try."""


def _is_untouched(game: str, exercise: str, given: str) -> bool:
    """Tell whether a cell was run as the lesson has it, or once more as it was."""
    stored = index.exercise(game, exercise)
    is_known = given in (_last.get((game, exercise)), stored.untouched if stored else "")
    _last[game, exercise] = given
    return is_known


def _found(
    table: object,
    moves: object,
    game: object,
    players: int | Sequence[str] | None,
    language: str,
    wanted: dict[str, Any],
) -> tuple[list[str], list[str]]:
    """Return what happened, a line a turn, and what is missing."""
    known: Any = table if is_game(table) else None
    subject = subject_of(_book_of(table, game))
    played = arguments.moves(subject, moves, wanted)
    refuse_unknown(wanted, (*names_of(check), *names_of(subject.WANTED)), "check")
    asked = subject.WANTED(**wanted)
    seated = subject.PLAYERS if players is None else players
    start = subject.read(table, seated) if known is None else known
    end, refusal = _play(start, played)
    lines = subject.tell(start, end, language, to_the_end=bool(asked.winner))
    return lines, [tell(refusal, language)] if refusal else asked.missing(start, end, language)


def _book_of(table: object, game: object) -> Any:  # noqa: ANN401 - a module
    """Return the rules of what is checked."""
    known: Any = table
    return known.rulebook if is_game(table) else arguments.book(game)


def _play(game: Any, moves: str) -> tuple[Any, GameError | None]:  # noqa: ANN401 - any game
    """Play as far as the rules allow, and return what they refuse, if anything."""
    for move in split(moves):
        try:
            game = game.play(move)
        except GameError as error:
            return game, error
    return game, None
