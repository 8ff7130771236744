"""What a prediction can ask of a turn. Answers are computed by the engine, never written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence, brief
from gold_widgets.engine.words import translations
from gold_widgets.lessons.arguments import text

if TYPE_CHECKING:
    from gold_widgets.engine.game import Game
    from gold_widgets.lessons.subject import Subject


@dataclass(frozen=True)
class Question:
    """A question, the answers to choose from, and the right one."""

    text: str
    choices: tuple[str, ...]
    answer: str
    needs: Mapping[str, str] = field(default_factory=dict)
    """Each other answer → a sentence: what would have to be true for it."""
    rule: str = field(kw_only=True)
    """The id of the rule that settles it: what a wrong answer has not understood."""


Asking = Callable[[Any, Any, str], Question]
"""Asks about what the moves between two games lead to, in a language."""


def ask(subject: Subject[Any], kind: str, before: Game, after: Game, language: str) -> Question:
    """Ask something about a turn; without a kind, what this game asks first."""
    kinds = subject.questions()
    if text("ask", kind) and kind not in kinds:
        raise SetupError(
            Sentence(
                "ask={kind!r} is no question. There are {kinds}.",
                kind=brief(kind),
                kinds=", ".join(kinds),
            )
            + did_you_mean(kind, kinds)
        )
    if after is before or not subject.is_settled(after):
        raise SetupError(subject.UNFINISHED)
    return kinds[kind or next(iter(kinds))](before, after, language)


def winner(_before: Game, after: Game, language: str) -> Question:
    """Ask who wins a game that ends with this turn."""
    if not after.is_over:
        raise SetupError(Sentence("ask='winner' needs moves that end the game."))
    gettext = translations(language).gettext
    shared = gettext("They share the victory")
    names = tuple(seat.name for seat in after.seats)
    answer = names[after.winners[0]] if len(after.winners) == 1 else shared
    points = ", ".join(f"{name} {score}" for name, score in zip(names, after.scores, strict=True))
    ahead = gettext("For that, {player} would have to be ahead of the others. Points: {points}.")
    level = gettext("For that, the best would have to be equal in all that counts: {points}.")
    needs = {name: ahead.format(player=name, points=points) for name in names}
    needs[shared] = level.format(points=points)
    rule = after.events[-1].rule
    return Question(gettext("Who wins?"), (*names, shared), answer, needs, rule=rule)
