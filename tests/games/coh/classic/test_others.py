"""What marks one unit or hex is nothing to those that come before it in the lists."""

import pytest

from hexfront.games.coh.notation import Position
from tests.games.coh.classic.helpers import classic, marked
from tests.games.coh.classic.test_air import PLANE, WIDE, aloft

FAR = "unit S1 soviet at I07 facing NW"
LONE = "unit G1 german at C03 facing SE"
TANK = LONE + " mover=tracked armored"


def beside(state: str, *lines: str, unit: str = LONE, words: str = "edition") -> Position:
    """G1 is as usual, its comrade G2 in a state of his own."""
    return classic(unit, FAR, f"unit G2 german {state}", *lines, words=words)


TRUCK = "unit G3 german at A06 facing N mover=wheeled truck"


@pytest.mark.rule("COHC-3.b", "COHC-4.d", "COHC-11.b")
@pytest.mark.parametrize("state", ["at A05 facing N active", "at A05 facing N spent"])
def test_a_fresh_unit_is_activated_or_seizes_an_opportunity_whatever_its_comrade_did(state):
    p = beside(state, "ap german 3")
    assert {"activate G1", "rush G1"} <= set(p.choices())
    assert marked(p.copy().play("activate G1"), "active", "G1")
    assert p.play("rush G1", "pivot G1 N").settle().unit("G1").spent


@pytest.mark.rule("COHC-3.b")
def test_a_destroyed_unit_is_not_activated():
    p = classic("unit G1 german destroyed", "unit G2 german at C03 facing SE", FAR)
    assert p.refusal("activate G1").message == "refuse-not-on-board"
    assert "activate G1" not in p.choices()


@pytest.mark.rule("COHC-3.b", "COHC-4.d", "COHC-3.i")
def test_what_is_offered_to_a_comrade_is_not_offered_to_a_spent_unit():
    p = beside("at A05 facing N", unit=LONE + " spent")
    assert not {"activate G1", "rush G1"} & set(p.choices())
    assert {"select G1", "activate G2", "rush G2"} <= set(p.choices())
    poor = beside("at A05 facing N active", "ap german 3", "cap german 0")
    assert "select G1" not in poor.choices()
    assert "select G2" in poor.choices()


@pytest.mark.rule("COHC-12.a")
def test_a_visible_unit_is_activated_for_all_to_see():
    p = beside("at A05 hidden", "terrain woods A05").play("activate G1")
    assert "log-activated" in [entry.message for entry in p.heard("soviet")]


@pytest.mark.rule("COHC-3.h")
def test_a_unit_on_the_map_needs_no_way_in():
    p = beside("waiting", unit=LONE + " hit=pinned")
    assert "select G1" in p.choices()
    assert p.legal("select G1")


@pytest.mark.rule("COHC-18.a", "COHC-18.j")
def test_an_aircraft_that_left_keeps_no_other_on_the_ground():
    p = aloft("unit S1 soviet at F04 facing NW", PLANE.replace("G1", "G2"), "entry german A03",
              at="B01", facing="N")  # fmt: skip
    q = classic(WIDE, PLANE, PLANE.replace("G1", "G2"), "flight G2 B01 facing N", "ap german 7",
                "unit S1 soviet at F04 facing NW", "entry german A03")  # fmt: skip
    q.play("select G2", "fly-out G2", "pass")
    assert q.legal("fly-in G1 A03 0")
    p.play("select G1", "fly-out G1", "pass")
    assert p.legal("fly-in G2 A03 0")
    gone = classic(WIDE, PLANE.replace("waiting", "destroyed"), "unit G2 german waiting",
                   "unit S1 soviet at F04 facing NW", "entry german A03")  # fmt: skip
    assert gone.refusal("fly-in G1 A03 0").message == "refuse-not-waiting"


@pytest.mark.rule("COHC-18.q")
def test_woods_elsewhere_make_no_blind_spot():
    p = aloft("unit S1 soviet at G05 facing NW", "terrain woods O09 N08").play("select G1")
    assert p.play("fly G1 D04").legal("strafe G1 G05")


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize("number", [111, 140])
def test_whom_nobody_carries_digs_and_lays_mines(number):
    p = classic(LONE, FAR, TRUCK, "unit G2 german on=G3", f"hand german {number}")
    assert p.play(f"card {number}").legal("select G1")


@pytest.mark.rule("COHC-7.d")
def test_a_comrades_foxhole_helps_no_rally():
    p = beside("at A05 facing N hasty", unit=LONE + " hit=pinned").play("activate G1")
    assert p.number("rally G1") == 7


