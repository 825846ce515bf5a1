"""C5 to C8: fire, hits, rally and close combat."""

import pytest

from tests.games.coh.classic.helpers import ap, classic, points

PAIR = (
    "unit G1 german at C03 facing SE red=4",
    "unit S1 soviet at D03 facing NW front=12 flank=10",
)


def shots(p, text):
    return {line.label: line.value for line in p.ar(text).lines}


def guard(p, text):
    return {line.label: line.value for line in p.dr(text).lines}


@pytest.mark.rule("COHC-5.a", "COHC-5.b", "COHC-5.c", "COHC-5.d", "COHC-5.h")
def test_fire_at_an_adjacent_unit_in_woods():
    """D-C5-1: 4 + 3 + 2d6 against 12 + 2."""
    lines = (*PAIR, "terrain woods D03")
    p = classic(*lines)
    assert shots(p, "attack G1 D03") == {"tally-red-fp": 4, "tally-short-range": 3}
    assert guard(p, "attack G1 D03") == {"tally-front-defense": 12, "tally-terrain-woods": 2}
    assert classic(*lines).play("rush G1", "attack G1 D03", 6).told("log-miss")
    assert classic(*lines).play("rush G1", "attack G1 D03", 7).told("log-hit")
    assert classic(*lines).play("rush G1", "attack G1 D03", 10).told("log-hit")
    q = classic(*lines).play("rush G1", "attack G1 D03", 11)
    assert q.unit("S1").place == "destroyed"


@pytest.mark.rule("COHC-5.h")
def test_only_an_adjacent_target_is_at_short_range():
    for to, more in (("D03", 3), ("E04", 0)):
        p = classic("unit G1 german at C03 facing SE", f"unit S1 soviet at {to} facing NW")
        assert shots(p, f"attack G1 {to}").get("tally-short-range", 0) == more


@pytest.mark.rule("COHC-5.e")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("unit S2 soviet at B03 facing N", "refuse-outside-arc"),
        ("unit S2 soviet at I09 facing N", "refuse-too-far"),
    ],
)
def test_the_target_must_be_in_the_arc_and_within_double_range(line, message):
    p = classic("board 9x9", "unit G1 german at C03 facing SE range=3", line)
    where = line.split()[4]
    assert p.refusal(f"attack G1 {where}").message == message
    for far, legal in (("I06", True), ("I07", False)):  # six hexes and seven
        firer = "unit G1 german at C03 facing SE range=3"
        q = classic("board 9x9", firer, f"unit S2 soviet at {far}")
        assert q.legal(f"attack G1 {far}") is legal


@pytest.mark.rule("COHC-5.e", "COHC-5.j")
def test_blocking_terrain_stops_the_sight_but_not_out_of_it_or_into_it():
    p = classic(
        "unit G1 german at C03 facing SE", "unit S1 soviet at D04 facing N",
        "unit S2 soviet at E04 facing N", "terrain woods D04",
    )  # fmt: skip
    assert p.legal("attack G1 D04")
    assert p.refusal("attack G1 E04").message == "refuse-no-sight"
    inside = classic(*PAIR, "terrain woods C03 D03")
    assert inside.legal("attack G1 D03")


@pytest.mark.rule("COHC-5.g", "COHC-19.k")
def test_beyond_base_range_the_attack_has_2_less():
    far = "unit S1 soviet at I06 facing NW armored"
    p = classic("unit G1 german at C03 facing SE range=5", far)
    assert shots(p, "attack G1 I06")["tally-long-range"] == -2
    tank = classic("unit G1 german at C03 facing SE range=5 mover=tracked armored tank blue=5", far)
    assert shots(tank, "attack G1 I06")["tally-long-range"] == -2
    at = classic("unit G1 german at C03 facing SE range=6", far)
    assert "tally-long-range" not in shots(at, "attack G1 I06")


@pytest.mark.rule("COHC-5.i")
def test_rear_dr_against_attacks_from_outside_the_arc():
    p = classic(
        "unit G1 german at C03 facing SE", "unit S1 soviet at D03 facing SE front=12 flank=10"
    )
    assert guard(p, "attack G1 D03") == {"tally-flank-defense": 10}


