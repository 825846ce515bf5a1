"""C21 to C23 at their edges: who pays, whom works serve, and what destroys them."""

from dataclasses import replace

import pytest

from hexfront.games.coh.classic.terms import ClassicTerms
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.games.coh.scenarios.start import start
from tests.games.coh.classic.helpers import ap, classic

FAR = "unit S1 soviet at I07 facing NW"
LONE = "unit G1 german at C03 facing SE"
GUN = LONE + " mover=wheeled role=gun crewed"
TANK = LONE + " mover=tracked armored tank"
TRUCK = LONE + " mover=wheeled truck"


def given(p, text, target=""):
    return {x.label: x.value for x in p.dr(text, target).lines}


# C21


@pytest.mark.rule("COHC-21.e")
@pytest.mark.parametrize(
    ("unit", "lines", "cost"),
    [(LONE, ("work trench D04 german", "work bunker D04 german facing N"), 2),
     (TANK, ("work trench D04 german",), 2), (TANK, ("work bunker D04 german facing N",), 2),
     (TRUCK, ("work gun-pit D04 german facing N",), 2), (GUN, ("work trench D04 german",), 2),
     (LONE, ("work trench D04 german", "road C03 D04"), 2),
     (LONE, ("work ditch D04 german", "road C03 D04"), 3),
     (LONE, ("unit G2 german at D04 facing N hasty",), 1)],
)  # fmt: skip
def test_who_enters_the_hex_of_a_fortification_pays_1_more(unit, lines, cost):
    p = classic(unit, FAR, *lines).play("activate G1")
    assert p.cost("move G1 D04") == cost
    for left in (cost - 1, cost):
        few = classic(unit + " active", FAR, *lines, f"ap german {left}", "cap german 0")
        assert few.legal("move G1 D04") is (left == cost)
        if left:
            assert ("move G1 D04" in few.play("select G1").choices()) is (left == cost)


@pytest.mark.rule("COHC-21.b")
@pytest.mark.parametrize("unit", ["", "mover=tracked armored blue=3"])
def test_a_road_block_gives_1_to_all_in_the_hex(unit):
    p = classic(LONE + " red=4 blue=4", f"unit S1 soviet at D04 facing NW {unit}",
                "work road-block D04 soviet")  # fmt: skip
    assert given(p, "attack G1 D04")["tally-road-block"] == 1
    beside = classic(LONE + " red=4 blue=4", f"unit S1 soviet at D04 facing NW {unit}",
                     "work road-block D05 soviet")  # fmt: skip
    assert "tally-road-block" not in given(beside, "attack G1 D04")


@pytest.mark.rule("COHC-21.c", "COHC-8.e")
@pytest.mark.parametrize(
    ("lines", "state", "label", "value"),
    [(("work trench C03 soviet",), "inside", "tally-trench", 2),
     (("work trench C03 soviet",), "", "tally-trench", 0),
     (("work bunker C03 soviet facing NW",), "inside", "tally-bunker-flank", 3),
     (("work bunker C03 soviet facing NW",), "", "tally-bunker-flank", 0),
     ((), "hasty", "tally-hasty-defense", 1)],
)  # fmt: skip
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_in_close_combat_a_fortification_protects_whoever_occupies_it(
    lines, state, label, value, side
):
    p = classic(f"unit A1 {side} at C03 facing SE red=4",
                f"unit B1 {'soviet' if side == 'german' else 'german'} at C03 facing NW {state}",
                *lines, f"turn {side}")  # fmt: skip
    assert p.dr("close A1 B1").value(label) == value


@pytest.mark.rule("COHC-21.f", "COHC-21.g")
def test_nobody_occupies_twice_or_leaves_what_he_is_not_in():
    p = classic(LONE + " inside", "unit G2 german at C03 facing SE", FAR, "work trench C03 german")
    p.play("activate G1", "activate G2")
    assert p.refusal("occupy G1").message == "refuse-occupies-already"
    assert p.refusal("leave G2").message == "refuse-occupies-nothing"
    p.play("leave G1", "face G1 N").settle()
    assert (p.unit("G1").inside, p.unit("G1").facing, ap(p, "german")) == (False, "N", 6)


@pytest.mark.rule("COHC-21.h")
def test_who_leaves_the_hex_has_left_the_fortification():
    p = classic(LONE + " inside", FAR, "work trench C03 german").play("activate G1", "move G1 D04")
    assert not p.settle().unit("G1").inside


# C22


@pytest.mark.rule("COHC-22.b")
def test_a_foxhole_goes_with_whoever_gets_on_a_vehicle():
    p = classic(LONE + " hasty", "unit G2 german at C03 facing SE mover=wheeled truck", FAR)
    assert not p.play("activate G1", "activate G2", "load G1 G2").settle().unit("G1").hasty


