"""How Pyodide wants to know of wheels: its lock of packages."""

from __future__ import annotations

import hashlib
import zipfile
from email.parser import HeaderParser
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def locked(folder: Path) -> dict[str, dict[str, object]]:
    """Describe wheels as Pyodide wants to know them: name → entry.

    JupyterLite's own addon for such a lock needs Python 3.12 or newer to build, and ours is to be
    built with 3.11, too.
    """
    found = {name_of(wheel): wheel for wheel in sorted(folder.glob("*.whl"))}
    return {name: _entry(name, wheel, set(found)) for name, wheel in found.items()}


def name_of(wheel: Path) -> str:
    """Return the name of the package that a wheel holds."""
    return canonicalize_name(wheel.name.split("-")[0])


def _entry(name: str, wheel: Path, known: set[str]) -> dict[str, object]:
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        about = next(path for path in names if path.endswith(".dist-info/METADATA"))
        metadata = HeaderParser().parsestr(files.read(about).decode())
    needs = {
        canonicalize_name(requirement.name)
        for requirement in map(Requirement, metadata.get_all("Requires-Dist") or [])
        if not requirement.marker or "extra" not in str(requirement.marker)
    }
    tops = {path.split("/")[0].split(".")[0] for path in names if path.endswith((".py", ".pyc"))}
    return {
        "name": name,
        "version": metadata["Version"],
        "file_name": f"../wheels/{wheel.name}",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "install_dir": "site",
        "package_type": "package",
        "imports": sorted(top for top in tops if "-" not in top),
        "depends": sorted(needs & known),
        "unvendored_tests": False,
    }
