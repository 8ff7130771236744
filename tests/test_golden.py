"""The helper that compares with golden files: a test of everybody's tests."""

import pytest

from tests.golden import check


@pytest.fixture(autouse=True)
def _compare(monkeypatch):
    monkeypatch.delenv("GOLDEN", raising=False)


def test_an_equal_text_passes(tmp_path):
    golden = tmp_path / "said.txt"
    golden.write_text("Ann flips a1.\n", encoding="utf-8")
    check(golden, "Ann flips a1.\n")


def test_a_difference_is_shown_line_by_line_with_the_way_to_accept_it(tmp_path):
    golden = tmp_path / "said.txt"
    golden.write_text("Ann flips a1.\nBob wins.\n", encoding="utf-8")
    with pytest.raises(AssertionError) as failure:
        check(golden, "Ann flips a1.\nAnn wins.\n")
    assert "\n-Bob wins.\n+Ann wins.\n" in str(failure.value)
    assert "GOLDEN=write" in str(failure.value)
    assert "Bob" in golden.read_text(encoding="utf-8")


def test_a_difference_in_the_last_line_break_is_a_difference(tmp_path):
    golden = tmp_path / "said.txt"
    golden.write_text("Ann flips a1.", encoding="utf-8")
    with pytest.raises(AssertionError):
        check(golden, "Ann flips a1.\n")


def test_a_missing_file_is_no_success(tmp_path):
    with pytest.raises(AssertionError, match=r"missing.*GOLDEN=write"):
        check(tmp_path / "new.txt", "Ann flips a1.\n")


def test_golden_write_writes_the_file_and_its_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("GOLDEN", "write")
    check(tmp_path / "golden" / "said.txt", "Émile flips a1.\n")
    assert (tmp_path / "golden" / "said.txt").read_bytes() == "Émile flips a1.\n".encode()
