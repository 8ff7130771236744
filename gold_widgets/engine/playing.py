"""Computers at a table: each is shown its own view, seen through its own memory, and asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from gold_widgets.engine.errors import GameError, IllegalMove, SetupError
from gold_widgets.engine.game import MOST_MOVES
from gold_widgets.engine.players import Player, is_player
from gold_widgets.engine.seeds import derived
from gold_widgets.engine.sentences import Sentence, brief

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game

G = TypeVar("G", bound="Game")
Entry = str | float | Player[Any]
"""A level's name, a strength from 0 to 1, or a player."""


class Endless(GameError):
    """Players who get nowhere."""


class Company(Generic[G]):
    """The players of a game, and what each remembers of it. A seat of None is a person's."""

    def __init__(
        self,
        game: G,
        players: Sequence[Player[Any] | None],
        **sight: Any,  # noqa: ANN401 - of the game's own kind
    ) -> None:
        """Seat the players of a game that may have begun already.

        What views take besides, such as what they are to hide, holds for all that is shown here.
        """
        self.players = tuple(players)
        self._book = game.rulebook
        self._sight = sight
        self._memories: list[Any] = []
        self.go_back(game)

    def ask(self, game: G, seat: int) -> str:
        """Return the move that a computer chooses from its own view; nobody has checked it."""
        player = self.players[seat]
        assert player is not None
        view = self._book.view(game, seat, memory=self._memories[seat], **self._sight)
        return player.choose(view)

    def watch(self, game: G) -> None:
        """Let everybody see what the last move made happen."""
        events = game.events
        self._memories = [
            None if memory is None else memory.after(events) for memory in self._memories
        ]

    def go_back(self, game: G) -> None:
        """Let everybody remember just what was shown up to some point of the game."""
        self._memories = [
            None if player is None else self._book.watch(game, player.recall)
            for player in self.players
        ]


def checked_move(game: Game, seat: int, move: object) -> str:
    """Return what a computer chose, if its seat may; else say who wanted what, and why not."""
    if isinstance(move, str) and move in game.legal(seat):
        return move
    why = game.why_not(move) if isinstance(move, str) else Sentence("a move is a word")
    raise IllegalMove(
        Sentence(
            "{player} chose {move!r}, which is not allowed: {why}",
            player=game.seats[seat].name,
            move=brief(move),
            why=why or Sentence("it is another player's move."),
        )
    )


def play_on(
    game: G,
    company: Company[G],
    choose: Callable[[G, int], str],
    most_moves: int = MOST_MOVES,
) -> Iterator[G]:
    """Yield the game after each move until it is over; `choose` gives a seat's next one."""
    for _ in range(most_moves):
        if game.is_over:
            return
        game = game.play(choose(game, game.actors[0]))
        company.watch(game)
        yield game
    if not game.is_over:
        raise Endless(
            Sentence(
                "These players get nowhere: {count} moves, and the game is not over.",
                count=most_moves,
            )
        )


def play_out(game: G, players: Sequence[Entry], *, most_moves: int = MOST_MOVES) -> G:
    """Let computers finish a game, each seeing only its own view.

    An opponent's name or strength will do; its luck then comes from the game's seed.
    """
    company = Company(game, seat_computers(game, players))

    def choose(game: G, seat: int) -> str:
        return checked_move(game, seat, company.ask(game, seat))

    for after in play_on(game, company, choose, most_moves):
        game = after
    return game


def seat_computers(game: Game, players: Sequence[Entry]) -> list[Player[Any]]:
    """Read who plays for each seat: a name, a strength, or a player."""
    if isinstance(players, str) or len(players) != len(game.seats):
        raise SetupError(
            Sentence(
                "players={players!r} is not one entry for each of the {count} seats. "
                "Try one name for each, such as 'random'.",
                players=brief(players),
                count=len(game.seats),
            )
        )
    return [computer(game, entry, seat) for seat, entry in enumerate(players)]


def computer(game: Game, entry: object, seat: int) -> Player[Any]:
    """Return the player that an entry stands for, at this seat of this game."""
    book = game.rulebook
    if isinstance(entry, str | int | float):
        return book.opponent(entry, luck_of(game.seed or 0, seat))
    if isinstance(entry, type):
        raise SetupError(
            Sentence(
                "{name} is a class: write {name}() for a player of that kind.", name=entry.__name__
            )
        )
    if not is_player(entry):
        raise SetupError(
            Sentence(
                "{entry!r} cannot play: it needs choose(view) and recall, or be one of {names}.",
                entry=brief(entry),
                names=", ".join(map(repr, book.OPPONENTS)),
            )
        )
    return entry  # type: ignore[return-value] # is_player has looked


def luck_of(seed: int, seat: int) -> int:
    """Return the seed of a computer's own coins, for those that have a name and look at no deal."""
    return derived(seed, "player", seat)
