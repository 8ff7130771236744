"""The conformance suite itself: a good game passes it, and each kind of bad game does not."""

import itertools
from dataclasses import replace
from types import SimpleNamespace

import pytest

from gold_widgets.engine.errors import GameError, IllegalMove, NotationError
from gold_widgets.engine.records import Record
from gold_widgets.engine.rulebook import Hint
from gold_widgets.engine.sentences import Sentence
from tests.conformance import eyes, rulebooks
from tests.conformance.values import check_game
from tests.games import nim, showdown
from tests.games.nim import Nim
from tests.games.showdown import conforming

FAILS = (AssertionError, pytest.fail.Exception)


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


class ForgetsItsMoves(Nim):
    moves = ()


class WaitsForNobody(Nim):
    actors = ()


class WaitsForEverybody(Nim):
    actors = (0, 1)


class AsksNothing(Nim):
    asks = ""


class MovesOfOthersAreItsOwn(Nim):
    def legal(self, seat=None):
        return super().legal()


class MoreIsPlayedThanIsLegal(Nim):
    def legal(self, seat=None):
        return super().legal(seat)[:1]

    def why_not(self, move):
        return None if move in Nim.legal(self) else super().why_not(move)


class MovesThatAreNoWords(Nim):
    def legal(self, seat=None):
        return tuple(f"take {move}" for move in super().legal(seat))

    def why_not(self, move):
        return super().why_not(move.removeprefix("take "))


class RefusesInPlainText(Nim):
    def why_not(self, move):
        problem = super().why_not(move)
        return problem and str(problem)


class RepeatsAllThatWasWritten(Nim):
    def why_not(self, move):
        return super().why_not(move) and Sentence("{move!r} is none.", move=move)


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
        ForgetsItsMoves,
        WaitsForNobody,
        WaitsForEverybody,
        AsksNothing,
        MovesOfOthersAreItsOwn,
        MoreIsPlayedThanIsLegal,
        MovesThatAreNoWords,
        RefusesInPlainText,
        RepeatsAllThatWasWritten,
        EqualToNothing,
    ],
)
def test_a_game_that_breaks_the_protocol_fails(bad):
    with pytest.raises((*FAILS, NotationError)):
        check_game(bad(20))


# Rulebooks


def bad_book(book, **worse):
    """Return a rulebook of which some parts are worse."""
    return SimpleNamespace(**{**vars(book), **worse})


STONES = itertools.count(10)
"""Another answer each time."""


def other_rules(**worse):
    """Return rules of nim of which the last is worse."""

    def rules(language=None):
        *most, last = nim.rules(language)
        words = f"{worse.get('words', last.words)} {language or ''}"
        return (*most, last._replace(**{**worse, "words": words}))

    return rules


@pytest.mark.parametrize(
    ("check", "worse"),
    [
        (rulebooks.check_seeds, {"deal": lambda *_: nim.Nim(next(STONES))}),
        (rulebooks.check_seeds, {"deal_again": lambda start, *_: start}),
        (rulebooks.check_rulebook, {"TAG": "nim-1"}),
        (rulebooks.check_rulebook, {"LEVELS": ["nobody"]}),
        (rulebooks.check_rulebook, {"is_whole": lambda start: False}),
        (rulebooks.check_rulebook, {"deal": lambda *_: nim.Nim(20)}),
        (rulebooks.check_rulebook, {"opponent": lambda level: None}),
    ],
    ids=lambda case: getattr(case, "__name__", None) or next(iter(case)),
)
def test_a_rulebook_that_breaks_the_protocol_fails(check, worse):
    check(nim)
    with pytest.raises(FAILS):
        check(bad_book(nim, **worse))


@pytest.mark.parametrize(
    "worse",
    [
        pytest.param(lambda *_: (), id="none"),
        pytest.param(lambda *_: nim.rules("en"), id="one language"),
        pytest.param(lambda *language: nim.rules(*language) * 2, id="ids twice"),
        pytest.param(other_rules(moves="1"), id="an example of another rule"),
        pytest.param(other_rules(moves="9"), id="an example that cannot be played"),
        pytest.param(other_rules(words="Take them all (N9)."), id="a rule that is not there"),
    ],
)
def test_rules_that_are_not_told_well_fail(worse):
    rulebooks.check_rules(nim)
    with pytest.raises((*FAILS, GameError)):
        rulebooks.check_rules(bad_book(nim, rules=worse))


