"""What can be pressed: players, piles, places for a card, ways to close, the cards of one's hand.

A pile is called by its visible card, a place and a closing by the whole move.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gold_widgets.engine.figures import apart
from gold_widgets.engine.words import translations
from gold_widgets.games.mine_for_gold.events import Closed, Shift
from gold_widgets.games.mine_for_gold.explain import explain
from gold_widgets.games.mine_for_gold.naming import label_place, name_card, name_cards
from gold_widgets.tables.mine_for_gold import previews
from gold_widgets.tables.mine_for_gold.arrangement import (
    HAND_ACROSS,
    HAND_DOWN,
    around,
    hand_place,
    panels,
)
from gold_widgets.tables.mine_for_gold.options import ghosts, options, ways
from gold_widgets.tables.mine_for_gold.scene import slots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.layout import Pile
    from gold_widgets.games.mine_for_gold.views import View
    from gold_widgets.tables.mine_for_gold.arrangement import Frame, Places, Rectangle
    from gold_widgets.tables.mine_for_gold.options import Option, Way
    from gold_widgets.tables.pieces import Spot
    from gold_widgets.tables.staging import Look

PLAYER = "seat"
"""What the spots of players begin with."""
GHOST = " at "
"""What stands between a closing and the place in the center where it can be pressed, too."""
_HAND_ROW = 100
_kept = lru_cache(maxsize=4096)


def spots(view: View, at: Places, look: Look) -> list[Spot]:
    """Return all spots in reading order: players, center from top to bottom, hand."""
    frame = at.frame(look.stage)
    is_settled = frame is at.frames[-1]
    made = [*_players(view, frame, look.language), *_center(view, frame, look, is_settled)]
    if is_settled and view.asks == "close" and look.asks:
        made += _ghosts(view, frame, look)
        made += _ways(view, frame, look)
        made += _small_hand(view, look)
    elif not (is_settled and view.is_over):
        made += _hand(view, look)
    return made


def _players(view: View, frame: Frame, language: str) -> Iterator[Spot]:
    turned = dict(frame.wave.queue)
    for seat, panel in zip(view.seats, panels(len(view.seats)), strict=True):
        number = seat.number
        score = frame.wave.scores[number]
        card = turned.get(number)
        hidden = view.has_chosen[number] and not view.queue
        yield _player(number, seat.name, score, card, hidden, language, panel.at)


@_kept
def _player(
    number: int,
    name: str,
    score: int,
    card: Card | None,
    hidden: bool,
    language: str,
    at: Rectangle,
) -> Spot:
    catalogue = translations(language)
    said = [
        catalogue.ngettext(
            "{player}: {count} card taken", "{player}: {count} cards taken", score
        ).format(player=name, count=score)
    ]
    if card:
        lays = catalogue.gettext("lays the {card}")
        said.append(lays.format(card=name_card(card, language)))
    elif hidden:
        said.append(catalogue.gettext("has chosen"))
    return {"id": f"{PLAYER}{number}", "label": ", ".join(said), "at": at, "row": 0}


def _center(view: View, frame: Frame, look: Look, is_settled: bool) -> Iterator[Spot]:
    cells = frame.wave.cells
    open_to = {o.cell: o for o in options(view, cells)} if is_settled else {}
    every = sorted({*cells, *open_to})
    lines = sorted({line for line, _ in cells})
    left = min((column for _, column in cells), default=0)
    for cell in every:
        line, column = cell
        place = frame.at(cell)
        option = open_to.get(cell)
        if option:
            yield _option(option, cells.get(cell, ()), place, look.language)
        else:
            row = lines.index(line) + 1
            yield _pile(cells[cell], row, column - left + 1, place, line, look.language)


@_kept
def _pile(pile: Pile, row: int, column: int, at: Rectangle, line: int, language: str) -> Spot:
    gettext = translations(language).gettext
    label = gettext("{card}, row {row}, column {column}").format(
        card=name_card(pile[-1], language), row=row, column=column
    )
    if len(pile) > 1:
        label = apart([label, below(pile, language)], language)
    return {"id": pile[-1].code, "label": label, "at": at, "row": line + 50}


def below(pile: Pile, language: str) -> str:
    """Say how many cards a pile has, and which lie below its top."""
    names = name_cards(pile[-2::-1], language)
    pattern = translations(language).gettext("pile of {count}, below: {cards}")
    return pattern.format(count=len(pile), cards=names)


@_kept
def _option(option: Option, pile: Pile, at: Rectangle, language: str) -> Spot:
    label = label_place(option.card, option.word, language)
    if len(pile) > 1:
        label = apart([label, below(pile, language)], language)
    return {
        "id": option.word,
        "label": label,
        "at": at,
        "row": option.cell[0] + 50,
        "lit": True,
    }


def _ways(view: View, frame: Frame, look: Look) -> Iterator[Spot]:
    found = ways(view, frame.wave.cells)
    places = previews.places(len(found), has_hand=bool(slots(view)))
    lines = sorted({top for _, top, *_ in places})
    for way, at in zip(found, places, strict=True):
        yield {
            "id": way.word,
            "label": told_way(way, view, frame, look.language),
            "at": at,
            "row": _HAND_ROW + lines.index(at[1]),
            "key": way.letter,
            "lit": True,
        }


def _ghosts(view: View, frame: Frame, look: Look) -> Iterator[Spot]:
    """Let a ghost in the center be pressed, too, where it stands for one way alone."""
    scale = frame.origin.scale
    for cell, piles in ghosts(ways(view, frame.wave.cells), frame.wave.cells).items():
        for number, used in enumerate(piles.values()):
            if len(used) == 1:
                [way] = used
                yield {
                    "id": f"{way.word}{GHOST}{cell[0]}.{cell[1]}",
                    "label": told_way(way, view, frame, look.language),
                    "at": previews.part(frame.middle(cell), scale, number, len(piles)),
                    "row": cell[0] + 50,
                    "lit": True,
                }


def told_way(way: Way, view: View, frame: Frame, language: str) -> str:
    """Say which piles a closing moves, and what it costs."""
    shifts = tuple(
        Shift(frame.wave.cells[old], new[1] - old[1], new[0] - old[0])
        for old, new in way.moves.items()
    )
    by, closing = view.seats[view.to_move], way.closing
    event = Closed(by, closing.starts, shifts, closing.cards, closing.steps, 1)
    return f"{way.letter}. {explain(event, language)}"


def _hand(view: View, look: Look) -> Iterator[Spot]:
    for card, number in slots(view).items():
        yield _hand_card(card, number, card is view.chosen, look.language)


def _small_hand(view: View, look: Look) -> Iterator[Spot]:
    """Let one's hand be read out while it makes room for the ways to close the gaps."""
    held = slots(view)
    for number, (card, at) in enumerate(zip(held, previews.hand_places(len(held)), strict=True)):
        spot = _hand_card(card, number, False, look.language)
        yield {**spot, "at": at, "row": 2 * _HAND_ROW + number // 3}


@_kept
def _hand_card(card: Card, number: int, chosen: bool, language: str) -> Spot:
    x, y = hand_place(number)
    label = translations(language).gettext("your {card}").format(card=name_card(card, language))
    made: Spot = {
        "id": card.code,
        "label": label,
        "at": around(x, y, HAND_ACROSS, HAND_DOWN),
        "row": _HAND_ROW + number // 6,
    }
    if chosen:
        made["label"] = f"{label}, {translations(language).gettext('chosen')}"
        made["picked"] = True
    return made
