"""Mine for Gold, the game of secret choices and corridors: its whole rules as a pure library."""

from gold_widgets.engine.errors import GameError, IllegalMove, NotationError, SetupError
from gold_widgets.engine.recall import Keep, Last, Perfect, Recall
from gold_widgets.engine.records import Record
from gold_widgets.engine.seats import Seat
from gold_widgets.games.mine_for_gold.cards import BASIC_DECK, COLORS, DECK, Card, card
from gold_widgets.games.mine_for_gold.closing import Closing
from gold_widgets.games.mine_for_gold.dealing import deal
from gold_widgets.games.mine_for_gold.events import Event
from gold_widgets.games.mine_for_gold.expert import ExpertPlayer
from gold_widgets.games.mine_for_gold.explain import explain
from gold_widgets.games.mine_for_gold.game import Game
from gold_widgets.games.mine_for_gold.hints import hint
from gold_widgets.games.mine_for_gold.laying import Place
from gold_widgets.games.mine_for_gold.layout import Row
from gold_widgets.games.mine_for_gold.naming import name_card
from gold_widgets.games.mine_for_gold.notation import parse, scenario
from gold_widgets.games.mine_for_gold.players import (
    LEVELS,
    OPPONENTS,
    GreedyPlayer,
    RandomPlayer,
    SharpPlayer,
    opponent,
    play_out,
)
from gold_widgets.games.mine_for_gold.redealing import deal_again, is_whole
from gold_widgets.games.mine_for_gold.rulecard import rules
from gold_widgets.games.mine_for_gold.saves import SAVES, load, save
from gold_widgets.games.mine_for_gold.setup import NAME, PLAYERS, Setup
from gold_widgets.games.mine_for_gold.tinkering import closings, corridors, placements, why_not
from gold_widgets.games.mine_for_gold.transcribing import transcript
from gold_widgets.games.mine_for_gold.views import Memory, View, view, watch

TAG = SAVES.tag
HAS_STARTER = False
"""All choose at once."""
OUT_OF_TURN = True
"""Whoever has chosen may choose another card until the last one has."""
HAS_SECRETS = True
"""Hands, and choices until they are turned up."""

__all__ = [
    "BASIC_DECK",
    "COLORS",
    "DECK",
    "HAS_SECRETS",
    "HAS_STARTER",
    "LEVELS",
    "NAME",
    "OPPONENTS",
    "OUT_OF_TURN",
    "PLAYERS",
    "TAG",
    "Card",
    "Closing",
    "Event",
    "ExpertPlayer",
    "Game",
    "GameError",
    "GreedyPlayer",
    "IllegalMove",
    "Keep",
    "Last",
    "Memory",
    "NotationError",
    "Perfect",
    "Place",
    "RandomPlayer",
    "Recall",
    "Record",
    "Row",
    "Seat",
    "Setup",
    "SetupError",
    "SharpPlayer",
    "View",
    "card",
    "closings",
    "corridors",
    "deal",
    "deal_again",
    "explain",
    "hint",
    "is_whole",
    "load",
    "name_card",
    "opponent",
    "parse",
    "placements",
    "play_out",
    "rules",
    "save",
    "scenario",
    "transcript",
    "view",
    "watch",
    "why_not",
]
