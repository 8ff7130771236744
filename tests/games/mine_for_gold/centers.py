"""Small games to try a rule on: a drawing, one card for each player, and what comes of it."""

from gold_widgets import mine_for_gold as mine
from gold_widgets.games.mine_for_gold.layout import cards_in

NAMES = ("Ann", "Bob")


def center(drawing, *hands, silver=None):
    """Begin a game of Ann and Bob, whose hands are these."""
    return mine.scenario(drawing, hands, players=list(NAMES)[: len(hands)], silver=silver)


def lay(drawing, card, then=""):
    """Let Ann lay a card, before Bob lays one that changes little, and return the game."""
    spare = "B1" if not card.startswith("B") else "G1"
    taken = {str(each) for each in cards_in(mine.scenario(drawing, seed=1).rows)}
    if spare in taken or mine.card(card).number == 1:
        spare = next(each.code for each in reversed(mine.BASIC_DECK) if each.code not in taken)
    return center(drawing, card, spare).play(f"{card} {spare} {then}")


def places(drawing, card):
    """Return the places where a card may be laid, as words."""
    return [place.word for place in mine.placements(drawing, card)]


def ways(drawing):
    """Return the best closings of a drawing, as words."""
    return [way.word for way in mine.closings(drawing)]


def events(game, kind):
    """Return the events of a kind that happened from the start of a game."""
    return [event for past in game.history for event in past.events if isinstance(event, kind)]


def codes(cards):
    """Write cards as one text."""
    return " ".join(card.code for card in cards)


def drawn(game):
    """Return the drawing alone, a line a row, cells apart by one blank."""
    lines = str(game).split("\n")
    return [" ".join(line.split()) for line in lines if ":" not in line]
