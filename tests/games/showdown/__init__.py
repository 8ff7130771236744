"""Showdown, a small game with secrets: everybody has a hand, and all choose a card at once.

S1: four cards each, of the numbers 1 to 20. S2: everybody chooses one in secret, and may change
it until the last has chosen. S3: all are shown at once; the highest takes as many points as there
are players. S4: after four rounds, the most points win.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import NamedTuple

from gold_widgets.engine.errors import IllegalMove, NotationError, SetupError
from gold_widgets.engine.moves import split
from gold_widgets.engine.players import check_asked
from gold_widgets.engine.recall import Perfect, Recall, watched
from gold_widgets.engine.records import Record
from gold_widgets.engine.rulebook import Hint, Rule
from gold_widgets.engine.saves import Saves
from gold_widgets.engine.seats import Seat, named, seat_number
from gold_widgets.engine.seeds import seed_or_fresh, shuffled
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import Word, quoted, read_lines
from gold_widgets.engine.words import spoken

NAME, TAG = "Showdown", "showdown1"
PLAYERS = range(2, 4)
HAS_SECRETS = True
OUT_OF_TURN = True
HAS_STARTER = False
LEVELS = OPPONENTS = ("random", "bold")
CARDS, HAND = range(1, 21), 4


class Chose(NamedTuple):
    """A player chose a card, or another one: which, is a secret (S2)."""

    by: Seat
    rule: str = "S2"


class Shown(NamedTuple):
    """All cards were shown, and one player took the points (S3)."""

    cards: tuple[int, ...]
    to: Seat
    rule: str = "S3"

    @property
    def reveals(self) -> bool:
        return True


class Over(NamedTuple):
    """The hands are empty (S4)."""

    winners: tuple[Seat, ...]
    rule: str = "S4"


Event = Chose | Shown | Over


@dataclass(frozen=True)
class Game:
    """Hands, choices and points."""

    seats: tuple[Seat, ...]
    hands: tuple[tuple[int, ...], ...]
    chosen: tuple[int | None, ...]
    scores: tuple[int, ...]
    first: int = 0
    """The seat that the turn order begins with."""
    seed: int | None = field(default=None, compare=False)
    events: tuple[Event, ...] = field(default=(), compare=False, repr=False)
    before: Game | None = field(default=None, compare=False, repr=False)
    move: str = field(default="", compare=False, repr=False)

    @property
    def rulebook(self) -> ModuleType:
        return sys.modules[__name__]

    @property
    def is_over(self) -> bool:
        return not any(self.hands)

    @property
    def actors(self) -> tuple[int, ...]:
        count = len(self.seats)
        order = ((self.first + turn) % count for turn in range(count))
        return tuple(seat for seat in order if self.hands[seat] and self.chosen[seat] is None)

    @property
    def to_move(self) -> int:
        return self.first if self.is_over else self.actors[0]

    @property
    def asks(self) -> str:
        return "" if self.is_over else "choose"

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.scores)
        return tuple(s for s, score in enumerate(self.scores) if self.is_over and score == best)

    @property
    def history(self) -> tuple[Game, ...]:
        return (*(self.before.history if self.before else ()), self)

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(game.move for game in self.history[1:])

    def legal(self, seat: int | None = None) -> tuple[str, ...]:
        seat = self.to_move if seat is None else seat
        if self.is_over or seat not in range(len(self.seats)):
            return ()
        mark = "" if seat == self.to_move else f"{seat}/"
        return tuple(f"{mark}{card}" for card in self.hands[seat] if card != self.chosen[seat])

    def why_not(self, move: str) -> str | None:
        if any(move in self.legal(seat.number) for seat in self.seats):
            return None
        if self.is_over:
            return Sentence("{move!r} cannot be chosen: the game is over.", move=brief(move))
        return Sentence("{move!r} is no card that can be chosen now (S2).", move=brief(move))

    def play(self, moves: str) -> Game:
        game = self
        for move in split(moves):
            problem = game.why_not(move)
            if problem:
                raise IllegalMove(problem)
            game = game._choose(move)
        return game

    def _choose(self, move: str) -> Game:
        mark, _, card = move.rpartition("/")
        seat = int(mark) if mark else self.to_move
        chosen = _with(self.chosen, seat, int(card))
        made = replace(
            self, chosen=chosen, events=(Chose(self.seats[seat]),), before=self, move=move
        )
        return made if None in chosen else made._show()

    def _show(self) -> Game:
        """Turn all cards up (S3)."""
        cards = tuple(card for card in self.chosen if card is not None)
        to = cards.index(max(cards))
        hands = tuple(
            tuple(each for each in hand if each != card)
            for hand, card in zip(self.hands, cards, strict=True)
        )
        scores = _with(self.scores, to, self.scores[to] + len(cards))
        events: tuple[Event, ...] = (*self.events, Shown(cards, self.seats[to]))
        made = replace(self, hands=hands, chosen=(None,) * len(cards), scores=scores, events=events)
        if made.is_over:
            winners = tuple(self.seats[seat] for seat in made.winners)
            made = replace(made, events=(*events, Over(winners)))
        return made

    def __str__(self) -> str:
        lines = ["players: " + ", ".join(quoted(seat.name) for seat in self.seats)]
        lines += [f"seed: {self.seed}"] if self.seed is not None else []
        lines += [f"first: {self.first}"]
        lines += [
            f"hand: {score} {card or '-'} {' '.join(map(str, hand))}".rstrip()
            for score, card, hand in zip(self.scores, self.chosen, self.hands, strict=True)
        ]
        return "\n".join(lines)


def _with(things: tuple, index: int, thing: object) -> tuple:
    return (*things[:index], thing, *things[index + 1 :])


def deal(
    players: int | Sequence[str] = 2, seed: int | None = None, *, starter: int | str = 0
) -> Game:
    """Deal the hands (S1)."""
    names = named(players, PLAYERS, Sentence("Showdown is for 2 or 3 players."))
    seats = tuple(Seat(*seat) for seat in enumerate(names))
    seed = seed_or_fresh(seed)
    pile = shuffled(CARDS, seed)
    hands = tuple(tuple(sorted(pile[HAND * at : HAND * (at + 1)])) for at in range(len(seats)))
    first = seat_number(starter, seats)
    return Game(seats, hands, (None,) * len(seats), (0,) * len(seats), first, seed)


def deal_again(start: Game, seed: int | None = None, starter: int | None = None) -> Game:
    """Deal to the same players."""
    names = [seat.name for seat in start.seats]
    return deal(names, seed, starter=start.first if starter is None else starter)


def is_whole(start: Game) -> bool:
    """Tell whether all have four cards and no points."""
    return not any(start.scores) and all(len(hand) == HAND for hand in start.hands)


def parse(text: str) -> Game:
    """Read a game that `str` wrote."""
    lines = read_lines(text)
    try:
        names = [word.text for word in lines[0].words[2:] if not word.is_mark(",")]
        heads = {line.words[0].text: _number(line.words[2]) for line in lines[1 : -len(names)]}
        rows = [line.words[2:] for line in lines[-len(names) :]]
        game = deal(names, heads.get("seed"), starter=heads.get("first", 0))
        made = replace(
            game,
            seed=heads.get("seed"),
            hands=tuple(tuple(map(_number, row[2:])) for row in rows),
            chosen=tuple(None if row[1].text == "-" else _number(row[1]) for row in rows),
            scores=tuple(_number(row[0]) for row in rows),
        )
    except SetupError as error:
        raise NotationError(error.said) from None
    except IndexError:
        raise NotationError(Sentence("this is no showdown.")) from None
    cards = [card for hand in made.hands for card in hand]
    is_even = len({len(hand) for hand in made.hands}) == 1
    is_open = None in made.chosen and len(cards) == len(set(cards)) and set(cards) <= set(CARDS)
    held = all(
        card is None or card in hand for card, hand in zip(made.chosen, made.hands, strict=True)
    )
    if not (is_even and is_open and held):
        raise NotationError(Sentence("these are no hands of a showdown."))
    return made


def _number(word: Word) -> int:
    if not word.text.isdecimal() or len(word.text) > 18:
        raise word.wrong(Sentence("{word!r} is no number.", word=brief(word.text)))
    return int(word.text)


SAVES = Saves(TAG, NAME, parse)


def save(game: Game | Record[Game]) -> str:
    """Write a game as one line."""
    return SAVES.save(game)


def load(text: str) -> Record[Game]:
    """Read a game."""
    return SAVES.load(text)


@dataclass(frozen=True)
class View:
    """What a seat may see: its own hand and choice, and of the others who has chosen."""

    seat: int | None
    seats: tuple[Seat, ...]
    hand: tuple[int, ...]
    chosen: int | None
    has_chosen: tuple[bool, ...]
    scores: tuple[int, ...]
    to_move: int
    is_over: bool
    moment: int
    moves: tuple[str, ...]

    def legal(self) -> tuple[str, ...]:
        return self.moves


@dataclass(frozen=True)
class Memory:
    """The cards that were shown."""

    shown: tuple[tuple[int, ...], ...] = ()

    def after(self, events: Iterable[Event]) -> Memory:
        return Memory((*self.shown, *(each.cards for each in events if isinstance(each, Shown))))


def watch(game: Game, recall: Recall | None = None) -> Memory:
    """Remember what was shown."""
    return watched(Memory(), game.history)


def view(
    game: Game,
    seat: int | str | None = None,
    recall: Recall | None = None,
    *,
    memory: Memory | None = None,
) -> View:
    """Show a game to a seat; without one, what everybody may see."""
    number = None if seat is None else seat_number(seat, game.seats, "seat")
    return View(
        number,
        game.seats,
        () if number is None else game.hands[number],
        None if number is None else game.chosen[number],
        tuple(card is not None for card in game.chosen),
        game.scores,
        game.to_move,
        game.is_over,
        len(game.history) - 1,
        () if number is None else game.legal(number),
    )


WORDS = {
    "en": {"chose": "{by} chooses.", "shown": "{cards}: {by} takes the points."}
    | {"over": "The end. Won by: {by}.", "why": "Choose {card}: nobody sees it yet."},
    "fr": {"chose": "{by} choisit.", "shown": "{cards} : les points sont pour {by}."}
    | {"over": "Fini. Gagné par : {by}.", "why": "Choisis {card} : personne ne le voit."},
    "de": {"chose": "{by} wählt.", "shown": "{cards}: Die Punkte nimmt {by}."}
    | {"over": "Ende. Es gewinnt: {by}.", "why": "Nimm {card}: Noch sieht es niemand."},
}


def explain(event: Event, language: str | None = None) -> str:
    """Tell an event."""
    words = WORDS[spoken(language)]
    match event:
        case Chose():
            return words["chose"].format(by=event.by)
        case Shown():
            return words["shown"].format(by=event.to, cards=", ".join(map(str, event.cards)))
        case Over():
            return words["over"].format(by=", ".join(map(str, event.winners)))


HANDS = "players: Ann, Bob\nfirst: 0\nhand: 0 - {one}\nhand: 0 - {two}"
RULES = {
    "en": (
        "Hands",
        "Four cards each, of the numbers 1 to 20.",
        "Choice",
        "All choose a card in secret, and may change it until the last has chosen.",
        "Showing",
        "All are shown at once: the highest takes a point for each player.",
        "End",
        "After four rounds, the most points win.",
    ),
    "fr": (
        "Mains",
        "Quatre cartes chacun, des nombres 1 à 20.",
        "Choix",
        "Tous choisissent une carte en secret, et peuvent en changer jusqu'au dernier.",
        "Révélation",
        "On les montre ensemble : la plus haute prend un point par joueur.",
        "Fin",
        "Après quatre tours, le plus de points gagne.",
    ),
    "de": (
        "Blätter",
        "Jeder hat vier Karten mit den Zahlen 1 bis 20.",
        "Wahl",
        "Alle wählen geheim eine Karte und dürfen tauschen, bis der Letzte gewählt hat.",
        "Zeigen",
        "Alle werden zugleich gezeigt: Die höchste nimmt einen Punkt pro Spieler.",
        "Ende",
        "Nach vier Runden gewinnen die meisten Punkte.",
    ),
}


def rules(language: str | None = None) -> tuple[Rule, ...]:
    """Return the four rules."""
    told = RULES[spoken(language)]
    two, one = HANDS.format(one="3 9", two="5 7"), HANDS.format(one="3", two="5")
    examples = (("", ""), (two, "3"), (two, "3 5"), (one, "3 5"))
    return tuple(
        Rule(f"S{at + 1}", told[2 * at], told[2 * at + 1], *example)
        for at, example in enumerate(examples)
    )


@dataclass(frozen=True)
class Opponent:
    """Chooses any card, or the highest."""

    seed: int = 0
    is_bold: bool = False
    recall: Recall = Perfect()

    def choose(self, view: View) -> str:
        if self.is_bold:
            return view.legal()[-1]
        coin = random.Random(f"{self.seed} {view.seat} {view.moment}").random()
        return view.legal()[int(coin * len(view.legal()))]

    def why(self, view: View, language: str | None = None) -> str:
        return WORDS[spoken(language)]["why"].format(card=self.choose(view))


def opponent(level: str | float, seed: int = 0) -> Opponent:
    """Return the player of a name."""
    if level not in LEVELS:
        raise SetupError(Sentence("There is no opponent {level!r} here.", level=brief(level)))
    return Opponent(seed, level == "bold")


def hint(view: View, language: str | None = None, level: str | None = None) -> Hint:
    """Advise the highest card."""
    waiting = [seat for seat, chosen in enumerate(view.has_chosen) if not chosen]
    check_asked(view.seat, () if view.is_over else waiting)
    player = Opponent(is_bold=True)
    return Hint((player.choose(view),), player.why(view, language))
