"""A first game of Mine for Gold: a card at an end, a row that begins, a corridor of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gold_widgets.engine.seeds import seed_or_fresh, shuffled
from gold_widgets.games.mine_for_gold.cards import BASIC_DECK, COLORS, SILVER, card
from gold_widgets.games.mine_for_gold.course import grouped
from gold_widgets.games.mine_for_gold.events import (
    Chosen,
    Closed,
    Completed,
    Laid,
    Revealed,
    RoundBegan,
    Taken,
)
from gold_widgets.games.mine_for_gold.explain import explanation
from gold_widgets.games.mine_for_gold.layout import CORRIDOR
from gold_widgets.games.mine_for_gold.naming import name_card
from gold_widgets.games.mine_for_gold.notation import scenario
from gold_widgets.lessons import guide
from gold_widgets.lessons.guide import PUPIL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gold_widgets.games.mine_for_gold.events import Event
    from gold_widgets.games.mine_for_gold.game import Game

_CENTER = "{0}6 {0}12"
_HANDS = ("{0}16 {0}20 {2}11", "{1}13 {0}10 {3}5")
"""By these cards all that is worth showing can be shown; {0} to {3} are colors."""
_MORE = 3
"""So many other cards each has besides: few enough to be looked through."""
_SHOWN = ("end", "row", "mine")
"""What the pupil's turns show, one after the other: an end, a new row, a corridor."""

_KINDS = ("mine", "theirs", "row", "end", "pile")
"""What a turn can show, the weightiest first."""


