"""A drawing with its frame: what tables and questions are made of."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from ipywidgets import Box, Layout

from gold_widgets.canvas.painter import Painter
from gold_widgets.canvas.svg import svg
from gold_widgets.canvas.threads import alone
from gold_widgets.tables import shelf
from gold_widgets.tables.frame import Action, Frame, Window

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.engine.rulebook import Rulebook
    from gold_widgets.tables.rulecard import RuleCard


class Board(Box):  # type: ignore[misc]
    """One widget of a canvas that draws and a frame that speaks and listens."""

    _is_open = False

    @alone
    def _open(
        self,
        width: float,
        height: float,
        scale: float,
        /,
        book: Rulebook[Any, Any] | None = None,
        **state: object,
    ) -> None:
        """Make the parts; to be called once, when all that `picture` needs is there.

        The rules of a book can be looked up wherever one is named.
        """
        layout = Layout(width="100%")  # one for both parts: frame.css says where each goes
        self._book = book
        if book is not None:
            language = state.get("language")
            rules = book.rules(language if isinstance(language, str) else None)
            state["rules"] = {rule.id: rule.name for rule in rules}
        self._frame = Frame(scale=scale, layout=layout, **state)
        self._frame.on_action(self._look_up)
        self._frame.on_action(self._act)
        self._frame.on_window(self._meet)
        self._painter = Painter(width, height, scale=scale, layout=layout)
        parts = [self._painter.canvas, self._frame]
        super().__init__(parts, _dom_classes=("gold-table",))
        self._is_open = True
        shelf.put(self)

    @abstractmethod
    def picture(self) -> Picture:
        """What is to be seen now, as shapes."""

    def still(self) -> Picture:
        """What a stored notebook and a print show: with all that must not be lost beside it."""
        return self.picture()

    @abstractmethod
    def describe(self) -> str:
        """Tell in words all there is to see."""

    @abstractmethod
    def _act(self, action: Action) -> None:
        """Do what a person did at the screen."""

    # -- rules at the board ------------------------------------------------------------------

    def _look_up(self, action: Action) -> None:
        """Show the rule that was pressed, or more of one in the rule card."""
        match action:
            case {"rule": str(name)} if self._book and name in self._frame.rules:
                self._frame.show(panel=self._rule_card(self._book).one(name))
            case {"more": str(name)} if self._book and self._frame.panel.get("kind") == "rules":
                entries = self._frame.panel["entries"]
                shown = {each["id"] for each in entries if each.get("more", {}).get("open")}
                self._frame.show(panel=self._rule_card(self._book).all(shown ^ {name}))

    def _rule_card(self, book: Rulebook[Any, Any]) -> RuleCard:
        from gold_widgets.tables.rulecard import RuleCard  # nobody may ever ask for it

        return RuleCard(book, self._frame.language)

    def _meet(self, window: Window) -> None:
        self._painter.meet(window["window"], window["pixels"], is_new=window["new"])

    @alone
    def close(self) -> None:
        """Take it off the page, with all its parts. What it knows can still be read."""
        if not self._is_open:  # also called for one that was refused while being made
            return
        self._is_open = False
        self._frame.once_met(self._end)

    def _end(self) -> None:
        self._painter.close()
        self._frame.close()
        self.layout.close()
        super().close()
        self.children = ()  # IPython keeps what a cell has shown: it should hold little

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        """Show the live widget where one can live, else a picture, else words."""
        return {
            **super()._repr_mimebundle_(**kwargs),
            "text/plain": self.describe(),
            "image/svg+xml": svg(self.still(), self._frame.headline),
        }
