"""Moves of the AI as they are carried out: groups, vehicles among units, lots."""

from fractions import Fraction

import pytest

from hexfront.games.coh.solo.grammar import read_order
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.ways import goal_hexes, ways
from tests.games.coh.solo.helpers import chosen, deck, lots, rows, soviets


@pytest.mark.rule("SOLO-5.0.h", "SOLO-3.0.d")
def test_of_a_group_the_nearest_moves_first_whatever_its_number():
    """S2 is nearer and makes room for S1 behind it."""
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E02 facing N
        unit S1 soviet-rifles-41 at E10 facing N
        unit S2 soviet-rifles-41 at E09 facing N
    """)
    lots(p.play("draws 36"))
    moved = [p.name(int(entry.args["unit"])) for entry in p.told("log-move")]
    assert moved == ["S2", "S1"]


@pytest.mark.parametrize(("at", "through"), [("D11", True), ("E11", False)])
def test_a_tank_does_not_drive_through_a_unit(at: str, through: bool):
    p = soviets(f"""
        unit G1 german-rifles-41 at {at} facing N
        unit S1 soviet-t-26 at E12 facing N
    """)
    found = ways(Procedure(p.state), p.id("S1"), False)
    assert (p.hex("E10") in found) is through
    assert p.hex("E11") in found


@pytest.mark.rule("SOLO-S4.b")
@pytest.mark.parametrize(("at", "able"), [("E05", False), ("E04", True)])
def test_an_order_for_ai_without_units_near(at: str, able: bool):
    p = soviets(f"""
        unit G1 german-rifles-41 at {at} facing N
        unit S1 soviet-rifles-41 at E08 facing N
    """)
    assert bool(chosen(p, "clear3 near U > MOVE")[0]) is able
    assert chosen(p, "ai near U > MOVE")[0] == "S1"


@pytest.mark.parametrize(("held", "goals"), [
    ("", {"E06", "C07"}), ("unit S2 soviet-rifles-41 at E07 facing N spent", {"C07"}),
])  # fmt: skip
def test_of_cover_that_is_as_near_that_which_can_be_reached(held: str, goals: set[str]):
    p = soviets(f"""
        terrain woods E06 C07
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E08 facing N
        {held}
    """)
    order = read_order("ai near U > MOVE:cs")
    found = goal_hexes(Procedure(p.state), p.id("S1"), p.id("G1"), order.deed)
    assert {p.label(h) for h in found} == goals


@pytest.mark.rule("SOLO-5.10.e4")
@pytest.mark.parametrize("ground", ["", "terrain woods E04 F04"])
def test_who_cannot_go_into_cover_turns_to_the_threat_without_a_lot_for_it(ground: str):
    """No cover on the map, or none that a low-risk move leads toward."""
    p = soviets(f"""
        {ground}
        objective E12 german
        unit G1 german-rifles-41 at E05 facing S red=4
        unit G2 german-rifles-41 at D05 facing S red=4
        unit S1 soviet-rifles-41 at E07 facing S
    """).play("draws 19")
    assert (p.unit("S1").hex, rows(p)[-1]) == ("E07", "tactical 2")
    assert not p.told("log-lot-hex")
    lots(p)
    assert p.unit("S1").facing in ("N", "NE", "NW")


@pytest.mark.rule("SOLO-5.3.a5")
@pytest.mark.parametrize("which", [0, 1])
def test_the_log_tells_which_of_how_many_a_lot_took(which: int):
    p = soviets("""
        unit G1 german-rifles-41 at E02 facing N
        unit S1 soviet-rifles-41 at D08 facing N
        unit S2 soviet-rifles-41 at F08 facing N
    """).play("draws 25")
    assert p.state.chances().weights == (1, 1)
    p.play(f"draws {which}")
    entry = p.told("log-lot-unit")[0]
    assert (entry.args["count"], entry.args["which"]) == (2, which + 1)


@pytest.mark.rule("SOLO-5.6.a3", "SOLO-5.7.a5")
@pytest.mark.parametrize("unit", [0, 1])
def test_one_lot_does_not_undo_another(unit: int):
    """First which AI moves, then toward which unit."""
    p = soviets("""
        unit G1 german-rifles-41 at E02 facing N
        unit G2 german-rifles-41 at E13 facing N
        unit S1 soviet-rifles-41 at D08 facing N
        unit S2 soviet-rifles-41 at F08 facing N
    """).play("draws 25")
    kinds = []
    for which in (unit, 0):
        assert p.waits_for == "Lot"
        kinds.append(p.state.stack[-1].of)
        p.play(f"draws {which}")
    assert p.waits_for != "Lot" or p.state.stack[-1].of not in kinds
    lots(p)
    moved = [p.name(int(entry.args["unit"])) for entry in p.told("log-move")]
    assert (kinds, moved) == (["unit", "goal"], [("S1", "S2")[unit]])


@pytest.mark.rule("SOLO-3.0.c")
def test_the_chance_of_a_check_is_that_of_the_cards_in_the_deck():
    """Spent values 1, 2 and 4, and an attack for 3 AP less 0 to 3 CAP."""
    p = deck("""
        solo soviet
        turn german
        orders 15 18 21
        unit G1 german-rifles-41 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N
    """)
    rows = p.preview("attack G1 E06").spent
    chances = [Fraction(*row.spent) for row in rows[:3]]
    assert chances == [Fraction(2, 3), Fraction(2, 3), Fraction(1, 3)]


@pytest.mark.rule("SOLO-5.1.d", "SOLO-5.7.a1")
@pytest.mark.parametrize("agent", ["ai", "grp"])
def test_of_two_targets_as_near_that_toward_which_the_group_can_move(agent: str):
    """The objective is named first, but comrades stand in all hexes that are nearer to it."""
    text = """
        objective E04 german
        unit G1 german-rifles-41 at E10 facing N
        unit S1 soviet-rifles-41 at E07 facing N
    """
    comrades = "\n".join(f"unit {name} soviet-rifles-41 at {at} facing N spent"
                         for name, at in (("S2", "E06"), ("S3", "D07"), ("S4", "F07")))  # fmt: skip
    assert chosen(soviets(text), f"{agent} near O,U > MOVE") == ("S1", "E04")
    p = soviets(f"{text}\n{comrades}")
    assert chosen(p, f"{agent} near O,U > MOVE") == ("S1", "G1")
    lots(p.play("draws 54"))
    assert p.unit("S1").hex in ("D08", "E08", "F08")
    assert p.waits_for == "DrawCheck"


# Groups.


@pytest.mark.rule("SOLO-5.0.h", "SOLO-5.1.e")
@pytest.mark.parametrize(("rel", "taken"), [("near", "S1"), ("far", "S2")])
def test_the_nearest_or_the_farthest_of_equal_groups(rel: str, taken: str):
    p = soviets("""
        unit G1 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at E06 facing N
        unit S2 soviet-rifles-41 at E10 facing N
    """)
    assert chosen(p, f"grp {rel} U > MOVE")[0] == taken


@pytest.mark.rule("SOLO-5.0.h")
@pytest.mark.parametrize(("at", "taken"), [("E10", "S2"), ("E12", "S1")])
def test_ai_in_one_hex_are_a_group(at: str, taken: str):
    p = soviets(f"""
        unit G1 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at E06 facing N
        unit S2 soviet-rifles-41 at E10 facing N
        unit S3 soviet-rifles-41 at {at} facing N
    """)
    assert chosen(p, "grp near U > MOVE")[0] == taken


@pytest.mark.rule("SOLO-5.0.h")
@pytest.mark.parametrize(("marker", "taken"), [("pinned!", "S4"), ("unnerved!", "S1")])
def test_who_cannot_move_breaks_the_chain(marker: str, taken: str):
    p = soviets(f"""
        unit G1 german-rifles-41 at E01 facing N
        unit S1 soviet-rifles-41 at E08 facing N
        unit S2 soviet-rifles-41 at E09 facing N hit={marker}
        unit S3 soviet-rifles-41 at E10 facing N
        unit S4 soviet-rifles-41 at I10 facing N
        unit S5 soviet-rifles-41 at I11 facing N
    """)
    assert chosen(p, "grp near U > MOVE")[0] == taken


@pytest.mark.rule("SOLO-5.7.a1")
@pytest.mark.parametrize("agent", ["ai", "grp"])
def test_a_unit_that_fits_twice_counts_by_what_is_named_first(agent: str):
    """G1 is hit and a unit; G2, which is spent, is only a unit."""
    p = soviets("""
        unit G1 german-rifles-41 at D02 facing N hit=unnerved
        unit G2 german-rifles-41 at F02 facing N spent
        unit S1 soviet-rifles-41 at E08 facing N
    """)
    assert chosen(p, f"{agent} near U.hit,U > MOVE") == ("S1", "G1")
    assert chosen(p, f"{agent} near U > MOVE") == ("S1", "G2")


@pytest.mark.rule("SOLO-5.10.e4")
@pytest.mark.parametrize("agent", ["ai", "grp"])
def test_only_a_low_risk_move_may_come_to_a_pivot(agent: str):
    """Comrades stand in all hexes that are nearer to G1, which has S1 in its field of fire."""
    held = "\n".join(f"unit S{n} soviet-rifles-41 at {at} facing N spent"
                     for n, at in ((2, "E08"), (3, "D08"), (4, "F08")))  # fmt: skip
    p = soviets(f"""
        unit G1 german-rifles-41 at E11 facing N red=4
        unit S1 soviet-rifles-41 at E07 facing N
        {held}
    """)
    assert chosen(p, f"{agent} near U > MOVE") == ("", "")
    assert chosen(p, f"{agent} near U > LOW") == ("S1", "G1")
