"""LOS rule by rule, on sketches of a few hexes."""

import pytest

from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.terrain.sight import along_road, touched
from hexfront.hexes import trace
from tests.games.aslsk.boards.helpers import (
    JANUARY,
    JULY,
    MAY,
    at,
    blockers,
    hinderers,
    look,
    sketch,
)

LEFT_HALF = ((-30, -20), (0, -20), (0, 20), (-30, 20))
"""A block in column K whose right edge lies on the line from K to K."""
ACROSS = ((-30, -20), (1, -20), (1, 20), (-30, 20))
NORTH_PART = ((-30, -60), (30, -60), (30, -30), (-30, -30))
SOUTH_PART = ((-30, 30), (30, 30), (30, 60), (-30, 60))


@pytest.mark.rule("ASL-3.2.1.b", "ASL-1.1.1.BD.b")
def test_a_building_drawn_on_both_sides_of_the_line_blocks_it():
    board = sketch(stone="K5", shapes={"K5": ACROSS})
    assert blockers(board, look(board, "K3", "K7")) == [("K5", "ASL-1.1.1.BD.b")]


@pytest.mark.rule("ASL-3.2.1.b")
def test_a_line_that_grazes_the_edge_of_a_building_is_clear():
    board = sketch(stone="K5", shapes={"K5": LEFT_HALF})
    assert look(board, "K3", "K7").clear


@pytest.mark.rule("ASL-3.2.1.b", "ASL-1.1.d")
def test_a_line_through_the_hex_but_past_the_depiction_is_clear():
    board = sketch(wooden="K5", footprints={"K5": "24x20"})
    assert not look(board, "K3", "K7").clear
    assert not look(board, "I4", "M6").clear
    # This one passes a quarter of a hex below the dot.
    assert at("K5") in touched(board.grid, at("H4"), at("L5"))
    assert look(board, "H4", "L5").clear


@pytest.mark.rule("ASL-1.1.1.WD.a", "ASL-3.2.1.e")
def test_woods_block_a_line_at_their_level():
    board = sketch(woods="K5")
    assert blockers(board, look(board, "K3", "K7")) == [("K5", "ASL-1.1.1.WD.a")]
    assert look(board, "J3", "J7").clear


@pytest.mark.rule("ASL-3.2.1.f")
def test_terrain_in_the_end_hexes_never_blocks():
    board = sketch(woods="K5 K6", stone="K7")
    assert look(board, "K5", "K6").clear
    assert look(board, "K6", "K7").clear
    assert look(board, "K3", "K5").clear
    assert blockers(board, look(board, "K5", "K7")) == [("K6", "ASL-1.1.1.WD.a")]


@pytest.mark.rule("ASL-3.2.1.b")
def test_a_line_along_a_hexside_is_blocked_only_by_woods_on_both_of_its_sides():
    # N5 to P5 runs along the side of O5 and O6 (ASL-EX-3.2.2-1).
    assert not look(sketch(woods="O5 O6"), "N5", "P5").clear
    assert look(sketch(woods="O5"), "N5", "P5").clear
    assert look(sketch(woods="O6"), "N5", "P5").clear


def test_different_obstacles_on_the_two_sides_of_a_hexside_close_it_where_they_meet():
    meeting = {"O5": SOUTH_PART, "O6": NORTH_PART}
    board = sketch(stone="O5", wooden="O6", shapes=meeting)
    assert not look(board, "N5", "P5").clear
    apart = {
        "O5": ((-30, 60), (-10, 60), (-10, 30), (-30, 30)),
        "O6": ((10, -60), (30, -60), (20, 0)),
    }
    board = sketch(stone="O5", wooden="O6", shapes=apart)
    assert look(board, "N5", "P5").clear


@pytest.mark.rule("ASL-1.1.1.WR.c")
def test_the_road_is_a_gap_in_the_woods():
    board = sketch(woods="K4 K5 K6", road=("K2 K3 K4 K5 K6 K7 K8",))
    assert look(board, "K2", "K8").clear
    assert not look(board, "J4", "L6").clear
    winding = sketch(woods="K4 K5 K6", road=("K2 K3 K4 K5 L5 L6",))
    assert blockers(winding, look(winding, "K2", "K8"))[0][0] == "K5"


