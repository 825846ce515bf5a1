"""Between the door and the table: what happens while a page is on its way in."""

import asyncio
import json
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hexfront.table import Settings
from hexfront.table.post.store import NoticeStore
from tests.table.accounts.people import Browser, in_database
from tests.table.live import PATIENCE, Page, Seats, bearer, running
from tests.table.test_invites import invite, joined


class Doorstep:
    """Holds the first page that comes to a table back until it is let in."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = ""
        self.there, self.open = threading.Event(), threading.Event()
        enter = NoticeStore.enter

        async def slowly(
            store: NoticeStore, table: str, seats: Sequence[int], language: str
        ) -> None:
            await enter(store, table, seats, language)
            if table == self.table and not self.there.is_set():
                self.there.set()
                while not self.open.is_set():
                    await asyncio.sleep(0.01)

        monkeypatch.setattr(NoticeStore, "enter", slowly)

    def meanwhile(self, page: Page, happens: Callable[[], object]) -> None:
        """Something happens while the page stands there."""
        assert self.there.wait(PATIENCE)
        happens()
        self.open.set()
        page.next()


@pytest.fixture
def doorstep(monkeypatch: pytest.MonkeyPatch) -> Doorstep:
    return Doorstep(monkeypatch)


def last_words(page: Page) -> str:
    """With which fault a page is sent away."""
    with suppress(ConnectionClosed):
        while True:
            page.next()
    (fault,) = [told for text in page.heard if (told := json.loads(text))["type"] == "Fault"]
    return str(fault["code"])


def test_a_room_to_which_somebody_is_coming_is_not_given_up(
    settings: Settings, doorstep: Doorstep
) -> None:
    """Else two pages could play the same game in two rooms, and not hear of each other."""
    with running(replace(settings, open_rooms=1)) as server:
        seats, invitation = invite(server, "me", "guest")
        guest = joined(seats, invitation["code"])
        others = [server.new_table("me", "computer") for _ in range(2)]
        doorstep.table = seats.table

        def look_at_others() -> None:
            for other in others:
                with other.page() as page:
                    page.my_move()

        with seats.page() as red:
            doorstep.meanwhile(red, look_at_others)
            with guest.page() as blue:
                blue.until(bool)
                red.my_move()
                red.take("Rest")
                blue.my_move()


def test_who_comes_to_a_game_that_is_being_deleted_is_told_so(
    settings: Settings, doorstep: Doorstep
) -> None:
    with running(settings) as server:
        seats, invitation = invite(server, "me", "guest")
        joined(seats, invitation["code"])
        in_database(settings, "UPDATE tables SET over = 1 WHERE id = ?", seats.table)
        doorstep.table = seats.table
        with seats.page() as page:
            doorstep.meanwhile(page, lambda: deleted(seats))
            assert last_words(page) == "unknown-table"


def deleted(seats: Seats) -> None:
    url = f"http://{seats.server.address}/api/tables/{seats.table}"
    assert httpx.delete(url, headers=bearer(seats.token), timeout=PATIENCE).status_code == 204


def test_who_logs_out_elsewhere_while_a_page_comes_is_not_let_in(
    settings: Settings, doorstep: Doorstep
) -> None:
    with running(settings) as server, Browser(server) as anna, Browser(server) as elsewhere:
        anna.create("Anna")
        elsewhere.log_in("Anna")
        made = anna.new_table("me", "guest")
        doorstep.table = made["table"]
        with anna.page(made["table"], made["token"]) as page:
            doorstep.meanwhile(page, lambda: elsewhere.ask("/logout", everywhere=True))
            assert last_words(page) == "logged-out"
