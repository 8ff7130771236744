"""Where games of GOLD begin, and how cards that were never shown are shuffled."""

from dataclasses import replace

from gold_widgets import gold
from gold_widgets.engine.seeds import shuffled
from gold_widgets.games.gold.game import begin
from tests.games.gold.tables import STALLED, table

STARTS = {
    "a full deal": gold.deal(seed=7),
    "three players": gold.deal(3, seed=1, starter=2),
    "four players": gold.deal(4, seed=2),
    "five players": gold.deal(5, seed=3),
    "no gold rush": gold.deal(seed=7, rules=gold.Rules(rush_at=0)),
    "only gold rush": gold.deal(seed=7, rules=gold.Rules(rush_at=64)),
    "a scenario": gold.scenario("R4 $3 .. **\n.. B2 G5 $1", rules=gold.Rules(rush_at=0)),
    "a stall that rushes": table(STALLED, stall="rush"),
    "a stall that ends": table(STALLED, stall="end"),
    "a stall that goes on": table(STALLED),
    "one card": table("R4"),
    "one card in the rush": table("R4", rush_at=1),
    "a card face up": gold.parse("rules: rush_at 0\nface up: b1\nmines: $2, -\nR4 $3 ** B2"),
    "nothing left": gold.parse("mines: $2, -\n.. .."),
}


def alike(game, seat, seed):
    """Play the same flips on a table whose cards that nobody saw lie elsewhere."""
    start = game.history[0]
    seen = {*start.face_up, *game.moves}
    hidden = [spot for spot in start.table if spot not in seen]
    others = dict(zip(hidden, shuffled([start.table[spot] for spot in hidden], seed), strict=True))
    cards = {spot: others.get(spot, card) for spot, card in start.table.items()}
    setup = replace(start.setup, seed=None)
    relaid = begin(setup, cards, start.to_move, start.mines, start.face_up)
    return relaid.play(" ".join(game.moves))
