"""Chapter 7: ZOC Bonds, as a State has them."""

import pytest

from hexfront.games.s42.notation import position

# Around 1405 lie 1404, 1505, 1506, 1406, 1306 and 1305 (odd columns sit half a hex higher).


def bonds(*statements: str, side: str = "axis") -> set[str]:
    """The bonds of a side, which bar hexsides from both sides and the way into a hex."""
    p = position("\n".join(("map 1000-1810", *statements)))
    found, grid = p.bonds(side), p.state.country.grid
    bars = p.state.bonds(("axis", "soviet").index(side)).bars
    for one, other in (bond.split("/") for bond in found if "/" in bond):
        for a, b in ((p.hex(one), p.hex(other)), (p.hex(other), p.hex(one))):
            assert bars(a, grid.adjacent[a].index(b), b), (one, other)
    for bond in (p.hex(bond) for bond in found if "/" not in bond):
        near = grid.neighbours[bond]
        assert all(bars(h, grid.adjacent[h].index(bond), bond) for h in near)
        assert not any(bars(bond, grid.adjacent[bond].index(h), h) for h in near)
    return found


@pytest.mark.rule("S42-7.1.a", "S42-7.1.d")
def test_two_units_in_a_straight_line_bond_over_the_hex_between_them() -> None:
    assert bonds("axis A 5-5-3 at 1403", "axis B 5-5-3 at 1405") == {"1404"}


@pytest.mark.rule("S42-7.1.a", "S42-7.1.e")
def test_two_units_with_two_common_neighbours_bond_over_the_hexside_between_those() -> None:
    assert bonds("axis A 5-5-3 at 1405", "axis B 5-5-3 at 1605") == {"1505/1506"}
    assert bonds("axis A 5-5-3 at 1405", "axis B 5-5-3 at 1504") == {"1404/1505"}


@pytest.mark.rule("S42-7.1.c")
@pytest.mark.parametrize("other", ["1404", "1505", "1408", "1705"])
def test_adjacent_units_and_those_three_hexes_apart_have_no_bond(other: str) -> None:
    assert bonds("axis A 5-5-3 at 1405", f"axis B 5-5-3 at {other}") == set()


@pytest.mark.rule("S42-7.1.b", "S42-18.2.3.b")
@pytest.mark.parametrize(
    ("stack", "bonded"),
    [
        (["axis F 2-2-5 free at 1405"], False),
        (["axis F 2-2-5 free at 1405", "axis G 2-2-5 free at 1405"], True),
        (["axis F 2-2-5 free at 1405", "axis G 2-2-5 free at 1405 disrupted"], False),
        (["axis F S-(1)-5 support-hq at 1405"], False),
        (["axis F S-(1)-5 support-hq at 1405", "axis G 2-2-5 free at 1405"], True),
        (["axis F 2-2-5 free at 1405", "axis G 5-5-3 at 1405"], True),
    ],
)
def test_free_stacking_units_anchor_a_bond_only_by_twos(stack: list[str], bonded: bool) -> None:
    assert bool(bonds("axis A 5-5-3 at 1403", *stack)) is bonded


@pytest.mark.rule("S42-7.1.f", "S42-13.2.1.b", "S42-13.3.2.a")
@pytest.mark.parametrize("condition", ["disrupted", "fr", "train"])
def test_units_out_of_order_or_on_a_train_anchor_none(condition: str) -> None:
    assert bonds("axis A 5-5-3 at 1403", f"axis B 5-5-3 at 1405 {condition}") == set()
    beside = f"axis B 5-5-3 at 1405 {condition}"
    assert bonds("axis A 5-5-3 at 1403", beside, "axis C 5-5-3 at 1405") == {"1404"}


@pytest.mark.rule("S42-7.1.f")
def test_non_combat_units_anchor_none() -> None:
    hqs = ("soviet A 0-0-5 army-hq at 1403", "soviet B 0-0-5 army-hq at 1405")
    assert bonds(*hqs, side="soviet") == set()
    assert bonds("sp axis at 1403", "axis B 5-5-3 at 1405") == set()


