"""Klondike Rush, the game of auctions and mines: its whole rules as a pure library."""

from gold_widgets.engine.errors import GameError, IllegalMove, NotationError, SetupError
from gold_widgets.engine.match import Match
from gold_widgets.engine.recall import Keep, Last, Perfect, Recall
from gold_widgets.engine.records import Record
from gold_widgets.engine.seats import Seat
from gold_widgets.games.klondike_rush.asking import cost, costs, profit
from gold_widgets.games.klondike_rush.data import DATA, KINDS, Data, read_data
from gold_widgets.games.klondike_rush.dealing import deal, deal_again, is_whole
from gold_widgets.games.klondike_rush.events import Event
from gold_widgets.games.klondike_rush.explain import explain
from gold_widgets.games.klondike_rush.game import Game
from gold_widgets.games.klondike_rush.hints import hint
from gold_widgets.games.klondike_rush.mountain import Cost, Path
from gold_widgets.games.klondike_rush.naming import name_card, name_company, name_kind
from gold_widgets.games.klondike_rush.notation import parse, scenario
from gold_widgets.games.klondike_rush.players import (
    LEVELS,
    OPPONENTS,
    RandomPlayer,
    ThinkingPlayer,
    opponent,
    play_out,
)
from gold_widgets.games.klondike_rush.rulecard import rules
from gold_widgets.games.klondike_rush.saves import SAVES, load, save
from gold_widgets.games.klondike_rush.setup import NAME, PLAYERS, Setup
from gold_widgets.games.klondike_rush.transcribing import transcript
from gold_widgets.games.klondike_rush.views import Memory, View, view, watch

TAG = SAVES.tag
HAS_STARTER = True
OUT_OF_TURN = True
"""Orders and trades are for anybody, at any time (K6, K7, KR13)."""
HAS_SECRETS = True
"""Orders are secret, and so is the order of both decks (KR18)."""

__all__ = [
    "DATA",
    "HAS_SECRETS",
    "HAS_STARTER",
    "KINDS",
    "LEVELS",
    "NAME",
    "OPPONENTS",
    "OUT_OF_TURN",
    "PLAYERS",
    "TAG",
    "Cost",
    "Data",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "Keep",
    "Last",
    "Match",
    "Memory",
    "NotationError",
    "Path",
    "Perfect",
    "RandomPlayer",
    "Recall",
    "Record",
    "Seat",
    "Setup",
    "SetupError",
    "ThinkingPlayer",
    "View",
    "cost",
    "costs",
    "deal",
    "deal_again",
    "explain",
    "hint",
    "is_whole",
    "load",
    "name_card",
    "name_company",
    "name_kind",
    "opponent",
    "parse",
    "play_out",
    "profit",
    "read_data",
    "rules",
    "save",
    "scenario",
    "transcript",
    "view",
    "watch",
]
