"""Stalingrad '42 at a table: the real game over the real socket."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from hexfront.opponents import RandomOpponent
from hexfront.table import Settings, Shelf
from hexfront.table.shelf import standard_shelf
from tests.table.live import Page, Seats, Server, running, settings_in

AXIS, SOVIET = 0, 1
ABSURD = (-(2**62), -11, -1, 10**6, 2**62)


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_in(tmp_path_factory.mktemp("s42"))


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[Server]:
    standard = standard_shelf()
    shelf = Shelf(standard.games, standard.facts, lambda game, seat, seed: RandomOpponent(seed))
    with running(settings, shelf) as started:
        yield started


def table(server: Server, *players: str, **more: Any) -> Seats:
    return server.new_table(*players, game="s42", scenario="fall-blau", **more)


def take_any(page: Page, random: Random) -> None:
    choice = random.choice(page.offered)
    page.take(choice["type"], **{name: choice[name] for name in choice if name != "type"})


def play_on(page: Page, random: Random, choices: int) -> None:
    page.my_move()
    for _ in range(choices):
        take_any(page, random)
        page.until(lambda update: bool(update["offers"]))


def test_the_facts_name_all_that_a_view_speaks_of(server: Server) -> None:
    facts = server.get("/api/scenarios/s42/fall-blau").json()
    with table(server, "me", "friend", open_hands=True).page() as page:
        view = page.my_move()["view"]
    hexes = {hex_["id"] for hex_ in facts["board"]["hexes"]}
    areas = {area["id"] for area in facts["board"]["areas"]}
    assert [unit["id"] for unit in view["units"]] == [unit["id"] for unit in facts["units"]]
    for unit in view["units"]:
        assert unit.get("hex", -1) in hexes | {-1}
        assert unit.get("area", "") in areas | {""}
    for overlay in view["overlays"]:
        assert set(overlay["zoc"]) <= hexes
        assert set(overlay["supplied"]) <= set(overlay["joined"]) <= hexes


def test_the_map_is_drawn(server: Server) -> None:
    drawn = ElementTree.fromstring(server.get("/api/boards/s42/fall-blau.svg").content)
    assert len(list(drawn.iter())) > 1000


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_in_the_log_can_be_read(server: Server, lang: str) -> None:
    rules = server.get(f"/api/rules/s42/{lang}").json()
    with table(server, "me", "friend", open_hands=True).page() as page:
        play_on(page, Random(4), 60)
        cited = {
            line["entry"]["rule"] for text in page.heard for line in json.loads(text).get("log", [])
        }
    assert cited
    assert cited <= set(rules)


def test_a_game_against_the_computer(server: Server) -> None:
    with table(server, "me", "computer").page() as page:
        page.my_move()
        for _ in range(3):  # Initial, Movement and Combat Phase
            page.take("EndPhase")
            update = page.until(lambda update: bool(update["offers"]))
            if update["view"]["side"] == SOVIET or update["view"]["turn"] > 1:
                break
        assert page.update["seat"] == AXIS


def test_looking_at_a_unit_tells_where_it_can_go(server: Server) -> None:
    with table(server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        page.take("EndPhase")
        offers = page.until(lambda update: bool(update["offers"]))["offers"]
        mover = next(o["choice"]["unit"] for o in offers if o["choice"]["type"] == "Move")
        page.say({"type": "Look", "unit": mover})
        answer = page.next()
        assert (answer["type"], answer["unit"]) == ("Seen", mover)
        for hex_, left, kind in answer["reach"]:
            assert hex_ >= 0
            assert left >= 0
            assert kind in ("normal", "tactical", "extended")


def test_looking_from_nowhere_is_a_bad_request(server: Server) -> None:
    with table(server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        for number in ABSURD:
            for what in ("hex", "unit"):
                page.say({"type": "Look", what: number})
                assert page.next()["type"] in {"Seen", "Fault"}
                assert "server-fault" not in page.heard[-1]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("Move", ("unit",)), ("March", ("to",)), ("Attack", ("hex",)), ("Fortify", ("hex",)),
        ("Arrive", ("unit", "place")), ("Step", ("place",)), ("SpendSupply", ("supply", "unit")),
        ("UseAir", ("air",)), ("MoveRailhead", ("index", "to")), ("MoveFlotilla", ("a", "b")),
    ],
)  # fmt: skip
def test_absurd_choices_are_refused_with_a_rule(
    server: Server, kind: str, fields: tuple[str, ...]
) -> None:
    with table(server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        for number in ABSURD:
            page.say({"type": "WhyNot", "choice": {"type": kind, **dict.fromkeys(fields, number)}})
            answer = page.next()
            assert answer["type"] == "Answer", answer
            assert answer["refusal"]["message"].startswith("no-")
            assert answer["refusal"]["rule"].startswith("S42-")
