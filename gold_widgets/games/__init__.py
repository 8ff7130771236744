"""The games, one folder each: pure rules, no pictures, standard library only."""
