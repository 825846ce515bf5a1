"""Two at the table and one who looks on: a game is found in the lobby, watched, and looked through
when it is over."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from hexfront.games import rulebook
from hexfront.play import WATCHER, load
from tests.browser.conftest import PATIENCE_MS
from tests.browser.desk import Desk
from tests.browser.test_access import faults
from tests.browser.test_two_seats import Ear
from tests.table.live import Seats, Server
from tests.table.test_invites import joined

pytestmark = pytest.mark.browser


def shown(server: Server, game: str, scenario: str, **more: Any) -> tuple[Seats, Seats]:
    asked = {"game": game, "scenario": scenario, "players": ["me", "guest"], "watch": "public"}
    told = server.post("/api/tables", json={**asked, **more}).json()
    mine = Seats(server, told["table"], told["token"])
    return mine, joined(mine, told["invites"][0]["code"])


def play(pair: tuple[Seats, Seats], choices: int) -> None:
    """Let both choose at random."""
    random = Random(8)
    with pair[0].page() as red, pair[1].page() as blue:
        red.until(bool)
        blue.until(bool)
        asked, waits = (red, blue) if red.update["offers"] else (blue, red)
        for _ in range(choices):
            choice = random.choice(asked.offered)
            asked.take(choice.pop("type"), **choice)
            if not asked.until(bool)["offers"]:
                waits.my_move()
                asked, waits = waits, asked


def resign(seats: Seats) -> None:
    with seats.page() as page:
        page.until(bool)
        page.say({"type": "Resign"})
        while not page.next().get("ended"):
            pass


@pytest.fixture
def onlooker(browser: Browser) -> Iterator[Desk]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
    desk = Desk(context.new_page())
    yield desk
    context.close()
    assert desk.faults == []


@pytest.mark.parametrize(
    ("game", "scenario", "choices"),
    [("coh", "ambush", 40), ("aslsk", "crossroads", 30), ("s42", "campaign", 3)],
)
def test_who_looks_on_is_told_what_both_may_know_and_later_everything(
    onlooker: Desk, server: Server, game: str, scenario: str, choices: int
) -> None:
    pair = shown(server, game, scenario)
    play(pair, choices)
    ear = Ear(onlooker.page)
    onlooker.page.goto(f"http://{server.address}/game/{pair[0].table}")
    expect(onlooker.see("game-screen")).to_be_visible()
    expect(onlooker.see("watch-note")).to_contain_text("what both sides may know")
    for own in ("phase-hint", "standing-order"):  # nothing is asked of who looks on
        expect(onlooker.see(own)).to_have_count(0)
    onlooker.click("settings")
    expect(onlooker.see("speed")).to_be_visible()
    for own in ("hints", "windows", "orders", "forced", "confirm"):
        expect(onlooker.see(own)).to_have_count(0)
    onlooker.press("Escape")
    expect(onlooker.prompt).not_to_have_text(re.compile("^(Loading|$)"))
    told = ear.view()
    resign(pair[1])
    expect(onlooker.see("ended")).to_be_visible()
    match = load(pair[0].save(), lambda _: rulebook(game).game)
    views = {
        seat: json.loads(msgspec.json.encode(match.game.view(match.state, seat)))
        for seat in (0, 1, WATCHER)
    }
    assert told == views[WATCHER]
    for seat in (0, 1):
        onlooker.click(f"eyes-{seat}")
        expect(onlooker.see(f"eyes-{seat}")).to_have_attribute("aria-pressed", "true")
        updates = [json.loads(text) for text in ear.heard]
        (seen,) = [one for one in updates if one["type"] == "Update" and one["seat"] == seat]
        assert seen["view"] == views[seat]
    assert faults(onlooker.page) == []


def test_a_shown_game_from_the_set_up_to_the_lobby_of_finished_ones(
    desk: Desk, server: Server, phone: Desk, onlooker: Desk
) -> None:
    desk.page.goto(f"http://{server.address}/")
    desk.click("scenario-partisans")
    desk.click("seat-1-guest")
    desk.see("public").check()
    desk.see("watch").select_option("public")
    expect(desk.see("watch-means")).to_contain_text("no hands, no hidden units")
    desk.click("start-game")
    expect(desk.see("game-screen")).to_be_visible()
    table = desk.page.url.rpartition("/")[2]

    phone.page.goto(f"http://{server.address}/")
    phone.click("language-ru")
    offered = phone.see(f"join-{table}")
    expect(offered).to_contain_text("Партия открыта для зрителей")
    expect(offered).to_contain_text("EN")
    offered.click()
    expect(phone.see("game-screen")).to_be_visible()

    onlooker.page.goto(f"http://{server.address}/")
    onlooker.click(f"show-{table}")
    expect(onlooker.see("watch-bar")).to_be_visible()
    expect(desk.see("watchers")).to_contain_text("1")
    expect(phone.see("watchers")).to_be_visible()
    expect(onlooker.see("talk-open")).to_have_count(0)
    expect(onlooker.page.locator("[data-offer]")).to_have_count(0)
    expect(onlooker.see("undo")).to_be_disabled()
    expect(onlooker.see("guest-0")).to_have_text(re.compile(": here"))
    assert faults(onlooker.page) == []
    assert faults(phone.page) == []

    phone.click("talk-open")
    phone.click("talk-resign")
    phone.click("talk-resign")
    expect(onlooker.see("ended")).to_be_visible()
    expect(onlooker.see("ended-rematch")).to_have_count(0)
    onlooker.click("dice-open")
    expect(onlooker.see("dice-finding")).to_have_attribute("data-finding", "fair")
    onlooker.press("Escape")
    onlooker.click("replay-open")
    expect(onlooker.see("replay-range")).to_be_visible()
    expect(onlooker.see("ended")).to_have_count(0)
    onlooker.click("go-home")

    expect(onlooker.see(f"show-{table}")).to_have_count(0)
    find_among_the_finished(onlooker, table)
    phone.page.goto(f"http://{server.address}/game/{table}")
    expect(phone.see("eyes-0")).to_have_attribute("aria-pressed", "true")
    phone.page.goto(f"http://{server.address}/game/0123456789abcdef")
    expect(phone.see("not-shown")).to_be_visible()


def find_among_the_finished(onlooker: Desk, table: str) -> None:
    onlooker.click("finished-open")
    done = onlooker.see(f"show-{table}")
    expect(done).to_contain_text(re.compile("German won, the other side resigned"))
    onlooker.see("filter-game").select_option("s42")
    expect(done).to_have_count(0)
    onlooker.see("filter-game").select_option("coh")
    onlooker.see("filter-scenario").select_option("partisans")
    expect(done).to_be_visible()
    assert faults(onlooker.page) == []
