"""Predict, then see: a question about a turn, asked before it is played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gold_widgets.canvas.threads import alone
from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.rooms import folder_of
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import game_name
from gold_widgets.lessons import arguments
from gold_widgets.lessons.praise import crowned, praise
from gold_widgets.lessons.progress import progress
from gold_widgets.lessons.questions import ask as ask_question
from gold_widgets.lessons.replay import Replay
from gold_widgets.lessons.subject import subject_of
from gold_widgets.tables.board import Board
from gold_widgets.tables.options import as_record, checked_number, names_of, refuse_unknown
from gold_widgets.tables.phrases import Phrases
from gold_widgets.tables.staging import Look, staging_of

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.engine.game import Game
    from gold_widgets.engine.records import Record
    from gold_widgets.tables.frame import Action, Button, Spot, Step
    from gold_widgets.tables.staging import Staging

LONG = 12
"""Answers of more letters than this stand one below the other."""
AGAIN = "again"
"""The button that plays the turn once more."""


class Predict(Board):
    """A picture, a question and answers to press; the engine knows which one is right."""

    def __init__(
        self,
        game: Game | Record[Any],
        moves: str = "",
        *,
        ask: str = "",
        seat: int | str | None = None,
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
            seat: Through whose eyes the table is seen, a seat or a name: for questions about one's
                own hand. By default it shows what everybody may see.
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
        self._seat = None if seat is None else seat_number(seat, before.seats, "seat")
        self._tries: list[str] = []
        self._counted = 0
        """How many tries there were, with those of earlier runs of the cell."""
        self._after = before.play(made)
        self._question = ask_question(subject, ask, before, self._after, self._words.language)
        self._game = subject.begun(before, self._after)
        self._staging: Staging[Any, Any, Any] = staging_of(before.rulebook)()
        self._telling = self._staging.words(self._words.language)
        self._at = self._staging.layout(self._game)
        self._replay = Replay(self._game, self._after, self._staging, self._show_scene, self._fail)
        self._effects = 0
        self._open(
            self._at.width,
            self._at.height,
            checked_number("scale", scale, 0.25, 8),
            book=before.rulebook,
            words=self._words.frame,
            language=self._words.language,
            headline=self._question.text,
            label=game_name(before.rulebook.NAME, self._words.language),
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
        """Give an answer, as a press on it does; after the right one the turn is played."""
        if choice not in self.choices:
            raise SetupError(
                Sentence(
                    "{choice!r} is not among the answers: {choices}.",
                    choice=brief(choice),
                    choices=", ".join(self.choices),
                )
            )
        if self.is_solved or choice in self._tries:
            return
        self._tries.append(choice)
        game, number = folder_of(self._game.rulebook), self.choices.index(choice)
        mark = progress.tried(game, self._name, right=self.is_solved, answer=number)
        self._counted = mark.tries if mark else len(self._tries)
        if problem := progress.unheard():
            self._frame.error = problem
        if choice == self._question.answer:
            self._replay.play()
        else:
            self._draw([{"kind": "wrong"}])

    @alone
    def play_again(self) -> None:
        """Show the turn once more, as See it again does: only once it has been predicted."""
        if self.is_solved:
            self._replay.play()

    @alone
    def close(self) -> None:
        """Take it off the page, and play nothing more."""
        if self._is_open:
            self._replay.stop()
        super().close()

    # -- what is to be seen ------------------------------------------------------------------

    def picture(self) -> Picture:
        """The table as the turn shows it: before anything has come of it, or as it is played."""
        return self._staging.scene(self._view(), self._layout(), self._look())

    def still(self) -> Picture:
        """The table with the question above it and the answers below, to be ticked with a pen."""
        from gold_widgets.canvas.sheet import (  # not needed as long as a page lives
            MARKS,
            Item,
            sheet,
        )

        items = [Item(choice, MARKS[self._mark(choice)]) for choice in self.choices]
        note = "" if self._tries else self._words.gettext("Run this cell to answer.")
        return sheet(self.picture(), self.question, items, note)

    def describe(self) -> str:
        """Tell the turn, the question and its answers in words."""
        view = self._view()
        plain = self._staging.spots(view, self._at, replace(self._look(), events=()))
        shown = self._spots()
        # What the turn brings to light is enough, if the places say it.
        news = [spot["label"].replace(", ", " ", 1) for spot in shown if spot not in plain]
        told = [", ".join(news)] if news else self._telling.describe(view, shown)
        return "\n".join([*told, self.question, *(f"- {choice}" for choice in self.choices)])

    def _view(self) -> Any:  # noqa: ANN401 - whatever the game shows
        now = self._replay.now
        game = now.game if now else self._game
        return game.rulebook.view(game, self._seat)

    def _look(self) -> Look:
        """Show what lies open: all cards of the turn at first, then as it is played."""
        language = self._words.language
        if now := self._replay.now:
            return Look(now.stage, now.is_held, now.game.events, asks=False, language=language)
        stage = self._staging.asked_at(self._game)
        events = self._after.events
        return Look(stage, events=events, asks=False, works_out=False, language=language)

    def _layout(self) -> Any:  # noqa: ANN401 - of this game
        """Return where everything lies, in a game that may grow as the turn is played."""
        now = self._replay.now
        return self._staging.layout(now.game) if now else self._at

    def _spots(self) -> list[Spot]:
        return self._staging.spots(self._view(), self._layout(), self._look())

    def _act(self, action: Action) -> None:
        match action:
            case {"do": str(number)} if number.isdecimal() and int(number) < len(self.choices):
                self.answer(self.choices[int(number)])
            case {"do": "again"}:
                self.play_again()

    @alone
    def _show_scene(self) -> None:
        """Draw the scene that is played now; with the first one, the right answer is heard."""
        now = self._replay.now
        assert now is not None
        steps = self._staging.effects(now.game, now.stage)
        self._draw(steps if self._frame.banner else [{"kind": "right"}, *steps])

    def _fail(self, error: BaseException) -> None:
        self._frame.say_error(error)

    def _draw(self, steps: list[Step] | None = None) -> None:
        state: dict[str, object] = {
            "status": self._feedback(),
            "buttons": self._buttons(),
            # They are to be read and to be lit, not to be pressed.
            "spots": [{**spot, "empty": True} for spot in self._spots()],
        }
        if self.is_solved:
            state["banner"] = crowned(self._words.gettext("Right!"), self._counted)
            state["mood"] = "won"
        if steps:
            self._effects += 1
            state["effects"] = {"n": self._effects, "steps": steps}
        self._painter.show(self.picture())
        self._frame.show(**state)

    # -- what is said ------------------------------------------------------------------------

    def _mark(self, choice: str) -> str:
        if choice not in self._tries:
            return "open"
        return "right" if choice == self._question.answer else "wrong"

    def _buttons(self) -> list[Button]:
        made: list[Button] = []
        is_wide = max(map(len, self.choices)) > LONG
        for number, choice in enumerate(self.choices):
            button: Button = {"id": str(number), "text": choice, "wide": is_wide}
            match self._mark(choice):
                case "right":
                    button["mark"], button["text"] = "right", f"✓ {choice}"
                case "wrong":
                    button["mark"], button["text"] = "wrong", f"✗ {choice}"
            if choice in self._tries or self.is_solved:
                button["off"] = True
            made.append(button)
        if self.is_solved:
            text = self._words.gettext("See it again")
            made.append({"id": AGAIN, "text": text, "icon": "rematch"})
        return made

    def _feedback(self) -> str:
        gettext = self._words.gettext
        if not self._tries:
            return gettext("What do you think? Choose, then see.")
        if not self.is_solved:
            need = self._question.needs.get(self._tries[-1])
            if need is None:
                return gettext("Not quite. Look at the cards again, and choose another answer.")
            return f"{gettext('Not quite.')} {need} {gettext('Choose another answer.')}"
        now = self._replay.now or self._replay.last
        told = self._telling.status(now.game, ask=False, stage=now.stage)
        right = f"{gettext('Right!')} {told}"
        if not self._replay.is_over:
            return right
        return f"{right}\n{praise(self._words, self._counted)}"
