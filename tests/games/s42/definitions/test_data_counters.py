"""The counters: figures that the rulebook shows, what their parts mean, and chapter 4."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from hexfront.games.s42.definitions.charts import charts
from hexfront.games.s42.definitions.counters import (
    Box,
    Branch,
    Dot,
    Face,
    Quality,
    Side,
    Size,
    Unit,
    UnitType,
    parse_face,
)
from hexfront.games.s42.definitions.terrain import Terrain
from hexfront.games.s42.definitions.units import definitions
from hexfront.games.s42.movement.stacking import overstack, stacking_value

UNITS = definitions().units


def units(*names: str) -> list[Unit]:
    return [UNITS[name] for name in names]


def printing(full: str) -> list[Unit]:
    return [unit for unit in UNITS.values() if str(unit.full) == full]


def halved(strength: int) -> int:
    return (strength + 1) // 2


@pytest.mark.parametrize("text", ["6-7-3", "10-8-6", "S-(1)-5", "0-(1)-5", "S-0-T", "0-0-0"])
def test_a_face_is_written_as_it_is_read(text):
    assert str(parse_face(text)) == text


@given(st.integers(0, 40), st.integers(0, 40), st.integers(0, 20), st.booleans())
def test_any_face_survives_writing_and_reading(attack, defense, ma, bracketed):
    face = Face(attack, defense, ma, bracketed=bracketed)
    assert parse_face(str(face)) == face


@pytest.mark.parametrize(
    "text", ["", "6-7", "6-7-3-1", "6/7/3", "T-7-3", "6-(7-3", "6-S-3", "-1-2-3"]
)
def test_what_is_no_face_is_refused(text):
    with pytest.raises(ValueError, match="expected attack-defense-movement"):
        parse_face(text)


def test_the_panzer_division_of_the_examples():
    panzers = printing("10-8-6")
    assert len(panzers) >= 6  # six of them attack a City in S42-EX-8.5-1
    for unit in panzers:
        assert (unit.type, unit.dot, unit.steps) == (UnitType.TANK, Dot.RED, 3)
        assert unit.branch.german


def test_the_soviet_counters_of_the_examples():
    rifle, corps = UNITS["sov-284-rd"], UNITS["sov-16-tc"]
    assert str(rifle.full) == "3-5-3"
    assert rifle.type.infantry_type
    assert str(corps.full) == "7-5-5"
    assert (corps.type, corps.dot) == (UnitType.TANK, Dot.BLACK)


def test_two_infantry_of_3_6_3_in_a_city_pass_the_cap_of_20():
    pair = printing("3-6-3")[:2]
    assert all(unit.type.infantry_type for unit in pair)
    assert charts().terrain.hexes[Terrain.MAJOR_CITY].doubles == "infantry"
    assert sum(2 * unit.full.defense for unit in pair) == 24  # S42-EX-8.5-2


def test_three_germans_of_25_against_a_lone_step_of_3():
    attackers = units("ger-9-pz", "ger-11-pz", "ger-82-inf")
    assert sum(unit.full.attack for unit in attackers) == 25  # S42-EX-8.6-1
    weak = UNITS["sov-1-td"]
    assert (weak.full.defense, weak.steps) == (3, 1)
    assert 25 // weak.full.defense == 8


def test_strengths_of_the_river_examples_exist():
    five, six, ten = units("ger-82-inf", "ger-45-inf", "ger-9-pz")
    assert 2 * halved(five.full.attack) + five.full.attack == 11  # S42-EX-9.5-1, S42-EX-9.5-2
    assert halved(six.full.attack) + ten.full.attack == 13  # S42-EX-9.5-3


@pytest.mark.parametrize("name", ["ger-23-pz", "ger-75-inf"])
def test_units_pictured_with_three_steps_have_them(name):
    unit = UNITS[name]
    assert unit.steps == 3
    assert definitions().remnants[unit.remnant].type is unit.type
    assert "steps" in unit.given


def test_a_remnant_is_weaker_than_the_reduced_side_it_follows():
    for unit in UNITS.values():
        if not unit.remnant:
            continue
        face = definitions().remnants[unit.remnant].face
        assert unit.reduced is not None
        assert face.attack < unit.reduced.attack
        assert 0 < face.defense < unit.reduced.defense
        assert face.ma == unit.reduced.ma


@pytest.mark.rule("S42-2.3.2.d")
def test_guards_and_nkvd_are_elite():
    born = [unit for unit in UNITS.values() if unit.branch in (Branch.GUARDS, Branch.NKVD)]
    assert {unit.branch for unit in born} == {Branch.GUARDS, Branch.NKVD}
    assert all(unit.quality is Quality.ELITE for unit in born)


def test_the_hq_of_an_army_supports_at_range_5_and_defends_only_alone():
    hq = UNITS["ger-6-army"]
    assert hq.asu
    assert hq.combat
    assert hq.range == 5  # S42-EX-18.4-1
    assert hq.used is not None
    assert (str(hq.full), str(hq.used)) == ("S-(1)-5", "0-(1)-5")


def test_a_supply_point_has_the_three_sides_of_the_rulebook():
    sp = definitions().supply_point
    assert [str(sp.full_move), str(sp.ready), str(sp.immobile)] == ["0-0-5", "S-0-T", "0-0-0"]


def test_piece_limits():
    limits = definitions().limits
    assert [limits.fortifications.of(side) for side in Side] == [12, 21]
    assert [limits.mobile_supply_points.of(side) for side in Side] == [5, 4]
    assert [limits.railheads_moved.of(side) for side in Side] == [4, 0]
    assert [limits.resource_points.of(side) for side in Side] == [2, 2]


def test_two_german_air_units_and_a_romanian_one():
    branches = sorted(unit.branch.value for unit in definitions().air.values())
    assert branches == ["luftwaffe", "luftwaffe", "romanian"]


def test_mechanized_and_infantry_types():
    mechanized = {kind for kind in UnitType if kind.mechanized}
    both = {kind for kind in mechanized if kind.infantry_type}
    assert both == {UnitType.MOTORIZED}
    assert UnitType.CAVALRY not in mechanized
    assert UnitType.SUPPORT_HQ in mechanized


def test_croatians_are_neither_german_nor_axis_allies():
    assert not Branch.CROATIAN.german
    assert not Branch.CROATIAN.axis_ally
    assert sum(branch.axis_ally for branch in Branch) == 5


def test_sides_follow_from_the_branch():
    assert all(unit.id.startswith("sov-") == (unit.side is Side.SOVIET) for unit in UNITS.values())


def test_no_two_counters_of_a_branch_have_one_name():
    for language in ("en", "ru"):
        names = [(unit.branch, unit.name[language]) for unit in UNITS.values()]
        assert len(set(names)) == len(names)


def test_the_wiking_division_counts_among_the_ss_and_has_a_black_dot():
    unit = UNITS["ger-wiking"]
    assert (unit.branch, unit.dot) == (Branch.WAFFEN_SS, Dot.BLACK)


@pytest.mark.rule("S42-20.4.c")
def test_an_eliminated_garrison_is_gone_for_good():
    garrisons = [unit for unit in UNITS.values() if unit.box is Box.GARRISON]
    assert {unit.gone_by for unit in garrisons} == {"S42-20.4.c"}


@pytest.mark.parametrize(
    ("what", "number"),
    [
        (lambda unit: unit.type is UnitType.ARMY_HQ, 3),
        (lambda unit: unit.type is UnitType.MOUNTAIN, 11),
        (lambda unit: unit.branch is Branch.NKVD, 8),
        (lambda unit: unit.box is Box.GARRISON, 10),
        (lambda unit: unit.box is Box.NORTH_CAUCASUS and not unit.asu, 15),
        (lambda unit: unit.box is Box.NORTH_CAUCASUS and unit.asu, 2),
        (lambda unit: unit.box is Box.BLUECHER, 5),
        (lambda unit: unit.branch is Branch.CAUCASIAN, 6),
        (lambda unit: unit.type is UnitType.ENGINEER, 1),
        (lambda unit: unit.type is UnitType.RESERVE_ARMY, 6),
    ],
    ids=["Army HQs", "mountain", "NKVD", "garrisons", "North Caucasus", "its HQs", "Blücher",
         "volunteers", "Linden", "Reserve Armies"],
)  # fmt: skip
def test_the_rulebook_counts_special_units(what, number):
    assert sum(map(what, UNITS.values())) == number


@pytest.mark.rule("S42-4.2.a")
def test_one_free_stacking_unit_of_a_hex_is_free_and_the_next_counts():
    assert stacking_value(units("sov-284-rd", "sov-10-tb")) == 1
    assert stacking_value(units("sov-284-rd", "sov-10-tb", "sov-65-tb")) == 2


@pytest.mark.rule("S42-4.1.c", "S42-4.2.b")
def test_hqs_have_no_stacking_value():
    assert stacking_value(units("sov-bryansk-front", "sov-5-tank-army")) == 0


@pytest.mark.rule("S42-4.1.b")
def test_three_axis_units_and_a_free_one_may_stack_and_a_fourth_may_not():
    stack = units("ger-45-inf", "ger-95-inf", "ger-383-inf", "ger-stug-177-243")
    assert overstack(Side.AXIS, stack) is None
    over = overstack(Side.AXIS, [*stack, UNITS["ger-82-inf"]])
    assert over is not None
    assert (over.rule, over.count, over.limit) == ("S42-4.1.b", 4, 3)


@pytest.mark.rule("S42-4.1.a", "S42-4.3.a")
def test_a_soviet_army_hq_lets_a_third_unit_in():
    stack = units("sov-2-tc", "sov-7-tc", "sov-11-tc")
    over = overstack(Side.SOVIET, stack)
    assert over is not None
    assert (over.rule, over.limit) == ("S42-4.1.a", 2)
    assert overstack(Side.SOVIET, [*stack, UNITS["sov-5-tank-army"]]) is None


@pytest.mark.rule("S42-4.3.b")
def test_a_second_army_hq_adds_nothing():
    hq = UNITS["sov-5-tank-army"]
    stack = [hq, hq, *units("sov-2-tc", "sov-7-tc", "sov-11-tc", "sov-284-rd")]
    over = overstack(Side.SOVIET, stack)
    assert over is not None
    assert (over.rule, over.count, over.limit) == ("S42-4.3.a", 4, 3)


@pytest.mark.rule("S42-4.3.c")
@pytest.mark.parametrize("kind", ["guards", "shock"])
def test_a_guards_or_shock_army_hq_takes_two_tank_corps_at_most(kind):
    hq = structs.replace(UNITS["sov-5-tank-army"], army_hq=kind)
    two = units("sov-2-tc", "sov-7-tc")
    assert overstack(Side.SOVIET, [hq, *two, UNITS["sov-284-rd"]]) is None
    over = overstack(Side.SOVIET, [hq, *two, UNITS["sov-11-tc"]])
    assert over is not None
    assert (over.rule, over.count, over.limit) == ("S42-4.3.c", 3, 2)


def test_a_corps_counts_as_mobile_only_with_tanks():
    assert UNITS["sov-2-tc"].mobile_corps
    cavalry = UNITS["sov-5-cc"]
    assert cavalry.size is Size.CORPS
    assert not cavalry.mobile_corps
