"""A kernel connection that sends each message at once, for servers that we start ourselves.

The answer to a press is several small messages. A stock server holds the second one back until
the browser has acknowledged the first, and browsers take about 40 ms over that, so everything that
is pressed on any widget waits. One switch on the socket, TCP_NODELAY, ends it.

Whoever starts a server chooses this, as `lab.py` does. Installing the package chooses nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jupyter_server.serverapp import ServerApp
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

if TYPE_CHECKING:
    import asyncio

SETTING = "kernel_websocket_connection_class"


class PromptConnection(ZMQChannelsWebsocketConnection):
    """The stock connection, on a socket that waits for nothing."""

    # Its own ancestor promises a coroutine: to whoever awaits it, either will do.
    def connect(self) -> asyncio.Future[None] | None:  # type: ignore[override]
        """Connect a page with its kernel."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


def check() -> None:
    """Raise AttributeError if this jupyter_server lacks something that the connection relies on."""
    for owner, name in (
        (ServerApp, SETTING),
        (ZMQChannelsWebsocketConnection, "connect"),
        (KernelWebsocketHandler, "set_nodelay"),
    ):
        if not hasattr(owner, name):
            raise AttributeError(f"{owner.__name__} has no {name}")
