"""Nim in the lessons: a question, an aim; everything else is as in any game."""

from __future__ import annotations

from dataclasses import dataclass

from gold_widgets.lessons import subject
from gold_widgets.lessons.aims import Aim, Condition
from gold_widgets.lessons.guide import Guide
from gold_widgets.lessons.questions import Question


@dataclass(frozen=True)
class Heap(Condition):
    """So many stones must be left."""

    stones: int

    def is_met(self, start, game):
        return game.stones == self.stones

    def is_broken(self, start, game):
        return game.stones < self.stones

    def words(self, game, language):
        return f"Leave a heap of {self.stones}."


@dataclass(frozen=True, kw_only=True)
class NimAim(Aim):
    heap: int | None = None

    def own(self):
        return [] if self.heap is None else [Heap(self.heap)]


class NimGuide(Guide):
    """Shows each number once, and lets go after two turns."""

    TURNS = 2

    def lay(self, seed):
        return self.rulebook.deal(self.PLAYERS, seed, stones=12)

    def shows(self, turn):
        return str(turn.events[0].count)

    def pupil(self, game, shown):
        return next((move for move in game.legal() if move not in shown), "1")

    computer = pupil

    def prompt(self, game, move, spot):
        return f"Take {move}."


class Subject(subject.Subject):
    MOVES = "takes"
    AIM = NimAim
    GUIDE = NimGuide

    def questions(self):
        return {"left": left, **super().questions()}


def left(before, after, language):
    """Ask how large the heap is then."""
    needs = {
        str(stones): f"For that, {before.stones - stones} would have to be taken."
        for stones in range(before.stones)
    }
    return Question(
        "How many stones are left?",
        tuple(needs),
        str(after.stones),
        needs,
        rule=after.events[0].rule,
    )
