"""C18: what counts for fire at aircraft and from them beside range and altitude."""

import pytest

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
