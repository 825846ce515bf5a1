"""C18 with C11: several units fire at one aircraft together."""

import pytest

from hexfront.games.coh.notation import Position
from tests.games.coh.classic.helpers import ap, classic, marked
from tests.games.coh.classic.test_air import PLANE, WIDE, aloft

GUNNER = "unit S1 soviet at F04 facing NW anti-air red=5 range=5 attack=3"
COMRADE = "unit S2 soviet at F04 facing NW anti-air red=1 range=5"
THIRD = "unit S3 soviet at G04 facing NW anti-air red=1 range=5"
FOURTH = "unit S4 soviet at F05 facing NW anti-air red=1 range=5"


def battery(*lines: str, gunner: str = GUNNER, comrade: str = COMRADE) -> Position:
    """An aircraft at C03, three hexes away, and the Soviets to move."""
    return aloft(gunner, comrade, "turn soviet", "cap soviet 5", *lines)


def together(p: Position, *names: str) -> Position:
    """All of them activated, and the first announces its fire."""
    return p.play(*(f"activate {name}" for name in ("S1", *names)), "flak S1 G1")


def shown(p: Position) -> dict[str, int]:
    return {line.label: -line.value for line in p.state.stack[-1].number(p.state).lines}


PLAIN = {"tally-front-defense": -13, "tally-red-fp": 5}


@pytest.mark.rule("COHC-18.i", "COHC-11.g")
def test_each_unit_that_joins_adds_1_and_the_firer_alone_pays():
    p = together(battery(THIRD, FOURTH), "S2", "S3", "S4")
    assert p.choices() == ["done", "join S2", "join S3", "join S4"]
    p.play("join S2", "join S4", "done")
    assert shown(p) == {**PLAIN, "tally-support": 2}
    assert ap(p, "soviet") == 7 - 3
    p.play("shift 0", 5)
    assert p.told("log-air-miss")[0].args["number"] == 6


@pytest.mark.rule("COHC-18.i", "COHC-11.g")
def test_who_was_not_asked_to_join_adds_nothing():
    p = together(battery(THIRD), "S2", "S3").play("done")
    assert shown(p) == PLAIN


@pytest.mark.rule("COHC-18.i", "COHC-11.g")
def test_the_last_who_can_join_closes_the_group():
    p = together(battery(), "S2").play("join S2")
    assert shown(p) == {**PLAIN, "tally-support": 1}


@pytest.mark.rule("COHC-11.g")
@pytest.mark.parametrize(("at", "near"), [("F05", True), ("G04", True), ("H05", False)])
def test_only_the_same_and_adjacent_hexes_support_fire_at_aircraft(at, near):
    far = COMRADE.replace("F04", at)
    p = together(battery(THIRD, comrade=far), "S2", "S3")
    assert p.legal("join S2") is near
    if not near:
        assert p.refusal("join S2").message == "refuse-support-not-near"


@pytest.mark.rule("COHC-18.h", "COHC-11.g")
@pytest.mark.parametrize(
    ("comrade", "message"),
    [(COMRADE.replace(" anti-air", ""), "refuse-no-anti-air"),
     (COMRADE.replace("NW", "SE"), "refuse-outside-arc"),
     (COMRADE.replace("range=5", "range=1"), "refuse-too-far"),
     (COMRADE.replace("red=1", "red=none"), "refuse-no-matching-fp"),
     (f"{COMRADE} hit=panicked", "refuse-marker-bars-attack")],
)  # fmt: skip
def test_who_could_not_fire_at_the_aircraft_alone_does_not_support(comrade, message):
    p = together(battery(THIRD, comrade=comrade), "S2", "S3")
    assert p.refusal("join S2").message == message
    assert p.choices() == ["done", "join S3"]


@pytest.mark.rule("COHC-11.g")
def test_support_counts_to_double_range():
    p = together(battery(comrade=COMRADE.replace("range=5", "range=2")), "S2").play("join S2")
    assert shown(p) == {**PLAIN, "tally-support": 1}


