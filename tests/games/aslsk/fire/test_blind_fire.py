"""Fire that is declared before LOS is known (ASL-3.2.1.i, ASL-3.2.1.j, ASL-3.2.2.m)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.fire.helpers import attack, calm, last_shot, marked, shots

NOTHING = (6, 5)


def prep(*lines: str) -> Position:
    """A German PFPh; the building in K6 hides K5 from the south."""
    ground = "option free_los off\nterrain stone-building K6\nrus R 4-4-7 at K5"
    return position("\n".join((ground, *lines, "phase prep-fire german")))


@pytest.mark.rule("ASL-3.2.1.i")
def test_an_attack_without_los_can_be_declared() -> None:
    p = prep("ger A 4-6-7 at K8")
    assert not p.sees("K8", "K5")
    assert p.legal("open-fire K5 A")


@pytest.mark.rule("ASL-3.2.1.a")
def test_where_los_may_be_looked_up_it_is_not_offered() -> None:
    p = position("""
        terrain stone-building K6
        rus R 4-4-7 at K5
        ger A 4-6-7 at K8
        ger B 4-6-7 at M5
        phase prep-fire german
    """)
    assert p.options("open-fire") == {"K5 B"}


@pytest.mark.rule("ASL-3.2.1.j")
def test_it_has_no_effect_but_the_firers_have_fired() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A")
    attack(p, "K5", "A", "A M").roll((6, 6))
    assert last_shot(p)[0] == 0
    assert p.states("R") == set()
    assert marked(p, "A") == marked(p, "M") == {"prep"}
    assert "malfunctioned" in p.states("M")


@pytest.mark.rule("ASL-3.2.1.j")
def test_it_leaves_no_residual_fp() -> None:
    p = position("""
        option free_los off
        terrain stone-building K6
        rus Z 4-4-7 at A1
        rus R 4-4-7 at K4
        ger A 8-3-8 at K8
        phase movement russian
    """)
    p.play("take R; step K5")
    calm(attack(p, "K5", "A"))
    assert shots(p) == []
    assert p.residual("K5") == 0
    assert marked(p, "A") == {"first"}


@pytest.mark.rule("ASL-3.2.2.m")
def test_members_without_los_drop_out_and_have_fired() -> None:
    """A in L7 sees K5, B in K8 does not: the attack is made with A's FP alone."""
    p = prep("ger A 4-6-7 at L7", "ger B 4-6-7 at K8")
    assert (p.sees("L7", "K5"), p.sees("K8", "K5")) == (True, False)
    attack(p, "K5", "A", "B")
    assert shots(p) == []  # B fires in vain and throws no dice
    calm(p.roll((1, 3)))
    assert last_shot(p)[0] == 4
    assert marked(p, "A") == marked(p, "B") == {"prep"}


@pytest.mark.rule("ASL-3.2.1.j", "ASL-3.2.2.m")
def test_a_weapon_that_drops_out_may_fail_and_its_crew_does_not_cower() -> None:
    p = prep("ger A 4-6-7 at L7", "ger B 4-6-7 at K8", "sw M ger-mmg with B")
    attack(p, "K5", "A", "B M").roll((6, 6))
    assert "malfunctioned" in p.states("M")
    p = prep("ger A 4-6-7 at L7", "ger B 4-6-7 at K8", "sw M ger-mmg with B")
    attack(p, "K5", "A", "B M").roll((2, 2))
    assert marked(p, "B") == set()
    assert p.told("log-cowers") == []


LINKED = ("ger A 4-6-7 at L7", "ger B 4-6-7 at K8", "ger C 4-6-7 at M7")


@pytest.mark.rule("ASL-3.2.2.m")
def test_the_others_attack_as_a_smaller_group_or_apart() -> None:
    p = prep(*LINKED)
    attack(p, "K5", "A", "B", "C")
    assert p.choices() == ["fire", "apart"]
    p.play("fire").roll(NOTHING)
    assert shots(p) == [(8, 0)]

    p = prep(*LINKED)
    attack(p, "K5", "A", "B", "C")
    p.play("apart").roll(NOTHING, NOTHING)
    assert shots(p) == [(4, 0), (4, 0)]
    assert marked(p, "A") == marked(p, "C") == {"prep"}


@pytest.mark.rule("ASL-3.2.2.m")
def test_without_their_link_they_attack_apart() -> None:
    """B in K8 linked A in L7 and C in J7, and sees nothing."""
    p = prep("ger A 4-6-7 at L7", "ger B 4-6-7 at K8", "ger C 4-6-7 at J7")
    attack(p, "K5", "A", "B", "C")
    assert p.waits_for == "FireRoll"
    p.roll(NOTHING, NOTHING)
    assert shots(p) == [(4, 0), (4, 0)]
