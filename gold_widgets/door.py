"""What the front door does that no single room can: here games are known by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.records import Record
from gold_widgets.engine.sentences import Sentence
from gold_widgets.tables.options import (
    as_record,
    is_game,
    names_of,
    parted,
    refuse_unknown,
    rulebook_of,
    spelled_out,
)
from gold_widgets.tables.phrases import Phrases
from gold_widgets.tables.staging import staging_of
from gold_widgets.tables.table import Table, table_of

if TYPE_CHECKING:
    from types import ModuleType

    from gold_widgets.engine.playing import Entry


@spelled_out(Table, but="seats")
def play(
    game: ModuleType | int | Sequence[str] | None = None,
    players: int | Sequence[str] | None = None,
    seed: int | None = None,
    *,
    opponents: Entry | Sequence[Entry] | None = None,
    language: str | None = None,
    **options: Any,  # noqa: ANN401 - those of the deal and of the table, by name
) -> Table:
    """Open a table at which you play against computers.

    Args:
        game: What to play, such as `gold`; it may be left out, and then is `gold`:
            `play(players=3, seed=7)`.
        players: How many play, or their names; you have the first seat.
        seed: The same seed deals the same cards, to everybody.
        opponents: One for all, or one each: `"random"`, or a level of the game from `"beginner"`
            to `"expert"`, or a player of your own; by default `"casual"` ones.
        language: `"en"`, `"fr"` or `"de"`; by default what `speak` chose.
        options: Whatever the game's `deal` takes besides, and whatever its tables take: such as
            `starter`, `pace`, `scale`, `allow`.
    """
    for given in (game, players):
        _refuse_begun(given)
    book = rulebook_of(game)
    if book is None:
        from gold_widgets.games import gold as book

        if game is not None:  # play(3, 7), as when there was one game only
            players, seed = game, players if isinstance(players, int) else seed  # type: ignore[assignment]
    kind = table_of(book)
    known = (*names_of(play, book.deal, kind), *names_of(staging_of(book)))
    # Who plays is said by `opponents`: the first seat is yours.
    refuse_unknown(options, [name for name in known if name != "seats"], "play")
    to_deal, to_open = parted(options, book.deal)
    players = 2 if players is None else players
    if isinstance(players, int) and players in book.PLAYERS:
        players = Phrases(language).names(players)
    dealt = book.deal(players, seed, **to_deal)
    others = len(dealt.seats) - 1
    if opponents is None:
        opponents = usual_level(book)
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [opponents] * others
    if len(opponents) != others:
        raise SetupError(
            Sentence(
                "You have {others} rivals, but opponents names {count}.",
                others=others,
                count=len(opponents),
            )
        )
    return kind(dealt, seats=["person", *opponents], language=language, **to_open)


def usual_level(book: Any) -> str:  # noqa: ANN401 - a module
    """Name the computer that one plays against if nobody says which."""
    levels = list(book.LEVELS)
    return "casual" if "casual" in levels else str(levels[len(levels) // 2])


def _refuse_begun(given: object) -> None:
    """Answer a game that has begun with the table at which it can be played on."""
    if is_game(given) or isinstance(given, Record):
        game = as_record(given).game
        seats = ["person", *[usual_level(game.rulebook)] * (len(game.seats) - 1)]
        raise SetupError(
            Sentence(
                "play deals a new game. To play a game that is there already, give it to a table: "
                "Table(game, seats=[{seats}]).",
                seats=", ".join(f'"{each}"' for each in seats),
            )
        )
