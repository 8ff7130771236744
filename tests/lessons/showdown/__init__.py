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
    won = [now - then for now, then in zip(after.scores, before.scores, strict=True)]
    winner = after.seats[won.index(max(won))]
    needs = {name: f"For that, {name} would have to choose the highest card." for name in names}
    return Question("Who takes the points?", names, winner.name, needs, rule=after.events[0].rule)
