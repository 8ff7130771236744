"""The strongest opponent: it also weighs what a flip leaves for its rivals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gold_widgets.engine.figures import number, signed
from gold_widgets.engine.players import any_of
from gold_widgets.engine.recall import Perfect, Recall
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.chances import odds
from gold_widgets.games.gold.choosing import favorites
from gold_widgets.games.gold.hints import advice, what_to_flip
from gold_widgets.games.gold.kinds import UNKNOWN, kinds_of
from gold_widgets.games.gold.outlook import Outlook, Worth, top

if TYPE_CHECKING:
    from gold_widgets.games.gold.views import View

WORTH_SAYING = 0.05
"""What is rounded to 0.0 is not mentioned."""


@dataclass(frozen=True)
class ExpertPlayer:
    """Remembers every card, and looks ahead to what its rivals can do with the cards shown."""

    seed: int = 0

    @property
    def recall(self) -> Recall:
        """Everything is kept."""
        return Perfect()

    def choose(self, view: View) -> str:
        """Pick one of the spots that leave it best off once its rivals have replied."""
        if _is_simple(view):
            return any_of(favorites(view), view, self.seed)
        kind, _ = top(_weighed(Outlook(view)))
        return any_of(_spots(kind, view), view, self.seed)

    def why(self, view: View, language: str | None = None) -> str:
        """Say what it would flip, and what for."""
        spot = self.choose(view)
        if _is_simple(view):
            return advice(view, odds(view)[spot], language).words
        outlook = Outlook(view)
        flips = _weighed(outlook)
        kind, worth = top(flips)
        spots = [spot]
        if kind != UNKNOWN and outlook.first is None:
            then = [other for other in _spots(outlook.then(kind), view) if other != spot]
            spots.append(then[0])
        gettext = translations(language).gettext
        average = gettext("On average that is worth {lead} for your lead.")
        return " ".join(
            [
                what_to_flip(view, spots, language),
                average.format(lead=signed(worth.gain, language)),
                *_reply(view, flips, language),
                *_diggers(outlook, worth, language),
            ]
        )


def plan(view: View) -> tuple[str, ...]:
    """Return what it would flip: one spot, or two where it is known what the first will show."""
    spot = ExpertPlayer().choose(view)
    if _is_simple(view) or view.face_up or spot not in view.known:
        return (spot,)
    kind = kinds_of(view).of[view.known[spot]]
    then = [other for other in _spots(Outlook(view).then(kind), view) if other != spot]
    return spot, then[0]


def _is_simple(view: View) -> bool:
    """Tell whether no reply can hang on this flip: in a rush a card that is flipped is gone."""
    return view.rush or len(view.face_down) + len(view.face_up) < 2


def _weighed(outlook: Outlook) -> dict[int, Worth]:
    return outlook.first_flips() if outlook.first is None else outlook.second_flips()


def _spots(kind: int, view: View) -> tuple[str, ...]:
    """Return the spots where a kind of card is known to lie."""
    if kind == UNKNOWN:
        return view.unknown
    kinds = kinds_of(view)
    return tuple(spot for spot, card in view.known.items() if kinds.of[card] == kind)


def _reply(view: View, flips: dict[int, Worth], language: str | None) -> list[str]:
    """Say what the rivals can expect then, and from the flip that would bring more at once."""
    gettext = translations(language).gettext
    worth = top(flips)[1]
    if len(view.setup.seats) == 2:
        then = gettext("With what has been shown, your rival can then expect {points}.")
    else:
        then = gettext("With what has been shown, each rival can then expect {points}.")
    said = []
    if worth.threat >= WORTH_SAYING:
        said.append(then.format(points=number(worth.threat, language)))
    tempting = max(flips, key=lambda other: flips[other].gain)
    more = flips[tempting]
    if more.gain - worth.gain >= WORTH_SAYING and more.threat - worth.threat >= WORTH_SAYING:
        if tempting == UNKNOWN:
            but = gettext("An unknown card would bring {lead} at once, but leave {points} to them.")
        else:
            but = gettext("{spot} would bring {lead} at once, but leave {points} to them.")
        said.append(
            but.format(
                spot=_spots(tempting, view)[0],
                lead=signed(more.gain, language),
                points=number(more.threat, language),
            )
        )
    return said


def _diggers(outlook: Outlook, worth: Worth, language: str | None) -> list[str]:
    """Say what it counts that diggers leave, its own or its rivals'."""
    change = worth.total - worth.gain + worth.threat - outlook.edge
    if abs(change) < WORTH_SAYING:
        return []
    gettext = translations(language).gettext
    said = gettext("The diggers that leave, yours and theirs, count {points} for later.")
    return [said.format(points=signed(change, language))]
