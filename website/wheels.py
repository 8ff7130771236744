"""The wheels that Python in the page has: fetched, built, or made up of next to nothing."""

from __future__ import annotations

import base64
import hashlib
import shutil
import zipfile
from pathlib import Path

from website.places import HERE, PROJECT, SHARED
from website.tools import NotToBeHad, pip

KERNEL = ("ipykernel", "pyodide_kernel")
"""Come with jupyterlite-pyodide-kernel itself."""
STAND_INS = {"jedi": "0.999", "micropip": "0.999", "piplite": "0.999"}
"""Names that the kernel insists on, and the versions that say that they are not the real ones."""
WHEN = (2020, 2, 2, 0, 0, 0)
"""The date of every file, so that the same content is the same wheel."""


def gather(cache: Path, folder: Path) -> None:
    """Fill an empty folder with every wheel."""
    for wheel in fetched(cache):
        shutil.copy(wheel, folder)
    pypi = SHARED / "labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi"
    for name in KERNEL:
        for wheel in pypi.glob(f"{name}-*.whl"):
            shutil.copy(wheel, folder)
    for name, version in STAND_INS.items():
        stand_in(folder, name, version)
    pip(
        "Building the wheel of gold_widgets",
        *("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, PROJECT),
    )


def fetched(cache: Path, wanted: Path = HERE / "wheels.txt") -> list[Path]:
    """Return the wheels of a list, fetched once for each version of that list."""
    folder = cache / f"wheels-{hashlib.sha256(wanted.read_bytes()).hexdigest()[:12]}"
    if not (folder / "done").exists():
        pip(
            "Fetching wheels from PyPI",
            *("download", "--no-deps", "--only-binary=:all:", "--platform=any"),
            *("--implementation=py", "--python-version=3.14", "--dest", folder, "-r", wanted),
            problem=NotToBeHad,
        )
        (folder / "done").touch()
    return sorted(folder.glob("*.whl"))


def stand_in(folder: Path, name: str, version: str) -> None:
    """Write a wheel of what lies in stand_ins/, or of nothing but a name."""
    source = HERE / "stand_ins" / name
    info = f"{name}-{version}.dist-info"
    files = {
        path.relative_to(source).as_posix(): path.read_bytes()
        for path in sorted(source.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    files[f"{info}/METADATA"] = about.encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = f"{info}/RECORD"
    lines = [f"{path},sha256={_digest(data)},{len(data)}" for path, data in files.items()]
    files[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
        for path, data in files.items():
            wheel.writestr(zipfile.ZipInfo(path, WHEN), data)


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
