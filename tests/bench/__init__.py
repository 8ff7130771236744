"""Benches: how fast the package is, beside others, on this machine. Run `python -m tests.bench`."""
