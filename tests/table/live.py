"""A real server for a test, and a page that talks to it."""

import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from hexfront.opponents import Opponent
from hexfront.play import Choice, Match
from hexfront.table import Settings, Shelf, create_app
from hexfront.table.course import Course, SeededDice
from hexfront.table.difference import applied
from hexfront.table.patience import PatientHttp
from hexfront.table.tokens import new_token, token_hash
from tests.table.duel import Duel, DuelFacts, DuelState

PATIENCE = 60.0
"""Seconds after which an answer that never comes fails the test; a busy machine is slow."""
SILENCE = 0.15
"""Seconds in which a message that must not come would have come."""


class Timid:
    """A computer player that takes the first choice: it always rests."""

    def choose(self, view: object, choices: Any) -> Choice:
        choice: Choice = choices[0]
        return choice


def duel_shelf(opponent_for: Callable[[str, int, int], Opponent] | None = None) -> Shelf:
    return Shelf({"duel": Duel()}, {"duel": DuelFacts()}, opponent_for or (lambda *_: Timid()))


def settings_in(folder: Path, **changes: Any) -> Settings:
    words = folder / "words"
    for lang in ("en", "ru"):
        (words / lang).mkdir(parents=True, exist_ok=True)
        (words / lang / "ui.ftl").touch()
    (words / "en" / "ui.ftl").write_text("ui-play = Play\n")
    (words / "en" / "duel.ftl").write_text("log-rests = Rests\n")
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    return Settings(
        **{
            "database": database,
            "words": words,
            "page": folder / "page",
            "cache": folder / "cache",
            "names": frozenset({"testserver.local"}),
            **changes,
        }
    )


def seed_where(holds: Callable[[DuelState], bool]) -> int:
    """A seed that deals the cards so."""
    for seed in range(1000):
        course = Course(Match(Duel(), "dawn"), SeededDice(seed), frozenset({0, 1}))
        course.run_on()
        dealt = course.match.state
        assert isinstance(dealt, DuelState)
        if holds(dealt):
            return seed
    raise AssertionError("no seed deals such cards")


PLAIN: dict[str, Any] = {"timeout": PATIENCE, "verify": False}
"""A request without certificates, which would be read anew for each one."""


class Server:
    """A running server."""

    def __init__(self, address: str) -> None:
        self.address = address

    def post(self, path: str, **asked: Any) -> httpx.Response:
        return httpx.post(f"http://{self.address}{path}", **{**PLAIN, **asked})

    def get(self, path: str, **asked: Any) -> httpx.Response:
        return httpx.get(f"http://{self.address}{path}", **{**PLAIN, **asked})

    def new_table(self, *players: str, **more: Any) -> "Seats":
        body = {"game": "duel", "scenario": "dawn", "players": players, "seed": 1, **more}
        answer = self.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Seats(self, answer.json()["table"], answer.json()["token"])


