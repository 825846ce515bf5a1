"""A turn of Fall Blau with mouse and keys: moving, attacking, what is refused and taken back."""

import re

import pytest
from playwright.sync_api import expect

from hexfront.games.s42.choices import Attack, Leave, March, Move
from tests.browser import s42_drills
from tests.browser.desk import Desk, box
from tests.browser.front import Front, hex_id, label_of, unit_id
from tests.table.live import Server

pytestmark = pytest.mark.browser

TARGET = "1502"
DOUBLE_TAP_MS = 700
"""A second tap that comes sooner means what the first one hit."""


def test_a_unit_goes_where_it_is_sent_and_comes_back(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_movement()
    unit = front.unit("ger-340-inf")
    expect(unit).to_have_attribute("aria-label", re.compile(r"\b1003\b"))
    unit.click()
    front.follow(Move(unit_id("ger-340-inf")))
    marches = [choice.to for choice in front.match.state.choices() if isinstance(choice, March)]
    expect(desk.on_offer("March")).to_have_count(len(marches))
    to = label_of(marches[-1])
    front.enter(desk.lit(to))
    expect(unit).to_have_attribute("aria-label", re.compile(rf"\b{to}\b"))
    expect(desk.log("340th Infantry Division")).to_have_count(1)
    focused = desk.page.locator(":focus")
    expect(focused).to_have_attribute("data-offer", "Move")
    expect(focused).not_to_have_attribute("data-testid", f"unit-{unit_id('ger-340-inf')}")
    desk.press("u")
    expect(unit).to_have_attribute("aria-label", re.compile(r"\b1003\b"))


def test_a_whole_stack_moves_together(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_movement()
    desk.page.mouse.move(*front.spot("1402"))
    desk.click("move-stack")
    chosen = desk.page.locator("[data-testid^='unit-'][aria-pressed='true']")
    expect(chosen).to_have_count(3)
    desk.page.mouse.move(*front.spot("2010"))
    expect(desk.see("fan")).to_have_count(0)
    desk.press("Escape")
    expect(chosen).to_have_count(0)
    expect(desk.prompt).to_contain_text("Movement Phase")


def test_another_unit_may_be_picked_at_once(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_movement()
    front.unit("ger-340-inf").click()
    expect(front.unit("ger-340-inf")).to_have_attribute("aria-pressed", "true")
    front.unit("ger-57-inf").click()
    expect(front.unit("ger-57-inf")).to_have_attribute("aria-pressed", "true")
    expect(front.unit("ger-340-inf")).to_have_attribute("aria-pressed", "false")


def test_a_hex_out_of_reach_says_why(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_movement()
    front.unit("ger-340-inf").click()
    expect(desk.on_offer("March").first).to_be_attached()
    desk.page.mouse.click(*front.spot("2010"))
    expect(desk.see("why-not-reason")).to_be_visible()
    expect(desk.see("why-not").get_by_test_id("rule-link")).to_be_visible()


def test_the_next_unit_that_can_act_is_found(desk: Desk, server: Server) -> None:
    Front(desk, server).to_movement()
    sheet = desk.see("unit-sheet").locator("h2")
    desk.press("n")
    expect(sheet).not_to_have_text("")
    first = sheet.inner_text()
    desk.press("n")
    expect(sheet).not_to_have_text(first)
    expect(desk.see("next-unit")).to_contain_text("can move")


def test_a_phase_is_not_ended_by_mistake(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_movement()
    desk.click("choice-EndPhase")
    expect(desk.see("end-card")).to_contain_text("can move")
    desk.click("end-no")
    assert front.phase == "movement"
    desk.click("choice-EndPhase")
    desk.click("end-never")
    expect(desk.see("phase-bar")).to_have_attribute("data-phase", "combat")


def test_an_attack_is_put_together_with_its_figures(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_combat()
    front.enter(desk.lit(TARGET))
    front.follow(Attack(hex_id(TARGET)))
    panel = desk.see("attack-panel")
    for _ in range(2):
        expected = front.attack_preview()
        expect(desk.see("odds")).to_have_text(expected.odds)
        expect(desk.see("attack-strength")).to_have_text(str(expected.strength.total))
        expect(desk.see("defense-strength")).to_have_text(str(expected.guard.total))
        expect(desk.see("ratio")).to_have_text(expected.ratio)
        expect(panel.get_by_test_id("crt-strip").locator(".cell")).to_have_count(6)
        leaver = expected.attackers[0]
        desk.click(f"share-{leaver}")
        front.follow(Leave(leaver))
        expect(desk.see(f"share-{leaver}")).to_have_attribute("data-offer", "Join")


def test_the_chances_of_an_attack_add_up(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_combat()
    front.enter(desk.lit(TARGET))
    front.follow(Attack(hex_id(TARGET)))
    expected = front.attack_preview().forecast
    assert expected is not None
    numerator, denominator = expected.held
    shown = desk.see("chance-held")
    if numerator:
        expect(shown).to_contain_text(f"{round(100 * numerator / denominator)}%")
    else:
        expect(shown).to_have_count(0)


def test_stepping_back_leaves_the_hex_open_to_attack(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_combat()
    front.enter(desk.lit(TARGET))
    expect(desk.see("attack-panel")).to_be_visible()
    desk.press("Escape")
    expect(desk.prompt).to_contain_text("Combat Phase")
    expect(desk.lit(TARGET)).to_be_attached()


def test_a_battle_is_told_with_a_small_map_and_its_result_stays(desk: Desk, server: Server) -> None:
    front = Front(desk, server).to_combat()
    front.enter(desk.lit(TARGET))
    desk.click("choice-Resolve")
    told = desk.log(f"The Axis attacks {TARGET}")
    expect(told).to_have_count(1)
    small = told.get_by_test_id("mini-map")
    expect(small.locator(".ground")).to_have_count(19)
    expect(small.locator(".block").first).to_be_attached()
    shown = small.locator(".block").count()
    desk.page.reload()
    expect(small.locator(".block")).to_have_count(shown)
    expect(desk.see("scrubber")).not_to_have_class(re.compile("open"))
    expect(desk.prompt).to_contain_text("Who loses a step?")
    result = desk.see("battle-result")
    expect(result).to_contain_text("A1/DR2")
    chips = desk.see("unit-chips").locator("button")
    chips.first.click()
    desk.click("choice-GiveGround")
    for hex_ in ("1", "2"):
        expect(desk.prompt).to_have_text(f"Where do they retreat? Hex {hex_} of 2.")
        front.enter(desk.on_offer("Step").first)
    expect(desk.prompt).to_have_text("Who advances?")
    expect(result).to_contain_text("advance of 2")
    expect(small.locator(".block").first).to_be_attached()
    desk.page.locator("body").focus()
    desk.press("Enter")
    expect(desk.see("choice-EndAdvance")).not_to_have_attribute("data-default", "")
    expect(desk.prompt).to_have_text("Who advances?")


def test_the_computer_moves_before_it_fights(desk: Desk, server: Server) -> None:
    seats = server.new_table("computer", "me", game="s42", scenario="fall-blau", seed=3)
    desk.sit_down(seats, "fall-blau", game="s42")
    desk.click("open-goal")
    players = desk.see("goal-players").locator("span")
    expect(players).to_have_text(["Axis: the computer (normal)", "Soviets: you"])
    desk.press("Escape")
    expect(desk.log("Axis: Combat Phase.")).to_have_count(1, timeout=120_000)
    expect(desk.see("phase-bar")).to_have_attribute("data-side", "0")


class Finger:
    """A player with a phone in his hand, who plays both sides of a small front."""

    def __init__(self, phone: Desk, drills: Server) -> None:
        self.phone = phone
        seats = drills.new_table("me", "friend", game="s42", scenario="turn", open_hands=True)
        phone.sit_down(seats, "turn", game="s42", hints="on", language="ru")

    def touch(self, handle: str) -> None:
        """Tap the middle of something on the board; what is out of view is gone to."""
        for _ in range(4):
            found, board = box(self.phone.see(handle)), box(self.phone.see("board"))
            x, y = found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
            if board["y"] < y < board["y"] + board["height"]:
                break
            self.press("next-unit")
        self.phone.page.touchscreen.tap(x, y)

    def touch_unit(self, name: str) -> None:
        self.touch(f"unit-{s42_drills.unit_id('turn', name)}")

    def press(self, *handles: str) -> None:
        for handle in handles:
            self.phone.see(handle).tap()
            self.phone.page.wait_for_timeout(DOUBLE_TAP_MS)

    def pick(self, name: str) -> None:
        self.press(f"chip-{s42_drills.unit_id('turn', name)}")

    def now(self, phase: str, side: int) -> None:
        bar = self.phone.see("phase-bar")
        expect(bar).to_have_attribute("data-side", str(side))
        expect(bar).to_have_attribute("data-phase", phase)

    def stands(self, name: str, label: str) -> None:
        unit = self.phone.unit(s42_drills.unit_id("turn", name))
        expect(unit).to_have_attribute("aria-label", re.compile(rf"\b{label}\b"))


def test_both_sides_play_a_whole_turn_by_touch(phone: Desk, drills: Server) -> None:
    """Moves, support, attacks with losses, retreats and advances, and repair of the railway
    under a counter."""
    finger = Finger(phone, drills)
    finger.now("initial", 0)
    finger.press("choice-EndPhase", "end-yes")
    finger.now("movement", 0)
    finger.touch_unit("A")
    finger.touch("lit-1404")
    finger.stands("A", "1404")
    finger.press("choice-EndPhase", "end-yes")
    finger.now("combat", 0)
    finger.touch("lit-1505")
    finger.press("choice-UseArtillery", "choice-Resolve")
    finger.pick("B")
    finger.press("choice-GiveGround")
    finger.touch("lit-1605")
    finger.touch("lit-1705")
    finger.stands("S", "1705")
    finger.pick("A")
    finger.touch("lit-1505")
    finger.press("choice-Halt", "choice-EndAdvance")
    finger.stands("A", "1505")
    finger.now("supply", 0)
    expect(phone.see("rim-1302")).to_be_attached()
    finger.touch("lit-1302")
    finger.now("initial", 1)
    finger.press("choice-EndPhase", "end-yes")
    finger.now("movement", 1)
    finger.touch_unit("T")
    finger.touch("lit-1506")
    finger.press("choice-EndPhase", "end-yes")
    finger.now("combat", 1)
    finger.touch("lit-1505")
    finger.press("choice-Resolve", "choice-GiveGround")
    finger.touch("lit-1405")
    finger.touch("lit-1305")
    finger.stands("A", "1305")
    finger.press("choice-EndAdvance")
    finger.now("initial", 0)
    expect(phone.see("round-track")).to_have_attribute("data-round", "10")
