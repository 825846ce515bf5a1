"""C14 to C17: pioneers, mortars, artillery and smoke of the classic edition."""

import pytest

from hexfront.games.coh.notation import Position
from hexfront.games.coh.smoke.markers import lay_smoke
from tests.games.coh.classic.helpers import ap, classic

FAR = "unit S1 soviet at I07 facing NW"

# C14


@pytest.mark.rule("COHC-14.a")
def test_pioneers_do_not_set_off_mines():
    mines = "work mines D04 soviet"
    p = classic("unit G1 german at C03 facing SE pioneers", FAR, mines)
    p.play("activate G1", "move G1 D04").settle()
    assert p.turn == "soviet"
    p.play("pass", "pivot G1 N").settle()
    assert (p.turn, p.unit("G1").hit) == ("soviet", "")


@pytest.mark.rule("COHC-14.b", "COHC-17.a")
def test_pioneers_lay_smoke_for_3_ap_in_any_adjacent_hex():
    p = classic("unit G1 german at C03 facing SE pioneers attack=5", FAR)
    p.play("activate G1", "smoke G1", "lay G1 B03").settle()
    assert (p.smoke("B03"), ap(p, "german")) == ((1, 0), 4)
    assert (
        not classic("unit G1 german at C03 facing SE pioneers", FAR)
        .play("activate G1", "smoke G1")
        .legal("lay G1 E04")
    )


# C15

MORTAR = "unit G1 german at C03 facing SE mortar attack=3 indirect=4 range=6 minimum=2 red=6"
WALL = "terrain woods D04 D03 E03 D05"


@pytest.mark.rule("COHC-15.a", "COHC-15.b", "COHC-15.c")
def test_indirect_fire_needs_a_spotter_within_2_hexes_who_sees_the_target():
    lines = (MORTAR, WALL, "unit S1 soviet at F05 facing NW")
    assert not any(
        c.startswith("bombard") for c in classic(*lines).play("activate G1", "select G1").choices()
    )
    p = classic(*lines, "unit G2 german at E04 facing SE").play("activate G1")
    assert not p.sees("C03", "E04")
    assert p.cost("bombard G1 F05 via E04") == 4
    assert p.refusal("attack G1 F05").message == "refuse-no-sight"
    far = classic(
        MORTAR, WALL, "unit S1 soviet at G06 facing NW", "unit G2 german at F05 facing SE"
    )
    assert not far.play("activate G1").legal("bombard G1 G06 via F05")
    seen = classic(MORTAR, "unit S1 soviet at F05 facing NW", "unit G2 german at E04 facing SE")
    assert seen.play("activate G1").cost("attack G1 F05") == 3
    assert not seen.legal("bombard G1 F05 via E04")


@pytest.mark.rule("COHC-15.d")
def test_height_counts_from_the_spotter():
    p = classic(MORTAR, WALL, "unit S1 soviet at F05 facing NW", "unit G2 german at E04 facing SE",
                "level 1 E04")  # fmt: skip
    lines = p.play("activate G1").ar("bombard G1 F05 via E04").lines
    higher = [(x.value, x.rule) for x in lines if x.label == "tally-higher-attacker"]
    assert higher == [(1, "COHC-15.d")]
    spotter = "unit G2 german at E04 facing SE"
    own = classic(MORTAR, WALL, "unit S1 soviet at F05 facing NW", spotter, "level 1 C03")
    own.play("activate G1")
    assert own.ar("bombard G1 F05 via E04").value("tally-higher-attacker") == 0


@pytest.mark.rule("COHC-15.e")
def test_no_fire_below_the_minimum():
    p = classic(MORTAR, "unit S1 soviet at D04 facing NW").play("activate G1")
    assert p.refusal("attack G1 D04").message == "refuse-too-near"
    q = classic(MORTAR, "unit S1 soviet at E04 facing NW").play("activate G1")
    assert q.legal("attack G1 E04")
    over = classic(MORTAR, "unit G2 german at D04 facing SE", "unit S1 soviet at E04 facing NW",
                   "terrain woods D04").play("activate G1")  # fmt: skip
    assert over.legal("bombard G1 E04 via D04")


@pytest.mark.rule("COHC-15.f", "COHC-15.g")
def test_mortars_strike_the_rear_and_woods_do_not_help_soft_targets():
    p = classic(
        MORTAR, "unit S1 soviet at E04 facing NW front=12 flank=10 hasty", "terrain woods E04"
    )
    given = {x.label: x.value for x in p.play("activate G1").dr("attack G1 E04").lines}
    assert given == {"tally-flank-defense": 10, "tally-hasty-defense": 1}
    house = classic(MORTAR, "unit S1 soviet at E04 facing NW", "terrain stone-building E04")
    given = {x.label: x.value for x in house.play("activate G1").dr("attack G1 E04").lines}
    assert given["tally-terrain-stone-building"] == 2
    tank = classic(
        MORTAR + " blue=3",
        "unit S1 soviet at E04 facing NW armored mover=tracked",
        "terrain woods E04",
    )
    given = {x.label: x.value for x in tank.play("activate G1").dr("attack G1 E04").lines}
    assert given["tally-terrain-woods"] == 2


# C16

GUNS = ("weapons german W16", "unit G1 german at C03 facing SE", "round 1 of 9")


