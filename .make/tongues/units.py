"""A cell's prose, taken apart into what a translator handles, and put together again.

A unit is a heading, a paragraph (up to a hard line break), an item of a list, a row of a table or
the summary of a fold. What stands between units is nobody's language: marks, tags, fences, lines
without a word.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

_FENCE = re.compile(r"\s*(```|~~~)")
_BLOCK = re.compile(r"\s*(</?details( [^>]*)?>|---+|\|[\s:|-]+\|)?\s*")
"""A line that says nothing: blank, a tag, a rule, what stands below the head of a table."""
_TONGUES = re.compile(
    r"\[(English|Français|Deutsch)\]\([^)]*\)( · \[(Français|Deutsch)\]\([^)]*\))*"
)
"""The line that leads to the other languages: it is made, not written."""
_SHAPES = (
    ("summary", re.compile(r"(\s*<summary>)(.*?)(</summary>\s*)")),
    ("heading", re.compile(r"(#{1,6} +)(.*?)( *)")),
    ("table row", re.compile(r"(\s*\| )(.*?)( \|\s*)")),
    ("list item", re.compile(r"(\s*(?:[-*+]|\d+[.)]) +)(.*?)(\\?)")),
    ("paragraph", re.compile(r"(\s*(?:> ?)?)(.*?)(\\?)")),
)
"""What a line can be: before the words, the words, and behind them."""
_SPEECHLESS = re.compile(r"`[^`]*`|\]\([^)]*\)|<[^>]*>")
"""What is read by machines, in the middle of words."""
_WORD = re.compile(r"[^\W\d_]")


@dataclass
class Unit:
    """Some words to translate."""

    kind: str
    text: str


Part = str | Unit


def parts(source: str) -> list[Part]:
    """Take a cell's prose apart; the parts, one behind the other, are the prose again."""
    found: list[Part] = []
    for part in _parts(source):
        goes_on = isinstance(part, Unit) and part.kind == "paragraph"
        if goes_on and len(found) > 1 and found[-1] == "\n" and _can_go_on(found[-2]):
            found.pop()
            found[-1].text += f"\n{part.text}"
        else:
            found.append(part)
    return [_as_found(part) for part in found]


def _as_found(part: Part) -> Part:
    """Return a part, and only its text where nothing of it is anybody's language."""
    return part.text if isinstance(part, Unit) and is_speechless(part.text) else part


def _can_go_on(part: Part) -> bool:
    """Say whether the next line belongs to this one: a paragraph or an item that is not over."""
    return isinstance(part, Unit) and part.kind in ("paragraph", "list item")


def _parts(source: str) -> Iterator[Part]:
    is_fenced = False
    for number, line in enumerate(source.split("\n")):
        if number:
            yield "\n"
        if is_fence := bool(_FENCE.match(line)):
            is_fenced = not is_fenced
        if is_fence or is_fenced or _BLOCK.fullmatch(line) or _TONGUES.fullmatch(line):
            if line:
                yield line
            continue
        kind, found = next(
            (kind, found) for kind, shape in _SHAPES if (found := shape.fullmatch(line))
        )
        before, words, behind = found.groups()
        yield from filter(None, (before, Unit(kind, words), behind))


def put(source: str, say: Callable[[int, Unit], str]) -> str:
    """Put a cell's prose together again, with other words for each unit, counted from 1."""
    made, number = [], 0
    for part in parts(source):
        if isinstance(part, Unit):
            number += 1
            made.append(say(number, part))
        else:
            made.append(part)
    return "".join(made)


def units(source: str) -> list[Unit]:
    """Return what there is to translate in a cell's prose."""
    return [part for part in parts(source) if isinstance(part, Unit)]


def without_tongues(source: str) -> str:
    """Return a cell's prose without the line that leads to the other languages."""
    lines = source.split("\n")
    kept = [line for line in lines if not _TONGUES.fullmatch(line)]
    return source if kept == lines else "\n".join(kept).rstrip("\n")


def is_speechless(text: str) -> bool:
    """Say whether there is no word in a text but what machines read."""
    return not _WORD.search(plain(text))


def plain(text: str) -> str:
    """Return a text without code, link targets and tags."""
    return _SPEECHLESS.sub(lambda found: "]" if found[0].startswith("]") else " ", text)


def in_words(text: str, change: Callable[[str], str]) -> str:
    """Change the words of a text, and leave code, link targets and tags as they are."""
    made, end = [], 0
    for found in _SPEECHLESS.finditer(text):
        made += [change(text[end : found.start()]), found[0]]
        end = found.end()
    return "".join([*made, change(text[end:])])
