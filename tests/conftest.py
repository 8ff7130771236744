"""What all tests share."""

import os

import pytest
from hypothesis import settings

pytest.register_assert_rewrite(
    *(f"tests.conformance.{part}" for part in ("eyes", "rulebooks", "values")),
    "tests.notebooks.course",
)

# Every run of the tests tries the same examples, so that none fails by chance, on CI or at home.
# HYPOTHESIS_PROFILE=long goes looking for new ones. How long an example takes says more about the
# machine than about the code.
settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=3000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.fixture
def no_widget_is_left():
    """Close the widgets that a test opened, so that the next one starts with none."""
    from ipywidgets.widgets.widget import _instances  # only tests of widgets need ipywidgets

    before = set(_instances)
    yield
    for key in set(_instances) - before:
        if key in _instances:
            _instances[key].close()
