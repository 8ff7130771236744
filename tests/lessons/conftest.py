"""Every test starts with nothing solved, and leaves no widget behind."""

import pytest

from gold_widgets import progress
from gold_widgets.lessons.notes import Notes


@pytest.fixture(autouse=True)
def fresh(monkeypatch, no_widget_is_left):
    monkeypatch.setattr(progress, "_known", Notes())
    monkeypatch.setattr(progress, "_notes", Notes())
    monkeypatch.setattr(progress, "_pending", [])
    monkeypatch.setattr(progress, "_beside", Notes())
    monkeypatch.setattr(progress, "_file", None)
    monkeypatch.setattr(progress, "_said", None)
    monkeypatch.setattr(progress, "_newer", None)
    monkeypatch.setattr(progress, "_aside", None)
    monkeypatch.setattr(progress, "_heard", "")
