"""A progress bar for what takes long, by tqdm if it is installed."""

from __future__ import annotations

from time import monotonic
from typing import Any

PATIENCE = 2.0
"""Seconds before a bar is worth showing."""


class Bar:
    """Shows how many of so many are done."""

    def __init__(self, total: int, unit: str) -> None:
        """Wait and see."""
        self._total, self._unit, self._began = total, unit, monotonic()
        self._bar: Any = None

    def show(self, done: int) -> None:
        """Bring the bar up to date."""
        if self._bar is None:
            if monotonic() - self._began < PATIENCE:
                return
            self._began = float("inf")  # there is one now, or there will be none
            try:
                from tqdm.auto import tqdm
            except ImportError:
                return
            self._bar = tqdm(total=self._total, unit=self._unit, leave=False)
        self._bar.update(done - self._bar.n)

    def close(self) -> None:
        """Take it away."""
        if self._bar is not None:
            self._bar.close()
