"""Python's side of the page with nothing but a table: it opens tables, and has their games kept."""

from __future__ import annotations

import json
from importlib import import_module
from typing import TYPE_CHECKING, Any

from website.play.python import stand_ins
from website.play.python.comms import Comms

if TYPE_CHECKING:
    from gold_widgets.tables.table import Table
    from website.play.python.comms import Post


class Page:
    """One table at a time, as the page wishes."""

    def __init__(self, post: Post) -> None:
        """Say where messages go; Jupyter's place is taken before any widget is loaded."""
        stand_ins.install()
        self._post = post
        self._comms = Comms(post)
        self._table: Table | None = None
        self._slot = ""  # where the page keeps the game of this table
        from gold_widgets.tables import finished

        finished.lend(None)  # there is no course here to note it in

    def hear(self, name: str, text: str) -> None:
        """Hand a widget what the page says to it."""
        self._comms.hear(name, text)

    def open(self, text: str) -> None:
        """Open the table that is wished for, and close the one before it.

        What was kept of it is gone on with; if that is damaged, the page is told so.
        """
        from gold_widgets.engine.errors import GameError
        from gold_widgets.engine.words import tell

        wish = json.loads(text)
        if self._table is not None:
            self._table.close()
            self._table = None
        try:
            table, damage = _opened(wish)
        except GameError as error:
            self._tell("refused", "", said=tell(error, wish["language"]))
            return
        table._frame.words = {**table._frame.words, **wish["words"]}
        table.on_change(self._keep)
        self._table, self._slot = table, wish["slot"]
        self._tell("table", table.model_id, damage=damage)
        if not damage:  # rather keep what cannot be read than lose it before a move is made
            self._keep()

    def _keep(self) -> None:
        from gold_widgets.engine.errors import GameError
        from gold_widgets.tables import kept

        if self._table is None:
            return
        try:
            self._tell("keep", self._slot, kept=kept.write(self._table))
        except GameError:  # too long for a line: the last one that was not is kept
            return

    def _tell(self, kind: str, name: str, **content: object) -> None:
        self._post(kind, name, json.dumps(content), ())


def _opened(wish: dict[str, Any]) -> tuple[Table, str]:
    """Open a table, with what was kept on it; say what was wrong with that, if anything was."""
    from gold_widgets.canvas.painter import Painter
    from gold_widgets.door import play
    from gold_widgets.engine.errors import GameError
    from gold_widgets.engine.words import speak, tell
    from gold_widgets.tables import kept
    from gold_widgets.tables.options import read_seed
    from gold_widgets.tables.table import table_of

    book = import_module(f"gold_widgets.games.{wish['game']}")
    language, level = wish["language"], wish["level"]
    speak(language)
    if wish["fineness"]:
        Painter._usual = wish["fineness"]
    options = {"scale": wish["scale"], "patience": None}  # its computers are known to be quick
    damage = ""
    if wish["kept"]:
        try:
            known = kept.read(book, wish["kept"])
            seats = ["person", *[level] * (len(known.record.start.seats) - 1)]
            table = table_of(book)(known.record, seats=seats, **options)
            if known.match:
                kept.lay(table, known)
        except GameError as error:
            damage = tell(error, language)
        else:
            return table, ""
    seed = read_seed(wish["seed"])
    return play(book, wish["players"], seed, opponents=level, **options), damage
