"""C18: aircraft."""

import pytest

from hexfront.games.coh.choices import Bank
from hexfront.games.coh.notation import Position
from tests.games.coh.classic.helpers import ap, classic, points

PLANE = (
    "unit G1 german waiting role=aircraft impulses=4 bombs=2 red=8 blue=6 range=3 front=13 flank=12"
)
GROUND = "unit S1 soviet at F04 facing NW"
WIDE = "board 15x9"


def aloft(*lines: str, at: str = "C03", facing: str = "SE", more: str = "") -> Position:
    """An aircraft on the map with 7 AP."""
    return classic(WIDE, PLANE, f"flight G1 {at} facing {facing} {more}", "ap german 7", *lines)


def where(p: Position, name: str = "G1") -> str:
    kept = p.state.classic
    assert kept is not None
    flight = kept.flight(p.id(name))
    return p.label(flight.hex) if flight else ""


def altitude(p: Position) -> int:
    kept = p.state.classic
    assert kept is not None
    flight = kept.flight(p.id("G1"))
    assert flight is not None
    return flight.altitude


@pytest.mark.rule("COHC-18.a")
def test_an_aircraft_flies_in_at_a_chosen_altitude_with_7_ap():
    p = classic(WIDE, PLANE, GROUND, "entry german A03 A04")
    assert {"fly-in G1 A03 0", "fly-in G1 A04 3"} <= set(p.choices())
    assert p.refusal("activate G1").rule == "COHC-18.a"
    p.play("fly-in G1 A03 2", "done")
    assert (where(p), altitude(p), ap(p, "german"), p.turn) == ("A03", 2, 6, "soviet")
    assert classic(WIDE, PLANE, GROUND, "entry german A03").refusal("fly-in G1 C03 0").rule == (
        "COHC-18.a"
    )
    busy = classic(WIDE, PLANE, "unit G2 german at A01", GROUND, "entry german A03")
    assert busy.play("activate G2").refusal("fly-in G1 A03 0").rule == "COHC-3.c"


@pytest.mark.rule("COHC-18.b")
def test_an_action_costs_1_ap_and_has_as_many_impulses_as_the_counter_says():
    p = aloft(GROUND).play("select G1", "fly G1 D04", "fly G1 E04", "fly G1 F05", "fly G1 G05")
    assert p.refusal("fly G1 H06").rule == "COHC-18.b"
    p.play("done")
    assert ap(p, "german") == 6


@pytest.mark.rule("COHC-18.c")
def test_each_attack_costs_1_ap_more():
    """D-C18-1: one attack and one counter gained make 3, one lost makes 2."""
    p = aloft("unit S1 soviet at G05 facing NW")
    p.play("select G1", "fly G1 D04", "climb G1 1", "strafe G1 G05", 2, "done")
    assert ap(p, "german") == 4
    q = aloft("unit S1 soviet at G05 facing NW", more="altitude 1")
    q.play("select G1", "fly G1 D04", "climb G1 -1", "strafe G1 G05", 2, "done")
    assert ap(q, "german") == 5
    other = "unit S1 soviet waiting role=aircraft impulses=4 red=5 blue=5 front=20 flank=20"
    air = aloft(other, "flight S1 F05 facing NW")
    air.play("select G1", "fly G1 D04", "flak G1 S1", 2, "done")
    assert ap(air, "german") == 5


@pytest.mark.rule("COHC-18.d")
def test_the_first_impulse_is_a_move_into_a_front_hex():
    p = aloft(GROUND).play("select G1")
    assert set(p.choices()) == {"fly G1 D03", "fly G1 D04", "fly G1 C04"}
    assert p.refusal("fly G1 B03").rule == "COHC-18.d"
    for early in ("done", "climb G1 1"):
        assert p.refusal(early).rule == "COHC-18.d"


@pytest.mark.rule("COHC-18.e")
def test_after_a_move_one_attack_or_one_turn_of_one_hexside():
    p = aloft("unit S1 soviet at G05 facing NW").play("select G1", "fly G1 D04")
    assert p.refusal("bank G1 N").rule == "COHC-18.e"
    south, unit = 3, p.id("G1")
    for facing, legal in ((south, True), (south + 6, False)):
        assert (p.state.stack[-1].against(p.state, Bank(unit, facing)) is None) is legal
    p.play("bank G1 S")
    assert p.refusal("bank G1 SW").rule == "COHC-18.e"
    assert p.refusal("strafe G1 G05").rule == "COHC-18.e"


