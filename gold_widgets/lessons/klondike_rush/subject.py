"""How Klondike Rush is taught."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.text import read_lines
from gold_widgets.engine.words import titled
from gold_widgets.games.klondike_rush.events import (
    BidMade,
    CardsDrawn,
    GameOver,
    OrderFilled,
    Passed,
    Traded,
    TurnPassed,
)
from gold_widgets.games.klondike_rush.notation import read_position
from gold_widgets.games.klondike_rush.setup import seat_players
from gold_widgets.lessons import subject
from gold_widgets.lessons.arguments import text
from gold_widgets.lessons.klondike_rush import bidding, building, ending, hunting
from gold_widgets.lessons.klondike_rush.aims import KlondikeAim
from gold_widgets.lessons.klondike_rush.guide import KlondikeGuide
from gold_widgets.lessons.klondike_rush.wanted import KlondikeWanted

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.game import Game


_NAMES = ("Ann", "Bob", "Cy", "Dan", "Eve")
"""Who plays where only their number is known."""


class KlondikeSubject(subject.Subject["Game"]):
    """What came of moves can be judged whenever no auction is under way."""

    QUESTIONS = MappingProxyType(
        {**building.ASKED, **bidding.ASKED, **hunting.ASKED, **ending.ASKED}
    )
    PLAYERS = 3
    AIM = KlondikeAim
    WANTED = KlondikeWanted
    GUIDE = KlondikeGuide
    UNFINISHED = Sentence(
        "This auction is not finished: a question needs moves, up to the last bid or pass."
    )

    def is_settled(self, game: Game) -> bool:
        """Tell whether nobody waits for others' bids; what is free can be judged at any time."""
        if game.asks not in ("bid", "last"):
            return True
        if game.before is not None and isinstance(game.events[0], OrderFilled | Traded):
            return True
        return game.asks == "bid" and game.high is None and game.to_move == game.active

    def ends_turn(self, game: Game) -> bool:
        """Tell whether the figure has just gone on; the very last turn ends with the count."""
        if game.before is None:
            return False
        went_on = any(isinstance(event, TurnPassed) for event in game.events)
        return game.is_over or (went_on and game.asks != "settle")

    def begun(self, before: Game, after: Game) -> Game:
        """Return the game that the moves begin in: a question tells all of them."""
        return before

    def read(self, table: object, players: int | Sequence[str]) -> Game:
        """Read a position; who plays may be left out."""
        seats = seat_players(players)
        names = _NAMES[: len(seats)] if isinstance(players, int) else [each.name for each in seats]
        return read_position(read_lines(text("table", table)), names)

    def tell(self, start: Game, end: Game, language: str, *, to_the_end: bool) -> list[str]:
        """Tell each move of which something came in a line, and if it matters, the end."""
        idle: tuple[type, ...] = (TurnPassed, CardsDrawn)
        if not to_the_end:
            idle = (*idle, GameOver)
        lines: list[str] = []
        made: list[str] = []
        kept: list[str] = []
        for move, game in self.steps(start, end):
            made.append(move)
            kept += [
                self.sentence(each, language) for each in game.events if not isinstance(each, idle)
            ]
            is_bid = all(isinstance(each, BidMade | Passed) for each in game.events)
            if kept and not (is_bid and game is not end):
                lines.append(titled(" ".join(made), " ".join(kept), language))
                made, kept = [], []
        return lines