@pytest.mark.rule("COHC-5.k")
def test_units_do_not_block_the_sight():
    p = classic(
        "unit G1 german at C03 facing SE", "unit S1 soviet at E04 facing N",
        "unit S2 soviet at D03 facing N", "unit S3 soviet at F04 facing N",
    )  # fmt: skip
    assert p.sees("C03", "E04")
    assert p.legal("attack G1 E04")


@pytest.mark.rule("COHC-5.l")
def test_a_line_along_the_edge_of_one_blocking_hex_is_open():
    pair = ("unit G1 german at C03 facing S", "unit S1 soviet at E03 facing N")
    assert classic(*pair, "terrain woods D03").sees("C03", "E03")
    assert classic(*pair, "terrain woods D04").sees("C03", "E03")
    assert not classic(*pair, "terrain woods D03 D04").sees("C03", "E03")


@pytest.mark.rule("COHC-5.m", "COHC-5.n")
def test_each_unit_in_the_hex_is_rolled_against_in_one_action_with_cap_for_each():
    p = classic(*PAIR, "unit S2 soviet at D03 facing N", "cap german 4")
    p.play("rush G1", "attack G1 D03", "target S1", "shift -2", 2, "shift 2", 2).settle()
    assert len(p.told("log-miss")) == 2
    assert p.cap("german") == 0


@pytest.mark.rule("COHC-6.a")
def test_a_hit_draws_a_counter_that_a_rally_discards():
    p = classic(*PAIR, "pool pinned 1").play("rush G1", "attack G1 D03", 5, "draws pinned").settle()
    assert p.unit("S1").hit == "pinned"
    pool = p.state.setting.definitions.marker_index("pinned")
    q = classic("unit G1 german at A01 facing S hit=pinned", "unit S1 soviet at I07 facing N")
    before = q.state.pool[pool]
    q.play("rush G1", "rally G1", 12).settle()
    assert (q.unit("G1").hit, q.state.pool[pool]) == ("", before)


@pytest.mark.rule("COHC-6.b")
def test_a_unit_that_is_hit_again_is_destroyed():
    hit = (PAIR[0], PAIR[1] + " hit=pinned")
    p = classic(*hit).play("rush G1", "attack G1 D03", 5).settle()
    assert p.unit("S1").place == "destroyed"


@pytest.mark.rule("COHC-6.c")
def test_a_counter_is_shown_only_when_it_changes_a_value_that_is_used():
    quiet = classic(PAIR[0], PAIR[1] + " hit=pinned").play("rush G1", "attack G1 D03")
    assert not quiet.unit("S1").shown
    loud = classic(PAIR[0], PAIR[1] + " hit=cowering").play("rush G1", "attack G1 D03")
    assert loud.unit("S1").shown


@pytest.mark.rule("COHC-6.d", "COHC-6.e")
def test_a_destroyed_unit_costs_a_cap_and_gives_a_vp():
    p = (
        classic(*PAIR, "cap soviet 5", "base soviet 5")
        .play("rush G1", "attack G1 D03", 12)
        .settle()
    )
    assert (p.cap("soviet"), p.cap_base("soviet")) == (4, 4)
    assert (points(p, "german"), points(p, "soviet")) == (1, 0)
    spare = classic(*PAIR, "cap soviet 3", "base soviet 5")
    spare.play("rush G1", "attack G1 D03", 12).settle()
    assert spare.cap("soviet") == 3


@pytest.mark.rule("COHC-6.d")
def test_cap_may_fall_to_0():
    p = (
        classic(*PAIR, "cap soviet 1", "base soviet 1")
        .play("rush G1", "attack G1 D03", 12)
        .settle()
    )
    assert p.cap("soviet") == 0


@pytest.mark.rule("COHC-6.f")
@pytest.mark.parametrize(
    ("counter", "barred"),
    [("stunned", "move G1 D03"), ("panicked", "attack G1 G05"), ("pinned", "move G1 D03"),
     ("pinned", "pivot G1 N"), ("stunned", "stall G1")],
)  # fmt: skip
def test_a_dash_bars_that_kind_of_action(counter, barred):
    p = classic(f"unit G1 german at C03 facing SE hit={counter}", "unit S1 soviet at G05 facing NW")
    assert not p.play("activate G1").legal(barred)


def test_killed_removes_the_unit_at_once():
    p = classic(*PAIR).play("rush G1", "attack G1 D03", 5, "draws killed")
    assert p.unit("S1").place == "destroyed"


# C7 Rally


