"""From presses to a move: what a press adds to it, and what else is offered to press."""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, Any, NamedTuple

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
    for tried in ((*picked, part), (part,)):
        draft = narrow(legal, tried)
        if draft.moves:
            return draft
        if part in picked:
            return narrow(legal, [each for each in picked if each != part])
    meant = (narrow(legal, picked).missing(part) if picked else None) or part
    if seat is not None and seat != game.to_move and "/" not in meant:
        meant = f"{seat}/{meant}"
    problem = game.why_not(meant) or Sentence("{part} cannot be chosen now.", part=shortened(part))
    raise IllegalMove(problem)


class Offer(NamedTuple):
    """What can be pressed beside the board."""

    buttons: list[Button]
    number: Number | dict[str, object]
    verb: str = ""
    """What a number is chosen for, if that has not been pressed."""


def numbered(verb: str, number: int) -> str:
    """Return what the choice of a number means: the next part, or the move of the one verb."""
    return f"{verb}-{number}" if verb else str(number)


def offered(
    draft: Draft,
    legal: Sequence[str],
    spots: Sequence[Spot],
    telling: Telling[Any],
    words: Phrases,
    game: Game,
) -> Offer:
    """Return buttons for what cannot be pressed on the board, and a chooser of numbers."""
    on_board = {spot["id"] for spot in spots}
    if on_board.issuperset(legal):
        return Offer([], {})
    for spot in on_board.copy():
        on_board.update(parts(spot))
    if draft.picked:
        verb, named = "", telling.part(draft.picked[-1])[0]
        wanted = [part for part in _open(draft) if part not in on_board]
    else:
        loose = [move for move in legal if on_board.isdisjoint(parts(move))]
        verb = _verb_of_numbers(loose)
        named = telling.part(verb)[0] if verb else ""
        wanted = list(dict.fromkeys(_first(move) for move in loose if read(move).verb != verb))
        wanted += [read(move).details[0] for move in loose if read(move).verb == verb]
    numbers = [int(part) for part in wanted if _is_number(part)]
    chooser: Number | dict[str, object] = {}
    if len(numbers) > 1:
        wanted = [part for part in wanted if not _is_number(part)]
        what, low, high = verb or draft.picked[-1], min(numbers), max(numbers)
        label = telling.number(what, low, high) or words.number(low, high)
        chooser = _chooser(sorted(numbers), named, label, telling.leaves(game, what))
    elif numbers and verb:  # there is one number only: it needs no choosing
        wanted = [f"{verb}-{part}" if _is_number(part) else part for part in wanted]
    wanted.sort(key=telling.is_main, reverse=True)
    buttons = [_button(part, telling, game) for part in wanted]
    if draft.picked:
        text, title = words.buttons["drop"]
        buttons.append({"id": "drop", "text": text, "title": title})
    return Offer(buttons, chooser, verb)


def _open(draft: Draft) -> list[str]:
    """Return what can come next, without what all moves that are left have: that is no choice."""
    shared = set(parts(draft.moves[0])).intersection(*map(parts, draft.moves[1:]))
    return [part for part in draft.next if part not in shared]


def _first(move: str) -> str:
    """Return what to offer first of a move: the verb, or all of it where it is only numbers."""
    made = read(move)
    return move if len(made.details) > 1 and all(map(_is_number, made.details)) else made.verb


def _chooser(numbers: Sequence[int], ok: str, label: str, taken: tuple[int, str] | None) -> Number:
    low, high = numbers[0], numbers[-1]
    step = gcd(*(number - low for number in numbers))
    chooser: Number = {
        "min": low,
        "max": high,
        "value": low,
        "label": label,
        "ok": ok,
    }
    if step > 1:
        chooser["step"] = step
    if taken:
        chooser["of"], chooser["left"] = taken
    return chooser


def _button(part: str, telling: Telling[Any], game: Game) -> Button:
    text, title = telling.offer(game, part)
    button: Button = {"id": PART + part, "text": text, "title": title}
    if telling.is_main(part):
        button["main"] = True
    return button


def _is_number(part: str) -> bool:
    return part.isascii() and part.isdigit()


def _verb_of_numbers(legal: Sequence[str]) -> str:
    """Return the one verb that wants a number, such as a bid, if there is just one."""
    moves = [read(move) for move in legal]
    verbs = {move.verb for move in moves if len(move.details) == 1 and _is_number(move.details[0])}
    return verbs.pop() if len(verbs) == 1 else ""
