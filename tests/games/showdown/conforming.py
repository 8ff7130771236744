"""Where showdowns begin, and how what a seat may not see is shuffled."""

from dataclasses import replace

from gold_widgets.engine.seeds import shuffled
from tests.games import showdown
from tests.games.showdown import CARDS, Shown

STARTS = {
    "two players": showdown.deal(["Ann", "Bob"], seed=7),
    "three players": showdown.deal(["Ann", "Bob", "Cy"], seed=7, starter="Cy"),
    "a choice was made": showdown.parse(
        "players: Ann, Bob\nfirst: 1\nhand: 2 3 3 17\nhand: 0 - 5 20"
    ),
    "nothing left": showdown.parse("players: Ann, Bob\nfirst: 0\nhand: 2 -\nhand: 4 -"),
}


def alike(game, seat, seed):
    """Exchange the cards that were neither shown nor this seat's own, in hands and in choices."""
    start = game.history[0]
    events = [event for past in game.history for event in past.events]
    known = {card for event in events if isinstance(event, Shown) for card in event.cards}
    known |= set(start.hands[seat]) if seat is not None else set()
    hidden = [card for card in CARDS if card not in known]
    other = dict(zip(CARDS, CARDS, strict=True))
    other |= dict(zip(hidden, shuffled(hidden, seed), strict=True))
    dealt = replace(
        start,
        hands=tuple(tuple(sorted(other[card] for card in hand)) for hand in start.hands),
        chosen=tuple(card and other[card] for card in start.chosen),
        seed=None,
    )
    return dealt.play(" ".join(_renamed(move, other) for move in game.moves))


def _renamed(move, other):
    mark, slash, card = move.rpartition("/")
    return f"{mark}{slash}{other[int(card)]}"
