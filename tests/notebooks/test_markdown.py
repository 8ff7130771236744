"""The prose as a reader sees it: rendered, every link followed, nothing left raw."""

import re
from html.parser import HTMLParser

import pytest
from markdown_it import MarkdownIt

from tests.notebooks.course import EVERY, cells, name

each_notebook = pytest.mark.parametrize("path", EVERY, ids=name)
MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table")
RAW = re.compile(r"\]\([^)\s]+\)|^\s*(---|#{1,6} )|\*\*\w", re.MULTILINE)
"""A link, a line, a heading or bold print that was not rendered."""


class Page(HTMLParser):
    """Collects links, headings and plain text of a rendered page."""

    def __init__(self, html):
        super().__init__()
        self.links, self.text, self.open = [], [], []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        if tag == "a":
            self.links.append(dict(attrs)["href"])
        if tag not in {"br", "hr", "img"}:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in {"br", "hr", "img"}:
            assert self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data):
        if "code" not in self.open and "pre" not in self.open:
            self.text.append(data)


def pages(path):
    return [Page(MARKDOWN.render(cell.text)) for cell in cells(path) if not cell.is_code]


def anchors(path):
    """What JupyterLab calls the headings of a notebook, and the cells."""
    found = {f"cell-id={cell.id}" for cell in cells(path)}
    for cell in cells(path):
        if not cell.is_code:
            for title in re.findall(r"^#{1,6} (.+)$", cell.text, re.MULTILINE):
                found.add(title.replace(" ", "-"))
    return found


@each_notebook
def test_every_tag_is_closed_and_nothing_is_left_raw(path):
    for page in pages(path):
        assert not page.open
        assert not RAW.search("".join(page.text)), "".join(page.text)


@each_notebook
def test_every_link_in_the_source_is_a_link_on_the_page(path):
    for cell, page in zip([c for c in cells(path) if not c.is_code], pages(path), strict=True):
        assert len(page.links) == len(re.findall(r"(?<!!)\]\(", cell.text))


@each_notebook
def test_every_link_leads_somewhere(path):
    for page in pages(path):
        for target in page.links:
            if target.startswith("https://"):
                continue
            file, _, anchor = target.partition("#")
            there = (path.parent / file).resolve() if file else path
            assert there in EVERY, target
            assert not anchor or anchor in anchors(there), target


def test_a_link_right_after_a_fold_would_be_dead():
    dead = "<details>\n\nx\n\n</details>\n---\nGo on with [06](06.ipynb)."
    assert not Page(MARKDOWN.render(dead)).links
    assert Page(MARKDOWN.render(dead.replace("</details>\n", "</details>\n\n"))).links


@each_notebook
def test_the_last_words_lead_on(path):
    assert pages(path)[-1].links
