"""A frame that is to be closed waits for the page that is still building it."""

import asyncio

import pytest

from gold_widgets.tables import frame as frames
from gold_widgets.tables import kernel
from gold_widgets.tables.frame import Frame

pytestmark = pytest.mark.usefixtures("no_widget_is_left")


def test_a_farewell_waits_until_a_page_has_built_the_frame_which_then_hears_nothing_else():
    done, heard = [], []

    async def run():
        frame = Frame()
        frame.on_action(heard.append)
        frame.once_met(lambda: done.append("closed"))
        assert not done
        frame._handle_custom_msg({"met": 1}, [])

    asyncio.run(run())
    assert (done, heard) == (["closed"], [])


def asks(monkeypatch, method):
    """Let it look as if a page's message were being answered."""
    message = {"content": {"data": {"method": method}}}
    monkeypatch.setattr(kernel, "message", lambda: message)


@pytest.mark.parametrize("method", ["request_state", "request_states"])
def test_a_farewell_waits_for_a_page_that_is_reloaded(monkeypatch, method):
    asks(monkeypatch, method)
    done = []

    async def run():
        frame = Frame()
        frame._handle_custom_msg({"met": 1}, [])
        frame.get_state()  # as a page asks for it that builds the frame anew
        frame.once_met(lambda: done.append("closed"))
        assert not done
        frame._handle_custom_msg({"window": "one", "pixels": 700, "new": True}, [])

    asyncio.run(run())
    assert done == ["closed"]


def test_a_farewell_does_not_wait_because_somebody_has_read_the_state(monkeypatch):
    asks(monkeypatch, "update")
    done = []

    async def run():
        frame = Frame()
        frame._handle_custom_msg({"met": 1}, [])
        frame.get_state()
        frame.send_state()
        frame.once_met(lambda: done.append("closed"))

    asyncio.run(run())
    assert done == ["closed"]


def test_a_farewell_waits_only_so_long(monkeypatch):
    monkeypatch.setattr(frames, "_PATIENCE", 0.01)
    done = []

    async def run():
        Frame().once_met(lambda: done.append("closed"))
        assert not done
        for _ in range(200):
            if not done:
                await asyncio.sleep(0.02)

    asyncio.run(run())
    assert done == ["closed"]


def test_a_farewell_does_not_wait_for_a_page_that_was_there_or_that_cannot_be():
    done = []
    Frame().once_met(lambda: done.append("no loop, no page"))

    async def run():
        frame = Frame()
        frame._handle_custom_msg({"met": 1}, [])
        frame.once_met(lambda: done.append("met"))

    asyncio.run(run())
    assert done == ["no loop, no page", "met"]
