"""GOLD in the lab: a compiled kernel for millions of games, and what came of them."""
