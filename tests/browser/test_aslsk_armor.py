"""Guns, vehicles and what Infantry throws and places, on the page of the ASL Starter Kit."""

import re
from itertools import combinations
from math import dist

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.asl_drills import AslDrillFacts, asl_drill
from tests.browser.desk import Desk, box, unbroken
from tests.table.live import Server

pytestmark = pytest.mark.browser


def sit_at(desk: Desk, drills: Server, drill: str, language: str = "en") -> Desk:
    seats = drills.new_table("me", "friend", game="aslsk", scenario=drill, open_hands=True)
    desk.sit_down(seats, drill, language=language, game="aslsk")
    expect(desk.see("phase-bar")).to_be_visible()
    desk.press("Escape")
    return desk


def enter(desk: Desk, handle: str) -> None:
    desk.see(handle).focus()
    desk.press("Enter")


def spot(desk: Desk, drill: str, label: str) -> tuple[float, float]:
    """Where a hex is on the screen."""
    board = AslDrillFacts().scenario_facts(drill).board
    place = next(hex_ for hex_ in board.hexes if hex_.label == label)
    stage = box(desk.page.locator("[data-testid='board'] .stage"))
    scale = stage["width"] / board.width
    return stage["x"] + place.x * scale, stage["y"] + place.y * scale


def test_a_vehicle_tells_its_plight_and_shows_where_it_points(desk: Desk, drills: Server) -> None:
    armor = asl_drill("armor")
    sit_at(desk, drills, "armor")
    tank = desk.unit(armor.unit("T"))
    expect(tank).to_have_accessible_name(re.compile(r"PzKpfw IVF2.*crew exposed \(CE\)"))
    expect(desk.counter(armor.unit("T")).locator(".tag")).to_have_text("CE")
    expect(desk.counter(armor.unit("X")).locator(".tag")).to_have_text("IMM")
    expect(desk.counter(armor.unit("V")).locator(".tag")).to_have_text("MOT")
    expect(desk.see("wreck-M5")).to_have_accessible_name(re.compile("wreck: PzKpfw IIIH"))
    expect(desk.see("arcs")).to_have_count(0)
    tank.focus()
    expect(desk.see("arcs").locator("path")).to_have_count(2)
    expect(desk.see("unit-sheet")).to_contain_text("armour 4 front, 3 side")
    desk.press("s")
    expect(desk.see("card-ger-pzivf2")).to_contain_text("75L")
    expect(desk.see("drawer-card")).not_to_contain_text("BMG")


def test_a_gun_is_laid_with_the_chances_of_every_shell(desk: Desk, drills: Server) -> None:
    armor = asl_drill("armor")
    sit_at(desk, drills, "armor")
    enter(desk, f"unit-{armor.unit('C')}")
    enter(desk, "lit-O6")
    gun = desk.see("menu-OpenFire").filter(has_text="PaK 40")
    gun.hover()
    expect(desk.see("shot-panel")).to_contain_text("TH# 8")
    gun.click()
    rows = desk.see("row-Shoot")
    expect(rows.first).to_have_text(re.compile(r"HE, at Infantry \(ITT\)\s*58%"))
    rows.filter(has_text="AP, at Infantry").first.hover()
    expect(desk.see("shot-panel")).to_contain_text("Column 2 of the IFT")
    rows.first.click()
    expect(desk.log("shoots at O6, TH#")).to_have_count(1)


def test_a_gun_is_pointed_at_set_up(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "emplacing")
    expect(desk.on_offer("Face")).to_have_count(5)
    expect(desk.see("arc-3")).to_have_accessible_name("Point 7.5 cm PaK 40 to S–SW")
    enter(desk, "arc-3")
    expect(desk.see("arc-3")).to_have_count(0)
    expect(desk.see("arc-1")).to_be_attached()


def test_infantry_weighs_its_attack_on_a_tank(desk: Desk, drills: Server) -> None:
    grappling = asl_drill("grappling")
    sit_at(desk, drills, "grappling")
    enter(desk, f"unit-{grappling.unit('A')}")
    desk.unit(grappling.unit("S")).focus()
    expect(desk.see("assault")).to_contain_text("CCV 5")
    expect(desk.see("assault")).to_contain_text("Vehicle destroyed")


def test_grenades_show_their_chance_before_they_are_thrown(desk: Desk, drills: Server) -> None:
    storming = asl_drill("storming")
    sit_at(desk, drills, "storming")
    enter(desk, f"unit-{storming.unit('A')}")
    desk.click("tool-ThrowSmoke")
    desk.see("lit-K4").focus()
    expect(desk.see("check-card")).to_contain_text("33%")
    desk.press("Enter")
    expect(desk.log("smoke")).to_have_count(1)


