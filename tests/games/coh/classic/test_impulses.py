"""C18: the impulses of an aircraft one by one, and what its attacks strike."""

import pytest

from hexfront.games.coh.choices import FlyIn, Strafe
from hexfront.games.coh.notation import Position
from hexfront.opponents.coh.flights import flight_choice
from tests.games.coh.classic.helpers import ap, classic
from tests.games.coh.classic.test_air import PLANE, WIDE, aloft, altitude, where

TARGET = "unit S1 soviet at G05 facing NW front=20 flank=20"
NEAR = "unit S2 soviet at D04 facing NW front=20 flank=20"
BESIDE = "unit S3 soviet at D05 facing NW front=20 flank=20"
FIGHTER = "unit S4 soviet waiting role=aircraft impulses=4 red=5 blue=5 front=20 flank=20"
ALOFT = "flight S4 G06 facing NW"
KINDS = ("done", "fly", "bank", "climb", "strafe", "bomb", "flak")


def next_impulses(p: Position) -> set[str]:
    """The kinds of impulses that may follow."""
    return {choice.split()[0] for choice in p.choices()}


def flown(*impulses: str | int, left: int = 7, impulses_of: int = 4) -> Position:
    """An aircraft over C03 has made these impulses, with targets on the ground and in the air."""
    plane = PLANE.replace("impulses=4", f"impulses={impulses_of}")
    lines = (plane, "flight G1 C03 facing SE altitude 1", f"ap german {left}", "cap german 0",
             TARGET, NEAR, BESIDE, FIGHTER, ALOFT)  # fmt: skip
    return classic(WIDE, *lines).play("select G1", *impulses)


MOVED = {"done", "fly", "bank", "climb", "strafe", "bomb", "flak"}
FREE = {"done", "fly", "climb"}


@pytest.mark.rule("COHC-18.c", "COHC-18.d", "COHC-18.e", "COHC-18.m", "COHC-18.p")
@pytest.mark.parametrize(
    ("impulses", "then"),
    [(("fly G1 D04",), MOVED),
     (("fly G1 D04", "bank G1 S"), FREE),
     (("fly G1 D04", "climb G1 1"), MOVED - {"climb"}),
     (("fly G1 D04", "climb G1 1", "bank G1 S"), FREE - {"climb"}),
     (("fly G1 D04", "strafe G1 G05", 2), FREE),
     (("fly G1 D04", "flak G1 S4", 2), FREE),
     (("fly G1 D04", "bomb G1 D04", 2), FREE | {"bomb"}),
     (("fly G1 D04", "bomb G1 D04", 2, "bomb G1 D05", 2), FREE),
     (("fly G1 D04", "bomb G1 D04", 2, "climb G1 1"), FREE - {"climb"}),
     (("fly G1 D04", "climb G1 1", "fly G1 D05"), MOVED)],
)  # fmt: skip
def test_what_may_follow_an_impulse(impulses, then):
    p = flown(*impulses)
    assert next_impulses(p) == then
    for kind in set(KINDS) - then:
        words = {"bank": "bank G1 S", "climb": "climb G1 -1", "strafe": "strafe G1 G05",
                 "bomb": "bomb G1 D05", "flak": "flak G1 S4"}[kind]  # fmt: skip
        assert not p.legal(words)


@pytest.mark.rule("COHC-18.b", "COHC-18.c", "COHC-18.p")
@pytest.mark.parametrize(
    "impulse", ["bank G1 S", "climb G1 1", "climb G1 -1", "strafe G1 G05", "flak G1 S4",
                "bomb G1 D04"])  # fmt: skip
def test_a_turn_a_climb_and_an_attack_are_impulses_too(impulse):
    dice = () if impulse.startswith(("bank", "climb")) else (2,)
    assert "fly" in next_impulses(flown("fly G1 D04", impulse, *dice, impulses_of=3))
    p = flown("fly G1 D04", impulse, *dice, impulses_of=2)
    further = {"bomb"} if impulse.startswith("bomb") else set()
    assert next_impulses(p) == {"done"} | further
    assert p.refusal("fly G1 D05").rule == "COHC-18.b"


