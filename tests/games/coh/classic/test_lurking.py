"""C12 to C17: hidden units, snipers, pioneers, mortars, artillery and smoke."""

import pytest

from hexfront.games.coh.classic.lurking import SpottingRoll
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.notation import Position
from hexfront.games.coh.smoke.markers import lay_smoke
from tests.games.coh.classic.helpers import ap, classic

FAR = "unit S1 soviet at I07 facing NW"
WOODS = "terrain woods C03 D04"


@pytest.mark.rule("COHC-12.a")
def test_every_action_but_hidden_movement_reveals_a_unit():
    p = classic("unit G1 german at C03 hidden", FAR, WOODS).play("activate G1", "select G1")
    assert p.refusal("stall G1").rule == "COHC-12.a"
    assert all(c.startswith(("stealth", "reveal")) for c in p.choices())
    p.play("reveal G1", "face G1 SE", "stall G1").settle()
    assert p.unit("G1").place == "board"
    q = classic("unit G1 german at C03 hidden", FAR, WOODS).play("activate G1", "stealth G1 D04")
    assert q.settle().unit("G1").place == "hidden"


@pytest.mark.rule("COHC-12.a")
def test_a_hidden_unit_rallies_only_when_revealed():
    p = classic("unit G1 german at C03 hidden hit=pinned", FAR, WOODS).play("activate G1")
    assert p.refusal("rally G1").rule == "COHC-12.a"


@pytest.mark.rule("COHC-12.b")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_any_visible_unit_in_the_hex_reveals_all_in_it(side):
    p = classic(
        "unit G1 german at C03 hidden", "unit G2 german at C03 hidden", FAR, WOODS,
        f"unit X1 {side} at B03 facing SE", f"turn {side}",
    )  # fmt: skip
    p.play("rush X1", "move X1 C03").settle()
    while p.waits_for == "RevealFacing":
        p.settle()
    assert (p.unit("G1").place, p.unit("G2").place) == ("board", "board")


@pytest.mark.rule("COHC-12.c")
@pytest.mark.parametrize(("at", "place"), [("E04", "board"), ("F04", "hidden")])
def test_in_the_open_an_enemy_within_2_hexes_detects(at, place):
    for kind in ("", "mover=tracked armored tank"):
        p = classic(f"unit G1 german at C03 hidden {kind}", f"unit S1 soviet at {at} facing NW")
        assert p.settle().unit("G1").place == place


@pytest.mark.rule("COHC-12.c")
def test_no_detection_without_sight():
    p = classic(
        "unit G1 german at C03 hidden", "unit S1 soviet at E04 facing NW", "terrain woods D04"
    )
    assert p.unit("G1").place == "hidden"


@pytest.mark.rule("COHC-12.d")
@pytest.mark.parametrize(
    "line",
    ["terrain woods C03", "terrain light-woods C03", "terrain stone-building C03",
     "terrain marsh C03", "terrain gully C03", "smoke heavy C03"],
)  # fmt: skip
def test_in_concealing_terrain_only_an_enemy_in_the_hex_detects(line):
    p = classic("unit G1 german at C03 hidden", "unit S1 soviet at D04 facing NW", line)
    assert p.unit("G1").place == "hidden"


@pytest.mark.rule("COHC-12.d")
@pytest.mark.parametrize("terrain", ["bridge", "water", "ford"])
def test_bridges_and_water_conceal_nobody(terrain):
    p = classic(
        "unit G1 german at C03 hidden", "unit S1 soviet at D04 facing NW", f"terrain {terrain} C03"
    )
    assert p.settle().unit("G1").place == "board"


@pytest.mark.rule("COHC-12.d", "COHC-12.e")
def test_a_fortification_conceals_who_is_in_it_and_nobody_beyond():
    works = "work trench C03 german"
    for inside, place in (("inside", "hidden"), ("", "board")):
        p = classic(f"unit G1 german at C03 hidden {inside}", works,
                    "unit S1 soviet at D04 facing NW")  # fmt: skip
        assert p.settle().unit("G1").place == place
    out = classic("unit G1 german at C03 hidden inside", works, FAR).play("activate G1")
    assert out.cost("stealth G1 D04") == 7  # into the open
    dug = classic("unit G1 german at C03 hidden hasty", FAR).play("activate G1")
    assert dug.cost("stealth G1 D04") == 7  # the foxhole stays behind


SNEAKING = (
    "unit G1 german at C03 hidden", "unit G2 german at C04 hidden", FAR,
    "terrain light-woods C02 C03 C04, woods C05",
)  # fmt: skip


@pytest.mark.rule("COHC-11.f", "COHC-12.a")
@pytest.mark.parametrize(("to", "cost"), [("C03", 4), ("C05", 5)])
def test_hidden_units_move_together_for_the_dearest_step(to: str, cost: int):
    for cap, legal in ((cost - 1, False), (cost, True)):
        p = classic(*SNEAKING, f"cap german {cap}")
        if cost == 4:
            assert p.legal("gather G1 stealth") is legal
        if legal:
            p.play("gather G1 stealth", "join G2", "done", "stealth G1 C02")
            p.play(f"stealth G2 {to}")
            assert (p.cap("german"), p.turn) == (0, "soviet")
            assert {p.unit(name).place for name in ("G1", "G2")} == {"hidden"}


