"""Scenario "Fall Blau": its special rules of movement."""

import pytest

from hexfront.games.s42.entry.reinforcements import arrive
from hexfront.games.s42.moments.sequence import BeginPhase
from hexfront.games.s42.movement.allowance import hindered
from hexfront.games.s42.movement.trains import no_rail
from hexfront.games.s42.notation import Position
from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.setting import S42Options, setting
from hexfront.games.s42.state import S42State
from tests.games.s42.movement.helpers_move import marches, movement, moving, why

BLAU = "scenario fall-blau"


def fall_blau(side: int, turn: int) -> Position:
    """A Movement Phase of the scenario as it is set up."""
    state: S42State = start(setting("fall-blau", S42Options()))
    state.turn = turn
    state.season_changed()
    state.stack = [BeginPhase(side, Phase.MOVEMENT)]
    return Position(state, [unit.id for unit in state.setting.units])


@pytest.mark.rule("S42-S1.2.b", "S42-5.1.f")
def test_axis_combat_units_move_tactically_on_turn_1() -> None:
    p = moving(BLAU, "turn 1", "axis A 10-8-6 tank at 1303")
    assert "1502" in marches(p)
    assert "1602" not in marches(p)
    assert why(p, "1602") == "S42-S1.2.b"
    p = moving(BLAU, "turn 2", "axis A 10-8-6 tank at 1303")
    assert "1602" in marches(p)


@pytest.mark.rule("S42-S1.2.b")
def test_sps_move_their_full_ma_on_turn_1() -> None:
    p = moving(BLAU, "turn 1", "sp A axis at 1303")
    assert "1602" in marches(p)


@pytest.mark.rule("S42-S1.2.b")
def test_no_axis_combat_unit_entrains_on_turn_1() -> None:
    unit = "axis A 6-7-3 at 1303"
    p = moving(BLAU, "repaired all", "turn 1", unit)
    assert p.options("entrain") == set()
    p = moving(BLAU, "repaired all", "turn 2", unit)
    assert p.options("entrain") != set()


@pytest.mark.rule("S42-S1.2.b")
def test_soviet_units_move_freely_on_turn_1() -> None:
    p = moving(BLAU, "turn 1", "soviet A 7-5-5 tank at 1802", side="soviet")
    assert "2102" in marches(p)


@pytest.mark.rule("S42-S1.2.c")
def test_axis_units_cross_army_boundaries() -> None:
    """Every boundary of the map that open ground crosses is open to a step."""
    p = movement(BLAU, "turn 2", "axis A 6-7-6 at 1205")
    theatre = p.state.country.theatre
    sides = [s for line in theatre.army_boundaries for s in line.sides if s not in theatre.rivers]
    assert sides
    for a, b in sides:
        p.state.put(p.unit("A"), a)
        p.enter_phase("movement axis").choose("move A")
        assert p.label(b) in marches(p)


@pytest.mark.rule("S42-S1.2.f")
def test_a_soviet_reinforcement_may_go_to_any_friendly_area() -> None:
    p = moving(BLAU, "turn 3", "soviet A 3-4-3 due=3", "soviet B 3-4-3 in A",
               unit="B", side="soviet")  # fmt: skip
    assert p.options("transfer") == {"B", "F"}
    arrive(p.state, p.unit("A"), p.place("A"))
    p.enter_phase("movement soviet").choose("move A")
    assert p.options("transfer") == {"B", "F", "M", "N", "O", "P"}


@pytest.mark.rule("S42-22.6.3.a", "S42-22.6.4.a")
def test_the_transit_box_is_no_way_round_to_the_southern_edges() -> None:
    p = moving(BLAU, "turn 3", "soviet A 3-4-3 in F", unit="A", side="soviet")
    assert p.options("transfer") == {"A", "B"}


