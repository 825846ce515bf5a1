"""Barbed wire, road blocks, and what stops wheels (COH-17.4, COH-17.7 to COH-17.9)."""

from fractions import Fraction

import pytest

from tests.games.coh.works.helpers import works

FOE = "unit S1 soviet at H04 facing NW"
FACES = (1, 1, 2, 3, 3, 4, 5, 5, 6, 7)


@pytest.mark.rule("COH-17.8.a", "COH-17.7.b")
@pytest.mark.parametrize("owner", ["german", "soviet"])
@pytest.mark.parametrize("die", [1, 6])
def test_wire_adds_a_die_to_the_cost_of_foot_units(owner: str, die: int) -> None:
    p = works(f"work wire D03 {owner}", "unit G1 german at D04 facing N stressed", FOE)
    p.play("move G1 D03", die, "face G1 N")
    assert p.unit("G1").hex == "D03"
    assert p.waits_for == "ActionCost"
    assert p.preview("cap 0").spent[0].cost == 2 + die


@pytest.mark.rule("COH-17.8.a", "COH-CARD.13")
@pytest.mark.parametrize(("die", "luck", "added"), [(6, 2, 6), (5, 1, 2), (2, 1, 1)])
def test_luck_keeps_the_die_of_wire_within_its_faces(die: int, luck: int, added: int) -> None:
    p = works("work wire D03", "hand german 13", "unit G1 german at D04 facing N", FOE)
    p.play("move G1 D03", die, "card 13", luck, "face G1 N")
    assert p.preview("cap 0").spent[0].cost == 1 + added


@pytest.mark.rule("COH-17.8.a")
def test_the_preview_shows_the_die_and_weighs_all_its_faces() -> None:
    p = works("work wire D03", "cap german 3", "unit G1 german at D04 facing N", FOE)
    shown = p.preview("move G1 D03")
    assert shown.die
    assert p.cost("move G1 D03") == 1
    for cap in range(4):
        costs = [max(0, 1 + die - cap) for die in range(1, 7)]
        spent = sum(Fraction(sum(face <= cost for face in FACES), 10) for cost in costs if cost)
        assert p.becomes_spent("move G1 D03", cap) == spent / 6
    assert not p.preview("move G1 D05").die


@pytest.mark.rule("COH-17.8.a")
def test_a_spent_unit_that_cannot_pay_the_die_stays_put() -> None:
    lines = ("work wire D03", "unit G1 german at D04 facing N spent", FOE)
    p = works("cap german 4", *lines).play("move G1 D03", 3, "face G1 N")
    assert (p.unit("G1").hex, p.cap("german")) == ("D03", 0)
    p = works("cap german 4", *lines).play("move G1 D03", 4)
    assert (p.unit("G1").hex, p.cap("german")) == ("D04", 3)
    assert p.turn == "soviet"
    assert p.unit("G1").stressed


@pytest.mark.rule("COH-17.8.a", "COH-CARD.05")
@pytest.mark.parametrize("side", ["german", "soviet"])
@pytest.mark.parametrize(("die", "goes_on"), [(2, True), (3, False)])
def test_whom_the_wire_stopped_is_not_deployed_rapidly(side: str, die: int, goes_on: bool) -> None:
    p = works(
        "work wire D03", "deck 5", f"cap {side} 3", f"hand {side} 5", f"turn {side}",
        f"unit A1 {side} at D04 facing N spent", "unit G9 german at A07", "unit S9 soviet at H07",
    )  # fmt: skip
    p.play("move A1 D03", die, *(["face A1 N"] if goes_on else []))
    assert p.unit("A1").hex == ("D03" if goes_on else "D04")
    assert (p.waits_for == "ActionCost") is goes_on
    assert p.legal("card 5") is goes_on
    stops = p.told("log-obstacle-stops")
    assert [entry.args["roll"] for entry in stops] == ([] if goes_on else [die])
    assert p.cap(side) == (0 if goes_on else 2)


@pytest.mark.rule("COH-17.8.a", "COH-10.1.c", "COH-CARD.05")
@pytest.mark.parametrize("last", [False, True])
def test_a_member_that_the_wire_stopped_has_had_its_step_and_goes_no_further(last: bool) -> None:
    p = works(
        "work wire D03", "deck 5", "cap german 3", "hand german 5",
        "unit G1 german at D04 facing N spent",
        "unit G2 german at D04 facing N", FOE,
    )  # fmt: skip
    p.play("select G1", "gather G1 move", "join G2", "done")
    other = ("move G2 D05", "face G2 N")
    if last:
        p.play(*other)
    p.play("move G1 D03", 3)
    if not last:
        assert not p.legal("move G1 C04")
        p.play(*other)
    p.play("card 5")
    assert {name.split()[1] for name in p.choices()} == {"G2"}
    assert p.refusal("move G1 C04").message == "refuse-not-now"
    assert (p.unit("G1").hex, p.unit("G2").hex) == ("D04", "D05")


