"""The start screen: scenarios, players, languages, rules, and the way into a game."""

import re

import pytest
from playwright.sync_api import FilePayload, Route, expect

from hexfront.games import rulebooks
from tests.browser.desk import Desk, box, unbroken
from tests.browser.stories import coh
from tests.table.live import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def start(desk: Desk, server: Server) -> Desk:
    return at_the_start(desk, server)


def at_the_start(desk: Desk, server: Server) -> Desk:
    desk.page.goto(f"http://{server.address}/")
    expect(desk.see("briefing")).to_be_visible()
    return desk


def test_every_scenario_has_a_preview_and_a_note(desk: Desk, server: Server) -> None:
    start = at_the_start(desk.with_the_map(), server)
    for scenario in coh().scenarios():
        card = start.see(f"scenario-{scenario.id}")
        card.click()
        expect(card).to_be_checked()
        expect(card).to_contain_text(unbroken(scenario.title["en"]))
        drawn = "image => image.complete && image.naturalWidth > 100"
        start.page.wait_for_function(drawn, arg=card.locator("img").element_handle())
        expect(start.see("briefing")).to_contain_text(unbroken(scenario.note["en"]))
        expect(start.see("briefing")).to_contain_text(unbroken(scenario.designed["en"]))
        expect(start.see("setup").get_by_role("heading")).to_have_text(scenario.title["en"])
    start.click("about")
    expect(start.see("briefing").get_by_role("heading").first).to_be_in_viewport()
    expect(start.see("start-game")).to_be_in_viewport()


def test_large_words_fit_the_cards_the_rules_and_the_settings(desk: Desk, server: Server) -> None:
    desk.page.set_viewport_size({"width": 390, "height": 844})
    start = at_the_start(desk, server)
    start.click("language-ru")
    expect(start.page.locator("html")).to_have_attribute("lang", "ru")
    small = box(start.see("to-seats"))["height"]
    start.page.evaluate("document.documentElement.dataset.text = 'huge'")
    assert box(start.see("to-seats"))["height"] > 1.2 * small
    for width in (390, 768):
        start.page.set_viewport_size({"width": width, "height": 844})
        start.settle()
        over = "cards => cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)"
        cards = start.page.locator("[data-testid^='scenario-'], main")
        assert cards.evaluate_all(f"cards => ({over})(cards).length") == 0
    start.page.set_viewport_size({"width": 390, "height": 844})
    start.click("open-rules")
    assert box(start.see("rule-drawer"))["x"] >= 0
    start.press("Escape")
    start.click("start-game")
    start.page.get_by_role("button", name="Ещё").click()
    start.click("settings")
    menu = box(start.see("settings-menu"))
    assert menu["x"] >= 0
    assert menu["y"] >= 0
    assert menu["x"] + menu["width"] <= 390


def test_code_and_words_of_a_game_come_when_it_is_opened(desk: Desk, server: Server) -> None:
    asked: list[str] = []
    desk.page.on("request", lambda request: asked.append(request.url))
    start = at_the_start(desk, server)
    first, other = list(rulebooks())[:2]
    assert not [url for url in asked if "Screen" in url or f"/words/{other}/" in url]
    start.click(f"game-{other}")
    expect(start.see(f"game-{other}")).to_have_attribute("aria-selected", "true")
    assert [url for url in asked if f"/words/{other}/" in url]
    start.click(f"game-{first}")
    start.click("scenario-kamenka")
    start.click("start-game")
    expect(start.see("game-screen")).to_be_visible()
    opened = {url.rpartition("/")[2].partition("-")[0] for url in asked if "Screen" in url}
    assert "CohScreen" in opened
    assert opened <= {"AslskScreen", "CohScreen"}


