"""The frame around a game: keyboard, colours, languages, sizes, touch."""

import re

import pytest
from playwright.sync_api import Browser, expect

from hexfront.games.coh.choices import Select
from tests.browser.conftest import PATIENCE_MS
from tests.browser.desk import Desk, box
from tests.browser.stories import Story, first_shot, quiet, story_where, table_with
from tests.table.live import Seats, Server

pytestmark = pytest.mark.browser

KAMENKA = "kamenka"
SIZES = [((1280, 720), "ru"), ((1280, 720), "en"), ((1920, 1080), "en"), ((1024, 768), "ru")]
FILL = "one => getComputedStyle(one).fill"
FOCUSED = "document.activeElement?.closest('[data-offer]')?.dataset.offer ?? ''"


@pytest.fixture
def seats(server: Server) -> Seats:
    return table_with(server, start(), "me", "friend")


def start() -> Story:
    return story_where(KAMENKA, [], quiet)


def tab_to(desk: Desk, kind: str) -> None:
    """Tab until something of this kind has the focus."""
    for _ in range(80):
        if kind in desk.page.evaluate(FOCUSED).split():
            return
        desk.press("Tab")
    raise AssertionError(f"Tab never reaches {kind}")


def focused(desk: Desk, kind: str) -> None:
    """The next choice has the focus by itself."""
    desk.page.wait_for_function(f"kind => ({FOCUSED}).split(' ').includes(kind)", arg=kind)


def take_what_has_come(desk: Desk) -> None:
    """A second Enter right after the first one would press nothing; another key parts them."""
    desk.press("Shift", "Enter")


def test_a_whole_turn_with_the_keyboard_alone(desk: Desk, seats: Seats) -> None:
    desk.sit_down(seats)
    expect(desk.see("choice-Pass")).to_be_visible()
    tab_to(desk, "Select")
    desk.press("Enter")
    expect(desk.on_offer("Move").first).to_be_visible()
    desk.press("j")
    focused(desk, "Move")
    desk.press("Enter")
    focused(desk, "Face")
    take_what_has_come(desk)
    focused(desk, "SpendCap")
    desk.press("1")
    expect(desk.log("moves to")).to_have_count(1)
    expect(desk.log("Spent Check:")).to_have_count(1)
    expect(desk.see("cap-1")).to_contain_text("you")


def test_arrows_walk_over_what_is_on_offer(desk: Desk, seats: Seats) -> None:
    desk.sit_down(seats)
    expect(desk.see("choice-Pass")).to_be_visible()
    tab_to(desk, "Select")
    here = desk.page.evaluate("document.activeElement.getBoundingClientRect().x")
    desk.press("ArrowRight")
    there = desk.page.evaluate("document.activeElement.getBoundingClientRect().x")
    assert there > here
    assert desk.page.evaluate(FOCUSED)


def test_the_keys_are_listed(desk: Desk, seats: Seats) -> None:
    desk.sit_down(seats)
    desk.press("?")
    expect(desk.see("help")).to_contain_text("Ctrl+Z")
    desk.press("Escape")
    expect(desk.see("help")).to_have_count(0)


def test_escape_puts_a_unit_back(desk: Desk, seats: Seats) -> None:
    desk.sit_down(seats)
    desk.pick(first_shot().unit)
    expect(desk.see("step-back")).to_be_visible()
    desk.press("Escape")
    expect(desk.see("unit-chips")).to_be_visible()
    expect(desk.see("undo")).to_be_disabled()


def test_colours_for_colour_blind_players(desk: Desk, seats: Seats) -> None:
    desk.sit_down(seats)
    shot = first_shot()
    counters = [desk.counter(unit).locator(".base") for unit in (shot.unit, shot.target)]
    classic = [counter.evaluate(FILL) for counter in counters]
    desk.click("settings")
    desk.see("palette").select_option("safe")
    expect(desk.page.locator("html")).to_have_attribute("data-palette", "safe")
    for counter, before in zip(counters, classic, strict=True):
        expect(counter).not_to_have_css("fill", before)
    safe = [counter.evaluate(FILL) for counter in counters]
    assert safe[0] != safe[1]
    desk.page.reload()
    expect(desk.page.locator("html")).to_have_attribute("data-palette", "safe")


def test_the_language_changes_in_the_middle_of_a_game(desk: Desk, seats: Seats) -> None:
    desk.sit_down(seats)
    desk.pick(first_shot().unit)
    desk.unit(first_shot().target).click()
    expect(desk.log("attacks")).to_have_count(1)
    desk.click("settings")
    desk.click("language-ru")
    expect(desk.log("attacks")).to_have_count(0)
    expect(desk.see("shift-0")).to_contain_text(re.compile("[А-я]"))
    expect(desk.prompt).to_have_text(re.compile("[А-я]"))
    for spoken in desk.page.locator("[data-testid='log-line']").all_inner_texts():
        assert re.search("[А-я]", spoken), spoken
    # A message without words would show its own id.
    assert not re.search(r"\b(ui|log|tally|choice|refuse)-[a-z]+", desk.page.inner_text("body"))


OUTSIDE = """buttons => buttons.filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  }).map(one => one.outerHTML)"""


def fits(desk: Desk) -> None:
    """Nothing is wider or higher than the window, and every button lies inside it."""
    desk.page.wait_for_function(
        "() => document.documentElement.scrollWidth <= innerWidth"
        " && document.documentElement.scrollHeight <= innerHeight"
    )
    desk.settle()
    handles = ("top-bar", "choices", "hand")
    panels = desk.page.locator(", ".join(f"[data-testid='{handle}']" for handle in handles))
    buttons = panels.get_by_role("button")
    assert buttons.count() > 0
    assert buttons.evaluate_all(OUTSIDE) == []


@pytest.mark.parametrize(("size", "language"), SIZES)
def test_everything_fits_the_window(
    desk: Desk, seats: Seats, size: tuple[int, int], language: str
) -> None:
    desk.page.set_viewport_size({"width": size[0], "height": size[1]})
    desk.with_the_map().sit_down(seats, language=language)
    expect(desk.see("choice-Pass")).to_be_visible()
    fits(desk)
    desk.pick(first_shot().unit)
    expect(desk.see("step-back")).to_be_visible()
    fits(desk)
    desk.unit(first_shot().target).click()
    expect(desk.see("roll-choice")).to_be_visible()
    fits(desk)
    desk.click("go-home")
    expect(desk.see("briefing")).to_be_visible()
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    desk.page.wait_for_function(wide)
    place = box(desk.see("start-game"))
    assert place["x"] + place["width"] <= size[0]


def test_a_tablet_is_tapped(browser: Browser, server: Server) -> None:
    shot = first_shot()
    seats = table_with(server, start().tell([Select(shot.unit)]), "me", "friend")
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    desk = Desk(context.new_page())
    desk.page.set_default_timeout(PATIENCE_MS)
    desk.sit_down(seats)
    desk.unit(shot.target).tap()
    expect(desk.see("roll-choice")).to_be_visible()
    desk.see("shift-0").tap()
    expect(desk.see("spend-choice")).to_be_visible()
    assert desk.faults == []
    context.close()


def test_the_panel_makes_room_for_the_board(desk: Desk, seats: Seats) -> None:
    desk.sit_down(seats)
    expect(desk.see("side-panel")).to_be_visible()
    width = "document.querySelector('[data-testid=board]').clientWidth"
    before = desk.page.evaluate(width)
    desk.press("p")
    expect(desk.see("side-panel")).to_have_count(0)
    desk.page.wait_for_function(f"before => {width} > before", arg=before)
