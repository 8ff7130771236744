"""What memory is worth: how often a player wins, the more it remembers."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import spoken, translations
from gold_widgets.lab.absent import IN_A_PAGE
from gold_widgets.lab.columns import Columns, Tabled, figure, with_error
from gold_widgets.lab.gold.simulations import (
    Policy,
    check_count,
    checked_players,
    read_policies,
    simulate,
)
from gold_widgets.lab.plots import Points, draw

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.figure import Figure

    from gold_widgets.lab.charts import Chart
    from gold_widgets.lab.gold.results import Simulation

EVERY_FIFTH = (0, 0.2, 0.4, 0.6, 0.8, 1)
USUAL = 4_000 if IN_A_PAGE else 100_000
"""Games for each memory that take some seconds in all."""


@dataclass(frozen=True, repr=False)
class MemoryCurve(Tabled):
    """Win rate against memory, each with its standard error."""

    games: int
    """How many were played for each memory."""
    players: int
    """How many sat at the table."""
    rival: Policy
    """What all the others play."""
    memories: tuple[float, ...]
    """How much of what it is shown the player remembers."""
    win_rates: tuple[float, ...]
    """By memory: the share of games won."""
    win_errors: tuple[float, ...]
    """By memory: the standard error of that."""
    language: str = "en"
    """Of the table and the plot."""

    def table(self) -> Columns:
        """Lay it out in words and figures."""
        gettext = translations(self.language).gettext
        caption = gettext("Games for each memory: {games}, players: {players}").format(
            games=figure(self.games, 0), players=self.players
        )
        rates = zip(self.memories, self.win_rates, self.win_errors, strict=True)
        rows = tuple(
            (figure(m, 2, self.language), with_error(100 * rate, 100 * error, self.language))
            for m, rate, error in rates
        )
        return Columns(caption, (gettext("memory"), gettext("wins in %")), rows)

    def plot(self) -> Figure | Chart:
        """Draw it, with two standard errors either side and a line for a fair share."""
        gettext = translations(self.language).gettext
        names = [figure(m, 2, self.language) for m in self.memories]
        rates = [100 * rate for rate in self.win_rates]
        errors = [100 * error for error in self.win_errors]
        fair = 100 / self.players
        wins = Points(gettext("wins in %"), names, rates, errors, fair, label=gettext("memory"))
        return draw(wins, language=self.language)


def memory_curve(
    memories: Sequence[float] = EVERY_FIFTH,
    rival: Policy = "random",
    games: int = USUAL,
    players: int = 2,
    seed: int = 1,
    *,
    language: str | None = None,
) -> MemoryCurve:
    """Let a player remember more and more, in every seat equally often, and see how often it wins.

    Args:
        memories: How much of what it is shown it remembers, each from 0 to 1.
        rival: What all the others play: `"random"`, `"perfect"` or a memory from 0 to 1.
        games: How many for each memory, by default 100,000; in a page, which is slower, 4,000.
        players: 2 to 5.
        seed: The same seed gives the same curve.
        language: Of the table and the plot.

    Interrupted, it returns the memories for which all games have been played.

    >>> curve = memory_curve((0, 1), games=200)
    >>> curve.win_rates[1] > curve.win_rates[0]
    True
    """
    chosen = read_policies(memories, len(memories))
    if not chosen or "random" in chosen:
        raise SetupError(
            Sentence(
                "memories={memories!r} are not memories. Try (0, 0.5, 1).", memories=brief(memories)
            )
        )
    checked_players(players)
    language = spoken(language)
    check_count("games", games)
    share = -(-games // players)
    found: list[list[Simulation]] = []
    for memory in chosen:
        seats = _in_every_seat(float(memory), rival, share, players, seed, language)
        if len(seats) < players:
            break
        found.append(seats)
    return MemoryCurve(
        games=share * players,
        players=players,
        rival=rival,
        memories=tuple(float(memory) for memory, _ in zip(chosen, found, strict=False)),
        win_rates=tuple(_mean(each) for each in found),
        win_errors=tuple(_error(each) for each in found),
        language=language,
    )


def _in_every_seat(
    memory: float, rival: Policy, share: int, players: int, seed: int, language: str
) -> list[Simulation]:
    """Return the games of a player in each seat, as many in one as in another.

    Interrupted, it leaves out the seat whose games were not all played, and those behind it.
    """
    found = []
    for seat in range(players):
        policy: list[Policy] = [rival] * players
        policy[seat] = memory
        played = simulate(share, players, policy, seed + seat, language=language)
        if played.games < share:
            break
        found.append(played)
    return found


def _mean(seats: list[Simulation]) -> float:
    return sum(each.win_rates[seat] for seat, each in enumerate(seats)) / len(seats)


def _error(seats: list[Simulation]) -> float:
    return hypot(*(each.win_errors[seat] for seat, each in enumerate(seats))) / len(seats)
