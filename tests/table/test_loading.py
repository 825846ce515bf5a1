"""Opening a table that is kept: its game is replayed once, and nobody else has to wait."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from threading import Event
from time import thread_time

import pytest

from hexfront.play import OVER
from hexfront.play.history import STRIDE, History
from hexfront.table import Settings, Shelf
from tests.table.duel import Duel, DuelState, DuelView
from tests.table.live import PATIENCE, Page, Seats, duel_shelf, running

ROUNDS = STRIDE


def rest(page: Page) -> None:
    """Rest, and wait for the answer."""
    page.my_move()
    page.take("Rest")
    page.until(lambda update: bool(update["offers"]) or update["view"]["actor"] == OVER)


@contextmanager
def kept_in(settings: Settings) -> Iterator[sqlite3.Connection]:
    path = settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as database, database:
        yield database


def lines_of(settings: Settings, seats: Seats) -> list[str]:
    with kept_in(settings) as database:
        asked = "SELECT line FROM steps WHERE table_id = ? ORDER BY number"
        return [line for (line,) in database.execute(asked, [seats.table])]


def long_game(settings: Settings) -> tuple[Seats, object]:
    """A table with more steps than lie between two States that a match keeps, and its view."""
    with running(settings) as server:
        seats = server.new_table("me", "friend", options={"rounds": ROUNDS}, open_hands=True)
        with seats.page() as page:
            for _ in range(STRIDE + 10):
                rest(page)
            view: object = page.update["view"]
    assert len(lines_of(settings, seats)) > STRIDE
    return seats, view


def test_a_game_is_replayed_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, view = long_game(settings)
    again: list[object] = []
    monkeypatch.setattr(History, "_played", staticmethod(lambda *asked: again.append(asked)))
    with running(settings) as server, seats.on(server).page() as page:
        assert page.next_update()["view"] == view
    assert again == []


class HeavyDuel(Duel):
    """The pictures of the long game are hard work."""

    def view(self, state: DuelState, seat: int) -> DuelView:  # type: ignore[override]
        if state.rounds == ROUNDS:
            until = thread_time() + 0.008
            while thread_time() < until:
                pass
        return super().view(state, seat)


def test_others_are_served_meanwhile(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, view = long_game(settings)
    monkeypatch.setattr("hexfront.table.outlook.heard", lambda entries, seat: [])
    plain = duel_shelf()
    heavy = Shelf({"duel": HeavyDuel()}, plain.facts, plain.opponent_for)
    with running(settings, heavy) as server:
        mine = server.new_table("me", "friend", open_hands=True)
        with mine.page() as page:
            rest(page)
            with seats.on(server).page() as other:
                for _ in range(4):
                    rest(page)
                assert other.silent(), "the long game is still being replayed"
                assert other.next_update()["view"] == view


class WarmDuel(Duel):
    """A game with something to work out before anybody looks."""

    def __init__(self) -> None:
        self.warmed = Event()

    def warm(self, state: DuelState) -> None:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        self.warmed.set()


def test_a_game_is_warmed_up_beside_the_play(settings: Settings) -> None:
    plain, duel = duel_shelf(), WarmDuel()
    shelf = Shelf({"duel": duel}, plain.facts, plain.opponent_for)
    with running(settings, shelf) as server, server.new_table("me", "friend").page() as page:
        page.next_update()
        assert duel.warmed.wait(PATIENCE)


def test_a_game_with_digests_of_an_earlier_kind_goes_on(settings: Settings) -> None:
    """Its steps are replayed without them, and kept with those of today."""
    with running(settings) as server:
        seats = server.new_table("me", "friend", open_hands=True)
        with seats.page() as page:
            rest(page)
            before = page.update
    lines = lines_of(settings, seats)
    write_as_of_old(settings, lines)
    with running(settings) as server, seats.on(server).page() as page:
        assert page.next_update()["view"] == before["view"]
        assert lines_of(settings, seats) == lines
        rest(page)
        after = page.update
    with running(settings) as server, seats.on(server).page() as page:
        assert page.next_update()["view"] == after["view"]


def write_as_of_old(settings: Settings, lines: list[str]) -> None:
    """The one table as the first version of saves would have kept it."""
    with kept_in(settings) as database:
        (header,) = database.execute("SELECT header FROM tables").fetchone()
        told = {**json.loads(header), "version": 1}
        del told["digests"]
        for number, line in enumerate(lines):
            old = json.dumps({**json.loads(line), "digest": f"old{number}"}) + "\n"
            database.execute("UPDATE steps SET line = ? WHERE number = ?", [old, number])
        tip = f"{len(lines)}:old{len(lines) - 1}"
        database.execute("UPDATE tables SET header = ?, tip = ?", [json.dumps(told) + "\n", tip])
