"""Mine for Gold on a table: its pictures, its words."""

from gold_widgets.tables.mine_for_gold.staging import MineStaging as Staging

__all__ = ["Staging"]
