"""Stands in for micropip: nothing is installed while a page runs. See piplite."""
