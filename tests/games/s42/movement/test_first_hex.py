"""The first hex of a map and its first Entry Area are places like any other for movement."""

import pytest

from hexfront.games.s42.moments.movement import no_flight
from hexfront.games.s42.movement.allowance import hindered
from hexfront.games.s42.movement.trains import no_arrival, no_rail
from hexfront.games.s42.notation import Position
from hexfront.play import Refusal
from tests.games.s42.movement.helpers_move import marches, movement, moving, why

A = "axis A 6-7-3 at 1000"
CAPE = "terrain sea 1101 1102 1002"
"""Only 1000 leads to 1001."""


def rule_of(refusal: Refusal | None) -> str:
    return refusal.rule if refusal is not None else ""


@pytest.mark.rule("S42-5.1.a", "S42-5.1.b", "S42-13.2.1.a")
def test_units_leave_it_together() -> None:
    p = moving(A, "axis B 6-7-3 at 1000 disrupted")
    assert p.options("take") == {"B"}
    assert "1002" in marches(p)
    assert rule_of(hindered(p.state, p.unit("B"))) == ""


@pytest.mark.rule("S42-5.1.a", "S42-22.3.1.e")
@pytest.mark.parametrize(("state", "rule"), [("", ""), ("disrupted", "S42-22.3.1.e")])
def test_units_leave_the_first_area_in_good_order(state: str, rule: str) -> None:
    p = movement("area X axis 1000", f"axis A 6-7-3 in X {state}", "axis E 6-7-3 eliminated=1")
    assert p.options("move") == (set() if rule else {"A"})
    assert rule_of(hindered(p.state, p.unit("A"))) == rule
    assert rule_of(hindered(p.state, p.unit("E"))) == "S42-5.1.a"


@pytest.mark.rule("S42-S2.4.1.b", "S42-S1.2.h")
@pytest.mark.parametrize(
    ("terms", "rule"), [("preliminary", "S42-S2.4.1.b"), ("exit-areas X", "S42-S1.2.h")]
)
def test_nobody_leaves_an_area_before_play_or_after_the_exit(terms: str, rule: str) -> None:
    p = movement("area X both 1000", terms, "axis A 6-7-3 in X")
    assert p.options("move") == set()
    assert rule_of(hindered(p.state, p.unit("A"))) == rule


@pytest.mark.rule("S42-22.3.1.a")
def test_units_leave_the_map_from_it() -> None:
    p = moving("area X axis 1000", A)
    assert p.options("enter-area") == {"X"}
    assert p.choose("enter-area X").where("A") == "X"


@pytest.mark.rule("S42-5.5.2.a")
def test_units_ford_a_major_river_that_they_start_beside() -> None:
    river = "river major 1000/1001"
    assert "1001" in marches(moving(river, CAPE, A))
    p = moving(river, CAPE, "axis A 6-7-3 at 1100").play("march 1000")
    assert why(p, "1001") == "S42-5.5.2.a"


@pytest.mark.rule("S42-2.2.3.a")
def test_a_hexside_that_cannot_be_crossed_is_named() -> None:
    assert why(moving("sea 1000/1001", CAPE, A), "1001") == "S42-2.2.3.a"


@pytest.mark.rule("S42-5.7.1.a")
def test_a_port_there_has_sea_lanes() -> None:
    ports = "town 1000 Yeysk port azov\ntown 1405 Temryuk port azov"
    assert moving(ports, "soviet A 3-4-3 at 1000", side="soviet").options("sail") == {"1405"}
    back = moving(ports, "soviet A 3-4-3 at 1405", side="soviet").play("sail 1000")
    assert (back.where("A"), back.order("A")) == ("1000", "disrupted")


# By rail.

LINE = "area X axis 1000\nrail edge-1000-1005\nrepaired all"


@pytest.mark.rule("S42-5.6.1.a", "S42-5.6.1.b", "S42-5.6.2.a")
def test_trains_leave_it_for_the_line_and_the_area() -> None:
    p = moving(LINE, A)
    assert p.options("entrain") == {"1001", "1002", "1003", "1004", "1005", "X"}
    p.choose("entrain 1004")
    assert (p.state.rail_total, p.state.rail_from_map) == (1, 1)
    full = movement(LINE, A)
    full.state.rail_from_map = 1
    assert rule_of(no_rail(full.state, full.unit("A"))) == "S42-5.6.2.a"


@pytest.mark.rule("S42-5.6.2.a")
def test_trains_out_of_an_area_are_no_trains_from_the_map() -> None:
    p = movement(LINE, "axis A 6-7-3 in X").play("move A; entrain 1000")
    assert (p.where("A"), p.state.rail_total, p.state.rail_from_map) == ("1000", 1, 0)


@pytest.mark.rule("S42-5.6.3.b")
def test_no_train_leaves_an_ezoc() -> None:
    p = moving(LINE, A, "soviet S 3-4-3 at 1101")
    assert p.options("entrain") == set()
    assert rule_of(no_rail(p.state, p.unit("A"))) == "S42-5.6.3.b"


