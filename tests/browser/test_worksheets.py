"""Worksheets as a browser prints them: few pages, little ink."""

import io
import re

import pytest
from PIL import Image

from gold_widgets import worksheet

PAGE = re.compile(rb"/Type\s*/Page\b")
INK = 0.08
"""The part of a page that may be dark, letters and all."""


@pytest.mark.parametrize(
    ("lesson", "pages"),
    [
        ("gold/02", 2),
        ("gold/06", 2),
        ("gold/07", 2),
        ("gold/11", 1),
        ("gold/13", 1),
        ("mine_for_gold/01", 2),
        ("mine_for_gold/02", 2),
        ("mine_for_gold/04", 2),
        ("mine_for_gold/05", 2),
        ("mine_for_gold/07", 2),
        ("mine_for_gold/09", 2),
        ("klondike_rush/02", 4),
        ("klondike_rush/03", 3),
        ("klondike_rush/05", 3),
        ("klondike_rush/07", 4),
    ],
)
def test_a_worksheet_prints_on_few_pages_and_with_little_ink(browser, lesson, pages):
    page = browser.new_page(viewport={"width": 700, "height": 1000})
    try:
        for language in ("en", "fr", "de"):
            page.set_content(worksheet(lesson, language).html)
            printed = page.pdf(prefer_css_page_size=True, print_background=True)
            assert len(PAGE.findall(printed)) <= pages, language
        page.emulate_media(media="print")
        seen = Image.open(io.BytesIO(page.screenshot(full_page=True))).convert("L")
        dark = sum(seen.histogram()[:110]) / (seen.width * seen.height)
        assert 0 < dark < INK
    finally:
        page.close()
