"""Says that nothing can be installed."""

import sys

_PIPLITE_DISABLE_PYPI = True
_PIPLITE_URLS: list[str] = []


async def install(requirements: str | list[str], **_options: object) -> None:
    """Say that these cannot be had here, and what can be done instead."""
    from gold_widgets.lab.absent import nothing_to_install

    names = [requirements] if isinstance(requirements, str) else requirements
    print(nothing_to_install(names), file=sys.stderr)
