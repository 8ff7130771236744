"""Where games of Mine for Gold begin, and how what a seat may not see is shuffled."""

from dataclasses import replace

from gold_widgets import mine_for_gold as mine
from gold_widgets.engine.seeds import shuffled
from gold_widgets.games.mine_for_gold.cards import in_order
from gold_widgets.games.mine_for_gold.events import Revealed
from gold_widgets.games.mine_for_gold.layout import cards_in

STARTS = {
    "two players": mine.deal(["Ann", "Bob"], seed=7),
    "three players": mine.deal(["Ann", "Bob", "Cy"], seed=7, starter="Cy"),
    "four players with silver": mine.deal(4, seed=3, silver=True),
    "silver, some put away": mine.deal(2, seed=4, silver=True),
    "six players": mine.deal(6, seed=2),
    "an empty center": mine.scenario("", players=2, seed=5),
    "a choice was made": mine.parse(
        "players: Ann, Bob, Cy\nfirst: Bob\nhands: R1 B5, G3 G4, Y9 Y10\nchosen: B5, -, -\nR7 R9"
    ),
    "a place to choose": mine.parse(
        "players: Ann, Bob\nhands: Y1 Y2, R1 R2\ntreasure: G2 G4, -\nlaying: Bob B9, Ann G8\nR7 R9"
    ),
    "gaps to close": mine.parse(
        "players: Ann, Bob\nhands: Y1 Y2, B2 B3\ntreasure: G2 G4 G7 G8, -\n"
        "laying: Bob R1\nclosing: Ann\nR3 R6 R14\nG1 .  G10"
    ),
    "rows of silver": mine.scenario("S5 .\nS3 S14", ["G17 R1 S1", "B8 Y3 S20"]),
    "nothing left": mine.parse("players: Ann, Bob\ntreasure: R1 R2 R3 R4, -\nB9\nG8"),
}


def alike(game, seat, seed):
    """Exchange the cards that were never shown and are not this seat's own."""
    start = game.history[0]
    events = [event for past in game.history for event in past.events]
    shown = [event for event in events if isinstance(event, Revealed)]
    known = {card for event in shown for _, card in event.cards}
    known |= {*cards_in(start.rows), *start.setup.aside}
    known |= {card for cards in start.treasure for card in cards}
    known |= {card for _, card in start.queue}
    known |= set(start.hands[seat]) if seat is not None else set()
    hidden = [card for card in start.setup.deck if card not in known]
    other = {card: card for card in start.setup.deck}
    other |= dict(zip(hidden, shuffled(hidden, seed), strict=True))
    dealt = mine.Game(
        replace(start.setup, seed=None),
        tuple(in_order([other[card] for card in hand]) for hand in start.hands),
        tuple(card and other[card] for card in start.chosen),
        start.layout,
        start.gaps,
        start.to_move if start.gaps else 0,
        start.queue,
        start.treasure,
    )
    return dealt.play([_renamed(move, other) for move in game.moves])


def _renamed(move, other):
    mark, slash, word = move.rpartition("/")
    names = {card.code: to.code for card, to in other.items()}
    return f"{mark}{slash}{names.get(word, word)}"
