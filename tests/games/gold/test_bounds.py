"""However long a text is, and whatever it holds, reading it takes little work and few words."""

import sys
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.engine.game import MOST_MOVES
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.text import LONGEST_TEXT
from gold_widgets.engine.words import LANGUAGES, tell
from tests.games.gold.mistakes import check_place
from tests.games.gold.strategies import told
from tests.games.gold.test_fuzz import check_reads_or_refuses, lenient, mutated, packed

CORPUS = {
    path.name: path.read_text(encoding="utf-8", errors="surrogatepass")
    for path in sorted((Path(__file__).parent / "fuzz").glob("*.txt"))
}
"""Texts that once were hard to read, or that come close to them."""
READERS = {
    "scenario": gold.scenario,
    "lenient": lenient,
    "parse": gold.parse,
    "load": gold.load,
}
LONGEST_WORDS = 500
"""Characters that an error has at most."""
CALLS_A_CHARACTER, CALLS_A_MOVE, ANY_CALLS = 12, 40, 3_000
BYTES_A_CHARACTER = 200

each_reader = pytest.mark.parametrize("read", READERS.values(), ids=READERS)


def work(read, text):
    """Count the Python calls that reading a text takes, and see that it is refused in few words."""
    calls = 0

    def count(frame, event, argument):
        nonlocal calls
        calls += event == "call"

    error = None
    sys.setprofile(count)
    try:
        read(text)
    except gold.NotationError as refusal:
        error = refusal
    finally:
        sys.setprofile(None)
    if error:
        check_place(error, text.removeprefix("\ufeff"))
        assert isinstance(error.said, Sentence)
        assert all(len(tell(error, language)) <= LONGEST_WORDS for language in LANGUAGES)
    return calls


LONG = {
    "one letter": "x",
    "cards in a row": "R4 ",
    "cards below each other": "R4\n",
    "empty spots": ".. ",
    "wild cards": "?? ",
    "blanks": " ",
    "lines": "\n",
    "marks": ":",
    "commas": ",",
    "quotations": '"',
    "quoted names": '"a" ',
    "backslashes": '"\\',
    "comments": "# x\n",
    "keys": "players: ",
    "the same key": "seed: 7\n",
    "players": "Ann R, ",
    "one turn": "a1 R4, ",
    "turns": '1. "Player 1": a1\n',
    "digits": "9",
    "moves": "a1 ",
    "lists of moves": "moves: a1\n",
    "lines begun": "gold2-",
    "lines of nothing": "gold2-9-",
    "lines of others": "mine1-24-abcdefgh",
    "letters of a line": "abc234",
    "nothing that can be seen": "\u200b",
    "letters that grow": "İ",
    "astronauts": "👩‍🚀",
}
HEADS = ["", "R4 $3 ** B2\n", "R4 $3 ** B2\n1. Ann: ", "players: ", "gold2-", "moves: ", "#", '"']


@pytest.mark.parametrize("piece", LONG.values(), ids=LONG)
@each_reader
def test_the_work_of_reading_grows_no_faster_than_the_text(read, piece):
    for head in HEADS:
        text = (head + piece * 2_000)[:4_000]
        assert work(read, text) <= ANY_CALLS + CALLS_A_CHARACTER * len(text)


