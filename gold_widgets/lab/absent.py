"""What cannot be there when Python runs in a page, in a sentence each."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from gold_widgets.engine.sentences import Sentence

IN_A_PAGE = sys.platform == "emscripten"
"""Whether Python runs in a browser: one process, no thread, nothing to install."""


def nothing_to_install(names: Sequence[str]) -> str:
    """Say that packages cannot be had."""
    return str(
        Sentence(
            "Nothing can be installed while Python runs in this page, so there is no {names}. "
            "The course needs nothing more; on a computer with Python, pip install works.",
            names=", ".join(names),
        )
    )
