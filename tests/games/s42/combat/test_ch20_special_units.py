"""Chapter 20: special units, as far as they are neither moved nor fighting."""

import pytest

from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.definitions.counters import Branch, Quality
from hexfront.games.s42.definitions.units import definitions
from hexfront.games.s42.means.replacements import return_refusal
from hexfront.games.s42.movement.stacking import overstack
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.setting import S42Options, setting
from hexfront.games.s42.state import REPLACEMENTS
from tests.games.s42.means.helpers_initial import country


def stack(p: Position, names: str) -> bool:
    """May these Soviet units be in one hex?"""
    units = [p.state.unit(u) for u in p.units(names)]
    return overstack(units[0].side, units) is None


# 20.1 Soviet Army HQs

ARMY = country(
    "soviet TANK 0-0-5 army-hq hq=tank at 1605",
    "soviet GUARDS 0-0-5 army-hq hq=guards at 1605",
    "soviet SHOCK 0-0-5 army-hq hq=shock at 1605",
    *(f"soviet R{n} 3-5-3 at 1605" for n in range(4)),
    "soviet FREE 2-2-3 free at 1605",
    *(f"soviet T{n} 7-5-5 tank black size=corps at 1606" for n in range(3)),
)


@pytest.mark.rule("S42-20.1.1.a", "S42-4.3.a")
def test_an_army_hq_lets_three_units_and_a_free_stacking_one_stack() -> None:
    p = position(ARMY)
    assert not stack(p, "R0 R1 R2 FREE")
    assert stack(p, "R0 R1 R2 FREE TANK")
    assert not stack(p, "R0 R1 R2 R3 FREE TANK")


@pytest.mark.rule("S42-20.1.1.b", "S42-4.3.b")
def test_a_second_army_hq_adds_nothing() -> None:
    assert not stack(position(ARMY), "R0 R1 R2 R3 TANK SHOCK")


@pytest.mark.rule("S42-20.1.1.c", "S42-4.3.c")
def test_two_tank_corps_at_most_with_a_guards_or_shock_army_hq() -> None:
    p = position(ARMY)
    assert stack(p, "T0 T1 R0 GUARDS")
    assert not stack(p, "T0 T1 T2 GUARDS")
    assert not stack(p, "T0 T1 T2 SHOCK")
    assert stack(p, "T0 T1 T2 TANK")


@pytest.mark.rule("S42-20.1.3.a")
def test_army_hqs_are_mechanized_but_do_not_make_others_so() -> None:
    p = position(ARMY)
    mechanized = p.named(p.state.setting.mechanized)
    assert {"TANK", "GUARDS", "SHOCK"} <= mechanized
    assert not mechanized & {"R0", "FREE"}


# 20.3 NKVD units


@pytest.mark.rule("S42-20.3.a", "S42-2.3.2.d")
def test_nkvd_units_are_elite() -> None:
    units = [unit for unit in definitions().units.values() if unit.branch is Branch.NKVD]
    assert units
    assert all(unit.quality is Quality.ELITE and unit.type.infantry_type for unit in units)


@pytest.mark.rule("S42-20.3.c")
def test_some_nkvd_units_are_garrisons() -> None:
    garrisons = {unit.id for unit in definitions().units.values() if unit.box.value == "garrison"}
    assert {"sov-voronezh-nkvd", "sov-rostov-nkvd"} <= garrisons


# 20.4 Garrisons

GARRISON = "soviet G 2-5-3 garrison locked at 1605"


def movers(p: Position) -> set[str]:
    return p.enter_phase("movement soviet").options("move")


@pytest.mark.rule("S42-20.4.a")
@pytest.mark.parametrize(("to", "free"), [("1004", False), ("1105", True)])
def test_a_garrison_stays_until_an_enemy_comes_within_5_hexes(to: str, free: bool) -> None:
    p = position(
        country(GARRISON, "axis A 6-7-3 at 1005", "soviet S 3-5-3 at 1700", "phase movement axis")
    )
    distance = p.state.country.grid.distance
    assert (distance(p.hex("1605"), p.hex(to)) <= 5) is free
    p.play(f"move A; march {to}")
    assert movers(p) == ({"G", "S"} if free else {"S"})


@pytest.mark.rule("S42-20.4.a")
def test_a_non_combat_unit_does_not_alarm_it() -> None:
    p = position(country(GARRISON, "sp axis at 1206", "phase movement axis"))
    p.play("move axis-sp-1; march 1306")
    assert movers(p) == set()


@pytest.mark.rule("S42-20.4.b")
def test_once_free_it_stays_free() -> None:
    p = position(country(GARRISON, "axis A 6-7-6 at 1005", "phase movement axis"))
    p.play("move A; march 1105; march 1005")
    assert p.where("A") == "1005"
    assert movers(p) == {"G"}


