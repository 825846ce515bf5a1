"""Small screens and large letters: nothing is cut off, covered or out of reach."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.desk import Desk, box
from tests.browser.drills import unit_id
from tests.browser.test_desk import GAMES, Sit
from tests.browser.test_order_deck import SAVES
from tests.browser.test_phone import LANDSCAPE, PORTRAIT, SMALL, inside, turn
from tests.table.live import Seats, Server

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
WIDER = """all => all.filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.dataset.testid ?? one.className)"""
"""What is broader than the room it has."""
COVERED = """things => things.flatMap((one, index) => things.slice(index + 1).flatMap(other => {
    const [a, b] = [one, other].map(each => each.getBoundingClientRect());
    const [across, down] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
                            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    return across > 1 && down > 1 ? [[one, other].map(each => each.dataset.testid)] : [];
  }))"""
"""Which of these things lie over one another."""


def large(desk: Desk) -> None:
    desk.page.evaluate("document.documentElement.dataset.text = 'huge'")
    desk.settle()


def parts(desk: Desk, *handles: str) -> Locator:
    return desk.page.locator(", ".join(f"[data-testid='{handle}']:visible" for handle in handles))


IN_VIEW = """counters => counters.filter(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > 0 && x < innerWidth * 0.7 && y > 60 && y < innerHeight;
  }).length"""
"""How many counters lie on the part of the board that is seen."""


@pytest.mark.parametrize("scenario", ["fall-blau", "caucasus", "uranus", "campaign"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)], ids=["desk", "tablet"])
def test_a_theatre_opens_where_it_is_fought(
    desk: Desk, server: Server, scenario: str, size: tuple[int, int]
) -> None:
    turn(desk, size)
    seats = server.new_table("me", "friend", game="s42", scenario=scenario, open_hands=True)
    desk.sit_down(seats, scenario, game="s42")
    counters = desk.page.locator("[data-testid^='unit-']")
    expect(counters.first).to_be_attached()
    desk.settle()
    assert counters.evaluate_all(IN_VIEW) > 15


@BOTH
@GAMES
def test_what_can_be_chosen_is_in_reach_without_scrolling(
    phone: Desk, server: Server, sit: Sit, size: tuple[int, int]
) -> None:
    turn(phone, size)
    desk, _, ending = sit(phone, server)
    for _ in range(2):
        expect(desk.see(ending)).to_be_in_viewport(ratio=0.95)
        assert desk.page.locator("aside .paper, [data-testid='top-bar']").evaluate_all(WIDER) == []
        large(desk)
    expect(desk.page.locator("kbd:visible")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), PORTRAIT, LANDSCAPE], ids=["desk", "tall", "wide"])
def test_large_letters_leave_each_track_its_place(
    desk: Desk, server: Server, size: tuple[int, int]
) -> None:
    seats = server.new_table("me", "friend", game="coh", scenario="kamenka", open_hands=True)
    turn(desk.sit_down(seats), size)
    large(desk)
    tracks = parts(desk, "prompt", "round-track", "cap-0", "vp-track", "cap-1", "undo", "go-home")
    expect(tracks).to_have_count(7)
    assert tracks.evaluate_all(COVERED) == []


def test_the_overview_lies_beside_the_switches(phone: Desk, server: Server) -> None:
    seats = server.new_table("me", "friend", game="s42", scenario="fall-blau", open_hands=True)
    phone.sit_down(seats, "fall-blau", game="s42", language="ru")
    for size in (PORTRAIT, LANDSCAPE):
        turn(phone, size)
        boxes = parts(phone, "overview", "switch-overview", "overlay-zoc", "fit")
        assert boxes.evaluate_all(COVERED) == []


def test_an_army_is_read_by_finger_and_shown_on_the_map(phone: Desk, server: Server) -> None:
    """A drawer covers the board of a phone, and closes when one of its units is gone to."""
    seats = server.new_table("me", "friend", game="s42", scenario="fall-blau", open_hands=True)
    phone.sit_down(seats, "fall-blau", game="s42")
    phone.see("open-order").tap()
    drawer = phone.see("drawer-order")
    expect(drawer.locator("[data-testid^='row-unit-']").first).to_be_visible()
    assert drawer.locator("button").evaluate_all(SMALL) == []
    drawer.locator("[data-testid^='row-unit-']").nth(1).tap()
    expect(drawer).to_have_count(0)
    expect(phone.see("unit-sheet").locator("li")).not_to_have_count(0)


@BOTH
def test_the_help_can_be_read_to_its_end(
    phone: Desk, server: Server, size: tuple[int, int]
) -> None:
    turn(phone, size)
    seats = server.new_table("me", "friend", game="coh", scenario="kamenka", open_hands=True)
    phone.sit_down(seats, language="ru").press("?")
    phone.see("help-keys").locator("summary").tap()
    inside(phone, phone.see("help-keys").locator("dd").last)
    inside(phone, phone.see("help").locator("button").first)


def test_an_example_beside_the_board_fits_its_panel(phone: Desk, server: Server) -> None:
    turn(phone, LANDSCAPE)
    phone.page.goto(f"http://{server.address}/")
    phone.click("language-ru")
    phone.click("learn")
    phone.see("examples").get_by_text("6 Бой").click()
    phone.click("lesson-coh-ex-6.8-1")
    expect(phone.see("example-text")).to_be_visible()
    guide = phone.see("example")
    assert guide.locator("xpath=descendant-or-self::*").evaluate_all(WIDER) == []
    assert (
        parts(phone, "example-coming", "example-back", "example-next").evaluate_all(COVERED) == []
    )


def test_on_a_phone_a_scenario_leads_to_its_card_and_on_to_the_seats(
    phone: Desk, server: Server
) -> None:
    phone.page.goto(f"http://{server.address}/")
    onward = phone.see("to-seats")
    expect(onward).to_contain_text("Partisans")
    phone.see("scenario-ambush").tap()
    expect(phone.see("briefing").locator("h2")).to_be_in_viewport()
    expect(onward).to_contain_text("Ambush")
    onward.tap()
    expect(phone.see("start-game")).to_be_in_viewport(ratio=0.95)
    expect(onward).to_have_count(0)
    pressed = phone.page.locator("button:visible, summary:visible")
    assert pressed.evaluate_all(SMALL) == []
    phone.page.set_viewport_size({"width": 844, "height": 390})
    phone.see("scenario-ambush").tap()
    onward.tap()
    expect(phone.see("seat-0-me")).to_be_in_viewport(ratio=0.95)


def test_the_rules_are_those_of_the_game_that_was_picked_last(desk: Desk, server: Server) -> None:
    """Even while the words of that game are on their way."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    desk.page.goto(f"http://{server.address}/")
    expect(desk.see("briefing")).to_be_visible()
    desk.page.route("**/api/words/s42/**", hold)
    desk.click("game-s42")
    desk.click("open-rules")
    expect(desk.see("rule-S42-1.0.a")).to_be_visible()
    expect(desk.see("game-coh")).to_have_attribute("aria-selected", "true")
    for route in held:
        route.continue_()
    expect(desk.see("game-s42")).to_have_attribute("aria-selected", "true")
    expect(desk.see("scenario-fall-blau")).to_contain_text(re.compile("8 turns"))


