"""Chapter 18: how ASUs and Supply Points move, and the sides of a Supply Point."""

import pytest

from hexfront.games.s42.means.supply_points import flip_refusal
from tests.games.s42.movement.helpers_move import marches, movement, moving, points, why

OPEN = "map 1000-2208"
HQ = "S-(1)-5 support-hq"


# ASUs


@pytest.mark.rule("S42-18.2.2.a")
def test_asus_move_as_mechanized_units() -> None:
    p = moving(OPEN, "road 1205-1204", f"axis A {HQ} at 1205").play("march 1204")
    assert points(p) == 0.5
    p = moving(OPEN, "terrain woods 1204", "axis A S-(1)-5 artillery at 1205").play("march 1204")
    assert points(p) == 2


@pytest.mark.rule("S42-18.2.2.b", "S42-13.1.2.b")
@pytest.mark.parametrize(("to", "order"), [("1405", "good"), ("1505", "disrupted")])
def test_a_ready_asu_that_moves_more_than_two_hexes_is_disrupted(to: str, order: str) -> None:
    p = moving(OPEN, f"axis A {HQ} at 1205").play(f"march {to}")
    assert p.order("A") == "good"  # only at the end of its move
    p.choose("halt")
    assert p.order("A") == order


@pytest.mark.rule("S42-18.2.2.b")
def test_the_hexes_of_several_marches_add_up() -> None:
    p = moving(OPEN, f"axis A {HQ} at 1205").play("march 1305; march 1405; march 1505; halt")
    assert p.order("A") == "disrupted"


@pytest.mark.rule("S42-13.1.2.b")
def test_a_used_asu_is_not_disrupted_by_movement() -> None:
    p = moving(OPEN, f"axis A {HQ} used at 1205").play("march 1505; halt")
    assert p.order("A") == "good"


@pytest.mark.rule("S42-18.2.2.b")
def test_other_units_are_not_disrupted_by_movement() -> None:
    p = moving(OPEN, f"axis A {HQ} at 1205", "axis B 8-8-6 tank at 1205")
    p.play("take B; march 1505; halt")
    assert (p.order("A"), p.order("B")) == ("disrupted", "good")


@pytest.mark.rule("S42-18.2.2.b")
def test_a_march_of_two_hexes_does_not_go_the_long_way_round() -> None:
    """The road costs less, but three hexes would disrupt."""
    roads = ("terrain woods 1305 1306", "road 1205-1206-1306-1405")
    p = moving(OPEN, *roads, f"axis A {HQ} at 1205").play("march 1405; halt")
    assert p.order("A") == "good"


@pytest.mark.rule("S42-18.2.2.b")
def test_rail_does_not_disrupt_an_asu() -> None:
    p = movement(OPEN, "rail 1205-1204-1203-1202-1201", f"soviet A {HQ} at 1205", side="soviet")
    p.play("move A; entrain 1201")
    assert p.order("A") == "good"


@pytest.mark.rule("S42-18.2.2.c")
def test_the_disruption_ends_in_the_recovery_phase_of_the_turn() -> None:
    p = moving(OPEN, f"axis A {HQ} at 1205").play("march 1505; halt")
    p.enter_phase("recovery axis")
    assert p.order("A") == "good"


# Supply Points


@pytest.mark.rule("S42-18.6.1.b", "S42-18.6.3.c")
def test_sps_move_or_travel_by_rail_onto_the_map() -> None:
    ground = ("area X axis 1000-1008", "rail edge-1004-1104-1204-1304", "repaired all")
    p = moving(OPEN, *ground, "sp A axis in X")
    assert "1404" in marches(p)
    assert p.options("entrain") == {"1004", "1104", "1204", "1304"}


@pytest.mark.rule("S42-18.6.2.a", "S42-18.6.2.b")
def test_an_sp_is_turned_over_before_it_moves() -> None:
    p = movement(OPEN, "sp A axis at 1205")
    assert p.face("A") == "0-0-5"
    assert p.options("flip-supply") == {"A ready", "A immobile"}
    p.choose("flip-supply A ready")
    assert p.face("A") == "S-0-T"
    p.choose("flip-supply A full-move")
    p.play("move A; march 1405; halt")
    assert p.options("flip-supply") == set()
    refused = flip_refusal(p.state, p.unit("A"), "ready")
    assert refused is not None
    assert refused.rule == "S42-18.6.2.b"
    p.enter_phase("combat axis")
    assert p.options("flip-supply") == set()


@pytest.mark.rule("S42-18.6.2.b", "S42-18.6.7.b")
def test_an_sp_under_a_train_marker_is_not_turned_over() -> None:
    p = movement(OPEN, "sp A axis train at 1205", "axis B 5-5-3 at 1305")
    assert p.options("flip-supply") == set()
    refused = flip_refusal(p.state, p.unit("A"), "ready")
    assert refused is not None
    assert refused.rule == "S42-18.6.2.b"


