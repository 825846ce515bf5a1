"""A player's hands and eyes at the page: a small vocabulary for the browser tests."""

import json
import re

from playwright.sync_api import ConsoleMessage, FloatRect, Locator, Page, expect

from tests.table.live import Seats

BOARDS = "**/api/boards/**"
BARE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
"""A bare table: without a graphics card, painting the map takes most of a test's time."""
REMEMBER = """
for (const [key, value] of Object.entries(kept)) {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
}
"""
"""Run before each page: what the browser keeps from its first visit on stays as it is then."""

SLOW_MOTION = """
const wait = window.setTimeout;
window.setTimeout = (go, time = 0, ...more) => wait(go, time > 300 ? 30 * time : time, ...more);
"""
"""What is shown for a moment lasts long enough for a machine that stalls."""
STILL = """things => new Promise(done => {
  const look = () => things.map(one => Object.values(one.getBoundingClientRect().toJSON())).join();
  const wait = (before, since) => setTimeout(() => requestAnimationFrame(() => {
    const [now, time] = [look(), performance.now()];
    if (now === before && time - since > 300) done();
    else wait(now, now === before ? since : time);
  }), 50);
  wait(look(), performance.now());
})"""
"""These things have kept their places for longer than the camera takes to come to rest."""


def box(thing: Locator) -> FloatRect:
    """Where it lies once it has come to rest."""
    thing.first.wait_for(state="attached")
    thing.evaluate_all(STILL)
    found = thing.bounding_box()
    assert found is not None
    return found


HYPHENS = re.compile(r"(?<=[\dS)])-(?=[^\W_]|\()|(?<=[A-ZА-ЯЁ])-(?=\d)")


def unbroken(words: str) -> str:
    """As the page writes figures and names such as T-34, which stay in one line."""
    return HYPHENS.sub("-\u2060", words)


class Desk:
    """One tab of the browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.route(BOARDS, lambda route: route.fulfill(content_type="image/svg+xml", body=BARE))
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._overhear)

    def _overhear(self, message: ConsoleMessage) -> None:
        """What the browser would not load or run is a fault of the page."""
        if "Content Security Policy" in message.text:
            self.faults.append(message.text)

    def with_the_map(self) -> "Desk":
        """The board as it is drawn, for a test that looks at it."""
        self.page.unroute(BOARDS)
        return self

    def in_slow_motion(self) -> "Desk":
        """For a test that catches what is played while it is played."""
        self.page.add_init_script(SLOW_MOTION)
        return self

    def settle(self) -> None:
        """Wait until the page is laid out anew; then its boxes can be measured."""
        self.page.locator("[data-testid]").evaluate_all(STILL)

    def sit_down(
        self,
        seats: Seats,
        scenario: str = "kamenka",
        speed: str = "off",
        language: str = "en",
        game: str = "coh",
        hints: str = "off",
    ) -> "Desk":
        """Open the table as a browser that has been here before; nothing is animated."""
        kept = {
            "hexfront.tables": [
                {"table": seats.table, "token": seats.token, "game": game, "scenario": scenario}
            ],
            "hexfront.settings": {"speed": speed, "language": language, "hints": hints},
        }
        self.page.add_init_script(f"const kept = {json.dumps(kept)};{REMEMBER}")
        self.page.goto(f"http://{seats.server.address}/#/table/{seats.table}")
        expect(self.see("game-screen")).to_be_visible()
        expect(self.see("prompt")).not_to_have_text(re.compile("^(Loading|Загрузка|$)"))
        return self

    def see(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    def click(self, test_id: str) -> None:
        self.see(test_id).click()

    def unit(self, unit: int) -> Locator:
        return self.see(f"unit-{unit}")

    def counter(self, unit: int) -> Locator:
        """What is printed on a unit's counter and lies on it."""
        return self.see(f"counter-{unit}")

    def pick(self, unit: int) -> None:
        """Choose a unit among those the panel lists."""
        self.click(f"chip-{unit}")

    def on_offer(self, kind: str) -> Locator:
        """Everything lit for a kind of choice, on the board and in the panel."""
        return self.page.locator(f"[data-offer~='{kind}']")

    def lit(self, label: str) -> Locator:
        return self.see(f"lit-{label}")

    @property
    def prompt(self) -> Locator:
        return self.see("prompt")

    def log(self, words: str) -> Locator:
        return self.see("log-line").filter(has_text=words)

    def cap(self, side: int, points: int) -> None:
        expect(self.see(f"cap-{side}")).to_have_attribute("data-cap", str(points))

    def hidden_at(self, label: str) -> re.Pattern[str]:
        """How an own hidden unit in this hex is called."""
        return re.compile(rf", {label}\b.*\bhidden")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def position(self) -> dict[str, str]:
        """Every counter on the table with what is said of it, and the tracks."""
        counters = self.page.locator("[data-testid^='unit-'][role='button']")
        told = counters.evaluate_all(
            "all => all.map(one => [one.dataset.testid, one.getAttribute('aria-label')])"
        )
        tracks = {name: self.see(name).get_attribute("aria-label") for name in ("cap-0", "cap-1")}
        return {**dict(told), **{name: words or "" for name, words in tracks.items()}}
