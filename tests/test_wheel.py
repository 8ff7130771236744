"""What `pip install` brings: the package, the course and the command, and nothing else."""

import json
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
COURSE = "gold_widgets/launch/notebooks/"
SHARED = {
    "gold_widgets/launch/labextension/": "share/jupyter/labextensions/gold-widgets/",
    "gold_widgets/launch/nbconvert/": "etc/jupyter/",
}
"""What Jupyter is to find: folder of the package → place in an environment."""


FOR_TRANSLATORS = re.compile(r"gold_widgets/locales/\w+/(course/|glossary\.csv)")
"""What notebooks are made of, and nothing needs once they are."""


def is_left_behind(path):
    """Says whether a tool or a learner made this, and git knows nothing of it."""
    parts = set(path.relative_to(ROOT).parts)
    return bool(parts & {"__pycache__", ".ipynb_checkpoints", "gold_progress.json"})


def stored(folder):
    """The files of one of the checkout's folders, by their paths in the checkout."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and not is_left_behind(path)
    }


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """A wheel's files, built of the checkout as pip builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*build, str(folder)], cwd=ROOT, capture_output=True, check=True)
    [path] = folder.glob("*.whl")
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_wheel_carries_the_package_the_course_and_nothing_else(wheel):
    course = {
        path.replace("notebooks/", COURSE, 1): content
        for path, content in stored("notebooks").items()
    }
    carried = {
        path: content
        for path, content in wheel.items()
        if ".dist-info/" not in path and ".data/" not in path
    }
    package = {
        path: content
        for path, content in stored("gold_widgets").items()
        if not FOR_TRANSLATORS.match(path)
    }
    assert carried == package | course
    assert f"{COURSE}00_start_here.ipynb" in carried


def test_the_wheel_puts_the_extension_and_the_settings_where_jupyter_looks(wheel):
    shared = {
        path.replace(folder, place, 1): content
        for folder, place in SHARED.items()
        for path, content in stored(folder).items()
    }
    carried = {
        path.partition(".data/data/")[2]: content
        for path, content in wheel.items()
        if ".data/" in path
    }
    assert carried == shared
    extension = "share/jupyter/labextensions/gold-widgets"
    assert {f"{extension}/{name}" for name in ("install.json", "package.json")} < carried.keys()
    told = json.loads(carried[f"{extension}/package.json"])
    assert f"{extension}/{told['jupyterlab']['_build']['load']}" in carried
    assert "etc/jupyter/jupyter_nbconvert_config.json" in carried


def test_the_extension_has_the_version_of_the_package():
    told = json.loads((ROOT / "gold_widgets/launch/labextension/package.json").read_text())
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert told["version"] == settings["project"]["version"]


def test_the_sources_bring_all_that_make_needs(tmp_path):
    build = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory"]
    subprocess.run([*build, str(tmp_path)], cwd=ROOT, capture_output=True, check=True)
    [path] = tmp_path.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        carried = {name.partition("/")[2] for name in archive.getnames()}
    pages = {path.name for path in ROOT.glob("*.md")}
    wanted = stored("gold_widgets") | stored("notebooks") | stored("tests") | stored("binder")
    assert carried >= pages | wanted.keys() | stored(".make").keys() | {"Makefile", "LICENSE"}


def test_the_wheel_has_the_command(wheel):
    [points] = [name for name in wheel if name.endswith(".dist-info/entry_points.txt")]
    assert b"gold-widgets = gold_widgets.launch.cli:main" in wheel[points]
