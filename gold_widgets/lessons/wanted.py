"""What an edited cell is asked for, and what was found instead.

What is here can be asked of any game. A game may have a `Wanted` of its own, which inherits from
this one: its fields are the named arguments that `check` takes for this game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.seats import seat_number
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import translations
from gold_widgets.lessons.arguments import number, text

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What an exercise asks for: all of it, or nothing; `check` says what each means."""

    RULES: ClassVar[Sequence[str]] = ()
    """The rules that can settle a turn, if they are known: another one is a slip of the pen."""
    ABOUT: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """What can be asked for → the rule that it is about, where no `rule` is asked for."""

    rule: str | None = None
    points: int | None = None
    player: int | str | None = None
    winner: str = ""

    def __post_init__(self) -> None:
        """Refuse what cannot be asked for."""
        if self.rule is not None:
            object.__setattr__(self, "rule", self._named(text("rule", self.rule)))
        if self.points is not None:
            number("points", self.points)
        text("winner", self.winner)

    def _named(self, rule: str) -> str:
        """Find the rule that is meant, however large its letter is written."""
        for known in self.RULES or [rule]:
            if known.casefold() == rule.strip().casefold() or known == rule:
                return known
        raise SetupError(
            Sentence("No turn is settled by a rule {rule!r}.", rule=brief(rule))
            + did_you_mean(rule, self.RULES)
        )

    def rules(self) -> tuple[str, ...]:
        """Return the rules that this is about, by their ids: the one asked for, if one is."""
        if self.rule is not None:
            return (self.rule,)
        asked = (rule for name, rule in self.ABOUT.items() if self._asks(name))
        return tuple(dict.fromkeys(asked))

    def _asks(self, name: str) -> bool:
        """Tell whether something is asked for: 0 is, an empty text is not."""
        value = getattr(self, name)
        return value not in (None, "") and value is not False

    def words(self, language: str, rules: Mapping[str, str] = MappingProxyType({})) -> list[str]:
        """Say what is asked for, a sentence each; `rules` are the names of rules by their ids."""
        catalogue, found = translations(language), []
        gettext, ngettext = catalogue.gettext, catalogue.ngettext
        if self.rule is not None:
            name = f"{self.rule} {rules.get(self.rule, '')}".strip()
            found.append(gettext("Rule {rule} settles the last turn.").format(rule=name))
        if self.points is not None and self.player is not None:
            sentence = ngettext(
                "{player} gets {points} point.", "{player} gets {points} points.", self.points
            )
            found.append(sentence.format(player=self.player, points=self.points))
        elif self.points is not None:
            sentence = ngettext("{points} point is won.", "{points} points are won.", self.points)
            found.append(sentence.format(points=self.points))
        if self.winner:
            found.append(gettext("{winner} wins.").format(winner=self.winner))
        return found

    def missing(self, start: Game, end: Game, language: str) -> list[str]:
        """Say of all that is not there what was wanted and what was found."""
        return [
            *self._unsettled(end, language),
            *self._not_earned(start, end, language),
            *self.own(start, end, language),
            *self._not_won(end, language),
        ]

    def own(self, start: Any, end: Any, language: str) -> list[str]:  # noqa: ANN401 - games of its kind
        """Say what is missing of that which only this game knows."""
        return []

    def settled(self, end: Any) -> Sequence[str]:  # noqa: ANN401 - a game of its kind
        """Return the rules that settled the last turn, none if it is not finished."""
        return list(dict.fromkeys(event.rule for event in end.events)) if end.before else []

    def _unsettled(self, end: Game, language: str) -> list[str]:
        gettext = translations(language).gettext
        settled = self.settled(end)
        return _unless(
            self.rule is None or self.rule in settled,
            gettext("Wanted: a turn that rule {rule} settles. Found: {found}."),
            rule=self.rule,
            found=", ".join(settled) or gettext("no finished turn"),
        )

    def _not_earned(self, start: Game, end: Game, language: str) -> list[str]:
        ngettext = translations(language).ngettext
        won = [after - before for before, after in zip(start.scores, end.scores, strict=True)]
        if self.player is None:
            found = sum(won)
            sentence = ngettext(
                "Wanted: {points} point. Found: {won}.",
                "Wanted: {points} points. Found: {won}.",
                self.points or 0,
            )
            return _unless(self.points in (None, found), sentence, points=self.points, won=found)
        seat = end.seats[seat_number(self.player, end.seats, "player")]
        found = won[seat.number]
        sentence = ngettext(
            "Wanted: {points} point for {player}. Found: {won}.",
            "Wanted: {points} points for {player}. Found: {won}.",
            self.points or 0,
        )
        return _unless(
            self.points in (None, found), sentence, points=self.points, won=found, player=seat
        )

    def _not_won(self, end: Game, language: str) -> list[str]:
        gettext = translations(language).gettext
        names = [seat.name for seat in end.seats]
        wanted = [self.winner] if self.winner in names else self.winner.split()
        won = [names[seat] for seat in end.winners]
        found = " + ".join(won) if end.is_over else gettext("the game is not over")
        return _unless(
            not self.winner or sorted(won) == sorted(wanted),
            gettext("Wanted as winner: {wanted}. Found: {found}."),
            wanted=" + ".join(wanted),
            found=found,
        )


def _unless(is_fine: bool, sentence: str, **values: object) -> list[str]:
    return [] if is_fine else [sentence.format(**values)]
