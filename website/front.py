"""The pages that people see first, in every language: plain HTML with pictures of the games."""

from __future__ import annotations

import json
import re
import shutil
from html import escape
from pathlib import Path

from gold_widgets.engine.words import LANGUAGES
from gold_widgets.lessons.index import Course, courses
from website import pictures
from website.pages import START, in_language, words
from website.places import HERE

SOURCES = HERE / "pages"
GUIDE = "teachers_guide"


def write(site: Path, course: dict[str, str]) -> None:
    """Write front page and page of one's own work in each language, icons and manifest."""
    shutil.copy(SOURCES / "front.css", site)
    (site / "icon.svg").write_text(pictures.icon(), encoding="utf-8")
    for icon in (HERE / "icons").glob("*.png"):
        shutil.copy(icon, site)
    for old in site.glob("icon-*x*.png"):
        old.unlink()
    told = words()
    for language in LANGUAGES:
        folder = site / told[language]["folder"]
        (folder / "work").mkdir(parents=True, exist_ok=True)
        text = told[language] | {"lang": language}
        _write(folder / "index.html", front(folder, text, course))
        _write(folder / "work" / "index.html", work(text))
        manifest = json.dumps(_manifest(text), indent=1, ensure_ascii=False)
        _write(folder / "manifest.webmanifest", manifest)


def front(folder: Path, text: dict[str, str], course: dict[str, str]) -> str:
    """Return the front page in a language, and put its pictures beside it."""
    language = text["lang"]
    root = "" if language == "en" else "../"
    text = text | {"root": root or "./"}
    games = "".join(_game(folder, each, text) for each in courses())
    path = {
        name: in_language(file, text["folder"], course)
        for name, file in (("start", START), ("guide", GUIDE))
    }
    page = (SOURCES / "front.html").read_text(encoding="utf-8")
    page = _filled(page, text | path, leave=("games", "languages"))
    return page.replace("@games@", games).replace("@languages@", _languages(language, root))


def work(text: dict[str, str]) -> str:
    """Return the page of one's own work in a language."""
    root = "../" if text["lang"] == "en" else "../../"
    page = (SOURCES / "work.html").read_text(encoding="utf-8")
    page = _filled(page, text | {"root": root}, leave=("languages",))
    return page.replace("@languages@", _languages(text["lang"], root, "work/"))


def _languages(here: str, root: str, page: str = "") -> str:
    """Lead to the same page in the other languages."""
    told = words()
    return " ".join(
        _link(root + told[code]["folder"] + page or "./", code, name)
        for code, name in LANGUAGES.items()
        if code != here
    )


def _game(folder: Path, course: Course, text: dict[str, str]) -> str:
    picture = pictures.table(course.game, text["lang"])
    (folder / f"{course.game}.svg").write_text(picture, encoding="utf-8")
    width, height = re.findall(r' (?:width|height)="([\d.]+)"', picture)[:2]
    name = course.title(text["lang"])
    own = {
        "game": course.game,
        "name": name,
        "text": text[course.game],
        "picture_file": f"{course.game}.svg",
        "picture": text["picture"].format(game=name),
        "playGame": text["playGame"].format(game=name),
        "width": width,
        "height": height,
        "lesson": course.lessons[0].file(text["lang"]),
    }
    return _filled((SOURCES / "game.html").read_text(encoding="utf-8"), text | own)


def _link(address: str, code: str, name: str) -> str:
    return f'<a href="{address}" lang="{code}" hreflang="{code}">{name}</a>'


def _manifest(text: dict[str, str]) -> dict[str, object]:
    root = "../" if text["folder"] else "./"
    icons: list[dict[str, str]] = [
        {"src": f"{root}icon-{size}.png", "type": "image/png", "sizes": f"{size}x{size}"}
        for size in (192, 512)
    ]
    icons.append(icons[-1] | {"purpose": "maskable"})
    return {
        "lang": text["lang"],
        "name": text["title"],
        "short_name": "GOLD",
        "description": text["lead"],
        "start_url": "./",
        "scope": root,
        "display": "standalone",
        "background_color": "#2d5446",
        "theme_color": "#2d5446",
        "icons": icons,
    }


def _filled(page: str, values: dict[str, str], leave: tuple[str, ...] = ()) -> str:
    """Put words into the gaps of a page; a gap without words is a mistake."""

    def found(gap: re.Match[str]) -> str:
        return gap[0] if gap[1] in leave else escape(values[gap[1]])

    return re.sub(r"@(\w+)@", found, page)


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