@pytest.mark.rule("S42-5.6.3.d")
def test_one_combat_unit_arrives_there() -> None:
    p = moving(LINE, "axis A 6-7-3 at 1004", "axis B 6-7-3 at 1000 train")
    assert p.options("entrain") == {"1001", "1002", "1003", "1005", "X"}
    assert rule_of(no_arrival(p.state, p.unit("A"), p.hex("1000"))) == "S42-5.6.3.d"


@pytest.mark.rule("S42-18.6.8.a")
@pytest.mark.parametrize(("where", "goes"), [("at 1000", True), ("in X", False)])
def test_an_sp_that_is_on_the_map_needs_no_more_room_on_it(where: str, goes: bool) -> None:
    others = [f"sp P{n} axis at 1405" for n in range(4 + (not goes))]
    p = moving(LINE, *others, f"sp A axis {where}")
    assert bool(p.options("entrain")) is goes


@pytest.mark.rule("S42-5.6.2.a", "S42-5.7.1.b")
def test_journeys_are_for_one_unit() -> None:
    p = moving(LINE, A, "axis B 6-7-3 at 1000").play("take B")
    assert p.options("entrain") == set()
    assert p.refusal("entrain 1004").rule == "S42-5.6.2.a"
    port = "town 1000 Yeysk port azov\ntown 1405 Temryuk port azov"
    units = ("soviet A 3-4-3 at 1000", "soviet B 3-4-3 at 1000")
    ships = moving(port, *units, side="soviet").play("take B")
    assert ships.options("sail") == set()
    assert ships.refusal("sail 1405").rule == "S42-5.7.1.b"


# What moves bring about.


@pytest.mark.rule("S42-20.4.a")
def test_a_garrison_there_is_freed_five_hexes_off() -> None:
    text = ("map 1000-1610", "soviet G 3-4-3 garrison locked at 1000", "axis A 6-7-6 tank at 1007")
    p = moving(*text).play("march 1006")
    assert "locked" in p.states("G")
    assert "locked" not in p.play("march 1005").states("G")


@pytest.mark.rule("S42-4.4.b")
def test_the_limit_of_stacking_holds_there() -> None:
    units = [f"axis U{n} 6-7-3 at 1000" for n in range(4)]
    p = movement(*units).choose("end-phase")
    assert p.waits_for == "Overstacked"
    assert p.options("disband") == {"U0", "U1", "U2", "U3"}


@pytest.mark.rule("S42-13.1.3.c")
def test_units_take_to_flight_there() -> None:
    p = movement("area X axis 1000", A, "axis B 6-7-3 in X", "axis C 6-7-3 at 1000 fr")
    assert p.options("go-full-retreat") == {"A"}
    for name, message in (("A", None), ("B", "no-not-on-map"), ("C", "no-flight-already")):
        refused = no_flight(p.state, p.unit(name))
        assert (refused.message if refused is not None else None) == message


def used_up(p: Position) -> tuple[int, ...]:
    state = p.state
    return (state.moved, state.spent, state.fleeing, state.one_hex, state.besieged,
            state.rail_total, state.rail_from_map, state.rail_ferry, state.sailed,
            state.flotilla_moved)  # fmt: skip


@pytest.mark.rule("S42-5.6.2.a", "S42-5.7.1.b", "S42-5.5.3.d")
def test_a_movement_phase_begins_with_nothing_used_up() -> None:
    before = ("rail-total 4", "rail-from-map 1", "rail-ferry", "sailed azov", "flotilla-moved")
    p = movement(A, *before)
    assert used_up(p) == (0,) * 10
    p.play("move A; march 1001; halt; end-phase")
    assert used_up(p)[:5] == (0, 0, 0, 0, 0)


@pytest.mark.rule("S42-33.2.3.e")
@pytest.mark.parametrize(("turn", "leave"), [("", set()), ("mini-turn", {"A"})])
def test_trains_are_left_only_in_the_mini_turn(turn: str, leave: set[str]) -> None:
    p = movement(turn, "axis A 6-7-3 at 1000 train", "soviet S 3-4-3 at 1405")
    assert p.options("detrain") == leave
    if not leave:
        assert p.refusal("detrain A").rule == "S42-33.2.3.e"


@pytest.mark.rule("S42-5.1.c", "S42-20.1.3.b")
def test_units_are_left_behind_and_picked_up_on_the_way() -> None:
    p = moving(A, "axis B 6-7-3 at 1000", "axis C 6-7-3 at 1001").play("take B")
    assert p.options("drop-off") == set(), "nobody has moved"
    p.choose("march 1001")
    assert p.options("drop-off") == {"A", "B"}
    assert p.options("take") == set()
    p.choose("drop-off B")
    assert p.options("drop-off") == set(), "somebody moves on"
    hq = ("soviet H 0-0-5 army-hq at 1000", "soviet C 3-4-3 at 1001")
    assert moving(*hq, unit="H", side="soviet").play("march 1001").options("take") == {"C"}
