"""C3.h: new units enter the map by the same procedure as all others act."""

import pytest

from hexfront.games.coh.notation import Position
from tests.games.coh.classic.helpers import ap, classic, marked

FAR = "unit S1 soviet at I07 facing NW"
ENTRY = "entry german A03 A04"
FOOT = "unit G1 german waiting"
TANK = "unit G1 german waiting mover=tracked armored tracks=1"
TRUCK = "unit G1 german waiting mover=wheeled truck wheels=1"


def waiting(*lines: str, unit: str = FOOT, words: str = "edition") -> Position:
    """A unit beside the map is activated."""
    return classic(unit, FAR, ENTRY, *lines, words=words).play("activate G1", "select G1")


@pytest.mark.rule("COHC-3.h")
@pytest.mark.parametrize(
    ("unit", "lines", "cost"),
    [(FOOT, (), 1), (FOOT, ("terrain woods A03",), 2),
     (FOOT, ("work trench A03 german",), 2), (FOOT, ("work ditch A03 soviet",), 3),
     (TANK, ("work wire A03 soviet",), 3), (TANK, ("work bunker A03 german facing N",), 2),
     (TRUCK, ("unit G2 german-opel-blitz at A03 facing N",), 1)],
)  # fmt: skip
def test_entering_costs_the_move_with_all_that_is_in_the_hex(unit, lines, cost):
    p = waiting(*lines, unit=unit)
    assert p.cost("enter G1 A03") == cost
    p.play("enter G1 A03").settle()
    assert ap(p, "german") == 7 - cost
    poor = classic(unit + " active", FAR, ENTRY, *lines, f"ap german {cost - 1}", "cap german 0")
    assert not poor.legal("enter G1 A03")


@pytest.mark.rule("COHC-3.h", "COHC-9.e", "COHC-20.b")
@pytest.mark.parametrize(("unit", "cost"), [(FOOT, 1), (TANK, 1), (TRUCK, 2)])
def test_who_enters_by_road_pays_for_no_terrain_but_wheels_for_those_in_the_way(
    unit, cost, monkeypatch
):
    p = waiting("terrain light-woods A03", "unit G2 german-opel-blitz at A03 facing N", unit=unit)
    monkeypatch.setattr(p.state.field, "road_from_edge", lambda at: True)
    assert p.cost("enter G1 A03") == cost


@pytest.mark.rule("COHC-3.h", "COHC-22.k")
@pytest.mark.parametrize(("die", "place", "left"), [(2, "board", 0), (3, "waiting", 0)])
def test_wire_asks_who_enters_for_a_die(die, place, left):
    p = classic(FOOT + " active", FAR, ENTRY, "work wire A03 soviet", "ap german 3", "cap german 0")
    assert p.preview("enter G1 A03").die
    p.play("enter G1 A03", die).settle()
    assert (p.unit("G1").place, ap(p, "german"), p.unit("G1").spent) == (place, left, True)
    rush = classic(FOOT, FAR, ENTRY, "work wire A03 soviet").play("rush G1", "enter G1 A03")
    assert rush.settle().unit("G1").hex == "A03"


@pytest.mark.rule("COHC-19.e")
@pytest.mark.parametrize("asked", [True, False])
def test_a_vehicle_that_enters_marsh_tests_for_bogging_unless_a_road_leads_in(asked, monkeypatch):
    p = waiting("terrain marsh A03", unit=TANK)
    monkeypatch.setattr(p.state.field, "road_from_edge", lambda at: not asked)
    p.play("enter G1 A03")
    assert (p.waits_for == "BogTest") is asked
    if asked:
        assert marked(p.play(5).settle(), "stuck", "G1")


@pytest.mark.rule("COHC-9.j")
def test_who_enters_hurries():
    p = waiting(words="edition cautious").play("enter G1 A03").settle()
    assert marked(p, "hurried", "G1")


@pytest.mark.rule("COHC-3.h", "COHC-10.d", "COHC-20.b")
def test_a_vehicle_that_drives_on_pays_for_what_it_meets():
    p = waiting("level 1 B03", unit=TANK)
    (way,) = [one for one in p.preview("enter G1 A03").ways if p.label(one.path[-1]) == "B03"]
    assert way.cost.total == 2
    p.play("enter G1 A03", "move G1 B03").settle()
    assert ap(p, "german") == 5
    jam = waiting("road A03 B03", "unit G2 german-opel-blitz at B03 facing N", unit=TRUCK)
    assert ap(jam.play("enter G1 A03", "move G1 B03").settle(), "german") == 5
    poor = classic(TANK + " active", FAR, ENTRY, "level 1 B03", "ap german 1", "cap german 0")
    poor.play("enter G1 A03")
    assert (poor.legal("move G1 B03"), poor.legal("move G1 B04")) == (False, True)
    rush = classic(TANK, FAR, ENTRY, "level 1 B03", "cap german 0").play("rush G1", "enter G1 A03")
    assert rush.legal("move G1 B03")


@pytest.mark.rule("COHC-3.h", "COHC-11.f")
def test_units_enter_as_a_group_at_the_dearest_cost():
    """COH-4.12.e."""
    second = "unit G2 german waiting"
    p = classic(FOOT, second, FAR, ENTRY, "terrain woods A03").play("activate G1", "activate G2")
    p.play("gather G1 enter", "join G2", "done")
    assert p.cost("enter G1 A03") == 2
    p.play("enter G1 A03", "face G1 SE", "enter G2 A04", "face G2 SE")
    assert (p.unit("G1").hex, p.unit("G2").hex, p.turn) == ("A03", "A04", "soviet")
    assert ap(p, "german") == 5


@pytest.mark.rule("COHC-11.e", "COHC-3.h", "COHC-4.d")
def test_a_group_enters_by_cap_or_by_an_opportunity_too():
    lines = (FOOT, "unit G2 german waiting", FAR, ENTRY)
    p = classic(*lines, "cap german 1").play("select G1", "gather G1 enter", "join G2", "done")
    p.play("enter G1 A03", "face G1 SE", "enter G2 A04", "face G2 SE")
    assert (p.cap("german"), p.unit("G1").spent, p.unit("G2").spent) == (0, False, False)
    rush = classic(*lines, "unit G3 german waiting spent", "cap german 0").play("rush G1")
    rush.play("gather G1 enter")
    assert rush.refusal("join G3").rule == "COHC-4.d"
    rush.play("join G2", "done", "enter G1 A03", "face G1 SE", "enter G2 A04", "face G2 SE")
    assert [rush.unit(name).spent for name in ("G1", "G2")] == [True, True]
    none = classic(*lines, "terrain woods A03 A04", "cap german 1")
    assert not none.legal("select G1")


@pytest.mark.rule("COHC-18.a")
def test_aircraft_enter_in_no_group():
    plane = "unit G2 german waiting role=aircraft impulses=4 red=8 front=13 flank=12"
    p = classic(FOOT, plane, FAR, ENTRY).play("activate G1", "select G1")
    assert p.choices() == ["enter G1 A03", "enter G1 A04"]


@pytest.mark.rule("COHC-9.i")
def test_a_hex_that_is_nobodys_is_written_and_read_so():
    p = classic("unit G1 german at B03 facing SE", "unit S1 soviet at C03 facing N",
                "objective C03 soviet").play("activate G1", "move G1 C03").settle()  # fmt: skip
    assert p.control("C03") == "none"
    assert Position.read(p.text()).control("C03") == "none"
    empty = classic("unit G1 german at B03 facing SE", FAR, "objective C03 none")
    assert empty.control("C03") == "none"
    assert empty.play("activate G1", "move G1 C03").settle().control("C03") == "german"
