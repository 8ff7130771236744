"""Whatever a text holds, reading it gives a game or an error that points into the text."""

import base64
import binascii
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.engine.saves import write_text
from tests.games.gold.mistakes import check_place
from tests.games.gold.strategies import games, records, scenarios

SYNTAX = [*'#:,"\\=.-*$?{}%', "\n", "\r", "\t", " ", "..", "??", "R4", "a1", "1.", "G5"]
STRANGE = [
    "\x00",
    "\ud800",
    "\u200b",
    "\u2028",
    "İ",
    "७",
    "👩‍🚀",
    "\\ud800",
    "\\u12",
    "9" * 5000,
    "-0",
]
WORDS = [
    "players:",
    "rules:",
    "seed:",
    "to move:",
    "face up:",
    "mines:",
    "rush_at",
    "stall",
    "moves:",
    "gold1-",
    "gold2-",
]
junk = st.one_of(st.sampled_from([*SYNTAX, *STRANGE, *WORDS]), st.text(max_size=3), st.just(""))

small = st.one_of(scenarios(), st.builds(gold.deal, seed=st.integers(0, 9)))
drawings = games(small).map(str)
lines = games(small).map(gold.save)
transcripts = records(small).map(gold.transcript)
bare_drawings = drawings.map(lambda text: text.partition("to move:")[2].partition("\n")[2])


@st.composite
def mutated(draw, texts) -> str:
    """Draw a text that something happened to: losses, insertions, swaps, repeated lines."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 5))):
        start = draw(st.integers(0, len(text)))
        stop = min(len(text), start + draw(st.integers(0, 4)))
        match draw(st.sampled_from(["replace", "replace", "reverse", "repeat", "line"])):
            case "replace":
                text = text[:start] + draw(junk) + text[stop:]
            case "reverse":
                text = text[:start] + text[start:stop][::-1] + text[stop:]
            case "repeat":
                text = text[:stop] + text[start:]
            case "line":
                rows = text.split("\n")
                row = rows.pop(start % len(rows))
                rows.insert(draw(st.integers(0, len(rows))), row)
                text = "\n".join(rows)
    return text


def check_reads_or_refuses(read, text):
    try:
        game = read(text)
    except gold.NotationError as error:
        check_place(error, text)
        return
    game = getattr(game, "end", game)
    assert gold.parse(str(game)) == game
    assert gold.load(gold.save(game)).end == game
    assert gold.load(gold.transcript(game)).end == game


def lenient(text):
    return gold.scenario(text, strict=False, seed=7)


def packed(text, tag="gold1"):
    """Pack any text as one line with the right checksum, as somebody else's program might."""
    body = base64.b32encode(zlib.compress(text.encode(errors="surrogatepass"))).decode()
    body = body.rstrip("=").lower()
    return f"{tag}-{len(body)}-{body}-{binascii.crc32(body.encode()):08x}"


@given(st.text())
def test_any_text(text):
    for read in (gold.scenario, lenient, gold.parse, gold.load):
        check_reads_or_refuses(read, text)


@given(st.lists(junk, max_size=40).map("".join))
def test_any_text_of_familiar_words(text):
    for read in (gold.scenario, lenient, gold.parse, gold.load):
        check_reads_or_refuses(read, text)


@given(mutated(bare_drawings))
def test_changed_drawings(text):
    check_reads_or_refuses(gold.scenario, text)
    check_reads_or_refuses(lenient, text)


@given(mutated(drawings))
def test_changed_positions(text):
    check_reads_or_refuses(gold.parse, text)
    check_reads_or_refuses(gold.load, text)


@given(mutated(transcripts))
def test_changed_transcripts(text):
    check_reads_or_refuses(gold.load, text)


@given(mutated(lines))
def test_changed_lines(text):
    check_reads_or_refuses(gold.load, text)


@given(mutated(games(small).map(lambda game: f"{game.history[0]}\n{''.join(game.flips)}")))
def test_lines_of_before_that_were_packed_with_something_wrong_inside(text):
    check_reads_or_refuses(gold.load, packed(text))


@given(mutated(games(small).map(write_text)))
def test_lines_that_were_packed_with_something_wrong_inside(text):
    check_reads_or_refuses(gold.load, packed(text, "gold2"))
    check_reads_or_refuses(gold.load, text)


@given(st.binary(max_size=60))
def test_lines_that_hold_anything(data):
    body = base64.b32encode(data).decode().rstrip("=").lower()
    line = f"gold1-{len(body)}-{body}-{binascii.crc32(body.encode()):08x}"
    check_reads_or_refuses(gold.load, line)


@pytest.mark.parametrize("text", ["R4 $3\n", "a1b1"])
def test_a_line_that_unpacks_without_end_is_refused(text):
    endless = "rules: rush_at 0, stall play_on\n$1 $2\n" + text * 300_000
    with pytest.raises(gold.NotationError, match="this line holds no game: it has no end"):
        gold.load(packed(endless))
