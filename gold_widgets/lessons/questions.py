"""What a prediction can ask of a turn. Answers are computed by the engine, never written down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError, did_you_mean
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.events import Duel, Explosion, Strike
from gold_widgets.games.gold.explain import name_card
from gold_widgets.lessons.arguments import text

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game


@dataclass(frozen=True)
class Question:
    """A question, the answers to choose from, and the right one."""

    text: str
    choices: tuple[str, ...]
    answer: str


def ask(kind: str, before: Game, after: Game, language: str = "en") -> Question:
    """Ask something about what the flips between two games lead to."""
    if text("ask", kind) not in _KINDS:
        raise SetupError(
            f"ask={kind!r} is no question. There is {', '.join(_KINDS)}."
            + did_you_mean(str(kind), _KINDS)
        )
    if after is before or after.face_up:
        raise SetupError(Sentence("This turn is not finished: a question needs all of its flips."))
    return _KINDS[kind](before, after, translations(language).gettext, language)


Gettext = Callable[[str], str]


def _outcome(_before: Game, after: Game, gettext: Gettext, _language: str) -> Question:
    choices = {
        "G5": gettext("The digger carries out the gold"),
        "G6": gettext("The weaker digger is chased away"),
        "G7": gettext("Both cards leave the game"),
        "G8": gettext("Nothing: both are turned face down again"),
    }
    return Question(
        gettext("What do these two cards do?"), tuple(choices.values()), choices[_settled(after)]
    )


def _owner(_before: Game, after: Game, gettext: Gettext, _language: str) -> Question:
    nobody = gettext("Nobody")
    winners = [seat.name for seat in after.seats if _won(after, seat.number)]
    return Question(
        gettext("Who gets gold now?"),
        (*(seat.name for seat in after.seats), nobody),
        winners[0] if winners else nobody,
    )


def _leaves(_before: Game, after: Game, gettext: Gettext, language: str) -> Question:
    before = after.before
    assert before is not None
    spots = (*before.face_up, after.flips[-1])
    names = {spot: f"{name_card(before.table[spot], language)} ({spot})" for spot in spots}
    both, none = gettext("Both"), gettext("None")
    gone = [names[spot] for spot in spots if spot not in after.table]
    answer = none if not gone else gone[0] if len(gone) == 1 else both
    if len(spots) == 1:
        answer = names[spots[0]] if gone else none
        return Question(gettext("Which card leaves the table?"), (*names.values(), none), answer)
    return Question(gettext("Which cards leave the table?"), (*names.values(), both, none), answer)


def _points(_before: Game, after: Game, gettext: Gettext, _language: str) -> Question:
    total = sum(_won(after, seat.number) for seat in after.seats)
    numbers = tuple(str(number) for number in range(5))
    return Question(gettext("How many points are won now?"), numbers, str(total))


def _next(_before: Game, after: Game, gettext: Gettext, _language: str) -> Question:
    two, one = gettext("The next player flips two cards"), gettext("The gold rush: one card a turn")
    over = gettext("The game is over")
    answer = over if after.is_over else one if after.rush else two
    return Question(gettext("What comes next?"), (two, one, over), answer)


def _winner(_before: Game, after: Game, gettext: Gettext, _language: str) -> Question:
    if not after.is_over:
        raise SetupError("ask='winner' needs flips that end the game.")
    shared = gettext("They share the victory")
    answer = after.seats[after.winners[0]].name if len(after.winners) == 1 else shared
    return Question(gettext("Who wins?"), (*(seat.name for seat in after.seats), shared), answer)


_KINDS: dict[str, Callable[[Game, Game, Gettext, str], Question]] = {
    "outcome": _outcome,
    "owner": _owner,
    "leaves": _leaves,
    "points": _points,
    "next": _next,
    "winner": _winner,
}
"""Kind of question → what asks it."""


def _settled(after: Game) -> str:
    rule = after.events[1].rule
    return rule if isinstance(after.events[1], Strike | Duel | Explosion) or rule == "G8" else "G8"


def _won(after: Game, seat: int) -> int:
    """Return the points that the last flip brought a seat."""
    assert after.before is not None
    return after.scores[seat] - after.before.scores[seat]
