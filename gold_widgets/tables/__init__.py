"""The tables: one widget for each game, over the game's rules and the canvas."""
