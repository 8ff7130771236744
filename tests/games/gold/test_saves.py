"""One-line games: they survive what chats, mails and people do to them, or say what is wrong."""

import re
import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.games.gold.saves import SAVES
from tests.games.gold.mistakes import check_place, check_refused
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
    assert re.fullmatch(r"gold2-[0-9]+-[a-z2-7]+-[0-9a-f]{8}", LINE)


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


GOLD1 = (Path(__file__).parent / "golden" / "gold1_lines.txt").read_text(encoding="utf-8")
"""Lines of the first form, each with its flips and with where they led."""


@pytest.mark.parametrize("example", GOLD1.strip().split("\n\n"))
def test_every_line_of_the_first_form_still_reads(example):
    line, flips, position = example.split("\n", 2)
    game = gold.load(line).game
    assert (" ".join(game.moves) or "-", str(game)) == (flips, position)
    assert told(gold.load(gold.save(game)).game) == told(game)


@pytest.mark.parametrize("tag", ["gold1", "gold2"])
@pytest.mark.parametrize("rest", ["hello", "", "12", "12-", "x12-abc", "-abc-00000000"])
@pytest.mark.parametrize("around", ["{}", "my game: {}", "{}\n"])
def test_what_begins_like_a_line_is_incomplete_or_damaged(tag, rest, around):
    check_broken(around.format(f"{tag}-{rest}"), "is incomplete or damaged|breaks off")


def test_a_line_of_another_game_is_told_apart():
    other = LINE.replace("gold2", "mine1")
    for text in (other, f"Look: {other}", f"`{other.upper()}`"):
        error = check_broken(text, "it begins with mine1-, and one of GOLD with gold2-")
        assert error.column == text.lower().index("mine1") + 1


def test_the_text_that_a_line_packs_reads_by_itself():
    text = f"{GAME.history[0]}\nmoves: a1 b1,c1\n   d1 e1\n"
    assert told(gold.load(text).game) == told(GAME)
    check_refused(gold.load, text.replace("e1\n", "‸a9\n"), "There is no spot 'a9'")


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
    if not before.lstrip().startswith("players:") and "gold2" not in before:
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
    assert error.problem.endswith("Copy it again, from gold2 to its end.")


def test_a_changed_line_says_where_the_game_begins():
    changed = LINE[:-1] + ("0" if LINE[-1] != "0" else "1")
    error = check_broken(f"İ\n Here: {changed}", "its checksum does not fit")
    assert (error.line, error.column) == (2, 8)


def test_a_longer_line_is_noticed():
    head, packed, check = LINE.rpartition("-")[0], LINE.split("-")[2], LINE.split("-")[3]
    check_broken(f"{head}aa-{check}", "its checksum does not fit")
    check_broken(f"gold2-{len(packed) + 2}-{packed}aa-{check}", "its checksum does not fit")


def test_two_lines_glued_together_are_two_games_of_which_the_first_is_read():
    check_reads(LINE + gold.save(gold.deal(seed=8)))


def test_without_a_line_there_is_no_game():
    with pytest.raises(gold.NotationError, match="there is no game here: one begins with gold2-"):
        SAVES.read("R4 $3")
    with pytest.raises(gold.NotationError, match="there is no game here"):
        SAVES.read("")
