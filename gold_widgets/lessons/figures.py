"""What the tries of a class add up to: by exercise, by rule, and what wrong answers share."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.lessons import asked
from gold_widgets.lessons.notes import Mark

if TYPE_CHECKING:
    from gold_widgets.lessons.index import Course, Exercise
    from gold_widgets.lessons.roster import Pupil

STUCK = 3
"""So many tries without a solution, and somebody could do with help."""


@dataclass(frozen=True)
class Hardness:
    """How an exercise, or all exercises of a rule, went for the class."""

    tried: int
    solved: int
    at_once: int
    """How many were right at the first try."""

    @property
    def wrong(self) -> int:
        """How many were wrong at the first try."""
        return self.tried - self.at_once

    @property
    def share(self) -> float:
        """The part that was right at the first try; 1 if nobody has tried."""
        return self.at_once / self.tried if self.tried else 1.0


@dataclass(frozen=True)
class Shared:
    """A wrong first answer that was given again and again to the same question."""

    question: str
    answer: str
    times: int
    pupils: int
    exercises: tuple[str, ...]


class Figures:
    """The figures of a class for one game."""

    def __init__(self, course: Course, pupils: Sequence[Pupil], language: str) -> None:
        self.course, self.pupils, self._language = course, pupils, language
        marks = [pupil.notes.marks for pupil in pupils]
        # A line may name anything: only what the course asks is counted and written down.
        names = {each.name for each in course.exercises}
        self.marks: list[dict[str, Mark]] = [
            {
                name: mark
                for (game, name), mark in each.items()
                if game == course.game and name in names
            }
            for each in marks
        ]
        """Exercise → how it went, for each pupil."""
        self.by_exercise = {each.name: self._hardness([each.name]) for each in course.exercises}
        """Exercise → how it went."""
        self.rules = asked.rules(course.game, language)
        self.by_rule = {
            rule: hardness
            for rule in self.rules
            if (hardness := self._hardness(self._with_rule(rule))).tried
        }
        """Rule → how its exercises went, in the order of the book."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody has done anything of this game."""
        played = any(self.course.game in pupil.notes.tallies for pupil in self.pupils)
        return not any(self.marks) and not played

    def _with_rule(self, rule: str) -> list[str]:
        return [each.name for each in self.course.exercises if rule in each.rules]

    def _hardness(self, names: Sequence[str]) -> Hardness:
        marks = [mark for own in self.marks for name in names if (mark := own.get(name))]
        at_once = sum(mark.solved and mark.tries == 1 for mark in marks)
        return Hardness(len(marks), sum(mark.solved for mark in marks), at_once)

    def hard(self) -> list[Exercise]:
        """Return the exercises that somebody got wrong at first, the hardest first."""
        found = [each for each in self.course.exercises if self.by_exercise[each.name].wrong]
        hardness = self.by_exercise
        return sorted(
            found, key=lambda each: (-hardness[each.name].wrong, hardness[each.name].share)
        )

    def wrong_answers(self, exercise: Exercise) -> list[tuple[str, int]]:
        """Return the wrong first answers to a prediction, and how many gave each."""
        choices = self._choices(exercise)
        counted = Counter(
            choices[first]
            for own in self.marks
            if (first := self._wrong_first(own, exercise)) is not None and first < len(choices)
        )
        return counted.most_common()

    def right_answer(self, exercise: Exercise) -> str:
        """Return what was right, of what there was to choose from."""
        choices = self._choices(exercise)
        return choices[exercise.answer] if choices and exercise.answer is not None else ""

    def chosen(self, exercise: Exercise, mark: Mark) -> str:
        """Return the first answer of a pupil, of what there was to choose from."""
        choices = self._choices(exercise)
        first = mark.first
        return choices[first] if first is not None and first < len(choices) else ""

    def question(self, exercise: Exercise) -> str:
        """Return what an exercise asks, if it is a question."""
        if exercise.kind != "predict":
            return ""
        return asked.question(self.course.game, exercise, self._language).text

    def shared(self) -> list[Shared]:
        """Return the wrong answers that were given to the same question more than once."""
        given: dict[tuple[str, str], list[tuple[int, str]]] = defaultdict(list)
        for exercise in self.course.exercises:
            choices = self._choices(exercise)
            for pupil, own in enumerate(self.marks):
                first = self._wrong_first(own, exercise)
                if first is not None and first < len(choices):
                    key = (self.question(exercise), choices[first])
                    given[key].append((pupil, exercise.name))
        found = [
            Shared(
                question,
                answer,
                len(each),
                len({pupil for pupil, _ in each}),
                tuple(dict.fromkeys(name for _, name in each)),
            )
            for (question, answer), each in given.items()
            if len(each) > 1
        ]
        return sorted(found, key=lambda each: -each.times)

    def stuck(self) -> list[tuple[str, str, int]]:
        """Return who has tried an exercise often and in vain: pupil, exercise, tries."""
        found = [
            (pupil.name, name, mark.tries)
            for pupil, own in zip(self.pupils, self.marks, strict=True)
            for name, mark in own.items()
            if not mark.solved and mark.tries >= STUCK
        ]
        return sorted(found, key=lambda each: -each[2])

    def _choices(self, exercise: Exercise) -> tuple[str, ...]:
        if exercise.kind != "predict":
            return ()
        return asked.question(self.course.game, exercise, self._language).choices

    def _wrong_first(self, own: dict[str, Mark], exercise: Exercise) -> int | None:
        mark = own.get(exercise.name)
        if mark is None or mark.first is None or (mark.solved and mark.tries == 1):
            return None
        return mark.first if mark.first != exercise.answer else None
