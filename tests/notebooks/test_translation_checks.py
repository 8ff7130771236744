"""What the checks of a translated course find, and what they leave in peace."""

import sys
from dataclasses import replace

import pytest

from tests.notebooks.course import FOLDER

sys.path.append(str(FOLDER.parent / ".make"))
from tongues import catalogues, checks, glossary, typography
from tongues.catalogues import NAMES, Course, Entry

COURSES = {language: Course(language) for language in catalogues.LANGUAGES}
each_language = pytest.mark.parametrize("language", COURSES)


def entry(place, english, said="", **more):
    return Entry(place, "paragraph", english, said, **more)


# Every check finds what it is for


@pytest.mark.parametrize(
    ("language", "english", "said", "found"),
    [
        ("fr", "See [06](06.ipynb).", "Voir [06](07.ipynb).", "links differ"),
        ("fr", "Write `a1`.", "Écris `a2`.", "code differs"),
        ("de", "a<br>b", "a b", "tags differ"),
        ("de", "By rule G5 and MR12.", "Nach Regel G5 und MR1.", "rule ids differ"),
        ("de", "**Nobody** wins.", "Niemand gewinnt.", "bold print differs"),
        ("de", "one | two", "eins, zwei", "columns differ"),
        ("de", "one\ntwo", "eins zwei", "line breaks differ"),
        ("fr", "It has 64 points.", "Il a 46 points.", "numbers differ"),
        ("fr", "It is 26.06 \N{NO-BREAK SPACE}%", "26.06\u00a0% en tout", "a decimal point"),
        ("de", "Look here", "Look here", "left in English"),
        ("de", "Look at the cat", "Schau the Katze an", "left in English"),
        ("de", "Look. Nobody gets anything.", "Schau. Nobody gets anything.", "left in English"),
        ("de", "Look. Nobody.", "Schau. Nobody.", "left in English"),
        ("de", "As in 04.1.", "Wie in 04,1.", "exercises differ"),
        ("fr", "Who?", "Qui?", "typed otherwise"),
        ("fr", "Say “yes”", "Dis “oui”", "typed otherwise"),
        ("de", "Say “yes”", 'Sag "ja"', "typed otherwise"),
        ("de", "Say “yes”", "Sag „ja", "typed otherwise"),
        ("fr", "24,000 games", "24\u00a0000 parties", "typed otherwise"),
        ("fr", "Ann wins", "Anne gagne", "Ann is missing"),
        ("de", "Ann and Bob", "Ann und Cys Freund", "Cy is not there in English"),
        ("fr", "Three cards, a third", "Trois cartes, une autre", "'three' 1 times for 2"),
        ("de", "Take seven", "Nimm acht", "'eight' 1 times for 0"),
        ("fr", "A *red* 4", "Un 4 *bleu*", "'red' 0 times for 1"),
        ("de", "Is it *yours*?", "Gehört es dir?", "italics are lost"),
        ("de", "A digger", "Ein Mann", "'digger' is Goldgräber"),
        ("de", "A digger", "Eine Goldgräberstadt", "'digger' is Goldgräber"),
        ("de", "A man", "Ein Bagger", "'Bagger' is not the word"),
        ("fr", "your card", "votre carte", "children are spoken to otherwise"),
        ("de", "press it", "drücken Sie darauf", "children are spoken to otherwise"),
        ("fr", "Something", "", "still to be translated"),
        ("de", "Look. Nobody gets *anything*. (Why?)", "Schau. (Warum?)", "sentences differ"),
        ("fr", "Look. Ann says *“no!”*", "Regarde.", "sentences differ"),
        ("fr", "Look: it is gone.", "Regarde. C’est parti.", "sentences differ"),
        ("de", "Look. Then do it:", "Schau.", "sentences differ"),
    ],
)
def test_a_fault_is_found(language, english, said, found):
    wrong = problems(language, entry("a 1", english, said))
    assert any(found in each for each in wrong)


def problems(language, *entries):
    course = replace(COURSES[language], entries={})
    course.entries = {NAMES: COURSES[language].entries[NAMES], "gold/x": list(entries)}
    return checks.problems(course, "gold/x")


@pytest.mark.parametrize(
    ("language", "english", "said"),
    [
        ("fr", "About 24,000 games, 31.9\u00a0%", "Environ 24\u202f000 parties, 31,9\u00a0%"),
        ("de", "About 24,000 games, 31.9\u00a0%", "Etwa 24.000 Spiele, 31,9\u00a0%"),
        ("de", "As in 04.1, (G5)", "Wie in 04.1, (G5)"),
        ("de", "*Run → Run All Cells* of the menu", "*Run → Run All Cells* im Menü"),
        ("fr", "It is Ann's turn.", "C’est le tour d’Ann."),
        ("de", "The third blue and ten green ones", "Die dritte blaue und zehn grüne"),
        ("de", "Mind that. He knows.", "Achte auf das. Er weiß es."),
        ("fr", "Three seeds", "Trois graines (*seeds*)"),
        ("fr", "Who says “yes”?", "Qui dit «\u00a0oui\u00a0»\u00a0?"),
    ],
)
def test_what_is_right_passes(language, english, said):
    assert problems(language, entry("a 1", english, said)) == []


def test_a_translator_may_say_that_it_is_the_same_or_meant_otherwise():
    assert problems("fr", entry("a 1", "Dynamite", "Dynamite", notes=("the same",))) == []
    assert problems("fr", entry("a 1", "Yes", "Oui", notes=("the same",)))
    assert problems("de", entry("a 1", "A digger", "Ein Mann", notes=("not: digger",))) == []
    assert problems("fr", entry("a 1", "It is new", "C’est neuf", notes=("not: nine",))) == []
    assert problems("fr", entry("a 1", "She wins", "Ann gagne", notes=("not: Ann",))) == []
    error = ("Error displaying widget", "„Error displaying widget“ ist da")
    assert problems("de", entry("a 1", *error))
    assert (
        problems("de", entry("a 1", *error, notes=("in English: displaying error widget",))) == []
    )


def test_a_translator_may_say_how_many_sentences_it_takes():
    look = ("Look: who is it?", "Schau. Wer ist das?")
    assert problems("de", entry("a 1", *look, notes=("sentences: 2",))) == []
    assert problems("de", entry("a 1", *look, notes=("sentences: 3",)))
    assert problems("de", entry("a 1", "Look.", "Schau.", notes=("sentences: 1",)))


def test_a_note_that_no_check_reads_is_a_fault():
    [wrong] = problems("de", entry("a 1", "Look", "Schau", notes=("not digger",)))
    assert "a note that means nothing (not digger)" in wrong


# Typing, and game words


def test_french_spaces_and_apostrophes_are_mended_but_not_in_code():
    typed = typography.mended("fr", "Qui ? « Moi » : l'or, `a ? b` et [x ?](y.ipynb) 5 %")
    assert typed == (
        "Qui\u00a0? «\u00a0Moi\u00a0»\u00a0: l’or, `a ? b` et [x\u00a0?](y.ipynb) 5\u00a0%"
    )


@each_language
def test_a_glossary_allows_nothing_that_it_forbids(language):
    terms = glossary.read(language)
    assert len({(term.english, term.games) for term in terms}) == len(terms)
    for term in terms:
        assert term.said, term.english
        assert not [word for said in term.said for word in term.wrong_in(said)], term.english


def test_both_languages_have_the_same_game_words():
    ours, theirs = ([term.english for term in glossary.read(each)] for each in COURSES)
    assert ours == theirs
