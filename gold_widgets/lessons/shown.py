"""A map of the course on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gold_widgets.lessons.index import Course, Lesson
    from gold_widgets.lessons.progress import Progress

MOST_MAPS = 8
"""So many maps on a page follow what is done: the latest."""


class Shown:
    """A map on a page, which follows what is done after it was shown."""

    def __init__(self, progress: Progress, lesson: tuple[Course, Lesson] | None = None) -> None:
        self._progress, self._lesson = progress, lesson
        self._id = ""

    def __repr__(self) -> str:
        """Tell it in words."""
        return self._progress._view(self._lesson).text()

    def _repr_html_(self) -> str:
        return self._progress._view(self._lesson).html()

    def _ipython_display_(self) -> None:
        """Show it, and remember where."""
        from uuid import uuid4

        from IPython.display import display

        self._id = uuid4().hex
        maps = self._progress._maps
        maps.append(self)
        del maps[:-MOST_MAPS]
        display(self._bundle(), raw=True, display_id=self._id)  # type: ignore[no-untyped-call]

    def update(self) -> None:
        """Show it anew where it stands."""
        from IPython.display import update_display

        update_display(self._bundle(), raw=True, display_id=self._id)  # type: ignore[no-untyped-call]

    def _bundle(self) -> dict[str, str]:
        view = self._progress._view(self._lesson)
        return {"text/plain": view.text(), "text/html": view.html()}
