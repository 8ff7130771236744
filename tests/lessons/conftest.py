"""Every test starts with nothing solved, and leaves no widget behind."""

import ipywidgets
import pytest

from gold_widgets import progress


@pytest.fixture(autouse=True)
def fresh(monkeypatch):
    monkeypatch.setattr(progress, "_done", {})
    monkeypatch.setattr(progress, "_file", None)
    alive = ipywidgets.widgets.widget._instances
    before = set(alive)
    yield
    for key in set(alive) - before:
        if key in alive:
            alive[key].close()