class Seats:
    """What one page has of a table: its id and the token of the seats."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.server = server
        self.table = table
        self.token = token

    def page(self, **more: Any) -> "Page":
        url = f"ws://{self.server.address}/ws/{self.table}"
        return Page(connect(url, **more), self.token)

    def spectator(self) -> "Page":
        """A page that looks on."""
        return Page(connect(f"ws://{self.server.address}/ws/{self.table}/watch"), None)

    def on(self, server: Server) -> "Seats":
        return Seats(server, self.table, self.token)

    def save(self) -> str:
        return self.download().text

    def download(self) -> httpx.Response:
        return self.server.get(f"/api/tables/{self.table}/save", headers=bearer(self.token))


def bearer(*tokens: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {', '.join(tokens)}"}


class Page:
    """A browser's end of the line.

    `update` is the latest picture, `lines` what is known of the log, `heard` all that came.
    """

    line: ClientConnection

    def __init__(self, connecting: ClientConnection, token: str | None) -> None:
        self._connecting = connecting
        self._token = token
        """Nothing for somebody who looks on."""
        self._acted = False
        self.heard: list[str] = []
        self.update: dict[str, Any] = {}
        self.company: dict[str, Any] = {"seats": []}
        self.lines: list[dict[str, Any]] = []
        self._told: dict[int, tuple[dict[str, Any], list[dict[str, Any]]]] = {}

    def __enter__(self) -> Self:
        self.line = self._connecting.__enter__()
        if self._token is not None:
            self.say({"type": "Enter", "token": self._token})
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._connecting.__exit__(kind, error, at)

    def next(self) -> dict[str, Any]:
        text = self.line.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "Changes":
            message = self._changed(message)
        elif message["type"] == "Update":
            self.lines = message["log"]
        if message["type"] == "Company":
            self.company = message
        if message["type"] == "Update":
            self._told[message["seat"]] = message, self.lines
            self.update = message
            self._acted = False
        return message

    def _changed(self, message: dict[str, Any]) -> dict[str, Any]:
        """The update that changes make of the latest one of their seat."""
        before = [told for told in self._told.values() if told[0]["seq"] == message["since"]]
        ((latest, lines),) = before
        update = applied(message["changes"], {**latest, "log": []})
        kept = [line for line in lines if line["number"] < message["kept"]]
        self.lines = [*kept, *message["log"]]
        return {**update, "log": self.lines if update["fresh"] else message["log"]}

    def next_update(self) -> dict[str, Any]:
        message = self.next()
        assert message["type"] == "Update", message
        return message

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until an update that follows the page's latest act is as it should be."""
        while self._acted or not self.update or not holds(self.update):
            self.next()
        return self.update

    def my_move(self) -> dict[str, Any]:
        return self.until(lambda update: bool(update["offers"]))

    def all_here(self) -> None:
        """Listen until somebody is at every seat."""
        while not self.company["seats"] or set(self.company["seats"]) != {"here"}:
            self.next()

    @property
    def told_of_the_game(self) -> list[str]:
        """All that came but who is at the table, which goes by when the pages open."""
        return [text for text in self.heard if not text.startswith('{"type":"Company"')]

    def silent(self) -> bool:
        """Nothing comes."""
        try:
            self.heard.append(str(self.line.recv(timeout=SILENCE)))
        except TimeoutError:
            return True
        return False

    def say(self, message: object) -> None:
        self.line.send(message if isinstance(message, str) else json.dumps(message))

    def take(self, kind: str, /, **fields: int | str) -> None:
        self._acted = True
        choice = {"type": kind, **fields}
        self.say({"type": "Take", "seq": self.update["seq"], "choice": choice})

    def undo(self) -> None:
        self._acted = True
        self.say({"type": "Undo", "seq": self.update["seq"]})

    def sit(self, seat: int) -> None:
        self.say({"type": "Sit", "seat": seat})

    @property
    def offered(self) -> list[dict[str, Any]]:
        return [dict(offer["choice"]) for offer in self.update["offers"]]

    @property
    def hand(self) -> list[int]:
        hand: list[int] = self.update["view"]["hand"]
        return hand


@contextmanager
def running(settings: Settings, shelf: Shelf | None = None) -> Iterator[Server]:
    """A server in a thread of this process; it draws a board when a page asks for it."""
    config = uvicorn.Config(
        create_app(settings, shelf or duel_shelf(), ahead=False),
        port=0,
        http=PatientHttp,
        log_level="warning",
        ws_max_size=1024 * 1024,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    try:
        yield Server(f"{host}:{port}")
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"


def two_hands(settings: Settings, seats: Seats) -> tuple[Seats, Seats]:
    """Give the second seat of a new table to a page of its own."""
    other = Seats(seats.server, seats.table, new_token())
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        database.execute("UPDATE tokens SET seats = '[0]' WHERE table_id = ?", [seats.table])
        columns = "hash, table_id, seats, looking, invite, grain, since"
        row = (token_hash(other.token), seats.table, "[1]", -1, False, "", 0)
        database.execute(f"INSERT INTO tokens ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    database.close()
    return seats, other
