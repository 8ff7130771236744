"""Golden files: what the package says today, kept as text that a person can read and judge.

To rewrite them after a change that is meant, run the tests once with `GOLDEN=write` and read the
difference before it is committed.
"""

from __future__ import annotations

import os
from difflib import unified_diff
from pathlib import Path


def check(path: Path, text: str) -> None:
    """Compare a text with its golden file, or rewrite the file when GOLDEN=write."""
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    if not path.exists():
        raise AssertionError(f"{path} is missing. Write it with GOLDEN=write.")
    golden = path.read_text(encoding="utf-8")
    if golden == text:
        return
    difference = unified_diff(
        golden.splitlines(), text.splitlines(), f"{path.name} (golden)", "now", lineterm=""
    )
    raise AssertionError(
        "\n".join([*difference, "", "If this is meant, rewrite the file with GOLDEN=write."])
    )
