"""The page teaches: how to win, what terms and rules mean, what the phase is for."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.desk import Desk, box
from tests.browser.test_access import faults
from tests.browser.test_desk import GAMES, Sit
from tests.table.live import Server

pytestmark = pytest.mark.browser

MARKED = """within => {
  const marks = [...(CSS.highlights.get("term") ?? [])].map((mark) => {
    const range = new Range();
    range.setStart(mark.startContainer, mark.startOffset);
    range.setEnd(mark.endContainer, mark.endOffset);
    return range;
  });
  const range = marks.find((one) => {
    const box = one.getBoundingClientRect();
    return one.startContainer.parentElement?.closest(within) && box.width > 0 && box.top > 0
      && box.bottom < innerHeight;
  });
  const box = range?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2, range.toString()] : null;
}"""
"""Where a marked term is written inside something."""
TRIES = 100


def marked(desk: Desk, within: str) -> tuple[float, float, str]:
    """A term that is marked there, as soon as there is one."""
    for _ in range(TRIES):
        found: tuple[float, float, str] | None = desk.page.evaluate(MARKED, within)
        if found:
            return found
        desk.page.wait_for_timeout(100)
    pytest.fail(f"no term is marked in {within}")


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers any of the other."""
    a, b = box(one), box(other)
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    below = a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
    return beside or below


@GAMES
def test_how_to_win_and_what_the_words_mean(desk: Desk, server: Server, sit: Sit) -> None:
    desk, _, ending = sit(desk, server)
    desk.click("settings")
    assert apart(desk.see("settings-menu"), desk.see("side-panel"))
    expect(desk.see(ending)).to_be_in_viewport()
    desk.press("Escape")
    desk.press("w")
    expect(desk.see("goal-now")).to_contain_text("If it ended now")
    expect(desk.see("goal-victory")).to_be_visible()
    expect(desk.see("goal-level")).to_be_visible()
    x, y, _ = marked(desk, "[data-testid=goal]")
    desk.page.mouse.move(x, y)
    card = desk.see("explainer")
    expect(card).to_be_visible()
    assert faults(desk.page) == []
    desk.press("Escape")
    expect(card).to_have_count(0)
    expect(desk.see("goal")).to_be_visible()
    desk.see("goal").get_by_test_id("rule-link").first.hover()
    expect(card).to_be_visible()
    desk.press("Escape", "Escape")
    expect(desk.see("goal")).to_have_count(0)
    desk.press("e")
    expect(desk.see("glossary")).to_be_visible()
    desk.see("glossary-search").fill("VP")
    expect(desk.see("term-vp")).to_be_visible()
    assert faults(desk.page) == []


def test_a_tap_explains_a_term_and_a_button_is_only_pressed(phone: Desk, server: Server) -> None:
    page = phone.page
    page.goto(f"http://{server.address}/")
    expect(phone.see("goal-victory")).to_be_attached()
    phone.see("goal-victory").scroll_into_view_if_needed()
    x, y, term = marked(phone, "[data-testid=goal-victory]")
    page.touchscreen.tap(x, y)
    expect(phone.see("explainer")).to_contain_text(term)
    phone.see("start-game").tap()
    expect(phone.see("explainer")).to_have_count(0)
    expect(phone.see("game-screen")).to_be_visible()
    hint = phone.see("phase-hint")
    expect(hint).to_contain_text("Pick a unit")
    assert apart(hint, phone.see("board"))


def test_hints_come_in_the_first_games_and_stay_away_once_dismissed(
    desk: Desk, server: Server
) -> None:
    desk.page.goto(f"http://{server.address}/")
    desk.click("start-game")
    hint, board = desk.see("phase-hint"), desk.see("board")
    expect(hint).to_contain_text("Pick a unit")
    assert apart(hint, board)
    before = box(hint)
    desk.on_offer("Select").first.click()
    expect(hint).to_contain_text("Step back")
    assert box(hint) == before
    desk.press("?")
    expect(desk.see("help-now")).to_contain_text("Step back puts")
    desk.click("open-glossary")
    expect(desk.see("term-cap").first).to_be_visible()
    desk.press("Escape")
    desk.click("hint-off")
    expect(hint).to_have_count(0)
    desk.page.reload()
    expect(desk.see("game-screen")).to_be_visible()
    expect(desk.see("open-goal")).to_be_visible()
    expect(hint).to_have_count(0)
    desk.click("settings")
    desk.see("hints").select_option("on")
    expect(hint).to_be_visible()
