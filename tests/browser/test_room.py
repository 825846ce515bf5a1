"""Room is shared well: what can be chosen is seen whole, nothing is empty, hidden or unnamed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

import hexfront.games
from tests.browser.company import RUSSIAN, Company, named, prepared, until
from tests.browser.desk import Desk, box
from tests.browser.test_phone import LANDSCAPE, PORTRAIT, inside, turn
from tests.table.live import Server

pytestmark = pytest.mark.browser

GAMES = Path(hexfront.games.__path__[0])
LOW = (1280, 720)
TABLET = (1024, 768)
IN_VIEW = """units => units.filter(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return document.elementFromPoint(x, y) === one;
  }).length"""
"""How many units a finger finds in their middle."""
LONGER = """(words, hints) => hints.filter(hint => {
    words.textContent = hint;
    return words.scrollHeight > words.clientHeight + 1;
  })"""
"""Those hints that are longer than the room for them."""


@pytest.mark.parametrize("size", [LOW, TABLET], ids=["desk", "tablet"])
@pytest.mark.parametrize("scenario", ["oaks", "solo-mostki"])
def test_what_can_be_chosen_is_seen_whole_beside_decks_and_cards(
    desk: Desk, server: Server, scenario: str, size: tuple[int, int]
) -> None:
    turn(desk, size)
    players = ("me", "computer") if scenario.startswith("solo") else ("me", "friend")
    seats = server.new_table(*players, game="coh", scenario=scenario)
    desk.sit_down(seats, scenario, language="ru", hints="on")
    expect(desk.on_offer("Pass").first).to_be_in_viewport(ratio=0.99)
    choices = box(desk.see("choices"))
    below = box(desk.see("hand"))
    assert choices["y"] + choices["height"] <= below["y"] + 1


@pytest.mark.parametrize("size", [LOW, TABLET, PORTRAIT], ids=["desk", "tablet", "phone"])
def test_every_hint_is_read_without_scrolling(
    desk: Desk, server: Server, size: tuple[int, int]
) -> None:
    turn(desk, size)
    seats = server.new_table("me", "friend", game="coh", scenario="kamenka", open_hands=True)
    desk.sit_down(seats, hints="on")
    told = "\n".join(file.read_text("utf-8") for file in GAMES.glob("*/words/*/goals.ftl"))
    hints = re.findall(r"^hint-[\w-]+ = (.+)$", told, re.MULTILINE)
    assert len(hints) > 80
    assert desk.see("phase-hint").locator("p").evaluate(LONGER, hints) == []


def test_nothing_empty_lies_below_the_tray_of_a_set_up(desk: Desk, server: Server) -> None:
    turn(desk, LOW)
    seats = server.new_table("me", "friend", game="aslsk", scenario="crossroads", open_hands=True)
    desk.sit_down(seats, "crossroads", game="aslsk", language="ru", hints="on")
    tray, log = box(desk.see("set-up-tray")), box(desk.see("log-panel"))
    assert 0 <= log["y"] - tray["y"] - tray["height"] <= 12
    desk.on_offer("Place").first.focus()
    desk.press("Enter")
    expect(desk.see("unit-sheet")).to_be_visible()
    sheet, panel = box(desk.see("unit-sheet")), box(desk.see("panel"))
    assert sheet["y"] + sheet["height"] <= panel["y"] + panel["height"]


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
def test_distant_foes_are_both_in_view_when_a_game_begins_on_a_phone(
    phone: Desk, server: Server, size: tuple[int, int]
) -> None:
    turn(phone, size)
    seats = server.new_table("me", "friend", game="coh", scenario="classic-tanks", open_hands=True)
    phone.sit_down(seats, "classic-tanks")
    counters = phone.see("board").locator("[data-testid^='unit-'][role='button']")
    expect(counters.first).to_be_attached()
    phone.settle()
    own = phone.see("board").locator("[data-testid^='unit-'][data-offer]")
    assert own.evaluate_all(IN_VIEW) > 0
    assert counters.evaluate_all(IN_VIEW) > own.evaluate_all(IN_VIEW)


def test_a_pile_of_commanders_is_called_by_whole_names(desk: Desk, server: Server) -> None:
    seats = server.new_table("me", *["friend"] * 3, game="coh", scenario="istra", open_hands=True)
    desk.sit_down(seats, "istra", language="ru")
    for size in (LOW, TABLET, PORTRAIT, LANDSCAPE):
        turn(desk, size)
        names = desk.see("top-bar").locator(".name:visible")
        expect(names).to_have_count(4)
        cut = names.evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length"
        )
        assert cut == 0, size


def test_a_phone_on_its_side_tells_the_scenarios_at_once(phone: Desk, server: Server) -> None:
    turn(phone, LANDSCAPE)
    phone.page.goto(f"http://{server.address}/")
    phone.click("language-ru")
    card = phone.see("scenario-partisans")
    expect(card.locator(".title")).to_be_in_viewport(ratio=0.95)
    expect(card.locator("img")).to_be_attached()


def test_on_a_phone_buttons_are_named_and_the_help_speaks_of_fingers(
    phone: Desk, server: Server
) -> None:
    seats = server.new_table("me", "friend", game="coh", scenario="kamenka", open_hands=True)
    phone.sit_down(seats, language="ru")
    phone.see("more").tap()
    named = "one => getComputedStyle(one, '::after').content"
    assert "Помощь" in str(phone.see("open-help").evaluate(named))
    assert "Сохранить" in str(phone.see("save").evaluate(named))
    phone.see("open-help").tap()
    inside(phone, phone.see("help-fingers").locator("li").last)
    expect(phone.see("help-keys").locator("dl")).to_be_hidden()


def test_on_a_phone_a_fault_is_told_in_a_few_lines(phone: Desk, server: Server) -> None:
    phone.page.goto(f"http://{server.address}/")
    file = FilePayload(name="game.jsonl", mimeType="text/plain", buffer=b"once upon a time\n")
    phone.see("load-file").set_input_files(file)
    told = phone.see("toast")
    expect(told).to_be_in_viewport(ratio=0.99)
    place = box(told)
    assert place["width"] > 300


def test_costs_and_chances_stand_below_their_headings_where_no_keys_are_shown(
    phone: Desk, server: Server
) -> None:
    seats = server.new_table("me", "friend", game="coh", scenario="kamenka", open_hands=True)
    phone.sit_down(seats, language="ru")
    phone.page.locator("[data-testid^='chip-']").first.tap()
    phone.see("choice-Stall").tap()
    table = phone.see("spend-choice")
    box(table)
    lefts = "all => all.map(one => one.getBoundingClientRect().x)"
    _, cost, chance = table.locator(".head span").evaluate_all(lefts)
    assert table.locator(".cost").evaluate_all(lefts) == pytest.approx([cost, cost], abs=2)
    assert min(table.locator(".bar").evaluate_all(lefts)) == pytest.approx(chance, abs=2)
    tall = table.locator(".cost").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert max(tall) < 24


CUT = """bar => [...bar.querySelectorAll("*")].filter(one => one.checkVisibility() &&
    one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1 &&
    getComputedStyle(one).display !== "inline"
  ).map(one => one.textContent)"""
"""What of a bar is wider than its room."""


def test_the_phase_is_told_whole_on_a_phone_while_the_other_side_acts(
    phone: Desk, server: Server
) -> None:
    match = until(
        prepared("FirePhase"), lambda moment: named("FirePhase")(moment) and moment.side == RUSSIAN
    )
    Company(phone, server, match, language="ru")
    expect(phone.see("actor")).to_contain_text("Русские")
    expect(phone.see("phase-bar")).to_contain_text("Оборонительный")
    bar = phone.see("phase-bar").locator("..")
    assert bar.evaluate(CUT) == []
    place, last = box(bar), box(phone.see("vp-track"))
    assert last["x"] + last["width"] <= place["x"] + place["width"]
    assert place["height"] < 60
