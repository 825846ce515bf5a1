"""Vehicles, mortars, fortifications and four players on the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.browser.drills import unit_id
from tests.table.live import Server

pytestmark = pytest.mark.browser


def sit_at(desk: Desk, drills: Server, drill: str, language: str = "en") -> Desk:
    seats = drills.new_table("me", "friend", game="coh", scenario=drill, open_hands=True)
    return desk.sit_down(seats, drill, language=language)


def test_a_drive_is_shown_whole_and_driven_by_one_click(desk: Desk, drills: Server) -> None:
    tank = unit_id("column", "G1")
    sit_at(desk, drills, "column").pick(tank)
    goal = desk.see("way-G07")
    expect(goal).to_have_accessible_name("Drive to G07 over F07 (1 AP)")
    goal.hover()
    expect(desk.see("way")).to_be_visible()
    expect(desk.see("way-preview").get_by_test_id("tally-total")).to_have_text("1")
    goal.click()
    expect(desk.log("moves to F07.")).to_have_count(1)
    expect(desk.log("drives on to G07.")).to_have_count(1)
    desk.press("Enter")
    expect(desk.see("spend-choice")).to_be_visible()
    expect(desk.unit(tank)).to_have_accessible_name(re.compile(", G07, facing south-east"))


def test_a_drive_by_keys_alone(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "column").pick(unit_id("column", "G1"))
    desk.see("way-F08").focus()
    expect(desk.see("way")).to_be_visible()
    desk.press("Enter")
    expect(desk.log("drives on to F08.")).to_have_count(1)


def test_a_drive_from_the_edge_is_shown_and_driven(desk: Desk, drills: Server) -> None:
    tank = unit_id("assault", "G4")
    sit_at(desk, drills, "assault").pick(tank)
    expect(desk.prompt).to_contain_text("where does it enter the map?")
    goal = desk.see("way-C06")
    expect(goal).to_have_accessible_name("Drive to C06 over B06 (0 AP)")
    goal.click()
    expect(desk.log("enters the board in B06.")).to_have_count(1)
    expect(desk.log("drives on to C06.")).to_have_count(1)


def test_transports_show_what_they_carry(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "column")
    truck, rifles = unit_id("column", "G2"), unit_id("column", "G3")
    expect(desk.unit(truck)).to_have_accessible_name(re.compile("carries Rifles '41 G3"))
    expect(desk.unit(rifles)).to_have_accessible_name(re.compile("carried by Opel Blitz G2"))
    expect(desk.counter(truck).locator(".load")).to_be_visible()
    towed = desk.unit(unit_id("column", "G7"))
    expect(towed).to_have_accessible_name(re.compile("tows 5.0 PaK 38 G8"))
    expect(desk.counter(unit_id("column", "G7")).locator(".load.towed")).to_be_visible()


def test_a_unit_gets_on_a_truck(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "column").pick(unit_id("column", "G10"))
    truck = unit_id("column", "G14")
    desk.click(f"chip-{truck}")
    expect(desk.log("gets on Opel Blitz")).to_have_count(1)
    expect(desk.unit(truck)).to_have_accessible_name(re.compile("carries Rifles '41 G10"))


def test_a_unit_gets_off_where_it_is_lit(desk: Desk, drills: Server) -> None:
    rifles = unit_id("column", "G3")
    sit_at(desk, drills, "column").pick(rifles)
    spot = desk.on_offer("Unload").first
    spot.focus()
    desk.press("Enter")
    expect(desk.log("gets off Opel Blitz")).to_have_count(1)
    expect(desk.unit(rifles)).not_to_have_accessible_name(re.compile("carried by"))


def test_a_mortar_fires_over_its_only_spotter(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "mortar").pick(unit_id("mortar", "G1"))
    expect(desk.see("too-near")).to_be_visible()
    desk.unit(unit_id("mortar", "S1")).hover()
    expect(desk.see("spotter-E05")).to_be_visible()
    expect(desk.see("tip")).to_contain_text("spotted from E05")
    desk.unit(unit_id("mortar", "S1")).click()
    expect(desk.log("attacks H05.")).to_have_count(1)


def test_of_several_spotters_the_best_is_proposed(desk: Desk, drills: Server) -> None:
    target = desk.unit(unit_id("mortar", "S3"))
    sit_at(desk, drills, "mortar").pick(unit_id("mortar", "G1"))
    target.click()
    spots = desk.page.locator("[data-testid^='spotter-']")
    expect(spots.nth(1)).to_be_visible()
    expect(desk.page.locator("[data-testid^='spotter-'].best")).to_have_count(1)
    expect(desk.on_offer("Bombard")).to_have_count(spots.count() + 1)
    desk.press("Escape")
    expect(spots).to_have_count(1)
    target.click()
    target.click()
    expect(desk.log("attacks I06.")).to_have_count(1)


def test_fortifications_are_seen_and_hidden_mines_only_by_their_owner(
    desk: Desk, drills: Server
) -> None:
    sit_at(desk, drills, "dugouts")
    expect(desk.see("work-G05")).to_have_accessible_name("G05, Bunker, facing south-east")
    for label, work in (("H05", "trench"), ("J06", "wire"), ("J07", "road-block")):
        expect(desk.see(f"work-{label}")).to_have_attribute("data-work", work)
    expect(desk.see("work-K08")).to_have_accessible_name(re.compile("Mines, the enemy does not"))
    expect(desk.see("work-L07")).to_have_count(0)
    inside = desk.unit(unit_id("dugouts", "G2"))
    expect(inside).to_have_accessible_name(re.compile("in the trench"))
    expect(desk.counter(unit_id("dugouts", "G2")).locator(".lip.trench")).to_be_visible()
    desk.see("hex-J06").hover()
    expect(desk.see("ground")).to_contain_text("Barbed wire")


def test_a_unit_gets_into_the_trench(desk: Desk, drills: Server) -> None:
    rifles = unit_id("dugouts", "G1")
    sit_at(desk, drills, "dugouts").pick(rifles)
    desk.click("choice-Occupy")
    expect(desk.unit(rifles)).to_have_accessible_name(re.compile("in the trench"))
    expect(desk.counter(rifles).locator(".lip.trench")).to_be_visible()


def test_several_ways_to_attack_are_weighed_in_the_menu(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "assault").pick(unit_id("assault", "G1"))
    target = desk.unit(unit_id("assault", "S1"))
    target.hover()
    expect(desk.see("meanings").locator("li")).to_have_count(4)
    target.click()
    expect(desk.see("meanings")).to_have_count(0)
    for kind, head in (("Flame", "Flamethrower at H08"), ("UseWeapon", "Grenades at H08")):
        desk.see(f"menu-{kind}").hover()
        expect(desk.see("tip").get_by_role("heading")).to_contain_text(head)
        expect(desk.see("tip")).to_contain_text("Bunker")
    desk.see("menu-Attack").focus()
    expect(desk.see("tip").get_by_role("heading")).to_contain_text("Fire at H08")
    desk.click("menu-Flame")
    expect(desk.log("turns its flamethrower on H08")).to_have_count(1)


def test_a_chip_with_several_meanings_asks_which(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "assault").pick(unit_id("assault", "G2"))
    desk.pick(unit_id("assault", "S2"))
    choices = desk.see("hex-menu").get_by_role("menuitem")
    expect(choices.filter(has_text="Close combat, red FP into the open top")).to_be_visible()
    expect(choices.filter(has_text="Demolition Charge")).to_contain_text(["4 AP", "4 AP"])


def test_who_comes_by_a_card_is_told_apart(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "assault")
    expect(desk.see("reserves")).to_contain_text("Event")
    expect(desk.see("reserves")).not_to_contain_text("-1")


def test_enter_never_gives_a_strike_up(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "battery")
    desk.click("choice-Pass")
    desk.click("end-yes")
    expect(desk.see("choice-Decline")).to_be_visible()
    expect(desk.page.locator("[data-default]")).to_have_count(0)


def test_a_strike_is_planned_with_shells_and_target(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "battery")
    expect(desk.see("mission-21")).to_contain_text("hold J07 for 2 VP")
    expect(desk.see("strike-L07")).to_be_visible()
    expect(desk.see("strike-F07")).to_have_count(0)
    expect(desk.see("means")).to_contain_text("Soviet: a strike falls before round 2")
    desk.click("choice-Pass")
    desk.click("end-yes")
    expect(desk.page.locator(".turn")).to_contain_text("you")
    desk.click("shells-PlanSmoke")
    desk.see("lit-H04").hover()
    expect(desk.see("blast")).to_be_visible()
    expect(desk.see("tip")).to_contain_text("Smoke shells on H04")
    desk.lit("H04").click()
    expect(desk.see("shells-PlanSmoke")).to_be_visible()
    desk.click("choice-Decline")
    expect(desk.on_offer("Arrow")).to_have_count(6)
    expect(desk.see("strike-H04")).to_be_visible()
    desk.click("facing-0")
    expect(desk.see("landing-L07")).to_have_text("67%")


def test_smoke_is_seen_and_told(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "battery")
    expect(desk.see("smoke-I07")).to_have_attribute("data-thick", "true")
    expect(desk.see("smoke-H06")).to_have_attribute("data-thick", "false")
    desk.see("hex-I06").hover()
    expect(desk.see("ground")).to_contain_text("light smoke ×2")
    desk.pick(unit_id("battery", "G2"))
    desk.click("choice-Smoke")
    desk.on_offer("LaySmoke").first.focus()
    desk.press("Enter")
    expect(desk.log("lays smoke in")).to_have_count(1)


def test_the_look_key_tells_what_stands_in_the_way(desk: Desk, drills: Server) -> None:
    sit_at(desk, drills, "mortar")
    desk.see("hex-B02").hover()
    desk.page.keyboard.down("l")
    expect(desk.see("sight-key")).to_contain_text("out of sight")
    desk.see("hex-C05").click(force=True)
    desk.see("hex-H04").hover(force=True)
    expect(desk.see("los-thread")).to_have_attribute("data-clear", "false")
    expect(desk.see("sight-key")).to_contain_text("higher than both ends")
    desk.page.keyboard.up("l")
    expect(desk.see("sight-key")).to_have_count(0)


def test_four_players_sit_down_at_one_screen(desk: Desk, drills: Server) -> None:
    desk.page.goto(f"http://{drills.address}/")
    desk.click("scenario-allies")
    for seat in range(4):
        expect(desk.see(f"seat-{seat}-computer")).to_be_visible()
    for seat in (1, 2, 3):
        desk.click(f"seat-{seat}-friend")
    desk.see("open-hands").uncheck()
    desk.click("start-game")
    for seat, cap in enumerate((5, 5, 4, 3)):
        desk.cap(seat, cap)
    for seat, name in enumerate(("German 1", "Soviet 1", "German 2", "Soviet 2")):
        expect(desk.see(f"cap-{seat}")).to_contain_text(name)
    expect(desk.see("cap-0")).to_contain_text("you")
    desk.click("choice-Yield")
    expect(desk.see("handover")).to_be_visible()
    desk.click("sit")
    expect(desk.see("cap-2")).to_contain_text("you")
    expect(desk.on_offer("Select").first).to_be_visible()


def test_the_classic_edition_has_pools_and_works_that_share_a_hex(
    desk: Desk, drills: Server
) -> None:
    sit_at(desk, drills, "classic")
    german = desk.see("classic-0")
    expect(german).to_have_attribute("data-ap", "0")
    expect(desk.see("vp-track")).to_have_count(0)
    wedges = desk.see("work-D04").locator("clipPath path")
    expect(wedges).to_have_count(3)
    assert len({wedge.get_attribute("d") for wedge in wedges.all()}) == 3
    assert desk.see("work-F05").locator("clipPath").count() == 1  # the bunker keeps its hex
    rifles = unit_id("classic", "G1")
    desk.unit(rifles).click()
    desk.click("menu-Activate")
    expect(german).to_have_attribute("data-ap", "7")
    desk.lit("D03").click()
    desk.click("facing-2")
    expect(german).to_have_attribute("data-ap", "6")
    expect(german).to_have_accessible_name("German: 0 VP, 6 AP")


def test_an_aircraft_and_the_hexes_ahead_of_it_come_into_view(phone: Desk, drills: Server) -> None:
    plane = unit_id("air", "G1")
    sit_at(phone, drills, "air")
    phone.see(f"chip-{plane}").tap()
    phone.settle()
    expect(phone.on_offer("Fly")).to_have_count(3)
    for ahead in phone.on_offer("Fly").all():
        ahead.tap(trial=True)
    expect(phone.see(f"flight-{plane}")).to_be_in_viewport(ratio=1)
    expect(phone.see("unit-sheet")).to_contain_text("over C05, altitude 2")
    expect(phone.see("unit-sheet")).not_to_contain_text("beside the board")


def test_a_mortar_that_waits_beside_the_board_is_picked_without_a_fault(
    desk: Desk, drills: Server
) -> None:
    mortar = unit_id("assault", "G6")
    sit_at(desk, drills, "assault")
    desk.unit(mortar).hover()
    desk.press("l")
    desk.unit(mortar).click()
    expect(desk.prompt).to_contain_text("where does it enter")
    desk.page.wait_for_timeout(500)
    expect(desk.see("toast")).to_have_count(0)
