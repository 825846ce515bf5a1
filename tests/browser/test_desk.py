"""What every game's desk does alike: piles, Esc, Enter, the end of a phase, arrows, the log."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from hexfront.games.aslsk.choices import OpenFire
from hexfront.games.coh.choices import Pass, Select
from tests.browser.company import Company, prepared, state_of
from tests.browser.conftest import PATIENCE_MS
from tests.browser.desk import Desk, box
from tests.browser.front import Front, unit_id
from tests.browser.stories import quiet, story_where, table_with
from tests.table.live import Server

pytestmark = pytest.mark.browser

KAMENKA = "kamenka"


SCROLLED = """[...document.querySelectorAll("*")]
    .filter((e) => !e.closest("aside") && e.scrollLeft + e.scrollTop > 0).length"""
"""How many things beside the panel have been scrolled away."""


class Sitting(NamedTuple):
    """A desk with a pile of own units that can act; the last of them lies on top."""

    desk: Desk
    pile: list[int]
    ending: str
    """The handle of the choice that ends the phase."""


def at_coh(desk: Desk, server: Server) -> Sitting:
    story = story_where(KAMENKA, [], quiet)
    desk.sit_down(table_with(server, story, "me", "friend"))
    able = [choice.unit for choice in story.choices if isinstance(choice, Select)]
    units = {unit.id: unit.hex for unit in story.seen_by(story.state.actor()).units}
    piles = [[v for v in able if units[v] == units[u] >= 0] for u in able]
    pile = next(pile for pile in piles if len(pile) > 1)
    return Sitting(desk, pile, "choice-Pass")


def at_coh_pass(desk: Desk, server: Server) -> Sitting:
    """The other side has passed: passing now ends the round."""
    story = story_where(KAMENKA, [Pass()], quiet)
    desk.sit_down(table_with(server, story, "me", "friend"))
    return Sitting(desk, [], "choice-Pass")


def at_s42(desk: Desk, server: Server) -> Sitting:
    front = Front(desk, server).to_movement()
    state = front.match.state
    stack = state.place[unit_id("ger-24-pz")]  # type: ignore[attr-defined]
    pile = [u for u, place in enumerate(state.place) if place == stack]  # type: ignore[attr-defined]
    return Sitting(desk, pile, "choice-EndPhase")


def at_aslsk(desk: Desk, server: Server) -> Sitting:
    """The pile of H5 has a leader on top, who cannot fire."""
    company = Company(desk, server, prepared("FirePhase"))
    return Sitting(desk, company.units_at("H5"), "choice-Done")


GAMES = pytest.mark.parametrize("sit", [at_coh, at_s42, at_aslsk], ids=["coh", "s42", "aslsk"])
ENDINGS = pytest.mark.parametrize(
    "sit", [at_coh_pass, at_s42, at_aslsk], ids=["coh", "s42", "aslsk"]
)
Sit = Callable[[Desk, Server], Sitting]


@pytest.fixture
def fingers(browser: Browser) -> Iterator[Desk]:
    """A tablet: no pointer rests anywhere."""
    context = browser.new_context(
        viewport={"width": 820, "height": 1180}, has_touch=True, reduced_motion="reduce"
    )
    desk = Desk(context.new_page())
    expect.set_options(timeout=PATIENCE_MS)
    desk.page.set_default_timeout(PATIENCE_MS)
    yield desk
    assert desk.faults == []
    context.close()


def middle(thing: Locator) -> tuple[float, float]:
    """Where it is once the camera has come to rest."""
    expect(thing).to_be_in_viewport()
    place = box(thing)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


@GAMES
def test_a_tap_on_a_lit_pile_opens_it_and_reaches_each_counter(
    fingers: Desk, server: Server, sit: Sit
) -> None:
    desk, pile, _ = sit(fingers, server)
    lit = [u for u in pile if desk.unit(u).get_attribute("data-offer")]
    desk.page.touchscreen.tap(*middle(desk.unit(lit[-1])))
    for unit in pile:
        expect(desk.see(f"fan-unit-{unit}")).to_be_visible()
    desk.see(f"fan-unit-{lit[0]}").tap()
    expect(desk.unit(lit[0])).to_have_attribute("aria-pressed", "true")


@GAMES
def test_the_counter_that_is_pointed_at_stays_under_the_pointer(
    desk: Desk, server: Server, sit: Sit
) -> None:
    desk, pile, _ = sit(desk, server)
    page = desk.page
    x, y = middle(desk.unit(pile[-1]))
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[role=button]').dataset.testid"
    top = page.evaluate(under, [x, y])
    page.mouse.move(x, y)
    expect(desk.see("fan")).to_be_visible()
    assert page.evaluate(under, [x, y]) == f"fan-{top}"


def stays_within(desk: Desk, card: str) -> None:
    """Tab leads round in a card, in either direction, and not out of it."""
    focused = desk.see(card).locator(":focus")
    for key in ("Shift+Tab", "Shift+Tab", *["Tab"] * 6):
        desk.press(key)
        expect(focused).to_have_count(1)
    # A rule that has the focus is explained, and Esc would close that first.
    desk.see(card).get_by_role("button").first.focus()
    expect(desk.see("explainer")).to_have_count(0)


@ENDINGS
def test_the_end_of_a_phase_with_things_left_to_do_is_asked_about(
    desk: Desk, server: Server, sit: Sit
) -> None:
    desk, _, ending = sit(desk, server)
    prompt = desk.prompt.inner_text()
    desk.click(ending)
    expect(desk.see("end-card")).to_contain_text(re.compile(r"\d+"))
    assert desk.see("end-yes").inner_text() in desk.see(ending).inner_text()
    desk.press("j", "n", "ArrowLeft")
    expect(desk.see("end-no")).to_be_focused()
    stays_within(desk, "end-card")
    desk.see("end-no").focus()
    desk.press("Enter")
    expect(desk.see("end-card")).to_have_count(0)
    expect(desk.see(ending)).to_be_focused()
    desk.click(ending)
    desk.press("Escape")
    expect(desk.see("end-card")).to_have_count(0)
    expect(desk.prompt).to_have_text(prompt)
    desk.click(ending)
    desk.click("end-yes")
    expect(desk.prompt).not_to_have_text(prompt)


@ENDINGS
def test_enter_takes_what_the_player_went_to(desk: Desk, server: Server, sit: Sit) -> None:
    desk, _, ending = sit(desk, server)
    expect(desk.see(ending)).not_to_have_attribute("data-default", "")
    desk.press("Enter")
    expect(desk.see(ending)).to_be_visible()
    expect(desk.see("end-card")).to_have_count(0)
    desk.press("n")
    focused = desk.page.evaluate("document.activeElement.dataset.testid")
    assert focused.startswith("unit-")
    desk.press("w")
    expect(desk.see("goal")).to_be_visible()
    stays_within(desk, "goal")
    desk.press("Escape")
    expect(desk.see(focused)).to_be_focused()
    desk.press("Enter")
    expect(desk.see(focused)).to_have_attribute("aria-pressed", "true")


@GAMES
def test_escape_closes_the_topmost_thing_alone(desk: Desk, server: Server, sit: Sit) -> None:
    desk, _, _ = sit(desk, server)
    desk.press("n", "Enter")
    chosen = desk.page.locator("[data-testid^='unit-'][aria-pressed='true']").first
    expect(chosen).to_be_attached()
    for opener, layer in (("settings", "settings-menu"), ("open-rules", "rule-drawer")):
        desk.click(opener)
        expect(desk.see(layer)).to_be_visible()
        desk.press("Escape")
        expect(desk.see(layer)).to_have_count(0)
        expect(chosen).to_be_attached()
    desk.press("?")
    desk.see("help").locator("dl").click()
    desk.press("Escape")
    expect(desk.see("help")).to_have_count(0)
    expect(chosen).to_be_attached()


@GAMES
def test_an_arrow_does_not_push_the_board_under_the_rails(
    desk: Desk, server: Server, sit: Sit
) -> None:
    desk, _, _ = sit(desk, server)
    desk.press("0")
    stage = desk.page.locator("[data-testid='board'] .stage")
    before = middle(stage)
    desk.press("ArrowLeft", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowDown", "ArrowDown")
    assert middle(stage) == pytest.approx(before, abs=1)
    for _ in range(12):
        desk.press("Tab")
    assert desk.page.evaluate(SCROLLED) == 0


@ENDINGS
def test_the_log_ends_at_its_end(desk: Desk, server: Server, sit: Sit) -> None:
    desk.page.set_viewport_size({"width": 1280, "height": 600})
    desk, _, ending = sit(desk, server)
    lines = desk.see("log-line")
    for _ in range(3):
        if not desk.see(ending).count():
            break
        before = lines.count()
        desk.click(ending)
        asked = desk.see("end-card")
        expect(asked.or_(lines.nth(before)).first).to_be_attached()
        if asked.count():
            desk.click("end-yes")
        expect(lines.nth(before)).to_be_attached()
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    desk.page.set_viewport_size({"width": 1280, "height": 520})
    expect(lines.last).to_be_in_viewport(ratio=0.9)


@ENDINGS
def test_the_log_is_back_at_its_end_after_a_look_back(desk: Desk, server: Server, sit: Sit) -> None:
    desk.page.set_viewport_size({"width": 1280, "height": 600})
    desk, _, _ = sit(desk, server)
    lines = desk.see("log-line")
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    desk.click("replay-open")
    desk.see("replay-range").fill("0")
    expect(lines.last).to_have_class(re.compile("later"))
    desk.click("replay-live")
    expect(desk.see("replay-open")).to_be_visible()
    expect(lines.last).to_be_in_viewport(ratio=0.9)


def test_escape_closes_a_menu_and_leaves_the_fire_group(desk: Desk, server: Server) -> None:
    company = Company(desk, server, prepared("FirePhase"))
    state = state_of(company.match)
    first = next(c for c in state.choices() if isinstance(c, OpenFire) and c.weapon < 0)
    company.enter(company.unit(first.unit))
    company.enter(desk.on_offer("OpenFire").and_(desk.page.locator("[data-testid^='lit-']")).first)
    expect(desk.see("fire-panel")).to_be_visible()
    desk.click("settings")
    expect(desk.see("settings-menu")).to_be_visible()
    desk.press("Escape")
    expect(desk.see("settings-menu")).to_have_count(0)
    expect(desk.see("fire-panel")).to_be_visible()
    desk.press("Escape")
    expect(desk.see("fire-panel")).to_have_count(0)


FOCUS = "() => document.activeElement?.dataset.testid ?? ''"


@GAMES
def test_arrows_reach_the_hexes_that_can_be_chosen_and_say_what_they_bring(
    desk: Desk, server: Server, sit: Sit
) -> None:
    sit(desk, server)
    desk.press("n", "Enter")
    expect(desk.page.locator("[data-testid^='lit-']").first).to_be_visible()
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 2:
        desk.press(arrow)
        if str(desk.page.evaluate(FOCUS)).startswith("lit-"):
            break
    handle = str(desk.page.evaluate(FOCUS))
    focused = desk.see(handle)
    expect(focused).to_have_attribute("data-testid", re.compile("^lit-"))
    expect(focused).to_have_accessible_name(re.compile(r"\d"))
    # What is told of a hex under the pointer is told of this one too.
    shown = desk.see("tip" if sit is at_coh else "unit-sheet")
    expect(shown).to_contain_text(handle.removeprefix("lit-"))