@pytest.mark.rule("COHC-18.e")
def test_there_are_six_sides_to_turn_to():
    p = aloft(GROUND, at="G06", facing="NW").play("select G1")
    p.play(p.choices()[0])
    for facing, legal in ((4, True), (0, True), (6, False), (-2, False)):
        assert (p.state.stack[-1].against(p.state, Bank(p.id("G1"), facing)) is None) is legal


@pytest.mark.rule("COHC-18.h", "COHC-5.e")
@pytest.mark.parametrize(
    ("facing", "legal"),
    [("N", False), ("NE", True), ("SE", True), ("S", True), ("SW", False), ("NW", False)],
)
def test_flak_fires_within_its_arc(facing, legal):
    gun = f"unit S1 soviet at E05 facing {facing} anti-air red=6 blue=6 range=8"
    p = aloft(gun, "turn soviet", at="G06").play("activate S1")
    assert p.legal("flak S1 G1") is legal


@pytest.mark.rule("COHC-18.f")
def test_a_spent_aircraft_flies_straight_off_the_map():
    p = aloft(GROUND, "ap german 1").play("select G1", "fly G1 D04", "done")
    assert p.unit("G1").spent
    p.play("pass")
    assert (p.turn, where(p)) == ("soviet", "H06")
    p.play("rush S1", "stall S1")
    assert where(p) == "L08"
    p.play("pass")
    assert where(p) == ""


@pytest.mark.rule("COHC-18.f")
def test_a_spent_aircraft_stays_above_the_corner_until_its_next_turn():
    plane = PLANE.replace("impulses=4", "impulses=2")
    p = classic(WIDE, plane + " spent", "flight G1 C02 facing NW", GROUND, "turn soviet")
    p.play("rush S1", "stall S1")
    assert where(p) == "A01"
    assert where(p.play("pass")) == ""


@pytest.mark.rule("COHC-18.f")
def test_an_aircraft_leaves_only_over_the_edge():
    assert aloft(GROUND).play("select G1").refusal("fly-out G1").rule == "COHC-18.f"
    p = aloft(GROUND, at="B01", facing="N").play("select G1", "fly-out G1")
    assert (where(p), p.state.hex[p.id("G1")]) == ("", -1)
    assert points(p, "soviet") == 0


@pytest.mark.rule("COHC-18.g")
def test_until_a_spent_aircraft_has_left_its_side_does_nothing_else_and_the_enemy_acts():
    gun = "unit S2 soviet at F07 facing N anti-air blue=5 red=5"
    p = aloft(GROUND, gun, "unit G2 german at A01 facing S", "ap german 1")
    p.play("select G1", "fly G1 D04", "done")
    assert p.turn == "soviet"
    assert p.legal("flak S2 G1")
    p.play("rush S1", "stall S1")
    assert p.turn == "soviet"
    assert p.unit("G2").fresh


@pytest.mark.rule("COHC-18.h")
def test_only_units_with_the_blue_circle_fire_at_aircraft():
    p = aloft("unit S1 soviet at F04 facing NW", "unit S2 soviet at F04 facing NW anti-air blue=3",
              "turn soviet")  # fmt: skip
    assert p.refusal("flak S1 G1").rule == "COHC-18.h"
    assert p.legal("flak S2 G1")


def flak(at: str, extra: str = "", more: str = "", range_: int = 5) -> int:
    p = aloft(f"unit S1 soviet at {at} facing NW anti-air red=5 range={range_} {extra}",
              "turn soviet", more=more)  # fmt: skip
    p.play("rush S1", "flak S1 G1")
    total: int = p.state.stack[-1].number(p.state).total
    return total


