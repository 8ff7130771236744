"""A table with an aim, and the check whether it was reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.cards import Card, card
from gold_widgets.games.gold.explain import name_card
from gold_widgets.lessons import arguments
from gold_widgets.lessons.progress import progress
from gold_widgets.tables.gold.table import GoldTable
from gold_widgets.tables.gold.words import Words

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game


@dataclass(frozen=True)
class Aim:
    """What is to be reached, all of it, within some turns."""

    turns: int
    player: int = 0
    points: int | None = None
    rivals: int | None = None
    gone: tuple[Card, ...] = ()
    left: int | None = None
    rush: bool = False
    win: bool = False

    def is_reached(self, game: Game) -> bool:
        """Tell whether a game fulfils it."""
        scores = game.scores
        others = sum(scores) - scores[self.player]
        on_table = list(game.table.values())
        return (
            not game.face_up
            and turns_of(game) <= self.turns
            and (self.points is None or scores[self.player] >= self.points)
            and (self.rivals is None or others <= self.rivals)
            and all(each not in on_table for each in self.gone)
            and (self.left is None or len(on_table) <= self.left)
            and (not self.rush or game.rush or game.is_over)
            and (not self.win or game.winners == (self.player,))
        )

    def words(self, game: Game, words: Words) -> str:
        """Say the aim in a sentence or two."""
        gettext, ngettext = words.gettext, words.ngettext
        player = game.seats[self.player]
        parts = []
        if self.points is not None:
            sentence = ngettext(
                "Give {player} at least {points} point.",
                "Give {player} at least {points} points.",
                self.points,
            )
            parts.append(sentence.format(player=player, points=self.points))
        if self.rivals == 0:
            parts.append(gettext("Nobody else may get any."))
        if self.gone:
            sentence = ngettext(
                "Make this card leave the table: {cards}.",
                "Make these cards leave the table: {cards}.",
                len(self.gone),
            )
            names = ", ".join(name_card(each, words.language) for each in self.gone)
            parts.append(sentence.format(cards=names))
        if self.left is not None:
            sentence = ngettext(
                "Leave at most {count} card on the table.",
                "Leave at most {count} cards on the table.",
                self.left,
            )
            parts.append(sentence.format(count=self.left))
        if self.rush:
            parts.append(gettext("Start the gold rush."))
        if self.win:
            parts.append(gettext("Let {player} win.").format(player=player))
        left = self.turns - turns_of(game)
        if left == self.turns:
            sentence = ngettext("You have {turns} turn.", "You have {turns} turns.", left)
        else:
            sentence = ngettext("You have {turns} turn left.", "You have {turns} turns left.", left)
        return " ".join([*parts, sentence.format(turns=left)])


def turns_of(game: Game) -> int:
    """Count the turns that have been finished since the start."""
    return sum(1 for past in game.history[1:] if not past.face_up)


class Goal(GoldTable):
    """A table with an aim; every card is known from the start, noted on its back."""

    def __init__(
        self,
        game: Game,
        *,
        turns: int,
        player: int | str = 0,
        points: int | None = None,
        rivals: int | None = None,
        gone: str = "",
        left: int | None = None,
        rush: bool = False,
        win: bool = False,
        name: str = "",
        language: str = "en",
        **options: Any,  # noqa: ANN401 - whatever GoldTable takes
    ) -> None:
        """Set an aim.

        Args:
            game: The table to reach it on.
            turns: In how many turns.
            player: Whose points and victory are meant: a seat or a name.
            points: At least so many points for this player.
            rivals: At most so many points for all others together.
            gone: Codes of cards that must leave the table: `"Y5 **"`.
            left: At most so many cards may be left on the table.
            rush: Whether the gold rush must begin.
            win: Whether the player must win.
            name: What the exercise is called in `progress`.
            language: `"en"`, `"fr"` or `"de"`.
            options: Anything else that a `GoldTable` takes.
        """
        arguments.number("turns", turns)
        for each, count in {"points": points, "rivals": rivals, "left": left}.items():
            if count is not None:
                arguments.number(each, count)
        cards = tuple(card(code) for code in arguments.text("gone", gone).split())
        seat = seat_number(player, arguments.game(game).seats, "player")
        self.aim = Aim(turns, seat, points, rivals, cards, left, rush, win)
        if self.aim == Aim(turns, seat) or turns < 1:
            raise SetupError(
                Sentence(
                    "A goal needs turns=1 or more, and something to reach: "
                    "points, rivals, gone, left, rush or win."
                )
            )
        if self.aim.is_reached(game):
            raise SetupError(Sentence("This aim is reached before the first flip: ask for more."))
        self._name = arguments.text("name", name)
        self._tries = 1
        settings = {"pace": 0, "peek": True, "allow": {"undo", "rematch"}, **options}
        super().__init__(game, language=arguments.text("language", language), **settings)

    @property
    def is_solved(self) -> bool:
        """Whether the aim is reached now."""
        return self.aim.is_reached(self.game)

    @property
    def is_missed(self) -> bool:
        """Whether all turns are used up and the aim was not reached."""
        used = turns_of(self.game) >= self.aim.turns
        return (used or self.game.is_over) and not self.is_solved

    def press(self, spot: str) -> None:
        """Flip a card, as long as there are turns left."""
        if self.is_solved or self.is_missed:
            self._said = self._status(self.game)
            self._draw()
            return
        super().press(spot)
        if self.aim.is_reached(self.game):
            progress.add(self._name, self._tries)

    def rematch(self) -> None:
        """Lay the same table again."""
        self._tries += 1
        super().rematch()

    def describe(self) -> str:
        """Tell the aim, then the whole table, in words."""
        return f"{self.aim.words(self.game, self._words)}\n{super().describe()}"

    def _banner(self, game: Game) -> str:
        if self.aim.is_reached(game):
            return self._words.gettext("Solved!")
        return self._words.gettext("Not reached") if self.is_missed else ""

    def _status(self, game: Game) -> str:
        aim = self.aim.words(game, self._words)
        if game.before is None:
            return aim
        told = self._words.status(game, ask=False)
        if self.aim.is_reached(game):
            return f"{told} {self._words.gettext('Well done: the aim is reached.')}"
        if self.is_missed:
            again = self._words.gettext("The aim is not reached. Undo, or lay the table again.")
            return f"{told} {again}"
        return f"{told} {aim}"
