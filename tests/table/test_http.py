"""What the page asks over HTTP, and what it is told when it asks for the impossible."""

from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from litestar.testing import TestClient

from hexfront.play.rulebook import Rulebook
from hexfront.table import Settings, Shelf, create_app
from tests.table.duel import Duel, DuelFacts, DuelState
from tests.table.live import PATIENCE, SILENCE, Timid, bearer, duel_shelf, settings_in

NEW: dict[str, Any] = {"game": "duel", "scenario": "dawn", "players": ["me", "computer"]}
Client = TestClient[Any]


@pytest.fixture
def client(settings: Settings) -> Any:
    with TestClient(create_app(settings, duel_shelf())) as client:
        yield client


def refused(answer: Any, status: int, code: str) -> str:
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert set(told) == {"code", "detail"}
    assert told["code"] == code
    assert told["detail"]
    return str(told["detail"])


def test_the_list_of_games(client: Client) -> None:
    (game,) = client.get("/api/games").json()
    assert game["id"] == "duel"
    assert game["seats"] == ["red", "blue"]
    assert game["options"] == [
        {
            "id": "rounds",
            "default": 20,
            "rule": "DU-5",
            "values": [],
            "seats": 0,
            "special": False,
        }
    ]
    assert [scenario["id"] for scenario in game["scenarios"]] == ["dawn"]


def test_the_facts_of_a_scenario(client: Client) -> None:
    assert client.get("/api/scenarios/duel/dawn").json()["game"] == "duel"
    refused(client.get("/api/scenarios/chess/dawn"), 404, "unknown-game")
    detail = refused(client.get("/api/scenarios/duel/dusk"), 404, "unknown-scenario")
    assert "dawn" in detail


def test_a_scenario_that_somebody_looks_at_is_made_ready_once(settings: Settings) -> None:
    class Watched(Duel):
        def warm(self, state: DuelState) -> None:
            warmed.append(state)

    warmed: list[DuelState] = []
    shelf = Shelf({"duel": Watched()}, {"duel": DuelFacts()}, lambda *_: Timid())
    with TestClient(create_app(settings, shelf)) as client:
        for _ in range(2):
            client.get("/api/scenarios/duel/dawn")
        client.get("/api/scenarios/duel/dusk")
    assert len(warmed) == 1


@pytest.mark.parametrize("ahead", [True, False])
def test_boards_are_drawn_before_somebody_asks(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, ahead: bool
) -> None:
    drawn = Event()

    def board_svg(self: DuelFacts, scenario: str, lang: str = "en") -> str:
        drawn.set()
        return "<svg/>"

    monkeypatch.setattr(DuelFacts, "board_svg", board_svg)
    with TestClient(create_app(settings, duel_shelf(), ahead=ahead)) as client:
        client.get("/api/games")
        assert drawn.wait(PATIENCE if ahead else SILENCE) == ahead


