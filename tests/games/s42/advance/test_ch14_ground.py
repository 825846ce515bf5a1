"""Chapters 14.3 to 14.5: where an advance may go, and what stops it."""

import pytest

from hexfront.games.s42.notation import Position, position
from tests.games.s42.retreat.helpers_retreat import far, won

A = "axis A 10-8-6 tank red at 1305"


def open_to(p: Position, unit: str, *before: str) -> set[str]:
    """The hexes into which a unit may step next, after these steps."""
    begun = Position(p.state.copy(), p.names)
    begun.choose(f"advance {unit}")
    for to in before:
        begun.choose(f"step {to}")
    return begun.options("step")


@pytest.mark.rule("S42-14.3.a")
def test_an_advance_goes_in_any_direction() -> None:
    assert open_to(won(2, A), "A") == {"1204", "1205", "1304", "1306", "1404", "1405"}


@pytest.mark.rule("S42-5.1.e")
def test_no_advance_into_an_enemy_combat_unit() -> None:
    p = won(2, A, "soviet X 3-3-3 at 1404", "soviet H 0-0-5 army-hq at 1304")
    assert "1404" not in open_to(p, "A")
    assert "1304" in open_to(p, "A")


@pytest.mark.rule("S42-19.3.b", "S42-19.2.e")
def test_an_advance_removes_non_combat_units() -> None:
    p = won(2, A, "sp soviet at 1404")
    p.play("advance A; step 1404; halt")
    assert p.where("soviet-sp-1") == "pool"


@pytest.mark.rule("S42-14.4.1.a", "S42-7.2.c")
def test_enemy_bonds_are_barred_except_into_the_vacated_hex() -> None:
    """X and Y bond over 1405 itself, Y and Z over the hexside between 1405 and 1506."""
    p = won(4, A, "soviet X 3-3-3 at 1404", "soviet Y 3-3-3 at 1406", "soviet Z 3-3-3 at 1505")
    assert p.bonds("soviet") >= {"1405", "1405/1506"}
    assert "1405" in open_to(p, "A")
    assert "1506" not in open_to(p, "A", "1405")


@pytest.mark.rule("S42-14.4.1.a", "S42-7.2.c")
def test_a_hexside_bond_may_be_crossed_into_the_vacated_hex() -> None:
    p = won(2, A, "soviet X 3-3-3 at 1404", "soviet Y 3-3-3 at 1306")
    assert p.bonds("soviet") == {"1305/1405"}
    assert "1405" in open_to(p, "A")
    elsewhere = won(2, A, "soviet X 3-3-3 at 1404", "soviet Y 3-3-3 at 1204")
    assert elsewhere.bonds("soviet") == {"1304/1305"}
    assert "1304" not in open_to(elsewhere, "A")


@pytest.mark.rule("S42-14.4.2.a")
@pytest.mark.example("S42-EX-14.4-1")
def test_a_unit_passes_the_vacated_hex_and_stops_at_the_next_ezoc() -> None:
    p = won(4, A, "soviet X 3-3-3 at 1506")
    assert {"1405", "1505"} <= p.zoc("soviet")
    p.play("advance A; step 1405")
    assert p.where("A") == "1405"
    assert p.waits_for == "Advancing"
    p.choose("step 1505")
    assert p.where("A") == "1505"
    assert p.waits_for != "Advancing"


@pytest.mark.rule("S42-14.4.2.a")
def test_a_friend_in_the_hex_does_not_cancel_the_ezoc() -> None:
    p = won(4, A, "soviet X 3-3-3 at 1303", "axis F 5-5-3 at 1304")
    p.play("advance A; step 1304")
    assert p.waits_for != "Advancing"


@pytest.mark.rule("S42-14.4.2.a")
def test_leaving_an_ezoc_is_free() -> None:
    p = won(4, A, "soviet X 3-3-3 at 1304")
    assert "1305" in p.zoc("soviet")
    assert far(p, "A") == 4


@pytest.mark.rule("S42-13.3.2.d", "S42-14.4.2.a")
def test_an_advance_drives_units_in_full_retreat_off() -> None:
    p = won(4, A, "soviet X 3-3-3 at 1505 fr")
    p.play("advance A; step 1405")
    assert (p.waits_for, p.actor) == ("Retreating", "axis")
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert p.where("X") != "1505"
    assert p.waits_for == "Advancing"


# Terrain.


@pytest.mark.rule("S42-14.5.a")
@pytest.mark.parametrize(
    "barrier",
    ["sea 1405/1505", "river lake 1405/1505", "alpine 1405/1505", "terrain sea 1505",
     "river volga 1405/1505"],
)  # fmt: skip
def test_prohibited_terrain(barrier: str) -> None:
    assert "1505" not in open_to(won(4, A, barrier), "A", "1405")


@pytest.mark.rule("S42-14.5.a")
def test_what_may_be_crossed_in_movement_may_be_crossed_in_an_advance() -> None:
    mountain = "axis M 10-8-3 mountain at 1305"
    assert "1505" in open_to(won(4, mountain, "alpine 1405/1505"), "M", "1405")
    ferry = ("river volga 1405/1505", "ferry 1405/1505")
    assert "1505" in open_to(won(4, A, *ferry), "A", "1405")


@pytest.mark.rule("S42-14.5.b")
def test_an_unbridged_major_river_is_crossed_by_its_attackers_with_the_first_hex() -> None:
    p = won(4, A, "axis B 10-8-6 tank at 1306", "river major 1305/1404+1405 1405/1505")
    assert "1405" in open_to(p, "A")
    assert "1404" not in open_to(p, "A")
    assert "1505" not in open_to(p, "A", "1405")


