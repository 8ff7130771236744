"""Where a learner stands in the course: what is solved of each lesson, and where to go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.lessons import index
from gold_widgets.lessons.notes import Mark, Tally
from gold_widgets.lessons.stars import MOST, stars

if TYPE_CHECKING:
    from gold_widgets.lessons.index import Course, Lesson
    from gold_widgets.lessons.notes import Notes


@dataclass(frozen=True)
class Place:
    """How one lesson stands."""

    lesson: Lesson
    marks: tuple[Mark, ...]
    """One for each exercise, in their order."""
    is_done: bool

    @property
    def solved(self) -> int:
        """How many exercises are solved."""
        return sum(mark.solved for mark in self.marks)

    @property
    def stars(self) -> int:
        """How many stars were earned."""
        return sum(earned(mark) for mark in self.marks)


@dataclass(frozen=True)
class Standing:
    """How the lessons of one game stand."""

    course: Course
    places: tuple[Place, ...]
    tally: Tally
    here: int | None
    """The number of the lesson to go on with; None if all are done."""

    @property
    def solved(self) -> int:
        """How many exercises are solved."""
        return sum(place.solved for place in self.places)

    @property
    def total(self) -> int:
        """How many exercises there are."""
        return len(self.course.exercises)

    @property
    def stars(self) -> int:
        """How many stars were earned."""
        return sum(place.stars for place in self.places)

    @property
    def most_stars(self) -> int:
        """How many stars there are to earn."""
        return MOST * self.total


def earned(mark: Mark) -> int:
    """Return the stars for an exercise: none before it is solved."""
    return stars(mark.tries) if mark.solved else 0


def standing(course: Course, notes: Notes) -> Standing:
    """Say how the lessons of a game stand."""
    marks = {name: mark for (game, name), mark in notes.marks.items() if game == course.game}
    tally = notes.tallies.get(course.game, Tally())
    places = tuple(_place(lesson, marks, tally) for lesson in course.lessons)
    return Standing(course, places, tally, _here(places, list(marks)))


def standings(notes: Notes) -> tuple[Standing, ...]:
    """Say how all games' lessons stand."""
    return tuple(standing(course, notes) for course in index.courses())


def _place(lesson: Lesson, marks: dict[str, Mark], tally: Tally) -> Place:
    own = tuple(marks.get(each.name, Mark()) for each in lesson.exercises)
    # A lesson that asks nothing is there to play.
    is_done = all(mark.solved for mark in own) if own else bool(tally.played)
    return Place(lesson, own, is_done)


def _here(places: tuple[Place, ...], touched: list[str]) -> int | None:
    """Go on in the lesson that was worked on last, then after it, then with what was left out."""
    order = {
        each.name: number for number, place in enumerate(places) for each in place.lesson.exercises
    }
    known = [order[name] for name in touched if name in order]
    last = known[-1] if known else 0
    numbers = (*range(last, len(places)), *range(last))
    return next((number for number in numbers if not places[number].is_done), None)
