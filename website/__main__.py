"""Builds the site: `python -m website`, or rather `make site`."""

from __future__ import annotations

import sys
import time

from website import build
from website.places import SITE
from website.tools import CannotBuild, NotToBeHad

NOT_TO_BE_HAD = 75
"""Exit code if the network, and not the site, is to blame."""

if __name__ == "__main__":
    begun = time.monotonic()
    try:
        build.build(SITE)
    except NotToBeHad as problem:
        print(problem, file=sys.stderr)
        sys.exit(NOT_TO_BE_HAD)
    except CannotBuild as problem:
        sys.exit(str(problem))
    files = [path for path in SITE.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{SITE}: {len(files)} files, {size:.0f} MB, {time.monotonic() - begun:.0f} s")
