"""C19 and C20: vehicles, bog tests, transport."""

import pytest

from tests.games.coh.classic.helpers import ap, classic, marked

FAR = "unit S1 soviet at I07 facing NW"
TRUCK = "unit G1 german at B03 facing SE mover=wheeled truck"
TANK = "unit G1 german at B03 facing SE mover=tracked armored tank blue=5 front=15 flank=13"
ROAD = "road B03 C03 D04 E04 F05"


def given(p, text, target=""):
    return {x.label: x.value for x in p.dr(text, target).lines}


@pytest.mark.rule("COHC-19.a")
def test_wheels_have_a_hex_for_each_symbol_and_one_more_by_road():
    """D-C19-2: with one symbol 3 road hexes for 1 AP."""
    p = classic(TRUCK + " wheels=1", FAR, ROAD).play("activate G1", "move G1 C03", "move G1 D04")
    p.play("move G1 E04")
    assert not any(c.startswith("move") for c in p.choices())
    assert ap(p.settle(), "german") == 6
    bare = classic(TRUCK, FAR, ROAD).play("activate G1", "move G1 C03", "move G1 D04")
    assert not any(c.startswith("move") for c in bare.choices())
    off = classic(TRUCK + " wheels=1", FAR).play("activate G1", "move G1 C03")
    assert not any(c.startswith("move") for c in off.choices())


@pytest.mark.rule("COHC-19.b")
@pytest.mark.parametrize("ground", ["open", "corn", "wheat"])
def test_tracks_have_a_hex_for_each_symbol_over_open_ground(ground):
    p = classic(TANK + " tracks=1", FAR, f"terrain {ground} C03 C04 D04 D03")
    p.play("activate G1", "move G1 C03", "move G1 D04")
    assert not any(c.startswith("move") for c in p.choices())
    woods = classic(TANK + " tracks=1", FAR, "terrain woods C03").play("activate G1", "move G1 C03")
    assert not any(c.startswith("move") for c in woods.choices())


@pytest.mark.rule("COHC-19.b")
@pytest.mark.parametrize(
    ("ground", "on"), [("open", True), ("corn", True), ("wheat", True), ("light-woods", False)]
)
def test_tracks_drive_on_from_the_edge_of_the_map_too(ground, on):
    tank = "unit G1 german waiting mover=tracked armored tracks=1"
    p = classic(tank, FAR, "entry german A03", f"terrain {ground} A03")
    p.play("activate G1", "enter G1 A03")
    assert any(c.startswith("move") for c in p.choices()) is on


@pytest.mark.rule("COHC-19.b", "COHC-19.d")
def test_tracks_have_their_bonus_by_road_and_through_smoke_but_into_no_fortification():
    wood = ("terrain woods C03 D04", ROAD)
    p = classic(TANK + " tracks=1", FAR, *wood).play("activate G1", "move G1 C03", "move G1 D04")
    assert not any(c.startswith("move") for c in p.choices())
    for first in ("C03", "D04"):
        q = classic(TANK + " tracks=2", FAR, f"smoke heavy {first}").play("activate G1")
        q.play("move G1 C03", "move G1 D04", "move G1 E04")
        assert q.unit("G1").hex == "E04"
    for work in ("trench D04 german", "bunker D04 german facing N", "gun-pit D04 german facing N"):
        r = classic(TANK + " tracks=2", FAR, f"work {work}").play("activate G1", "move G1 C03")
        assert "move G1 D03" in r.choices()
        assert r.refusal("move G1 D04").rule == "COHC-19.d"
        s = classic(TANK.replace("B03", "C03") + " tracks=2", FAR, f"work {work}")
        s.play("activate G1", "move G1 D04")  # by the basic move, which is the last
        assert not any(c.startswith("move") for c in s.choices())


@pytest.mark.rule("COHC-19.c")
def test_no_bonus_hexes_backward():
    back = TRUCK.replace("SE", "NW")
    p = classic(back + " wheels=1", FAR, ROAD).play("activate G1", "move G1 C03")
    assert not any(c.startswith("move") for c in p.choices())


@pytest.mark.rule("COHC-19.d")
@pytest.mark.parametrize(
    ("terrain", "tracked", "wheeled"),
    [("open", 1, 1), ("wooden-building", 2, 3), ("stone-building", 3, 4), ("corn", 1, 2),
     ("wheat", 1, 2), ("woods", 3, None), ("light-woods", 2, 3), ("marsh", 3, None),
     ("water", None, None), ("ford", 2, 2)],
)  # fmt: skip
def test_the_vehicle_table(terrain, tracked, wheeled):
    for unit, price in ((TANK, tracked), (TRUCK, wheeled)):
        p = classic(unit, FAR, f"terrain {terrain} C03").play("activate G1")
        if price is None:
            assert not p.legal("move G1 C03")
        else:
            assert p.cost("move G1 C03") == price


