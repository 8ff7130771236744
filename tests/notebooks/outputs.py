"""Runs notebooks in one IPython without a kernel, and compares what they say with what is stored.

For the translated ones, whose code is that of the English ones: those run in kernels of their own,
with nbval. A kernel takes seconds to start, a lesson some hundredths of one. Started by a test as
`python -m tests.notebooks.outputs fr`; every difference is a line.
"""

import os
import sys
import warnings
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import nbformat
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
from nbformat import NotebookNode

from gold_widgets import progress, speak
from gold_widgets.lessons.notes import Notes
from gold_widgets.tables.links import START
from tests.notebooks.course import EVERY, FOLDER, name, tongue

_SPECIFICATION = spec_from_file_location("notebooks", FOLDER.parent / ".make" / "notebooks.py")
notebooks = module_from_spec(_SPECIFICATION)
_SPECIFICATION.loader.exec_module(notebooks)


def differences(path: Path) -> Iterator[str]:
    """Run a notebook where a copy of the course might lie, with nothing solved."""
    stored = nbformat.read(path, as_version=4)
    with TemporaryDirectory() as top:
        home = Path(top) / path.parent.relative_to(FOLDER)
        home.mkdir(parents=True, exist_ok=True)
        (Path(top) / START).touch()
        os.chdir(home)
        progress._notes, progress._beside = Notes(), Notes()
        progress._pending, progress._file = [], None
        speak("en")
        shell = new_shell()
        for cell in stored.cells:
            if cell.cell_type == "code":
                try:
                    made = run(shell, cell)
                except Exception as error:  # noqa: BLE001 - whatever the cell raised
                    yield f"{name(path)}, {cell.id}: ends in {error!r}"
                    continue
                # A plot differs from one machine to the next.
                if "plot" not in cell.source and made != texts(cell):
                    yield f"{name(path)}, {cell.id}: says {made}, but {texts(cell)} is stored"
        os.chdir(FOLDER)


def new_shell() -> InteractiveShell:
    """Return a shell that is asked for pictures, and taken for that of a kernel."""
    shell = InteractiveShell.instance()
    shell.reset(new_session=False)
    shell.display_formatter.active_types = shell.display_formatter.format_types
    shell.kernel = SimpleNamespace()
    shell.user_module.__spec__ = None  # as in a kernel: what starts processes asks for it

    def show(value: object) -> None:
        if value is not None and (data := shell.display_formatter.format(value)[0]):
            shell.display_pub.publish(data)

    shell.display_trap.hook = show
    return shell


def run(shell: InteractiveShell, cell: NotebookNode) -> list[str]:
    """Run a cell, and return what a reader without a kernel would see below it."""
    with capture_output() as captured:
        result = shell.run_cell(cell.source)
    result.raise_error()
    outputs = [nbformat.v4.new_output("stream", text=captured.stdout)] * bool(captured.stdout)
    outputs += [nbformat.v4.new_output("display_data", data=each.data) for each in captured.outputs]
    fresh = nbformat.v4.new_code_cell(cell.source, metadata=dict(cell.metadata))
    fresh.metadata.pop("answer", None)
    fresh.outputs = [kept for each in outputs if (kept := notebooks.static(each))]
    if notebooks.GUESS in cell.metadata.get("tags", ()):
        notebooks.put_away(fresh)
    return texts(fresh)


def texts(cell: NotebookNode) -> list[str]:
    """Return what is stored with a cell, as texts; of pictures their drawings."""
    found = [cell.metadata.answer] if "answer" in cell.metadata else []
    for output in cell.outputs:
        if output.output_type == "stream":
            found.append(output.text)
        else:
            found += [f"{kind}: {text}" for kind, text in sorted(output.data.items())]
    return found


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # where no process can be started, one must do
    for found in (path for path in EVERY if tongue(path) == sys.argv[1]):
        for difference in differences(found):
            print(difference)
