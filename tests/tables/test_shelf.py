"""The shelf: a cell that runs again closes the tables of its last run, in any kind of kernel."""

import sys
from types import SimpleNamespace

import pytest

from gold_widgets.tables import shelf


class Kernel:
    """Answers one message after the other."""

    def __init__(self):
        self.runs = 0
        self.message = {}

    def get_parent(self):
        return self.message

    def runs_cell(self, cell):
        self.runs += 1
        self.message = {
            "header": {"msg_id": str(self.runs)},
            "content": {"code": "play()"},
            "metadata": {"cellId": cell},
        }

    def hears_press(self):
        self.message = {"header": {}, "content": {"data": {"method": "custom"}}}


class Table:
    def __init__(self):
        self.is_open = True
        shelf.put(self)

    def close(self):
        self.is_open = False


@pytest.fixture(params=["shell", "shell.kernel"])
def kernel(request, monkeypatch):
    """A kernel whose shell knows the message itself, or only by the kernel, as in Pyodide."""
    kernel = Kernel()
    shell = kernel if request.param == "shell" else SimpleNamespace(kernel=kernel)
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    monkeypatch.setattr(shelf, "_shelf", {})
    return kernel


def test_a_cell_that_runs_again_closes_its_tables_and_no_others(kernel):
    kernel.runs_cell("one")
    first, second = Table(), Table()
    kernel.runs_cell("two")
    other = Table()
    assert first.is_open
    assert second.is_open
    kernel.runs_cell("one")
    again = Table()
    assert (first.is_open, second.is_open) == (False, False)
    assert other.is_open
    assert again.is_open


def test_a_table_that_a_press_opens_belongs_to_no_cell(kernel):
    kernel.runs_cell("one")
    table = Table()
    kernel.hears_press()
    opened = Table()
    assert table.is_open
    kernel.runs_cell("one")
    Table()
    assert opened.is_open


@pytest.mark.parametrize("shell", [None, SimpleNamespace(), SimpleNamespace(kernel=None)])
def test_outside_a_notebook_nothing_is_closed(shell, monkeypatch):
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    first, second = Table(), Table()
    assert first.is_open
    assert second.is_open
