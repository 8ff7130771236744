"""The catalogues: complete, in step with the code, and typed as each language types."""

import ast
import importlib.util
import io
import re
import sys
from pathlib import Path
from string import Formatter

import pytest

from gold_widgets import Predict, Table, gold, klondike_rush
from gold_widgets.engine.words import LANGUAGES, game_name, tell, translations
from gold_widgets.lessons import index
from gold_widgets.lessons.mapview import MapView
from gold_widgets.lessons.notes import Notes
from gold_widgets.lessons.worksheets import worksheet

sys.path.append(str(Path(__file__).parents[2] / ".make"))
from tongues import checks, glossary, vocabulary

ROOT = Path(__file__).parents[2]
SPECIFICATION = importlib.util.spec_from_file_location("words", ROOT / ".make" / "words.py")
words = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(words)

TEMPLATE = words.template()
BOOKS = {language: words.translated(language, TEMPLATE) for language in words.LANGUAGES}
RUN = "Run `make words`, translate what it names, and run it again."

each_language = pytest.mark.parametrize("language", BOOKS)

ALIKE = {
    "fr": {
        "mine {company}",
        "R",
        "B",
        "dynamite",
        "Duel",
        "Dynamite",
        "Match",
        "Table",
        "GOLD",
        "Mine for Gold",
    },
    "de": {
        "GOLD",
        "Klondike Rush",
        "Mine for Gold",
        "R",
        "W",
        "G",
        "B",
        "S",
        "Computer",
        "Computer {number}",
        "Match",
        "Name:",
        "{name}: {said}",
        "{these}; {next}",
        "{turn}. {player}, {spots}: {what}",
        "{player}: {what}",
        "{players}: {money}",
        "{order}: {tokens}",
        "{space}, {name}: {what}.",
    },
}
"""What is said in a language as it is in English."""


def pairs(language):
    """Every English text with its translation; of a plural, each form."""
    for message in BOOKS[language]:
        if message.id and message.pluralizable:
            yield from zip(message.id, message.string, strict=True)
        elif message.id and message.string:
            yield message.id, message.string


NAMED = {"client", "concurrent", "dask", "dictionary", "executor", "futures", "line"}
"""What Python and its libraries call things, in every language."""
CODE = re.compile(
    r"%\(prog\)s|'\w+'|\bif __\w+__ ==|\b[a-z]+_[a-z]+\b|\[--[^]]*\]|[\w.]+\((\([^)]*\)|[^()])*\)"
)
"""Code in a sentence of the package: names in quotes, calls, options."""


def left_english(language, english, said):
    """The words of a translation that are English, although nobody calls them so."""
    text = CODE.sub(" ", said)
    found = {
        *checks.english(vocabulary.prose(text)),
        *vocabulary.left_english(language, text, english),
    }
    return found - NAMED


def said_in(language):
    return [said for _, said in pairs(language)]


