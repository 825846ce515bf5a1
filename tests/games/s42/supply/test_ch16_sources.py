"""Chapter 16.2: Supply Sources; who controls the seas; the areas of Fall Blau."""

import pytest

from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.scenarios.start import set_up
from hexfront.games.s42.setting import AXIS, SOVIET, S42Options, setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import controls_azov, source_ports, supplied
from hexfront.games.s42.supply.sources import sources
from hexfront.hexes import union
from tests.games.s42.supply.helpers_supply import strip

LETTERS = {AXIS: "WXYZ", SOVIET: "ABCDEFGHJKL"}


def edges(p: Position, letters: str) -> set[str]:
    areas = p.state.country.theatre.areas
    return p.labels(union(h for letter in letters for h in areas[letter].hexes))


def area_gates(p: Position, side: int) -> set[str]:
    return p.labels(sources(p.state, side, azov=False).gates & ~source_ports(p.state, side))


@pytest.mark.rule("S42-16.2.2.a", "S42-16.2.1.a")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_entry_areas_that_are_supply_sources(side: int) -> None:
    p = position("map theatre")
    assert area_gates(p, side) == edges(p, LETTERS[side])


@pytest.mark.rule("S42-16.2.1.a")
def test_the_other_sides_area_supplies_nobody() -> None:
    p = strip("axis A 3-4-3 at 1020", "soviet S 3-4-3 at 1000")
    assert not p.supplied("A")
    assert not p.supplied("S")


@pytest.mark.rule("S42-16.2.2.b", "S42-23.4.g")
def test_k_is_no_source_from_turn_28() -> None:
    assert edges(position("map theatre\nturn 27"), "K") <= area_gates(
        position("map theatre\nturn 27"), SOVIET
    )
    p = position("map theatre\nturn 28")
    assert area_gates(p, SOVIET) == edges(p, "ABCDEFGHJL")


@pytest.mark.rule("S42-16.2.2.b", "S42-24.1.3.b", "S42-24.1.3.c")
def test_g_is_nobodys_source_while_axis_units_are_in_it() -> None:
    p = position("map theatre\naxis A 3-4-3 in G")
    assert area_gates(p, SOVIET) == edges(p, "ABCDEFHJKL")
    assert area_gates(p, AXIS) == edges(p, "WXYZ")


# Ports. The strip has no road, so a unit is in supply within five hexes of a source.


def coast(*statements: str) -> Position:
    """Both units are out of reach of their Entry Areas."""
    return strip("axis A 3-4-3 at 1012", "soviet S 3-4-3 at 1014", *statements)


@pytest.mark.rule("S42-16.2.3.b", "S42-16.2.1.a", "S42-16.2.3.a")
def test_a_black_sea_port_supplies_the_soviet_player_alone() -> None:
    p = coast("town 1016 Tuapse port black")
    assert p.labels(source_ports(p.state, SOVIET)) == {"1016"}
    assert p.supplied("S")
    taken = coast("town 1010 Tuapse port black", "control axis 1010")
    assert not taken.supplied("A")


@pytest.mark.rule("S42-16.2.3.a")
@pytest.mark.parametrize("port", ["town 1016 Tuapse port black", "city 1016 minor port black"])
def test_a_port_must_be_held_and_free_of_the_enemy(port: str) -> None:
    assert coast(port).supplied("S")
    assert not coast(port, "control axis 1016").supplied("S")
    assert not coast(port, "axis B 3-4-3 train at 1016").supplied("S")


@pytest.mark.rule("S42-16.2.3.a", "S42-16.3.4.c")
def test_whoever_enters_a_port_in_a_town_holds_it() -> None:
    p = strip("town 1016 Tuapse port black", "soviet S 3-4-3 at 1014",
              "axis B 3-4-6 tank at 1017", "phase movement axis")  # fmt: skip
    p.play("move B; march 1016")
    p.state.put(p.unit("B"), p.hex("1002"))
    assert not p.supplied("S")
    assert not p.isolated("S"), "the Town itself does not stop a line to the south"


@pytest.mark.rule("S42-16.2.3.c", "S42-16.2.5.b", "S42-16.2.5.a")
def test_taman_supplies_the_axis_while_a_combat_unit_is_in_it() -> None:
    taman = "town 1010 Taman port kerch"
    assert not coast(taman, "control axis 1010").supplied("A")
    assert not coast(taman, "control axis 1010", "sp axis at 1010").supplied("A")
    assert coast(taman, "control axis 1010", "axis B 3-4-3 at 1010").supplied("A")
    assert coast(taman, "axis B 3-4-3 fr at 1010").supplied("A")


@pytest.mark.rule("S42-16.2.5.a", "S42-16.2.3.c")
def test_taman_never_supplies_the_soviet_player() -> None:
    p = coast("town 1012 Taman port kerch", "soviet T 3-4-3 at 1013")
    p.state.put(p.unit("A"), p.hex("1002"))
    p.state.put(p.unit("T"), p.hex("1012"))
    assert source_ports(p.state, SOVIET) == 0
    assert not p.supplied("S")


