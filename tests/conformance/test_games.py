"""Every game keeps the promises that all games make. One that is not in the list has made none."""

import pytest

from tests.conformance import eyes, rulebooks, values
from tests.conformance.cases import CASES, missing

STARTS = {
    f"{name}: {kind}": (case, start)
    for name, case in CASES.items()
    for kind, start in case.starts.items()
}
each_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES)
each_start = pytest.mark.parametrize(("case", "start"), STARTS.values(), ids=STARTS)


def test_every_game_is_in_the_list():
    assert missing() == set()


def test_a_game_that_is_not_in_the_list_is_missed(tmp_path):
    (tmp_path / "poker").mkdir()
    (tmp_path / "poker" / "__init__.py").touch()
    assert missing(tmp_path) == {"poker"}


@each_case
def test_a_rulebook_says_what_it_is_and_refuses_what_it_is_not(case):
    rulebooks.check_rulebook(case.book)


@each_case
def test_the_rules_are_told_and_their_examples_show_them(case):
    rulebooks.check_rules(case.book)


@each_case
def test_equal_seeds_are_equal_games(case):
    rulebooks.check_seeds(case.book)


@each_case
def test_a_match_has_a_game_for_each_starter(case):
    rulebooks.check_match(case.book)


@each_start
@pytest.mark.parametrize("seed", [0, 100])
def test_a_game_is_a_value_and_legal_never_lies(case, start, seed):
    values.check_game(start, seed)


@each_start
def test_every_legal_move_of_every_seat_can_be_made(case, start):
    values.check_every_move(start)


@each_start
def test_text_and_lines_read_back(case, start):
    rulebooks.check_text(case.book, start)


@each_start
def test_what_cannot_be_read_is_refused_in_a_sentence(case, start):
    rulebooks.check_bad_text(case.book, start)


@each_start
def test_events_carry_their_rule_and_are_told_in_every_language(case, start):
    rulebooks.check_events(case.book, start)


@each_start
def test_views_follow_the_game_and_can_travel(case, start):
    eyes.check_views(case.book, start)


@each_case
def test_computers_and_hints_choose_legal_moves_and_say_why(case):
    for players in case.book.PLAYERS:
        eyes.check_players(case.book, case.book.deal(players, 7), points=6)


@each_start
def test_nothing_that_a_seat_is_given_depends_on_what_it_may_not_see(case, start):
    differed = eyes.check_secrets(case.book, start, case.alike)
    assert differed or start.is_over or not case.book.HAS_SECRETS


@each_case
def test_what_a_seat_may_not_see_is_shuffled_where_there_is_any(case):
    game = case.book.deal(2, 7)
    differs = any(case.alike(game, seat, 1) != game for seat in (None, 0, 1))
    assert differs == (case.book.NAME != "Nim")  # which alone hides nothing
    assert differs or not case.book.HAS_SECRETS