@pytest.mark.rule("COHC-19.e")
def test_a_vehicle_tests_for_bogging_in_marsh():
    """D-C19-1: 5 holds it, 6 does not."""
    lines = (TANK, FAR, "terrain marsh C03")
    p = classic(*lines).play("activate G1", "move G1 C03", 5).settle()
    assert marked(p, "stuck", "G1")
    q = classic(*lines).play("activate G1", "move G1 C03", 6).settle()
    assert not marked(q, "stuck", "G1")
    foot = classic("unit G1 german at B03 facing SE", FAR, "terrain marsh C03")
    assert foot.play("activate G1", "move G1 C03").settle().turn == "soviet"


STUCK = ("unit G1 german at C03 facing SE armored stuck", "terrain marsh C03")


@pytest.mark.rule("COHC-19.f", "COHC-19.g")
def test_a_bogged_vehicle_is_towed_out_and_free_again():
    p = classic(
        STUCK[0] + " mover=tracked", STUCK[1], FAR, "round 1 of 9",
        "unit G2 german at C03 facing SE mover=tracked armored tank tracks=2",
    )  # fmt: skip
    assert p.play("activate G1").refusal("move G1 D04").rule == "COHC-19.f"
    p.play("activate G2", "load G1 G2").settle().play("pass", "move G2 D04")
    assert not any(c.startswith("move") for c in p.choices())
    p.settle()
    assert not marked(p, "stuck", "G1")


@pytest.mark.rule("COHC-19.f")
def test_tracked_vehicles_are_towed_by_tracked_ones_only():
    wheeled = "unit G2 german at C03 facing SE mover=wheeled truck"
    p = classic(STUCK[0] + " mover=tracked", wheeled, FAR).play("activate G1", "activate G2")
    assert p.refusal("load G1 G2").message == "refuse-tow-tracked"
    q = classic(STUCK[0] + " mover=wheeled", wheeled, FAR).play("activate G1", "activate G2")
    assert q.legal("load G1 G2")


@pytest.mark.rule("COHC-19.h")
def test_a_turret_fires_outside_its_arc_for_1_more():
    p = classic(TANK + " turret", "unit S1 soviet at A02 facing S").play("activate G1")
    assert p.cost("attack G1 A02") == 4
    fixed = classic(TANK, "unit S1 soviet at A02 facing S").play("activate G1")
    assert fixed.refusal("attack G1 A02").message == "refuse-outside-arc"


@pytest.mark.rule("COHC-19.i")
def test_an_open_top_is_red_for_mortars_and_infantry_in_close_combat():
    carrier = "unit S1 soviet at {} facing NW mover=tracked armored open-topped flank=11"
    mortar = classic("unit G1 german at C03 facing SE mortar red=5", carrier.format("E04"))
    assert mortar.ar("attack G1 E04").lines[0].label == "tally-red-fp"
    rifles = classic("unit G1 german at C03 facing SE red=5 blue=1", carrier.format("C03"))
    assert rifles.ar("close G1 S1 red").lines[0].label == "tally-red-fp"
    gun = classic("unit G1 german at C03 facing SE red=5 blue=1", carrier.format("E04"))
    assert gun.ar("attack G1 E04").lines[0].label == "tally-blue-fp"


@pytest.mark.rule("COHC-19.i")
@pytest.mark.parametrize(("firer", "red"), [("", True), ("mover=tracked armored", False)])
def test_in_close_combat_only_infantry_finds_the_open_top_and_always(firer: str, red: bool):
    p = classic(
        f"unit G1 german at C03 facing SE red=5 blue=5 {firer}",
        "unit S1 soviet at C03 facing NW mover=tracked armored open-topped",
        "unit S2 soviet at C03 facing NW mover=tracked armored",
        "cap german 9",
    )
    wrong = "close G1 S1" if red else "close G1 S1 red"
    assert p.legal("close G1 S1 red") is red
    assert p.legal("close G1 S1") is not red
    assert p.refusal(wrong).rule == "COHC-19.i"
    assert p.legal("close G1 S2")  # no open top
    assert p.refusal("close G1 S2 red").message == "refuse-no-open-top"


@pytest.mark.rule("COHC-19.j")
def test_each_vehicle_gives_infantry_in_its_hex_1():
    p = classic(
        "unit G1 german at C03 facing SE", "unit S1 soviet at D04 facing NW",
        "unit S2 soviet at D04 facing NW mover=tracked armored",
        "unit S3 soviet at D04 facing NW mover=tracked armored",
    )  # fmt: skip
    assert given(p, "attack G1 D04", "S1")["tally-vehicle-cover"] == 2
    assert "tally-vehicle-cover" not in given(p, "attack G1 D04", "S2")


