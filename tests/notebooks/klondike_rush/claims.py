"""What the claims of the lessons are found out with."""

from gold_widgets import klondike_rush as klondike
from tests.notebooks.lessons import Lessons

KLONDIKE = Lessons("klondike_rush")
DATA = klondike.DATA
CARDS = {card.id: card for card in DATA.cards}
ORDERS = {order.id: order for order in DATA.orders}
WANTED = klondike.KINDS[:4]
"""The kinds that an order can ask for."""
THREE = "players: Ann, Bob, Cy\n"


def edited(number, *edits):
    """The position after the cell to edit, once a pupil has edited it."""
    table, moves = KLONDIKE.edited(number, *edits)
    return klondike.parse(table).play(moves)


def events(game, kind):
    return [event for each in game.history for event in each.events if isinstance(event, kind)]


def wants(order):
    """What an order asks for, kind by kind."""
    counts = zip(WANTED, ORDERS[order].wants, strict=True)
    return [kind for kind, count in counts for _ in range(count)]
