"""The Advance Phase (ASL-3.7)."""

import pytest

from hexfront.games.aslsk.movement.advance import advances, may_advance, may_drop
from hexfront.games.aslsk.notation import position
from hexfront.hexes import HexId
from tests.games.aslsk.movement.helpers import refused

READY = """
    ger A 4-6-7 at K5 +lmg
    ger B 4-6-7 at K5
    ger L 8-0 at K5
    rus R 4-4-7 at K4
    phase advance german
"""


@pytest.mark.rule("ASL-3.7.b")
def test_one_hex_even_among_enemies() -> None:
    p = position(READY)
    assert p.options("advance") >= {f"A {h}" for h in ["K4", "K6", "J4", "J5", "L4", "L5"]}
    assert refused(p, "advance A K7") == "ASL-3.7.b"
    p.do("advance A K4")
    assert p.where("A") == "K4"
    assert p.weapons("A") == {"A-lmg"}
    assert refused(p, "advance A K5") == "ASL-3.7.b"


@pytest.mark.rule("ASL-3.7.b")
@pytest.mark.parametrize("state", ["pinned", "broken"])
def test_not_without_good_order_and_not_pinned(state: str) -> None:
    p = position(READY.replace("at K5 +lmg", f"at K5 {state}"))
    assert refused(p, "advance A K6") == "ASL-3.7.b"
    assert p.legal("advance B K6")


@pytest.mark.rule("ASL-3.7.b")
def test_not_out_of_a_melee() -> None:
    p = position(READY + "melee J8\nger M 4-6-7 at J8\nrus N 4-4-7 at J8")
    assert refused(p, "advance M J7") == "ASL-3.7.b"
    assert p.legal("advance A K6")


@pytest.mark.rule("ASL-3.7.b")
def test_who_fired_or_moved_may_advance() -> None:
    p = position(READY.replace("+lmg", "prep"))
    assert p.legal("advance A K6")


@pytest.mark.rule("ASL-3.3.1.g")
def test_stacking() -> None:
    full = "\n".join(f"ger F{n} 4-6-7 at K6" for n in range(3))
    p = position(READY + full)
    assert refused(p, "advance A K6") == "ASL-3.3.1.g"
    assert p.legal("advance L K6")


@pytest.mark.rule("ASL-3.7.c", "ASL-2.0.m")
def test_a_hex_that_takes_all_mf_exhausts() -> None:
    p = position("terrain woods K4\nhill K4\nger A 4-6-7 at K5\nger B 4-6-7 at K5 +lmg\n"
                 "ger L 8-0 at K5\nphase advance german")  # fmt: skip
    p.do("advance A K4; advance B K6; advance L K4")
    assert "cx" in p.states("A")
    assert "cx" not in p.states("B")
    assert "cx" not in p.states("L")


@pytest.mark.rule("ASL-3.7.d")
def test_who_is_exhausted_may_not_enter_such_a_hex() -> None:
    p = position("terrain woods K4\nhill K4\nger A 4-6-7 at K5 cx\nphase advance german")
    assert refused(p, "advance A K4") == "ASL-3.7.d"
    p.do("advance A K6")
    assert "cx" in p.states("A")


@pytest.mark.rule("ASL-3.7.e")
def test_weapons_count_and_a_leader_who_goes_along() -> None:
    text = """
        terrain woods K4
        ger A 4-6-7 at K5 +mmg +lmg
        ger L 8-0 at K5
        ger M 8-0 at K6
        phase advance german
    """
    p = position(text)
    assert p.options("advance") >= {"A K4", "A K4 L"}
    assert "A K6 L" not in p.options("advance")
    assert refused(p, "advance A K4 M") == "ASL-3.7.e"
    p.do("advance A K4 L")
    assert "cx" not in p.states("A")
    assert p.where("L") == "K4"
    assert refused(p, "advance L K5") == "ASL-3.7.b"


@pytest.mark.rule("ASL-3.7.e")
def test_a_leader_who_has_gone_before_goes_along_with_all() -> None:
    text = """
        terrain woods K4
        hill K4
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5
        ger L 8-0 at K5
        phase advance german
    """
    p = position(text)
    p.do("advance A K4 L; advance B K4")
    assert "cx" not in p.states("A")
    assert "cx" not in p.states("B")


