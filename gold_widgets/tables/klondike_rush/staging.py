"""How Klondike Rush comes to the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.moves import parts, read
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.klondike_rush.events import GameOver, PaidOut
from gold_widgets.games.klondike_rush.free import trades
from gold_widgets.tables import staging
from gold_widgets.tables.klondike_rush import result
from gold_widgets.tables.klondike_rush.arrangement import Places, places
from gold_widgets.tables.klondike_rush.effects import steps_of
from gold_widgets.tables.klondike_rush.scene import scene, stamps
from gold_widgets.tables.klondike_rush.spots import fares, spots
from gold_widgets.tables.klondike_rush.telling import KlondikeTelling
from gold_widgets.tables.klondike_rush.ways import trail
from gold_widgets.tables.staging import Debrief

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture, Tile
    from gold_widgets.engine.records import Record
    from gold_widgets.games.klondike_rush.game import Game
    from gold_widgets.games.klondike_rush.views import View
    from gold_widgets.tables.pieces import Fares, Spot, Step, Trail
    from gold_widgets.tables.staging import Look


class KlondikeStaging(staging.Staging["Game", "View", Places]):
    """A mountain to build on; orders lie face down until their owner asks for them."""

    SWITCHES = ("numbers",)
    NUMBERS = "numbers"
    HAS_DEBRIEF = True
    ANY_TIME = True

    def __init__(self, open_money: bool = True) -> None:
        """Choose whether everybody's money lies open (KR18).

        Args:
            open_money: Whether you see what others have; without it, keep count of what they pay.
        """
        if not isinstance(open_money, bool):
            raise SetupError(
                Sentence("open_money={value!r} is not True or False.", value=brief(open_money))
            )
        self._open_money = open_money
        # What can be bid and built tells how much somebody has.
        self.OPEN = ("bid", "last", "act", "settle") if open_money else ()

    def sight(self) -> Mapping[str, bool]:
        """Let views hide what tables hide."""
        return {"open_money": self._open_money}

    def layout(self, game: Game) -> Places:
        """Lay out the board: it stays as it is through the whole game."""
        return places(game.setup)

    def scene(self, view: View, at: Places, look: Look) -> Picture:
        """Draw the table."""
        return scene(view, at, look)

    def spots(self, view: View, at: Places, look: Look) -> list[Spot]:
        """Return a spot for every space, player, and whatever can be used now."""
        return spots(view, at, look)

    def is_meant(self, move: str, picked: Collection[str]) -> bool:
        """Have nothing paid unasked, even where there is one way left to pay it.

        A mine needs its space, an order itself, and a trade all three tokens, or else its button.
        """
        made = read(move)
        pressed = Counter(part for word in picked for part in parts(word))
        match made.verb:
            case "build":
                return made.place in pressed
            case "order":
                return made.verb in pressed or made.details[0] in pressed
            case "trade":
                return made.verb in pressed or not Counter(made.details) - pressed
        return True

    def is_secret(self, move: str) -> bool:
        """Say whether it fills an order: that somebody can is for nobody else to know."""
        return parts(move)[0] == "order"

    def has_own(self, game: Game, seat: int) -> bool:
        """Say whether a seat holds orders, tokens enough for a trade, or hidden money."""
        state = game.state
        return not self._open_money or bool(state.orders[seat] or trades(state.tokens[seat]))

    def trail(self, view: View, at: Places, look: Look) -> Trail | None:
        """Lead to the space that somebody looks at, as its mine would be paid for."""
        return trail(view, at, look)

    def fares(self, view: View, look: Look) -> Fares | None:
        """Say what the chosen mine costs on every space."""
        return fares(view, look)

    def stages(self, game: Game) -> int:
        """Show the final count step by step."""
        return result.STAGES if any(isinstance(event, PaidOut) for event in game.events) else 1

    def effects(self, game: Game, stage: int = 0) -> list[Step]:
        """Show mines as they are built, and what is taken."""
        return steps_of(game, stage, self.stages(game))

    def shown(self, game: Game) -> Collection[str]:
        """Return nothing: the count is gone through by Continue."""
        return ()

    def stamps(self, game: Game, at: Places, language: str) -> Iterable[Tile]:
        """Have mines and prices ready."""
        return stamps(game.data, at, language)

    def words(self, language: str) -> KlondikeTelling:
        """Tell Klondike Rush in a language."""
        return KlondikeTelling(language)

    def debrief(self, record: Record[Any], seat: int | None, language: str) -> Debrief:
        """Show how everybody's money adds up."""
        end: Game = record.end
        telling = KlondikeTelling(language)
        names = [each.name for each in end.seats]
        found = result.lines(end.events, names)
        told = telling.status(end, ask=False, stage=result.STAGES - 1)
        over = any(isinstance(event, GameOver) for event in end.events)
        return Debrief(told, (), rows=result.columns(found, language) if over else ())
