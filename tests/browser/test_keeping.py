"""Nothing is lost: saves, reloads, replays, lost connections, second tabs, the end of a game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from hexfront.games.coh.choices import Shift, SpendCap
from tests.browser.desk import Desk
from tests.browser.program import port_of, program
from tests.browser.stories import (
    GERMAN,
    Story,
    finished_game,
    first_shot,
    quiet,
    story_where,
    table_with,
)
from tests.table.live import Seats, Server

pytestmark = pytest.mark.browser

KAMENKA = "kamenka"
SAVES = Path(__file__).parents[1] / "saves"


@pytest.fixture
def played(server: Server) -> Seats:
    """A game in which a shot has been fired; the Soviet player is to move."""
    return table_with(server, after_a_shot(), "me", "friend")


def after_a_shot() -> Story:
    return story_where(
        KAMENKA,
        [*first_shot().opening, Shift(-2), SpendCap(0)],
        lambda told: quiet(told) and told.has("log-hit"),
    )


def test_a_saved_game_is_loaded_and_stands_as_before(
    desk: Desk, played: Seats, tmp_path: Path
) -> None:
    desk.sit_down(played)
    expect(desk.log("is hit.")).to_have_count(1)
    before = desk.position()
    with desk.page.expect_download() as download:
        desk.click("save")
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    desk.click("go-home")
    desk.click("seat-1-friend")
    desk.see("load-file").set_input_files(file)
    expect(desk.see("game-screen")).to_be_visible()
    expect(desk.log("is hit.")).to_have_count(1)
    assert played.table not in desk.page.url
    assert desk.position() == before
    desk.click("choice-Pass")
    expect(desk.log("Soviet passes.")).to_have_count(1)


def test_a_damaged_save_is_refused_with_its_line(desk: Desk, played: Seats, tmp_path: Path) -> None:
    lines = played.save().splitlines(keepends=True)
    file = tmp_path / "game.jsonl"
    file.write_text("".join(lines[:3]) + '{"seat":0,"choice":\n', "utf-8")
    desk.page.goto(f"http://{played.server.address}/")
    desk.see("load-file").set_input_files(file)
    expect(desk.see("toast")).to_contain_text("cannot be followed from line 4 on")
    expect(desk.see("start-screen")).to_be_visible()


def test_the_page_is_reloaded_and_the_game_goes_on(desk: Desk, played: Seats) -> None:
    desk.sit_down(played)
    expect(desk.log("is hit.")).to_have_count(1)
    before = desk.position()
    desk.page.reload()
    expect(desk.log("is hit.")).to_have_count(1)
    assert desk.position() == before
    desk.click("choice-Pass")
    expect(desk.log("Soviet passes.")).to_have_count(1)


def test_the_replay_goes_back_and_returns_to_the_game(desk: Desk, played: Seats) -> None:
    desk.sit_down(played)
    expect(desk.log("is hit.")).to_have_count(1)
    now = desk.position()
    desk.click("replay-open")
    expect(desk.prompt).to_have_text("You are looking at an earlier moment.")
    expect(desk.page.locator("[data-offer]")).to_have_count(0)
    desk.click("replay-first")
    expect(desk.see("replay-range")).to_have_value("0")
    desk.cap(GERMAN, Story(KAMENKA, 0).seen_by(GERMAN).cap[GERMAN])
    assert desk.position() != now
    desk.click("replay-forward")
    expect(desk.see("replay-range")).to_have_value("1")
    desk.click("replay-back")
    expect(desk.see("replay-range")).to_have_value("0")
    desk.click("replay-live")
    expect(desk.see("choice-Pass")).to_be_visible()
    assert desk.position() == now


def test_the_replay_runs_by_itself_up_to_the_present(desk: Desk, played: Seats) -> None:
    desk.sit_down(played)
    desk.click("replay-open")
    expect(desk.see("replay-range")).to_be_visible()
    desk.click("replay-back")
    desk.click("replay-play")
    expect(desk.see("choice-Pass")).to_be_visible()
    expect(desk.see("replay-open")).to_be_visible()


def test_a_line_of_the_log_shows_its_moment(desk: Desk, played: Seats) -> None:
    desk.sit_down(played)
    desk.log("attacks").get_by_role("button").first.click()
    expect(desk.see("replay-range")).to_be_visible()
    expect(desk.page.locator("li.later")).not_to_have_count(0)
    desk.press("Escape")
    expect(desk.see("replay-open")).to_be_visible()


UP_TO_THE_FIRST_LINE = """() => {
  document.querySelector("[data-testid='log-panel'] ol").scrollTop = 0;
  return document.querySelector("[data-line='0']") !== null;
}"""
"""Scrolls up again and again, as older lines come in above."""


def test_older_lines_of_the_log_come_when_it_is_scrolled_up(desk: Desk, server: Server) -> None:
    """A page is told the last lines; who reads on upwards gets the others, page by page."""
    desk.page.goto(f"http://{server.address}/")
    desk.click("seat-1-friend")
    desk.see("load-file").set_input_files(SAVES / "v2/coh/ambush-random.save")
    log = desk.page.get_by_test_id("log-line")
    expect(log.last).to_be_visible()
    expect(desk.page.locator('[data-line="0"]')).to_have_count(0)
    desk.page.wait_for_function(UP_TO_THE_FIRST_LINE)
    numbers = log.evaluate_all("lines => lines.map(line => Number(line.dataset.line))")
    assert numbers == list(range(len(numbers)))


def test_a_board_that_did_not_come_is_asked_for_again(desk: Desk, played: Seats) -> None:
    asked: list[str] = []

    def fail_once(route: Route) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    desk.page.route("**/*.svg?lang=*", fail_once)
    desk.sit_down(played)
    painted = "image => image.src.includes('.svg') && image.naturalWidth"
    desk.page.wait_for_function(f"() => [...document.images].some({painted})")
    assert len(asked) == 2


def test_a_killed_program_is_waited_for_and_the_game_goes_on(desk: Desk, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with program(database) as server:
        desk.sit_down(table_with(server, after_a_shot(), "me", "friend"))
        desk.click("choice-Pass")
        expect(desk.log("Soviet passes.")).to_have_count(1)
        before = desk.position()
    expect(desk.see("connection-lost")).to_be_visible()
    expect(desk.page.locator("[data-offer]")).to_have_count(0)
    with program(database, port_of(server)) as again:
        assert again.address == server.address
        expect(desk.see("connection-lost")).to_have_count(0)
        expect(desk.log("Soviet passes.")).to_have_count(1)
        assert desk.position() == before
        desk.click("choice-Pass")
        desk.click("end-yes")
        expect(desk.log("German passes.")).to_have_count(1)


def test_a_second_tab_sees_the_same_and_follows(desk: Desk, played: Seats) -> None:
    desk.sit_down(played)
    second = Desk(desk.page.context.new_page()).sit_down(played)
    expect(second.log("is hit.")).to_have_count(1)
    assert second.position() == desk.position()
    desk.click("choice-Pass")
    expect(second.log("Soviet passes.")).to_have_count(1)
    for tab in (second, desk):
        expect(tab.see("cap-0")).to_contain_text("you")
    assert second.position() == desk.position()
    assert second.faults == []


def deaf_tab(page: Page) -> Callable[[], None]:
    """A tab that hears only its first picture, until the returned function is called."""
    heard: list[WebSocketRoute] = []
    held = {"deaf": True, "updates": 0}

    def connect(route: WebSocketRoute) -> None:
        line = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            update = json.loads(message)["type"] in ("Update", "Changes")
            held["updates"] += update
            if not (held["deaf"] and update and held["updates"] > 1):
                route.send(message)

        line.on_message(pass_on)
        heard.append(line)

    def listen() -> None:
        held["deaf"] = False

    page.route_web_socket("**/ws/**", connect)
    return listen


def test_a_choice_that_comes_too_late_is_told(desk: Desk, played: Seats) -> None:
    tab = desk.page.context.new_page()
    listen = deaf_tab(tab)
    second = Desk(tab).sit_down(played)
    expect(second.see("choice-Pass")).to_be_visible()
    desk.sit_down(played)
    desk.click("choice-Pass")
    expect(desk.log("Soviet passes.")).to_have_count(1)
    expect(second.log("Soviet passes.")).to_have_count(0)
    listen()
    second.click("choice-Pass")
    expect(second.see("toast")).to_contain_text("that choice was not taken")
    expect(second.log("Soviet passes.")).to_have_count(1)
    expect(second.log("German passes.")).to_have_count(0)
    expect(second.see("choice-Pass")).to_be_visible()


def test_the_end_of_a_game(desk: Desk, server: Server, tmp_path: Path) -> None:
    save, end = finished_game("partisans", 0)
    *before, last = save.splitlines(keepends=True)
    assert json.loads(last)["choice"] == {"type": "Pass"}
    file = tmp_path / "game.jsonl"
    file.write_text("".join(before), "utf-8")
    desk.page.goto(f"http://{server.address}/")
    desk.click("seat-1-friend")
    desk.see("load-file").set_input_files(file)
    desk.click("choice-Pass")
    desk.click("end-yes")
    side = ("German", "Soviet")[end.winner]
    desk.press("Space")
    expect(desk.see("winner")).to_have_text(f"Victory: {side}")
    expect(desk.see("winner")).to_have_attribute("data-winner", str(end.winner))
    for lost in end.losses:
        expect(desk.see("game-over")).to_contain_text(f"{lost} unit")
    desk.click("review")
    expect(desk.see("game-over")).to_have_count(0)
    expect(desk.see("replay-range")).to_have_value("0")
    desk.click("replay-live")
    desk.click("go-home")
    expect(desk.see("continue-list")).to_contain_text("finished")


def test_a_finished_game_is_played_again(desk: Desk, server: Server) -> None:
    save, _ = finished_game("partisans", 0)
    address = "/api/tables/load?players=me,friend&open_hands=true"
    answer = server.post(address, content=save).json()
    seats = Seats(server, answer["table"], answer["token"])
    desk.sit_down(seats, "partisans")
    desk.click("rematch")
    expect(desk.see("game-over")).to_have_count(0)
    expect(desk.see("choice-Pass")).to_be_visible()
    assert seats.table not in desk.page.url
