"""What a good player would do now, and why, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.players import check_asked, checked_level
from gold_widgets.engine.rulebook import Hint
from gold_widgets.games.klondike_rush.auction_advice import AuctionAdvice
from gold_widgets.games.klondike_rush.bots import choose
from gold_widgets.games.klondike_rush.judging import Judge
from gold_widgets.games.klondike_rush.players import TRAITS
from gold_widgets.games.klondike_rush.reasons import in_figures
from gold_widgets.games.klondike_rush.turn_advice import TurnAdvice

if TYPE_CHECKING:
    from gold_widgets.games.klondike_rush.bots import Choice
    from gold_widgets.games.klondike_rush.views import View


def hint(view: View, language: str | None = None, level: str | None = None) -> Hint:
    r"""Say what the computer of a level would do, by default the expert, why, and what it costs.

    >>> from gold_widgets import klondike_rush as klondike
    >>> game = klondike.parse("players: Ann, Bob, Cy\nasks: settle\ntokens: fish, -, -")
    >>> print(hint(klondike.view(game, 0)).words)
    Say done: you can fill no order, and to trade you would need three tokens.
    """
    traits = TRAITS[checked_level(level, TRAITS) or list(TRAITS)[-1]]
    check_asked(view.seat, () if view.is_over else (view.to_move,))
    chosen = choose(view, traits)
    words = _in_words(chosen, Judge(view, traits), language)
    return Hint((chosen.move,), words, in_figures(chosen, view, language))


def _in_words(choice: Choice, judge: Judge, language: str | None) -> str:
    """Say what to do, why, and what it costs, without estimates."""
    sale, turn = AuctionAdvice(choice, judge, language), TurnAdvice(choice, judge, language)
    by_reason = {
        **dict.fromkeys(("closing", "deter", "last", "raise", "worth"), sale.bid),
        "dear": sale.passed,
        "keep": sale.kept,
        "build": turn.built,
        "order": turn.filled,
        "trade": turn.traded,
        "profit": turn.cashed_in,
        "wait": turn.ended,
        "end": turn.ended,
        "done": turn.done,
    }
    return " ".join(by_reason[choice.reason]())
