"""Signing the course's notebooks: the course's own, and nobody else's."""

import json
import subprocess
import sys

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from gold_widgets.launch import cli, lab, trust
from gold_widgets.launch.course import FIRST, copy_course, files, find_course
from gold_widgets.launch.trust import TrustError, sign

NOTEBOOKS = [path for path in files(find_course()) if path.endswith(".ipynb")]


def is_trusted(path, home):
    """Says what the user's server would say of a file."""
    home.mkdir(exist_ok=True)
    notary = NotebookNotary(data_dir=str(home))
    try:
        return notary.check_signature(nbformat.read(path, as_version=4))
    finally:
        notary.close()


@pytest.fixture
def data(jupyter_home):
    return jupyter_home / "data"


@pytest.fixture
def small(tmp_path):
    """A course of one notebook, and of a text that is no notebook at all."""
    course = tmp_path / "small"
    course.mkdir()
    write(course / FIRST, "1 + 1")
    (course / "broken.ipynb").write_text("half a note", encoding="utf-8")
    return course


def write(path, source):
    cells = [nbformat.v4.new_code_cell(source, id="only")]
    path.write_text(nbformat.writes(nbformat.v4.new_notebook(cells=cells)), encoding="utf-8")


def test_every_notebook_of_the_course_is_trusted_wherever_it_is_copied(tmp_path, data):
    copy_course(find_course(), tmp_path / "mine")
    assert not is_trusted(tmp_path / "mine" / FIRST, data)
    sign(find_course())
    assert [path for path in NOTEBOOKS if not is_trusted(tmp_path / "mine" / path, data)] == []


def test_a_notebook_in_which_anything_was_changed_is_not(tmp_path, data):
    sign(find_course())
    notebook = json.loads((find_course() / FIRST).read_text(encoding="utf-8"))
    notebook["cells"][-1]["source"] += " "
    changed = tmp_path / FIRST
    changed.write_text(json.dumps(notebook), encoding="utf-8")
    assert not is_trusted(changed, data)


def test_a_notebook_that_a_later_version_updates_is_trusted_again(small, tmp_path, data):
    mine = tmp_path / "mine" / FIRST
    for source in ("1 + 1", "1 + 2"):
        write(small / FIRST, source)
        copy_course(small, mine.parent)
        assert not is_trusted(mine, data)
        sign(small)
        assert source in mine.read_text(encoding="utf-8")
        assert is_trusted(mine, data)


def test_signing_twice_changes_nothing(small, data):
    sign(small)
    secret = (data / "notebook_secret").read_bytes()
    sign(small)
    assert (data / "notebook_secret").read_bytes() == secret
    assert is_trusted(small / FIRST, data)


def test_the_place_that_a_user_chose_for_signatures_is_used(small, jupyter_home, tmp_path):
    (jupyter_home / "config").mkdir()
    settings = {"NotebookNotary": {"data_dir": str(tmp_path / "elsewhere")}}
    place = jupyter_home / "config" / "jupyter_server_config.json"
    place.write_text(json.dumps(settings), encoding="utf-8")
    sign(small)
    assert is_trusted(small / FIRST, tmp_path / "elsewhere")
    assert not (jupyter_home / "data").exists()


def no_folder(data):
    data.touch()


def no_database(data):
    (data / "nbsignatures.db").mkdir(parents=True)
    (data / "nbsignatures.db.bak").mkdir()
    (data / "nbsignatures.db.bak" / "in the way").touch()


def no_secret(data):
    (data / "notebook_secret").mkdir(parents=True)


@pytest.mark.parametrize("spoil", [no_folder, no_database, no_secret])
def test_what_cannot_be_signed_is_told_in_one_sentence(small, data, spoil):
    spoil(data)
    with pytest.raises(TrustError, match=r"^The notebooks could not be signed \(.+\): JupyterLab"):
        sign(small)


def test_the_course_opens_all_the_same(data, tmp_path, monkeypatch, capsys):
    starts = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lab, "main", starts.append)
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "")
    no_folder(data)
    assert cli.main([]) == 0
    assert len(starts) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "could not be signed" in said


def test_without_jupyter_nobody_would_ask_for_a_signature(small, data, monkeypatch):
    monkeypatch.setitem(sys.modules, "nbformat.sign", None)
    sign(small)
    assert not data.exists()


def test_the_command_signs_what_it_copies(data, tmp_path):
    assert cli.main(["--copy-only", str(tmp_path / "mine")]) == 0
    assert is_trusted(tmp_path / "mine" / FIRST, data)


def test_binder_signs_what_it_installed(data):
    subprocess.run([sys.executable, "-m", trust.__name__], check=True)
    assert is_trusted(find_course() / FIRST, data)


def test_binder_stops_where_it_cannot(data, capsys):
    no_folder(data)
    assert trust.main() == 1
    assert "could not be signed" in capsys.readouterr().err
