"""Runs in a page's Python before there is a kernel: loads what a lesson's first table needs.

Nothing is used yet: where the files of a pupil are, is not known before a notebook is open.
ipycanvas makes a widget when it is loaded, which no page would hear of now: it is opened with the
first one that is made in a cell.
"""

from importlib import import_module

import pyodide_kernel  # noqa: F401 - the kernel asks for it next
from ipywidgets import Widget

from gold_widgets.engine import rooms

early: list[Widget] = []
opened = Widget.open


def wait(widget: Widget) -> None:
    """Do not open a widget yet."""
    early.append(widget)


def open_all(widget: Widget) -> None:
    """Open a widget, and those before it that wait for a page."""
    Widget.open = opened
    for each in (*early, widget):
        opened(each)


Widget.open = wait
folder = game if game in rooms.folders() else rooms.usual_folder()  # noqa: F821 - by early.js
for name in ("first_game", "goal", "predict", "progress"):
    import_module(f"gold_widgets.lessons.{name}")
for room in ("games", "tables", "lessons"):
    import_module(f"gold_widgets.{room}.{folder}")
Widget.open = open_all
