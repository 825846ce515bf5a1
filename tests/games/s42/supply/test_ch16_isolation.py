"""Chapter 16.5: isolated units and Isolation Attrition."""

import pytest
from msgspec.structs import replace

from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.supply.isolation import attrition_tally
from tests.games.s42.supply.helpers_supply import pocket, strip

FOES = ("axis A 6-7-3 at 1405", "soviet S 3-4-3 at 1506")
"""A and S stand side by side in the pocket."""
HQ = "axis H S-(1)-5 support-hq at 1401"
FRONT = "soviet F S-(1)-5 support-hq at 1509"


def modifiers(p: Position, name: str) -> dict[str, int]:
    """The lines of a unit's tally without their common beginning."""
    tally = attrition_tally(p.state, p.unit(name))
    assert tally.total == sum(line.value for line in tally.lines)
    return {line.label.removeprefix("tally-isolation-"): line.value for line in tally.lines}


# Who is isolated, and who rolls


@pytest.mark.rule("S42-16.5.1.b", "S42-16.5.1.c")
def test_a_unit_is_isolated_when_no_overland_portion_would_do() -> None:
    p = strip("axis A 3-4-3 at 1012", "axis B 3-4-3 at 1018", "soviet S 3-4-3 train at 1015",
              "phase supply axis")  # fmt: skip
    assert p.states("A") == {"oos"}, "it would take a portion of twelve hexes"
    assert p.states("B") == {"oos", "isolated"}


@pytest.mark.rule("S42-16.5.1.c")
def test_the_marker_turns_white_again() -> None:
    p = strip("axis A 3-4-3 isolated at 1012", "axis B 3-4-3 isolated at 1005", "phase supply axis")
    assert p.states("A") == {"oos"}
    assert p.states("B") == set()


@pytest.mark.rule("S42-16.5.1.a", "S42-16.5.3.a", "S42-16.5.1.d", "S42-16.5.2.a")
def test_an_isolated_unit_next_to_the_enemy_rolls_in_every_own_supply_phase() -> None:
    p = pocket(*FOES, "phase supply axis")
    assert p.waits_for == "Attrition"
    assert p.actor == "chance"
    p.roll(4)
    assert (p.steps("A"), p.steps("S")) == (1, 2)
    assert p.actor == "over"
    p.enter_phase("supply axis").roll(5)
    assert p.steps("A") == 1
    p.enter_phase("supply soviet").roll(1)
    assert (p.steps("A"), p.steps("S")) == (1, 1)


@pytest.mark.rule("S42-16.5.3.b")
@pytest.mark.example("S42-EX-16.5-D3")
def test_away_from_the_enemy_it_does_not_roll() -> None:
    p = pocket("axis A 6-7-3 at 1405", "soviet S 3-4-3 at 1606", "phase supply axis")
    assert p.states("A") == {"oos", "isolated"}
    assert p.actor == "over"


@pytest.mark.rule("S42-16.5.3.b", "S42-19.2.a")
def test_an_enemy_non_combat_unit_does_not_force_a_roll() -> None:
    p = pocket("axis A 6-7-3 at 1405", "sp soviet at 1406", "phase supply axis")
    assert p.actor == "over"


@pytest.mark.rule("S42-16.5.3.a")
def test_an_out_of_supply_unit_that_is_not_isolated_does_not_roll() -> None:
    p = strip("axis A 3-4-3 at 1012", "soviet S 3-4-3 at 1013", "phase supply axis")
    assert p.states("A") == {"oos"}
    assert p.actor == "over"


@pytest.mark.rule("S42-16.5.3.c")
def test_every_unit_of_a_stack_rolls_for_itself() -> None:
    p = pocket(*FOES, "axis B 6-7-3 at 1405", "phase supply axis")
    p.roll(6, 1)
    assert (p.steps("A"), p.steps("B")) == (2, 1)
    assert p.actor == "over"


