"""Attempts to get into an account, or to keep its owner out of it."""

import asyncio
import logging
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hexfront.table import Settings, create_app
from hexfront.table.accounts.passwords import Passwords
from hexfront.table.accounts.store import AccountStore
from hexfront.table.accounts.waits import Count, Waits, wait_after
from hexfront.table.logs import JsonLines
from hexfront.table.quota import network
from tests.table.accounts.people import PASSWORD, Browser, in_database
from tests.table.live import PATIENCE, Server, duel_shelf, running, settings_in

LONG_AGO = "2020-01-01 00:00:00.000000"


@pytest.fixture
def anna(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        yield browser.create("Anna")


@pytest.fixture
def stranger(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        yield browser


def guess(browser: Browser, name: str, times: int) -> list[str]:
    return [browser.try_password(name, f"guess {n:04}").json()["code"] for n in range(times)]


def test_a_name_that_nobody_has_is_answered_alike_after_the_same_work(
    anna: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[str] = []
    verify = Passwords._verified

    def watched(self: Passwords, kept: str | None, password: str) -> bool:
        used = self._nobodys if kept is None else kept
        hashed.append(used.rpartition("$")[0].rpartition("$")[0])  # all but salt and hash
        return verify(self, kept, password)

    monkeypatch.setattr(Passwords, "_verified", watched)
    answers = [
        stranger.try_password(name, "guess guess") for name in ("Anna", "Nobody", "\x00", "x" * 300)
    ]
    assert {(one.status_code, one.text) for one in answers} == {(403, answers[0].text)}
    assert all(list(one.headers) == list(answers[0].headers) for one in answers)
    assert len(hashed) == 4
    assert len(set(hashed)) == 1
    assert hashed[0].startswith("$argon2id$")


def test_a_password_that_was_changed_meanwhile_lets_nobody_in(
    anna: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A login that was under way would outlast the change, which ends all others."""
    looked, changed = threading.Event(), threading.Event()
    forgive = Waits.forgive

    async def slowly(waits: Waits, counts: Sequence[Count]) -> None:
        await forgive(waits, counts)
        if not looked.is_set():
            looked.set()
            while not changed.is_set():
                await asyncio.sleep(0.01)

    monkeypatch.setattr(Waits, "forgive", slowly)
    with ThreadPoolExecutor(1) as elsewhere:
        answer = elsewhere.submit(stranger.try_password, "Anna", PASSWORD)
        assert looked.wait(PATIENCE)
        anna.ask("/password", old=PASSWORD, new="another password")
        changed.set()
        assert answer.result().json()["code"] == "wrong-password"
    assert stranger.me() is None
    assert anna.me() is not None
    stranger.log_in("Anna", password="another password")


async def test_the_password_of_nobody_opens_nothing() -> None:
    passwords = Passwords()
    kept = await passwords.hash(PASSWORD)
    assert await passwords.matches(kept, PASSWORD)
    assert not await passwords.matches(kept, PASSWORD + "x")
    assert not await passwords.matches(None, "")
    assert not await passwords.matches("damaged", PASSWORD)
    passwords.close()


@pytest.mark.parametrize("name", ["Anna", "Nobody"])
def test_whoever_guesses_has_to_wait(anna: Browser, stranger: Browser, name: str) -> None:
    assert guess(stranger, name, 7) == ["wrong-password"] * 5 + ["wait"] * 2
    answer = stranger.try_password(name, PASSWORD)
    assert (answer.status_code, answer.json()["code"]) == (429, "wait")
    assert 0 < int(answer.headers["retry-after"]) <= 15
    assert stranger.me() is None


def test_waits_grow_and_end(settings: Settings, anna: Browser, stranger: Browser) -> None:
    assert [wait_after(count, 5) for count in (0, 4, 5, 6, 10, 11, 10**6)] == [
        0, 0, 15, 30, 480, 900, 900,
    ]  # fmt: skip
    guess(stranger, "Anna", 6)
    assert stranger.try_password("Anna", PASSWORD).json()["code"] == "wait"
    in_database(settings, "UPDATE attempts SET latest = ?", LONG_AGO)
    stranger.log_in("Anna")
    assert in_database(settings, "SELECT count FROM attempts") == [(0,)]


def test_a_stranger_cannot_keep_the_owner_out(anna: Browser, stranger: Browser) -> None:
    """Whoever has logged in from a device before does not wait for what others have guessed."""
    anna.ask("/logout")
    assert guess(stranger, "Anna", 6)[-1] == "wait"
    assert stranger.try_password("Anna", PASSWORD).json()["code"] == "wait"
    anna.log_in("Anna")
    anna.ask("/logout")
    assert guess(anna, "Anna", 12) == ["wrong-password"] * 10 + ["wait"] * 2


def test_the_device_of_one_is_a_stranger_to_another(anna: Browser, stranger: Browser) -> None:
    stranger.create("Boris")
    assert guess(stranger, "Anna", 6)[-1] == "wait"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2%wlan0", True),
        ("", "", True),
    ],
)
def test_which_addresses_count_together(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same


def test_so_many_accounts_and_passwords_an_hour(settings: Settings, tmp_path: Any) -> None:
    limited = settings_in(tmp_path, accounts_per_hour=2, logins_per_hour=3)
    with running(limited) as server, Browser(server) as browser:
        browser.create("Anna")
        assert browser.ask("/name", name="Anne").status_code == 200
        assert (
            browser.ask("", name="Boris", password=PASSWORD).json()["code"] == "too-many-requests"
        )
        codes = [browser.try_password(f"Name {n}", "guess guess").json()["code"] for n in range(4)]
        assert codes == ["wrong-password"] * 3 + ["too-many-requests"]


def test_no_cookie_is_taken_that_was_there_before(anna: Browser, stranger: Browser) -> None:
    """Whoever could put a cookie into a browser is not logged in with it afterwards."""
    planted = "A" * 32
    stranger.cookies.set("hexfront-login", planted, domain="127.0.0.1")
    assert stranger.me() is None
    stranger.cookies.clear()
    answer = anna.post(
        "/api/account/login",
        json={"name": "Anna", "password": PASSWORD},
        headers={"Cookie": f"hexfront-login={planted}"},
    )
    assert answer.cookies["hexfront-login"] != planted
    stranger.cookies.set("hexfront-login", planted, domain="127.0.0.1")
    assert stranger.me() is None


def test_a_login_ends_the_one_that_was_there(anna: Browser, stranger: Browser) -> None:
    stranger.cookies.set("hexfront-login", anna.cookies["hexfront-login"], domain="127.0.0.1")
    assert stranger.me() is not None
    anna.log_in("Anna")
    assert stranger.me() is None


@pytest.mark.parametrize(
    "forged", ["", "x", "A" * 32, "A" * 4000, "../../etc", "'; DROP TABLE people; --"]
)
def test_a_forged_cookie_is_nobody(anna: Browser, stranger: Browser, forged: str) -> None:
    answer = stranger.get("/api/account", headers={"Cookie": f"hexfront-login={forged}"})
    assert answer.json() == {"account": None}


def test_what_the_database_holds_logs_nobody_in(
    settings: Settings, anna: Browser, stranger: Browser
) -> None:
    secrets = set(anna.cookies.values())
    everything = str([in_database(settings, f"SELECT * FROM {table}")
                      for table in ("people", "logins", "devices", "attempts")])  # fmt: skip
    assert len(secrets) == 2
    assert not any(secret in everything for secret in (*secrets, PASSWORD))
    ((kept,),) = in_database(settings, "SELECT hash FROM logins")
    answer = stranger.get("/api/account", headers={"Cookie": f"hexfront-login={kept}"})
    assert answer.json() == {"account": None}


def test_a_login_expires(settings: Settings, anna: Browser) -> None:
    made = anna.new_table("me", "computer")
    in_database(settings, "UPDATE logins SET expires = ?", LONG_AGO)
    assert anna.me() is None
    assert anna.games() == []
    with anna.page(made["table"]) as page:
        assert page.next()["code"] == "wrong-token"


def test_what_expired_is_cleared_out(settings: Settings) -> None:
    with running(settings) as server, Browser(server) as browser:
        browser.create("Anna")
        guess(browser, "Nobody", 1)
        for table, column in (
            ("logins", "expires"),
            ("devices", "expires"),
            ("attempts", "latest"),
        ):
            in_database(settings, f"UPDATE {table} SET {column} = ?", LONG_AGO)
    with running(settings):
        pass
    for table in ("logins", "devices", "attempts"):
        assert in_database(settings, f"SELECT * FROM {table}") == []


STATE_CHANGES = {
    "": {"name": "Boris", "password": PASSWORD},
    "/login": {"name": "Anna", "password": PASSWORD},
    "/logout": {"everywhere": True},
    "/name": {"name": "Boris"},
    "/password": {"old": PASSWORD, "new": "another password"},
    "/address": {"address": "evil@example.org", "mails": True},
    "/delete": {"password": PASSWORD},
}


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "http://127.0.0.1:1"])
@pytest.mark.parametrize("path", STATE_CHANGES)
def test_a_foreign_page_changes_nothing(anna: Browser, path: str, origin: str) -> None:
    """Even if a browser sent our cookies along, as it does not (SameSite)."""
    foreign = {"Origin": origin, "Content-Type": "text/plain"}
    answer = anna.post(f"/api/account{path}", json=STATE_CHANGES[path], headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert "set-cookie" not in answer.headers
    assert anna.me() == {"name": "Anna", "address": "", "mails": False, "confirmed": False}


def test_every_address_that_changes_an_account_is_among_those(server: Server) -> None:
    described = server.get("/api/schema/openapi.json").json()["paths"]
    changing = {path for path, methods in described.items() if set(methods) - {"get"}}
    ours = {path for path in changing if path.startswith("/api/account")}
    assert ours == {f"/api/account{path}" for path in STATE_CHANGES}


def test_a_foreign_page_opens_no_socket_with_our_cookies(anna: Browser) -> None:
    table = anna.new_table("me", "computer")["table"]
    cookie = {"Cookie": f"hexfront-login={anna.cookies['hexfront-login']}"}
    address = f"ws://{anna.address}/ws/{table}"
    with (
        pytest.raises(InvalidStatus),
        connect(address, origin=Origin("http://evil.example"), additional_headers=cookie),
    ):
        pass


def cookies_over(scheme: str, settings: Settings) -> list[str]:
    app = create_app(settings, duel_shelf())
    with TestClient(app, base_url=f"{scheme}://testserver.local") as client:
        body = {"name": f"Anna {scheme}", "password": PASSWORD}
        answer = client.post("/api/account", json=body)
        assert answer.headers["cache-control"] == "no-store"
        assert client.get("/api/account").json()["account"] is not None
        return answer.headers.get_list("set-cookie")


def test_what_browsers_are_told_about_cookies(settings: Settings) -> None:
    plain, encrypted = (cookies_over(scheme, settings) for scheme in ("http", "https"))
    assert len(plain) == len(encrypted) == 2
    for cookie in (*plain, *encrypted):
        parts = {part.strip().lower() for part in cookie.split(";")}
        assert {"httponly", "samesite=strict", "path=/"} <= parts
        assert any(part.startswith("max-age=") for part in parts)
        assert not any(part.startswith("domain") for part in parts)
    assert not any("secure" in cookie.lower() for cookie in plain)
    assert all("secure" in cookie.lower() and cookie.startswith("__Host-") for cookie in encrypted)


def test_the_log_holds_neither_passwords_nor_cookies(
    anna: Browser, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: AccountStore, name: str, key: str) -> None:
        raise RuntimeError("the store fails")

    monkeypatch.setattr(AccountStore, "named", fail)
    with caplog.at_level(logging.DEBUG):
        answer = anna.try_password("Anna", PASSWORD)
        anna.ask("/password", old=PASSWORD, new="another password")
        anna.post("/api/account/login", content=b'{"name": "Anna", "password": "half a pass')
        cookies = list(anna.cookies.values())
    assert answer.json()["code"] == "server-fault"
    ours = [one for one in caplog.records if not one.name.startswith("http")]
    told = "".join(JsonLines().format(one) for one in ours)
    assert "/api/account/login failed" in told
    assert "the store fails" in told
    for secret in (PASSWORD, "another password", "half a pass", *cookies):
        assert secret not in told
