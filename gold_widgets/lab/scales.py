"""Where numbers lie on an axis, and which of them are written beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, isfinite, log10

MOST = 6
"""Steps between the numbers on an axis, at most."""
NEARLY = 1e-9
"""What rounding may have moved a number by, in steps."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Numbers from `low` to `high`, from one end of an axis to the other."""

    low: float
    """The number where the axis starts."""
    high: float
    """The number where it ends."""
    start: float
    """Where it starts in the picture."""
    end: float
    """Where it ends in the picture."""

    @classmethod
    def over(
        cls, values: Iterable[float], start: float, end: float, base: float | None = None
    ) -> Scale:
        """Have room for all values, and a little more; at the start none, if bars stand there."""
        found = [value for value in values if isfinite(value)]
        if base is not None:
            found.append(base)
        low, high = min(found, default=0.0), max(found, default=0.0)
        room = 0.08 * (high - low) or 0.1 * abs(high) or 1.0
        return cls(low - room if base is None else low, high + room, start, end)

    def at(self, value: float) -> float:
        """Say where a number lies in the picture."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, *, whole: bool = False) -> tuple[list[float], int]:
        """Choose round numbers to write, and say how many digits behind the point they have.

        >>> Scale(0, 70, 0, 1).ticks()
        ([0.0, 20.0, 40.0, 60.0], 0)
        """
        rough = (self.high - self.low) / MOST
        power = 10.0 ** floor(log10(rough))
        step = next(n * power for n in (1, 2, 5, 10) if n * power >= rough * (1 - NEARLY))
        step = max(step, 1.0) if whole else step
        first, last = ceil(self.low / step - NEARLY), floor(self.high / step + NEARLY)
        digits = max(0, -floor(log10(step) + NEARLY))
        return [number * step for number in range(first, last + 1)], digits
