"""GOLD, the memory game: its whole rules as a pure library."""

from importlib import import_module
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import GameError, NotationError, SetupError
from gold_widgets.engine.recall import Keep, Last, Perfect, Recall
from gold_widgets.engine.records import Record
from gold_widgets.games.gold.cards import CARDS, COLORS, COPIES, DECK, Card, card
from gold_widgets.games.gold.dealing import deal
from gold_widgets.games.gold.events import Event
from gold_widgets.games.gold.explain import explain, name_card
from gold_widgets.games.gold.game import Game
from gold_widgets.games.gold.position import IllegalFlip
from gold_widgets.games.gold.rulecard import rules
from gold_widgets.games.gold.rules import Outcome, Rules, resolve
from gold_widgets.games.gold.setup import NAME, PLAYERS, Seat, Setup
from gold_widgets.games.gold.views import Memory, View, view, watch

if TYPE_CHECKING:
    from gold_widgets.games.gold.chances import Odds, best, odds
    from gold_widgets.games.gold.expert import ExpertPlayer
    from gold_widgets.games.gold.hints import hint
    from gold_widgets.games.gold.match import Match
    from gold_widgets.games.gold.notation import parse, scenario
    from gold_widgets.games.gold.players import (
        LEVELS,
        OPPONENTS,
        ForgetfulPlayer,
        PerfectPlayer,
        RandomPlayer,
        opponent,
        play_out,
    )
    from gold_widgets.games.gold.redealing import deal_again, is_whole
    from gold_widgets.games.gold.reviewing import Review, review
    from gold_widgets.games.gold.rush import rush_points
    from gold_widgets.games.gold.saves import TAG, load, save
    from gold_widgets.games.gold.transcribing import transcript

HAS_STARTER = True
OUT_OF_TURN = False
HAS_SECRETS = False
"""Everybody sees what anybody sees; whether they remember it is their own affair."""

__all__ = [
    "CARDS",
    "COLORS",
    "COPIES",
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
    "Event",
    "ExpertPlayer",
    "ForgetfulPlayer",
    "Game",
    "GameError",
    "IllegalFlip",
    "Keep",
    "Last",
    "Match",
    "Memory",
    "NotationError",
    "Odds",
    "Outcome",
    "Perfect",
    "PerfectPlayer",
    "RandomPlayer",
    "Recall",
    "Record",
    "Review",
    "Rules",
    "Seat",
    "Setup",
    "SetupError",
    "View",
    "best",
    "card",
    "deal",
    "deal_again",
    "explain",
    "hint",
    "is_whole",
    "load",
    "name_card",
    "odds",
    "opponent",
    "parse",
    "play_out",
    "resolve",
    "review",
    "rules",
    "rush_points",
    "save",
    "scenario",
    "transcript",
    "view",
    "watch",
]

# Who only plays needs none of these, and reckoning is slow to load. No module may have one of
# these names: once loaded, it would stand in the name's place.
_WHERE = {
    "ExpertPlayer": "expert",
    "ForgetfulPlayer": "players",
    "LEVELS": "players",
    "Match": "match",
    "OPPONENTS": "players",
    "Odds": "chances",
    "PerfectPlayer": "players",
    "RandomPlayer": "players",
    "Review": "reviewing",
    "TAG": "saves",
    "best": "chances",
    "deal_again": "redealing",
    "hint": "hints",
    "is_whole": "redealing",
    "load": "saves",
    "odds": "chances",
    "opponent": "players",
    "parse": "notation",
    "play_out": "players",
    "review": "reviewing",
    "rush_points": "rush",
    "save": "saves",
    "scenario": "notation",
    "transcript": "transcribing",
}


def __getattr__(name: str) -> object:
    """Load what a name stands for on its first use."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
    globals()[name] = found  # nobody asks here again
    return found


def __dir__() -> list[str]:
    """List what there is, loaded or not."""
    return sorted({*globals(), *__all__})
