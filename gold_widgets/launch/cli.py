"""The command gold-widgets: copies the course into a folder and opens JupyterLab on it."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from functools import partial, reduce
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import LANGUAGES, tell, translations
from gold_widgets.launch import lab
from gold_widgets.launch.course import FIRST, Copied, CourseError, copy_course, find_course, start
from gold_widgets.launch.trust import TrustError, sign

FOLDER = "gold_course"
SETTINGS = Path(__file__).parent / "settings"
MANY = 5
"""More names than this are counted instead of listed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says, and return 0 if that went well."""
    wishes, rest = _parser(_spoken(arguments)).parse_known_args(arguments)
    try:
        folder, options = _split(rest)
        if not wishes.copy_only:
            _ask_for_jupyterlab()
        course = find_course()
        copied = copy_course(course, folder)
    except CourseError as error:
        print(tell(error, wishes.language), file=sys.stderr)
        return 1
    first = start(course, wishes.language)
    for line in [*_told(copied, folder), *_missing(wishes.language, first)]:
        print(tell(line, wishes.language), flush=True)
    try:
        sign(course)
    except TrustError as error:
        print(tell(error, wishes.language), file=sys.stderr)
    if not wishes.copy_only:
        opening = Sentence("Opening it in JupyterLab. Press Ctrl-C twice here to stop.")
        print(tell(opening, wishes.language), flush=True)
        _open(folder, first, ["--no-browser", *options] if wishes.no_browser else options)
    return 0


def _spoken(arguments: Sequence[str] | None) -> str:
    """Find the language that is wished for before anything else, so that help is in it, too."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--language", nargs="?", default="en")
    wished: str = _read_language(early.parse_known_args(arguments)[0].language or "")
    return wished if wished in LANGUAGES else "en"


def _read_language(wished: str) -> str:
    """Return a language's short name, also where it is written as computers do: fr_CH.UTF-8."""
    return re.split("[-_.]", wished)[0].lower()


