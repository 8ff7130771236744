"""The command gold-widgets."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gold_widgets.launch import cli, lab
from gold_widgets.launch.course import FIRST, find_course

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("JUPYTER_CONFIG_PATH", raising=False)
    return tmp_path


@pytest.fixture
def opened(monkeypatch):
    """What JupyterLab was started with, instead of starting it."""
    starts = []
    monkeypatch.setattr(lab, "main", starts.append)
    return starts


def test_without_any_word_it_copies_and_opens_the_course(here, opened, capsys):
    assert cli.main([]) == 0
    [options] = opened
    assert f"--ServerApp.root_dir={here / 'gold_course'}" in options
    assert f"--LabApp.default_url=/lab/tree/{FIRST}" in options
    assert (here / "gold_course" / FIRST).read_bytes() == (find_course() / FIRST).read_bytes()
    said = capsys.readouterr().out
    assert f"The course is in {here / 'gold_course'}\n  New: " in said


@pytest.mark.parametrize(
    ("words", "folder", "options"),
    [
        (["lesson"], "lesson", []),
        (["Année 1/Größe"], "Année 1/Größe", []),
        (["--no-browser", "lesson"], "lesson", ["--no-browser"]),
        (["lesson", "--no-browser", "--port=9999"], "lesson", ["--no-browser", "--port=9999"]),
        (["--port", "9999"], "gold_course", ["--port", "9999"]),
        (["lesson", "--port", "9999"], "lesson", ["--port", "9999"]),
        (["--port=9999", "lesson"], "lesson", ["--port=9999"]),
        (["-y", "lesson"], "lesson", ["-y"]),
        (["--lan", "x", "--language=en"], "gold_course", ["--lan", "x"]),
        (["--debug", "lesson"], "lesson", ["--debug"]),
        (["--debug", "--port", "9999", "lesson"], "lesson", ["--debug", "--port", "9999"]),
        (["--debug", "--", "lesson"], "lesson", ["--debug"]),
        (["--ServerApp.port", "9999", "lesson"], "lesson", ["--ServerApp.port", "9999"]),
    ],
)
def test_options_that_are_not_its_own_go_to_jupyterlab(here, opened, words, folder, options):
    assert cli.main(words) == 0
    [started] = opened
    assert f"--ServerApp.root_dir={here / folder}" in started
    assert started[len(started) - len(options) :] == options
    assert (here / folder / FIRST).is_file()


def test_copy_only_opens_nothing(here, opened):
    assert cli.main(["--copy-only"]) == 0
    assert opened == []
    assert (here / "gold_course" / FIRST).is_file()


def test_it_says_what_was_kept_and_how_to_get_what_is_newer(here, opened, capsys):
    cli.main(["--copy-only"])
    (here / "gold_course" / FIRST).write_bytes(b"mine")
    (here / "gold_course" / ".gold_course.json").unlink()
    capsys.readouterr()
    assert cli.main(["--copy-only"]) == 0
    said = capsys.readouterr().out
    assert f"Kept as you have them: {FIRST}" in said
    assert f"There is a newer version of {FIRST}: rename yours" in said
    assert (here / "gold_course" / FIRST).read_bytes() == b"mine"


@pytest.fixture
def small_course(here, monkeypatch):
    """A course of its own, so that it matters to no test what is translated yet."""
    folder = here / "original"
    folder.mkdir()
    (folder / FIRST).write_bytes(b"{}")
    monkeypatch.setattr(cli, "find_course", lambda: folder)
    monkeypatch.setattr(cli, "sign", lambda _: None)
    return folder


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Il n’y a pas encore de notebooks dans cette langue (Français)\u00a0: voici ceux"),
        (
            "de",
            "In dieser Sprache (Deutsch) gibt es noch keine Notebooks: Hier sind die englischen",
        ),
    ],
)
def test_a_language_without_notebooks_is_named_in_one_sentence(
    small_course, opened, capsys, language, sentence
):
    assert cli.main(["--language", language]) == 0
    assert sentence in capsys.readouterr().out
    assert f"--LabApp.default_url=/lab/tree/{FIRST}" in opened[0]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Le cours est dans {folder}\n  Nouveau\u00a0: {files}\nOuverture dans JupyterLab."),
        ("de", "Der Kurs liegt in {folder}\n  Neu: {files}\nEs öffnet sich in JupyterLab."),
    ],
)
def test_it_opens_and_speaks_the_language_that_was_asked_for(
    here, small_course, opened, capsys, language, said
):
    first = f"{language}/{FIRST}"
    (small_course / language).mkdir()
    (small_course / first).write_bytes(b"{}")
    assert cli.main(["--language", language]) == 0
    assert f"--LabApp.default_url=/lab/tree/{first}" in opened[0]
    begin = said.format(folder=here / "gold_course", files=f"{FIRST}, {first}")
    assert capsys.readouterr().out.startswith(begin)


@pytest.mark.parametrize("written", ["FR", "fr_FR", "fr-CH", "Fr_FR.UTF-8"])
def test_a_language_may_be_written_as_computers_do(small_course, opened, capsys, written):
    assert cli.main(["--language", written]) == 0
    assert "Ouverture dans JupyterLab" in capsys.readouterr().out


def test_a_language_that_there_is_not_is_refused(opened, capsys):
    with pytest.raises(SystemExit):
        cli.main(["--language", "frog"])
    assert "frog" in capsys.readouterr().err
    assert not opened


def test_what_cannot_be_done_is_said_in_that_language_too(opened, capsys):
    assert cli.main(["my", "course", "--language=de"]) == 1
    assert capsys.readouterr().err.startswith(
        "Nur ein Ordner lässt sich öffnen, nicht my und course"
    )


def test_without_jupyterlab_it_says_what_to_install_and_copies_nothing(
    here, opened, capsys, monkeypatch
):
    monkeypatch.setattr(cli, "find_spec", lambda _: None)
    assert cli.main([]) == 1
    assert "-m pip install jupyterlab" in capsys.readouterr().err
    assert (opened, list(here.iterdir())) == ([], [])


def test_without_jupyterlab_it_still_copies(here, monkeypatch):
    monkeypatch.setattr(cli, "find_spec", lambda _: None)
    assert cli.main(["--copy-only"]) == 0


def test_two_folders_are_one_too_many(opened, capsys):
    assert cli.main(["my", "course"]) == 1
    assert capsys.readouterr().err.startswith("Only one folder can be opened, not my and course")


def test_a_folder_that_will_not_do_is_an_error_of_one_line(here, opened, capsys):
    (here / "taken").touch()
    assert cli.main(["taken"]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert (said.out, opened) == ("", [])


def test_a_home_that_is_nobodys_is_an_error_of_one_line(opened, capsys):
    assert cli.main(["~nobody at all/course"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(("user", "allowed"), [(0, True), (1000, False)])
def test_root_is_let_in(opened, monkeypatch, user, allowed):
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    cli.main([])
    assert ("--allow-root" in opened[0]) is allowed


def test_the_first_screen_asks_nothing_about_news(opened, monkeypatch):
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "theirs")
    cli.main([])
    ours, theirs = os.environ["JUPYTER_CONFIG_PATH"].split(os.pathsep)
    assert theirs == "theirs"
    page = json.loads(Path(ours, "labconfig", "page_config.json").read_text(encoding="utf-8"))
    assert page["disabledExtensions"] == {"@jupyterlab/apputils-extension:announcements": True}


def test_jupyterlab_reads_those_settings(monkeypatch):
    from jupyterlab_server.config import get_page_config

    monkeypatch.setenv("JUPYTER_CONFIG_PATH", str(cli.SETTINGS))
    page = get_page_config([])
    assert "@jupyterlab/apputils-extension:announcements" in page["disabledExtensions"]
    assert page["goldWidgetsRoom"] is True


def test_a_checkouts_own_notebooks_can_be_opened_for_those_who_edit_them(opened, capsys):
    assert cli.main([str(find_course())]) == 0
    [options] = opened
    assert f"--ServerApp.root_dir={find_course()}" in options
    assert capsys.readouterr().out.startswith(f"The course is in {find_course()}\nOpening it")


def test_a_second_time_it_keeps_what_somebody_did_and_says_what_is_new(here, opened, capsys):
    cli.main([])
    (here / "gold_course" / FIRST).write_bytes(b"mine")
    (here / "gold_course" / "teachers_guide.ipynb").unlink()
    capsys.readouterr()
    assert cli.main([]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[1:3] == ["  New: teachers_guide.ipynb", f"  Kept as you have them: {FIRST}"]
    assert (here / "gold_course" / FIRST).read_bytes() == b"mine"


@pytest.mark.parametrize(
    ("language", "call", "title"),
    [
        ("en", "usage: gold-widgets [", "options:"),
        ("fr", "utilisation\u00a0: gold-widgets [", "options\u00a0:"),
        ("de", "Aufruf: gold-widgets [", "Optionen:"),
    ],
)
def test_help_is_in_one_language_as_a_whole(capsys, language, call, title):
    with pytest.raises(SystemExit):
        cli.main(["--language", language, "--help"])
    said = capsys.readouterr().out
    assert said.startswith(call)
    assert title in said.splitlines()


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_asking_is_not_starting(here, opened, capsys, option):
    with pytest.raises(SystemExit, match="0"):
        cli.main([option])
    assert "gold-widgets" in capsys.readouterr().out
    assert (opened, list(here.iterdir())) == ([], [])


def test_it_runs_as_a_module_too(here):
    done = subprocess.run(
        [sys.executable, "-m", "gold_widgets", "--copy-only", "lesson"],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert str(here / "lesson") in done.stdout
    assert (here / "lesson" / FIRST).is_file()
