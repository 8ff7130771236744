"""How `make test` comes by a browser."""

import runpy
from pathlib import Path

import pytest

from tests.browser import chromium

SCRIPT = Path(__file__).parents[1] / ".make" / "browser.py"


@pytest.fixture
def script():
    return runpy.run_path(str(SCRIPT))


@pytest.fixture
def programs(tmp_path, monkeypatch):
    """A path on which there is nothing but what a test puts there."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(chromium, "_of_playwright", lambda: None)
    monkeypatch.setattr(chromium, "MAC", ())

    def put(name, exit_code=0):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\nexit {exit_code}\n")
        program.chmod(0o755)
        return str(program)

    return put


def test_the_first_chromium_that_starts_is_used(programs):
    assert chromium.find() is None
    programs("chromium", exit_code=1)
    chrome = programs("google-chrome")
    assert chromium.find() == chrome


def test_BROWSER_names_another_one(programs, monkeypatch):
    programs("chromium")
    monkeypatch.setenv("BROWSER", programs("my-chrome"))
    assert chromium.find() == programs("my-chrome")


def test_a_BROWSER_that_is_no_chromium_is_meant_for_links(programs, monkeypatch):
    monkeypatch.setenv("BROWSER", programs("firefox"))
    assert chromium.find() is None


def test_where_there_is_one_nothing_is_installed(script, programs):
    programs("chromium")
    assert script["main"]() is None


def test_BROWSER_none_installs_nothing(script, programs, monkeypatch):
    monkeypatch.setenv("BROWSER", "none")
    assert script["main"]() is None


def test_where_none_can_be_installed_a_sentence_says_what_to_do(script, programs):
    programs("apt-get", exit_code=100)
    main = script["main"]
    main.__globals__["installers"] = lambda: [["apt-get", "install", "chromium"]]
    assert "BROWSER=none make test" in main()
