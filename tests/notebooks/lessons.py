"""The lessons of one game by their numbers, for tests that try what the prose claims."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gold_widgets import Goal, Predict
from tests.notebooks.course import FOLDER, Cell, Run, cells, run


class Lessons:
    """What the cells of a game's lessons say and make."""

    def __init__(self, game: str) -> None:
        self._folder = FOLDER / game

    def path(self, number: str) -> Path:
        [path] = self._folder.glob(f"{number}_*.ipynb")
        return path

    def made(self, number: str) -> Run:
        return run(self.path(number))

    def cell(self, number: str, name: str) -> Cell:
        [cell] = [cell for cell in cells(self.path(number)) if cell.id == name]
        return cell

    def prose(self, number: str) -> str:
        return "\n".join(cell.text for cell in cells(self.path(number)) if not cell.is_code)

    def goal(self, number: str) -> Goal:
        """Return the puzzle, of which a lesson has one."""
        [(_, goal)] = self.made(number).goals
        return goal

    def asked(self, name: str) -> Predict:
        """Return a question by its name, which begins with the number of its lesson."""
        [question] = [each for each in self.made(name[:2]).predictions if each._name == name]
        return question

    def edited(self, number: str, *edits: tuple[str, str]) -> tuple[str, str]:
        """Return the position and the moves of the cell to edit, once a pupil has edited it."""
        [(_, check)] = self.made(number).checks
        table, moves = map(str, check.arguments)
        for old, new in edits:
            assert old in table + moves
            table, moves = table.replace(old, new), moves.replace(old, new)
        return table, moves


def chance(goal: Goal, game: Any) -> float:
    """Return how likely an aim is reached if everybody does anything."""
    if goal.is_decided(game):
        return goal.is_reached(game)
    moves = game.legal(game.actors[0])
    return sum(chance(goal, game.play(move)) for move in moves) / len(moves)


def ways(goal: Goal, game: Any, made: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield every line of moves that decides an aim."""
    if goal.is_decided(game):
        yield made
        return
    for move in game.legal(game.actors[0]):
        yield from ways(goal, game.play(move), (*made, move))


def solved_by(goal: Goal) -> set[tuple[str, ...]]:
    """Return all lines of moves that reach an aim."""
    start = goal.record.start
    return {line for line in ways(goal, start) if goal.is_reached(start.play(line))}
