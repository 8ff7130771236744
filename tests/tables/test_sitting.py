"""A sitting: who decides, what stays in sight, who moves next. No widget, no clock."""

from random import Random

import pytest

from gold_widgets import gold
from gold_widgets.engine.errors import IllegalMove, SetupError
from gold_widgets.engine.playing import luck_of
from gold_widgets.engine.records import Record
from gold_widgets.games.gold.players import ExpertPlayer, ForgetfulPlayer, RandomPlayer
from gold_widgets.tables.computers import ComputerFailed
from gold_widgets.tables.gold import Staging
from gold_widgets.tables.sitting import Sitting

NO_RUSH = gold.Rules(rush_at=0)


def sitting(drawing="R4 $3 B2 $4 ** Y3", seats=None, rules=NO_RUSH, players=("Ann", "Bob"), **more):
    game = gold.scenario(drawing, players=players, rules=rules)
    return Sitting(Record.of(game), Staging(), seats, **more)


def make(table, *moves):
    """Let a person make moves, each once what came before is settled."""
    for move in moves:
        table.settle()
        table.play(move)


def go_on(table):
    while table.is_due:
        table.advance()


def test_a_settled_turn_is_held_until_somebody_goes_on():
    table = sitting()
    make(table, "a1")
    assert (table.is_held, table.game.face_up) == (False, ("a1",))
    make(table, "b1")
    assert (table.is_held, table.stage) == (True, 0)
    table.advance()
    assert (table.is_held, table.stage) == (False, 1)


def test_a_move_that_is_not_legal_is_refused_in_words_and_changes_nothing():
    table = sitting()
    make(table, "a1")
    before = table.record
    with pytest.raises(IllegalMove, match="a1 is face up already"):
        table.play("a1")
    assert table.record is before


def test_a_computer_makes_one_move_at_a_time():
    table = sitting(seats=("person", "perfect"))
    make(table, "a1", "b1")
    table.advance()
    assert not table.game.face_up
    table.advance()
    assert len(table.game.face_up) == 1
    table.advance()
    assert table.is_held
    table.advance()
    assert not table.is_held
    assert table.game.to_move == 0
    assert not table.is_due


def test_undo_goes_back_to_the_last_choice_of_a_person():
    table = sitting(seats=("person", "random"))
    make(table, "a1", "b1")
    go_on(table)
    table.undo()
    assert table.record.at == 1
    table.undo()
    assert table.record.at == 0
    assert not table.can_undo
    table.undo()
    assert table.record.at == 0


def test_redo_is_the_way_back():
    table = sitting()
    make(table, "a1", "b1", "c1")
    table.undo()
    table.undo()
    table.redo()
    table.redo()
    assert table.record.at == 3
    assert not table.is_past


def test_nothing_goes_on_by_itself_while_the_past_is_looked_at():
    table = sitting(seats=("person", "perfect"))
    make(table, "a1", "b1")
    table.advance()
    table.advance()
    table.go(2)
    assert table.computer == 1
    assert not table.is_due
    assert table.stage == 0
    table.advance()
    assert (table.record.at, table.stage) == (2, 1)
    table.advance()
    assert table.record.at == 3


def test_a_computer_remembers_the_same_after_an_undo():
    table = sitting("R4 $3 B2 $4 B4 Y3", seats=("person", "perfect"))
    moves = []
    for _ in range(2):
        make(table, "d1", "e1")
        go_on(table)
        moves.append(table.game.moves)
        table.undo()
        table.undo()
    assert moves[0] == moves[1]


def test_people_and_computers_take_their_seats():
    mine = RandomPlayer(3)
    table = sitting(seats=["person", "expert", 0.7, mine], players=["Ann", "Bob", "Cy", "Di"])
    luck = [luck_of(0, seat) for seat in range(4)]
    assert table.players == (None, ExpertPlayer(luck[1]), ForgetfulPlayer(0.7, luck[2]), mine)
    assert (table.people, table.computer, table.askable) == ([0], None, [0])
    assert sitting().people == [0, 1]


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ("perfect", "one entry a seat"),
        (["person", "prefect"], "Did you mean perfect"),
        (["person", object()], "cannot play.*'beginner'"),
        (["person", 7], "between 0 and 1"),
        (["person"], "2 players but seats for 1"),
    ],
)
def test_bad_seats_are_refused_in_words(seats, words):
    with pytest.raises(SetupError, match=words):
        sitting(seats=seats)


