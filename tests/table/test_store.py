"""The database: made, brought up to date, and clear about what is wrong with it."""

import asyncio
import io
import sqlite3
import threading
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import structs
from sqlalchemy import Connection

from hexfront.table import StorageError
from hexfront.table.accounts.games import Games
from hexfront.table.errors import OutrunError
from hexfront.table.keys import Key
from hexfront.table.migrate import LATEST, config_for
from hexfront.table.schema import Standing, StepRow, TableRow, TokenRow, metadata
from hexfront.table.settings import data_directory, default_database
from hexfront.table.store import Store
from hexfront.table.tokens import token_hash

ROW = TableRow(
    id="t1",
    game="duel",
    scenario="dawn",
    header="{}\n",
    players=("me", "computer"),
    seed=2**127,
    open_hands=True,
    standing=Standing(1, over=False, tip="0:"),
)


@pytest.fixture
async def store(tmp_path: Path):
    made = Store(f"sqlite:///{tmp_path / 'deep' / 'down' / 'tables.sqlite3'}")
    await made.prepare()
    yield made
    await made.close()


async def test_what_goes_in_comes_out(store: Store) -> None:
    token = TokenRow(token_hash("token"), (0,), 0)
    steps = [StepRow(0, "a\n"), StepRow(1, "b\n", answered=True)]
    await store.add_table(ROW, [token], steps)
    assert await store.table("t1") == ROW
    assert await store.tokens("t1") == [token]
    assert await store.steps("t1") == steps
    games = Games(store.database)
    listed = [one.table for one in await games.of(Key(("other", "token")))]
    assert listed == ["t1"]
    assert await games.of(Key()) == []
    assert await store.count() == 1
    assert await store.table("t2") is None


async def test_steps_are_added_and_taken_back(store: Store) -> None:
    await store.add_table(ROW, [], [])
    await store.append("t1", "0:", [StepRow(0, "a\n"), StepRow(1, "b\n")], at("2:b"))
    await store.append("t1", "2:b", [StepRow(2, "c\n")], at("3:c"))
    await store.truncate("t1", "3:c", 1, at("1:a"))
    assert await store.steps("t1") == [StepRow(0, "a\n")]
    kept = await store.table("t1")
    assert kept is not None
    assert kept.standing == at("1:a")


async def test_nothing_is_written_over_another_servers_steps(store: Store) -> None:
    await store.add_table(ROW, [], [])
    await store.append("t1", "0:", [StepRow(0, "a\n")], at("1:a"))
    with pytest.raises(OutrunError):
        await store.append("t1", "0:", [StepRow(0, "x\n")], at("1:x"))
    with pytest.raises(OutrunError):
        await store.append("t1", "2:b", [StepRow(2, "x\n")], at("3:x"))
    with pytest.raises(OutrunError):
        await store.truncate("t1", "1:x", 0, at("0:"))
    assert [step.line for step in await store.steps("t1")] == ["a\n"]
    kept = await store.table("t1")
    assert kept is not None
    assert kept.standing == at("1:a")


def at(tip: str) -> Standing:
    return Standing(1, over=False, tip=tip)


