"""What the cells of a lesson make happen: the cases that show a game's rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from gold_widgets import Goal, Predict, Table
from gold_widgets.engine.errors import GameError
from gold_widgets.engine.moves import split
from gold_widgets.lessons.subject import Subject
from tests.notebooks.course import Run, cells, run, solutions


class Case:
    """A game before and after some moves: what an exercise asks about, or a table shows."""

    def __init__(self, name: str, before: Any, after: Any, refused: str = "") -> None:
        self.name, self.before, self.after = name, before, after
        self.refused = refused
        """The move that the rules did not let pass, at the end."""

    @cached_property
    def games(self) -> Sequence[Any]:
        """Every game after the first one."""
        return self.after.history[len(self.before.history) :]

    @cached_property
    def events(self) -> Sequence[Any]:
        """What happened; a game that was laid tells what it begins with."""
        games = self.games or (self.before,)
        return [event for game in games for event in game.events]

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def has(*kinds: type, rule: str = "") -> Callable[[Case], bool]:
    """Return whether one of these events happens in a case, under this rule if one is said."""
    return lambda case: any(
        isinstance(event, kinds) and rule in ("", event.rule) for event in case.events
    )


def cases(path: Path, subject: Subject[Any], kind: type[Case]) -> list[Case]:
    """Return what a notebook asks, has solved, checks and plays, each under the name it has."""
    made, ids = run(path), [cell.id for cell in cells(path)]
    found = [*_boards(made, ids, dict(solutions(path))), *_checks(made, subject)]
    return [kind(*each) for each in found]


def _boards(made: Run, ids: list[str], solved: dict[int, str]) -> Iterator[tuple[Any, ...]]:
    for number, board in made.boards:
        if isinstance(board, Predict):
            yield board._name, board._after.history[0], board._after
        elif isinstance(board, Goal):
            start = board.record.start
            yield board._name, start, start.play(solved[number + 1])
        elif isinstance(board, Table):
            yield ids[number], board.record.start, board.record.go(len(board.record)).game


def _checks(made: Run, subject: Subject[Any]) -> Iterator[tuple[Any, ...]]:
    for _, check in made.checks:
        table, moves = check.arguments
        try:
            start = subject.read(table, 2) if isinstance(table, str) else table
        except GameError:
            continue  # a mistake to repair: nothing happens yet
        end, refused = start, ""
        for move in split(moves):
            try:
                end = end.play(move)
            except GameError:
                refused = move
                break
        yield str(check.name), start, end, refused
