"""What happened, in a sentence, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import listed
from gold_widgets.engine.words import tell, translations
from gold_widgets.games.mine_for_gold.cards import row_name
from gold_widgets.games.mine_for_gold.events import (
    Chain,
    Chosen,
    Closed,
    Completed,
    Emptied,
    Event,
    GameOver,
    Laid,
    LostColor,
    Revealed,
    RoundBegan,
    Taken,
)
from gold_widgets.games.mine_for_gold.naming import name_card, name_cards, name_shifts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gold_widgets.games.mine_for_gold.cards import Card


def explain(event: Event, language: str | None = None) -> str:
    """Tell an event in a sentence.

    >>> from gold_widgets import mine_for_gold as mine
    >>> game = mine.scenario("R7 R9", hands=["R12", "B8"], players=["Ann", "Bob"]).play("R12 B8")
    >>> explain(game.events[2])
    'Ann lays the red 12 at the right end: it is the highest number in the red row.'
    """
    return " ".join(explanation(event, language))


def explanation(event: Event, language: str | None = None) -> list[str]:
    """Tell the same one thing at a time: what happened, and then what else there is to say of it.

    >>> from gold_widgets import mine_for_gold as mine
    >>> game = mine.scenario("R7 R9", hands=["R8", "B12"], players=["Ann", "Bob"])
    >>> game = game.play("R8 B12").play("below@R9")
    >>> explanation(game.events[0])[1]
    'There were 2 places to choose from.'
    """
    told = _Teller(language).told(event)
    return [said[:1].upper() + said[1:] for said in told]


class _Teller:
    """The sentences of one language. Whole sentences, so that a translator can turn them round."""

    def __init__(self, language: str | None) -> None:
        self.language, catalogue = language, translations(language)
        self.gettext, self.ngettext = catalogue.gettext, catalogue.ngettext

    def told(self, event: Event) -> list[str]:
        """Find all that is told of an event."""
        match event:
            case Laid():
                return self._laid(event)
            case Closed():
                return self._closed(event)
            case GameOver():
                return self._game_over(event)
            case _:
                return [self.sentence(event)]

    def sentence(
        self,
        event: Chosen | Revealed | Completed | Taken | Chain | Emptied | LostColor | RoundBegan,
    ) -> str:
        """Find the sentence for an event of which there is no more to say."""
        match event:
            case Chosen():
                pattern = (
                    self.gettext("{player} chooses another card.")
                    if event.again
                    else self.gettext("{player} has chosen a card.")
                )
                return pattern.format(player=event.by)
            case Revealed():
                return self._revealed(event)
            case Completed():
                return self._completed(event)
            case Taken():
                return self._taken(event)
            case Chain():
                return self.gettext(
                    "Chain reaction! Closing the gaps completes another corridor for {player}."
                ).format(player=event.by)
            case Emptied():
                return self.gettext("The center is empty: the next card simply starts a row.")
            case LostColor():
                return self.ngettext(
                    "Only {cards} is left in a row: it waits for a new color.",
                    "Only {cards} are left in a row: it waits for a new color.",
                    len(event.cards),
                ).format(cards=self._cards(event.cards))
            case RoundBegan():
                return self.ngettext(
                    "The last round: everybody has {count} card left.",
                    "A new round: everybody chooses one of {count} cards.",
                    event.left,
                ).format(count=event.left)

    def _revealed(self, event: Revealed) -> str:
        shown = [
            self.gettext("{player} the {card}").format(player=seat, card=self._card(card))
            for seat, card in event.cards
        ]
        pattern = self.gettext("The cards are turned up, the highest is laid first: {shown}.")
        return pattern.format(shown=", ".join(shown))

    def _laid(self, event: Laid) -> list[str]:
        said = [self._where(event)]
        if event.joined_silver and event.row:
            said.append(
                self.gettext("The row of silver becomes {row}.").format(row=self._row(event.row))
            )
        if event.ways > 1:
            said.append(
                self.ngettext(
                    "There was {count} place to choose from.",
                    "There were {count} places to choose from.",
                    event.ways,
                ).format(count=event.ways)
            )
        return said

    def _where(self, event: Laid) -> str:
        """Say where a card was laid, and why there."""
        verb = event.place.partition("@")[0]
        patterns = {
            "highest": self.gettext(
                "{player} lays the {card} at the right end: it is the highest number in {row}."
            ),
            "lowest": self.gettext(
                "{player} lays the {card} at the left end: it is the lowest number in {row}."
            ),
            "nearest": self.gettext(
                "{player} lays the {card} onto the {anchor}: with a distance of {distance}, "
                "no visible number in {row} is nearer."
            ),
            "equal": self.gettext(
                "{player} lays the {card} onto the {anchor}: they have the same number."
            ),
            "empty center": self.gettext("{player} starts with the {card} in the empty center."),
        }
        if verb == "above":
            patterns["new row"] = self.gettext(
                "{player} begins {row}: the {card} lies above the {anchor}, "
                "the nearest number, with a distance of {distance}."
            )
            patterns["hemmed in"] = self.gettext(
                "{player} begins {row}: the {card} lies above the {anchor}. Nearer numbers lie "
                "between other rows; of the top and the bottom row, this is the nearest, with a "
                "distance of {distance}."
            )
        else:
            patterns["new row"] = self.gettext(
                "{player} begins {row}: the {card} lies below the {anchor}, "
                "the nearest number, with a distance of {distance}."
            )
            patterns["hemmed in"] = self.gettext(
                "{player} begins {row}: the {card} lies below the {anchor}. Nearer numbers lie "
                "between other rows; of the top and the bottom row, this is the nearest, with a "
                "distance of {distance}."
            )
        return patterns[event.why].format(
            player=event.by,
            card=self._card(event.card),
            anchor="" if event.anchor is None else self._card(event.anchor),
            row=self._row(event.row),
            distance=event.distance,
        )

    def _completed(self, event: Completed) -> str:
        patterns = {
            "row": self.gettext("A corridor is complete, four piles side by side: {cards}."),
            "column": self.gettext(
                "A corridor is complete, four colors one below the other: {cards}."
            ),
            "pile": self.gettext("A corridor is complete, four cards in one pile: {cards}."),
        }
        return patterns[event.kind].format(cards=self._cards(event.cards))

    def _taken(self, event: Taken) -> str:
        return self.ngettext(
            "{player} takes {count} card into the treasure chamber, and has {total} now.",
            "{player} takes {count} cards into the treasure chamber, and has {total} now.",
            len(event.cards),
        ).format(player=event.by, count=len(event.cards), total=event.total)

    def _closed(self, event: Closed) -> list[str]:
        moves = name_shifts(event.shifts, self.language)
        cards = self.ngettext("{count} card", "{count} cards", event.cards)
        steps = self.ngettext("{count} step", "{count} steps", event.steps)
        pattern = self.gettext(
            "The gaps close: {moves}. That is {cards} and {steps}, as few as possible."
        )
        said = [
            pattern.format(
                moves=moves,
                cards=cards.format(count=event.cards),
                steps=steps.format(count=event.steps),
            )
        ]
        if event.ways > 1:
            chose = self.ngettext(
                "There was {count} way, and {player} chose.",
                "There were {count} ways as short, and {player} chose.",
                event.ways,
            )
            said.append(chose.format(count=event.ways, player=event.by))
        return said

    def _game_over(self, event: GameOver) -> list[str]:
        best = max(event.scores)
        players = listed(event.winners, self.language)
        over = self.gettext("All cards are laid, and the game is over.")
        if len(event.winners) > 1:
            result = self.ngettext(
                "{players} share the victory with {count} card each.",
                "{players} share the victory with {count} cards each.",
                best,
            )
        elif event.scores.count(best) > 1:
            result = self.ngettext(
                "{players} wins: the tie at {count} card goes to whoever has less silver.",
                "{players} wins: the tie at {count} cards goes to whoever has less silver.",
                best,
            )
        else:
            result = self.ngettext(
                "{players} wins with {count} card.", "{players} wins with {count} cards.", best
            )
        return [over, result.format(players=players, count=best)]

    def _card(self, card: Card) -> str:
        return name_card(card, self.language)

    def _cards(self, cards: Iterable[Card]) -> str:
        return name_cards(cards, self.language)

    def _row(self, color: str) -> str:
        return tell(row_name(color), self.language)
