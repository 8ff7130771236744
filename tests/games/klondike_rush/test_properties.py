"""What holds in every game, whoever plays it."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from gold_widgets import klondike_rush as klondike
from gold_widgets.games.klondike_rush import events
from gold_widgets.games.klondike_rush.views import paid
from tests.games.klondike_rush.strategies import bot_game, everybodys, games

every_game = settings(deadline=None, max_examples=25)


def all_events(game):
    return [event for past in game.history for event in past.events]


@every_game
@given(games())
def test_money_moves_only_by_rule_and_adds_up_against_the_bank(game):
    bank = -sum(game.history[0].money)
    for before, after in zip(game.history, game.history[1:], strict=False):
        money = list(before.money)
        for event in after.events:
            for seat, dollars in paid(event):
                money[seat] += dollars
                bank -= dollars
        assert tuple(money) == after.money
        assert sum(after.money) + bank == 0
        assert min(after.money) >= 0


@every_game
@given(games())
def test_pieces_are_conserved(game):
    for past in game.history:
        for number, company in enumerate(past.data.companies):
            on_board = 1 + list(past.mines.values()).count(company)
            on_cards = sum(unused.get(company, 0) for unused in past.unused)
            assert 1 + on_board + on_cards + past.supply.get(company, 0) == past.data.pieces
            assert past.values[company] == past.data.track[on_board - 1]
            assert past.state.built[number] == on_board


@every_game
@given(games())
def test_tokens_are_conserved(game):
    turned_in = Counter()
    for past in game.history:
        for event in past.events if past.before else ():
            if isinstance(event, events.OrderFilled | events.Traded):
                turned_in.update(event.tokens)
        there = Counter(past.board.values()) + turned_in
        for tokens in past.tokens:
            there.update(tokens)
        assert there == Counter(game.data.raw["tokens"])


@every_game
@given(games())
def test_cards_and_orders_are_conserved(game):
    first = game.history[0]
    cards = sorted((*first.deck, *first.on_sale))
    orders = {*first.order_deck}.union(*first.orders)
    filled = set()
    for past in game.history:
        held = [card for cards_of in past.cards for card in cards_of]
        assert sorted((*past.deck, *past.on_sale, *past.unsold, *held)) == cards
        filled |= {e.order for e in past.events if isinstance(e, events.OrderFilled)}
        assert {*past.order_deck}.union(filled, *past.orders) == orders


@every_game
@given(games())
def test_nobody_bids_more_than_they_own_nor_less_than_the_last(game):
    for past in game.history:
        for event in past.events if past.before else ():
            if isinstance(event, events.BidMade):
                assert 0 < event.bid <= past.before.money[event.by.number]
                high = past.before.high
                step = 2 if len(past.seats) == 2 else 1
                assert high is None or event.bid >= high[1] + step


@every_game
@given(games())
def test_values_never_fall_and_nobody_wins_with_less(game):
    for before, after in zip(game.history, game.history[1:], strict=False):
        assert all(after.values[each] >= value for each, value in before.values.items())
    assert all(game.money[seat] == max(game.money) for seat in game.winners)
    assert isinstance(all_events(game)[-1], events.GameOver)


@every_game
@given(games())
def test_everybody_has_one_last_turn_and_says_done_once(game):
    done = [event.by.number for event in all_events(game) if isinstance(event, events.Done)]
    assert sorted(done) == list(range(len(game.seats)))
    last = [past for past in game.history if past.turns_left and past.asks == "act"]
    assert {past.active for past in last} == set(done)


@settings(deadline=None, max_examples=10)
@given(games(), st.integers(0, 300))
def test_legal_lists_exactly_what_can_be_played(game, at):
    past = game.history[at % len(game.history)]
    legal = set(everybodys(past))
    words = {word for row in past.data.builds for word in row} | {"pass", "end", "profit", "done"}
    words |= {f"bid-{number}" for number in range(60)}
    assert {word for word in words if past.why_not(word) is None} == {
        word for word in legal if word in words
    }


def test_undo_stops_at_cards_that_were_drawn_bids_and_the_end_of_a_turn():
    game = klondike.parse(
        "players: Ann, Bob, Cy\non sale: R3\ndeck: W1 W2\nunused: red 1, -, -\ntokens: fish 3, -, -"
    )
    line = game.play("bid-1 pass pass build-red@b6 trade-fish-fish-fish end").history[1:]
    reveals = [any(getattr(event, "reveals", False) for event in past.events) for past in line]
    assert reveals == [True, True, True, False, False, True]
    aside = klondike.parse("players: Ann, Bob, Cy\ntokens: -, fish 3, -")
    assert aside.play("1/trade-fish-fish-fish").events[0].reveals


def test_games_of_computers_end_and_are_the_same_every_time():
    for players in (2, 3, 4, 5):
        game = bot_game(players, 11)
        assert game.is_over
        assert game == bot_game(players, 11)