class MineGuide(guide.Guide["Game"]):
    """Looks into both hands, as a friend who knows the game would, and shows what is new."""

    TELLS_LAST: ClassVar[bool] = True

    def lay(self, seed: int | None) -> Game:
        """Deal six cards each, in the colors and with the company that the seed says."""
        seed = seed_or_fresh(seed)
        colors = shuffled([color for color in COLORS if color != SILVER], seed)
        center = _CENTER.format(*colors)
        hands = [hand.format(*colors) for hand in _HANDS]
        known = {*center.split(), *" ".join(hands).split()}
        # Of the center's color nobody else has any: nothing comes in between.
        rest = [each.code for each in BASIC_DECK if each.code not in known]
        rest = shuffled([code for code in rest if code[0] != colors[0]], seed)
        hands = [f"{hand} {' '.join(rest.pop() for _ in range(_MORE))}" for hand in hands]
        return scenario(center, hands=hands, players=self.PLAYERS, seed=seed)

    def is_turn(self, before: Game, after: Game) -> bool:
        """Count rounds: everybody has a turn in each."""
        return not after.queue and after.gaps is None

    def shows(self, turn: Game) -> str:
        """Name what came of the pupil's card, or that the rival took something."""
        kinds = [_kind(event) for event in turn.events]
        return next((kind for kind in _KINDS if kind in kinds), "")

    def pupil(self, game: Game, shown: Sequence[str]) -> str:
        """Point at what shows something new, and lets the next turn do so, too."""
        if game.asks != "choose":
            return max(game.legal(), key=lambda move: self._worth(game.play(move), shown))
        return max(game.legal(), key=lambda move: self._best(game.play(move), shown))

    def computer(self, game: Game, shown: Sequence[str]) -> str:
        """Let the pupil's card do what it was chosen for."""
        return max(game.legal(), key=lambda move: self._worth(game.play(move), shown))

    def prompt(self, game: Game, move: str, spot: str) -> str:
        """Say which card to press, and what it is good for; or where to lay it."""
        gettext = self.gettext
        if game.asks == "lay" and game.laying:
            said = gettext("Several places are equally near. Press where the {card} shall lie.")
            return said.format(card=name_card(game.laying[1], self.language))
        if game.asks == "close":
            return gettext("The gaps can close in several ways. Press the one you like.")
        named = name_card(card(move.rpartition("/")[2]), self.language)
        said = gettext("Now choose your {card}.")
        if game.before is None:
            said = gettext("You are {player}: press your {card}, where the arrow points.")
        why = self._promise(game, move)
        return f"{said.format(player=game.seats[PUPIL], card=named)} {why}".rstrip()

    def pages(self, turn: Game, stage: int) -> list[str]:
        """Tell one wave of a turn at a time, and why it happens."""
        groups = grouped(turn.events)
        told = groups[stage] if stage < len(groups) else ()  # the last one only moves the view
        said = []
        for event in told:
            if not isinstance(event, Chosen | RoundBegan):
                said += [*explanation(event, self.language), self._reason(event, turn)]
        return guide.in_pages(said)

    def _promise(self, game: Game, move: str) -> str:
        """Say what a card is good for, as far as that hangs on nobody else."""
        gettext = self.gettext
        chosen = card(move.rpartition("/")[2])
        row = next((row for row in game.layout if row.color == chosen.color), None)
        if row is None:
            return gettext("Its color has no row yet, so it begins one.")
        tops = [pile[-1].number for pile in row.piles]
        if not tops[0] < chosen.number < tops[-1]:
            if len(tops) == CORRIDOR - 1:
                return gettext("It is the fourth side by side: then the whole row is yours!")
            return gettext("It goes to the end of its row.")
        return gettext("It goes onto the nearest number of its row.")

    def _reason(self, event: Event, turn: Game) -> str:
        gettext = self.gettext
        match event:
            case Revealed() if turn.moment == len(turn.seats):  # once is enough
                return gettext("So nobody can wait and see.")
            case Laid(rule="M4", by=by) if by.number == PUPIL:
                return gettext("Every color has a row of its own.")
            case Completed():
                return gettext("Whoever lays the last card of a corridor takes all of it.")
            case Taken(by=by) if by.number == PUPIL:
                return gettext("Who has the most at the end wins.")
            case Closed():
                return gettext("All cards must hang together again.")
        return ""

    def _best(self, chosen: Game, shown: Sequence[str]) -> tuple[int, ...]:
        """Rank a choice by what can come of it, and the higher, the less that hangs on others."""
        ranks = [self._worth(after, shown) for after in _answers(chosen)]
        wanted, fair, ready, *rest = max(ranks)
        return wanted, fair, ready, sum(rank[0] for rank in ranks), *rest

    def _worth(self, after: Game, shown: Sequence[str]) -> tuple[int, ...]:
        """Rank what came of a turn: new to the pupil, no loss, and a promise for the next one."""
        turns = sum(each in _SHOWN or each == "pile" for each in shown)
        wanted = _SHOWN[min(turns, len(_SHOWN) - 1)]
        end, events = _finished(after)
        kinds = [_kind(event) for event in events]
        ready = end.asks == "choose" and any(
            _takes(answer) for chosen in _answers(end) for answer in _answers(chosen)
        )
        return (
            wanted in kinds,
            "theirs" not in kinds,
            ready if wanted != "mine" else "mine" in kinds,
            after.asks == "choose",  # nothing else is asked: simple things come first
            -len(events),
        )


def _kind(event: Event) -> str:
    """Name what an event shows."""
    match event:
        case Taken(by=by):
            return "mine" if by.number == PUPIL else "theirs"
        case Laid(by=by, place=place) if by.number == PUPIL:
            verb = place.partition("@")[0]
            return {"above": "row", "below": "row", "on": "pile"}.get(verb, "end")
    return ""


def _finished(game: Game) -> tuple[Game, list[Event]]:
    """Go on to the end of the round, in the first way that there is; return all that happens."""
    events = list(game.events)
    while game.asks in ("lay", "close"):
        game = game.play(game.legal()[0])
        events += game.events
    return game, events


def _answers(game: Game) -> Iterator[Game]:
    """Yield what can follow when whoever is to choose now does."""
    return (game.play(move) for move in game.legal())


def _takes(after: Game) -> bool:
    return any(_kind(event) == "mine" for event in after.events)
