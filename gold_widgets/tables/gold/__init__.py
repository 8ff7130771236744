"""GOLD on a table: its pictures and its widget."""
