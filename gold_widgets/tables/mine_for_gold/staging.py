"""How Mine for Gold comes to the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from gold_widgets.games.mine_for_gold.events import Chosen
from gold_widgets.tables import staging
from gold_widgets.tables.mine_for_gold.arrangement import Origin, Places, places
from gold_widgets.tables.mine_for_gold.effects import steps_of
from gold_widgets.tables.mine_for_gold.scene import hand, scene, stamps
from gold_widgets.tables.mine_for_gold.spots import GHOST, spots
from gold_widgets.tables.mine_for_gold.telling import MineTelling

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture, Tile
    from gold_widgets.games.mine_for_gold.game import Game
    from gold_widgets.games.mine_for_gold.views import View
    from gold_widgets.tables.pieces import Spot, Step
    from gold_widgets.tables.staging import Look

_MOST = 256
"""Boards that are kept, for whoever goes back in time."""


class MineStaging(staging.Staging["Game", "View", Places]):
    """A center that grows in all directions; what a move makes happen is seen wave by wave."""

    SWITCHES = ("piles", "numbers")
    NUMBERS = "numbers"
    OPEN = ("lay", "close")

    def __init__(self) -> None:
        self._known: dict[int, tuple[Game, Places]] = {}

    def layout(self, game: Game) -> Places:
        """Lay out the board: what nobody moves stays where it was one move before."""
        found = self._known.get(id(game))
        if found and found[0] is game:
            return found[1]
        past = [game]
        while (before := past[-1].before) is not None and not self._knows(before):
            past.append(before)
        start = self._known[id(before)][1].rest if before is not None else None
        if len(self._known) + len(past) > _MOST:
            self._known.clear()
        for each in reversed(past):
            start = self._add(each, start)
        return self._known[id(game)][1]

    def _knows(self, game: Game) -> bool:
        found = self._known.get(id(game))
        return found is not None and found[0] is game

    def _add(self, game: Game, start: Origin | None) -> Origin | None:
        made = places(game, start)
        self._known[id(game)] = game, made
        return made.rest

    def scene(self, view: View, at: Places, look: Look) -> Picture:
        """Draw the table."""
        return scene(view, at, look)

    def spots(self, view: View, at: Places, look: Look) -> list[Spot]:
        """Return a spot for every player, pile, place, closing and card in hand."""
        return spots(view, at, look)

    def meant(self, spot: str) -> str:
        """Return the closing that a ghost in the center stands for."""
        return spot.partition(GHOST)[0]

    def stages(self, game: Game) -> int:
        """Show what a move makes happen wave by wave."""
        return len(self.layout(game).frames)

    def effects(self, game: Game, stage: int = 0) -> list[Step]:
        """Show cards as they are turned up, laid, taken and moved."""
        return steps_of(game, self.layout(game), stage)

    def shown(self, game: Game) -> Collection[str]:
        """Return nothing: whoever presses a card while others are laid, wants it."""
        return ()

    def stamps(self, game: Game, at: Places, language: str) -> Iterable[Tile]:
        """Have every face ready that is in play, and the back."""
        return stamps(game.silver, language)

    def own_stamps(self, view: View, language: str) -> Iterable[Tile]:
        """Have one's hand ready, which is drawn larger."""
        return hand(view, language)

    def words(self, language: str) -> MineTelling:
        """Tell Mine for Gold in a language."""
        return MineTelling(language, self.stages)

    def asked_at(self, game: Game) -> int:
        """Ask about the next move once all of the last one is laid, taken and closed."""
        return self.stages(game) - 1

    def pause(self, game: Game) -> float:
        """Wait but a moment where somebody has chosen: there is nothing to look at."""
        return 0.15 if all(isinstance(event, Chosen) for event in game.events) else 0.5
