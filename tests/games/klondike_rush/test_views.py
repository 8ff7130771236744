"""What a seat sees: its own orders, everybody's cards, and nothing of the decks."""

import pickle

from gold_widgets import klondike_rush as klondike
from gold_widgets.engine.recall import Keep, Last
from tests.games.klondike_rush.strategies import bot_game


def test_a_view_shows_ones_own_orders_and_how_many_others_have():
    game = klondike.deal(4, seed=7)
    for seat in range(4):
        view = klondike.view(game, seat)
        assert view.orders == game.orders[seat]
        assert view.order_counts == (2, 2, 2, 2)
        hidden = {*game.order_deck}.union(*game.orders) - set(game.orders[seat])
        assert set(view.unseen_orders) == hidden


def test_the_order_of_the_decks_is_nowhere_in_a_view():
    game = klondike.deal(4, seed=7)
    view = klondike.view(game, 0)
    assert view.deck_left == len(game.deck)
    assert list(view.unseen) != list(game.deck)
    assert set(view.unseen) == set(game.deck)
    assert view.state.deck == view.state.order_deck == ()
    assert view.setup.seed is None


def test_two_players_do_not_know_which_cards_are_in_the_box():
    game = klondike.deal(2, seed=7)
    view = klondike.view(game, 0)
    assert (view.deck_left, len(view.unseen)) == (26, 30)


def test_everybody_may_see_what_nobody_hides():
    view = klondike.view(klondike.deal(3, seed=7))
    assert view.seat is None
    assert view.orders == ()
    assert view.legal() == ()
    assert len(view.unseen_orders) == 32


def test_hidden_money_is_not_in_the_view_but_in_the_memory():
    middle = next(past for past in bot_game(4, 5).history[20:] if len(set(past.money)) == 4)
    view = klondike.view(middle, 2, open_money=False)
    assert [money is None for money in view.money] == [True, True, False, True]
    assert view.state.money == tuple(m if s == 2 else 0 for s, m in enumerate(middle.money))
    assert view.remembered == middle.money
    assert pickle.loads(pickle.dumps(view)) == view
    shown = {name: value for name, value in vars(view).items() if name != "remembered"}
    hidden = {money for seat, money in enumerate(middle.money) if seat != 2}
    assert hidden.isdisjoint(shown["money"])
    assert hidden.isdisjoint(shown["state"].money)


def test_at_the_end_everybodys_money_is_counted_in_the_open():
    game = bot_game(4, 5)
    assert klondike.view(game, 2, open_money=False).money == game.money


def test_a_weak_memory_loses_count_of_money():
    game = bot_game(4, 5).history[60]
    assert klondike.view(game, 0, Last(1)).remembered.count(None) == 3
    assert None in klondike.view(game.history[0], 0, Keep(0)).remembered


def test_a_memory_carried_along_is_the_memory_made_anew():
    game = bot_game(3, 9)
    memory = klondike.watch(game.history[0])
    for past in game.history[1:]:
        memory = memory.after(past.events)
        assert memory.remembered == past.money
    assert memory == klondike.watch(game)
