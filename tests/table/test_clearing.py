"""Games that go: deleted by those who play them, or because nobody has touched them for long."""

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from hexfront.table import Settings, create_app
from hexfront.table.errors import TooManyRequestsError
from hexfront.table.quota import HOUR, Quota
from tests.table.live import (
    PLAIN,
    Seats,
    Server,
    bearer,
    duel_shelf,
    running,
    settings_in,
    two_hands,
)

NEW = {"game": "duel", "scenario": "dawn", "players": ["me", "computer"]}


def delete(seats: Seats, token: str | None = None) -> httpx.Response:
    address = f"http://{seats.server.address}/api/tables/{seats.table}"
    return httpx.delete(address, headers=bearer(token or seats.token), **PLAIN)


def rows(settings: Settings, part: str) -> int:
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        (count,) = database.execute(f"SELECT COUNT(*) FROM {part}").fetchone()
    database.close()
    return int(count)


def test_whoever_plays_alone_deletes_the_game_with_all_its_rows(settings: Settings) -> None:
    with running(settings) as server:
        seats, other = server.new_table("me", "computer"), server.new_table("me", "computer")
        kept = [rows(settings, part) for part in ("tables", "tokens", "steps")]
        with seats.page() as page:
            page.next_update()
            assert delete(seats).status_code == 204
            assert page.next()["code"] == "unknown-table"
            with pytest.raises(ConnectionClosed):
                page.next()
        assert delete(seats).json()["code"] == "unknown-table"
        assert rows(settings, "tables") == 1
        assert rows(settings, "tokens") == 1
        assert 0 < rows(settings, "steps") < kept[2]
        with other.page() as page:
            assert page.next_update()["fresh"]


def test_a_game_is_not_deleted_by_a_stranger(server: Server) -> None:
    seats, other = server.new_table("me", "computer"), server.new_table("me", "computer")
    for token in ("guess", other.token):
        assert delete(seats, token).json()["code"] == "wrong-token"
    assert seats.save()


def test_between_people_a_game_is_deleted_when_it_is_over(settings: Settings) -> None:
    with running(settings) as server:
        table = server.new_table("me", "friend", options={"rounds": 1})
        red, blue = two_hands(settings, table)
        assert delete(red).json()["code"] == "between-people"
        with red.page() as first, blue.page() as second:
            first.my_move()
            first.take("Rest")
            second.my_move()
            second.take("Rest")
            second.until(lambda update: update["view"]["actor"] == -2)
        assert delete(blue).status_code == 204


@pytest.mark.parametrize(("keep_days", "left"), [(0, 2), (29, 1), (31, 2)])
def test_what_nobody_touches_for_long_enough_goes(
    tmp_path: Path, keep_days: int, left: int
) -> None:
    settings = settings_in(tmp_path, keep_days=keep_days)
    with running(settings) as server:
        old = server.new_table("me", "computer")
        server.new_table("me", "computer")
    month_ago = datetime.now(UTC) - timedelta(days=30)
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        database.execute(
            "UPDATE tables SET changed = ? WHERE id = ?",
            [month_ago.strftime("%Y-%m-%d %H:%M:%S.%f"), old.table],
        )
    database.close()
    with TestClient(create_app(settings, duel_shelf())) as client:
        # The clearing began before this was answered, and writes stand in line.
        assert client.post("/api/tables", json=NEW).status_code == 201
        assert rows(settings, "tables") == left + 1


def test_an_address_may_start_so_many_games_an_hour() -> None:
    now = 0.0
    quota = Quota(2, lambda: now)
    quota.use("a")
    now = 60.0
    quota.use("a")
    quota.use("b")
    with pytest.raises(TooManyRequestsError, match="again in 60 min"):
        quota.use("a")
    now = HOUR - 1
    with pytest.raises(TooManyRequestsError, match="again in 1 min"):
        quota.use("a")
    now = HOUR
    quota.use("a")
    with pytest.raises(TooManyRequestsError):
        quota.use("a")


def test_a_network_of_the_new_kind_counts_as_one_address() -> None:
    quota = Quota(1, lambda: 0.0)
    quota.use("2001:db8:1:2::1")
    with pytest.raises(TooManyRequestsError):
        quota.use("2001:db8:1:2:ffff::9")
    quota.use("2001:db8:1:3::1")
    quota.use("192.0.2.1")
    with pytest.raises(TooManyRequestsError):
        quota.use("::ffff:192.0.2.1")


def test_a_server_counts_the_games_that_an_address_starts(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, tables_per_hour=1)
    with TestClient(create_app(settings, duel_shelf())) as client:
        assert client.post("/api/tables", json=NEW).status_code == 201
        answer = client.post("/api/tables", json=NEW)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-requests")
        assert client.post("/api/tables/load").json()["code"] == "too-many-requests"