@pytest.mark.rule("COHC-12.a")
@pytest.mark.parametrize("kind", ["move", "rally", "stall", "hasty"])
def test_whatever_else_hidden_units_do_together_would_reveal_them(kind: str):
    p = classic(*(line.replace("G2 german at C04", "G2 german at C04 hit=pinned")
                  for line in SNEAKING))  # fmt: skip
    assert p.refusal(f"gather G1 {kind}").rule == "COHC-12.a"
    assert f"gather G1 {kind}" not in p.play("activate G1", "activate G2", "select G1").choices()


@pytest.mark.rule("COHC-12.e")
@pytest.mark.parametrize(
    ("terrain", "price"), [("woods", 5), ("light-woods", 4), ("open", 7), ("marsh", 6), ("corn", 5)]
)
def test_hidden_movement_adds_3_and_the_terrain_in_cover_and_6_in_the_open(terrain, price):
    """D-C12-1."""
    p = classic("unit G1 german at C03 hidden", FAR, f"terrain {terrain} D04")
    assert p.play("activate G1").cost("stealth G1 D04") == price


AMBUSH = (
    "unit G1 german at C03 facing SE red=6", "terrain woods E04",
    "unit S1 soviet at E04 hidden front=13 flank=9",
    "unit S2 soviet at E04 hidden front=11 flank=10",
)  # fmt: skip


@pytest.mark.rule("COHC-12.f")
def test_fire_at_a_hex_attacks_the_hidden_unit_with_the_lowest_front_dr():
    """11 + 2 woods - 6: 7."""
    p = classic(*AMBUSH).play("rush G1", "recon G1", "attack G1 E04", 6).settle()
    assert (p.unit("S1").place, p.unit("S2").place) == ("hidden", "hidden")
    q = classic(*AMBUSH).play("rush G1", "recon G1", "attack G1 E04", 7)
    q.settle().play("draws pinned").settle()
    assert (q.unit("S1").hit, q.unit("S2").hit) == ("", "pinned")
    assert q.unit("S1").place == "board"
    r = classic(*AMBUSH).play("rush G1", "recon G1", "attack G1 E04", 11).settle()
    assert r.unit("S2").place == "destroyed"


@pytest.mark.rule("COHC-12.f")
def test_mortars_strike_the_rear_of_hidden_units():
    p = classic(
        "unit G1 german at C03 facing SE red=6 mortar", "terrain marsh E04",
        "unit S1 soviet at E04 hidden front=13 flank=9",
    ).play("rush G1", "recon G1", "attack G1 E04", 4)  # fmt: skip
    assert p.told("log-blind-hit")
    q = classic(
        "unit G1 german at C03 facing SE red=6 mortar", "terrain marsh E04",
        "unit S1 soviet at E04 hidden front=13 flank=9",
    ).play("rush G1", "recon G1", "attack G1 E04", 3)  # fmt: skip
    assert q.told("log-blind-fire")


GUN = "unit S1 soviet at E04 hidden mover=wheeled role=gun crewed front=14 flank=10"


@pytest.mark.rule("COHC-12.f", "COHC-20.e")
@pytest.mark.parametrize(
    ("at", "facing"), [("C03", "SE"), ("G05", "NW"), ("E02", "S"), ("E06", "N")]
)
def test_a_hidden_gun_is_struck_in_front_wherever_the_fire_comes_from(at, facing):
    """14 + 2 woods - 6: 10, by blue FP."""
    lines = (f"unit G1 german at {at} facing {facing} red=9 blue=6", "terrain woods E04", GUN,
             "unit S2 soviet at I07 facing NW")  # fmt: skip
    script = ("rush G1", "recon G1", "attack G1 E04")
    assert classic(*lines).play(*script, 9).settle().told("log-blind-fire")
    p = classic(*lines).play(*script, 10, "face S1 N")
    assert p.waits_for == "DrawMarker"
    assert p.state.stack[-1].armored
    red = classic(lines[0].replace("blue=6", "blue=none"), *lines[1:])
    assert red.play(*script, 12).settle().told("log-blind-fire")


@pytest.mark.rule("COHC-12.f")
@pytest.mark.parametrize(("marker", "number"), [("panicked", 5), ("cowering", 8), ("pinned", 7)])
def test_a_counter_changes_the_front_of_a_hidden_unit(marker, number):
    """11 + 2 woods - 6 and the counter."""
    units = (AMBUSH[0], AMBUSH[1], AMBUSH[3] + f" hit={marker}", "unit S1 soviet at I07 facing NW")
    for roll, message in ((number - 1, "log-blind-fire"), (number, "log-blind-hit")):
        p = classic(*units).play("rush G1", "recon G1", "attack G1 E04", roll)
        assert p.told(message)


