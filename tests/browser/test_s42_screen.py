"""The screen of an operational game: map, counters, stacks, overlays, drawers, both languages."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hexfront.games.s42.choices import March, Move
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.drawn import lines
from hexfront.play import Match
from tests.browser.desk import Desk, box
from tests.browser.front import AXIS, SOVIET, Front, hex_id, unit_id
from tests.table.live import Seats, Server

pytestmark = pytest.mark.browser

SAVES = Path(__file__).parents[1] / "saves"
TURN_2 = 425
"""Lines of a saved game up to the reinforcements of its second turn."""


def test_the_game_is_started_from_the_first_screen(desk: Desk, server: Server) -> None:
    desk.page.goto(f"http://{server.address}/")
    desk.click("game-s42")
    expect(desk.see("briefing")).to_contain_text("4th Panzer Army")
    desk.click("seat-1-friend")
    desk.click("start-game")
    bar = desk.see("phase-bar")
    expect(bar).to_have_attribute("data-phase", "initial")
    expect(bar).to_have_attribute("data-side", "0")
    expect(desk.see("round-track").locator(".turn")).to_have_count(8)
    expect(desk.see("vp-track")).to_have_attribute("data-vp", "0")
    expect(desk.see("weather")).to_have_attribute("data-weather", "clear")


def test_counters_say_what_they_print(desk: Desk, server: Server) -> None:
    front = Front(desk, server)
    tanks = front.unit("ger-11-pz")
    expect(tanks).to_have_attribute("aria-label", re.compile(r"Axis, 11th Panzer.*10-8-6, 1401"))
    reduced = front.unit("ger-23-pz")
    expect(reduced).to_have_attribute("aria-label", re.compile("reduced"))
    printed = desk.counter(unit_id("ger-11-pz")).locator("[data-symbol]")
    expect(printed).to_have_attribute("data-symbol", "tank")


def test_seen_from_afar_counters_show_their_symbol_alone(desk: Desk, server: Server) -> None:
    front = Front(desk, server)
    numbers = front.desk.counter(unit_id("ger-340-inf")).locator(".numbers")
    expect(numbers).to_have_count(1)
    desk.press("0")
    expect(numbers).to_have_count(0)
    expect(front.desk.counter(unit_id("ger-340-inf")).locator("[data-symbol]")).to_have_count(1)
    desk.page.mouse.move(*front.spot("1003"))
    desk.page.mouse.wheel(0, -1500)
    expect(front.desk.counter(unit_id("ger-340-inf")).locator(".label")).to_have_text("340")


LAID = """stage => [stage.offsetWidth / stage.getBoundingClientRect().width,
    new DOMMatrix(getComputedStyle(stage).transform).a]"""
"""How much larger the board is laid out than it is seen, and how much it is enlarged."""


def test_the_board_is_painted_as_large_as_it_is_seen_once_it_rests(
    desk: Desk, server: Server
) -> None:
    Front(desk, server)
    stage = desk.page.locator("[data-testid='board'] .stage")
    across = box(stage)["width"]
    for delta in (-900, 1800):
        desk.page.mouse.move(480, 380)
        desk.page.mouse.wheel(0, delta)
        assert box(stage)["width"] != pytest.approx(across, rel=0.2)
        across = box(stage)["width"]
        assert stage.evaluate(LAID) == pytest.approx([1, 1], abs=0.01)


def test_a_stack_fans_out_under_the_pointer(desk: Desk, server: Server) -> None:
    front = Front(desk, server)
    desk.page.mouse.move(*front.spot("1402"))
    expect(desk.see("fan")).to_be_visible()
    for key in ("ger-82-inf", "ger-88-inf", "ger-377-inf"):
        expect(desk.see(f"fan-unit-{unit_id(key)}")).to_be_visible()
    expect(desk.see("unit-sheet")).to_contain_text("82nd Infantry Division")
    desk.page.mouse.move(*front.spot("2010"))
    expect(desk.see("fan")).to_have_count(0)
    expect(desk.see("unit-sheet")).to_contain_text("2010")


def test_the_reach_of_a_unit_is_shown_under_the_pointer(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_movement()
    expect(desk.see("reach")).to_have_count(0)
    front.unit("ger-340-inf").hover()
    expect(desk.see("reach")).to_be_attached()
    expect(desk.see("reach").locator(".area.tactical")).to_have_count(1)
    desk.page.mouse.move(*front.spot("2010"))
    expect(desk.see("reach")).to_have_count(0)


@pytest.mark.parametrize(
    ("key", "layer"),
    [
        ("b", "bonds-1"),
        ("z", "zoc-1"),
        ("s", "supply-0"),
        ("s", "supply-lines-0"),
        ("i", "cut-off-0"),
    ],
)
def test_overlays_come_and_go_with_a_key(desk: Desk, server: Server, key: str, layer: str) -> None:
    Front(desk, server)
    shown = 1 if key == "b" else 0
    expect(desk.see(layer)).to_have_count(shown)
    desk.press(key)
    expect(desk.see(layer)).to_have_count(1 - shown)
    desk.press(key)
    expect(desk.see(layer)).to_have_count(shown)


def test_an_overlay_can_be_had_for_one_side(desk: Desk, server: Server) -> None:
    Front(desk, server)
    desk.click("overlay-bonds-0")
    expect(desk.see("bonds-0")).to_have_count(0)
    expect(desk.see("bonds-1")).to_have_count(1)
    desk.page.reload()
    expect(desk.see("bonds-1")).to_have_count(1)
    expect(desk.see("bonds-0")).to_have_count(0)


def branches(match: Match, side: int) -> re.Pattern[str]:
    """A path in as many pieces as the lines of supply have by the rules."""
    assert isinstance(match.state, S42State)
    return re.compile(rf"^(M[^M]+){{{len(lines(match.state, side))}}}$")


def test_lines_of_supply_follow_the_units(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_movement()
    desk.press("s")
    desk.click("overlay-supply-1")
    ours, theirs = desk.see("supply-lines-0"), desk.see("supply-lines-1")
    before = branches(front.match, AXIS)
    expect(ours).to_have_attribute("d", before)
    expect(theirs).to_have_attribute("d", branches(front.match, SOVIET))
    front.unit("ger-340-inf").click()
    front.follow(Move(unit_id("ger-340-inf")))
    front.enter(desk.lit("1103"))
    front.follow(March(hex_id("1103")))
    after = branches(front.match, AXIS)
    assert after != before
    expect(ours).to_have_attribute("d", after)
    desk.press("u")
    expect(ours).to_have_attribute("d", before)


def test_no_lines_of_supply_are_shown_for_the_past(desk: Desk, server: Server) -> None:
    Front(desk, server).to_movement()
    desk.press("s")
    expect(desk.see("supply-lines-0")).to_have_count(1)
    desk.click("replay-open")
    desk.click("replay-first")
    expect(desk.see("supply-lines-0")).to_have_count(0)
    expect(desk.see("supply-0")).to_have_count(1)
    desk.click("replay-live")
    expect(desk.see("supply-lines-0")).to_have_count(1)


def test_entry_areas_beside_the_front_are_in_view_from_the_start(
    desk: Desk, server: Server
) -> None:
    Front(desk, server)
    tray, tools = box(desk.see("area-X")), box(desk.page.locator(".tools"))
    assert tray["x"] > tools["x"] + tools["width"]
    assert tray["y"] > 0


def test_charts_say_where_their_figures_come_from(desk: Desk, server: Server) -> None:
    """The card of a new turn, which stands in nobody's way, leads to the briefing."""
    Front(desk.in_slow_motion(), server)
    desk.click("to-briefing")
    expect(desk.see("drawer-briefing")).to_be_visible()
    expect(desk.see("turn-card")).to_have_count(0)
    desk.press("c")
    charts = desk.see("drawer-charts")
    expect(charts.get_by_text("designed for Hexfront", exact=True).first).to_be_visible()
    expect(desk.see("chart-combat").locator("tbody tr")).to_have_count(6)
    desk.press("Escape")
    expect(charts).to_have_count(0)


