"""Chapters 12.2 to 12.4: what eliminates retreating units, and units that retreated before."""

import pytest

from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.retreat.courses import step_refusal, survives
from hexfront.games.s42.setting import SOVIET
from tests.games.s42.retreat.helpers_retreat import ends, field, isles, retreat

A, R = "axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405"
WAY = ("1305", "1405", "1505", "1604")
"""A has its enemy before it, and two hexes lie behind this one."""


def left_alive(*statements: str, length: int = 2) -> bool:
    p = field(*statements)
    retreat(p, "R", length)
    if p.where("R") == "eliminated":
        return False
    assert p.where("R") != "1405"
    return True


def refused(p: Position, origin: str, to: str) -> str:
    """The rule by which a step eliminates R."""
    way = p.state.country.grid.direction(p.hex(origin), p.hex(to))
    assert way is not None
    refusal = step_refusal(p.state, SOVIET, p.mask("R"), p.hex(origin), way)
    return "" if refusal is None else refusal.rule


def test_the_way_behind_is_open() -> None:
    assert left_alive(isles(*WAY), A, R)


@pytest.mark.rule("S42-12.2.a")
@pytest.mark.parametrize("where", ["1505", "1604"])
def test_into_a_hex_with_an_enemy_combat_unit(where: str) -> None:
    train = f"axis B 5-5-3 at {where} train"
    assert not left_alive(isles(*WAY), A, R, train)
    assert refused(field(isles(*WAY), A, R, "axis B 5-5-3 at 1505"), "1405", "1505") == "S42-12.2.a"


@pytest.mark.rule("S42-12.2.a", "S42-19.3.b")
def test_lone_non_combat_units_are_removed_instead() -> None:
    p = field(isles(*WAY), A, R, "sp axis at 1505")
    retreat(p, "R")
    assert p.where("R") == "1604"
    assert p.where("axis-sp-1") == "pool"


@pytest.mark.rule("S42-12.2.b", "S42-7.2.b")
@pytest.mark.parametrize(
    ("state", "alive"), [("", False), ("disrupted", True)], ids=["bond", "no bond"]
)
def test_into_a_hex_bond(state: str, alive: bool) -> None:
    """B and C stand above and below 1505; behind it 1605 is out of their reach."""
    land = isles("1305", "1405", "1505", "1504", "1506", "1605", "1705")
    units = ("axis B 5-5-3 at 1504", f"axis C 5-5-3 at 1506 {state}")
    p = field(land, A, R, *units, "soviet F 5-5-3 at 1605")
    retreat(p, "R")
    assert (p.where("R") != "eliminated") is alive


@pytest.mark.rule("S42-12.2.b", "S42-7.2.b")
@pytest.mark.parametrize(("state", "alive"), [("", False), ("disrupted", True)])
def test_across_a_hexside_bond(state: str, alive: bool) -> None:
    """B in 1604 and C in 1506 bond over the hexside between 1505 and 1605."""
    land = isles("1305", "1405", "1505", "1604", "1506", "1605")
    units = (f"axis B 5-5-3 at 1604 {state}", "axis C 5-5-3 at 1506")
    p = field(land, A, R, *units, "soviet F 5-5-3 at 1605")
    assert ("1505/1605" in p.bonds("axis")) is not alive
    retreat(p, "R")
    assert (p.where("R") == "1605") is alive


@pytest.mark.rule("S42-12.2.c")
def test_through_two_vacant_ezoc_hexes() -> None:
    """Both 1505 and 1604 are next to an enemy; 1703 and 1704 behind them are not."""
    land = isles(*WAY, "1504", "1703", "1704")
    assert not left_alive(land, A, R, "axis B 5-5-3 at 1504")
    assert not left_alive(land, A, R, "axis B 5-5-3 at 1504", length=3)


@pytest.mark.rule("S42-12.2.c", "S42-12.1.3.a")
def test_no_step_is_offered_that_leads_into_two_of_them() -> None:
    """1706 can be reached by 1506, but not by 1505 and 1605, which B watches."""
    p = field(
        isles("1305", "1405", "1505", "1506", "1604", "1605", "1606", "1706"),
        A,
        R,
        "axis B 5-5-3 at 1604",
    )
    assert {"1505", "1605"} <= p.zoc("axis")
    retreat(p, "R", 3)
    assert p.where("R") == "1506"
    assert p.options("step") == {"1605", "1606"}