@pytest.mark.rule("COHC-22.d", "COHC-22.l")
@pytest.mark.parametrize("work", ["trench D04 german", "wire D04 soviet"])
def test_trenches_and_wire_are_closed_to_wheeled_vehicles_but_not_to_guns(work):
    truck = classic(TRUCK, FAR, f"work {work}").play("activate G1", "select G1")
    assert "move G1 D04" not in truck.choices()
    gun = classic(GUN, FAR, f"work {work}").play("activate G1", "select G1")
    assert "move G1 D04" in gun.choices()
    assert gun.play("move G1 D04").waits_for == "ChooseFacing"  # no die, that is for infantry
    assert gun.work("D04") == work.split()[0]  # and it crushes nothing


PIT = "unit S1 soviet at D04 facing {} {} inside front=14 flank=10"
GUNS = "mover=wheeled role=gun crewed"


@pytest.mark.rule("COHC-22.e")
@pytest.mark.parametrize(
    ("faces", "arrow", "bonus"), [("NW", "NW", 3), ("NW", "SE", 0), ("SE", "NW", 0), ("N", "NW", 3)]
)
def test_a_gun_pit_counts_where_its_arrow_and_its_gun_point(faces, arrow, bonus):
    p = classic(LONE + " blue=3 red=3", PIT.format(faces, GUNS),
                f"work gun-pit D04 soviet facing {arrow}")  # fmt: skip
    assert given(p, "attack G1 D04").get("tally-gun-pit", 0) == bonus


@pytest.mark.rule("COHC-22.e")
@pytest.mark.parametrize(
    ("unit", "work", "words", "legal"),
    [(TANK, "gun-pit facing N", "edition", False), (TANK, "gun-pit facing N", "edition pits", True),
     (LONE, "gun-pit facing N", "edition pits", False), (TANK, "trench", "edition pits", False),
     (TANK, "bunker facing N", "edition pits", False), (GUN, "gun-pit facing N", "edition", True)],
)  # fmt: skip
def test_who_uses_a_gun_pit(unit, work, words, legal):
    kind, _, facing = work.partition(" ")
    p = classic(unit, FAR, f"work {kind} C03 german {facing}", words=words).play("activate G1")
    assert p.legal("occupy G1") is legal


@pytest.mark.rule("COHC-22.f")
@pytest.mark.parametrize(("unit", "goes"), [(LONE, True), (GUN, False), (TANK, False)])
def test_a_ditch_is_offered_to_infantry_only(unit, goes):
    p = classic(unit, FAR, "work ditch D04 soviet").play("activate G1", "select G1")
    assert ("move G1 D04" in p.choices(), p.legal("move G1 D04")) == (goes, goes)


CREW = "unit G1 german at D04 facing NW inside"
NEST = "work bunker D04 german facing NW"


@pytest.mark.rule("COHC-22.g")
@pytest.mark.parametrize(
    ("more", "seen"), [((), False), (("unit G2 german at D04 facing N",), True)]
)
def test_who_stands_outside_sees_what_the_bunker_does_not(more, seen):
    p = classic(
        CREW,
        NEST,
        *more,
        "unit S1 soviet at E06 hidden",
        "terrain woods E06",
        "turn soviet",
        "hand soviet 105",
    ).play("card 105", "select S1", "move S1 F06", "move S1 E05")
    assert (p.settle().unit("S1").place == "board") is seen


@pytest.mark.rule("COHC-22.g", "COHC-24.b")
@pytest.mark.parametrize(("at", "found"), [("D03", True), ("E05", False)])
def test_scouts_in_a_bunker_look_out_of_its_arc_only(at, found):
    p = classic(CREW, NEST, f"unit S1 soviet at {at} hidden", f"terrain woods {at}",
                "hand german 130").play("card 130", "select G1").settle()  # fmt: skip
    assert (p.unit("S1").place == "board") is found


@pytest.mark.rule("COHC-22.g")
def test_who_goes_into_a_bunker_faces_as_it_does():
    p = classic("unit G1 german at D04 facing S", NEST, FAR).play("activate G1", "occupy G1")
    assert p.settle().unit("G1").facing == "NW"


@pytest.mark.rule("COHC-22.h", "COHC-16.e")
@pytest.mark.parametrize("facing", ["NW", "SE"])
def test_the_front_of_a_bunker_counts_against_artillery(facing):
    p = classic("weapons german W16", LONE, "round 1 of 9",
                f"work bunker G05 soviet facing {facing}",
                f"unit S1 soviet at G05 facing {facing} inside front=20 flank=10")  # fmt: skip
    p.play("pass", "pass", "strike G05", 7, 2, "pass", "pass")
    number = p.state.stack[-1].number(p.state)
    assert (number.value("tally-bunker-front"), number.total) == (5, 10 + 5 - 5)
    assert number.lines[0].rule == "COHC-16.e"


@pytest.mark.rule("COHC-22.j", "COHC-22.m")
@pytest.mark.parametrize("work", ["bunker D04 soviet facing N", "wire D04 soviet"])
def test_only_red_fp_destroys_works(work):
    tank = "unit S1 soviet at D04 facing NW mover=tracked armored front=20 flank=20"
    p = classic(LONE + " red=none blue=6", tank, f"work {work}")
    assert p.preview("attack G1 D04").works == ()
    p.play("rush G1", "attack G1 D04", 2).settle()
    assert p.turn == "soviet"
    empty = classic(LONE + " red=none blue=6", FAR, f"work {work}").play("activate G1")
    assert not empty.legal("attack G1 D04")


