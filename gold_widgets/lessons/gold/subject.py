"""How GOLD is taught."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import titled, translations
from gold_widgets.games.gold.events import GameOver, RushBegan
from gold_widgets.games.gold.notation import parse, scenario
from gold_widgets.games.gold.rules import Rules
from gold_widgets.lessons import subject
from gold_widgets.lessons.gold import questions
from gold_widgets.lessons.gold.aims import GoldAim
from gold_widgets.lessons.gold.guide import GoldGuide
from gold_widgets.lessons.gold.wanted import GoldWanted

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game

_FREE = Rules(rush_at=0, stall="play_on")
"""No gold rush on a small table, so that a single turn can be tried (R2)."""


class GoldSubject(subject.Subject["Game"]):
    """Moves are flips, and a turn is over once no card lies face up."""

    QUESTIONS = questions.KINDS
    MOVES = "flips"
    AIM = GoldAim
    WANTED = GoldWanted
    GUIDE = GoldGuide
    GOAL = MappingProxyType({"peek": True})
    WAITING = Sentence("Press Continue to see the first flip.")
    UNFINISHED = Sentence("This turn is not finished: a question needs all of its flips.")
    REACHED = Sentence("This aim is reached before the first flip: ask for more.")

    def is_settled(self, game: Game) -> bool:
        """Tell whether no card is left open."""
        return not game.face_up

    def read(self, table: object, players: int | Sequence[str]) -> Game:
        """Read a drawing, or a position with its lines `players: ...` on top."""
        if isinstance(table, str) and ":" in table:
            return parse(table)
        return scenario(table, players=players, rules=_FREE)  # type: ignore[arg-type] # it says what is no text

    def about(self, game: Game, language: str) -> list[str]:
        """Say also who owns which colors."""
        pgettext = translations(language).pgettext
        names = {
            "R": pgettext("color of a player", "red"),
            "B": pgettext("color of a player", "blue"),
            "G": pgettext("color of a player", "green"),
            "Y": pgettext("color of a player", "yellow"),
            "P": pgettext("color of a player", "purple"),
        }
        owned = (
            titled(str(seat), ", ".join(names[color] for color in seat.colors), language)
            for seat in game.seats
            if seat.colors
        )
        return [*super().about(game, language), *owned]

    def tell(self, start: Game, end: Game, language: str, *, to_the_end: bool) -> list[str]:
        """Tell each turn in a line; a gold rush and, if it matters, the end too."""
        big = RushBegan | GameOver if to_the_end else RushBegan
        lines = [self.sentence(event, language) for event in start.events if isinstance(event, big)]
        spots = list(start.face_up)
        for spot, game in self.steps(start, end):
            spots.append(spot)
            if game.face_up:
                continue
            _, settled, *later = game.events
            lines.append(titled(" ".join(spots), self.sentence(settled, language), language))
            lines += [self.sentence(event, language) for event in later if isinstance(event, big)]
            spots = []
        return lines
