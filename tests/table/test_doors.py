"""Who may ask this server at all, and what browsers are told to keep others out."""

from typing import Any

import pytest
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hexfront.table import Settings, create_app
from hexfront.table.doors import known_host, own_origin
from tests.table.live import Server, duel_shelf

NEW = {"game": "duel", "scenario": "dawn", "players": ["me", "computer"]}


@pytest.fixture
def client(settings: Settings) -> Any:
    with TestClient(create_app(settings, duel_shelf())) as client:
        yield client


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8000", "play.localhost", "127.0.0.1:8000", "192.168.1.7", "[::1]:80",
     "hexes.example", "Hexes.Example:443"],
)  # fmt: skip
def test_an_address_and_a_name_that_was_given_are_known(host: str) -> None:
    assert known_host(host, frozenset({"hexes.example"}))


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "1.2.3", "[::1",
     "127.0.0.1:port", "me@127.0.0.1", "127.0.0.1/x", "127.0.0.1?x", "127.0.0.1#x"],
)  # fmt: skip
def test_a_name_that_anybody_could_point_here_is_not(host: str) -> None:
    assert not known_host(host, frozenset({"hexes.example"}))


@pytest.mark.parametrize("origin", [None, "http://a:80", "https://a:80", "app://friendly"])
def test_our_own_page_and_those_allowed_may_ask(origin: str | None) -> None:
    assert own_origin(origin, "a:80", frozenset({"app://friendly"}))


@pytest.mark.parametrize(
    "origin", ["null", "", "http://b:80", "http://a:81", "ftp://a:80", "http://[::1", "a:80"]
)
def test_a_foreign_page_may_not(origin: str) -> None:
    assert not own_origin(origin, "a:80", frozenset())
    assert not own_origin(origin, "", frozenset())


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing"])
def test_a_browser_that_was_led_here_by_a_foreign_name_learns_nothing(
    client: TestClient[Any], path: str
) -> None:
    answer = client.get(path, headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
    made = client.post("/api/tables", json=NEW, headers={"Host": "evil.example"})
    assert made.json()["code"] == "wrong-host"


@pytest.mark.parametrize("origin", ["null", "http://[::1", "http://evil.example"])
def test_what_changes_something_is_for_our_own_page(client: TestClient[Any], origin: str) -> None:
    answer = client.post("/api/tables", json=NEW, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert client.get("/api/games", headers={"Origin": origin}).status_code == 200


@pytest.mark.parametrize("path", ["/api/games", "/api/boards/duel/dawn.svg", "/api/nothing", "/"])
def test_every_answer_tells_browsers_what_not_to_do(client: TestClient[Any], path: str) -> None:
    told = client.get(path).headers
    assert told["x-content-type-options"] == "nosniff"
    assert told["x-frame-options"] == "DENY"
    assert told["referrer-policy"] == "same-origin"
    assert told["cross-origin-opener-policy"] == "same-origin"
    assert told["cross-origin-resource-policy"] == "same-origin"
    policy = told["content-security-policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "object-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "connect-src 'self' ws://testserver.local wss://testserver.local" in policy
    assert not any("script-src" in part or "unsafe-eval" in part for part in policy)


@pytest.mark.parametrize("way", ["", "/watch"])
def test_a_socket_is_for_our_own_page_under_a_known_name(server: Server, way: str) -> None:
    seats = server.new_table("me", "computer")
    address = f"ws://{server.address}/ws/{seats.table}{way}"
    for origin in ("null", "http://evil.example"):
        with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin)):
            pass
    with (
        pytest.raises(InvalidStatus),
        connect(address, additional_headers={"Host": "evil.example"}),
    ):
        pass
    with seats.page(origin=f"http://{server.address}") as page:
        assert page.next_update()["fresh"]


def test_a_token_in_an_address_opens_nothing(server: Server) -> None:
    """Addresses are written down in too many places."""
    seats = server.new_table("me", "computer")
    for part in ("save", "dice"):
        answer = server.get(f"/api/tables/{seats.table}/{part}?token={seats.token}")
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")
    assert server.get(f"/api/tables?token={seats.token}").json() == []
    with connect(f"ws://{server.address}/ws/{seats.table}?token={seats.token}") as line:
        line.send('{"type":"Undo","seq":1}')
        assert "bad-request" in str(line.recv(timeout=60))