@pytest.mark.rule("COHC-18.i")
def test_fire_at_aircraft_has_range_modifiers_and_4_when_adjacent():
    assert flak("F04") == 13 - 5
    assert flak("F04", range_=2) == 13 - 5 + 2
    assert flak("E04") == 13 - 5  # two hexes off
    assert flak("D04") == 13 - 5 - 4
    assert flak("C03") == 12 - 5 - 4  # from below, which is no part of its arc


@pytest.mark.rule("COHC-18.j")
def test_an_aircraft_never_returns():
    p = aloft(GROUND, "entry german A03", at="B01", facing="N").play("select G1", "fly-out G1")
    assert p.play("pass").refusal("fly-in G1 A03 0").rule == "COHC-18.j"


@pytest.mark.rule("COHC-18.k")
def test_a_hit_aircraft_attacks_no_more_and_a_second_hit_destroys_it():
    gun = "unit S1 soviet at F04 facing NW anti-air red=5 range=9"
    p = aloft(gun, "turn soviet", "round 1 of 9").play("rush S1", "flak S1 G1", 8).settle()
    assert p.unit("G1").hit == ""
    p.play("select G1", "fly G1 D03")
    assert p.refusal("strafe G1 F04").rule == "COHC-18.k"
    assert p.legal("bank G1 S")
    q = aloft(gun, "turn soviet", more="hurt").play("rush S1", "flak S1 G1", 8).settle()
    assert (q.unit("G1").place, points(q, "soviet")) == ("destroyed", 1)
    r = aloft(gun, "turn soviet").play("rush S1", "flak S1 G1", 12).settle()
    assert r.unit("G1").place == "destroyed"


@pytest.mark.rule("COHC-18.l")
def test_each_altitude_counter_takes_1_fp_and_gives_1_dr():
    assert flak("F04", more="altitude 2") == 13 + 2 - 5
    p = aloft("unit S1 soviet at F05 facing NW", more="altitude 2").play("select G1", "fly G1 D04")
    p.play("strafe G1 F05")
    lines = {x.label: -x.value for x in p.state.stack[-1].number(p.state).lines}
    assert (lines["tally-red-fp"], lines["tally-altitude"]) == (8, -2)


def price(p, words):
    """What an action costs, and how much of it CAP pay."""
    shown = p.preview(words)
    return shown.cost.total, shown.in_cap


@pytest.mark.rule("COHC-18.m")
def test_altitude_changes_by_one_counter_for_each_hex_and_a_gain_costs_1():
    p = aloft(GROUND).play("select G1", "fly G1 D04")
    assert price(p, "climb G1 1") == (1, 0)
    p.play("climb G1 1")
    assert (altitude(p), ap(p, "german")) == (1, 5)
    assert p.refusal("climb G1 1").rule == "COHC-18.m"
    p.play("fly G1 E04")
    assert price(p, "climb G1 -1") == (0, 0)
    p.play("climb G1 -1")
    assert (altitude(p), ap(p, "german")) == (0, 5)
    high = aloft(GROUND, more="altitude 3").play("select G1", "fly G1 D04")
    assert high.refusal("climb G1 1").rule == "COHC-18.m"


@pytest.mark.rule("COHC-18.n")
@pytest.mark.parametrize(("target", "less"), [("G05", 0), ("H06", 1), ("I06", 2), ("J07", 3)])
def test_the_range_of_aircraft(target, less):
    """D-C18-2: at 6 hexes 3 less, in place of the 2 of long range."""
    p = aloft(f"unit S1 soviet at {target} facing NW").play("select G1", "fly G1 D04")
    p.play(f"strafe G1 {target}")
    lines = {x.label: -x.value for x in p.state.stack[-1].number(p.state).lines}
    assert lines.get("tally-long-range", 0) == -less


@pytest.mark.rule("COHC-18.n")
@pytest.mark.parametrize(
    ("target", "message"), [("E04", "refuse-too-near"), ("K07", "refuse-too-far")]
)
def test_no_attack_nearer_than_2_hexes_or_beyond_double_range(target, message):
    p = aloft(f"unit S1 soviet at {target} facing NW").play("select G1", "fly G1 D04")
    assert p.refusal(f"strafe G1 {target}").message == message