def test_reinforcements_and_victory_hexes_are_listed(desk: Desk, server: Server) -> None:
    Front(desk, server)
    desk.press("f")
    expect(desk.see("forces-0")).to_contain_text("Turn 2")
    expect(desk.see("eliminated-0")).to_have_text("–")
    desk.press("v")
    expect(desk.see("vp-list")).to_contain_text("Voronezh")
    expect(desk.see("drawer-forces")).to_have_count(0)


def test_each_victory_hex_names_the_rule_by_which_it_counts(desk: Desk, server: Server) -> None:
    Front(desk, server)
    desk.press("v")
    rows = desk.see("vp-list").locator("tbody tr")
    expect(rows).to_have_count(13)
    links = rows.get_by_test_id("rule-link")
    expect(links).to_have_count(13)
    rule = links.first.get_attribute("data-cites")
    links.first.click()
    expect(desk.see(f"rule-{rule}")).to_be_visible()


def test_the_screen_speaks_russian(desk: Desk, server: Server) -> None:
    front = Front(desk, server, language="ru")
    expect(desk.prompt).to_contain_text("Начальная фаза")
    expect(front.unit("ger-11-pz")).to_have_attribute(
        "aria-label", re.compile("11-\u2060?я танковая")
    )
    desk.press("c")
    expect(desk.see("drawer-charts")).to_contain_text("разработано для Hexfront")


