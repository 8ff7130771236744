"""Learn mining card games by playing them."""

from gold_widgets.games import gold

__all__ = ["gold"]