async def test_the_migrations_make_what_the_program_expects(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await store.database.read(differences) == []


def test_the_latest_revision_is_the_one_that_the_migrations_lead_to() -> None:
    assert ScriptDirectory.from_config(config_for()).get_current_head() == LATEST


async def test_preparing_twice_changes_nothing(store: Store) -> None:
    await store.add_table(ROW, [], [])
    await store.prepare()
    assert await store.count() == 1


async def test_the_journal_outlives_a_killed_server(store: Store) -> None:
    def mode(connection: Connection) -> str:
        return str(connection.exec_driver_sql("PRAGMA journal_mode").scalar_one())

    assert await store.database.read(mode) == "wal"


async def test_one_writes_at_a_time_in_the_order_of_asking(store: Store) -> None:
    at_work: list[int] = []
    done: list[int] = []

    def write(number: int, connection: Connection) -> None:
        at_work.append(number)
        time.sleep(0.01)
        assert at_work == [number]
        done.append(at_work.pop())

    await asyncio.gather(*(store.database.write(partial(write, n)) for n in range(8)))
    assert done == list(range(8))


async def test_readers_do_not_wait_for_the_writer(store: Store) -> None:
    await store.add_table(ROW, [], [])
    begun, finish = threading.Event(), threading.Event()

    def slowly(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM tables")
        begun.set()
        assert finish.wait(10)

    writing = asyncio.create_task(store.database.write(slowly))
    await asyncio.to_thread(begun.wait, 10)
    assert await store.table("t1") == ROW, "as it stood before"
    finish.set()
    await writing
    assert await store.table("t1") is None


async def test_work_that_fails_leaves_nothing_behind(store: Store) -> None:
    def half(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM tables")
        raise ZeroDivisionError

    await store.add_table(ROW, [], [])
    with pytest.raises(ZeroDivisionError):
        await store.database.write(half)
    assert await store.table("t1") == ROW


async def test_what_stands_in_line_is_written_in_one_go(store: Store) -> None:
    met: set[Connection] = set()
    await asyncio.gather(*(store.database.write(met.add) for _ in range(8)))
    assert len(met) == 1, "one transaction"


async def test_work_that_fails_spoils_nobody_elses(store: Store) -> None:
    def fail(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM tables")
        raise ZeroDivisionError

    rows = [structs.replace(ROW, id=name) for name in ("t1", "t2", "t3")]
    adding = [store.add_table(row, [], []) for row in rows]
    works = [adding[0], store.database.write(fail), *adding[1:]]
    outcomes = await asyncio.gather(*works, return_exceptions=True)
    assert isinstance(outcomes[1], ZeroDivisionError)
    assert [await store.table(row.id) for row in rows] == rows


async def test_who_stands_in_line_waits_once_for_a_file_that_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each on his own would keep all behind him waiting for minutes."""
    monkeypatch.setattr("hexfront.table.database._PRAGMAS", ("busy_timeout=300",))
    path = tmp_path / "tables.sqlite3"
    store = Store(f"sqlite:///{path}")
    await store.prepare()
    rows = [structs.replace(ROW, id=f"t{number}") for number in range(20)]
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        began = time.monotonic()
        adding = [store.add_table(row, [], []) for row in rows]
        outcomes = await asyncio.gather(*adding, return_exceptions=True)
        assert time.monotonic() - began < 10 * 0.3
        assert {str(outcome) for outcome in outcomes} == {"not kept: database is locked"}
    await store.add_table(rows[0], [], [])
    assert await store.count() == 1
    await store.close()


async def test_a_writer_that_has_gone_home_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(RuntimeError):
        await store.delete("t1")


async def test_a_database_in_memory() -> None:
    store = Store("sqlite://")
    await store.prepare()
    await store.add_table(ROW, [], [])
    assert await store.table("t1") == ROW
    await store.close()


@pytest.mark.parametrize("dialect", ["postgresql", "sqlite"])
def test_the_migrations_can_be_written_out_as_sql(dialect: str) -> None:
    config = config_for()
    config.output_buffer = io.StringIO()
    config.set_main_option("sqlalchemy.url", f"{dialect}://")
    command.upgrade(config, "head", sql=True)
    text = config.output_buffer.getvalue()
    for table in ("tables", "tokens", "steps"):
        assert f"CREATE TABLE {table} (" in text


async def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
    database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.commit()
    database.close()
    with pytest.raises(StorageError, match="newer Hexfront"):
        await prepare(f"sqlite:///{path}")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StorageError, match=r"tables\.sqlite3.*not a database"):
        await prepare(f"sqlite:///{path}")


async def test_a_place_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="cannot use the database"):
        await prepare(f"sqlite:///{tmp_path / 'file' / 'tables.sqlite3'}")


async def prepare(url: str) -> None:
    store = Store(url)
    try:
        await store.prepare()
    finally:
        await store.close()


@pytest.mark.parametrize("url", ["", "not a url", "nosuchdb://localhost/x"])
def test_a_url_that_names_no_database(url: str) -> None:
    with pytest.raises(StorageError):
        Store(url)


def test_the_database_by_default_and_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEXFRONT_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setattr("sys.platform", "linux")
    assert default_database() == "sqlite:////data/hexfront/tables.sqlite3"
    monkeypatch.setenv("HEXFRONT_DATABASE", "postgresql://me:pass@db/games")
    assert default_database() == "postgresql://me:pass@db/games"


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("win32", "C:/Local/Hexfront"),
        ("darwin", "/home/x/Library/Application Support/Hexfront"),
        ("linux", "/home/x/.local/share/hexfront"),
    ],
)
def test_a_persons_data_on_every_system(
    monkeypatch: pytest.MonkeyPatch, platform: str, folder: str
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setenv("LOCALAPPDATA", "C:/Local")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/x")
    assert data_directory() == Path(folder)
