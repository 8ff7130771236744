"""Stands in for piplite: what a page has is there already, and nothing comes from elsewhere."""

from piplite.piplite import install

__all__ = ["install"]
