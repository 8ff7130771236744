"""Nim, the smallest whole game: what stands beside the games is tested with it, and without any.

N1: the stones lie in one heap. N2: a player takes one, two or three. N3: who takes the last, wins.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from types import ModuleType
from typing import NamedTuple

from gold_widgets.engine.errors import IllegalMove, NotationError, SetupError, did_you_mean
from gold_widgets.engine.moves import split
from gold_widgets.engine.players import check_asked
from gold_widgets.engine.recall import Perfect, Recall
from gold_widgets.engine.records import Record
from gold_widgets.engine.rulebook import Hint, Rule
from gold_widgets.engine.saves import Saves
from gold_widgets.engine.seats import Seat, named, seat_number
from gold_widgets.engine.seeds import seed_or_fresh
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import checked_text, quoted, read_lines
from gold_widgets.engine.words import spoken

NAME, TAG = "Nim", "nim1"
PLAYERS = range(2, 4)
HAS_SECRETS = False
OUT_OF_TURN = False
HAS_STARTER = True
LEVELS = OPPONENTS = ("random", "perfect")
MOST = 1_000


class Took(NamedTuple):
    """A player took stones (N2)."""

    by: Seat
    count: int
    left: int
    rule: str = "N2"


class Won(NamedTuple):
    """A player took the last stone (N3)."""

    by: Seat
    rule: str = "N3"


@dataclass(frozen=True)
class Nim:
    """A heap, and whose turn it is."""

    stones: int = 10
    to_move: int = 0
    is_over: bool = False
    seats: tuple[Seat, ...] = (Seat(0, "Ann"), Seat(1, "Bob"))
    seed: int | None = field(default=None, compare=False)
    events: tuple[Took | Won, ...] = field(default=(), compare=False, repr=False)
    before: Nim | None = field(default=None, compare=False, repr=False)

    @property
    def rulebook(self) -> ModuleType:
        return sys.modules[__name__]

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.is_over else (self.to_move,)

    @property
    def asks(self) -> str:
        return "" if self.is_over else "take"

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(self.is_over and seat.number == self.to_move) for seat in self.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        return (self.to_move,) if self.is_over else ()

    @property
    def history(self) -> tuple[Nim, ...]:
        games, game = [self], self.before
        while game is not None:
            games.append(game)
            game = game.before
        return tuple(reversed(games))

    @property
    def moves(self) -> tuple[str, ...]:
        line = self.history
        return tuple(str(one.stones - two.stones) for one, two in pairwise(line))

    def legal(self, seat: int | None = None) -> tuple[str, ...]:
        if self.is_over or seat not in (None, self.to_move):
            return ()
        return tuple(str(taken) for taken in (1, 2, 3) if taken <= self.stones)

    def why_not(self, move: str) -> str | None:
        if move in self.legal():
            return None
        if self.is_over:
            return Sentence("{move!r} cannot be taken: the game is over.", move=brief(move))
        return Sentence(
            "{move!r} cannot be taken from {stones} stones: it is one, two or three (N2).",
            move=brief(move),
            stones=self.stones,
        )

    def play(self, moves: str) -> Nim:
        game = self
        for move in split(moves):
            problem = game.why_not(move)
            if problem:
                raise IllegalMove(problem)
            game = game._take(int(move))
        return game

    def _take(self, count: int) -> Nim:
        left, by = self.stones - count, self.seats[self.to_move]
        happened: tuple[Took | Won, ...] = (Took(by, count, left),)
        if left:
            then = (self.to_move + 1) % len(self.seats)
            return replace(self, stones=left, to_move=then, events=happened, before=self)
        return replace(self, stones=0, is_over=True, events=(*happened, Won(by)), before=self)

    def __str__(self) -> str:
        lines = ["players: " + ", ".join(quoted(seat.name) for seat in self.seats)]
        lines += [f"seed: {self.seed}"] if self.seed is not None else []
        return "\n".join([*lines, f"to move: {self.to_move}", f"stones: {self.stones}"])

    def __reduce__(self) -> tuple[object, ...]:
        """Travel as the start and its moves: a long chain of games is too deep to pickle."""
        start = self.history[0]
        parts = (start.stones, start.to_move, start.is_over, start.seats, start.seed)
        return _replay, (type(self), parts, self.moves)


def _replay(kind: type[Nim], parts: tuple[object, ...], moves: tuple[str, ...]) -> Nim:
    return kind(*parts).play(" ".join(moves))


Game = Nim


def deal(
    players: int | Sequence[str] = 2,
    seed: int | None = None,
    *,
    stones: int | None = None,
    starter: int | str = 0,
) -> Nim:
    """Begin a game (N1); without a number, the seed says how many stones there are."""
    wrong = Sentence("Nim is for 2 or 3 players.")
    seats = tuple(Seat(*seat) for seat in enumerate(named(players, PLAYERS, wrong)))
    seed = seed_or_fresh(seed)
    if stones is None:
        stones = 10 + int(random.Random(seed).random() * 11)
    if isinstance(stones, bool) or not isinstance(stones, int) or not 0 < stones <= MOST:
        raise SetupError(Sentence("stones={stones!r} is no heap.", stones=brief(stones)))
    return Nim(stones, seat_number(starter, seats), seats=seats, seed=seed)


def deal_again(start: Nim, seed: int | None = None, starter: int | None = None) -> Nim:
    """Begin another game with as many players."""
    names = [seat.name for seat in start.seats]
    return deal(names, seed, starter=start.to_move if starter is None else starter)


def is_whole(start: Nim) -> bool:
    """Tell whether a heap is as large as one that is dealt."""
    return 10 <= start.stones <= 20


_FORM = re.compile(
    r"players: (?P<players>.*)\n(?:seed: (?P<seed>-?[0-9]{1,18})\n)?"
    r"to move: (?P<to_move>[0-9])\nstones: (?P<stones>[0-9]{1,4})\s*"
)


def parse(text: str) -> Nim:
    """Read a heap that `str` wrote."""
    match = _FORM.fullmatch(checked_text(text))
    if match is None:
        raise NotationError(
            Sentence("this is no heap. One reads: players: Ann, Bob; to move: 0; stones: 10")
        )
    words = [word for line in read_lines(match["players"]) for word in line.words]
    names = [word.text for word in words if not word.is_mark(",")]
    stones, seed = int(match["stones"]), match["seed"] and int(match["seed"])
    try:
        game = deal(names, seed, stones=stones or 1, starter=int(match["to_move"]))
    except SetupError as error:
        raise NotationError(error.said) from None
    return replace(game, stones=stones, is_over=not stones, seed=seed)


SAVES = Saves(TAG, NAME, parse)


def save(game: Nim | Record[Nim]) -> str:
    """Write a game as one line."""
    return SAVES.save(game)


def load(text: str) -> Record[Nim]:
    """Read a game."""
    return SAVES.load(text)


@dataclass(frozen=True)
class View:
    """What can be seen: everything."""

    seat: int
    stones: int
    to_move: int
    is_over: bool
    moves: tuple[str, ...]

    def legal(self) -> tuple[str, ...]:
        return self.moves


@dataclass(frozen=True)
class Memory:
    """There is nothing to remember."""

    def after(self, events: Iterable[object]) -> Memory:
        return self


def watch(game: Nim, recall: Recall | None = None) -> Memory:
    """Remember nothing."""
    return Memory()


def view(
    game: Nim,
    seat: int | str | None = None,
    recall: Recall | None = None,
    *,
    memory: Memory | None = None,
) -> View:
    """Show the heap."""
    number = game.to_move if seat is None else seat_number(seat, game.seats, "seat")
    return View(number, game.stones, game.to_move, game.is_over, game.legal(number))


WORDS = {
    "en": {"took": "{by} takes {count} of {all}.", "won": "{by} wins.", "any": "Take any."}
    | {"good": "Take {count}: leave a multiple of four.", "bad": "Take {count}: no move is good."},
    "fr": {"took": "{by} en prend {count} sur {all}.", "won": "{by} gagne.", "any": "Au hasard."}
    | {
        "good": "Prends-en {count} : laisse un multiple de quatre.",
        "bad": "Prends-en {count} : rien n’est bon.",
    },
    "de": {"took": "{by} nimmt {count} von {all}.", "won": "{by} gewinnt.", "any": "Egal."}
    | {
        "good": "Nimm {count}: Lass ein Vielfaches von vier.",
        "bad": "Nimm {count}: Kein Zug ist gut.",
    },
}


def explain(event: Took | Won, language: str | None = None) -> str:
    """Tell an event."""
    words = WORDS[spoken(language)]
    if isinstance(event, Won):
        return words["won"].format(by=event.by)
    return words["took"].format(by=event.by, count=event.count, all=event.left + event.count)


HEAP = "players: Ann, Bob\nto move: 0\nstones: {stones}"
RULES = {
    "en": (
        "Heap",
        "The stones lie in one heap.",
        "Taking",
        "You take one, two or three stones.",
        "End",
        "Who takes the last stone wins.",
    ),
    "fr": (
        "Tas",
        "Les pierres forment un seul tas.",
        "Prise",
        "Tu prends une, deux ou trois pierres.",
        "Fin",
        "Qui prend la dernière pierre gagne.",
    ),
    "de": (
        "Haufen",
        "Die Steine liegen auf einem Haufen.",
        "Nehmen",
        "Du nimmst einen, zwei oder drei Steine.",
        "Ende",
        "Wer den letzten Stein nimmt, gewinnt.",
    ),
}


def rules(language: str | None = None) -> tuple[Rule, ...]:
    """Return the three rules."""
    heap, heap_words, taking, taking_words, end, end_words = RULES[spoken(language)]
    return (
        Rule("N1", heap, heap_words, HEAP.format(stones=10)),
        Rule("N2", taking, taking_words, HEAP.format(stones=10), "3", "nim/01_taking"),
        Rule("N3", end, end_words, HEAP.format(stones=2), "2"),
    )


@dataclass(frozen=True)
class RandomPlayer:
    """Takes any number."""

    seed: int = 0
    recall: Recall = Perfect()

    def choose(self, view: View) -> str:
        coin = random.Random(f"{self.seed} {view.seat} {view.stones}").random()
        return view.legal()[int(coin * len(view.legal()))]

    def why(self, view: View, language: str | None = None) -> str:
        return WORDS[spoken(language)]["any"]


@dataclass(frozen=True)
class PerfectPlayer(RandomPlayer):
    """Leaves a multiple of four."""

    def choose(self, view: View) -> str:
        return str(view.stones % 4 or 1)

    def why(self, view: View, language: str | None = None) -> str:
        word = "good" if view.stones % 4 else "bad"
        return WORDS[spoken(language)][word].format(count=self.choose(view))


def opponent(level: str | float, seed: int = 0) -> RandomPlayer:
    """Return the player of a name."""
    if level not in LEVELS:
        raise SetupError(
            Sentence("There is no opponent {level!r} for nim.", level=brief(level))
            + did_you_mean(brief(level), LEVELS)
        )
    return (RandomPlayer if level == "random" else PerfectPlayer)(seed)


def hint(view: View, language: str | None = None, level: str | None = None) -> Hint:
    """Say what to take."""
    check_asked(view.seat, () if view.is_over else (view.to_move,))
    player = PerfectPlayer()
    return Hint((player.choose(view),), player.why(view, language))
