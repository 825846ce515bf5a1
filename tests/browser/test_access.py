"""The page for those who hear it or use no mouse: axe-core finds nothing wrong, keys reach all."""

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Desk
from tests.browser.test_desk import GAMES, Sit
from tests.table.live import Server

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "src/hexfront/web/node_modules/axe-core/axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'], preload: false })"


@cache
def _axe() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: run `make page` first.")
    return AXE.read_text("utf-8")


def faults(page: Page) -> list[str]:
    """What axe-core finds, of whatever impact, with the first thing it is found on."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found = page.evaluate(RUN)["violations"]
    return [f"{each['id']} ({len(each['nodes'])}): {each['nodes'][0]['html']}" for each in found]


def test_the_start_screen_is_without_fault(desk: Desk, server: Server) -> None:
    desk.page.goto(f"http://{server.address}/")
    expect(desk.see("briefing")).to_be_visible()
    assert faults(desk.page) == []
    desk.see("options").locator("summary").click()
    desk.click("language-ru")
    expect(desk.page.locator("html")).to_have_attribute("lang", "ru")
    assert faults(desk.page) == []
    desk.page.set_viewport_size({"width": 390, "height": 844})
    assert faults(desk.page) == []


@GAMES
def test_a_game_with_its_settings_rules_and_keys_is_without_fault(
    desk: Desk, server: Server, sit: Sit
) -> None:
    desk, _, _ = sit(desk, server)
    assert faults(desk.page) == []
    for opener, layer in (
        ("settings", "settings-menu"),
        ("open-rules", "rule-drawer"),
        ("open-goal", "goal"),
        ("open-help", "help"),
    ):
        desk.click(opener)
        expect(desk.see(layer)).to_be_visible()
        assert faults(desk.page) == []
        desk.press("Escape")
    for switch in desk.page.locator("[data-testid='open-charts'], [data-testid='open-card']").all():
        switch.click()
        expect(desk.page.locator("[data-testid^='drawer-']")).to_be_visible()
        assert faults(desk.page) == []
        desk.press("Escape")
    desk.press("n", "Enter")
    expect(desk.page.locator("[data-testid^='unit-'][aria-pressed='true']").first).to_be_attached()
    assert faults(desk.page) == []


@GAMES
def test_a_game_on_a_phone_is_without_fault(phone: Desk, server: Server, sit: Sit) -> None:
    desk, _, _ = sit(phone, server)
    assert faults(desk.page) == []


@GAMES
def test_from_a_unit_one_arrow_leads_to_a_hex_with_its_preview(
    desk: Desk, server: Server, sit: Sit
) -> None:
    desk, _, _ = sit(desk, server)
    desk.press("n", "Enter")
    chosen = desk.page.locator("[data-testid^='unit-'][aria-pressed='true']").first
    expect(chosen).to_be_attached()
    expect(desk.page.locator("[data-testid^='lit-']").first).to_be_attached()
    reached = set()
    for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        desk.press(arrow)
        reached.add(desk.page.evaluate("document.activeElement.dataset.testid ?? ''"))
    assert any(handle.startswith("lit-") for handle in reached)
