"""Predict, then see: a question about a turn, asked before it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.canvas.threads import alone
from gold_widgets.engine.errors import SetupError
from gold_widgets.games.gold.events import TurnPassed
from gold_widgets.games.gold.explain import explain
from gold_widgets.games.gold.views import view
from gold_widgets.lessons import arguments
from gold_widgets.lessons.progress import progress
from gold_widgets.lessons.questions import ask as ask_question
from gold_widgets.tables.board import Board
from gold_widgets.tables.gold.arrangement import places
from gold_widgets.tables.gold.scene import scene
from gold_widgets.tables.gold.words import Words

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.games.gold.game import Game
    from gold_widgets.tables.frame import Action, Button

LONG = 12
"""Answers of more letters than this stand one below the other."""


class Predict(Board):
    """A picture, a question and answers to press; the engine knows which one is right."""

    def __init__(
        self,
        game: Game,
        flips: str,
        *,
        ask: str = "outcome",
        name: str = "",
        language: str = "en",
        scale: float = 1.0,
    ) -> None:
        """Ask about the flips of one turn.

        Args:
            game: The game before the flips.
            flips: The spots, as `game.play` takes them: `"a1 b1"`.
            ask: `"outcome"`, `"owner"`, `"leaves"`, `"points"`, `"next"` or `"winner"`.
            name: What the exercise is called in `progress`.
            language: `"en"`, `"fr"` or `"de"`.
            scale: How large it is.
        """
        self._game = arguments.game(game)
        self._after = game.play(arguments.text("flips", flips))
        self._words = Words(arguments.text("language", language))
        self._name = arguments.text("name", name)
        self._tries: list[str] = []
        self._question = ask_question(ask, game, self._after, language)
        self._open_cards = {spot: game.table[spot] for spot in self._after.flips[len(game.flips) :]}
        self._places = places(game.setup)
        self._open(
            self._places.width,
            self._places.height,
            scale,
            words=self._words.frame,
            language=self._words.language,
            headline=self._question.text,
            label="GOLD",
            ratio=self._places.width / self._places.height,
            width=self._places.width * scale,
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
            raise SetupError(f"{choice!r} is not among the answers: {', '.join(self.choices)}.")
        if self.is_solved:
            return
        self._tries.append(choice)
        if choice == self._question.answer:
            progress.add(self._name, len(self._tries))
        self._draw()

    def picture(self) -> Picture:
        """The table with the flipped cards face up, before anything has come of them."""
        return scene(view(self._game), self._places, open=self._open_cards)

    def describe(self) -> str:
        """Tell the question and its answers in words."""
        cards = ", ".join(
            f"{spot} {self._words.labels[card.code]}" for spot, card in self._open_cards.items()
        )
        choices = "\n".join(f"- {choice}" for choice in self.choices)
        return f"{cards}\n{self.question}\n{choices}"

    def _act(self, action: Action) -> None:
        match action:
            case {"do": str(number)} if number.isdigit() and int(number) < len(self.choices):
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
        why = " ".join(
            f"{explain(event, self._words.language)} ({event.rule})"
            for event in self._after.events[1:]
            if not isinstance(event, TurnPassed)
        )
        return f"{gettext('Right!')} {why}"