@pytest.mark.parametrize("piece", LONG.values(), ids=LONG)
def test_a_long_text_takes_little_memory_and_the_longest_is_read_or_refused(piece):
    for head in HEADS[:3]:
        longest = head + (piece * LONGEST_TEXT)[: LONGEST_TEXT - len(head)]
        check_short_words(gold.load, longest)
        text = longest[: LONGEST_TEXT // 10]
        for read in (gold.load, gold.scenario):
            tracemalloc.start()
            check_short_words(read, text)
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
            assert peak <= BYTES_A_CHARACTER * len(text)


def check_short_words(read, text):
    """Check that a text is read, or refused in few words."""
    problem = ""
    try:
        read(text)
    except gold.NotationError as error:
        problem = error.said
    assert len(problem) <= LONGEST_WORDS


@each_reader
def test_a_text_that_is_too_long_is_refused_unread(read):
    text = "R4 " * LONGEST_TEXT
    assert work(read, text) < 60
    with pytest.raises(gold.NotationError, match="At most 200000 can be read"):
        read(text)


@pytest.mark.parametrize("name", CORPUS)
@each_reader
def test_every_stored_text_is_read_or_refused_with_little_work(read, name):
    text = CORPUS[name]
    assert work(read, text) <= ANY_CALLS + CALLS_A_MOVE * MOST_MOVES + CALLS_A_CHARACTER * len(text)


@given(mutated(st.sampled_from(sorted(CORPUS.values(), key=len)[:-3])))
def test_whatever_happens_to_a_stored_text_it_is_read_or_refused(text):
    for read in READERS.values():
        check_reads_or_refuses(read, text)


# What may be as long as it likes to be, and what may not


ENDLESS = gold.scenario("$1 $2", rules=gold.Rules(rush_at=0, stall="play_on"))


def flips(count):
    """Return the flips of a game that never gets anywhere."""
    return ["a1", "b1"] * (count // 2) + ["a1"] * (count % 2)


def turns(count):
    """Write that many flips as a file for people."""
    pairs = range(count // 2)
    lines = [f'{turn + 1}. "Player {turn % 2 + 1}": a1, b1' for turn in pairs]
    lines += [f'{len(pairs) + 1}. "Player {len(pairs) % 2 + 1}": a1'] * (count % 2)
    return "\n".join([str(ENDLESS), *lines])


WAYS = {
    "gold1": lambda count: packed(f"{ENDLESS}\n{''.join(flips(count))}"),
    "gold2": lambda count: packed(f"{ENDLESS}\nmoves: {' '.join(flips(count))}", "gold2"),
    "text": lambda count: f"{ENDLESS}\nmoves: {' '.join(flips(count))}",
    "file": turns,
}


@pytest.mark.parametrize("write", WAYS.values(), ids=WAYS)
def test_the_longest_game_is_read_and_one_move_more_is_not(write):
    game = gold.load(write(MOST_MOVES)).game
    assert game.moves == tuple(flips(MOST_MOVES))
    with pytest.raises(gold.NotationError, match="one move too many: at most 2000 can be read"):
        gold.load(write(MOST_MOVES + 1))


def test_the_longest_game_is_written_and_one_move_more_is_not():
    game = ENDLESS.play(" ".join(flips(MOST_MOVES)))
    for write in (gold.save, gold.transcript):
        assert told(gold.load(write(game)).game)[-1] == told(game)[-1]
        with pytest.raises(gold.GameError, match="too long to be written: it has 2001 moves"):
            write(game.play("a1"))


def test_comments_that_could_not_be_read_again_are_not_written():
    record = gold.Record.of(ENDLESS.play("a1")).comment("x" * LONGEST_TEXT)
    with pytest.raises(gold.GameError, match="200000 characters can be read again"):
        gold.transcript(record)


@pytest.mark.parametrize("write", WAYS.values(), ids=WAYS)
def test_a_short_text_that_holds_a_hundred_thousand_moves_takes_little_work(write):
    assert work(gold.load, write(20_000)) <= CALLS_A_MOVE * MOST_MOVES + 12 * LONGEST_TEXT


@pytest.mark.parametrize("write", [str, gold.save, gold.transcript], ids=["text", "line", "file"])
def test_a_byte_order_mark_does_not_matter(write):
    game = gold.deal(seed=7).play("a1 b1 c1")
    game = gold.parse(str(game)) if write is str else game
    assert told(gold.load("\ufeff" + write(game)).game) == told(game)


@pytest.mark.parametrize(
    "refused",
    [
        gold.card,
        gold.scenario,
        lambda junk: gold.parse(f"{junk}: 7\nR4"),
        lambda junk: gold.parse(f"seed: {junk}\nR4"),
        lambda junk: gold.parse(f"rules: stall {junk}\nR4"),
        lambda junk: gold.parse(f"to move: {junk}\nR4"),
        lambda junk: gold.parse(f"face up: {junk}\nR4"),
        lambda junk: gold.parse(f'players: "{junk}" R, Bob B\nR4'),
        lambda junk: gold.parse(f"players: Ann {junk}, Bob B\nR4"),
        lambda junk: gold.load(f"R4 $3\n1. {junk}: a1"),
        lambda junk: gold.load(f'R4 $3\n1. "Player 1": {junk}'),
        lambda junk: gold.load(f'R4 $3\n1. "Player 1": a1 {junk}'),
        lambda junk: gold.load(f'R4 $3\n1. "Player 1": a1 = {junk}'),
        lambda junk: gold.load(f"R4 $3\nmoves: {junk}"),
        lambda junk: gold.deal(seed=7).play(junk),
        lambda junk: gold.deal(seed=7).at(junk),
        lambda junk: gold.deal([junk, "Bob"]),
        gold.deal,
        lambda junk: gold.deal(seed=junk),
        lambda junk: gold.deal(colors=[junk, "R"]),
        lambda junk: gold.deal(colors=junk),
        lambda junk: gold.deal(starter=junk),
        lambda junk: gold.deal(rules=junk),
        lambda junk: gold.Rules(rush_at=junk),
        lambda junk: gold.Rules(stall=junk),
        gold.opponent,
        lambda junk: gold.play_out(gold.deal(seed=7), [junk, "random"]),
        lambda junk: gold.play_out(gold.deal(seed=7), junk),
        lambda junk: gold.view(gold.deal(seed=7), junk),
        lambda junk: tell(Sentence("x"), junk),
        lambda junk: gold.review(gold.deal(seed=7), junk),
        lambda junk: gold.review(gold.deal(seed=7)).moments(junk),
        lambda junk: gold.review(gold.deal(seed=7)).moments(part=junk),
        lambda junk: gold.odds(gold.view(gold.deal(seed=7)), junk),
        gold.Keep,
        gold.Last,
        lambda junk: gold.Record.of(gold.deal(seed=7)).go(junk),
    ],
    ids=range(37),
)
@pytest.mark.parametrize("junk", ["x" * 50_000, "ä" * 190_000], ids=["long", "longest"])
def test_a_refusal_never_repeats_a_long_input(refused, junk):
    with pytest.raises(gold.GameError) as refusal:
        refused(junk)
    assert isinstance(refusal.value.said, Sentence)
    assert all(len(tell(refusal.value, language)) <= LONGEST_WORDS for language in LANGUAGES)
