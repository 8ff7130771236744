"""Files that are written whole or not at all, and why one cannot be, in a sentence."""

from __future__ import annotations

import errno
import os
import secrets
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from gold_widgets.engine.sentences import Sentence

ENDING = ".new"
"""What is written beside a file is called so; after a crash it may be left."""

AT_ONCE = sys.platform == "emscripten"
"""Whether a file that is there changes as a whole when it is closed. So it is in a page, which
keeps it in the browser's storage; to replace one is to remove it first there, and may end halfway.
"""


def write(files: Mapping[Path, bytes], *, lasting: bool = False) -> None:
    """Write each of some files whole: all beside their places first, and only then into them.

    A link stays one: what it leads to is written.

    Args:
        files: Where each goes → what it holds; folders are made.
        lasting: Whether they must be safely on the disk before they take the place of others.
    """
    # Not Path.resolve, which fails on a ring of links.
    files = {Path(os.path.realpath(target)): content for target, content in files.items()}
    # Names of their own, so that two who write at once do not take each other's away.
    beside = {
        target: target
        if AT_ONCE and target.is_file()
        else target.with_name(f".{target.name}.{secrets.token_hex(4)}{ENDING}")
        for target in files
    }
    try:
        for target, content in files.items():
            if target.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), target)
            target.parent.mkdir(parents=True, exist_ok=True)
            with beside[target].open("wb") as stream:
                stream.write(content)
                if lasting:
                    stream.flush()
                    os.fsync(stream.fileno())
            with suppress(OSError):  # a new one has nobody's wishes to keep
                beside[target].chmod(target.stat().st_mode & 0o777)
        for target, fresh in beside.items():
            if fresh != target:
                fresh.replace(target)
    finally:
        for target, fresh in beside.items():
            if fresh != target:
                with suppress(OSError):  # it has taken its place, or was never begun
                    fresh.unlink()


def problem(error: Exception) -> Sentence | str:
    """Say what the system had against a file; what is rare stays in the system's words."""
    match error:
        case IsADirectoryError():
            return Sentence("it is a folder")
        case FileNotFoundError() | FileExistsError() | NotADirectoryError():
            return Sentence("there is no such folder")
        case PermissionError():
            return Sentence("this computer does not allow it")
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return Sentence("the disk is full")
        case OSError(errno=errno.EROFS):
            return Sentence("nothing can be written there")
    return str(error)
