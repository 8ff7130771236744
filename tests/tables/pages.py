"""A table as a page has it: what a page sends to it, and what it is shown."""


def act(table, **action):
    """What the browser would send."""
    table._frame._handle_custom_msg(action, [])


def frame(table):
    return table._frame


def ids(table):
    """The spots that can be pressed or looked at."""
    return [spot["id"] for spot in table._frame.spots]


def button(table, name):
    """A tool, or None if there is none of that name."""
    return next((each for each in table._frame.buttons if each["id"] == name), None)
