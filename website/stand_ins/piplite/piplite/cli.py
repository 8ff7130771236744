"""What becomes of `%pip install`."""


async def get_transformed_code(words: list[str]) -> str:
    """Return Python for a line of `%pip`."""
    names = [word for word in words if word != "install" and not word.startswith("-")]
    return f"await __import__('piplite').install({names!r})\n"
