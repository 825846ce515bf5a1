"""A server with the Duel on its shelf, for every test that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hexfront.table import Settings
from tests.table.live import Server, running, settings_in


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    with running(settings) as started:
        yield started
