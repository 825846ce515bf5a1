"""An account from its beginning to its end, as a browser meets it."""

import asyncio
from collections.abc import Iterator

import pytest

from hexfront.table import Settings
from hexfront.table.accounts.games import Games
from hexfront.table.accounts.store import AccountStore
from hexfront.table.database import open_database
from tests.table.accounts.people import PASSWORD, Browser, in_database
from tests.table.live import Server, bearer, running


@pytest.fixture
def anna(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        yield browser.create("Anna")


@pytest.fixture
def stranger(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        yield browser


def test_who_makes_an_account_is_logged_in(anna: Browser, stranger: Browser) -> None:
    assert anna.me() == {"name": "Anna", "address": "", "mails": False, "confirmed": False}
    assert stranger.me() is None


def test_a_name_is_had_once(anna: Browser, stranger: Browser) -> None:
    for name in ("Anna", "ANNA", "Аnna"):
        answer = stranger.ask("", name=name, password=PASSWORD)
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
    stranger.create("Boris")
    assert stranger.ask("/name", name="aNNa").json()["code"] == "name-taken"
    assert stranger.ask("/name", name="BORIS").json()["account"]["name"] == "BORIS"


@pytest.mark.parametrize(
    ("password", "status"), [("x" * 7, 422), ("x" * 8, 201), ("я" * 200, 201), ("x" * 201, 422)]
)
def test_how_long_a_password_is(stranger: Browser, password: str, status: int) -> None:
    answer = stranger.ask("", name="Anna", password=password)
    assert answer.status_code == status
    if status == 422:
        assert answer.json()["code"] == "bad-password"
        assert password not in answer.text


def test_logging_out_and_in_again(anna: Browser, stranger: Browser) -> None:
    stranger.log_in(" anna ")
    answer = anna.ask("/logout")
    assert answer.json() == {"account": None}
    assert anna.me() is None
    assert stranger.me() is not None
    assert anna.log_in("Anna").me() is not None


def test_logging_out_everywhere(anna: Browser, stranger: Browser) -> None:
    stranger.log_in("Anna")
    anna.ask("/logout", everywhere=True)
    assert stranger.me() is None


def test_who_logs_out_leaves_the_table_in_all_browsers(anna: Browser, stranger: Browser) -> None:
    table = anna.new_table("me", "computer")["table"]
    stranger.log_in("Anna")
    with anna.page(table) as here, stranger.page(table) as there:
        here.my_move()
        there.my_move()
        stranger.ask("/logout")
        assert there.next()["code"] == "logged-out"
        here.take("Rest")
        here.my_move()
        stranger.log_in("Anna")
        stranger.ask("/logout", everywhere=True)
        assert here.next()["code"] == "logged-out"
    with anna.page(table) as page:
        assert page.next()["code"] == "wrong-token"


def test_another_password_logs_all_others_out(anna: Browser, stranger: Browser) -> None:
    stranger.log_in("Anna")
    wrong = anna.ask("/password", old="wrong", new="another password")
    assert wrong.json()["code"] == "wrong-password"
    short = anna.ask("/password", old=PASSWORD, new="short")
    assert short.json()["code"] == "bad-password"
    assert stranger.me() is not None
    assert anna.ask("/password", old=PASSWORD, new="another password").status_code == 200
    assert anna.me() is not None
    assert stranger.me() is None
    assert stranger.try_password("Anna", PASSWORD).json()["code"] == "wrong-password"
    stranger.log_in("Anna", password="another password")


def test_an_address_is_for_whoever_wants_mails(anna: Browser) -> None:
    told = anna.ask("/address", address="anna@example.org", mails=True).json()["account"]
    address = {"address": "anna@example.org", "mails": True, "confirmed": False}
    assert told == {"name": "Anna", **address}
    assert anna.ask("/address", address="anna", mails=True).json()["code"] == "bad-address"
    assert anna.ask("/address", address="", mails=True).json()["account"]["mails"] is False


async def mailed(settings: Settings, table: str) -> dict[int, str]:
    """By seat of a table where its person wants mails."""
    database = open_database(settings.database)
    seated = await Games(database).people_at(table)
    store = AccountStore(database)
    wanted = {seat: await store.mail_address(person.id) for seat, person in seated.items()}
    await database.close()
    return wanted


def test_mails_go_to_those_who_want_them(
    settings: Settings, anna: Browser, stranger: Browser
) -> None:
    made = anna.new_table("me", "guest")
    stranger.join(made)
    assert asyncio.run(mailed(settings, made["table"])) == {0: ""}
    anna.ask("/address", address="anna@example.org", mails=True)
    assert asyncio.run(mailed(settings, made["table"])) == {0: ""}, "nobody has confirmed it"
    in_database(settings, "UPDATE people SET confirmed = 1")
    assert asyncio.run(mailed(settings, made["table"])) == {0: "anna@example.org"}
    anna.ask("/address", address="anna@example.org", mails=False)
    assert asyncio.run(mailed(settings, made["table"])) == {0: ""}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/name", {"name": "Boris"}),
        ("/password", {"old": PASSWORD, "new": PASSWORD}),
        ("/address", {"address": "", "mails": False}),
        ("/delete", {"password": PASSWORD}),
    ],
)
def test_nobody_changes_an_account_without_being_logged_in(
    stranger: Browser, path: str, body: dict[str, object]
) -> None:
    answer = stranger.ask(path, **body)
    assert (answer.status_code, answer.json()["code"]) == (401, "logged-out")


