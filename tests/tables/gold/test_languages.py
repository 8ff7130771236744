"""A table in French and German: everything it says is in the reader's language."""

import gettext
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from gold_widgets import GoldTable, gold, play
from gold_widgets.engine import words as catalogues
from gold_widgets.tables import frame
from gold_widgets.tables.gold import scene
from gold_widgets.tables.gold.telling import GoldTelling
from gold_widgets.tables.phrases import Phrases
from tests.tables.pages import act

pytestmark = pytest.mark.usefixtures("no_widget_is_left")

NO_RUSH = gold.Rules(rush_at=0)
LINE = gold.save(gold.scenario("R4 $3"))

SAME = {
    "fr": {"chance", "table", "tables", "point", "points", "dynamite", "match", "mine"}
    | {"duel", "secret", "total", "notebook", "page"},
    "de": {"kernel", "computer", "match", "browser", "mine", "name", "was"}
    | {"partner", "lies", "notebook"},
}
"""Words that a language shares with English."""
WRITTEN = {
    "ann",
    "bob",
    "player",
    "gold",
    "gold1",
    "ctrl",
    "hello",
    "seven",
    "mover",
    "never",
    "help",
    "run",
    "all",
    "cells",
}
NOTATION = {"players", "rules", "rush", "stall", "end", "play", "seed", "move", "face", "mines"}
"""Names, keys, JupyterLab's menu and what the test itself types; and the words of the notation."""

BAD_LINES = [
    "hello",
    "",
    "gold1-20-abc",
    LINE[:-1] + ("0" if LINE[-1] != "0" else "1"),
    "mover: Ann",
    "players: Ann R, Ann B\nR4",
    "players: Ann R, Bob R\nR4",
    "players: Ann R\nR4",
    "players: Ann\nR4",
    "players: Ann X, Bob B\nR4",
    "rules: rush_at 99\nR4",
    "rules: stall never\nR4",
    "seed: x\nR4",
    "seed: 1 2\nR4",
    "to move: Cy\nR4",
    "to move: Ann Bob\nR4",
    "face up: b1\nR4",
    "face up: a1 b1\nR4 R4",
    "mines: $1\nR4",
    "mines: R4, -\nR4",
    "mines: , -\nR4",
    "mines:\nR4",
    "mines: -, -\nmines: -, -\nR4",
    '"R4',
    "??",
    "R4 $3\n$3",
    "R4 " * 9,
    "R4\n" * 9,
    "R4 $3\n1. zz",
    "R4 $3\n2. Ann: a1",
    'R4 $3\n1. "Player 2": a1',
    'R4 $3\n1. "Player 1": a1, b1',
    'R4 $3\n1. "Player 1": a1 R5',
    'R4 $3\n1. "Player 1": a1 = G4',
    'R4 $3\n1. "Player 1": zz',
    'R4 $3\n1. "Player 1": a1 , ,',
]


@pytest.fixture
def brackets(monkeypatch):
    """Put whatever comes from a catalogue in ‹brackets›."""

    class Brackets(gettext.NullTranslations):
        def gettext(self, message):
            return f"‹{message}›"

        def ngettext(self, one, many, n):
            return f"‹{one if n == 1 else many}›"

        def pgettext(self, context, message):
            return f"‹{message}›"

    monkeypatch.setattr(gettext, "translation", lambda *_, **__: Brackets())
    keepers = (catalogues._catalogue, catalogues._ours, scene._spot)
    for keeper in keepers:
        keeper.cache_clear()
    yield
    for keeper in keepers:
        keeper.cache_clear()


def small(language, drawing="R4 $3 B2 $4 ** Y3", **options):
    game = gold.scenario(drawing, players=["Ann", "Bob"], rules=NO_RUSH)
    return GoldTable(game, language=language, **{"pace": 0, **options})


