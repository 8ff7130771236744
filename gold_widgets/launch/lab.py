"""Starts JupyterLab with prompt kernel connections: python -m gold_widgets.launch.lab [OPTIONS].

The options are JupyterLab's own. If its server cannot be made prompt, a later one perhaps, it is
started as it is.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence

_log = logging.getLogger(__name__)


def main(options: Sequence[str]) -> None:
    """Run JupyterLab until it is stopped."""
    from jupyterlab.labapp import LabApp

    LabApp.launch_instance([*prompt_options(options), *options])


def switches() -> frozenset[str]:
    """Return the names of JupyterLab's options that take no value; none where it is missing."""
    try:
        from jupyterlab.labapp import LabApp
    except ImportError:
        return frozenset()
    return frozenset(LabApp.flags)


def prompt_options(options: Sequence[str]) -> list[str]:
    """Return what to put before a person's own options, to make the server prompt."""
    try:
        from gold_widgets.launch import prompt

        prompt.check()
    except (ImportError, AttributeError) as missing:
        _log.warning("Starting the stock server, where tables answer more slowly: %s", missing)
        return []
    # Kernels behind a gateway, and a connection chosen by name, have a connection of their own.
    chosen = any(prompt.SETTING in option or "gateway" in option.lower() for option in options)
    if chosen or os.environ.get("JUPYTER_GATEWAY_URL"):
        return []
    connection = prompt.PromptConnection
    return [f"--ServerApp.{prompt.SETTING}={connection.__module__}.{connection.__qualname__}"]


if __name__ == "__main__":
    main(sys.argv[1:])
