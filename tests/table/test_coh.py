"""Conflict of Heroes at a table: the real game over the real socket."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from hexfront.opponents import RandomOpponent
from hexfront.table import Settings, Shelf
from hexfront.table.shelf import standard_shelf
from tests.table.live import Page, Seats, Server, running, settings_in, two_hands

GERMAN, SOVIET = 0, 1
SCENARIOS = [scenario.id for scenario in standard_shelf().game("coh").scenarios()]


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_in(tmp_path_factory.mktemp("coh"))


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    """The real game with a quick computer player."""
    standard = standard_shelf()
    return Shelf(standard.games, standard.facts, lambda game, seat, seed: RandomOpponent(seed))


@pytest.fixture(scope="module")
def server(settings: Settings, shelf: Shelf) -> Iterator[Server]:
    with running(settings, shelf) as started:
        yield started


def table(server: Server, *players: str, scenario: str = "partisans", **more: Any) -> Seats:
    return server.new_table(*players, game="coh", scenario=scenario, **more)


def take_any(page: Page, random: Random) -> None:
    choice = random.choice(page.offered)
    page.take(choice["type"], **{name: choice[name] for name in choice if name != "type"})


def over(update: dict[str, Any]) -> bool:
    return bool(update["view"]["actor"] == -2)


def play_on(page: Page, random: Random, choices: int) -> None:
    page.my_move()
    for _ in range(choices):
        take_any(page, random)
        update = page.until(lambda update: bool(update["offers"]) or over(update))
        if over(update):
            return


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_facts_name_all_that_a_view_speaks_of(server: Server, scenario: str) -> None:
    facts = server.get(f"/api/scenarios/coh/{scenario}").json()
    with table(server, "me", "friend", scenario=scenario, open_hands=True).page() as page:
        view = page.my_move()["view"]
    hexes = {hex_facts["id"] for hex_facts in facts["board"]["hexes"]}
    units = {unit["id"]: unit["kind"] for unit in facts["units"]}
    for unit in view["units"]:
        assert units[unit["id"]] == unit["kind"]
        assert unit["kind"] in facts["kinds"]
        assert unit.get("hex", -1) in hexes | {-1}
    assert {str(card) for card in view["hand"]} <= set(facts["cards"])
    assert len(facts["sides"]) == 2


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_is_drawn(server: Server, scenario: str) -> None:
    drawn = ElementTree.fromstring(server.get(f"/api/boards/coh/{scenario}.svg").content)
    assert drawn.tag.endswith("svg")
    assert len(list(drawn.iter())) > 100


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_in_the_log_can_be_read(server: Server, lang: str) -> None:
    rules = server.get(f"/api/rules/coh/{lang}").json()
    with table(server, "me", "friend", open_hands=True).page() as page:
        play_on(page, Random(4), 60)
        cited = {
            line["entry"]["rule"]
            for text in page.heard
            for line in json.loads(text).get("log", [])
            if line["entry"]["rule"]
        }
    assert cited
    assert cited <= set(rules)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_against_the_computer(server: Server, scenario: str) -> None:
    with table(server, "computer", "me", scenario=scenario).page() as page:
        play_on(page, Random(2), 80)
        numbers = [
            line["number"] for text in page.heard for line in json.loads(text).get("log", [])
        ]
        assert page.update["seat"] == SOVIET
        assert numbers == list(range(len(numbers)))


def test_a_game_is_saved_loaded_and_taken_up_by_the_computer(server: Server) -> None:
    seats = table(server, "me", "friend", open_hands=True)
    with seats.page() as page:
        play_on(page, Random(3), 50)
    text = seats.save()
    answer = server.post("/api/tables/load?players=me&players=computer", content=text)
    loaded = Seats(server, answer.json()["table"], answer.json()["token"])
    assert loaded.save() == text
    with loaded.page() as page:
        play_on(page, Random(3), 5)
        assert page.update["seat"] == GERMAN
    assert loaded.save().startswith(text)


def test_a_restart_in_mid_game(tmp_path: Path, shelf: Shelf) -> None:
    settings = settings_in(tmp_path)
    with running(settings, shelf) as server:
        seats = table(server, "me", "computer", scenario="ambush")
        with seats.page() as page:
            play_on(page, Random(6), 40)
            before = page.update
    with running(settings, shelf) as server, seats.on(server).page() as page:
        after = page.next_update()
        for part in ("step", "view", "offers", "can_undo"):
            assert after[part] == before[part]
        play_on(page, Random(6), 5)


def test_undo_of_every_choice_leads_back_to_the_start(server: Server) -> None:
    with table(server, "me", "friend", open_hands=True).page() as page:
        start = page.my_move()
        play_on(page, Random(8), 25)
        while page.update["can_undo"]:
            page.undo()
            page.my_move()
        for part in ("seat", "step", "view", "offers"):
            assert page.update[part] == start[part]


def test_a_selection_is_not_seen_from_the_other_side(tmp_path: Path, shelf: Shelf) -> None:
    settings = settings_in(tmp_path)
    with running(settings, shelf) as server:
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


ABSURD = [-(2**62), -1, 0, 7, 99_999, 2**62]


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
def test_absurd_questions_get_a_reason(server: Server, kind: str, fields: tuple[str, ...]) -> None:
    with table(server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        for number in ABSURD:
            choice = {"type": kind, **dict.fromkeys(fields, number)}
            if choice in page.offered:
                continue
            page.say({"type": "WhyNot", "choice": choice})
            answer = page.next()
            assert answer["type"] == "Answer", (choice, answer)
            assert answer["refusal"]["message"].startswith("refuse-")
            page.take(kind, **dict.fromkeys(fields, number))
            assert page.next()["type"] == "Refused", choice


def test_looking_from_anywhere(server: Server) -> None:
    with table(server, "me", "friend", open_hands=True).page() as page:
        view = page.my_move()["view"]
        seen = next(unit for unit in view["units"] if unit["place"] == "board")
        page.say({"type": "Look", "unit": seen["id"]})
        answer = page.next()
        assert answer["type"] == "Seen"
        assert answer["hex"] == seen["hex"]
        assert answer["visible"]
        for number in ABSURD:
            for what in ("hex", "unit"):
                page.say({"type": "Look", what: number})
                assert page.next()["type"] in {"Seen", "Fault"}
                assert "server-fault" not in page.heard[-1]
