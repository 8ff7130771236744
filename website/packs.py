"""Many files as one that a page has ready in no time: static/pyodide/unpack.js takes it apart.

Python in a page takes four times as long to unzip as many. What comes compressed together is also
a sixth smaller. The name says nothing of gzip, as some hosts would unpack by themselves what does.
"""

from __future__ import annotations

import gzip
import json
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

SITE_PACKAGES = "lib/python3.14/site-packages/"
DATA = ".data/data/"
"""Where a wheel has what belongs beside all packages, below Python's prefix."""
RECORD = ".dist-info/RECORD"
"""Which files a wheel has: nobody asks, and each name would come twice."""


def write(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write files, by their paths from the root, into a pack."""
    known = sorted(dict(files).items())
    names = json.dumps([(path, len(data)) for path, data in known], separators=(",", ":")).encode()
    parts = [len(names).to_bytes(4, "little"), names, *(data for _, data in known)]
    target.write_bytes(gzip.compress(b"".join(parts), 9, mtime=0))


def read(pack: Path) -> dict[str, bytes]:
    """Return the files of a pack by their paths."""
    content = gzip.decompress(pack.read_bytes())
    at = 4 + int.from_bytes(content[:4], "little")
    found = {}
    for path, size in json.loads(content[4:at]):
        found[path] = content[at : at + size]
        at += size
    return found


def installed(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """Return the files of a wheel where they are once it is installed."""
    with zipfile.ZipFile(wheel) as files:
        for name in files.namelist():
            _, is_data, below = name.partition(DATA)
            if not is_data and ".data/" in name:
                raise ValueError(f"{wheel.name} has {name}: where is that once it is installed?")
            if not name.endswith(("/", RECORD)):
                yield below if is_data else SITE_PACKAGES + name, files.read(name)
