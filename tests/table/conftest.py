"""A server with the Duel on its shelf, or with the real games, for every test that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hexfront.table import Settings
from tests.table.live import Server, running, settings_in
from tests.table.real_games import full_shelf


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    with running(settings) as started:
        yield started


@pytest.fixture(scope="module")
def real_settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_in(tmp_path_factory.mktemp("real"))


@pytest.fixture(scope="module")
def real_server(real_settings: Settings) -> Iterator[Server]:
    with running(real_settings, full_shelf()) as started:
        yield started
