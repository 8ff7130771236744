"""Players that pupils might write, good and bad, as if in a cell of a notebook.

They say that they come from `__main__`, so that they travel to other processes as a notebook's do.
"""

import contextlib
import itertools
import os
import time
from pathlib import Path

from gold_widgets import gold


class Eager:
    """Flips the first card it does not know; once it knows all, one after the other."""

    recall = gold.Perfect()

    def choose(self, view):
        cards = view.unknown or view.legal()
        return cards[0] if view.unknown else cards[7 * view.moment % len(cards)]


class Lucky:
    """Takes a seed, and counts its flips: a new one must be made for every game."""

    recall = gold.Keep(0.5)

    def __init__(self, seed):
        self.seed, self.flips = seed, 0

    def choose(self, view):
        self.flips += 1
        return view.legal()[(self.seed + self.flips) % len(view.legal())]


class Bad(Eager):
    """Plays well for a while."""

    def choose(self, view):
        return self.fail(view) if view.moment >= 20 else super().choose(view)


class Raising(Bad):
    def fail(self, view):
        return 1 // (view.moment - view.moment)


class Cheating(Bad):
    def fail(self, view):
        return "z9"


class Listing(Bad):
    def fail(self, view):
        return list(view.legal())


class Endless(Bad):
    def fail(self, view):
        for _ in itertools.count():
            with contextlib.suppress(Exception):
                sum(range(10))


class Sleepy(Bad):
    def fail(self, view):
        time.sleep(60)


class EndlessAway(Bad):
    """Never returns, but only in another process."""

    def __init__(self):
        self.parent = os.getpid()

    def fail(self, view):
        while os.getpid() != self.parent:
            pass
        return Eager.choose(self, view)


class Interrupted(Bad):
    def fail(self, view):
        raise KeyboardInterrupt


class Leaving(Bad):
    def fail(self, view):
        raise SystemExit(3)


class Muddle:
    """A memory that fails, in one way or another, once a game is on its way."""

    fails = True

    def __init__(self, how):
        self.how = how

    def saw(self, memory, place, thing, moment):
        if moment >= 20:
            if self.how == "raises":
                raise KeyError("muddle")
            while self.how == "never ends":
                pass
            return None
        return {**memory, place: thing}


class Muddled(Eager):
    recall = Muddle("raises")


class Nowhere(Eager):
    recall = Muddle("returns nothing")


class Spacey(Eager):
    recall = Muddle("never ends")


class Faceless(Eager):
    """Has no memory to show."""

    @property
    def recall(self):
        raise LookupError("no memory")


class Stubborn:
    """Flips the same two cards forever."""

    recall = gold.Perfect()

    def choose(self, view):
        return view.legal()[0]


class Deadly(Eager):
    """Ends its process, the first time that its marker is missing or always without one."""

    def __init__(self, marker=None):
        self.marker, self.parent = marker, os.getpid()

    def choose(self, view):
        if os.getpid() != self.parent and (self.marker is None or not Path(self.marker).exists()):
            if self.marker is not None:
                Path(self.marker).touch()
            os._exit(1)
        return super().choose(view)


for _player in list(globals().values()):
    if isinstance(_player, type) and _player.__module__ == __name__:
        _player.__module__ = "__main__"
        for _method in vars(_player).values():
            if hasattr(_method, "__code__"):
                _method.__module__ = "__main__"


class Deaf(Eager):
    """Takes its time, and lets nobody disturb it."""

    def choose(self, view):
        end = time.monotonic() + 1
        while time.monotonic() < end:
            with contextlib.suppress(BaseException):
                sum(range(1000))
        return super().choose(view)
