"""Following the computer: camera or arrow, pause, pace, what it did, sound; and its strength."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.desk import SLOW_MOTION, Desk, box
from tests.browser.stories import first_shot, quiet, story_where, table_with
from tests.table.live import Server

pytestmark = pytest.mark.browser

HEARD = """
window.heard = 0;
const { start } = AudioBufferSourceNode.prototype;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.heard += 1;
  return start.apply(this, when);
};
"""


def against_the_computer(desk: Desk, server: Server, speed: str = "slow") -> Desk:
    """The Soviets are played by the computer; a pass of the Germans lets them act."""
    story = story_where("kamenka", [], quiet)
    seats = table_with(server, story, "me", "computer")
    return desk.sit_down(seats, speed=speed)


def test_what_the_computer_does_can_be_held_stepped_and_hurried(desk: Desk, server: Server) -> None:
    against_the_computer(desk.in_slow_motion(), server)
    desk.click("choice-Pass")
    desk.click("pause")
    expect(desk.see("pause")).to_have_attribute("aria-pressed", "true")
    line = desk.see("log-line").last.inner_text()
    desk.page.wait_for_timeout(2500)
    assert desk.see("log-line").last.inner_text() == line
    held = box(desk.see("step-on"))
    desk.click("step-on")
    assert box(desk.see("step-on")) == held
    expect(desk.see("pause")).to_have_attribute("aria-pressed", "true")
    desk.press("h")
    expect(desk.see("pause")).not_to_have_attribute("aria-pressed", "true")
    desk.click("pace")
    expect(desk.see("pace")).to_have_attribute("data-speed", "normal")
    desk.click("skip")
    expect(desk.see("pause")).to_have_count(0)


def test_no_pile_opens_over_what_is_played(desk: Desk, server: Server) -> None:
    desk.page.add_init_script(SLOW_MOTION.replace("300", "500"))
    against_the_computer(desk, server)
    fan = desk.see("fan")
    spots = [box(unit) for unit in desk.page.locator("[data-testid^='unit-'][data-offer]").all()]
    for spot in spots:
        desk.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        desk.page.wait_for_timeout(1000)
        if fan.count():
            break
    expect(fan).to_be_visible()
    desk.on_offer("Pass").focus()
    desk.press("Enter")
    expect(desk.see("pause")).to_be_visible()
    desk.page.mouse.move(0, 0)
    desk.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    desk.page.wait_for_timeout(1000)
    expect(fan).to_have_count(0)
    expect(desk.see("pause")).to_be_visible()


def test_what_the_enemy_did_is_stepped_through_on_the_board(desk: Desk, server: Server) -> None:
    against_the_computer(desk, server, speed="off")
    desk.click("choice-Pass")
    expect(desk.log("German passes.")).to_have_count(1)
    desk.click("open-report")
    lines = desk.see("turn-report").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    desk.click("report-forward")
    expect(desk.see("scrubber")).to_have_class(re.compile("open"))
    expect(lines.first).to_have_class(re.compile("now"))
    expect(desk.see("report-back")).to_be_disabled()
    desk.press("Escape")
    expect(desk.see("turn-report")).to_have_count(0)
    expect(desk.page.locator("[data-offer]").first).to_be_visible()


def test_an_arrow_points_to_what_happens_out_of_view(desk: Desk, server: Server) -> None:
    shot = first_shot()
    story = story_where("kamenka", [], quiet)
    desk.in_slow_motion().sit_down(table_with(server, story, "me", "friend"), speed="slow")
    desk.click("settings")
    desk.see("follow").select_option("arrow")
    desk.press("Escape")
    desk.pick(shot.unit)
    desk.unit(shot.target).click()
    roll = desk.page.locator("[data-testid='roll-choice'] [data-default]")
    expect(roll).to_be_visible()
    for _ in range(9):
        desk.click("zoom-in")
    for _ in range(30):
        desk.press("Shift+ArrowUp", "Shift+ArrowLeft")
    roll.click()
    desk.click("pause")
    desk.click("edge-arrow")
    expect(desk.see("edge-arrow")).to_have_count(0)


def test_dice_are_heard_unless_the_sound_is_off(desk: Desk, server: Server) -> None:
    desk.page.add_init_script(HEARD)
    shot = first_shot()
    story = story_where("kamenka", [], quiet)
    desk.sit_down(table_with(server, story, "me", "friend"))
    desk.click("settings")
    desk.see("sound").select_option("off")
    desk.press("Escape")
    desk.pick(shot.unit)
    desk.unit(shot.target).click()
    expect(desk.see("roll-choice")).to_be_visible()
    assert desk.page.evaluate("window.heard") == 0
    desk.click("settings")
    desk.see("sound").select_option("on")
    desk.press("Escape")
    desk.page.locator("[data-testid='roll-choice'] [data-default]").click()
    expect(desk.log("attacks")).not_to_have_count(0)
    desk.page.wait_for_function("() => window.heard > 0")


def test_the_strength_of_the_computer_is_chosen(desk: Desk, server: Server) -> None:
    desk.page.goto(f"http://{server.address}/")
    expect(desk.see("briefing")).to_be_visible()
    desk.click("scenario-kamenka")
    expect(desk.see("seat-1-normal")).to_have_attribute("aria-pressed", "true")
    desk.click("seat-1-novice")
    expect(desk.see("seat-1-computer")).to_have_attribute("aria-pressed", "true")
    with desk.page.expect_response("**/api/tables") as answered:
        desk.click("start-game")
    expect(desk.see("game-screen")).to_be_visible()
    sent = answered.value.request.post_data_json
    assert sent is not None
    assert sent["players"] == ["me", "novice"]
    desk.click("open-goal")
    expect(desk.see("goal-players")).to_contain_text("Soviet: the computer (easy)")
    desk.press("Escape")
    expect(desk.page).to_have_title(re.compile("Kamenka"))
    expect(desk.see("round-track")).to_have_attribute("data-round", "1")
    with desk.page.expect_download() as saved:
        desk.click("save")
    assert re.fullmatch(
        r"The church at Kamenka, Round 1, \d{4}-\d\d-\d\d \d\d\.\d\d\.jsonl",
        saved.value.suggested_filename,
    )
