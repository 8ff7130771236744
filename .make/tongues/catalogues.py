"""The catalogues of the course: one for each notebook and language, keyed by cell and unit.

An entry's context is "<cell id> <number>". When the English changes, its translation goes with it:
as it is where the words only moved, marked fuzzy where they changed.
"""

import io
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from babel.messages.catalog import Message
from babel.messages.pofile import read_po, unescape, write_po
from words import Book

from tongues import names, units
from tongues.typography import mended

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "notebooks"
LOCALES = ROOT / "gold_widgets" / "locales"
LANGUAGES = ("fr", "de")
NAMES = "names"
"""The catalogue of the players' names, one for all notebooks."""
ALIKE_ENOUGH = 0.6
"""How much of a sentence must be as it was, so that its old translation is of any help."""


@dataclass(frozen=True)
class Entry:
    """One unit and its translation."""

    place: str
    """The id of its cell, and its number in it; a player's name has none."""
    kind: str
    english: str
    said: str = ""
    is_fuzzy: bool = False
    before: str = ""
    """The English that was translated, where it has changed since."""
    notes: tuple[str, ...] = ()
    """What the translator says about it: `the same`, `not: digger`."""

    @property
    def is_open(self) -> bool:
        """Whether somebody has to translate it, or to look at it again."""
        return self.is_fuzzy or not self.said


def sources() -> list[Path]:
    """Return the English notebooks."""
    return sorted(
        path
        for path in NOTEBOOKS.rglob("*.ipynb")
        if ".ipynb_checkpoints" not in path.parts
        and path.relative_to(NOTEBOOKS).parts[0] not in LANGUAGES
    )


def name(source: Path) -> str:
    """Return what a notebook is called in the course: `gold/01_setup`."""
    return source.relative_to(NOTEBOOKS).with_suffix("").as_posix()


def place(language: str, notebook: str) -> Path:
    """Say where the catalogue of a notebook is."""
    return LOCALES / language / "course" / f"{notebook}.po"


def cells(path: Path) -> list[dict[str, Any]]:
    """Read a notebook's cells, each with its source as one text."""
    stored = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [{**cell, "source": "".join(cell["source"])} for cell in stored]


def collect(source: Path) -> list[Entry]:
    """Return what there is to translate in a notebook."""
    return [
        Entry(f"{cell['id']} {number}", unit.kind, unit.text)
        for cell in cells(source)
        if cell["cell_type"] == "markdown"
        for number, unit in enumerate(units.units(cell["source"]), 1)
    ]


def collect_names() -> list[Entry]:
    """Return the names of all players, once each."""
    code = (cell for path in sources() for cell in cells(path) if cell["cell_type"] == "code")
    found = {name for cell in code for name in names.names(cell["source"])}
    return [Entry("", "a player", name) for name in sorted(found)]


def read(path: Path) -> list[Entry]:
    """Read a catalogue as it is stored."""
    if not path.exists():
        return []
    with path.open("rb") as file:
        book = read_po(file, abort_invalid=True)
    if book.obsolete:
        raise SystemExit(f"{path}: has entries that are commented out (#~). Delete them.")
    return [_entry(message) for message in book if message.id]


def _entry(message: Message) -> Entry:
    # Babel writes the English of before behind "#|", and reads it as words of the translator.
    before = " ".join(note for note in message.user_comments if note.startswith("|"))
    return Entry(
        message.context or "",
        " ".join(message.auto_comments),
        message.id,
        message.string,
        message.fuzzy,
        "".join(map(unescape, re.findall(r'"(?:[^"\\]|\\.)*"', before.replace(" | ", " ")))),
        tuple(note for note in message.user_comments if not note.startswith("|")),
    )


def updated(
    wanted: list[Entry], stored: list[Entry], elsewhere: Mapping[str, Entry] | None = None
) -> list[Entry]:
    """Bring what is stored into step with the English; what nobody says any more goes.

    What has no translation yet takes that of the same words elsewhere.
    """
    return list(_updated(wanted, stored, elsewhere or {}))


