"""Klondike Rush."""
