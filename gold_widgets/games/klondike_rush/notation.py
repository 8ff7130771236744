"""Positions as text that a person can write, edit and read back exactly.

Lines `key: value`, of which all but the players may be left out. Who
has what is written in the order of the seats, with commas between and `-` for nothing:

    players: Ann, Bob, Cy
    town: a3
    to move: Ann
    mines: green a2 c7, red b4
    money: 12, 30, 7
    tokens: fish 2 wild, -, pelt 3
    cards: R1 GW, -, K2
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import NotationError
from gold_widgets.engine.seeds import derived, seed_or_fresh, shuffled
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.text import Line, quoted, read_lines
from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.games.klondike_rush.dealing import bare, playable
from gold_widgets.games.klondike_rush.game import Game
from gold_widgets.games.klondike_rush.headers import Headers
from gold_widgets.games.klondike_rush.placing import placed
from gold_widgets.games.klondike_rush.setup import Setup
from gold_widgets.games.klondike_rush.state import NONE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gold_widgets.games.klondike_rush.data import Data
    from gold_widgets.games.klondike_rush.state import State


def parse(text: str) -> Game:
    r"""Read a position that `str(game)` wrote, or a person in the same way.

    What a text does not say is not there: no tokens, no cards, no deck; 30 dollars each. Where it
    asks for bids and nothing is on sale, the next card of the deck is turned up.

    >>> game = parse("players: Mary, Joe, Tim\nmines: green a2, red b4\nunused: green 1, -, -")
    >>> game.play("build-green@c7").money
    (25, 30, 30)
    """
    return read_position(read_lines(text))


def read_position(lines: Sequence[Line], players: Sequence[str] | None = None) -> Game:
    """Read a position from lines already cut into words; `players` play if it does not say who."""
    heads = Headers(lines)
    if "players" not in heads:
        if players is None:
            raise NotationError(
                Sentence("a position begins with who plays: players: Ann, Bob, Cy.")
            )
        heads = Headers(lines, players)
    setup = heads.setup()
    return Game(setup, placed(heads, bare(setup, heads.active(setup.seats)), setup))


def scenario(
    text: str = "",
    *,
    players: int | Sequence[str] | None = None,
    seed: int | None = None,
    town: str | None = None,
    starter: int | str = 0,
    last_bid: bool | None = None,
    data: Data | None = None,
) -> Game:
    r"""Begin a game from a position of your own; what the text does not say is dealt by the seed.

    The text is what `parse` reads. Tokens for the free spaces, both decks and two orders each are
    drawn from what it leaves over. Nobody is asked to bid unless something is `on sale` or the text
    says `asks: bid`.

    >>> game = scenario("mines: green a2\nunused: green 1, -, -", seed=7)
    >>> game.asks, len(game.deck), len(game.board)
    ('act', 32, 34)
    """
    heads = Headers(read_lines(text), players, data)
    setup = heads.setup(town=town, last_bid=last_bid)
    seed = seed_or_fresh(heads.seed if seed is None else seed)
    setup = Setup(setup.seats, setup.town, setup.last_bid, setup.data, seed)
    state = bare(setup, heads.active(setup.seats, starter))
    return Game(setup, placed(heads, _dealt(heads, state, setup, seed), setup))


def _dealt(heads: Headers, state: State, setup: Setup, seed: int) -> State:
    """Deal what the text leaves open, from what it does not use."""
    data = setup.data
    if "board" not in heads:
        free = heads.free_spaces(setup)
        laid = _left_tokens(heads, setup, len(free), seed)
        board = [laid.pop() if space in free else NONE for space in range(len(data.spaces))]
        state = state._replace(board=tuple(board))
    if "orders" not in heads or "order deck" not in heads:
        used = heads.used("orders", data.order_numbers) | heads.used(
            "order deck", data.order_numbers
        )
        pile = [order for order in range(len(data.orders)) if order not in used]
        pile = shuffled(pile, derived(seed, "orders"))
        if "orders" not in heads:
            hands = tuple(
                tuple(pile.pop() for _ in range(min(data.orders_dealt, len(pile))))
                for _ in setup.seats
            )
            state = state._replace(orders=hands)
        if "order deck" not in heads:
            state = state._replace(order_deck=tuple(pile))
    if "deck" not in heads:
        gone = set().union(
            *(heads.used(key, data.card_numbers) for key in ("cards", "on sale", "unsold"))
        )
        deck = shuffled([c for c in playable(setup) if c not in gone], derived(seed, "cards"))
        in_box = data.cards_removed if setup.is_for_two else 0  # K11
        state = state._replace(deck=tuple(deck[in_box:]))
    return state


def _left_tokens(heads: Headers, setup: Setup, spaces: int, seed: int) -> list[int]:
    """Return what lies on some spaces in the seed's order: tokens that nobody holds, or none."""
    left = list(setup.data.tokens)
    for tokens in heads.tokens(setup):
        for kind, count in enumerate(tokens):
            left[kind] = max(left[kind] - count, 0)
    pile = [kind for kind, count in enumerate(left) for _ in range(count)]
    pile += [NONE] * (spaces - len(pile))
    return shuffled(pile, derived(seed, "tokens"))


