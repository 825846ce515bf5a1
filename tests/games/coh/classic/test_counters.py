"""Tables T2 and T3: the hit counters."""

from fractions import Fraction

import pytest

from hexfront.games.coh.definitions.library import definitions
from tests.games.coh.classic.helpers import classic, points

SOFT = {
    "stunned": (3, 7), "unnerved": (2, 7), "suppressed": (5, 7), "killed": (1, 0),
    "panicked": (2, 8), "pinned": (5, 7), "cowering": (2, 8),
}  # fmt: skip
ARMORED = {
    "destroyed": (1, 0), "crew-suppressed": (5, 8), "immobilized": (5, 0), "gun-damaged": (2, 0),
    "crew-panicked": (1, 8), "light-damage": (5, 0), "crew-stunned": (1, 9),
}  # fmt: skip


@pytest.mark.rule("COHC-1.e", "COHC-7.a")
@pytest.mark.parametrize(("armored", "printed"), [(False, SOFT), (True, ARMORED)])
def test_each_pool_has_20_counters_with_their_rally_numbers(armored, printed):
    markers = [one for one in definitions(True).markers if one.armored == armored and one.count]
    assert {one.id: (one.count, one.rally) for one in markers} == printed
    assert sum(one.count for one in markers) == 20


UNIT = "unit G1 german at C03 facing SE red=6 blue=6 range=5 front=12 flank=10"
TANK = UNIT + " mover=tracked armored tank"
FOE = "unit S1 soviet at E04 facing NW"


@pytest.mark.rule("COHC-5.a", "COHC-3.d")
@pytest.mark.parametrize(
    ("unit", "target", "fp", "cost"),
    [(UNIT + " hit=suppressed", "", -2, 4), (UNIT + " hit=suppressed", "armored", -2, 4),
     (UNIT + " hit=cowering", "", 0, 5), (UNIT + " hit=unnerved", "", 0, 3),
     (TANK + " hit=crew-suppressed", "", -3, 4), (TANK + " hit=crew-suppressed", "armored", -5, 4),
     (TANK + " hit=light-damage", "", 0, 3), (TANK + " hit=immobilized", "", 0, 3)],
)  # fmt: skip
def test_what_a_counter_does_to_fire(unit, target, fp, cost):
    p = classic(unit, f"{FOE} {target}").play("activate G1")
    assert p.cost("attack G1 E04") == cost
    assert p.ar("attack G1 E04").value("tally-hit-marker") == fp


@pytest.mark.rule("COHC-5.e")
@pytest.mark.parametrize(("at", "legal"), [("E04", True), ("F04", False)])
def test_who_cowers_has_a_range_of_1(at, legal):
    p = classic(UNIT + " hit=cowering", f"unit S1 soviet at {at} facing NW").play("activate G1")
    assert p.legal(f"attack G1 {at}") is legal


@pytest.mark.rule("COHC-5.b")
@pytest.mark.parametrize(
    ("unit", "front", "rear"),
    [(UNIT + " hit=panicked", -2, 1), (UNIT + " hit=cowering", 1, 1), (UNIT + " hit=pinned", 0, 0),
     (TANK + " hit=crew-panicked", -2, 1), (TANK + " hit=immobilized", -1, 1),
     (TANK + " hit=gun-damaged", 0, 0)],
)  # fmt: skip
def test_what_a_counter_does_to_the_defense(unit, front, rear):
    for facing, change in (("SE", front), ("NW", rear)):
        p = classic(unit.replace("SE", facing) + "!", FOE + " red=5 blue=5", "turn soviet")
        assert p.dr("attack S1 C03").value("tally-hit-marker") == change


@pytest.mark.rule("COHC-6.f")
@pytest.mark.parametrize(
    ("counter", "barred"),
    [("crew-stunned", {"attack", "move", "pivot", "stall"}), ("crew-panicked", {"attack"}),
     ("gun-damaged", {"attack"}), ("immobilized", {"move", "pivot"}), ("light-damage", set()),
     ("crew-suppressed", set())],
)  # fmt: skip
def test_what_the_counters_of_vehicles_forbid(counter, barred):
    p = classic(f"{TANK} hit={counter}", FOE).play("activate G1")
    actions = {"attack": "attack G1 E04", "move": "move G1 D04", "pivot": "pivot G1 N",
               "stall": "stall G1"}  # fmt: skip
    assert {name for name, words in actions.items() if not p.legal(words)} == barred


@pytest.mark.rule("COHC-7.a")
@pytest.mark.parametrize("counter", ["immobilized", "gun-damaged", "light-damage"])
def test_damage_cannot_be_rallied(counter):
    p = classic(f"{TANK} hit={counter}", FOE).play("activate G1")
    assert p.refusal("rally G1").message == "refuse-no-rally"
    assert p.refusal("rally G1").rule == "COHC-7.a"


@pytest.mark.rule("COHC-5.a")
@pytest.mark.parametrize(("figures", "value"), [("blue=0", 0), ("blue=1", 1)])
def test_a_printed_0_is_a_figure(figures, value):
    p = classic(f"unit G1 german at C03 facing SE {figures}", FOE + " armored")
    assert p.ar("attack G1 E04").lines[0].value == value


DEADLY = [("", "killed"), ("mover=tracked armored blue=4", "destroyed")]


@pytest.mark.rule("COHC-6.e", "COHC-6.d")
@pytest.mark.parametrize(("kind", "counter"), DEADLY)
def test_killed_and_destroyed_remove_a_unit_when_they_are_drawn(kind, counter):
    """AC18: far from any enemy too, with all that a loss costs."""
    firer = "unit G1 german at C03 facing SE red=6 blue=6 range=5"
    p = classic(firer, f"unit S1 soviet at H05 facing NW front=12 {kind}", "base soviet 5",
                "cap soviet 5", "unit S2 soviet at I07 facing NW")  # fmt: skip
    p.play("rush G1", "attack G1 H05", 12 - 6, f"draws {counter}").settle()
    assert (p.unit("S1").place, p.turn) == ("destroyed", "soviet")
    assert (points(p, "german"), points(p, "soviet"), p.cap("soviet")) == (1, 0, 4)
    (told,) = p.told("log-destroyed")
    assert told.rule == "COHC-6.e"


@pytest.mark.rule("COHC-6.e", "COHC-23.f")
@pytest.mark.parametrize(("kind", "counter"), DEADLY)
def test_mines_may_bring_such_a_counter_too(kind, counter):
    p = classic(f"unit G1 german at C03 facing SE {kind}", "unit G2 german at A01 facing S", FOE,
                "work mines D03 soviet")  # fmt: skip
    p.play("activate G1", "move G1 D03", 8, f"draws {counter}").settle()
    assert (p.unit("G1").place, points(p, "soviet")) == ("destroyed", 1)


@pytest.mark.rule("COHC-6.e")
@pytest.mark.parametrize("shown", ["", "!"])
def test_nobody_reckons_with_a_killed_counter_under_a_unit(shown):
    """6 hits; of the 19 counters that may lie face down under a unit 4 raise its rear by 1."""
    firer = "unit G1 german at C03 facing SE red=6 range=5"
    p = classic(firer, f"unit S1 soviet at G05 facing SE flank=12 hit=pinned{shown}")
    row = next(row for row in p.preview("attack G1 G05").targets[0].rows if row.by == 0)
    plain, harder = Fraction(26, 36), Fraction(21, 36)
    expected = plain if shown else (15 * plain + 4 * harder) / 19
    assert Fraction(*row.success) == expected
