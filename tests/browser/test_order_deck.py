"""The order deck on the page: card, rows, candidates, target, step by step or all at once."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.desk import Desk, box
from tests.table.live import Server

pytestmark = pytest.mark.browser

SAVES = Path(__file__).parents[1] / "saves"


def hunted(desk: Desk, server: Server, language: str = "en", **more: object) -> Desk:
    """Scenario 1 from the partisans' seat; the player goes step by step and passes."""
    seats = server.new_table("computer", "me", game="coh", scenario="solo-search", **more)
    desk.sit_down(seats, "solo-search", language=language)
    desk.see("order-steps").check()
    desk.on_offer("Pass").first.click()
    return desk


def test_the_card_is_followed_step_by_step(desk: Desk, server: Server) -> None:
    hunted(desk, server)
    card = desk.see("order-card")
    expect(card).to_have_attribute("data-source", re.compile("seed|part|designed"))
    expect(desk.page.locator("[data-state='done']")).to_have_count(0)
    desk.click("order-next")
    expect(desk.page.locator("[data-state='done']")).to_have_count(1)
    expect(desk.see("order-verdicts")).to_contain_text("is taken, distance")
    expect(desk.see("order-aim")).to_be_attached()
    expect(desk.see("scenario-track")).to_have_attribute("data-space", "1")
    desk.click("order-rest")
    expect(desk.see("order-next")).to_have_count(0)
    expect(desk.prompt).to_contain_text("Your turn")


def test_the_card_in_russian(desk: Desk, server: Server) -> None:
    hunted(desk, server, "ru")
    expect(desk.see("order-deck")).to_contain_text("По шагам")
    desk.click("order-next")
    expect(desk.see("order-verdicts")).to_contain_text(re.compile("[а-яё]{4}"))


def test_the_deck_leaves_room_for_the_choices_on_a_low_screen(desk: Desk, server: Server) -> None:
    desk.page.set_viewport_size({"width": 1280, "height": 720})
    seats = server.new_table("computer", "me", game="coh", scenario="solo-search")
    desk.sit_down(seats, "solo-search", language="ru")
    choices, deck = box(desk.see("choices")), box(desk.see("order-deck"))
    assert choices["y"] + choices["height"] <= deck["y"] + 1
    log = box(desk.see("log-panel"))
    assert log["y"] + log["height"] <= 720
    coming = desk.see("scenario-track").locator("details").last
    expect(coming).not_to_have_attribute("open", "")
    coming.locator("summary").click()
    expect(coming).to_have_attribute("open", "")


def test_on_a_phone_the_choices_are_in_view_when_an_order_has_been_carried_out(
    phone: Desk, server: Server
) -> None:
    """While it is carried out the card is in view; then the player is asked again."""
    hunted(phone, server)
    phone.see("order-next").tap()
    expect(phone.page.locator("[data-state='done']")).to_be_in_viewport()
    phone.see("order-rest").tap()
    expect(phone.prompt).to_contain_text("Your turn")
    expect(phone.see("choice-Pass")).to_be_in_viewport(ratio=0.95)


def test_the_deck_is_given_a_side_at_the_start(desk: Desk, server: Server) -> None:
    desk.page.goto(f"http://{server.address}/")
    desk.click("scenario-kamenka")
    desk.see("options").locator("summary").click()
    expect(desk.see("option-campaign_wins")).to_have_count(0)
    desk.see("option-deck").select_option("german")
    expect(desk.see("procedure-0")).to_be_visible()
    expect(desk.see("seat-1-me")).to_have_attribute("aria-pressed", "true")
    desk.click("start-game")
    expect(desk.see("order-deck")).to_be_visible()
    expect(desk.see("scenario-track")).to_have_count(0)


def test_a_linked_scenario_asks_for_the_campaign_sheet(desk: Desk, server: Server) -> None:
    desk.page.goto(f"http://{server.address}/")
    desk.click("scenario-solo-night-ford")
    desk.see("options").locator("summary").click()
    expect(desk.see("option-deck")).to_have_count(0)
    desk.see("option-campaign_wins").select_option("1")
    desk.see("option-campaign_losses").select_option("2")
    desk.click("start-game")
    expect(desk.see("order-deck")).to_be_visible()
    expect(desk.see("scenario-track")).to_have_attribute("data-space", "1")


def test_a_campaign_goes_on_from_the_end_of_a_scenario(desk: Desk, server: Server) -> None:
    desk.page.goto(f"http://{server.address}/")
    desk.click("scenario-solo-pocket")
    desk.see("load-file").set_input_files(SAVES / "coh" / "solo-pocket.save")
    sheet = desk.see("campaign-sheet")
    expect(sheet).to_contain_text("after scenario 1 of 3: won")
    desk.click("campaign-next")
    expect(desk.see("scenario-track")).to_have_attribute("data-space", "1")
    expect(desk.see("game-screen")).to_contain_text("Out of the pocket 2: the ford")


def test_a_save_is_loaded_whatever_scenario_is_shown(desk: Desk, server: Server) -> None:
    """The side that the rules play has no seat, and the save says which."""
    desk.page.goto(f"http://{server.address}/")
    desk.click("game-s42")
    expect(desk.see("setup")).to_contain_text("Fall Blau")
    desk.see("load-file").set_input_files(SAVES / "coh" / "solo-pocket.save")
    expect(desk.see("campaign-sheet")).to_be_visible()
