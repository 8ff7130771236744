"""Where games of Klondike Rush begin, and how what a seat may not see is shuffled."""

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.seeds import shuffled
from gold_widgets.games.klondike_rush.dealing import playable
from gold_widgets.games.klondike_rush.game import Game

THREE = "players: Ann, Bob, Cy\n"
STARTS = {
    "two players": klondike.deal(2, seed=1),
    "three players": klondike.deal(["Ann", "Bob", "Cy"], seed=7, starter="Cy"),
    "four players and last bids": klondike.deal(4, seed=2, last_bid=True),
    "five players, another town": klondike.deal(5, seed=3, town="c13"),
    "an auction among the rich": klondike.scenario(
        THREE + "tokens: fish 4 wild, beast 2 pelt, -\nmoney: 40, 3, 0\non sale: R3\nto move: Bob\n"
        "active: Ann\nhigh: Ann 2",
        seed=5,
    ),
    "building": klondike.scenario(
        THREE + "mines: green a2, red b4\nunused: green 2, red 1, -\ncards: G4, R5, -", seed=5
    ),
    "settling": klondike.parse(
        THREE + "asks: settle\ntokens: fish 3, beast pelt 2, beast wild\norders: o04 o01, o05, -\n"
        "order deck: o09 o10\ncards: R1, W1, K2"
    ),
    "the end": klondike.parse(THREE + "asks: over\nmoney: 3, 5, 4\nprofit: no, no, no"),
}


def alike(game, seat, seed):
    """Play the same moves where both decks and others' orders lie otherwise, as far as unseen."""
    start, state = game.history[0], game.history[0].state
    seen = {*game.state.on_sale, *game.state.unsold}.union(*game.state.cards, state.on_sale)
    drawn = len(state.deck) - len(game.state.deck)
    rest = list(state.deck[drawn:])
    if game.setup.is_for_two:  # some were taken out, and nobody knows which
        gone = set(playable(game.setup)) - {*state.deck}.union(seen, *state.cards)
        mixed = shuffled([*rest, *sorted(gone)], seed)[: len(rest)]
    else:
        mixed = shuffled(rest, seed)
    filled = {
        game.data.order_numbers[event.order]
        for past in game.history
        for event in past.events
        if hasattr(event, "order")
    }
    own = set() if seat is None else {*game.state.orders[seat]}
    known = filled | own
    hidden = [
        order for pile in (*state.orders, state.order_deck) for order in pile if order not in known
    ]
    other = dict(zip(hidden, shuffled(hidden, seed), strict=True))

    def renamed(pile):
        return tuple(other.get(order, order) for order in pile)

    dealt = state._replace(
        deck=(*state.deck[:drawn], *mixed),
        orders=tuple(map(renamed, state.orders)),
        order_deck=renamed(state.order_deck),
    )
    return Game(start.setup.unseeded, dealt).play(game.moves)
