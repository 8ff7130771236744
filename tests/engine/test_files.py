"""Files are written whole or not at all, and nothing is left beside them."""

from pathlib import Path

import pytest

from gold_widgets.engine import files


def held(folder):
    return {path.name: path.read_text() for path in folder.iterdir() if path.is_file()}


def test_folders_are_made_and_nothing_else_is_left(tmp_path):
    files.write({tmp_path / "a" / "one": b"1", tmp_path / "a" / "other": b"2"}, lasting=True)
    assert held(tmp_path / "a") == {"one": "1", "other": "2"}


def test_if_one_cannot_be_written_all_stay_as_they_were(tmp_path):
    (tmp_path / "one").write_text("old")
    (tmp_path / "other").mkdir()
    with pytest.raises(IsADirectoryError):
        files.write({tmp_path / "one": b"new", tmp_path / "other": b"new"})
    assert held(tmp_path) == {"one": "old"}


def test_a_file_keeps_who_may_read_it(tmp_path):
    file = tmp_path / "mine"
    file.write_text("old")
    file.chmod(0o600)
    files.write({file: b"new"})
    assert file.stat().st_mode & 0o777 == 0o600


def test_where_files_change_as_a_whole_one_that_is_there_is_never_taken_away(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "AT_ONCE", True)
    monkeypatch.setattr(Path, "unlink", lambda path: pytest.fail(f"{path} was taken away"))
    there = tmp_path / "progress"
    there.write_bytes(b"before")
    with monkeypatch.context() as kept:
        kept.setattr(Path, "replace", lambda path, _target: pytest.fail(f"{path} was moved"))
        files.write({there: b"after"})
    assert there.read_bytes() == b"after"
    assert [path.name for path in tmp_path.iterdir()] == ["progress"]


def test_two_who_write_at_once_do_not_take_each_others_away(tmp_path, monkeypatch):
    file, plain = tmp_path / "mine", Path.replace

    def meanwhile(fresh, target):
        monkeypatch.setattr(Path, "replace", plain)
        files.write({file: b"theirs"})
        return plain(fresh, target)

    monkeypatch.setattr(Path, "replace", meanwhile)
    files.write({file: b"ours"})
    assert held(tmp_path) == {"mine": "ours"}


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (IsADirectoryError(21, "Is a directory"), "it is a folder"),
        (FileExistsError(17, "File exists"), "there is no such folder"),
        (PermissionError(13, "Permission denied"), "this computer does not allow it"),
        (OSError(28, "No space left on device"), "the disk is full"),
        (OSError(5, "Input/output error"), "[Errno 5] Input/output error"),
    ],
)
def test_what_the_system_has_against_a_file_is_said(error, said):
    assert files.problem(error) == said
