"""The map of the course: what is solved, how well, and where to go on."""

import re
from html.parser import HTMLParser

import pytest

from gold_widgets import speak
from gold_widgets.engine.errors import GameError
from gold_widgets.lessons import index
from gold_widgets.lessons.progress import Progress
from gold_widgets.lessons.shown import Shown
from gold_widgets.tables.links import START

COURSE = index.course_of("gold")


@pytest.fixture
def lesson_folder(tmp_path, monkeypatch):
    (tmp_path / "gold").mkdir()
    (tmp_path / START).touch()
    monkeypatch.chdir(tmp_path / "gold")
    return tmp_path


def solved(*names, tries=1):
    progress = Progress().keep(False)
    for name in names:
        for number in range(1, tries + 1):
            progress.tried("gold", name, right=number == tries)
    return progress


def way_on(progress):
    """The line that says where GOLD goes on; other games have lines of their own."""
    told = repr(progress).split("\n\n")[0]
    return told.splitlines()[-1]


class Page(HTMLParser):
    """What a page holds: its links, its tags, and whether each tag is closed."""

    def __init__(self, source):
        super().__init__()
        self.links, self.tags, self.open, self.labels = [], [], [], []
        self.feed(source)
        assert not self.open

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.open.append(tag)
        found = dict(attrs)
        if tag == "a":
            self.links.append(found["href"])
        if found.get("role") == "img":
            self.labels.append(found["aria-label"])

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_every_lesson_and_exercise_is_on_it():
    told = repr(Progress())
    for lesson in COURSE.lessons:
        assert f"{lesson.number} {lesson.title()}" in told
    for exercise in COURSE.exercises:
        assert f"{exercise.name} ·" in told


def test_stars_tries_and_games_are_on_it():
    progress = solved("02.1", tries=2)
    progress.tried("gold", "02.2", right=False)
    progress.played("gold", won=True)
    progress.played("gold", won=None)
    total = len(COURSE.exercises)
    first, *_ = repr(progress).splitlines()
    assert first == (
        f"GOLD · 1 of {total} exercises solved · ★ 2 of {3 * total} stars · 2 games played · 1 won"
    )
    assert "02.1 ★★☆  02.2 ✗1  02.3 ·" in repr(progress)
    labels = Page(progress._view().html()).labels
    assert "02.1: solved in 2 tries, 2 of 3 stars" in labels
    assert "02.2: not solved yet, 1 try" in labels
    assert "02.3: not tried yet" in labels


@pytest.mark.parametrize(
    ("done", "here"),
    [
        ([], "01_setup"),
        (["01.1"], "02_digger_finds_gold"),
        (["02.1"], "02_digger_finds_gold"),
        (["03.1"], "03_digger_duel"),
        ([each.name for each in COURSE.exercises if each.name < "08"], "08_play"),
        ([each.name for each in COURSE.exercises if each.name > "02"], "01_setup"),
    ],
)
def test_one_goes_on_where_one_was(done, here):
    assert way_on(solved(*done)).endswith(f"(gold/{here}.ipynb)")


def test_a_lesson_that_asks_nothing_is_done_once_a_game_was_played():
    progress = solved(*(each.name for each in COURSE.exercises))
    assert way_on(progress).endswith("(gold/08_play.ipynb)")
    progress.played("gold", won=False)
    assert way_on(progress) == "Everything is solved. Well done!"


def test_links_lead_from_the_kernels_folder_to_the_lessons(lesson_folder, monkeypatch):
    assert Page(Progress()._view().html()).links[0] == "01_setup.ipynb"
    monkeypatch.chdir(lesson_folder)
    links = Page(Progress()._view().html()).links
    assert links[0] == "gold/01_setup.ipynb"
    lessons = [lesson for course in index.courses() for lesson in course.lessons]
    assert {f"{lesson.path}.ipynb" for lesson in lessons} == set(links)


