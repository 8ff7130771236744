"""What the page says itself, in three languages."""

import re

import pytest

from gold_widgets.engine.words import LANGUAGES
from gold_widgets.games import gold, klondike_rush, mine_for_gold
from website.places import SITE

WORDS = "async () => (await import('./words.js')).WORDS"
GAMES = "async () => (await import('./games.js')).GAMES"
BOOKS = {"gold": gold, "mine_for_gold": mine_for_gold, "klondike_rush": klondike_rush}


@pytest.fixture
def words(opened):
    return opened("?lang=en").page.evaluate(WORDS)


def gaps(sentence):
    return set(re.findall(r"\{\w+\}", sentence))


def test_every_sentence_is_there_in_every_language_with_its_gaps(words):
    assert set(words) == set(LANGUAGES)
    for told in words.values():
        assert set(told) == set(words["en"])
        assert {key: gaps(text) for key, text in told.items()} == {
            key: gaps(text) for key, text in words["en"].items()
        }
    same = {key for key in words["en"] if words["en"][key] in (words["fr"][key], words["de"][key])}
    assert same == set()


def test_every_sentence_is_said_somewhere(words):
    texts = [path.read_text(encoding="utf-8") for path in (SITE / "play").glob("*.*s")]
    page = (SITE / "play/index.html").read_text(encoding="utf-8")
    everything = "\n".join([*texts, page])
    levels = {level for book in BOOKS.values() for level in book.LEVELS}
    unsaid = {key for key in words["en"] if f'"{key}"' not in everything} - levels
    assert unsaid == set()


def test_the_page_offers_what_the_rules_know(opened, words):
    games = opened("?lang=en").page.evaluate(GAMES)
    assert set(games) == set(BOOKS)
    for name, book in BOOKS.items():
        assert games[name]["players"] == list(book.PLAYERS)
        assert games[name]["levels"] == list(book.LEVELS)
        assert set(book.LEVELS) <= set(words["en"])
