"""Binder's files: `make binder` tries them out; here is what holds without trying."""

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
BINDER = ROOT / "binder"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LINES = [
    line
    for line in (BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
PINS = {canonicalize_name(line.partition("==")[0]): line.partition("==")[2] for line in LINES}
PYTHON = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
LINUX = {
    "extra": "",
    "implementation_name": "cpython",
    "os_name": "posix",
    "platform_python_implementation": "CPython",
    "platform_system": "Linux",
    "python_full_version": f"{PYTHON}.14",
    "python_version": PYTHON,
    "sys_platform": "linux",
}


def installed(name):
    """A pinned package, if this very version of it is installed here."""
    try:
        found = distribution(name)
    except PackageNotFoundError:
        return None
    return found if found.version == PINS[name] else None


def wanted_by(name):
    """What a pinned package needs on Binder, as far as that is known here."""
    found = installed(name)
    needs = map(Requirement, found.requires or ()) if found else ()
    return [need for need in needs if not need.marker or need.marker.evaluate(LINUX)]


def test_every_pin_is_exact():
    assert not [line for line in LINES if not re.fullmatch(r"[\w.-]+==\d[\w.]*", line)]


def test_no_package_is_pinned_twice():
    assert len(PINS) == len(LINES)


def test_the_pins_cover_what_the_package_and_the_course_need():
    project = SETTINGS["project"]
    needs = project["dependencies"]
    for need in map(Requirement, needs):
        assert need.specifier.contains(PINS[canonicalize_name(need.name)]), need


def test_the_pins_cover_what_each_of_them_needs():
    for name in PINS:
        for need in wanted_by(name):
            assert need.specifier.contains(PINS[canonicalize_name(need.name)]), (name, need)


def test_the_pins_can_be_had_on_every_patch_of_binders_python():
    # Debian's may be years older than Binder's, and `make binder` is run there too.
    known = [found for name in PINS if (found := installed(name))]
    assert known
    wanted = {found.name: found.metadata.get("Requires-Python") or "" for found in known}
    assert not {
        name: need for name, need in wanted.items() if f"{PYTHON}.0" not in SpecifierSet(need)
    }


def test_new_pins_are_those_that_pip_names_and_the_comments_stay(tmp_path):
    names = [("gold-widgets", "0.1.0"), ("zebra", "2"), ("Jinja2", "3.1"), ("json5", "0.9")]
    install = [{"metadata": {"name": name, "version": version}} for name, version in names]
    (tmp_path / "report.json").write_text(json.dumps({"install": install}), encoding="utf-8")
    (tmp_path / "requirements.txt").write_text("# Why.\nold==1\n", encoding="utf-8")
    script = ROOT / ".make" / "pins.py"
    report, requirements = tmp_path / "report.json", tmp_path / "requirements.txt"
    subprocess.run([sys.executable, script, report, requirements], check=True)
    assert requirements.read_text() == "# Why.\nJinja2==3.1\njson5==0.9\nzebra==2\n"


def test_our_tools_stay_at_home():
    assert PINS.keys().isdisjoint({"hypothesis", "mypy", "nbval", "playwright", "pytest", "ruff"})


def test_binder_has_a_python_that_we_promise_to_run_on():
    oldest = SETTINGS["project"]["requires-python"].removeprefix(">=")
    assert Version(PYTHON) >= Version(oldest)


def test_what_binder_runs_after_installing_stops_at_the_first_error():
    script = (BINDER / "postBuild").read_text(encoding="utf-8").splitlines()
    commands = [line for line in script if line and not line.startswith("#")]
    assert commands[:2] == ["set -e", "pip install --no-deps ."]
    assert os.access(BINDER / "postBuild", os.X_OK)
    assert b"\r" not in (BINDER / "postBuild").read_bytes()


def test_binders_server_gets_the_prompt_connection_and_keeps_pictures():
    from traitlets.config import PyFileConfigLoader

    from gold_widgets.launch.pictures import KeepPictures
    from gold_widgets.launch.prompt import PromptConnection

    settings = PyFileConfigLoader("jupyter_server_config.py", str(BINDER)).load_config()
    assert settings.keys() == {"ServerApp", "Exporter"}
    assert settings.ServerApp == {"kernel_websocket_connection_class": PromptConnection}
    named = f"{KeepPictures.__module__}.{KeepPictures.__qualname__}"
    assert settings.Exporter.preprocessors.get_value([]) == [named]


def test_binder_has_the_same_first_screen_and_signs_the_notebooks():
    script = (BINDER / "postBuild").read_text(encoding="utf-8")
    [settings] = re.findall(r"\S+page_config.json(?= \\)", script)
    assert json.loads((ROOT / settings).read_text(encoding="utf-8"))["goldWidgetsRoom"] is True
    assert script.endswith("python -m gold_widgets.launch.trust\n")


def test_the_readme_has_the_launch_link_and_says_what_to_fill_in():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    [link] = re.findall(r"https://mybinder\.org/v2/\S+", readme)
    assert link == (
        "https://mybinder.org/v2/gh/OWNER/REPO/HEAD?urlpath=lab/tree/notebooks/00_start_here.ipynb"
    )
    assert "`OWNER/REPO`" in readme
