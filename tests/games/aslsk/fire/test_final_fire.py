"""The markers of the Defensive Fire Phase and of the Advancing Fire Phase (ASL-3.4, ASL-3.5)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.fire.helpers import attack, last_shot, marked

NOTHING = (6, 5)


def final(*lines: str) -> Position:
    """A Russian Player Turn: the Germans fire at a squad in the stone building K5.

    Y can fire to the end, so that the phase goes on.
    """
    ground = "terrain stone-building K5\nrus R 4-4-7 at K5\nger Y 4-6-7 at M5"
    return position("\n".join((ground, *lines, "phase defensive-fire russian")))


@pytest.mark.rule("ASL-3.4.k", "ASL-3.4.j")
def test_whoever_fires_is_marked_final_fire_until_the_phase_ends() -> None:
    p = final("ger A 4-6-7 at K8", "sw M ger-mmg with A", "ger L 8-0 at K8")
    attack(p, "K5", "A", "A M", leader="L").roll(NOTHING)
    assert marked(p, "A") == marked(p, "M") == marked(p, "L") == {"final"}
    assert marked(p, "Y") == set()
    p.play("done")
    assert marked(p, "A") == marked(p, "M") == marked(p, "L") == set()


@pytest.mark.rule("ASL-3.4.j")
def test_first_fire_markers_go_too() -> None:
    p = final("ger A 4-6-7 at K8 first", "sw M ger-mmg with A first")
    p.play("done")
    assert marked(p, "A") == marked(p, "M") == set()


@pytest.mark.rule("ASL-3.4.k")
def test_a_first_fire_marker_is_flipped() -> None:
    p = final("ger A 4-6-7 at K6 first", "sw M ger-mmg with A first")
    attack(p, "K5", "A", "A M").roll((1, 5))
    assert last_shot(p)[0] == 8  # 9 FP, halved, doubled for PBF
    assert marked(p, "A") == marked(p, "M") == {"final"}


@pytest.mark.rule("ASL-3.4.k", "ASL-1.2.4.1.a")
def test_a_weapon_that_keeps_its_rate_fires_on() -> None:
    p = final("ger A 4-6-7 at K8", "sw M ger-mmg with A")
    attack(p, "K5", "A M").roll((2, 6))
    assert marked(p, "M") == set()
    attack(p, "K5", "A M").roll((3, 6))
    assert marked(p, "M") == {"final"}


@pytest.mark.rule("ASL-3.2.2.f")
def test_cowering_marks_final_fire() -> None:
    p = final("ger A 4-6-7 at K8", "sw M ger-mmg with A")
    attack(p, "K5", "A M").roll((6, 6))
    assert marked(p, "A") == {"final"}


@pytest.mark.rule("ASL-3.2.2.f")
def test_cowering_in_the_advancing_fire_phase_leaves_no_marker() -> None:
    p = position("""
        rus R 4-4-7 at K5
        ger A 4-6-7 at K8
        sw M ger-lmg with A
        phase advancing-fire german
    """)
    attack(p, "K5", "A M").roll((5, 5))
    assert last_shot(p)[0] == 0
    assert marked(p, "A") == marked(p, "M") == set()


@pytest.mark.rule("ASL-3.2.a")
def test_nobody_fires_twice_in_the_advancing_fire_phase() -> None:
    p = position("""
        rus R 4-4-7 at K5
        rus Q 4-4-7 at M5
        ger A 4-6-7 at L8
        ger B 4-6-7 at L9
        phase advancing-fire german
    """)
    attack(p, "K5", "A").roll(NOTHING)
    assert {words.split()[1] for words in p.options("open-fire")} == {"B"}


@pytest.mark.rule("ASL-4.3.a")
def test_charges_go_off_before_anybody_fires() -> None:
    p = position("""
        rus R 4-4-7 at K5
        ger A 4-6-7 at K6
        sw D ger-dc
        charge D K5 A
        phase advancing-fire german
    """)
    assert p.waits_for == "Detonation"


@pytest.mark.rule("ASL-3.2.4.aa")
@pytest.mark.parametrize(("attacker", "left"), [("russian", {"K"}), ("german", {"G", "H"})])
def test_markers_of_intensive_fire_go_from_the_guns_of_the_defender(
    attacker: str, left: set[str]
) -> None:
    p = position(f"""
        terrain woods Q1-Q10
        ger C crew at A5
        sw G ger-75l-at with C arc=n-ne intensive
        ger D crew at A6
        sw H ger-75l-at with D arc=n-ne intensive
        rus E crew at GG5
        sw K rus-45l-at with E arc=n-ne intensive
        phase defensive-fire {attacker}
    """).do("done")
    assert {name for name in "GHK" if "intensive" in p.states(name)} == left


@pytest.mark.rule("ASL-1.2.4.1.a")
@pytest.mark.parametrize(("colored", "kept"), [(1, True), (2, False)])
def test_those_beside_it_who_fire_again_leave_a_machine_gun_its_rof(
    colored: int, *, kept: bool
) -> None:
    p = position("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5 first
        sw M ger-lmg with A
        sw N ger-lmg with B first
        rus S 4-4-7 at K6
        phase defensive-fire russian
    """).do("open-fire K6 A M", "add-firer B", "fire", (colored, 6))
    assert ("final" in p.states("M")) is not kept
    assert "final" in p.states("B")
