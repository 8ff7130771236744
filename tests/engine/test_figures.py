"""Figures in sentences: short, signed, and joined as a language does."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.engine.figures import counted, listed, number, percent, signed
from gold_widgets.engine.words import LANGUAGES

values = st.one_of(st.fractions(-1000, 1000), st.floats(-1000, 1000))
each_language = pytest.mark.parametrize("language", LANGUAGES)


@given(values, st.sampled_from(list(LANGUAGES)))
def test_a_number_is_rounded_to_a_tenth_and_reads_back(value, language):
    written = number(value, language).replace(",", ".")
    assert float(written) == round(float(value), 1)
    assert not written.endswith(".0")
    assert written != "-0"


@given(values, st.sampled_from(list(LANGUAGES)))
def test_a_sign_is_written_unless_it_reads_as_nothing(value, language):
    written = signed(value, language)
    assert written.lstrip("+") == number(value, language)
    assert (written[0] in "+-") == (written != "0")


@given(st.floats(0, 1) | st.fractions(0, 1))
def test_a_chance_is_never_none_and_never_certain(chance):
    assert 1 <= int(percent(chance).removesuffix("%")) <= 99
    assert abs(int(percent(chance)[:-1]) - 100 * float(chance)) <= 1


def test_figures_are_written_as_a_language_does():
    assert [number(Fraction(5, 2), language) for language in ("en", "fr", "de")] == [
        "2.5",
        "2,5",
        "2,5",
    ]


@each_language
def test_names_are_listed_with_a_word_before_the_last(language):
    assert listed([], language) == ""
    assert listed(["Ann"], language) == "Ann"
    assert listed(iter(["Ann", "Bob"]), language).count(" ") == 2
    assert listed(["Ann", "Bob", 3], language).startswith("Ann, Bob ")
    assert listed(["Ann", "Bob", 3], language).endswith(" 3")


def test_each_language_has_its_own_word():
    assert len({listed(["Ann", "Bob"], language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_number_behind_the_decimal_mark_is_a_plural_but_in_french():
    assert [counted(value) for value in (0, 0.5, 1, 1.04, 1.9, 4)] == [0, 2, 1, 1, 2, 4]
    assert [counted(value, "fr") for value in (0, 0.5, 1.9, 1.96, 4)] == [0, 0, 1, 2, 4]