@pytest.mark.rule("S42-7.1.a")
@pytest.mark.parametrize("condition", ["oos", "fresh"])
def test_want_of_supply_and_replacement_markers_leave_the_bonds(condition: str) -> None:
    assert bonds("axis A 5-5-3 at 1403", f"axis B 5-5-3 at 1405 {condition}") == {"1404"}


# What a bond bars.

FENCE = """
    map 1000-1810
    soviet A 5-5-3 at 1403
    soviet B 5-5-3 at 1405
    soviet C 5-5-3 at 1605
"""


@pytest.mark.rule("S42-7.2.a")
def test_no_unit_moves_into_a_hex_bond_or_over_a_hexside_bond() -> None:
    p = position(FENCE + "axis X 5-5-6 at 1304\naxis Y 5-5-6 at 1506\nphase movement axis")
    p.choose("move X")
    assert "1404" not in p.options("march")
    assert "1303" in p.options("march")
    p.play("march 1303")
    while p.legal("halt"):
        p.choose("halt")
    p.choose("move Y")
    assert "1505" not in p.options("march")


@pytest.mark.rule("S42-7.2.d")
def test_no_supply_comes_through_a_bond() -> None:
    """Friends beside 1305 cancel the EZOC there, so that only the Hex Bond bars the way."""
    isthmus = """
        map 1000-1810
        area X axis 1000-1010
        terrain sea 1000-1810, clear 1000-1010 1105-1505 1304 1306
        axis P 5-5-6 at 1205
        axis Q 5-5-6 at 1405
        axis Y 5-5-6 at 1505
        soviet B 5-5-3 at 1306
    """
    assert position(isthmus + "soviet A 5-5-3 at 1304 disrupted").supplied("Y")
    assert not position(isthmus + "soviet A 5-5-3 at 1304").supplied("Y")


# Neutralizing.


@pytest.mark.rule("S42-7.3.a")
def test_enemies_in_both_hexes_neutralize_a_hexside_bond() -> None:
    pair = ("axis A 5-5-3 at 1405", "axis B 5-5-3 at 1605")
    assert bonds(*pair, "soviet X 3-3-3 at 1505") == {"1505/1506"}
    assert bonds(*pair, "soviet X 3-3-3 at 1505", "soviet Y 3-3-3 at 1506") == set()
    assert bonds(*pair, "soviet X 3-3-3 at 1505 fr", "soviet Y 3-3-3 at 1506 train") == set()
    hq = "soviet Y 0-0-5 army-hq at 1506"
    assert bonds(*pair, "soviet X 3-3-3 at 1505", hq) == {"1505/1506"}


@pytest.mark.rule("S42-7.3.b")
def test_an_enemy_in_the_hex_neutralizes_a_hex_bond() -> None:
    pair = ("axis A 5-5-3 at 1403", "axis B 5-5-3 at 1405")
    assert bonds(*pair, "soviet X 3-3-3 at 1404") == set()
    assert bonds(*pair, "soviet X 3-3-3 at 1404 disrupted") == set()
    assert bonds(*pair, "soviet X 0-0-5 army-hq at 1404") == {"1404"}


@pytest.mark.rule("S42-7.3.c", "S42-7.2.a")
@pytest.mark.example("S42-EX-7.3-1")
def test_a_unit_beyond_the_bond_neutralizes_it_at_once_and_lets_another_through() -> None:
    p = position("""
        map 1000-1810
        soviet S 5-5-3 at 1405
        soviet T 5-5-3 at 1605
        axis A 5-5-3 at 1504
        axis B 5-5-3 at 1506
        phase movement axis
    """)
    p.choose("move B")
    assert "1505" not in p.options("march")
    p.enter_phase("movement axis")
    p.play("move A; march 1505")
    assert p.bonds("soviet") == set()
    p.play("move B; march 1505")
    assert p.where("B") == "1505"


@pytest.mark.rule("S42-7.3.c")
def test_the_bond_is_back_as_soon_as_the_enemy_has_left() -> None:
    p = position("""
        map 1000-1810
        axis A 5-5-3 at 1403
        axis B 5-5-3 at 1405
        soviet X 3-3-3 at 1404
    """)
    assert p.bonds("axis") == set()
    p.state.put(p.unit("X"), p.hex("1304"))
    assert p.bonds("axis") == {"1404"}
    p.state.put(p.unit("X"), p.hex("1404"))
    assert p.bonds("axis") == set()


