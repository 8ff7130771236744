"""What the game says of each event, kept as a file that a person can read and judge."""

import re
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given

from gold_widgets import gold
from gold_widgets.engine.words import LANGUAGES
from gold_widgets.games.gold.events import TurnedBack
from gold_widgets.games.gold.rules import Case
from tests.games.gold.stories import STORIES, all_events
from tests.games.gold.strategies import picks, play, starts
from tests.golden import check

GOLDEN = Path(__file__).parent / "golden"


def told(language: str = "en") -> str:
    lines = ["What the game says of each event. Ann owns red and green, Bob blue and yellow.", ""]
    for title, (game, flips) in STORIES.items():
        lines += [title]
        for event in all_events(game.play(flips)):
            name = type(event).__name__
            lines += [f"  {event.rule:3} {name:12} {gold.explain(event, language)}"]
        lines += [""]
    cards = (f"  {card.code}  {gold.name_card(card, language)}" for card in gold.CARDS)
    lines += ["The cards", *cards]
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_the_golden_ones(language):
    name = "sentences.txt" if language == "en" else f"sentences_{language}.txt"
    check(GOLDEN / name, told(language))


def test_the_golden_file_tells_every_event_under_every_rule_and_case():
    events = [event for game, flips in STORIES.values() for event in all_events(game.play(flips))]
    assert {type(event) for event in events} == set(get_args(gold.Event))
    assert {event.rule for event in events} == {
        "G4", "G5", "G6", "G7", "G8", "G9", "G10", "R1", "R2"
    }  # fmt: skip
    cases = {event.case for event in events if isinstance(event, TurnedBack)}
    assert cases == {*get_args(Case), "no partner"} - {"strike", "duel", "explosion"}


@given(starts, picks)
def test_every_sentence_is_good_typing(start, chosen):
    for event in all_events(play(start, chosen)):
        sentence = gold.explain(event)
        assert sentence[0].isupper()
        assert sentence[-1] in ".!"
        assert sentence == " ".join(sentence.split())
        assert not set("{}_") & set(sentence)
        assert not re.search(r"\b1 (points|cards)\b|\b([02-9]|[1-9][0-9]) (point|card)\b", sentence)


@pytest.mark.parametrize("name", ["{player}", "100 %", "%s", "Émile", "小明", "O'Neil", "A\\B"])
def test_names_are_said_as_they_are_written(name):
    game = gold.scenario("B4 $3 **", players=["Ann", name], rules=gold.Rules(0)).play("a1 b1")
    strike, passed = game.events[1:3]
    assert gold.explain(strike).endswith(f"3 points for {name}.")
    assert name in gold.explain(passed)


def test_a_sentence_begins_with_a_capital_even_where_a_name_does_not():
    game = gold.deal(["ann", "bob"], seed=7).flip("a1")
    assert gold.explain(game.events[0]).startswith("Ann flips a1: ")