@pytest.mark.rule("S42-16.5.3.d")
def test_the_last_step_can_be_lost() -> None:
    p = pocket("axis A 6-7-3 reduced at 1405", "soviet S 3-4-3 at 1506", "phase supply axis")
    p.roll(1)
    assert p.where("A") == "eliminated"


@pytest.mark.rule("S42-16.5.3.e", "S42-2.2.3.c")
@pytest.mark.parametrize("barrier", ["sea", "river lake"])
def test_units_parted_by_an_impassable_side_are_not_adjacent(barrier: str) -> None:
    p = pocket(*FOES, f"{barrier} 1405/1506", "phase supply axis")
    assert p.actor == "over"
    assert modifiers(pocket(*FOES, "terrain clear 1405", f"{barrier} 1405/1506"), "A") == {
        "airfield": 2
    }
    assert modifiers(pocket(*FOES, "terrain clear 1405"), "A") == {}


@pytest.mark.rule("S42-16.5.3.a", "S42-2.2.3.c")
def test_over_the_volga_units_are_adjacent() -> None:
    p = pocket(*FOES, "river volga 1405/1506", "phase supply axis")
    assert p.actor == "chance"


@pytest.mark.rule("S42-16.5.5.a", "S42-16.5.1.a", "S42-18.6.1.c")
def test_asus_and_non_combat_units_never_roll() -> None:
    p = pocket("axis H S-(1)-5 support-hq at 1405", "axis G S-(1)-4 artillery at 1405",
               "sp axis at 1405", "soviet S 3-4-3 at 1506",
               "soviet T 0-0-5 army-hq hq=tank at 1506", "phase supply axis")  # fmt: skip
    assert p.actor == "over"
    assert p.states("H") == {"oos", "isolated"}
    assert p.states("axis-sp-1") == set()
    p.enter_phase("supply soviet").roll(1)
    assert p.actor == "over", "S alone has rolled"


@pytest.mark.rule("S42-10.4.1.a")
def test_the_owner_decides_about_the_remnant() -> None:
    p = pocket("axis A 6-7-3 steps=3 lost=1 at 1405", "soviet S 3-4-3 at 1506",
               "phase supply axis")  # fmt: skip
    p.roll(1)
    assert p.actor == "axis"
    p.choose("keep-remnant")
    assert "remnant" in p.states("A")


# The roll


