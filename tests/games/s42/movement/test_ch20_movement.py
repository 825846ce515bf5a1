"""Chapter 20: special units on the move, and units that may not move yet."""

import pytest

from hexfront.games.s42.movement.allowance import hindered
from hexfront.games.s42.notation import Position
from tests.games.s42.movement.helpers_move import marches, movement, moving, points, why

OPEN = "map 1000-2208"
HQ = "soviet H 0-0-5 army-hq hq=tank at 1205"


def stuck(p: Position, unit: str) -> str:
    """The rule that keeps a unit from moving."""
    refused = hindered(p.state, p.unit(unit))
    assert refused is not None
    return refused.rule


# Army HQs


@pytest.mark.rule("S42-20.1.2.a")
def test_units_with_an_army_hq_are_units_of_its_hex() -> None:
    """They have a ZOC there and move along with it."""
    p = moving(OPEN, HQ, "soviet B 3-4-3 at 1205", unit="H", side="soviet")
    assert "1204" in p.zoc("soviet")
    p.play("take B; march 1305")
    assert set(p.at("1305")) == {"H", "B"}


@pytest.mark.rule("S42-20.1.3.a")
def test_an_army_hq_is_mechanized_and_its_stack_is_not() -> None:
    ground = ("road 1205-1204-1203", "terrain woods 1206")
    p = moving(OPEN, *ground, HQ, unit="H", side="soviet").play("march 1204")
    assert points(p) == 0.5
    p = moving(OPEN, *ground, HQ, "soviet B 3-4-5 at 1205", unit="H", side="soviet")
    p.play("take B; march 1204")
    assert points(p) == 1
    p = moving(OPEN, *ground, HQ, unit="H", side="soviet").play("march 1206")
    assert points(p) == 2


@pytest.mark.rule("S42-20.1.3.b", "S42-5.1.c")
def test_an_army_hq_picks_units_up_and_drops_them() -> None:
    units = ("soviet B 7-5-5 tank corps at 1305", "soviet C 7-5-5 tank corps at 1405")
    p = moving(OPEN, HQ, *units, unit="H", side="soviet")
    p.play("march 1305; take B; march 1405; drop-off B; take C; march 1505; halt")
    assert (p.where("H"), p.where("B"), p.where("C")) == ("1505", "1405", "1505")
    assert p.options("move") == set()


@pytest.mark.rule("S42-20.1.3.b", "S42-5.1.a")
def test_a_unit_picked_up_has_its_own_points_and_the_hq_its_own() -> None:
    units = ("soviet B 3-4-3 black-box at 1405",)
    p = moving(OPEN, HQ, *units, unit="H", side="soviet").play("march 1405; take B")
    assert "1705" in marches(p)  # 2 + 3 of the HQ's 5, all of B's 3
    assert "1805" not in marches(p)


@pytest.mark.rule("S42-20.1.3.b", "S42-5.1.d")
def test_units_that_have_moved_are_not_picked_up() -> None:
    p = movement(OPEN, HQ, "soviet B 7-5-5 tank at 1304", side="soviet")
    p.play("move B; march 1305; halt; move H; march 1305")
    assert p.options("take") == set()


# Mountain units


