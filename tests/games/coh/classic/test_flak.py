"""C18: what counts for fire at aircraft and from them beside range and altitude."""

from fractions import Fraction

import pytest

from hexfront.games.coh.screen.preview import OddsRow
from tests.games.coh.classic.helpers import classic, points
from tests.games.coh.classic.test_air import GROUND, PLANE, WIDE, aloft

GUN = "unit S1 soviet at F04 facing NW anti-air red=5 range=5 attack=3"


def aimed(*lines: str, gun: str = GUN):
    """An anti-air unit has announced its fire."""
    return aloft(gun, "turn soviet", *lines).play("rush S1", "flak S1 G1")


def figures(p) -> dict[str, int]:
    return {line.label: -line.value for line in p.state.stack[-1].number(p.state).lines}


PLAIN = {"tally-front-defense": -13, "tally-red-fp": 5}


@pytest.mark.rule("COHC-18.i")
@pytest.mark.parametrize(
    ("lines", "gun", "more"),
    [((), GUN, {}), ((), GUN + " hit=suppressed", {"tally-hit-marker": -2}),
     (("veteran 2 soviet S1",), GUN, {"tally-better-equipped": 1}),
     (("veteran 15 german G1",), GUN, {"tally-use-of-terrain": -1}),
     (("smoke heavy F04",), GUN, {"tally-smoke-out": -2}),
     (("smoke light F04",), GUN, {"tally-smoke-out": -1}),
     (("smoke heavy C03",), GUN, {})],
)  # fmt: skip
def test_counters_veteran_cards_and_smoke_count_as_in_ground_combat(lines, gun, more):
    assert figures(aimed(*lines, gun=gun)) == {**PLAIN, **more}


@pytest.mark.rule("COHC-18.i")
def test_a_printed_0_is_a_figure_in_the_air_too():
    assert figures(aimed(gun=GUN.replace("red=5", "red=0")))["tally-red-fp"] == 0


@pytest.mark.rule("COHC-18.i", "COHC-19.h")
@pytest.mark.parametrize(
    ("turret", "facing", "cost"),
    [("", "NW", 3), ("", "SE", 0), ("turret", "NW", 3), ("turret", "SE", 4)],
)
def test_a_turret_turns_to_aircraft_for_1_more(turret: str, facing: str, cost: int):
    gun = GUN.replace("facing NW", f"facing {facing} mover=tracked armored {turret}")
    for cap in (cost - 1, cost):
        p = aloft(gun, "turn soviet", f"cap soviet {cap}" if cap > 0 else "cap soviet 9")
        assert p.legal("flak S1 G1") is (0 < cost <= cap)
        if 0 < cost <= cap:
            assert p.cost("flak S1 G1") == cost
            p.play("flak S1 G1")
            assert p.cap("soviet") == 0
    if not cost:
        assert p.refusal("flak S1 G1").message == "refuse-outside-arc"


@pytest.mark.rule("COHC-18.i", "COHC-24.f")
@pytest.mark.parametrize(("lines", "long"), [((), -2), (("veteran 2 soviet S1",), 0)])
def test_better_equipped_lengthens_the_range(lines, long):
    p = aimed(*lines, gun=GUN.replace("range=5", "range=2"))
    assert figures(p).get("tally-long-range", 0) == long


@pytest.mark.rule("COHC-18.h", "COHC-5.e")
@pytest.mark.parametrize(("at", "legal"), [("E04", True), ("F04", False)])
def test_who_cowers_reaches_two_hexes(at, legal):
    p = aloft(GUN.replace("F04", at) + " hit=cowering", "turn soviet").play("activate S1")
    assert p.legal("flak S1 G1") is legal
    if not legal:
        assert p.refusal("flak S1 G1").message == "refuse-too-far"


@pytest.mark.rule("COHC-12.a", "COHC-18.h")
@pytest.mark.parametrize("hidden", [False, True])
def test_who_hides_does_not_fire_at_aircraft(hidden):
    gun = f"{GUN} hidden" if hidden else GUN
    p = aloft(gun, "terrain woods F04", "turn soviet")
    p.play("activate S1", "select S1")
    assert ("flak S1 G1" in p.choices()) is not hidden
    assert p.legal("flak S1 G1") is not hidden
    if hidden:
        assert p.refusal("flak S1 G1").rule == "COHC-12.a"


@pytest.mark.rule("COHC-6.c")
@pytest.mark.parametrize(("counter", "shown"), [("suppressed", True), ("pinned", False)])
def test_a_counter_that_changes_the_fire_is_shown(counter, shown):
    assert aimed(gun=f"{GUN} hit={counter}").unit("S1").shown is shown


