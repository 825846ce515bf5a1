"""Chapters 34.4 and 34.5: the ways into a holding box and out of it, and replacements."""

import pytest

from hexfront.games.s42.notation import Position
from tests.games.s42.maskirovka.helpers_maskirovka import ARMY, SOVIET, armies, audiences, why
from tests.games.s42.means.helpers_initial import with_means

R = f"soviet R {ARMY} at 1805 box=1"
Q = f"soviet Q {ARMY} at 1803 box=2"
SOUTH = f"soviet S {ARMY} at 1810 box=3"
"""In supply through G alone when the way north is closed."""


def ways(p: Position, unit: str) -> set[str]:
    """Where a unit may be redeployed."""
    wanted = (option.split() for option in p.options("redeploy"))
    return {place for name, place in wanted if name == unit}


# In supply through some Entry Areas.


def divided(*statements: str, phase: str = "movement soviet") -> Position:
    """Sea parts the north, with A and E, from the south, with G."""
    sea = "terrain sea 1007 1107 1207 1307 1407 1507 1607 1707 1807 1907 2007"
    more = "terrain sea 1106 1306 1506 1706 1906"
    return armies(sea, more, *statements, phase=phase)


# Reinforcements.


@pytest.mark.rule("S42-34.4.1.b")
def test_reinforcements_go_into_boxes_of_armies_supplied_through_a_to_d() -> None:
    coming = "soviet U 3-5-3 due=22 entry=A+E+G"
    text = (R, f"soviet E {ARMY} in E box=2", SOUTH, coming, "turn 22")
    p = divided(*text, phase="initial soviet")
    assert p.options("arrive") == {"U A", "U E", "U G", "U box-1"}
    assert why(p, "arrive U box-2") == ("S42-34.4.1.b", "no-box-supply")
    p.choose("arrive U box-1")
    assert p.where("U") == "box-1"
    assert "stowed" in p.states("U")


@pytest.mark.rule("S42-34.4.1.a")
def test_a_reinforcement_has_spent_its_ma() -> None:
    p = armies(R, Q, "soviet U 3-5-3 in box-1 stowed")
    assert not p.choices("emerge")
    assert not ways(p, "U")
    for choice in ("emerge U", "redeploy U box-2", "redeploy U A"):
        assert why(p, choice) == ("S42-34.4.1.a", "no-box-spent")


@pytest.mark.rule("S42-34.2.c")
def test_a_box_holds_eight_combat_units() -> None:
    seven = [f"soviet U{n} 3-5-3 in box-1" for n in range(7)]
    p = armies(
        R, *seven, "soviet V 3-5-3 in A", "soviet W 3-5-3 in A", "soviet H 0-0-5 army-hq in A"
    )
    assert ways(p, "V") == {"box-1"}
    p.choose("redeploy V box-1")
    assert not ways(p, "W")
    assert why(p, "redeploy W box-1") == ("S42-34.2.c", "no-box-room")
    assert why(p, "redeploy H box-1") == ("S42-34.2.c", "no-box-combat")


# From Entry Areas.


@pytest.mark.rule("S42-34.4.1.c", "S42-34.4.1.a")
def test_units_in_a_to_e_and_the_transit_box_go_to_armies_supplied_through_them() -> None:
    p = divided(
        R, SOUTH, "area F soviet",
        *(f"soviet {name} 3-5-3 in {area}" for name, area in zip("UVWZ", "AEFG", strict=True)),
    )  # fmt: skip
    assert [ways(p, name) for name in "UVWZ"] == [{"box-1"}] * 3 + [set()]
    assert why(p, "redeploy Z box-1") == ("S42-34.4.1.c", "no-box-area")
    assert why(p, "redeploy U box-3") == ("S42-34.4.1.c", "no-box-supply")
    assert why(p, "redeploy U box-5") == ("S42-34.1.2.a", "no-box-army")
    p.play("redeploy U box-1; redeploy V box-1; redeploy W box-1")
    assert {p.where(name) for name in "UVW"} == {"box-1"}
    assert p.state.rail_total == 0
    assert not p.options("move") & {"U", "V", "W"}


@pytest.mark.rule("S42-34.4.1.c")
def test_the_hex_of_the_army_counts_and_not_the_next_one() -> None:
    """South of it is the sea."""
    p = divided(f"soviet R {ARMY} at 1806 box=1", "soviet U 3-5-3 in A")
    assert ways(p, "U") == {"box-1"}


