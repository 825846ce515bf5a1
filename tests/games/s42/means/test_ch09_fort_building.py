"""Chapters 9.7.2, 9.7.3 and 9.7.7: fortifications are begun, completed, and lose their force."""

import pytest

from hexfront.games.s42.means.resources import fort_refusal
from hexfront.games.s42.notation import Position, position

PLAIN = """
    map 1000-1810
    area X axis 1000-1010
    area A soviet 1800-1810
"""
"""The Axis draws supply from the west edge, the Soviet player from the east edge."""


def no_fort(p: Position, label: str) -> str:
    """The rule that forbids the active player a fortification in a hex."""
    refusal = fort_refusal(p.state, p.state.side, p.hex(label))
    return refusal.rule if refusal else ""


@pytest.mark.rule("S42-9.7.2.a", "S42-18.1.c")
def test_a_resource_point_begins_a_fortification() -> None:
    p = position(PLAIN + "phase initial axis")
    p.choose("fortify 1205")
    assert p.building("axis") == {"1205"}
    assert p.forts("axis") == set()
    assert p.state.rp == 1


@pytest.mark.rule("S42-9.7.2.a", "S42-18.1.b")
def test_without_resource_points_nothing_is_begun() -> None:
    p = position(PLAIN + "phase initial axis")
    p.play("fortify 1205; fortify 1206")
    assert p.options("fortify") == set()
    assert no_fort(p, "1207") == "S42-18.1.b"


@pytest.mark.rule("S42-9.7.2.b", "S42-3.0.d")
def test_it_is_completed_in_the_owners_next_initial_phase_even_out_of_supply() -> None:
    p = position(
        PLAIN
        + """
        soviet S 3-4-3 at 1104
        soviet T 3-4-3 at 1106
        building axis 1205
        building soviet 1605
        phase initial axis
    """
    )
    assert p.forts("axis") == {"1205"}
    assert p.building("axis") == set()
    assert p.building("soviet") == {"1605"}


@pytest.mark.rule("S42-9.7.2.c")
def test_the_hex_must_be_in_supply() -> None:
    p = position(PLAIN + "phase initial axis")
    assert "1505" in p.options("fortify")
    assert "1605" not in p.options("fortify")
    assert no_fort(p, "1605") == "S42-9.7.2.c"


@pytest.mark.rule("S42-9.7.2.c")
def test_no_fortification_is_begun_among_enemies() -> None:
    p = position(PLAIN + "soviet S 3-4-3 at 1205 train\nphase initial axis")
    assert "1204" in p.options("fortify")
    assert no_fort(p, "1205") == "S42-9.7.2.c"


@pytest.mark.rule("S42-9.7.2.c", "S42-9.7.5.b")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
@pytest.mark.parametrize("unit", ["sp P {}", "{} L 0-0-6 leader"])
def test_nor_beside_a_lone_enemy_who_does_not_fight(own: str, foe: str, unit: str) -> None:
    ground = f"map 1000-1410\narea X {own} 1000-1010\n{unit.format(foe)} at"
    for h in ("1000", "1205"):
        p = position(f"{ground} {h}\nphase initial {own}")
        assert "1204" in p.options("fortify")
        assert no_fort(p, h) == "S42-9.7.2.c"


@pytest.mark.rule("S42-9.7.2.d")
def test_no_unit_need_be_there() -> None:
    p = position(PLAIN + "axis A 6-7-3 at 1200\nphase initial axis")
    assert {"1200", "1207"} <= p.options("fortify")


@pytest.mark.rule("S42-9.7.3.c", "S42-9.7.2.d")
def test_in_an_ezoc_only_beside_a_combat_unit_of_ones_own() -> None:
    p = position(
        PLAIN
        + """
        soviet S 3-4-3 at 1205
        axis A 6-7-3 at 1204
        sp axis at 1206
        phase initial axis
    """
    )
    assert "1204" in p.options("fortify")
    assert "1206" not in p.options("fortify")
    assert no_fort(p, "1206") == "S42-9.7.3.c"
    assert no_fort(p, "1204") == ""


@pytest.mark.rule("S42-9.7.3.a")
@pytest.mark.parametrize("marker", ["fort axis", "building axis", "fort soviet"])
def test_one_fortification_in_a_hex(marker: str) -> None:
    p = position(f"{PLAIN}\n{marker} 1305\nphase initial axis")
    assert "1304" in p.options("fortify")
    assert no_fort(p, "1305") == "S42-9.7.3.a"


@pytest.mark.rule("S42-9.7.3.a", "S42-9.7.6.a")
def test_a_printed_fortification_bars_another_for_the_soviet_player_alone() -> None:
    text = PLAIN + "fortified 1405 group 1\n"
    assert "1405" not in position(text + "phase initial soviet").options("fortify")
    assert "1405" in position(text + "stale 1\nphase initial soviet").options("fortify")
    assert "1405" in position(text + "phase initial axis").options("fortify")


