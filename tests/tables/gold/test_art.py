import pytest

from gold_widgets import gold, speak
from gold_widgets.canvas import palette
from gold_widgets.canvas.checks import check_tiles
from gold_widgets.canvas.messages import Message
from gold_widgets.canvas.shapes import Path, Text, Tile
from gold_widgets.tables.gold import art, entrances, overlays
from gold_widgets.tables.letters import letters

each_card = pytest.mark.parametrize("card", gold.CARDS, ids=str)


def words(shapes):
    return [shape.text for shape in shapes if isinstance(shape, Text)]


def outlines(shapes):
    """What is drawn, whatever its color and letter: the kinds of shapes and their numbers."""
    return [
        (type(shape), *(v for v in shape if not isinstance(v, str) or " " in v))
        for shape in shapes
        if not isinstance(shape, Text)
    ]


def bytes_of(shapes, width=art.WIDTH, height=art.HEIGHT):
    message = Message(palette.FELT, 2)
    message.draw(Tile("a1", 42, 136, width, height, shapes, 0.6))
    return len(str(message).encode())


@each_card
def test_a_face_is_sent_in_few_bytes(card):
    assert len(art.face(card)) <= 25
    assert bytes_of(art.face(card)) <= 900


def test_backs_and_empty_spots_are_sent_in_very_few_bytes():
    assert bytes_of(art.back("h8")) <= 480
    assert bytes_of(art.empty()) <= 120


@pytest.mark.parametrize("colors", ["R", "BY", "RGP", "RBGY"])
def test_all_art_stays_within_its_tile(colors):
    cards = [art.face(card) for card in gold.CARDS] + [art.back(), art.back("h8"), art.empty()]
    cards += [overlays.note(card) for card in gold.CARDS]
    cards += [
        (*overlays.odds(value, "+1.3", card), overlays.ring())
        for card in (None, *gold.CARDS)
        for value in (-7, -1, -0.5, 0, 0.01, 1)
    ]
    tiles = [
        Tile(str(number), 0, 0, art.WIDTH, art.HEIGHT, shapes)
        for number, shapes in enumerate(cards)
    ]
    tiles += [
        Tile("name", 0, 0, entrances.SLOT, entrances.NAME_HEIGHT, entrances.name("Ann")),
        Tile("mine", 0, 0, entrances.WIDTH, entrances.HEIGHT, entrances.entrance(colors)),
        Tile("won", 0, 0, entrances.TALLY_WIDTH, entrances.HEIGHT, entrances.tally(24, 60)),
        *(
            Tile(
                f"mark {state}", 0, 0, entrances.SLOT, entrances.MARK_HEIGHT, entrances.mark(state)
            )
            for state in ("", "turn", "won")
        ),
    ]
    check_tiles(tiles)


@each_card
def test_a_face_says_its_value_and_a_digger_its_letter(card):
    said = words(art.face(card))
    if card.is_digger:
        assert said == [str(card.value), card.color]
    else:
        assert said == ([str(card.value)] if card.is_gold else [])


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_nuggets_can_be_counted(value):
    body = next(
        shape
        for shape in art.face(gold.card(f"${value}"))
        if isinstance(shape, Path) and shape.fill == art.GOLD
    )
    assert body.steps.count("M") == value


def test_colors_are_told_apart_without_color():
    for value in (2, 3, 4, 5):
        drawn = [outlines(art.face(gold.card(f"{color}{value}"))) for color in gold.COLORS]
        assert all(drawn.count(one) == 1 for one in drawn)
    signs = [words(entrances.entrance(color)) for color in gold.COLORS]
    assert signs == [[color] for color in gold.COLORS]


def test_letters_are_read_well_on_their_badges():
    for color, fill in art.FILLS.items():
        *_, letter = art.badge(color, 20, 20, 11)
        assert palette.contrast(letter.fill, fill) >= 4.5


@each_card
def test_a_note_is_neither_a_face_nor_a_back(card):
    assert overlays.note(card) not in (art.face(card), art.back())
    assert words(overlays.note(card)) == words(art.face(card))


def test_odds_grow_lighter_and_are_said_in_figures():
    fills = [overlays.odds(value, "")[1].fill for value in (-1, -0.5, 0, 0.5, 1)]
    contrasts = [palette.contrast("#000000", fill) for fill in fills]
    assert contrasts == sorted(contrasts)
    for value in (-1, -0.4, 0, 0.4, 0.7, 1):
        shapes = overlays.odds(value, "+1.3")
        assert words(shapes) == ["+1.3"]
        text = next(shape for shape in shapes if isinstance(shape, Text))
        assert palette.contrast(text.fill, shapes[1].fill) >= 4.5


def test_G12_points_are_told_only_if_they_may_be():
    assert words(entrances.tally(3, 7)) == ["3", "7"]
    assert words(entrances.tally(3)) == ["3"]
    assert entrances.entrance("R", show_scores=False) == entrances.entrance("R")[:-3]


def test_a_name_is_data_and_a_long_one_is_cut():
    assert words(entrances.name("<script>")) == ["<script>"]
    assert words(entrances.name("Wolfeschlegelsteinhausenbergerdorff")) == [
        "Wolfeschlegelsteinhause…"
    ]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_color_s_letters_are_those_of_the_language_and_no_two_are_alike(language):
    known = letters(language)
    assert {*known} >= {*gold.COLORS}
    assert len({*known.values()}) == len(known)
    known = {code: known[code] for code in gold.COLORS}
    assert all(1 <= len(each) <= 2 for each in known.values())
    names = {code: gold.name_card(gold.card(f"{code}4"), language).split() for code in known}
    for code, letter in known.items():
        assert any(word.startswith(letter.lower()) for word in names[code]), names[code]
        digger = gold.card(f"{code}4")
        for drawn in (
            art.face(digger, language),
            overlays.note(digger, language),
            overlays.odds(0.5, "+1", digger, language),
            entrances.entrance(code, True, language),
        ):
            assert letter in words(drawn)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_two_letters_fit_into_their_badge(language):
    for code, letter in letters(language).items():
        if code not in gold.COLORS:
            continue
        *_, text = art.badge(code, 20, 20, 11, language)
        assert len(letter) * text.size * 0.68 <= 22


def test_the_notation_is_the_same_in_every_language():
    game = gold.scenario("G4 Y3 P2")
    speak("de")
    try:
        assert str(game).endswith("G4 Y3 P2")
    finally:
        speak("en")
