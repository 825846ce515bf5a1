"""C12 and C13: hidden units and snipers of the classic edition."""

import pytest

from hexfront.games.coh.classic.lurking import SpottingRoll
from hexfront.games.coh.moments.spent import SpentStep
from tests.games.coh.classic.helpers import classic

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
