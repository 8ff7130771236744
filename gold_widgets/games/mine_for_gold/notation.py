"""Positions as text that a person can draw, edit and read back exactly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import NotationError, SetupError
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.seeds import seed_or_fresh, shuffled
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.text import Line, Word, quoted, read_lines
from gold_widgets.games.mine_for_gold import drawing, headers
from gold_widgets.games.mine_for_gold.cards import Card, in_order, name_of, read_card
from gold_widgets.games.mine_for_gold.game import Game
from gold_widgets.games.mine_for_gold.laying import places
from gold_widgets.games.mine_for_gold.refusing_places import name_of_place
from gold_widgets.games.mine_for_gold.setup import HAND, Setup, checked_silver, seat_players

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.layout import Layout
    from gold_widgets.games.mine_for_gold.position import Hands, Position

Given = str | Iterable[str | Card]
"""Cards as a person gives them: `"R1 R5"`, or a list of codes."""


def scenario(
    picture: str = "",
    hands: Sequence[Given] | None = None,
    *,
    players: int | Sequence[str] | None = None,
    treasure: Sequence[Given] | None = None,
    silver: bool | None = None,
    starter: int | str = 0,
    seed: int | None = None,
) -> Game:
    """Begin a game from a drawing of the center; an empty one is an empty center (M8).

    Without `hands`, twelve cards each are dealt from the rest of the deck, by `seed`. Silver is in
    play if a card is silver, or if `silver=True`.

    >>> game = scenario("R7 R9", hands=["B9", "G8"], players=["Ann", "Bob"])
    >>> game.play("B9 G8").legal()
    ('above@R9', 'below@R9')
    """
    shown = drawing.read(read_lines(picture))
    held = _given(hands, "hands")
    count = 2 if held is None else len(held)
    seats = seat_players(count if players is None else players)
    taken = _given(treasure, "treasure")
    known = [*(held or ()), *(taken or ())]
    has_silver = any(word.text.startswith("S") for part in known for word in part) or any(
        card.is_silver for _, card in shown.cards()
    )
    silver = has_silver if silver is None else checked_silver(silver)
    first = seat_number(starter, seats)
    _check_seats(seats, held, "hands")
    _check_seats(seats, taken, "treasure")
    if held is None or seed is not None:
        seed = seed_or_fresh(seed)
    setup = Setup(seats, silver, first, (), seed)
    table = _Cards(setup)
    drawing.check_once(shown)
    layout = drawing.check_closed(shown)
    table.see(shown)
    treasure_ = tuple(table.read(part) for part in taken or [[] for _ in seats])
    cards = table.deal(seed or 0) if held is None else _hands(table, held)
    return Game(setup, cards, (None,) * len(seats), layout, None, 0, (), treasure_)


def parse(text: str) -> Game:
    r"""Read a position that `str(game)` wrote, or a person in the same way.

    >>> print(parse("players: Ann, Bob\nhands: R3, B9\nR7 R9/R8"))
    players: Ann, Bob
    hands: R3, B9
    R7 R9/R8
    """
    return read_position(read_lines(text))


def read_position(lines: Sequence[Line]) -> Game:
    """Read a position from lines already cut into words."""
    heads = headers.read(lines)
    if not heads.lines:
        raise NotationError(
            Sentence("a position begins with its players, such as {line}", line="players: Ann, Bob")
        )
    if not lines[heads.lines :]:
        raise (
            lines[-1]
            .words[-1]
            .wrong(Sentence("there is no drawing below this. An empty center is a . on a line."))
        )
    shown = drawing.read(lines[heads.lines :])
    aside = tuple(_put_away(word) for word in heads.aside)
    setup = Setup(heads.seats, heads.silver, heads.first, in_order(list(aside)), heads.seed)
    table = _Cards(setup)
    layout: Layout = ()
    gaps = None
    drawing.check_once(shown)
    if heads.closing is None:
        layout = drawing.check_closed(shown)
    else:
        gaps = drawing.check_gaps(shown)
    table.see(shown)
    table.read(heads.aside)
    treasure = tuple(table.read(part) for part in heads.treasure)
    hands = _hands(table, heads.hands)
    queue = _queue(table, heads, layout)
    chosen = _chosen(heads, hands)
    closer = heads.closing or 0
    return Game(setup, hands, chosen, layout, gaps, closer, queue, treasure)


def draw(game: Position) -> str:
    """Write a position as text; `parse` is the way back."""
    setup = game.setup
    lines = ["players: " + ", ".join(quoted(seat.name) for seat in setup.seats)]
    if setup.silver:
        lines.append("silver: yes")
    if setup.seed is not None:
        lines.append(f"seed: {setup.seed}")
    if setup.first:
        lines.append(f"first: {quoted(setup.seats[setup.first].name)}")
    if setup.aside:
        lines.append("aside: " + _codes(setup.aside))
    if any(game.hands):
        lines.append("hands: " + ", ".join(map(_codes, game.hands)))
    if any(game.chosen):
        lines.append("chosen: " + ", ".join(card.code if card else "-" for card in game.chosen))
    if any(game.treasure):
        lines.append("treasure: " + ", ".join(map(_codes, game.treasure)))
    if game.queue:
        laying = (f"{quoted(setup.seats[seat].name)} {card}" for seat, card in game.queue)
        lines.append("laying: " + ", ".join(laying))
    if game.gaps is not None:
        lines.append(f"closing: {quoted(setup.seats[game.to_move].name)}")
    return "\n".join([*lines, *drawing.write(game.rows)])


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards) or "-"


class _Cards:
    """The cards of a deck, each of which can be in one place only."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seen: set[Card] = set()

    def see(self, shown: drawing.Drawing) -> None:
        """Note the cards in the center."""
        for word, card in shown.cards():
            self._note(word, card)

    def read(self, words: Sequence[Word]) -> tuple[Card, ...]:
        """Read cards that are nowhere else."""
        cards = []
        for word in words:
            cards.append(read_card(word))
            self._note(word, cards[-1])
        return tuple(cards)

    def _note(self, word: Word, card: Card) -> None:
        if card in self.seen:
            raise word.wrong(drawing.second_time(card))
        if card.is_silver and not self.setup.silver:
            raise word.wrong(drawing.not_in_play(card))
        self.seen.add(card)

    def deal(self, seed: int) -> Hands:
        """Deal hands from the rest: twelve cards each, or as many as there are."""
        rest = shuffled((card for card in self.setup.deck if card not in self.seen), seed)
        count = min(HAND, len(rest) // len(self.setup.seats))
        return tuple(in_order([rest.pop() for _ in range(count)]) for _ in self.setup.seats)


def _put_away(word: Word) -> Card:
    """Read a card that was drawn for the center, and put away because it is silver (M1)."""
    card = read_card(word)
    if not card.is_silver:
        raise word.wrong(
            Sentence(
                "the {card} is not put away: only silver is, when the center is laid (M1).",
                card=name_of(card),
            )
        )
    return card


def _hands(table: _Cards, held: Sequence[Sequence[Word]]) -> Hands:
    """Read the hands: they are equally large, for in a round everybody lays a card (M2)."""
    for words in held:
        if len(words) > HAND:
            raise words[HAND].wrong(
                Sentence(
                    "this hand has {count} cards. At most {most} are dealt (M1).",
                    count=len(words),
                    most=HAND,
                )
            )
        if len(words) != len(held[0]):
            raise (words or held[0])[-1].wrong(
                Sentence(
                    "the hands have {one} and {other} cards. All are equally large: "
                    "in a round everybody lays one card (M2).",
                    one=len(held[0]),
                    other=len(words),
                )
            )
    return tuple(in_order(list(table.read(words))) for words in held)


def _chosen(heads: headers.Headers, hands: Hands) -> tuple[Card | None, ...]:
    """Read what was chosen: cards of the hands, and not by everybody, or they were turned up."""
    if "chosen" not in heads.at:
        return (None,) * len(hands)
    where = heads.at["chosen"]
    if heads.laying or heads.closing is not None:
        raise where.wrong(Sentence("nobody has chosen while cards are laid (M2)."))
    if all(heads.chosen):
        raise where.wrong(
            Sentence("all have chosen, so the cards are turned up already (M2). Write - for one.")
        )
    chosen: list[Card | None] = []
    for words, hand in zip(heads.chosen, hands, strict=True):
        if len(words) > 1:
            raise words[1].wrong(Sentence("a player chooses one card (M2)."))
        card = read_card(words[0]) if words else None
        if card and card not in hand:
            raise words[0].wrong(
                Sentence("the {card} is not in this player's hand.", card=name_of(card))
            )
        chosen.append(card)
    return tuple(chosen)


def _queue(table: _Cards, heads: headers.Headers, layout: Layout) -> tuple[tuple[int, Card], ...]:
    """Read who is still to lay what: the highest number first, and each player once (M2)."""
    queue: list[tuple[int, Card]] = []
    for seat, word in heads.laying:
        (card,) = table.read([word])
        if any(seat == other for other, _ in queue):
            raise word.wrong(Sentence("a player lays one card in a round (M2)."))
        if queue and queue[-1][1].order > card.order:
            raise word.wrong(
                Sentence(
                    "the {card} is laid before the {other}: the highest number goes first, and "
                    "equal ones in the order yellow, red, green, blue, silver (M2).",
                    card=name_of(card),
                    other=name_of(queue[-1][1]),
                )
            )
        queue.append((seat, card))
    if queue and heads.closing is None:
        options = places(layout, queue[0][1])
        if len(options) == 1:
            raise heads.laying[0][1].wrong(
                Sentence(
                    "the {card} can only be laid {place}, so nobody is asked (MR14).",
                    card=name_of(queue[0][1]),
                    place=name_of_place(options[0]),
                )
            )
    return tuple(queue)


def _given(lists: object, what: str) -> list[list[Word]] | None:
    """Read cards that a person gave as Python lists or as texts, one a player."""
    if lists is None:
        return None
    if isinstance(lists, str) or not isinstance(lists, Iterable):
        raise SetupError(
            Sentence(
                '{what}={given!r} is not a list with one entry for each player, such as "R1 R5".',
                what=what,
                given=brief(lists),
            )
        )
    return [_words(entry, what) for entry in lists]


def _words(entry: object, what: str) -> list[Word]:
    if isinstance(entry, str):
        words = [word for line in read_lines(entry) for word in line.words]
        return [word for word in words if not word.is_mark(",") and word.text != "-"]
    if not isinstance(entry, Iterable):
        raise SetupError(
            Sentence(
                "{entry!r} among {what} is no list of cards, such as 'R1 R5'.",
                entry=brief(entry),
                what=what,
            )
        )
    return [Word(str(each), 1, 1) for each in entry]


def _check_seats(seats: Sequence[object], given: Sequence[object] | None, what: str) -> None:
    if given is not None and len(given) != len(seats):
        raise SetupError(
            Sentence(
                "There are {count} players. Entries in {what}: {found}. Give one for each.",
                count=len(seats),
                what=what,
                found=len(given),
            )
        )
