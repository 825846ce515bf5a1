"""A row that something else has damaged costs its own table, and no other."""

import sqlite3
from typing import Any

import pytest

from hexfront.table import Settings
from tests.table.live import Seats, Server, bearer, running
from tests.table.test_invites import invite

DAMAGE = [
    ("tables", "header", "nonsense"),
    ("tables", "header", ""),
    ("tables", "header", '{"format":"hexfront-save","version":1,"game":"x"}\n'),
    ("tables", "players", "nonsense"),
    ("tables", "players", '["nobody"]'),
    ("tables", "seed", "many"),
    ("tables", "ended", "resigned:often"),
    ("tables", "tip", "+x"),
    ("tokens", "seats", "nonsense"),
    ("steps", "line", "nonsense"),
    ("steps", "line", '{"seat":9,"choice":{},"digest":""}\n'),
    ("talk", "about", "nonsense"),
    ("tables", "game", "chess"),
    ("tables", "ended", "resigned:7"),
    ("tables", "created", "lately"),
    ("tables", "changed", "lately"),
    ("talk", "at", "lately"),
    ("clocks", "pace", "nonsense"),
    ("clocks", "left", "nonsense"),
    ("seats", "orders", "nonsense"),
]


def damage(settings: Settings, seats: Seats, part: str, column: str, value: str) -> None:
    key = "id" if part == "tables" else "table_id"
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        asked = f"UPDATE {part} SET {column} = ? WHERE {key} = ?"
        assert database.execute(asked, [value, seats.table]).rowcount
    database.close()


def shown(server: Server) -> Seats:
    """A public game at which something was said."""
    seats, _ = invite(server, "me", "guest", public=True, watch="public")
    with seats.page() as page:
        page.until(bool)
        page.say({"type": "Say", "text": "Anybody?"})
        while not page.next().get("said"):
            pass
    return seats


@pytest.mark.parametrize(("part", "column", "value"), DAMAGE)
def test_a_damaged_row_is_told_and_spoils_no_other_game(
    settings: Settings, part: str, column: str, value: str
) -> None:
    with running(settings) as server:
        bad, good = shown(server), shown(server)
    damage(settings, bad, part, column, value)
    with running(settings) as server:
        answers = [
            server.get("/api/open"),
            server.get("/api/shown"),
            server.get(f"/api/shown/{bad.table}"),
            server.get(f"/api/tables/{bad.table}/dice", headers=bearer(bad.token)),
            server.get(f"/api/tables/{bad.table}/save", headers=bearer(bad.token)),
            server.get("/api/tables", headers=bearer(bad.token, good.token)),
        ]
        for answer in answers:
            assert answer.status_code != 500 or answer.json()["code"] == "rules-fault", answer.url
        lists: list[list[dict[str, Any]]] = [answers[0].json(), answers[1].json()]
        assert all(good.table in [one["table"] for one in listed] for listed in lists)
        with bad.on(server).page() as page:
            told = page.next()
            while told["type"] not in {"Update", "Fault"}:
                told = page.next()
            assert told.get("code") != "server-fault"
        with good.on(server).page() as page:
            page.my_move()
