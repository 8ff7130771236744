"""What happened, in a sentence, in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gold_widgets.engine.figures import listed
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.events import (
    Duel,
    Event,
    Explosion,
    Flipped,
    GameOver,
    RushBegan,
    RushRemoved,
    RushTaken,
    Strike,
    TurnedBack,
    TurnPassed,
)

if TYPE_CHECKING:
    from gettext import NullTranslations

    from gold_widgets.games.gold.cards import Card


def explain(event: Event, language: str | None = None) -> str:
    """Tell an event in a sentence.

    >>> from gold_widgets import gold
    >>> game = gold.scenario("R4 $3 ** B2", players=["Ann", "Bob"], rules=gold.Rules(rush_at=0))
    >>> explain(game.play("b1 a1").events[1])
    'The red digger 4 carries out the gold 3: 3 points for Ann.'
    """
    sentence = _Teller(language).sentence(event)
    return sentence[:1].upper() + sentence[1:]


def name_card(card: Card, language: str | None = None) -> str:
    """Name a card, as a label does.

    >>> from gold_widgets import gold
    >>> name_card(gold.card("R4")), name_card(gold.card("$3")), name_card(gold.card("**"))
    ('red digger 4', 'gold 3', 'dynamite')
    """
    return _labels(translations(language))[card.color or card.kind].format(value=card.value)


@cache
def _labels(words: NullTranslations) -> dict[str, str]:
    gettext = words.gettext
    return {
        "gold": gettext("gold {value}"),
        "dynamite": gettext("dynamite"),
        "R": gettext("red digger {value}"),
        "B": gettext("blue digger {value}"),
        "G": gettext("green digger {value}"),
        "Y": gettext("yellow digger {value}"),
        "P": gettext("purple digger {value}"),
    }


def as_subject(card: Card, language: str | None = None) -> str:
    """Name a card that does something; German has another form for one that is acted on.

    >>> from gold_widgets import gold
    >>> as_subject(gold.card("R4")), as_subject(gold.card("R4"), "de")
    ('the red digger 4', 'der rote Goldgräber 4')
    """
    return _subjects(translations(language))[card.color or card.kind].format(value=card.value)


@cache
def _subjects(words: NullTranslations) -> dict[str, str]:
    pgettext = words.pgettext
    return {
        "gold": pgettext("subject", "the gold {value}"),
        "dynamite": pgettext("subject", "the dynamite"),
        "R": pgettext("subject", "the red digger {value}"),
        "B": pgettext("subject", "the blue digger {value}"),
        "G": pgettext("subject", "the green digger {value}"),
        "Y": pgettext("subject", "the yellow digger {value}"),
        "P": pgettext("subject", "the purple digger {value}"),
    }


def as_object(card: Card, language: str | None = None) -> str:
    """Name a card that something is done to: gold that is taken, a digger that is chased.

    >>> from gold_widgets import gold
    >>> as_object(gold.card("R4")), as_object(gold.card("R4"), "de")
    ('the red digger 4', 'den roten Goldgräber 4')
    """
    return _objects(translations(language))[card.color or card.kind].format(value=card.value)


@cache
def _objects(words: NullTranslations) -> dict[str, str]:
    pgettext = words.pgettext
    return {
        "gold": pgettext("object", "the gold {value}"),
        "dynamite": pgettext("object", "the dynamite"),
        "R": pgettext("object", "the red digger {value}"),
        "B": pgettext("object", "the blue digger {value}"),
        "G": pgettext("object", "the green digger {value}"),
        "Y": pgettext("object", "the yellow digger {value}"),
        "P": pgettext("object", "the purple digger {value}"),
    }


class _Teller:
    """The sentences of one language. Whole sentences, so that a translator can turn them round."""

    def __init__(self, language: str | None) -> None:
        self.language, catalogue = language, translations(language)
        self.gettext, self.ngettext = catalogue.gettext, catalogue.ngettext

    def sentence(self, event: Event) -> str:  # noqa: C901 (one case an event)
        """Find the sentence for an event."""
        match event:
            case Flipped():
                pattern = self.gettext("{player} flips {spot}: {card}.")
                card = name_card(event.card, self.language)
                return pattern.format(player=event.by, spot=event.spot, card=card)
            case Strike():
                return self._strike(event)
            case Duel():
                return self._duel(event)
            case Explosion():
                return self._explosion(event)
            case TurnedBack():
                return self._turned_back(event)
            case TurnPassed():
                return self.gettext("It is {player}'s turn.").format(player=event.to)
            case RushBegan():
                return self._rush_began(event)
            case RushTaken():
                pattern = self.ngettext(
                    "{player} takes {gold}: {points} point.",
                    "{player} takes {gold}: {points} points.",
                    event.gold.value,
                )
                gold = self._object(event.gold)
                return pattern.format(player=event.by, gold=gold, points=event.gold.value)
            case RushRemoved():
                return self.gettext("{card} leaves the game.").format(
                    card=self._subject(event.card)
                )
            case GameOver():
                return self._game_over(event)

    def _strike(self, event: Strike) -> str:
        if event.is_unowned:
            pattern = self.ngettext(
                "{digger} belongs to nobody, so {player} gets {gold}: {points} point.",
                "{digger} belongs to nobody, so {player} gets {gold}: {points} points.",
                event.gold.value,
            )
        else:
            pattern = self.ngettext(
                "{digger} carries out {gold}: {points} point for {player}.",
                "{digger} carries out {gold}: {points} points for {player}.",
                event.gold.value,
            )
        return pattern.format(
            digger=self._subject(event.digger),
            gold=self._object(event.gold),
            player=event.to,
            points=event.gold.value,
        )

    def _duel(self, event: Duel) -> str:
        return self.gettext(
            "{winner} chases away {loser} and is turned face down again on {spot}. Remember it!"
        ).format(
            winner=self._subject(event.winner),
            loser=self._object(event.loser),
            spot=event.winner_spot,
        )

    def _explosion(self, event: Explosion) -> str:
        if event.cards[0] is event.cards[1]:
            return self.gettext("Boom: both dynamites are gone.")
        first, second = (self._subject(card) for card in event.cards)
        if not event.gold_lost:
            return self.gettext("Boom: {first} and {second} are gone.").format(
                first=first, second=second
            )
        return self.ngettext(
            "Boom: {first} and {second} are gone. Nobody gets the {points} point.",
            "Boom: {first} and {second} are gone. Nobody gets the {points} points.",
            event.gold_lost,
        ).format(first=first, second=second, points=event.gold_lost)

    def _turned_back(self, event: TurnedBack) -> str:
        patterns = {
            "equal diggers": self.gettext(
                "{first} and {second} are equally strong: both are turned face down again."
            ),
            "two golds": self.gettext(
                "Two golds and no digger to carry them: both are turned face down again."
            ),
            "gold too heavy": self.gettext(
                "{digger} is too weak for {gold}: both are turned face down again."
            ),
            "no partner": self.gettext(
                "{first} is the last card and has no partner: it is turned face down again."
            ),
        }
        by_kind = {card.kind: card for card in event.cards}
        return patterns[event.case].format(
            first=self._subject(event.cards[0]),
            second=self._subject(event.cards[-1]),
            digger=self._subject(by_kind["digger"]) if "digger" in by_kind else "",
            gold=self._object(by_kind["gold"]) if "gold" in by_kind else "",
        )

    def _rush_began(self, event: RushBegan) -> str:
        if event.rule == "R1":
            pattern = self.ngettext(
                "Gold rush! Nothing can happen to the last card. "
                "From now on a turn is one flip, and whoever flips gold keeps it.",
                "Gold rush! No two of the {count} cards left can do anything to each other. "
                "From now on a turn is one flip, and whoever flips gold keeps it.",
                event.cards_left,
            )
        else:
            pattern = self.ngettext(
                "Gold rush! Only {count} card is left. "
                "From now on a turn is one flip, and whoever flips gold keeps it.",
                "Gold rush! Only {count} cards are left. "
                "From now on a turn is one flip, and whoever flips gold keeps it.",
                event.cards_left,
            )
        return pattern.format(count=event.cards_left)

    def _game_over(self, event: GameOver) -> str:
        why = self.gettext("The game is over.")
        if event.rule == "R1":
            why = self.ngettext(
                "Nothing can happen to the last card, so the game is over.",
                "No two of the {count} cards left can do anything to each other, "
                "so the game is over.",
                event.cards_left,
            ).format(count=event.cards_left)
        best = max(event.scores)
        if len(event.winners) > 1:
            result = self.ngettext(
                "{players} share the victory with {points} point each.",
                "{players} share the victory with {points} points each.",
                best,
            )
        elif event.scores.count(best) > 1:
            result = self.ngettext(
                "{players} wins: the tie at {points} point goes to whoever has more gold cards.",
                "{players} wins: the tie at {points} points goes to whoever has more gold cards.",
                best,
            )
        else:
            result = self.ngettext(
                "{players} wins with {points} point.",
                "{players} wins with {points} points.",
                best,
            )
        return f"{why} {result.format(players=listed(event.winners, self.language), points=best)}"

    def _subject(self, card: Card) -> str:
        return as_subject(card, self.language)

    def _object(self, card: Card) -> str:
        return as_object(card, self.language)
