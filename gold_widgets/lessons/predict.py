"""Predict, then see: a question about a turn, asked before it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gold_widgets.canvas.threads import alone
from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.rooms import folder_of
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.lessons import arguments
from gold_widgets.lessons.progress import progress
from gold_widgets.lessons.questions import ask as ask_question
from gold_widgets.lessons.subject import subject_of
from gold_widgets.tables.board import Board
from gold_widgets.tables.options import as_record, checked_number, names_of, refuse_unknown
from gold_widgets.tables.phrases import Phrases
from gold_widgets.tables.staging import Look, staging_of

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.engine.game import Game
    from gold_widgets.engine.records import Record
    from gold_widgets.lessons.subject import Subject
    from gold_widgets.tables.frame import Action, Button
    from gold_widgets.tables.staging import Staging

LONG = 12
"""Answers of more letters than this stand one below the other."""


class Predict(Board):
    """A picture, a question and answers to press; the engine knows which one is right."""

    def __init__(
        self,
        game: Game | Record[Any],
        moves: str = "",
        *,
        ask: str = "",
        name: str = "",
        language: str | None = None,
        scale: float = 1.0,
        **own: Any,  # noqa: ANN401 - the game's own name for moves
    ) -> None:
        """Ask about the moves of one turn.

        Args:
            game: The game before the moves.
            moves: The moves, as `game.play` takes them.
            ask: What to ask, by its name: each game has its own questions. By default the first.
            name: What the exercise is called in `progress`.
            language: `"en"`, `"fr"` or `"de"`; by default what `speak` chose.
            scale: How large it is.
            own: The moves may also be given under the name that they have in this game.
        """
        before = as_record(game).game
        subject = subject_of(before.rulebook)
        made = arguments.moves(subject, moves, own)
        refuse_unknown(own, (*names_of(Predict), subject.MOVES), "Predict")
        self._words = Phrases(language)
        self._name = arguments.text("name", name)
        self._tries: list[str] = []
        self._after = before.play(made)
        self._question = ask_question(subject, ask, before, self._after, self._words.language)
        self._game = _begun(subject, before, self._after)
        self._staging: Staging[Any, Any, Any] = staging_of(before.rulebook)()
        self._telling = self._staging.words(self._words.language)
        self._at = self._staging.layout(self._game)
        self._open(
            self._at.width,
            self._at.height,
            checked_number("scale", scale, 0.25, 8),
            words=self._words.frame,
            language=self._words.language,
            headline=self._question.text,
            label=before.rulebook.NAME,
            ratio=self._at.width / self._at.height,
            width=self._at.width * scale,
        )
        self._draw()

    @property
    def question(self) -> str:
        """What is asked."""
        return self._question.text

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers to choose from."""
        return self._question.choices

    @property
    def is_solved(self) -> bool:
        """Whether the right answer has been given."""
        return self._question.answer in self._tries

    @alone
    def answer(self, choice: str) -> None:
        """Give an answer, as a press on it does."""
        if choice not in self.choices:
            raise SetupError(
                Sentence(
                    "{choice!r} is not among the answers: {choices}.",
                    choice=brief(choice),
                    choices=", ".join(self.choices),
                )
            )
        if self.is_solved:
            return
        self._tries.append(choice)
        game, number = folder_of(self._game.rulebook), self.choices.index(choice)
        progress.tried(game, self._name, right=choice == self._question.answer, answer=number)
        self._frame.error = progress.unheard() or self._frame.error
        self._draw()

    def picture(self) -> Picture:
        """The table as the turn shows it, before anything has come of it."""
        view = self._game.rulebook.view(self._game)
        return self._staging.scene(view, self._at, self._look())

    def describe(self) -> str:
        """Tell the turn, the question and its answers in words."""
        view = self._game.rulebook.view(self._game)
        plain = self._staging.spots(view, self._at, Look(language=self._words.language))
        shown = self._staging.spots(view, self._at, self._look())
        # What the turn brings to light is enough, if the places say it.
        news = [spot["label"].replace(", ", " ", 1) for spot in shown if spot not in plain]
        told = [", ".join(news)] if news else self._telling.describe(view, shown)
        return "\n".join([*told, self.question, *(f"- {choice}" for choice in self.choices)])

    def _look(self) -> Look:
        return Look(events=self._after.events, asks=False, language=self._words.language)

    def _act(self, action: Action) -> None:
        match action:
            case {"do": str(number)} if number.isdecimal() and int(number) < len(self.choices):
                self.answer(self.choices[int(number)])

    def _draw(self) -> None:
        self._painter.show(self.picture())
        self._frame.show(status=self._feedback(), buttons=self._buttons())

    def _buttons(self) -> list[Button]:
        made: list[Button] = []
        is_wide = max(map(len, self.choices)) > LONG
        for number, choice in enumerate(self.choices):
            tried = choice in self._tries
            mark = ("✓ " if choice == self._question.answer else "✗ ") if tried else ""
            button: Button = {"id": str(number), "text": f"{mark}{choice}", "wide": is_wide}
            if tried or self.is_solved:
                button["off"] = True
            made.append(button)
        return made

    def _feedback(self) -> str:
        gettext = self._words.gettext
        if not self._tries:
            return gettext("What do you think? Choose, then see.")
        if not self.is_solved:
            return gettext("Not quite. Look at the cards again, and choose another answer.")
        last = self._staging.stages(self._after) - 1
        why = self._telling.status(self._after, ask=False, stage=last)
        return f"{gettext('Right!')} {why}"


def _begun(subject: Subject[Any], before: Game, after: Game) -> Game:
    """Return the game in which the last turn began: if there is but one, the game before it."""
    game = after.before
    while game is not None and game is not before and not subject.is_settled(game):
        game = game.before
    return game or before
