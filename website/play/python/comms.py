"""The messages of widgets, passed to and from the page that Python runs in."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import comm
from comm.base_comm import BaseComm, CommManager

Post = Callable[[str, str, str, Sequence[bytes]], object]
"""Takes the kind of a message, whose it is, what it says as JSON, and its buffers."""


class Comms:
    """All that widgets say goes to `post`; what the page says to one comes in by `hear`."""

    def __init__(self, post: Post) -> None:
        self._manager = CommManager()

        class Comm(BaseComm):
            def publish_msg(
                self,
                msg_type: str,
                data: dict[str, Any] | None = None,
                metadata: dict[str, Any] | None = None,
                buffers: Sequence[Any] | None = None,
                **_: object,
            ) -> None:
                # No browser reads NaN: rather an error here than a page that shows nothing.
                text = json.dumps(data or {}, allow_nan=False)
                post(msg_type, self.comm_id, text, [bytes(each) for each in buffers or ()])

        comm.create_comm = Comm
        comm.get_comm_manager = lambda: self._manager

    def hear(self, name: str, text: str) -> None:
        """Hand a widget what the page says to it; one that was just closed hears nothing."""
        known = self._manager.get_comm(name)
        if known is not None:
            known.handle_msg({"content": {"data": json.loads(text)}, "buffers": []})
