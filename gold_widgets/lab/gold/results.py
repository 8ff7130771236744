"""What came of many games: whole sums, small however many games there were."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import nan, sqrt
from typing import TYPE_CHECKING, Self

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.figures import apart
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import translations
from gold_widgets.lab.columns import Columns, Tabled, figure, with_error
from gold_widgets.lab.gold import layout as at
from gold_widgets.lab.plots import Bars, Counts, Points, draw

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from gold_widgets.games.gold.rules import Rules
    from gold_widgets.lab.charts import Chart


@dataclass(frozen=True, repr=False)
class Simulation(Tabled):
    """Games of one kind, added up. Seats count from 0; seat 0 started every game."""

    games: int
    """How many were played."""
    policies: tuple[str | float, ...]
    """By seat: 'random', or how much of what it is shown it remembers, from 0 to 1."""
    rules: Rules
    """The rule values of every game."""
    seeds: tuple[int, ...]
    """What they were dealt from."""
    sums: tuple[int, ...]
    """What the kernel counted: see layout.py."""
    language: str = "en"
    """Of the tables and plots."""

    def __add__(self, other: Self) -> Self:
        """Put more games of the same kind to these."""
        if not isinstance(other, Simulation):
            return NotImplemented
        if (self.policies, self.rules) != (other.policies, other.rules):
            raise SetupError(
                Sentence("These games were played by other policies or rules: they do not add up.")
            )
        if same := set(self.seeds) & set(other.seeds):
            raise SetupError(
                Sentence(
                    "Seed {seed} is in both: these are the same games. Give each its own seed.",
                    seed=min(same),
                )
            )
        return replace(
            self,
            games=self.games + other.games,
            seeds=tuple(sorted((*self.seeds, *other.seeds))),
            sums=tuple(a + b for a, b in zip(self.sums, other.sums, strict=True)),
        )

    @property
    def win_rates(self) -> tuple[float, ...]:
        """By seat: the share of games won; of a shared victory, each winner has a part."""
        return tuple(self._mean(at.WINS + seat) / at.SHARES for seat in self._seats)

    @property
    def win_errors(self) -> tuple[float, ...]:
        """By seat: the standard error of the win rate."""
        sums = [(at.WINS + seat, at.WINS_SQUARED + seat) for seat in self._seats]
        return tuple(self._error(*each) / at.SHARES for each in sums)

    @property
    def points(self) -> tuple[float, ...]:
        """By seat: points a game."""
        return tuple(self._mean(at.POINTS + seat) for seat in self._seats)

    @property
    def point_errors(self) -> tuple[float, ...]:
        """By seat: the standard error of the points a game."""
        return tuple(
            self._error(at.POINTS + seat, at.POINTS_SQUARED + seat) for seat in self._seats
        )

    @property
    def turns(self) -> float:
        """Turns a game, those of the gold rush too."""
        return self._mean(at.TURNS)

    @property
    def turns_error(self) -> float:
        """The standard error of the turns a game."""
        return self._error(at.TURNS, at.TURNS_SQUARED)

    @property
    def lengths(self) -> dict[int, int]:
        """Number of turns → how many games took as many; 500 stands for 500 and more."""
        counts = enumerate(self.sums[at.LENGTHS :])
        return {turns: games for turns, games in counts if games}

    @property
    def stalls(self) -> int:
        """How many games came to a point where nothing could happen any more (R1)."""
        return self.sums[at.STALLED]

    @property
    def gold(self) -> dict[str, float]:
        """Where the 60 points of a game end up, on average.

        `own`: carried out for the player to move, by an own digger; `unowned`: by a digger that is
        nobody's; `fed`: for a rival; `rush`: taken in the gold rush; `blown up`; `left` on a
        stalled table.
        """
        names = ("own", "unowned", "fed", "rush", "blown up", "left")
        return {name: self._mean(place) for place, name in enumerate(names, start=at.OWN)}

    def table(self) -> Columns:
        """Lay it all out in words and figures."""
        gettext, language = translations(self.language).gettext, self.language
        caption = gettext("Games: {games}, players: {players}, seed: {seeds}").format(
            games=figure(self.games, 0, language),
            players=len(self.policies),
            seeds=", ".join(map(str, self.seeds)),
        )
        heads = gettext("seat"), gettext("plays"), gettext("wins in %"), gettext("points a game")
        if not self.games:
            return Columns(caption, heads, ())
        rows = tuple(
            (
                str(seat),
                self._named(self.policies[seat]),
                with_error(100 * self.win_rates[seat], 100 * self.win_errors[seat], language),
                with_error(self.points[seat], self.point_errors[seat], language),
            )
            for seat in self._seats
        )
        ends = zip(self._gold_names(), self.gold.values(), strict=True)
        listed = (f"{name} {figure(points, 1, language)}" for name, points in ends if points)
        notes = (
            gettext("Turns a game: {turns}. Stalled games: {stalls}.").format(
                turns=with_error(self.turns, self.turns_error, language),
                stalls=figure(self.stalls, 0, language),
            ),
            gettext("Gold, points a game: {ends}.").format(ends=apart(listed, language)),
        )
        return Columns(caption, heads, rows, notes)

    def plot(self) -> Figure | Chart:
        """Draw wins and points by seat, the length of the games, and where the gold ends up."""
        gettext = translations(self.language).gettext
        names = (self._named(policy).replace(" ", "\n") for policy in self.policies)
        seats = [f"{seat}\n{name}" for seat, name in enumerate(names)]
        rates = [100 * rate for rate in self.win_rates]
        errors = [100 * error for error in self.win_errors]
        ends = dict(zip(self._gold_names(), self.gold.values(), strict=True))
        return draw(
            Points(gettext("wins in %"), seats, rates, errors, fair=100 / len(seats)),
            Points(gettext("points a game"), seats, self.points, self.point_errors),
            Counts(gettext("games by their number of turns"), self.lengths),
            Bars(gettext("gold, points a game"), ends),
            columns=2,
            language=self.language,
        )

    @property
    def _seats(self) -> range:
        return range(len(self.policies))

    def _mean(self, place: int) -> float:
        return self.sums[place] / self.games if self.games else nan

    def _error(self, place: int, squares: int) -> float:
        """Return the standard error of a mean; one game alone has none."""
        if self.games < 2:
            return nan
        spread = self.games * self.sums[squares] - self.sums[place] ** 2  # whole, so never below 0
        return sqrt(spread / (self.games - 1)) / self.games

    def _named(self, policy: str | float) -> str:
        gettext = translations(self.language).gettext
        if policy == "random":
            return gettext("at random")
        return gettext("memory {m}").format(m=figure(float(policy), 2, self.language))

    def _gold_names(self) -> tuple[str, ...]:
        gettext = translations(self.language).gettext
        return (
            gettext("own digger"),
            gettext("unowned digger"),
            gettext("fed to a rival"),
            gettext("gold rush"),
            gettext("blown up"),
            gettext("left on the table"),
        )
