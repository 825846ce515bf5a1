"""Chapter 16.1 and 16.3.4: control of Cities, and the markers that the Supply Phase brings."""

import pytest

from hexfront.games.s42.movement.occupy import entered
from hexfront.games.s42.notation import position
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.supply.lines import supplied
from hexfront.hexes import bits
from tests.games.s42.supply.helpers_supply import plain, strip

ROAD = "road edge-1000-1003"
"""On the strip: a road from the Axis area down to 1003, from where five hexes lead to 1008."""


# Control


@pytest.mark.rule("S42-16.3.4.a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
@pytest.mark.parametrize("way", ["march 1305", "march 1306"])
@pytest.mark.parametrize("place", ["city 1305 minor C", "town 1305 T vp 1"])
def test_who_comes_into_a_place_of_his_own_keeps_it(side: str, way: str, place: str) -> None:
    control = "control axis 1305" if side == "axis" else ""
    p = position(f"{place}\n{control}\n{side} A 6-7-3 at 1304\nphase movement {side}")
    p.play("move A", way)
    held = p.state.axis_cities | p.state.axis_towns
    assert bool(held & p.board("1305")) is (side == "axis")
    assert not p.told("log-control")
    assert not p.told("log-captured")


@pytest.mark.rule("S42-16.3.4.a")
def test_the_last_player_in_a_city_controls_it() -> None:
    p = plain("city 1305", "axis A 3-4-3 at 1305", "soviet S 3-4-3 at 1605", "during combat axis")
    entered(p.state, AXIS, p.hex("1305"))
    assert p.control("1305") == "axis"
    p.state.put(p.unit("A"), p.hex("1105"))
    assert p.control("1305") == "axis", "control stays with the last one"
    p.state.put(p.unit("S"), p.hex("1305"))
    entered(p.state, SOVIET, p.hex("1305"))
    assert p.control("1305") == "soviet"


@pytest.mark.rule("S42-16.3.4.a")
def test_passing_through_a_city_takes_it() -> None:
    p = plain("city 1305", "road 1205-1405", "axis A 3-4-6 tank at 1205", "phase movement axis")
    p.play("move A; march 1405")
    assert p.control("1305") == "axis"


@pytest.mark.rule("S42-16.3.4.d")
def test_control_is_kept_for_every_city_hex() -> None:
    p = position("map theatre\naxis A 3-4-3 at 1003\nduring combat axis")
    for h in bits(p.state.country.cities):
        entered(p.state, AXIS, h)
    assert p.state.axis_cities == p.state.country.cities


# The Supply Phase


@pytest.mark.rule("S42-16.1.c", "S42-16.1.e")
def test_the_supply_phase_gives_and_takes_markers() -> None:
    p = strip(ROAD, "axis A 3-4-3 at 1009", "axis B 3-4-3 oos at 1008", "phase supply axis")
    assert p.states("A") == {"oos"}
    assert p.states("B") == set()
    assert [entry.message for entry in p.log if "unit" in entry.args] == [
        "log-supply-restored",
        "log-out-of-supply",
    ]


@pytest.mark.rule("S42-16.1.a")
def test_markers_change_only_in_the_own_supply_phase() -> None:
    p = strip(
        ROAD, "axis A 3-4-3 at 1012", "axis B 3-4-3 oos at 1005",
        "soviet S 3-4-3 at 1014", "soviet T 3-4-3 oos at 1020",
    )  # fmt: skip
    p.enter_phase("supply soviet")
    assert p.states("A") == set()
    assert p.states("B") == {"oos"}
    assert p.states("S") == {"oos"}
    assert p.states("T") == set()
    p.enter_phase("recovery axis")
    assert p.states("A") == set()
    p.enter_phase("supply axis")
    assert p.states("A") == {"oos"}
    assert p.states("B") == set()


@pytest.mark.rule("S42-16.1.d")
def test_a_second_phase_without_supply_brings_nothing_new() -> None:
    p = strip(ROAD, "axis A 3-4-3 oos at 1009", "phase supply axis")
    assert p.actor == "over"
    assert p.states("A") == {"oos"}
    assert p.steps("A") == 2
    assert p.told("log-out-of-supply") == []


@pytest.mark.rule("S42-19.2.d", "S42-16.5.5.a")
def test_non_combat_units_never_lack_supply() -> None:
    p = strip("sp axis at 1012", "soviet H 0-0-5 army-hq hq=tank at 1012", "phase supply axis")
    p.enter_phase("supply soviet")
    assert p.states("axis-sp-1") == set()
    assert p.states("H") == set()


@pytest.mark.rule("S42-16.1.b")
def test_units_in_a_friendly_entry_area_are_in_supply() -> None:
    p = strip("axis A 3-4-3 oos in X", "phase supply axis")
    assert p.states("A") == set()


def test_a_memo_does_not_outlive_the_situation() -> None:
    p = strip(ROAD, "axis A 3-4-3 at 1008", "soviet S 3-4-3 at 1015")
    before = supplied(p.state, AXIS)
    twin = p.state.copy()
    p.state.put(p.unit("S"), p.hex("1005"))
    assert supplied(p.state, AXIS) != before
    assert supplied(twin, AXIS) == before