def test_outside_of_a_course_there_is_nowhere_to_link_to():
    assert Page(Progress()._view().html()).links == []


def test_a_lesson_ends_with_its_own_exercises_and_the_next_lesson(lesson_folder):
    progress = solved("02.1", "03.1")
    end = progress.lesson("gold/02_digger_finds_gold")
    own, _, _ = end._repr_html_().partition("<details")
    assert re.findall(r'href="([^"]*)"', own) == ["03_digger_duel.ipynb"]
    assert "1 of 6 exercises solved · ★ 3 of 18 stars" in end._repr_html_()
    assert "02.1 ★★★" in repr(end)
    assert "03.1" not in repr(end)
    assert "Next lesson: 03 Digger duel" in repr(end)


def test_one_exercise_is_not_several():
    end = repr(solved("09.1").lesson("gold/09_scenario_lab"))
    page = solved("09.1").lesson("gold/09_scenario_lab")._repr_html_()
    assert "1 of 1 exercise solved · ★ 3 of 3 stars" in page
    assert f"1 of {len(COURSE.exercises)} exercises solved" in end


def test_the_last_lesson_says_so():
    assert "This was the last lesson." in repr(Progress().lesson(COURSE.lessons[-1].path))


def test_a_lesson_that_does_not_exist_is_named():
    with pytest.raises(GameError, match=r"There is no lesson 'gold/02_diger_finds_gold'.*Did you"):
        Progress().lesson("gold/02_diger_finds_gold")


@pytest.mark.parametrize(("language", "said"), [("fr", "Continue ici"), ("de", "Hier geht es")])
def test_it_speaks_the_language_that_was_chosen(language, said):
    speak(language)
    try:
        assert said in repr(Progress())
        assert f'lang="{language}"' in Progress()._view().html()
    finally:
        speak("en")


def test_titles_are_those_of_a_translated_notebook_where_there_is_one():
    lesson = index.Lesson("nim/01_stones", {"en": "Stones", "fr": "Cailloux"})
    assert (lesson.title("fr"), lesson.file("fr")) == ("Cailloux", "fr/nim/01_stones.ipynb")
    assert (lesson.title("de"), lesson.file("de")) == ("Stones", "nim/01_stones.ipynb")


def test_the_page_needs_no_script_and_says_nothing_by_color_alone():
    page = solved("02.1")._view().html()
    assert "script" not in Page(page).tags
    assert "★★★" in re.sub(r"<[^>]*>", "", page)


def test_nothing_noted_leaves_the_same_page_every_time():
    assert Progress()._view().html() == Progress()._view().html()
    assert "gold-progress" not in Progress()._view().html()


def test_maps_on_the_page_follow_what_is_done(monkeypatch):
    told = []
    monkeypatch.setattr("IPython.display.display", lambda data, **how: told.append((data, how)))
    monkeypatch.setattr(
        "IPython.display.update_display", lambda data, **how: told.append((data, how))
    )
    progress = Progress()
    progress._ipython_display_()
    Shown(progress, index.lesson("gold/02"))._ipython_display_()
    progress.tried("gold", "02.1", right=True)
    ids = [how["display_id"] for _, how in told]
    assert ids == [*ids[:2], *ids[:2]]
    assert ids[0] != ids[1]
    assert "02.1 ★★★" in told[2][0]["text/plain"]
    assert "02.1 ★★★" in told[3][0]["text/html"]


def test_below_the_end_of_a_lesson_the_whole_map_is_folded(lesson_folder):
    progress = solved("02.1")
    page = progress.lesson("gold/02_digger_finds_gold")._repr_html_()
    Page(page)
    before, folded, whole = page.partition("<details")
    assert folded
    assert "Go on here" not in before
    assert "Go on here" in whole
    assert all(lesson.title() in whole for lesson in COURSE.lessons)
    assert page.count(progress.line()) == 1
    assert "Copy</button>" in whole