@pytest.mark.rule("S42-7.4.a")
def test_crossing_bonds_of_both_sides_stand() -> None:
    """Both go through 1404."""
    own = ("axis A 5-5-3 at 1304", "axis B 5-5-3 at 1505")
    over = ("soviet X 5-5-3 at 1403", "soviet Y 5-5-3 at 1405")
    assert bonds(*own, *over) == {"1404"}
    assert bonds(*own, *over, side="soviet") == {"1404"}


# The edge of the map.

EDGE = "area X axis 1000-1010"


@pytest.mark.rule("S42-7.5.a", "S42-22.3.2.c")
def test_a_unit_bonds_with_the_edge_of_a_friendly_entry_area() -> None:
    """1105 and the imagined hex beyond 1005 and 1004 have these two as common neighbours."""
    assert bonds(EDGE, "axis A 5-5-3 at 1105") == {"1004/1005"}


@pytest.mark.rule("S42-7.5.a", "S42-22.3.2.c")
@pytest.mark.parametrize("side", ["axis", "soviet"])
@pytest.mark.parametrize(
    ("area", "at", "found"),
    [
        ("1000-1010", "1105", {"1004/1005"}),
        ("1000-1800", "1301", {"1200/1300", "1300/1400"}),
        ("1800-1810", "1705", {"1804/1805"}),
        ("1010-1810", "1409", {"1310/1410", "1410/1510"}),
    ],
)
def test_a_unit_bonds_with_every_edge(side: str, area: str, at: str, found: set[str]) -> None:
    assert bonds(f"area X {side} {area}", f"{side} A 5-5-3 at {at}", side=side) == found


@pytest.mark.rule("S42-7.5.a")
def test_no_hex_bond_with_the_edge() -> None:
    """Beyond 1005, seen from 1106, the area lies in a straight line: only hexsides are barred."""
    assert bonds(EDGE, "axis A 5-5-3 at 1106") == {"1005/1006"}
    assert bonds(EDGE, "axis A 5-5-3 at 1005") == set()
    assert bonds(EDGE, "axis A 5-5-3 at 1205") == set()


@pytest.mark.rule("S42-7.5.a")
def test_the_edge_bond_ends_with_good_order_and_is_neutralized_like_any_other() -> None:
    assert bonds(EDGE, "axis A 5-5-3 at 1105 disrupted") == set()
    assert bonds(EDGE, "axis A 5-5-3 at 1105", "soviet X 3-3-3 at 1004") == {"1004/1005"}
    both = ("soviet X 3-3-3 at 1004", "soviet Y 3-3-3 at 1005")
    assert bonds(EDGE, "axis A 5-5-3 at 1105", *both) == set()


@pytest.mark.rule("S42-7.5.a")
def test_two_edge_hexes_with_a_hex_of_the_map_beyond_them_are_no_edge() -> None:
    """In the corner 1010 lies beyond 1009 and 1110, seen from 1109."""
    corner = "map 1000-1810\narea X axis 1009 1010 1110"
    assert bonds(corner, "axis A 5-5-3 at 1109") == set()
    assert bonds(corner, "axis A 5-5-3 at 1109", "axis B 5-5-3 at 1010") == {"1009/1110"}


@pytest.mark.rule("S42-7.5.b", "S42-22.3.2.c")
def test_no_bond_with_an_enemy_area_or_a_neutral_edge() -> None:
    assert bonds("area A soviet 1000-1010", "axis A 5-5-3 at 1105") == set()
    assert bonds("axis A 5-5-3 at 1105") == set()
    assert bonds("area X axis 1000-1003", "axis A 5-5-3 at 1105") == set()


@pytest.mark.rule("S42-7.6.1.a", "S42-7.6.1.b")
@pytest.mark.parametrize("water", ["sea", "river volga"])
def test_an_edge_bond_needs_one_open_way_to_the_edge(water: str) -> None:
    """1105 reaches the edge over 1004 or over 1005."""
    unit = "axis A 5-5-3 at 1105"
    assert bonds(EDGE, f"{water} 1105/1004+1005", unit) == set()
    for shut, other in (("1004", "1005"), ("1005", "1004")):
        assert bonds(EDGE, f"{water} 1105/{shut}", unit) == {"1004/1005"}
        assert bonds(EDGE, f"{water} 1105/{shut}", unit, f"soviet X 3-3-3 at {other}") == set()


