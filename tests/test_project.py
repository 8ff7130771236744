"""What holds for the project as a whole, whichever game or room is being worked on."""

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted(
    path for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts
)
WIDGET = "application/vnd.jupyter.widget-view+json"

each_notebook = pytest.mark.parametrize(
    "path", NOTEBOOKS, ids=lambda path: path.relative_to(ROOT / "notebooks").as_posix()
)


def python(*arguments):
    """Runs a fresh Python in the checkout, which this test run's own imports have not touched."""
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout


def outputs(path):
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return [output for cell in notebook["cells"] for output in cell.get("outputs", ())]


def test_the_rules_load_neither_jupyter_nor_arrays():
    loaded = python("-c", "import sys, gold_widgets.games.gold; print(*sys.modules)").split()
    assert {"IPython", "anywidget", "ipycanvas", "ipywidgets", "numpy"}.isdisjoint(loaded)


def test_the_rules_need_only_the_standard_library():
    # -S leaves site-packages out, -I everything else that could lead to a third-party package.
    script = f"import sys; sys.path.append({str(ROOT)!r}); import gold_widgets.games.gold"
    python("-I", "-S", "-c", script)


def test_a_table_of_gold_loads_only_what_it_takes_to_open_one():
    loaded = python(
        "-c", "import sys; from gold_widgets import GoldTable; print(*sys.modules)"
    ).split()
    rooms = [name.removeprefix("gold_widgets.") for name in loaded if "gold_widgets." in name]
    elsewhere = ("lessons", "lab", "launch", "door")
    assert not [room for room in rooms if room.partition(".")[0] in elsewhere]
    assert not [room for room in rooms if "mine_for_gold" in room or "klondike_rush" in room]
    later = {"players", "expert", "chances", "reviewing", "notation", "saves", "transcribing"}
    assert later.isdisjoint(room.removeprefix("games.gold.") for room in rooms)
    assert "engine.match" not in rooms
    assert {"difflib", "fractions", "decimal", "html"}.isdisjoint(loaded)


def test_what_gold_loads_later_is_all_there_and_no_module_stands_in_its_place():
    from gold_widgets.games import gold

    for name in gold._WHERE:
        assert name in gold.__all__
        assert find_spec(f"gold_widgets.games.gold.{name}") is None
    script = "from gold_widgets.games.gold import *; print(*dir())"
    assert {*gold.__all__} <= {*python("-c", script).split()}


def test_the_package_tells_type_checkers_that_it_is_typed():
    assert (ROOT / "gold_widgets" / "py.typed").is_file()


def test_there_is_a_notebook_to_start_with():
    assert ROOT / "notebooks" / "00_start_here.ipynb" in NOTEBOOKS


@each_notebook
def test_a_notebook_stores_no_widget(path):
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert "widgets" not in notebook["metadata"]
    assert not [output for output in outputs(path) if WIDGET in output.get("data", {})]


@each_notebook
def test_a_notebook_stores_no_traceback(path):
    assert not [output for output in outputs(path) if output["output_type"] == "error"]
    assert "Traceback (most recent call last)" not in path.read_text(encoding="utf-8")


@each_notebook
def test_a_notebook_is_stored_as_a_fresh_run_from_top_to_bottom_leaves_it(path):
    notebook = json.loads(path.read_text(encoding="utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    # A cell whose answer is to be guessed looks as if nobody had run it.
    guessed = ["guess-first" in cell["metadata"].get("tags", ()) for cell in code]
    numbers = [None if is_guessed else at for at, is_guessed in enumerate(guessed, 1)]
    assert [cell["execution_count"] for cell in code] == numbers
    assert not {key for cell in code for key in cell["metadata"]} - {"tags", "jupyter", "answer"}
    folds = {key for cell in code for key in cell["metadata"].get("jupyter", ())}
    assert folds <= {"source_hidden"}
    assert set(notebook["metadata"]["language_info"]) == {"name"}


def test_the_readme_leads_with_the_two_commands():
    opening = (ROOT / "README.md").read_text(encoding="utf-8")[:1000]
    assert 0 < opening.find("make play") < opening.find("make test")


@pytest.mark.parametrize("page", ["README.md", "README.fr.md", "README.de.md", "CONTRIBUTING.md"])
def test_what_a_page_links_to_is_there(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r'\]\(([^)#]+)[^)]*\)|src="([^"]+)"', text)
    targets = {link or picture for link, picture in links}
    assert targets
    assert not [target for target in targets if not (ROOT / target).is_file()]


def test_the_readme_maps_every_room():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rooms = [path for path in (ROOT / "gold_widgets").iterdir() if (path / "__init__.py").is_file()]
    assert not [room.name for room in rooms if f"| `gold_widgets/{room.name}/` |" not in readme]


def test_the_changelog_tells_of_this_version_and_of_the_next():
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    headings = re.findall(r"^## (.+)$", changes, re.MULTILINE)
    assert headings[:2] == ["Unreleased", settings["project"]["version"]]


def test_ci_runs_what_the_readme_says():
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert script[-1] == "exec make test"
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_every_room_has_its_place_in_the_contract():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    [rooms] = [contract for contract in contracts if contract["type"] == "layers"]
    named = set(re.findall(r"\w+", " ".join(rooms["layers"] + rooms["exhaustive_ignores"])))
    built = {
        path.name
        for path in (ROOT / "gold_widgets").iterdir()
        if path.is_dir() and path.name != "__pycache__"
    }
    assert built <= named


def test_playing_the_course_leaves_git_clean():
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    [played] = re.findall(r"^play:.*\n\t@\$\(python\) -m gold_widgets (\w+)", rules, re.MULTILINE)
    assert f"/{played}/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    [edited] = re.findall(r"^edit:.*\n\t@\$\(python\) -m gold_widgets (\w+)", rules, re.MULTILINE)
    assert (ROOT / edited / "00_start_here.ipynb") in NOTEBOOKS
