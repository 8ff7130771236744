"""What the page with nothing but a table knows of the games before Python is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gold_widgets.canvas.svg import svg
from gold_widgets.door import play, usual_level
from gold_widgets.engine.rooms import folders, named
from gold_widgets.engine.words import LANGUAGES, game_name

SEED = 7
"""The game in the pictures, and the first one that is dealt to whoever does not choose."""
LESSON = """
// Where a lesson is read: in a language if it is there, else in English.
export const lessonOf = (lesson, language) => {
  const path = LESSONS.includes(`${language}/${lesson}`) ? `${language}/${lesson}` : lesson;
  return `../lab/index.html?path=${encodeURIComponent(path)}`;
};
"""


def games(pictures: Path, notebooks: Path) -> str:
    """Draw every table as it begins, and return the script that tells of the games."""
    known = {game: _game(game, pictures, notebooks) for game in folders()}
    lessons = [f"{each}/{told['lesson']}" for each in LANGUAGES for told in known.values()]
    said = {
        "GAMES": known,
        "LANGUAGES": LANGUAGES,
        "SEED": SEED,
        "LESSONS": [path for path in lessons if (notebooks / path).is_file()],
    }
    lines = [
        f"export const {name} = {json.dumps(value, ensure_ascii=False)};"
        for name, value in said.items()
    ]
    return "\n".join(["// Made by website/table_pictures.py.", *lines, LESSON])


def _game(game: str, pictures: Path, notebooks: Path) -> dict[str, object]:
    book: Any = named(game)
    shapes: dict[int, tuple[float, float]] = {}
    for players in book.PLAYERS:
        for language in LANGUAGES:
            table = play(book, players, SEED, language=language)
            picture, _ = table._shown()  # just as the page will have it on its canvas
            (pictures / f"{game}-{players}-{language}.svg").write_text(svg(picture), "utf-8")
            shapes[players] = picture.width, picture.height
            table.close()
    first = min((notebooks / game).glob("01_*.ipynb"))
    return {
        "names": {language: game_name(book.NAME, language) for language in LANGUAGES},
        "players": list(book.PLAYERS),
        "levels": list(book.LEVELS),
        "level": usual_level(book),
        "still": shapes,
        "lesson": f"{game}/{first.name}",
    }
