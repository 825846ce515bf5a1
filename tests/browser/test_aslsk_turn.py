"""A turn of the ASL Starter Kit with mouse and keys: set-up, fire groups, moves, Close Combat."""

import re

import pytest
from playwright.sync_api import expect

from hexfront.games.aslsk.choices import AddFirer, OpenFire, Place, Step, Take
from hexfront.games.aslsk.screen.preview import Preview
from hexfront.play import Match
from tests.browser.company import Company, brawl, hex_id, label_of, prepared, state_of, under_fire
from tests.browser.desk import Desk
from tests.table.live import Server

pytestmark = pytest.mark.browser


def left(desk: Desk) -> int:
    found = re.search(r"\d+", desk.see("set-up-left").inner_text())
    assert found is not None
    return int(found[0])


def test_units_are_set_up_by_clicking_and_armed(desk: Desk, server: Server) -> None:
    company = Company(desk, server, prepared("SetUp"))
    places = [c for c in company.match.state.choices() if isinstance(c, Place)]
    before = left(desk)
    company.enter(desk.lit(label_of(company.match, places[0].hex)))
    expect(company.unit(places[0].unit)).to_be_attached()
    expect(desk.see("set-up-left")).to_have_text(f"{before - 1} left")
    desk.page.locator("[data-testid^='tray-'][title='Light machine gun']").click()
    company.enter(company.unit(places[0].unit))
    expect(company.unit(places[0].unit)).to_have_attribute(
        "aria-label", re.compile("Light machine gun")
    )
    desk.click("tool-PickUp")
    company.enter(company.unit(places[0].unit))
    expect(company.unit(places[0].unit)).to_have_count(0)


def test_when_all_is_placed_nothing_asks_for_a_counter(desk: Desk, server: Server) -> None:
    Company(desk, server, prepared("SetUp"))
    expect(desk.prompt).to_contain_text("choose a counter")
    desk.click("set-up-for-me")
    expect(desk.see("set-up-left")).to_have_text(re.compile("^(0|None|All)"))
    expect(desk.prompt).to_have_text("All is placed: say so when you are done.")
    expect(desk.see("set-up-tray")).not_to_contain_text("Pick a counter")


def test_a_set_up_is_made_by_keys_alone(desk: Desk, server: Server) -> None:
    Company(desk, server, prepared("SetUp"))
    sorts = desk.see("set-up-tray").locator("button.sort")
    expect(sorts.nth(0)).to_have_attribute("aria-pressed", "true")
    desk.press("2")
    expect(sorts.nth(1)).to_have_attribute("aria-pressed", "true")
    desk.press("F6")
    expect(sorts.nth(0)).to_be_focused()
    desk.press("F6")
    expect(desk.see("go-home")).to_be_focused()
    desk.press("F6")
    expect(desk.on_offer("Place").first).to_be_focused()
    desk.press("Shift+F6", "Shift+F6")
    expect(sorts.nth(0)).to_be_focused()
    while not desk.see("set-up-for-me").evaluate("one => one === document.activeElement"):
        desk.press("Tab")
    desk.press("Enter")
    expect(desk.see("choice-Done")).to_be_focused()
    desk.page.wait_for_timeout(400)  # a second Enter at once would not be meant for what has come
    desk.press("Enter")
    expect(desk.prompt).not_to_contain_text("All is placed")


def shoots(match: Match) -> OpenFire:
    """A squad of H6 that can fire at some hex."""
    state = state_of(match)
    at = hex_id(match, "H6")
    return next(
        choice
        for choice in state.choices()
        if isinstance(choice, OpenFire) and state.place[choice.unit] == at and choice.weapon < 0
    )


def test_a_fire_group_is_built_by_clicking_with_its_tally(desk: Desk, server: Server) -> None:
    company = Company(desk, server, prepared("FirePhase"))
    first = shoots(company.match)
    company.enter(company.unit(first.unit))
    expect(company.unit(first.unit)).to_have_attribute("aria-pressed", "true")
    company.enter(desk.lit(label_of(company.match, first.hex)))
    expect(desk.see("fire-panel")).to_be_visible()
    company.follow(first)
    for choice in list(company.match.state.choices()):
        if isinstance(choice, AddFirer) and choice.unit == first.unit:
            company.follow(choice)
            break
    fire = company.fire()
    strip = desk.see("ift-strip")
    expect(strip).to_have_attribute("data-column", str(fire.column))
    drm = min(target.drm.total for target in fire.targets if target.drm is not None)
    expect(strip).to_have_attribute("data-drm", str(drm))
    expect(desk.page.locator("[data-testid^='member-']")).to_have_count(len(fire.members))
    for target in fire.targets:
        expect(desk.see(f"target-{target.unit}")).to_be_visible()
    desk.press("Escape")
    expect(desk.see("fire-panel")).to_have_count(0)
    expect(company.unit(first.unit)).to_have_attribute("data-offer", "OpenFire")
    company.enter(company.unit(first.unit))
    expect(company.unit(first.unit)).to_have_attribute("aria-pressed", "true")
    company.enter(desk.lit(label_of(company.match, first.hex)))
    desk.click("choice-Fire")
    rolled = desk.log(", column ").first
    expect(rolled.locator("svg")).to_have_count(2)
    expect(rolled.locator("svg.colored")).to_have_count(1)
    expect(company.unit(first.unit)).to_have_attribute("aria-label", re.compile("Prep Fire"))
    company.enter(company.unit(first.unit))
    expect(desk.see("why-not-reason")).to_contain_text("fired")
    expect(desk.see("why-not").get_by_test_id("rule-link")).to_be_visible()
    desk.press("n")
    expect(desk.see("why-not")).to_have_count(0)