def test_reinforcements_wait_in_their_entry_area(desk: Desk, server: Server) -> None:
    """Areas lie around the map: the panel lists them, and keys alone reach them."""
    Front(desk, server)
    desk.press("3")
    expect(desk.see("mode-PlaceSupply")).to_have_attribute("aria-pressed", "true")
    desk.press("n")
    expect(desk.see("arrive-X")).to_be_focused()
    desk.press("Enter")
    expect(desk.see("tray-X").locator("[data-testid^='unit-']")).to_have_count(1)
    expect(desk.see("means")).to_contain_text("1 Resource Point")


def test_reinforcements_are_listed_in_a_low_panel(desk: Desk, server: Server) -> None:
    desk.page.set_viewport_size({"width": 1280, "height": 640})
    steps = (SAVES / "s42/fall-blau.save").read_text().splitlines(keepends=True)[:TURN_2]
    asked = {"players": ["me", "friend"], "open_hands": "true"}
    seated = server.post("/api/tables/load", content="".join(steps), params=asked).json()
    seats = Seats(server, seated["table"], seated["token"])
    desk.sit_down(seats, "fall-blau", game="s42", hints="on")
    due = desk.see("arrivals").locator("button")
    expect(due.first).to_be_attached()
    assert box(desk.see("arrivals"))["height"] >= box(due.first)["height"]
    desk.page.locator("[data-testid^='arrive-all-']").first.click()
    expect(due).to_have_count(0)
    expect(desk.see("means")).to_contain_text("lost")
    expect(desk.see("choice-EndPhase")).not_to_have_attribute("data-default", "")


def test_a_hex_to_fortify_is_lit_only_on_demand(desk: Desk, server: Server) -> None:
    front = Front(desk, server)
    fortify = desk.on_offer("Fortify")
    expect(fortify).to_have_count(0)
    desk.click("mode-Fortify")
    spot = desk.lit("1207")
    front.enter(spot)
    expect(desk.log("begins a fortification in 1207")).to_have_count(1)
    assert hex_id("1207") >= 0


def test_the_staff_finds_tells_and_shows(desk: Desk, server: Server) -> None:
    """What helps to keep hundreds of units in mind, all on one page."""
    Front(desk, server)
    frame = desk.see("overview-frame")
    before = frame.get_attribute("style")
    desk.see("overview").click(position={"x": 60, "y": 120})
    expect(frame).not_to_have_attribute("style", str(before))
    desk.press("g")
    desk.see("find-field").fill("11th panz")
    desk.press("Enter")
    expect(desk.see("unit-sheet")).to_contain_text("11th Panzer Division")
    desk.press("g")
    desk.see("find-field").fill("voronezh")
    desk.click(f"found-hex-{hex_id('2503')}")
    expect(desk.see("finder")).to_have_count(0)
    expect(desk.see("unit-sheet")).to_contain_text("Voronezh")
    desk.press("t")
    expect(desk.see("front")).to_be_attached()
    desk.press("d")
    expect(desk.see("briefing-weather")).to_contain_text("Clear")
    expect(desk.see("briefing-0")).to_contain_text("Arrive on turn 2")
    desk.press("o")
    expect(desk.see("army-ger-4pz")).to_contain_text("4th Panzer Army")
    desk.click("order-1")
    expect(desk.see("army-ger-4pz")).to_have_count(0)
    desk.press("q")
    expect(desk.see("plan-dangers")).to_contain_text("No stack")
    desk.see("order-defense").select_option("likely")
    desk.press("v")
    expect(desk.see("vp-list")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["screen", "phone"])
def test_the_slider_through_earlier_moments_lies_beside_the_theatre_in_the_corner(
    desk: Desk, server: Server, size: tuple[int, int]
) -> None:
    desk.page.set_viewport_size({"width": size[0], "height": size[1]})
    Front(desk, server).end_phase()
    if desk.see("overview").count() == 0:
        desk.click("switch-overview")
    desk.click("replay-open")
    expect(desk.see("replay-live")).to_be_visible()
    small, slider = box(desk.see("overview")), box(desk.see("scrubber"))
    assert small["y"] + small["height"] <= slider["y"]
    assert small["y"] > box(desk.see("board"))["y"]
