"""KR18: at a table that hides money, nothing depends on what rivals have, but what they do."""

from random import Random

import pytest

from gold_widgets import Table
from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.recall import Keep, Last, Perfect
from gold_widgets.tables.klondike_rush.staging import KlondikeStaging
from gold_widgets.tables.staging import Look
from tests.tables.pages import act

pytestmark = pytest.mark.usefixtures("no_widget_is_left")

LANGUAGES = ("en", "fr", "de")
RECALLS = (None, Perfect(), Last(0), Last(2), Keep(0.5, 3))
PLACE = (
    "players: Ann, Bob, Cy\nmines: red b4, green c2\ntokens: fish 3 pelt 2, fish 3, beast wild 2\n"
    "orders: o04, o02, o03\ncards: G1, R5, W2\n"
)
PLACES = {
    "an auction": PLACE + "on sale: RW\nhigh: Ann 2\nactive: Ann\nto move: Bob\ndeck: R1 W1",
    "a last bid": PLACE.replace("Cy\n", "Cy\nrules: last_bid\n")
    + "on sale: R3\nasks: last\nhigh: Ann 3\nactive: Ann\nto move: Bob",
    "Ann builds": PLACE + "unused: green 1 red 1, white 1, -\ndeck: R1 W1",
    "Bob builds": PLACE + "active: Bob\nto move: Bob\nunused: green 1, white 2, -\ndeck: R1 W1",
    "settling": PLACE + "asks: settle\nprofit: no, no, no",
}
PURSES = ((7, 9, 17), (25, 60, 38))
"""Two ways to fill them: a bid of 3 can be paid from each, many a mine from one of them only."""


def two(place, seat):
    """Return two games that differ in nothing but what others have."""
    first, second = PURSES
    other = [first[each] if each == seat else dollars for each, dollars in enumerate(second)]
    return [
        klondike.parse(f"{PLACES[place]}\nmoney: {', '.join(map(str, purses))}")
        for purses in (first, other)
    ]


def sight_of(game, seat, recall=None):
    return klondike.view(game, seat, recall, **KlondikeStaging(open_money=False).sight())


def seen(game, seat):
    """Return all that is said of a game, and of each of its parts, to a seat."""
    staging = KlondikeStaging(open_money=False)
    view, at = sight_of(game, seat), staging.layout(game)
    parts = [*view.data.space_numbers, *view.data.company_numbers, *view.data.order_numbers]
    for language in LANGUAGES:
        telling, look = staging.words(language), Look(language=language)
        spots = staging.spots(view, at, look)
        yield spots
        yield staging.scene(view, at, look)
        yield telling.status(game, ask=seat in game.actors)
        yield telling.headline(game)
        yield list(telling.describe(view, spots))
        for part in [*parts, *(spot["id"] for spot in spots), "seat0", "seat1", "seat2", "sale"]:
            yield part, telling.about(game, part, view)
        if seat in game.actors:
            yield klondike.hint(view, language)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("place", PLACES)
def test_KR18_a_seat_is_shown_and_told_the_same_whatever_rivals_have(place, seat):
    one, other = two(place, seat)
    assert one.money != other.money
    for recall in RECALLS:
        assert sight_of(one, seat, recall) == sight_of(other, seat, recall)
    assert list(seen(one, seat)) == list(seen(other, seat))


PRESSED = ("c18", "b4", "seat0", "seat1", "green", "white", "fish")
SHOWN = ("headline", "status", "spots", "buttons", "number", "fares", "trail", "log", "panel")


def page(table):
    """Return what a table's page is given, and whatever a press there answers while others move."""
    frame = table._frame
    yield [getattr(frame, name) for name in SHOWN], table.describe(), table.picture()
    if table._chooser in table.game.actors:
        return
    for part in PRESSED:
        table.press(part)
        yield part, frame.status, frame.fares
        act(table, do="drop")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("place", PLACES)
def test_KR18_a_seat_s_own_table_shows_and_answers_the_same_whatever_rivals_have(place, seat):
    games, luck = two(place, seat), Random(seat)
    tables = [Table(game, pace=0, open_money=False) for game in games]
    own = [table.seat(seat) for table in tables]
    for _ in range(5):
        one, other = (table.game for table in tables)
        assert (one.asks, one.actors) == (other.asks, other.actors)
        if one.is_over:  # now everybody counts
            break
        assert list(page(own[0])) == list(page(own[1]))
        both = sorted({*one.legal()} & {*other.legal()})
        move = luck.choice(both)
        for table in tables:
            table._do(lambda table=table, move=move: table._sitting.play(move))
    for table in (*own, *tables):
        table.close()


class Spy:
    """Makes a move that is legal in every case, and keeps what it was shown."""

    recall = Perfect()

    def __init__(self):
        self.views = []

    def choose(self, view):
        self.views.append(view)
        return next(move for move in ("pass", "end", "done") if move in view.legal())


@pytest.mark.parametrize("place", PLACES)
def test_KR18_a_computer_is_shown_the_same_whatever_rivals_have(place):
    spies = []
    for game in two(place, 1):
        spies.append(Spy())
        seats = [Spy(), spies[-1], Spy()]
        table = Table(game, seats=seats, pace=0, open_money=False)
        while not table.game.is_over and len(table.game.moves) < 8:
            table.go_on()
        table.close()
    assert spies[0].views
    assert spies[0].views == spies[1].views


def test_KR18_what_everybody_began_with_is_kept_count_of_and_what_a_position_says_is_not():
    begun = klondike.deal(["Ann", "Bob", "Cy"], seed=5).play("bid-4 pass pass")
    assert sight_of(begun, 1, Perfect()).remembered == (26, 30, 30)
    laid = two("an auction", 1)[0]
    for recall in (None, Perfect()):
        assert sight_of(laid, 1, recall).remembered == (None, 9, None)
        assert klondike.view(laid, 1, recall).remembered == laid.money
