"""What nbconvert makes of a notebook keeps the pictures of its tables."""

import json
import os
import re
import subprocess
import sys
from base64 import b64decode
from pathlib import Path

import nbformat
import pytest
from nbconvert.exporters import HTMLExporter, NotebookExporter
from traitlets.config import Config

from gold_widgets import Predict, gold
from gold_widgets.launch import cli
from gold_widgets.launch.pictures import OURS, STATE, WIDGET, KeepPictures

ROOT = Path(__file__).parents[2]
INSTALLED = ROOT / "gold_widgets" / "launch" / "nbconvert"
SVG = "image/svg+xml"
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><title>a picture</title></svg>'
TABLE = "from gold_widgets import play\nplay(seed=7)"
# What matplotlib's widgets do: a widget, and a picture beside it.
THEIRS = """
from ipywidgets import Button
class Plot(Button):
    def _repr_mimebundle_(self, **kwargs):
        return {**super()._repr_mimebundle_(**kwargs), "image/png": "aGVsbG8="}
Plot()
"""


def notebook(*bundles, state=()):
    """A notebook as it is after a run: outputs, and what is stored of their widgets."""
    outputs = [nbformat.v4.new_output("display_data", data=bundle) for bundle in bundles]
    made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("", outputs=outputs)])
    if state:
        made.metadata.widgets = {STATE: {"state": dict(state), "version_major": 2}}
    return made


def widget(model, **beside):
    return {WIDGET: {"model_id": model, "version_major": 2}, "text/plain": "words", **beside}


def kinds(made, exporter=HTMLExporter):
    """What is left of each output for this exporter."""
    kept, _ = KeepPictures(parent=exporter()).preprocess(made, {})
    return [set(output.data) for output in kept.cells[0].outputs]


def stored(model, *classes):
    return {model: {"model_name": "BoxModel", "state": {"_dom_classes": list(classes)}}}


def test_a_table_leaves_its_picture():
    table = widget("t", **{SVG: PICTURE})
    assert kinds(notebook(table, state=stored("t", OURS))) == [{SVG, "text/plain"}]


def test_a_widget_of_which_nothing_is_stored_leaves_its_picture():
    # Saved in JupyterLab, which stores no widgets: there is nothing that could be drawn.
    assert kinds(notebook(widget("t", **{SVG: PICTURE}))) == [{SVG, "text/plain"}]


def test_other_peoples_widgets_are_left_alone():
    theirs = widget("w", **{"image/png": "aGVsbG8="})
    both = kinds(notebook(theirs, widget("x"), state=stored("w") | stored("x", "theirs")))
    assert both == [set(theirs), {WIDGET, "text/plain"}]


def test_a_widget_without_a_picture_stays():
    assert kinds(notebook(widget("t"), state=stored("t", OURS))) == [{WIDGET, "text/plain"}]


def test_a_notebook_stays_a_notebook():
    table = widget("t", **{SVG: PICTURE})
    assert kinds(notebook(table), NotebookExporter) == [set(table)]


def test_a_picture_of_a_question_says_it_in_words_with_its_answers():
    game = gold.scenario("R4 $3", rules=gold.Rules(rush_at=0))
    asked = Predict(game, "a1 b1")
    bundle = {**widget("q"), **asked._repr_mimebundle_()}
    asked.close()
    chosen = HTMLExporter(config=Config(Exporter={"preprocessors": [KeepPictures]}))
    page = chosen.from_notebook_node(notebook(bundle))[0]
    [words] = re.findall(r'<img [^>]*alt="([^"]*)"', page)
    assert "What do these two cards do?\n- The digger carries out the gold\n" in words


def test_pictures_of_others_get_no_words_of_ours():
    theirs = {SVG: PICTURE, "text/plain": "<Figure>"}
    assert kinds(notebook(theirs)) == [set(theirs)]


def test_in_voila_tables_live():
    class VoilaExporter(HTMLExporter):
        """Stands for Voilà's, which tells a kernel's living widgets to the page."""

        __module__ = "voila.exporter"

    table = widget("t", **{SVG: PICTURE})
    assert kinds(notebook(table), VoilaExporter) == [set(table)]


def test_cells_of_text_and_outputs_without_data_are_no_trouble():
    made = notebook()
    made.cells += [nbformat.v4.new_markdown_cell("text")]
    made.cells[0].outputs = [nbformat.v4.new_output("stream", name="stdout", text="said")]
    chosen = HTMLExporter(config=Config(Exporter={"preprocessors": [KeepPictures]}))
    assert "said" in chosen.from_notebook_node(made)[0]


@pytest.mark.parametrize(
    "file",
    [INSTALLED / "jupyter_nbconvert_config.json", cli.SETTINGS / "jupyter_server_config.json"],
)
def test_settings_name_it(file):
    named = json.loads(file.read_text(encoding="utf-8"))["Exporter"]["preprocessors"]
    assert named == [f"{KeepPictures.__module__}.{KeepPictures.__qualname__}"]


def convert(path, folder):
    """Run a notebook and make a page of it, with nothing but the settings that are installed."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "nbconvert", "--execute", "--to", "html", str(path)),
            *("--output-dir", str(folder)),
        ],
        env=os.environ | {"JUPYTER_CONFIG_PATH": str(INSTALLED)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return (folder / path.name).with_suffix(".html").read_text(encoding="utf-8")


def pictures(page):
    """Counts the pictures that are in the page itself, so that it needs no network."""
    shown = re.findall(rf'<img [^>]*data:{re.escape(SVG)};base64,([^"]+)"', page)
    return sum(b"<svg " in b64decode(picture) for picture in shown)


def test_a_page_of_a_notebook_that_was_run_has_its_table_as_a_picture(tmp_path):
    cells = [nbformat.v4.new_code_cell(source) for source in (TABLE, THEIRS)]
    path = tmp_path / "small.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)
    page = convert(path, tmp_path)
    assert pictures(page) == 1
    # Theirs is shown as ever: by its widget.
    assert page.count(f'<script type="{WIDGET}">') == 1


def test_a_page_of_a_lesson_has_all_its_pictures(tmp_path):
    lesson = ROOT / "notebooks" / "gold" / "08_play.ipynb"
    outputs = [out for cell in nbformat.read(lesson, 4).cells for out in cell.get("outputs", ())]
    wanted = sum(SVG in output.get("data", {}) for output in outputs)
    assert pictures(convert(lesson, tmp_path)) == wanted > 5