@pytest.mark.rule("S42-20.2.a", "S42-9.6.2.a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_only_mountain_units_cross_alpine_hexsides(side: str) -> None:
    ridge = "alpine 1205/1204"
    p = moving(OPEN, ridge, f"{side} A 5-5-4 mountain fresh at 1205", side=side)
    assert "1204" in marches(p)
    p = moving(OPEN, ridge, f"{side} A 5-5-4 jaeger fresh at 1205", side=side)
    assert why(p, "1204") == "S42-9.6.2.a"
    units = (f"{side} A 5-5-4 mountain fresh at 1205", f"{side} B 5-5-4 fresh at 1205")
    p = moving(OPEN, ridge, *units, side=side).play("take B")
    assert "1204" not in marches(p)


@pytest.mark.rule("S42-9.6.2.a")
def test_all_units_cross_alpine_hexsides_by_road() -> None:
    p = moving(OPEN, "alpine 1205/1204", "road 1205-1204", "axis A 8-8-6 tank fresh at 1205")
    assert "1204" in marches(p)


@pytest.mark.rule("S42-20.2.a", "S42-23.4.f", "S42-23.4.o")
@pytest.mark.parametrize("road", ["", "road 1205-1204"])
def test_nobody_crosses_alpine_hexsides_in_winter(road: str) -> None:
    p = moving(OPEN, "alpine 1205/1204", road, "turn 28", "axis A 5-5-4 mountain fresh at 1205")
    assert why(p, "1204") == "S42-2.2.3.a"


# Garrisons and the North Caucasus Front


@pytest.mark.rule("S42-20.4.a", "S42-20.4.b")
def test_a_garrison_waits_for_an_enemy_within_five_hexes() -> None:
    garrison = "soviet G 1-2-3 garrison locked at 1604"
    p = movement(OPEN, garrison, "soviet S 3-4-3 at 1605", "axis A 8-8-6 tank at 1002")
    p.play("move A; march 1004; halt")
    p.enter_phase("movement soviet")
    assert p.options("move") == {"S"}
    assert stuck(p, "G") == "S42-20.4.a"
    p.enter_phase("movement axis").play("move A; march 1104; march 1004; halt")
    p.enter_phase("movement soviet")  # A came within five hexes and went away again
    assert p.options("move") == {"G", "S"}


@pytest.mark.rule("S42-20.4.a")
def test_non_combat_units_do_not_free_a_garrison() -> None:
    garrison = "soviet G 1-2-3 garrison locked at 1604"
    p = movement(OPEN, garrison, "sp A axis at 1304").play("move A; march 1404; halt")
    assert stuck(p.enter_phase("movement soviet"), "G") == "S42-20.4.a"


@pytest.mark.rule("S42-20.6.a", "S42-20.6.d")
def test_the_units_of_the_north_caucasus_front_stay() -> None:
    """Only those that started there: others may come and go."""
    units = ("soviet C 2-2-5 cavalry locked at 1206", "soviet D 3-4-3 at 1205")
    p = movement(OPEN, "frozen north-caucasus C", *units, side="soviet")
    assert p.options("move") == {"D"}
    p.play("move D; march 1206; march 1205; halt")
    assert p.where("D") == "1205"


@pytest.mark.rule("S42-20.6.b", "S42-20.6.c")
def test_an_axis_unit_near_stalingrad_frees_the_north_caucasus_front() -> None:
    ground = (OPEN, "city 2004 major Stalingrad of Stalingrad", "frozen north-caucasus C D")
    units = ("soviet C 2-2-5 cavalry locked at 1206", "soviet D 2-2-5 cavalry locked at 1207")
    p = movement(*ground, *units, "axis A 8-8-6 tank at 1304").play("move A; march 1404")
    assert p.state.locked == p.mask("C D")
    p.choose("march 1504")
    assert p.state.locked == 0
    p.play("march 1404; halt").enter_phase("movement soviet")
    assert p.options("move") == {"C", "D"}


@pytest.mark.rule("S42-20.6.b", "S42-S1.2.i")
def test_an_axis_unit_over_the_lower_don_frees_the_front() -> None:
    """By the bridge at Rostov."""
    units = ("soviet C 2-2-5 cavalry locked at 3139", "axis A 8-8-6 tank at 3033")
    p = movement("map A", "frozen north-caucasus C", *units).play("move A; march 3134")
    assert p.state.locked == p.mask("C")
    p.choose("march 3135")
    assert p.state.locked == 0
    assert p.told("log-caucasus-released")[0].rule == "S42-20.6.b"


@pytest.mark.rule("S42-20.1.3.b", "S42-18.2.2.b", "S42-2.3.2.b")
@pytest.mark.parametrize(("to", "hexes"), [("1003", 2), ("1004", 3)])
def test_units_that_an_hq_picks_up_have_moved_since_then(to: str, hexes: int) -> None:
    p = moving("soviet H 0-0-5 army-hq at 1000", "soviet C 3-4-3 at 1001",
               "soviet G S-(1)-5 artillery at 1001", unit="H", side="soviet")  # fmt: skip
    p.play(f"march 1001; take C; take G; march {to}")
    if p.waits_for == "Moving":
        p.play("drop-off C; drop-off G; halt")
    assert "spent" not in p.states("C"), "by Extended Movement"
    assert (p.order("G") == "disrupted") is (hexes > 2)


@pytest.mark.rule("S42-20.1.3.b", "S42-21.4.b")
def test_an_hq_carries_a_unit_with_a_replacement_marker_one_hex_from_where_it_joins() -> None:
    units = (HQ, "soviet B 3-4-3 fresh at 1305")
    p = moving(OPEN, *units, unit="H", side="soviet").play("march 1305; take B")
    assert "1405" in marches(p)
    assert "1505" not in marches(p)
    p.choose("march 1405")
    assert p.options("march") == set()
    assert set(p.at("1405")) == {"H", "B"}
