"""How GOLD comes to the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.figures import signed
from gold_widgets.games.gold.events import (
    Duel,
    Explosion,
    RushRemoved,
    RushTaken,
    Strike,
    TurnedBack,
)
from gold_widgets.games.gold.views import Memory
from gold_widgets.tables import staging
from gold_widgets.tables.gold.arrangement import Places, checked_arrangement, places
from gold_widgets.tables.gold.effects import steps_of
from gold_widgets.tables.gold.scene import Heat, scene, spots, stamps
from gold_widgets.tables.gold.telling import GoldTelling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.canvas.shapes import Picture, Tile
    from gold_widgets.engine.records import Record
    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.views import View
    from gold_widgets.tables.pieces import Spot, Step
    from gold_widgets.tables.staging import Debrief, Look

_LITTLE = 0.25
"""Where no flip promises or threatens more than this, none is shown as very good or very bad."""
_NOTHING: Mapping[str, Card] = MappingProxyType({})


class GoldStaging(staging.Staging["Game", "View", Places]):
    """Cards in rows or strewn, flipped by pressing them; a turn's cards lie open for a while."""

    SWITCHES = ("memory", "odds")
    NUMBERS = "odds"
    HAS_DEBRIEF = True

    def __init__(self, *, arrangement: str = "grid", show: bool = True, peek: bool = False) -> None:
        """Choose how the table looks.

        Args:
            arrangement: `"grid"`, or `"scattered"` as the book has it (G2).
            show: Whether points are shown during play (G12).
            peek: Whether people know every card from the start, and see it noted on its back.
        """
        self.arrangement = checked_arrangement(arrangement)
        self.show, self.peek = bool(show), bool(peek)

    def layout(self, game: Game) -> Places:
        """Lay out the board: strewn cards lie as the deal's seed says."""
        return places(game.setup, self.arrangement)

    def scene(self, view: View, at: Places, look: Look) -> Picture:
        """Draw the table."""
        return scene(
            view,
            at,
            open=opened(look),
            faint="memory" in look.on,
            heat=_heat(view, look.language) if "odds" in look.on and look.asks else None,
            marked=look.marked,
            show_scores=self.show,
            language=look.language,
        )

    def spots(self, view: View, at: Places, look: Look) -> list[Spot]:
        """Return a spot for every card, and for every place that had one."""
        return spots(view, at, opened(look), "memory" in look.on, look.language)

    def stages(self, game: Game) -> int:
        """Show the cards of a turn open, and then what became of them."""
        return 1 if game.before is None or game.face_up else 2

    def told_from(self, game: Game) -> int:
        """Tell at once what the open cards do: to take them away is no news."""
        return 0

    def effects(self, game: Game, stage: int = 0) -> list[Step]:
        """Show the flip, and what came of it; to take cards away is no event."""
        return [] if stage else steps_of(game)

    def shown(self, game: Game) -> Collection[str]:
        """Return where the cards of the turn lie open."""
        return _open_after(game.events)

    def stamps(self, game: Game, at: Places, language: str) -> Iterable[Tile]:
        """Have every face ready that this table has, and the backs."""
        return stamps(game.table.values(), at, language)

    def words(self, language: str) -> GoldTelling:
        """Tell GOLD in a language."""
        return GoldTelling(language)

    def memory(self, start: Game) -> Memory:
        """Let people who may peek know all from the start."""
        return Memory(known=start.table if self.peek else {})

    def switched_on(self) -> Collection[str]:
        """Note the cards on their backs for those who know them anyway."""
        return ("memory",) if self.peek else ()

    def debrief(self, record: Record[Any], seat: int | None, language: str) -> Debrief:
        """Say what was luck, memory and choice."""
        from gold_widgets.games.gold.reviewing import review  # not needed until a game is over
        from gold_widgets.tables.gold.debriefing import debrief

        return debrief(review(record, seat, language=language, peek=self.peek))


def opened(look: Look) -> Mapping[str, Card]:
    """Return the cards of the turn just settled, as long as they stay in sight."""
    return _NOTHING if look.stage else _open_after(look.events)


def _open_after(events: Sequence[Any]) -> Mapping[str, Card]:
    """Return the cards that a turn has turned face up, from what it made happen."""
    if len(events) < 2:
        return _NOTHING
    match events[1]:
        case Strike() as event:
            return {event.digger_spot: event.digger, event.gold_spot: event.gold}
        case Duel() as event:
            return {event.winner_spot: event.winner, event.loser_spot: event.loser}
        case Explosion() | TurnedBack() as event:
            return dict(zip(event.spots, event.cards, strict=True))
        case RushTaken() as event:
            return {event.spot: event.gold}
        case RushRemoved() as event:
            return {event.spot: event.card}
    return _NOTHING


def _heat(view: View, language: str) -> Heat:
    """Return how good each flip is: its lead, in proportion to the best or worst there is."""
    from gold_widgets.games.gold.chances import odds  # slow to load, and asked for by few

    leads = {spot: flip.lead for spot, flip in odds(view).items()}
    most = max([_LITTLE, *(abs(float(lead)) for lead in leads.values())])
    return {spot: (float(lead) / most, signed(lead, language)) for spot, lead in leads.items()}
