"""A review at the table: its picture, its buttons, and the way back to a moment."""

import re
from base64 import b64decode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import GoldTable, gold, open_moment, play
from gold_widgets.canvas import palette
from gold_widgets.canvas.checks import check
from gold_widgets.canvas.shapes import Circle, Path, Rect, Text
from gold_widgets.engine.errors import SetupError
from gold_widgets.games.gold.debrief import moments, tell_flip, tell_total
from gold_widgets.games.gold.judging import PARTS
from gold_widgets.games.gold.verdict import tell_verdict
from gold_widgets.tables.gold import chart, overlays
from tests.games.gold.strategies import games
from tests.games.gold.tables import NAMES
from tests.tables.pages import act, button

pytestmark = pytest.mark.usefixtures("no_widget_is_left")

PLAYED = gold.play_out(gold.deal(NAMES[:2], seed=8), ["random", "forgetful"])


def wide(table):
    return [each for each in table._frame.buttons if each.get("wide")]


def ringed(table):
    return [tile.key for tile in table.picture().tiles if overlays.ring() in tile.shapes]


def finished(**options):
    return GoldTable(PLAYED, pace=0, **options)


def panel(told, seat=0):
    return next(tile for tile in chart.chart(told).tiles if tile.key == f"seat{seat}").shapes


# -- the picture ---------------------------------------------------------------------------------


@settings(max_examples=40)
@given(games(), st.sampled_from(["en", "fr", "de"]), st.booleans())
def test_every_review_is_fit_to_be_drawn(game, language, mine):
    told = gold.review(game, 0 if mine else None, language=language)
    picture = chart.chart(told)
    check(picture)
    assert len(picture.tiles) == 1 + (1 if mine else len(game.seats))


def test_luck_memory_and_choice_have_lanes_of_their_own_and_marks_of_their_own_form():
    told = gold.review(PLAYED, 0)
    shapes = panel(told)
    words = [shape.text for shape in shapes if isinstance(shape, Text)]
    assert {"Ann", "Lead", "Luck", "Memory", "Choice"} <= {*words}
    mine = [turn for turn in told.turns if turn.seat == 0]
    forms = {"luck": Rect, "memory": Path, "choice": Circle}
    for part, form in forms.items():
        marks = [s for s in shapes if isinstance(s, form) and s.fill == chart._FILLS[part]]
        assert len(marks) == sum(
            abs(turn.amount(part)) * chart._BAR / largest(told) >= 0.5 for turn in mine
        )


def largest(told):
    return max(abs(turn.amount(part)) for turn in told.turns for part in PARTS)


def test_the_longer_the_mark_the_more_it_did():
    told = gold.review(PLAYED, 0)
    bars = [s for s in panel(told) if isinstance(s, Rect) and s.fill == chart._FILLS["luck"]]
    lucks = [turn.amount("luck") for turn in told.turns if turn.seat == 0]
    most = max(lucks, key=abs)
    longest = max(bars, key=lambda bar: bar.height)
    assert longest.height == pytest.approx(float(abs(most) / largest(told)) * chart._BAR, abs=0.1)
    rises = longest.y < chart._LANES["luck"]
    assert rises == (most > 0)


def test_the_moments_are_numbered_where_they_happened():
    for seat in (None, 0, 1):
        told = gold.review(PLAYED, seat)
        for number, flip in enumerate(told.moments(), start=1):
            shapes = panel(told, flip.seat)
            coins = [s.x for s in shapes if isinstance(s, Circle) and s.fill == palette.GOLD]
            texts = [s for s in shapes if isinstance(s, Text) and s.text == str(number)]
            assert [text.x in coins for text in texts] == [True]


def test_all_is_read_on_the_felt_in_any_theme():
    picture = chart.chart(gold.review(PLAYED))
    assert picture.background == palette.FELT
    for fill in chart._FILLS.values():
        assert palette.contrast(fill, palette.FELT) >= 3
    inks = {s.fill for tile in picture.tiles for s in tile.shapes if isinstance(s, Text)}
    assert palette.contrast(chart._INK, palette.FELT) >= 4.5
    assert inks <= {chart._INK, palette.DARK, palette.LIGHT}


def test_a_notebook_gets_the_picture_and_the_page_holds_it():
    told = gold.review(PLAYED)
    bundle = told._repr_mimebundle_()
    assert {*bundle} == {"text/plain", "text/html", "image/svg+xml"}
    assert bundle["image/svg+xml"].startswith("<svg")
    held = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', bundle["text/html"])[1]
    assert b64decode(held).decode() == bundle["image/svg+xml"]


def test_names_are_data_in_the_picture():
    game = gold.deal(["<script>alert(1)</script>", "Bob"], seed=1).play("a1 b1")
    assert "<script>" not in chart.draw_review(gold.review(game))


# -- the button ----------------------------------------------------------------------------------


def test_a_review_is_offered_when_the_game_is_over():
    one = GoldTable(gold.deal(2, seed=1), pace=0)
    assert button(one, "review")["off"]
    act(one, do="review")
    assert not wide(one)
    done = finished()
    assert "off" not in button(done, "review")
    assert button(done, "review")["on"] is False
    act(done, do="undo")
    assert "off" not in button(done, "review"), "what was undone is still known"