def test_games_follow_a_person_to_a_second_device(anna: Browser, stranger: Browser) -> None:
    made = anna.new_table("me", "computer")
    second = stranger.log_in("Anna")
    (game,) = second.games()
    assert (game["table"], game["my_turn"], game["seats"]) == (made["table"], True, [0])
    assert (game["names"], game["account"]) == (["Anna"], True)
    with second.page(made["table"]) as page:
        page.my_move()
        page.take("Rest")
        page.my_move()
    assert second.get(f"/api/tables/{made['table']}/save").status_code == 200


def test_seats_of_this_device_are_claimed_when_logging_in(
    server: Server, anna: Browser, stranger: Browser
) -> None:
    before = stranger.new_table("me", "computer")
    assert [one["account"] for one in stranger.games(before["token"])] == [False]
    stranger.log_in("Anna", before["token"], "no token at all")
    assert [one["table"] for one in anna.games()] == [before["table"]]
    earlier = Browser(server).new_table("me", "computer")
    fresh = Browser(server).create("Boris", earlier["token"])
    assert [one["table"] for one in fresh.games()] == [earlier["table"]]


def test_a_claimed_seat_opens_to_its_person_alone(anna: Browser, stranger: Browser) -> None:
    made = anna.new_table("me", "computer")
    path = f"/api/tables/{made['table']}/save"
    for tries in (stranger, stranger.create("Boris")):
        answer = tries.get(path, headers=bearer(made["token"]))
        assert (answer.status_code, answer.json()["code"]) == (403, "held-seat")
        assert tries.get(path).json()["code"] == "wrong-token"
        assert tries.games(made["token"]) == []
        with tries.page(made["table"], made["token"]) as page:
            assert page.next()["code"] == "held-seat"
    stranger.ask("/logout")
    stranger.log_in("Boris", made["token"])
    assert stranger.games() == []
    anna.ask("/logout")
    assert anna.get(path, headers=bearer(made["token"])).json()["code"] == "held-seat"


def test_a_person_sits_at_a_table_once(anna: Browser, stranger: Browser) -> None:
    """Whoever plays both sides keeps the second seat by its token."""
    made = anna.new_table("me", "guest")
    other = stranger.join(made)
    assert [one["seats"] for one in anna.games(other["token"])] == [[0, 1]]
    stranger.log_in("Anna", other["token"])
    assert [one["seats"] for one in stranger.games()] == [[0]]
    with stranger.page(made["table"], other["token"]) as page:
        page.until(lambda update: update["seat"] == 1)


def test_the_players_of_a_game_learn_each_others_names(anna: Browser, stranger: Browser) -> None:
    made = anna.new_table("me", "guest")
    stranger.create("Boris").join(made)
    for one in (anna, stranger):
        assert [game["names"] for game in one.games()] == [["Anna", "Boris"]]


def test_who_deletes_an_account_leaves_nothing_but_seats(
    settings: Settings, anna: Browser, stranger: Browser
) -> None:
    made = anna.new_table("me", "guest")
    guest = stranger.join(made)
    anna.ask("/address", address="anna@example.org", mails=True)
    assert anna.ask("/delete", password="wrong").json()["code"] == "wrong-password"
    assert anna.me() is not None
    assert anna.ask("/delete", password=PASSWORD).json() == {"account": None}
    assert anna.me() is None
    for table in ("people", "logins", "devices", "ratings"):
        assert in_database(settings, f"SELECT * FROM {table}") == []
    assert "anna" not in str(in_database(settings, "SELECT * FROM tokens")).lower()
    (game,) = stranger.games(guest["token"])
    assert (game["names"], game["over"]) == ([], False)
    with (
        anna.page(made["table"], made["token"]) as red,
        stranger.page(made["table"], guest["token"]) as blue,
    ):
        red.my_move()
        red.take("Rest")
        blue.my_move()
    stranger.create("Anna")


def test_an_account_is_kept_over_a_restart(settings: Settings) -> None:
    with running(settings) as server, Browser(server) as browser:
        browser.create("Anna")
        cookies = dict(browser.cookies)
    with running(settings) as server, Browser(server) as browser:
        for name, value in cookies.items():
            browser.cookies.set(name, value, domain="127.0.0.1")
        assert browser.me() is not None
