"""Chapter 22: moving into, out of and between Entry Areas."""

import pytest

from hexfront.games.s42.country.country import country
from hexfront.games.s42.entry.moves import closed, entry_hexes, transfer_refusal
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.setting import AXIS, SOVIET
from tests.games.s42.movement.helpers_move import marches, movement, moving, points

GROUND = """
    map 1000-1608
    area X axis 1000-1008
    area Y axis 1000
    area A soviet 1600-1608
    area M both 1100 1200 1300
"""
THEATRE_AREAS = "\n".join(f"area {letter} soviet" for letter in "ABCDEFGHJKL")


def transfer_rule(p: Position, unit: str, to: str) -> str:
    refused = transfer_refusal(p.state, p.unit(unit), p.state.country.area_index[to])
    assert refused is not None
    return refused.rule


# 22.2, 22.3


@pytest.mark.rule("S42-22.2.a", "S42-22.2.b")
def test_which_areas_are_friendly_to_whom() -> None:
    ground = country("theatre")
    axis, soviet = ({ground.area_ids[n] for n in side} for side in ground.friendly_areas)
    assert soviet == set("ABCDEFGHJKL")
    assert axis == set("WXYZ")


@pytest.mark.rule("S42-22.3.1.a", "S42-22.3.1.b", "S42-22.4.e")
def test_units_leave_the_map_into_their_own_areas() -> None:
    p = moving(GROUND, "axis A 6-7-3 at 1005")
    assert p.options("enter-area") == {"X"}
    p.choose("enter-area X")
    assert p.where("A") == "X"
    p = moving(GROUND, "axis A 6-7-3 black-box at 1306").play("march 1005")
    assert p.options("enter-area") == set()  # three points are spent, one more is needed
    p = moving(GROUND, "axis A 6-7-3 at 1605")
    assert p.options("enter-area") == set()
    refused = closed(p.state, AXIS, p.state.country.area_index["A"])
    assert refused is not None
    assert refused.rule == "S42-22.4.e"


@pytest.mark.rule("S42-22.3.1.a", "S42-22.4.e")
@pytest.mark.parametrize(
    ("at", "area", "rule"),
    [
        ("in X", "Y", "S42-22.3.1.a"), ("at 1105", "X", "S42-22.3.1.a"),
        ("at 1605", "A", "S42-22.4.e"), ("at 1005", "X", ""),
    ],
)  # fmt: skip
def test_why_an_area_is_not_entered(at: str, area: str, rule: str) -> None:
    p = moving(GROUND, f"axis A 6-7-3 {at}")
    assert (p.refusal(f"enter-area {area}").rule if rule else "") == rule
    assert p.legal(f"enter-area {area}") is not bool(rule)


@pytest.mark.rule("S42-22.3.1.b")
def test_entering_an_area_costs_a_point() -> None:
    p = moving(GROUND, "axis A 6-7-4 black-box at 1306").play("march 1005")
    assert points(p) == 3
    assert p.options("enter-area") == {"X"}
    enemy = "soviet S 3-4-3 at 1106"
    p = moving(GROUND, enemy, "axis A 6-7-2 black-box disrupted at 1005")
    assert p.options("enter-area") == {"X"}  # a hex of Tactical Movement


@pytest.mark.rule("S42-22.3.1.b", "S42-6.2.a")
def test_no_unit_goes_on_into_an_area_after_entering_an_ezoc() -> None:
    p = moving(GROUND, "soviet S 3-4-3 at 1107", "axis A 8-8-6 tank at 1204").play("march 1006")
    assert p.waits_for == "MovementPhase"


@pytest.mark.rule("S42-22.3.1.c")
def test_a_unit_that_entered_an_area_stays_there_for_the_phase() -> None:
    p = movement(GROUND, "axis A 8-8-6 tank at 1005", "axis B 8-8-6 tank in X")
    p.play("move A; enter-area X")
    assert p.options("move") == {"B"}
    p.enter_phase("movement axis")
    assert p.options("move") == {"A", "B"}


