"""Writes a page to print for every lesson, and the key to it, in every language."""

import sys
from pathlib import Path

from gold_widgets import worksheet
from gold_widgets.engine.words import LANGUAGES
from gold_widgets.lessons.index import courses

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for language in LANGUAGES:
        for lesson in (each for course in courses() for each in course.lessons if each.exercises):
            for ending, answers in ((".html", False), (".answers.html", True)):
                file = folder / language / f"{lesson.path}{ending}"
                worksheet(lesson.path, language, answers=answers).write(file)
        print(f"{folder / language}: written")