def _updated(
    wanted: list[Entry], stored: list[Entry], elsewhere: Mapping[str, Entry]
) -> Iterator[Entry]:
    at = {(entry.place, entry.english): entry for entry in stored if entry.said}
    words = {**elsewhere, **{entry.english: entry for entry in stored if not entry.is_open}}
    now = {entry.english for entry in wanted}
    left = [entry for entry in stored if entry.said and entry.english not in now]
    for entry in wanted:
        kept = at.get((entry.place, entry.english)) or words.get(entry.english)
        if kept:
            yield _with(entry, kept, is_fuzzy=kept.is_fuzzy, before=kept.before)
            continue
        kept = _nearest(entry, left)
        if kept:
            left.remove(kept)
            yield _with(entry, kept, is_fuzzy=True, before=kept.before or kept.english)
        else:
            yield entry


def _with(entry: Entry, kept: Entry, *, is_fuzzy: bool, before: str) -> Entry:
    return Entry(entry.place, entry.kind, entry.english, kept.said, is_fuzzy, before, kept.notes)


def _nearest(entry: Entry, left: list[Entry]) -> Entry | None:
    """Find what an entry was before its English changed: most like it, or at the same place."""

    def likeness(other: Entry) -> float:
        alike = SequenceMatcher(None, entry.english, other.english, autojunk=False).ratio()
        return alike + (0.3 if other.place == entry.place else 0)

    best = max(left, key=likeness, default=None)
    return best if best and likeness(best) >= ALIKE_ENOUGH else None


def as_text(language: str, notebook: str, entries: list[Entry]) -> bytes:
    """Write a catalogue for people, in the order of the notebook."""
    comment = f"# notebooks/{notebook}.ipynb, in {language}. Translate here, then run `make words`."
    if notebook == NAMES:
        comment = f"# The players of the course, in {language}, one list for all notebooks."
    book = Book(language, header_comment=comment, fuzzy=False)
    for entry in entries:
        book.add(
            entry.english,
            entry.said,
            flags=["fuzzy"] if entry.is_fuzzy else [],
            auto_comments=[entry.kind],
            user_comments=list(entry.notes),
            previous_id=[entry.before] if entry.before and entry.is_fuzzy else [],
            context=entry.place or None,
        )
    file = io.BytesIO()
    write_po(file, book, 0, include_previous=True)
    return file.getvalue().rstrip(b"\n") + b"\n"


@dataclass
class Course:
    """The whole course in one language, as it should be now."""

    language: str
    entries: dict[str, list[Entry]] = field(default_factory=dict)
    """Notebook → its entries."""

    def __post_init__(self) -> None:
        """Collect, and bring into step what there is."""
        wanted = {name(path): collect(path) for path in sources()} | {NAMES: collect_names()}
        stored = {notebook: read(place(self.language, notebook)) for notebook in wanted}
        # What one notebook says, another may say, too: "Edit it", "Stuck? Open a hint".
        said = {
            entry.english: entry
            for entries in stored.values()
            for entry in entries
            if not entry.is_open
        }
        for notebook, found in wanted.items():
            self.entries[notebook] = [
                replace(entry, said=mended(self.language, entry.said))
                for entry in updated(found, stored[notebook], said)
            ]

    @property
    def names(self) -> dict[str, str]:
        """What the players are called: in English, and in this language."""
        return {entry.english: entry.said or entry.english for entry in self.entries[NAMES]}

    def is_complete(self, notebook: str) -> bool:
        """Say whether every unit of a notebook is translated, if only as its English was before."""
        return all(entry.said for entry in self.entries[notebook])

    def files(self) -> dict[Path, bytes]:
        """Return the catalogues as they should be now."""
        return {
            place(self.language, notebook): as_text(self.language, notebook, entries)
            for notebook, entries in self.entries.items()
        }

    def obsolete(self) -> list[Path]:
        """Return the catalogues of notebooks that are no more."""
        folder = LOCALES / self.language / "course"
        return sorted(set(folder.rglob("*.po")) - set(self.files()))
