"""People with browsers, for the tests of accounts."""

import sqlite3
from contextlib import closing
from typing import Any

import httpx
from websockets.sync.client import connect

from hexfront.table import Settings
from tests.table.live import PLAIN, Page, Server, bearer

PASSWORD = "correct horse battery"


class Browser(httpx.Client):
    """A browser with cookies and, for games without an account, tokens."""

    def __init__(self, server: Server) -> None:
        self.address = server.address
        own = {"Origin": f"http://{server.address}"}
        super().__init__(base_url=f"http://{server.address}", headers=own, **PLAIN)

    def ask(self, path: str, *tokens: str, **body: Any) -> httpx.Response:
        return self.post(f"/api/account{path}", json=body, headers=_shown(tokens))

    def create(self, name: str, *tokens: str, password: str = PASSWORD) -> "Browser":
        answer = self.ask("", *tokens, name=name, password=password)
        assert answer.status_code == 201, answer.text
        return self

    def try_password(self, name: str, password: str, *tokens: str) -> httpx.Response:
        return self.ask("/login", *tokens, name=name, password=password)

    def log_in(self, name: str, *tokens: str, password: str = PASSWORD) -> "Browser":
        answer = self.try_password(name, password, *tokens)
        assert answer.status_code == 200, answer.text
        return self

    def me(self) -> dict[str, Any] | None:
        told: dict[str, Any] | None = self.get("/api/account").json()["account"]
        return told

    def games(self, *tokens: str) -> list[dict[str, Any]]:
        listed: list[dict[str, Any]] = self.get("/api/tables", headers=_shown(tokens)).json()
        return listed

    def new_table(self, *players: str, **more: Any) -> dict[str, Any]:
        asked = {"game": "duel", "scenario": "dawn", "players": players, **more}
        answer = self.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, made: dict[str, Any]) -> dict[str, Any]:
        (invitation,) = made["invites"]
        path = f"/api/tables/{made['table']}/join"
        answer = self.post(path, headers=bearer(invitation["code"]))
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def page(self, table: str, token: str = "") -> Page:
        """A socket that sends the browser's cookies along."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies.jar)
        url = f"ws://{self.address}/ws/{table}"
        return Page(connect(url, additional_headers={"Cookie": cookies}), token)


def _shown(tokens: tuple[str, ...]) -> dict[str, str]:
    return bearer(*tokens) if tokens else {}


def in_database(settings: Settings, asked: str, *values: object) -> list[tuple[Any, ...]]:
    """What the database itself holds, or a change in it that only time would bring."""
    file = settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as database, database:
        return database.execute(asked, values).fetchall()
