"""Computer players in worker processes play as they would here, and the server stays free."""

import os
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

from hexfront import games
from hexfront.games.aslsk.terrain.sight_table import sight_table
from hexfront.opponents import opponent_for, thinking
from hexfront.opponents.thinking import Place, take_place, think
from hexfront.play import Choice, Game, Match
from hexfront.table import Settings
from hexfront.table.course import Course, SeededDice
from hexfront.table.minds import Thought, ThreadMind, WorkerMind, WorkerPool
from hexfront.table.shelf import standard_shelf
from hexfront.workers import Worker, WorkerError
from tests.table import live
from tests.table.live import running

SEED = 11


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker()
    yield made
    await made.close()


def begun(game: Game[Any]) -> Course:
    course = Course(Match(game, game.scenarios()[1].id), SeededDice(SEED), frozenset())
    course.run_on()
    return course


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.id)
async def test_a_player_chooses_the_same_in_either_place(game: Game[Any], worker: Worker) -> None:
    course = begun(game)
    here = ThreadMind(game.id, SEED, opponent_for, 60)
    there = WorkerMind(worker, "t1", game.id, SEED, ("computer", "computer"))
    await there.get_ready([0, 1])
    for _ in range(4):
        state = course.match.state
        thought = Thought(course.actor, game.view(state, course.actor), state.choices())
        choice = await there.choose(thought)
        assert choice == await here.choose(thought)
        course.take(course.actor, choice)


async def test_a_worker_that_was_lost_is_replaced(worker: Worker) -> None:
    course = begun(games.find("coh"))
    state = course.match.state
    thought = Thought(course.actor, course.match.game.view(state, course.actor), state.choices())
    mind = WorkerMind(worker, "t1", "coh", SEED, ("computer", "computer"))
    first = await mind.choose(thought)
    with pytest.raises(WorkerError):
        await worker.call(os._exit, 3)
    assert await mind.choose(thought) == first


class Counting:
    made = 0

    def __init__(self) -> None:
        type(self).made += 1

    def choose(self, view: object, choices: Any) -> Choice:
        choice: Choice = choices[0]
        return choice


def test_a_player_keeps_its_place_until_too_many_have_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "opponent_for", lambda *place: Counting())
    monkeypatch.setattr(thinking, "_MOST", 2)
    monkeypatch.setattr(thinking, "_seated", type(thinking._seated)())
    Counting.made = 0
    places = [Place("t", "coh", seat, 1) for seat in range(3)]
    take_place(places[0])
    course = begun(games.find("coh"))
    think(places[0], course.match.game.view(course.match.state, 0), course.match.state.choices())
    assert Counting.made == 1
    take_place(places[1])
    take_place(places[0])
    take_place(places[2])
    assert Counting.made == 3
    take_place(places[0])
    assert Counting.made == 3, "asked for lately"
    take_place(places[1])
    assert Counting.made == 4, "forgotten"


async def test_a_table_always_has_the_same_worker() -> None:
    pool = WorkerPool(1.0)
    assert pool.worker_for("abc") is pool.worker_for("abc")
    await pool.close()


async def test_the_processes_learn_a_game_and_a_board_before_a_table_asks() -> None:
    pool = WorkerPool(60.0)
    await pool.learn("aslsk", "crossroads")
    worker = pool.worker_for("abc")
    loaded = await worker.call(_is_loaded, "hexfront.opponents.aslsk")
    sights = await worker.call(_sights)
    await pool.learn("no-such-game", "crossroads")
    await pool.learn("aslsk", "no-such-scenario")
    await pool.close()
    assert loaded
    assert sights == 1


def _is_loaded(module: str) -> bool:
    return module in sys.modules


def _sights() -> int:
    """Of how many boards the LOS of all pairs is known."""
    return sight_table.cache_info().currsize


def test_at_a_real_table_the_computer_answers(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PATIENCE", 60.0)  # processes start and boards are drawn meanwhile
    with running(settings, standard_shelf()) as server:
        seats = server.new_table("computer", "me", game="coh", scenario="kamenka")
        with seats.page() as page:
            update = page.my_move()
    assert update["seat"] == 1
    assert not [text for text in page.heard if '"Fault"' in text]