def test_the_language_changes_at_once_and_is_kept(start: Desk) -> None:
    scenario = coh().scenarios()[0]
    expect(start.see("start-game")).to_have_text("Start the game")
    start.click("language-ru")
    expect(start.see("start-game")).to_have_text("Начать игру")
    expect(start.see("briefing")).to_contain_text(unbroken(scenario.note["ru"]))
    expect(start.page.locator("html")).to_have_attribute("lang", "ru")
    start.page.set_viewport_size({"width": 1024, "height": 768})
    assert box(start.see("game-coh"))["y"] == box(start.see("learn"))["y"]
    start.page.reload()
    expect(start.see("start-game")).to_have_text("Начать игру")
    start.click("language-en")
    expect(start.see("briefing")).to_contain_text(unbroken(scenario.note["en"]))


def test_a_game_against_the_computer_which_answers(start: Desk) -> None:
    start.click("scenario-kamenka")
    expect(start.see("seat-0-me")).to_have_attribute("aria-pressed", "true")
    expect(start.see("seat-1-computer")).to_have_attribute("aria-pressed", "true")
    start.click("start-game")
    expect(start.see("game-screen")).to_be_visible()
    expect(start.page).to_have_url(re.compile(r"#/table/"))
    start.click("settings")
    start.see("speed").select_option("off")
    start.press("Escape")
    start.click("choice-Pass")
    expect(start.log("German passes.")).to_have_count(1)
    # The computer's doings end with the player's next choice, whatever they are.
    done = start.page.locator("[data-testid='log-line']:has-text('German passes.') ~ li")
    expect(done.first).to_be_visible(timeout=20_000)
    expect(start.page.locator("[data-offer]").first).to_be_visible(timeout=20_000)


def test_a_running_game_is_listed_and_gone_on_with(start: Desk) -> None:
    expect(start.see("welcome")).to_contain_text("Learn")
    start.click("seat-1-friend")
    start.click("start-game")
    expect(start.see("game-screen")).to_be_visible()
    start.click("go-home")
    listed = start.see("continue-list").get_by_role("button").first
    expect(listed).to_contain_text("Round 1")
    expect(start.see("welcome")).to_have_count(0)
    listed.click()
    expect(start.see("game-screen")).to_be_visible()


def test_the_start_stays_in_view_whatever_is_agreed_on(start: Desk) -> None:
    start.page.set_viewport_size({"width": 1280, "height": 720})
    start.click("seat-1-guest")
    start.see("pace-kind").select_option("fischer")
    start.see("options").locator("summary").click()
    start.see("option-deck").scroll_into_view_if_needed()
    expect(start.see("option-deck")).to_be_in_viewport(ratio=1)
    expect(start.see("start-game")).to_be_in_viewport(ratio=1)


def test_one_seat_is_always_mine(start: Desk) -> None:
    start.click("seat-0-computer")
    expect(start.see("seat-1-me")).to_have_attribute("aria-pressed", "true")
    start.click("seat-0-me")
    expect(start.see("seat-1-friend")).to_have_attribute("aria-pressed", "true")
    expect(start.see("open-hands")).to_be_checked()


def test_the_rules_are_found_by_number_and_by_words(start: Desk) -> None:
    start.click("open-rules")
    start.see("rule-search").fill("COH-6.7.b")
    expect(start.see("rule-COH-6.7.b")).to_be_visible()
    start.see("rule-search").fill("spent check")
    found = start.see("rule-drawer").locator("article")
    expect(found.first).to_contain_text(re.compile("spent check", re.IGNORECASE))
    start.see("rule-search").fill("no such words anywhere")
    expect(found).to_have_count(0)
    start.press("Escape")
    expect(start.see("rule-drawer")).to_have_count(0)


@pytest.mark.parametrize(
    "content",
    [
        b"once upon a time\n",
        b"\xff\xfe\x00",
        b'{"format":"hexfront-save","version":1,"game":"chess","rules":1,"scenario":"x"}\n',
    ],
)
def test_a_file_that_is_no_save_is_refused_in_plain_words(start: Desk, content: bytes) -> None:
    file = FilePayload(name="game.jsonl", mimeType="text/plain", buffer=content)
    start.see("load-file").set_input_files(file)
    expect(start.see("toast")).to_have_text(re.compile("This file is not a saved game[^:]*"))
    expect(start.see("start-screen")).to_be_visible()


