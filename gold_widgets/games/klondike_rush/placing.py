"""Putting what a text says where it belongs, and refusing what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import did_you_mean
from gold_widgets.engine.headers import seat_named
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.games.klondike_rush.auction import MOST_BID
from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.games.klondike_rush.headers import MOST_DOLLARS, Headers, number_of, whole
from gold_widgets.games.klondike_rush.mountain import Mountain
from gold_widgets.games.klondike_rush.saying import said_company, said_kind
from gold_widgets.games.klondike_rush.state import NONE, OVER
from gold_widgets.games.klondike_rush.turns import draw

if TYPE_CHECKING:
    from gold_widgets.engine.errors import NotationError
    from gold_widgets.engine.text import Word
    from gold_widgets.games.klondike_rush.setup import Setup
    from gold_widgets.games.klondike_rush.state import State

ASKS = ("bid", "last", "act", "settle", "over")
_CARD_LINES = ("on sale", "deck", "unsold", "cards")
_ORDER_LINES = ("order deck", "orders")


def placed(heads: Headers, state: State, setup: Setup) -> State:
    """Put into a state all that the lines say; what they do not mention stays as it is."""
    state = _place_mines(heads, state, setup)
    state = _place_board(heads, state, setup)
    _refuse_twice(heads, _CARD_LINES)
    _refuse_twice(heads, _ORDER_LINES)
    state = _place_piles(heads, state, setup)
    state = _place_holdings(heads, state, setup)
    _check_supplies(heads, state, setup)
    return _place_turn(heads, state, setup)


def _place_mines(heads: Headers, state: State, setup: Setup) -> State:
    data = setup.data
    built, mines = list(state.built), dict[int, int]()
    for part in heads.parts("mines"):
        if part[0].text == "-":
            continue
        company = number_of(part[0], data.company_numbers)
        for word in _places(part):
            space = number_of(word, data.space_numbers)
            if space == setup.town or space in mines:
                raise word.wrong(
                    Sentence("there is a mine on {space} already, or the town.", space=word.text)
                )
            mines[space] = company
            built[company] += 1
    return state._replace(mountain=Mountain.of(data, setup.town, mines), built=tuple(built))


def _place_board(heads: Headers, state: State, setup: Setup) -> State:
    if "board" not in heads:
        return state
    board = [NONE] * len(setup.data.spaces)
    kinds = {kind: number for number, kind in enumerate(KINDS)}
    free = heads.free_spaces(setup)
    for part in heads.parts("board"):
        if part[0].text == "-":
            continue
        kind = number_of(part[0], kinds)
        for word in _places(part):
            space = number_of(word, setup.data.space_numbers)
            if board[space] != NONE or space not in free:
                raise word.wrong(
                    Sentence(
                        "no token can lie on {space}: there is one, a mine or the town.",
                        space=word.text,
                    )
                )
            board[space] = kind
    return state._replace(board=tuple(board))


def _places(part: list[Word]) -> list[Word]:
    """Return where something stands: behind what it is."""
    if len(part) == 1:
        raise part[0].wrong(
            Sentence("no space follows {word!r}: write where it is.", word=brief(part[0].text))
        )
    return part[1:]


def _refuse_twice(heads: Headers, keys: tuple[str, ...]) -> None:
    """Refuse a card that lies in two places."""
    seen: set[str] = set()
    for key in keys:
        for word in (word for part in heads.parts(key) for word in part):
            if word.text in seen and word.text != "-":
                raise word.wrong(
                    Sentence(
                        "{card} is somewhere else already: there is one of it.", card=word.text
                    )
                )
            seen.add(word.text)


def _place_piles(heads: Headers, state: State, setup: Setup) -> State:
    data, changes = setup.data, dict[str, Any]()
    piles = {"on sale": "on_sale", "deck": "deck", "unsold": "unsold", "order deck": "order_deck"}
    for key, name in piles.items():
        if key in heads:
            numbers = data.order_numbers if key == "order deck" else data.card_numbers
            changes[name] = tuple(number_of(word, numbers) for word in heads.words(key))
    if len(changes.get("on_sale", ())) > setup.cards_a_turn:
        raise heads.words("on sale")[setup.cards_a_turn].wrong(
            Sentence("this is one card too many: {count} can be on sale.", count=setup.cards_a_turn)
        )
    return state._replace(**changes)


def _place_holdings(heads: Headers, state: State, setup: Setup) -> State:
    """Give every seat what is its own."""
    data, seats = setup.data, setup.seats
    state = state._replace(
        tokens=tuple(heads.tokens(setup)),
        unused=tuple(heads.counts("unused", seats, data.companies)),
    )
    if "money" in heads:
        money = []
        for part in heads.by_seat("money", seats):
            if len(part) > 1:
                raise part[1].wrong(Sentence("this is one number too many."))
            money.append(whole(part[0], MOST_DOLLARS) if part else 0)
        state = state._replace(money=tuple(money))
    for key, numbers in (("cards", data.card_numbers), ("orders", data.order_numbers)):
        if key in heads:
            held = tuple(
                tuple(number_of(word, numbers) for word in part)
                for part in heads.by_seat(key, seats)
            )
            mine: dict[str, Any] = {key: held}
            state = state._replace(**mine)
    for key, name in (("profit", "has_profit"), ("last bid", "has_last_bid")):
        if key in heads:
            has = tuple(map(_yes, heads.parts(key)))
            heads.by_seat(key, seats)
            if key == "last bid" and any(has) and not setup.last_bid:
                raise heads.places[key].wrong(
                    Sentence("there are no last-bid cards here: write rules: last_bid (K12).")
                )
            state = state._replace(**{name: has})  # type: ignore[arg-type]
    return state


def _yes(part: list[Word]) -> bool:
    if len(part) != 1 or part[0].text not in ("yes", "no"):
        raise part[0].wrong(Sentence("here stands yes or no for each player."))
    return part[0].text == "yes"


def _check_supplies(heads: Headers, state: State, setup: Setup) -> None:
    """Refuse more pieces or tokens than there are."""
    data = setup.data
    for company, name in enumerate(data.companies):
        if state.supply(company) < 0:
            place = heads.places.get("unused") or heads.places["mines"]
            raise place.wrong(
                Sentence(
                    "there are more {company} mines here than the {count} there are: one is on "
                    "the track, one on the town.",
                    company=said_company(name),
                    count=data.pieces,
                )
            )
    for kind in range(len(KINDS)):
        count = state.board.count(kind) + sum(tokens[kind] for tokens in state.tokens)
        if count > data.tokens[kind]:
            place = heads.places.get("tokens") or heads.places["board"]
            raise place.wrong(
                Sentence(
                    "there are {count} tokens {kind} here, and {most} in the game.",
                    count=count,
                    kind=said_kind(kind),
                    most=data.tokens[kind],
                )
            )


def _place_turn(heads: Headers, state: State, setup: Setup) -> State:
    """Say whose turn it is and what is to be done, and check that it can be so."""
    asks = _asks(heads, state)
    to_move = heads.seat("to move", setup.seats, state.active)
    turns = heads.one("turns left")
    left = 0 if turns is None else whole(turns, len(setup.seats))
    if asks == "settle" and not left:
        left = len(setup.seats)
    place = heads.places.get("to move") or heads.places.get("asks")
    if asks in ("act", "settle") and to_move != state.active:
        assert place is not None
        raise place.wrong(Sentence("only the active player is to move now (K3)."))
    if turns is not None and left and asks not in ("act", "settle"):
        raise turns.wrong(Sentence("last turns have no auction (K8)."))
    if left and (state.deck or state.on_sale):
        raise heads.places.get("turns left", heads.places.get("asks", _any(heads))).wrong(
            Sentence("last turns begin when no card is left (K8).")
        )
    if asks not in ("bid", "last") and state.on_sale:
        raise heads.places["on sale"].wrong(
            Sentence("what is on sale is bid for: write asks: bid.")
        )
    state = state._replace(asks=OVER if asks == "over" else asks, to_move=to_move, turns_left=left)
    if asks == "bid" and not state.on_sale:
        return _begun(heads, state, setup)
    return _place_high(heads, state, setup)


def _begun(heads: Headers, state: State, setup: Setup) -> State:
    """Begin an auction with the next card of the deck, if nobody has said a word in it yet."""
    if not state.deck or state.to_move != state.active or heads.words("high"):
        raise _nothing_on_sale(heads)
    return draw(state, setup)


def _nothing_on_sale(heads: Headers) -> NotationError:
    word = heads.one("asks")
    assert word is not None  # without a word of it, whatever is on sale is bid for
    return word.wrong(Sentence("nothing is on sale: write on sale: and a card."))


def _any(heads: Headers) -> Word:
    return next(iter(heads.places.values()))


def _asks(heads: Headers, state: State) -> str:
    word = heads.one("asks")
    asks = word.text if word else "bid" if state.on_sale else "act"
    if word and asks not in ASKS:
        raise word.wrong(
            Sentence(
                "{asks!r} is nothing that is asked: there are {all}.",
                asks=brief(asks),
                all=", ".join(ASKS),
            )
            + did_you_mean(asks, ASKS)
        )
    if asks == "last" and not state.on_sale:
        raise _nothing_on_sale(heads)
    return asks


def _place_high(heads: Headers, state: State, setup: Setup) -> State:
    """Read the highest bid so far."""
    if state.asks == "last":
        _check_last(heads, state)
    words = heads.words("high")
    if not words:
        return state
    if len(words) != 2 or state.asks not in ("bid", "last"):
        raise words[0].wrong(Sentence("the highest bid is a name and a number, in an auction."))
    seat = seat_named(words[0], setup.seats, "high")
    dollars = whole(words[1], MOST_BID, least=1)
    if dollars > state.money[seat]:
        raise words[1].wrong(
            Sentence(
                "{player} has {money} and cannot have bid {bid} (KR10).",
                player=setup.seats[seat].name,
                money=state.money[seat],
                bid=dollars,
            )
        )
    count = len(setup.seats)
    turn, own = (state.to_move - state.active) % count, (seat - state.active) % count
    is_late = own >= turn and state.asks == "bid" and not setup.is_for_two
    if is_late or seat == state.to_move:
        raise words[0].wrong(
            Sentence("{player} has not bid yet (K2).", player=setup.seats[seat].name)
        )
    return state._replace(high=(seat, dollars))


def _check_last(heads: Headers, state: State) -> None:
    if not state.has_last_bid[state.to_move]:
        raise heads.places["asks"].wrong(
            Sentence("who is asked for a last bid has the card still (K12).")
        )