def draw(game: Game) -> str:
    """Write a position as text; `parse` is the way back."""
    return "\n".join(f"{key}: {value}" for key, value in _lines(game))


def _lines(game: Game) -> Iterator[tuple[str, str]]:
    setup = game.setup
    yield "players", ", ".join(quoted(seat.name) for seat in setup.seats)
    if setup.data.key:
        yield "data", setup.data.key
    yield "town", game.town
    if setup.last_bid:
        yield "rules", "last_bid"
    if setup.seed is not None:
        yield "seed", str(setup.seed)
    yield from _turn(game)
    yield from _piles(game)
    yield from _holdings(game)


def _turn(game: Game) -> Iterator[tuple[str, str]]:
    state = game.state
    names = [quoted(seat.name) for seat in game.seats]
    yield "active", names[state.active]
    yield "to move", names[state.to_move]
    yield "asks", state.asks or "over"
    if state.turns_left:
        yield "turns left", str(state.turns_left)
    if state.high:
        yield "high", f"{names[state.high[0]]} {state.high[1]}"


def _piles(game: Game) -> Iterator[tuple[str, str]]:
    piles = {"on sale": game.on_sale, "deck": game.deck, "unsold": game.unsold}
    for key, pile in (piles | {"order deck": game.order_deck}).items():
        if pile:
            yield key, " ".join(pile)
    for key, there in (("mines", game.mines), ("board", game.board)):
        if there:
            yield key, _grouped(there)


def _holdings(game: Game) -> Iterator[tuple[str, str]]:
    yield "money", ", ".join(map(str, game.money))
    for key, counts in (("tokens", game.tokens), ("unused", game.unused)):
        if any(counts):
            yield key, ", ".join(map(_counts, counts))
    for key, things in (("cards", game.cards), ("orders", game.orders)):
        if any(things):
            yield key, ", ".join(" ".join(each) or "-" for each in things)
    for key, has in (("profit", game.has_profit), ("last bid", game.has_last_bid)):
        if key == "profit" or game.setup.last_bid:
            yield key, ", ".join("yes" if each else "no" for each in has)


def _grouped(there: Mapping[str, str]) -> str:
    """Write what stands where, by what it is."""
    groups: dict[str, list[str]] = {}
    for space, what in there.items():
        groups.setdefault(what, []).append(space)
    order = [*KINDS, *(what for what in groups if what not in KINDS)]
    return ", ".join(f"{what} {' '.join(groups[what])}" for what in order if what in groups)


def _counts(counts: Mapping[str, int]) -> str:
    return " ".join(f"{name} {count}" for name, count in counts.items()) or "-"
