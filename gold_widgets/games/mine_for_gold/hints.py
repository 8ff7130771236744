"""What a good player would do now, and why, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.players import check_asked, checked_level
from gold_widgets.engine.rulebook import Hint
from gold_widgets.games.mine_for_gold.advice import Advice
from gold_widgets.games.mine_for_gold.expert import Thoughts, best_of
from gold_widgets.games.mine_for_gold.players import LEVELS, GreedyPlayer, SharpPlayer
from gold_widgets.games.mine_for_gold.reasons import (
    expert_numbers,
    greedy_numbers,
    sharp_numbers,
    what_to_do,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gold_widgets.games.mine_for_gold.views import View


def hint(view: View, language: str | None = None, level: str | None = None) -> Hint:
    """Say what to do and why, as the expert sees it or somebody of a lower level.

    >>> from gold_widgets import mine_for_gold as mine
    >>> game = mine.scenario("R1 R2 R3", hands=["R20 Y2", "B1 G1"])
    >>> told = hint(mine.view(game, 0))
    >>> for sentence in told.words.split(". "):
    ...     print(sentence)
    Choose the red 20
    It makes four piles side by side and takes 4 cards
    It leaves the others little to take.
    >>> print(told.numbers)
    This round you can expect to take 4 cards, and a rival 0.
    """
    level = checked_level(level, LEVELS) or "expert"
    check_asked(view.seat, view.actors)
    if level == "expert":
        worths = Thoughts(view).worths()
        move = best_of(worths)
        words: Iterable[str] = Advice(move, view, language).expert(worths)
        numbers = expert_numbers(move, view, worths, language)
    elif level == "sharp":
        move = SharpPlayer().choose(view)
        advice = Advice(move, view, language)
        words, numbers = advice.sharp(), sharp_numbers(view, advice.option, language)
    else:
        # Those below sharp sometimes do not think; whoever asks for advice wants it thought about.
        move = GreedyPlayer().choose(view)
        advice = Advice(move, view, language)
        words, numbers = advice.greedy(), greedy_numbers(advice.option, language)
    return Hint((move,), " ".join([what_to_do(move, view, language), *words]), numbers)
