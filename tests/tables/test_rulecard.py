"""Rules at the table, for any game: named once, told and drawn when asked for."""

import json

import pytest

from gold_widgets.tables.links import path_to
from gold_widgets.tables.rulecard import RuleCard
from gold_widgets.tables.table import Table
from tests.games import nim, showdown
from tests.games.showdown import conforming
from tests.tables.nim import Staging


@pytest.fixture
def table():
    return Table(nim.Nim(9), pace=0)


def act(table, **action):
    table._frame._handle_custom_msg(action, [])
    assert table._frame.error == ""


def entries(table):
    return {entry["id"]: entry for entry in table._frame.panel["entries"]}


def test_a_table_knows_the_names_of_its_rules_and_no_more_until_it_is_asked(table):
    assert table._frame.rules == {"N1": "Heap", "N2": "Taking", "N3": "End"}
    assert table._frame.panel == {}
    state = json.dumps(table._frame.get_state(), default=str)
    assert not [rule.words for rule in nim.rules() if rule.words in state]


def test_a_rule_that_is_pressed_is_told_and_drawn(table):
    act(table, rule="N2")
    panel = table._frame.panel
    assert (panel["kind"], panel["title"]) == ("rule", "N2 · Taking")
    [entry] = panel["entries"]
    assert entry["text"] == "You take one, two or three stones."
    assert entry["told"].startswith("Ann takes 3 of 10. (N2)")
    before, after = entry["stills"]
    assert (before["text"], after["text"]) == ("Before", "After")
    assert before["svg"].count("<circle") == after["svg"].count("<circle") + 3
    assert before["label"] == "take 1. take 2. take 3"
    act(table, do="close")
    assert table._frame.panel == {}


def test_a_rule_that_the_game_does_not_have_is_none(table):
    for name in ("G5", "N9", "", "n2", "N2)"):
        act(table, rule=name)
        act(table, more=name)
        assert table._frame.panel == {}


def test_the_rule_card_draws_what_it_is_asked_for(table):
    act(table, do="rules")
    assert list(entries(table)) == ["N1", "N2", "N3"]
    assert not any("stills" in entry for entry in entries(table).values())
    act(table, more="N3")
    act(table, more="N2")
    assert [name for name, entry in entries(table).items() if "stills" in entry] == ["N2", "N3"]
    act(table, more="N3")
    assert [name for name, entry in entries(table).items() if "stills" in entry] == ["N2"]
    act(table, do="rules")
    assert table._frame.panel == {}


def test_the_tool_is_lit_as_long_as_the_card_is_open(table):
    def is_on():
        return next(each["on"] for each in table._frame.buttons if each["id"] == "rules")

    assert not is_on()
    act(table, do="rules")
    assert is_on()
    act(table, do="close")
    assert not is_on()
    act(table, do="rules")
    act(table, rule="N1")
    assert not is_on()


def test_a_teacher_can_take_the_tool_away_and_rules_can_still_be_looked_up():
    table = Table(nim.Nim(9), pace=0, allow={"undo"})
    act(table, do="rules")
    assert table._frame.panel == {}
    act(table, rule="N1")
    assert table._frame.panel["title"] == "N1 · Heap"


def test_a_card_stays_open_while_the_game_goes_on(table):
    act(table, rule="N1")
    act(table, press="2")
    assert table.game.stones == 7
    assert table._frame.panel["title"] == "N1 · Heap"


def test_a_table_of_its_own_has_its_own_card():
    host = Table(conforming.STARTS["three players"], pace=0)
    mine = host.seat(1)
    act(mine, rule="S3")
    assert mine._frame.panel["title"] == "S3 · Showing"
    assert host._frame.panel == {}


@pytest.mark.parametrize(("language", "name"), [("en", "Heap"), ("fr", "Tas"), ("de", "Haufen")])
def test_the_card_speaks_the_language_of_the_table(language, name):
    table = Table(nim.Nim(9), pace=0, language=language)
    act(table, rule="N1")
    assert table._frame.panel["title"] == f"N1 · {name}"


def test_of_a_long_move_the_first_and_the_last_stage_are_drawn(monkeypatch):
    for stages, texts in ((2, ["First", "Then"]), (3, ["First", "Then", "Then"])):
        monkeypatch.setattr(Staging, "stages", lambda _, game, count=stages: count)
        [entry] = RuleCard(nim, "en").one("N2")["entries"]
        assert [still["text"] for still in entry["stills"]] == texts
    drawn = []
    scene = Staging.scene
    monkeypatch.setattr(Staging, "stages", lambda *_: 5)
    monkeypatch.setattr(
        Staging, "scene", lambda *given: drawn.append(given[3].stage) or scene(*given)
    )
    RuleCard(nim, "en").one("N2")
    assert drawn == [0, 4]


def test_what_everybody_may_see_is_all_that_an_example_shows():
    [entry] = RuleCard(showdown, "en").one("S2")["entries"]
    assert "9" not in "".join(still["label"] for still in entry["stills"])


# The way to a lesson


@pytest.fixture
def course(tmp_path):
    for path in ("00_start_here.ipynb", "nim/01_taking.ipynb", "nim/02_leaving.ipynb"):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).touch()
    return tmp_path


@pytest.mark.parametrize(
    ("folder", "way"),
    [(".", "nim/01_taking.ipynb"), ("nim", "01_taking.ipynb"), ("other", "../nim/01_taking.ipynb")],
)
def test_a_lesson_is_found_from_any_folder_of_the_course(course, folder, way):
    (course / "other").mkdir()
    assert path_to("nim/01_taking", course / folder) == way


@pytest.mark.parametrize(
    ("folder", "way"),
    [
        ("nim", "../fr/nim/01_taking.ipynb"),
        ("fr", "nim/01_taking.ipynb"),
        ("fr/nim", "01_taking.ipynb"),
        ("de/nim", "../../fr/nim/01_taking.ipynb"),
    ],
)
def test_a_lesson_in_the_readers_language_is_found_where_there_is_one(course, folder, way):
    for path in ("fr/00_start_here.ipynb", "fr/nim/01_taking.ipynb", "de/nim/02_leaving.ipynb"):
        (course / path).parent.mkdir(parents=True, exist_ok=True)
        (course / path).touch()
    assert path_to("nim/01_taking", course / folder, "fr") == way


def test_a_lesson_that_is_not_translated_is_found_in_english(course):
    (course / "fr" / "nim").mkdir(parents=True)
    (course / "fr" / "00_start_here.ipynb").touch()
    assert path_to("nim/02_leaving", course / "fr" / "nim", "fr") == "../../nim/02_leaving.ipynb"


def test_from_a_folder_that_was_deleted_there_is_no_way(tmp_path, monkeypatch):
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert path_to("nim/01_taking") == ""
    monkeypatch.chdir(tmp_path)


def test_without_the_course_there_is_no_way(course, tmp_path_factory):
    assert path_to("nim/09_missing", course) == ""
    assert path_to("", course) == ""
    assert path_to("nim/01_taking", tmp_path_factory.mktemp("elsewhere")) == ""
    deep = course / "a" / "b" / "c"
    deep.mkdir(parents=True)
    assert path_to("nim/01_taking", deep) == ""


def test_a_rule_leads_to_its_lesson_where_there_is_one(table, course, monkeypatch):
    monkeypatch.chdir(course / "nim")
    act(table, do="rules")
    links = {name: entry.get("link") for name, entry in entries(table).items()}
    assert links["N2"] == {"path": "01_taking.ipynb", "text": "Go to the lesson about it"}
    assert links["N1"] is links["N3"] is None
