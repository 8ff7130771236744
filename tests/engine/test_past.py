"""A long past is let go one game at a time, as a page needs it."""

from gold_widgets.engine.past import HasPast, let_go


class Step(HasPast):
    """A game that is freed as games are in a page, and notes how."""

    __slots__ = ("_before", "_move")

    freed = depth = deepest = 0

    def __init__(self, before):
        self._before, self._move = before, None

    def __del__(self):
        Step.depth += 1
        Step.deepest = max(Step.deepest, Step.depth)
        let_go(self)
        assert self._before is None
        Step.depth -= 1
        Step.freed += 1


def steps(count, before=None):
    for _ in range(count):
        before = Step(before)
    return before


def test_a_long_past_is_freed_without_going_deep():
    Step.freed = Step.deepest = 0
    game = steps(100_000)
    del game
    assert Step.freed == 100_000
    assert Step.deepest == 2


def test_a_past_that_somebody_holds_stays():
    Step.freed = 0
    shared = steps(10)
    one, other = steps(5, shared), steps(7, shared)
    del shared, one
    assert Step.freed == 5
    assert other.moment == 16
    del other
    assert Step.freed == 22