@pytest.mark.rule("COHC-18.p")
def test_further_bombs_of_a_salvo_are_no_impulse():
    p = flown("fly G1 D04", "bomb G1 D04", 2, "bomb G1 D05", 2, impulses_of=3)
    assert "fly" in next_impulses(p)
    assert ap(p, "german") == 5


@pytest.mark.rule("COHC-18.p")
def test_a_salvo_strikes_no_hex_twice_but_the_next_salvo_may():
    bombs = PLANE.replace("bombs=2", "bombs=4").replace("impulses=4", "impulses=5")
    p = classic(WIDE, bombs, "flight G1 C03 facing SE", "ap german 7", NEAR, BESIDE)
    p.play("select G1", "fly G1 D04", "bomb G1 D04", 2, "bomb G1 D05", 2)
    for again in ("bomb G1 D04", "bomb G1 D05"):
        assert p.refusal(again).message == "refuse-bombed-already"
    p.play("fly G1 D05", "bomb G1 D04", 2)
    assert ap(p, "german") == 4
    assert "bomb G1 D05" in p.choices()


@pytest.mark.rule("COHC-18.c", "COHC-18.m")
@pytest.mark.parametrize(("left", "pays"), [(1, False), (2, True)])
def test_who_has_no_points_left_neither_attacks_nor_climbs(left, pays):
    p = flown("fly G1 D04", left=left)
    for words in ("strafe G1 G05", "flak G1 S4", "bomb G1 D04", "climb G1 1"):
        assert (words in p.choices(), p.legal(words)) == (pays, pays)
        if not pays:
            assert p.refusal(words).message == "refuse-no-ap"
    assert p.legal("climb G1 -1")


@pytest.mark.rule("COHC-18.m")
@pytest.mark.parametrize(("by", "legal"), [(-2, False), (-1, True), (1, True), (2, False)])
def test_the_altitude_changes_by_one_counter_at_a_time(by, legal):
    p = aloft(TARGET, more="altitude 2").play("select G1", "fly G1 D04")
    assert p.legal(f"climb G1 {by}") is legal


@pytest.mark.rule("COHC-18.m")
def test_nothing_flies_below_the_base_altitude():
    p = aloft(TARGET).play("select G1", "fly G1 D04")
    assert p.refusal("climb G1 -1").message == "refuse-altitude"
    assert "climb G1 -1" not in p.choices()


# Coming in


def flies_in(impulses: int = 4, at: str = "A03", *lines: str) -> Position:
    plane = PLANE.replace("impulses=4", f"impulses={impulses}")
    p = classic(WIDE, plane, "unit S1 soviet at C04 facing NW front=20 flank=20",
                f"entry german {at}", *lines)  # fmt: skip
    return p.play(f"fly-in G1 {at} 1")


@pytest.mark.rule("COHC-18.a")
@pytest.mark.parametrize(("height", "legal"), [(0, True), (3, True), (4, False)])
def test_the_altitude_at_which_an_aircraft_comes_in(height, legal):
    p = classic(WIDE, PLANE, TARGET, "entry german A03")
    assert (f"fly-in G1 A03 {height}" in p.choices()) is legal
    coming = FlyIn(p.id("G1"), p.hex("A03"), height)
    assert (p.state.stack[-1].against(p.state, coming) is None) is legal


@pytest.mark.rule("COHC-18.a", "COHC-18.c", "COHC-18.e")
def test_the_way_in_is_the_first_impulse_a_move():
    p = flies_in()
    assert next_impulses(p) == {"done", "fly", "bank", "climb", "strafe"}
    assert where(p.play("fly G1 B03", "fly G1 C03", "fly G1 D03")) == "D03"
    assert next_impulses(p) == {"done"}


@pytest.mark.rule("COHC-18.a", "COHC-18.d")
@pytest.mark.parametrize("impulse", ["bank G1 NE", "climb G1 1", "strafe G1 C04"])
def test_who_has_come_in_may_stop_after_any_impulse(impulse):
    dice = (2,) if impulse.startswith("strafe") else ()
    short = flies_in(2).play(impulse, *dice)
    assert next_impulses(short) == {"done"}
    assert short.play("done").turn == "soviet"
    assert next_impulses(flies_in().play(impulse, *dice)) >= {"done", "fly"}


