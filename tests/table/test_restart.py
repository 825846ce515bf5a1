"""Games outlive the server: killed, started again, or started with other rules."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hexfront.table import Settings, Shelf, StorageError
from hexfront.table.store import Store
from tests.table.duel import Deal, Duel, DuelState
from tests.table.live import Page, Seats, Server, bearer, duel_shelf, running, settings_in


def play_some(page: Page) -> dict[str, Any]:
    """A round, and half a choice of the next."""
    page.my_move()
    page.take("Rest")
    page.until(lambda update: update["view"]["round"] == 2 and bool(update["offers"]))
    page.take("Pick", card=page.hand[0])
    return page.my_move()


def picture(update: dict[str, Any]) -> dict[str, Any]:
    """All but what belongs to the connection."""
    return {name: update[name] for name in ("seat", "step", "view", "offers", "can_undo")}


def test_a_new_server_goes_on_from_the_last_choice(settings: Settings) -> None:
    with running(settings) as server:
        seats = server.new_table("me", "computer")
        with seats.page() as page:
            before = play_some(page)
            log = [line for text in page.heard for line in json.loads(text)["log"]]
    with running(settings) as server, seats.on(server).page() as page:
        after = page.next_update()
        assert picture(after) == picture(before)
        assert after["log"] == log
        assert after["seq"] > before["seq"]
        page.take("Strike")
        assert page.next_update()["log"]


def test_a_restart_changes_no_die(tmp_path: Path) -> None:
    saves = []
    for interrupted in (False, True):
        settings = settings_in(tmp_path / str(interrupted))
        with running(settings) as server:
            seats = server.new_table("me", "computer", seed=11)
            with seats.page() as page:
                play_some(page)
                if not interrupted:
                    page.take("Strike")
                    page.my_move()
                    saves.append(seats.save())
        if interrupted:
            with running(settings) as server, seats.on(server).page() as page:
                page.my_move()
                page.take("Strike")
                page.my_move()
                saves.append(seats.on(server).save())
    assert saves[0] == saves[1]


def test_undo_reaches_back_beyond_the_restart(settings: Settings) -> None:
    with running(settings) as server:
        seats = server.new_table("me", "computer")
        with seats.page() as page:
            play_some(page)
    with running(settings) as server:
        with seats.on(server).page() as page:
            for _ in range(2):
                page.my_move()
                page.undo()
            assert page.my_move()["view"]["round"] == 1
            assert not page.update["can_undo"]
        assert '"seat"' not in seats.on(server).save()


def test_a_page_that_was_handed_over_stays_so(settings: Settings) -> None:
    with running(settings) as server:
        seats = server.new_table("me", "friend")
        with seats.page() as page:
            page.my_move()
            page.take("Rest")
            page.until(lambda update: update["handover"] == 1)
    with running(settings) as server, seats.on(server).page() as page:
        page.next_update()
        assert (page.update["seat"], page.update["handover"]) == (0, 1)


class Mortal(Server):
    """A server that can be killed."""

    def __init__(self, address: str, process: subprocess.Popen[str]) -> None:
        super().__init__(address)
        self.kill = process.kill


@contextmanager
def process(folder: Path) -> Iterator[Mortal]:
    """A server in a process of its own, killed without warning at the end."""
    command = [sys.executable, "-m", "tests.table.process", str(folder), "8200", "none"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        try:
            assert child.stdout is not None
            told = child.stdout.readline()
            assert told, "the server did not start"
            yield Mortal(httpx.URL(told.split()[3]).netloc.decode(), child)
        finally:
            child.kill()


def test_a_killed_server_has_kept_every_choice_it_told_of(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        seats = server.new_table("me", "computer")
        with seats.page() as page:
            before = play_some(page)
    with process(tmp_path) as server, seats.on(server).page() as page:
        assert picture(page.next_update()) == picture(before)
        page.take("Strike")
        assert page.next_update()["log"]


class OtherDeal(Deal, frozen=True, tag="Deal"):
    def fall(self, state: DuelState, outcome: Any) -> None:
        super().fall(state, outcome)
        state.lives[0] = 2


class OtherDuel(Duel):
    """The rules have changed: whoever is dealt a card loses a life."""

    version = 4

    def set_up(self, options: Any) -> DuelState:
        state = super().set_up(options)
        state.stack[-1] = OtherDeal(0)
        return state


def other_rules() -> Shelf:
    shelf = duel_shelf()
    return Shelf({"duel": OtherDuel()}, shelf.facts, shelf.opponent_for)


def test_a_game_that_no_longer_replays_is_kept_and_the_fault_is_told(settings: Settings) -> None:
    with running(settings) as server:
        seats = server.new_table("me", "computer")
        with seats.page() as page:
            before = play_some(page)
        save = seats.save()
    with running(settings, other_rules()) as server:
        there = seats.on(server)
        with there.page() as page:
            fault = page.next()
            assert fault["code"] == "replay-departed"
            assert "line 2" in fault["detail"]
            assert "rules" in fault["detail"]
            with pytest.raises(ConnectionClosed) as closed:
                page.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        assert there.save() == save
        assert server.get("/api/tables", headers=bearer(seats.token)).json()[0]["round"] == 2
    with running(settings) as server, seats.on(server).page() as page:
        assert picture(page.next_update()) == picture(before)


def test_a_game_that_is_no_longer_there(settings: Settings) -> None:
    with running(settings) as server:
        seats = server.new_table("me", "computer")
    shelf = duel_shelf()
    empty = Shelf({}, {}, shelf.opponent_for)
    with running(settings, empty) as server, seats.on(server).page() as page:
        fault = page.next()
        assert fault["code"] == "replay-departed"
        assert "duel" in fault["detail"]


def test_two_servers_at_one_table(settings: Settings) -> None:
    """Whoever comes second is told and reads the table again; nothing is overwritten."""
    with running(settings) as one, running(settings) as two:
        seats = one.new_table("me", "friend", open_hands=True)
        with seats.page() as first, seats.on(two).page() as second:
            first.my_move()
            second.my_move()
            first.take("Rest")
            first.my_move()
            second.take("Rest")
            assert second.next()["code"] == "outrun"
            with pytest.raises(ConnectionClosed) as closed:
                second.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        with seats.on(two).page() as second:
            assert second.next_update()["view"] == first.update["view"]


def test_idle_rooms_are_closed_and_opened_again(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, open_rooms=1)) as server:
        tables: list[tuple[Seats, dict[str, Any]]] = []
        for _ in range(3):
            seats = server.new_table("me", "computer")
            with seats.page() as page:
                tables.append((seats, play_some(page)))
        for seats, before in tables:
            with seats.page() as page:
                assert picture(page.next_update()) == picture(before)


def test_the_list_tells_how_games_stand(settings: Settings) -> None:
    with running(settings) as server:
        seats = server.new_table("me", "friend", open_hands=True, options={"rounds": 1})
        with seats.page() as page:
            page.my_move()
            page.take("Rest")
            page.my_move()
            page.take("Rest")
            page.until(lambda update: update["view"]["actor"] == -2)
    with running(settings) as server:
        (row,) = server.get("/api/tables", headers=bearer(seats.token)).json()
        assert row["over"] is True


def test_a_choice_that_cannot_be_kept_is_not_told(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full, say: the game stands as before, and goes on when it can."""
    with running(settings) as server:
        seats = server.new_table("me", "friend")
        with seats.page() as page:
            before = page.my_move()
            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", no_space_left)
                page.take("Rest")
                assert page.next()["code"] == "storage"
            assert '"seat"' not in seats.save()
            page.say({"type": "Take", "seq": 0, "choice": {"type": "Rest"}})
            page.next()
            assert page.next_update()["log"] == before["log"]
            page.take("Rest")
            assert page.next_update()["handover"] == 1


