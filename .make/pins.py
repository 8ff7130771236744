"""Writes Binder's pins from what pip says that it would install: pins.py REPORT [REQUIREMENTS]."""

import json
import sys
from pathlib import Path

REQUIREMENTS = Path(__file__).parents[1] / "binder" / "requirements.txt"
OURS = "gold-widgets"


def pins(report: str) -> list[str]:
    """Return name==version of everything in pip's report but the package itself, by name."""
    packages = [entry["metadata"] for entry in json.loads(report)["install"]]
    others = {each["name"]: each["version"] for each in packages if each["name"] != OURS}
    return [f"{name}=={others[name]}" for name in sorted(others, key=str.lower)]


def main(report: Path, requirements: Path = REQUIREMENTS) -> None:
    """Keep what the file says about itself, and renew the rest."""
    before = requirements.read_text(encoding="utf-8").splitlines()
    comments = [line for line in before if line.startswith("#")]
    lines = [*comments, *pins(report.read_text(encoding="utf-8"))]
    requirements.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
