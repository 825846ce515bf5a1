"""Boards are drawn by another process, kept on disk, and drawn again when that is damaged."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hexfront.board.lean import lean
from hexfront.games import printing, rulebook
from hexfront.games.printing import Sheet, sources_digest
from hexfront.play import UnknownScenarioError
from hexfront.table.cache import DiskCache
from hexfront.table.press import PrintingHouse
from hexfront.workers import Worker, WorkerError

BOARD = Sheet("board", "coh", "kamenka", "en")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[PrintingHouse]:
    made = PrintingHouse(DiskCache(tmp_path / "cache"))
    yield made
    await made.close()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Sheet]:
    """Every sheet that the worker is asked for; it answers at once."""
    sheets: list[Sheet] = []

    async def call(self: Worker, function: object, sheet: Sheet) -> bytes:
        assert function is printing.print_out
        sheets.append(sheet)
        return f"picture {len(sheets)}".encode()

    monkeypatch.setattr(Worker, "call", call)
    return sheets


async def test_a_board_is_drawn_by_another_process(house: PrintingHouse) -> None:
    drawn = await house.print(BOARD)
    assert drawn == lean(rulebook("coh").facts.board_svg("kamenka", "en")).encode()
    with pytest.raises(UnknownScenarioError, match="no scenario 'waterloo'; there are "):
        await house.print(Sheet("board", "coh", "waterloo", "en"))


async def test_a_board_is_drawn_once_for_all_servers(tmp_path: Path, asked: list[Sheet]) -> None:
    houses = [PrintingHouse(DiskCache(tmp_path)) for _ in range(2)]
    assert [await house.print(BOARD) for house in houses] == [b"picture 1", b"picture 1"]
    assert await houses[0].print(Sheet("board", "coh", "kamenka", "ru")) == b"picture 2"
    assert len(asked) == 2


@pytest.mark.parametrize("damage", [b"", b"x", b"x" * 16, b"x" * 100])
async def test_a_damaged_file_is_drawn_again(
    tmp_path: Path, asked: list[Sheet], damage: bytes
) -> None:
    await PrintingHouse(DiskCache(tmp_path)).print(BOARD)
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(damage)
    assert await PrintingHouse(DiskCache(tmp_path)).print(BOARD) == b"picture 2"
    assert await PrintingHouse(DiskCache(tmp_path)).print(BOARD) == b"picture 2"


async def test_a_picture_of_other_sources_is_drawn_again_and_takes_its_place(
    tmp_path: Path, asked: list[Sheet], monkeypatch: pytest.MonkeyPatch
) -> None:
    await PrintingHouse(DiskCache(tmp_path)).print(BOARD)
    monkeypatch.setattr("hexfront.table.press.sources_digest", lambda game: "other")
    assert await PrintingHouse(DiskCache(tmp_path)).print(BOARD) == b"picture 2"
    assert len(list(tmp_path.iterdir())) == 1


async def test_where_nothing_can_be_kept_it_is_drawn_all_the_same(
    tmp_path: Path, asked: list[Sheet]
) -> None:
    (tmp_path / "file").write_text("")
    house = PrintingHouse(DiskCache(tmp_path / "file" / "cache"))
    assert await house.print(BOARD) == b"picture 1"
    assert await house.print(BOARD) == b"picture 2"


async def test_without_a_worker_the_server_draws_itself(
    house: PrintingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def call(*asked: object) -> bytes:
        raise WorkerError("no worker process")

    monkeypatch.setattr(Worker, "call", call)
    assert (await house.print(BOARD)).startswith(b"<svg")


async def test_the_server_answers_while_a_board_is_drawn(house: PrintingHouse) -> None:
    """The event loop is free: it turns again and again until the board is there."""
    drawing = asyncio.create_task(house.print(Sheet("board", "s42", "fall-blau", "en")))
    turns = 0
    while not drawing.done():
        await asyncio.sleep(0.005)
        turns += 1
    assert (await drawing).startswith(b"<svg")
    assert turns > 3


def test_the_digest_of_sources_changes_with_any_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file's bytes count, and its name; when it was written does not."""
    monkeypatch.setitem(vars(rulebook("coh")), "folder", tmp_path)
    (tmp_path / "hill.toml").write_text("height = 1")
    first = sources_digest("coh")
    os.utime(tmp_path / "hill.toml", (1, 1))
    assert sources_digest("coh") == first
    (tmp_path / "hill.toml").write_text("height = 2")
    second = sources_digest("coh")
    (tmp_path / "hill.toml").rename(tmp_path / "dale.toml")
    third = sources_digest("coh")
    assert len({first, second, third}) == 3