async def no_space_left(*asked: object) -> None:
    raise StorageError("no space left on the device")


def test_an_undo_that_another_server_did_not_see(settings: Settings) -> None:
    with running(settings) as one, running(settings) as two:
        seats = one.new_table("me", "friend", open_hands=True)
        with seats.page() as first:
            first.my_move()
            first.take("Rest")
            first.my_move()
            with seats.on(two).page() as second:
                second.my_move()
                first.undo()
                first.my_move()
                second.take("Rest")
                assert second.next()["code"] == "outrun"
        with seats.on(two).page() as second:
            assert second.next_update()["view"] == first.update["view"]


def kill_in_mid_choice(folder: Path, seconds: float) -> None:
    """Choices come as fast as they are answered when the server is killed, wherever that finds it:
    so many seconds after the first of them. Nothing that it told is lost."""
    told = 0
    with process(folder) as server:
        seats = server.new_table("me", "friend", open_hands=True, options={"rounds": 10_000})
        with seats.page() as page:
            page.my_move()
            killing: threading.Timer | None = None
            with suppress(ConnectionClosed, OSError):
                while True:
                    page.take("Rest")
                    told = page.my_move()["view"]["round"]
                    if told > 1 and killing is None:
                        killing = threading.Timer(seconds, server.kill)
                        killing.start()
    with process(folder) as server, seats.on(server).page() as page:
        assert page.my_move()["view"]["round"] >= told > 1
        page.take("Rest")
        page.my_move()


def test_a_server_killed_in_mid_choice_loses_nothing_that_it_told(tmp_path: Path) -> None:
    kill_in_mid_choice(tmp_path, 0.2)