@pytest.mark.rule("COHC-18.o")
def test_in_air_combat_the_higher_aircraft_has_1_more_of_each():
    enemy = "unit S1 soviet waiting role=aircraft impulses=4 red=5 blue=5 front=13 flank=12"

    def number(own: int, theirs: int) -> int:
        p = aloft(enemy, f"flight S1 F05 facing NW altitude {theirs}", more=f"altitude {own}")
        p.play("select G1", "fly G1 D04", "flak G1 S1")
        total: int = p.state.stack[-1].number(p.state).total
        return total

    level = number(1, 1)
    assert number(2, 1) == level - 1
    assert number(1, 2) == level + 1 + 1


@pytest.mark.rule("COHC-18.p")
def test_several_bombs_fall_on_different_targets_for_1_ap():
    p = aloft("unit S1 soviet at D04 facing NW front=20 flank=20",
              "unit S2 soviet at D05 facing NW front=20 flank=20")  # fmt: skip
    p.play("select G1", "fly G1 D04", "bomb G1 D04", 2)
    assert p.refusal("bomb G1 D04").message == "refuse-bombed-already"
    p.play("bomb G1 D05", 2)
    assert ap(p, "german") == 5
    assert p.refusal("bomb G1 D04").message == "refuse-no-bombs"
    assert len(p.told("log-miss")) == 2


@pytest.mark.rule("COHC-18.p")
@pytest.mark.parametrize(("dropped", "left"), [(0, True), (1, True), (2, False)])
def test_an_aircraft_has_no_more_bombs_than_it_carries(dropped, left):
    p = aloft("unit S1 soviet at D04 facing NW front=20 flank=20", more=f"dropped {dropped}")
    assert p.play("select G1", "fly G1 D04").legal("bomb G1 D04") is left


@pytest.mark.rule("COHC-18.p")
def test_bombs_that_fell_in_an_earlier_action_are_gone():
    p = aloft("unit S1 soviet at D04 facing NW front=20 flank=20",
              "unit S2 soviet at D05 facing NW front=20 flank=20")  # fmt: skip
    p.play("select G1", "fly G1 D04", "bomb G1 D04", 2, "bomb G1 D05", 2, "done", "pass")
    flight = p.state.classic.flight(p.id("G1")) if p.state.classic else None
    assert flight is not None
    assert flight.dropped == 2


@pytest.mark.rule("COHC-18.q")
def test_aircraft_see_over_obstacles_but_not_right_behind_them():
    woods = "terrain woods F05"
    p = aloft("unit S1 soviet at G05 facing NW", "unit S2 soviet at H06 facing NW", woods)
    p.play("select G1", "fly G1 D04")
    assert p.refusal("strafe G1 G05").rule == "COHC-18.q"
    assert p.legal("strafe G1 H06")


@pytest.mark.rule("COHC-18.r")
@pytest.mark.example("COHC-EX-C18-1")
@pytest.mark.parametrize("height", [0, 3])
def test_an_aircraft_detects_hidden_units_in_the_open_within_2_hexes(height):
    p = aloft("unit S1 soviet at F05 hidden", more=f"altitude {height}")
    assert p.unit("S1").place == "hidden"
    p.play("select G1", "fly G1 D04")
    assert p.unit("S1").place == "board"
    q = aloft("unit S1 soviet at F05 hidden", "terrain woods F05").play("select G1", "fly G1 D04")
    assert q.unit("S1").place == "hidden"


@pytest.mark.rule("COHC-18.n")
@pytest.mark.parametrize(("at", "more"), [("G05", 0), ("H06", 1), ("J07", 3)])
def test_aircraft_have_their_own_range_in_air_combat_too(at: str, more: int):
    enemy = "unit S1 soviet waiting role=aircraft impulses=4 red=5 blue=5 front=13 flank=12"
    p = aloft(enemy, f"flight S1 {at} facing NW").play("select G1", "fly G1 D04", "flak G1 S1")
    lines = {x.label: x.value for x in p.state.stack[-1].number(p.state).lines}
    assert lines.get("tally-long-range", 0) == more
    near = aloft(enemy, "flight S1 E04 facing NW").play("select G1", "fly G1 D04")
    assert near.refusal("flak G1 S1").rule == "COHC-18.n"