@pytest.mark.rule("S42-7.5.a")
def test_two_friendly_areas_side_by_side_are_one_edge() -> None:
    """1004 lies beside X, 1005 beside Y or beside another."""
    unit = "axis A 5-5-3 at 1105"
    assert bonds("area X axis 1000-1004", "area Y axis 1005-1010", unit) == {"1004/1005"}
    assert bonds("area X axis 1000-1004", "area A soviet 1005-1010", unit) == set()


@pytest.mark.rule("S42-7.5.b", "S42-22.3.2.c")
def test_no_bond_with_an_area_through_which_the_axis_only_leaves() -> None:
    """In Fall Blau M to P are Soviet Entry Areas (S42-S1.2.l)."""
    edge = "area M both 1000-1010"
    assert bonds(edge, "axis A 5-5-3 at 1105") == {"1004/1005"}
    assert bonds(edge, "exit-areas M", "axis A 5-5-3 at 1105") == set()
    assert bonds(edge, "exit-areas M", "soviet S 5-5-3 at 1105", side="soviet") == {"1004/1005"}


@pytest.mark.rule("S42-23.4.g")
@pytest.mark.parametrize(("turn", "found"), [(27, {"1004/1005"}), (28, set())])
def test_no_bond_with_the_area_that_winter_closes(turn: int, found: set[str]) -> None:
    edges = ("area K soviet 1000-1010", "area L soviet 1800-1810")
    unit = "soviet S 5-5-3 at 1105"
    assert bonds(*edges, f"turn {turn}", unit, side="soviet") == found


@pytest.mark.rule("S42-24.1.3.b")
def test_no_bond_with_baku_while_axis_units_are_there() -> None:
    p = position("""
        map 1000-1810
        area G soviet 1000-1010
        area H soviet 1800-1810
        soviet S 5-5-3 at 1105
        axis X 5-5-6 at 1008
        axis Y 5-5-6 in G
        phase movement axis
    """)
    assert p.bonds("soviet") == set()
    p.play("move Y; march 1000; halt")
    assert p.bonds("soviet") == {"1004/1005"}
    p.play("move X; enter-area G")
    assert p.bonds("soviet") == set()


@pytest.mark.rule("S42-7.5.a")
def test_an_edge_bond_bars_the_enemy() -> None:
    p = position("""
        map 1000-1810
        area A soviet 1000-1010
        soviet S 5-5-3 at 1105
        axis X 5-5-6 at 1005
        phase movement axis
    """)
    p.choose("move X")
    assert "1004" not in p.options("march")
    assert "1006" in p.options("march")


# Terrain.


@pytest.mark.rule("S42-7.6.1.a")
def test_no_bond_through_an_impassable_hexside() -> None:
    pair = ("axis A 5-5-3 at 1403", "axis B 5-5-3 at 1405")
    assert bonds("sea 1403/1404", *pair) == set()
    assert bonds("river lake 1404/1405", *pair) == set()
    beside = ("axis A 5-5-3 at 1405", "axis B 5-5-3 at 1605")
    assert bonds("sea 1405/1505", *beside) == {"1505/1506"}
    assert bonds("sea 1405/1505 1506/1605", *beside) == set()


@pytest.mark.rule("S42-7.6.1.a", "S42-7.6.1.d")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_no_bond_goes_over_open_water(water: str) -> None:
    """The coast of such a hex is an impassable hexside."""
    assert bonds(f"terrain {water} 1404", "axis A 5-5-3 at 1403", "axis B 5-5-3 at 1405") == set()
    pair = "axis A 5-5-3 at 1405", "axis B 5-5-3 at 1605"
    assert bonds(f"terrain {water} 1505 1506", *pair) == set()
    assert bonds(f"terrain {water} 1505", *pair) == {"1505/1506"}
    river = "river major 1405/1506 1506/1605"
    assert bonds(river, *pair) == {"1505/1506"}
    assert bonds(river, f"terrain {water} 1505", *pair) == set()