def test_what_the_server_cannot_do_is_told_in_the_players_language(start: Desk) -> None:
    start.click("language-ru")
    expect(start.page.locator("html")).to_have_attribute("lang", "ru")
    tables = "**/api/tables*/**"
    large = '{"code": "too-large", "detail": "Request Entity Too Large"}'
    start.page.route(tables, lambda route: route.fulfill(status=413, body=large))
    file = FilePayload(name="game.jsonl", mimeType="text/plain", buffer=b"{}")
    start.see("load-file").set_input_files(file)
    expect(start.see("toast")).to_have_text(re.compile("^Этот файл не сохранённая игра"))
    start.see("toast").click()
    expect(start.see("toast")).to_have_count(0)
    start.page.unroute(tables)
    start.page.route("**/api/tables", lambda route: route.abort())
    start.click("start-game")
    expect(start.see("toast")).to_have_text("Сервер не отвечает.")


def test_a_table_at_which_this_browser_has_no_seat(desk: Desk, server: Server) -> None:
    desk.page.goto(f"http://{server.address}/#/table/nowhere")
    expect(desk.see("no-table")).to_contain_text("no seat")
    desk.see("no-table").get_by_role("button").click()
    expect(desk.see("start-screen")).to_be_visible()


def test_the_expert_plays_when_he_is_chosen(start: Desk, server: Server) -> None:
    start.click("scenario-kamenka")
    start.click("seat-1-expert")
    expect(start.see("seat-1-expert")).to_have_attribute("aria-pressed", "true")
    with start.page.expect_response("**/api/tables") as answered:
        start.click("start-game")
    expect(start.see("game-screen")).to_be_visible()
    sent = answered.value.request.post_data_json
    assert sent is not None
    assert sent["players"] == ["me", "expert"]
    start.click("settings")
    start.see("speed").select_option("off")
    start.press("Escape")
    start.click("choice-Pass")
    expect(start.log("German passes.")).to_have_count(1)
    # He takes his time, and then it is the player's turn again.
    expect(start.page.locator("[data-offer]").first).to_be_visible(timeout=60_000)


def test_one_player_takes_both_commanders_of_a_side(start: Desk) -> None:
    start.click("scenario-istra")
    for seat in (1, 2, 3):
        expect(start.see(f"seat-{seat}-computer")).to_be_visible()
    start.click("seat-2-me")
    start.click("seat-0-computer")
    start.see("options").locator("summary").click()
    start.see("option-handicap_seat").select_option("3")
    start.see("option-joined").check()
    for seat in (2, 3):
        expect(start.see(f"seat-{seat}-computer")).to_have_count(0)
    expect(start.see("setup").get_by_role("group").first).to_have_accessible_name("German")
    # Somebody still sits here, and nobody who is gone has a handicap.
    expect(start.see("seat-0-me")).to_have_attribute("aria-pressed", "true")
    start.click("seat-1-friend")
    start.click("start-game")
    expect(start.see("game-screen")).to_be_visible()
    start.cap(0, 10)
    start.cap(1, 8)
    expect(start.see("cap-2")).to_have_count(0)
    expect(start.see("cap-0")).to_contain_text("German")
    expect(start.see("choice-Yield")).to_have_count(0)


def test_a_list_of_games_that_comes_late_does_not_take_the_words_of_an_open_game(
    desk: Desk, server: Server
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    seats = server.new_table("me", "friend", game="s42", scenario="fall-blau", open_hands=True)
    kept = {"table": seats.table, "token": seats.token, "game": "s42", "scenario": "fall-blau"}
    desk.page.route("**/api/games", hold)
    desk.page.goto(f"http://{server.address}/")
    expect(desk.see("start-screen")).to_be_visible()
    desk.page.evaluate(
        "kept => localStorage.setItem('hexfront.tables', JSON.stringify(kept))", [kept]
    )
    desk.page.evaluate("table => { location.hash = `#/table/${table}` }", seats.table)
    expect(desk.see("start-screen")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(desk.see("choice-EndPhase")).to_contain_text("End the phase")
    desk.page.wait_for_timeout(500)
    expect(desk.see("choice-EndPhase")).to_contain_text("End the phase")
