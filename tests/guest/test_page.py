"""The example in the browser, on the generic page: its author wrote no line of TypeScript."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.desk import Desk
from tests.guest.conftest import new_table
from tests.table.live import Server

pytestmark = pytest.mark.browser

PATIENCE_MS = 20_000
PHONE = {"width": 390, "height": 844}
SECOND_LINE, FIRST_RED = 1, 6
MOST_CHOICES = 80


@pytest.fixture
def desk(page: Page) -> Iterator[Desk]:
    yield from sitting(page)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Desk]:
    """A phone held upright, which is touched."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="ru-RU")  # type: ignore[arg-type]
    yield from sitting(context.new_page())
    context.close()


def sitting(page: Page) -> Iterator[Desk]:
    expect.set_options(timeout=PATIENCE_MS)
    page.set_default_timeout(PATIENCE_MS)
    page.emulate_media(reduced_motion="reduce")
    found = Desk(page)
    yield found
    assert found.faults == []


def sit_down(desk: Desk, server: Server, *players: str, language: str = "en") -> Desk:
    seats = new_table(server, *players)
    desk.sit_down(seats, "ford", language=language, game="skirmish")
    expect(desk.see("phase-bar")).to_be_visible()
    return desk


def march_to_the_ford(desk: Desk) -> None:
    """Blue steps into the ford, red comes next to it and is asked for its attacks."""
    desk.unit(SECOND_LINE).click()
    desk.lit("E03").click()
    desk.click("choice-Done")
    desk.click("end-never")
    desk.click(f"chip-{FIRST_RED}")
    desk.lit("F02").click()
    desk.click("choice-Done")
    expect(desk.prompt).to_have_text("Choose an attack.")


def end_of_the_game(desk: Desk) -> None:
    """Let everything go by until the game is over."""
    over = desk.see("game-over")
    done = desk.see("choices").get_by_role("button")
    for _ in range(MOST_CHOICES):
        expect(over.or_(done.first)).to_be_visible()
        if over.is_visible():
            return
        desk.see("choices").locator("[data-offer='Done'], [data-offer]").first.click()
    raise AssertionError("the game does not end")


def test_from_the_start_screen_to_the_table(desk: Desk, served: Server):
    desk.page.goto(f"http://{served.address}/")
    desk.click("game-skirmish")
    expect(desk.see("scenario-ford")).to_contain_text("The ford")
    expect(desk.see("scenario-ford")).to_contain_text("Blue · Red")
    desk.click("scenario-village")
    expect(desk.see("briefing")).to_contain_text("Both sides ride for an empty village")
    desk.see("options").locator("summary").click()
    expect(desk.see("options")).to_contain_text("Units in houses ignore retreats")
    desk.click("start-game")
    expect(desk.see("game-screen")).to_be_visible()
    expect(desk.prompt).to_have_text("Move your units.")
    expect(desk.unit(0)).to_have_attribute("aria-label", "Blue, Line B1, A02, 4 3")


def test_a_unit_is_picked_up_moved_and_taken_back(desk: Desk, served: Server):
    sit_down(desk, served, "me", "friend")
    expect(desk.page.locator("[data-testid^='lit-']")).to_have_count(0)
    desk.unit(SECOND_LINE).click()
    expect(desk.unit(SECOND_LINE)).to_have_attribute("aria-pressed", "true")
    expect(desk.lit("E03")).to_have_attribute("aria-label", "Line B2 moves to E03")
    desk.lit("E03").click()
    expect(desk.log("Line B2 moves from D03 to E03.")).to_have_count(1)
    expect(desk.unit(SECOND_LINE)).to_have_attribute("aria-label", "Blue, Line B2, E03, 4 3")
    desk.click("undo")
    expect(desk.log("Line B2 moves")).to_have_count(0)
    expect(desk.unit(SECOND_LINE)).to_have_attribute("aria-label", "Blue, Line B2, D03, 4 3")


def test_a_click_in_vain_is_answered_with_the_rule(desk: Desk, served: Server):
    sit_down(desk, served, "me", "friend")
    desk.unit(SECOND_LINE).click()
    desk.see("hex-E02").click()
    expect(desk.see("why-not-reason")).to_have_text("E02 is water.")
    expect(desk.see("why-not")).to_contain_text("Water cannot be entered, except at a ford.")
    desk.press("Escape")
    expect(desk.see("why-not")).to_have_count(0)
    desk.lit("E03").click()
    expect(desk.log("Line B2 moves from D03 to E03.")).to_have_count(1)
    desk.unit(SECOND_LINE).click()
    expect(desk.see("why-not-reason")).to_have_text("Line B2 has moved already.")