@pytest.mark.rule("COH-17.8.a", "COH-10.4.a")
def test_a_group_pays_the_highest_cost_after_one_die_for_each() -> None:
    p = works(
        "work wire D03", "unit G1 german at D04 facing N", "unit G2 german at D04 facing N",
        "unit G3 german at D04 facing N move=3", FOE,
    )  # fmt: skip
    p.play("select G1", "gather G1 move", "join G2", "join G3", "done")
    p.play("move G1 D03", 2, "face G1 N", "move G2 D03", 5, "face G2 N", "move G3 D05", "face G3 N")
    assert p.waits_for == "ActionCost"
    assert p.preview("cap 0").spent[0].cost == 6


@pytest.mark.rule("COH-17.8.a", "COH-10.4.a")
def test_the_die_of_the_last_member_counts_too() -> None:
    p = works(
        "work wire D03", "unit G1 german at D04 facing N", "unit G2 german at D04 facing N", FOE
    )
    p.play("select G1", "gather G1 move", "join G2", "done")
    p.play("move G1 D05", "face G1 N", "move G2 D03", 4, "face G2 N")
    assert p.waits_for == "ActionCost"
    assert p.preview("cap 0").spent[0].cost == 5


@pytest.mark.rule("COH-17.8.a", "COH-8.5.h")
def test_a_move_that_a_card_pays_for_needs_no_die() -> None:
    p = works("work wire D03", "hand german 2", "unit G1 german at D04 facing N", FOE)
    p.play("card 2", "select G1", "move G1 D03", "face G1 N")
    assert p.unit("G1").hex == "D03"


@pytest.mark.rule("COH-17.8.b", "COH-17.4.d", "COH-17.9.c", "COH-15.4.b")
@pytest.mark.parametrize(
    ("work", "rule"),
    [("wire", "COH-17.8.b"), ("trench", "COH-17.4.d"), ("road-block", "COH-17.9.c")],
)
@pytest.mark.parametrize("road", ["road D04 D03 D02", "terrain light-woods H01"])
def test_wheels_do_not_pass_by_road_either(work: str, rule: str, road: str) -> None:
    p = works(
        f"work {work} D03", road, "unit G1 german at D04 facing N mover=wheeled",
        "unit G2 german at D04 facing N", "entry german D03",
        "unit G3 german mover=wheeled waiting", FOE,
    )  # fmt: skip
    assert p.refusal("move G1 D03").rule == rule
    assert p.refusal("enter G3 D03").rule == rule
    assert p.legal("move G2 D03")
    p.play("select G1")
    assert "move G1 D03" not in p.choices()


@pytest.mark.rule("COH-17.8.b")
def test_hidden_wheels_do_not_pass_either() -> None:
    p = works(
        "work wire D03",
        "terrain light-woods D04",
        "unit G1 german at D04 hidden mover=wheeled",
        FOE,
    )
    assert p.refusal("stealth G1 D03").rule == "COH-17.8.b"
    assert p.legal("stealth G1 D05")


@pytest.mark.rule("COH-17.8.d")
def test_tracks_crush_the_wire_for_nothing() -> None:
    p = works("work wire D03", "unit G1 german at D04 facing N mover=tracked", FOE)
    p.play("move G1 D03")
    assert p.work("D03") == ""
    p.play("face G1 N")
    assert p.preview("cap 0").spent[0].cost == 1


@pytest.mark.rule("COH-17.8.d")
@pytest.mark.parametrize("hidden", [False, True])
def test_wire_that_a_hidden_vehicle_crushes_is_news_that_cannot_be_taken_back(hidden: bool) -> None:
    where = "D04 hidden" if hidden else "D04 facing N"
    p = works(
        "work wire D03", "terrain woods D04 D02 E03 E04 C02 C03",
        f"unit G1 german at {where} mover=tracked", FOE,
    )  # fmt: skip
    before = p.state.reveals
    p.play("stealth G1 D03" if hidden else "move G1 D03")
    assert (p.work("D03"), p.unit("G1").place) == ("", "hidden" if hidden else "board")
    assert p.state.reveals - before == hidden
    assert p.told("log-wire-crushed")


@pytest.mark.rule("COH-17.8.d")
@pytest.mark.parametrize("unit", ["", "mover=wheeled crewed role=gun"])
def test_nobody_else_does(unit: str) -> None:
    p = works("work wire D03", f"unit G1 german at D04 facing N {unit}", FOE)
    p.play("move G1 D03", *([1] if not unit else []), "face G1 N")
    assert p.work("D03") == "wire"


