"""Sentences that keep their pattern, so that they can be told in another language."""

import pickle

import pytest

from gold_widgets.engine.errors import GameError, NotationError, did_you_mean
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import LANGUAGES, speak, tell

EMPTY = Sentence("{spot} is face up already. Flip another card (G4).", spot="a1")


def test_a_sentence_is_its_english_text():
    assert EMPTY == "a1 is face up already. Flip another card (G4)."
    assert f"{EMPTY}" == str(EMPTY) == tell(EMPTY)


def test_a_sentence_is_told_in_another_language():
    assert tell(EMPTY, "de") == "a1 liegt schon offen. Decke eine andere Karte auf (G4)."


def test_whoever_prints_a_sentence_or_an_error_reads_the_language_that_is_spoken(capsys):
    error = NotationError(EMPTY, 2, 3)
    speak("de")
    try:
        print(EMPTY, f"{EMPTY}", error, sep="\n")
        wrapped = Sentence("{first}{more}", first=EMPTY, more="!")
    finally:
        speak("en")
    said = "a1 liegt schon offen. Decke eine andere Karte auf (G4)."
    assert capsys.readouterr().out.splitlines() == [said, said, f"Zeile 2, Spalte 3: {said}"]
    assert wrapped == "a1 is face up already. Flip another card (G4).!", "whatever is spoken"


def test_sentences_put_together_are_translated_together():
    more = EMPTY + did_you_mean("B1", ["b1"])
    assert more == "a1 is face up already. Flip another card (G4). Did you mean b1?"
    assert tell(more, "de").endswith("auf (G4). Meinst du b1?")
    assert tell(more + " {x}", "de").endswith("Meinst du b1? {x}")


def test_a_sentence_in_a_gap_is_translated_too():
    error = NotationError(EMPTY, 2, 3)
    assert str(error) == f"line 2, column 3: {EMPTY}"
    assert tell(error, "fr").startswith("ligne 2, colonne 3\u00a0: a1 est déjà face visible.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "plain {text}", "100 %"])
def test_what_is_no_sentence_stays_as_it_is(language, text):
    assert tell(text, language) == tell(GameError(text), language) == text
    assert tell(GameError(), language) == ""


@pytest.mark.parametrize("value", ["{0}", "{spot}", "%s", "\\"])
def test_what_fills_a_gap_is_data(value):
    sentence = Sentence("{spot} is face up already. Flip another card (G4).", spot=value)
    assert sentence.startswith(f"{value} is face up")
    assert tell(sentence, "de").startswith(f"{value} liegt")


@pytest.mark.parametrize("thing", [EMPTY, EMPTY + EMPTY, GameError(EMPTY), NotationError(EMPTY)])
def test_sentences_travel_between_processes(thing):
    again = pickle.loads(pickle.dumps(thing))
    assert str(again) == str(thing)
    assert tell(again, "de") == tell(thing, "de") != str(thing)
