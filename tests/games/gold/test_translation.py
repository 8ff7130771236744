"""Sentences in other languages, from catalogues that the tests write themselves."""

import ast
import importlib
import struct
from functools import partial
from pathlib import Path
from string import Formatter

import pytest

from gold_widgets import gold
from gold_widgets.engine.words import LANGUAGES, translations
from tests.games.gold.stories import STORIES, all_events
from tests.games.gold.tables import table

# The package's name `explain` is the function; this is the module of that name.
EXPLAIN = importlib.import_module("gold_widgets.games.gold.explain")

GERMAN = {
    "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",
    "{winner} chases away {loser} and is turned face down again on {spot}. Remember it!": (
        "Auf {spot} liegt wieder verdeckt, wer {loser} verjagt hat: {winner}."
    ),
    "subject\x04the red digger {value}": "der rote Gräber {value}",
    "object\x04the red digger {value}": "den roten Gräber {value}",
    "object\x04the gold {value}": "das Gold {value}",
    "red digger {value}": "roter Gräber {value}",
    "{digger} carries out {gold}: {points} point for {player}.\x00"
    "{digger} carries out {gold}: {points} points for {player}.": (
        "{digger} holt {gold}: {points} Punkt für {player}.\x00"
        "{digger} holt {gold}: {points} Punkte für {player}."
    ),
}


def write_catalogue(folder: Path, language: str, sentences: dict[str, str]) -> None:
    """Write a binary gettext catalogue: a head, a table of places, then the texts."""
    texts = [(key.encode(), said.encode()) for key, said in sorted(sentences.items())]
    body, places = b"", ([], [])
    start = 28 + 16 * len(texts)
    for column, table_ in enumerate(places):
        for pair in texts:
            table_.append(struct.pack("<II", len(pair[column]), start + len(body)))
            body += pair[column] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(texts), 28, 28 + 8 * len(texts), 0, start)
    path = folder / language / "LC_MESSAGES" / "gold_widgets.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(head + b"".join(places[0] + places[1]) + body)


@pytest.fixture
def speak(tmp_path, monkeypatch):
    """Let `explain` know no catalogues but those that the test writes with this."""
    monkeypatch.setattr(EXPLAIN, "translations", lambda language: translations(language, tmp_path))
    return partial(write_catalogue, tmp_path)


def last_happening(codes, flips="a1 b1"):
    return table(f"{codes} ** **").play(flips).events[1]


def test_a_catalogue_is_read(tmp_path):
    write_catalogue(tmp_path, "de", GERMAN)
    german = translations("de", tmp_path)
    assert german.gettext("red digger {value}") == "roter Gräber {value}"
    assert german.pgettext("object", "the red digger {value}") == "den roten Gräber {value}"


def test_one_and_many_are_told_apart(speak):
    speak("de", GERMAN)
    assert gold.explain(last_happening("R4 $1"), "de") == (
        "Der rote Gräber 4 holt das Gold 1: 1 Punkt für Ann."
    )
    assert gold.explain(last_happening("R4 $3"), "de") == (
        "Der rote Gräber 4 holt das Gold 3: 3 Punkte für Ann."
    )


def test_a_translator_may_turn_a_sentence_round_and_bend_its_words(speak):
    speak("de", GERMAN)
    assert gold.explain(last_happening("R4 R2"), "de") == (
        "Auf a1 liegt wieder verdeckt, wer den roten Gräber 2 verjagt hat: der rote Gräber 4."
    )


def test_a_card_s_label_is_translated(speak):
    speak("de", GERMAN)
    assert gold.name_card(gold.card("R4"), "de") == "roter Gräber 4"
    assert (
        gold.explain(table("R4 $3").flip("a1").events[0], "de") == "Ann flips a1: roter Gräber 4."
    )


def test_what_a_catalogue_lacks_stays_english(speak):
    speak("de", GERMAN)
    for event in (last_happening("** B4"), last_happening("$1 $2")):
        assert gold.explain(event, "de") == gold.explain(event)
    assert gold.name_card(gold.card("B4"), "de") == "blue digger 4"


@pytest.mark.usefixtures("speak")
def test_without_a_catalogue_everything_stays_english():
    event = last_happening("R4 $3")
    assert {gold.explain(event, language) for language in LANGUAGES} == {gold.explain(event)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_on_offer_can_tell_every_event(language):
    for game, flips in STORIES.values():
        for event in all_events(game.play(flips)):
            assert gold.explain(event, language)


@pytest.mark.parametrize(
    ("language", "hint"),
    [("it", ""), ("EN", " Did you mean en?"), ("fr_FR", " Did you mean fr?"), (7, "")],
)
def test_an_unknown_language_is_refused_with_those_there_are(language, hint):
    event = last_happening("R4 $3")
    for speaks in (translations, lambda code: gold.explain(event, code)):
        with pytest.raises(gold.SetupError) as refusal:
            speaks(language)
        assert str(refusal.value) == (
            f"language={language!r} is not spoken here. "
            f"There are 'en' (English), 'fr' (Français), 'de' (Deutsch).{hint}"
        )


def sentences_in_the_code() -> list[tuple[str, list[str]]]:
    """Find every call that is for translators: which gettext it is, and its texts."""
    source = ast.parse(Path(EXPLAIN.__file__).read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(source):
        if isinstance(node, ast.Call):
            called = getattr(node.func, "attr", None) or getattr(node.func, "id", "")
            if called.endswith("gettext"):
                texts = [word.value for word in node.args if isinstance(word, ast.Constant)]
                found.append((called, texts))
    return found


def test_the_sentence_for_one_has_no_gap_that_the_one_for_many_lacks():
    pairs = [texts for called, texts in sentences_in_the_code() if called == "ngettext"]
    assert pairs
    for pair in pairs:
        one, many = ({name for _, name, _, _ in Formatter().parse(text)} for text in pair)
        assert one <= many


def test_no_word_of_any_sentence_escapes_translation(speak):
    """Every sentence is put in brackets, and then no letter may stand outside of them."""
    catalogue = {"": GERMAN[""]}
    for called, texts in sentences_in_the_code():
        said = texts[1:] if called == "pgettext" else texts
        key = ("\x04" if called == "pgettext" else "\x00").join(texts)
        catalogue[key] = "\x00".join(f"‹{text}›" for text in said)
    speak("de", catalogue)
    for event in (
        event for game, flips in STORIES.values() for event in all_events(game.play(flips))
    ):
        depth, outside = 0, ""
        for character in gold.explain(event, "de"):
            depth += {"‹": 1, "›": -1}.get(character, 0)
            outside += "" if depth or character == "›" else character
        assert not outside.strip(), gold.explain(event, "de")
