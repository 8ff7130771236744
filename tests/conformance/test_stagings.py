"""Every game at the table: it can be drawn, pressed and told, and gives no secret away."""

import pytest

from gold_widgets.canvas.checks import check
from gold_widgets.engine.moves import Draft, parts
from gold_widgets.tables import asking
from gold_widgets.tables.phrases import Phrases
from gold_widgets.tables.staging import Look, staging_of
from tests.conformance.cases import CASES
from tests.conformance.values import every_seat, played

LANGUAGES = ("en", "fr", "de")
STARTS = [
    pytest.param(case, start, id=f"{name}: {what}")
    for name, case in CASES.items()
    for what, start in case.starts.items()
]


def points(start, count=6):
    """Some games on the way from a start to its end, the end among them."""
    line = list(played(start, 3))
    return [*line[:: max(len(line) // count, 1)], line[-1]]


def looks(staging, game, language="en"):
    """Every way in which a seat may look at a game."""
    for stage in range(staging.stages(game)):
        for on in ((), staging.SWITCHES):
            yield Look(stage=stage, events=game.events, on=on, language=language)


def beside(staging, game, legal, spots):
    """What can be pressed below the board."""
    offer = asking.offered(Draft(), legal, spots, staging.words("en"), Phrases("en"), game)
    buttons = {button["id"].removeprefix(asking.PART) for button in offer.buttons}
    return buttons | ({offer.verb} if offer.number else set())


def shown(staging, game, seat):
    """All that a table shows and tells of a game to a seat."""
    view, at = game.rulebook.view(game, seat), staging.layout(game)
    seen = [
        (staging.scene(view, at, look), staging.spots(view, at, look))
        for look in looks(staging, game)
    ]
    told = []
    for language in LANGUAGES:
        telling = staging.words(language)
        stages = range(staging.stages(game))
        told += [
            telling.headline(game),
            telling.banner(game),
            [telling.status(game, ask=ask, stage=n) for ask in (True, False) for n in stages],
            list(telling.line(game, 1)),
            list(telling.describe(view, seen[0][1])),
        ]
    effects = [staging.effects(game, stage) for stage in range(staging.stages(game))]
    return seen, told, effects


@pytest.mark.parametrize(("case", "start"), STARTS)
def test_every_position_can_be_drawn_and_pressed(case, start):
    staging = staging_of(case.book)()
    for game in points(start):
        at = staging.layout(game)
        for seat in every_seat(game):
            view = case.book.view(game, seat)
            for look in looks(staging, game):
                picture = staging.scene(view, at, look)
                check(picture)
                assert (picture.width, picture.height) == (at.width, at.height)
                spots = staging.spots(view, at, look)
                names = [spot["id"] for spot in spots]
                assert len(set(names)) == len(names)
                assert all(spot["label"] for spot in spots)
            legal = () if seat is None else game.legal(seat)
            reachable = {part for name in names for part in (name, *parts(name))}
            reachable |= {
                part for name in beside(staging, game, legal, spots) for part in parts(name)
            }
            assert all(reachable.intersection(parts(move)) for move in legal)


@pytest.mark.parametrize(("case", "start"), STARTS)
def test_nothing_that_is_shown_or_told_depends_on_what_a_seat_may_not_see(case, start):
    staging = staging_of(case.book)()
    for game in points(start, 3):
        for seat in every_seat(game):
            other = case.alike(game, seat, 5)
            assert shown(staging, game, seat) == shown(staging, other, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("case", "start"), STARTS)
def test_a_hint_points_at_what_is_on_the_board(case, start, language):
    staging = staging_of(case.book)()
    for game in points(start):
        for seat in game.actors:
            view = case.book.view(game, seat)
            hint = case.book.hint(view, language)
            look = Look(stage=staging.stages(game) - 1, language=language)
            spots = staging.spots(view, staging.layout(game), look)
            names = {part for spot in spots for part in (spot["id"], *parts(spot["id"]))}
            names |= beside(staging, game, game.legal(seat), spots)
            assert all(names.intersection((spot, *parts(spot))) for spot in hint.spots)
