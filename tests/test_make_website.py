"""How `make test` tells of a static site that cannot be built."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / ".make" / "website.sh"
LOG = "WARNING: Retrying after the connection was broken"


@pytest.fixture
def told(tmp_path):
    """Run the script where `make` and the build end as a test wants, and return code and words."""

    def program(name, code):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\necho '{LOG}' >&2\nexit {code}\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    def told(make=0, build=0, **environment):
        program(".venv-site/bin/python", build)
        done = subprocess.run(
            [SCRIPT, program("make", make), "sh", "-c", "echo tested; exit 3"],
            cwd=tmp_path,
            env={name: text for name, text in os.environ.items() if name != "CI"} | environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout.splitlines()[-1:], done.stderr.splitlines()

    return told


def test_what_the_tests_say_is_what_counts(told):
    assert told()[:2] == (3, ["tested"])


@pytest.mark.parametrize(
    ("steps", "lack"),
    [({"make": 2}, "what builds it"), ({"build": 75}, "Pyodide, or a package for it,")],
)
def test_without_a_network_one_sentence_is_said_and_in_ci_all_of_it(told, steps, lack):
    left_out = "The static site was not built and not tested"
    sentence = f"{left_out}: {lack} cannot be had here (make site says why)."
    code, said, errors = told(**steps)
    assert (code, errors) == (0, [sentence])
    assert said != ["tested"]
    assert told(**steps, CI="true")[::2] == (1, [LOG, sentence])


def test_what_else_is_wrong_with_the_build_is_told_in_full(told):
    code, said, errors = told(build=1)
    assert (code, errors) == (1, [LOG])
    assert said != ["tested"]
