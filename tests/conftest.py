"""What all tests share."""

import os

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.engine.conformance")

# Every run of the tests tries the same examples, so that none fails by chance, on CI or at home.
# HYPOTHESIS_PROFILE=long goes looking for new ones. How long an example takes says more about the
# machine than about the code.
settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=3000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
