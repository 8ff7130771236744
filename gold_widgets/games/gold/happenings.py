"""What a flip made happen, told from the game before it and the game after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.games.gold.events import (
    Duel,
    Event,
    Explosion,
    Flipped,
    GameOver,
    RushBegan,
    RushRemoved,
    RushTaken,
    Strike,
    TurnedBack,
    TurnPassed,
)
from gold_widgets.games.gold.rules import resolve, winners

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game


def what_happened(before: Game | None, spot: str | None, after: Game) -> tuple[Event, ...]:
    """Tell one flip, or, of a game that has none yet, how it begins."""
    if before is None or spot is None:
        return _tell_start(after)
    by, card = before.seats[before.to_move], before.table[spot]
    if after.face_up:
        return (Flipped(by, spot, card),)
    happened: Event
    if before.rush:
        flipped = Flipped(by, spot, card, rule="G9")
        happened = RushTaken(by, spot, card) if card.is_gold else RushRemoved(by, spot, card)
    elif before.face_up:
        flipped = Flipped(by, spot, card, nth=2)
        happened = _tell_pair(before, before.face_up[0], spot)
    else:
        flipped = Flipped(by, spot, card)
        happened = TurnedBack(by, (spot,), (card,), "no partner", rule="R2")
    if after.is_over:
        return flipped, happened, _game_over(after)
    passed = TurnPassed(after.seats[after.to_move])
    if after.rush and not before.rush:
        return flipped, happened, passed, _rush_began(after)
    return flipped, happened, passed


def _tell_pair(before: Game, first_spot: str, second_spot: str) -> Event:
    """Tell what the two face-up cards did to each other (G5 to G8)."""
    by = before.seats[before.to_move]
    table = before.table
    first, second = table[first_spot], table[second_spot]
    outcome = resolve(first, second)
    spots, cards = (first_spot, second_spot), (first, second)
    if outcome.rule == "G8":
        return TurnedBack(by, spots, cards, outcome.case)
    if outcome.rule == "G7":
        return Explosion(by, spots, cards)
    if outcome.digger is first:
        pair = first_spot, first, second_spot, second
    else:
        pair = second_spot, second, first_spot, first
    if outcome.rule == "G6":
        return Duel(by, *pair)
    return Strike(by, before.setup.owners.get(pair[1].color, by), *pair)


def _tell_start(game: Game) -> tuple[Event, ...]:
    if game.is_over:
        return (_game_over(game),)
    if game.rush:
        return (_rush_began(game),)
    by = game.seats[game.to_move]
    return tuple(Flipped(by, spot, game.table[spot]) for spot in game.face_up)


def _rush_began(game: Game) -> RushBegan:
    left = len(game.table)
    return RushBegan(game.seats[game.to_move], left, "G9" if left <= game.rules.rush_at else "R1")


def _game_over(game: Game) -> GameOver:
    return GameOver(
        tuple(game.seats[seat] for seat in winners(game.mines)),
        game.scores,
        tuple(len(mine) for mine in game.mines),
        len(game.table),
        "R1" if game.table else "G10",
    )
