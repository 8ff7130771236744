"""Files of a course, each written whole or not at all, whoever else is copying at the moment."""

from __future__ import annotations

import secrets
from hashlib import sha256
from pathlib import Path


def digest(content: bytes) -> str:
    """Return what tells one content from another."""
    return sha256(content).hexdigest()


def read(path: Path) -> bytes | None:
    """Return what a file holds, or None where there is none (any more)."""
    try:
        return path.read_bytes() if path.is_file() else None
    except FileNotFoundError:
        return None


def write(target: Path, content: bytes) -> None:
    """Write all of a file or nothing: half a file would look like somebody's own."""
    target.parent.mkdir(parents=True, exist_ok=True)
    # A name of its own, so that two copies at once do not take each other's away.
    fresh = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        fresh.write_bytes(content)
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
