"""Command line of the benches: `python -m tests.bench [--save]`."""

import argparse
from pathlib import Path

from tests.bench import (
    clicks,
    imports,
    machine,
    opening,
    playouts,
    presses,
    refold,
    simulation,
    site,
)
from tests.bench.report import markdown

BENCHES = {
    bench.__name__.rpartition(".")[2]: bench.measure
    for bench in (playouts, refold, imports, clicks, presses, opening, simulation, site)
}
"""Each takes players and rounds and returns a Report; add the next bench here."""

RESULTS = Path(__file__).with_name("RESULTS.md")
MATCHES = (
    "How well the computer players play is in [EXPERTS.md](EXPERTS.md): their matches take\n"
    "an hour, so `python -m tests.bench.experts` plays them by themselves.\n"
)


def main() -> None:
    """Measures everything, prints it, and saves it only if asked to."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--players", type=int, choices=range(2, 6), default=4)
    parser.add_argument("--rounds", type=int, default=40, help="interleaved rounds (default 40)")
    parser.add_argument("--only", choices=BENCHES, help="measure just this")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.name}")
    options = parser.parse_args()
    if options.only and options.save:
        parser.error("--save keeps the figures of one whole run: leave out --only.")

    sections = ["# Bench results\n", machine.describe(playouts.PACKAGES)]
    print("\n".join(sections))
    for name, measure in BENCHES.items():
        if options.only not in (None, name):
            continue
        sections.append(markdown(measure(options.players, options.rounds)))
        print(sections[-1], flush=True)
    if options.save:
        RESULTS.write_text("\n".join([*sections, MATCHES]), encoding="utf-8")
        print(f"Saved to {RESULTS}.")


if __name__ == "__main__":
    main()