@pytest.mark.rule("S42-9.7.3.b")
def test_terrain_in_which_nothing_is_built() -> None:
    p = position(
        PLAIN
        + """
        terrain minor-city 1200, major-city 1201, mountain 1202, marsh 1203, wooded-rough 1204
        terrain woods 1205, rough 1206, desert 1207, seasonal-marsh 1208
        control axis 1200 1201
        phase initial axis
    """
    )
    assert not p.options("fortify") & {"1200", "1201", "1202", "1203", "1204"}
    assert {"1205", "1206", "1207", "1208"} <= p.options("fortify")
    assert no_fort(p, "1203") == "S42-9.7.3.b"


@pytest.mark.rule("S42-9.7.3.b", "S42-23.2.3.b")
def test_seasonal_marsh_is_closed_to_building_after_the_first_rain() -> None:
    p = position(PLAIN + "terrain seasonal-marsh 1208\nturn 25\nmarsh\nphase initial axis")
    assert "1208" not in p.options("fortify")


@pytest.mark.rule("S42-9.7.3.d")
@pytest.mark.parametrize(("side", "limit"), [("axis", 12), ("soviet", 21)])
def test_a_side_has_so_many_markers_and_no_more(side: str, limit: int) -> None:
    hexes = [f"{column}{row:02}" for column in (13, 14, 15) for row in range(11)]
    finished, begun = hexes[: limit - 1], hexes[limit - 1]
    p = position(f"{PLAIN}\nfort {side} {' '.join(finished)}\nphase initial {side}")
    free = hexes[limit]
    assert p.legal(f"fortify {free}")
    p.choose(f"fortify {begun}")
    assert no_fort(p, free) == "S42-9.7.3.d"


@pytest.mark.rule("S42-9.7.3.d", "S42-9.7.5.a")
def test_a_marker_that_was_removed_may_be_built_again() -> None:
    p = position(
        PLAIN
        + """
        limit fortifications axis 2
        fort axis 1204
        building axis 1205
        phase initial axis
    """
    )
    assert p.options("fortify") == set()
    p.choose("remove-fort 1205")
    assert p.forts("axis") == {"1204"}
    p.choose("fortify 1206")
    assert p.building("axis") == {"1206"}
    assert p.state.rp == 1


@pytest.mark.rule("S42-9.7.5.a")
def test_the_owner_removes_only_his_own_markers() -> None:
    p = position(PLAIN + "fort axis 1204\nfort soviet 1604\nphase initial soviet")
    assert p.options("remove-fort") == {"1604"}


GROUPS = """
    map 1000-1810
    area X axis 1000-1010
    area A soviet 1800-1810
    city 1509 major Rostov
    fortified 1401 1402 group 1
    fortified 1405 1406 group 2
    fortified 1408 1409 group 3
"""


@pytest.mark.rule("S42-9.7.7.a", "S42-9.7.7.b", "S42-9.7.7.c")
def test_printed_fortifications_become_inactive_by_group_when_all_are_empty() -> None:
    p = position(GROUPS + "soviet S 3-4-3 at 1406\nphase supply soviet onwards")
    p.until("InitialPhase")
    assert p.state.stale_forts == 1 << 1
    assert [entry.args for entry in p.told("log-printed-forts-inactive")] == [{"group": 1}]


@pytest.mark.rule("S42-9.7.7.b")
def test_a_soviet_unit_that_does_not_fight_keeps_a_group_active() -> None:
    p = position(GROUPS + "soviet H 0-0-5 army-hq at 1401\nphase supply soviet onwards")
    assert not p.until("InitialPhase").state.stale_forts & 1 << 1


@pytest.mark.rule("S42-9.7.7.a")
def test_they_are_tested_at_the_end_of_the_soviet_player_turn_only() -> None:
    p = position(GROUPS + "phase supply axis onwards")
    p.until("InitialPhase")
    assert p.actor == "soviet"
    assert p.state.stale_forts == 0


@pytest.mark.rule("S42-9.7.7.a")
def test_an_inactive_group_stays_inactive() -> None:
    p = position(GROUPS + "soviet S 3-4-3 at 1401\nstale 1\nphase supply soviet onwards")
    p.until("InitialPhase")
    assert p.state.stale_forts & 1 << 1


@pytest.mark.rule("S42-9.7.7.d")
@pytest.mark.parametrize(
    ("more", "inactive"),
    [
        ("", False),
        ("control axis 1509", True),
        ("control axis 1509\nsoviet S 3-4-3 at 1408", False),
        ("city 1609 major Suburb of Rostov\ncontrol axis 1509", False),
        ("city 1609 major Suburb of Rostov\ncontrol axis 1509 1609", True),
    ],
)
def test_those_around_rostov_need_the_city_to_be_lost_too(more: str, inactive: bool) -> None:
    p = position(f"{GROUPS}\n{more}\nphase supply soviet onwards")
    p.until("InitialPhase")
    assert bool(p.state.stale_forts & 1 << 3) is inactive


@pytest.mark.rule("S42-9.7.7.d")
def test_on_a_map_without_rostov_they_stay_active() -> None:
    p = position("map 1000-2010\nfortified 1408 group 3\nphase supply soviet onwards")
    p.until("InitialPhase")
    assert not p.state.stale_forts
