"""The rules of a game at the table: each with its pictures and its lesson, for whoever asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gold_widgets.canvas.svg import svg
from gold_widgets.engine.pictures import mime_bundle
from gold_widgets.engine.words import game_name, translations
from gold_widgets.tables.links import path_to
from gold_widgets.tables.staging import Look, staging_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from gold_widgets.engine.game import Game
    from gold_widgets.engine.rulebook import Rule, Rulebook
    from gold_widgets.tables.pieces import Entry, Panel, Still

_MOST = 3
"""Stages of a move that are drawn; of more, the first and the last."""


class RuleCard:
    """What the book says, in one language."""

    def __init__(self, book: Rulebook[Any, Any], language: str) -> None:
        self._book, self._language = book, language
        self._rules = {rule.id: rule for rule in book.rules(language)}
        self.gettext = translations(language).gettext

    def one(self, name: str) -> Panel:
        """Tell one rule with all that belongs to it."""
        rule = self._rules[name]
        entry = self._entry(rule)
        self._illustrate(entry, rule)
        return {"kind": "rule", "title": entry.pop("title"), "entries": [entry]}

    def all(self, opened: Collection[str] = ()) -> Panel:
        """Tell all rules; pictures only of those that were asked for."""
        entries: list[Entry] = []
        for rule in self._rules.values():
            entry = self._entry(rule)
            if rule.example:
                is_open = rule.id in opened
                entry["more"] = {"text": self.gettext("Example"), "open": is_open}
                if is_open:
                    self._illustrate(entry, rule)
            entries.append(entry)
        name = game_name(self._book.NAME, self._language)
        title = self.gettext("The rules of {game}").format(game=name)
        return {"kind": "rules", "title": title, "entries": entries}

    def _entry(self, rule: Rule) -> Entry:
        entry: Entry = {"id": rule.id, "title": f"{rule.id} · {rule.name}", "text": rule.words}
        if path := path_to(rule.lesson, language=self._language):
            text = self.gettext("Go to the lesson about it")
            entry["link"] = {"path": path, "text": text}
        return entry

    def _illustrate(self, entry: Entry, rule: Rule) -> None:
        """Draw what a rule is about, and tell it."""
        if not rule.example:
            return
        game = self._book.parse(rule.example)
        if not rule.moves:
            entry["stills"] = [self._position(game)]
            return
        end = game.play(rule.moves)
        entry["stills"], entry["told"] = [*self._stages(end)], self._told(end)

    def _told(self, game: Game) -> str:
        staging = staging_of(self._book)()
        last = staging.stages(game) - 1
        return staging.words(self._language).status(game, ask=False, stage=last)

    def _position(self, game: Game) -> Still:
        """Draw a position as a still picture of it is drawn anywhere."""
        still = self._still(game, 0, 1, "")
        if drawn := mime_bundle(game, self._language).get("image/svg+xml"):
            still["svg"] = drawn
        return still

    def _stages(self, game: Game) -> Iterator[Still]:
        """Draw the last move: its stages or, if it has but one, what was there before it."""
        count = staging_of(self._book)().stages(game)
        first, then = self.gettext("First"), self.gettext("Then")
        if count == 1 and game.before is not None:
            yield self._still(game.before, 0, 1, self.gettext("Before"))
            yield self._still(game, 0, 1, self.gettext("After"))
            return
        for stage in range(count) if count <= _MOST else (0, count - 1):
            yield self._still(game, stage, count, then if stage else first)

    def _still(self, game: Game, stage: int, count: int, text: str) -> Still:
        staging = staging_of(self._book)()
        at = staging.laid_out(game, stage)
        # What the move brings to light is seen first, and nothing has come of it yet.
        is_open = count > 1 and not stage and game.before is not None
        view = self._book.view(game.before if is_open else game)
        look = Look(stage, stage < count - 1, game.events, asks=False, language=self._language)
        told = staging.words(self._language).describe(view, staging.spots(view, at, look))
        label = ". ".join(told)
        return {"svg": svg(staging.scene(view, at, look), label), "label": label, "text": text}