@pytest.mark.rule("ASL-1.1.1.WR.a")
def test_along_the_road_a_woods_road_hex_is_entered_clear_of_its_trees():
    board = sketch(woods="K5 J5", road=("K3 K4 K5 K6 K7",))
    assert along_road(board, at("K3"), at("K5"))
    assert along_road(board, at("K7"), at("K5"))
    assert not along_road(board, at("M4"), at("K5"))
    assert not along_road(board, at("J3"), at("J5"))


@pytest.mark.rule("ASL-1.1.1.GR.b", "ASL-1.1.1.GR.a", "ASL-3.2.1.c", "ASL-2.0.v")
def test_each_grain_hex_in_between_hinders_in_season():
    board = sketch(grain="K4 K5 K6 K8")
    line = look(board, "K3", "K8")
    assert line.clear
    assert hinderers(board, line) == [(h, "ASL-1.1.1.GR.b") for h in ("K4", "K5", "K6")]
    assert look(board, "K3", "K8", MAY).hindrance == 0


@pytest.mark.rule("ASL-3.2.1.c")
def test_grain_that_is_only_grazed_does_not_hinder():
    assert look(sketch(grain="K5", shapes={"K5": LEFT_HALF}), "K3", "K7").hindrance == 0
    assert look(sketch(grain="K5", shapes={"K5": ACROSS}), "K3", "K7").hindrance == 1


def test_a_field_on_both_sides_of_a_hexside_hinders_a_line_along_it_once():
    assert look(sketch(grain="O5 O6"), "N5", "P5").hindrance == 1
    assert look(sketch(grain="O5"), "N5", "P5").hindrance == 0


@pytest.mark.rule("ASL-1.1.1.BR.a")
def test_brush_hinders_in_any_month():
    board = sketch(brush="K5")
    for month in (JULY, JANUARY):
        assert hinderers(board, look(board, "K3", "K7", month)) == [("K5", "ASL-1.1.1.BR.a")]


@pytest.mark.rule("ASL-1.1.1.OR.a", "ASL-1.1.1.OR.f", "ASL-2.0.z")
def test_an_orchard_fills_its_hex_and_its_hexsides():
    assert look(sketch(orchard="K5"), "K3", "K7").hindrance == 1
    assert look(sketch(orchard="O5"), "N5", "P5").hindrance == 1
    assert look(sketch(orchard="O5 O6"), "N5", "P5").hindrance == 2
    assert look(sketch(orchard="N5 P5"), "N5", "P5").hindrance == 0


@pytest.mark.rule("ASL-3.2.1.c")
def test_an_orchard_touched_at_a_corner_hinders():
    board = sketch()
    corners = trace(board.grid, at("K3"), at("L7")).vertices
    assert corners
    for vertex in corners:
        orchard = sketch(orchard=board.label(vertex.touched))
        assert look(orchard, "K3", "L7").hindrance == 1


@pytest.mark.rule("ASL-1.1.1.ORR.b", "ASL-1.1.1.ORR.c")
def test_an_orchard_does_not_hinder_a_line_that_stays_on_its_road():
    board = sketch(orchard="K5", road=("K3 K4 K5 K6 K7",))
    assert look(board, "K3", "K7").hindrance == 0
    assert look(board, "J4", "L5").hindrance == 1
    assert look(board, "J3", "L6").hindrance == 1
    over = sketch(orchard="K5", road=("K3 K4 K5 K6 K7",), hill="K3")
    assert look(over, "K3", "K7", MAY).clear
    assert along_road(board, at("K3"), at("K5"))


