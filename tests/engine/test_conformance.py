"""The conformance suite itself: a good game passes it, and each kind of bad game does not."""

import pytest

from gold_widgets.engine.errors import IllegalMove
from tests.engine.conformance import check_game
from tests.engine.nim import Nim


@pytest.mark.parametrize("seed", range(5))
def test_a_game_that_obeys_passes(seed):
    end = check_game(Nim(20), seed)
    assert end.is_over


def test_an_endless_game_is_left_after_enough_moves():
    assert len(check_game(Nim(1000), most_moves=7).history) == 8


class LegalLies(Nim):
    def why_not(self, move):
        return "not today" if move == "1" else super().why_not(move)


class SilentRefusals(Nim):
    def play(self, moves):
        return super().play(moves) if moves in self.legal() else self


class OtherWords(Nim):
    def play(self, moves):
        try:
            return super().play(moves)
        except IllegalMove:
            raise IllegalMove("no") from None


class EarlyWinners(Nim):
    @property
    def winners(self):
        return (self.to_move,)


class ChangesInPlace(Nim):
    def play(self, moves):
        after = super().play(moves)
        object.__setattr__(self, "stones", after.stones)
        return after


class ForgetsItsPast(Nim):
    def play(self, moves):
        after = super().play(moves)
        object.__setattr__(after, "before", None)
        return after


class SaysNothing(Nim):
    def play(self, moves):
        after = super().play(moves)
        object.__setattr__(after, "events", ())
        return after


class EqualToNothing(Nim):
    __eq__ = object.__eq__
    __hash__ = object.__hash__


@pytest.mark.parametrize(
    "bad",
    [
        LegalLies,
        SilentRefusals,
        OtherWords,
        EarlyWinners,
        ChangesInPlace,
        ForgetsItsPast,
        SaysNothing,
        EqualToNothing,
    ],
)
def test_a_game_that_breaks_the_protocol_fails(bad):
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        check_game(bad(20))
