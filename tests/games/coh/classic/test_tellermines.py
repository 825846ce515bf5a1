"""Table T8: a Tellermine is an attack, or is laid as ordinary mines."""

import pytest

from hexfront.play import Line, Tally
from tests.games.coh.classic.helpers import ap, classic

LONE = "unit G1 german at C03 facing SE"
FAR = "unit S1 soviet at I07 facing NW"
CARD = "weapons german W18"


@pytest.mark.rule("COHC-24.e")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_tellermine_is_laid_in_the_own_or_an_adjacent_hex_for_2(hidden):
    p = classic(LONE, "unit S1 soviet at I07 hidden", "terrain woods I07", CARD).play("activate G1")
    kind = "hidden" if hidden else "open"
    assert p.legal(f"mine G1 C03 {kind}")
    assert p.refusal(f"mine G1 E04 {kind}").message == "refuse-not-adjacent"
    p.play(f"mine G1 D04 {kind}").settle()
    (mines,) = p.state.works
    assert (p.label(mines.hex), mines.hidden, ap(p, "german")) == ("D04", hidden, 5)
    assert (p.turn, p.state.weapons[0]) == ("soviet", (0,))
    p.play("pass")
    assert p.refusal("mine G1 C04 open").message == "refuse-no-tellermine"


@pytest.mark.rule("COHC-24.e")
def test_it_is_laid_by_the_rules_of_card_40():
    close = classic(LONE, "unit S1 soviet at C03 facing N", CARD).play("activate G1")
    assert not close.legal("mine G1 D04 open")
    under = classic(LONE, "unit S1 soviet at D04 facing N", CARD).play("activate G1")
    assert under.refusal("mine G1 D04 open").message == "refuse-mines-under-enemy"
    assert under.refusal("mine G1 C04 hidden").message == "refuse-mines-in-sight"
    tank = classic(LONE + " mover=tracked armored", FAR, CARD).play("activate G1")
    assert tank.refusal("mine G1 D04 open").message == "refuse-mines-foot-only"
    none = classic(LONE, FAR).play("activate G1")
    assert none.refusal("mine G1 D04 open").message == "refuse-no-tellermine"


@pytest.mark.rule("COHC-24.e")
@pytest.mark.parametrize(("cap", "legal"), [(2, True), (1, False)])
def test_it_is_paid_in_cap_by_who_is_not_activated(cap, legal):
    p = classic(LONE + " spent", FAR, CARD, f"cap german {cap}")
    assert p.legal("mine G1 D04 open") is legal
    if not legal:
        assert p.refusal("mine G1 D04 open").rule == "COHC-3.d"


@pytest.mark.rule("COHC-24.e")
@pytest.mark.parametrize("kind", ["open", "hidden"])
@pytest.mark.parametrize(("left", "in_cap"), [(2, False), (1, True)])
def test_what_it_costs_is_shown_before_and_paid_after(kind, left, in_cap):
    p = classic(LONE + " active", FAR, CARD, "terrain woods G05 G06 H05 H06", f"ap german {left}",
                "cap german 3")  # fmt: skip
    shown = p.preview(f"mine G1 C03 {kind}")
    assert shown.cost == Tally((Line("tally-card-cost", 2, "COHC-24.e"),), 2)
    assert shown.prepaid is in_cap
    p.play(f"mine G1 C03 {kind}").settle()
    assert (ap(p, "german"), p.cap("german")) == (0, 3 - in_cap)


@pytest.mark.rule("COHC-24.e")
def test_a_hidden_unit_lays_one_without_being_seen():
    p = classic("unit G1 german at C03 hidden", FAR, "terrain woods C03", CARD)
    p.play("rush G1", "mine G1 D04 open").settle()
    assert (p.unit("G1").place, p.work("D04")) == ("hidden", "mines")


@pytest.mark.rule("COHC-24.e", "COHC-24.b")
def test_no_action_card_pays_for_it():
    p = classic(LONE, FAR, CARD, "hand german 102").play("card 102", "select G1")
    assert not any(choice.startswith("mine") for choice in p.choices())
    assert p.refusal("mine G1 D04 open").message == "refuse-card-other-action"


@pytest.mark.rule("COHC-24.e")
@pytest.mark.parametrize(("at", "legal"), [("D04", True), ("E04", False)])
def test_as_an_attack_it_reaches_one_hex_and_metal_only(at, legal):
    p = classic(LONE, f"unit S1 soviet at {at} facing NW mover=tracked armored", CARD)
    assert p.play("activate G1").legal(f"weapon G1 W18 {at}") is legal
    foot = classic(LONE, f"unit S1 soviet at {at} facing NW", CARD).play("activate G1")
    assert not foot.legal(f"weapon G1 W18 {at}")
    woods = classic(LONE, "unit S1 soviet at D04 facing NW mover=tracked armored", CARD,
                    "terrain woods D04").play("activate G1")  # fmt: skip
    assert woods.dr("weapon G1 W18 D04").value("tally-terrain-woods") == 0


