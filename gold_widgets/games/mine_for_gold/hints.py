"""What a good player would do now, and why, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.players import check_asked, checked_level
from gold_widgets.engine.rulebook import Hint
from gold_widgets.games.mine_for_gold.expert import ExpertPlayer
from gold_widgets.games.mine_for_gold.players import LEVELS, GreedyPlayer, SharpPlayer

if TYPE_CHECKING:
    from gold_widgets.engine.players import Explaining
    from gold_widgets.games.mine_for_gold.views import View


def hint(view: View, language: str | None = None, level: str | None = None) -> Hint:
    """Say what to do and why, as the expert sees it or somebody of a lower level.

    >>> from gold_widgets import mine_for_gold as mine
    >>> game = mine.scenario("R1 R2 R3", hands=["R20 Y2", "B1 G1"])
    >>> print(hint(mine.view(game, 0)).words)
    Choose the red 20. This round you can expect to take 4 cards, and a rival 0.
    >>> print(hint(mine.view(game, 0), level="casual").words)
    Choose the red 20. By itself it takes 4 cards now.
    """
    level = checked_level(level, LEVELS) or "expert"
    check_asked(view.seat, view.actors)
    # Those below sharp only take what they see; whoever asks for advice wants it thought about.
    advisers: dict[str, Explaining[View]] = {"expert": ExpertPlayer(), "sharp": SharpPlayer()}
    adviser = advisers.get(level) or GreedyPlayer()
    return Hint((adviser.choose(view),), adviser.why(view, language))
