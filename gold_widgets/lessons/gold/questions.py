"""What a prediction can ask of a turn of GOLD."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.words import translations
from gold_widgets.games.gold.events import Duel, Explosion, RushBegan, RushTaken, Strike
from gold_widgets.games.gold.explain import name_card
from gold_widgets.lessons.gold.needs import Needs
from gold_widgets.lessons.questions import Question

if TYPE_CHECKING:
    from gold_widgets.games.gold.game import Game
    from gold_widgets.lessons.questions import Asking


def outcome(_before: Game, after: Game, language: str) -> Question:
    """Ask what the two cards do; in the gold rush, what happens to the one."""
    gettext = translations(language).gettext
    needs = Needs(after, language)
    if needs.turn.is_rush:
        return _outcome_in_rush(after, needs)
    choices = {
        "G5": gettext("The digger carries out the gold"),
        "G6": gettext("The weaker digger is chased away"),
        "G7": gettext("Both cards leave the game"),
        "G8": gettext("Nothing: both are turned face down again"),
    }
    settled = after.events[1]
    rule = settled.rule if isinstance(settled, Strike | Duel | Explosion) else "G8"
    told = (needs.strike(), needs.duel(), needs.explosion(), needs.nothing())
    return Question(
        gettext("What do these two cards do?"),
        tuple(choices.values()),
        choices[rule],
        dict(zip(choices.values(), told, strict=True)),
        rule=rule,
    )


def _outcome_in_rush(after: Game, needs: Needs) -> Question:
    gettext = needs.gettext
    kept = gettext("{player} keeps it").format(player=needs.turn.mover)
    gone, back = gettext("It leaves the game"), gettext("It is turned face down again")
    return Question(
        gettext("What happens to this card?"),
        (kept, gone, back),
        kept if isinstance(after.events[1], RushTaken) else gone,
        {kept: needs.is_gold(), gone: needs.no_gold(), back: needs.before_rush()},
        rule=_settling(after),
    )


def owner(_before: Game, after: Game, language: str) -> Question:
    """Ask who gets gold."""
    gettext = translations(language).gettext
    needs = Needs(after, language)
    nobody = gettext("Nobody")
    winners = [seat.name for seat in after.seats if _won(after, seat.number)]
    return Question(
        gettext("Who gets gold now?"),
        (*(seat.name for seat in after.seats), nobody),
        winners[0] if winners else nobody,
        {**{seat.name: needs.gets(seat) for seat in after.seats}, nobody: needs.nobody_gets()},
        rule=_settling(after),
    )


def leaves(_before: Game, after: Game, language: str) -> Question:
    """Ask which cards leave the table."""
    gettext = translations(language).gettext
    needs = Needs(after, language)
    turn = needs.turn
    names = {
        spot: f"{name_card(card, language)} ({spot})"
        for spot, card in zip(turn.spots, turn.cards, strict=True)
    }
    both, none = gettext("Both"), gettext("None") if len(names) == 1 else gettext("Neither")
    gone = [name for spot, name in names.items() if spot not in after.table]
    answer = none if not gone else gone[0] if len(gone) == 1 else both
    told = {**dict.fromkeys(names.values(), needs.one_leaves()), none: needs.none_leaves()}
    if len(names) == 1:
        text = gettext("Which card leaves the table?")
        return Question(text, (*names.values(), none), answer, told, rule=_settling(after))
    text = gettext("Which cards leave the table?")
    choices = (*names.values(), both, none)
    told[both] = needs.both_leave()
    return Question(text, choices, answer, told, rule=_settling(after))


def points(_before: Game, after: Game, language: str) -> Question:
    """Ask how many points are won."""
    needs = Needs(after, language)
    total = sum(_won(after, seat.number) for seat in after.seats)
    told = {str(number): needs.points(number) for number in range(5)}
    question = translations(language).gettext("How many points are won now?")
    return Question(question, tuple(told), str(total), told, rule=_settling(after))


def what_next(_before: Game, after: Game, language: str) -> Question:
    """Ask how the game goes on."""
    gettext = translations(language).gettext
    needs = Needs(after, language)
    two, one = gettext("The next player flips two cards"), gettext("The gold rush: one card a turn")
    over = gettext("The game is over")
    answer = over if after.is_over else one if after.rush else two
    told = {two: needs.two_cards(), one: needs.one_card(), over: needs.end()}
    # Whether it begins or not: what decides is when a gold rush does.
    began = (event.rule for event in after.events if isinstance(event, RushBegan))
    rule = "G10" if after.is_over else next(began, "G9")
    return Question(gettext("What comes next?"), (two, one, over), answer, told, rule=rule)


KINDS: dict[str, Asking] = {
    "outcome": outcome,
    "owner": owner,
    "leaves": leaves,
    "points": points,
    "next": what_next,
}
"""Kind of question → what asks it."""


def _settling(after: Game) -> str:
    """Return the rule that settled the last turn."""
    return after.events[1].rule


def _won(after: Game, seat: int) -> int:
    """Return the points that the last flip brought a seat."""
    assert after.before is not None
    return after.scores[seat] - after.before.scores[seat]
