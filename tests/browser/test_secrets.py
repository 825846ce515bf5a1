"""Two players at one screen: what the one may know is nowhere on the other's page."""

import json

import pytest
from playwright.sync_api import expect

from hexfront.games.coh.choices import Pass, Shift
from tests.browser.desk import Desk
from tests.browser.stories import (
    GERMAN,
    SOVIET,
    Story,
    first_shot,
    label_of,
    quiet,
    story_where,
    table_with,
)
from tests.table.live import Server

pytestmark = pytest.mark.browser

KAMENKA, AMBUSH = "kamenka", "ambush"


def cards_on(desk: Desk) -> set[int]:
    """The cards of a hand that are anywhere in the document."""
    found = desk.page.locator("[data-testid^='card-']").evaluate_all(
        "all => all.map(card => card.dataset.testid)"
    )
    return {int(name.removeprefix("card-")) for name in found}


def hit_in_secret() -> tuple[Story, str]:
    """A Soviet unit has drawn a marker face down; the name of the marker."""
    shot = first_shot()
    story = story_where(
        KAMENKA,
        [*shot.opening, Shift(-2)],
        lambda told: quiet(told) and told.has("log-hit") and apart(told),
    )
    return story, story.seen_by(SOVIET).units[shot.target].hit


def apart(story: Story) -> bool:
    """No card is in both hands, so that each of them tells whose hand it is in."""
    return not set(story.seen_by(GERMAN).hand) & set(story.seen_by(SOVIET).hand)


def test_hands_and_hit_markers_do_not_change_hands(desk: Desk, server: Server) -> None:
    story, marker = hit_in_secret()
    facts = server.get(f"/api/scenarios/coh/{KAMENKA}").json()
    name = facts["markers"][marker]["name"]["en"]
    german, soviet = (set(story.seen_by(seat).hand) for seat in (GERMAN, SOVIET))
    shot = first_shot()

    desk.sit_down(table_with(server, story, "me", "friend", open_hands=False))
    expect(desk.see("spend-choice")).to_be_visible()
    assert cards_on(desk) == german
    told = desk.unit(shot.target).get_attribute("aria-label") or ""
    assert "marker face down" in told
    assert name not in desk.page.content()

    desk.click("spend-0")
    expect(desk.see("handover")).to_contain_text("Hand over to the Soviet player")
    assert cards_on(desk) == set()
    covered = desk.page.content()
    for number in german | soviet:
        assert facts["cards"][str(number)]["title"]["en"] not in covered
    assert name not in covered
    expect(desk.see("board")).to_have_count(0)
    expect(desk.see("log-line")).to_have_count(0)

    desk.page.reload()
    expect(desk.see("handover")).to_be_visible()
    assert cards_on(desk) == set()

    desk.click("sit")
    expect(desk.see("handover")).to_have_count(0)
    assert cards_on(desk) == soviet
    told = desk.unit(shot.target).get_attribute("aria-label") or ""
    assert name in told
    desk.click("choice-Pass")
    expect(desk.see("handover")).to_contain_text("Hand over to the German player")
    assert name not in desk.page.content()
    desk.click("sit")
    expect(desk.see("choice-Pass")).to_be_visible()
    assert cards_on(desk) == german
    assert name not in desk.page.content()


def test_a_cover_lets_no_key_through(desk: Desk, server: Server) -> None:
    story = story_where(KAMENKA, [Pass()], quiet)
    desk.sit_down(table_with(server, story, "me", "friend", open_hands=False))
    expect(desk.see("handover")).to_be_visible()
    desk.press("1", "2", "p", "l", "Escape", "p")
    expect(desk.see("handover")).to_be_visible()
    assert cards_on(desk) == set()
    assert desk.page.locator("[data-offer]").count() == 0


def test_hidden_units_are_seen_by_their_owner_only(desk: Desk, server: Server) -> None:
    story = story_where(AMBUSH, [], quiet)
    hidden = [
        unit
        for unit in story.seen_by(SOVIET).units
        if unit.side == SOVIET and unit.place == "hidden"
    ]
    assert hidden
    desk.sit_down(table_with(server, story, "me", "friend", open_hands=False), AMBUSH)
    expect(desk.see("choice-Pass")).to_be_visible()
    board = desk.see("board")
    for unit in hidden:
        expect(board.get_by_test_id(f"unit-{unit.id}")).to_have_count(0)
    told = " ".join(words for words in desk.position().values() if "Soviet" in words)
    for unit in hidden:
        assert label_of(AMBUSH, unit.hex) not in told

    desk.click("choice-Pass")
    desk.click("sit")
    for unit in hidden:
        handle = board.get_by_test_id(f"unit-{unit.id}")
        expect(handle).to_have_accessible_name(desk.hidden_at(label_of(AMBUSH, unit.hex)))


def test_against_the_computer_its_secrets_never_reach_the_page(desk: Desk, server: Server) -> None:
    story = story_where(AMBUSH, [], quiet)
    heard: list[str] = []
    desk.page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: heard.append(str(text))),
    )
    desk.sit_down(table_with(server, story, "me", "computer"), AMBUSH)
    expect(desk.see("choice-Pass")).to_be_visible()
    assert cards_on(desk) == set(story.seen_by(GERMAN).hand)
    expect(desk.see("hand")).to_contain_text("enemy 2 cards")
    hidden = {unit.hex for unit in story.seen_by(SOVIET).units if unit.place == "hidden"}
    views = [json.loads(text)["view"] for text in heard if '"type":"Update"' in text]
    assert views
    for view in views:
        assert tuple(view["hand"]) == story.seen_by(GERMAN).hand
        told = {unit.get("hex", -1) for unit in view["units"] if unit["side"] == SOVIET}
        assert told.isdisjoint(hidden)