def test_a_shot_at_a_tank_is_weighed_link_by_link(desk: Desk, drills: Server) -> None:
    armor = asl_drill("armor")
    sit_at(desk, drills, "armor")
    enter(desk, f"unit-{armor.unit('T')}")
    desk.see("lit-P6").focus()
    expect(desk.see("kill-panel")).to_contain_text(unbroken("75L gun at KV-1E"))
    expect(desk.see("kill-hit")).to_have_text(re.compile(r"Chance to hit\s*\d+%"))
    expect(desk.see("kill-aspects")).to_contain_text("hull")
    expect(desk.see("kill-damage")).to_contain_text("unharmed")
    expect(desk.see("aim")).to_have_attribute("data-facings", "hull: front · turret: front")
    desk.press("Enter")
    desk.see("menu-Engage").filter(has_text="AP at").first.click()
    expect(desk.log(unbroken("fires 75L gun, AP, at KV-1E"))).to_have_count(1)


def test_a_way_is_planned_with_its_risks_and_driven(desk: Desk, drills: Server) -> None:
    driving = asl_drill("driving")
    tank, facts = driving.unit("T"), AslDrillFacts()
    planned = facts.route(driving.copy().do("take T").state, 0, tank, driving.hex("N5"))
    sit_at(desk, drills, "driving")
    for _ in range(2):
        desk.click("standing-order")
    expect(desk.see("standing-order")).to_have_attribute("data-order", "vehicles")
    enter(desk, f"unit-{driving.unit('I')}")
    expect(desk.prompt).to_have_text("PzKpfw IIIL cannot drive: turn the turret or end its move.")
    desk.press("Escape")
    desk.unit(tank).focus()
    expect(desk.see("board").locator(".risky").first).to_have_css("fill", "rgb(169, 113, 58)")
    enter(desk, f"unit-{tank}")
    expect(desk.see("drive-card")).to_have_attribute("data-left", "14")
    expect(desk.see("reach")).not_to_have_attribute("data-hexes", "0")
    desk.page.mouse.move(*spot(desk, "driving", "N5"))
    expect(desk.see("route")).to_have_attribute("data-to", "N5")
    rows = desk.see("route-card").locator("tbody tr")
    expect(rows).to_have_count(len({point.hex for point in planned.points}))
    expect(desk.see("route-worst")).to_contain_text("76L gun, ")
    desk.page.mouse.click(*spot(desk, "driving", "N5"))
    expect(desk.log("PzKpfw IVF2 starts.")).to_have_count(1)
    # The defender sees it on the way: the tank waits for his answer.
    expect(desk.see("actor")).to_contain_text("Russians")
    seen = next(point for point in planned.points if point.threat)
    expect(desk.log(f"{driving.label(seen.hex)}, MP: ")).to_have_count(1)


def in_view(desk: Desk, thing: Locator) -> bool:
    """Whether its middle lies on the board that is seen."""
    board, found = box(desk.see("board")), box(thing)
    x, y = found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
    across = board["x"] < x < board["x"] + board["width"]
    return across and board["y"] < y < board["y"] + board["height"]


def tap(desk: Desk, x: float, y: float) -> None:
    desk.page.touchscreen.tap(x, y)


def test_a_finger_turns_and_drives_a_tank(phone: Desk, drills: Server) -> None:
    driving = asl_drill("driving")
    sit_at(phone, drills, "driving")
    phone.unit(driving.unit("T")).tap()
    phone.see("choice-Start").tap()
    expect(phone.see("arc-0")).to_be_attached()
    phone.settle()
    arrows = [box(phone.see(handle)) for handle in ("arc-0", "arc-2", "turret-0", "turret-2")]
    middles = [(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2) for one in arrows]
    assert min(min(one["width"], one["height"]) for one in arrows) >= 44
    assert min(dist(a, b) for a, b in combinations(middles, 2)) >= 44
    tap(phone, *spot(phone, "driving", "N5"))
    expect(phone.see("route")).to_have_attribute("data-to", "N5")
    # The figures of the way take room from the board; what is touched next is what is seen then.
    tap(phone, *spot(phone, "driving", "N5"))
    expect(phone.see("actor")).to_contain_text("Russians")
    phone.see("replay-open").tap()
    expect(phone.see("replay-live")).to_be_in_viewport(ratio=1)
    phone.see("replay-live").tap()
    expect(phone.see("replay-open")).to_be_visible()


def test_on_a_phone_those_who_act_next_come_into_view(phone: Desk, drills: Server) -> None:
    armor = asl_drill("armor")
    sit_at(phone, drills, "armor")
    tank = phone.unit(armor.unit("T"))
    for _ in range(4):
        phone.see("zoom-in").tap()
    board = box(phone.see("board"))
    at = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    while in_view(phone, tank):
        phone.page.mouse.move(*at)
        phone.page.mouse.down()
        phone.page.mouse.move(at[0] + 150, at[1] + 150, steps=3)
        phone.page.mouse.up()
        phone.settle()
    expect(phone.see("arc-0")).to_have_count(0)
    phone.see("choice-Done").tap()
    phone.see("end-yes").tap()
    expect(phone.see("phase-bar")).to_have_attribute("data-phase", "movement")
    phone.settle()
    assert any(in_view(phone, phone.unit(armor.unit(name))) for name in "CTV")