@pytest.mark.rule("COHC-24.b")
def test_card_9_adds_2_to_fire_at_aircraft():
    p = aimed("hand soviet 109").play("card 109")
    assert figures(p) == {**PLAIN, "tally-careful-aiming": 2}
    assert p.refusal("card 109").message == "refuse-card-not-held"
    p.play("shift 0", 6)
    assert p.told("log-air-hit")
    assert aimed("hand soviet 110").refusal("card 110").message == "refuse-card-not-now"


TARGET = "unit S1 soviet at G05 facing NW front=20 flank=20"


def strafed(*lines: str, target: str = TARGET):
    return aloft(target, *lines).play("select G1", "fly G1 D04", "strafe G1 G05")


@pytest.mark.rule("COHC-24.b")
def test_card_9_adds_2_to_fire_from_the_air():
    p = strafed("hand german 109").play("card 109")
    assert figures(p) == {"tally-front-defense": -20, "tally-red-fp": 8, "tally-careful-aiming": 2}


@pytest.mark.rule("COHC-24.f", "COHC-18.n")
def test_better_equipped_aircraft_strike_harder_and_further():
    p = strafed("veteran 2 german G1")
    assert figures(p)["tally-better-equipped"] == 1
    for card, less in (("", -2), ("veteran 2 german G1", 0)):
        q = aloft("unit S1 soviet at I06 facing NW", card).play("select G1", "fly G1 D04")
        q.play("strafe G1 I06")
        assert figures(q).get("tally-long-range", 0) == less


@pytest.mark.rule("COHC-18.i")
def test_height_does_not_matter_to_fire_from_the_air():
    p = strafed("level 1 G05")
    assert figures(p) == {"tally-front-defense": -20, "tally-red-fp": 8}


@pytest.mark.rule("COHC-18.p")
def test_bombs_on_the_own_hex_are_no_close_combat():
    p = aloft("unit S1 soviet at D04 facing NW").play("select G1", "fly G1 D04", "bomb G1 D04")
    number = p.state.stack[-1].number(p.state)
    assert [line.rule for line in number.lines] == ["COHC-5.i", "COHC-5.a"]


@pytest.mark.rule("COHC-24.f")
def test_an_aircraft_that_destroys_a_veteran_falls():
    p = strafed("veteran 6 soviet S1", "unit S2 soviet at A09 facing N",
                target="unit S1 soviet at G05 facing NW front=9 flank=9").play(12)  # fmt: skip
    assert (p.unit("S1").place, p.unit("G1").place) == ("destroyed", "destroyed")
    assert (points(p, "german"), points(p, "soviet")) == (1, 1)
    assert p.choices() == ["done"]


@pytest.mark.rule("COHC-18.a")
def test_only_an_aircraft_that_waits_flies_in():
    p = classic(WIDE, PLANE, GROUND, "unit G2 german waiting", "entry german A03")
    assert p.refusal("fly-in G2 A03 0").message == "refuse-not-waiting"
    gone = classic(WIDE, PLANE.replace("waiting", "destroyed"), GROUND, "entry german A03",
                   "unit G2 german at A01 facing S")  # fmt: skip
    assert gone.refusal("fly-in G1 A03 0").message == "refuse-not-waiting"
    assert p.refusal("fly-in G1 A03 4").message == "refuse-altitude"
    assert p.refusal("fly-in G1 A03 -1").message == "refuse-altitude"


@pytest.mark.rule("COHC-18.r", "COHC-18.q")
@pytest.mark.parametrize(("ground", "place"), [
    ("terrain woods E04", "hidden"), ("level 1 E04", "hidden"), ("terrain open E04", "board"),
])  # fmt: skip
def test_a_hex_right_behind_an_obstacle_is_not_seen_from_the_air(ground, place):
    p = aloft("unit S1 soviet at F05 hidden", "unit S2 soviet at A09 facing N", ground)
    p.play("select G1", "fly G1 D04").settle()
    assert p.unit("S1").place == place


@pytest.mark.rule("COHC-18.h", "COHC-12.a")
def test_a_hidden_unit_does_not_fire_at_aircraft():
    lurker = GUN.replace("facing NW", "hidden")
    p = aloft(lurker, "turn soviet", "terrain woods F04").play("activate S1")
    assert p.refusal("flak S1 G1").rule == "COHC-12.a"
    assert not any("flak" in choice for choice in p.play("select S1").choices())
    beside = aloft(GUN, "unit S2 soviet at F08 hidden", "turn soviet", "terrain woods F08")
    assert "flak S1 G1" in beside.play("activate S1", "select S1").choices()


# What is shown before the dice.


