"""Printed examples: opened from the rule reference, stepped through on the board to their end."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk
from tests.table.live import Server

pytestmark = pytest.mark.browser


def beside_its_rule(desk: Desk, server: Server, game: str, example: str) -> Desk:
    """The page with an example that was opened from the rule reference."""
    desk.page.goto(f"http://{server.address}/")
    desk.click(f"game-{game}")
    desk.click("open-rules")
    desk.see("rule-search").fill(example)
    desk.see(f"rule-{example}").get_by_test_id(f"show-{example.lower()}").click()
    expect(desk.see("example")).to_be_visible()
    return desk


@pytest.mark.parametrize(
    ("game", "example", "steps", "figures"),
    [
        ("coh", "COH-EX-6.8-1", 4, {0: ["Front defense", "needs 9"], 2: ["against 8"]}),
        ("aslsk", "ASL-EX-3.2.2-1", 4, {2: ["19 FP", "DRM \\+4"], 3: ["pinned"]}),
        ("s42", "S42-EX-9.1-3", 2, {1: ["Major river", "out of supply"]}),
    ],
)
def test_an_example_is_stepped_through_to_its_end_and_back(
    desk: Desk, server: Server, game: str, example: str, steps: int, figures: dict[int, list[str]]
) -> None:
    reader = beside_its_rule(desk, server, game, example)
    for step in range(steps):
        expect(reader.see("example-step")).to_have_attribute("data-step", str(step))
        for figure in figures.get(step, []):
            expect(reader.see("example")).to_contain_text(re.compile(figure, re.IGNORECASE))
        if step < steps - 1:
            reader.click("example-next")
    expect(reader.see("example-next")).to_have_count(0)
    expect(reader.see("game-over")).to_have_count(0)
    reader.click("example-back")
    expect(reader.see("example-step")).to_have_attribute("data-step", str(steps - 2))
    expect(reader.see("toast")).to_have_count(0)


def test_the_list_shows_them_by_chapter_and_parts_follow_each_other(
    desk: Desk, server: Server
) -> None:
    desk.page.goto(f"http://{server.address}/")
    desk.click("language-ru")
    desk.click("game-coh")
    desk.click("learn")
    desk.see("examples").get_by_text("6 Бой").click()
    desk.click("lesson-coh-ex-6.3-1")
    expect(desk.see("example-part")).to_have_text("Часть 1 из 2")
    for step in range(1, 4):
        desk.click("example-next")
        expect(desk.see("example-step")).to_have_attribute("data-step", str(step))
    desk.click("example-onward")
    expect(desk.see("example-part")).to_have_text("Часть 2 из 2")
    expect(desk.see("example-text")).to_contain_text(re.compile("[а-я]"))
