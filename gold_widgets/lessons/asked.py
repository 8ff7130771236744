"""An exercise of the list made anew: what it asks, in any language, answered by the engine."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.rooms import named
from gold_widgets.engine.seats import seat_number
from gold_widgets.lessons.questions import Question
from gold_widgets.lessons.questions import ask as ask_question
from gold_widgets.lessons.subject import subject_of
from gold_widgets.tables.options import parted
from gold_widgets.tables.seating import PERSON
from gold_widgets.tables.staging import Look, staging_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.engine.rulebook import Rule
    from gold_widgets.lessons.index import Exercise
    from gold_widgets.lessons.wanted import Wanted


def rulebook(game: str) -> Any:  # noqa: ANN401 - a module
    """Return the rules of a game by its folder."""
    return named(game)


def rules(game: str, language: str) -> Mapping[str, Rule]:
    """Return the rules of a game by their ids."""
    return {rule.id: rule for rule in rulebook(game).rules(language)}


def before(game: str, exercise: Exercise) -> Any:  # noqa: ANN401 - a game of its kind
    """Return the game that an exercise begins with."""
    book = rulebook(game)
    if exercise.kind == "check":
        subject = subject_of(book)
        players = exercise.options.get("players", subject.PLAYERS)
        return subject.read(exercise.position, players)
    return book.load(exercise.position).game


@lru_cache(maxsize=512)
def question(game: str, exercise: Exercise, language: str) -> Question:
    """Return the question of a prediction, its choices and the right one."""
    start = before(game, exercise)
    subject = subject_of(start.rulebook)
    kind = exercise.options.get("ask", "")
    return ask_question(subject, kind, start, start.play(exercise.moves), language)


def begun(game: str, exercise: Exercise) -> Any:  # noqa: ANN401 - a game of its kind
    """Return the game in which the turn begins that a prediction asks about."""
    start = before(game, exercise)
    return subject_of(start.rulebook).begun(start, start.play(exercise.moves))


def turn(game: str, exercise: Exercise, language: str) -> Picture:
    """Draw the turn that a prediction asks about, before anything has come of it."""
    start = before(game, exercise)
    after, now = start.play(exercise.moves), begun(game, exercise)
    staging = staging_of(start.rulebook)()
    seat = exercise.options.get("seat")
    eyes = None if seat is None else seat_number(seat, start.seats, "seat")
    look = Look(events=after.events, asks=False, works_out=False, language=language)
    return staging.scene(now.rulebook.view(now, eyes), staging.layout(now), look)


def table(game: str, exercise: Exercise, language: str) -> Picture:
    """Draw the table of a goal as it opens: it shows what somebody who plays it sees."""
    start = before(game, exercise)
    book, kind = start.rulebook, staging_of(start.rulebook)
    options = {**subject_of(book).GOAL, **exercise.options}
    own, rest = parted(options, kind)
    staging = kind(**own)
    people = [number for number, kind in enumerate(rest.get("seats", ())) if kind == PERSON]
    alone = people[0] if len(people) == 1 else None
    eyes = alone if book.HAS_SECRETS else start.to_move
    view = book.view(start, eyes, memory=staging.memory(start) or book.watch(start))
    on = frozenset({*staging.switched_on(), *rest.get("on", ())})
    look = Look(asks=False, on=on, language=language)
    return staging.scene(view, staging.layout(start), look)


def wanted(game: str, exercise: Exercise) -> Wanted:
    """Return what a cell to edit asks for."""
    kind = subject_of(rulebook(game)).WANTED
    asked_for, _ = parted(dict(exercise.options), kind)
    return kind(**asked_for)


def aim(game: str, exercise: Exercise, language: str) -> str:
    """Say what a goal asks for."""
    start = before(game, exercise)
    kind = subject_of(start.rulebook).AIM
    to_reach, _ = parted(dict(exercise.options), kind)
    player = seat_number(to_reach.pop("player", 0), start.seats, "player")
    return kind(player=player, **to_reach).words(start, language)
