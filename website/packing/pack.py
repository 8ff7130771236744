"""Runs in Pyodide: wheels in /wheels become packed wheels in /packed, and so does Python's library.

Byte code is loaded several times faster than source is compiled, but is about twice as large. So
only modules that a kernel of the course loads, `names`, are compiled.
"""

import base64
import hashlib
import importlib.util
import json
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path, PurePosixPath

NEEDED = set(json.loads(names))  # noqa: F821 - given by pack.mjs
READABLE = "gold_widgets"
"""Its source stays beside the byte code: pupils look into it, and errors quote it."""
LEFT_OUT = ("/tests/", "/nbextension/", "/labextension/", "/testing/plugin/", "/sphinxext/")
NOT_OURS = ("gold_widgets/launch/", "gold_widgets/locales/gold_widgets.pot")
"""Starts servers, and carries a second copy of the course."""
ENDINGS = (".pyi", ".po", ".map", ".h", ".c", ".typed")
LEXERS = "pygments/lexers/"
WHEN = (2020, 2, 2, 0, 0, 0)


def module(name: str) -> str:
    """Return how a file is imported."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_needed(name: str) -> bool:
    """Tell whether a file of a wheel is of any use in a page."""
    top, _, _ = name.partition("/")
    if top.endswith(".data"):  # mostly what JupyterLab serves, which the site has already
        return "/etc/ipython/" in name
    if top.endswith(".dist-info"):
        return name.endswith(("METADATA", "WHEEL", "entry_points.txt"))
    if name.startswith(LEXERS) and name.count("/") == 2:  # those of 250 languages
        return module(name) in NEEDED or name.startswith((f"{LEXERS}_map", f"{LEXERS}python"))
    if name.startswith(NOT_OURS) or name.endswith(ENDINGS):
        return False
    return not any(part in f"/{name}" for part in LEFT_OUT)


def packed(name: str, data: bytes, readable: bool) -> list[tuple[str, bytes]]:
    """Return what a file becomes."""
    if not name.endswith(".py") or not (readable or module(name) in NEEDED):
        return [(name, data)]
    code = compile(data, name, "exec", dont_inherit=True)
    compiled = bytes(_code_to_hash_pyc(code, importlib.util.source_hash(data), False))
    path = PurePosixPath(name)
    if not readable:
        return [(str(path.with_suffix(".pyc")), compiled)]
    beside = path.parent / "__pycache__" / f"{path.stem}.{sys.implementation.cache_tag}.pyc"
    return [(name, data), (str(beside), compiled)]


def write(path: Path, files: list[tuple[str, bytes]]) -> None:
    """Write an archive that is the same for the same files."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, data in files:
            info = zipfile.ZipInfo(name, WHEN)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            out.writestr(info, data)


def digest(data: bytes) -> str:
    """Return a file's hash, as wheels note it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def pack_wheel(wheel: Path) -> None:
    """Pack one wheel."""
    with zipfile.ZipFile(wheel) as given:
        kept = [name for name in given.namelist() if not name.endswith("/") and is_needed(name)]
        readable = any(name.startswith(f"{READABLE}/") for name in kept)
        files = [file for name in kept for file in packed(name, given.read(name), readable)]
    info = next(name.split("/")[0] for name in kept if ".dist-info/" in name)
    record = f"{info}/RECORD"
    lines = [f"{name},sha256={digest(data)},{len(data)}" for name, data in files]
    files.append((record, "\n".join([*lines, f"{record},,", ""]).encode()))
    write(Path("/packed") / wheel.name, files)


def pack_library() -> None:
    """Pack the standard library."""
    with zipfile.ZipFile("/core/python_stdlib.zip") as given:
        kept = [name for name in given.namelist() if not name.endswith("/")]
        files = [file for name in kept for file in packed(name, given.read(name), False)]
    write(Path("/packed/python_stdlib.zip"), files)


for each in sorted(Path("/wheels").glob("*.whl")):
    pack_wheel(each)
pack_library()