@pytest.mark.rule("S42-34.4.1.a")
def test_a_unit_that_has_moved_goes_into_no_box() -> None:
    p = armies(R, "soviet U 3-5-3 in A moved", "soviet V 3-5-3 in A")
    p.state.moved |= p.mask("U")
    assert (ways(p, "U"), ways(p, "V")) == (set(), {"box-1"})
    assert why(p, "redeploy U box-1")[0] == "S42-5.1.d"


# From box to box, and to Entry Areas.


@pytest.mark.rule("S42-34.4.1.d", "S42-34.4.2.b")
def test_one_unit_a_turn_leaves_a_box_for_another_or_an_entry_area() -> None:
    text = (R, Q, "soviet U 3-5-3 in box-1", "soviet V 3-5-3 in box-2")
    p = armies(*text)
    assert (ways(p, "U"), ways(p, "V")) == ({"box-2", "A", "E"}, {"box-1", "A", "E"})
    assert why(p, "redeploy U box-1") == ("S42-34.4.1.d", "no-box-same")
    assert why(p, "redeploy U G") == ("S42-34.4.2.b", "no-box-way")
    for first in ("redeploy U box-2", "redeploy U A"):
        p = armies(*text).choose(first)
        assert not ways(p, "V")
        assert why(p, "redeploy V E") == ("S42-34.4.2.b", "no-box-limit")
        assert why(p, "redeploy V box-1") == ("S42-34.4.2.b", "no-box-limit")
    p.enter_phase("movement soviet")
    assert ways(p, "V") == {"box-1", "A", "E"}


@pytest.mark.rule("S42-34.4.1.d", "S42-34.4.2.b")
def test_both_armies_must_be_in_supply_through_a_to_e() -> None:
    p = divided(R, SOUTH, "soviet U 3-5-3 in box-1", "soviet V 3-5-3 in box-3")
    assert ways(p, "U") == {"A", "E"}
    assert why(p, "redeploy U box-3") == ("S42-34.4.1.d", "no-box-supply")
    assert not ways(p, "V")
    assert why(p, "redeploy V A") == ("S42-34.4.2.b", "no-box-supply")


@pytest.mark.rule("S42-34.4.2.a")
def test_units_leave_before_their_army_moves() -> None:
    p = armies(R, Q, "soviet U 3-5-3 in box-1", "soviet V 3-5-3 in box-2")
    p.play("move R; march 1705; halt")
    assert not ways(p, "U")
    assert p.options("emerge") == {"V"}
    for choice in ("emerge U", "redeploy U A"):
        assert why(p, choice) == ("S42-34.4.2.a", "no-box-army-moved")


@pytest.mark.rule("S42-34.4.2.b")
def test_a_unit_in_an_entry_area_that_came_out_of_a_box_has_moved() -> None:
    p = armies(R, "soviet U 3-5-3 in box-1").choose("redeploy U A")
    assert (p.where("U"), "U" in p.options("move")) == ("A", False)
    assert "spent" in p.states("U")


# From the map.

RAIL = "rail 1402-2002-edge"


@pytest.mark.rule("S42-34.4.1.e")
def test_one_unit_a_turn_goes_from_a_connected_rail_hex_to_any_box() -> None:
    p = armies(
        R, Q, RAIL, "soviet U 3-5-3 at 1602", "soviet V 3-5-3 at 1702", "soviet W 3-5-3 in A"
    )
    assert ways(p, "U") == {"box-1", "box-2"}
    p.choose("redeploy U box-1")
    assert p.where("U") == "box-1"
    assert not ways(p, "V")
    assert why(p, "redeploy V box-2") == ("S42-34.4.1.e", "no-box-strategic")
    assert ways(p, "W") == {"box-1", "box-2"}


@pytest.mark.rule("S42-34.4.1.e")
def test_its_army_must_be_in_supply_through_a_to_e() -> None:
    p = divided(R, SOUTH, RAIL, "soviet U 3-5-3 at 1602")
    assert ways(p, "U") == {"box-1"}
    assert why(p, "redeploy U box-3") == ("S42-34.4.1.e", "no-box-supply")


@pytest.mark.rule("S42-26.2.b", "S42-26.2.k")
def test_an_hq_that_goes_into_a_box_loses_its_planned_offensive() -> None:
    hqs = [f"soviet {name} S-(1)-5 support-hq at 1602" for name in "HI"]
    p = armies("option planned_offensives on", R, RAIL, *hqs, "offensive H ready", "offensive I")
    assert p.choose("redeploy H box-1").offensives() == ["I"]


HOBBLED = [("fresh", "S42-21.4.b"), ("disrupted", "S42-13.2.1.a"), ("oos", "S42-16.4.b")]