def texts(thing) -> Iterator[str]:
    """Take every text out of lists and mappings, but not the keys."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            if key not in ("id", "kind", "icon"):
                yield from texts(value)
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from texts(each)


def shown(table) -> list[str]:
    """All that a person can read or hear at a table now."""
    at = table._frame
    parts = [at.headline, at.banner, at.status, at.error, at.buttons, at.slider, at.log, at.label]
    sheet = {**at.form, "value": ""}  # a game's own line
    parts += [list(at.rules.values()), without_pictures(at.panel)]
    parts += [at.words, [spot["label"] for spot in at.spots], sheet, table.describe()]
    drawn = [
        shape.text
        for tile in table.picture().tiles
        for shape in tile.shapes
        if hasattr(shape, "text")
    ]
    return [*texts(parts), *drawn]


def without_pictures(panel):
    """Return what a panel says; the chart of a review is a picture with words of its own."""
    entries = [
        {
            key: [each["label"] for each in value] if key == "stills" else value
            for key, value in entry.items()
        }
        for entry in panel.get("entries", ())
    ]
    return {**panel, "kind": "", "entries": entries}


def rules_of(table) -> Iterator[str]:
    """Look up one rule, then all with their examples."""
    act(table, rule="G5")
    yield from shown(table)
    act(table, do="rules")
    for rule in table._frame.rules:
        act(table, more=rule)
    yield from shown(table)


def session(language) -> Iterator[str]:
    """Do everything that makes a table talk; the same in every language."""
    one = small(language)
    yield from shown(one)
    for spot in ("a1", "a1", "zz", "B1", "c1", "a1", "e1", "d1", "e1"):
        one.press(spot)
        yield from shown(one)
    for button in (
        "continue",
        "hint",
        "memory",
        "odds",
        "hint",
        "undo",
        "redo",
        "copy",
        "paste",
        "new",
    ):
        act(one, do=button)
        yield from shown(one)
    yield from rules_of(one)
    for line in BAD_LINES:
        act(one, form="paste", value=line)
        assert one._frame.error, f"{line!r} was taken"
        yield one._frame.error
    for seed in ("seven", "1" * 30):
        act(one, form="new", value=seed)
        yield one._frame.error
    one.go(99)
    yield from shown(one)
    waiting = small(language, seats=["person", "perfect"])
    for spot in ("a1", "c1", "b1", "b1"):
        waiting.press(spot)
        yield from shown(waiting)
    known = small(language, "R4 $4 B2 G2")
    for spot in ("a1", "c1", "b1", "d1"):
        known.press(spot)
    known.go_on()
    act(known, do="hint")
    yield from shown(known)
    yield from shown(GoldTable(language=language, pace=0))
    yield from shown(play(3, seed=7, language=language, pace=0))
    yield from match_of(GoldTable(gold.deal(["Ann", "Bob"], seed=4), language=language, pace=0))


def match_of(match) -> Iterator[str]:
    """Play a whole match."""
    for _ in range(2):
        luck = Random(3)
        while not match.game.is_over:
            match.press(luck.choice(match.game.legal()))
        yield from shown(match)
        for button in ("scores", "review"):
            act(match, do=button)
            yield from shown(match)
        match.press("a1")
        yield from shown(match)
        match.undo()
        yield from shown(match)
        match.redo()
        match.rematch()


def vocabulary(language) -> set[str]:
    """Return every word of three letters or more, but not the gaps that the browser fills."""
    said = "\n".join(session(language)).replace("scenario(...)", "").casefold()
    said = re.sub(r"\{(min|max|step|id|name)\}", "", said)
    return set(re.findall(r"[^\W\d_]{3,}1?", said))


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_table_says_no_english_word(language):
    shared = vocabulary(language) & vocabulary("en")
    assert shared - WRITTEN - NOTATION == SAME[language]


@pytest.mark.usefixtures("brackets")
def test_whatever_a_table_says_comes_from_a_catalogue():
    """Outside of the brackets stand only spots, rules, badges, names and numbers."""
    for text in session("de"):
        outside, depth = "", 0
        for character in text:
            depth += {"‹": 1, "›": -1}.get(character, 0)
            outside += character if not depth and character != "›" else " "
        words = re.findall(r"[^\W_]+", outside)
        assert all(
            re.fullmatch(r"[a-h][1-8]?|[1-8]|[GR]\d+|[RBGYPL]|Gr|Ge|\d+|GOLD|Ann|Bob", word)
            for word in words
        ), text


@pytest.mark.parametrize("language", ["fr", "de"])
def test_buttons_and_forms_differ_from_english_one_by_one(language):
    english, other = Phrases("en"), Phrases(language)
    for kind in ("copy", "paste", "new"):
        said = zip(texts(english.form(kind)), texts(other.form(kind)), strict=True)
        assert all(one != two for one, two in said if one)
    for part in ("buttons", "frame"):
        said = zip(texts(getattr(english, part)), texts(getattr(other, part)), strict=True)
        assert all(one != two for one, two in said)
    assert english.frame.keys() == other.frame.keys()
    said = zip(
        texts(GoldTelling("en").buttons()), texts(GoldTelling(language).buttons()), strict=True
    )
    assert all(one != two for one, two in said)


def test_the_frame_falls_back_on_the_same_english_words():
    script = (Path(frame.__file__).parent / "words.js").read_text(encoding="utf-8")
    block = re.search(r"const WORDS = \{(.*?)\n\};", script, re.DOTALL)[1]
    assert dict(re.findall(r"(\w+):\s*\"(.*?)\"", block)) == Phrases("en").frame


@pytest.mark.parametrize(
    ("language", "refusal"),
    [
        ("en", "a1 is face up already. Flip another card (G4)."),
        ("fr", "a1 est déjà face visible. Retourne une autre carte (G4)."),
        ("de", "a1 liegt schon offen. Decke eine andere Karte auf (G4)."),
    ],
)
def test_a_refusal_is_said_in_the_reader_s_language(language, refusal):
    one = small(language)
    act(one, press="a1")
    act(one, press="a1")
    assert one._frame.status == refusal
    assert one.game.why_not("a1") == "a1 is face up already. Flip another card (G4)."


@pytest.mark.parametrize(("language", "lead"), [("en", "+1.3"), ("fr", "+1,3"), ("de", "+1,3")])
def test_odds_are_written_with_the_language_s_own_decimal_mark(language, lead):
    one = small(language, "R4 $3 B2 $4")
    act(one, do="odds")
    drawn = {text for text in shown(one) if text.startswith("+")}
    assert drawn
    assert all(("," in text) == ("," in lead) for text in drawn if not text[1:].isdigit())


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", "Player 1, Player 2"), ("fr", "Joueur 1, Joueur 2"), ("de", "Spieler 1, Spieler 2")],
)
def test_a_table_that_deals_by_itself_names_its_players(language, names):
    one = GoldTable(language=language, pace=0)
    assert ", ".join(map(str, one.game.seats)) == names


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_turns_are_numbered_in_the_log(language):
    one = small(language)
    for spot in ("a1", "b1", "c1", "d1", "e1", "f1"):
        one.press(spot)
    assert [line[:2] for line in one._frame.log if line[0].isdigit()] == ["1.", "2.", "3."]