@pytest.mark.rule("ASL-3.7.e")
def test_a_leader_from_elsewhere_does_not_help() -> None:
    p = position("terrain woods K4\nhill K4\nger A 4-6-7 at K5\nger L 8-0 at L4\n"
                 "phase advance german")  # fmt: skip
    p.do("advance L K4; advance A K4")
    assert "cx" in p.states("A")


@pytest.mark.rule("ASL-3.7.e")
def test_a_green_squad_is_steadied_by_its_leader() -> None:
    text = """
        sides german american
        terrain brush K4
        hill K4
        usa A 5-3-6 at K5 +mmg +dc
        phase advance american
    """
    p = position(text)
    p.do("advance A K4")
    assert "cx" in p.states("A")
    p = position(text + "usa L 8-0 at K5")
    p.do("advance A K4 L")
    assert "cx" not in p.states("A")


def test_smoke_costs_nothing_in_the_aph() -> None:
    p = position("terrain brush K4\nsmoke K4 full\nger A 4-6-7 at K5 +mmg\nphase advance german")
    p.do("advance A K4")
    assert "cx" not in p.states("A")


def test_the_road_is_taken_where_it_is_cheaper() -> None:
    p = position("terrain woods K4\nhill K4\nroad K3-K7\nger A 4-6-7 at K5\nphase advance german")
    p.do("advance A K4")
    assert "cx" not in p.states("A")


@pytest.mark.rule("ASL-3.7.l")
def test_marked_cc() -> None:
    p = position(READY)
    p.do("advance A K4; advance B K6")
    assert "advanced" in p.states("A")
    assert "advanced" not in p.states("B")


@pytest.mark.rule("ASL-3.7.a")
def test_weapons_change_hands() -> None:
    p = position(READY)
    p.do("transfer A-lmg L")
    assert p.weapons("L") == {"A-lmg"}
    assert refused(p, "transfer A-lmg B") == "ASL-3.7.a"
    p.do("advance L K6")
    assert p.weapons("L") == {"A-lmg"}


@pytest.mark.rule("ASL-3.7.a")
def test_only_between_good_order_units_of_a_hex() -> None:
    p = position(READY + "ger C 4-6-7 at K6")
    assert refused(p, "transfer A-lmg C") == "ASL-3.7.a"
    p = position(READY.replace("ger B 4-6-7 at K5", "ger B 4-6-7 at K5 broken"))
    assert refused(p, "transfer A-lmg B") == "ASL-3.7.a"
    p = position(READY.replace("+lmg", "broken +lmg"))
    assert refused(p, "transfer A-lmg B") == "ASL-3.7.a"
    p = position(READY)
    p.do("advance B K6; advance A K6")
    assert refused(p, "transfer A-lmg B") == "ASL-3.7.a"


@pytest.mark.rule("ASL-3.7.a")
def test_a_pinned_unit_may_hand_over() -> None:
    p = position(READY.replace("+lmg", "pinned +lmg"))
    assert p.legal("transfer A-lmg B")


@pytest.mark.rule("ASL-3.8.as")
def test_nobody_drops_a_weapon_in_a_melee() -> None:
    p = position(READY + "ger M 4-6-7 at N5 +mmg\nrus S 4-4-7 at N5\nmelee N5")
    assert p.legal("drop A-lmg")
    assert not p.legal("drop M-mmg")
    refusal = may_drop(p.state, 0, p.weapon("M-mmg"))
    assert refusal is not None
    assert refusal.rule == "ASL-3.8.as"


def test_a_phase_in_which_nobody_can_advance_is_over_at_once() -> None:
    p = position("ger A 4-6-7 at K5 pinned +lmg\nphase advance german")
    assert p.actor == "over"


def test_every_advance_offered_can_be_explained_and_made() -> None:
    p = position(READY + "terrain woods K4\nhill K4\nger C 4-6-7 at K6 cx +mmg")
    found = list(advances(p.state, 0))
    for offer in found:
        assert may_advance(p.state, 0, offer.unit, HexId(offer.hex), offer.leader) is None
    offered = {(offer.unit, offer.hex) for offer in found}
    for u in p.units("A B L C"):
        for h in p.state.setting.grid.hexes:
            if may_advance(p.state, 0, u, HexId(h)) is None:
                assert (u, h) in offered
