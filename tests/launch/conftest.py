"""What the tests of the launcher share."""

import pytest


@pytest.fixture(autouse=True)
def jupyter_home(tmp_path_factory, monkeypatch):
    """Where Jupyter keeps a user's signatures: not those of whoever runs the tests."""
    home = tmp_path_factory.mktemp("jupyter")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(home / "data"))
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(home / "config"))
    return home
