"""The course in other languages: made of the English one, whole, in step, typed as it should be.

Notebooks in `notebooks/fr` and `notebooks/de` are made by `make words`, and nobody edits them.
"""

import json
import re
import subprocess
import sys
from html import unescape

import nbformat
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets.tables.links import START
from tests.notebooks.course import EVERY, FOLDER, TRANSLATED, name, original, tongue

sys.path.append(str(FOLDER.parent / ".make"))
from tongues import catalogues, checks, names, pages, units
from tongues.catalogues import NAMES, Course, Entry

import notebooks

RUN = "Run `make words`, translate what it names, and run it again."
COURSES = {language: Course(language) for language in catalogues.LANGUAGES}
each_language = pytest.mark.parametrize("language", COURSES)
each_translated = pytest.mark.parametrize("path", TRANSLATED, ids=name)


# What is stored is what `make words` makes


@each_language
def test_every_notebook_is_translated(language):
    there = {name(original(path)) for path in TRANSLATED if tongue(path) == language}
    assert there == set(COURSES[language].entries) - {NAMES}, RUN


@each_language
def test_nothing_is_wrong_with_what_is_translated(language):
    course = COURSES[language]
    wrong = [
        f"{notebook}: {problem}"
        for notebook in course.entries
        for problem in checks.problems(course, notebook)
    ]
    assert wrong == [], RUN


@each_language
def test_the_catalogues_are_in_step_with_the_english(language):
    course = COURSES[language]
    assert course.obsolete() == [], RUN
    for path, content in course.files().items():
        assert path.exists(), f"{path} is missing. {RUN}"
        assert path.read_bytes() == content, f"{path} is out of date. {RUN}"


def test_no_notebook_is_edited_but_the_english_ones():
    """Nor an English one's links to the other languages."""
    assert pages.obsolete() == []
    for path, text in pages.files(list(COURSES.values())).items():
        assert path.read_text(encoding="utf-8") == text, f"{path} is not what is made. {RUN}"


@each_translated
def test_its_first_cell_says_what_it_is_made_of(path):
    first = json.loads(path.read_text(encoding="utf-8"))["cells"][0]
    told = first["metadata"]["generated"]
    assert told["from"] == original(path).relative_to(FOLDER).as_posix()
    assert "do not edit" in told["note"]


@each_translated
def test_its_code_differs_by_the_names_of_players_and_one_line_that_speaks(path):
    language = tongue(path)
    ours, theirs = (
        [cell for cell in catalogues.cells(each) if cell["cell_type"] == "code"]
        for each in (original(path), path)
    )
    assert [cell["id"] for cell in theirs] == [cell["id"] for cell in ours]
    first = theirs[0]["source"].replace(f', speak\n\nspeak("{language}")', "", 1)
    for cell, source in zip(ours, [first, *(cell["source"] for cell in theirs[1:])], strict=True):
        assert source == names.rename(cell["source"], COURSES[language].names)


@pytest.mark.parametrize("path", EVERY, ids=name)
def test_every_page_leads_to_itself_in_the_other_languages(path):
    source = original(path)
    others = {each for each in EVERY if original(each) == source and each != path}
    prose = catalogues.cells(path)[0]["source"]
    *_, last = prose.split("\n\n")
    ways = [part.partition("](")[2] for part in last.split(")")] if others else []
    found = {(path.parent / way).resolve() for way in ways if way.endswith(".ipynb")}
    assert found == others


def test_what_is_stored_below_the_cells_is_what_they_say():
    """In every language at once, each in one process; the English ones run in kernels."""
    command = [sys.executable, "-m", "tests.notebooks.outputs"]
    running = [
        subprocess.Popen([*command, language], cwd=FOLDER.parent, stdout=subprocess.PIPE, text=True)
        for language in COURSES
    ]
    said = [process.communicate()[0] for process in running]
    assert [process.returncode for process in running] == [0] * len(running)
    assert said == [""] * len(running), "run `make notebooks`"


