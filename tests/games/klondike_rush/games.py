"""Games of Klondike Rush to look at."""

from gold_widgets import klondike_rush as klondike

MARY = (
    "players: Mary, Joe, Tim\nmines: green a2, red b4\nunused: green 1, -, -\ncards: G4, -, -\n"
    "money: 12, 9, 9\ntokens: fish 3 pelt, -, pelt 3\norders: o29, o01, o04"
)
"""The book's way that costs 5; Mary and Tim can fill an order."""


def dealt():
    return klondike.deal(["Ann", "Bob", "Cy"], seed=5)


def mary():
    return klondike.parse(MARY)


def played(players=3, seed=1, level="sharp", **rules):
    """A whole game."""
    game = klondike.deal(players, seed=seed, **rules)
    while not game.is_over:
        game = game.play(klondike.opponent(level, seed).choose(klondike.view(game, game.to_move)))
    return game
