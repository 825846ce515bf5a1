"""The ASL Starter Kit at a table: the real game over the real socket."""

from random import Random
from typing import Any

import pytest

from hexfront.table import Settings
from tests.table.live import Seats, Server, two_hands
from tests.table.real_games import (
    ABSURD,
    absurd_choices,
    asked_why_not,
    looked,
    parts_drawn,
    play_on,
    rules_cited,
    take_any,
)

VILLAGE = "crossroads"
TAKEN_BACK = ("PickUp", "Hide")
"""At set-up nothing is taken back, so that it comes to an end."""


def table(server: Server, *players: str, **more: Any) -> Seats:
    return server.new_table(*players, game="aslsk", scenario=VILLAGE, **more)


def test_the_facts_name_all_that_a_view_speaks_of(real_server: Server) -> None:
    facts = real_server.get(f"/api/scenarios/aslsk/{VILLAGE}").json()
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        play_on(page, Random(2), 60, *TAKEN_BACK)
        view = page.update["view"]
    hexes = {hex_["id"] for hex_ in facts["board"]["hexes"]}
    assert len(view["units"]) >= len(facts["units"])
    for unit in view["units"]:
        assert unit["kind"] in facts["counters"]
        assert unit.get("hex", -1) in hexes | {-1}
    assert len(view["weapons"]) == len(facts["support"])
    assert len(view["standings"]) == len(facts["card"]["conditions"])


def test_the_map_is_drawn(real_server: Server) -> None:
    assert parts_drawn(real_server, f"aslsk/{VILLAGE}") > 1000


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_in_the_log_can_be_read(real_server: Server, lang: str) -> None:
    rules = real_server.get(f"/api/rules/aslsk/{lang}").json()
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        play_on(page, Random(4), 120, *TAKEN_BACK)
        cited = rules_cited(page)
    assert len(cited) > 3
    assert cited <= set(rules)


def test_a_set_up_is_nobody_elses_business(real_server: Server, real_settings: Settings) -> None:
    """The other page hears nothing of it until it is done."""
    pair = two_hands(real_settings, table(real_server, "me", "friend"))
    with pair[0].page() as german, pair[1].page() as russian:
        german.next_update()
        russian.next_update()
        acting, waiting = (german, russian) if german.offered else (russian, german)
        random = Random(1)
        while "Done" not in {choice["type"] for choice in acting.offered}:
            take_any(acting, random, *TAKEN_BACK)
            acting.my_move()
        assert waiting.silent()
        acting.take("Done")
        view = waiting.my_move()["view"]
        shown = [unit for unit in view["units"] if unit["side"] == acting.update["seat"]]
        assert any(unit["place"] == "board" for unit in shown)


def test_looking_along_a_line_and_at_a_unit(real_server: Server) -> None:
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        play_on(page, Random(3), 60, *TAKEN_BACK)
        units = [unit for unit in page.update["view"]["units"] if unit["place"] == "board"]
        one, other = units[0], units[-1]
        thread = looked(page, hex=one["hex"], to=other["hex"])["thread"]
        assert (thread["a"], thread["b"]) == (one["hex"], other["hex"])
        assert thread["clear"] == (not thread["blocks"])
        assert looked(page, unit=one["id"])["hex"] == one["hex"]


def test_looking_from_nowhere_is_a_bad_request(real_server: Server) -> None:
    with table(real_server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        for number in ABSURD:
            for what in ({"hex": number}, {"unit": number}, {"hex": number, "to": number}):
                assert looked(page, **what)["type"] == "Fault"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("Place", ("unit", "hex")), ("Arm", ("weapon", "unit")), ("OpenFire", ("hex", "unit")),
        ("Take", ("unit",)), ("Step", ("hex",)), ("Rout", ("unit", "leader")),
        ("RoutStep", ("hex",)), ("Advance", ("unit", "hex")), ("Against", ("unit",)),
        ("Destroy", ("weapon",)), ("Accompany", ("leader", "unit")), ("Hide", ("hex",)),
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
            assert refusal["rule"].startswith("ASL-")
