"""What a prediction can ask of a turn of GOLD."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.gold.events import Duel, Explosion, Strike
from gold_widgets.games.gold.explain import name_card
from gold_widgets.lessons.questions import Question

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game
    from gold_widgets.lessons.questions import Asking


def outcome(_before: Game, after: Game, language: str) -> Question:
    """Ask what the two cards do."""
    gettext = translations(language).gettext
    choices = {
        "G5": gettext("The digger carries out the gold"),
        "G6": gettext("The weaker digger is chased away"),
        "G7": gettext("Both cards leave the game"),
        "G8": gettext("Nothing: both are turned face down again"),
    }
    settled = after.events[1]
    rule = settled.rule if isinstance(settled, Strike | Duel | Explosion) else "G8"
    return Question(gettext("What do these two cards do?"), tuple(choices.values()), choices[rule])


def owner(_before: Game, after: Game, language: str) -> Question:
    """Ask who gets gold."""
    gettext = translations(language).gettext
    nobody = gettext("Nobody")
    winners = [seat.name for seat in after.seats if _won(after, seat.number)]
    return Question(
        gettext("Who gets gold now?"),
        (*(seat.name for seat in after.seats), nobody),
        winners[0] if winners else nobody,
    )


def leaves(_before: Game, after: Game, language: str) -> Question:
    """Ask which cards leave the table."""
    gettext = translations(language).gettext
    before = after.before
    assert before is not None
    spots = (*before.face_up, after.moves[-1])
    names = {spot: f"{name_card(before.table[spot], language)} ({spot})" for spot in spots}
    both, none = gettext("Both"), gettext("None")
    gone = [names[spot] for spot in spots if spot not in after.table]
    answer = none if not gone else gone[0] if len(gone) == 1 else both
    if len(spots) == 1:
        return Question(gettext("Which card leaves the table?"), (*names.values(), none), answer)
    return Question(gettext("Which cards leave the table?"), (*names.values(), both, none), answer)


def points(_before: Game, after: Game, language: str) -> Question:
    """Ask how many points are won."""
    total = sum(_won(after, seat.number) for seat in after.seats)
    numbers = tuple(str(number) for number in range(5))
    question = translations(language).gettext("How many points are won now?")
    return Question(question, numbers, str(total))


def what_next(_before: Game, after: Game, language: str) -> Question:
    """Ask how the game goes on."""
    gettext = translations(language).gettext
    two, one = gettext("The next player flips two cards"), gettext("The gold rush: one card a turn")
    over = gettext("The game is over")
    answer = over if after.is_over else one if after.rush else two
    return Question(gettext("What comes next?"), (two, one, over), answer)


KINDS: dict[str, Asking] = {
    "outcome": outcome,
    "owner": owner,
    "leaves": leaves,
    "points": points,
    "next": what_next,
}
"""Kind of question → what asks it."""


def _won(after: Game, seat: int) -> int:
    """Return the points that the last flip brought a seat."""
    assert after.before is not None
    return after.scores[seat] - after.before.scores[seat]