@pytest.mark.rule("S42-S1.2.g")
@pytest.mark.parametrize(
    ("at", "area"), [("4105", "M"), ("4130", "N"), ("3542", "O"), ("2642", "P")]
)
def test_axis_units_leave_the_map_through_m_to_p(at: str, area: str) -> None:
    p = moving(BLAU, "turn 5", f"axis A 10-8-6 tank at {at}")
    assert p.options("enter-area") == {area}
    p.choose(f"enter-area {area}")
    assert p.where("A") == area


@pytest.mark.rule("S42-S1.2.g")
def test_soviet_units_use_the_areas_that_axis_units_have_left_through() -> None:
    p = moving(BLAU, "turn 5", "axis A 10-8-6 tank in N", "soviet S 3-4-3 at 4130",
               unit="S", side="soviet")  # fmt: skip
    assert p.options("enter-area") == {"N"}
    p.choose("enter-area N").enter_phase("movement soviet").choose("move S")
    assert "4130" in marches(p)


@pytest.mark.rule("S42-S1.2.h")
def test_axis_units_do_not_return_from_m_to_p() -> None:
    p = movement(BLAU, "turn 5", "axis A 10-8-6 tank in M", "axis B 6-7-3 in X")
    assert p.options("move") == {"B"}
    refused = hindered(p.state, p.unit("A"))
    assert refused is not None
    assert refused.rule == "S42-S1.2.h"
    p.choose("move B")
    assert not {"M", "N", "O", "P"} & p.options("transfer")


@pytest.mark.rule("S42-S1.2.i", "S42-20.6.a")
def test_soviet_units_south_of_rostov_do_not_move() -> None:
    p = fall_blau(side=1, turn=3)
    bound = {"sov-91-302-rd", "sov-116-cd", "sov-12-cd", "sov-15-cd", "sov-north-caucasus-front"}
    assert not bound & p.options("move")
    assert {"sov-16-tc", "sov-31-rd"} <= p.options("move")
    refused = hindered(p.state, p.unit("sov-12-cd"))
    assert refused is not None
    assert refused.rule == "S42-S1.2.i"


@pytest.mark.rule("S42-S1.2.j")
def test_the_5th_reserve_army_enters_in_the_north_of_the_east_edge() -> None:
    p = fall_blau(side=1, turn=3)
    guards = p.unit("sov-14-gds-rd")
    arrive(p.state, guards, p.place("M"))
    p.choose("move sov-14-gds-rd")
    firsts = {h for h in marches(p) if h.startswith("41")}
    assert "4109" in firsts
    assert p.options("transfer") == set()
    p.choose("march 4109")
    assert p.where("sov-14-gds-rd") == "4109"
    other = p.unit("sov-1-rd")
    arrive(p.state, other, p.place("N"))
    p.choose("halt").choose("move sov-1-rd")
    assert marches(p) == set()  # all of N lies farther south


@pytest.mark.rule("S42-S1.2.j", "S42-S1.2.e")
def test_one_unit_of_the_5th_reserve_army_comes_by_rail() -> None:
    p = fall_blau(side=1, turn=3)
    for name in ("sov-14-gds-rd", "sov-1-rd"):
        arrive(p.state, p.unit(name), p.place("M"))
    p.play("move sov-14-gds-rd; entrain 4105; move sov-1-rd")
    assert p.options("entrain") == set()
    refused = no_rail(p.state, p.unit("sov-1-rd"))
    assert refused is not None
    assert refused.rule == "S42-S1.2.j"
    assert "4107" in marches(p)


@pytest.mark.rule("S42-S1.2.k")
@pytest.mark.parametrize("turn", [1, 2])
def test_the_6th_reserve_army_moves_from_turn_2(turn: int) -> None:
    p = fall_blau(side=1, turn=turn)
    if turn == 2:
        p.enter_phase("initial soviet").enter_phase("movement soviet")
    army = {"sov-141-206-rd", "sov-174-232-rd", "sov-219-rd", "sov-309-rd"}
    assert {p.where(name) for name in army} == {"3806"}
    assert army & p.options("move") == (army if turn == 2 else set())
    if turn == 1:
        refused = hindered(p.state, p.unit("sov-219-rd"))
        assert refused is not None
        assert refused.rule == "S42-S1.2.k"