@pytest.mark.rule("COHC-18.a")
@pytest.mark.parametrize("at", ["A05", "O05", "H01", "H09"])
def test_an_aircraft_comes_in_with_most_of_the_map_before_it(at):
    p = flies_in(4, at)
    kept = p.state.classic
    assert kept is not None
    flight = kept.flight(p.id("G1"))
    assert flight is not None
    lengths = []
    for facing in range(6):
        length, here = 0, flight.hex
        while here >= 0:
            here, length = p.state.field.adjacent[here][facing], length + 1
        lengths.append(length)
    assert lengths[flight.facing] == max(lengths)


@pytest.mark.rule("COHC-18.r")
def test_who_comes_in_sees_hidden_units_below():
    p = classic(WIDE, PLANE, "unit S1 soviet at C04 hidden", "unit S2 soviet at O09 facing N",
                "entry german A03").play("fly-in G1 A03 0")  # fmt: skip
    assert p.settle().unit("S1").place == "board"


# What is struck


WORKS = "work bunker G05 soviet facing NW"


@pytest.mark.rule("COHC-22.j", "COHC-22.m", "COHC-22.n")
@pytest.mark.parametrize("work", ["bunker G05 soviet facing NW", "wire G05 soviet"])
@pytest.mark.parametrize("dice", [-1, 0])
def test_fire_from_the_air_strikes_works_after_the_units(work, dice):
    number = 15 - 8
    p = aloft(TARGET, f"work {work}").play("select G1", "fly G1 D04")
    (shown,) = p.preview("strafe G1 G05").works
    assert shown.number == number
    p.play("strafe G1 G05", 2, number + dice).settle()
    assert (p.work("G05") == "") is (dice == 0)
    assert ap(p, "german") == 5


@pytest.mark.rule("COHC-22.n", "COHC-18.p")
def test_bombs_strike_works_too_and_altitude_counts():
    p = aloft("unit S1 soviet at O09 facing N", "work wire D04 soviet", more="altitude 2")
    p.play("select G1", "fly G1 D04", "bomb G1 D04", 15 - 8 + 2).settle()
    assert p.work("D04") == ""


@pytest.mark.rule("COHC-22.n", "COHC-23.h")
@pytest.mark.parametrize(
    ("lines", "legal"),
    [((WORKS,), True), (("work mines G05 soviet",), False), (("work trench G05 soviet",), False),
     ((WORKS, "unit G2 german at G05 facing SE"), False)],
)  # fmt: skip
def test_works_alone_are_attacked_from_the_air_if_fire_destroys_them(lines, legal):
    p = aloft("unit S1 soviet at O09 facing N", *lines).play("select G1", "fly G1 D04")
    assert ("strafe G1 G05" in p.choices(), p.legal("strafe G1 G05")) == (legal, legal)


@pytest.mark.rule("COHC-5.m", "COHC-18.c")
def test_fire_from_the_air_strikes_friends_in_the_hex():
    p = aloft(TARGET, "unit G2 german at G05 facing SE").play("select G1", "fly G1 D04")
    p.play("strafe G1 G05")
    assert set(p.choices()) == {"target S1", "target G2"}


@pytest.mark.rule("COHC-1.g", "COHC-18.n")
def test_an_aircraft_without_blue_fp_does_not_attack_armor():
    plane = PLANE.replace("blue=6", "blue=none")
    p = classic(WIDE, plane, "flight G1 C03 facing SE", "ap german 7",
                "unit S1 soviet at G05 facing NW mover=tracked armored")  # fmt: skip
    p.play("select G1", "fly G1 D04")
    assert not p.legal("strafe G1 G05")


@pytest.mark.rule("COHC-17.b", "COHC-17.d")
@pytest.mark.parametrize(
    ("smoke", "given"), [("heavy G05", 2), ("light G05", 1), ("heavy D04", 0), ("light F05", 0)]
)
def test_only_smoke_around_the_target_hinders_fire_from_the_air(smoke, given):
    p = aloft(TARGET, f"smoke {smoke}").play("select G1", "fly G1 D04")
    assert p.dr("strafe G1 G05").total == 20 + given


@pytest.mark.rule("COHC-9.j")
@pytest.mark.parametrize("words", ["strafe G1 G05", "bomb G1 D04"])
def test_who_hurries_is_easier_to_hit_from_the_air(words):
    hurried = (TARGET + " hurried", NEAR + " hurried")
    plane = (WIDE, PLANE, "flight G1 C03 facing SE", "ap german 7")
    p = classic(*plane, *hurried, words="edition cautious").play("select G1", "fly G1 D04")
    assert p.dr(words).value("tally-hurried") == -1


