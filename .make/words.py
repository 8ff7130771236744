"""Collects every sentence for translators and compiles what they have written: make words.

The English text is in the code: in gettext("..."), ngettext, pgettext, npgettext and
Sentence("..."), and in the NAME of each game, which the books of other languages may have another
name for. It goes into gold_widgets.pot and from there into each language's .po, which people
translate; a sentence whose English has changed is marked fuzzy there. A second run changes nothing.
"""

import ast
import io
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import BinaryIO

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "gold_widgets"
LOCALES = PACKAGE / "locales"
LANGUAGES = ("fr", "de")
NAME = "gold_widgets"

KEYWORDS = {
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "Sentence": None,
}
"""Function → which of its arguments are for translators, as Babel writes it; c is the context."""

Found = tuple[int, str, tuple[str, ...] | str, list[str]]


class Book(Catalog):
    """A catalogue whose head says nothing that differs from run to run."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """What programs need to know, without dates and versions."""
        told = dict(super().mime_headers)
        changing = {"Language-Team", "Last-Translator", "Project-Id-Version", "Generated-By"}
        changing |= {"POT-Creation-Date", "PO-Revision-Date", "Report-Msgid-Bugs-To"}
        *most, last = ((name, text) for name, text in told.items() if name not in changing)
        return [*most, (last[0], f"{last[1]}\n")]


def calls(file: BinaryIO, keywords: Collection[str], *_: object, **__: object) -> Iterator[Found]:
    """Find the calls in a Python file; Babel's own finder misses those inside of f-strings."""
    for node in ast.walk(ast.parse(file.read())):
        if name := _name(node):
            yield node.lineno, "gettext", name, []
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", None) or getattr(node.func, "id", "")
            texts = tuple(
                word.value if isinstance(word, ast.Constant) else None for word in node.args
            )
            if name in keywords and isinstance(next(iter(texts), None), str):
                yield node.lineno, name, texts if len(texts) > 1 else texts[0], []


def _name(node: ast.AST) -> str:
    """Return what a game is called, where its module says so."""
    match node:
        case ast.Assign(targets=[ast.Name(id="NAME")], value=ast.Constant(value=str(name))):
            return name
    return ""


def template() -> Book:
    """Collect what the code says."""
    book = Book(domain=NAME, header_comment="# What gold_widgets says. Made by `make words`.")
    found = extract_from_dir(PACKAGE, [("**.py", calls)], keywords=KEYWORDS)
    for file, line, message, _, context in sorted(found, key=lambda each: each[:2]):
        book.add(message, locations=[(f"{NAME}/{file}", line)], context=context)
    return book


def translated(language: str, words: Book) -> Book:
    """Take the translations there are, and make room for those that are missing."""
    comment = f"# What gold_widgets says, in {language}. Translate here, then run `make words`."
    book = Book(language, domain=NAME, header_comment=comment, fuzzy=False)
    path = place(language, "po")
    if path.exists():
        with path.open("rb") as file:
            for message in read_po(file, language, ignore_obsolete=True):
                if message.id:
                    book[message.id] = message
    book.update(words)
    return book


def as_text(book: Book) -> bytes:
    """Write a catalogue for people."""
    file = io.BytesIO()
    write_po(file, book, 0, sort_output=True, ignore_obsolete=True, include_lineno=False)
    return file.getvalue().rstrip(b"\n") + b"\n"


def compiled(book: Book) -> bytes:
    """Write a catalogue for Python; what is missing or fuzzy stays English."""
    file = io.BytesIO()
    write_mo(file, book)
    return file.getvalue()


def place(language: str, ending: str) -> Path:
    """Say where a language's catalogue is."""
    return LOCALES / language / "LC_MESSAGES" / f"{NAME}.{ending}"


def files() -> dict[Path, bytes]:
    """Return every file as it should be now."""
    words = template()
    made = {LOCALES / f"{NAME}.pot": as_text(words)}
    for language in LANGUAGES:
        book = translated(language, words)
        made |= {place(language, "po"): as_text(book), place(language, "mo"): compiled(book)}
    return made


def missing(language: str) -> list[str]:
    """Return the English of whatever still has to be translated or looked at."""
    return [
        " / ".join(message.id) if isinstance(message.id, tuple) else message.id
        for message in translated(language, template())
        if message.id
        and (message.fuzzy or not all(message.string if message.pluralizable else [message.string]))
    ]


def main() -> None:
    """Bring all files up to date and say what is missing, if anything."""
    for path, content in files().items():
        before = path.read_bytes() if path.exists() else None
        if before != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        print(f"{path.relative_to(ROOT)}: {'changed' if before != content else 'as it was'}")
    for language in LANGUAGES:
        for text in missing(language):
            print(f"Still to be translated into {language}: {text}")


if __name__ == "__main__":
    main()
