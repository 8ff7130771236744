"""Showdown in the lessons: a question about one's own hand."""

from __future__ import annotations

from gold_widgets.lessons import subject
from gold_widgets.lessons.questions import Question


class Subject(subject.Subject):
    def questions(self):
        return {"takes": takes, **super().questions()}

    def is_settled(self, game):
        return game.is_over or not any(game.chosen)


def takes(before, after, language):
    """Ask who takes the points."""
    names = tuple(seat.name for seat in after.seats)
    winner = max(
        after.seats, key=lambda seat: after.scores[seat.number] - before.scores[seat.number]
    )
    needs = {name: f"For that, {name} would have to choose the highest card." for name in names}
    return Question("Who takes the points?", names, winner.name, needs)
