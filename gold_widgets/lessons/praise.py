"""What is said to somebody who has solved something: how many stars, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.lessons.stars import MOST, stars, written

if TYPE_CHECKING:
    from gold_widgets.tables.phrases import Phrases


def crowned(word: str, tries: int) -> str:
    """Write the stars behind a word: "Solved! ★★☆"."""
    return f"{word} {written(stars(tries))}"


def praise(words: Phrases, tries: int) -> str:
    """Say how many stars it brings, for those who do not see them, and what to do next."""
    if tries == 1:
        told = words.gettext("At the first try: {stars} of {most} stars.")
    else:
        told = words.gettext("After {tries} tries: {stars} of {most} stars.")
    told = told.format(tries=tries, stars=stars(tries), most=MOST)
    return f"{told} {words.gettext('Go on with the next cell.')}"