@pytest.mark.rule("S42-16.2.5.c")
def test_once_taman_is_taken_units_come_over_from_the_crimea() -> None:
    p = strip("area W axis", "town 1003 Taman port kerch", "axis A 8-8-6 tank at 1002",
              "axis B 6-7-3 in W", "phase movement axis")  # fmt: skip
    assert p.choose("move B").options("sail") == set()
    p.enter_phase("movement axis").play("move A; march 1003")
    p.enter_phase("movement axis").choose("move B")
    assert p.options("sail") == {"1003"}


AZOV = ("town 1007 Temryuk port azov", "town 1013 Yeysk port azov")
"""Temryuk is seven hexes from the Axis area, thirteen from the Soviet one; Yeysk seven from it."""


@pytest.mark.rule("S42-16.2.4.a")
def test_the_sea_of_azov_needs_temryuk_and_a_line_to_it() -> None:
    held = strip(*AZOV, "control axis 1007 1013", "road edge-1000-1004", "axis A 3-4-3 at 1017")
    assert controls_azov(held.state, AXIS)
    assert held.supplied("A"), "by way of Yeysk"
    lost = strip(*AZOV, "control axis 1013", "road edge-1000-1004", "axis A 3-4-3 at 1017")
    assert not controls_azov(lost.state, AXIS)
    assert not lost.supplied("A")


@pytest.mark.rule("S42-16.2.4.a")
def test_the_line_to_temryuk_must_not_start_at_a_port_of_that_sea() -> None:
    """Temryuk is a port itself, but without a road to it nobody controls the sea."""
    p = strip(*AZOV, "control axis 1007 1013", "axis A 3-4-3 at 1013")
    assert not controls_azov(p.state, AXIS)
    assert not controls_azov(p.state, SOVIET)
    assert not p.supplied("A")


@pytest.mark.rule("S42-16.2.4.a")
def test_the_soviet_player_controls_it_in_the_same_way() -> None:
    south = "road edge-1020-1011"
    p = strip(*AZOV, south, "soviet S 3-4-3 at 1002")
    assert controls_azov(p.state, SOVIET)
    assert p.supplied("S"), "Temryuk is five hexes away"
    assert not strip(*AZOV, south, "soviet S 3-4-3 at 1002", "control axis 1007").supplied("S")


@pytest.mark.rule("S42-16.2.4.a")
def test_without_temryuk_nobody_controls_the_sea_of_azov() -> None:
    p = strip("town 1013 Yeysk port azov", "road edge-1020-1016", "soviet S 3-4-3 at 1010")
    assert not controls_azov(p.state, SOVIET)
    assert p.labels(source_ports(p.state, SOVIET)) == set()


@pytest.mark.rule("S42-16.2.3.a")
def test_a_port_on_a_road_opens_a_road_portion() -> None:
    p = strip("town 1019 Tuapse port black", "road 1019-1006", "soviet S 3-4-3 at 1003")
    assert p.supplied("S")


# Fall Blau


@pytest.mark.rule("S42-16.2.2.a", "S42-S1.2.g")
def test_fall_blau_the_areas_of_the_east_and_south_supply_the_soviet_player_alone() -> None:
    p = position("scenario fall-blau\naxis A 10-8-6 tank in N")
    assert area_gates(p, SOVIET) == edges(p, "ABMNOP")
    assert area_gates(p, AXIS) == edges(p, "XYZ")


@pytest.mark.rule("S42-16.2.2.a")
def test_fall_blau_all_units_start_in_supply() -> None:
    state = S42State(setting("fall-blau", S42Options()))
    set_up(state)
    for side in (AXIS, SOVIET):
        assert state.occupied[side] & ~supplied(state, side) == 0


@pytest.mark.rule("S42-16.2.3.a", "S42-29.1.1.h")
@pytest.mark.parametrize(
    ("contested", "supplied"), [("", True), ("contested 1305\naxis A 3-4-3 at 1305", False)]
)
def test_a_contested_port_supplies_nobody(contested: str, supplied: bool) -> None:
    p = position(f"""
        map 1000-2010
        option contested_cities on
        terrain sea 1400-2010
        area X axis 1000-1010
        city 1305 minor P port black
        soviet S 3-4-3 at 1305
        {contested}
    """)
    assert p.supplied("S") is supplied


@pytest.mark.rule("S42-16.2.5.b", "S42-29.1.1.h")
def test_nor_does_contested_taman() -> None:
    taman = ("map 1445-1652", "option contested_cities on", "city 1549 minor Taman port kerch",
             "control axis 1549", "axis A 3-4-3 at 1549")  # fmt: skip
    assert position("\n".join(taman)).supplied("A")
    p = position("\n".join((*taman, "contested 1549", "soviet S 3-4-3 at 1549")))
    assert not p.supplied("A")
