"""Cards that everybody can tell apart, and that are fit to be drawn."""

from itertools import combinations

import pytest

from gold_widgets import mine_for_gold as mine
from gold_widgets.canvas import palette
from gold_widgets.canvas.checks import check_tiles
from gold_widgets.canvas.shapes import Circle, Path, Rect, Text, Tile
from gold_widgets.games.mine_for_gold.course import cells_of
from gold_widgets.games.mine_for_gold.naming import name_card
from gold_widgets.tables.letters import letters
from gold_widgets.tables.mine_for_gold import art, previews
from gold_widgets.tables.mine_for_gold.options import ways
from tests.canvas.test_palette import SIGHT, distance


def words(shapes):
    return [shape.text for shape in shapes if isinstance(shape, Text)]


def outlines(shapes):
    """Return shapes without what they are filled with, and without words."""
    return [
        shape._replace(fill="", stroke="")
        for shape in shapes
        if isinstance(shape, Rect | Circle | Path)
    ]


def cards(codes):
    return tuple(mine.card(code) for code in codes.split())


def closing(color):
    """Return a game in which a row of this color can be closed in two ways."""
    other = "B" if color != "B" else "R"
    return mine.parse(
        "players: Ann, Bob\nhands: Y1 Y2, Y3 Y4\nlaying: Bob Y20\nclosing: Ann\n"
        f"{other}3 {other}6 {other}16\n{color}6 . {color}10"
    )


def thumbnails(color, language="en"):
    """Return the pictures of the ways to close the gaps."""
    seen = mine.view(closing(color), 0)
    cells = cells_of(seen.rows)
    return [*previews.thumbnails(ways(seen, cells), cells, (), (), language)]


def ghost(color, *of_ways, language="en"):
    """Return a place to which cards of a color could come, one for each ways."""
    numbered = enumerate(of_ways, start=9)
    used = tuple((mine.card(f"{color}{number}"), letters) for number, letters in numbered)
    return previews.ghost(used, language)


def test_everything_is_fit_to_be_drawn_on_its_tile():
    looks = [art.face(card) for card in mine.DECK]
    looks += [art.back(), art.slot(), art.slot(lit=True)]
    for code in ("R5 R9", "S5 R9 S7", "G1 G2 G4 G3", "S1 S2 B5"):
        for row in ("", "R"):
            looks += [art.pile(cards(code), spread, row) for spread in (False, True)]
            looks += [art.lit(cards(code), "12", spread, row, True) for spread in (False, True)]
    looks += [art.ghost(mine.card("B20"), reason) for reason in ("", "3", "9<20")]
    for color in mine.COLORS:
        looks += [ghost(color, *of) for of in (["A"], ["AB", "C"], ["A", "BC", "D"])]
    check_tiles(Tile(str(n), 0, 0, art.WIDTH, art.HEIGHT, look) for n, look in enumerate(looks))
    for color in "YRGB":
        check_tiles(thumbnails(color))


@pytest.mark.parametrize("card", mine.DECK, ids=str)
def test_a_face_says_its_number_and_its_letter(card):
    assert words(art.face(card)) == [str(card.number), card.color]


def test_colors_are_told_apart_without_color():
    for number in mine.card("R1").number, 7, 20:
        drawn = [outlines(art.face(mine.card(f"{color}{number}"))) for color in mine.COLORS]
        assert all(drawn.count(one) == 1 for one in drawn)


def test_colors_are_told_apart_by_those_who_see_few():
    for sight in SIGHT:
        for one, other in combinations(art.FILLS.values(), 2):
            assert distance(one, other, sight) >= 29, (one, other, sight)


def test_numbers_and_letters_are_read_well():
    for card in mine.DECK:
        number, letter = (shape for shape in art.face(card) if isinstance(shape, Text))
        assert palette.contrast(number.fill, art.FILLS[card.color]) >= 4.5
        assert palette.contrast(letter.fill, art.EDGES[card.color]) >= 4.5


def test_a_pile_says_how_many_it_has_and_on_demand_what_lies_below():
    pile = cards("R5 R9 R7")
    assert words(art.pile(pile)) == ["7", "R", "3"]
    assert words(art.pile(pile, True)) == ["7", "R", "R9", "R5"]


def test_silver_says_which_color_it_counts_as_or_that_it_waits_for_one():
    assert words(art.pile(cards("S5"), False, "R")) == ["5", "S", "R"]
    assert words(art.pile(cards("S5"), False, "")) == ["5", "S", "?"]
    assert words(art.pile(cards("R5"), False, "R")) == ["5", "R"]


