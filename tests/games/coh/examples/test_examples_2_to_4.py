"""The printed examples of chapters 2 to 4, replayed with their dice."""

from fractions import Fraction

import pytest

from hexfront.games.coh.combat.odds import becomes_spent
from hexfront.games.coh.notation import NotationError, Position, position
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from tests.games.coh.moments.helpers import lines
from tests.games.coh.movement.helpers import AROUND, alone

TOWARDS_RIFLES = """
    unit G1 german-mg-34 at C03 facing SE
    unit S1 soviet-rifles-41 at F05 facing NW
"""


def due(p: Position) -> int:
    """The cost that the Spent Check will be made against if no CAP are spent."""
    assert p.waits_for == "ActionCost"
    return p.preview("cap 0").spent[0].cost


# Chapter 2


@pytest.mark.example("COH-EX-2.4-1")
def test_attack_costs_of_german_and_soviet_rifles():
    p = position("""
        unit G1 german-rifles-41 at C04 facing SE
        unit S1 soviet-rifles-41 at F05 facing NW
    """)
    assert (p.cost("attack G1 F05"), p.cost("move G1 D05")) == (3, 1)
    p.play("pass")
    assert p.cost("attack S1 C04") == 4


def mg_moved() -> Position:
    p = position(TOWARDS_RIFLES)
    assert lines(p, "move G1 D04") == [("tally-move-cost", 1)]
    p.play("move G1 D04", "face G1 SE")
    assert due(p) == 1
    return p.play("cap 0", 4)


@pytest.mark.example("COH-EX-2.5-1")
def test_the_mg_moves_and_stays_fresh():
    unit = mg_moved().unit("G1")
    assert (unit.hex, unit.fresh, unit.stressed) == ("D04", True, True)
    assert position(TOWARDS_RIFLES).play("move G1 D04", 2).unit("G1").fresh
    assert position(TOWARDS_RIFLES).play("move G1 D04", 1).unit("G1").spent


def rifles_missed() -> Position:
    p = mg_moved()
    assert lines(p, "attack S1 D04") == [("tally-attack-cost", 4)]
    p.play("attack S1 D04", 2)
    assert p.told("log-miss")
    assert due(p) == 4
    return p.play("cap 0", 3)


@pytest.mark.example("COH-EX-2.5-2")
def test_the_rifles_attack_miss_and_become_spent():
    p = rifles_missed()
    assert (p.unit("S1").spent, p.unit("G1").hit) == (True, "")
    assert p.turn == "german"


@pytest.mark.example("COH-EX-2.5-3")
def test_an_action_of_3_ap_makes_spent_every_other_time():
    assert becomes_spent(3) == Fraction(1, 2)
    p = position("unit G1 german-rifles-41 at C04 facing SE\nunit S1 soviet at F05 facing NW")
    assert [row.spent for row in p.preview("attack G1 F05").spent if row.cost == 3] == [(1, 2)]


@pytest.mark.example("COH-EX-2.6-1")
def test_the_stressed_mg_attacks_misses_and_becomes_spent():
    p = rifles_missed()
    assert lines(p, "attack G1 F05") == [("tally-attack-cost", 2), ("tally-stress", 1)]
    p.play("attack G1 F05", 2)
    assert p.told("log-miss")[1].args["unit"] == p.id("G1")
    assert due(p) == 3
    p.play("cap 0", 3)
    assert (p.unit("G1").spent, p.unit("G1").stressed) == (True, True)


PIONEERS = """
    terrain light-woods E04
    unit G1 german-pioneers at C04 facing SE
    unit S1 soviet-rifles-41 at F05 facing NW
    cap german 0, soviet 0
"""


@pytest.mark.example("COH-EX-2.7-1")
def test_passes_of_both_end_the_round():
    p = position(PIONEERS).play("pass")
    assert (p.round, p.unit("G1").stressed) == (1, False)

    assert lines(p, "move S1 E04") == [("tally-move-cost", 1)]
    p.play("move S1 E04", "face S1 NW")
    assert due(p) == 1
    p.play("cap 0", 1)
    assert (p.unit("S1").spent, p.unit("S1").stressed) == (True, True)

    assert lines(p, "attack G1 E04") == [("tally-attack-cost", 2)]
    p.play("attack G1 E04", 2)
    assert p.told("log-miss")
    assert due(p) == 2
    p.play("cap 0", 2)
    assert (p.unit("G1").spent, p.unit("G1").stressed) == (True, True)

    assert p.choices() == ["pass"]
    p.play("pass")
    assert (p.round, p.choices()) == (1, ["pass"])
    p.play("pass")
    assert p.round == 2
    assert not any(p.unit(name).stressed for name in p.names)


@pytest.mark.example("COH-EX-2.8-1")
def test_the_pioneers_stall_instead_of_passing():
    p = position(PIONEERS)
    assert lines(p, "stall G1") == [("tally-stall", 1)]
    p.play("stall G1", 2)
    assert (p.unit("G1").fresh, p.unit("G1").stressed) == (True, True)
    p.play("pass")
    assert p.round == 1


