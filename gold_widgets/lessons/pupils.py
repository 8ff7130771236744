"""A class that does not exist, to try what is made for teachers: its lines are computed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from gold_widgets.lessons import index, lines
from gold_widgets.lessons.arguments import number
from gold_widgets.lessons.notes import Note, Notes, Played, Tried

if TYPE_CHECKING:
    from gold_widgets.lessons.index import Course, Exercise

NAMES = (
    "Ada",
    "Ben",
    "Cleo",
    "Dario",
    "Elif",
    "Finn",
    "Greta",
    "Hugo",
    "Ines",
    "Jonas",
    "Kaya",
    "Leo",
    "Mia",
    "Noah",
    "Olga",
    "Paul",
    "Quinn",
    "Rosa",
    "Sami",
    "Tilda",
    "Umut",
    "Vera",
    "Wanda",
    "Xavi",
    "Yara",
    "Zoe",
    "Anton",
    "Bela",
    "Carla",
    "Dimitri",
)
_MOST_TRIES = 6


def made_up_class(pupils: int = 30, seed: int = 1) -> str:
    """Return the lines of a class that answers the real exercises, some well and some by chance.

    The same seed makes the same class.

    >>> [line.partition(":")[0] for line in made_up_class(3, seed=7).splitlines()]
    ['Ada', 'Ben', 'Cleo']
    """
    return "\n".join(_line(each, seed) for each in range(number("pupils", pupils, least=1)))


def _line(pupil: int, seed: int) -> str:
    turn, place = divmod(pupil, len(NAMES))
    name = NAMES[place] + (f" {turn + 1}" if turn else "")
    skill = 0.35 + 0.6 * Random(f"{seed} {pupil}").random()
    notes: list[Note] = []
    for course in index.courses():
        # Luck of its own, so that a new game or lesson leaves the others as they are.
        notes += _work(course, skill, Random(f"{seed} {pupil} {course.game}"))
    return f"{name}: {lines.write(Notes().after(notes))}"


def _work(course: Course, skill: float, luck: Random) -> list[Note]:
    """Go through the lessons of a game as far as one gets, and play now and then."""
    notes: list[Note] = []
    far = (0.25 + 0.75 * luck.random()) * len(course.exercises)
    for place, exercise in enumerate(course.exercises):
        if place > far or luck.random() > 0.95:
            continue
        notes += _tries(course.game, exercise, skill, luck)
    for _ in range(int(5 * luck.random())):
        notes.append(Played(course.game, luck.random() < skill / 2))
    return notes


def _tries(game: str, exercise: Exercise, skill: float, luck: Random) -> list[Note]:
    """Try an exercise until it is solved, or until one has had enough of it."""
    notes: list[Note] = []
    left = [choice for choice in range(exercise.choices) if choice != exercise.answer]
    for tries in range(_MOST_TRIES):
        is_right = luck.random() < skill + 0.12 * tries or bool(exercise.choices and not left)
        answer = exercise.answer if is_right else None
        if exercise.choices and not is_right:
            # Most who err take the answer that looks best at first sight; others take any.
            answer = left.pop(0 if luck.random() < 0.6 else int(len(left) * luck.random()))
        notes.append(Tried(game, exercise.name, is_right, answer))
        if is_right or luck.random() < 0.05 * tries:
            break
    return notes