@pytest.mark.parametrize("spread", [False, True])
@pytest.mark.parametrize("codes", ["R5 R7", "R5 R9 R7", "R5 S9 S7"])
def test_a_pile_that_may_be_laid_on_still_says_how_many_it_has_and_what_lies_below(codes, spread):
    pile = cards(codes)
    drawn = art.lit(pile, "12", spread, "R")
    known = [f"{card.color}{card.number}" for card in pile[-2::-1]] if spread else [str(len(pile))]
    told = [shape for shape in drawn if isinstance(shape, Text) and shape.text in known]
    assert [text.text for text in told] == known
    at = words(drawn).index("12")
    texts = [number for number, shape in enumerate(drawn) if isinstance(shape, Text)]
    [ground] = [
        shape for shape in drawn[: texts[at]] if isinstance(shape, Rect) and shape.fill == art.INK
    ]
    for text in told:
        if spread:
            half = 26 // len(told)
            assert 6 <= text.x - half < text.x + half <= art.WIDTH - 6, "the frame lies on it"
        beside = abs(text.x - ground.x - ground.width / 2) - ground.width / 2
        above = abs(text.y - ground.y - ground.height / 2) - ground.height / 2
        assert max(beside, above) >= text.size * 0.4, "the label lies on it"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_color_s_letter_is_that_of_the_language_and_no_two_are_alike(language):
    known = {code: letters(language)[code] for code in mine.COLORS}
    assert len({*known.values()}) == len(known)
    for code, letter in known.items():
        card = mine.card(f"{code}9")
        assert any(word.startswith(letter.lower()) for word in name_card(card, language).split())
        for drawn in (
            art.face(card, language),
            art.pile((mine.card(f"{code}3"), card), False, "", language),
            art.lit((card,), "3", False, "", language=language),
            art.ghost(card, "3", language=language),
            art.glowing((card,), "", language),
        ):
            assert letter in words(drawn)
        spread = art.pile((card, mine.card(f"{code}3")), True, code, language)
        assert f"{letter}9" in words(spread)
        assert letter in words(art.pile((mine.card("S5"),), False, code, language))
        *_, text = art.badge(code, 20, 20, 8, language)
        assert len(letter) * text.size * 0.68 <= 18


def test_whatever_shows_a_card_begins_with_its_face_which_is_copied():
    for card in mine.DECK:
        known = art.face(card)
        for drawn in (
            art.pile((mine.card("R3" if card.code != "R3" else "R4"), card)),
            art.lit((card,), "3", False, ""),
        ):
            assert drawn[: len(known)] == known


def test_a_place_says_what_decides_it():
    assert words(art.ghost(mine.card("B20"), "3")) == ["20", "B", "3"]
    assert words(art.ghost(mine.card("B20"), "9<20")) == ["20", "B", "9<20"]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_previews_of_closings_say_the_color_of_each_card(language):
    for color in mine.COLORS:
        letter = letters(language)[color]
        assert words(ghost(color, "A", "B", language=language)) == [
            *("9", letter, "A"),
            *("10", letter, "B"),
        ]
    for color in "YRGB":
        for tile in thumbnails(color, language):
            _, *said = words(tile.shapes)
            assert said.count(letters(language)[color]) == 2
            assert {"6", "10", "3", "16"} < {*said}


def test_previews_of_closings_are_told_apart_without_color():
    drawn = [outlines(ghost(color, "A")) for color in mine.COLORS]
    assert all(drawn.count(one) == 1 for one in drawn)
    fills = [ghost(color, "A")[1].fill for color in mine.COLORS]
    for sight in SIGHT:
        for one, other in combinations(fills, 2):
            assert distance(one, other, sight) >= 19, (one, other, sight)
    for color, fill in zip(mine.COLORS, fills, strict=True):
        number = next(shape for shape in ghost(color, "A") if isinstance(shape, Text))
        assert palette.contrast(number.fill, fill) >= 4.5


def test_the_letter_of_a_way_stands_on_a_sign_and_a_color_s_letter_never_does():
    for shapes in (ghost("R", "A"), thumbnails("R")[0].shapes):
        at = next(
            n for n, shape in enumerate(shapes) if isinstance(shape, Text) and shape.text == "A"
        )
        sign = shapes[at - 1]
        assert isinstance(sign, Path)
        assert sign.fill == art.LAMP
        for color in mine.COLORS:
            badge, _ = art.badge(color, 20, 20, 8)
            assert not isinstance(badge, Path) or badge.steps.count("L") != sign.steps.count("L")
