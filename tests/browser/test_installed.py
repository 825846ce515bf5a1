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
        assert page.evaluate(KEPT) >= 0
        page.reload()  # now what is loaded passes the keeper
        expect(desk.see("briefing")).to_be_visible()
        assert page.evaluate(KEPT) > 1
    page.reload()
    expect(page.get_by_text("the server does not answer")).to_be_visible()


def test_a_set_up_that_was_kept_is_laid_out_again(desk: Desk, server: Server) -> None:
    def new_game() -> Seats:
        return server.new_table("me", "friend", game="aslsk", scenario="crossroads")

    def left() -> int:
        found = re.search(r"\d+", desk.see("set-up-left").inner_text())
        assert found is not None
        return int(found[0])

    desk.sit_down(new_game(), game="aslsk", scenario="crossroads")
    before = left()
    expect(desk.see("set-up-keep")).to_be_disabled()
    expect(desk.see("set-up-use")).to_have_count(0)
    desk.on_offer("Place").first.focus()
    desk.press("Enter")
    expect(desk.see("set-up-left")).to_have_text(f"{before - 1} left")
    desk.click("set-up-keep")
    other = new_game()
    place = {"game": "aslsk", "scenario": "crossroads"}
    kept = [{"table": other.table, "token": other.token, **place}]
    desk.page.evaluate(REMEMBER, kept)
    desk.page.goto(f"http://{server.address}/#/table/{other.table}")
    expect(desk.see("set-up-left")).to_have_text(f"{before} left")
    desk.click("set-up-use")
    expect(desk.see("set-up-left")).to_have_text(f"{before - 1} left")
