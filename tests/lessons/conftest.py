"""Every test starts with nothing solved, and leaves no widget behind."""

import pytest

from gold_widgets import progress


@pytest.fixture(autouse=True)
def fresh(monkeypatch, no_widget_is_left):
    monkeypatch.setattr(progress, "_done", {})
    monkeypatch.setattr(progress, "_file", None)