@pytest.mark.rule("COH-17.8.c", "COH-17.4.e", "COH-17.9.e", "COH-15.2.k", "COH-15.2.m")
@pytest.mark.parametrize("work", ["wire", "trench", "road-block"])
def test_no_bonus_move_leads_in_or_out(work: str) -> None:
    tank = "unit G1 german at {} facing N mover=tracked tracks=2"
    p = works("board 9x12", f"work {work} D05", tank.format("D07"), FOE)
    p.play("move G1 D06")
    assert p.refusal("move G1 D05").rule == "COH-15.2.k"
    assert p.legal("move G1 E06")
    p = works("board 9x12", f"work {work} D05", tank.format("D06"), FOE)
    p.play("move G1 D05", *([1] if work == "road-block" else []))
    assert not [name for name in p.choices() if name.startswith("move")]
    p = works("board 9x12", f"work {work} D05", tank.format("D05"), FOE)
    p.play("move G1 D04")
    assert p.legal("move G1 D03")


@pytest.mark.rule("COH-17.9.a", "COH-17.9.b")
def test_a_road_block_hinders_no_man_and_shelters_all() -> None:
    p = works("work road-block D03", "unit G1 german at D04 facing N", FOE)
    p.play("move G1 D03", "face G1 N")
    assert p.preview("cap 0").spent[0].cost == 1
    for side in ("german", "soviet"):
        p = works(
            f"work road-block D03 {side}", "unit S1 soviet at D03 facing N",
            "unit S2 soviet at D03 facing N mover=tracked", "unit G1 german at D06 facing N",
        )  # fmt: skip
        assert p.dr("attack G1 D03", "S1").value("tally-road-block") == 1
        assert p.dr("attack G1 D03", "S2").value("tally-road-block") == 1


@pytest.mark.rule("COH-17.9.d")
@pytest.mark.parametrize("road", ["road D04 D03 D02", "terrain light-woods H01"])
def test_a_road_block_costs_tracks_a_die_on_the_road_too(road: str) -> None:
    p = works("work road-block D03", road, "unit G1 german at D04 facing N mover=tracked", FOE)
    assert p.preview("move G1 D03").die
    p.play("move G1 D03", 4, "face G1 N")
    assert p.preview("cap 0").spent[0].cost == 5
    assert p.work("D03") == "road-block"


@pytest.mark.rule("COH-CARD.05", "COH-17.8.a", "COH-17.8.d")
@pytest.mark.parametrize(("unit", "left"), [("", "wire"), ("mover=tracked", "")])
def test_rapid_deployment_into_wire_costs_nothing_more(unit: str, left: str) -> None:
    p = works("work wire D03", "hand german 5", f"unit G1 german at D05 facing N {unit}", FOE)
    p.play("move G1 D04", "face G1 N", "card 5", "move G1 D03", "face G1 N")
    assert p.preview("cap 0").spent[0].cost == 1
    assert p.work("D03") == left


@pytest.mark.rule("COH-17.1.a", "COH-17.7.a")
@pytest.mark.parametrize("work", ["trench D03", "bunker D03 facing SE", "wire D03", "mines D03"])
def test_works_stay_where_and_as_they_are(work: str) -> None:
    p = works(f"work {work}", "unit G1 german at D03 facing N pioneers", FOE)
    before = p.state.works
    p.play("select G1")
    p.play(next(name for name in p.choices() if name.startswith("move")))
    while p.turn == "german":
        p.play(7) if p.actor == "chance" else p.settle()
    assert p.state.works == before


@pytest.mark.rule("COH-17.8.a", "COH-15.9.d")
def test_getting_off_into_wire_costs_a_die() -> None:
    lines = (
        "work wire D03",
        "unit G1 german at D04 facing N mover=tracked",
        "unit G2 german on=G1",
    )
    p = works(*lines, FOE)
    assert p.preview("unload G2 D03").die
    p.play("unload G2 D03", 4, "face G2 N")
    assert p.unit("G2").hex == "D03"
    assert p.preview("cap 0").spent[0].cost == 5
    p = works(*lines[:2], "unit G2 german on=G1 spent", "cap german 3", FOE)
    p.play("unload G2 D03", 3)
    assert p.unit("G2").on == "G1"
    assert p.turn == "soviet"


@pytest.mark.rule("COH-17.8.a", "COH-15.7.c")
def test_getting_on_in_the_midst_of_wire_costs_a_die_from_outside_only() -> None:
    lines = ("work wire D03", "unit G1 german at D03 facing N mover=tracked")
    p = works(*lines, "unit G2 german at D04 facing N", FOE)
    p.play("load G2 G1", 3)
    assert p.unit("G2").on == "G1"
    assert p.preview("cap 0").spent[0].cost == 4
    p = works(*lines, "unit G2 german at D03 facing N", FOE)
    assert not p.preview("load G2 G1").die
    p.play("load G2 G1")
    assert p.waits_for == "ActionCost"
