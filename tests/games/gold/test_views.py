"""Views: a seat sees what it was shown and still remembers, and nothing of the truth beyond."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, is_dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.engine.seeds import shuffled
from gold_widgets.games.gold.game import begin
from tests.games.gold.strategies import deals, games, recalls, seeds
from tests.games.gold.tables import table

GOLDS = [spot for spot, card in gold.deal(seed=7).table.items() if card.is_gold]
"""Two golds do nothing to each other, so flipping them in pairs shows cards and changes none."""


def shown(game) -> dict[str, gold.Card]:
    """Return every card that anybody ever saw, and where."""
    start = game.history[0]
    return {spot: start.table[spot] for spot in (*start.face_up, *game.flips)}


def relaid(game, seed):
    """Play the same flips on a table whose cards that nobody saw lie elsewhere."""
    start, seen = game.history[0], shown(game)
    hidden = [spot for spot in start.table if spot not in seen]
    others = dict(zip(hidden, shuffled([start.table[spot] for spot in hidden], seed), strict=True))
    cards = {spot: others.get(spot, card) for spot, card in start.table.items()}
    return begin(start.setup, cards, start.to_move).play(" ".join(game.flips))


def parts(thing):
    """Yield everything that can be reached from a thing, itself included."""
    yield thing
    if is_dataclass(thing):
        inner = [getattr(thing, field.name) for field in fields(thing)]
    elif isinstance(thing, Mapping):
        inner = [*thing.keys(), *thing.values()]
    elif isinstance(thing, tuple):
        inner = thing
    else:
        inner = []
    for part in inner:
        yield from parts(part)


@given(games(), seeds, recalls)
def test_a_view_does_not_depend_on_cards_that_were_never_shown(game, seed, recall):
    other = relaid(game, seed)
    assert shown(other) == shown(game)
    assert [point.events for point in other.history[1:]] == [
        point.events for point in game.history[1:]
    ]
    for seat in range(len(game.seats)):
        one, two = gold.view(game, seat, recall), gold.view(other, seat, recall)
        assert one == two
        assert repr(one) == repr(two)


@given(games(deals()), recalls)
def test_a_view_is_made_of_nothing_that_leads_to_the_truth(game, recall):
    plain = (gold.View, gold.Setup, gold.Seat, gold.Rules, gold.Card, Mapping, tuple)
    reached = list(parts(gold.view(game, recall=recall)))
    assert not any(isinstance(part, gold.Game) for part in reached)
    for part in reached:
        assert part is None or isinstance(part, (*plain, str, int))


def test_a_view_does_not_tell_the_seed_from_which_the_deal_could_be_told():
    assert gold.view(gold.deal(seed=7)).setup.seed is None


@given(games(), recalls)
def test_what_a_seat_knows_is_true_and_the_rest_adds_up(game, recall):
    view = gold.view(game, recall=recall)
    assert view.known.items() <= game.table.items()
    assert view.known.items() <= shown(game).items()
    assert tuple(spot for spot in game.table if spot not in game.face_up) == view.face_down
    assert dict(view.face_up) == {spot: game.table[spot] for spot in game.face_up}
    assert set(view.known) | set(view.unknown) == set(view.face_down)
    assert Counter(view.known.values()) + Counter(view.unseen) + Counter(
        view.face_up.values()
    ) == Counter(game.table.values())
    assert sum(view.unseen.values()) == len(view.unknown)
    assert view.legal() == game.legal()
    assert (view.mines, view.rush, view.is_over) == (game.mines, game.rush, game.is_over)


@given(games())
def test_perfect_recall_knows_all_that_was_shown_and_is_still_there(game):
    known = {spot: card for spot, card in shown(game).items() if spot in game.table}
    assert {**gold.view(game).known, **gold.view(game).face_up} == known


@given(games(), seeds)
def test_keep_1_sees_like_perfect_and_keep_0_sees_nothing(game, seed):
    assert gold.view(game, recall=gold.Keep(1, seed)) == gold.view(game)
    assert gold.view(game, recall=gold.Keep(0, seed)).known == {}


@given(games(), st.integers(0, 12))
def test_last_k_knows_the_k_spots_shown_last_without_those_emptied(game, k):
    recent = []
    for point in game.history[1:]:
        recent = [spot for spot in recent if spot != point.flips[-1]] + [point.flips[-1]]
        recent = [spot for spot in recent[-k:] if spot in point.table] if k else []
    known = gold.view(game, recall=gold.Last(k)).known
    assert set(known) == set(recent) - set(game.face_up)


@given(seeds)
def test_keep_tosses_a_coin_for_every_showing(seed):
    game = gold.deal(seed=7, rules=gold.Rules(rush_at=0)).play(" ".join(GOLDS))
    memory = gold.watch(game, gold.Keep(0.5, seed))
    assert memory.showings == len(GOLDS) == 24
    assert 0 < len(memory.known) < 24  # fails once in 8 million seeds


@given(games(), recalls)
def test_memory_carried_along_equals_memory_from_the_start(game, recall):
    memory = gold.Memory(recall)
    for point in game.history:
        memory = memory.after(point.events)
        assert memory == gold.watch(point, recall)
        assert memory.known.items() <= point.table.items()
        assert gold.view(point, memory=memory) == gold.view(point, recall=recall)


@given(games(), recalls)
def test_a_memory_does_not_depend_on_how_often_it_is_asked(game, recall):
    once = gold.watch(game, recall)
    for point in game.history:
        gold.view(point, recall=recall)
    assert gold.watch(game, recall) == once


def test_every_seat_sees_the_same_but_knows_who_it_is():
    game = gold.deal(3, seed=7).play("a1 b1 c1")
    views = [gold.view(game, seat) for seat in range(3)]
    assert [view.seat for view in views] == [0, 1, 2]
    assert len({repr(view.known) for view in views}) == 1
    assert gold.view(game).seat == game.to_move == 1
    assert gold.view(game, "Player 3").seat == 2


def test_nobody_else_has_a_view():
    with pytest.raises(gold.SetupError, match="seat='Zoe' is nobody at this table"):
        gold.view(gold.deal(seed=7), "Zoe")


def test_a_card_turned_back_is_known_and_one_that_left_is_forgotten():
    game = table("R4 $4 B4 $1 R2 **")
    assert set(gold.view(game.play("a1 c1")).known) == {"a1", "c1"}
    assert set(gold.view(game.play("a1 c1 a1 b1")).known) == {"c1"}
    assert set(gold.view(game.play("a1 e1")).known) == {"a1"}
    assert set(gold.view(game.play("a1 c1 a1 f1")).known) == {"c1"}


def test_a_face_up_card_is_seen_by_those_who_remember_nothing():
    view = gold.view(table("R4 $4 B4").flip("a1"), recall=gold.Last(0))
    assert dict(view.face_up) == {"a1": gold.card("R4")}
    assert view.known == {}
    assert view.unknown == ("b1", "c1")
    assert view.unseen == {gold.card("$4"): 1, gold.card("B4"): 1}


def test_a_view_cannot_be_changed():
    view = gold.view(table("R4 $4 B4").flip("a1"))
    for mapping in (view.known, view.face_up, view.unseen):
        with pytest.raises(TypeError):
            mapping["b1"] = gold.card("R4")
    with pytest.raises(AttributeError):
        view.seat = 1
