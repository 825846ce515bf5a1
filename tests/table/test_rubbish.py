"""What lives is set aside, and games that have left memory are cleaned up after."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexfront.table.lobby import Lobby
from hexfront.table.requests import NewTable
from hexfront.table.rubbish import Rubbish
from tests.table.live import duel_shelf, running, settings_in


class Ring:
    """Refers to itself, as a room does."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def lobby(tmp_path: Path) -> Iterator[Lobby]:
    yield Lobby(settings_in(tmp_path), duel_shelf())
    gc.unfreeze()


@pytest.mark.parametrize(("departed", "gone"), [(0, False), (199, False), (200, True), (500, True)])
def test_rubbish_that_was_set_aside_is_found_when_many_games_have_left(
    lobby: Lobby, departed: int, gone: bool
) -> None:
    rubbish, ring = Rubbish(lobby), Ring()
    rubbish.tidy()
    assert gc.get_freeze_count() > 0
    left = weakref.ref(ring)
    del ring
    gc.collect()
    assert left() is not None, "what was set aside is not looked at"
    lobby.departed = departed
    rubbish.tidy()
    assert (left() is None) == gone
    assert lobby.departed == (0 if gone else departed)


async def test_games_that_leave_memory_are_counted(tmp_path: Path) -> None:
    lobby = Lobby(settings_in(tmp_path, open_rooms=1), duel_shelf())
    await lobby.open()
    for _ in range(3):
        made = await lobby.create(NewTable(game="duel", scenario="dawn", players=("me", "friend")))
        await lobby.room(made.table)
    assert lobby.departed == 2
    await lobby.close()


def test_a_server_that_has_closed_leaves_nothing_set_aside(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server:
        server.new_table("me", "friend")
        assert gc.get_freeze_count() > 0
    assert gc.get_freeze_count() == 0