@pytest.mark.rule("COHC-22.k")
@pytest.mark.parametrize(
    ("unit", "work", "die"),
    [(LONE, "wire", True), (TANK, "wire", False), (LONE, "road-block", False),
     (TANK, "road-block", True), (LONE, "trench", False)],
)  # fmt: skip
def test_for_whom_a_die_is_thrown(unit, work, die):
    p = classic(unit, FAR, f"work {work} D04 soviet").play("activate G1")
    assert p.preview("move G1 D04").die is die
    p.play("move G1 D04")
    assert (p.waits_for == "ObstacleRoll") is die


@pytest.mark.rule("COHC-22.l")
def test_infantry_does_not_crush_wire():
    p = classic(LONE, FAR, "work wire D04 soviet").play("activate G1", "move G1 D04", 1).settle()
    assert (p.unit("G1").hex, p.work("D04")) == ("D04", "wire")


@pytest.mark.rule("COHC-22.k")
def test_who_shares_the_pool_of_one_whom_wire_stops_is_spent_too():
    p = classic(LONE + " active", "unit G2 german at A01 facing S active", FAR,
                "work wire D04 soviet", "ap german 2", "cap german 0")  # fmt: skip
    p.play("move G1 D04", 6).settle()
    assert (p.unit("G1").hex, p.unit("G1").spent, p.unit("G2").spent) == ("C03", True, True)


# C23


@pytest.mark.rule("COHC-23.d")
@pytest.mark.parametrize(("colour", "harmed"), [("red", True), ("blue", False), ("", True)])
def test_mines_take_guns_for_infantry(colour, harmed):
    p = classic(GUN, FAR, f"work mines D04 soviet {colour}").play("activate G1", "move G1 D04")
    assert (p.waits_for == "MineNumber") is harmed
    if harmed:
        p.play("shift 0", 8)
        assert p.state.stack[-1].armored is False


@pytest.mark.rule("COHC-23.f", "COHC-6.b")
@pytest.mark.parametrize(("hit", "place"), [("", "board"), ("hit=unnerved", "destroyed")])
def test_mines_destroy_who_was_hit_before(hit, place):
    p = classic(f"{LONE} {hit}", "unit G2 german at A01 facing S", FAR, "work mines D04 soviet")
    p.play("activate G1", "move G1 D04", "shift 0", 8, *(() if hit else ("draws pinned",))).settle()
    assert p.unit("G1").place == place


@pytest.mark.rule("COHC-23.h")
@pytest.mark.parametrize(
    ("unit", "able"), [("", True), (GUNS, False), ("mover=tracked armored", False)]
)
def test_only_infantry_clears_mines_in_close_combat(unit, able):
    p = classic(f"{LONE} red=5 {unit}", FAR, "work mines C03 soviet").play("activate G1")
    assert p.legal("demolish G1") is able


@pytest.mark.rule("COHC-23.h", "COHC-16.b")
def test_artillery_clears_mines():
    p = classic("weapons german W16", LONE, FAR, "work mines F05 soviet", "round 1 of 9")
    p.play("pass", "pass", "strike G05", 7, 2, "pass", "pass", 15 - 5).settle()
    assert p.work("F05") == ""


# C16


@pytest.mark.rule("COHC-16.a", "COHC-2.e")
def test_new_targets_are_chosen_before_the_old_ones_are_struck():
    p = classic("weapons german W16*2", LONE, "unit S1 soviet at G05 facing NW", "round 1 of 9")
    p.play("pass", "pass", "strike G05", 7, 2, "pass", "pass")
    assert p.waits_for == "PlanStrikes"
    assert not p.told("log-strike-lands")
    p.play("strike F05")
    assert p.told("log-strike-lands")
    assert p.strikes("german") == ["F05"]


@pytest.mark.rule("COHC-16.d", "COHC-17.a")
def test_smoke_shells_are_aimed_at_no_water_but_need_no_permission():
    p = classic("weapons german W16", LONE, FAR, "terrain water E04", "round 1 of 9")
    p.play("pass", "pass")
    assert ("smoke-strike E04" in p.choices(), p.legal("smoke-strike E04")) == (False, False)
    assert ("strike E04" in p.choices(), "smoke-strike D04" in p.choices()) == (True, True)


@pytest.mark.rule("COHC-16.c")
def test_no_enemy_spots_for_artillery():
    woods = "terrain woods D03 D04 C04"
    p = classic(
        "weapons german W16", LONE, "unit S1 soviet at G05 facing NW", woods, "round 1 of 9"
    )
    p.play("pass", "pass")
    for unseen in ("G04", "G05"):
        assert not p.legal(f"strike {unseen}")
    assert p.legal("strike D04")


@pytest.mark.rule("COHC-1.f")
def test_what_is_noted_at_the_set_up_is_explosive():
    base = scenario("classic-tanks")
    noted = ClassicTerms(targets=((0, 16, base.start[5].hex),))
    state = start(replace(base, classic=noted))
    assert not state.heavy
