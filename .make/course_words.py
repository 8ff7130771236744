"""Collects the course's prose for translators, and makes the notebooks that are translated.

Run with `make words`, for everything; or by a translator for one notebook, quickly:
.venv/bin/python .make/course_words.py fr gold/02_digger_finds_gold
"""

import sys
from pathlib import Path

from tongues import catalogues, checks, pages
from tongues.catalogues import LANGUAGES, NAMES, ROOT, Course

MANY = 12
"""Of a notebook's problems, so many are told in full."""


def write(path: Path, content: bytes) -> None:
    """Write a file, if that changes anything, and say so."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        print(f"{path.relative_to(ROOT)}: changed")


def everything() -> None:
    """Bring all catalogues and notebooks up to date, and say what is missing."""
    courses = [Course(language) for language in LANGUAGES]
    for course in courses:
        for path, content in course.files().items():
            write(path, content)
    notebooks = pages.files(courses)
    for path, text in notebooks.items():
        write(path, text.encode())
    gone = [*pages.obsolete(), *(path for course in courses for path in course.obsolete())]
    for path in gone:
        path.unlink()
        print(f"{path.relative_to(ROOT)}: gone")
    for course in courses:
        for notebook in course.entries:
            tell(course, notebook)


def one(language: str, notebook: str) -> int:
    """Bring one catalogue and its notebook up to date, and say what is wrong with them."""
    course = Course(language)
    if notebook not in course.entries:
        raise SystemExit(f"There is no {notebook}. There is {', '.join(course.entries)}.")
    path = catalogues.place(language, notebook)
    write(path, course.files()[path])
    wrong = tell(course, notebook, most=1000)
    if not wrong and notebook != NAMES:
        made = pages.files([Course(each) for each in LANGUAGES])
        target = pages.path(language, notebook)
        write(target, made[target].encode())
        print(f"Nothing is wrong. Read it: {target.relative_to(ROOT)}")
    return bool(wrong)


def tell(course: Course, notebook: str, most: int = MANY) -> list[str]:
    """Say what is wrong with a translation; one that nobody has begun is one line."""
    wrong = checks.problems(course, notebook)
    where = f"{course.language} {notebook}"
    open_ones = [entry for entry in course.entries[notebook] if entry.is_open]
    if len(open_ones) > most:
        print(f"{where}: {len(open_ones)} units are still to be translated")
        wrong_ones = [each for each in wrong if not each.startswith("still")]
    else:
        wrong_ones = wrong
    for each in wrong_ones[:most]:
        print(f"{where}: {each}")
    return wrong


def main(arguments: list[str]) -> int:
    """Do all, or one language's notebook."""
    if len(arguments) == 2:
        return one(arguments[0], arguments[1].removesuffix(".ipynb"))
    everything()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
