"""Looks at what a pupil has written in a cell, and says what it found."""

from __future__ import annotations

from gold_widgets.engine.errors import GameError
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.cards import card
from gold_widgets.games.gold.explain import explain, name_card
from gold_widgets.games.gold.game import Game
from gold_widgets.games.gold.notation import scenario
from gold_widgets.games.gold.rules import Rules
from gold_widgets.lessons.progress import progress

_FREE = Rules(rush_at=0, stall="play_on")
"""No gold rush on a small table, so that a single turn can be tried (R2)."""


def check(
    table: str | Game,
    flips: str = "",
    *,
    rule: str | None = None,
    points: int | None = None,
    cards: str = "",
    players: int = 2,
    name: str = "",
    language: str = "en",
) -> None:
    """Play flips on a drawing or a game, and print what happens and whether it was asked for.

    Args:
        table: A drawing, or a game.
        flips: The spots to flip: `"a1 b1"`.
        rule: The rule that should settle the last turn: `"G5"`.
        points: How many points should be won in all.
        cards: Codes of cards that should still be on the table at the end.
        players: How many play on a drawing.
        name: What the exercise is called in `progress`.
        language: `"en"`, `"fr"` or `"de"`.

    >>> check("R4 $3", "a1 b1", rule="G5")
    a1 b1: The red digger 4 carries out the gold 3: 3 points for Player 1. (G5)
    ✓ That is it.
    """
    gettext = translations(language).gettext
    try:
        start = table if isinstance(table, Game) else scenario(table, players=players, rules=_FREE)
        end = start.play(flips)
        wrong = _problems(start, end, rule, points, cards, language)
    except GameError as error:
        print(f"✗ {error}")  # noqa: T201 - a cell's answer
        return
    for line in _told(start, end, language):
        print(line)  # noqa: T201
    if not wrong:
        progress.add(name)
    print("\n".join(f"✗ {each}" for each in wrong) or f"✓ {gettext('That is it.')}")  # noqa: T201


def _told(start: Game, end: Game, language: str) -> list[str]:
    """Tell each turn between two games in a line."""
    lines, spots = [], list(start.face_up)
    for game in end.history[len(start.history) :]:
        spots.append(game.flips[-1])
        if game.face_up:
            continue
        settled = game.events[1]
        lines.append(f"{' '.join(spots)}: {explain(settled, language)} ({settled.rule})")
        spots = []
    return lines


def _problems(
    start: Game, end: Game, rule: str | None, points: int | None, cards: str, language: str
) -> list[str]:
    gettext = translations(language).gettext
    wrong = []
    settled = end.events[1].rule if end.before and not end.face_up else None
    if rule and settled != rule:
        found = settled or gettext("no finished turn")
        sentence = gettext("Wanted: a turn that rule {rule} settles. Found: {found}.")
        wrong.append(sentence.format(rule=rule, found=found))
    won = sum(end.scores) - sum(start.scores)
    if points is not None and won != points:
        sentence = gettext("Wanted: {points} points. Found: {won}.")
        wrong.append(sentence.format(points=points, won=won))
    for code in cards.split():
        if card(code) not in end.table.values():
            sentence = gettext("Wanted: this card still on the table: {card}.")
            wrong.append(sentence.format(card=name_card(card(code), language)))
    return wrong