@pytest.mark.rule("S42-16.5.2.a")
@pytest.mark.parametrize(("die", "steps"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_one_to_four_costs_a_step(die: int, steps: int) -> None:
    p = pocket(*FOES, "phase supply axis").roll(die)
    assert p.steps("A") == steps


@pytest.mark.rule("S42-16.5.2.a", "S42-16.5.4.g")
@pytest.mark.parametrize(("die", "steps"), [(1, 1), (5, 1), (6, 2)])
def test_in_the_desert_one_is_taken_from_the_die(die: int, steps: int) -> None:
    p = pocket(*FOES, "terrain desert 1405", "phase supply axis")
    assert modifiers(p, "A") == {"desert": -1}
    p.roll(die)
    assert p.steps("A") == steps
    (entry,) = (e for e in p.log if e.message.startswith("log-attrition"))
    assert entry.args["total"] == die - 1
    assert entry.tally is not None
    assert entry.tally.total == -1


# The airfield


@pytest.mark.rule("S42-16.5.4.a")
@pytest.mark.parametrize(
    "ground",
    ["terrain clear 1402", "city 1402 minor\ncontrol axis 1402", "town 1402",
     "terrain seasonal-marsh 1402"],
)  # fmt: skip
def test_an_airfield_gives_two_to_the_axis(ground: str) -> None:
    assert modifiers(pocket(*FOES, ground), "A")["airfield"] == 2


@pytest.mark.rule("S42-16.5.4.a")
def test_an_airfield_gives_one_to_the_soviet_player() -> None:
    assert modifiers(pocket(*FOES, "terrain clear 1509"), "S") == {"airfield": 1}


@pytest.mark.rule("S42-16.5.4.a", "S42-16.5.4.e")
@pytest.mark.parametrize("ground", ["city 1402 minor", "terrain desert 1402", "terrain rough 1402"])
def test_lost_cities_and_other_terrain_are_no_airfield(ground: str) -> None:
    assert modifiers(pocket(*FOES, ground), "A") == {}


@pytest.mark.rule("S42-16.5.4.a", "S42-23.2.3.b")
def test_seasonal_marsh_is_no_airfield_after_the_first_rain() -> None:
    assert modifiers(pocket(*FOES, "terrain seasonal-marsh 1402", "marsh"), "A") == {}


@pytest.mark.rule("S42-16.5.4.b")
def test_a_hex_next_to_an_enemy_combat_unit_is_no_airfield() -> None:
    ground = (*FOES, "terrain clear 1402")
    assert modifiers(pocket(*ground, "soviet T 3-4-3 train at 1401"), "A") == {}
    assert modifiers(pocket(*ground, "sp soviet at 1401"), "A") == {"airfield": 2}


@pytest.mark.rule("S42-16.5.4.c")
def test_in_snow_the_axis_airfield_gives_one() -> None:
    snow = (*FOES, "terrain clear 1402 1509", "turn 30", "weather snow")
    assert modifiers(pocket(*snow), "A") == {"airfield": 1}
    assert modifiers(pocket(*snow), "S") == {"airfield": 1}


EAST = ("axis A 6-7-3 at 2605", "soviet S 3-4-3 at 2705")
"""In 2605 an airfield is fifteen hexes from 1105, in 2702 sixteen."""


@pytest.mark.rule("S42-16.5.4.d")
def test_an_airfield_more_than_fifteen_hexes_from_rail_gives_one_less() -> None:
    assert modifiers(pocket(*EAST, "terrain clear 2602"), "A") == {"airfield": 2}
    assert modifiers(pocket(*EAST, "terrain clear 2702"), "A") == {
        "airfield": 2,
        "far-from-rail": -1,
    }
    snow = pocket(*EAST, "terrain clear 2702", "turn 30", "weather snow")
    assert modifiers(snow, "A") == {"airfield": 1, "far-from-rail": -1}


@pytest.mark.rule("S42-16.5.4.d")
def test_a_soviet_airfield_far_from_rail_gives_nothing() -> None:
    p = pocket("soviet S 3-4-3 at 1405", "axis A 3-4-3 at 1506", "terrain clear 1302")
    assert modifiers(p, "S") == {"airfield": 1, "far-from-rail": -1}


@pytest.mark.rule("S42-16.5.4.d")
def test_the_best_of_several_airfields_counts() -> None:
    assert modifiers(pocket(*EAST, "terrain clear 2602 2702"), "A") == {"airfield": 2}


@pytest.mark.rule("S42-16.5.4.d", "S42-17.4.c")
def test_rail_that_is_not_repaired_is_no_connected_rail() -> None:
    p = pocket(*FOES, "terrain clear 1402")
    p.state.repaired = (0, 0, 0, 0, 0, 0)
    assert modifiers(p, "A") == {"airfield": 2}, "1005 itself lies at the edge"
    blocked = pocket(*FOES, "terrain clear 1402", "soviet T 3-4-3 at 1004")
    assert modifiers(blocked, "A") == {"airfield": 2, "far-from-rail": -1}


# City, HQ and Desert


@pytest.mark.rule("S42-16.5.4.e")
@pytest.mark.parametrize("kind", ["minor", "major"])
def test_a_friendly_city_gives_one(kind: str) -> None:
    p = pocket(*FOES, f"city 1402 {kind}", "control axis 1402", "soviet T 3-4-3 at 1401")
    assert modifiers(p, "A") == {"city": 1}
    there = pocket(*FOES, f"city 1405 {kind}", "control axis 1405")
    assert modifiers(there, "A") == {"city": 1}


@pytest.mark.rule("S42-16.5.4.e")
def test_a_town_is_no_city() -> None:
    p = pocket(*FOES, "town 1402 vp 1", "control axis 1402")
    assert modifiers(p, "A") == {"airfield": 2}


@pytest.mark.rule("S42-16.5.4.f")
def test_an_army_hq_or_front_hq_gives_one() -> None:
    assert modifiers(pocket(*FOES, HQ), "A") == {"hq": 1}
    assert modifiers(pocket(*FOES, FRONT), "S") == {"hq": 1}
    assert modifiers(pocket(*FOES, FRONT), "A") == {}


@pytest.mark.rule("S42-16.5.4.f")
def test_soviet_army_hqs_and_artillery_give_nothing() -> None:
    p = pocket(
        *FOES, "soviet T 0-0-5 army-hq hq=tank at 1509", "soviet G S-(1)-4 artillery at 1509"
    )
    assert modifiers(p, "S") == {}


@pytest.mark.rule("S42-16.5.4.g")
def test_only_the_units_own_hex_counts_for_desert() -> None:
    assert modifiers(pocket(*FOES, "terrain desert 1404"), "A") == {}


@pytest.mark.rule("S42-16.5.4.h")
def test_modifiers_add_up_but_never_beyond_four() -> None:
    ground = (*FOES, HQ, "city 1402 minor", "control axis 1402")
    p = pocket(*ground)
    assert modifiers(p, "A") == {"airfield": 2, "city": 1, "hq": 1}
    charts = p.state.setting.charts
    richer = replace(charts.isolation.modifiers, city=3)
    p.state.setting.charts = replace(charts, isolation=replace(charts.isolation, modifiers=richer))
    assert attrition_tally(p.state, p.unit("A")).total == 4


@pytest.mark.rule("S42-16.5.4.i", "S42-16.5.4.h")
@pytest.mark.parametrize("die", range(1, 7))
def test_four_is_safe(die: int) -> None:
    p = pocket(*FOES, HQ, "city 1402 minor", "control axis 1402", "phase supply axis")
    assert p.roll(die).steps("A") == 2


@pytest.mark.rule("S42-16.5.4.j")
def test_the_paths_are_overland_portions_of_any_length() -> None:
    """From 1405 a causeway leads north to an HQ, a City and a Clear hex."""
    ground = (
        "axis A 6-7-3 at 1405", "soviet S 3-4-3 at 1506", "terrain sea 1300-1310 1500-1505",
        "axis H S-(1)-5 support-hq at 1400", "city 1401 minor", "control axis 1401",
    )  # fmt: skip
    assert modifiers(pocket(*ground), "A") == {"airfield": 2, "city": 1, "hq": 1}
    assert modifiers(pocket(*ground, "sea 1402/1403"), "A") == {}
    assert modifiers(pocket(*ground, "soviet T 3-4-3 train at 1403"), "A") == {}
    assert modifiers(pocket(*ground, "alpine 1402/1403"), "A") == {}
    assert modifiers(pocket(*ground, "terrain marsh 1402-1404"), "A") != {}
    guarded = (*ground, "terrain clear 1504", "soviet T 3-4-3 at 1504")
    assert modifiers(pocket(*guarded), "A") == {}, "1403 and 1404 are in EZOC"
    assert modifiers(pocket(*guarded, "axis B 6-7-3 at 1404"), "A") != {}


# Printed examples


STALINGRAD = (
    "axis A 6-7-3 at 1405", "soviet S 3-4-3 at 1506",
    "city 1404 major Stalingrad", "control axis 1404",
    "axis H S-(1)-5 support-hq at 1403",
)  # fmt: skip
"""The pocket at Stalingrad: City, Army HQ, and a Clear hex to land on."""


@pytest.mark.example("S42-EX-16.5-1")
@pytest.mark.rule("S42-16.5.4.a", "S42-16.5.4.i")
def test_a_pocket_with_airfield_hq_and_city_is_safe() -> None:
    p = pocket(*STALINGRAD, "terrain clear 1402", "phase supply axis")
    assert modifiers(p, "A") == {"airfield": 2, "city": 1, "hq": 1}
    assert p.roll(1).steps("A") == 2


@pytest.mark.example("S42-EX-16.5-2")
@pytest.mark.rule("S42-16.5.4.c")
@pytest.mark.parametrize(("die", "steps"), [(1, 1), (2, 2)])
def test_the_same_pocket_in_snow(die: int, steps: int) -> None:
    p = pocket(*STALINGRAD, "terrain clear 1402", "turn 30", "weather snow", "phase supply axis")
    assert attrition_tally(p.state, p.unit("A")).total == 3
    assert p.roll(die).steps("A") == steps


@pytest.mark.example("S42-EX-16.5-3")
@pytest.mark.rule("S42-16.5.4.d")
def test_the_same_pocket_far_from_rail() -> None:
    p = pocket(*STALINGRAD, "terrain clear 1402", "soviet T 3-4-3 at 1004", "phase supply axis")
    assert attrition_tally(p.state, p.unit("A")).total == 3
    assert p.roll(1).steps("A") == 1


@pytest.mark.example("S42-EX-16.5-D1")
@pytest.mark.parametrize(("die", "steps"), [(1, 1), (2, 1), (3, 2)])
def test_in_the_desert_with_airfield_and_hq(die: int, steps: int) -> None:
    p = pocket(*FOES, HQ, "terrain clear 1402, desert 1405", "phase supply axis")
    assert modifiers(p, "A") == {"airfield": 2, "hq": 1, "desert": -1}
    assert p.roll(die).steps("A") == steps


@pytest.mark.example("S42-EX-16.5-D2")
@pytest.mark.parametrize(("die", "steps"), [(1, 1), (2, 1), (3, 2)])
def test_a_soviet_unit_with_city_and_hq_but_far_from_rail(die: int, steps: int) -> None:
    p = pocket("soviet S 3-4-3 at 1405", "axis A 3-4-3 at 1506", "city 1303 minor",
               "soviet F S-(1)-5 support-hq at 1402", "phase supply soviet")  # fmt: skip
    assert modifiers(p, "S") == {"airfield": 1, "far-from-rail": -1, "city": 1, "hq": 1}
    assert p.roll(die).steps("S") == steps


# Baku


BAKU = """
    map 1000-1120
    terrain sea 1100-1120
    area X axis 1000
    area G soviet 1020
    axis A 6-7-3 in G
"""
"""The strip with Baku at its southern end and an Axis division in it."""


@pytest.mark.rule("S42-24.1.2.h")
def test_axis_units_in_baku_need_supply() -> None:
    supplied = position(f"{BAKU}\nroad edge-1000-1020-edge\nphase supply axis")
    assert supplied.states("A") == set()
    near = position(f"{BAKU}\nroad edge-1000-1016\nphase supply axis")
    assert near.states("A") == set(), "1020 to 1016 are five hexes"
    far = position(f"{BAKU}\nroad edge-1000-1015\nphase supply axis")
    assert far.states("A") == {"oos"}
    assert far.actor == "over"


@pytest.mark.rule("S42-24.1.2.h", "S42-24.1.2.i")
def test_isolated_in_baku_they_roll_with_an_airfield() -> None:
    p = position(f"{BAKU}\nsoviet S 3-4-3 at 1010\nphase supply axis")
    assert p.states("A") == {"oos", "isolated"}
    assert modifiers(p, "A") == {"airfield": 2}
    assert p.roll(2).steps("A") == 1