@pytest.mark.rule("ASL-1.1.1.OR.d", "ASL-1.1.1.OR.e")
@pytest.mark.example("ASL-EX-1.1.1-1")
def test_between_levels_an_orchard_blocks_in_season_and_hinders_out_of_it():
    # The British stand behind W3 as seen from the hill; the third is not behind it.
    ground = "terrain orchard W3\nhill U2 T1 T2\nger A 4-6-7 at U2"
    may, january = (position(f"date 1944-{month:02}\n{ground}") for month in (MAY, JANUARY))
    board = may.state.setting.board
    for behind in ("Y4", "Z4"):
        assert blockers(board, may.los("U2", behind)) == [("W3", "ASL-1.1.1.OR.d")]
        line = january.los("U2", behind)
        assert line.clear
        assert hinderers(board, line) == [("W3", "ASL-1.1.1.OR.e")]
    for p in (may, january):
        third = p.los("U2", "V5")
        assert third.clear
        assert third.hindrance == 0


@pytest.mark.rule("ASL-1.1.1.OR.f")
def test_between_levels_the_hexside_of_an_orchard_counts_too():
    # E3 to C6 crosses D4 and runs along a side of E4.
    board = sketch(orchard="D4 E4", hill="E3")
    assert blockers(board, look(board, "E3", "C6", MAY)) == [
        ("E4", "ASL-1.1.1.OR.d"),
        ("D4", "ASL-1.1.1.OR.d"),
    ]
    assert look(board, "E3", "C6", JANUARY).hindrance == 2


@pytest.mark.rule("ASL-3.2.1.m", "ASL-1.1.1.GR.b")
@pytest.mark.example("ASL-EX-1.1.1-2")
def test_a_higher_unit_sees_over_grain_below():
    board = sketch(grain="F8", hill="I6 I7 J6 J5 H5")
    line = look(board, "E9", "I7")
    assert at("F8") in touched(board.grid, at("E9"), at("I7"))
    assert line.clear
    assert line.hindrance == 0


@pytest.mark.rule("ASL-3.2.1.k", "ASL-1.1.1.HI.g")
@pytest.mark.example("ASL-EX-1.1.1-5")
def test_behind_the_crest_hex_a_unit_on_the_hill_is_out_of_sight():
    board = sketch(hill="I6 I7 J6 J5 H5 H6 I5")
    blocked = look(board, "E9", "I6")
    assert {rule for _, rule in blockers(board, blocked)} == {"ASL-3.2.1.k"}
    assert look(board, "E9", "I7").clear


@pytest.mark.rule("ASL-3.2.1.k")
def test_a_unit_on_the_hill_sees_down_only_where_its_own_hex_has_the_crest():
    board = sketch(hill="K4 K5 K6")
    assert look(board, "K6", "K8").clear
    assert not look(board, "K5", "K8").clear
    assert look(board, "K5", "M6").clear
    two = sketch(hill="K4 K7")
    assert blockers(two, look(two, "K4", "K9")) == [("K7", "ASL-3.2.1.k")]


@pytest.mark.rule("ASL-3.2.1.l", "ASL-1.1.1.WD.a")
def test_from_above_one_sees_into_woods_but_not_beyond():
    board = sketch(hill="K3", woods="K6", stone="M5")
    assert look(board, "K3", "K6").clear
    for beyond in ("K7", "K8", "K10"):
        assert blockers(board, look(board, "K3", beyond)) == [("K6", "ASL-3.2.1.l")]


@pytest.mark.rule("ASL-1.1.1.HI.b")
def test_a_hill_blocks_units_below_it():
    board = sketch(hill="K5")
    assert blockers(board, look(board, "K3", "K7")) == [("K5", "ASL-1.1.1.HI.b")]
    # The line from J4 to J6 and those along its hexsides miss the higher ground.
    assert look(board, "J3", "J7").clear


@pytest.mark.rule("ASL-1.1.1.HI.f", "ASL-1.1.1.HI.a")
def test_from_hill_to_hill_only_what_stands_on_a_hill_counts():
    below = sketch(hill="K3 K8", woods="K5", grain="K6", orchard="K7")
    line = look(below, "K3", "K8")
    assert line.clear
    assert line.hindrance == 0
    above = sketch(hill="K3 K5 K8", woods="K5")
    assert blockers(above, look(above, "K3", "K8")) == [("K5", "ASL-1.1.1.WD.a")]
    field = sketch(hill="K3 K5 K8", grain="K5")
    assert look(field, "K3", "K8").hindrance == 1


