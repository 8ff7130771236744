"""The computer players against each other, and how long the experts think, game by game.

By themselves, for they take an hour: `python -m tests.bench.experts [--only GAME] [--save]`.
"""

import argparse
import re
from pathlib import Path

from tests.bench import gold_experts, klondike_experts, machine, mine_experts
from tests.bench.report import markdown

GAMES = {
    "gold": ("GOLD", gold_experts.measure),
    "mine_for_gold": ("Mine for Gold", mine_experts.measure),
    "klondike_rush": ("Klondike Rush", klondike_experts.measure),
}
"""Folder → the name of the game, and what takes a number of games and tells of its matches."""

EXPERTS = Path(__file__).with_name("EXPERTS.md")


def kept(text: str, name: str, section: str) -> str:
    """Put a game's section in the place of its last one, and leave those of the others."""
    sections = re.split(r"(?m)^(?=# )", text)
    heading = f"# {name}\n"
    others = [each.strip() for each in sections if not each.startswith(heading)]
    at = next((n for n, each in enumerate(sections) if each.startswith(heading)), len(others))
    return "\n\n".join(filter(None, [*others[:at], section.strip(), *others[at:]])) + "\n"


def main() -> None:
    """Plays the matches, prints how they went, and keeps it only if asked to."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.experts", description=__doc__)
    parser.add_argument("--only", choices=GAMES, help="only the matches of this game")
    parser.add_argument("--games", type=int, help="games of each match, for a quick look")
    parser.add_argument("--save", action="store_true", help=f"write {EXPERTS.name}")
    options = parser.parse_args()
    if options.games and options.save:
        parser.error("--save keeps the figures of whole matches: leave out --games.")

    for folder, (name, measure) in GAMES.items():
        if options.only not in (None, folder):
            continue
        parts = [f"# {name}\n", machine.describe(())]
        print("\n".join(parts), flush=True)
        for report in measure(options.games):
            parts.append(markdown(report))
            print(parts[-1], flush=True)
        if options.save:
            text = EXPERTS.read_text(encoding="utf-8")
            EXPERTS.write_text(kept(text, name, "\n".join(parts)), encoding="utf-8")
            print(f"Kept in {EXPERTS}.")


if __name__ == "__main__":
    main()
