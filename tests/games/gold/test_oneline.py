"""One-line games: they survive what chats, mails and people do to them, or say what is wrong."""

import re
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.games.gold import oneline
from tests.games.gold.mistakes import check_place
from tests.games.gold.strategies import games, told

GAME = gold.deal(["Ann", "Bob", "Cy"], seed=7).play("a1 b1 c1 d1 e1")
LINE = gold.save(GAME)
VISIBLE = string.ascii_letters + string.digits + string.punctuation + "éß–—“”"
INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u00ad\n\r\t \u00a0"
places = st.integers(0, len(LINE) - 1)


def check_reads(text):
    assert told(gold.load(text).game) == told(GAME)


def check_broken(text, words=None):
    """Check that a text is refused, and that the error points into it."""
    with pytest.raises(gold.NotationError, match=words) as refusal:
        gold.load(text)
    check_place(refusal.value, text)
    return refusal.value


def test_a_line_is_letters_and_digits_of_one_case():
    assert re.fullmatch(r"gold1-[0-9]+-[a-z2-7]+-[0-9a-f]{8}", LINE)


def test_a_whole_game_of_two_hundred_flips_is_still_short_enough_to_paste():
    rules = gold.Rules(rush_at=0, stall="play_on")
    game = gold.deal(5, seed=7, rules=rules)
    while len(game.flips) < 200 and not game.is_over:
        game = game.flip(game.legal()[len(game.flips) * 7 % len(game.legal())])
    assert len(gold.save(game)) < 1000


@given(games())
def test_any_game_reads_back(game):
    assert told(gold.load(gold.save(game)).game) == told(game)


def test_a_record_is_saved_to_its_end():
    record = gold.Record.of(GAME).go(2)
    assert gold.load(gold.save(record)).game == GAME


# What it survives


@pytest.mark.parametrize("end", ["\n", "\r\n", "\n    ", " "], ids=ascii)
def test_it_survives_wrapping_at_any_column(end):
    for column in range(1, 81):
        check_reads(end.join(re.findall(rf".{{1,{column}}}", LINE)))


def test_it_survives_capitals():
    check_reads(LINE.upper())
    check_reads(LINE.title())


@given(st.lists(st.tuples(places, st.sampled_from(INVISIBLE)), max_size=20))
def test_it_survives_what_cannot_be_seen(added):
    text = LINE
    for place, character in added:
        text = text[:place] + character + text[place:]
    check_reads(text)


@pytest.mark.parametrize(
    "around",
    [
        "`{}`",
        "```\n{}\n```",
        '"{}"',
        "'{}'",
        "“{}”",
        "«\u00a0{}\u00a0»",
        "({})",
        "<{}>",
        "Look at my game: {} Wasn't that close?",
        "game={}.",
        "İçimde: {}",
        "\ufeff{}",
        "\u2067{}\u2069",
    ],
    ids=ascii,
)
def test_it_survives_what_stands_around_it(around):
    check_reads(around.format(LINE))


@given(st.text(), st.text())
def test_it_survives_any_words_around_it(before, after):
    if not before.lstrip().startswith("players:") and "gold1" not in before:
        check_reads(f"{before} {LINE} {after}")


# What it notices


@given(places, st.sampled_from(VISIBLE))
def test_one_changed_character_is_always_noticed(place, character):
    if character.lower() != LINE[place].lower():
        check_broken(LINE[:place] + character + LINE[place + 1 :])


def test_a_lost_doubled_or_swapped_character_never_makes_another_game():
    for at in range(len(LINE)):
        lost = LINE[:at] + LINE[at + 1 :]
        doubled = LINE[: at + 1] + LINE[at:]
        swapped = LINE[:at] + LINE[at : at + 2][::-1] + LINE[at + 2 :]
        for text in (lost, doubled, swapped):
            try:
                game = gold.load(text).game
            except gold.NotationError:
                continue
            assert told(game) == told(GAME)


@given(places)
def test_a_line_cut_short_is_noticed(length):
    check_broken(LINE[:length])


def test_a_line_cut_short_says_where_it_breaks_off_and_what_to_do():
    packed = LINE.split("-")[2]
    start = LINE.index(packed)
    error = check_broken(f"Here:\n{LINE[: start + 50]}", "this game breaks off: 50 of its")
    assert (error.line, error.column) == (2, start + 50)
    assert error.problem.endswith("Copy it again, from gold1 to its end.")


def test_a_changed_line_says_where_the_game_begins():
    changed = LINE[:-1] + ("0" if LINE[-1] != "0" else "1")
    error = check_broken(f"İ\n Here: {changed}", "its checksum does not fit")
    assert (error.line, error.column) == (2, 8)


def test_a_longer_line_is_noticed():
    head, packed, check = LINE.rpartition("-")[0], LINE.split("-")[2], LINE.split("-")[3]
    check_broken(f"{head}aa-{check}", "its checksum does not fit")
    check_broken(f"gold1-{len(packed) + 2}-{packed}aa-{check}", "its checksum does not fit")


def test_two_lines_glued_together_are_two_games_of_which_the_first_is_read():
    check_reads(LINE + gold.save(gold.deal(seed=8)))


def test_without_a_line_there_is_no_game():
    with pytest.raises(gold.NotationError, match="there is no game here: one begins with gold1-"):
        oneline.read("R4 $3")
    with pytest.raises(gold.NotationError, match="there is no game here"):
        oneline.read("")