def test_the_computer_wastes_no_attack_on_empty_works():
    p = aloft("unit S1 soviet at O09 facing N", WORKS).play("select G1", "fly G1 D04")
    assert "strafe G1 G05" in p.choices()
    moment = p.state.stack[-1]
    chosen = flight_choice(p.state, moment, list(moment.choices(p.state)))
    assert p.label(getattr(chosen, "to", -1)) in ("E04", "D05", "E03")
    foes = aloft("unit S1 soviet at G05 facing NW", WORKS).play("select G1", "fly G1 D04")
    moment = foes.state.stack[-1]
    chosen = flight_choice(foes.state, moment, list(moment.choices(foes.state)))
    assert isinstance(chosen, Strafe)


# Leaving


@pytest.mark.rule("COHC-18.f", "COHC-18.r")
def test_a_spent_aircraft_sees_hidden_units_on_its_way():
    p = classic(WIDE, PLANE + " spent", "flight G1 C03 facing SE", "unit S1 soviet at I06 hidden",
                "unit S2 soviet at A09 facing N", "turn soviet")  # fmt: skip
    p.play("rush S2", "stall S2").settle()
    assert (where(p), p.unit("S1").place) == ("G05", "board")


@pytest.mark.rule("COHC-18.f")
def test_a_spent_aircraft_keeps_its_altitude():
    p = classic(WIDE, PLANE + " spent", "flight G1 C03 facing SE altitude 2", TARGET, "turn soviet")
    p.play("rush S1", "stall S1")
    assert (where(p), altitude(p)) == ("G05", 2)


@pytest.mark.rule("COHC-18.j")
def test_an_aircraft_that_left_does_not_return_in_a_later_round():
    p = aloft(TARGET, "unit G2 german at A01 facing S", "entry german A03", at="B01", facing="N")
    p.play("select G1", "fly-out G1", "pass", "pass", 7, 2).settle()
    assert p.state.round == 2
    assert p.refusal("fly-in G1 A03 0").rule == "COHC-18.j"
    assert not any(choice.startswith("fly-in") for choice in p.choices())


# Who sees, reaches and flies what


@pytest.mark.rule("COHC-18.o")
@pytest.mark.parametrize(("own", "theirs", "higher"), [(3, 1, 1), (3, 0, 1), (1, 1, 0), (0, 2, -1)])
def test_however_much_higher_it_is_1_for_each(own, theirs, higher):
    p = aloft(FIGHTER, f"flight S4 G05 facing NW altitude {theirs}", more=f"altitude {own}")
    p.play("select G1", "fly G1 D04")
    assert p.ar("flak G1 S4").value("tally-higher-flight") == higher
    assert p.ar("flak G1 S4").total == 8 + higher  # its altitude takes no FP in the air


@pytest.mark.rule("COHC-18.p")
@pytest.mark.parametrize(("at", "legal"), [("D04", True), ("E04", True), ("F05", False)])
def test_bombs_fall_below_and_beside_an_aircraft(at, legal):
    p = aloft(f"unit S1 soviet at {at} facing NW").play("select G1", "fly G1 D04")
    assert (f"bomb G1 {at}" in p.choices(), p.legal(f"bomb G1 {at}")) == (legal, legal)


@pytest.mark.rule("COHC-5.e", "COHC-18.n")
@pytest.mark.parametrize(("at", "legal"), [("G05", True), ("A05", False), ("D01", False)])
def test_aircraft_fire_within_their_arc(at, legal):
    p = aloft(f"unit S1 soviet at {at} facing NW").play("select G1", "fly G1 D04")
    assert p.legal(f"strafe G1 {at}") is legal
    if not legal:
        assert p.refusal(f"strafe G1 {at}").message == "refuse-outside-arc"


