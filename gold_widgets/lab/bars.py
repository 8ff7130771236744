"""A progress bar for what takes long, by tqdm if it is installed."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TYPE_CHECKING, Any, Self

from gold_widgets.engine.words import tell, translations
from gold_widgets.lab.absent import IN_A_PAGE, SLOW

if TYPE_CHECKING:
    from gold_widgets.engine.sentences import Sentence

PATIENCE = 2.0
"""Seconds before a bar is worth showing."""

_told: list[Sentence] = []
"""What is said once, however often it takes long."""


class Bar:
    """Shows how many of so many games are played; it goes once all are, and stays red if not."""

    def __init__(self, games: int, language: str | None = None, *, shown: bool = True) -> None:
        """Wait and see."""
        self._games, self._language, self._shown = games, language, shown
        self._begins = monotonic() + PATIENCE
        self._bar: Any = None

    def show(self, done: int) -> None:
        """Bring the bar up to date."""
        if self._bar is None and monotonic() >= self._begins:
            self._open()
        if self._bar is not None:
            self._bar.update(done - self._bar.n)

    def say(self, said: Sentence) -> None:
        """Say at once what it is that takes so long."""
        text = tell(said, self._language)
        if self._bar is None:
            self._open()
        if self._bar is not None:
            self._describe(text, "{desc}")
        elif self._shown:
            _write(text)

    def say_no_more(self) -> None:
        """Take back what was said."""
        if self._bar is not None:
            self._describe("", None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Take it away, or leave it as it is when not everything was done."""
        if self._bar is not None:
            self._bar.close()

    def _describe(self, text: str, form: str | None) -> None:
        self._bar.bar_format = form
        self._bar.set_description_str(text)

    def _open(self) -> None:
        self._begins = float("inf")  # there is one now, or there will be none
        if not self._shown:
            return
        try:
            from tqdm.auto import tqdm
        except ImportError:
            if IN_A_PAGE and not _told:
                _told.append(SLOW)
                _write(tell(SLOW, self._language))
            return
        unit = translations(self._language).gettext("games")
        self._bar = tqdm(total=self._games, unit=f" {unit}", leave=False)


def _write(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
