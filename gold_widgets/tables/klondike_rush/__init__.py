"""Klondike Rush on a table: its mountain, its auctions, its words."""

from gold_widgets.tables.klondike_rush.staging import KlondikeStaging as Staging

__all__ = ["Staging"]