@pytest.mark.rule("COHC-11.g")
def test_nobody_joins_twice_and_the_firer_is_in_already():
    p = together(battery(THIRD), "S2", "S3").play("join S2")
    assert p.refusal("join S2").message == "refuse-already-in"
    assert p.refusal("join S1").message == "refuse-already-in"
    assert p.refusal("join G1").message == "refuse-enemy-unit"


@pytest.mark.rule("COHC-11.e")
@pytest.mark.parametrize(("cap", "legal"), [(2, False), (3, True)])
def test_with_a_unit_that_is_not_activated_the_group_pays_in_cap(cap, legal):
    p = aloft(GUNNER, COMRADE, THIRD, "turn soviet", f"cap soviet {cap}")
    p = together(p, "S3")
    assert p.legal("join S2") is legal
    if legal:
        p.play("join S2", "done")
        assert (ap(p, "soviet"), p.cap("soviet")) == (7, 0)
    else:
        assert p.refusal("join S2").message == "refuse-spent-group"


@pytest.mark.rule("COHC-11.e", "COHC-4.d")
def test_an_opportunity_action_takes_fresh_idle_units_which_are_spent_by_it():
    p = battery(f"{THIRD} spent", FOURTH).play("rush S1", "flak S1 G1")
    assert p.choices() == ["done", "join S2", "join S4"]
    assert p.refusal("join S3").rule == "COHC-4.d"
    p.play("join S2", "done", "shift 0", 2)
    assert [p.unit(name).fresh for name in ("S1", "S2", "S4")] == [False, False, True]
    assert p.cap("soviet") == 5


@pytest.mark.rule("COHC-11.e")
def test_spent_units_fire_at_aircraft_together_for_cap_and_stay_spent():
    p = battery(gunner=f"{GUNNER} spent", comrade=f"{COMRADE} spent").play("select S1")
    p.play("flak S1 G1", "join S2")
    assert p.cap("soviet") == 2
    assert not marked(p, "active", "S2")


@pytest.mark.rule("COHC-24.b", "COHC-11.g")
def test_card_9_serves_a_group_that_fires_at_an_aircraft():
    p = together(battery("hand soviet 109"), "S2").play("join S2", "card 109")
    assert shown(p) == {**PLAIN, "tally-support": 1, "tally-careful-aiming": 2}


@pytest.mark.rule("COHC-11.g", "COHC-18.i")
def test_what_a_group_would_do_to_an_aircraft_is_shown_before_it_fires():
    p = together(battery(THIRD), "S2", "S3")
    assert (p.cost("done"), p.number("done")) == (3, 8)
    p.play("join S2")
    assert (p.cost("done"), p.number("done")) == (3, 7)
    assert p.ar("done").value("tally-support") == 1


@pytest.mark.rule("COHC-18.o")
def test_aircraft_fire_at_aircraft_alone():
    pilot = "unit S1 soviet waiting role=aircraft impulses=4 red=5 blue=5 front=11 flank=10"
    p = aloft(pilot, "flight S1 F05 facing NW",
              "unit G2 german at D04 facing SE anti-air active")  # fmt: skip
    p.play("select G1", "fly G1 D04", "flak G1 S1")
    assert p.refusal("join G2").message == "refuse-not-now"
    assert "tally-support" not in shown(p)


@pytest.mark.rule("COHC-18.i", "COHC-11.g")
def test_the_germans_fire_at_aircraft_together_too():
    plane = PLANE.replace("unit G1 german", "unit S1 soviet")
    p = classic(WIDE, plane, "flight S1 C03 facing SE", "ap soviet 7",
                GUNNER.replace("S1 soviet", "G1 german"),
                COMRADE.replace("S2 soviet", "G2 german"))  # fmt: skip
    p.play("activate G1", "activate G2", "flak G1 S1", "join G2")
    assert shown(p) == {**PLAIN, "tally-support": 1}
