"""Conflict of Heroes at a table: the real game over the real socket."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hexfront.table.shelf import standard_shelf
from tests.table.live import Seats, Server, running, settings_in, two_hands
from tests.table.real_games import (
    ABSURD,
    absurd_choices,
    asked_why_not,
    full_shelf,
    log_lines,
    looked,
    parts_drawn,
    play_on,
    rules_cited,
)

GERMAN, SOVIET = 0, 1
INFOS = {info.id: info for info in standard_shelf().game("coh").scenarios()}
SEATS = {name: len(info.seats) for name, info in INFOS.items()}
SCENARIOS = list(SEATS)


def table(server: Server, *players: str, scenario: str = "partisans", **more: Any) -> Seats:
    return server.new_table(*players, game="coh", scenario=scenario, **more)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_facts_name_all_that_a_view_speaks_of(real_server: Server, scenario: str) -> None:
    facts = real_server.get(f"/api/scenarios/coh/{scenario}").json()
    players = ["me"] + ["friend"] * (SEATS[scenario] - 1)
    with table(real_server, *players, scenario=scenario, open_hands=True).page() as page:
        view = page.my_move()["view"]
    hexes = {hex_facts["id"] for hex_facts in facts["board"]["hexes"]}
    units = {unit["id"]: unit["kind"] for unit in facts["units"]}
    for unit in view["units"]:
        assert units[unit["id"]] == unit["kind"]
        assert unit["kind"] in facts["kinds"]
        assert unit.get("hex", -1) in hexes | {-1}
    assert {str(card) for card in view["hand"]} <= set(facts["cards"])
    assert len(facts["sides"]) == len(players)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_is_drawn(real_server: Server, scenario: str) -> None:
    assert parts_drawn(real_server, f"coh/{scenario}") > 100


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_in_the_log_can_be_read(real_server: Server, lang: str) -> None:
    rules = real_server.get(f"/api/rules/coh/{lang}").json()
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        play_on(page, Random(4), 60)
        cited = rules_cited(page) - {""}
    assert cited
    assert cited <= set(rules)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_against_the_computer(real_server: Server, scenario: str) -> None:
    own = GERMAN if SOVIET in INFOS[scenario].procedures else SOVIET
    players = ["me" if seat == own else "computer" for seat in range(SEATS[scenario])]
    with table(real_server, *players, scenario=scenario).page() as page:
        play_on(page, Random(2), 40)
        numbers = [line["number"] for line in log_lines(page)]
        assert page.update["seat"] == own
        assert numbers == list(range(len(numbers)))


@pytest.mark.parametrize(
    ("scenario", "players", "deck", "told"),
    [
        ("kamenka", ["me", "computer"], "german", "nobody sits there"),
        ("ambush", ["me", "computer"], "soviet", "units of this side are hidden"),
        ("kamenka", ["computer", "me"], "german", ""),
    ],
)
def test_the_order_deck_by_an_option(
    real_server: Server, scenario: str, players: list[str], deck: str, told: str
) -> None:
    body = {"game": "coh", "scenario": scenario, "players": players, "options": {"deck": deck}}
    answer = real_server.post("/api/tables", json=body)
    assert answer.status_code == (422 if told else 201), answer.text
    assert told in answer.text


def test_a_game_against_the_expert(real_server: Server) -> None:
    with table(real_server, "expert", "me", scenario="partisans").page() as page:
        play_on(page, Random(2), 10)
        assert page.update["players"] == ["expert", "me"]
        assert page.update["seat"] == SOVIET


def test_only_conflict_of_heroes_offers_an_expert(real_server: Server) -> None:
    games = real_server.get("/api/games").json()
    assert {game["id"] for game in games if game["has_expert"]} == {"coh"}


def test_a_game_is_saved_loaded_and_taken_up_by_the_computer(real_server: Server) -> None:
    seats = table(real_server, "me", "friend", open_hands=True)
    with seats.page() as page:
        play_on(page, Random(3), 50)
    text = seats.save()
    answer = real_server.post("/api/tables/load?players=me&players=computer", content=text)
    loaded = Seats(real_server, answer.json()["table"], answer.json()["token"])
    assert loaded.save() == text
    with loaded.page() as page:
        play_on(page, Random(3), 5)
        assert page.update["seat"] == GERMAN
    assert loaded.save().startswith(text)


def test_a_restart_in_mid_game(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with running(settings, full_shelf()) as server:
        seats = table(server, "me", "computer", scenario="ambush")
        with seats.page() as page:
            play_on(page, Random(6), 40)
            before = page.update
    with running(settings, full_shelf()) as server, seats.on(server).page() as page:
        after = page.next_update()
        for part in ("step", "view", "offers", "can_undo"):
            assert after[part] == before[part]
        play_on(page, Random(6), 5)


def test_undo_of_every_choice_leads_back_to_the_start(real_server: Server) -> None:
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        start = page.my_move()
        play_on(page, Random(8), 25)
        while page.update["can_undo"]:
            page.undo()
            page.my_move()
        for part in ("seat", "step", "view", "offers"):
            assert page.update[part] == start[part]


def test_a_selection_is_not_seen_from_the_other_side(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with running(settings, full_shelf()) as server:
        pair = two_hands(settings, table(server, "me", "friend", scenario="ambush"))
        with pair[0].page() as german, pair[1].page() as soviet:
            german.next_update()
            soviet.next_update()
            acting, waiting = (german, soviet) if german.offered else (soviet, german)
            select = next(choice for choice in acting.offered if choice["type"] == "Select")
            acting.take("Select", unit=select["unit"])
            acting.my_move()
            acting.undo()
            acting.my_move()
            assert waiting.silent()


NUMBERS = (*ABSURD, 0, 7)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("Pass", ()),
        ("Select", ("unit",)),
        ("Move", ("unit", "to")),
        ("Pivot", ("unit", "facing")),
        ("Face", ("unit", "facing")),
        ("Attack", ("unit", "to")),
        ("CloseCombat", ("unit", "target")),
        ("Recon", ("unit",)),
        ("Rally", ("unit",)),
        ("Stall", ("unit",)),
        ("Enter", ("unit", "to")),
        ("StealthMove", ("unit", "to")),
        ("Reveal", ("unit",)),
        ("Join", ("unit",)),
        ("Done", ()),
        ("Target", ("unit",)),
        ("Shift", ("by",)),
        ("SpendCap", ("cap",)),
        ("PlayCard", ("card",)),
        ("Reroll", ("die",)),
        ("Decline", ()),
    ],
)
def test_absurd_questions_get_a_reason(
    real_server: Server, kind: str, fields: tuple[str, ...]
) -> None:
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        for choice in absurd_choices(kind, fields, NUMBERS):
            if choice in page.offered:
                continue
            assert asked_why_not(page, choice)["message"].startswith("refuse-")
            page.take(kind, **{name: choice[name] for name in fields})
            assert page.next()["type"] == "Refused", choice


def test_looking_from_anywhere(real_server: Server) -> None:
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        view = page.my_move()["view"]
        seen = next(unit for unit in view["units"] if unit["place"] == "board")
        answer = looked(page, unit=seen["id"])
        assert answer["type"] == "Seen"
        assert answer["hex"] == seen["hex"]
        assert answer["visible"]
        for number in NUMBERS:
            for what in ("hex", "unit"):
                assert looked(page, **{what: number})["type"] in {"Seen", "Fault"}