def test_blind_fire_at_an_empty_hex_says_nothing():
    p = classic(*AMBUSH).play("rush G1", "recon G1", "attack G1 D04", 12).settle()
    assert p.told("log-blind-fire")


# C13

SNIPER = (
    "unit S1 soviet at C03 hidden sniper red=5", "terrain woods C03",
    "unit G1 german at E04 facing NW front=13 flank=9", "turn soviet",
)  # fmt: skip


@pytest.mark.rule("COHC-13.a")
def test_a_sniper_fires_and_stays_hidden_unless_the_enemy_rolls_a_6():
    p = classic(*SNIPER).play("rush S1", "attack S1 E04", 2, 5).settle()
    assert p.unit("S1").place == "hidden"
    q = classic(*SNIPER).play("rush S1", "attack S1 E04", 2, 6, "face S1 SE")
    assert q.unit("S1").place == "board"


@pytest.mark.rule("COHC-13.a")
def test_the_enemy_learns_nothing_of_a_hidden_sniper():
    p = classic(*SNIPER).play("rush S1", "attack S1 E04", 2)
    shown = p.view("german").moments[-1]
    assert isinstance(shown, SpottingRoll)
    assert shown.unit == -1
    assert all("unit" not in entry.args for entry in p.heard("german") if "attack" in entry.message)


@pytest.mark.rule("COHC-13.a")
def test_who_may_change_the_die_does_not_learn_which_sniper_fired():
    p = classic(*SNIPER, "hand german 112").play("rush S1", "attack S1 E04", 2, 5)
    (due,) = (m for m in p.view("german").moments if isinstance(m, SpentStep))
    assert (due.units, due.cost, due.fixed, due.secret) == ((), 0, False, True)
    (own,) = (m for m in p.state.stack if isinstance(m, SpentStep))
    assert own.shown(p.state, p.seat("soviet")) == own


@pytest.mark.rule("COHC-13.a", "COHC-24.b")
@pytest.mark.parametrize(
    ("die", "luck", "place"),
    [(4, 2, "board"), (5, 2, "board"), (3, 6, "hidden"), (4, 1, "hidden"), (6, 1, "hidden")],
)
def test_luck_changes_the_die_that_looks_for_a_sniper(die, luck, place):
    p = classic(*SNIPER, "hand german 112").play("rush S1", "attack S1 E04", 2, die)
    p.play("card 112", luck).settle()
    assert p.unit("S1").place == place


@pytest.mark.rule("COHC-13.b")
@pytest.mark.parametrize(
    ("facing", "message"), [("NW", "log-sniper-front"), ("SE", "log-sniper-rear")]
)
def test_a_sniper_strikes_the_rear_and_tells_the_side(facing, message):
    p = classic(
        SNIPER[0], SNIPER[1], f"unit G1 german at E04 facing {facing} front=13 flank=9", SNIPER[3]
    )
    assert p.dr("attack S1 E04").lines[0].value == 9
    p.play("rush S1", "attack S1 E04")
    assert p.told(message)


MARKSMAN = ("unit S1 soviet at {at} facing {facing} sniper red=5 blue=none", "terrain woods E04",
            "unit G3 german at I07 facing NW", "turn soviet")  # fmt: skip


@pytest.mark.rule("COHC-12.f", "COHC-13.b")
@pytest.mark.parametrize(("at", "facing"), [("C03", "SE"), ("G05", "NW")])
@pytest.mark.parametrize(
    ("lurkers", "number"),
    [(("front=13 flank=9", "front=11 flank=10"), 10 + 2 - 5), (("front=13 flank=9",), 9 + 2 - 5),
     (("mover=wheeled role=gun crewed front=14 flank=10",), 10 + 2 - 5)],
)  # fmt: skip
def test_a_sniper_strikes_the_rear_of_a_hidden_unit_too(at, facing, lurkers, number):
    """The lowest front says who it is; a gun is struck there by red FP."""
    lines = [line.format(at=at, facing=facing) for line in MARKSMAN]
    lines += [f"unit G{n} german at E04 hidden {dr}" for n, dr in enumerate(lurkers, 1)]
    script = ("rush S1", "recon S1", "attack S1 E04")
    assert classic(*lines).play(*script, number - 1).settle().told("log-blind-fire")
    p = classic(*lines).play(*script, number)
    (told,) = p.told("log-blind-hit")
    assert (told.args["target"], told.args["number"]) == (p.id(f"G{len(lurkers)}"), number)
    assert not p.told("log-sniper-front")
    assert not p.told("log-sniper-rear")


@pytest.mark.rule("COHC-13.c")
def test_a_sniper_spares_his_own_side():
    p = classic(*SNIPER, "unit S2 soviet at E04 facing N")
    p.play("rush S1", "attack S1 E04", 2, 1).settle()
    assert {entry.args["target"] for entry in p.told("log-miss")} == {p.id("G1")}


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