@pytest.mark.rule("COHC-24.e")
@pytest.mark.parametrize("inside", ["unit S1 soviet at D04 facing NW inside", FAR])
def test_works_are_no_metal(inside):
    p = classic(LONE, inside, CARD, "work bunker D04 soviet facing N").play("activate G1")
    assert not p.legal("weapon G1 W18 D04")
    tank = classic(
        LONE, "unit S1 soviet at D04 facing NW mover=tracked armored", CARD,
        "work bunker D04 soviet facing N",
    ).play("activate G1")  # fmt: skip
    assert tank.preview("weapon G1 W18 D04").works == ()


@pytest.mark.rule("COHC-23.a")
def test_mines_may_be_laid_in_water_too():
    p = classic(LONE, FAR, CARD, "terrain water D04").play("activate G1")
    assert p.legal("mine G1 D04 open")


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize("number", [111, 140, 141])
def test_nobody_digs_or_handles_mines_while_he_is_carried(number):
    truck = "unit G3 german at C03 facing SE mover=wheeled truck"
    p = classic(truck, "unit G1 german on=G3", "unit G2 german at C04 facing SE", FAR,
                "work mines D04 german", f"hand german {number}")  # fmt: skip
    p.play(f"card {number}")
    assert p.refusal("select G1").message == "refuse-carried"


# What mines do to those who act among them, and what is shown of it.

AMONG = "unit G1 german at D04 facing SE"
MINES = "work mines D04 soviet"


@pytest.mark.rule("COHC-23.c", "COHC-23.h")
@pytest.mark.parametrize(
    ("lines", "action", "explodes"),
    [((FAR,), "demolish G1", False),
     (("work bunker D04 soviet facing N", FAR), "demolish G1", True),
     (("unit S1 soviet at D04 facing N flank=20",), "close G1 S1", True)],
)  # fmt: skip
def test_an_attack_on_the_mines_themselves_does_not_set_them_off(lines, action, explodes):
    p = classic(AMONG, MINES, *lines).play("activate G1")
    assert bool(p.preview(action).mines) is explodes
    p.play(action, "shift 0", 2)
    assert (p.waits_for == "MineNumber") is explodes


@pytest.mark.rule("COHC-23.c")
@pytest.mark.parametrize("action", ["occupy", "leave"])
@pytest.mark.parametrize("together", [False, True])
def test_getting_in_or_out_of_a_fortification_among_mines_sets_them_off(action, together):
    inside = " inside" if action == "leave" else ""
    p = classic(AMONG + inside, f"unit G2 german at D04 facing SE{inside}", FAR, MINES,
                "work trench D04 german").play("activate G1", "activate G2")  # fmt: skip
    if together:
        p.play("gather G1 move", "join G2", "done")
    assert p.preview(f"{action} G1").mines
    p.play(f"{action} G1")
    assert p.waits_for == "MineNumber"


@pytest.mark.rule("COHC-23.c", "COHC-23.d")
@pytest.mark.parametrize(
    ("unit", "colour", "action", "warned"),
    [("", "", "stall G1", True), ("", "", "cover G1", True), ("", "", "pivot G1 N", True),
     ("", "blue", "pivot G1 N", False), ("", "red", "pivot G1 N", True),
     ("mover=tracked armored", "blue", "pivot G1 N", True),
     ("mover=tracked armored", "red", "pivot G1 N", False),
     ("pioneers", "", "stall G1", False), ("", "", "attack G1 F05", False)],
)  # fmt: skip
def test_players_are_warned_of_mines_that_would_explode(unit, colour, action, warned):
    p = classic(f"{AMONG} {unit}", "unit S1 soviet at F05 facing NW", f"{MINES} {colour}")
    p.play("activate G1")
    assert bool(p.preview(action).mines) is warned
    p.play(action)
    assert (p.waits_for == "MineNumber") is warned


@pytest.mark.rule("COHC-23.b", "COHC-9.j")
def test_a_cautious_step_into_mines_is_warned_of_too():
    p = classic("unit G1 german at C03 facing SE", FAR, MINES, words="edition cautious")
    p.play("activate G1")
    assert p.preview("creep G1 D04").mines
    assert p.play("creep G1 D04").waits_for == "MineNumber"