@pytest.mark.rule("COHC-18.q")
@pytest.mark.parametrize(
    ("ground", "seen"),
    [("terrain woods F05", False), ("terrain woods D04", True), ("terrain woods E04", True),
     ("level 1 F05", False), ("level 1 F05 G05", True), ("level 1 G05", True),
     ("level 2 F05, 1 G05", False), ("terrain corn F05", True)],
)  # fmt: skip
def test_which_hexes_are_blind_spots(ground, seen):
    """D04 to G05 leads through F05 last."""
    p = aloft(TARGET, ground).play("select G1", "fly G1 D04")
    assert p.legal("strafe G1 G05") is seen


@pytest.mark.rule("COHC-18.q")
@pytest.mark.parametrize(("woods", "seen"), [("E03 E04", False), ("E03", True), ("E04", True)])
def test_a_line_between_two_hexes_is_open_if_one_of_them_is(woods, seen):
    p = aloft("unit S1 soviet at F04 facing NW", f"terrain woods {woods}", at="C04", facing="NE")
    p.play("select G1", "fly G1 D04")
    assert p.legal("strafe G1 F04") is seen


@pytest.mark.rule("COHC-18.r", "COHC-18.q")
@pytest.mark.parametrize(
    ("at", "ground", "place"),
    [("F05", "open A01", "board"), ("G05", "open A01", "hidden"), ("E04", "woods D04", "board"),
     ("D04", "open A01", "board")],
)  # fmt: skip
def test_how_far_an_aircraft_finds_hidden_units(at, ground, place):
    p = aloft(f"unit S1 soviet at {at} hidden", "unit S2 soviet at O09 facing N",
              f"terrain {ground}", at="C03")  # fmt: skip
    assert p.play("select G1", "fly G1 D04").settle().unit("S1").place == place


@pytest.mark.rule("COHC-18.r")
def test_an_aircraft_does_not_betray_its_own():
    p = aloft(TARGET, "unit G2 german at C05 hidden").play("select G1", "fly G1 D04")
    assert p.unit("G2").place == "hidden"


@pytest.mark.rule("COHC-18.h")
def test_nobody_fires_at_his_own_aircraft():
    p = aloft(TARGET, "unit G2 german at E04 facing NW anti-air red=5 range=5")
    assert not p.legal("flak G2 G1")
    assert p.refusal("flak G2 G1").message == "refuse-no-aircraft"


@pytest.mark.rule("COHC-18.i", "COHC-1.g")
@pytest.mark.parametrize(("blue", "legal"), [("blue=4", True), ("blue=none", False)])
def test_blue_fp_is_used_against_an_armored_aircraft(blue, legal):
    plane = PLANE + " armored"
    p = classic(WIDE, plane, "flight G1 C03 facing SE", "turn soviet",
                f"unit S1 soviet at F04 facing NW anti-air red=7 {blue} range=5")  # fmt: skip
    p.play("activate S1")
    assert p.legal("flak S1 G1") is legal
    if legal:
        assert p.ar("flak S1 G1").lines[0].value == 4


@pytest.mark.rule("COHC-18.i", "COHC-6.f")
@pytest.mark.parametrize("bar", ["hit=panicked", "hit=stunned"])
def test_who_may_not_fire_does_not_fire_at_aircraft(bar):
    p = aloft(f"unit S1 soviet at F04 facing NW anti-air red=7 range=5 {bar}", "turn soviet")
    p.play("activate S1")
    assert not p.legal("flak S1 G1")


@pytest.mark.rule("COHC-3.c", "COHC-18.a")
def test_a_side_has_one_aircraft_on_the_map_which_is_its_activated_unit():
    second = PLANE.replace("G1", "G2")
    p = aloft(TARGET, second, "unit G3 german at A01 facing S", "entry german A03")
    assert p.refusal("fly-in G2 A03 0").rule == "COHC-3.c"
    assert p.refusal("activate G3").rule == "COHC-3.c"
    assert not {"activate G3", "fly-in G2 A03 0"} & set(p.choices())
    assert {"rush G3", "select G3", "select G1"} <= set(p.choices())


@pytest.mark.rule("COHC-18.k")
def test_a_hurt_aircraft_does_nothing_but_fly():
    p = aloft(TARGET, NEAR, FIGHTER, ALOFT, more="hurt").play("select G1", "fly G1 D04")
    for words in ("strafe G1 G05", "bomb G1 D04", "flak G1 S4"):
        assert p.refusal(words).rule == "COHC-18.k"
    assert next_impulses(p) == {"done", "fly", "bank", "climb"}
