"""Weapons in the Rally Phase: recovery, repair and transfer (ASL-3.1.d to g)."""

import pytest

from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.rally import weapons


@pytest.mark.rule("ASL-3.1.d", "ASL-4.0.i", "ASL-4.0.h")
@pytest.mark.parametrize(("die", "taken"), [(5, True), (6, False)])
def test_a_weapon_is_picked_up_with_less_than_six(die: int, taken: bool) -> None:
    p = position("""
        ger A 4-6-7 at B2
        sw G rus-lmg at B2
        phase rally german
    """)
    p.play("recover A G", die)
    assert p.holder("G") == ("A" if taken else "nobody")
    assert p.lies("G") == ("pending" if taken else "B2")
    assert not p.choices("recover")


@pytest.mark.rule("ASL-3.1.d")
@pytest.mark.parametrize(("die", "taken"), [(4, True), (5, False)])
def test_an_exhausted_unit_adds_one_to_the_recovery_dr(die: int, taken: bool) -> None:
    p = position("""
        ger A 4-6-7 at B2 cx
        sw G ger-lmg at B2
        phase rally german
    """)
    p.play("recover A G", die)
    assert (p.holder("G") == "A") is taken


@pytest.mark.rule("ASL-3.1.d")
def test_only_good_order_units_in_the_hex_recover() -> None:
    p = position("""
        ger A 4-6-7 at B2
        ger B 4-6-7 at B2 broken
        ger C 4-6-7 at B3
        ger D 4-6-7 at D2
        rus E 4-4-7 at D2
        melee D2
        sw G ger-lmg at B2
        sw H ger-lmg at D2
        phase rally german
    """)
    assert p.choices("recover") == ["recover A G"]
    state, weapon = p.state, p.weapon("H")
    refusal = weapons.cannot_recover(state, p.unit("D"), weapon)
    assert refusal is not None
    assert refusal.rule == "ASL-2.0.s"


@pytest.mark.rule("ASL-4.0.k")
def test_a_recovered_weapon_is_not_handed_on_in_the_same_phase() -> None:
    p = position("""
        ger A 4-6-7 at B2
        ger B 4-6-7 at B2
        ger C 4-6-7 at B2 +lmg
        sw G ger-lmg at B2
        phase rally german
    """)
    p.play("recover A G; 3")
    p.state.done = 0
    refusal = weapons.cannot_transfer(p.state, p.weapon("G"), p.unit("B"))
    assert refusal is not None
    assert refusal.rule == "ASL-4.0.k"
    assert weapons.cannot_transfer(p.state, p.weapon("C-lmg"), p.unit("B")) is None


@pytest.mark.rule("ASL-3.1.e", "ASL-1.2.4.d")
@pytest.mark.parametrize(
    ("die", "states", "lies"),
    [(1, "", "pending"), (2, "malfunctioned", "pending"), (6, "", "removed")],
)
def test_repair(die: int, states: str, lies: str) -> None:
    p = position("""
        counter gun like ger-lmg repair=1
        ger A 4-6-7 at B2
        sw G gun with A malfunctioned
        phase rally german
    """)
    p.play("repair G", die)
    assert " ".join(p.states("G")) == states
    assert p.lies("G") == lies
    assert not p.choices("repair")


@pytest.mark.rule("ASL-3.1.e")
def test_an_original_six_removes_even_a_weapon_that_a_six_would_repair() -> None:
    text = """
        counter gun like ger-lmg repair=6
        ger A 4-6-7 at B2
        sw G gun with A malfunctioned
        phase rally german
    """
    assert position(text).play("repair G", 5).lies("G") == "pending"
    assert position(text).play("repair G", 6).lies("G") == "removed"


@pytest.mark.rule("ASL-3.1.e")
def test_captured_weapons_and_those_of_broken_units_are_not_repaired() -> None:
    p = position("""
        ger A 4-6-7 at B2
        ger B 4-6-7 at B3 broken +mmg
        ger C 4-6-7 at B4 +lmg
        sw G rus-mmg with A malfunctioned
        sw H ger-mmg with B malfunctioned
        sw I ger-mmg with C malfunctioned
        phase rally german
    """)
    assert p.choices("repair") == ["repair I"]
    refusal = weapons.cannot_repair(p.state, p.weapon("G"))
    assert refusal is not None
    assert refusal.message == "no-captured"


@pytest.mark.rule("ASL-3.1.g")
def test_weapons_change_hands_between_good_order_units_of_a_hex() -> None:
    p = position("""
        ger A 4-6-7 at B2 +lmg
        ger B 4-6-7 at B2 +mmg
        ger C 4-6-7 at B2 broken
        ger D 4-6-7 at B3
        phase rally russian
    """)
    assert set(p.choices("transfer")) == {"transfer A-lmg B", "transfer B-mmg A"}
    p.play("transfer A-lmg B; transfer B-mmg A")
    assert (p.holder("A-lmg"), p.holder("B-mmg")) == ("B", "A")
    # Each weapon changes hands once, so the step is over.
    assert p.actor == "over"


@pytest.mark.rule("ASL-3.1.e")
@pytest.mark.parametrize("order", ["AS", "SA"])
@pytest.mark.parametrize(("side", "gun"), [("german", "M"), ("russian", "N")])
def test_each_side_repairs_its_own_weapons(order: str, side: str, gun: str) -> None:
    units = {"A": "ger A 4-6-7 at B2", "S": "rus S 4-4-7 at K5"}
    p = position("\n".join([
        *(units[name] for name in order),
        "sw M ger-lmg with A malfunctioned",
        "sw N rus-lmg with S malfunctioned",
        f"phase rally {side}",
    ]))  # fmt: skip
    assert (p.actor, p.choices("repair")) == (side, [f"repair {gun}"])