@pytest.mark.rule("S42-12.2.c")
def test_one_ezoc_hex_at_a_time_is_survived() -> None:
    land = isles("1305", "1405", "1404", "1403", "1402")
    p = field(land, A, R)
    assert "1404" in p.zoc("axis")
    assert "1403" not in p.zoc("axis")
    retreat(p, "R")
    assert p.where("R") == "1403"


@pytest.mark.rule("S42-12.2.d")
def test_into_ezoc_as_the_last_hex() -> None:
    """B watches 1604, and there is nothing behind it."""
    assert not left_alive(isles(*WAY, "1603"), A, R, "axis B 5-5-3 at 1603")


@pytest.mark.rule("S42-12.2.d")
def test_exactly_one_further_hex_may_save_the_unit() -> None:
    land = isles(*WAY, "1603", "1705", "1805")
    p = field(land, A, R, "axis B 5-5-3 at 1603")
    assert "1604" in p.zoc("axis")
    retreat(p, "R")
    assert p.where("R") == "1705"
    land = isles(*WAY, "1603", "1705", "1706")
    assert not left_alive(land, A, R, "axis B 5-5-3 at 1603", "axis C 5-5-3 at 1706")


@pytest.mark.rule("S42-12.2.d")
def test_no_further_hex_without_need() -> None:
    p = field(isles(*WAY, "1705"), A, R)
    retreat(p, "R")
    assert p.where("R") == "1604"


RIVER = "river major 1405/1505"


@pytest.mark.rule("S42-12.2.e")
def test_across_an_unbridged_major_river() -> None:
    assert not left_alive(isles(*WAY), A, R, RIVER)
    assert refused(field(isles(*WAY), A, R, RIVER), "1405", "1505") == "S42-12.2.e"


@pytest.mark.rule("S42-12.2.e", "S42-17.5.a")
@pytest.mark.parametrize(("turn", "alive"), [(10, False), (11, True)])
def test_the_bridge_of_a_railway_saves_nobody_before_it_is_finished(turn: int, alive: bool) -> None:
    rail = ("rail 1405-1505 opens 11", f"turn {turn}")
    assert left_alive(isles(*WAY), A, R, RIVER, *rail) is alive
    assert left_alive(isles(*WAY), A, R, "river minor 1405/1505")


@pytest.mark.rule("S42-12.2.e", "S42-5.5.5.d")
@pytest.mark.parametrize(
    "bridge",
    [
        "road 1405-1505",
        "rail 1405-1505",
        "ferry 1405/1505",
        "soviet F 5-5-3 at 1505",
        "soviet F 5-5-3 at 1505 disrupted",
    ],
)
def test_bridges_of_any_kind_are_unrestricted(bridge: str) -> None:
    assert left_alive(isles(*WAY), A, R, RIVER, bridge)


@pytest.mark.rule("S42-12.2.e")
def test_a_non_combat_unit_on_the_far_bank_makes_no_pontoon() -> None:
    assert not left_alive(isles(*WAY), A, R, RIVER, "soviet F 0-0-5 army-hq at 1505")


@pytest.mark.rule("S42-23.4.l", "S42-12.2.e")
def test_a_frozen_river_is_no_obstacle_to_a_retreat() -> None:
    assert left_alive(isles(*WAY), A, R, RIVER, "turn 30")


@pytest.mark.rule("S42-12.2.f")
@pytest.mark.parametrize(
    "place", ["", "ferry 1405/1505", "volga-bridge 1405/1505", "flotilla 1405/1505"]
)
def test_across_the_volga_even_where_it_can_be_crossed(place: str) -> None:
    statements = (isles(*WAY), A, R, "river volga 1405/1505", place)
    assert not left_alive(*statements)
    assert refused(field(*statements), "1405", "1505") == "S42-12.2.f"


