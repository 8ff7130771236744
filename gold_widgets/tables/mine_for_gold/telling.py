"""Everything that a table of Mine for Gold says of the game, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from gold_widgets.engine.figures import listed
from gold_widgets.engine.words import tell, translations
from gold_widgets.games.mine_for_gold.cards import row_name
from gold_widgets.games.mine_for_gold.closing import closings
from gold_widgets.games.mine_for_gold.course import grouped
from gold_widgets.games.mine_for_gold.events import Chain, Chosen, Closed, Laid
from gold_widgets.games.mine_for_gold.explain import explain
from gold_widgets.games.mine_for_gold.layout import color_of
from gold_widgets.games.mine_for_gold.naming import name_card, name_cards
from gold_widgets.tables import staging
from gold_widgets.tables.mine_for_gold.spots import PLAYER, below

if TYPE_CHECKING:
    from gold_widgets.engine.seats import Seat
    from gold_widgets.games.mine_for_gold.events import Event
    from gold_widgets.games.mine_for_gold.game import Game
    from gold_widgets.games.mine_for_gold.layout import Pile
    from gold_widgets.games.mine_for_gold.views import View
    from gold_widgets.tables.pieces import Spot


class MineTelling(staging.Telling["Game"]):
    """The sentences of one language."""

    def __init__(self, language: str, stages: Callable[[Game], int]) -> None:
        """Tell in a language of games that are shown in so many stages."""
        self.language, self._stages = language, stages
        catalogue = translations(language)
        self.gettext, self.ngettext = catalogue.gettext, catalogue.ngettext

    def headline(self, game: Game) -> str:
        """Say which round it is, and what everybody waits for."""
        if game.is_over:
            return self.gettext("The game is over.")
        player = game.seats[game.to_move]
        match game.asks:
            case "choose":
                return self._round(game)
            case "lay":
                return self._lays(game, player)
        return self._closes(game, player)

    def underway(self, game: Game, stage: int) -> str:
        """Say which round it is, and whose card is being laid or who closes: a move does both."""
        before = game if game.before is None else game.before
        shown = chain.from_iterable(grouped(game.events)[: stage + 1])
        match [event for event in shown if isinstance(event, Laid | Closed)]:
            case [*_, Laid(by=player)]:
                return self._lays(before, player)
            case [*_, Closed(by=player)]:
                return self._closes(before, player)
        return self._round(before)

    def outcry(self, game: Game, stage: int) -> str:
        """Name a chain reaction as it happens."""
        groups = grouped(game.events)
        if stage < len(groups) and any(isinstance(event, Chain) for event in groups[stage]):
            return self.gettext("Chain reaction!")
        return ""

    def status(self, game: Game, *, ask: bool, stage: int = 0) -> str:
        """Say what this stage of the last move made happen, with the rules, and what to do now."""
        groups = grouped(game.events)
        at = min(stage, len(groups) - 1)
        told = [self._sentence(event) for event in groups[at] if not self._is_idle(event, groups)]
        if ask and stage >= self._stages(game) - 1 and not game.is_over:
            told.append(self._ask(game))
        if not told and game.asks == "choose":
            told.append(
                self.gettext(
                    "Everybody chooses a card in secret. All are turned up at once, and the "
                    "highest number is laid first."
                )
            )
        return " ".join(told)

    def line(self, game: Game, number: int) -> Iterator[str]:
        """Tell what one move adds to the log: that somebody has chosen is not worth a line."""
        lines = [
            " ".join(self._sentence(event) for event in group if not isinstance(event, Chosen))
            for group in grouped(game.events)
        ]
        lines = [line for line in lines if line]
        for at, line in enumerate(lines):
            yield line if at else f"{number}. {line}"

    def describe(self, view: View, spots: Sequence[Spot]) -> Iterator[str]:
        """Tell the players, the center row by row, and the hand of whoever looks."""
        yield " · ".join(spot["label"] for spot in spots if spot["id"].startswith(PLAYER))
        for number, row in enumerate(view.rows, start=1):
            piles = [(column, pile) for column, pile in enumerate(row, start=1) if pile]
            if piles:
                yield self._row(number, piles)
        if not any(map(any, view.rows)):
            yield self.gettext("The center is empty.")
        if view.hand:
            names = name_cards(view.hand, self.language)
            yield self.gettext("Your hand: {cards}.").format(cards=names)

    def about(self, game: Game, part: str, view: View | None = None) -> str:
        """Say what a pile hides, what a player has taken; or why a card may not be laid there.

        Of a card in the hand of whoever has something else to do first, say what that is.
        """
        if part.startswith(PLAYER) and part.removeprefix(PLAYER).isdigit():
            return self._taken(game, int(part.removeprefix(PLAYER)))
        for row in game.rows:
            for pile in row:
                if pile and pile[-1].code == part:
                    return self._pile(game, pile)
        if view and view.seat == game.to_move and part in {card.code for card in view.hand}:
            return self._first(game)
        return ""

    def buttons(self) -> Mapping[str, tuple[str, str]]:
        """Say of the tools what they do with cards."""
        gettext = self.gettext
        return {
            "piles": (gettext("Piles"), gettext("Show what lies below in the piles")),
            "new": (gettext("New game"), gettext("Deal new cards")),
        }

    def _lays(self, game: Game, player: Seat) -> str:
        doing = self.gettext("{player} lays a card").format(player=player)
        return f"{self._round(game)} · {doing}"

    def _closes(self, game: Game, player: Seat) -> str:
        doing = self.gettext("{player} closes the gaps").format(player=player)
        return f"{self._round(game)} · {doing}"

    def _round(self, game: Game) -> str:
        start = game.history[0]
        rounds = len(start.hands[0]) + (start.asks in ("lay", "close"))  # one had begun by then
        number = rounds - len(game.hands[0]) + (game.asks == "choose")
        return self.gettext("Round {number} of {all}").format(number=number, all=rounds)

    def _is_idle(self, event: Event, groups: Sequence[Sequence[Event]]) -> bool:
        """Tell whether an event is not worth saying: a choice, if all cards are turned up."""
        return isinstance(event, Chosen) and len(groups[0]) > 1

    def _ask(self, game: Game) -> str:
        player = game.seats[game.to_move]
        if game.asks == "lay" and game.laying:
            card = name_card(game.laying[1], self.language)
            pattern = self.gettext("{player}, where do you lay the {card}? Choose a lit place.")
            return pattern.format(player=player, card=card)
        if game.asks == "close" and game.gaps is not None:
            count = len(closings(game.gaps))
            pattern = self.ngettext(
                "{player}, there is {count} best way to close the gaps: choose it.",
                "{player}, there are {count} best ways to close the gaps: choose one.",
                count,
            )
            return pattern.format(player=player, count=count)
        if game.before is None:
            return self.gettext(
                "Choose a card in secret. All are turned up at once, and the highest number is "
                "laid first."
            )
        return self.gettext("Choose a card.")

    def _first(self, game: Game) -> str:
        """Say what is to be done before a card can be chosen, if there is anything."""
        if game.asks == "lay" and game.laying:
            pattern = self.gettext(
                "First the {card} is laid: choose one of the places that are lit."
            )
            return pattern.format(card=name_card(game.laying[1], self.language))
        if game.asks == "close":
            return self.gettext("First the gaps are closed: choose one of the ways.")
        return ""

    def _row(self, number: int, piles: Sequence[tuple[int, Pile]]) -> str:
        """Tell a row: its color, where it begins, its piles from left to right."""
        told = []
        for _, pile in piles:
            name = name_card(pile[-1], self.language)
            told.append(f"{name} ({below(pile, self.language)})" if len(pile) > 1 else name)
        name = tell(row_name(color_of(pile for _, pile in piles)), self.language)
        pattern = self.gettext("Row {number}, {row}, from column {column}: {cards}.")
        return pattern.format(
            number=number, row=name, column=piles[0][0], cards=listed(told, self.language)
        )

    def _taken(self, game: Game, seat: int) -> str:
        if seat >= len(game.seats):
            return ""
        cards, player = game.treasure[seat], game.seats[seat]
        if not cards:
            return self.gettext("{player} has not taken any card yet.").format(player=player)
        names = name_cards(cards, self.language)
        return self.ngettext(
            "{player} has taken {count} card: {cards}.",
            "{player} has taken {count} cards: {cards}.",
            len(cards),
        ).format(player=player, count=len(cards), cards=names)

    def _pile(self, game: Game, pile: Pile) -> str:
        top = pile[-1]
        name = name_card(top, self.language)
        if game.asks == "lay" and (problem := game.why_not(f"on@{top.code}")):
            return tell(problem, self.language)
        if len(pile) == 1:
            return self.gettext("The {card} lies alone.").format(card=name)
        names = name_cards(pile[-2::-1], self.language)
        pattern = self.gettext("The {card} lies on top of a pile of {count}; below: {cards}.")
        return pattern.format(card=name, count=len(pile), cards=names)

    def _sentence(self, event: Event) -> str:
        return f"{explain(event, self.language)} ({event.rule})"