@pytest.mark.rule("S42-20.4.c")
def test_a_garrison_that_is_eliminated_never_comes_back() -> None:
    p = position(country(GARRISON, "soviet S 2-5-3 nkvd at 1605", "turn 2"))
    for name in "GS":
        eliminate(p.state, p.unit(name), "S42-10.3.a")
    assert (p.where("G"), p.where("S")) == ("removed", "eliminated")
    p.state.turn = 5
    p.enter_phase("initial soviet")
    p.state.replacements = (1,) * len(REPLACEMENTS)
    assert {choice.split()[0] for choice in p.options("return")} == {"S"}


@pytest.mark.rule("S42-20.4.c")
def test_a_garrison_in_the_eliminated_box_is_not_offered_a_return() -> None:
    lost = GARRISON.replace(" at 1605", " eliminated=2")
    p = position(country(lost, "soviet S 2-5-3 nkvd eliminated=2", "turn 5"))
    p.enter_phase("initial soviet")
    p.state.replacements = (1,) * len(REPLACEMENTS)
    assert {choice.split()[0] for choice in p.options("return")} == {"S"}
    refused = return_refusal(p.state, p.unit("G"))
    assert refused is not None
    assert refused.rule == "S42-20.4.c"


# 20.6 North Caucasus Front

CAUCASUS = """
    map A+B
    soviet N 3-5-3 north-caucasus locked at 2936
    soviet M 2-2-5 cavalry north-caucasus locked at 3241
    soviet S 3-5-3 at 3138
    frozen north-caucasus N M
"""


def released(p: Position) -> bool:
    """Is the whole front free, or none of it?"""
    found = movers(p)
    assert "S" in found
    assert len(found & {"N", "M"}) in (0, 2)
    return "N" in found


@pytest.mark.rule("S42-20.6.a")
def test_the_north_caucasus_front_may_not_move_until_released() -> None:
    p = position(CAUCASUS + "axis A 6-7-3 at 3132\nphase movement axis")
    p.play("move A; march 3134")
    assert not released(p)


@pytest.mark.rule("S42-20.6.a", "S42-20.6.e", "S42-S1.2.i")
def test_in_fall_blau_it_is_bound_from_the_start() -> None:
    state = start(setting("fall-blau", S42Options()))
    bound = [unit for unit in state.setting.units if unit.box.value == "north-caucasus"]
    assert bound
    for unit in bound:
        assert state.locked >> state.setting.by_id[unit.id] & 1


@pytest.mark.rule("S42-20.6.b", "S42-20.6.c")
def test_an_axis_unit_over_the_lower_don_releases_all_of_it_for_good() -> None:
    p = position(CAUCASUS + "axis A 6-7-3 at 3134\nphase movement axis")
    p.play("move A; march 3135")
    assert released(p)
    p.state.put(p.unit("A"), p.hex("2032"))
    assert released(p)


@pytest.mark.rule("S42-20.6.b")
def test_the_don_above_kalach_does_not_matter() -> None:
    p = position(CAUCASUS + "axis A 6-7-3 at 2403\nphase movement axis")
    p.play("move A; march 2503")
    assert not released(p)


@pytest.mark.rule("S42-20.6.b")
@pytest.mark.parametrize(("to", "free"), [("4919", False), ("5019", True)])
def test_nor_need_it_be_crossed_within_5_hexes_of_stalingrad(to: str, free: bool) -> None:
    p = position(CAUCASUS + "axis A 6-7-3 at 4918\nphase movement axis")
    near = min(p.state.country.grid.distance(p.hex(to), p.hex(city)) for city in ("5521", "5522"))
    assert (near <= 5) is free
    p.play(f"move A; march {to}")
    assert released(p) is free


@pytest.mark.rule("S42-20.6.d")
def test_units_that_come_into_the_area_later_are_not_bound() -> None:
    p = position(CAUCASUS + "soviet T 7-5-5 tank at 3135\nphase movement soviet")
    p.play("move T; march 3137; halt")
    p.enter_phase("movement soviet")
    assert {"T", "S"} <= p.options("move")
    assert not p.options("move") & {"N", "M"}


# 20.8 North Caucasus Volunteers

KUBAN = [
    "city 1205 minor Krasnodar",
    "city 1208 minor Voroshilovsk",
    "axis V1 1-2-3 caucasian",
    "axis V2 1-2-3 caucasian",
]