def gaps(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def around(text):
    """Return the space before and behind a text, and the mark that ends it."""
    before, text_, behind = re.fullmatch(r"(\s*)(.*?)(\s*)", text, re.DOTALL).groups()
    return before, text_[-1] if text_[-1] in ".!?:" else "", behind


def test_every_language_on_offer_has_a_catalogue():
    assert {"en", *words.LANGUAGES} == set(LANGUAGES)


@each_language
def test_every_sentence_is_translated_and_looked_at(language):
    assert words.missing(language) == [], RUN


def test_nothing_has_changed_since_make_words():
    for path, content in words.files().items():
        assert path.exists(), f"{path} is missing. {RUN}"
        assert path.read_bytes() == content, f"{path} is out of date. {RUN}"


@each_language
def test_a_translation_is_no_copy(language):
    assert {english for english, said in pairs(language) if said == english} <= ALIKE[language]


@each_language
def test_no_sentence_of_a_translation_is_left_in_english(language):
    left = [(left_english(language, *pair), pair[1]) for pair in pairs(language)]
    assert [(found, said) for found, said in left if found] == []


@each_language
@pytest.mark.parametrize("said", ["{n}. Nobody.", "{n}. Nobody gets anything.", "{n} and {m}"])
def test_a_sentence_that_is_left_in_english_is_found(language, said):
    assert left_english(language, "{n}. Nobody.", said)


@each_language
def test_dollars_are_written_behind_their_number_on_one_line(language):
    wrong = re.compile(r"\$\{|\} \$")
    assert [pair for pair in pairs(language) if "${" in pair[0] and wrong.search(pair[1])] == []


@each_language
def test_dollars_are_written_behind_a_number_that_is_given_too(language):
    for message in BOOKS[language]:
        if any("klondike_rush" in file for file, _ in message.locations):
            assert not re.search(r"\$\d", str(message.string)), message.string


def test_no_name_stands_behind_a_french_de_which_some_would_shorten():
    named = re.compile(r"\bde \{(player|seat|owner)\}|de \{name\}(?! jusqu)")  # from gold2- on
    assert [said for said in said_in("fr") if named.search(said)] == []


@each_language
def test_a_translation_has_the_same_gaps(language):
    assert [pair for pair in pairs(language) if gaps(pair[0]) != gaps(pair[1])] == []


@each_language
def test_a_translation_begins_and_ends_alike(language):
    marked = [pair for pair in pairs(language) if pair[0] not in (".", ",")]
    assert [pair for pair in marked if around(pair[0]) != around(pair[1])] == []


@pytest.mark.parametrize(("language", "ones"), [("fr", {0, 1}), ("de", {1})])
def test_one_and_many_are_told_apart_as_the_language_does(language, ones):
    catalogue = translations(language)
    for message in BOOKS[language]:
        if message.pluralizable:
            one, many = message.string
            assert one != many
            context = (message.context,) if message.context else ()
            get = catalogue.npgettext if context else catalogue.ngettext
            for number in (0, 1, 2, 3, 5, 10, 21, 64):
                assert get(*context, *message.id, number) == (one if number in ones else many)


@each_language
def test_python_reads_what_was_compiled(language):
    catalogue = translations(language)
    for message in BOOKS[language]:
        if message.id and not message.pluralizable:
            context = (message.context,) if message.context else ()
            get = catalogue.pgettext if context else catalogue.gettext
            assert get(*context, message.id) == message.string


def test_every_text_for_translators_is_a_plain_text_in_the_template():
    """Whoever writes one so that it cannot be found, as an f-string, hears of it here."""
    for path in (ROOT / "gold_widgets").rglob("*.py"):
        if path.parent.name == "engine" and path.name in ("sentences.py", "words.py"):
            continue  # they handle what is written elsewhere
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", None) or getattr(node.func, "id", "")
            if called not in words.KEYWORDS:
                continue
            needed = {"ngettext": 2, "pgettext": 2, "npgettext": 3}.get(called, 1)
            texts = [getattr(word, "value", None) for word in node.args[:needed]]
            where = f"{path.name}, line {node.lineno}"
            assert all(isinstance(text, str) for text in texts), where
            context = texts.pop(0) if called in ("pgettext", "npgettext") else None
            assert TEMPLATE.get(texts[0], context), where


NAMES = {"en": "Klondike Rush", "fr": "Ruée vers le Klondike", "de": "Klondike Rush"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_one_name_in_a_language_wherever_it_is_named(language):
    name = NAMES[language]
    assert game_name(klondike_rush.NAME, language) == name
    game = klondike_rush.deal(3, seed=7)
    table = Table(game, pace=0, language=language)
    table._use("rules")
    assert name in table._frame.panel["title"]
    question = Predict(game, "bid-1 pass pass", ask="buyer", language=language)
    assert table._frame.label == question._frame.label == name
    table.close()
    question.close()
    course = index.course_of("klondike_rush")
    assert course.title(language) == name
    assert f"{name} · " in str(MapView(Notes(), language).text())
    assert f"{name} 01" in worksheet("klondike_rush/01", language=language).title
    with pytest.raises(klondike_rush.GameError) as refusal:
        klondike_rush.load(gold.save(gold.deal(2, seed=1)))
    assert name in tell(refusal.value, language)


def test_the_companies_of_a_refusal_agree_in_french():
    with pytest.raises(klondike_rush.GameError) as refusal:
        klondike_rush.parse("players: Ann, Bob, Cy\nunused: red 11, -, -")
    assert "plus de mines rouges ici" in tell(refusal.value, "fr")


def test_calls_are_found_wherever_they_stand():
    source = b"""
gettext("a"), self.gettext("b"), words.gettext(
    "c "
    "c"
)
f"{x} {self.gettext('d')}"
self.ngettext("e", "es", n), pgettext("subject", "f"), Sentence("g {x}", x=1)
npgettext("object", "j", "js", n)
gettext(text), other("h")
NAME = "i"
NAME, OTHER = 5, "j"
"""
    found = {
        texts for _, _, texts, _ in words.calls(io.BytesIO(source), words.KEYWORDS, (), options={})
    }
    counted = {("e", "es", None), ("object", "j", "js", None)}
    assert found == {"a", "b", "c c", "d", ("subject", "f"), "g {x}", "i", *counted}


def test_a_catalogue_s_head_has_no_date_and_no_version():
    for path in words.files():
        if path.suffix != ".mo":
            head = path.read_text(encoding="utf-8").split("\n\n")[0]
            assert not re.search(r"Date|Babel|Generated|\d{4}", head)


TYPED = re.compile(
    r"\b(?:Ann: (?:a1|bid-4)|players: Ann|money: 30|on sale: |asks: bid|rules: last_bid)"
)
"""What is to be typed as it is, in any language."""


@each_language
def test_what_is_to_be_typed_is_written_alike(language):
    typed = [(TYPED.findall(english), said) for english, said in pairs(language)]
    assert [(lines, said) for lines, said in typed if not all(line in said for line in lines)] == []


def test_french_keeps_its_marks_on_the_line():
    for said in said_in("fr"):
        text = TYPED.sub("", said)
        assert not re.search(r" [:;!?»]| %(?!\w)|« ", text), f"a space that may break: {said}"
        assert not re.search(r"[^\u00a0][:;!?»](?=\s|$)", text), f"a space is missing: {said}"
        assert not re.search(r"«(?!\u00a0)", text), f"a space is missing: {said}"
        assert not re.search(r"(?<=[^\W\d_])'(?=[^\W\d_])", text), f"a straight apostrophe: {said}"


def test_two_cards_have_no_verb_for_one_in_french():
    """With two players a turn is about two cards, and English says *should* of both."""
    assert [said for said in said_in("fr") if re.search(r"\{cards\} (devrait|va)\b", said)] == []


def test_german_quotation_marks_come_in_pairs():
    for said in said_in("de"):
        assert said.count("„") == said.count("“"), said
        assert not set("”«»‚‘") & set(said), said


def test_a_child_is_spoken_to_as_a_child():
    assert not [said for said in said_in("fr") if re.search(r"\b([Vv]ous|[Vv]otre|[Vv]os)\b", said)]
    assert not [said for said in said_in("de") if re.search(r"\b(Ihnen|Ihre[nmrs]?)\b", said)]
    assert not [said for said in said_in("de") if re.search(r"[a-z]en Sie\b", said)]


@each_language
def test_no_word_is_used_that_the_glossary_forbids(language):
    wrong = [
        (word, said)
        for message in BOOKS[language]
        for term in glossary.read(language)
        if not term.games
        or any(f"/{game}/" in place for place, _ in message.locations for game in term.games)
        for said in (message.string if message.pluralizable else (message.string,))
        for word in term.wrong_in(re.sub(r"\w+=|\{[^}]*\}", " ", said))
    ]
    assert wrong == []