class _Help(argparse.HelpFormatter):
    """Help that says in a language, too, how a program is called."""

    def __init__(self, language: str, prog: str) -> None:
        """Lay out the help of a program."""
        super().__init__(prog)
        self._words = translations(language)

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Begin with how it is called."""
        super().add_usage(usage, actions, groups, prefix or self._words.gettext("usage: "))


def _parser(language: str) -> argparse.ArgumentParser:
    gettext = translations(language).gettext
    parser = argparse.ArgumentParser(
        prog="gold-widgets",
        usage=gettext("%(prog)s [FOLDER] [--copy-only] [--language en|fr|de] [JUPYTERLAB OPTIONS]"),
        description=gettext(
            "Copies the course into a folder and opens it in JupyterLab. FOLDER is {folder} unless "
            "you name another; files that you changed there stay yours."
        ).format(folder=FOLDER),
        epilog=gettext("All other options go to JupyterLab: for example --port=9999"),
        allow_abbrev=False,
        add_help=False,
        formatter_class=partial(_Help, language),
    )
    title = gettext("options:").removesuffix(":")  # argparse puts its own behind
    options = parser.add_argument_group(title)
    options.add_argument("-h", "--help", action="help", help=gettext("show this and do nothing"))
    options.add_argument("--copy-only", action="store_true", help=gettext("copy, and open nothing"))
    options.add_argument(
        "--language",
        type=_read_language,
        choices=LANGUAGES,
        default="en",
        help=gettext("the language to begin in"),
    )
    options.add_argument(
        "--no-browser",
        action="store_true",
        help=gettext("start JupyterLab, and only tell its address"),
    )
    options.add_argument(
        "--version",
        action="version",
        version=f"gold-widgets {_version()}",
        help=gettext("tell the version and do nothing"),
    )
    return parser


def _version() -> str:
    try:
        return version("gold-widgets")
    except PackageNotFoundError:
        return "(not installed)"


def _split(rest: Sequence[str]) -> tuple[Path, list[str]]:
    """Tell the folder from JupyterLab's options; after `--port`, a word is that option's value."""
    words = [
        place
        for place, (before, word) in enumerate(pairwise(["", *rest]))
        if not word.startswith("-") and not _takes_a_value(before)
    ]
    named = [rest[place] for place in words]
    if len(named) > 1:
        raise CourseError(
            Sentence(
                "Only one folder can be opened, not {names}: "
                "a name with spaces needs quotes around it.",
                names=reduce(_and, named),
            )
        )
    options = [word for place, word in enumerate(rest) if place not in words and word != "--"]
    return _folder(named[0] if named else FOLDER), options


def _and(one: str, other: str) -> str:
    return Sentence("{one} and {other}", one=one, other=other)


def _takes_a_value(word: str) -> bool:
    """Say whether the next word belongs to this one: it does to an option that is no switch."""
    if not word.startswith("--") or word == "--" or "=" in word:
        return False
    return word.removeprefix("--") not in lab.switches()


def _folder(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise CourseError(
            Sentence("{name} is nobody's home here: please choose another folder.", name=name)
        ) from None


def _ask_for_jupyterlab() -> None:
    if find_spec("jupyterlab") is None:
        raise CourseError(
            Sentence(
                "JupyterLab is not installed here: install it with {command}, or use --copy-only.",
                command=f'"{sys.executable}" -m pip install jupyterlab',
            )
        )


def _told(copied: Copied, folder: Path) -> list[Sentence]:
    """Say what became of the files; what did not happen is not told."""
    new = [path for path in copied.new if path not in copied.moved]
    both = [path for path in copied.moved if path in copied.kept]
    told = [
        (new, Sentence("  New: {files}", files=_listed(new))),
        (copied.updated, Sentence("  Updated: {files}", files=_listed(copied.updated))),
        (
            copied.moved,
            Sentence("  Moved to their new places: {files}", files=_listed(copied.moved)),
        ),
        (copied.kept, Sentence("  Kept as you have them: {files}", files=_listed(copied.kept))),
        (
            copied.linked,
            Sentence(
                "  Links to what moved now lead there in: {files}", files=_listed(copied.linked)
            ),
        ),
        (
            both,
            Sentence(
                "  Yours moved too, with all that is in them. If code in one of them reads a file "
                "of yours, which did not move, write ../ before its name."
            ),
        ),
        (
            copied.left,
            Sentence(
                "  Left where you have them, although the course has its own elsewhere now: "
                "{files}",
                files=_listed(copied.left),
            ),
        ),
        (
            copied.behind,
            Sentence(
                "  There is a newer version of {files}: "
                "rename yours, or name another folder, to get it.",
                files=_listed(copied.behind),
            ),
        ),
    ]
    where = Sentence("The course is in {folder}", folder=folder.resolve())
    return [where, *(sentence for paths, sentence in told if paths)]


def _listed(paths: Sequence[str]) -> str:
    many = Sentence("{count} files", count=len(paths))
    return ", ".join(paths) if len(paths) <= MANY else many


def _missing(language: str, first: str) -> list[Sentence]:
    if language == "en" or first != FIRST:
        return []
    return [
        Sentence(
            "There are no notebooks in {language} yet: here are the English ones.",
            language=LANGUAGES[language],
        )
    ]


def _open(folder: Path, first: str, options: Sequence[str]) -> None:
    # A learner's first screen is the course, as wide as the screen, without JupyterLab's question
    # about its news. This holds for the server that is started here, and for no other.
    paths = [str(SETTINGS), *filter(None, [os.environ.get("JUPYTER_CONFIG_PATH")])]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(paths)
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    lab.main(
        [
            *(["--allow-root"] if is_root else []),
            "--Application.log_level=WARN",
            f"--ServerApp.root_dir={folder.resolve()}",
            f"--LabApp.default_url=/lab/tree/{first}",
            *options,
        ]
    )
