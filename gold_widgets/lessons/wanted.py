"""What an edited cell is asked for, and what was found instead."""

from __future__ import annotations

from dataclasses import dataclass

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.cards import card
from gold_widgets.games.gold.explain import name_card
from gold_widgets.games.gold.game import Game
from gold_widgets.lessons.arguments import number, text

_SETTLES = ("G5", "G6", "G7", "G8", "G9", "R2")
"""The rules that can settle a turn."""


@dataclass(frozen=True)
class Wanted:
    """What an exercise asks for: all of it, or nothing; `check` says what each means."""

    rule: str | None = None
    points: int | None = None
    player: int | str | None = None
    cards: str = ""
    winner: str = ""

    def __post_init__(self) -> None:
        """Refuse what cannot be asked for."""
        if self.rule is not None and text("rule", self.rule) not in _SETTLES:
            raise SetupError(
                Sentence("No turn is settled by a rule {rule!r}.", rule=self.rule)
                + did_you_mean(self.rule, _SETTLES)
            )
        if self.points is not None:
            number("points", self.points)
        for code in text("cards", self.cards).split():
            card(code)
        text("winner", self.winner)

    def missing(self, start: Game, end: Game, language: str = "en") -> list[str]:
        """Say of all that is not there what was wanted and what was found."""
        return [
            *self._unsettled(end, language),
            *self._not_earned(start, end, language),
            *self._not_left(end, language),
            *self._not_won(end, language),
        ]

    def _unsettled(self, end: Game, language: str) -> list[str]:
        gettext = translations(language).gettext
        settled = end.events[1].rule if end.before and not end.face_up else None
        if self.rule in (None, settled):
            return []
        sentence = gettext("Wanted: a turn that rule {rule} settles. Found: {found}.")
        return [sentence.format(rule=self.rule, found=settled or gettext("no finished turn"))]

    def _not_earned(self, start: Game, end: Game, language: str) -> list[str]:
        gettext = translations(language).gettext
        won = [after - before for before, after in zip(start.scores, end.scores, strict=True)]
        if self.player is None:
            found, sentence = sum(won), gettext("Wanted: {points} points. Found: {won}.")
            return _unless(self.points in (None, found), sentence, points=self.points, won=found)
        seat = end.seats[seat_number(self.player, end.seats, "player")]
        found = won[seat.number]
        sentence = gettext("Wanted: {points} points for {player}. Found: {won}.")
        return _unless(
            self.points in (None, found), sentence, points=self.points, won=found, player=seat
        )

    def _not_left(self, end: Game, language: str) -> list[str]:
        sentence = translations(language).gettext("Wanted: this card still on the table: {card}.")
        cards = [card(code) for code in self.cards.split()]
        left = list(end.table.values())
        return [
            sentence.format(card=name_card(each, language)) for each in cards if each not in left
        ]

    def _not_won(self, end: Game, language: str) -> list[str]:
        gettext = translations(language).gettext
        names = [seat.name for seat in end.seats]
        wanted = [self.winner] if self.winner in names else self.winner.split()
        won = [names[seat] for seat in end.winners]
        found = " + ".join(won) if end.is_over else gettext("the game is not over")
        return _unless(
            not self.winner or sorted(won) == sorted(wanted),
            gettext("Wanted as winner: {wanted}. Found: {found}."),
            wanted=" + ".join(wanted),
            found=found,
        )


def _unless(is_fine: bool, sentence: str, **values: object) -> list[str]:
    return [] if is_fine else [sentence.format(**values)]
