"""Errors for pupils: a sentence instead of a stack of frames."""

from __future__ import annotations

import sys
from traceback import walk_tb
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.errors import GameError, did_you_mean
from gold_widgets.engine.words import tell, translations
from gold_widgets.lessons.cells import names_made
from gold_widgets.lessons.saying import notebook, say

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from types import TracebackType


def sentence(
    error: BaseException,
    language: str | None = None,
    known: Iterable[str] = (),
    made: Collection[str] = (),
) -> str:
    """Say what went wrong in a cell, in a sentence or two.

    Args:
        error: What was raised.
        language: Of the sentence; by default what `speak` chose.
        known: The names that the cell could use.
        made: The names that some cell of the notebook makes.

    >>> print(sentence(NameError("name 'gmae' is not defined", name="gmae"), known=["game"]))
    Python does not know the name 'gmae'. Did you mean game? A name is known once the cell that \
makes it has been run.
    >>> print(sentence(NameError("name 'game' is not defined", name="game"), made=["game"]))
    The cell that makes 'game' has not been run yet. Run the cells above first: \
Run → Run All Above Selected Cell.
    """
    gettext = translations(language).gettext
    match error:
        case GameError():
            return tell(error, language)
        case KeyboardInterrupt():
            return gettext("Stopped. Run the cell again to begin anew.")
        case SyntaxError():
            return _unreadable(error, language)
        case NameError(name=str(name)) if name in made:
            return gettext(
                "The cell that makes {name!r} has not been run yet. Run the cells above first: "
                "Run → Run All Above Selected Cell."
            ).format(name=name)
        case NameError(name=str(name)):
            unknown = gettext("Python does not know the name {name!r}.").format(name=name)
            run = gettext("A name is known once the cell that makes it has been run.")
            return f"{unknown}{tell(did_you_mean(name, [*known, *made]), language)} {run}"
        case AttributeError(name=str(name), obj=thing) if thing is not None:
            kind = getattr(thing, "__name__", type(thing).__name__).rpartition(".")[2]
            missing = gettext("There is no {name!r} in {kind}.").format(name=name, kind=kind)
            public = [each for each in dir(thing) if not each.startswith("_")]
            return missing + tell(did_you_mean(name, public), language)
        case _:
            told = f"{type(error).__name__}: {error}".removesuffix(": ")
            more = gettext("To see where it comes from, run %tb in a cell.")
            return f"{_ended(told)} {more}"


def install(language: str | None = None) -> None:
    """Show every error of this notebook as a sentence; `%tb` shows the frames of the last one.

    Unless a language is given, it is the one that `speak` chose by then.

    Whatever a notebook imports from the front door does this. Outside a notebook nothing changes.
    """
    shell = notebook()
    if shell is None:
        return

    def show(
        shell: Any,  # noqa: ANN401 - IPython has no types
        kind: type[BaseException],
        error: BaseException,
        frames: TracebackType | None,
        **_: object,
    ) -> None:
        sys.last_type, sys.last_value, sys.last_traceback = kind, error, frames
        made = names_made() if isinstance(error, NameError) else set()
        said = sentence(error, language, shell.user_ns, made)
        line = _line(error, frames, shell.user_ns)
        if line:
            place = translations(language).gettext("Line {line}:").format(line=line)
            said = f"{place} {said}"
        say(f"✗ {said}")
        # Still an error to whatever runs the notebook: only what a reader sees is short.
        shell._showtraceback(kind, error, [kind.__name__])

    shell.set_custom_exc((BaseException,), show)


def _unreadable(error: SyntaxError, language: str | None) -> str:
    """Say which line of a cell is no Python."""
    gettext = translations(language).gettext
    problem = _ended(error.msg or "")
    if isinstance(error, IndentationError):
        advice = gettext("Look at the spaces at the start of the line.")
    else:
        advice = gettext("Look for a missing quote, comma or bracket.")
    if not error.lineno:
        return f"{gettext('Python cannot read this cell:')} {problem} {advice}"
    where = gettext("Python cannot read line {line}:").format(line=error.lineno)
    return f"{where} {problem} {advice}"


def _line(error: BaseException, frames: TracebackType | None, names: object) -> int | None:
    """Find the line of the cell that went wrong, if the error itself does not name one."""
    if isinstance(error, GameError | SyntaxError | KeyboardInterrupt):
        return None
    lines = [line for frame, line in walk_tb(frames) if frame.f_globals is names]
    return lines[-1] if lines else None


def _ended(text: str) -> str:
    return text if text.endswith((".", "?", "!")) else f"{text}."