@pytest.mark.rule("S42-18.6.3.a", "S42-18.6.3.b")
def test_the_full_move_side_is_mechanized_and_uses_roads() -> None:
    p = moving(OPEN, "road 1205-1204", "terrain woods 1203", "sp A axis at 1205").play("march 1204")
    assert points(p) == 0.5
    p.choose("march 1203")
    assert points(p) == 2.5
    assert p.zoc("axis") == set()


@pytest.mark.rule("S42-18.6.3.d")
def test_the_ready_side_moves_two_hexes() -> None:
    p = moving(OPEN, "road 1205-1305-1405-1505", "sp A axis ready at 1205")
    assert "1405" in marches(p)
    assert "1505" not in marches(p)
    assert why(p, "1505") == "S42-18.6.3.d"


@pytest.mark.rule("S42-18.6.3.c")
def test_sps_go_by_sea() -> None:
    ports = ("town 1003 Yeysk port azov", "town 1405 Temryuk port azov")
    p = movement(OPEN, *ports, "sp A soviet at 1003", side="soviet").play("move A; sail 1405")
    assert p.where("A") == "1405"


@pytest.mark.rule("S42-18.6.8.a", "S42-18.6.8.e")
@pytest.mark.parametrize(("side", "limit"), [("axis", 5), ("soviet", 4)])
def test_how_many_sps_may_be_mobile(side: str, limit: int) -> None:
    points_ = [f"sp P{n} {side} at 1205" for n in range(limit)]
    p = movement(OPEN, *points_, f"sp Q {side} immobile at 1206", side=side)
    assert not {"Q ready", "Q full-move"} & p.options("flip-supply")
    refused = flip_refusal(p.state, p.unit("Q"), "ready")
    assert refused is not None
    assert refused.rule == "S42-18.6.8.a"
    p.choose("flip-supply P1 immobile")
    assert {"Q ready", "Q full-move"} <= p.options("flip-supply")
    p.choose("flip-supply Q full-move")
    assert "P1 ready" not in p.options("flip-supply")


@pytest.mark.rule("S42-18.6.8.a")
@pytest.mark.parametrize(("side", "limit"), [("axis", 5), ("soviet", 4)])
def test_those_in_entry_areas_are_not_on_the_map(side: str, limit: int) -> None:
    waiting = [f"sp P{n} {side} in X" for n in range(limit)]
    p = movement(OPEN, f"area X {side} 1000", *waiting, f"sp Q {side} immobile at 1206", side=side)
    assert {"Q ready", "Q full-move"} <= p.options("flip-supply")


@pytest.mark.rule("S42-18.6.8.a", "S42-18.6.8.b")
def test_no_sixth_mobile_sp_comes_onto_the_map() -> None:
    points_ = [f"sp P{n} axis at 1205" for n in range(5)]
    ground = ("area X axis 1000-1008", "rail edge-1004-1104", "repaired all")
    p = moving(OPEN, *ground, *points_, "sp A axis in X")
    assert marches(p) == set()
    assert p.options("entrain") == set()


@pytest.mark.rule("S42-18.6.8.a")
@pytest.mark.parametrize(("there", "may"), [(3, True), (4, False)])
def test_two_sps_that_come_together_need_room_for_both(there: int, may: bool) -> None:
    points_ = [f"sp P{n} axis at 1205" for n in range(there)]
    p = moving(OPEN, "area X axis 1000-1008", *points_, "sp A axis in X", "sp B axis in X")
    assert p.legal("march 1004")
    assert p.choose("take B").legal("march 1004") is may


@pytest.mark.rule("S42-18.6.8.a")
def test_the_limit_binds_neither_those_on_the_map_nor_those_beside_it() -> None:
    points_ = [f"sp P{n} axis at 1104" for n in range(5)]
    ground = ("area X axis 1000-1008", "rail edge-1004-1304", "repaired all")
    p = movement(OPEN, *ground, *points_, "sp Q axis immobile in X")
    assert {"Q ready", "Q full-move"} <= p.options("flip-supply")
    assert flip_refusal(p.state, p.unit("Q"), "ready") is None
    assert "1304" in p.choose("move P0").options("entrain")


@pytest.mark.rule("S42-18.6.8.c")
def test_immobile_sps_do_not_move() -> None:
    p = movement(OPEN, "sp A axis immobile at 1205", "sp B axis at 1205")
    assert p.options("move") == {"B"}
    assert p.face("A") == "0-0-0"


@pytest.mark.rule("S42-18.6.8.e")
def test_an_sp_becomes_immobile_only_before_it_moves() -> None:
    p = moving(OPEN, "sp A axis at 1205").play("march 1305; halt")
    refused = flip_refusal(p.state, p.unit("A"), "immobile")
    assert refused is not None
    assert p.options("flip-supply") == set()
