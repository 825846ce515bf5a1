"""What the browser keeps: the page itself, as a program of its own, and set-ups that were liked."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hexfront.table import Settings
from hexfront.table.shelf import standard_shelf
from tests.browser.desk import Desk
from tests.table.live import Seats, Server, running

pytestmark = pytest.mark.browser

MANIFEST = """async () => {
  const link = document.querySelector("link[rel=manifest]").href;
  const told = await (await fetch(link)).json();
  const icons = await Promise.all(told.icons.map(async ({ src }) => (await fetch(src)).ok));
  return { ...told, icons };
}"""
REMEMBER = "tables => localStorage.setItem('hexfront.tables', JSON.stringify(tables))"
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const kept = await caches.open("hexfront-page");
  return (await kept.keys()).length;
}"""


def test_the_page_is_installable_and_opens_while_the_server_is_away(
    desk: Desk, settings: Settings, tmp_path: Path
) -> None:
    page = desk.page
    folder = Path(shutil.copytree(settings.page, tmp_path / "page"))
    own = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", page=folder)
    with running(own, standard_shelf()) as server:
        page.goto(f"http://{server.address}/")
        expect(desk.see("briefing")).to_be_visible()
        told = page.evaluate(MANIFEST)
        assert told["name"] == "Hexfront"
        assert told["display"] in ("standalone", "fullscreen")
        assert told["start_url"]
        assert told["icons"]
        assert all(told["icons"])
        assert page.evaluate(KEPT) > 1
    page.reload()
    expect(page.get_by_text("the server does not answer")).to_be_visible()


def village(server: Server) -> Seats:
    return server.new_table("me", "friend", game="aslsk", scenario="crossroads")


def left(desk: Desk) -> int:
    found = re.search(r"\d+", desk.see("set-up-left").inner_text())
    assert found is not None
    return int(found[0])


def go_over(desk: Desk, seats: Seats) -> None:
    """To another table with the same browser."""
    place = {"game": "aslsk", "scenario": "crossroads"}
    desk.page.evaluate(REMEMBER, [{"table": seats.table, "token": seats.token, **place}])
    desk.page.goto(f"http://{seats.server.address}/#/table/{seats.table}")


def place_one(desk: Desk) -> None:
    before = left(desk)
    desk.on_offer("Place").first.focus()
    desk.press("Enter")
    expect(desk.see("set-up-left")).to_have_text(f"{before - 1} left")


def test_set_ups_are_kept_by_name_and_laid_out_again(desk: Desk, server: Server) -> None:
    desk.sit_down(village(server), game="aslsk", scenario="crossroads")
    before = left(desk)
    desk.click("set-ups")
    expect(desk.see("set-up-keep")).to_be_disabled()
    expect(desk.see("set-up-use")).to_have_count(0)
    place_one(desk)
    desk.click("set-up-keep")
    expect(desk.see("set-up-name")).to_have_value("Set-up 1")
    expect(desk.see("set-up-name")).to_be_focused()
    desk.page.keyboard.insert_text("One squad")
    desk.press("Enter")
    expect(desk.see("set-up-use")).to_have_text("One squad")
    place_one(desk)
    desk.click("set-up-keep")
    desk.press("Escape")
    expect(desk.see("set-up-name")).to_have_count(0)
    desk.click("set-up-keep")
    expect(desk.see("set-up-name")).to_have_value("Set-up 2")
    desk.click("set-up-keep-it")
    expect(desk.see("set-up-use")).to_have_text(["One squad", "Set-up 2"])
    go_over(desk, village(server))
    expect(desk.see("set-up-left")).to_have_text(f"{before} left")
    desk.click("set-ups")
    desk.see("set-up-use").get_by_text("Set-up 2").click()
    expect(desk.see("set-up-left")).to_have_text(f"{before - 2} left")
    desk.see("set-up-use").get_by_text("One squad").click()
    expect(desk.see("set-up-left")).to_have_text(f"{before - 1} left")
    desk.click("set-up-clear")
    expect(desk.see("set-up-left")).to_have_text(f"{before} left")
    expect(desk.see("set-up-clear")).to_be_disabled()
    expect(desk.see("toast")).to_have_count(0)


def test_a_set_up_is_deleted_when_that_is_confirmed(desk: Desk, server: Server) -> None:
    desk.sit_down(village(server), game="aslsk", scenario="crossroads")
    place_one(desk)
    desk.click("set-ups")
    for _ in range(2):
        desk.click("set-up-keep")
        desk.click("set-up-keep-it")
    desk.see("set-up-forget").first.click()
    expect(desk.see("set-up-forget-sure")).to_be_focused()
    expect(desk.see("set-up-use")).to_have_count(2)
    desk.press("Enter")
    expect(desk.see("set-up-use")).to_have_text("Set-up 2")


def test_a_set_up_that_no_longer_fits_is_laid_out_as_far_as_it_does(
    desk: Desk, server: Server
) -> None:
    """What was kept before set-ups had names is called the player's own."""
    first = village(server)
    desk.sit_down(first, game="aslsk", scenario="crossroads")
    before = left(desk)
    place_one(desk)
    desk.click("set-ups")
    desk.click("set-up-keep")
    desk.click("set-up-keep-it")
    desk.page.evaluate(
        """() => {
          const [[place, [setup]]] = Object.entries(JSON.parse(localStorage["hexfront.setups"]));
          const lost = { type: "Place", unit: 999, hex: 0 };
          const choices = [lost, ...setup.choices];
          localStorage["hexfront.setups"] = JSON.stringify({ [place]: choices });
        }"""
    )
    go_over(desk, village(server))
    expect(desk.see("set-up-left")).to_have_text(f"{before} left")
    desk.click("set-ups")
    expect(desk.see("set-up-use")).to_have_text("My set-up")
    desk.click("set-up-use")
    expect(desk.page.get_by_text("“My set-up” no longer fits in full")).to_be_visible()
    expect(desk.see("set-up-left")).to_have_text(f"{before - 1} left")
