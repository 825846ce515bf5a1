"""Two people in two browsers: one invites, the other takes the seat, and both play."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.desk import Desk
from tests.table.live import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def host(desk: Desk, server: Server) -> Desk:
    """A new game whose second seat is kept for somebody elsewhere."""
    desk.page.goto(f"http://{server.address}/")
    desk.click("scenario-kamenka")
    desk.click("seat-1-guest")
    expect(desk.see("open-hands")).to_have_count(0)
    desk.click("start-game")
    expect(desk.see("game-screen")).to_be_visible()
    return desk


@pytest.fixture
def elsewhere(browser: Browser) -> Iterator[Desk]:
    """Another machine's browser, a phone."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="ru-RU")
    other = Desk(context.new_page())
    yield other
    context.close()
    assert other.faults == []


def test_a_guest_takes_the_seat_and_each_sees_their_own_side(host: Desk, elsewhere: Desk) -> None:
    invite = host.see("invite")
    expect(invite).to_contain_text("Send this link")
    expect(invite.get_by_role("img")).to_be_visible()
    expect(host.see("invite-local")).to_contain_text("--host 0.0.0.0")
    expect(host.see("guest-1")).to_have_text(re.compile("Soviet.*: nobody yet"))
    link = host.see("invite-link-1").input_value()

    elsewhere.page.goto(link)
    expect(elsewhere.see("join-screen")).to_be_visible()
    elsewhere.click("take-seat")
    expect(elsewhere.see("game-screen")).to_be_visible()
    expect(host.see("guest-1")).to_have_text(re.compile("Soviet.*: here"))
    expect(invite).to_have_count(0)
    assert link.rpartition("/")[2] not in elsewhere.page.url
    expect(elsewhere.see("guest-0")).to_have_text(re.compile(": в сети"))

    elsewhere.page.reload()
    expect(elsewhere.see("game-screen")).to_be_visible()
    elsewhere.page.goto(link)
    expect(elsewhere.see("no-invite")).to_be_visible()
    expect(host.see("guest-1")).to_have_text(re.compile("Soviet.*: away"))


def test_the_card_is_put_aside_and_found_again(host: Desk) -> None:
    host.press("Escape")
    expect(host.see("invite")).to_have_count(0)
    host.click("guest-1")
    expect(host.see("invite")).to_be_visible()
