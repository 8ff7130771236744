"""Runs notebooks, or every one of a folder, anew and stores what a reader without a kernel can see.

Kept: text and pictures. Left out: widgets (dead without their kernel) and whatever differs
from one run or machine to the next, so that a second run changes nothing.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from nbformat import NotebookNode

STATIC = {"image/png", "image/svg+xml", "text/html", "text/latex", "text/markdown", "text/plain"}
WIDGET = "application/vnd.jupyter.widget-view+json"
GUESS = "guess-first"
"""The tag of cells whose answer is not stored below them: guess, then run the cell."""
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def static(output: NotebookNode) -> NotebookNode | None:
    """The part of an output that outlives its kernel, or None where there is no such part."""
    if output.output_type == "stream":
        return output
    if output.output_type == "error":
        raise ValueError(f"a cell ended in {output.ename}: {output.evalue}")
    is_widget = WIDGET in output.data
    output.data = NotebookNode({kind: output.data[kind] for kind in output.data if kind in STATIC})
    output.metadata = NotebookNode()
    # A widget that brings no picture leaves only its repr, which tells a reader nothing.
    if not output.data or (is_widget and set(output.data) == {"text/plain"}):
        return None
    return output


def tidy(notebook: NotebookNode) -> None:
    """Keeps of a notebook that was run only what is the same after every run."""
    notebook.metadata = NotebookNode(kernelspec=KERNEL, language_info={"name": "python"})
    for cell in notebook.cells:
        cell.metadata = kept_of(cell.metadata)
        if cell.cell_type == "code":
            cell.outputs = [kept for output in cell.outputs if (kept := static(output))]
        if GUESS in cell.metadata.get("tags", ()):
            put_away(cell)


def kept_of(metadata: NotebookNode) -> NotebookNode:
    """Keep a cell's tags, whether its code is folded, and what its notebook is made of."""
    kept = NotebookNode()
    if metadata.get("generated"):
        kept.generated = metadata.generated
    if metadata.get("tags"):
        kept.tags = metadata.tags
    if metadata.get("jupyter", {}).get("source_hidden"):
        kept.jupyter = NotebookNode(source_hidden=True)
    return kept


def put_away(cell: NotebookNode) -> None:
    """Keep what a cell answers out of sight, where the reader is to guess first.

    A test compares it with what the cell says when it is run.
    """
    said = [
        output.text if output.output_type == "stream" else output.data.get("text/plain", "")
        for output in cell.outputs
    ]
    cell.outputs, cell.execution_count = [], None
    if "plot" not in cell.source:  # a picture differs from one machine to the next
        cell.metadata.answer = "".join(said).rstrip("\n")


def rerun(path: Path) -> str:
    """Runs one notebook in its own folder, stores it if anything in it changed, and says so."""
    before = path.read_text(encoding="utf-8")
    notebook = nbformat.reads(before, as_version=4)
    client = NotebookClient(
        notebook,
        kernel_name="python3",
        # Errors only: a kernel's warnings are about servers that others can reach.
        extra_arguments=["--IPKernelApp.log_level=40"],
        resources={"metadata": {"path": str(path.parent)}},
        record_timing=False,
        coalesce_streams=True,
        store_widget_state=False,
    )
    try:
        client.execute()
    except CellExecutionError as error:  # a lesson tells its readers what went wrong, and not us
        raise ValueError(f"{path}: {error.ename}: {error.evalue}") from None
    tidy(notebook)
    after = nbformat.writes(notebook) + "\n"
    if after != before:
        path.write_text(after, encoding="utf-8")
    return f"{path}: {'changed' if after != before else 'as it was'}"


def found(place: Path) -> list[Path]:
    """Return a notebook, or all of a folder."""
    notebooks = [place] if place.is_file() else sorted(place.rglob("*.ipynb"))
    return [path for path in notebooks if ".ipynb_checkpoints" not in path.parts]


if __name__ == "__main__":
    with ProcessPoolExecutor() as processes:
        given = [path for place in sys.argv[1:] for path in found(Path(place))]
        try:
            for said in processes.map(rerun, given):
                print(said, flush=True)
        except ValueError as problem:
            sys.exit(str(problem))