@pytest.mark.rule("COHC-7.a")
def test_a_rally_costs_5_and_succeeds_at_the_number_of_the_counter():
    lines = ("unit G1 german at C03 facing SE hit=pinned", "unit S1 soviet at I07 facing NW")
    p = classic(*lines).play("activate G1")
    assert (p.cost("rally G1"), p.number("rally G1")) == (5, 7)
    assert p.play("rally G1", 6).settle().unit("G1").hit == "pinned"
    assert ap(p, "german") == 2
    assert classic(*lines).play("rush G1", "rally G1", 7).settle().unit("G1").hit == ""
    assert classic(*lines, "cap german 5").play("rally G1", 7).settle().cap("german") == 0


@pytest.mark.rule("COHC-7.b")
def test_no_rally_with_an_enemy_in_the_hex():
    p = classic("unit G1 german at C03 facing SE hit=pinned", "unit S1 soviet at C03 facing NW")
    assert p.play("activate G1").refusal("rally G1").message == "refuse-rally-beside-enemy"


@pytest.mark.rule("COHC-7.c")
def test_units_in_adjacent_hexes_rally_together_for_5_each_with_its_roll():
    p = classic(
        "unit G1 german at C03 facing SE hit=pinned", "unit G2 german at C04 facing SE hit=pinned",
        "unit S1 soviet at I07 facing NW", "cap german 5",
    ).play("gather G1 rally", "join G2", "done", "rally G1", 7, 6).settle()  # fmt: skip
    assert (p.unit("G1").hit, p.unit("G2").hit, p.cap("german")) == ("", "pinned", 0)


@pytest.mark.rule("COHC-7.d")
@pytest.mark.parametrize(
    ("line", "number"),
    [("terrain light-woods C03", 6), ("terrain woods C03", 6), ("terrain stone-building C03", 6),
     ("terrain bridge C03", 6), ("terrain marsh C03", 6), ("terrain water C03", 6),
     ("terrain ford C03", 7), ("terrain wooden-building C03", 6), ("terrain wheat C03", 7),
     ("work trench C03 german", 7), ("work road-block C03 german", 7),
     ("level 1 C03", 7), ("terrain corn C03", 7), ("smoke heavy C03", 7)],
)  # fmt: skip
def test_cover_gives_1_in_all_and_a_hill_nothing(line, number):
    p = classic("unit G1 german at C03 facing SE hit=pinned", "unit S1 soviet at I07", line)
    assert p.play("activate G1").number("rally G1") == number


@pytest.mark.rule("COHC-7.d")
def test_a_fortification_that_is_occupied_is_cover_and_1_in_all():
    p = classic("unit G1 german at C03 facing SE hit=pinned hasty", "unit S1 soviet at I07")
    assert p.play("activate G1").number("rally G1") == 6
    other = classic("unit G1 german at C03 facing SE hit=pinned", "unit G2 german at A01 hasty",
                    "unit S1 soviet at I07")  # fmt: skip
    assert other.play("activate G1").number("rally G1") == 7
    trench = ("unit G1 german at C03 facing SE hit=pinned hasty inside", "work trench C03 german")
    for ground in ("open", "woods"):
        q = classic(*trench, f"terrain {ground} C03", "unit S1 soviet at I07")
        assert q.play("activate G1").number("rally G1") == 6


@pytest.mark.rule("COHC-7.d")
@pytest.mark.parametrize(
    ("work", "unit"),
    [("trench", ""), ("bunker", ""), ("gun-pit", "role=gun mover=wheeled crewed")],
)
def test_the_fortification_that_helps_is_named(work, unit):
    facing = "" if work == "trench" else "facing SE"
    p = classic(
        f"unit G1 german at C03 facing SE hit=pinned inside {unit}", "unit S1 soviet at I07",
        f"work {work} C03 german {facing}",
    )  # fmt: skip
    number = p.play("activate G1").preview("rally G1").number
    assert number is not None
    assert [(line.label, line.value) for line in number.lines][1:] == [(f"tally-{work}", -1)]


@pytest.mark.rule("COHC-7.e")
def test_company_gives_1_however_many_they_are():
    p = classic(
        "unit G1 german at C03 facing SE hit=pinned", "unit S1 soviet at I07",
        "unit G2 german at C03 facing SE", "unit G3 german at C03 facing SE",
    )  # fmt: skip
    assert p.play("activate G1").number("rally G1") == 6


