"""What advice is made of: why a move is good, and what it costs, for a reader of twelve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.figures import listed
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.naming import name_company

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.klondike_rush.bots import Choice
    from gold_widgets.games.klondike_rush.judging import Judge


class Advice:
    """The sentences for a choice, in one language: facts, no estimates.

    `judge` weighs as whoever made the choice did.
    """

    def __init__(self, choice: Choice, judge: Judge, language: str | None) -> None:
        self.choice, self.judge, self.language = choice, judge, language
        self.view, self.state, self.data, self.me = judge.view, judge.state, judge.data, judge.me
        catalogue = translations(language)
        self.gettext, self.ngettext = catalogue.gettext, catalogue.ngettext
        self.money = judge.money[judge.me]
        self.details = choice.move.split("-")[1:]

    def company(self, number: int) -> str:
        """Name a company."""
        return name_company(self.data.companies[number], self.language)

    def helped(self, company: int, own: int) -> Iterator[str]:
        """Name the rivals who gain more than oneself by a mine, if that is thought of at all."""
        names = [
            seat.name
            for seat, held in zip(self.view.seats, self.judge.held, strict=True)
            if seat.number != self.me and held[company] >= max(own, 1)
        ]
        if names and self.judge.traits.spite:
            pattern = self.gettext("But it helps {players} there, too.")
            yield pattern.format(players=listed(names, self.language))
