"""What a seat can see and remember: all that players, odds and pictures are ever given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.recall import Perfect, Recall, forget, watched
from gold_widgets.engine.seats import seat_number
from gold_widgets.games.gold.cards import CARDS, Card
from gold_widgets.games.gold.events import (
    Duel,
    Event,
    Explosion,
    Flipped,
    RushRemoved,
    RushTaken,
    Strike,
)

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.position import Mines
    from gold_widgets.games.gold.setup import Setup

_BY_CODE = tuple(sorted(CARDS, key=lambda card: card.code))


@dataclass(frozen=True)
class View:
    """One seat's knowledge. Cards it was never shown, or has forgotten, are in `unseen` only."""

    setup: Setup
    """Seats, rule values and grid; not the seed, from which the whole deal could be told."""
    seat: int
    """Whose eyes these are."""
    to_move: int
    """The seat whose turn it is."""
    rush: bool
    """Whether the gold rush is on (G9)."""
    is_over: bool
    """Whether no flip will follow."""
    moment: int
    """How many cards have been flipped since the start."""
    mines: Mines
    """The gold won, by seat: everybody saw it leave the table."""
    face_up: Mapping[str, Card]
    """Spot → card, for the card flipped first this turn."""
    face_down: tuple[str, ...]
    """The spots that hold a face-down card, in reading order."""
    known: Mapping[str, Card]
    """Face-down spot → card, where this seat remembers it."""
    unseen: Mapping[Card, int]
    """How many of each card lie face down on the spots that this seat does not know."""

    @property
    def unknown(self) -> tuple[str, ...]:
        """The face-down spots whose card this seat does not know."""
        return tuple(spot for spot in self.face_down if spot not in self.known)

    def legal(self) -> tuple[str, ...]:
        """Return the spots that may be flipped now."""
        return () if self.is_over else self.face_down

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Travel between processes; mapping proxies cannot, and are made again."""
        parts = {each.name: getattr(self, each.name) for each in fields(self)}
        return _view_again, tuple(
            dict(part) if isinstance(part, Mapping) else part for part in parts.values()
        )


@dataclass(frozen=True)
class Memory:
    """What a seat remembers, carried from event to event without going back to the start."""

    recall: Recall = Perfect()
    known: Mapping[str, Card] = field(default_factory=dict)
    showings: int = 0

    def after(self, events: Iterable[Event]) -> Memory:
        """Return the memory once these events have been watched."""
        known, showings = dict(self.known), self.showings
        for event in events:
            if isinstance(event, Flipped):
                known = self.recall.saw(known, event.spot, event.card, showings)
                showings += 1
            elif type(event) in _EMPTYING:
                for spot in _emptied(event):
                    known = forget(known, spot)
        return Memory(self.recall, known, showings)

    def __reduce__(self) -> tuple[type[Memory], tuple[Recall, dict[str, Card], int]]:
        """Travel between processes, whatever kind of mapping was given."""
        return Memory, (self.recall, dict(self.known), self.showings)


def watch(game: Game, recall: Recall | None = None) -> Memory:
    """Return what is remembered of everything shown from the start of a game up to now."""
    return watched(Memory(recall or Perfect()), game.history)


def view(
    game: Game,
    seat: int | str | None = None,
    recall: Recall | None = None,
    *,
    memory: Memory | None = None,
) -> View:
    """Show a game to one seat: by default to the seat to move, with perfect recall.

    >>> from gold_widgets import gold
    >>> game = gold.scenario("R4 $3 ** B2", rules=gold.Rules(rush_at=0)).play("a1 d1")
    >>> gold.view(game).known, gold.view(game, recall=gold.Last(0)).known
    (mappingproxy({'a1': card('R4')}), mappingproxy({}))
    """
    remembered = (memory or watch(game, recall)).known
    setup, table, up, to_move = game.setup, game.table, game.face_up, game.to_move
    known, counts = {}, dict.fromkeys(_BY_CODE, 0)
    face_down = [spot for spot in table if spot not in up]
    for spot in face_down:  # a plain loop, because every press at a table waits for it
        if spot in remembered:
            known[spot] = remembered[spot]
        else:
            counts[table[spot]] += 1
    unseen = {card: count for card, count in counts.items() if count}
    return View(
        setup=setup.unseeded,
        seat=to_move if seat is None else seat_number(seat, setup.seats, "seat"),
        to_move=to_move,
        rush=game.rush,
        is_over=game.is_over,
        moment=game.moment,
        mines=game.mines,
        face_up=MappingProxyType({spot: table[spot] for spot in up}),
        face_down=tuple(face_down),
        known=MappingProxyType(known),
        unseen=MappingProxyType(unseen),
    )


def _view_again(*parts: Any) -> View:  # noqa: ANN401 - of all the kinds that a view has
    """Make a view from its parts, in which mappings cannot be changed."""
    made: list[Any] = [MappingProxyType(p) if isinstance(p, dict) else p for p in parts]
    return View(*made)


_EMPTYING = (Strike, Duel, Explosion, RushTaken, RushRemoved)


def _emptied(event: Event) -> tuple[str, ...]:
    """Return the spots whose card left the table."""
    match event:
        case Strike():
            return event.digger_spot, event.gold_spot
        case Duel():
            return (event.loser_spot,)
        case Explosion():
            return event.spots
        case RushTaken() | RushRemoved():
            return (event.spot,)
        case _:
            return ()