@pytest.mark.rule("COHC-7.e")
@pytest.mark.parametrize(("friend", "number"), [
    ("at C03 facing SE", 6), ("at C03 facing SE hit=pinned", 7), ("at C04 facing SE", 7),
])  # fmt: skip
@pytest.mark.parametrize("order", [1, -1])
def test_one_unhurt_unit_in_the_hex_is_company_enough(friend, number, order):
    units = ("unit G1 german at C03 facing SE hit=pinned", f"unit G2 german {friend}")[::order]
    p = classic(*units, "unit S1 soviet at I07")
    assert p.play("activate G1").number("rally G1") == number


@pytest.mark.rule("COHC-7.f")
def test_cap_change_the_rally_roll_by_up_to_2():
    p = classic(
        "unit G1 german at C03 facing SE hit=pinned", "unit S1 soviet at I07", "cap german 2"
    )
    p.play("rush G1", "rally G1", "shift -2", 5).settle()
    assert (p.unit("G1").hit, p.cap("german")) == ("", 0)


# C8 Close combat

CLOSE = (
    "unit G1 german at C03 facing SE red=4",
    "unit S1 soviet at C03 facing N front=12 flank=10",
)


@pytest.mark.rule("COHC-8.a")
def test_units_of_both_sides_may_share_a_hex_and_need_not_fight():
    p = classic(*CLOSE).play("activate G1")
    assert {"stall G1", "close G1 S1"} <= set(p.choices() + p.play("select G1").choices())


@pytest.mark.rule("COHC-8.b", "COHC-8.c", "COHC-8.i")
def test_close_combat_adds_4_against_the_rear_and_boxed_fp_loses_2():
    """D-C8-1."""
    p = classic(*CLOSE)
    assert shots(p, "close G1 S1") == {"tally-red-fp": 4, "tally-close-combat": 4}
    assert guard(p, "close G1 S1") == {"tally-flank-defense": 10}
    boxed = classic(CLOSE[0] + " crewed", CLOSE[1])
    assert shots(boxed, "close G1 S1") == {"tally-red-fp": 4, "tally-close-combat-crewed": -2}
    assert p.number("close G1 S1") == 2
    assert boxed.number("close G1 S1") == 8


@pytest.mark.rule("COHC-8.d")
def test_terrain_protects_everybody_in_the_hex_vehicles_too():
    p = classic(*CLOSE, "terrain woods C03")
    assert guard(p, "close G1 S1")["tally-terrain-woods"] == 2
    tank = classic(CLOSE[0] + " blue=2", CLOSE[1] + " armored mover=tracked", "terrain woods C03")
    assert guard(tank, "close G1 S1")["tally-terrain-woods"] == 2


@pytest.mark.rule("COHC-8.e", "COHC-21.c")
def test_a_fortification_protects_those_who_occupy_it_attackers_too():
    works = "work trench C03 soviet"
    p = classic(CLOSE[0], CLOSE[1] + " inside", works)
    assert guard(p, "close G1 S1")["tally-trench"] == 2
    out = classic(*CLOSE, works)
    assert "tally-trench" not in guard(out, "close G1 S1")
    both = classic(CLOSE[0] + " inside", CLOSE[1] + " inside", works, "turn soviet")
    assert guard(both, "close S1 G1")["tally-trench"] == 2


@pytest.mark.rule("COHC-8.f")
def test_close_combat_strikes_one_enemy_and_no_friend():
    p = classic(
        CLOSE[0], "unit S1 soviet at C03 facing N flank=12",
        "unit G2 german at C03 facing N", "unit S2 soviet at C03 facing N",
    )  # fmt: skip
    p.play("rush G1", "close G1 S1", "done", 2).settle()
    assert len(p.told("log-miss")) == 1
    assert not p.legal("close G1 G2")


@pytest.mark.rule("COHC-8.g")
def test_a_group_in_close_combat_is_of_one_hex():
    p = classic(*CLOSE, "unit G2 german at C03 facing N", "unit G3 german at C04 facing N")
    p.play("rush G1", "close G1 S1")
    assert p.choices() == ["done", "join G2"]


@pytest.mark.rule("COHC-8.h")
def test_nobody_fires_out_of_close_combat():
    p = classic(*CLOSE, "unit S2 soviet at D03 facing N")
    assert p.refusal("attack G1 D03").message == "refuse-in-close-combat"
