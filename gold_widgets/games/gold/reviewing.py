"""A game looked at again: what each flip was worth, and what luck, memory and choice made of it.

All is counted in *lead*, as `odds` and `hint` do: my points less those of my average rival. What a
flip is worth is what it adds to the lead by the end of the turn, on average, if the second flip is
the best one; reckoned from what had been shown to everybody before it, and from nothing else. So

    what a flip came to = what the best flip was worth + luck − memory − choice

    came to   the worth of the best second flip, once the first card lies open; after the last flip
              of a turn, the points that the turn gave and took
    luck      what it came to, less what the flip that was made was worth: on average nothing
    choice    what a card never shown was worth, less the flip that was made, if that is worse:
              a better flip was to be had without remembering any card
    memory    what the best flip was worth, less the flip that was made or a card never shown,
              whichever is better: only a card that had been shown could do more

The parts add up exactly, flip by flip: what the first flip of a turn came to is what the best
second one is worth. Memory and choice are never negative, and both are 0 for whoever makes the best
flip. Nobody can see into a head: who flips a card that was shown, and is worse than a fresh one,
may have chosen badly or forgotten it, and this counts as choice.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError, SetupError, did_you_mean
from gold_widgets.engine.pages import as_written
from gold_widgets.engine.pictures import mime_bundle
from gold_widgets.engine.records import Record
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import spoken
from gold_widgets.games.gold.game import Game
from gold_widgets.games.gold.judging import PARTS, Flip, Part, Turn, at_first, leads_of, turns
from gold_widgets.games.gold.views import view

if TYPE_CHECKING:
    from gold_widgets.games.gold.views import View

_NOTHING = Fraction()


@dataclass(frozen=True)
class Total:
    """One seat's game: start + worth + luck − memory − choice + rivals = lead."""

    seat: int
    """Whose it is."""
    start: Fraction
    """The lead with which the game began: 0, except on a table made by hand."""
    worth: Fraction
    """What the best flips were worth, turn by turn."""
    luck: Fraction
    """What chance gave."""
    memory: Fraction
    """What was lost by not using cards that had been shown."""
    choice: Fraction
    """What was lost although no memory was needed to do better."""
    rivals: Fraction
    """What the turns of the others did to the lead."""
    lead: Fraction
    """By how much the seat is ahead at the end."""


@dataclass(frozen=True)
class Review:
    """What `review` finds out. It shows itself as a picture, as a table, and in words."""

    record: Record[Game]
    """The game that was looked at."""
    turns: tuple[Turn, ...]
    """Every turn that was played to its end."""
    seat: int | None = None
    """The seat it is about; None for all of them."""
    language: str = "en"
    """The language it speaks."""
    peek: bool = False
    """Whether every card counts as shown from the start."""

    @property
    def flips(self) -> tuple[Flip, ...]:
        """Every flip, of everybody, in order."""
        return tuple(flip for turn in self.turns for flip in turn.flips)

    @cached_property
    def totals(self) -> tuple[Total, ...]:
        """What each seat's game is made of."""
        start = leads_of(self.record.start.scores)
        return tuple(self._total(seat, start[seat]) for seat in range(len(start)))

    def moments(self, count: int = 3, part: Part | None = None) -> tuple[Flip, ...]:
        """Return the flips that mattered most: in which luck, memory or choice moved most points.

        They come in the order of their weight, the earlier first among equals; flips in which
        nothing was won or lost against the best are none. `part` asks for one of the three alone.
        """
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise GameError(
                Sentence(
                    "count={count!r} is no count: it is a whole number, 0 or more.",
                    count=brief(count),
                )
            )
        if part is not None and part not in PARTS:
            raise GameError(
                Sentence(
                    "part={part!r} is unknown. It is 'memory', 'choice' or 'luck'.",
                    part=brief(part),
                )
                + did_you_mean(brief(part), PARTS)
            )
        flips = [flip for flip in self.flips if self.seat in (None, flip.seat)]
        weights = {flip.point: abs(flip.amount(part or flip.part)) for flip in flips}
        flips.sort(key=lambda flip: -weights[flip.point])
        return tuple(flip for flip in flips if weights[flip.point])[:count]

    def view(self, flip: Flip) -> View:
        """Return what was knowable when a flip was chosen."""
        game = self.record.line[flip.point]
        memory = at_first(self.record, self.peek)
        for past in game.history:
            memory = memory.after(past.events)
        return view(game, memory=memory)

    def rows(self) -> list[list[str]]:
        """Return what every seat's game is made of, as texts: a row each, the headings first."""
        from gold_widgets.games.gold.debrief import totals

        return totals(self)

    def turn_by_turn(self) -> str:
        """Tell every flip: the best one and its worth, luck, costs, and what it came to."""
        from gold_widgets.games.gold.debrief import in_columns, turns

        return in_columns(turns(self), words=4)

    def _total(self, seat: int, start: Fraction) -> Total:
        mine = [turn for turn in self.turns if turn.seat == seat]
        lead = self.turns[-1].leads[seat] if self.turns else start
        own = sum((turn.result for turn in mine), start=_NOTHING)
        return Total(
            seat=seat,
            start=start,
            worth=sum((turn.worth for turn in mine), start=_NOTHING),
            luck=sum((turn.amount("luck") for turn in mine), start=_NOTHING),
            memory=-sum((turn.amount("memory") for turn in mine), start=_NOTHING),
            choice=-sum((turn.amount("choice") for turn in mine), start=_NOTHING),
            rivals=lead - start - own,
            lead=lead,
        )

    def __str__(self) -> str:
        """Tell it in words."""
        from gold_widgets.games.gold.debrief import as_text  # it tells reviews

        return as_text(self)

    def _repr_html_(self) -> str:
        """Show it as a table and a list."""
        from gold_widgets.games.gold.debrief import as_html

        return as_written(as_html(self, mime_bundle(self).get("image/svg+xml", "")))

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """Show it in a notebook, with a picture where a pen is at hand."""
        return {**mime_bundle(self), "text/html": self._repr_html_()}


def review(
    record: Record[Game] | Game,
    seat: int | str | None = None,
    *,
    language: str | None = None,
    peek: bool = False,
) -> Review:
    """Look at a game again, flip by flip.

    Args:
        record: A record, or a game with its past. A turn that is still open is left out.
        seat: Whose moments are told, by number or name; by default everybody's.
        language: `"en"`, `"fr"` or `"de"`.
        peek: Whether every card counts as shown from the start, as at a table with `peek`.

    >>> from gold_widgets import gold
    >>> game = gold.scenario("$3 $4 R2 B5 Y2", players=["Ann", "Bob"], rules=gold.Rules(rush_at=0))
    >>> [missed] = review(game.play("a1 b1 d1 c1"), "Bob").moments(part="memory")
    >>> missed.spot, missed.best, missed.best_card, str(missed.worth), str(missed.memory)
    ('c1', 'b1', card('$4'), '4', '4')
    """
    if isinstance(record, Game):
        record = Record.of(record)
    if not isinstance(record, Record) or not isinstance(record.end, Game):
        raise SetupError(
            Sentence(
                "{kind} is no game to review. Try review(gold.load(line)), "
                "where line is what the button Copy shows.",
                kind=type(record).__name__,
            )
        )
    language = spoken(language)
    number = None if seat is None else seat_number(seat, record.end.seats, "seat")
    return Review(record, tuple(turns(record, peek)), number, language, bool(peek))
