"""Which cells of a lesson the static site runs by itself: those up to its first live table."""

import json
from pathlib import Path

import pytest

from tests.golden import check
from tests.notebooks import course
from website.alive import alive

GOLDEN = Path(__file__).parent / "alive.txt"


def chosen(path: Path) -> list[str]:
    return alive(json.loads(path.read_text(encoding="utf-8")))


def test_which_cells_bring_the_first_table_of_a_lesson_to_life() -> None:
    lines = [f"{course.name(path)}: {' '.join(chosen(path)) or '-'}" for path in course.NOTEBOOKS]
    check(GOLDEN, "\n".join([*lines, ""]))


@pytest.mark.parametrize("path", course.TRANSLATED, ids=course.name)
def test_they_are_the_same_in_every_language(path: Path) -> None:
    assert chosen(path) == chosen(course.original(path))


@pytest.mark.parametrize("path", course.EVERY, ids=course.name)
def test_none_of_them_tells_what_is_to_be_guessed_or_plays_in_the_lab(path: Path) -> None:
    run = chosen(path)
    found = [cell for cell in course.cells(path) if cell.id in run]
    assert not any(cell.is_guess or "lab." in cell.text for cell in found)


@pytest.mark.parametrize("path", [*filter(chosen, course.NOTEBOOKS)], ids=course.name)
def test_the_last_of_them_makes_a_table_and_needs_no_other(path: Path) -> None:
    cells = [cell.id for cell in course.cells(path)]
    boards = course.run_some(path, chosen(path)).boards
    assert [cells[number] for number, _ in boards] == chosen(path)[-1:]


def cell(name: str, source: str, *tags: str, picture: bool = False) -> dict[str, object]:
    outputs = [{"data": {"image/svg+xml": "<svg/>"}}] if picture else []
    return {
        "cell_type": "code",
        "id": name,
        "source": source,
        "metadata": {"tags": [*tags]},
        "outputs": outputs,
    }


def test_a_cell_between_is_run_only_if_the_table_needs_what_it_makes() -> None:
    cells = [
        cell("tools", "from gold_widgets import Table, gold, lab"),
        cell("drawing", "gold.deal(2, seed=1)", picture=True),
        cell("rules", "calm = gold.Rules(rush_at=0)"),
        cell("deal", "game = gold.deal(2, seed=1, rules=calm)"),
        cell("other", "print(game)"),
        cell("table", "shown = Table(game)\nshown", picture=True),
    ]
    assert alive({"cells": cells}) == ["tools", "rules", "deal", "table"]


@pytest.mark.parametrize(
    "between",
    [
        cell("guess", "game = gold.deal(2, seed=1)\nprint(game)", "guess-first"),
        cell("long", "game = lab.tournament(['random', 'random'])"),
    ],
    ids=["a guess", "the lab"],
)
def test_nothing_is_run_where_the_table_needs_a_guess_or_the_lab(between: object) -> None:
    tools = cell("tools", "from gold_widgets import Table, gold, lab")
    table = cell("table", "Table(game)", picture=True)
    later = cell("later", "Table(gold.deal(2))", picture=True)
    assert alive({"cells": [tools, between, table, later]}) == []
    assert alive({"cells": [tools, between, later]}) == ["tools", "later"]
