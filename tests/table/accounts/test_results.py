"""What counts as a result, how often, and what it does to ratings and records."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from hexfront.play import Match
from hexfront.table import Settings
from hexfront.table.accounts.records import FEWEST, shown_rating
from hexfront.table.protocol import Ended
from hexfront.table.store import Store
from hexfront.table.verdict import Verdict, by_players, by_rules
from tests.play.games.siege import Siege
from tests.table.accounts.people import PASSWORD, Browser, in_database
from tests.table.duel import Duel, DuelState
from tests.table.live import Page, Server, bearer

Pair = tuple[Browser, Browser]


@pytest.fixture
def pair(server: Server) -> Iterator[Pair]:
    with Browser(server) as anna, Browser(server) as boris:
        yield anna.create("Anna"), boris.create("Boris")


def until_over(page: Page) -> None:
    while not (page.heard and '"ended":{' in page.heard[-1]):
        page.next()


def resign(loser: Browser, table: str) -> None:
    with loser.page(table) as page:
        page.say({"type": "Resign"})
        until_over(page)


def lost_by(loser: Browser, host: Browser, guest: Browser) -> str:
    """A game between the two that one of them gives up."""
    made = host.new_table("me", "guest")
    guest.join(made)
    resign(loser, made["table"])
    return str(made["table"])


def record(browser: Browser) -> dict[str, Any]:
    told: dict[str, Any] = browser.get("/api/record").json()
    return told


def test_who_gives_up_has_lost(pair: Pair) -> None:
    anna, boris = pair
    table = lost_by(anna, *pair)
    mine, his = record(anna), record(boris)
    (played,) = mine["latest"]
    assert played.pop("at") > 0
    assert played == {
        "table": table, "game": "duel", "scenario": "dawn", "side": "red", "points": 0.0,
        "how": "resigned", "others": [{"side": "blue", "name": "Boris"}],
    }  # fmt: skip
    assert his["latest"][0]["points"] == 1.0
    tally = {"game": "duel", "scenario": "dawn", "won": 0, "drawn": 0, "lost": 0}
    assert mine["tallies"] == [{**tally, "side": "red", "lost": 1}]
    assert his["tallies"] == [{**tally, "side": "blue", "won": 1}]
    (low,), (high,) = mine["ranks"], his["ranks"]
    assert low["rating"] < shown_rating(25, 25 / 3) == 1000 < high["rating"]
    assert (low["games"], low["game"]) == (1, "duel")


def test_a_draw_by_agreement_and_one_by_the_rules(pair: Pair) -> None:
    anna, boris = pair
    agreed = anna.new_table("me", "guest")
    boris.join(agreed)
    with anna.page(agreed["table"]) as red, boris.page(agreed["table"]) as blue:
        red.my_move()
        red.say({"type": "Propose", "wish": "draw"})
        while not (blue.heard and '"wish":"draw"' in blue.heard[-1]):
            blue.next()
        blue.say({"type": "Reply", "agrees": True})
        until_over(blue)
    ruled = anna.new_table("me", "guest", options={"rounds": 1})
    boris.join(ruled)
    with anna.page(ruled["table"]) as red, boris.page(ruled["table"]) as blue:
        red.my_move()
        red.take("Rest")
        blue.my_move()
        blue.take("Rest")
        blue.until(lambda update: update["view"]["round"] == 2)
    latest = record(anna)["latest"]
    assert [(one["points"], one["how"]) for one in latest] == [(0.5, "rules"), (0.5, "drawn")]
    assert record(anna)["ranks"][0]["rating"] == record(boris)["ranks"][0]["rating"]


def test_what_does_not_count(server: Server, settings: Settings, pair: Pair) -> None:
    anna, boris = pair
    alone = anna.new_table("me", "guest")
    resign(anna, alone["table"])
    against = anna.new_table("me", "computer", options={"rounds": 1})
    save = anna.get(f"/api/tables/{against['table']}/save").text
    with anna.page(against["table"]) as page:
        page.my_move()
        page.take("Rest")
        page.until(lambda update: update["view"]["round"] == 2)
    loaded = boris.post("/api/tables/load?players=me&players=guest", content=save).json()
    anna.join(loaded)
    resign(anna, loaded["table"])
    deserted = anna.new_table("me", "guest")
    boris.join(deserted)
    standing_in = "INSERT INTO seats (table_id, seat, stand_in) VALUES (?, 1, 1)"
    in_database(settings, standing_in, deserted["table"])
    resign(anna, deserted["table"])  # a computer wins nobody anything
    assert in_database(settings, "SELECT * FROM results") == []
    assert record(anna) == {"ranks": [], "tallies": [], "latest": []}


def test_a_game_against_somebody_without_a_name_rates_nobody(server: Server, pair: Pair) -> None:
    anna, _ = pair
    made = anna.new_table("me", "guest")
    Browser(server).join(made)
    resign(anna, made["table"])
    told = record(anna)
    assert [one["others"] for one in told["latest"]] == [[{"side": "blue", "name": ""}]]
    assert told["ranks"] == []
    (balance,) = anna.get("/api/records/duel").json()["balance"]
    assert balance["games"] == 1


def test_the_ladder_and_the_balance(pair: Pair) -> None:
    anna, boris = pair
    for _ in range(FEWEST - 1):
        lost_by(boris, *pair)
    assert anna.get("/api/records/duel").json()["ladder"] == []
    lost_by(boris, boris, anna)
    told = anna.get("/api/records/duel").json()
    assert [(rung["name"], rung["games"]) for rung in told["ladder"]] == [("Anna", 3), ("Boris", 3)]
    assert told["ladder"][0]["rating"] > told["ladder"][1]["rating"]
    sides = [{"side": "blue", "won": 1}, {"side": "red", "won": 2}]
    assert told["balance"] == [{"scenario": "dawn", "games": 3, "drawn": 0, "sides": sides}]
    assert anna.get("/api/records/mug").json()["code"] == "unknown-game"


async def count_again(url: str, table: str) -> None:
    """Another server writes the same end."""
    store = Store(url)
    row = await store.table(table)
    assert row is not None
    again = Verdict("resigned", ("red", "blue"), (0, 1), (1.0, 0.0))
    await store.end(table, row.standing.tip, "resigned:1", again)
    await store.close()


def test_a_game_counts_once(settings: Settings, pair: Pair) -> None:
    table = lost_by(pair[0], *pair)
    before = record(pair[0])
    asyncio.run(count_again(settings.database, table))
    assert record(pair[0]) == before
    assert record(pair[0])["ranks"][0]["games"] == 1


def test_a_result_outlives_its_table(pair: Pair) -> None:
    table = lost_by(pair[0], *pair)
    assert pair[0].delete(f"/api/tables/{table}").status_code == 204
    assert len(record(pair[0])["latest"]) == 1


def test_who_is_deleted_leaves_results_without_a_name(settings: Settings, pair: Pair) -> None:
    anna, boris = pair
    lost_by(anna, *pair)
    rated = record(boris)["ranks"]
    anna.ask("/delete", password=PASSWORD)
    told = record(boris)
    assert told["ranks"] == rated
    assert told["latest"][0]["others"] == [{"side": "red", "name": ""}]
    assert len(in_database(settings, "SELECT * FROM ratings")) == 1
    assert anna.get("/api/record").json()["code"] == "logged-out"


def test_a_record_is_told_to_nobody_else(server: Server, pair: Pair) -> None:
    lost_by(pair[0], *pair)
    with Browser(server) as stranger:
        answer = stranger.get("/api/record", headers=bearer("guess"))
        assert (answer.status_code, answer.json()["code"]) == (401, "logged-out")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_team_loses_together(seat: int) -> None:
    match = Match(Siege(), Siege().scenarios()[0].id)
    teams = match.state.teams.team
    verdict = by_players(match, Ended("resigned", seat))
    assert verdict.points == tuple(float(team != teams[seat]) for team in teams)
    assert by_players(match, Ended("timeout", seat)).points == verdict.points
    awarded = by_players(match, Ended("awarded", seat)).points
    assert awarded == tuple(float(team == teams[seat]) for team in teams)
    assert set(by_players(match, Ended("drawn")).points) == {0.5}


@pytest.mark.parametrize(
    ("lives", "points"), [([3, 2], (1, 0)), ([2, 3], (0, 1)), ([2, 2], (0.5, 0.5))]
)
def test_the_verdict_of_the_rules(lives: list[int], points: tuple[float, float]) -> None:
    match = Match(Duel(), "dawn")
    assert by_rules(match) is None
    state = match.state
    assert isinstance(state, DuelState)
    state.lives = lives
    state.stack.clear()
    verdict = by_rules(match)
    assert verdict is not None
    assert (verdict.how, verdict.points) == ("rules", points)
