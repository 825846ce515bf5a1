"""Stalingrad '42 at a table: the real game over the real socket."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.table.live import Seats, Server
from tests.table.real_games import (
    ABSURD,
    absurd_choices,
    asked_why_not,
    looked,
    parts_drawn,
    play_on,
    rules_cited,
)

AXIS, SOVIET = 0, 1


def table(server: Server, *players: str, **more: Any) -> Seats:
    return server.new_table(*players, game="s42", scenario="fall-blau", **more)


def test_the_facts_name_all_that_a_view_speaks_of(real_server: Server) -> None:
    facts = real_server.get("/api/scenarios/s42/fall-blau").json()
    with table(real_server, "me", "friend", open_hands=True).page() as page:
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


def test_the_map_is_drawn(real_server: Server) -> None:
    assert parts_drawn(real_server, "s42/fall-blau") > 1000


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_in_the_log_can_be_read(real_server: Server, lang: str) -> None:
    rules = real_server.get(f"/api/rules/s42/{lang}").json()
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        play_on(page, Random(4), 60)
        cited = rules_cited(page)
    assert cited
    assert cited <= set(rules)


def test_a_game_against_the_computer(real_server: Server) -> None:
    with table(real_server, "me", "computer").page() as page:
        page.my_move()
        for _ in range(3):  # Initial, Movement and Combat Phase
            page.take("EndPhase")
            update = page.until(lambda update: bool(update["offers"]))
            if update["view"]["side"] == SOVIET or update["view"]["turn"] > 1:
                break
        assert page.update["seat"] == AXIS


def test_looking_at_a_unit_tells_where_it_can_go(real_server: Server) -> None:
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        page.take("EndPhase")
        offers = page.until(lambda update: bool(update["offers"]))["offers"]
        mover = next(o["choice"]["unit"] for o in offers if o["choice"]["type"] == "Move")
        answer = looked(page, unit=mover)
        assert (answer["type"], answer["unit"]) == ("Seen", mover)
        for hex_, left, kind in answer["reach"]:
            assert hex_ >= 0
            assert left >= 0
            assert kind in ("normal", "tactical", "extended")


def test_looking_from_nowhere_is_a_bad_request(real_server: Server) -> None:
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        for number in ABSURD:
            for what in ("hex", "unit"):
                assert looked(page, **{what: number})["type"] in {"Seen", "Fault"}


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("Move", ("unit",)), ("March", ("to",)), ("Attack", ("hex",)), ("Fortify", ("hex",)),
        ("Arrive", ("unit", "place")), ("Step", ("place",)), ("SpendSupply", ("supply", "unit")),
        ("UseAir", ("air",)), ("MoveRailhead", ("index", "to")), ("MoveFlotilla", ("a", "b")),
    ],
)  # fmt: skip
def test_absurd_choices_are_refused_with_a_rule(
    real_server: Server, kind: str, fields: tuple[str, ...]
) -> None:
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        for choice in absurd_choices(kind, fields):
            refusal = asked_why_not(page, choice)
            assert refusal["message"].startswith("no-")
            assert refusal["rule"].startswith("S42-")


SAVED = Path(__file__).parents[1] / "saves" / "s42" / "caucasus.save"
STAND = {"Defend", "GiveGround"}
"""The answers to whether a Determined Defense is tried."""


def before_a_stand() -> list[str]:
    """The lines of a saved game up to the first question of that kind."""
    lines = SAVED.read_text("utf-8").splitlines(keepends=True)
    first = next(n for n, line in enumerate(lines) if any(f'"{kind}"' in line for kind in STAND))
    return lines[:first]


@pytest.mark.parametrize(("order", "answer"), [("retreat", "GiveGround"), ("stand", "Defend")])
def test_a_standing_order_answers_for_the_defender(
    real_server: Server, order: str, answer: str
) -> None:
    lines = before_a_stand()
    path = "/api/tables/load?players=me&players=friend&open_hands=true"
    made = real_server.post(path, content="".join(lines)).json()
    seats = Seats(real_server, made["table"], made["token"])
    with seats.page() as page:
        page.my_move()
        assert {choice["type"] for choice in page.offered} == STAND
        page.say({"type": "StandingOrder", "windows": "fits", "answers": {"defense": order}})
        page.next_update()
    taken = json.loads(seats.save().splitlines()[len(lines)])
    assert taken["choice"]["type"] == answer
