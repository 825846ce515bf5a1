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
    expect(host.see("open-report")).to_have_count(0)  # the enemy drew cards and did nothing else
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
    expect(host.see("invite")).to_be_visible()
    host.press("Escape")
    expect(host.see("invite")).to_have_count(0)
    host.click("guest-1")
    expect(host.see("invite")).to_be_visible()


def test_both_are_told_the_same_pledge_for_the_dice(host: Desk, elsewhere: Desk) -> None:
    elsewhere.page.goto(host.see("invite-link-1").input_value())
    elsewhere.click("take-seat")
    expect(elsewhere.see("game-screen")).to_be_visible()
    for one in (host, elsewhere):
        one.click("dice-open")
        expect(one.see("dice-finding")).to_have_attribute("data-finding", "later")
        expect(one.see("fair-dice").locator("code")).to_have_count(3)
    assert host.see("fair-dice").inner_text().count("\n") > 0
    assert host.see("pledge").inner_text() == elsewhere.see("pledge").inner_text()
    host.press("Escape")
    expect(host.see("fair-dice")).to_have_count(0)


def test_players_talk_point_at_hexes_and_agree_on_a_draw(host: Desk, elsewhere: Desk) -> None:
    elsewhere.page.goto(host.see("invite-link-1").input_value())
    elsewhere.click("take-seat")
    expect(elsewhere.see("game-screen")).to_be_visible()
    host.click("talk-open")
    host.see("talk-text").fill("Hold B5 if you can!")
    host.press("Enter")
    expect(host.see("talk-lines")).to_contain_text("Hold B5 if you can!")
    elsewhere.click("talk-open")
    expect(elsewhere.see("talk-lines")).to_contain_text("Hold B5 if you can!")
    elsewhere.click("talk-award")  # on a phone the card lies over the panel, and all of it is read
    expect(elsewhere.see("talk-award-0")).to_be_in_viewport(ratio=1)
    elsewhere.see("talk-award-0").click(trial=True)
    expect(elsewhere.see("talk-hex")).to_have_count(0)  # B05 is a hex, B5 is none
    host.see("talk-text").fill("Then I08, and B5.")
    host.press("Enter")
    expect(elsewhere.see("talk-hex")).to_have_text("I08")
    expect(elsewhere.see("pulse-I08")).to_have_count(0)
    elsewhere.click("talk-hex")
    expect(elsewhere.see("pulse-I08")).to_be_visible()
    expect(host.see("pulse-I08")).to_have_count(0)
    host.click("talk-open")
    host.unit(1).click(modifiers=["Alt"])
    for one in (host, elsewhere):
        expect(one.page.locator("[data-testid^='pulse-']:not([data-testid$='I08'])")).to_have_count(
            1
        )
    host.click("talk-open")
    host.click("talk-draw")
    expect(elsewhere.see("proposed")).to_contain_text("предлагает ничью")
    elsewhere.click("decline")
    expect(elsewhere.see("proposed")).to_have_count(0)
    host.click("talk-draw")
    elsewhere.click("agree")
    for one in (host, elsewhere):
        expect(one.see("ended")).to_be_visible()
    expect(host.see("ended")).to_contain_text("agreed to a draw")
    expect(elsewhere.see("phase-hint")).to_contain_text("Игра окончена")


def test_the_lobby_changes_while_it_is_looked_at(server: Server, elsewhere: Desk) -> None:
    elsewhere.page.goto(f"http://{server.address}/")
    expect(elsewhere.see("briefing")).to_be_visible()
    asked = {"game": "coh", "scenario": "kamenka", "players": ["me", "guest"], "public": True}
    table = server.post("/api/tables", json=asked).json()["table"]
    expect(elsewhere.see(f"join-{table}")).to_have_count(0)
    elsewhere.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    joining = elsewhere.see(f"join-{table}")
    expect(joining).to_contain_text("Conflict of Heroes")
    expect(joining).to_contain_text("Сесть за стол: СССР")
    elsewhere.click("language-en")
    expect(joining).to_contain_text("Join: Soviet")


def test_anybody_may_join_a_public_game(desk: Desk, server: Server, elsewhere: Desk) -> None:
    desk.page.goto(f"http://{server.address}/")
    desk.click("scenario-kamenka")
    desk.click("seat-1-guest")
    desk.see("public").check()
    desk.click("start-game")
    expect(desk.see("game-screen")).to_be_visible()
    table = desk.page.url.rpartition("/")[2]
    elsewhere.page.goto(f"http://{server.address}/")
    elsewhere.click(f"join-{table}")
    expect(elsewhere.see("game-screen")).to_be_visible()
    expect(desk.see("guest-1")).to_have_text(re.compile(": here"))
