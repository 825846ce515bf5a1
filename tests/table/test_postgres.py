"""PostgreSQL, and several servers at one database: any of them serves any game."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hexfront.table.lobby import Lobby
from hexfront.table.post.settings import MailServer, NoticeSettings
from hexfront.table.store import Store
from tests.table.accounts.people import Browser
from tests.table.accounts.test_results import until_over
from tests.table.live import PATIENCE, Seats, Server, bearer, running, settings_in
from tests.table.post.receivers import Mailbox, serving
from tests.table.post.test_post import SITE, Two, sent, wait_for
from tests.table.real_games import full_shelf
from tests.table.test_absence import Time, clocks
from tests.table.test_fair_dice import MINE, THEIRS
from tests.table.test_invites import invite, joined
from tests.table.test_parley import until_parley
from tests.table.test_store import ROW, at
from tools.postgres import find_postgres, postgres

pytest.importorskip("asyncpg")
pytestmark = pytest.mark.skipif(find_postgres() is None, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


async def test_three_servers_start_at_once_on_an_empty_database(database: str) -> None:
    stores = [Store(database) for _ in range(3)]
    await asyncio.gather(*(store.prepare() for store in stores))
    assert [await store.count() for store in stores] == [0, 0, 0]
    for store in stores:
        await store.close()


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    settings = settings_in(tmp_path, database=database)
    with running(settings) as one, running(settings) as other:
        yield one, other


def test_what_the_database_would_not_take_is_not_put_to_it(servers: tuple[Server, Server]) -> None:
    """More tokens than a question may have, and letters beyond those that have room."""
    server, _ = servers
    many = {"Authorization": f"Bearer {',' * 40_000}"}
    assert server.get("/api/tables", headers=many).json() == []
    login = {"name": "Somebody", "password": "12345678"}
    assert server.post("/api/account/login", json=login, headers=many).status_code == 403
    table = {"game": "duel", "scenario": "dawn", "players": ["me", "guest"]}
    for more in ({"grain": "a" * 64 + "\n"}, {"grain": "a\n"}, {"language": "de\n"}):
        answer = server.post("/api/tables", json={**table, **more})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
    assert server.post("/api/tables", json={**table, "grain": "a" * 64}).status_code == 201


@pytest.fixture
def pair(servers: tuple[Server, Server]) -> tuple[Seats, Seats]:
    """A table whose players have come to different servers."""
    seats, invitation = invite(servers[0], "me", "guest")
    return seats, joined(seats, invitation["code"]).on(servers[1])


def test_players_at_different_servers_see_each_others_choices(pair: tuple[Seats, Seats]) -> None:
    with pair[0].page() as red, pair[1].page() as blue:
        for _ in range(2):
            red.my_move()
            red.take("Rest")
            blue.my_move()
            blue.take("Rest")
        red.my_move()
        assert red.update["view"]["round"] == 3
        red.say({"type": "Say", "text": "Where are you?"})
        while "Where are you?" not in blue.heard[-1]:
            blue.next()


def test_how_the_line_is_encrypted_is_said_as_everywhere(database: str, tmp_path: Path) -> None:
    """To the database and to the line on which servers hear of each other."""
    settings = settings_in(tmp_path, database=f"{database}?sslmode=prefer")
    with running(settings) as one, running(settings) as other:
        seats, invitation = invite(one, "me", "guest")
        guest = joined(seats, invitation["code"]).on(other)
        with seats.page() as red, guest.page() as blue:
            red.my_move()
            red.take("Rest")
            blue.my_move()


def test_who_gives_up_at_one_server_has_done_so_at_all(pair: tuple[Seats, Seats]) -> None:
    with pair[0].page() as red, pair[1].page() as blue:
        red.my_move()
        red.take("Rest")
        blue.my_move()
        red.say({"type": "Resign"})
        assert until_parley(blue, "ended") == {"how": "resigned", "seat": 0}


def test_clocks_are_the_same_at_all_servers_and_claims_count_everywhere(
    database: str, tmp_path: Path
) -> None:
    time = Time()
    settings = settings_in(tmp_path, database=database, now=time)
    with running(settings) as one, running(settings) as other:
        seats, invitation = invite(one, "me", "guest", pace={"kind": "game", "seconds": 600})
        guest = joined(seats, invitation["code"]).on(other)
        with seats.page() as red, guest.page() as blue:
            red.my_move()
            time.now += 60
            red.take("Rest")
            assert clocks(blue, running=1)["left"][0] == 540_000
            time.now += 600
            red.say({"type": "Claim", "what": "computer"})
            clocks(blue, stand_ins=[False, True])
            red.my_move()
            blue.say({"type": "TakeBack"})
            clocks(red, stand_ins=[False, False])
            time.now += 540
            blue.say({"type": "Claim", "what": "win"})
            assert until_parley(red, "ended") == {"how": "timeout", "seat": 0}


def test_of_two_servers_one_tells_of_a_turn(database: str, tmp_path: Path) -> None:
    time, box = Time(), Mailbox()
    mail = MailServer("127.0.0.1", box.port, "turns@example.org")
    notices = NoticeSettings(mail=mail, site=SITE, interval=0.01)
    settings = settings_in(tmp_path, database=database, now=time, notices=notices)
    with serving(box), running(settings) as one, running(settings) as other:
        two = Two(one, box)
        two.look_in("en")
        with two.anna.page(two.table, two.made["token"]) as anna:
            two.anna_rests(anna)
            time.now += 60
            assert box.mails.get(timeout=PATIENCE)["To"] == "gleb@example.org"
            wait_for(lambda: sent(one, "mail", "sent") + sent(other, "mail", "sent") == 1)
        assert box.mails.empty()


def test_an_undo_reaches_the_other_server(pair: tuple[Seats, Seats]) -> None:
    with pair[0].page() as red, pair[1].page() as blue:
        start = red.my_move()
        red.take("Pick", card=red.hand[0])
        red.until(lambda update: update["offers"][0]["choice"]["type"] == "Strike")
        red.undo()
        assert red.until(lambda update: len(update["offers"]) > 1)["view"] == start["view"]
        red.take("Rest")
        blue.my_move()


def test_the_computer_plays_on_whichever_server_is_there(servers: tuple[Server, Server]) -> None:
    seats = servers[0].new_table("me", "computer")
    with seats.page() as page:
        page.my_move()
        page.take("Rest")
        page.my_move()
    with seats.on(servers[1]).page() as page, seats.page() as other:
        page.my_move()
        page.take("Rest")
        assert page.my_move()["view"]["round"] == 3
        other.until(lambda update: update["view"]["round"] == 3)


def test_a_deleted_game_is_gone_everywhere(servers: tuple[Server, Server]) -> None:
    seats = servers[0].new_table("me", "computer")
    address = f"/api/tables/{seats.table}"
    with seats.on(servers[1]).page() as page:
        page.my_move()
        url = f"http://{servers[0].address}{address}"
        assert httpx.delete(url, headers=bearer(seats.token)).status_code == 204
        while page.next().get("code") != "unknown-table":
            pass


@pytest.mark.parametrize("table", ["%00", "a%00b", "x" * 300, "%F0%9F%8E%B2"])
def test_a_name_that_no_table_has(servers: tuple[Server, Server], table: str) -> None:
    for path in ("save", "dice"):
        answer = servers[0].get(f"/api/tables/{table}/{path}", headers=bearer("x"))
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")


def test_a_person_is_known_at_all_servers_and_results_count_once(
    servers: tuple[Server, Server],
) -> None:
    with Browser(servers[0]) as anna, Browser(servers[1]) as boris:
        anna.create("Anna")
        boris.create("Boris")
        assert boris.ask("/name", name="ANNA").json()["code"] == "name-taken"
        tables = []
        for _ in range(4):
            made = anna.new_table("me", "guest")
            boris.join(made)
            tables.append(made["table"])

        def give_up(browser: Browser, table: str) -> None:
            with browser.page(table) as page:
                page.say({"type": "Resign"})
                until_over(page)

        # Both give up everything at once, each at another server.
        threads = [
            threading.Thread(target=give_up, args=(one, table))
            for table in tables
            for one in (anna, boris)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for one in (anna, boris):
            told = one.get("/api/record").json()
            assert sorted(game["table"] for game in told["latest"]) == sorted(tables)
            assert [rank["games"] for rank in told["ranks"]] == [4]


def test_who_logs_out_everywhere_leaves_the_tables_of_all_servers(
    servers: tuple[Server, Server],
) -> None:
    with Browser(servers[0]) as one, Browser(servers[1]) as other:
        table = one.create("Clara").new_table("me", "computer")["table"]
        with other.log_in("Clara").page(table) as page:
            page.my_move()
            one.ask("/logout", everywhere=True)
            while page.next().get("code") != "logged-out":
                pass


def test_wrong_passwords_are_counted_by_all_servers_together(
    servers: tuple[Server, Server],
) -> None:
    codes = []
    for turn in range(8):
        with Browser(servers[turn % 2]) as guesser:
            codes.append(guesser.try_password("Nobody", "guess guess").json()["code"])
    assert codes == ["wrong-password"] * 5 + ["wait"] * 3


async def test_what_goes_in_comes_out(database: str) -> None:
    store = Store(database)
    await store.prepare()
    await store.add_table(ROW, [], [])
    assert await store.table("t1") == ROW
    await store.append("t1", "0:", [], at("0:x"))
    await store.delete("t1")
    await store.close()


def test_three_servers_start_at_once_on_an_empty_file(tmp_path: Path) -> None:
    counts: list[int] = []

    async def start() -> None:
        store = Store(f"sqlite:///{tmp_path / 'new.sqlite3'}")
        await store.prepare()
        counts.append(await store.count())
        await store.close()

    threads = [threading.Thread(target=lambda: asyncio.run(start())) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts == [0, 0, 0]


class Ears:
    """Whether servers hear of each other."""

    def __init__(self) -> None:
        self.open = True


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    found, listen = Ears(), Lobby._heard_of

    def heard(lobby: Lobby, notice: str) -> None:
        if found.open:
            listen(lobby, notice)

    monkeypatch.setattr(Lobby, "_heard_of", heard)
    return found


def both_added(servers: tuple[Server, Server]) -> tuple[Seats, str]:
    asked = {"game": "duel", "scenario": "dawn", "players": ["me", "guest"], "grain": MINE,
             "options": {"rounds": 2}}  # fmt: skip
    told = servers[0].post("/api/tables", json=asked).json()
    return Seats(servers[0], told["table"], told["token"]), told["invites"][0]["code"]


def come(server: Server, seats: Seats, code: str) -> Seats:
    address = f"/api/tables/{seats.table}/join"
    answer = server.post(address, headers=bearer(code), json={"grain": THEIRS})
    assert answer.status_code == 201, answer.text
    return Seats(server, seats.table, answer.json()["token"])


@pytest.mark.parametrize("behind", ["who lets dice fall", "who lets the guest in"])
def test_dice_that_fall_while_a_guest_comes_at_another_server_can_be_audited(
    ears: Ears, servers: tuple[Server, Server], behind: str
) -> None:
    """Servers that hear nothing of each other do not agree on when the guest's number counts."""
    seats, code = both_added(servers)
    with seats.page() as red:
        red.my_move()
        if behind == "who lets the guest in":
            with seats.on(servers[1]).page() as early:
                early.my_move()
        ears.open = False
        if behind == "who lets the guest in":
            red.take("Rest")
            red.until(lambda update: not update["offers"])
            guest = come(servers[1], seats, code)
        else:
            guest = come(servers[1], seats, code)
            red.take("Rest")
            if red.until(bool)["offers"]:  # the other server had gone on
                red.take("Rest")
            red.until(lambda update: not update["offers"])
    ears.open = True
    with seats.page() as red, guest.on(servers[0]).page() as blue:
        for page in (blue, red, blue):
            page.my_move()
            page.take("Rest")
            page.until(lambda update: not update["offers"])
    told = servers[0].get(f"/api/tables/{seats.table}/dice", headers=bearer(seats.token)).json()
    assert told["fault"] == ""
    assert told["record"]["grains"][1]["since"] > 0
    assert len(told["rolls"]) > 4


