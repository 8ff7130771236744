"""GOLD on a table: its pictures, its words, its widget."""

from gold_widgets.tables.gold.staging import GoldStaging as Staging

__all__ = ["Staging"]