@pytest.mark.rule("ASL-1.1.1.HI.c")
def test_a_hex_and_its_terrain_are_at_the_level_of_the_dot():
    board = sketch(hill="K5", brush="K5")
    assert board.level[at("K5")] == 1
    assert board.level[at("K6")] == 0
    assert hinderers(board, look(board, "K3", "K7")) == []


@pytest.mark.rule("ASL-1.1.1.HI.h")
def test_climbing_is_a_step_up():
    board = sketch(hill="K5 K4")
    assert board.climbs(at("K6"), at("K5"))
    assert not board.climbs(at("K5"), at("K6"))
    assert not board.climbs(at("K5"), at("K4"))


@pytest.mark.example("ASL-EX-3.2.1-1")
@pytest.mark.rule("ASL-1.1.1.WR.c", "ASL-1.1.1.OR.a", "ASL-3.2.1.b")
def test_three_lines_of_sight():
    p = position("""
        date 1944-07
        terrain woods H2 G3, orchard J4, stone-building J3
        road I2-H2-G3-F3
        ger A 4-6-7 at I2
    """)
    board = p.state.setting.board
    assert p.los("I2", "F3").clear
    second = p.los("I2", "J5")
    assert second.clear
    assert hinderers(board, second) == [("J4", "ASL-1.1.1.OR.a")]
    assert blockers(board, p.los("I2", "K5")) == [("J3", "ASL-1.1.1.BD.b")]


@pytest.mark.example("ASL-EX-3.2.2-1")
@pytest.mark.rule("ASL-1.1.1.OR.f")
def test_the_orchard_beside_the_line_of_a_fire_group():
    board = sketch(orchard="O5", stone="P5")
    assert hinderers(board, look(board, "N5", "P5")) == [("O5", "ASL-1.1.1.OR.a")]
    assert look(board, "O6", "P5").hindrance == 0


@pytest.mark.rule("ASL-1.2.5.e", "ASL-3.2.1.h")
def test_smoke_counts_in_every_hex_touched_the_ends_included():
    grid = sketch().grid
    assert set(touched(grid, at("N5"), at("P5"))) == {at(h) for h in ("N5", "O5", "O6", "P5")}
    assert set(touched(grid, at("K3"), at("K5"))) == {at(h) for h in ("K3", "K4", "K5")}


def test_a_wall_closes_a_line_that_crosses_it_away_from_both_ends():
    board = sketch(walls=("K5-K6",))
    blocked = look(board, "K3", "K8")
    assert blocked.blocks[0].feature is HexsideType.WALL
    assert look(board, "K5", "K8").clear
    assert look(board, "K3", "K6").clear
    assert look(sketch(walls=("K5-K6",), hill="K3"), "K3", "K8").clear


def test_a_line_along_a_wall_or_past_its_end_is_clear():
    assert look(sketch(walls=("O5-O6",)), "N5", "P5").clear
    assert look(sketch(walls=("P5-O5",)), "N5", "R5").clear
    both = sketch(walls=("P5-O5", "P5-O6"))
    assert look(both, "N5", "P5").clear
    assert not look(both, "N5", "R5").clear


def test_the_explanation_says_where_the_line_meets_the_obstacle():
    board = sketch(stone="K5", shapes={"K5": ACROSS})
    block = look(board, "K3", "K7").blocks[0]
    x, y = board.grid.centre(at("K5"))
    assert block.feature is TerrainType.STONE_BUILDING
    assert block.where == pytest.approx((x, y - 20 / 60 * 3**0.5 / 2))


@pytest.mark.rule("ASL-3.2.1.e")
def test_a_hex_sees_itself_and_open_ground_is_clear():
    board = sketch()
    assert look(board, "K5", "K5").clear
    assert look(board, "A1", "GG10").clear
    assert look(board, "A1", "GG10").hindrance == 0
