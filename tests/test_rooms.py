"""The rooms that all games share name none of them: what is a game's own is in its folder there."""

import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "gold_widgets"
ROOMS = ["engine", "canvas", "tables", "lessons", "lab"]
NAMED = re.compile(r"gold(?!en)|digger|dynamite|klondike", re.IGNORECASE)
FAIR = re.compile(
    r"gold[_-]widgets|\bGOLD_WIDGETS(?=_)"  # the package's own name
    r"|\bgold-(?!rush|mine)(?=[a-z$])[\w-]*"  # what its style sheets call classes, and pages ids
    r"|\bgold_progress\.json\b"  # a learner's file, of whatever game
)
FAIR_IN = {
    "canvas/palette.py": re.compile(r"\bGOLD(_LIGHT|_DARK)?\b"),  # colors
}


def named(source: str, path: str = "") -> list[str]:
    """Return the lines that name a game, be it in code, a string, a docstring or a comment."""
    fair_here = FAIR_IN.get(path, FAIR)
    found = []
    for number, line in enumerate(source.splitlines(), start=1):
        if NAMED.search(fair_here.sub("", FAIR.sub("", line))):
            found.append(f"{path}:{number}: {line.strip()}")
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_that_all_games_share_names_none_of_them(room):
    sources = [path for path in (PACKAGE / room).iterdir() if path.suffix in {".py", ".js"}]
    assert sources
    lines = []
    for path in sorted(sources):
        lines += named(path.read_text(encoding="utf-8"), path.relative_to(PACKAGE).as_posix())
    assert not lines, "\n" + "\n".join(lines)


@pytest.mark.parametrize(
    "line",
    [
        "from gold_widgets.games.gold.game import Game",
        "from gold_widgets import gold",
        "class Demo(GoldTable):",
        "if card.is_gold:",
        '    """Whole games of GOLD, in functions over three small arrays."""',
        'Sentence("Start the gold rush.")',
        "# the gold-rush begins",
        '>>> gold.load("gold1-204-pdnb")',
        "'The weaker diggers are chased away'",
        "BITS, DYNAMITE = 7, 56",
        "Mine for Gold",
        "import mine_for_gold, klondike_rush",
        'GOLD = "#e8ab1f"',
    ],
)
def test_a_game_is_found_wherever_it_is_named(line):
    assert named(line) == [f":1: {line.strip()}"]


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("from gold_widgets.engine.game import Game", "lab/bouts.py"),
        ("pip install 'gold-widgets[lab]'", "lab/bouts.py"),
        ('make("button", { class: "gold-button gold-main" })', "tables/parts.js"),
        ('style.setProperty("--gold-scale", words)', "tables/bonds.js"),
        ("const id = `gold-${Math.random()}`;", "tables/frame.js"),
        ('FILE = "gold_progress.json"', "lessons/progress.py"),
        ("# compared with the golden files", "canvas/svg.py"),
        ('GOLD_LIGHT = "#ffdf7a"', "canvas/palette.py"),
    ],
)
def test_what_is_fair_is_not(line, path):
    assert not named(line, path)


def test_what_is_excepted_for_a_file_is_still_needed_there():
    for path, fair in FAIR_IN.items():
        assert fair.search((PACKAGE / path).read_text(encoding="utf-8"))
