"""Computer players: they play, they may fail, and the game goes on."""

import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from hexfront.play import OVER, Choice
from hexfront.table import Settings, StorageError
from hexfront.table.store import Store
from tests.table.duel import Duel, DuelState, Rest
from tests.table.live import Page, Timid, duel_shelf, running, settings_in


class Failing:
    def choose(self, view: object, choices: Any) -> Choice:
        raise ZeroDivisionError("no idea")


class Cheating:
    def choose(self, view: object, choices: Any) -> Choice:
        class Win(Choice, frozen=True, tag="Win"): ...

        return Win()


class Sleeping:
    """Never answers while the test runs."""

    awake = threading.Event()

    def choose(self, view: object, choices: Any) -> Choice:
        self.awake.wait(10)
        choice: Choice = choices[0]
        return choice


class Recording(Timid):
    def __init__(self) -> None:
        self.asked: list[tuple[Any, Any]] = []

    def choose(self, view: object, choices: Any) -> Choice:
        self.asked.append((view, choices))
        return super().choose(view, choices)


def test_the_computer_plays_until_a_person_must_choose(settings: Settings) -> None:
    with running(settings) as server, server.new_table("computer", "me").page() as page:
        update = page.my_move()
        assert update["seat"] == 1
        assert not update["thinking"]
        assert "log-rests" in [line["entry"]["message"] for line in update["log"]]


def test_it_sees_its_own_view_and_its_own_choices(settings: Settings) -> None:
    player = Recording()
    shelf = duel_shelf(lambda *_: player)
    with running(settings, shelf) as server, server.new_table("me", "computer").page() as page:
        page.my_move()
        own = page.hand
        page.take("Rest")
        page.my_move()
    view, choices = player.asked[0]
    assert view.seat == 1
    assert set(view.hand).isdisjoint(own)
    assert Rest() in choices


def test_while_it_thinks_the_page_is_told_and_can_undo(settings: Settings) -> None:
    Sleeping.awake.clear()
    shelf = duel_shelf(lambda *_: Sleeping())
    with running(settings, shelf) as server, server.new_table("me", "computer").page() as page:
        page.my_move()
        page.take("Rest")
        update = page.next_update()
        assert update["thinking"]
        assert update["offers"] == []
        page.undo()
        assert page.next_update()["offers"]
        assert not page.update["thinking"]
        Sleeping.awake.set()
        assert page.silent()


@pytest.mark.parametrize("player", [Failing, Cheating])
def test_a_computer_player_that_fails_is_overruled(settings: Settings, player: Any) -> None:
    shelf = duel_shelf(lambda *_: player())
    with running(settings, shelf) as server, server.new_table("me", "computer").page() as page:
        for round_number in (2, 3):
            page.my_move()
            page.take("Rest")
            page.my_move()
            assert page.update["view"]["round"] == round_number


def test_a_computer_player_that_cannot_be_made_is_overruled(settings: Settings) -> None:
    def broken(game: str, seat: int, seed: int) -> Timid:
        raise RuntimeError("no such player")

    shelf = duel_shelf(broken)
    with running(settings, shelf) as server, server.new_table("me", "computer").page() as page:
        page.my_move()
        page.take("Rest")
        assert page.my_move()["view"]["round"] == 2


def test_a_computer_player_that_never_answers_is_overruled(tmp_path: Path) -> None:
    Sleeping.awake.clear()
    settings = settings_in(tmp_path, patience=0.05)
    shelf = duel_shelf(lambda *_: Sleeping())
    with running(settings, shelf) as server, server.new_table("me", "computer").page() as page:
        page.my_move()
        page.take("Rest")
        assert page.my_move()["view"]["round"] == 2
        Sleeping.awake.set()


class ClumsyDuel(Duel):
    """Rules with a mistake: whoever strikes brings the program down."""

    def view(self, state: DuelState, seat: int) -> Any:
        if state.shown:
            raise AssertionError("a mistake in the rules")
        return super().view(state, seat)


def test_rules_that_fail_leave_the_game_as_it_was(settings: Settings) -> None:
    shelf = duel_shelf()
    clumsy = type(shelf)({"duel": ClumsyDuel()}, shelf.facts, shelf.opponent_for)
    with running(settings, clumsy) as server:
        seats = server.new_table("me", "computer")
        with seats.page() as page:
            page.my_move()
            page.take("Pick", card=page.hand[0])
            before = page.my_move()
            page.take("Strike")
            fault = page.next()
            assert fault["code"] == "rules-fault"
            assert "a mistake in the rules" in fault["detail"]
            assert "Strike" not in seats.save()
            page.undo()
            page.until(lambda update: update["seq"] > before["seq"])
            page.take("Rest")
            assert page.my_move()["view"]["round"] == 2


def test_computers_play_while_somebody_watches(settings: Settings) -> None:
    with running(settings) as server:
        seats = server.new_table("computer", "computer", options={"rounds": 3})
        with seats.page() as page:
            over = page.until(lambda update: update["view"]["actor"] == -2)
            assert over["offers"] == []
            assert not over["thinking"]
            page.take("Rest")
            assert page.next()["code"] == "not-your-turn"


def failing_at(*calls: int) -> Callable[..., Any]:
    """`Store.append` with a disk that is full at these calls, counted from 1."""
    kept, count = Store.append, iter(range(1, 1000))

    async def append(*asked: Any) -> None:
        if next(count) in calls:
            raise StorageError("no space left on the device")
        await kept(*asked)

    return append


def test_a_computers_choice_that_was_not_kept_is_tried_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings) as server, server.new_table("me", "computer").page() as page:
        page.my_move()
        monkeypatch.setattr(Store, "append", failing_at(2, 3))
        page.take("Rest")
        assert page.next_update()["thinking"]
        assert page.next()["code"] == "storage"
        assert page.my_move()["view"]["round"] == 2, "it went on by itself"
        assert [text for text in page.heard if '"Fault"' in text] == page.heard[2:3], "told once"


def test_a_choice_that_waits_to_be_kept_is_dropped_with_an_undo(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings) as server:
        seats = server.new_table("me", "computer")
        with seats.page() as page:
            start = page.my_move()
            monkeypatch.setattr(Store, "append", failing_at(2, 3))
            page.take("Rest")
            page.next_update()
            assert page.next()["code"] == "storage"
            page.undo()
            assert page.my_move()["view"] == start["view"]
            assert page.silent()
            assert '"seat":1' not in seats.save()


class Busy(Timid):
    """Thinks with the processor, as real players do."""

    def choose(self, view: object, choices: Any) -> Choice:
        until = monotonic() + 0.005
        while monotonic() < until:
            pass
        return super().choose(view, choices)


def test_twelve_thinking_computers_leave_room_for_people(settings: Settings) -> None:
    """Every game gets to its end, nothing is lost, and a person at a table of her own is served."""
    shelf = duel_shelf(lambda *_: Busy())
    with running(settings, shelf) as server, ExitStack() as doors:
        rounds = {"rounds": 8}
        boards = [server.new_table("computer", "computer", options=rounds) for _ in range(12)]
        watching = [doors.enter_context(seats.page()) for seats in boards]
        mine = doors.enter_context(server.new_table("me", "friend", open_hands=True).page())
        slowest = max(_time_of_a_rest(mine) for _ in range(10))
        for page in watching:
            page.until(lambda update: update["view"]["actor"] == OVER)
            assert not [text for text in page.heard if '"Fault"' in text]
        assert slowest < 2.0


def _time_of_a_rest(page: Page) -> float:
    page.my_move()
    start = monotonic()
    page.take("Rest")
    page.my_move()
    return monotonic() - start