@pytest.mark.rule("COHC-2.e", "COHC-16.a", "COHC-16.b", "COHC-16.e")
def test_artillery_is_noted_in_secret_and_falls_before_the_next_round():
    p = classic(
        *GUNS,
        "unit S1 soviet at G05 facing NW",
        "unit S2 soviet at F05 facing NW front=20 flank=10",
        "unit S3 soviet at E04 facing NW",  # two hexes off
    )
    p.play("pass", "pass", "strike G05")
    assert p.strikes("german") == ["G05"]
    assert p.view("soviet").strikes[0].hex == -1
    p.play(7, 2, "pass", "pass")
    assert p.told("log-strike-lands")
    targets = {c for c in p.choices() if c.startswith("target")}
    assert targets == {"target S1", "target S2"}
    p.play("target S2")
    number = p.state.stack[-1].number(p.state)
    assert number.total == 10 - 5


@pytest.mark.rule("COHC-12.f")
@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize(("rolls", "hit"), [((12, 12), True), ((4, 4), False)])
def test_shells_strike_one_hidden_unit_of_a_hex_in_its_rear(order, rolls, hit):
    """S2 has the lowest front; rear 10 - FP 5, and no cover of woods: 5."""
    hidden = ("unit S1 soviet at G05 hidden front=13 flank=9",
              "unit S2 soviet at G05 hidden front=11 flank=10")[::order]  # fmt: skip
    p = classic(*GUNS, *hidden, "terrain woods G05", "unit S3 soviet at I01 facing S")
    p.play("pass", "pass", "strike G05", 7, 2, "pass", "pass")
    for roll in rolls:
        if p.waits_for == "UnseenRoll":
            p.play(roll).settle()
    assert (p.unit("S2").place == "destroyed") is hit
    assert p.unit("S1").place == ("board" if hit else "hidden")
    assert p.unit("S1").hit == ""
    assert p.waits_for == "ClassicInitiativeRoll"


@pytest.mark.rule("COHC-16.c")
def test_a_unit_must_see_the_target_when_it_is_chosen():
    p = classic(*GUNS, "unit S1 soviet at G05 facing NW", "terrain woods D03 D04").play(
        "pass", "pass"
    )
    assert p.refusal("strike E04").rule == "COHC-16.c"
    assert p.legal("strike D04")


@pytest.mark.rule("COHC-16.d")
def test_smoke_shells_are_stated_in_secret():
    p = classic(*GUNS, "unit S1 soviet at G05 facing NW").play("pass", "pass", "smoke-strike E04")
    assert p.strikes("german") == ["E04 smoke"]
    assert not p.view("soviet").strikes[0].smoke
    p.play(7, 2, "pass", "pass").settle()
    assert (p.smoke("E04"), p.smoke("D04")) == ((1, 0), (1, 0))


# C17


@pytest.mark.rule("COHC-17.a")
@pytest.mark.parametrize(
    "kind", ["mortar calibre=50", "mover=tracked armored tank", "mover=wheeled role=gun crewed"]
)
def test_mortars_tanks_and_guns_fire_smoke_at_their_fire_cost(kind):
    p = classic(f"unit G1 german at C03 facing SE {kind}", FAR)
    p.play("activate G1", "smoke G1", "lay G1 E04").settle()
    assert (p.smoke("E04"), ap(p, "german")) == ((1, 0), 4)


SIGHT = ("unit G1 german at C03 facing SE", "unit S1 soviet at E04 facing NW")


def smoke_in(p):
    return {x.label: x.value for x in p.dr("attack G1 E04").lines if "smoke" in x.label}


@pytest.mark.rule("COHC-17.b")
def test_thick_smoke_gives_2_and_blocks_the_sight():
    assert smoke_in(classic(*SIGHT, "smoke heavy E04")) == {"tally-smoke-heavy": 2}
    assert not classic(*SIGHT, "smoke heavy D04").sees("C03", "E04")


@pytest.mark.rule("COHC-17.c")
def test_thin_smoke_gives_1_and_leaves_the_sight_open():
    assert smoke_in(classic(*SIGHT, "smoke light E04")) == {"tally-smoke-heavy": 1}
    p = classic(*SIGHT, "smoke light D04 D04")
    assert p.sees("C03", "E04")


@pytest.mark.rule("COHC-17.d")
@pytest.mark.parametrize(("density", "given"), [("heavy", 2), ("light", 1)])
def test_firing_out_of_smoke_helps_the_target(density, given):
    p = classic(*SIGHT, f"smoke {density} C03")
    assert smoke_in(p) == {"tally-smoke-out": given}
    corner = classic("unit G1 german at A01 facing SE", "unit S1 soviet at C02 facing NW",
                     f"smoke {density} A01")  # fmt: skip
    lines = {x.label: x.value for x in corner.dr("attack G1 C02").lines}
    assert lines["tally-smoke-out"] == given


@pytest.mark.rule("COHC-17.e")
def test_smoke_adds_up():
    p = classic(*SIGHT, "smoke heavy E04 E04, light C03 D04 D04")
    assert smoke_in(p) == {"tally-smoke-heavy": 4, "tally-smoke-out": 1, "tally-smoke-between": 2}


@pytest.mark.rule("COHC-17.e", "COHC-17.c")
def test_every_marker_counts_however_many_there_are():
    p = classic(*SIGHT, "smoke heavy E04 E04 E04, light C03 C03 C03 C03")
    assert smoke_in(p) == {"tally-smoke-heavy": 6, "tally-smoke-out": 4}
    assert (p.smoke("E04"), p.smoke("C03")) == ((3, 0), (0, 4))
    assert Position.read(p.text()).text() == p.text()
    assert [(one.heavy, one.light) for one in p.view("soviet").smoke] == [(0, 4), (3, 0)]
    lay_smoke(p.state, 1 << p.hex("E04") | 1 << p.hex("D04"))
    assert (p.smoke("E04"), p.smoke("D04")) == ((4, 0), (1, 0))
    p.play("pass", "pass")
    assert (p.smoke("E04"), p.smoke("D04"), p.smoke("C03")) == ((0, 4), (0, 1), (0, 0))