@pytest.mark.rule("S42-26.2.a", "S42-34.6.3.a")
@pytest.mark.parametrize(("place", "may"), [("at 1505", True), ("in A", True), ("in box-1", False)])
def test_an_hq_in_a_box_plans_no_offensive(place: str, may: bool) -> None:
    hq = ("option planned_offensives on", f"soviet H S-(1)-5 support-hq {place}")
    p = armies(R, *hq, phase="initial soviet")
    assert (p.options("plan-offensive") == {"H"}) is may
    if not may:
        assert why(p, "plan-offensive H") == ("S42-26.2.a", "no-not-on-map")


@pytest.mark.parametrize("place", ["at 1602", "in box-2"])
@pytest.mark.rule("S42-34.4.1.a", "S42-21.4.b", "S42-13.2.1.a", "S42-16.4.b")
@pytest.mark.parametrize(("state", "rule"), HOBBLED)
def test_a_unit_without_its_whole_ma_goes_to_no_box_and_no_area(
    place: str, state: str, rule: str
) -> None:
    p = armies(R, Q, RAIL, f"soviet U 7-5-5 tank {place} {state}", "soviet V 3-5-3 at 1702")
    assert not ways(p, "U")
    assert ways(p, "V") == {"box-1", "box-2"}
    assert why(p, "redeploy U box-1")[0] == rule
    assert not p.state.strategic


@pytest.mark.rule("S42-34.4.1.c", "S42-21.4.b")
def test_nor_does_one_that_came_back_into_an_entry_area() -> None:
    p = armies(R, "soviet U 3-5-3 in A fresh")
    assert not ways(p, "U")
    assert why(p, "redeploy U box-1")[0] == "S42-21.4.b"


@pytest.mark.rule("S42-34.4.1.e")
def test_its_hex_must_be_in_supply_through_a_to_e_too() -> None:
    p = divided(R, "rail 1209-2009-edge", "soviet U 3-5-3 at 1709")
    assert p.supplied("U")
    assert why(p, "redeploy U box-1") == ("S42-34.4.1.e", "no-box-unit-supply")


@pytest.mark.rule("S42-34.4.1.f")
def test_no_unit_walks_into_a_box() -> None:
    p = armies(R, "soviet U 3-5-3 at 1705")
    assert why(p, "redeploy U box-1") == ("S42-34.4.1.f", "no-box-on-foot")
    p.play("move U; march 1805")
    assert p.where("U") == "1805"


# Onto the map.


@pytest.mark.rule("S42-34.4.2.c")
def test_a_unit_put_down_on_its_army_moves_on_and_reveals_it() -> None:
    p = armies(R, "soviet U 3-5-3 in box-1", "soviet V 3-5-3 in box-1")
    p.choose("emerge U")
    assert (p.where("U"), p.where("V")) == ("1805", "box-1")
    assert {"known", "exposed"} <= p.states("R")
    assert audiences(p, "log-emerged") == [None]
    assert p.game.revealed(p.state) > 0
    p.play("move U; march 1505")
    assert p.where("U") == "1505"


# Replacements.


@pytest.mark.rule("S42-34.5.a")
@pytest.mark.parametrize(("state", "may"), [("", True), ("disrupted", False), ("fr", False)])
def test_reduced_units_in_a_box_take_replacements(state: str, may: bool) -> None:
    p = armies(R, f"soviet U 3-5-3 in box-1 reduced {state}", phase="initial soviet")
    with_means(p, infantry=1)
    assert ("U infantry" in p.options("replace")) is may
    if may:
        p.choose("replace U infantry")
        assert (p.steps("U"), "fresh" in p.states("U")) == (2, True)
    else:
        assert why(p, "replace U infantry")[0] == "S42-21.2.b"


ISLES = "terrain sea 1000-2010, clear 1805 2000 2001"


@pytest.mark.rule("S42-34.5.a", "S42-34.2.e")
def test_their_army_must_be_in_supply() -> None:
    p = armies(ISLES, R, "soviet U 3-5-3 in box-1 reduced", phase="initial soviet")
    assert why(with_means(p, infantry=1), "replace U infantry")[0] == "S42-21.2.a"
    p = armies(
        f"soviet R {ARMY} in E box=1", "soviet U 3-5-3 in box-1 reduced", phase="initial soviet"
    )
    assert with_means(p, infantry=1).legal("replace U infantry")