# Chapter 3

COMMAND = """
    unit G1 german-mg-34 at C03 facing SE
    unit S1 soviet-rifles-41 at F05 facing NW spent
    cap german 5, soviet 5
"""


def cost_lowered() -> Position:
    p = position(COMMAND)
    assert p.cost("attack G1 F05") == 2
    p.play("attack G1 F05", 2)
    assert p.told("log-miss")
    assert due(p) == 2
    assert [p.preview(f"cap {cap}").spent[0].spent for cap in (0, 1)] == [(3, 10), (1, 5)]
    p.play("cap 1")
    assert (p.waits_for, p.cap("german")) == ("SpentRoll", 4)
    return p.play(2)


@pytest.mark.example("COH-EX-3.3-1")
def test_a_cap_lowers_the_cost_and_keeps_the_mg_fresh():
    p = cost_lowered()
    assert (p.unit("G1").fresh, p.unit("G1").stressed, p.cap("german")) == (True, True, 4)
    assert p.told("log-stays-fresh")[0].args["cost"] == 1


def spent_rifles_attacked() -> Position:
    p = cost_lowered()
    shown = p.preview("attack S1 C03")
    assert shown.prepaid
    assert p.cost("attack S1 C03") == 4
    p.play("attack S1 C03")
    assert (p.waits_for, p.cap("soviet")) == ("HitNumber", 1)
    return p.play("shift 0", 2)


@pytest.mark.example("COH-EX-3.4-1")
def test_spent_rifles_attack_for_4_cap():
    p = spent_rifles_attacked()
    assert p.told("log-miss")[1].args["unit"] == p.id("S1")
    assert (p.turn, p.cap("soviet")) == ("german", 1)
    assert (p.unit("S1").spent, p.unit("S1").stressed) == (True, True)
    assert not p.told("log-becomes-spent")


@pytest.mark.example("COH-EX-3.4-2")
def test_2_cap_make_sure_that_the_mg_stays_fresh():
    p = spent_rifles_attacked()
    assert lines(p, "move G1 D04") == [("tally-move-cost", 1), ("tally-stress", 1)]
    p.play("move G1 D04", "face G1 SE")
    assert due(p) == 2
    p.play("cap 2")
    assert (p.turn, p.waits_for, p.cap("german")) == ("soviet", "ChooseAction", 2)
    unit = p.unit("G1")
    assert (unit.hex, unit.fresh, unit.stressed) == ("D04", True, True)


# Chapter 4


@pytest.mark.example("COH-EX-4.1-1")
def test_facings_are_sides_and_never_corners():
    for side in ("N", "NE"):
        assert alone(side).unit("G1").facing == side
    for corner in ("E", "W"):
        with pytest.raises(NotationError, match="expected a facing"):
            alone(corner)


@pytest.mark.example("COH-EX-4.1-1")
def test_north_is_the_side_towards_the_hex_above():
    p = alone("N")
    assert p.label(p.state.field.adjacent[p.hex("D04")][FACINGS.index("N")]) == AROUND["N"] == "D03"


@pytest.mark.example("COH-EX-4.5-1")
@pytest.mark.parametrize("facing", FACINGS)
def test_a_move_ends_with_any_facing_at_the_same_cost(facing):
    p = alone("NE").play("move G1 E03", f"face G1 {facing}")
    assert due(p) == 1
    assert (p.unit("G1").hex, p.unit("G1").facing) == ("E03", facing)


@pytest.mark.example("COH-EX-4.9-1")
def test_rifles_move_into_woods_and_pivot_for_2_ap():
    p = position("""
        terrain woods D03
        unit G1 german-rifles-41 at I07 facing N
        unit S1 soviet-rifles-41 at D04 facing N
        turn soviet
    """)
    assert lines(p, "move S1 D03") == [("tally-move-cost", 1), ("tally-terrain-woods", 1)]
    p.play("move S1 D03", "face S1 SE")
    assert (p.unit("S1").facing, due(p)) == ("SE", 2)


ROAD = """
    terrain woods D03
    road D05 D04 D03 D02
    unit G1 german-rifles-41 at C03 facing NE
    unit S1 soviet-rifles-41 at D04 facing N
    turn soviet
"""


@pytest.mark.example("COH-EX-4.10-1")
def test_along_the_road_the_woods_cost_nothing():
    p = position(ROAD)
    assert lines(p, "move S1 D03") == [("tally-move-cost", 1)]
    p.play("move S1 D03", "face S1 N")
    assert due(p) == 1


@pytest.mark.example("COH-EX-4.10-2")
def test_from_beside_the_road_the_woods_cost_1_ap_more():
    p = position(ROAD).play("pass")
    assert lines(p, "move G1 D03") == [("tally-move-cost", 1), ("tally-terrain-woods", 1)]
    p.play("move G1 D03", "face G1 NE")
    assert due(p) == 2