@pytest.mark.rule("S42-14.5.b", "S42-17.5.a")
@pytest.mark.parametrize(("turn", "over"), [(10, False), (11, True)])
def test_an_advance_crosses_the_bridge_of_a_railway_once_it_is_finished(
    turn: int, over: bool
) -> None:
    p = won(4, A, "river major 1405/1505", "rail 1405-1505 opens 11", f"turn {turn}")
    assert ("1505" in open_to(p, "A", "1405")) is over


@pytest.mark.rule("S42-14.5.b")
def test_a_unit_that_did_not_attack_across_the_river_does_not_cross_it() -> None:
    """C stands with A but did not attack; B attacked from another side and comes round."""
    p = position("""
        map 1000-2010
        axis A 10-8-6 tank red at 1305
        axis C 5-5-3 at 1305
        axis B 10-8-6 tank red at 1406
        soviet R 3-9-3 steps=1 at 1405
        river major 1405/1305+1306
        crt * * = DS 4 x
        phase combat axis
    """)
    p.play("attack 1405; leave C; resolve", 3)
    assert "1405" in open_to(p, "A")
    assert "1405" not in open_to(p, "C")
    assert "1405" in open_to(p, "B")
    assert "1405" not in open_to(p, "B", "1306")


@pytest.mark.rule("S42-14.5.c")
@pytest.mark.parametrize("bridge", ["road 1405-1505", "rail 1405-1505", "ferry 1405/1505"])
def test_bridges_are_crossed_at_any_point(bridge: str) -> None:
    assert "1505" in open_to(won(4, A, "river major 1405/1505", bridge), "A", "1405")


@pytest.mark.rule("S42-14.5.c", "S42-5.5.5.d")
def test_a_pontoon_is_a_bridge() -> None:
    """Once A is over the river, C can follow."""
    p = position("""
        map 1000-2010
        axis A 10-8-6 tank red at 1305
        axis C 5-5-3 at 1305
        soviet R 3-4-3 steps=1 at 1405
        river major 1305/1405
        crt * * = DS 2 x
        phase combat axis
    """)
    p.play("attack 1405; leave C; resolve", 3)
    assert "1405" not in open_to(p, "C")
    p.play("advance A; step 1405; halt")
    assert "1405" in open_to(p, "C")


@pytest.mark.rule("S42-23.4.o")
def test_ice_does_not_open_the_river_to_an_advance() -> None:
    river = ("turn 30", "river major 1405/1505")
    assert "1505" not in open_to(won(4, A, *river), "A", "1405")
    lake = ("turn 30", "river lake 1405/1505", "terrain desert 1405")
    assert "1505" not in open_to(won(4, A, *lake), "A", "1405")


@pytest.mark.rule("S42-23.4.o", "S42-14.5.a")
def test_a_road_over_a_ridge_is_closed_in_winter() -> None:
    ridge = ("alpine 1405/1505", "road 1405-1505")
    assert "1505" in open_to(won(4, A, *ridge), "A", "1405")
    assert "1505" not in open_to(won(4, A, "turn 30", *ridge), "A", "1405")


@pytest.mark.rule("S42-14.5.d")
@pytest.mark.parametrize("terrain", ["marsh", "mountain"])
def test_marsh_and_mountain_stop_an_advance_off_the_road(terrain: str) -> None:
    off_road = won(4, A, f"terrain {terrain} 1304")
    off_road.play("advance A; step 1304")
    assert off_road.waits_for != "Advancing"
    vacated = won(4, A, f"terrain {terrain} 1405")
    vacated.play("advance A; step 1405")
    assert vacated.waits_for != "Advancing"
    by_road = won(4, A, f"terrain {terrain} 1304", "road 1305-1304")
    by_road.play("advance A; step 1304")
    assert by_road.waits_for == "Advancing"


@pytest.mark.rule("S42-14.5.e")
@pytest.mark.parametrize("terrain", ["desert", "rough", "woods", "wooded-rough", "minor-city"])
def test_other_terrain_does_not(terrain: str) -> None:
    p = won(4, A, f"terrain {terrain} 1304 1303", "river minor 1305/1304 1304/1303")
    p.play("advance A; step 1304; step 1303")
    assert p.waits_for == "Advancing"


# Entry Areas.


@pytest.mark.rule("S42-22.3.1.a", "S42-22.3.1.c")
def test_an_advance_may_end_in_a_friendly_entry_area() -> None:
    p = won(4, A, "area X axis 1304", "area Q soviet 1303")
    assert "X" in open_to(p, "A", "1304")
    assert "Q" not in open_to(p, "A", "1304", "1303")
    p.play("advance A; step 1304; step X")
    assert p.where("A") == "X"
    assert p.waits_for != "Advancing"


@pytest.mark.rule("S42-22.7.d")
def test_attackers_from_an_entry_area_may_advance_onto_the_map() -> None:
    p = position("""
        map 1000-2010
        area X axis 1000-1010
        axis A 10-8-6 tank red in X
        axis B 10-8-6 tank red in X
        soviet R 3-9-3 steps=1 at 1005
        crt * * = DS 3 x
        phase combat axis
    """)
    p.play("attack 1005; leave B; resolve", 3)
    assert p.options("advance") == {"A"}
    assert open_to(p, "A") == {"1005"}
    assert "1105" in open_to(p, "A", "1005")
    p.choose("end-advance")
    assert p.where("A") == "X"


@pytest.mark.rule("S42-16.3.4.a")
def test_control_of_a_city_changes_under_way() -> None:
    p = won(4, A, "city 1404")
    assert p.control("1404") == "soviet"
    p.play("advance A; step 1404; step 1304")
    assert p.control("1404") == "axis"