def test_a_phase_with_things_left_to_do_is_not_ended_by_the_way(desk: Desk, served: Server):
    sit_down(desk, served, "me", "friend")
    desk.click("choice-Done")
    expect(desk.see("end-card")).to_be_visible()
    desk.click("end-no")
    expect(desk.see("phase-bar")).to_have_attribute("data-side", "0")


def test_an_attack_shows_its_odds_and_is_told(desk: Desk, served: Server):
    sit_down(desk, served, "me", "friend")
    march_to_the_ford(desk)
    target = desk.unit(SECOND_LINE)
    expect(target).to_have_attribute("data-offer", "Attack")
    target.hover()
    tip = desk.see("tip")
    expect(tip).to_contain_text("Line R1 attacks Line B2")
    expect(tip.get_by_test_id("tally-total")).to_have_text("1")
    expect(tip).to_contain_text("Target retreats")
    expect(tip).to_contain_text("1/3")
    target.click()
    expect(desk.log("Line B2").last).to_be_visible()
    expect(desk.see("log-line").locator("svg")).not_to_have_count(0)


def test_the_game_is_played_to_its_end_and_seen_again(desk: Desk, served: Server):
    sit_down(desk, served, "me", "friend")
    march_to_the_ford(desk)
    desk.unit(SECOND_LINE).click()
    desk.click("replay-open")
    desk.click("replay-first")
    expect(desk.unit(SECOND_LINE)).to_have_attribute("aria-label", "Blue, Line B2, D03, 4 3")
    expect(desk.on_offer("Done")).to_have_count(0)
    desk.click("replay-live")
    end_of_the_game(desk)
    expect(desk.see("winner")).to_have_text(re.compile("Victory|draw"))
    expect(desk.see("game-over")).to_contain_text("Points:")
    desk.click("review")
    expect(desk.unit(SECOND_LINE)).to_have_attribute("aria-label", "Blue, Line B2, D03, 4 3")
    desk.click("replay-live")
    expect(desk.see("rematch")).to_be_visible()


def test_everything_is_reached_by_keyboard(desk: Desk, served: Server):
    sit_down(desk, served, "me", "friend")
    desk.press("n", "Enter")
    chosen = desk.page.locator("[data-testid^='unit-'][aria-pressed='true']")
    expect(chosen).to_have_count(1)
    desk.press("2")
    expect(desk.see("log-line")).to_have_count(2)
    desk.press("u")
    expect(desk.see("log-line")).to_have_count(1)


def test_the_computer_answers(desk: Desk, served: Server):
    sit_down(desk, served, "me", "computer")
    desk.click("choice-Done")
    desk.click("end-yes")
    expect(desk.log("Turn 2.")).to_have_count(1)
    expect(desk.log(" R")).not_to_have_count(0)


def test_the_start_screen_fits_a_phone(phone: Desk, served: Server):
    phone.page.goto(f"http://{served.address}/")
    phone.see("game-skirmish").tap()
    for part in ("language-ru", "game-skirmish", "scenario-village", "briefing", "start-game"):
        box = phone.see(part).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"], part


def test_on_a_phone_in_russian(phone: Desk, served: Server):
    sit_down(phone, served, "me", "friend", language="ru")
    expect(phone.prompt).to_have_text("Двигайте свои отряды.")
    for part in ("board", "side-panel", "undo", "choice-Done"):
        box = phone.see(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    phone.unit(SECOND_LINE).tap()
    phone.lit("E03").tap()
    expect(phone.log("Линейная пехота B2: D03 → E03.")).to_have_count(1)
    phone.see("undo").tap()
    expect(phone.log("Линейная пехота B2")).to_have_count(0)
    phone.see("choice-Done").tap()
    phone.see("end-never").tap()
    end_of_the_game(phone)
    expect(phone.see("winner")).to_have_text("Победа: Красные")
    expect(phone.see("game-over")).to_contain_text("Красные набрали больше очков.")


def test_the_guests_card_glossary_and_hints_teach_it(desk: Desk, served: Server):
    desk.sit_down(new_table(served, "me", "friend"), "ford", game="skirmish", hints="first")
    expect(desk.see("phase-hint")).to_contain_text("Click a unit, then a lit hex")
    desk.press("w")
    expect(desk.see("goal-now")).to_have_attribute("data-winner", "1")
    expect(desk.see("goal-gains")).to_contain_text("G03 held")
    expect(desk.see("goal-special")).to_contain_text("fords")
    desk.press("Escape", "e")
    expect(desk.see("term-objective").first).to_contain_text("points")