# C20


@pytest.mark.rule("COHC-20.a")
def test_trucks_fight_only_in_close_combat():
    p = classic(TRUCK, "unit S1 soviet at C03 facing NW").play("activate G1")
    assert p.refusal("attack G1 C03").message == "refuse-truck-fires"
    assert (
        classic(TRUCK, "unit S1 soviet at B03 facing NW").play("activate G1").legal("close G1 S1")
    )


@pytest.mark.rule("COHC-10.d", "COHC-20.b")
@pytest.mark.parametrize(
    ("levels", "others", "cost"),
    [
        ("0 A03 B03 C03", 0, 1),
        ("0 A03 B03 C03", 2, 3),
        ("1 C03", 0, 2),
        ("2 C03", 0, 3),
        ("2 A03 B03", 0, 1),
        ("2 A03 B03", 1, 2),
        ("1 C03", 1, 3),
    ],
)
def test_a_drive_is_shown_with_all_that_its_bonus_hexes_cost(levels, others, cost):
    jam = [f"unit G{n + 2} german-opel-blitz at C03 facing N" for n in range(others)]
    p = classic(
        "road A03 B03 C03", f"level {levels}", "ap german 7",
        "unit G1 german-opel-blitz at A03 facing SE active", *jam,
        "unit S1 soviet at I07 facing N",
    )  # fmt: skip
    (way,) = [way for way in p.preview("move G1 B03").ways if way.path[-1] == p.hex("C03")]
    assert way.cost.total == cost
    assert all(line.rule.startswith("COHC-") for line in way.cost.lines)
    p.play("move G1 B03", "move G1 C03", "face G1 N")
    assert ap(p, "german") == 7 - cost


@pytest.mark.rule("COHC-3.d", "COHC-20.b")
@pytest.mark.parametrize(("left", "goes_on"), [(1, False), (2, True)])
def test_who_cannot_pay_for_the_vehicles_in_his_way_is_told_what_it_costs(left, goes_on):
    p = classic(
        TRUCK + " wheels=1 active", "unit G2 german-opel-blitz at D04 facing N", FAR, ROAD,
        f"ap german {left}", "cap german 0",
    ).play("move G1 C03")  # fmt: skip
    assert p.legal("move G1 D04") is goes_on
    if not goes_on:
        refusal = p.refusal("move G1 D04")
        assert (refusal.rule, refusal.message) == ("COHC-3.d", "refuse-too-dear")
        assert (refusal.args["cost"], refusal.args["left"]) == (1, 0)


@pytest.mark.rule("COHC-20.b")
def test_congestion_costs_1_for_each_vehicle_in_the_hex():
    """D-C19-2: with one vehicle in the third hex 1 + 1."""
    jam = "unit G2 german at E04 facing SE mover=wheeled truck"
    p = classic(TRUCK + " wheels=1", jam, FAR, ROAD)
    p.play("activate G1", "move G1 C03", "move G1 D04", "move G1 E04").settle()
    assert ap(p, "german") == 5
    two = classic(TRUCK, jam.replace("E04", "C03"), jam.replace("G2", "G3").replace("E04", "C03"),
                  FAR, ROAD)  # fmt: skip
    assert two.play("activate G1").cost("move G1 C03") == 3


APC = "unit S2 soviet at D04 facing NW mover=tracked armored shield=2 front=13 flank=12"


@pytest.mark.rule("COHC-20.c", "COHC-20.j")
@pytest.mark.parametrize("cargo", ["", "mover=wheeled role=gun crewed", "mortar"])
def test_an_apc_gives_its_cargo_2_and_the_cargo_defends_with_its_rear(cargo):
    p = classic(
        "unit G1 german at C03 facing SE red=4 blue=4", APC,
        f"unit S1 soviet on=S2 front=14 flank=10 {cargo}",
    )  # fmt: skip
    shown = given(p, "attack G1 D04", "S1")
    assert (shown["tally-flank-defense"], shown["tally-apc"]) == (10, 2)


@pytest.mark.rule("COHC-20.d", "COHC-20.k")
def test_cargo_survives_its_apc_with_the_bonus_and_the_facing():
    p = classic(
        "unit G1 german at C03 facing SE red=4 blue=9", APC,
        "unit S1 soviet on=S2 flank=20 front=20",
        "unit G2 german at D03 facing S red=4",
    )  # fmt: skip
    p.play("rush G1", "attack G1 D04", "done", 2, 12)
    assert (p.unit("S2").place, p.unit("S1").place) == ("destroyed", "board")
    assert p.unit("S1").facing == "NW"
    assert (p.turn, marked(p, "widows", "S1")) == ("soviet", False)


