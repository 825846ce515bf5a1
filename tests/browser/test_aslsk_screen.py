"""The screen of the ASL Starter Kit: counters, markers, LOS, drawers, both languages."""

import re

import pytest
from playwright.sync_api import expect

from hexfront.games.aslsk.screen.lookout import thread
from tests.browser.company import Company, hex_id, prepared, state_of
from tests.browser.desk import Desk
from tests.table.live import Server

pytestmark = pytest.mark.browser


def test_the_game_is_started_from_the_first_screen(desk: Desk, server: Server) -> None:
    desk.page.goto(f"http://{server.address}/")
    desk.click("game-aslsk")
    expect(desk.see("briefing")).to_contain_text("Caucasus")
    desk.click("seat-1-friend")
    desk.click("start-game")
    bar = desk.see("phase-bar")
    expect(bar).to_have_attribute("data-phase", "set-up")
    expect(desk.see("round-track").locator(".turn")).to_have_count(6)


def test_counters_say_what_they_print_and_stacks_fan_out(desk: Desk, server: Server) -> None:
    company = Company(desk, server, prepared("FirePhase"))
    squad, *_ = company.units_at("H6")
    expect(company.unit(squad)).to_have_attribute(
        "aria-label", re.compile(r"Germans: First Line squad 4-.6-.7.D, H6")
    )
    expect(desk.counter(squad).locator("text.figure")).to_have_text(["4", "6", "7"])
    units = company.units_at("H5")
    assert len(units) > 1
    company.unit(units[-1]).hover()
    expect(desk.see("fan")).to_be_visible()
    for unit in units:
        expect(desk.see(f"fan-unit-{unit}")).to_be_visible()
    expect(desk.see("unit-sheet")).to_contain_text("H5")


def test_the_los_thread_shows_what_the_rules_see(desk: Desk, server: Server) -> None:
    company = Company(desk, server, prepared("FirePhase"))
    state = state_of(company.match)
    desk.click("look")
    company.unit(company.units_at("H6")[0]).click()
    drawn = desk.see("los-thread")
    clear = set()
    for target in ("K5", "J8", "L9"):
        line = thread(state, hex_id(company.match, "H6"), hex_id(company.match, target))
        assert line is not None
        clear.add(line.clear)
        x, y = company.spot(target)
        desk.page.mouse.move(x + 1, y + 12)
        expect(drawn).to_have_attribute("data-to", target)
        expect(drawn).to_have_attribute("data-clear", str(line.clear).lower())
        expect(drawn.locator(".stop")).to_have_count(len(line.blocks))
        expect(drawn.locator(".hindrance")).to_have_count(len(line.hindrances))
        if line.blocks:
            expect(drawn).to_contain_text(line.blocks[0].rule.removeprefix("ASL-"))
    assert clear == {True, False}


def test_card_and_charts_lie_beside_the_map(desk: Desk, server: Server) -> None:
    company = Company(desk, server, prepared("FirePhase"))
    desk.press("s")
    file = state_of(company.match).setting.file
    expect(desk.see("condition-0")).to_contain_text(file.conditions[0].text["en"])
    expect(desk.see("condition-0")).to_contain_text(f"0 / {file.conditions[0].at_least}")
    expect(desk.see("drawer-card")).to_contain_text(file.groups[0].name["en"])
    desk.press("c")
    drawer = desk.see("drawer-charts")
    expect(drawer).to_contain_text("Infantry Fire Table")
    expect(drawer.locator(".source").first).to_have_text("from outside the rulebook · very sure")
    expect(desk.see("chart-ift").locator("tbody tr")).to_have_count(16)
    expect(desk.see("counter-origins")).to_contain_text("designed for Hexfront")
    desk.press("Escape")
    expect(drawer).to_have_count(0)


def test_the_page_speaks_russian(desk: Desk, server: Server) -> None:
    Company(desk, server, prepared("FirePhase"), language="ru")
    expect(desk.prompt).to_have_text("Кто стреляет и куда? Стрелявший не движется.")
    expect(desk.see("choice-Done")).to_contain_text("Больше не стрелять")
    desk.click("settings")
    wide = "menu => menu.scrollWidth - menu.clientWidth"
    assert desk.see("settings-menu").evaluate(wide) <= 0
    bare = re.compile(r"\b(asl|log|no|tally|ui)-[a-z]+-")
    assert not bare.search(desk.page.locator("body").inner_text())