@pytest.mark.rule("S42-20.8.a", "S42-20.8.b")
def test_volunteers_arrive_one_a_turn_once_both_cities_are_axis_controlled() -> None:
    p = position(country(*KUBAN, "control axis 1205", "turn 12", "phase initial axis"))
    assert p.where("V1") == "pending"
    p = position(country(*KUBAN, "control axis 1205 1208", "turn 12", "phase initial axis"))
    assert p.options("arrive") == {"V1 1205", "V1 1208"}
    p.play("arrive V1 1208; end-phase")
    assert (p.where("V1"), p.where("V2")) == ("1208", "pending")
    p.state.turn = 13
    p.enter_phase("initial axis")
    assert p.options("arrive") == {"V2 1205", "V2 1208"}
    p.play("arrive V2 1205; end-phase")
    p.state.turn = 14
    assert p.enter_phase("initial axis").options("arrive") == set()


@pytest.mark.rule("S42-20.8.a", "S42-20.8.b")
def test_they_go_on_arriving_in_the_city_that_is_left() -> None:
    p = position(
        country(*KUBAN, "control axis 1205", "volunteers", "turn 13", "phase initial axis")
    )
    assert p.where("V1") == "1205"
    p = position(country(*KUBAN, "volunteers", "turn 13", "phase initial axis"))
    assert p.where("V1") == "pending"


@pytest.mark.rule("S42-20.8.a")
@pytest.mark.parametrize(("held", "where"), [("1205 1206 1208", "1206"), ("1205 1208", "")])
def test_a_city_of_two_hexes_must_be_held_as_a_whole(held: str, where: str) -> None:
    suburb = (KUBAN[0] + " of Krasnodar", "city 1206 minor Pashkovskaya of Krasnodar", *KUBAN[1:])
    p = position(country(*suburb, f"control axis {held}", "turn 12", "phase initial axis"))
    assert (f"V1 {where}" in p.options("arrive")) is bool(where)
    assert p.where("V1") == "pending"


@pytest.mark.rule("S42-20.8.b", "S42-29.1.2.a")
@pytest.mark.parametrize(
    "enemy",
    [
        "soviet S 3-4-3 at 1205",
        "soviet R 0-0-3 reserve-army at 1205 box=1\nsoviet S 3-4-3 in box-1",
    ],
)
def test_none_arrive_in_a_city_that_they_would_share_with_the_enemy(enemy: str) -> None:
    shared = ("option contested_cities on", "contested 1205", "axis A 5-5-3 at 1205", enemy)
    text = (*KUBAN, "control axis 1205 1208", *shared, "turn 12", "phase initial axis")
    assert position(country(*text)).where("V1") == "1208"


@pytest.mark.rule("S42-20.8.b", "S42-13.3.2.d")
@pytest.mark.parametrize("cities", ["1205 1208", "1205"])
@pytest.mark.parametrize(("more", "gives_way"), [("", True), ("soviet G 3-4-3 at 1105", False)])
def test_enemies_in_full_retreat_give_way_to_a_volunteer(
    cities: str, more: str, gives_way: bool
) -> None:
    """Whether it has a choice of two cities or is put down at once."""
    text = (*KUBAN, "volunteers", f"control axis {cities}", "soviet F 3-4-3 at 1105 fr", more)
    p = position(country(*text, "turn 13", "phase initial axis"))
    p.play("arrive V1 1205" if p.choices("arrive") else "")
    assert p.where("V1") == "1205"
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert (p.where("F") != "1105") is gives_way
    assert p.waits_for == "InitialPhase"


@pytest.mark.rule("S42-20.8.c")
def test_in_the_turn_of_its_arrival_a_volunteer_is_marked_as_a_replacement() -> None:
    p = position(
        country(*KUBAN, "control axis 1205", "volunteers", "turn 13", "phase initial axis")
    )
    assert p.states("V1") == {"fresh"}
    p.enter_phase("movement axis")
    p.choose("move V1")
    grid = p.state.country.grid
    assert {grid.distance(p.hex("1205"), p.hex(h)) for h in p.options("march")} == {1}
    p.enter_phase("recovery axis")
    assert p.states("V1") == set()


# 20.9 Linden engineers


@pytest.mark.rule("S42-20.9.b")
def test_the_engineers_never_come_back() -> None:
    p = position(country("axis L 2-3-4 engineer at 1205", "axis A 2-3-4 at 1205"))
    for name in "LA":
        eliminate(p.state, p.unit(name), "S42-10.3.a")
    assert (p.where("L"), p.where("A")) == ("removed", "eliminated")


# 20.7 Plan Blücher


@pytest.mark.rule("S42-20.7.a")
def test_bluecher_units_leave_w_only_across_the_kerch_strait() -> None:
    text = ["area W axis", "city 1507 minor Taman port kerch"]

    def ways(unit: str, *more: str) -> set[str]:
        p = position(country(*text, f"axis B {unit} in W", *more, "phase movement axis"))
        return {choice.split()[0] for choice in p.choose("move B").choices()} - {"halt"}

    assert ways("6-7-3") == {"transfer"}
    assert ways("6-7-3 bluecher", "control axis 1507") == {"sail"}
