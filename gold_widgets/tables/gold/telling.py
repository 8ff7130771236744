"""Everything that a table of GOLD says of the game, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.gold.events import Flipped, GameOver, RushBegan, TurnPassed
from gold_widgets.games.gold.explain import explain
from gold_widgets.tables import staging

if TYPE_CHECKING:
    from gold_widgets.games.gold.events import Event
    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.views import View
    from gold_widgets.tables.pieces import Spot


class GoldTelling(staging.Telling["Game"]):
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        catalogue = translations(language)
        self.gettext, self.ngettext = catalogue.gettext, catalogue.ngettext

    def headline(self, game: Game) -> str:
        """Say whose turn it is, and how many cards are left."""
        if game.is_over:
            return self.gettext("The game is over.")
        left = len(game.table)
        turn = self.gettext("{player}'s turn").format(player=game.seats[game.to_move])
        cards = self.ngettext("{count} card left", "{count} cards left", left).format(count=left)
        return f"{turn} · {cards}"

    def banner(self, game: Game) -> str:
        """Name the winner, or the gold rush."""
        if game.rush and not game.is_over:
            return self.gettext("Gold rush!")
        return super().banner(game)

    def status(self, game: Game, *, ask: bool, stage: int = 0) -> str:
        """Say what the last flip made happen, with the rule's id, and ask for the next flip."""
        if game.before is None:
            told = [self._sentence(event) for event in game.events]
            return " ".join([*told, self.gettext("Flip a card.")] if ask else told)
        flipped, *happened = game.events
        if not happened:
            sentence = explain(flipped, self.language)
            second = self.gettext("Flip a second card.")
            return f"{sentence} {second}" if ask else sentence
        return " ".join(
            self._sentence(event) for event in happened if not isinstance(event, TurnPassed)
        )

    def line(self, game: Game, number: int) -> Iterator[str]:
        """Tell what one flip adds to the log: nothing until the turn is over."""
        if game.before is None or game.face_up:
            return
        mover = game.seats[game.before.to_move]
        shown = [event for past in (game.before, game) for event in past.events[:1]]
        flips = [event for event in shown if isinstance(event, Flipped)]
        if not game.before.face_up:
            flips = flips[-1:]
        spots = " ".join(event.spot for event in flips)
        settled = self._sentence(game.events[1])
        line = self.gettext("{turn}. {player}, {spots}: {what}")
        yield line.format(turn=number, player=mover, spots=spots, what=settled)
        for event in game.events[2:]:
            if isinstance(event, RushBegan | GameOver):
                yield self._sentence(event)

    def describe(self, view: View, spots: Sequence[Spot]) -> Iterator[str]:
        """Tell what every mine holds, and row by row what every card shows."""
        yield ", ".join(
            self.ngettext(
                "{player}: {count} gold card", "{player}: {count} gold cards", len(mine)
            ).format(player=seat, count=len(mine))
            for seat, mine in zip(view.setup.seats, view.mines, strict=True)
        )
        columns = view.setup.columns
        labels = [spot["label"].replace(", ", " ", 1) for spot in spots]
        for start in range(0, len(labels), columns):
            yield ", ".join(labels[start : start + columns])

    def buttons(self) -> Mapping[str, tuple[str, str]]:
        """Say of the tools what they do with flips and cards."""
        gettext = self.gettext
        return {
            "undo": (gettext("Undo"), gettext("Take back your last flip")),
            "redo": (gettext("Redo"), gettext("Make the flip again that was taken back")),
            "hint": (gettext("Hint"), gettext("What would a good player flip, and why?")),
            "memory": (gettext("Memory aid"), gettext("Show faintly which cards you have seen")),
            "odds": (gettext("Odds"), gettext("Show what each flip is worth on average")),
            "new": (gettext("New game"), gettext("Deal new cards")),
            "review": (gettext("Review"), gettext("What was luck, what memory, what choice?")),
        }

    def slider(self) -> str:
        """Name the way through the game's time."""
        return self.gettext("Flip by flip")

    def match_rule(self) -> str:
        """Return the rule about matches."""
        return "G11"

    def _sentence(self, event: Event) -> str:
        return f"{explain(event, self.language)} ({event.rule})"
