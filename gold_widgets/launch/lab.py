"""Starts JupyterLab, prompt and quiet: python -m gold_widgets.launch.lab [OPTIONS].

The options are JupyterLab's own. If its server cannot be made prompt, a later one perhaps, it is
started as it is.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence

_log = logging.getLogger(__name__)

ENCRYPTION = "transport_encryption"
NOISE = "The websocket_ping_timeout ("
"""Said at each start about two defaults of the server's own, and mended by what says it."""


def main(options: Sequence[str]) -> None:
    """Run JupyterLab until it is stopped."""
    from jupyterlab.labapp import LabApp

    logging.getLogger("tornado.general").addFilter(lambda said: NOISE not in said.getMessage())
    LabApp.launch_instance([*prompt_options(options), *encryption_options(), *options])


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


def encryption_options() -> list[str]:
    """Return what lets server and kernel speak in private, where they can.

    Otherwise each kernel that can complains in the terminal, a paragraph for every notebook.
    """
    import zmq
    from jupyter_server.services.kernels.kernelmanager import MappingKernelManager

    if not zmq.has("curve") or not MappingKernelManager.class_traits().get(ENCRYPTION):
        return []
    return [f"--MappingKernelManager.{ENCRYPTION}=auto"]


if __name__ == "__main__":
    main(sys.argv[1:])
