"""Command line of the benches: `python -m tests.bench [--save]`."""

import argparse
from pathlib import Path

from tests.bench import machine, playouts, refold, simulation
from tests.bench.report import markdown

BENCHES = (playouts.measure, refold.measure, simulation.measure)
"""Each takes players and rounds and returns a Report; add the next bench here."""

RESULTS = Path(__file__).with_name("RESULTS.md")


def main() -> None:
    """Measures everything, prints it, and saves it only if asked to."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--players", type=int, choices=range(2, 6), default=4)
    parser.add_argument("--rounds", type=int, default=40, help="interleaved rounds (default 40)")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.name}")
    options = parser.parse_args()

    sections = ["# Bench results\n", machine.describe(playouts.PACKAGES)]
    print("\n".join(sections))
    for measure in BENCHES:
        sections.append(markdown(measure(options.players, options.rounds)))
        print(sections[-1], flush=True)
    if options.save:
        RESULTS.write_text("\n".join(sections), encoding="utf-8")
        print(f"Saved to {RESULTS}.")


if __name__ == "__main__":
    main()
