"""Two people play by the clock: one runs out of time, and the other claims the game."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hexfront.table import Settings
from hexfront.table.shelf import standard_shelf
from tests.browser.desk import Desk
from tests.browser.test_access import faults
from tests.table.live import Server, running
from tests.table.test_absence import Time

pytestmark = pytest.mark.browser


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def timed(settings: Settings, tmp_path: Path, time: Time) -> Iterator[Server]:
    """A server whose time the test sets."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with running(replace(settings, database=database, now=time), standard_shelf()) as server:
        yield server


NOTED = """
    window.noted = [];
    window.Notification = class {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(words) { window.noted.push(words); }
    };
    Object.defineProperty(Document.prototype, "hidden", { get: () => true });
"""


@pytest.fixture
def elsewhere(browser: Browser) -> Iterator[Desk]:
    """Another machine's browser, a phone whose page is in the background; it notes notices."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="ru-RU")
    context.add_init_script(NOTED)
    other = Desk(context.new_page())
    yield other
    context.close()
    assert other.faults == []


def ask_for_notices(elsewhere: Desk) -> None:
    elsewhere.click("notices-open")
    elsewhere.see("notices-browser").check()
    elsewhere.see("notices-webhook").fill("https://example.org/turn")
    elsewhere.click("notices-save")
    expect(elsewhere.see("notices-saved")).to_be_visible()
    assert faults(elsewhere.page) == []
    elsewhere.press("Escape")


def see_what_orders_tell(desk: Desk) -> None:
    """Between people every window is asked about; what else can be ordered may tell something."""
    desk.click("settings")
    expect(desk.see("windows")).to_have_value("ask")
    expect(desk.see("windows-tell")).to_contain_text("tells the other side nothing")
    desk.see("windows").select_option("fits")
    expect(desk.see("windows-tell")).to_contain_text("a pause tells the other side")
    desk.press("Escape")


def test_a_clock_runs_out_and_the_other_claims_the_game(
    desk: Desk, elsewhere: Desk, timed: Server, time: Time
) -> None:
    desk.page.goto(f"http://{timed.address}/")
    desk.click("scenario-kamenka")
    desk.click("seat-1-guest")
    desk.see("pace-kind").select_option("game")
    desk.see("pace-time").fill("10")
    desk.see("pace-unit").select_option("minutes")
    desk.see("public").check()
    desk.click("start-game")
    expect(desk.see("clock-0")).to_have_text("10:00")
    desk.press("Escape")

    elsewhere.page.goto(f"http://{timed.address}/")
    joining = elsewhere.see("open-list").get_by_role("button")
    expect(joining).to_contain_text("10 мин на партию")
    joining.click()
    expect(elsewhere.see("clock-1")).to_have_text("10:00")
    expect(elsewhere.see("clock-0")).to_have_text(re.compile(r"^9:5\d"))
    elsewhere.click("clock-1")
    expect(elsewhere.see("pace")).to_have_text("10 мин на партию")
    elsewhere.press("Escape")
    expect(elsewhere.see("time-card")).to_have_count(0)

    ask_for_notices(elsewhere)
    assert elsewhere.page.evaluate("() => window.noted") == []
    desk.click("choice-Pass")
    if desk.see("end-yes").count():
        desk.click("end-yes")
    expect(elsewhere.see("clock-1")).to_have_class(re.compile("runs"))
    expect(elsewhere.page.locator("link[rel='icon']")).to_have_attribute(
        "href", re.compile("circle")
    )
    assert len(elsewhere.page.evaluate("() => window.noted")) == 1

    see_what_orders_tell(desk)
    table = desk.page.url.rpartition("/")[2]

    time.now += 601
    elsewhere.page.goto(f"http://{timed.address}/")
    expect(elsewhere.see("time-left")).to_have_text("время вышло")
    elsewhere.click(f"continue-{table}")
    elsewhere.click("clock-1")
    expect(elsewhere.see("time-card")).to_contain_text("Ваше время вышло")
    desk.page.reload()
    expect(desk.see("late")).to_contain_text("the time is up")
    expect(desk.see("claim-counts")).to_contain_text("counts as lost")
    assert faults(desk.page) == []
    desk.click("claim-wait")
    expect(desk.see("time-card")).to_have_count(0)
    desk.click("clock-1")
    desk.click("claim-win")
    expect(desk.see("ended")).to_contain_text("has run out of time and lost")
    expect(elsewhere.see("ended")).to_contain_text("время вышло, партия проиграна")
