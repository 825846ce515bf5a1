"""Sections 4.4 and 4.12: control of hexes, and units that enter the board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.coh.choices import Move
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.games.coh.terrain.maps import battlefield_of
from hexfront.hexes import bits
from hexfront.play.datafile import DataError
from tests.games.coh.movement.helpers import alone, moves
from tests.games.coh.scenarios.helpers import BRIDGE, bridge, written

# 4.4 Control markers


@pytest.mark.rule("COH-4.4.a")
def test_control_markers_are_placed_at_set_up_and_show_whose_hex_it_is(tmp_path):
    p = bridge(tmp_path)
    assert p.control("I06") == "soviet"
    for side in ("german", "soviet"):
        assert p.view(side).control == ((p.hex("I06"), 1),)


@pytest.mark.rule("COH-4.4.b")
def test_an_armed_unit_in_a_hex_without_its_owner_takes_control():
    p = alone("N", "objective D03 soviet").play("move G1 D03")
    assert p.control("D03") == "german"
    assert p.told("log-control")[0].args == {"team": 0, "hex": p.hex("D03")}


@pytest.mark.rule("COH-4.4.b")
def test_control_is_taken_on_the_way_through():
    p = alone("N", "objective D03 soviet", "hand german 5", "deck 5")
    p.play("move G1 D03", "face G1 N", "card 5", "move G1 D02", 7)
    assert (p.unit("G1").hex, p.control("D03")) == ("D02", "german")


@pytest.mark.rule("COH-4.4.b")
def test_only_the_enemy_s_presence_flips_a_marker():
    p = alone("N", "objective D03 german, D05 soviet").play("move G1 D03", 7)
    assert (p.control("D03"), p.control("D05")) == ("german", "soviet")


@pytest.mark.rule("COH-4.4.c")
@pytest.mark.parametrize(
    ("figures", "takes"),
    [
        ("red=1 blue=none", True), ("red=none blue=1", True), ("red=0 blue=2", True),
        ("red=0 blue=0", False), ("red=none blue=none", False), ("red=-1 blue=0", False),
    ],
)  # fmt: skip
def test_units_without_positive_fp_take_no_control(figures, takes):
    p = alone("N", "objective D03 soviet", kind=f"german {figures}").play("move G1 D03", 7)
    assert p.control("D03") == ("german" if takes else "soviet")


@pytest.mark.rule("COH-4.4.b")
def test_a_suppressed_unit_still_takes_control():
    p = alone("N", "objective D03 soviet", kind="german red=2 blue=0 hit=suppressed")
    assert p.play("move G1 D03", 7).control("D03") == "german"


@pytest.mark.rule("COH-4.4.d")
def test_control_stays_when_its_owner_leaves():
    p = alone("N", "objective D04 german").play("move G1 D03", 7)
    assert p.control("D04") == "german"


@pytest.mark.rule("COH-4.4.e")
def test_control_waits_until_the_last_unit_of_its_owner_leaves():
    p = alone("N", "objective D03 soviet", "unit S2 soviet-rifles-41 at D03 facing N")
    p.play("move G1 D03", 7)
    assert p.control("D03") == "soviet"
    p.play("move S2 D02", 7)
    assert p.control("D03") == "german"


@pytest.mark.rule("COH-4.4.e")
def test_control_changes_when_the_last_unit_of_its_owner_is_destroyed():
    p = position("""
        unit G1 german-rifles-41 at D03 facing N
        unit S1 soviet-rifles-41 at D03 facing N
        unit S2 soviet-rifles-41 at D03 facing N hit=pinned
        objective D03 soviet
    """)
    p.play("close G1 S2", 12, 7)
    assert (p.unit("S2").place, p.control("D03")) == ("destroyed", "soviet")
    p.play("pass", "close G1 S1", 12)
    assert (p.unit("S1").place, p.control("D03")) == ("destroyed", "german")


# 4.12 Units entering the board

ENTRY = """
    unit G1 german-hmg-34 waiting
    unit G2 german-rifles-41 waiting
    unit S1 soviet-rifles-41 at I06 facing N
    terrain woods A02, water A03
    entry german A02 A03