def test_a_review_says_the_totals_and_offers_the_three_moments():
    one = finished()
    act(one, do="review")
    told = gold.review(PLAYED)
    lines = [tell(told, total) for tell in (tell_verdict, tell_total) for total in told.totals]
    assert one._frame.status == "\n".join(lines)
    [entry] = one._frame.panel["entries"]
    assert [each["svg"] for each in entry["stills"]] == [chart.draw_review(told)]
    assert button(one, "review")["on"] is True
    assert [each["text"] for each in wide(one)] == [
        f"{number}. {text}" for number, text in enumerate(moments(told), start=1)
    ]
    act(one, do="close")
    assert one._frame.panel == {}
    assert len(wide(one)) == 3
    act(one, do="review")
    assert not wide(one)
    assert one._frame.status == one._status()


def meant(told, flip):
    """The spot that the words about a flip are about."""
    fresh = told.view(flip).unknown
    return {"luck": flip.spot, "choice": fresh and fresh[0], "memory": flip.best}[flip.part]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_moment_leads_to_where_the_flip_was_chosen(number):
    one = finished()
    act(one, do="review")
    flip = one.review().moments()[number - 1]
    act(one, do=f"moment{number}")
    assert one.record.at == one._frame.slider["value"] == flip.point
    assert one.game.to_move == flip.seat
    assert ringed(one) == [meant(one.review(), flip)]
    assert one._frame.status == tell_flip(one.review(), flip)
    assert not one._sitting.is_held
    assert len(wide(one)) == 3, "the other moments can still be reached"
    assert one.record.end is PLAYED


def test_putting_a_review_away_takes_the_frame_off_the_card():
    one = finished()
    act(one, do="review")
    act(one, do="moment1")
    act(one, do="review")
    assert ringed(one) == []
    assert not wide(one)


def test_a_moment_can_be_played_differently_and_the_review_is_then_put_away():
    one = finished()
    act(one, do="review")
    act(one, do="moment1")
    flip = one.review().moments()[0]
    act(one, press=flip.best)
    assert one._frame.status.startswith("You are looking back.")
    act(one, press=flip.best)
    assert one.game.flips == (*PLAYED.flips[: flip.point], flip.best)
    assert not wide(one)
    assert button(one, "review")["off"]


@pytest.mark.parametrize("do", ["rematch", "new"])
def test_a_new_game_has_no_review_yet(do):
    one = finished()
    act(one, do="review")
    one.rematch() if do == "rematch" else one.new(seed=3)
    assert not wide(one)
    act(one, do="moment1")
    assert one.record.at == 0


def test_a_teacher_may_lock_it():
    one = finished(allow={"undo"})
    assert button(one, "review") is None
    for message in ("review", "moment1"):
        act(one, do=message)
    assert one.record.at == len(one.record)
    assert not wide(one)
    only = finished(allow={"review"})
    act(only, do="review")
    act(only, do="moment2")
    assert only.record.at < len(only.record)


@pytest.mark.parametrize("name", ["moment1", "moment4", "moment", "moment0"])
def test_a_moment_that_is_not_there_leads_nowhere(name):
    one = finished()
    act(one, do=name)
    assert one.record.at == len(one.record)
    assert not one._frame.error


def test_who_plays_alone_against_computers_hears_of_their_own_flips():
    one = play(seed=4, opponents="random", pace=0)
    while not one.game.is_over:
        one.press(one.game.legal()[0]) if one._sitting.computer is None else one.go_on()
        one._sitting.settle()
    told = one.review()
    assert told.seat == 0
    act(one, do="review")
    said = (tell_verdict(told, told.totals[0]), tell_total(told, told.totals[0]))
    assert one._frame.status == "\n".join(said)
    assert {flip.seat for flip in told.moments()} == {0}


def test_a_review_of_a_table_is_that_of_its_record():
    assert finished().review() == gold.review(PLAYED)
    assert finished(language="de").review() == gold.review(PLAYED, language="de")
    assert finished(peek=True).review() == gold.review(PLAYED, peek=True)


def test_the_review_of_another_game_is_refused():
    other = gold.review(gold.deal(2, seed=5).play("a1 b1"))
    with pytest.raises(SetupError, match="another game"):
        finished().look_at(other, other.flips[0])


# -- a moment in a notebook ----------------------------------------------------------------------


def test_a_moment_opens_as_a_table_of_its_own():
    told = gold.review(PLAYED, "Bob", language="fr")
    for number, flip in enumerate(told.moments(), start=1):
        one = open_moment(told, number, scale=0.5)
        assert one.record.at == flip.point
        assert one.game.to_move == flip.seat == 1
        assert one._words.language == "fr"
        assert ringed(one) == [meant(told, flip)]
        assert one._frame.status == tell_flip(told, flip)
        assert one._switches["memory"]
    assert open_moment(told).record.at == told.moments()[0].point
    assert open_moment(told, told.flips[3]).record.at == 3


@pytest.mark.parametrize("number", [0, 4, -1, True, "1", None])
def test_a_moment_that_there_is_not_is_refused_in_words(number):
    with pytest.raises(SetupError, match="a number from 1 to 3"):
        open_moment(gold.review(PLAYED), number)


def test_a_game_without_moments_says_so():
    with pytest.raises(SetupError, match="nothing was won or lost"):
        open_moment(gold.review(gold.deal(2, seed=1)))
