"""What every test shares: the rule markers, the browser and hypothesis's profiles."""

import pytest
from hypothesis import settings

# Their assertions tell what they found, like those of the tests that use them.
pytest.register_assert_rewrite(
    "tests.games.reference", "tests.games.reference_checks", "tests.games.telling"
)

pytest_plugins = [
    "pytester",
    "tests.plugins.browser",
    "tests.plugins.conformance",
    "tests.plugins.examples",
]

# A busy machine is no counterexample, so no deadlines. `make test` takes the profile "ci", which
# always tries the same cases; a plain `pytest` looks for new ones, `make soak` for many.
settings.register_profile("dev", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=2_000, print_blob=True)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("dev")