"""


def entering(*more: str) -> Position:
    return position("\n".join((ENTRY, *more)))


@pytest.mark.rule("COH-4.12.a")
@pytest.mark.parametrize("hex_", ["A02", "A03"])
def test_entering_is_an_action_at_0_ap_without_a_check(hex_):
    p = entering("cap german 0").play(f"enter G1 {hex_}", "face G1 NE")
    assert (p.turn, p.waits_for) == ("soviet", "ChooseAction")
    assert (p.unit("G1").hex, p.unit("G1").facing, p.unit("G1").fresh) == (hex_, "NE", True)
    assert not p.told("log-stays-fresh")


@pytest.mark.rule("COH-4.12.a")
def test_entering_breaks_a_row_of_passes():
    p = entering("unit S2 soviet-rifles-41 waiting", "entry soviet I01", "turn soviet")
    p.play("pass", "enter G1 A02", "face G1 N", "enter S2 I01", "face S2 N", "pass")
    assert p.round == 1


@pytest.mark.rule("COH-4.12.b")
def test_a_unit_that_entered_is_stressed():
    p = entering().play("enter G2 A02", "face G2 N", "pass")
    assert p.unit("G2").stressed
    assert p.cost("stall G2") == 2


@pytest.mark.rule("COH-4.12.c")
def test_a_unit_enters_in_any_hex_of_its_entry_area():
    p = entering()
    assert p.refusal("enter G1 A04").rule == "COH-4.12.c"
    p.play("select G1")
    assert p.choices()[:2] == ["enter G1 A02", "enter G1 A03"]


@pytest.mark.rule("COH-4.12.c")
def test_a_reinforcement_may_have_an_entry_area_of_its_own(tmp_path):
    text = BRIDGE.replace('"german-pioneers"', '"german-pioneers", entry = ["R01"]')
    scenario = load_scenario(written(tmp_path, text))
    assert scenario.start[1].entry == (scenario.battlefield.board.at("R01"),)
    p = entering("unit G3 german-pioneers waiting entry=I03+I04")
    assert p.legal("enter G3 I03")
    assert p.refusal("enter G3 A02").rule == "COH-4.12.c"
    assert p.refusal("enter G1 I03").rule == "COH-4.12.c"
    assert "unit G3 german-pioneers waiting entry=I03+I04" in p.text()


@pytest.mark.rule("COH-4.12.c")
def test_an_entry_area_has_whole_hexes_only(tmp_path):
    with pytest.raises(DataError, match=r"german.entry\[0\]: A01 is a half hex"):
        load_scenario(written(tmp_path, BRIDGE.replace("B01", "A01")))


@pytest.mark.rule("COH-4.12.c")
def test_a_unit_may_enter_where_the_enemy_stands():
    p = entering("unit S2 soviet-rifles-41 at A02 facing N").play("enter G2 A02", "face G2 N")
    assert p.unit("G2").hex == "A02"


@pytest.mark.rule("COH-4.12.e")
def test_several_units_enter_together_without_a_check():
    p = entering("cap german 0").play("gather G1 enter", "join G2", "done")
    p.play("enter G1 A02", "face G1 NE", "enter G2 A03", "face G2 SE")
    assert (p.turn, p.waits_for) == ("soviet", "ChooseAction")
    for name, hex_ in (("G1", "A02"), ("G2", "A03")):
        unit = p.unit(name)
        assert (unit.hex, unit.fresh, unit.stressed) == (hex_, True, True)


@pytest.mark.rule("COH-4.12.f")
def test_when_enemies_hold_all_entry_hexes_the_edge_within_2_hexes_of_them_is_open():
    one = entering("unit S2 soviet-rifles-41 at A02 facing N").play("select G1")
    assert entries(one) == {"A02", "A03"}
    both = entering(
        "unit S2 soviet-rifles-41 at A02 facing N", "unit S3 soviet-rifles-41 at A03 facing N"
    )
    both.play("select G1")
    assert entries(both) == {"A01", "A02", "A03", "A04", "A05", "B01", "C01"}
    both.play("enter G1 A05", "face G1 N")
    assert both.unit("G1").hex == "A05"


def entries(p: Position) -> set[str]:
    return {choice.split()[2] for choice in p.choices() if choice.startswith("enter")}


@pytest.mark.rule("COH-4.8.c", "COH-4.8.d", "COH-4.12.c")
@pytest.mark.parametrize("side", ["german", "soviet"])
@pytest.mark.parametrize(
    ("mover", "open_to_it", "rules"),
    [
        ("foot", {"A02", "A03", "A04"}, {}),
        ("tracked", {"A02", "A04"}, {"A03": "COH-4.8.d"}),
        ("wheeled", {"A04"}, {"A02": "COH-4.8.c", "A03": "COH-4.8.d"}),
    ],
)
def test_no_unit_enters_where_it_cannot_go(side, mover, open_to_it, rules):
    p = position(f"""
        terrain field A02, water A03
        unit U1 {side} waiting mover={mover}
        entry {side} A02 A03 A04
        turn {side}
    """)
    p.play("select U1")
    assert entries(p) == open_to_it
    for label, rule in rules.items():
        assert p.refusal(f"enter U1 {label}").rule == rule


@pytest.mark.rule("COH-4.8.d")
def test_a_unit_without_any_hex_to_enter_cannot_be_selected():
    p = position("terrain water A03\nunit G1 german waiting mover=wheeled\nentry german A03")
    assert not p.legal("select G1")


@pytest.mark.rule("COH-4.12.g")
def test_nobody_leaves_the_board():
    p = position("""
        board 3x3
        unit G1 german-rifles-41 at A01 facing N
        unit S1 soviet-rifles-41 at C03 facing N
    """)
    assert moves(p) == ["B01", "B02", "A02"]
    outside = p.game.refuse(p.state, 0, Move(p.id("G1"), -1))
    assert outside.rule == "COH-4.0.a"


BOARD = battlefield_of(("2",)).board


@pytest.mark.rule("COH-4.12.g")
@given(here=st.sampled_from([BOARD.label(h) for h in bits(BOARD.whole)]))
def test_from_no_hex_does_a_move_lead_off_the_board(here):
    p = position(f"""
        board coh/2
        unit G1 german-rifles-41 at {here} facing N
        unit S1 soviet-rifles-41 at J05 facing N
    """)
    assert moves(p)
    assert all(BOARD.in_play(BOARD.at(to)) for to in moves(p))
