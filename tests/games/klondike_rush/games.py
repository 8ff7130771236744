"""Games of Klondike Rush to look at."""

from gold_widgets import klondike_rush as klondike

MARY = (
    "players: Mary, Joe, Tim\nmines: green a2, red b4\nunused: green 1, -, -\ncards: G4, -, -\n"
    "money: 12, 9, 9\ntokens: fish 3 pelt, -, pelt 3\norders: o29, o01, o04"
)
"""The book's way that costs 5; Mary and Tim can fill an order."""
FULL = """
players: "Player 1", "Player 2", "Player 3", "Player 4"
town: a3
seed: 0
active: "Player 2"
to move: "Player 2"
asks: act
turns left: 3
unsold: RK RG R3 K5 R1
order deck: o25 o15 o30 o09 o31 o02 o32 o12 o22 o27 o01 o11 o07 o26
mines: white a2 a4, green a5 b10 c6 c7 c10, red b6
board: fish a1 b2 b9 c1 c12 c14 c17, pelt b1 b11 c3 c8 c13 c18, moose a6 b4 b5 b7 c4 c11, emerald b3 b12 c5 c9, wild b8 c15, beast c2 c16
money: 0, 15, 15, 0
tokens: beast 3, pelt 1, -, beast 2
unused: white 2 black 2, white 1 black 1, red 3 white 2 green 1 black 2, red 1 white 1 green 2 black 2
cards: WG WK W6 G1 K4 G4 G5, G6 G2 GR R6 W2 R2 KR, GK W3 R4 K3 W5 K2 RW, KW W4 W1 WR KG K6 K1 G3 R5 GW
orders: o23 o24 o28 o20, o04 o17 o21, o03 o13 o16 o06, o10 o05 o08 o19 o29 o14
profit: no, no, no, no
"""  # noqa: E501 - each a line of a position
"""All have much, late in a game: to build white@b5 changes what many spaces cost."""


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
