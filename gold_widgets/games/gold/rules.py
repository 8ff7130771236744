"""The rules of GOLD that say what cards do. G5 to G8 are `resolve`, written once."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache, wraps
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args

from gold_widgets.engine.errors import SetupError, did_you_mean, refuse_unknown
from gold_widgets.engine.seats import foremost
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.gold.cards import DYNAMITE, Card, card

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

R = TypeVar("R", bound=Any)
Stall = Literal["rush", "end", "play_on"]
Case = Literal["strike", "duel", "explosion", "equal diggers", "two golds", "gold too heavy"]


def _answering(kind: type[R]) -> type[R]:
    """Let a misspelt field be answered with a sentence, as any misspelt option is."""
    make, known = kind.__init__, tuple(each.name for each in fields(kind))

    @wraps(make)
    def begin(self: R, *given: object, **named: object) -> None:
        refuse_unknown(named, known, kind.__name__)
        make(self, *given, **named)

    kind.__init__ = begin
    return kind


@_answering
@dataclass(frozen=True, slots=True)
class Rules:
    """The two values a table may set differently from the book."""

    rush_at: int = 10
    """G9: the gold rush begins when a turn starts with this many cards or fewer."""
    stall: Stall = "rush"
    """R1: what happens when no two cards left can do anything."""

    def __post_init__(self) -> None:
        """Refuse values that mean nothing."""
        if isinstance(self.rush_at, bool) or not isinstance(self.rush_at, int):
            raise SetupError(
                Sentence(
                    "rush_at={rush_at!r} is not a whole number. The book has 10.",
                    rush_at=brief(self.rush_at),
                )
            )
        if not 0 <= self.rush_at <= 64:
            raise SetupError(
                Sentence(
                    "rush_at={number} is out of range: 0 (never) to 64 (at once).",
                    number=brief(self.rush_at),
                )
            )
        if self.stall not in get_args(Stall):
            raise SetupError(
                Sentence(
                    "stall={stall!r} is unknown. It is 'rush', 'end' or 'play_on'.",
                    stall=brief(self.stall),
                )
                + did_you_mean(brief(self.stall), get_args(Stall))
            )


def checked(rules: Rules | None) -> Rules:
    """Return the rules given, or the book's."""
    if rules is None:
        return Rules()
    if not isinstance(rules, Rules):
        raise SetupError(
            Sentence(
                "rules={rules!r} is not a Rules(...). Try rules=Rules(rush_at=10).",
                rules=brief(rules),
            )
        )
    return rules


@dataclass(frozen=True, slots=True)
class Outcome:
    """What two flipped cards do to each other, whoever flipped them."""

    rule: str
    """The rule's id: `G5` to `G8`."""
    case: Case
    """What happened, in two words."""
    first_leaves: bool = False
    """Whether the card flipped first leaves the table."""
    second_leaves: bool = False
    """Whether the card flipped second leaves the table."""
    digger: Card | None = None
    """Who carries out the gold (G5) or wins the duel (G6)."""
    gold: Card | None = None
    """The gold that is carried out (G5)."""


@cache
def resolve(first: Card | str, second: Card | str) -> Outcome:
    """Tell what two flipped cards do: the whole of G5, G6, G7 and G8.

    >>> resolve("R4", "$3")  # doctest: +ELLIPSIS
    Outcome(rule='G5', case='strike', first_leaves=True, second_leaves=True, digger=...)
    """
    first, second = card(first), card(second)

    if DYNAMITE in (first, second):
        return Outcome("G7", "explosion", first_leaves=True, second_leaves=True)

    if first.is_digger and second.is_digger:
        if first.value == second.value:
            return Outcome("G8", "equal diggers")
        if first.value < second.value:
            return Outcome("G6", "duel", first_leaves=True, digger=second)
        return Outcome("G6", "duel", second_leaves=True, digger=first)

    if first.is_gold and second.is_gold:
        return Outcome("G8", "two golds")

    digger, gold = (first, second) if first.is_digger else (second, first)
    if digger.value < gold.value:
        return Outcome("G8", "gold too heavy")
    return Outcome("G5", "strike", first_leaves=True, second_leaves=True, digger=digger, gold=gold)


def is_stalled(cards: Collection[Card]) -> bool:
    """R1: tell whether no two of these cards can ever have an effect on each other.

    One card alone has no partner, so nothing can happen to it (R2).

    >>> is_stalled([card("R3"), card("B3"), card("$4")])
    True
    """
    if len(cards) < 2:
        return True
    strength, lightest_gold = 0, 9
    for each in cards:
        if each is DYNAMITE:
            return False  # it has an effect on anything
        if each.is_gold:
            lightest_gold = min(lightest_gold, each.value)
        elif strength not in (0, each.value):
            return False  # two diggers of different value
        else:
            strength = each.value
    return strength < lightest_gold


def winners(mines: Sequence[Sequence[Card]]) -> tuple[int, ...]:
    """G10: the seats with the most points; among these, with the most gold cards."""
    return foremost([(points(mine), len(mine)) for mine in mines])


def points(cards: Iterable[Card]) -> int:
    """Add up the gold among some cards."""
    return sum(card.value for card in cards if card.is_gold)
