"""A database of each earlier Hexfront is brought up to date, and its games go on."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, insert, select

from hexfront.table import Settings
from hexfront.table.migrate import LATEST, config_for
from tests.table.accounts.people import PASSWORD, Browser, in_database
from tests.table.live import Page, Seats, Server, running, settings_in
from tests.table.test_invites import invite, joined

REVISIONS = [one.revision for one in ScriptDirectory.from_config(config_for()).walk_revisions()]
EARLIER = sorted(set(REVISIONS) - {LATEST})


class Kept(NamedTuple):
    """A database of today with a game between people in it, and what opens its seats."""

    settings: Settings
    red: Seats
    blue: Seats


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    settings = settings_in(tmp_path_factory.mktemp("today"))
    with running(settings) as server:
        seats, invitation = invite(server, "me", "guest")
        guest = joined(seats, invitation["code"])
        with seats.page() as red, guest.page() as blue:
            rest(red, blue)
            red.say({"type": "Say", "text": "Until tomorrow!"})
            while "tomorrow" not in red.heard[-1]:
                red.next()
        with Browser(server) as browser:
            browser.create("Anna")
        yield Kept(settings, seats, guest)


def rest(red: Page, blue: Page) -> None:
    for page in (red, blue):
        page.my_move()
        page.take("Rest")
    red.my_move()


def made_at(revision: str, url: str, today: str) -> None:
    """A database as it was at a revision, with all that one of today has for it."""
    source, old = create_engine(today), create_engine(url)
    with source.begin() as giving, old.begin() as taking:
        command.upgrade(config_for(taking), revision)
        copy_rows(giving, taking)
    source.dispose()
    old.dispose()


def copy_rows(giving: Connection, taking: Connection) -> None:
    now, then = MetaData(), MetaData()
    now.reflect(giving)
    then.reflect(taking)
    for table in then.sorted_tables:
        if table.name != "alembic_version":
            columns = [column.name for column in table.columns]
            same = select(*(now.tables[table.name].c[name] for name in columns))
            rows = [dict(row) for row in giving.execute(same).mappings()]
            if rows:
                taking.execute(insert(table), rows)


def plays_on(server: Server, kept: Kept) -> None:
    with kept.red.on(server).page() as red, kept.blue.on(server).page() as blue:
        assert red.my_move()["view"]["round"] == 2
        rest(red, blue)
        assert red.update["view"]["round"] == 3


@pytest.mark.parametrize("revision", EARLIER)
def test_the_games_of_an_earlier_database_go_on(kept: Kept, tmp_path: Path, revision: str) -> None:
    settings = settings_in(tmp_path)
    made_at(revision, settings.database, kept.settings.database)
    with running(settings) as server:
        plays_on(server, kept)
        if revision >= "0007":
            with Browser(server) as browser:
                browser.log_in("Anna")


def test_names_of_the_same_shape_that_both_were_had_still_log_in(tmp_path: Path) -> None:
    """Until 0013 capitals such as T and Т were told apart; nobody else gets such a name now."""
    settings = settings_in(tmp_path)
    with running(settings) as server, Browser(server) as one:
        one.create("ТОМ")
    in_database(settings, "UPDATE people SET key = 'тoм'")
    with running(settings) as server, Browser(server) as other:
        other.create("TOM", password="another password")
    in_database(settings, "UPDATE alembic_version SET version_num = '0013'")
    with running(settings) as server:
        for name, password in (("ТОМ", PASSWORD), ("TOM", "another password")):
            with Browser(server) as browser:
                browser.log_in(name, password=password)
                assert (browser.me() or {})["name"] == name
        with Browser(server) as third:
            taken = third.ask("", name="Тom", password=PASSWORD)
            assert taken.json()["code"] == "name-taken"


def test_a_name_of_an_earlier_database_gets_the_key_of_today(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with running(settings) as server, Browser(server) as one:
        one.create("ТОМ")
    in_database(settings, "UPDATE people SET key = 'тoм'")
    in_database(settings, "UPDATE alembic_version SET version_num = '0013'")
    with running(settings) as server, Browser(server) as other:
        other.log_in("том")
        assert other.ask("", name="TOM", password=PASSWORD).json()["code"] == "name-taken"


def test_there_are_earlier_ones() -> None:
    assert EARLIER[0] == "0001"
    assert len(EARLIER) == int(LATEST) - 1
