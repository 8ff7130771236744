"""Pages to print: the questions of a lesson on paper, its rules, and a key to the answers."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from gold_widgets.canvas.paper import for_paper, is_crowded, is_map
from gold_widgets.canvas.svg import svg
from gold_widgets.engine import pictures
from gold_widgets.engine.errors import GameError
from gold_widgets.engine.files import problem, write
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import spoken, titled, translations
from gold_widgets.lessons import asked, index
from gold_widgets.lessons.subject import subject_of
from gold_widgets.lessons.worksheet_page import page
from gold_widgets.tables.staging import Look, staging_of

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.engine.game import Game
    from gold_widgets.engine.rulebook import Rule
    from gold_widgets.lessons.index import Course, Exercise, Lesson

SHORT = 12
"""Answers of no more letters than this stand side by side."""


def worksheet(lesson: str, language: str | None = None, answers: bool = False) -> Worksheet:
    """Make a page to print: the exercises of a lesson, and the rules that it teaches.

    Args:
        lesson: Its notebook from the top of the course, as far as needed: `"nim/02"`; or its number
            alone, where there is but one course.
        language: `"en"`, `"fr"` or `"de"`; by default what `speak` chose.
        answers: Whether it is the key to the answers, which the engine works out.
    """
    course, found = index.lesson(lesson)
    return Worksheet(course, found, spoken(language), answers=answers)


class Worksheet:
    """A page to print. `write` puts it into a file, which any browser prints."""

    def __init__(self, course: Course, lesson: Lesson, language: str, *, answers: bool) -> None:
        """Make the page of a lesson, or the key to it."""
        self._course, self._lesson = course, lesson
        self._language, self._answers = language, answers
        self._words = translations(language)
        self._rules = asked.rules(course.game, language)
        gettext = self._words.gettext
        kind = gettext("Answers") if answers else gettext("Worksheet")
        title = titled(
            f"{course.title(language)} {lesson.number}", lesson.title(language), language
        )
        self.title = f"{kind} · {title}"
        with for_paper():
            tasks = [self._task(each) for each in lesson.exercises]
            body = tasks if answers else [self._who(), *tasks, self._card()]
        head = f"<h1>{escape(self.title)}</h1>"
        self.html = page(self.title, language, "\n".join(filter(None, [head, *body])))
        """The page."""

    def __str__(self) -> str:
        """Return the page."""
        return self.html

    def __repr__(self) -> str:
        """Say what it is, and how to get it."""
        more = self._words.gettext("Write it to a file with .write(name), and print that file.")
        return f"{self.title}. {more}"

    def _repr_html_(self) -> str:
        page = escape(self.html)
        return (
            f'<iframe title="{escape(self.title)}" srcdoc="{page}" sandbox="allow-modals" '
            'style="width:100%;height:40em;border:1px solid rgba(128,128,128,.5);'
            'background-color:#ffffff"></iframe>'
        )

    def write(self, path: str | Path = "") -> Path:
        """Write the page to a file; without a name, one after its lesson in this folder."""
        spoken = "" if self._language == index.OURS else f".{self._language}"
        ending = f"{spoken}{'.answers' if self._answers else ''}.html"
        file = Path(path) if path else Path(self._lesson.path.rpartition("/")[2] + ending)
        try:
            write({file: self.html.encode()})
        except OSError as error:
            raise GameError(
                Sentence(
                    "{file} cannot be written ({error}). Give another file name.",
                    file=file,
                    error=problem(error),
                )
            ) from None
        return file

    # -- the exercises -----------------------------------------------------------------------

    def _who(self) -> str:
        gettext = self._words.gettext
        fields = (gettext("Name:"), gettext("Class:"), gettext("Date:"))
        return (
            f'<div class="who">{"".join(f"<span>{escape(each)}</span>" for each in fields)}</div>'
        )

    def _task(self, exercise: Exercise) -> str:
        made = {"predict": self._prediction, "goal": self._goal, "check": self._check}
        return f'<div class="task">{made[exercise.kind](exercise)}</div>'

    def _prediction(self, exercise: Exercise) -> str:
        """Print a question with its picture and choices; the key says why."""
        question = asked.question(self._course.game, exercise, self._language)
        choices = "".join(
            f'<li class="{"right" if self._answers and each == question.answer else "open"}">'
            f"{escape(each)}</li>"
            for each in question.choices
        )
        is_short = max(map(len, question.choices)) <= SHORT
        listed = f'<ul class="choices{" short" if is_short else ""}">{choices}</ul>'
        head = self._asked(exercise, question.text)
        if self._answers:
            return f"{head}{listed}{self._told(exercise, exercise.moves)}"
        drawn = asked.turn(self._course.game, exercise, self._language)
        about = self._about(asked.begun(self._course.game, exercise))
        return f"{head}{about}{self._beside(drawn, listed)}"

    def _goal(self, exercise: Exercise) -> str:
        """Print a puzzle: the table as the lesson opens it, and lines for the moves."""
        game, turns = self._course.game, int(exercise.options["turns"])
        aim = f"{asked.aim(game, exercise, self._language)} {self._turns(turns)}"
        head = self._asked(exercise, aim)
        if self._answers:
            moves = escape(exercise.solution)
            one = self._words.gettext("One solution: {moves}").format(moves=f"<b>{moves}</b>")
            return f"{head}<p>{one}</p>{self._told(exercise, exercise.solution)}"
        drawn = asked.table(game, exercise, self._language)
        lines = "".join(f"<span>{number}.</span>" for number in range(1, turns + 1))
        about = self._about(asked.before(game, exercise))
        blank = f'<div class="lines">{lines}</div>'
        return f"{head}{about}{self._beside(drawn, blank)}"

    def _check(self, exercise: Exercise) -> str:
        """Print a drawing to change, until what is wanted is true of it."""
        gettext = self._words.gettext
        names = {rule.id: rule.name for rule in self._rules.values()}
        wanted = " ".join(asked.wanted(self._course.game, exercise).words(self._language, names))
        asks = gettext("Change the drawing or the moves, so that this becomes true: {wanted}")
        if not wanted:
            asks = gettext("Change the drawing or the moves, so that no rule is broken.")
        head = self._asked(exercise, asks.format(wanted=wanted))
        table = "\n".join(line.strip() for line in exercise.position.strip().splitlines())
        moves = gettext("Moves: {moves}").format(moves=exercise.moves) if exercise.moves else ""
        if self._answers:
            many = gettext(
                "There are many right answers. Try one with check(…) in the lesson's notebook."
            )
            return f"{head}<p>{escape(many)}</p>"
        return (
            f'{head}<div class="both"><div><pre>{escape(table)}</pre><p>{escape(moves)}</p></div>'
            '<div class="lines"><span></span><span></span><span></span></div></div>'
        )

    def _beside(self, drawn: Picture, written: str) -> str:
        """Put a picture and what is to be filled in side by side; some pictures need room."""
        kind = "both map" if is_map(drawn) else "both large" if is_crowded(drawn) else "both"
        return f'<div class="{kind}">{svg(drawn)}{written}</div>'

    def _asked(self, exercise: Exercise, text: str) -> str:
        return f'<p><span class="number">{escape(exercise.name)}</span> {escape(text)}</p>'

    def _about(self, game: Game) -> str:
        """Say what everybody at the table knows."""
        told = subject_of(game.rulebook).about(game, self._language)
        return f'<p class="about">{escape(" · ".join(told))}</p>'

    def _turns(self, count: int) -> str:
        ngettext = self._words.ngettext
        return ngettext("You have {turns} turn.", "You have {turns} turns.", count).format(
            turns=count
        )

    def _told(self, exercise: Exercise, moves: str) -> str:
        """Tell what the moves do, with the rules."""
        start = asked.before(self._course.game, exercise)
        end = start.play(moves)
        subject = subject_of(start.rulebook)
        told = subject.tell(start, end, self._language, to_the_end=end.is_over)
        return "".join(f"<p>{escape(line)}</p>" for line in told)

    # -- the rules ---------------------------------------------------------------------------

    def _card(self) -> str:
        """Print the rules that the lesson teaches, or else those that its exercises need."""
        every = self._rules.values()
        taught = [rule for rule in every if rule.lesson == self._lesson.path]
        needed = {rule for each in self._lesson.exercises for rule in each.rules}
        shown = taught or [rule for rule in every if rule.id in needed]
        if not shown:
            return ""
        head = f"<h2>{escape(self._words.gettext('Rules'))}</h2>"
        return f'{head}<section class="rules">{"".join(map(self._rule, shown))}</section>'

    def _rule(self, rule: Rule) -> str:
        return (
            f'<div class="rule">{self._example(rule)}<b>{escape(rule.id)} {escape(rule.name)}</b>'
            f"<br>{escape(rule.words)}</div>"
        )

    def _example(self, rule: Rule) -> str:
        """Draw the example of a rule, but no map: as small as a card is, nobody could read it."""
        if not rule.example:
            return ""
        book = asked.rulebook(self._course.game)
        game, staging = book.parse(rule.example), staging_of(book)()
        look = Look(language=self._language)
        if is_map(staging.scene(book.view(game, None), staging.layout(game), look)):
            return ""
        return pictures.mime_bundle(game, self._language).get("image/svg+xml", "")