@pytest.mark.rule("S42-22.3.1.d", "S42-22.1.2.b")
@pytest.mark.parametrize(
    ("to", "kind", "cost"),
    [("1005", "tank", 1), ("1003", "tank", 2), ("1003", "infantry", 1), ("1004", "tank", 0.5),
     ("1004", "infantry", 1)],
)  # fmt: skip
def test_coming_in_costs_the_first_hex(to: str, kind: str, cost: float) -> None:
    ground = ("road edge-1004-1104-1204", "terrain woods 1003 1004")
    p = moving(GROUND, *ground, f"axis A 8-8-6 {kind} in X").play(f"march {to}")
    assert points(p) == cost


@pytest.mark.rule("S42-22.1.2.b")
def test_units_come_in_with_their_full_ma() -> None:
    p = moving(GROUND, "axis A 6-7-3 black-box in X")
    assert {"1000", "1008", "1204"} <= marches(p)
    assert "1304" not in marches(p)


@pytest.mark.rule("S42-22.3.1.e")
@pytest.mark.parametrize("state", ["disrupted", "fr"])
def test_only_good_order_units_leave_an_area(state: str) -> None:
    p = movement(GROUND, f"axis A 6-7-3 {state} in X", "axis B 6-7-3 in X")
    assert p.options("move") == {"B"}


@pytest.mark.rule("S42-22.3.2.a", "S42-6.2.a")
def test_units_come_in_directly_into_an_ezoc() -> None:
    p = moving(GROUND, "soviet S 3-4-3 at 1105", "axis A 8-8-6 tank in X").play("march 1004")
    assert p.waits_for == "MovementPhase"
    assert p.where("A") == "1004"
    assert p.told("log-marched")[0].args["halves"] == 2  # no surcharge


@pytest.mark.rule("S42-34.6.2.g")
def test_the_axis_does_not_come_in_where_a_box_holds_the_hex() -> None:
    army = ("soviet R 0-0-3 reserve-army at 1104 box=1", "soviet U 3-5-3 in box-1", "guarded 1104")
    ground = f"{GROUND}\narea X2 axis 1104\narea A2 soviet 1104"
    p = movement(ground, *army, "axis A 6-7-3 in X2")
    index = p.state.country.area_index
    assert entry_hexes(p.state, AXIS, index["X2"], p.units("A")) == 0
    p = movement(ground, *army, "soviet S 3-5-3 in A2", side="soviet")
    assert entry_hexes(p.state, SOVIET, index["A2"], p.units("S")) == 1 << p.hex("1104")


@pytest.mark.rule("S42-22.3.2.b")
def test_units_do_not_come_in_into_a_hex_bond() -> None:
    enemies = "soviet S 3-4-3 at 1003\nsoviet T 3-4-3 at 1005"
    p = moving(GROUND, enemies, "axis A 6-7-3 in X")
    assert p.bonds("soviet") >= {"1004"}
    assert "1004" not in marches(p)
    assert "1006" in marches(p)


@pytest.mark.rule("S42-22.3.2.b")
@pytest.mark.example("S42-EX-22.3-1")
def test_units_do_not_come_in_across_a_hexside_bond() -> None:
    """A and B bond over the northern edge of 1200; the other hex that both touch is off the map."""
    area = "area B soviet 1000-1600"
    units = ("axis A 6-7-3 at 1100", "axis B 6-7-3 at 1300", "soviet S 3-4-3 in B")
    p = moving(GROUND, area, *units, unit="S", side="soviet")
    assert "1200" not in marches(p)
    assert {"1000", "1400"} <= marches(p)
    p = moving(GROUND, area, *units, "soviet T 3-4-3 at 1200", unit="S", side="soviet")
    assert "1200" in marches(p)  # neutralized


@pytest.mark.rule("S42-22.3.2.b")
def test_a_bond_bars_one_side_of_a_hex_and_not_another_over_which_they_come_in() -> None:
    """The map is one row: S and T bond over the northern edge of 1200, the southern is open."""
    enemies = ("soviet S 3-4-3 at 1100", "soviet T 3-4-3 at 1300")
    p = moving("map 1000-1600", "area X axis 1200", *enemies, "axis A 6-7-3 in X")
    assert marches(p) == {"1200"}


