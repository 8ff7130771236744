"""Mine for Gold, the game of secret choices and growing corridors: its rules as a pure library."""

from gold_widgets.games.mine_for_gold.cards import card
from gold_widgets.games.mine_for_gold.dealing import deal, deal_again, is_whole
from gold_widgets.games.mine_for_gold.notation import parse, scenario
from gold_widgets.games.mine_for_gold.transcript import transcript
from gold_widgets.games.mine_for_gold.saves import load, save
