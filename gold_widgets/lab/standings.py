"""What a tournament came to: sums of whole numbers, so that they add up in any order."""

from __future__ import annotations

from dataclasses import dataclass, fields
from html import escape
from math import isnan, nan, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import translations

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WHOLE = 60
"""A win, in parts: a victory that up to five players share is still a whole number of parts."""


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
    """Points of gold."""
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
        """Points of gold in a game."""
        return _mean(self.games, self.points, self.points_squared)

    @classmethod
    def of(cls, wins: int, points: int) -> Self:
        """Return the tally of one game."""
        return cls(1, wins, wins * wins, points, points * points)


@dataclass(frozen=True, slots=True)
class Standings:
    """Who won how often, with how many points, in which seat. Standings of the same players add up.

    >>> half = Standings(("Ann", "Bob")).after((0, 1), (0,), (32, 28), flips=90)
    >>> print(half + half)
    player  games       wins  points a game
    Ann         2  100% ± 0%         32 ± 0
    Bob         2    0% ± 0%         28 ± 0
    2 games of 90 ± 0 flips
    """

    players: tuple[str, ...]
    """Their names."""
    tallies: tuple[tuple[Tally, ...], ...] = ()
    """By player, then by seat: seat 0 begins."""
    games: int = 0
    """How many games have been played to their end."""
    flips: int = 0
    """Cards flipped in them."""
    flips_squared: int = 0
    """The squares of these, game by game."""

    def __post_init__(self) -> None:
        """Start with nothing."""
        if not self.tallies:
            seats = len(self.players)
            object.__setattr__(self, "tallies", ((Tally(),) * seats,) * seats)

    def after(
        self, seating: Sequence[int], winners: Sequence[int], scores: Sequence[int], flips: int
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
            self.flips + flips,
            self.flips_squared + flips * flips,
        )

    def __add__(self, other: Standings) -> Standings:
        """Add up two tournaments of the same players."""
        if not isinstance(other, Standings):
            return NotImplemented
        if self.players != other.players:
            raise SetupError(
                f"Standings of {', '.join(self.players)} and of {', '.join(other.players)} do not "
                "add up: the players must be the same, in the same order."
            )
        return Standings(
            self.players,
            tuple(
                tuple(mine + theirs for mine, theirs in zip(row, more, strict=True))
                for row, more in zip(self.tallies, other.tallies, strict=True)
            ),
            self.games + other.games,
            self.flips + other.flips,
            self.flips_squared + other.flips_squared,
        )

    def __getitem__(self, player: str) -> Tally:
        """Return what one player did, in all seats together."""
        if player not in self.players:
            raise SetupError(f"{player!r} did not play. There is {', '.join(self.players)}.")
        return _total(self.tallies[self.players.index(player)])

    @property
    def seats(self) -> tuple[Tally, ...]:
        """What each seat did, whoever sat there; the first begins."""
        return tuple(_total(row) for row in zip(*self.tallies, strict=True))

    @property
    def length(self) -> Mean:
        """How many cards are flipped in a game."""
        return _mean(self.games, self.flips, self.flips_squared)

    def text(self, language: str = "en") -> str:
        """Write it as a table of text."""
        rows = self._rows(language)
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [
            "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])])
            for row in rows
        ]
        return "\n".join([*lines, self._summary(language)])

    __str__ = text

    def html(self, language: str = "en") -> str:
        """Write it as a table for a page."""
        head, *body = self._rows(language)
        rows = [_html_row("th", head), *(_html_row("td", row) for row in body)]
        caption = f"<caption>{escape(self._summary(language))}</caption>"
        return f"<table>{caption}{''.join(rows)}</table>"

    def _repr_html_(self) -> str:
        """Show the table in a notebook."""
        return self.html()

    def plot(self, axes: Any = None, language: str = "en") -> Any:  # noqa: ANN401 - matplotlib's
        """Draw how often each player wins, with two standard errors to each side."""
        try:
            from matplotlib import pyplot
        except ImportError:
            raise SetupError(
                Sentence("To draw this, install matplotlib: pip install 'gold-widgets[plots]'.")
            ) from None
        gettext = translations(language).gettext
        axes = axes or pyplot.subplots(figsize=(6, 1 + 0.5 * len(self.players)))[1]
        rates = [self[player].win_rate for player in self.players]
        axes.barh(
            self.players,
            [100 * rate.value for rate in rates],
            xerr=[200 * rate.error for rate in rates],
            color="#c8a24a",
            capsize=3,
        )
        axes.axvline(100 / len(self.players), color="0.5", linestyle=":")
        axes.invert_yaxis()
        axes.set_xlabel(gettext("games won, in percent"))
        axes.set_title(self._summary(language))
        return axes

    def _rows(self, language: str) -> list[list[str]]:
        gettext = translations(language).gettext
        head = [gettext("player"), gettext("games"), gettext("wins"), gettext("points a game")]
        body = []
        for player in self.players:
            tally = self[player]
            rate, points = tally.win_rate, tally.points_a_game
            body.append(
                [
                    player,
                    str(tally.games),
                    gettext("{number}%").format(number=_short(100 * rate.value, language))
                    + " ± "
                    + gettext("{number}%").format(number=_short(100 * rate.error, language)),
                    f"{_short(points.value, language)} ± {_short(points.error, language)}",
                ]
            )
        return [head, *body]

    def _summary(self, language: str) -> str:
        said = translations(language).ngettext(
            "{games} game of {flips} ± {error} flips",
            "{games} games of {flips} ± {error} flips",
            self.games,
        )
        mean = self.length
        return said.format(
            games=self.games,
            flips=_short(mean.value, language),
            error=_short(mean.error, language),
        )


def _total(tallies: Iterable[Tally]) -> Tally:
    return sum(tallies, start=Tally())


def _mean(count: int, total: int, squares: int) -> Mean:
    """Return the mean and its standard error, from whole sums: nothing is lost by rounding."""
    if count < 2:
        return Mean(float(total), nan)  # one game alone says nothing of the spread
    spread = max(count * squares - total * total, 0)
    return Mean(total / count, sqrt(spread / (count - 1)) / count)


def _short(number: float, language: str) -> str:
    """Write a number with the digits that matter."""
    if isnan(number):
        return "?"
    mark = translations(language).pgettext("decimal mark", ".")
    digits = 2 if 0 < number < 1 else 1
    return f"{number:.{digits}f}".rstrip("0").rstrip(".").replace(".", mark) or "0"


def _html_row(tag: str, cells: Sequence[str]) -> str:
    name, *figures = cells
    right = "".join(f'<{tag} style="text-align:right">{escape(cell)}</{tag}>' for cell in figures)
    return f'<tr><{tag} style="text-align:left">{escape(name)}</{tag}>{right}</tr>'