@pytest.mark.rule("S42-22.3.2.b", "S42-7.6.1.a", "S42-7.6.1.b", "S42-7.6.1.c")
@pytest.mark.parametrize(
    ("water", "lets_in"),
    [
        ("river major 1200/1100+1300", True),
        ("river major 1200/1100", False),
        ("sea 1200/1100", True),
        ("sea 1200/1300", True),
        ("river volga 1200/1300", True),
    ],
)
def test_water_breaks_a_bond_over_the_edge(water: str, lets_in: bool) -> None:
    units = ("axis A 6-7-3 at 1100", "axis B 6-7-3 at 1300", "soviet S 3-4-3 in B")
    p = moving(GROUND, "area B soviet 1000-1600", water, *units, unit="S", side="soviet")
    assert ("1200" in marches(p)) is lets_in


@pytest.mark.rule("S42-22.3.2.c", "S42-7.5.a", "S42-7.5.b")
@pytest.mark.example("S42-EX-22.3-1")
def test_a_unit_is_trapped_by_a_bond_with_the_edge() -> None:
    """C and D bond with the edge of A, and B between them cannot get out."""
    corner = ("soviet C 3-4-3 at 1502", "soviet D 3-4-3 at 1501", "soviet E 3-4-3 at 1500")
    p = moving(GROUND, *corner, "axis B 8-8-6 tank at 1601", unit="B")
    assert p.bonds("soviet") == {"1600/1601", "1601/1602"}
    assert marches(p) == set()
    assert p.choices() == ["halt"]
    for holder in ("", "area A axis 1600-1608"):  # no bond with a neutral or enemy edge
        ground = GROUND.replace("area A soviet 1600-1608", holder)
        p = moving(ground, *corner, "axis B 8-8-6 tank at 1601", unit="B")
        assert p.bonds("soviet") == set()
        assert marches(p) == {"1600", "1602"}


# 22.4


@pytest.mark.rule("S42-22.4.a")
def test_entry_areas_have_no_stacking_limit() -> None:
    units = [f"axis U{n} 6-7-3 in X" for n in range(9)]
    p = movement(GROUND, *units).choose("end-phase")
    assert p.waits_for != "Overstacked"


@pytest.mark.rule("S42-22.4.b")
def test_units_in_an_entry_area_are_not_attacked() -> None:
    units = ("axis A 9-9-6 tank at 1604", "soviet S 1-1-3 in A", "soviet T 1-1-3 at 1605")
    p = movement(GROUND, *units)
    assert p.options("overrun") <= {"1605"}
    assert p.enter_phase("combat axis").options("attack") == {"1605"}


@pytest.mark.rule("S42-22.4.c", "S42-22.4.d")
def test_no_zoc_into_an_entry_area() -> None:
    """A unit in the area may travel by rail and pays nothing for leaving."""
    rail = ("rail edge-1008-1108-1208", "repaired all")
    p = moving(GROUND, *rail, "soviet S 3-4-3 at 1003", "axis A 6-7-3 in X")
    assert p.options("entrain") == {"1008", "1108", "1208"}
    p.choose("march 1006")
    assert points(p) == 1


@pytest.mark.rule("S42-22.4.e")
def test_axis_units_may_enter_baku() -> None:
    ground = "map 1000-1608\narea G soviet 1600-1603\narea H soviet 1604-1608"
    p = moving(ground, "axis A 8-8-6 tank at 1601")
    assert p.options("enter-area") == {"G"}
    p = moving(ground, "axis A 8-8-6 tank at 1606")
    assert p.options("enter-area") == set()


@pytest.mark.rule("S42-24.1.2.g", "S42-24.1.3.b")
def test_axis_units_return_from_baku_and_bar_it_to_soviet_units() -> None:
    ground = "map 1000-1608\narea G soviet 1600-1603\narea H soviet 1604-1608"
    p = moving(ground, "axis A 8-8-6 tank in G")
    assert "1603" in marches(p)
    assert p.options("transfer") == set()
    p = moving(ground, "axis A 8-8-6 tank in G", "soviet S 3-4-3 at 1601", unit="S", side="soviet")
    assert p.options("enter-area") == set()
    p = moving(ground, "axis A 8-8-6 tank in G", "soviet S 3-4-3 at 1606", unit="S", side="soviet")
    assert p.options("enter-area") == {"H"}


