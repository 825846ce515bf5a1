"""Rare questions of Stalingrad '42: what is asked for is lit, listed and shown with figures."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk, box
from tests.browser.s42_drills import unit_id
from tests.table.live import Server

pytestmark = pytest.mark.browser


def sit(desk: Desk, drills: Server, name: str, hints: str = "off") -> Desk:
    seats = drills.new_table("me", "friend", game="s42", scenario=name, open_hands=True)
    return desk.sit_down(seats, name, game="s42", hints=hints)


def test_who_leaves_is_listed_with_steps_and_others_hear_why_not(
    desk: Desk, drills: Server
) -> None:
    sit(desk, drills, "leaving", hints="on")
    expect(desk.prompt).to_contain_text("steps gone: 3 of 7")
    expect(desk.see("phase-hint")).to_contain_text("never comes back")
    tanks = desk.see(f"chip-{unit_id('leaving', 'A')}")
    expect(tanks).to_contain_text("3/3 steps")
    expect(desk.unit(unit_id("leaving", "A"))).to_have_attribute("aria-pressed", "false")
    desk.unit(unit_id("leaving", "C")).click()
    expect(desk.see("why-not").get_by_test_id("rule-link").last).to_have_text("32.1.a")
    desk.prompt.click()
    expect(desk.see("why-not")).to_have_count(0)
    tanks.click()
    expect(desk.prompt).to_contain_text("steps gone: 6 of 7")
    desk.see(f"chip-{unit_id('leaving', 'B')}").click()
    expect(desk.prompt).to_contain_text("2 steps too many")
    expect(desk.see("choice-Decline")).to_contain_text("the step is lost")
    expect(desk.see(f"chip-{unit_id('leaving', 'C')}")).to_contain_text("1/2 steps")


def test_a_single_thing_that_is_asked_for_is_lit_at_once(desk: Desk, drills: Server) -> None:
    sit(desk, drills, "winter")
    desk.press("g")
    desk.see("find-field").fill("4-5-3")
    waiting = unit_id("winter", "W")
    expect(desk.see(f"found-unit-{waiting}")).to_contain_text("A")
    desk.press("Enter")
    expect(desk.see("finder")).to_have_count(0)
    expect(desk.unit(waiting)).to_be_in_viewport()
    desk.click("choice-EndPhase")
    expect(desk.see("end-card")).to_contain_text("2 Resource Points can still be spent")
    desk.click("end-no")
    desk.click("choice-DeclareOffensive")
    expect(desk.prompt).to_contain_text("Ready Planned Offensive")
    for hq in ("F", "G"):
        desk.see(f"chip-{unit_id('winter', hq)}").click()
    expect(desk.prompt).to_contain_text("Ready Supply Point")
    expect(desk.lit("1705")).to_be_attached()
    expect(desk.page.locator("[data-testid^='mode-']")).to_have_count(0)
    desk.unit(unit_id("winter", "S")).click()
    expect(desk.see("why-not-reason")).to_contain_text("own HQs")
    desk.press("Escape")
    desk.click("arrive-1705")
    expect(desk.log("Supply Point at 1705")).to_have_count(1)


def test_dice_that_may_be_rolled_again_or_picked_show_what_they_bring(
    phone: Desk, drills: Server
) -> None:
    """And what is asked about stays in view above the sheet, which has grown for the figures."""
    sit(phone, drills, "prepared")
    expect(phone.see("unit-sheet")).to_contain_text("Tap a hex")
    phone.settle()
    phone.page.touchscreen.tap(*_middle(phone, "lit-1505"))
    expect(phone.see("choice-Resolve")).to_be_visible()
    tools = box(phone.see("open-find"))
    assert _middle(phone, f"unit-{unit_id('prepared', 'S')}")[1] > tools["y"] + tools["height"]
    first = box(phone.see("choice-Resolve"))
    phone.see("choice-UseOffensive").tap()
    expect(phone.see("attack-dice")).to_contain_text("2 dice")
    assert box(phone.see("choice-Resolve")) == first
    phone.see("choice-Resolve").tap()
    expect(phone.prompt).to_have_text("Roll the attack again?")
    rolled = phone.see("roll-panel")
    expect(rolled).to_contain_text(re.compile("Rolled.*If rolled again", re.DOTALL))
    expect(rolled.get_by_test_id("chances")).to_be_visible()
    expect(phone.see("choice-Decline")).to_contain_text("Let the roll stand")


def test_of_the_front_that_is_called_up_one_unit_is_picked(desk: Desk, drills: Server) -> None:
    sit(desk, drills, "called", hints="on")
    expect(desk.prompt).to_contain_text("Who arrives from the Trans-Caucasus Front")
    expect(desk.see("phase-hint")).to_contain_text("One unit")
    waiting = desk.see("arrivals").locator("button")
    expect(waiting).to_have_count(2)
    expect(desk.page.locator("[data-testid^='arrive-all-']")).to_have_count(0)
    picked = desk.see(f"arrival-{unit_id('called', 'U')}")
    picked.click()
    expect(picked).to_have_attribute("aria-pressed", "true")
    desk.on_offer("Arrive").last.click()
    expect(desk.see("arrivals")).to_have_count(0)
    expect(desk.unit(unit_id("called", "U"))).to_be_attached()


def test_a_defender_is_asked_until_an_order_stands(desk: Desk, drills: Server) -> None:
    """It is given where it is asked about, answers at once, is seen and taken back; and who attacks
    by keys finds the next hex that can be attacked."""
    sit(desk, drills, "covered")
    desk.lit("1305").press("Enter")
    expect(desk.see("choice-Resolve")).to_be_focused()
    desk.press("Enter")
    expect(desk.prompt).to_have_text("Does an air unit help the defenders?")
    desk.see("order-here-support").select_option("never")
    expect(desk.prompt).to_have_text("Stand, or give ground?")
    desk.see("order-here-defense").select_option("stand")
    expect(desk.prompt).to_contain_text("Combat Phase")
    expect(desk.lit("1608")).to_be_focused()
    desk.press("q")
    expect(desk.see("order-support")).to_have_value("never")
    expect(desk.see("order-defense")).to_have_value("stand")
    desk.see("order-support").select_option("ask")
    desk.press("Escape")
    desk.lit("1608").press("Enter")
    desk.click("choice-Resolve")
    expect(desk.prompt).to_have_text("Does an air unit help the defenders?")


def test_a_retreat_on_a_phone_keeps_its_next_hexes_in_view(phone: Desk, drills: Server) -> None:
    sit(phone, drills, "covered")
    phone.lit("1305").press("Enter")
    for kind in ("Resolve", "Decline", "GiveGround"):
        phone.click(f"choice-{kind}")
    tools, board = box(phone.see("zoom-in")), box(phone.see("board"))
    for hex_ in ("1", "2"):
        expect(phone.prompt).to_have_text(f"Where do they retreat? Hex {hex_} of 2.")
        steps = phone.on_offer("Step")
        for number in range(steps.count()):
            step = box(steps.nth(number))
            assert step["x"] + step["width"] / 2 > tools["x"] + tools["width"]
            assert step["y"] + step["height"] / 2 < board["y"] + board["height"]
        phone.page.touchscreen.tap(*_middle(phone, str(steps.first.get_attribute("data-testid"))))


def test_who_is_picked_for_an_advance_may_be_let_go_and_the_group_is_named_by_a_button(
    phone: Desk, drills: Server
) -> None:
    """By finger; and the tray of a stack with many counters lies whole in the window."""
    sit(phone, drills, "breaking", hints="on")
    first, second, third = (unit_id("breaking", name) for name in "ABD")
    _fits_with_large_letters(phone)
    phone.page.touchscreen.tap(*_middle(phone, "lit-1405"))
    phone.settle()
    phone.page.touchscreen.tap(*_middle(phone, f"unit-{first}"))
    tray, board = box(phone.see("fan")), box(phone.see("board"))
    assert tray["x"] >= board["x"]
    assert tray["x"] + tray["width"] <= board["x"] + board["width"]
    expect(phone.see("unit-sheet").or_(phone.see("attack-panel"))).to_be_attached()
    phone.press("Escape")
    phone.see("choice-Resolve").tap()
    expect(phone.see("phase-hint")).to_contain_text("named first")
    expect(phone.see("choice-FormGroup")).to_have_count(3)
    phone.see(f"chip-{first}").tap()
    expect(phone.prompt).to_have_text("Where do they advance?")
    phone.see("step-back").tap()
    expect(phone.prompt).to_have_text("Who advances?")
    phone.see(f"chip-{first}").tap()
    expect(phone.unit(first)).to_have_attribute("aria-pressed", "true")
    phone.page.touchscreen.tap(*_middle(phone, f"unit-{third}"))
    expect(phone.unit(third)).to_have_attribute("aria-pressed", "true")
    expect(phone.unit(first)).to_have_attribute("aria-pressed", "false")
    phone.see("step-back").tap()
    phone.see("choice-FormGroup").filter(has_text="1405").tap()
    expect(phone.see("step-back")).to_be_visible()
    phone.see(f"chip-{second}").tap()
    expect(phone.see("choice-Halt")).to_have_text(re.compile("The group is complete"))
    expect(phone.see("step-back")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["screen", "large"])
def test_the_board_stays_under_the_pointer_on_an_advance(
    desk: Desk, drills: Server, size: tuple[int, int]
) -> None:
    """Near its upper edge, too; a stack on its way does not open over the hexes that come next, and
    a hex that can be chosen under a stack is outlined above it."""
    desk.page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(desk, drills, "breaking")
    mouse, stage = desk.page.mouse, desk.page.locator("[data-testid='board'] .stage")
    desk.lit("1405").press("Enter")
    desk.click("choice-Resolve")
    desk.lit("1305").focus()
    expect(desk.see("here")).to_be_attached()
    for name in "AB":
        desk.click(f"chip-{unit_id('breaking', name)}")
    desk.lit("1405").press("Enter")
    x, y = _middle(desk, "lit-1404")
    mouse.move(x, y + 130)
    mouse.down()
    top, high = box(desk.see("board"))["y"], box(desk.lit("1404"))["height"]
    mouse.move(x, top + high + 136, steps=4)
    mouse.up()
    x, y = _middle(desk, "lit-1404")
    before = box(stage)
    mouse.click(x, y)
    expect(desk.unit(unit_id("breaking", "A"))).to_have_attribute(
        "aria-label", re.compile(r"\b1404\b")
    )
    assert box(stage) == before
    mouse.move(x + 2, y)
    desk.page.wait_for_timeout(500)
    expect(desk.see("fan")).to_have_count(0)


def _fits_with_large_letters(phone: Desk) -> None:
    """The question before an end lies whole on the board, and no tools lie on each other."""
    text = "document.documentElement.style.setProperty('--text', %r)"
    phone.page.evaluate(text % "1.32")
    phone.see("choice-EndPhase").tap()
    assert box(phone.see("end-card"))["y"] >= box(phone.see("board"))["y"]
    tools, shelf = box(phone.see("zoom-in")), box(phone.see("open-find"))
    assert tools["x"] + tools["width"] <= shelf["x"]
    points = box(phone.see("vp-track"))
    assert points["x"] + points["width"] <= box(phone.see("top-bar"))["width"]
    phone.see("end-no").tap()
    phone.page.evaluate(text % "1")
    phone.settle()


def _middle(desk: Desk, handle: str) -> tuple[float, float]:
    found = box(desk.see(handle))
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