def test_the_next_unit_may_wait_beside_the_board(desk: Desk, server: Server) -> None:
    seats = server.new_table("me", "friend", game="coh", scenario="partisans", open_hands=True)
    desk.sit_down(seats, "partisans")
    chips = desk.page.locator("[data-testid^='chip-']")
    first, second = (chips.nth(n).get_attribute("data-testid") for n in (0, 1))
    desk.press("n")
    expect(desk.see(str(first))).to_be_focused()
    desk.press("n")
    expect(desk.see(str(second))).to_be_focused()
    desk.press("Enter")
    expect(desk.prompt).to_contain_text("where does it enter")


def test_a_menu_stays_in_the_window_when_that_grows_narrow(desk: Desk, drills: Server) -> None:
    seats = drills.new_table("me", "friend", game="coh", scenario="classic", open_hands=True)
    desk.sit_down(seats, "classic").unit(unit_id("classic", "G2")).click()
    menu = desk.see("hex-menu")
    expect(menu).to_be_in_viewport(ratio=0.99)
    for size in (PORTRAIT, LANDSCAPE):
        turn(desk, size)
        expect(menu).to_be_in_viewport(ratio=0.99)


@BOTH
def test_the_end_of_a_game_can_be_read_and_left(
    phone: Desk, server: Server, size: tuple[int, int]
) -> None:
    turn(phone, size)
    phone.page.goto(f"http://{server.address}/")
    phone.see("scenario-solo-pocket").tap()
    phone.see("load-file").set_input_files(SAVES / "coh" / "solo-pocket.save")
    for handle in ("review", "over-home"):
        expect(phone.see(handle)).to_be_in_viewport(ratio=0.95)
    inside(phone, phone.see("campaign-next"))
    phone.see("over-home").tap()
    expect(phone.see("start-screen")).to_be_visible()


def test_where_a_unit_may_enter_comes_into_view(phone: Desk, server: Server) -> None:
    seats = server.new_table("me", "friend", game="coh", scenario="kamenka", open_hands=True)
    phone.sit_down(seats, hints="on")
    phone.see("chip-2").tap()
    phone.settle()
    phone.lit("N06").tap()
    expect(phone.prompt).to_contain_text("which way")
    phone.settle()
    expect(phone.see("facing-0")).to_be_in_viewport(ratio=1)
    while not phone.see("chip-0").count():
        phone.see("step-back").tap()
        phone.settle()
    phone.see("chip-0").tap()
    turns = phone.on_offer("Pivot").locator(".hold")
    assert box(turns.first)["width"] >= 44
    phone.see("step-back").tap()
    phone.see("chip-7").tap()
    expect(phone.prompt).to_contain_text("where does it enter")
    expect(phone.see("phase-hint")).to_contain_text("blue hex")
    phone.settle()
    expect(phone.lit("R06")).to_be_in_viewport(ratio=1)
    phone.lit("R06").tap()
    expect(phone.prompt).to_contain_text("which way")
    assert box(phone.see("facing-4").locator(".hold"))["width"] >= 44


def test_a_strike_that_falls_comes_into_view(phone: Desk, server: Server) -> None:
    """A game is opened anew when the player is asked which way the marker shall point."""
    save = (SAVES / "coh" / "cadets-random.save").read_text().splitlines(keepends=True)
    asked = next(n for n, line in enumerate(save) if '"type":"Arrow"' in line)
    answer = server.post(
        "/api/tables/load",
        params={"players": "me,friend", "open_hands": "true"},
        content="".join(save[:asked]).encode(),
    )
    opened = answer.json()
    phone.sit_down(Seats(server, opened["table"], opened["token"]), "cadets")
    expect(phone.on_offer("Arrow")).to_have_count(6)
    phone.settle()
    expect(phone.see("facing-3")).to_be_in_viewport(ratio=1)