def test_a_ping_reaches_the_player_at_another_server(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    settings = settings_in(tmp_path_factory.mktemp("pings"), database=database)
    with running(settings, full_shelf()) as one, running(settings, full_shelf()) as other:
        seats, invitation = invite(one, "me", "guest", game="coh", scenario="ambush")
        guest = joined(seats, invitation["code"]).on(other)
        with seats.page() as red, guest.page() as blue:
            red.until(bool)
            blue.until(bool)
            red.say({"type": "Ping", "hex": 35})
            while blue.next() != {"type": "Pinged", "seat": 0, "hex": 35}:
                pass


NUL = "a\x00b"
STRANGE: list[dict[str, object]] = [
    {"game": NUL}, {"scenario": NUL}, {"options": {NUL: 1}}, {"options": {"rounds": NUL}},
    {"grain": NUL}, {"language": NUL}, {"watch": NUL}, {"seed": 10**64}, {"seed": -(10**64)},
    {"seed": NUL}, {"delay": 10**30}, {"players": [NUL, "me"]}, {"scenario": "x" * 60_000},
]  # fmt: skip


def test_what_no_database_takes_is_refused_before_it_is_asked(
    servers: tuple[Server, Server], pair: tuple[Seats, Seats]
) -> None:
    for more in STRANGE:
        asked = {"game": "duel", "scenario": "dawn", "players": ["me", "guest"], **more}
        answer = servers[0].post("/api/tables", json=asked)
        assert 400 <= answer.status_code < 500, (more, answer.text)
    for address in ("shown?game=%00", "shown/%00", "shown/a%00b/dice", "tables/%00/invitation"):
        assert 400 <= servers[0].get(f"/api/{address}").status_code < 500, address
    with pair[0].page() as page:
        page.until(bool)
        for text in (NUL, "\x00", "\ud800"):
            page.say({"type": "Say", "text": text})
            while page.next()["type"] != "Fault":
                pass
        page.say({"type": "Say", "text": "Still here."})
        while "Still here." not in str(page.next()):
            pass


def test_players_at_different_servers_see_who_is_there_and_agree(
    pair: tuple[Seats, Seats],
) -> None:
    with pair[0].page() as red:
        red.my_move()
        with pair[1].page() as blue:
            for page in (red, blue):
                while page.company["seats"] != ["here", "here"]:
                    page.next()
            red.say({"type": "Propose", "wish": "draw"})
            assert until_parley(blue, "proposed") == {"seat": 0, "wish": "draw"}
            blue.say({"type": "Reply", "agrees": False})
            while red.next().get("proposed", "") is not None:
                pass
            red.take("Rest")
            blue.my_move()
            red.until(lambda update: not update["offers"])
            red.say({"type": "Propose", "wish": "rewind"})
            until_parley(blue, "proposed")
            blue.say({"type": "Reply", "agrees": True})
            red.my_move()
        while red.company["seats"] != ["here", "away"]:
            red.next()


def test_who_looks_on_at_another_server_is_counted(servers: tuple[Server, Server]) -> None:
    seats, _ = invite(servers[0], "me", "guest", watch="public")
    with seats.page() as red, seats.on(servers[1]).spectator() as watcher:
        watcher.until(bool)
        while red.company.get("watchers") != 1:
            red.next()