@pytest.mark.rule("COHC-21.f", "COHC-21.g")
@pytest.mark.parametrize(("own", "other", "words", "rule"), [
    ("", "inside", "occupy G1", "COHC-21.f"), ("inside", "", "leave G1", "COHC-21.g"),
])  # fmt: skip
def test_a_comrade_in_the_trench_is_not_oneself(own, other, words, rule):
    p = beside(f"at C03 facing N {other}", "work trench C03 german", unit=f"{LONE} {own}")
    cost = p.play("activate G1").preview(words).cost
    assert cost is not None
    assert cost.lines[0].rule == rule


@pytest.mark.rule("COHC-22.g")
@pytest.mark.parametrize(("facing", "start", "to", "seen"), [
    ("SE", "D02", "D03", False), ("NW", "D02", "D03", True),
    ("SE", "D06", "D05", True), ("NW", "D06", "D05", False),
])  # fmt: skip
def test_out_of_a_bunker_only_its_arc_is_watched_on_either_side(facing, start, to, seen):
    """S1 moves from woods into the open beside the bunker at D04."""
    p = classic(f"unit G1 german at D04 facing {facing} inside",
                f"work bunker D04 german facing {facing}", f"unit S1 soviet at {start} hidden",
                f"terrain woods {start}", "hand soviet 105", "turn soviet")  # fmt: skip
    p.play("card 105", "select S1", f"move S1 {to}")
    assert (p.unit("S1").place == "board") is seen


@pytest.mark.rule("COHC-19.f", "COHC-24.b")
@pytest.mark.parametrize("state", ["stuck", "fixed"])
def test_a_comrade_who_is_held_holds_nobody(state):
    p = beside(f"at A05 facing N mover=tracked armored {state}", unit=TANK).play("activate G1")
    assert p.legal("move G1 D04")
    fixed = beside("at A05 facing N mover=tracked armored stuck", unit=LONE + " fixed")
    assert fixed.play("activate G1").legal("pivot G1 N")


@pytest.mark.rule("COHC-12.c", "COHC-12.d")
@pytest.mark.parametrize("lines", [("smoke heavy I07",), ("unit S2 soviet at A01 facing S hasty",)])
def test_cover_elsewhere_hides_nobody(lines):
    p = classic("unit S1 soviet at E03 hidden", "unit G1 german at A03 facing SE",
                "unit S3 soviet at I06 facing N", *lines)  # fmt: skip
    p.play("activate G1", "move G1 B03", "face G1 SE", "pass", "move G1 C03").settle()
    assert p.unit("S1").place == "board"


@pytest.mark.rule("COHC-4.j", "COHC-12.e")
def test_a_visible_unit_pays_for_hiding_whoever_hides():
    p = classic(LONE, "unit G2 german at A05 hidden", "unit S1 soviet at I07 hidden",
                "terrain woods C03 A05 I07").play("activate G1")  # fmt: skip
    assert p.cost("stealth G1 C03") == 7


@pytest.mark.rule("COHC-24.f")
def test_hidden_action_is_for_one_unit():
    p = classic("unit G1 german at C03 hidden", "unit S1 soviet at G05 facing NW",
                "unit G2 german at A05 hidden shrouded", "terrain woods C03 A05")  # fmt: skip
    assert not p.legal("attack G1 G05")
    assert "attack G1 G05" not in p.play("activate G1", "select G1").choices()


@pytest.mark.rule("COHC-24.b")
def test_card_5_leads_into_no_closed_hex():
    truck = LONE + " mover=wheeled truck"
    p = classic(truck, FAR, "terrain woods C02 B03 D03", "hand german 105").play("card 105")
    p.play("select G1")
    assert not {f"move G1 {label}" for label in ("C02", "B03", "D03")} & set(p.choices())
    assert "move G1 C04" in p.choices()


@pytest.mark.rule("COHC-24.b", "COHC-12.a")
def test_card_5_moves_a_visible_unit_for_all_to_see():
    p = beside("at A05 hidden", "terrain woods A05", "hand german 105").play("card 105")
    p.play("select G1", "move G1 D04")
    assert "log-move" in [entry.message for entry in p.heard("soviet")]


@pytest.mark.rule("COHC-24.f")
@pytest.mark.parametrize("number", [5, 7])
def test_veteran_cards_are_for_units_on_the_map(number):
    p = classic("unit G1 german waiting", "unit G2 german at C03 facing SE hit=pinned", FAR,
                f"veteran {number} german")  # fmt: skip
    assert p.refusal(f"veteran G1 {number}").message == "refuse-not-on-board"
    assert p.legal(f"veteran G2 {number}")


@pytest.mark.rule("COHC-24.f")
def test_a_comrades_caution_does_not_bar_6th_sense():
    p = classic(LONE, "unit G2 german at A05 facing N crept", "unit S1 soviet at F05 hidden",
                "terrain woods F05", "veteran 7 german G1", words="edition cautious")  # fmt: skip
    assert p.legal("veteran G1 7")
