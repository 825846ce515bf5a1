"""A phone in the hand: the board fills the screen, the panel is a sheet, fingers play a turn."""

import pytest
from playwright.sync_api import Locator, expect

from hexfront.table import Settings
from tests.browser.desk import Desk, box
from tests.browser.test_desk import ENDINGS, GAMES, Sit
from tests.table.live import Server, two_hands

pytestmark = pytest.mark.browser

PORTRAIT, LANDSCAPE = (390, 844), (844, 390)
SMALL_LANDSCAPE = (640, 360)
"""A small phone on its side, or a screen of 1280 by 720 at a zoom of 200 %."""
SMALL = """buttons => buttons
    .map(one => [one.dataset.testid ?? one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
TOUCHABLE = """units => units.map(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return document.elementFromPoint(x, y) === one ? [one.dataset.testid, x, y] : null;
  }).find(Boolean)"""
"""The first unit that a finger finds in its middle."""
CUT = """all => all.filter(one => one.scrollWidth > one.clientWidth + 1
    || getComputedStyle(one).textOverflow === 'ellipsis').map(one => one.textContent)"""


def turn(desk: Desk, size: tuple[int, int]) -> None:
    desk.page.set_viewport_size({"width": size[0], "height": size[1]})
    desk.settle()


def inside(desk: Desk, thing: Locator) -> None:
    """Scrolled to, it lies whole on the screen."""
    thing.scroll_into_view_if_needed()
    expect(thing).to_be_in_viewport(ratio=0.95)


@GAMES
def test_every_button_can_be_reached_and_is_broad_enough_for_a_finger(
    phone: Desk, server: Server, sit: Sit
) -> None:
    desk, _, ending = sit(phone, server)
    for size in (PORTRAIT, LANDSCAPE):
        turn(desk, size)
        buttons = desk.page.locator(
            ".icon:visible, .button:visible, [data-testid='log-line'] .words:visible"
        )
        assert buttons.evaluate_all(SMALL) == []
        desk.see("more").tap()
        for handle in ("save", "open-goal", "open-rules", "open-help", "settings", "toggle-panel"):
            inside(desk, desk.see(handle))
        desk.see("settings").tap()
        for handle in ("text-size", "sound", "confirm"):
            inside(desk, desk.see(handle))
        inside(desk, desk.see("settings-close"))
        desk.see("settings-close").tap()
        expect(desk.see("settings-menu")).to_have_count(0)
        desk.see("more").tap()
        inside(desk, desk.see(ending))
        assert desk.prompt.evaluate_all(CUT) == []


@GAMES
def test_the_sheet_is_drawn_up_and_down_and_the_board_takes_the_room(
    phone: Desk, server: Server, sit: Sit
) -> None:
    desk, _, ending = sit(phone, server)
    grip, board = desk.see("sheet-grip"), desk.see("board")

    def height() -> float:
        return box(board)["height"]

    half = height()
    grip.tap()
    expect(grip).to_have_attribute("data-sheet", "low")
    expect(desk.see(ending)).to_be_in_viewport(ratio=0.95)
    assert height() > half
    assert height() > PORTRAIT[1] * 0.55
    grip.tap()
    expect(grip).to_have_attribute("data-sheet", "half")
    assert height() == pytest.approx(half, abs=2)
    turn(desk, SMALL_LANDSCAPE)
    assert height() > SMALL_LANDSCAPE[1] * 0.75
    inside(desk, desk.see(ending))


def at_rest(desk: Desk, units: Locator) -> tuple[str, float, float]:
    """A unit that a finger reaches, once the board has stopped moving."""
    before: tuple[str, float, float] | None = None
    for _ in range(100):
        found = units.evaluate_all(TOUCHABLE)
        if found and found == before:
            break
        before = found
        desk.page.wait_for_timeout(100)
    assert before, "no unit comes within reach of a finger"
    return before


@ENDINGS
@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
def test_a_whole_turn_is_played_by_touch(
    phone: Desk, server: Server, sit: Sit, size: tuple[int, int]
) -> None:
    """A unit is picked and let go by finger, then phase after phase is ended."""
    turn(phone, size)
    desk, _, ending = sit(phone, server)
    units = desk.see("board").locator("[data-testid^='unit-'][data-offer]")
    expect(units.first).to_be_attached()
    handle, x, y = at_rest(desk, units)
    desk.page.touchscreen.tap(x, y)
    spread = desk.see(f"fan-{handle}")
    chosen = desk.page.locator("[aria-pressed='true'][data-testid^='unit-']")
    expect(spread.or_(chosen).first).to_be_attached()
    if spread.count():
        spread.tap()
    expect(chosen.first).to_be_attached()
    back = desk.see("step-back")
    if back.count():
        back.tap()
    else:
        desk.press("Escape")
    name = "round-track" if ending == "choice-Pass" else "phase-bar"
    mark = "data-round" if ending == "choice-Pass" else "data-side"
    before = desk.see(name).get_attribute(mark)
    begun = desk.page.locator(f"[data-testid='{name}']:not([{mark}='{before}'])")
    done = desk.page.locator(f"[data-testid='{ending}'], [data-default]").first
    for _ in range(24):
        expect(begun.or_(done).first).to_be_attached()
        if begun.count():
            break
        done.tap()
        if desk.see("end-card").count():
            desk.see("end-yes").tap()
    expect(begun).to_be_attached()


def test_whoever_waits_for_the_first_turn_sees_the_fight_near_enough(
    phone: Desk, server: Server, settings: Settings
) -> None:
    seats = server.new_table("me", "guest", game="coh", scenario="kamenka", seed=None)
    _, guest = two_hands(settings, seats)
    phone.sit_down(guest)
    expect(phone.prompt).to_have_text("Waiting for German.")
    units = phone.page.locator("[data-testid^='unit-'][role='button']")
    assert box(units.first)["width"] > 36
