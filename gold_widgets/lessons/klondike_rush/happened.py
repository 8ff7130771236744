"""What happened between two points of a game, and how a question tells it without the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush import events as e
from gold_widgets.games.klondike_rush.explain import explain
from gold_widgets.games.klondike_rush.naming import name_company, name_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.klondike_rush.game import Game

E_ = TypeVar("E_")


class Found(NamedTuple):
    """An event, the game that it happened in, and the game after it."""

    event: e.Event
    before: Game
    after: Game


def happened(start: Game, game: Game) -> Iterator[Found]:
    """Yield what happened since `start`, an earlier point of the same game."""
    for past in game.history[len(start.history) :]:
        assert past.before is not None
        yield from (Found(event, past.before, past) for event in past.events)


def all_of(start: Game, game: Game, kind: type[E_]) -> list[E_]:
    """Return all events of a kind since `start`."""
    return [found.event for found in happened(start, game) if isinstance(found.event, kind)]


def first(start: Game, game: Game, kind: type[E_], needs: str) -> tuple[E_, Game, Game]:
    """Return the first event of a kind and the games around it, or refuse: nothing can be asked."""
    for found in happened(start, game):
        if isinstance(found.event, kind):
            return found.event, found.before, found.after
    raise misfit(needs)


def misfit(needs: str) -> SetupError:
    """Say that nothing can be asked of these moves, and of which it could be."""
    return SetupError(
        Sentence("This question does not fit these moves: it needs {moves}.", moves=needs)
    )


def told(start: Game, game: Game, language: str, *, until: type | None = None) -> str:
    """Tell the moves since `start`, and nothing that came of them; `until` ends it before a kind.

    The picture shows the game before the moves, so the question has to say them.
    """
    said = []
    for found in happened(start, game):
        if until is not None and isinstance(found.event, until):
            break
        said.append(_said(found, language))
    return " ".join(filter(None, said))


def _said(found: Found, language: str) -> str:
    """Say what somebody did, in as few words as it takes."""
    gettext, event = translations(language).gettext, found.event
    match event:
        case e.BidMade() | e.Passed():
            return explain(event, language)
        case e.MineBuilt(by=by, company=company, space=space):
            sentence = gettext("{player} builds a mine for {company} on {space}.")
            return sentence.format(player=by, company=name_company(company, language), space=space)
        case e.ProfitTaken(by=by):
            return gettext("{player} uses the profit card.").format(player=by)
        case e.OrderFilled(by=by, order=order, tokens=tokens):
            sentence = gettext("{player} fills the order {order} with {tokens}.")
            return sentence.format(player=by, order=order, tokens=name_tokens(tokens, language))
        case e.Traded(by=by, tokens=tokens):
            sentence = gettext("{player} turns in {tokens}.")
            return sentence.format(player=by, tokens=name_tokens(tokens, language))
        case e.TurnPassed() if not any(isinstance(x, e.ProfitTaken) for x in found.after.events):
            by = found.before.seats[found.before.active]
            return gettext("{player} ends the turn.").format(player=by)
    return ""
