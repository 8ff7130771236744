"""Pictures of tables in what nbconvert makes of a notebook: a page, a print, slides.

A table's output holds a widget and a picture of it. nbconvert prefers the widget, which then needs
a network to be drawn and a kernel to be more than a frame; so a page seen offline shows nothing.
Without the widget the picture is what is left, and that is all a page can show of a table. What
the table says in words, a question and its answers among it, goes along for who cannot see it.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING, Any

from nbconvert.exporters import HTMLExporter, NotebookExporter
from nbconvert.preprocessors import Preprocessor

if TYPE_CHECKING:
    from nbformat import NotebookNode

WIDGET = "application/vnd.jupyter.widget-view+json"
STATE = "application/vnd.jupyter.widget-state+json"
SVG = "image/svg+xml"
PICTURES = (SVG, "image/png")
OURS = "gold-table"
"""The class that every table of ours has in a page."""


class KeepPictures(Preprocessor):
    """Takes out the widget where it is a table, or nobody could show it, and a picture is there."""

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        """Leave the pictures of a notebook, unless widgets will live where it goes."""
        if not self._widgets_live_on():
            for cell in nb.cells:
                for output in cell.get("outputs", ()):
                    _keep_picture(output, _stored(nb))
                    if isinstance(self.parent, HTMLExporter):
                        _put_into_words(output)
        return nb, resources

    def _widgets_live_on(self) -> bool:
        """Say whether it stays a notebook, or becomes a page of Voilà, which has a kernel."""
        makers = type(self.parent).__mro__
        is_voila = any(maker.__module__.partition(".")[0] == "voila" for maker in makers)
        return is_voila or isinstance(self.parent, NotebookExporter)


def _stored(notebook: NotebookNode) -> dict[str, Any]:
    """Return model id → what is stored of each widget, to draw it without a kernel."""
    stored: dict[str, Any] = notebook.metadata.get("widgets", {}).get(STATE, {}).get("state", {})
    return stored


def _keep_picture(output: NotebookNode, stored: dict[str, Any]) -> None:
    data = output.get("data", {})
    if WIDGET not in data or not any(kind in data for kind in PICTURES):
        return
    model = stored.get(data[WIDGET].get("model_id"))
    if model is None or OURS in model.get("state", {}).get("_dom_classes", ()):
        del data[WIDGET]


def _put_into_words(output: NotebookNode) -> None:
    """Give a picture of ours its words, for a page: nbconvert's own pages have room for none."""
    data = output.get("data", {})
    picture, words = data.get(SVG, ""), data.get("text/plain", "")
    # Pictures of others may have nothing but the name of their class beside them.
    if 'role="img"' in picture.partition(">")[0] and words:
        shown = b64encode(picture.encode()).decode()
        data["text/html"] = f'<img alt="{escape(words)}" src="data:{SVG};base64,{shown}">'