@pytest.mark.rule("S42-34.5.a")
def test_units_return_from_the_eliminated_box_into_boxes() -> None:
    text = ("soviet U 3-5-3 eliminated=1", "soviet T 6-4-6 tank black size=corps eliminated=1")
    p = armies(R, *text, "turn 22", phase="initial soviet")
    with_means(p, infantry=1, tank=1)
    p.choose("return U infantry")
    assert "U box-1" in p.options("arrive")
    p.choose("arrive U box-1")
    assert (p.where("U"), p.states("U")) == ("box-1", {"fresh", "returned"})
    assert "T box-1" in p.choose("return T tank").options("arrive")
    p = armies(ISLES, R, *text, "turn 22", phase="initial soviet")
    with_means(p, infantry=1)
    assert "U box-1" not in p.choose("return U infantry").options("arrive")


@pytest.mark.rule("S42-34.5.a", "S42-34.2.e")
@pytest.mark.parametrize(("hex_", "back"), [("2001", True), ("1803", False)])
def test_they_return_as_far_as_the_last_hex_in_supply(hex_: str, back: bool) -> None:
    """Land at the edge ends at 2001; 1803 is an island, and the hex after either is sea."""
    army, coming = f"soviet R {ARMY} at {hex_} box=1", "soviet U 3-5-3 eliminated=1"
    p = armies(ISLES, "terrain clear 1803", army, coming, "turn 22", phase="initial soviet")
    with_means(p, infantry=1)
    assert ("U box-1" in p.choose("return U infantry").options("arrive")) is back


# Units in a box stand where their army does.


@pytest.mark.rule("S42-34.2.e")
def test_supply_is_checked_for_the_hex_of_the_army() -> None:
    p = armies(ISLES, R, Q.replace("1803", "2000"), "soviet U 3-5-3 in box-1",
               "soviet V 3-5-3 in box-2", phase="supply soviet")  # fmt: skip
    assert {"oos", "isolated"} <= p.states("U")
    assert not p.states("V")
    assert audiences(p, "log-isolated") == [SOVIET]


@pytest.mark.rule("S42-34.2.e", "S42-16.5.1.b")
@pytest.mark.parametrize(("hex_", "marks"), [("1505", set()), ("1405", {"oos"})])
def test_too_far_from_supply_they_are_not_isolated(hex_: str, marks: set[str]) -> None:
    army = f"soviet R {ARMY} at {hex_} box=1"
    p = armies(army, "soviet U 3-5-3 in box-1", phase="supply soviet")
    assert p.states("U") == marks


@pytest.mark.rule("S42-34.2.e", "S42-34.1.2.a")
@pytest.mark.parametrize(("where", "rolls"), [("1705", True), ("1605", False)])
def test_units_in_a_box_suffer_attrition_beside_the_enemy(where: str, rolls: bool) -> None:
    p = armies(ISLES, "terrain clear 1705 1605", R, "soviet U 3-5-3 in box-1 isolated",
               "soviet G S-(1)-4 artillery range=3 in box-1 isolated",
               f"axis A 5-5-3 at {where}", phase="supply soviet")  # fmt: skip
    assert (p.actor == "chance") is rolls
    assert bool(p.state.known & p.mask("R")) is rolls
    if rolls:
        p.roll(6)
        assert p.actor != "chance"


@pytest.mark.rule("S42-34.2.e")
@pytest.mark.parametrize(("enemy", "rolls"), [("axis A 5-5-3 at 1705", True), ("", False)])
def test_they_recover_by_the_ezoc_of_its_hex(enemy: str, rolls: bool) -> None:
    p = armies(R, "soviet U 3-5-3 in box-1 disrupted", enemy, phase="recovery soviet")
    if rolls:
        assert p.actor == "chance"
        assert p.state.known & p.mask("R")
        return
    assert p.order("U") == "good"
    assert audiences(p, "log-recovered") == [SOVIET]


@pytest.mark.rule("S42-22.3.1.e", "S42-34.2.e", "S42-34.4.2.b")
@pytest.mark.parametrize(("at", "leaves"), [("in A", False), ("at 1905", True)])
@pytest.mark.parametrize("to", ["box-2", "E"])
def test_who_is_not_in_good_order_leaves_no_box_in_an_entry_area(
    at: str, leaves: bool, to: str
) -> None:
    text = (f"soviet R {ARMY} {at} box=1", f"soviet Q {ARMY} at 1906 box=2")
    p = armies(*text, "soviet U 3-5-3 in box-1 fr", "soviet V 3-5-3 in box-1")
    assert p.legal(f"redeploy V {to}")
    assert (f"redeploy U {to}" in p.choices()) is leaves
    if not leaves:
        assert why(p, f"redeploy U {to}") == ("S42-22.3.1.e", "no-leave-disordered")
