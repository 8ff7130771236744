"""What a table is given, checked: games, numbers, what a form says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.records import Record
from gold_widgets.engine.sentences import Sentence
from gold_widgets.games.gold.dealing import deal
from gold_widgets.games.gold.game import Game

if TYPE_CHECKING:
    from gold_widgets.tables.gold.words import Words


def as_record(game: Game | Record[Game] | None, words: Words) -> Record[Game]:
    """Take a game or a record, or deal one for two."""
    if game is None:
        return Record.of(deal(words.people(2)))
    if isinstance(game, Record):
        return game
    if isinstance(game, Game):
        return Record.of(game)
    raise SetupError(
        f"{type(game).__name__} is not a game. Try GoldTable(gold.deal(players=3, seed=7))."
    )


def checked_number(name: str, number: float, least: float, most: float) -> float:
    """Refuse what is no number, or out of range."""
    if (
        isinstance(number, bool)
        or not isinstance(number, int | float)
        or not least <= number <= most
    ):
        raise SetupError(f"{name}={number!r} is out of range: a number from {least} to {most}.")
    return number


def read_seed(text: str) -> int | None:
    """Read the seed of a form; an empty one asks for fresh cards."""
    text = text.strip()
    if not text:
        return None
    if not text.isascii() or not text.isdigit():
        raise SetupError(
            Sentence(
                "{text!r} is not a seed. A seed is a whole number from 0 on, such as 7.", text=text
            )
        )
    return int(text[:40])
