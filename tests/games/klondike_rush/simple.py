"""Plain ways to play, to measure the computers against: a simple heuristic, greed, a miser."""

from gold_widgets.engine.recall import Perfect
from gold_widgets.games.klondike_rush import cost
from gold_widgets.games.klondike_rush.auction import lowest
from gold_widgets.games.klondike_rush.free import trades


class Simple:
    """Worth by expected value, a budget over the cards to come, profit at two thirds."""

    recall = Perfect()
    cash_in = 1 / 3

    def choose(self, view):
        moves = view.legal()
        orders = [move for move in moves if move.startswith("order")]
        if orders:
            return max(orders, key=lambda move: (self._pays(view, move), -move.count("wild")))
        if view.asks in ("bid", "last"):
            return self.bid(view)
        if view.asks == "settle":
            tokens = view.state.tokens[view.seat]
            spare = trades((*tokens[:5], 0))
            return spare[0] if spare else "done"
        return self.act(view)

    @staticmethod
    def _pays(view, move):
        return view.data.orders[view.data.order_numbers[move.split("-")[1]]].pays

    def values(self, view):
        """What each company should be worth in the end."""
        state, data = view.state, view.data
        share = view.deck_left / max(len(view.unseen), 1)
        found = []
        for company in range(len(data.companies)):
            mines = state.built[company] + sum(unused[company] for unused in state.unused)
            coming = [data.cards[data.card_numbers[card]].mines[company] for card in view.unseen]
            mines += 0.8 * share * sum(coming)
            found.append(data.track[min(int(mines), len(data.track)) - 1])
        return found

    def bid(self, view):
        state, data, values = view.state, view.data, self.values(view)
        pays = 1.6 if state.has_profit[view.seat] else 1.0
        worth = 0.0
        for card in (data.cards[card] for card in state.on_sale):
            worth += pays * sum(a * b for a, b in zip(card.investments, values, strict=True))
            worth += 2 * sum(card.mines) + 3 * card.crates
        mine = max(view.deck_left / len(view.seats), 0.5)
        budget = 1.3 * view.money[view.seat] / mine
        low = lowest(state, view.setup)
        most = min(int(min(worth, budget)), view.money[view.seat])
        if most < low:
            return "pass"
        is_last = state.after(view.seat) == state.active or view.setup.is_for_two
        return f"bid-{low if is_last else most}"

    def act(self, view):
        state, me = view.state, view.seat
        best, gain = None, 0.0
        for move in view.legal():
            if not move.startswith("build"):
                continue
            company, space = view.data.build_numbers[move]
            own = state.investments(me)[company]
            rivals = [state.investments(seat)[company] for seat in range(len(view.seats))]
            others = (sum(rivals) - own) / (len(rivals) - 1)
            found = 1.6 * (own - others) + 3.5 - state.mountain.dollars(company, space)
            if found > gain:
                best, gain = move, found
        if best:
            return best
        is_time = view.deck_left <= self.cash_in * len(view.data.cards)
        return "profit" if "profit" in view.legal() and is_time else "end"


class Greedy(Simple):
    """Bids all that a card pays today, builds what is cheapest, cashes in at once."""

    cash_in = 2.0

    def values(self, view):
        return [view.state.value(company) for company in range(len(view.data.companies))]

    def bid(self, view):
        state, data, values = view.state, view.data, self.values(view)
        worth = 0
        for card in (data.cards[card] for card in state.on_sale):
            worth += 4 * sum(a * b for a, b in zip(card.investments, values, strict=True))
        low = lowest(state, view.setup)
        most = min(worth, view.money[view.seat])
        return "pass" if most < low else f"bid-{most}"

    def act(self, view):
        state = view.state
        builds = [move for move in view.legal() if move.startswith("build")]
        if builds:
            return min(builds, key=lambda m: state.mountain.dollars(*view.data.build_numbers[m]))
        return "profit" if "profit" in view.legal() else "end"


class Miser:
    """Pays next to nothing for a card, fills every order, and builds whatever is cheapest."""

    recall = Perfect()

    def __init__(self, most):
        self.most = most

    def choose(self, view):
        moves = view.legal()
        bids = [move for move in moves if move.startswith("bid")]
        if bids and int(bids[0].removeprefix("bid-")) <= self.most:
            return bids[0]
        useful = [move for move in moves if move.startswith(("order", "build"))]
        if useful:
            return min(useful, key=lambda move: self._price(view, move))
        return next(move for move in moves if move in ("pass", "end", "done"))

    @staticmethod
    def _price(view, move):
        company, _, space = move.removeprefix("build-").partition("@")
        return cost(view, company, space).dollars if space else 0