@pytest.mark.rule("S42-12.2.g", "S42-22.5.a")
@pytest.mark.parametrize("area", ["", "area X axis 1610"], ids=["neutral edge", "enemy area"])
def test_off_the_map(area: str) -> None:
    """R stands in the corner of the map."""
    p = position(f"""
        map 1404-1610
        {area}
        during combat axis
        terrain sea 1404-1610, clear 1609 1610
        axis A 5-5-3 at 1609
        soviet R 5-5-3 at 1610
    """)
    retreat(p, "R")
    assert p.where("R") == "eliminated"


@pytest.mark.rule("S42-12.2.g", "S42-22.5.b", "S42-22.3.1.a")
@pytest.mark.parametrize("length", [2, 3, 4])
def test_a_friendly_entry_area_completes_the_retreat(length: int) -> None:
    p = position("""
        map 1404-1610
        area A soviet 1610
        during combat axis
        terrain sea 1404-1610, clear 1608 1609 1610
        axis A 5-5-3 at 1608
        soviet R 5-5-3 at 1609
    """)
    retreat(p, "R", length)
    assert (p.where("R"), p.order("R"), p.steps("R")) == ("A", "disrupted", 2)


@pytest.mark.rule("S42-12.2.h")
@pytest.mark.parametrize("barrier", ["river lake 1405/1505", "alpine 1405/1505"])
def test_where_the_unit_may_not_move(barrier: str) -> None:
    assert not left_alive(isles(*WAY), A, R, barrier)
    assert refused(field(isles(*WAY), A, R, barrier), "1405", "1505") == "S42-12.2.h"


@pytest.mark.rule("S42-12.2.h")
def test_mountain_units_and_roads_cross_ridges() -> None:
    alpine = "alpine 1405/1505"
    assert left_alive(isles(*WAY), A, "soviet R 5-5-3 mountain at 1405", alpine)
    assert left_alive(isles(*WAY), A, R, alpine, "road 1405-1505")
    climber = "soviet R 5-5-3 mountain at 1405"
    assert not left_alive(isles(*WAY), A, climber, alpine, "turn 30")


def test_a_mountain_unit_leaves_its_stack_mates_behind() -> None:
    p = field(isles(*WAY), A, R, "soviet M 5-5-3 mountain at 1405", "alpine 1405/1505")
    retreat(p, "R M")
    assert (p.where("R"), p.where("M")) == ("eliminated", "1604")


@pytest.mark.rule("S42-5.7.3.a")
@pytest.mark.parametrize("coast", ["sea 1405/1505", "terrain sea 1505"])
def test_out_to_sea(coast: str) -> None:
    p = field(isles(*WAY), A, R, coast, "city 1405 port azov")
    assert refused(p, "1405", "1505") == "S42-5.7.3.a"
    retreat(p, "R")
    assert p.where("R") == "eliminated"


@pytest.mark.rule("S42-12.2.i")
@pytest.mark.parametrize(
    ("friend", "alive"),
    [
        ("soviet F 5-5-3 at 1604", True),
        ("soviet F 5-5-3 at 1604 disrupted", True),
        ("soviet F 5-5-3 at 1604 retreated", False),
        ("soviet F 0-0-5 army-hq at 1604", False),
    ],
)
def test_friends_that_have_not_retreated_cancel_ezoc(friend: str, alive: bool) -> None:
    assert left_alive(isles(*WAY, "1603"), A, R, "axis B 5-5-3 at 1603", friend) is alive


@pytest.mark.rule("S42-12.2.i")
def test_units_that_retreat_together_do_not_cancel_ezoc_for_each_other() -> None:
    p = field(isles(*WAY, "1603"), A, R, "soviet Q 5-5-3 at 1405", "axis B 5-5-3 at 1603")
    retreat(p, "R Q")
    assert (p.where("R"), p.where("Q")) == ("eliminated", "eliminated")


# Desperate Defense.


@pytest.mark.rule("S42-12.2.j", "S42-11.5.1.a")
def test_only_units_without_a_way_out_are_desperate() -> None:
    free = field(isles(*WAY), A, R)
    assert survives(free.state, free.mask("R"), free.hex("1405"), 2)
    shut = field(isles("1305", "1405"), A, R)
    assert not survives(shut.state, shut.mask("R"), shut.hex("1405"), 2)
    far = field(isles(*WAY), A, R)
    assert not survives(far.state, far.mask("R"), far.hex("1405"), 3)
    short = field(isles(*WAY), A, R, "soviet F 5-5-3 at 1604")
    assert survives(short.state, short.mask("R"), short.hex("1405"), 3)
    one_step = field(isles(*WAY), A, "soviet R 5-5-3 steps=1 at 1405", "soviet F 5-5-3 at 1604")
    assert not survives(one_step.state, one_step.mask("R"), one_step.hex("1405"), 3)