@pytest.mark.rule("S42-23.4.g")
def test_entry_area_k_is_closed_in_winter() -> None:
    ground = "map 1000-1608\narea K soviet 1600-1608\narea L soviet 1000"
    unit = "soviet S 3-4-3 at 1601"
    assert moving(ground, unit, "turn 27", unit="S", side="soviet").options("enter-area") == {"K"}
    assert moving(ground, unit, "turn 28", unit="S", side="soviet").options("enter-area") == set()


# 22.6


@pytest.mark.rule("S42-22.6.1.a", "S42-22.6.1.b", "S42-22.6.1.c", "S42-22.6.2.a", "S42-22.1.2.c")
def test_any_number_of_units_change_areas_for_all_their_points() -> None:
    units = [f"axis U{n} 6-7-3 in X" for n in range(6)]
    p = movement(GROUND, "exit-areas M", *units)
    for n in range(6):
        p.choose(f"move U{n}")
        assert p.options("transfer") == {"Y"}  # and never into M, which is only an exit
        p.choose("transfer Y")
    assert p.options("move") == set()
    assert p.state.rail_total == 0
    assert "spent" in p.states("U1")


@pytest.mark.rule("S42-22.6.1.b")
def test_a_unit_on_the_map_does_not_change_areas() -> None:
    p = moving(GROUND, "axis A 6-7-3 at 1000")
    assert p.options("transfer") == set()
    p = moving(GROUND, "axis A 6-7-3 in X").play("march 1000")
    assert p.options("transfer") == set()


@pytest.mark.rule("S42-21.4.c")
def test_a_unit_under_a_replacement_marker_does_not_change_areas() -> None:
    p = moving(GROUND, "axis A 6-7-3 fresh in X")
    assert p.options("transfer") == set()
    assert transfer_rule(p, "A", "Y") == "S42-21.4.c"


@pytest.mark.rule("S42-22.6.3.a", "S42-22.6.3.b", "S42-22.6.4.a")
@pytest.mark.parametrize(
    ("origin", "areas"),
    [("B", "ACDEF"), ("E", "ABCDF"), ("H", "GJKLF"), ("L", "GHJKF"), ("F", "ABCDEGHJKL")],
)
def test_where_soviet_units_may_go(origin: str, areas: str) -> None:
    p = moving("map 1000-1608", THEATRE_AREAS, f"soviet A 3-4-3 in {origin}", side="soviet")
    assert p.options("transfer") == set(areas)
    if origin == "B":
        assert transfer_rule(p, "A", "G") == "S42-22.6.3.a"
    if origin == "H":
        assert transfer_rule(p, "A", "A") == "S42-22.6.3.b"


@pytest.mark.rule("S42-22.6.4.a")
def test_a_unit_may_stay_in_the_transit_box() -> None:
    p = movement("map 1000-1608", THEATRE_AREAS, "soviet A 3-4-3 in F", side="soviet")
    p.choose("end-phase")
    assert p.where("A") == "F"


@pytest.mark.rule("S42-22.6.4.b")
def test_two_combat_units_in_the_transit_box() -> None:
    units = [f"soviet {name} 3-4-3 in F" for name in "BC"]
    p = movement(
        "map 1000-1608", THEATRE_AREAS, *units, "soviet D 3-4-3 in A", "sp P soviet in A",
        side="soviet",
    )  # fmt: skip
    p.choose("move D")
    assert "F" not in p.options("transfer")
    assert transfer_rule(p, "D", "F") == "S42-22.6.4.b"
    p.choose("transfer C")
    p.choose("move P")
    assert "F" in p.options("transfer")
    p.choose("transfer F")
    p = movement("map 1000-1608", THEATRE_AREAS, *units, "soviet D 3-4-3 in A", side="soviet")
    p.play("move B; transfer G; move D; transfer F")  # one leaves, another enters
    assert p.where("D") == "F"


