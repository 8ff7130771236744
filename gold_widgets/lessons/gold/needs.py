"""What would have to be true for an answer that is wrong, said of the very cards of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gold_widgets.engine.words import translations
from gold_widgets.games.gold.cards import COPIES, DYNAMITE
from gold_widgets.games.gold.rules import resolve

if TYPE_CHECKING:
    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.setup import Seat

_LEAST_DIGGER = min(card.value for card in COPIES if card.is_digger)
_MOST_GOLD = max(card.value for card in COPIES if card.is_gold)


class Turn(NamedTuple):
    """The last turn of a game: whose it was, its cards in the order in which they were flipped."""

    mover: Seat
    cards: tuple[Card, ...]
    spots: tuple[str, ...]
    is_rush: bool

    @classmethod
    def of(cls, after: Game) -> Turn:
        """Look at what led to a game."""
        before = after.before
        assert before is not None
        spots = (*before.face_up, after.moves[-1])
        cards = tuple(before.table[spot] for spot in spots)
        return cls(before.seats[before.to_move], cards, spots, before.rush)

    @property
    def case(self) -> str:
        """What the two cards did, or that there was one only."""
        return resolve(*self.cards).case if len(self.cards) == 2 else "one card"

    @property
    def digger(self) -> Card | None:
        """The strongest digger of the turn."""
        diggers = (card for card in self.cards if card.is_digger)
        return max(diggers, key=lambda card: card.value, default=None)

    @property
    def gold(self) -> Card | None:
        """The heaviest gold of the turn."""
        golds = (card for card in self.cards if card.is_gold)
        return max(golds, key=lambda card: card.value, default=None)


class Needs:
    """The sentences of one language about one turn."""

    def __init__(self, after: Game, language: str) -> None:
        self.turn, self._after = Turn.of(after), after
        self.gettext = translations(language).gettext
        self.ngettext = translations(language).ngettext

    # -- what two cards do -------------------------------------------------------------------

    def strike(self) -> str:
        """Say when the digger would carry out the gold."""
        gettext, turn = self.gettext, self.turn
        digger, gold = turn.digger, turn.gold
        if digger and gold:
            return self.stronger(gold)
        if DYNAMITE in turn.cards and digger:
            sentence = gettext("For that, the dynamite would have to be gold of at most {value}.")
            return sentence.format(value=min(digger.value, _MOST_GOLD))
        if DYNAMITE in turn.cards and gold:
            return gettext(
                "For that, the dynamite would have to be a digger of at least {value}."
            ).format(value=max(gold.value, _LEAST_DIGGER))
        if digger:
            return gettext("For that, one of the two cards would have to be gold.")
        if gold:
            return gettext("For that, one of the two cards would have to be a digger.")
        return gettext("For that, the cards would have to be a digger and gold that it can carry.")

    def stronger(self, gold: Card) -> str:
        """Say how strong the digger would have to be."""
        sentence = self.gettext("For that, the digger would have to be at least a {value}.")
        return sentence.format(value=gold.value)

    def duel(self) -> str:
        """Say when the weaker of two would be chased away."""
        if self.turn.case == "equal diggers":
            return self.gettext(
                "For that, one of the two diggers would have to be stronger than the other."
            )
        return self.gettext(
            "For that, both cards would have to be diggers, one stronger than the other."
        )

    def explosion(self) -> str:
        """Say when both cards would be blown up."""
        return self.gettext("For that, one of the two cards would have to be dynamite.")

    def nothing(self) -> str:
        """Say when both cards would be turned face down again."""
        gettext, turn = self.gettext, self.turn
        if DYNAMITE in turn.cards:
            return gettext("For that, no card could be dynamite: it always goes off.")
        if turn.case == "duel":
            return gettext("For that, the two diggers would have to be equally strong.")
        return self.too_heavy()

    def too_heavy(self) -> str:
        """Say when the digger could not carry the gold, in numbers that there are."""
        gettext, digger, gold = self.gettext, self.turn.digger, self.turn.gold
        if gold and gold.value > _LEAST_DIGGER:
            return gettext("For that, the digger would have to be at most a {value}.").format(
                value=gold.value - 1
            )
        if digger and digger.value < _MOST_GOLD:
            return gettext("For that, the gold would have to be at least a {value}.").format(
                value=digger.value + 1
            )
        return gettext("For that, the gold would have to be too heavy for the digger.")

    # -- what leaves the table ---------------------------------------------------------------

    def both_leave(self) -> str:
        """Say when both cards would leave the table."""
        if self.turn.case == "gold too heavy":
            return self.strike()
        return self.explosion()

    def one_leaves(self) -> str:
        """Say when one card would leave, and the other one stay."""
        match self.turn.case:
            case "duel":
                return self.gettext("For that, it would have to be the weaker of the two diggers.")
            case "equal diggers":
                return self.gettext("For that, the other digger would have to be stronger.")
            case "one card":
                return self.gettext("For that, there would have to be another card to meet.")
        return self.gettext(
            "For that, both cards would have to be diggers, and this one the weaker of them."
        )

    def none_leaves(self) -> str:
        """Say when all flipped cards would stay."""
        if self.turn.is_rush:
            return self.gettext(
                "For that, it would have to be before the gold rush: "
                "in it, every card that is flipped leaves the table."
            )
        return self.nothing()

    # -- who gets how much -------------------------------------------------------------------

    def gets(self, seat: Seat) -> str:
        """Say when this player would get gold."""
        gettext, turn = self.gettext, self.turn
        if turn.is_rush:
            return self._gets_in_rush(seat)
        digger, gold = turn.digger, turn.gold
        if digger is None or gold is None:
            sentence = gettext(
                "For that, a digger of {player} would have to meet gold that it can carry."
            )
            return sentence.format(player=seat)
        if turn.case == "gold too heavy":
            if self._paid_by(digger) == seat:
                return self.stronger(gold)
            sentence = gettext(
                "For that, the digger would have to belong to {player} and be at least a {value}."
            )
            return sentence.format(player=seat, value=gold.value)
        if seat == turn.mover:
            sentence = gettext(
                "For that, the digger would have to belong to {player} or to nobody."
            )
        else:
            sentence = gettext("For that, the digger would have to belong to {player}.")
        return sentence.format(player=seat)

    def nobody_gets(self) -> str:
        """Say when nobody would get gold."""
        return self.no_gold() if self.turn.is_rush else self.too_heavy()

    def points(self, number: int) -> str:
        """Say when so many points would be won."""
        gettext, turn = self.gettext, self.turn
        if not number:
            return self.nobody_gets()
        if turn.is_rush:
            return gettext("For that, the card would have to be gold {value}.").format(value=number)
        if turn.case == "strike":
            return gettext("For that, the gold would have to be a {value}.").format(value=number)
        if turn.case == "gold too heavy" and turn.gold and turn.gold.value == number:
            return self.stronger(turn.gold)
        return gettext("For that, a digger would have to carry out gold {value}.").format(
            value=number
        )

    def no_gold(self) -> str:
        """Say when a card of the gold rush would bring nothing."""
        return self.gettext("For that, the card could not be gold.")

    def is_gold(self) -> str:
        """Say when a card of the gold rush would be kept."""
        return self.gettext("For that, the card would have to be gold.")

    def before_rush(self) -> str:
        """Say when a card alone would be turned face down again."""
        return self.gettext("For that, it would have to be before the gold rush.")

    def _gets_in_rush(self, seat: Seat) -> str:
        if seat == self.turn.mover:
            return self.is_gold()
        if self.turn.gold:
            sentence = self.gettext(
                "For that, it would have to be the turn of {player}: "
                "in the gold rush, whoever flips gold keeps it."
            )
        else:
            sentence = self.gettext("For that, it would have to be gold that {player} flips.")
        return sentence.format(player=seat)

    def _paid_by(self, digger: Card) -> Seat:
        """Return who gets what a digger carries out (G5)."""
        return self._after.setup.owners.get(digger.color, self.turn.mover)

    # -- what comes next ---------------------------------------------------------------------

    def two_cards(self) -> str:
        """Say when turns of two flips would go on."""
        rush_at, left = self._after.setup.rules.rush_at, len(self._after.table)
        if not left:
            return self.cards_left()
        if left > rush_at:
            return self.gettext("For that, two of the cards left would have to do something.")
        sentence = self.ngettext(
            "For that, more than {most} card would have to be left, not {count}.",
            "For that, more than {most} cards would have to be left, not {count}.",
            rush_at,
        )
        return sentence.format(most=rush_at, count=left)

    def one_card(self) -> str:
        """Say when the gold rush would be on."""
        rules, left = self._after.setup.rules, len(self._after.table)
        if not left or self._after.is_over:
            return self.cards_left()
        if not rules.rush_at:
            return self.gettext("For that, this table would have to be played with a gold rush.")
        sentence = self.ngettext(
            "For that, at most {most} card could be left, but there are {count}.",
            "For that, at most {most} cards could be left, but there are {count}.",
            rules.rush_at,
        )
        return sentence.format(most=rules.rush_at, count=left)

    def end(self) -> str:
        """Say when the game would be over."""
        left = len(self._after.table)
        sentence = self.ngettext(
            "For that, no card could be left, but there is {count}.",
            "For that, no card could be left, but there are {count}.",
            left,
        )
        return sentence.format(count=left)

    def cards_left(self) -> str:
        """Say when the game would go on."""
        if self._after.table:  # it ended because nothing could happen any more (R1)
            return self.gettext("For that, two of the cards left would have to do something.")
        return self.gettext("For that, there would have to be cards left.")
