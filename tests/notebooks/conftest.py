"""The notebooks are run once for all tests, and leave nothing behind."""

from collections.abc import Iterator

import pytest

from gold_widgets import progress
from gold_widgets.lessons.notes import Notes
from tests.notebooks import course


@pytest.fixture(autouse=True)
def nothing_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_notes", Notes())
    monkeypatch.setattr(progress, "_pending", [])
    monkeypatch.setattr(progress, "_beside", Notes())


@pytest.fixture(autouse=True, scope="package")
def put_away() -> Iterator[None]:
    yield
    course.put_away()