def test_whoever_looks_back_wants_a_move_twice_before_the_rest_is_forgotten():
    table = sitting()
    make(table, "a1", "b1", "c1", "d1")
    table.go(2)
    played = table.record
    for spot in ("e1", "f1"):
        with pytest.raises(IllegalMove, match=f"looking back. Press {spot} once more"):
            table.play(spot)
        assert table.record is played
    with pytest.raises(IllegalMove, match="no card"):
        table.play("a1")
    table.play("f1")
    assert table.game.moves == ("a1", "b1", "f1")


def test_whoever_took_something_back_moves_at_once():
    table = sitting()
    make(table, "a1", "b1")
    table.go(0)
    table.redo()
    table.undo()
    make(table, "c1")
    assert table.game.moves == ("c1",)


def test_whoever_looked_back_and_returned_moves_at_once():
    table = sitting()
    make(table, "a1")
    table.go(0)
    table.go(1)
    make(table, "b1")
    assert table.game.moves == ("a1", "b1")


# -- computers that fail -----------------------------------------------------------------------


class Cheat(RandomPlayer):
    def choose(self, view):
        return "z9"


class Broken(RandomPlayer):
    def choose(self, view):
        raise RuntimeError("no idea")


class Silent(RandomPlayer):
    def choose(self, view):
        return None


class Endless(RandomPlayer):
    def choose(self, view):
        while True:
            pass


class Exits(RandomPlayer):
    def choose(self, view):
        raise SystemExit


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (Cheat(), "Bob chose 'z9', which is not allowed: There is no spot 'z9'"),
        (Broken(), r"Bob could not choose \(RuntimeError: no idea\)"),
        (Silent(), "Bob chose None, which is not allowed: a move is a word"),
        (Endless(), "Bob did not choose within 0.2 s"),
        (Exits(), r"Bob could not choose \(SystemExit\)"),
    ],
)
def test_a_computer_that_fails_is_named_and_people_go_on_for_it(player, said):
    table = sitting(seats=["person", player], patience=0.2)
    make(table, "a1", "b1")
    table.advance()
    before = table.record
    with pytest.raises(ComputerFailed, match=said) as refusal:
        table.advance()
    assert str(refusal.value).endswith("Play for Bob now, or undo.")
    assert table.record is before
    assert (table.is_due, table.computer, table.askable) == (False, None, [1])
    make(table, "c1", "d1")
    assert table.game.moves[-2:] == ("c1", "d1")


def test_undo_lets_a_computer_that_failed_try_again():
    table = sitting(seats=["person", Cheat()])
    make(table, "a1", "b1")
    table.advance()
    with pytest.raises(ComputerFailed):
        table.advance()
    table.undo()
    make(table, "c1")
    table.advance()
    assert table.computer == 1


# -- other games at the same sitting -----------------------------------------------------------


def test_computers_stay_when_another_number_of_players_comes_and_goes():
    table = sitting(seats=["person", "perfect"])
    table.put(Record.of(gold.deal(4, seed=3)))
    assert [player is None for player in table.players] == [True, False, False, False]
    table.put(Record.of(gold.deal(2, seed=3)))
    assert [player is None for player in table.players] == [True, False]


def finished(table):
    luck = Random(3)
    while not table.game.is_over:
        make(table, luck.choice(table.game.legal()))
    return table


def test_a_game_that_was_taken_back_after_its_end_does_not_count():
    table = Sitting(Record.of(gold.deal(["Ann", "Bob"], seed=4)), Staging())
    finished(table)
    assert len(table.match.results) == 1
    table.undo()
    assert table.match is None
    table.redo()
    assert len(table.match.results) == 1


def test_a_rematch_after_an_undo_does_not_count_what_was_taken_back():
    table = Sitting(Record.of(gold.deal(["Ann", "Bob"], seed=4)), Staging())
    finished(table)
    table.rematch()
    finished(table)
    table.undo()
    table.rematch()
    assert len(table.earlier.results) == 1
    assert table.game.to_move == 1