def test_of_a_plot_only_the_picture_is_not_compared(tmp_path):
    cells = [
        nbformat.v4.new_code_cell("'a plot'"),
        nbformat.v4.new_code_cell("plot = 1\nplot + one"),
        nbformat.v4.new_code_cell("2"),
    ]
    for number, cell in enumerate(cells):
        cell.id = f"c{number}"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), tmp_path / "01_plots.ipynb")
    script = """
import sys
from pathlib import Path
from tests.notebooks import course, outputs
course.FOLDER = outputs.FOLDER = Path(sys.argv[1])
print(*outputs.differences(outputs.FOLDER / "01_plots.ipynb"), sep="\\n")
"""
    command = [sys.executable, "-c", script, str(tmp_path)]
    said = subprocess.run(command, cwd=FOLDER.parent, capture_output=True, text=True, check=True)
    error, other = said.stdout.splitlines()
    assert "c1: ends in NameError" in error
    assert "c2: says ['text/plain: 2'], but [] is stored" in other


@each_translated
def test_nothing_is_said_in_english_below_the_cells(path):
    is_about_data = name(original(path)) == "klondike_rush/09_scenario_lab"  # its keys are English
    found = [
        (cell["id"], words)
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
        for text in said_below(cell)
        if (words := checks.english(text)) and not (is_about_data and set(words) == {"cards"})
    ]
    assert found == []