@pytest.mark.rule("S42-12.2.j")
def test_a_surrounded_stack_may_try_a_desperate_defense() -> None:
    def stand(land: str) -> Position:
        return position(f"""
            map 1000-2010
            {land}
            turn 12
            axis A 10-8-6 at 1305
            soviet R 5-5-3 at 1405
            crt * * = DR2 2
            phase combat axis
        """).play("attack 1405; resolve", 3)

    assert stand(isles("1305", "1405")).legal("defend desperate")
    assert not stand(isles(*WAY)).legal("defend desperate")


# The advance after an elimination.


@pytest.mark.rule("S42-12.3.a")
def test_the_attacker_advances_in_full_when_the_retreat_eliminates() -> None:
    p = position(f"""
        map 1000-2010
        {isles("1305", "1405", "1406", "1407", "1408")}
        axis A 10-8-6 tank red at 1305
        axis B 5-5-3 at 1406
        soviet R 5-5-3 at 1405
        crt * * = D1 3 x
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3)
    assert p.where("R") == "eliminated"
    p.play("advance A; step 1405; step 1406; step 1407")
    assert p.where("A") == "1407"


# Units that retreated before.

TWICE = """
    map 1000-2010
    axis A 10-8-6 tank red at 1305
    axis B 10-8-6 tank red at 1306
    axis C 10-8-6 tank red at 1604
    axis D 10-8-6 tank red at 1704
    soviet R 5-5-3 at 1405
    soviet F 5-5-3 at 1605
    crt * * = DR2 2 x
    phase combat axis
"""


def driven_onto_friends() -> Position:
    p = position(TWICE)
    p.play("attack 1405; resolve", 3)
    p.play("step 1506; step 1605; end-advance")
    assert p.at("1605") == {"R", "F"}
    return p


@pytest.mark.rule("S42-12.4.a")
def test_a_unit_that_retreated_dies_if_its_new_hex_has_to_retreat() -> None:
    p = driven_onto_friends()
    p.play("attack 1605; resolve", 3)
    assert p.where("R") == "eliminated"
    assert p.where("F") != "eliminated"


@pytest.mark.rule("S42-12.4.a")
def test_it_does_not_go_along_with_the_others_any_more() -> None:
    p = driven_onto_friends()
    p.play("attack 1605; resolve", 3)
    assert p.order("R") == "good"
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert p.where("R") == "eliminated"
    assert p.where("F") not in ("eliminated", "1605")


@pytest.mark.rule("S42-12.4.b", "S42-15.3.a")
def test_in_breakthrough_combat_it_only_retreats_again() -> None:
    p = position(TWICE.replace("DR2 2 x", "DR2 3 x"))
    p.play("attack 1405; resolve", 3)
    p.play("step 1506; step 1606")
    p.play("form-group 1306; step 1405; step 1506; breakthrough 1606", 3)
    assert "R" in {p.name(u) for u in p.state.stack[-1].retreat.units}
    assert ends(p, "R")
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert p.order("R") == "full_retreat"


@pytest.mark.rule("S42-12.4.c")
def test_a_retreat_of_the_movement_phase_does_not_count_in_combat() -> None:
    p = position("""
        map 1000-2010
        axis A 10-8-6 tank red at 1305
        axis B 10-8-6 tank red at 1306
        axis C 10-8-6 tank red at 1704
        axis D 10-8-6 tank red at 1705
        soviet R 1-2-3 steps=2 at 1405
        soviet F 5-5-3 at 1804
        crt * * = DR2 2 x
        phase movement axis onwards
    """)
    p.play("overrun 1405; resolve")
    while p.waits_for == "Retreating":
        wanted = [words for words in p.choices() if words.startswith("step")]
        p.choose(wanted[-1])
    assert p.state.retreated & p.mask("R")
    p.play("end-phase")
    assert not p.state.retreated & p.mask("R")