@pytest.mark.rule("S42-7.6.1.b")
def test_no_bond_across_the_volga() -> None:
    pair = ("axis A 5-5-3 at 1403", "axis B 5-5-3 at 1405")
    assert bonds("river volga 1403/1404", *pair) == set()
    assert bonds("river volga 1403/1404\nferry 1403/1404", *pair) == set()


@pytest.mark.rule("S42-7.6.1.f")
def test_minor_rivers_never_break_a_bond() -> None:
    pair = ("axis A 5-5-3 at 1403", "axis B 5-5-3 at 1405")
    assert bonds("river minor 1403/1404 1404/1405", *pair) == {"1404"}


BEND = ("axis A 5-5-3 at 1405", "axis B 5-5-3 at 1605")


@pytest.mark.rule("S42-7.6.1.c")
@pytest.mark.example("S42-EX-7.6-1")
def test_two_major_river_hexsides_break_a_bond() -> None:
    pair = ("axis A 5-5-3 at 1403", "axis B 5-5-3 at 1405")
    assert bonds("river major 1403/1404 1404/1405", *pair) == set()
    both_ways = "river major 1405/1505+1506 1605/1505+1506"
    assert bonds(both_ways, *BEND) == set()


@pytest.mark.rule("S42-7.6.1.c")
@pytest.mark.example("S42-EX-7.6-2")
def test_one_major_river_hexside_does_not() -> None:
    pair = ("axis A 5-5-3 at 1403", "axis B 5-5-3 at 1405")
    assert bonds("river major 1403/1404", *pair) == {"1404"}


@pytest.mark.rule("S42-7.6.1.d")
@pytest.mark.example("S42-EX-7.6-3")
def test_a_bond_is_pushed_to_the_side_without_the_river() -> None:
    assert bonds("river major 1505/1405+1605", *BEND) == {"1505/1506"}


@pytest.mark.rule("S42-7.6.1.e")
@pytest.mark.example("S42-EX-7.6-4")
def test_a_bond_is_not_pushed_into_an_enemy_occupied_hex() -> None:
    assert bonds("river major 1505/1405+1605", *BEND, "soviet X 3-3-3 at 1506") == set()
    assert bonds("river major 1505/1405+1605", *BEND, "soviet X 3-3-3 at 1505") == {"1505/1506"}


@pytest.mark.rule("S42-7.6.1.c", "S42-23.4.n")
def test_a_frozen_major_river_does_not_break_a_bond() -> None:
    pair = ("axis A 5-5-3 at 1403", "axis B 5-5-3 at 1405")
    river = "river major 1403/1404 1404/1405"
    assert bonds("turn 30", river, *pair) == {"1404"}
    assert bonds("turn 27", river, *pair) == set()


@pytest.mark.rule("S42-7.6.2.a")
@pytest.mark.parametrize(
    "barrier",
    ["sea 1406/1506", "alpine 1406/1506", "river volga 1406/1506", "river lake 1406/1506"],
)
def test_no_bond_with_coast_ridge_volga_or_lake(barrier: str) -> None:
    assert bonds(barrier, "axis A 5-5-3 at 1405") == set()


@pytest.mark.example("S42-EX-7.3-2")
def test_the_diagram_of_bonds() -> None:
    """C-D cross two Minor Rivers, D-E and E-F are neutralized, F-G is crossed by an enemy bond.

    G has bonds with the friendly edge below it and none with the coast beside it.
    """
    p = position("""
        map 1000-2410
        area X axis 1410 1510 1610 1710 1810 1910 2010 2110
        river minor 1603/1604 1604/1605
        sea 1809/1909
        axis C 5-5-3 at 1603
        axis D 5-5-3 at 1605
        axis E 5-5-3 at 1805
        axis F 5-5-3 at 1807
        axis G 5-5-3 at 1809
        soviet P 5-5-3 at 1705
        soviet Q 5-5-3 at 1706
        soviet R 5-5-3 at 1806
        soviet S 5-5-3 at 1708
        soviet T 5-5-3 at 1909
    """)
    assert p.bonds("axis") == {"1604", "1808", "1710/1810", "1810/1910"}
    assert "1808" in p.bonds("soviet")