def forgetful_parse(text):
    return nim.parse(text.replace("to move: 1", "to move: 0"))


@pytest.mark.parametrize(
    ("check", "worse"),
    [
        (rulebooks.check_text, {"parse": forgetful_parse}),
        (rulebooks.check_text, {"load": lambda text: Record.of(nim.load(text).start)}),
        (rulebooks.check_text, {"save": lambda game: "x" + nim.save(game)}),
        (rulebooks.check_bad_text, {"load": lambda text: Record.of(nim.Nim(20))}),
        (rulebooks.check_events, {"rules": lambda *language: nim.rules(*language)[:1]}),
        (rulebooks.check_events, {"explain": lambda event, language: "Something happened."}),
        (eyes.check_views, {"view": lambda *_, **__: object()}),
        (eyes.check_players, {"hint": lambda *_: Hint(("7",), "Take seven.")}),
        (eyes.check_players, {"opponent": lambda *_: Cheat()}),
    ],
    ids=lambda case: getattr(case, "__name__", None) or next(iter(case)),
)
def test_a_rulebook_that_is_wrong_about_games_fails(check, worse):
    start = nim.Nim(20)
    check(nim, start)
    with pytest.raises((*FAILS, GameError)):
        check(bad_book(nim, **worse), start)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "Take one.",
        "Take one. On average that wins 0.6 stones.",
        "Nimm einen. Das bringt im Schnitt 0,6 Steine.",
        "Take one. The chance to win is 62%.",
        "Take one, " + "or two " * 40,
    ],
)
def test_a_hint_that_is_bare_long_or_estimated_fails(words):
    eyes.check_plain(Hint(("1",), "Take one. Then four are left.", "It wins in 62.5%."))
    with pytest.raises(AssertionError):
        eyes.check_plain(Hint(("1",), words))


class Cheat(nim.RandomPlayer):
    def choose(self, view):
        return "7"


# Secrets


def leaky_view(game, seat=None, recall=None, *, memory=None):
    """Let everybody see what the last player holds."""
    return replace(showdown.view(game, seat, recall, memory=memory), hand=game.hands[-1])


class LeakyEvents(showdown.Game):
    def _choose(self, move):
        made = super()._choose(move)
        return replace(made, events=(*made.events, move))


class LeakyRefusals(showdown.Game):
    def why_not(self, move):
        problem = super().why_not(move)
        held = any(move.endswith(str(card)) for hand in self.hands for card in hand)
        return problem and (problem + "Another has it." if held else problem)


class LeakyMoves(showdown.Game):
    def legal(self, seat=None):
        return super().legal(seat)[: 1 + sum(self.hands[-1]) % 2]


class LeakyTurns(showdown.Game):
    @property
    def actors(self):
        return tuple(sorted(super().actors, key=lambda seat: -max(self.hands[seat])))


class Peeping(showdown.Opponent):
    """Knows something that is in no view: here, how often it was asked."""

    def choose(self, view):
        return view.legal()[next(STONES) % len(view.legal())]


START = conforming.STARTS["three players"]


def leaking(kind):
    return kind(START.seats, START.hands, START.chosen, START.scores, START.first, START.seed)


@pytest.mark.parametrize(
    ("book", "start"),
    [
        (bad_book(showdown, view=leaky_view), START),
        (bad_book(showdown, opponent=lambda *_: Peeping()), START),
        (showdown, leaking(LeakyEvents)),
        (showdown, leaking(LeakyRefusals)),
        (showdown, leaking(LeakyMoves)),
        (showdown, leaking(LeakyTurns)),
    ],
    ids=["views", "players", "events", "refusals", "moves", "turns"],
)
def test_a_game_that_tells_a_secret_fails(book, start):
    eyes.check_secrets(showdown, START, conforming.alike)
    with pytest.raises((*FAILS, GameError)):
        eyes.check_secrets(book, start, conforming.alike)
