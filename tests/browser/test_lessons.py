"""Learning: the list of lessons, the teacher beside the board, what is said to a wrong choice."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooLateError
from playwright.sync_api import expect

from hexfront.games import rulebooks
from tests.browser.desk import Desk, box
from tests.browser.test_access import faults
from tests.table.live import Server

pytestmark = pytest.mark.browser


def at_school(desk: Desk, server: Server, game: str, lesson: str) -> Desk:
    desk.page.goto(f"http://{server.address}/")
    desk.click(f"game-{game}")
    expect(desk.see(f"game-{game}")).to_have_attribute("aria-selected", "true")
    desk.click("learn")
    desk.click(f"lesson-{lesson}")
    expect(desk.see("teacher")).to_be_visible()
    return desk


def test_a_lesson_is_played_by_clicks_and_remembered(desk: Desk, server: Server) -> None:
    pupil = at_school(desk, server, "coh", "move")
    expect(pupil.see("teacher-step")).to_have_attribute("data-step", "0")
    pupil.click("teacher-next")
    pupil.unit(0).click()
    expect(pupil.see("teacher-step")).to_have_attribute("data-step", "2")
    expect(pupil.see("pointers").locator("circle")).to_have_count(1)
    pupil.lit("C02").click()
    expect(pupil.see("teacher-answer")).to_contain_text("objective lies the other way")
    pupil.lit("D04").click()
    pupil.click("facing-2")
    expect(pupil.see("teacher-step")).to_have_attribute("data-step", "4")
    pupil.click("teacher-next")
    expect(pupil.see("teacher-says")).to_contain_text("A 4 beats the cost of 1")
    pupil.click("teacher-back")
    expect(pupil.see("teacher-step")).to_have_attribute("data-step", "4")
    pupil.click("teacher-next")
    pupil.click("teacher-all")
    expect(pupil.see("lesson-move")).to_have_attribute("data-done", "true")
    expect(pupil.see("continue-list")).to_have_count(0)


@pytest.mark.parametrize("game", ["coh", "aslsk", "s42"])
def test_first_and_last_lesson_can_be_shown_to_their_end(
    desk: Desk, server: Server, game: str
) -> None:
    taught = list(rulebooks()[game].lessons)
    for lesson in (taught[0], taught[-1]):  # tests/lessons plays every one
        pupil = at_school(desk, server, game, lesson)
        for _ in range(60):
            if pupil.see("teacher-following").is_visible():
                break
            # The last step may end, and the button go, between the look and the click.
            with suppress(TooLateError):
                pupil.see("teacher-next").click(timeout=3000)
        expect(pupil.see("teacher-following")).to_be_visible()
        expect(pupil.see("toast")).to_have_count(0)


def test_a_lesson_in_which_the_game_is_won_goes_on_to_the_next(phone: Desk, server: Server) -> None:
    pupil = at_school(phone, server, "aslsk", "close-combat")
    for _ in range(60):
        if pupil.see("teacher-following").is_visible():
            break
        with suppress(TooLateError):
            pupil.see("teacher-next").click(timeout=3000)
    expect(pupil.prompt).to_contain_text("Victory: Germans")
    expect(pupil.see("open-report")).to_have_count(0)
    pupil.click("teacher-following")
    expect(pupil.see("teacher-step")).to_have_attribute("data-step", "0")
    expect(pupil.see("game-over")).to_have_count(0)


def test_the_teacher_speaks_russian_on_a_phone(desk: Desk, server: Server) -> None:
    desk.page.set_viewport_size({"width": 390, "height": 844})
    desk.page.goto(f"http://{server.address}/")
    desk.click("language-ru")
    expect(desk.see("language-ru")).to_have_attribute("aria-pressed", "true")
    pupil = at_school(desk, server, "coh", "fire")
    expect(pupil.see("teacher-says")).to_have_text(re.compile("^MG 34: огневая мощь"))
    place = box(pupil.see("teacher"))
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= 390
    pupil = at_school(desk, server, "coh", "deck")
    expect(pupil.see("order-deck")).to_be_visible()
    expect(pupil.see("order-deck")).to_be_in_viewport(ratio=0.95)
    pupil.click("teacher-next")
    expect(pupil.see("sheet-grip")).to_have_attribute("data-sheet", "low")


def test_on_a_phone_the_teacher_leaves_in_view_what_he_points_at(
    phone: Desk, server: Server
) -> None:
    pupil = at_school(phone, server, "aslsk", "close-combat")
    for step in range(3):
        expect(pupil.see("teacher-step")).to_have_attribute("data-step", str(step))
        if step < 2:
            pupil.click("teacher-next")
    expect(pupil.see("brawl-panel")).to_be_in_viewport()
    pile = box(pupil.see("pointers").locator("circle"))
    teacher = box(pupil.see("teacher"))
    assert pile["y"] + pile["height"] <= teacher["y"] + 1
    assert pile["y"] + pile["height"] / 4 >= box(pupil.see("board"))["y"]
    assert pile["x"] >= 50
    assert faults(pupil.page) == []


def test_how_to_win_and_what_can_be_done_are_a_click_away(desk: Desk, server: Server) -> None:
    pupil = at_school(desk, server, "coh", "move")
    pupil.click("open-goal")
    expect(pupil.see("goal-now")).to_contain_text("If it ended now")
    pupil.press("Escape")
    expect(pupil.see("goal")).to_have_count(0)
    pupil.click("open-help")
    expect(pupil.see("help-now")).to_contain_text("One counter can be picked.")