@pytest.mark.rule("S42-22.6.4.b")
def test_a_stack_does_not_overfill_the_transit_box() -> None:
    units = ("soviet B 3-4-3 in F", "soviet C 3-4-3 in A", "soviet D 3-4-3 in A")
    p = moving("map 1000-1608", THEATRE_AREAS, *units, unit="C", side="soviet").choose("take D")
    assert "F" not in p.options("transfer")
    assert "B" in p.options("transfer")


@pytest.mark.rule("S42-22.6.4.b", "S42-34.3.3.a")
@pytest.mark.parametrize(("inside", "room"), [(0, 2), (1, 1), (2, 0), (3, None)])
def test_the_units_of_a_reserve_army_take_room_in_the_transit_box(
    inside: int, room: int | None
) -> None:
    """An army with an empty box takes none, and three units never fit in."""
    boxed = [f"soviet U{n} 3-5-3 in box-1" for n in range(inside)]
    others = [f"soviet V{n} 3-5-3 in A" for n in range(2)]
    p = moving("map 1000-1608", THEATRE_AREAS, "soviet R 0-0-3 reserve-army in A box=1", *boxed,
               *others, unit="R", side="soviet")  # fmt: skip
    assert ("F" in p.options("transfer")) is (room is not None)
    if room is None:
        assert transfer_rule(p, "R", "F") == "S42-22.6.4.b"
        return
    p.choose("transfer F")
    for n in range(room):
        p.play(f"move V{n}; transfer F")
    if room < 2:
        assert "F" not in p.choose(f"move V{room}").options("transfer")


@pytest.mark.rule("S42-22.3.2.b")
def test_the_edge_of_the_map_is_open_where_no_enemy_is() -> None:
    p = movement(GROUND, "soviet S 3-4-3 in A", side="soviet")
    area = p.state.country.area_index["A"]
    units = (p.unit("S"),)
    assert p.labels(entry_hexes(p.state, SOVIET, area, units)) == {f"160{n}" for n in range(9)}


@pytest.mark.rule("S42-22.1.2.c", "S42-22.6.3.a", "S42-22.6.3.b")
@pytest.mark.parametrize(
    ("entry", "area", "areas"), [("A+B+C", "C", "ABDEF"), ("G+H+J+K+L", "H", "FGJKL")]
)
def test_reinforcements_with_entry_areas_of_their_own_go_on_to_others(
    entry: str, area: str, areas: str
) -> None:
    unit = f"soviet A 3-4-3 due=5 entry={entry}"
    p = position(
        "\n".join(["map 1000-1608", THEATRE_AREAS, unit, "turn 5", "phase initial soviet onwards"])
    )
    p.play(f"arrive A {area}; end-phase; move A")
    assert p.options("transfer") == set(areas)


@pytest.mark.rule("S42-33.2.3.b", "S42-S1.2.b", "S42-S4.2.b", "S42-22.6.1.b")
@pytest.mark.rule("S42-18.6.3.d", "S42-16.4.b")
@pytest.mark.parametrize(
    ("turn", "unit", "rule"),
    [("", "axis A 6-7-3", ""), ("mini-turn", "axis A 6-7-3", "S42-33.2.3.b"),
     ("mini-turn", "sp A axis", "S42-33.2.3.b"), ("tactical-only axis 5", "sp A axis", ""),
     ("tactical-only axis 5", "axis A 6-7-3", "S42-S1.2.b"),
     ("", "sp A axis", ""), ("", "sp A axis ready", "S42-18.6.3.d"),
     ("", "axis A 6-7-3 oos", ""), ("", "axis A 8-8-6 tank oos", "S42-16.4.b")],
)  # fmt: skip
def test_tactical_movement_leads_to_no_other_area(turn: str, unit: str, rule: str) -> None:
    p = moving(GROUND, turn, f"{unit} in X")
    assert ("Y" in p.options("transfer")) is (not rule)
    if rule:
        assert transfer_rule(p, "A", "Y") == rule
