"""From presses to a move: what a press adds to it, and what else is offered to press."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import IllegalMove
from gold_widgets.engine.moves import Draft, narrow, parts, read, shortened
from gold_widgets.engine.sentences import Sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.engine.game import Game
    from gold_widgets.tables.phrases import Phrases
    from gold_widgets.tables.pieces import Button, Number, Spot
    from gold_widgets.tables.staging import Telling

PART, SHOW = "part ", "show "
"""How the buttons are called that stand for a part of a move, and that lift the curtain."""


def pressed(
    game: Game, seat: int | None, legal: Sequence[str], picked: Sequence[str], part: str
) -> Draft:
    """Return what has been chosen with one more part; refuse what leads nowhere, and say why.

    A part that is there already is taken back, and one that does not fit begins anew.
    """
    before = narrow(legal, picked)
    for tried in ((*picked, part), (part,)):
        draft = narrow(legal, tried)
        if draft.moves:
            return draft
        if part in picked:
            return narrow(legal, [each for each in picked if each != part])
    meant = (before.missing(part) if picked else None) or part
    if seat is not None and seat != game.to_move and "/" not in meant:
        meant = f"{seat}/{meant}"
    problem = game.why_not(meant) or Sentence("{part} cannot be chosen now.", part=shortened(part))
    raise IllegalMove(problem)


def numbered(draft: Draft, legal: Sequence[str], number: int) -> str:
    """Return what the choice of a number means: the next part, or the move of the one verb."""
    if draft.picked:
        return str(number)
    verb = _verb_of_numbers(legal)
    return f"{verb}-{number}" if verb else str(number)


def offered(
    draft: Draft,
    legal: Sequence[str],
    spots: Sequence[Spot],
    telling: Telling[Any],
    words: Phrases,
) -> tuple[list[Button], Number | dict[str, object]]:
    """Return buttons for what cannot be pressed on the board, and a chooser of numbers."""
    on_board = {spot["id"] for spot in spots}
    if on_board.issuperset(legal):
        return [], {}
    for spot in on_board.copy():
        on_board.update(parts(spot))
    if draft.picked:
        wanted = [part for part in draft.next if part not in on_board]
        verb = draft.picked[0]
    else:
        loose = [move for move in legal if on_board.isdisjoint(parts(move))]
        verb = _verb_of_numbers(loose)
        named = dict.fromkeys(read(move).verb for move in loose)
        wanted = [part for part in named if part != verb]
        if verb:
            wanted += [read(move).details[0] for move in loose if read(move).verb == verb]
    numbers = [int(part) for part in wanted if part.isdigit()]
    chooser: Number | dict[str, object] = {}
    if numbers and verb:
        low, high = min(numbers), max(numbers)
        ok, _ = telling.part(verb)
        label = words.number(low, high)
        chooser = {"min": low, "max": high, "value": low, "label": label, "ok": ok}
        wanted = [part for part in wanted if not part.isdigit()]
    buttons = [_button(part, telling) for part in wanted]
    if draft.picked:
        text, title = words.buttons["drop"]
        buttons.append({"id": "drop", "text": text, "title": title})
    return buttons, chooser


def _button(part: str, telling: Telling[Any]) -> Button:
    text, title = telling.part(part)
    return {"id": PART + part, "text": text, "title": title, "main": True}


def _verb_of_numbers(legal: Sequence[str]) -> str:
    """Return the one verb that wants a number, such as a bid, if there is just one."""
    moves = [read(move) for move in legal]
    verbs = {move.verb for move in moves if len(move.details) == 1 and move.details[0].isdigit()}
    return verbs.pop() if len(verbs) == 1 else ""