def test_who_fires_is_asked_where_the_target_was_picked_first(desk: Desk, server: Server) -> None:
    company = Company(desk, server, prepared("FirePhase"))
    openings = [c for c in company.match.state.choices() if isinstance(c, OpenFire)]
    firers = {
        hex_: {c.unit for c in openings if c.hex == hex_} for hex_ in {c.hex for c in openings}
    }
    fewest = min((found for found in firers.values() if len(found) > 1), key=len)
    target = label_of(company.match, next(h for h, found in firers.items() if found == fewest))
    everybody = {c.unit for c in openings}
    assert fewest < everybody
    company.enter(desk.lit(target))
    expect(desk.prompt).to_have_text(f"Who fires at {target}?")
    gone_to = set()
    for _ in everybody:
        desk.press("n")
        focused = desk.page.locator("[data-testid^='unit-']:focus")
        gone_to.add(int(str(focused.get_attribute("data-testid")).removeprefix("unit-")))
    assert gone_to <= fewest


def test_a_weapon_of_an_opened_stack_fires_alone(desk: Desk, server: Server) -> None:
    company = Company(desk, server, prepared("FirePhase"))
    state = state_of(company.match)
    stack = company.units_at("H5")
    alone = next(
        choice
        for choice in state.choices()
        if isinstance(choice, OpenFire) and choice.unit in stack and choice.weapon >= 0
    )
    company.unit(stack[-1]).hover()
    weapon = desk.see("fan").get_by_test_id(f"pick-weapon-{alone.weapon}")
    company.enter(weapon)
    expect(weapon).to_have_attribute("aria-pressed", "true")
    company.enter(desk.lit(label_of(company.match, alone.hex)))
    expect(desk.page.locator("[data-testid^='member-']")).to_have_count(1)
    expect(desk.see(f"member-{alone.unit}-{alone.weapon}")).to_be_visible()


def test_a_unit_moves_hex_by_hex_with_its_mf(desk: Desk, server: Server) -> None:
    company = Company(desk, server, prepared("Movement"))
    desk.click("standing-order")
    desk.click("standing-order")
    expect(desk.see("standing-order")).to_have_attribute("data-order", "never")
    unit = company.units_at("D5")[0]
    company.enter(company.unit(unit))
    company.follow(Take(unit))
    offers = company.match.game.offers(company.match.state, 0)
    offer = next(o for o in offers if isinstance(o.choice, Step) and not o.choice.road)
    assert isinstance(offer.choice, Step)
    assert isinstance(offer.preview, Preview)
    assert offer.preview.step is not None
    to = label_of(company.match, offer.choice.hex)
    expect(desk.see("move-card")).to_be_visible()
    company.enter(desk.lit(to))
    expect(company.unit(unit)).to_have_attribute("aria-label", re.compile(rf", {to}\b"))
    expect(desk.see("move-card")).to_have_attribute("data-left", f"{offer.preview.step.left:g}")
    desk.press("u")
    expect(company.unit(unit)).to_have_attribute("aria-label", re.compile(r", D5\b"))
    desk.press("Escape")
    pile = company.units_at("H5")
    company.unit(pile[-1]).focus()
    desk.press("Shift+Enter")
    for each in pile:
        expect(company.unit(each)).to_have_attribute("aria-pressed", "true")
    desk.page.wait_for_timeout(400)  # a second Enter at once would not be meant for what has come
    expect(desk.see("choice-Stop")).to_be_focused()
    desk.press("Enter")
    ready = desk.page.locator("[data-offer='Take']:focus")
    expect(ready).to_have_count(1)
    nearest = str(ready.get_attribute("data-testid"))
    desk.press("n")
    expect(ready).to_have_count(1)
    expect(desk.see(nearest)).not_to_be_focused()


def test_the_defender_is_asked_where_he_can_fire(desk: Desk, server: Server) -> None:
    company = Company(desk, server, under_fire())
    expect(desk.see("phase-bar")).to_have_attribute("data-actor", "1")
    expect(desk.see("choice-Done")).to_contain_text("Hold fire")
    openings = [c for c in company.match.state.choices() if isinstance(c, OpenFire)]
    company.enter(company.unit(openings[0].unit))
    expect(desk.see("fire-panel")).to_have_attribute(
        "data-hex", label_of(company.match, openings[0].hex)
    )


def test_close_combat_goes_step_by_step(desk: Desk, server: Server) -> None:
    company = Company(desk, server, brawl())
    expect(desk.see("brawl-panel")).to_be_visible()
    company.enter(desk.on_offer("Grapple").first)
    company.enter(desk.on_offer("Against").first)
    expect(desk.see("brawl-panel")).to_contain_text("eliminated")
    desk.click("choice-Declare")
    expect(desk.page.locator(".declared").or_(desk.log("Final")).first).to_be_attached()