@pytest.mark.rule("COHC-20.d")
def test_apc_and_cargo_are_attacked_apart():
    p = classic("unit G1 german at C03 facing SE red=4 blue=4", APC,
                "unit S1 soviet on=S2 flank=10 front=14")  # fmt: skip
    p.play("rush G1", "attack G1 D04")
    assert p.state.stack[-1].target == p.id("S1")  # cargo first, as COH-15.11.a
    p.play(2, 2).settle()
    assert [line.args["target"] for line in p.told("log-miss")] == [p.id("S1"), p.id("S2")]


@pytest.mark.rule("COHC-20.d")
@pytest.mark.parametrize(("shield", "bonus"), [(2, True), (0, False)])
def test_the_bonus_outlives_the_apc_to_the_end_of_the_turn(shield, bonus):
    p = classic(
        "unit G1 german at C03 facing SE red=4 blue=9", "hand german 110",
        APC.replace("shield=2", f"shield={shield}"),
        "unit S1 soviet on=S2 flank=20 front=20", "unit S3 soviet at I07 facing NW",
    )  # fmt: skip
    p.play("card 110", "activate G1", "attack G1 D04", 2, 12).settle()
    assert (p.unit("S2").place, p.turn) == ("destroyed", "german")
    assert ("tally-apc" in given(p, "attack G1 D04")) is bonus
    p.play("attack G1 D04", 2).settle()
    assert p.turn == "soviet"
    p.play("pass")
    assert "tally-apc" not in given(p, "attack G1 D04")


GUN = "unit S1 soviet at D04 facing NW mover=wheeled role=gun crewed front=14 flank=10"


@pytest.mark.rule("COHC-20.e")
def test_a_gun_is_armored_from_the_front_and_infantry_from_the_rear():
    p = classic("unit G1 german at C03 facing SE red=4 blue=1", GUN)
    assert p.ar("attack G1 D04").lines[0].label == "tally-blue-fp"
    rear = classic("unit G1 german at C03 facing SE red=4 blue=1", GUN.replace("NW", "SE"))
    assert rear.ar("attack G1 D04").lines[0].label == "tally-red-fp"


@pytest.mark.rule("COHC-20.f")
def test_a_vehicle_carries_one_unit():
    p = classic(
        "unit G1 german at C03 facing SE", "unit G2 german at C03 facing SE",
        "unit G3 german at C03 facing SE mover=wheeled truck", FAR, "round 1 of 9",
    )  # fmt: skip
    p.play("activate G1", "activate G3", "load G1 G3").settle().play("pass", "activate G2")
    assert p.refusal("load G2 G3").message == "refuse-transport-full"


@pytest.mark.rule("COHC-20.f")
@pytest.mark.parametrize(
    ("cargo", "carried"),
    [("", True), ("mortar", True), ("mover=wheeled role=gun crewed", True),
     ("mover=tracked armored hit=immobilized", True), ("mover=tracked armored stuck", True),
     ("mover=tracked armored", False), ("mover=wheeled truck", False)],
)  # fmt: skip
def test_any_vehicle_carries_infantry_a_gun_or_a_vehicle_that_cannot_move(cargo, carried):
    tank = "unit G1 german at C03 facing SE mover=tracked armored tank"
    p = classic(tank, f"unit G2 german at C03 facing SE {cargo}", FAR)
    p.play("activate G1", "activate G2")
    assert p.legal("load G2 G1") is carried
    if not carried:
        assert p.refusal("load G2 G1").rule == "COHC-20.f"


@pytest.mark.rule("COHC-20.g", "COHC-20.i")
def test_loading_and_unloading_are_paid_once_for_both():
    p = classic(
        "unit G1 german at C03 facing SE move=2", FAR, "round 1 of 9", "terrain light-woods C03",
        "unit G3 german at C03 facing SE mover=wheeled truck",
    )  # fmt: skip
    p.play("activate G1", "activate G3", "load G1 G3").settle()
    assert ap(p, "german") == 5
    p.play("pass", "select G1")
    assert [c for c in p.choices() if c.startswith("unload")] == ["unload G1 C03"]
    p.play("unload G1 C03").settle()
    assert ap(p, "german") == 3


@pytest.mark.rule("COHC-20.h")
def test_cargo_does_not_fire():
    p = classic(
        "unit G3 german at C03 facing SE mover=wheeled truck", "unit G1 german on=G3",
        "unit S1 soviet at D04 facing NW",
    )  # fmt: skip
    assert p.play("activate G1").refusal("attack G1 D04").message == "refuse-carried-attacks"


@pytest.mark.rule("COHC-20.l")
def test_a_truck_takes_its_load_along_the_road():
    p = classic(TRUCK, "unit G2 german on=G1", FAR, ROAD)
    p.play("activate G1", "move G1 C03", "move G1 D04").settle()
    assert p.unit("G2").hex == "D04"