def test_the_board_is_a_drawing(client: Client) -> None:
    answer = client.get("/api/boards/duel/dawn.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    refused(client.get("/api/boards/duel/dusk.svg"), 404, "unknown-scenario")


def test_the_board_names_its_places_in_the_language_asked_for(client: Client) -> None:
    assert "dawn in en" in client.get("/api/boards/duel/dawn.svg").text
    assert "dawn in ru" in client.get("/api/boards/duel/dawn.svg?lang=ru").text
    refused(client.get("/api/boards/duel/dawn.svg?lang=tlh"), 404, "unknown-language")


def test_the_rules_in_a_language(client: Client) -> None:
    rules = client.get("/api/rules/duel/ru").json()
    assert rules["DU-1"] == {"title": "Cards", "text": "Cards in ru", "chapter": "1"}
    refused(client.get("/api/rules/duel/tlh"), 404, "unknown-language")
    refused(client.get("/api/rules/chess/en"), 404, "unknown-game")


def test_the_words_of_a_language_are_one_catalogue(client: Client) -> None:
    text = client.get("/api/words/en.ftl").text
    assert "log-rests = Rests\n" in text
    assert "ui-play = Play\n" in text
    for odd in ("tlh.ftl", "en.txt", "..ftl", "%2e%2e.ftl"):
        refused(client.get(f"/api/words/{odd}"), 404, "unknown-language")


def test_a_game_brings_its_own_words(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en/duel.ftl").write_text("log-rests = Rests his arm\n", "utf-8")
    title = {"en": "Duel", "ru": "Дуэль"}
    book = Rulebook("duel", title=title, game="", facts="", words=tmp_path, page="duel")
    shelf = replace(duel_shelf(), books={"duel": book})
    with TestClient(create_app(settings, shelf)) as client:
        assert client.get("/api/words/duel/en.ftl").text == "log-rests = Rests his arm\n"
        assert client.get("/api/words/duel/ru.ftl").text == ""
        refused(client.get("/api/words/chess/en.ftl"), 404, "unknown-game")
        refused(client.get("/api/words/duel/tlh.ftl"), 404, "unknown-language")
        (game,) = client.get("/api/games").json()
        assert (game["title"], game["page"]) == (title, "duel")


def test_a_game_without_a_rulebook_is_called_by_its_id(client: Client) -> None:
    (game,) = client.get("/api/games").json()
    assert (game["title"], game["page"]) == ({"en": "duel"}, "")
    assert client.get("/api/words/duel/en.ftl").text == ""


def test_an_unknown_address(client: Client) -> None:
    refused(client.get("/api/nothing"), 404, "not-found")


BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize(
    ("language", "words"), [("ru,en;q=0.5", "В начало"), ("fr", "To the start")]
)
@pytest.mark.parametrize("built", [True, False])
def test_who_comes_to_a_wrong_address_is_led_back_and_a_program_is_told(
    tmp_path: Path, language: str, words: str, built: bool
) -> None:
    settings = settings_in(tmp_path)
    if built:
        (settings.page / "assets").mkdir(parents=True)
        (settings.page / "index.html").touch()
    with TestClient(create_app(settings, duel_shelf())) as client:
        for path in ("/nonsense", "/nonsense/more", "/assets/gone.js"):
            refused(client.get(path), 404, "not-found")
            refused(client.get(path, headers={"Accept": "*/*"}), 404, "not-found")
            asked = {"Accept": BROWSER, "Accept-Language": language}
            page = client.get(path, headers=asked)
            assert page.status_code == 404
            assert page.headers["content-type"].startswith("text/html")
            assert f'<html lang="{language[:2] if language[:2] == "ru" else "en"}">' in page.text
            first, second = page.text.split("</section>")[:2]
            assert f'<a href="/">{words}</a>' in first
            assert '<a href="/">' in second
        refused(client.get("/api/nothing", headers={"Accept": BROWSER}), 404, "not-found")


def test_a_server_without_a_page_says_so(client: Client) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert "not built" in answer.text


def test_the_page_and_its_assets(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    (settings.page / "assets").mkdir(parents=True)
    (settings.page / "index.html").write_text("<title>Hexfront</title>")
    (settings.page / "assets" / "main-1a2b.js").write_text("let x;")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(settings, duel_shelf())) as client:
        page = client.get("/")
        assert page.text == "<title>Hexfront</title>"
        assert page.headers["cache-control"] == "no-cache"
        script = client.get("/assets/main-1a2b.js")
        assert script.text == "let x;"
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert client.get("/assets/main-9999.js").status_code == 404
        assert client.get("/%2e%2e/secret.txt").status_code == 404
        refused(client.get("/api/tables/nowhere/save"), 404, "unknown-table")


def test_a_new_table(client: Client) -> None:
    answer = client.post("/api/tables", json=NEW)
    assert answer.status_code == 201
    assert set(answer.json()) == {"table", "token", "invites"}
    assert answer.json()["invites"] == []
    assert client.post("/api/tables", json=NEW).json() != answer.json()


@pytest.mark.parametrize(
    ("change", "status", "code", "told"),
    [
        ({"game": "chess"}, 404, "unknown-game", "duel"),
        ({"scenario": "dusk"}, 404, "unknown-scenario", "dawn"),
        ({"players": ["me"]}, 422, "bad-request", "2 seats"),
        ({"players": ["me", "martian"]}, 422, "bad-request", "$.players[1]"),
        ({"options": {"rounds": "many"}}, 422, "bad-request", "options.rounds: expected int"),
        ({"options": {"rounds": True}}, 422, "bad-request", "options.rounds: expected int"),
        ({"options": {"wind": 1}}, 422, "bad-request", "options.wind"),
        ({"seed": "dice"}, 422, "bad-request", "$.seed"),
        ({"seed": 2**128}, 422, "bad-request", "seed: "),
        ({"seed": -1}, 422, "bad-request", "seed: "),
        ({"seed": 10**64}, 422, "bad-request", "seed: "),
        ({"cheat": 1}, 422, "bad-request", "cheat"),
    ],
)
def test_a_table_that_cannot_be(
    client: Client, change: dict[str, Any], status: int, code: str, told: str
) -> None:
    assert told in refused(client.post("/api/tables", json={**NEW, **change}), status, code)


def test_a_new_table_out_of_nonsense(client: Client) -> None:
    for body in (b"", b"{", b"[]", b"\xff\xfe", b"[" * 60_000):
        refused(client.post("/api/tables", content=body), 422, "bad-request")
    refused(client.post("/api/tables", content=b" " * 70_000), 413, "too-large")


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00", "/" + "a" * 300, "/a" * 3000, "/index.html/deeper", "/%ff"]
)
def test_a_name_that_no_file_can_have(tmp_path: Path, path: str) -> None:
    settings = settings_in(tmp_path)
    (settings.page / "assets").mkdir(parents=True)
    (settings.page / "index.html").write_text("<title>Hexfront</title>")
    with TestClient(create_app(settings, duel_shelf())) as client:
        assert client.get(path).status_code == 404


def test_a_foreign_page_may_not_make_tables(client: Client) -> None:
    foreign = {"Origin": "http://evil.example"}
    refused(client.post("/api/tables", json=NEW, headers=foreign), 403, "wrong-origin")
    refused(client.post("/api/tables/load", headers=foreign), 403, "wrong-origin")
    own = {"Origin": str(client.base_url)}
    assert client.post("/api/tables", json=NEW, headers=own).status_code == 201


def test_an_origin_that_was_allowed(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, origins=frozenset({"http://localhost:5173"}))
    with TestClient(create_app(settings, duel_shelf())) as client:
        friendly = {"Origin": "http://localhost:5173"}
        assert client.post("/api/tables", json=NEW, headers=friendly).status_code == 201


def test_too_many_tables(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, table_limit=1)
    with TestClient(create_app(settings, duel_shelf())) as client:
        assert client.post("/api/tables", json=NEW).status_code == 201
        refused(client.post("/api/tables", json=NEW), 409, "too-many-tables")


def test_the_list_of_own_tables(client: Client) -> None:
    one, two = (client.post("/api/tables", json=NEW).json() for _ in range(2))
    client.post("/api/tables", json=NEW)
    tokens = bearer(one["token"], two["token"], "guess")
    listed = client.get("/api/tables", headers=tokens).json()
    assert {row["table"] for row in listed} == {one["table"], two["table"]}
    assert listed[0]["scenario"] == "dawn"
    assert listed[0]["round"] == 1
    assert listed[0]["over"] is False
    assert client.get("/api/tables").json() == []


def test_a_save_is_for_those_at_the_table(client: Client) -> None:
    table = client.post("/api/tables", json=NEW).json()
    address = f"/api/tables/{table['table']}/save"
    answer = client.get(address, headers=bearer(table["token"]))
    assert answer.text.startswith('{"format":"hexfront-save"')
    assert "attachment" in answer.headers["content-disposition"]
    refused(client.get(address), 403, "wrong-token")
    refused(client.get(address, headers=bearer("guess")), 403, "wrong-token")
    refused(client.get("/api/tables/nowhere/save"), 404, "unknown-table")


def saved(client: Client) -> str:
    table = client.post("/api/tables", json=NEW).json()
    address = f"/api/tables/{table['table']}/save"
    return str(client.get(address, headers=bearer(table["token"])).text)


def load(client: Client, body: str | bytes, query: str = "players=me&players=friend") -> Any:
    return client.post(f"/api/tables/load?{query}", content=body)


def test_a_save_can_be_loaded_and_saved_again(client: Client) -> None:
    text = saved(client)
    for query in ("players=me&players=friend", "players=me,friend&open_hands=true"):
        table = load(client, text, query).json()
        shown = bearer(table["token"])
        assert client.get(f"/api/tables/{table['table']}/save", headers=shown).text == text


def test_a_damaged_save_names_its_line(client: Client) -> None:
    lines = saved(client).splitlines(keepends=True)
    damaged = {
        "line 1": "",
        "line 1: not": "PK\x03\x04",
        "line 3": "".join([*lines[:2], lines[2][:-9]]),
        "line 2": lines[0] + lines[2] + lines[2],
        "digest": lines[0] + lines[1].replace('digest":"', 'digest":"0'),
        "unknown game": lines[0].replace("duel", "chess"),
    }
    for told, text in damaged.items():
        assert told in refused(load(client, text), 422, "bad-save")
    refused(load(client, b"\xff\xfe\x00"), 422, "bad-save")
    refused(load(client, b" " * (8 * 1024 * 1024 + 1)), 413, "too-large")


@pytest.mark.parametrize(
    "query", ["", "players=me", "players=me,martian", "players=me,friend&open_hands=maybe"]
)
def test_a_load_without_proper_players(client: Client, query: str) -> None:
    refused(load(client, saved(client), query), 422, "bad-request")
