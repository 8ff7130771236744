"""What a tournament came to: sums of whole numbers, so that they add up in any order."""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import nan, sqrt
from typing import TYPE_CHECKING, NamedTuple, Self

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.pages import as_written
from gold_widgets.engine.sentences import Sentence, brief, said_game
from gold_widgets.engine.words import translations
from gold_widgets.lab.columns import Columns, figure, with_error
from gold_widgets.lab.plots import Points, draw

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from matplotlib.figure import Figure

    from gold_widgets.lab.charts import Chart

WHOLE = 2520
"""A win, in parts: a victory that up to ten players share is still a whole number of parts."""


class Mean(NamedTuple):
    """An average, and how far chance may have moved it."""

    value: float
    """The average itself."""
    error: float
    """Its standard error: the true value is within two of these 19 times out of 20."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Games added up, of one player in one seat."""

    games: int = 0
    """How many games."""
    wins: int = 0
    """Victories, in parts of `WHOLE`."""
    wins_squared: int = 0
    """The squares of these parts, for the standard error."""
    points: int = 0
    """Points, whatever the game gives them for."""
    points_squared: int = 0
    """Their squares."""

    def __add__(self, other: Tally) -> Tally:
        """Add up what both have counted."""
        return Tally(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(Tally)))

    @property
    def win_rate(self) -> Mean:
        """Share of the games won; a shared victory counts as that share."""
        mean = _mean(self.games, self.wins, self.wins_squared)
        return Mean(mean.value / WHOLE, mean.error / WHOLE)

    @property
    def points_a_game(self) -> Mean:
        """Points in a game."""
        return _mean(self.games, self.points, self.points_squared)

    @classmethod
    def of(cls, wins: int, points: int) -> Self:
        """Return the tally of one game."""
        return cls(1, wins, wins * wins, points, points * points)


@dataclass(frozen=True, slots=True)
class Standings:
    """Who won how often, with how many points, in which seat. Standings of the same players add up.

    >>> half = Standings(("Ann", "Bob")).after((0, 1), (0,), (32, 28), moves=90)
    >>> print(half + half)
    2 games of 90.00 ± 0.00 moves
    player  games      wins in %  points a game
       Ann      2  100.00 ± 0.00   32.00 ± 0.00
       Bob      2    0.00 ± 0.00   28.00 ± 0.00
    """

    players: tuple[str, ...]
    """Their names."""
    tallies: tuple[tuple[Tally, ...], ...] = ()
    """By player, then by seat: seat 0 begins."""
    games: int = 0
    """How many games have been played to their end."""
    moves: int = 0
    """Moves made in them."""
    moves_squared: int = 0
    """The squares of these, game by game."""
    game: str = ""
    """What is played, by name."""

    def __post_init__(self) -> None:
        """Start with nothing."""
        if not self.tallies:
            seats = len(self.players)
            object.__setattr__(self, "tallies", ((Tally(),) * seats,) * seats)

    def after(
        self, seating: Sequence[int], winners: Sequence[int], scores: Sequence[int], moves: int
    ) -> Standings:
        """Return the standings after one more game; `seating` is the player in each seat."""
        tallies = [list(row) for row in self.tallies]
        for seat, player in enumerate(seating):
            won = WHOLE // len(winners) if seat in winners else 0
            tallies[player][seat] += Tally.of(won, scores[seat])
        return Standings(
            self.players,
            tuple(map(tuple, tallies)),
            self.games + 1,
            self.moves + moves,
            self.moves_squared + moves * moves,
            self.game,
        )

    def __add__(self, other: Standings) -> Standings:
        """Add up two tournaments of the same players."""
        if not isinstance(other, Standings):
            return NotImplemented
        if self.players != other.players:
            raise SetupError(
                Sentence(
                    "Standings of {these} and of {those} do not add up: "
                    "the players must be the same, in the same order.",
                    these=", ".join(self.players),
                    those=", ".join(other.players),
                )
            )
        if self.game != other.game:
            raise SetupError(
                Sentence(
                    "Standings of {this} and of {that} do not add up: the game must be the same.",
                    this=said_game(self.game),
                    that=said_game(other.game),
                )
            )
        return Standings(
            self.players,
            tuple(
                tuple(mine + theirs for mine, theirs in zip(row, more, strict=True))
                for row, more in zip(self.tallies, other.tallies, strict=True)
            ),
            self.games + other.games,
            self.moves + other.moves,
            self.moves_squared + other.moves_squared,
            self.game,
        )

    def __getitem__(self, player: str) -> Tally:
        """Return what one player did, in all seats together."""
        if player not in self.players:
            raise SetupError(
                Sentence(
                    "{player!r} did not play. There are {players}.",
                    player=brief(player),
                    players=", ".join(self.players),
                )
                + did_you_mean(str(player), self.players)
            )
        return _total(self.tallies[self.players.index(player)])

    @property
    def seats(self) -> tuple[Tally, ...]:
        """What each seat did, whoever sat there; the first begins."""
        return tuple(_total(row) for row in zip(*self.tallies, strict=True))

    @property
    def length(self) -> Mean:
        """How many moves a game takes."""
        return _mean(self.games, self.moves, self.moves_squared)

    def table(self, language: str | None = None) -> Columns:
        """Lay it all out in words and figures."""
        gettext = translations(language).gettext
        heads = gettext("player"), gettext("games"), gettext("wins in %"), gettext("points a game")
        rows = []
        for player in self.players:
            tally = self[player]
            wins = with_error(100 * tally.win_rate.value, 100 * tally.win_rate.error, language)
            points = with_error(*tally.points_a_game, language)
            rows.append((player, figure(tally.games, 0, language), wins, points))
        return Columns(self._summary(language), heads, tuple(rows))

    def text(self, language: str | None = None) -> str:
        """Write it as a table of text."""
        return self.table(language).text()

    __str__ = text

    def html(self, language: str | None = None) -> str:
        """Write it as a table for a page."""
        return self.table(language).html()

    def _repr_html_(self) -> str:
        """Show the table in a notebook."""
        return as_written(self.html())

    def plot(self, language: str | None = None) -> Figure | Chart:
        """Draw how often each player wins, with two standard errors to each side."""
        rates = [self[player].win_rate for player in self.players]
        wins = Points(
            translations(language).gettext("wins in %"),
            self.players,
            [100 * rate.value for rate in rates],
            [100 * rate.error for rate in rates],
            fair=100 / len(self.players),
        )
        return draw(wins, language=language)

    def _summary(self, language: str | None) -> str:
        said = translations(language).ngettext(
            "{games} game of {moves} moves", "{games} games of {moves} moves", self.games
        )
        moves = with_error(*self.length, language)
        return said.format(games=figure(self.games, 0, language), moves=moves)


def _total(tallies: Iterable[Tally]) -> Tally:
    return sum(tallies, start=Tally())


def _mean(count: int, total: int, squares: int) -> Mean:
    """Return the mean and its standard error, from whole sums: nothing is lost by rounding."""
    if count < 2:
        return Mean(float(total), nan)  # one game alone says nothing of the spread
    spread = max(count * squares - total * total, 0)
    return Mean(total / count, sqrt(spread / (count - 1)) / count)