def exact(row: OddsRow) -> tuple[int, int, Fraction, Fraction]:
    return row.by, row.number, Fraction(*row.success), Fraction(*row.destroyed)


PILOT = "unit S1 soviet waiting role=aircraft impulses=4 red=5 blue=5 front=11 flank=10"


@pytest.mark.rule("COHC-18.i", "COHC-18.l")
@pytest.mark.parametrize(("altitude", "number"), [(0, 8), (2, 10)])
@pytest.mark.parametrize("dice", [-1, 0])
def test_the_number_shown_before_fire_at_an_aircraft_is_the_one_that_counts(altitude, number, dice):
    p = aloft(GUN, "turn soviet", more=f"altitude {altitude}").play("activate S1")
    assert (p.cost("flak S1 G1"), p.number("flak S1 G1")) == (3, number)
    assert p.dr("flak S1 G1").total == 13 + altitude
    assert p.ar("flak S1 G1").value("tally-red-fp") == 5
    p.play("flak S1 G1")
    p.play("shift 0", number + dice)
    (told,) = p.told("log-air-miss") if dice else p.told("log-air-hit")
    assert told.args["number"] == number


@pytest.mark.rule("COHC-18.k")
@pytest.mark.parametrize(("hurt", "destroyed"), [("", 1), ("hurt", 15)])
def test_a_second_hit_is_shown_to_destroy_an_aircraft(hurt, destroyed):
    """8 hits in 15 of 36 throws, 12 is critical."""
    p = aloft(GUN, "turn soviet", "cap soviet 1", more=hurt).play("activate S1")
    row = (0, 8, Fraction(15, 36), Fraction(destroyed, 36))
    (target,) = p.preview("flak S1 G1").targets
    odds = target.rows
    assert [one.by for one in odds] == [-1, 0, 1]
    assert exact(odds[1]) == row
    p.play("flak S1 G1")
    assert exact(*p.preview("shift 0").roll) == row


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize(("hurt", "destroyed"), [("", 6), ("hurt", 26)])
def test_card_9_shows_what_it_makes_of_fire_at_an_aircraft(hurt, destroyed):
    p = aloft(GUN, "turn soviet", "hand soviet 109", more=hurt).play("rush S1", "flak S1 G1")
    assert exact(*p.preview("card 109").roll) == (0, 6, Fraction(26, 36), Fraction(destroyed, 36))


@pytest.mark.rule("COHC-18.k")
@pytest.mark.parametrize(("hurt", "destroyed"), [("", 1), ("hurt", 5)])
def test_a_die_rolled_again_shows_what_it_may_do_to_an_aircraft(hurt, destroyed):
    """1 and 6, and 8 hits: only another 1 does not."""
    p = aloft(GUN, "turn soviet", "veteran 14 soviet S1", more=hurt)
    p.play("rush S1", "flak S1 G1", "shift 0", (1, 6))
    assert exact(*p.preview("reroll 0").roll) == (0, 8, Fraction(5, 6), Fraction(destroyed, 6))


@pytest.mark.rule("COHC-18.c", "COHC-18.o")
def test_fire_from_aircraft_to_aircraft_shows_1_ap_and_its_number():
    p = aloft(PILOT, "flight S1 F05 facing NW", more="altitude 1").play("select G1", "fly G1 D04")
    assert (p.cost("flak G1 S1"), p.number("flak G1 S1")) == (1, 11 - 8 - 1)
    assert p.ar("flak G1 S1").value("tally-higher-flight") == 1
    p.play("flak G1 S1")
    assert p.state.stack[-1].number(p.state).total == 2


@pytest.mark.rule("COHC-18.c", "COHC-18.l")
def test_fire_from_the_air_shows_1_ap_and_its_number():
    p = aloft(TARGET, more="altitude 1").play("select G1", "fly G1 D04")
    assert (p.cost("strafe G1 G05"), p.number("strafe G1 G05")) == (1, 20 - 8 + 1)
    p.play("strafe G1 G05")
    assert p.state.stack[-1].number(p.state).total == 13


@pytest.mark.rule("COHC-18.p")
def test_further_bombs_of_a_salvo_are_shown_to_cost_nothing():
    p = aloft("unit S1 soviet at D04 facing NW front=20 flank=20",
              "unit S2 soviet at D05 facing NW front=20 flank=20")  # fmt: skip
    p.play("select G1", "fly G1 D04")
    shown = p.number("bomb G1 D04")
    assert p.cost("bomb G1 D04") == 1
    p.play("bomb G1 D04")
    assert p.state.stack[-1].number(p.state).total == shown
    p.play("shift 0", 2)
    assert p.cost("bomb G1 D05") == 0
