"""Every test starts with nothing solved, and leaves no widget behind."""

import pytest

from gold_widgets import progress
from gold_widgets.lessons.notes import Notes
from gold_widgets.lessons.progress import SWITCH
from gold_widgets.tables.links import START


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


@pytest.fixture
def course(tmp_path, monkeypatch):
    """A course with a lesson's folder, in which a kernel works."""
    (tmp_path / "nim").mkdir()
    (tmp_path / START).touch()
    monkeypatch.chdir(tmp_path / "nim")
    monkeypatch.delenv(SWITCH, raising=False)
    return tmp_path