@each_translated
def test_what_a_cell_shows_leads_to_notebooks_of_the_same_language(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    pages = [
        "".join(output.get("data", {}).get("text/html", ""))
        for cell in cells
        for output in cell.get("outputs", ())
    ]
    ways = [way for page in pages for way in re.findall(r'href="([^"]+\.ipynb)"', page)]
    asked = any("progress.lesson(" in "".join(cell["source"]) for cell in cells)
    assert bool(ways) >= asked, "a lesson's map leads on"
    assert {(path.parent / way).resolve() for way in ways} <= {
        each for each in TRANSLATED if tongue(each) == tongue(path)
    }


def said_below(cell):
    """What a reader sees below a cell, or will see; code and the heads of drawings left out."""
    for output in cell.get("outputs", ()):
        data = output.get("data", {"text/plain": output.get("text", "")})
        page = data.get("text/html") or data.get("image/svg+xml")
        if page:
            plain = re.sub(r"(?s)<(style|code).*?</\1>", " ", "".join(page))
            yield " ".join([*re.findall(r'(?:aria-label|title)="([^"]*)"', plain), unmarked(plain)])
        else:
            yield headless("".join(data["text/plain"]))
    yield headless(cell["metadata"].get("answer", ""))


def unmarked(page):
    return unescape(re.sub(r"<[^>]*>", " ", page))


def headless(text):
    return re.sub(r"(?m)^[a-z ]+:", "", text)


@each_language
def test_a_kernel_says_the_same(language, tmp_path):
    """One lesson of each language in a kernel of its own, so that the quick way can be believed."""
    path = pages.path(language, "gold/02_digger_finds_gold")
    copy = tmp_path / path.relative_to(FOLDER)
    copy.parent.mkdir(parents=True)
    copy.write_bytes(path.read_bytes())
    (tmp_path / START).touch()
    notebooks.rerun(copy)
    assert copy.read_bytes() == path.read_bytes(), "run `make notebooks`"


# Prose, taken apart


CELL = """# A title

A paragraph with `code`.\\
**You need** nothing.

- one
- two

1. first

| a head | b |
| --- | --- |
| [02](x.ipynb) | `G5` |
| one | two |

<details>
<summary>Open this</summary>

Two lines
of one paragraph.

```python
print("no words for translators")
```

</details>

[Français](../fr/x.ipynb) · [Deutsch](../de/x.ipynb)"""


def test_a_cell_is_taken_apart_into_what_a_translator_handles():
    assert [(unit.kind, unit.text) for unit in units.units(CELL)] == [
        ("heading", "A title"),
        ("paragraph", "A paragraph with `code`."),
        ("paragraph", "**You need** nothing."),
        ("list item", "one"),
        ("list item", "two"),
        ("list item", "first"),
        ("table row", "a head | b"),
        ("table row", "one | two"),
        ("summary", "Open this"),
        ("paragraph", "Two lines\nof one paragraph."),
    ]


@given(st.text(alphabet="ab #|-`\n\\<>1.*[]()") | st.just(CELL))
def test_the_parts_of_a_cell_are_the_cell(text):
    assert units.put(text, lambda _, unit: unit.text) == text


def test_the_line_to_other_languages_is_put_once_and_taken_away():
    line = "[Deutsch](de/x.ipynb)"
    once = pages.with_tongues("# Title", line)
    assert once == f"# Title\n\n{line}"
    assert pages.with_tongues(once, line) == once
    assert pages.with_tongues(once, "") == "# Title"


# English that changes


def entry(place, english, said="", **more):
    return Entry(place, "paragraph", english, said, **more)


def test_a_translation_follows_words_that_only_move():
    stored = [entry("a 1", "One.", "Un."), entry("a 2", "Two.", "Deux.")]
    wanted = [entry("a 1", "Nothing like it at all"), entry("a 2", "One."), entry("b 1", "Two.")]
    made = catalogues.updated(wanted, stored)
    assert [(each.said, each.is_fuzzy) for each in made] == [
        ("", False),
        ("Un.", False),
        ("Deux.", False),
    ]


def test_a_translation_whose_english_changed_is_to_be_looked_at_again():
    stored = [entry("a 1", "The digger leaves.", "Il part.", notes=("the same",))]
    [made] = catalogues.updated([entry("a 1", "The digger leaves now.")], stored)
    assert made.is_fuzzy
    assert (made.said, made.before) == ("Il part.", "The digger leaves.")
    assert made.is_open
    text = catalogues.as_text("fr", "x", [made]).decode()
    assert "#, fuzzy" in text
    assert '#| msgid "The digger leaves."' in text


def test_the_english_of_before_is_read_again_and_goes_when_it_has_been_looked_at(tmp_path):
    before = (
        'The digger says "no",\nand leaves with all the gold that it can find in the whole mine.'
    )
    text = catalogues.as_text(
        "fr", "x", [entry("a 1", "Now.", "Il.", is_fuzzy=True, before=before)]
    )
    (tmp_path / "x.po").write_bytes(text)
    [stored] = catalogues.read(tmp_path / "x.po")
    assert (stored.before, stored.notes) == (before, ())
    (tmp_path / "x.po").write_bytes(text.replace(b"#, fuzzy\n", b""))
    [seen] = catalogues.updated([entry("a 1", "Now.")], catalogues.read(tmp_path / "x.po"))
    assert b"digger" not in catalogues.as_text("fr", "x", [seen])


def test_what_nobody_says_any_more_is_dropped():
    assert catalogues.updated([], [entry("a 1", "One.", "Un.")]) == []


def test_what_another_notebook_says_too_is_translated_alike():
    said = {"Puzzle": entry("x 1", "Puzzle", "Énigme")}
    [made] = catalogues.updated([entry("a 1", "Puzzle")], [], said)
    assert made.said == "Énigme"


# Names


def test_names_of_players_are_found_by_where_they_stand():
    code = '''
gold.deal(["Ann", "Bob"], starter="Bob")
gold.scenario("R4 $3", players=["Cy"], rules=calm)
mine.parse("""
    players: Dan RG, Eva
    hands: R5, B3
""")
play(opponents=["random", "perfect"])
'''
    assert names.names(code) == ["Ann", "Bob", "Cy", "Dan", "Eva"]


def test_a_player_is_renamed_in_strings_and_heads_and_nowhere_else():
    code = 'bob = f(["Bob"], \'Bob\')\n"""\nplayers: Bob B, Rob R\nto move: Bob\nBob\n"""'
    assert names.rename(code, {"Bob": "Bert", "Rob": "Rob"}) == (
        'bob = f(["Bert"], \'Bert\')\n"""\nplayers: Bert B, Rob R\nto move: Bert\nBob\n"""'
    )


@each_language
def test_cells_to_edit_name_the_players_of_the_list_of_exercises(language):
    """Whether such a cell was edited is told from its drawing, which may name players."""
    for path in catalogues.sources():
        for cell in catalogues.cells(path):
            if cell["cell_type"] == "code" and "check(" in cell["source"]:
                made = names.rename(cell["source"], COURSES[language].names)
                assert made == cell["source"], f"{path.name}, {cell['id']}"
