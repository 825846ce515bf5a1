"""C19 and C20 at their edges: who has a bonus, who pays, whom a vehicle protects."""

import pytest

from tests.games.coh.classic.helpers import ap, classic, marked

FAR = "unit S1 soviet at I07 facing NW"
TRUCK = "unit G1 german at B03 facing SE mover=wheeled truck wheels=1"
TANK = "unit G1 german at B03 facing SE mover=tracked armored tank blue=5 front=15 flank=13"
ROAD = "road B03 C03 D04 E04 F05"
JAM = "unit G2 german-opel-blitz at {} facing N"


@pytest.mark.rule("COHC-19.e")
@pytest.mark.parametrize(("unit", "road", "asked"), [
    (TANK, "", True), (TANK, ROAD, False), (TRUCK, ROAD, False),
])  # fmt: skip
def test_no_road_bogs_a_vehicle_down(unit, road, asked):
    p = classic(unit, FAR, "terrain marsh C03", road).play("activate G1", "move G1 C03")
    assert (p.waits_for == "BogTest") is asked


@pytest.mark.rule("COHC-19.e", "COHC-4.a")
@pytest.mark.parametrize(("shift", "dice", "held"), [
    (-2, 4, False), (-2, 3, True), (-1, 4, True), (1, 6, True), (1, 7, False),
])  # fmt: skip
def test_cap_change_a_bog_test(shift, dice, held):
    p = classic(TANK, FAR, "terrain marsh C03", "cap german 2").play("activate G1", "move G1 C03")
    p.play(f"shift {shift}", dice).settle()
    assert (marked(p, "stuck", "G1"), p.cap("german")) == (held, 2 - abs(shift))


@pytest.mark.rule("COHC-19.e", "COHC-19.f")
def test_who_is_held_goes_no_further_in_this_action_or_the_next():
    p = classic(TANK + " tracks=2", FAR, "terrain marsh C03", "round 1 of 9")
    p.play("activate G1", "move G1 C03", 5).settle().play("pass")
    for words in ("move G1 D04", "pivot G1 N"):
        assert p.refusal(words).rule == "COHC-19.f"
    assert p.refusal("rally G1").message == "refuse-no-marker"


@pytest.mark.rule("COHC-20.b")
@pytest.mark.parametrize(
    ("unit", "road", "other", "cost"),
    [(TRUCK, ROAD, JAM.format("C03"), 2), (TRUCK, "", JAM.format("C03"), 1),
     (TANK, ROAD, JAM.format("C03"), 1), (TRUCK, ROAD, JAM.format("D04"), 1),
     (TRUCK, ROAD, "unit G2 german at C03 facing N", 1),
     (TRUCK, ROAD, "unit S2 soviet at C03 facing N mover=wheeled truck", 2)],
)  # fmt: skip
def test_only_wheels_by_road_wait_for_vehicles_in_the_hex(unit, road, other, cost):
    p = classic(unit, other, FAR, road).play("activate G1")
    assert p.cost("move G1 C03") == cost
    poor = classic(unit + " active", other, FAR, road, f"ap german {cost}", "cap german 0")
    assert "move G1 C03" in poor.play("select G1").choices()
    if cost > 1:
        broke = classic(unit + " active", other, FAR, road, "ap german 1", "cap german 0")
        assert "move G1 C03" not in broke.play("select G1").choices()


@pytest.mark.rule("COHC-20.b")
@pytest.mark.parametrize(("unit", "left"), [(TRUCK, 5), (TANK + " tracks=1", 6)])
def test_tracks_drive_on_past_others_for_nothing(unit, left):
    p = classic(unit, JAM.format("D04"), FAR, ROAD).play("activate G1", "move G1 C03")
    p.play("move G1 D04").settle()
    assert ap(p, "german") == left


def given(p, text, target=""):
    return {x.label: x.value for x in p.dr(text, target).lines}


@pytest.mark.rule("COHC-19.j")
@pytest.mark.parametrize(
    ("target", "vehicle", "cover"),
    [("", "unit S2 soviet at D04 facing NW mover=tracked armored", 1),
     ("", "unit S2 soviet at D04 facing NW mover=wheeled truck", 1),
     ("", "unit G2 german at D04 facing NW mover=tracked armored", 0),
     ("", "unit S2 soviet at D05 facing NW mover=tracked armored", 0),
     ("", "unit S2 soviet at D04 facing NW", 0),
     ("mover=wheeled role=gun crewed", "unit S2 soviet at D04 facing NW mover=wheeled truck", 0)],
)  # fmt: skip
def test_whom_a_vehicle_covers(target, vehicle, cover):
    p = classic("unit G1 german at C03 facing SE red=4 blue=4",
                f"unit S1 soviet at D04 facing NW {target}", vehicle)  # fmt: skip
    assert given(p, "attack G1 D04", "S1").get("tally-vehicle-cover", 0) == cover


CARRIER = "unit S2 soviet at D04 facing NW mover=tracked armored front=13 flank=12 {}"


@pytest.mark.rule("COHC-19.j", "COHC-20.c")
@pytest.mark.parametrize(
    ("vehicle", "cargo", "lines"),
    [("shield=2", "", {"tally-apc": 2}), ("shield=0", "", {}),
     ("shield=2", "mover=wheeled role=gun crewed", {"tally-apc": 2}),
     ("shield=2", "mover=tracked armored stuck", {})],
)  # fmt: skip
def test_whom_an_apc_protects(vehicle, cargo, lines):
    """Infantry, guns and mortars; no vehicle in tow."""
    p = classic("unit G1 german at C03 facing SE red=4 blue=4", CARRIER.format(vehicle),
                f"unit S1 soviet on=S2 front=14 flank=10 {cargo}")  # fmt: skip
    assert given(p, "attack G1 D04", "S1") == {"tally-flank-defense": 10, **lines}


@pytest.mark.rule("COHC-20.d")
def test_the_bonus_that_outlives_an_apc_is_for_no_vehicle():
    p = classic("unit G1 german at C03 facing SE red=4 blue=4",
                "unit S1 soviet at D04 facing NW mover=tracked armored widows")  # fmt: skip
    assert "tally-apc" not in given(p, "attack G1 D04")


@pytest.mark.rule("COHC-19.i")
@pytest.mark.parametrize(("firer", "red"), [("", True), ("mover=wheeled role=gun crewed", False)])
def test_crews_of_guns_do_not_find_an_open_top(firer, red):
    p = classic(f"unit G1 german at C03 facing SE red=5 blue=5 {firer}",
                "unit S1 soviet at C03 facing NW mover=tracked armored open-topped")  # fmt: skip
    p.play("activate G1")
    assert (p.legal("close G1 S1 red"), p.legal("close G1 S1")) == (red, not red)


@pytest.mark.rule("COHC-19.f")
@pytest.mark.parametrize(("load", "drives"), [
    ("", True), ("unit G2 german on=G1", True),
    ("unit G2 german on=G1 mover=wheeled truck hit=immobilized", False),
])  # fmt: skip
def test_only_who_tows_a_vehicle_has_no_bonus_hexes(load, drives):
    p = classic(TRUCK, load, FAR, ROAD).play("activate G1", "move G1 C03")
    assert p.legal("move G1 D04") is drives


@pytest.mark.rule("COHC-19.h")
@pytest.mark.parametrize(("cap", "legal"), [(3, False), (4, True)])
def test_a_turret_that_turns_is_paid_in_cap_too(cap, legal):
    p = classic(TANK + " turret spent", "unit S1 soviet at A02 facing S", f"cap german {cap}")
    assert p.legal("attack G1 A02") is legal
