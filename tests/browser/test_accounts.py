"""One person on two devices, and what the page tells about accounts and records."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.desk import Desk
from tests.browser.test_access import faults
from tests.table.accounts.people import PASSWORD
from tests.table.accounts.people import Browser as Machine
from tests.table.live import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def second(browser: Browser) -> Iterator[Desk]:
    """The same person's phone."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="ru-RU")
    other = Desk(context.new_page())
    yield other
    context.close()
    assert other.faults == []


def fill(desk: Desk, **fields: str) -> None:
    for name, value in fields.items():
        desk.see(f"account-{name}").fill(value)


def test_a_game_goes_on_where_its_player_logs_in(desk: Desk, second: Desk, server: Server) -> None:
    page = desk.page
    page.goto(f"http://{server.address}/")
    desk.click("scenario-kamenka")
    desk.click("start-game")
    expect(desk.see("game-screen")).to_be_visible()
    table = page.url.rpartition("/")[2]

    # An account, made with the keyboard alone; it takes the game of this browser along.
    page.goto(f"http://{server.address}/#/")
    desk.see("open-account").press("Enter")
    desk.see("account-new").press("Enter")
    assert faults(page) == []
    fill(desk, name="Anna", password="short")
    desk.press("Enter")
    expect(desk.see("account-fault")).to_contain_text("8 to 200")
    fill(desk, password=PASSWORD)
    desk.press("Enter")
    expect(desk.see("account")).to_have_count(0)
    expect(desk.see("open-account")).to_have_text("Anna")
    expect(desk.see("open-account")).to_be_focused()

    # On the phone the same game is listed and played without the seat's token.
    phone = second.page
    phone.goto(f"http://{server.address}/")
    second.click("open-account")
    assert faults(phone) == []
    fill(second, name="anna", password="wrong wrong")
    second.click("account-submit")
    expect(second.see("account-fault")).to_contain_text("Нет учётной записи")
    fill(second, password=PASSWORD)
    second.click("account-submit")
    expect(second.see(f"continue-{table}")).to_contain_text("ваш ход")
    second.click(f"continue-{table}")
    expect(second.see("game-screen")).to_be_visible()
    phone.reload()
    expect(second.see("game-screen")).to_be_visible()

    # Whoever logs out everywhere is out of the game there, too.
    desk.click("open-account")
    assert faults(page) == []
    desk.click("log-out-everywhere")
    expect(second.see("connection-refused")).to_contain_text("Войдите")
    expect(desk.see("open-account")).to_have_text("Log in")
    expect(desk.see(f"continue-{table}")).to_have_count(0)


def test_an_account_is_changed_and_deleted_and_its_record_read(desk: Desk, server: Server) -> None:
    with Machine(server) as boris:
        boris.create("Boris")
        page = desk.page
        page.goto(f"http://{server.address}/")
        desk.click("open-account")
        desk.click("account-new")
        fill(desk, name="Vera", password=PASSWORD)
        desk.click("account-submit")
        expect(desk.see("open-account")).to_have_text("Vera")

        # A game against Boris, which he gives up.
        made = boris.new_table("me", "guest", game="coh", scenario="kamenka")
        (invitation,) = made["invites"]
        page.goto(f"http://{server.address}/#/join/{made['table']}/{invitation['code']}")
        desk.click("take-seat")
        expect(desk.see("guest-0")).to_contain_text("(Boris)")
        with boris.page(made["table"]) as line:
            line.say({"type": "Resign"})
            expect(desk.see("ended")).to_be_visible()

        page.goto(f"http://{server.address}/#/records")
        expect(desk.see("own-record")).to_contain_text("against Boris")
        expect(desk.see("own-record")).to_contain_text("after 1 game")
        expect(desk.see("played-balance")).to_contain_text("Soviet 1 win")
        assert faults(page) == []
        page.set_viewport_size({"width": 390, "height": 844})
        desk.click("language-ru")
        expect(desk.see("own-record")).to_contain_text("против: Boris")
        assert faults(page) == []
        desk.click("language-en")

        desk.click("open-account")
        desk.click("account-rename")
        desk.see("rename-name").fill("Boris")
        desk.click("rename-save")
        expect(desk.see("account-fault")).to_contain_text("has this name already")
        desk.see("rename-name").fill("Vera K.")
        desk.click("rename-save")
        expect(desk.see("open-account")).to_have_text("Vera K.")
        desk.click("account-address")
        desk.see("address").fill("vera@example.org")
        desk.see("address-mails").check()
        desk.click("address-save")
        expect(desk.see("address-state")).to_contain_text("not confirmed yet")
        expect(desk.see("address-again")).to_be_visible()
        expect(desk.see("account-fault")).to_have_count(0)
        desk.click("account-delete")
        expect(desk.see("account-delete-text")).to_contain_text("go on without your name")
        assert faults(page) == []
        desk.see("delete-password").fill(PASSWORD)
        desk.click("delete-sure")
        expect(desk.see("open-account")).to_have_text("Log in")
        (told,) = boris.get("/api/record").json()["latest"]
        assert told["others"] == [{"side": "soviet", "name": ""}]
