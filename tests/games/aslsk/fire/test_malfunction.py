"""Weapons that fail after an attack, and weapons destroyed by their owner (ASL-4.0 to ASL-4.2)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.fire.helpers import attack, calm, last_shot, marked


def prep(*lines: str) -> Position:
    """A German PFPh against a Russian squad in the stone building K5."""
    ground = "terrain stone-building K5\nrus R 4-4-7 at K5"
    return position("\n".join((ground, *lines, "phase prep-fire german")))


def defensive(*lines: str) -> Position:
    ground = "terrain stone-building K5\nrus R 4-4-7 at K5"
    return position("\n".join((ground, *lines, "phase defensive-fire russian")))


# Machine guns.


@pytest.mark.rule("ASL-4.1.h")
@pytest.mark.parametrize(("dice", "fails"), [((5, 6), False), ((6, 6), True)])
def test_a_machine_gun_malfunctions_at_its_breakdown_number(
    dice: tuple[int, int], *, fails: bool
) -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A", "ger L 8-0 at K8")
    attack(p, "K5", "A M", leader="L").roll(dice)
    assert ("malfunctioned" in p.states("M")) is fails
    assert p.lies("M") == "pending"


@pytest.mark.rule("ASL-4.1.h")
@pytest.mark.parametrize(
    ("dice", "failed"), [((5, 2), {"M"}), ((2, 5), {"N"}), ((3, 3), {"M", "N"})]
)
def test_one_of_several_chosen_at_random(dice: tuple[int, int], failed: set[str]) -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A", "ger B 4-6-7 at K8", "sw N ger-mmg with B")
    attack(p, "K5", "A M", "B N").roll((6, 6))
    assert p.waits_for == "FailingWeapon"
    p.roll(*dice)
    assert {w for w in "MN" if "malfunctioned" in p.states(w)} == failed


@pytest.mark.rule("ASL-4.1.h")
def test_only_weapons_whose_number_is_reached_can_fail() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A", "ger B 4-6-7 at K8", "sw N rus-mmg with B")
    attack(p, "K5", "A M", "B N").roll((6, 4))
    assert "malfunctioned" in p.states("N")  # captured: B# 2 lower
    assert "malfunctioned" not in p.states("M")


@pytest.mark.rule("ASL-4.1.h")
def test_it_fails_after_the_attack() -> None:
    p = prep("ger A 8-3-8 at K6", "sw M ger-hmg with A", "ger L 9-2 at K6", "rus Q 4-4-7 at K5")
    attack(p, "K5", "A", "A M", leader="L").roll((6, 6))
    assert last_shot(p) == (30, 1)
    assert "malfunctioned" not in p.states("M")
    calm(p)
    assert "malfunctioned" in p.states("M")


@pytest.mark.rule("ASL-4.1.i")
@pytest.mark.parametrize(
    ("dice", "states", "lies"),
    [
        ((4, 5), set(), "pending"),
        ((4, 6), {"malfunctioned"}, "pending"),
        ((5, 6), {"malfunctioned"}, "pending"),
        ((6, 6), set(), "removed"),
    ],
)
def test_hard_use_in_final_fire(dice: tuple[int, int], states: set[str], lies: str) -> None:
    p = defensive("ger A 4-6-7 at K6 first", "sw M ger-mmg with A first")
    attack(p, "K5", "A", "A M").roll(dice)
    assert p.states("M") & {"malfunctioned"} == states
    assert p.lies("M") == lies


@pytest.mark.rule("ASL-4.1.i")
def test_no_hard_use_without_a_first_fire_marker() -> None:
    p = defensive("ger A 4-6-7 at K6", "sw M ger-mmg with A")
    attack(p, "K5", "A", "A M").roll((5, 6))
    assert "malfunctioned" not in p.states("M")


# Flamethrowers.


@pytest.mark.rule("ASL-4.2.m", "ASL-4.2.n")
@pytest.mark.parametrize(
    ("squad", "dice", "lies"),
    [
        ("5-4-8", (4, 5), "pending"),
        ("5-4-8", (4, 6), "removed"),
        ("4-6-7", (3, 4), "pending"),
        ("4-6-7", (3, 5), "removed"),
    ],
)
def test_a_flamethrower_is_removed_at_its_number(
    squad: str, dice: tuple[int, int], lies: str
) -> None:
    p = prep(f"ger A {squad} at K6", "sw F ger-ft with A")
    calm(attack(p, "K5", "A F").roll(dice))
    assert p.lies("F") == lies


# Destroying a weapon.


@pytest.mark.rule("ASL-4.0.p")
def test_a_weapon_is_destroyed_by_its_owner() -> None:
    p = prep(
        "ger A 4-6-7 at K8",
        "sw M ger-mmg with A",
        "ger B 4-6-7 at K8 broken",
        "sw N ger-lmg with B",
        "sw O ger-lmg at K8",
    )
    assert p.options("destroy") == {"M"}
    p.play("destroy M")
    assert p.lies("M") == "removed"


@pytest.mark.rule("ASL-4.0.p")
@pytest.mark.parametrize(
    ("phase", "legal"),
    [
        ("prep-fire german", True),
        ("prep-fire russian", False),
        ("defensive-fire russian", True),
        ("advancing-fire german", False),
    ],
)
def test_in_the_prep_fire_phase_or_the_defensive_fire_phase(phase: str, *, legal: bool) -> None:
    p = position(f"""
        rus R 4-4-7 at K5
        ger A 4-6-7 at K8
        sw M ger-lmg with A
        phase {phase}
    """)
    assert ("destroy M" in p.choices()) is legal


@pytest.mark.rule("ASL-4.0.p")
def test_that_is_its_use() -> None:
    """A squad uses one weapon beside its own FP, a half-squad instead of it."""
    p = prep(
        "ger A 4-6-7 at K8",
        "sw M ger-mmg with A",
        "sw N ger-lmg with A",
        "ger H 2-4-7 at L8",
        "sw O ger-lmg with H",
    )
    p.play("destroy M; destroy O")
    assert p.legal("open-fire K5 A")
    assert not p.legal("open-fire K5 H")
    attack(p, "K5", "A").roll((6, 5))
    assert not p.legal("destroy N")
    p.enter_phase("movement german")
    assert p.options("take") == set()


@pytest.mark.rule("ASL-4.0.p")
@pytest.mark.parametrize(
    ("phase", "marker"), [("prep-fire german", "prep"), ("defensive-fire russian", "final")]
)
def test_who_has_nothing_else_to_use_is_marked_for_the_phase(phase: str, marker: str) -> None:
    p = position(f"""
        rus R 4-4-7 at K5
        ger H 2-4-7 at K8
        sw M ger-lmg with H
        ger A 4-6-7 at L8
        phase {phase}
    """).do("destroy M")
    assert marked(p, "H") == {marker}


@pytest.mark.rule("ASL-4.0.p")
def test_a_weapon_that_fired_is_used_already() -> None:
    p = defensive("ger A 4-6-7 at K8", "sw M ger-mmg with A", "ger B 4-6-7 at L8")
    attack(p, "K5", "A M").roll((6, 5))
    assert marked(p, "M") == {"final"}
    assert not p.legal("destroy M")


@pytest.mark.rule("ASL-4.0.u")
@pytest.mark.parametrize(("marker", "uses"), [("", 1), ("final", 0)])
def test_a_weapon_lost_in_first_fire_was_used_all_the_same(marker: str, uses: int) -> None:
    p = position(f"""
        ger A 4-6-8 at K5 {marker}
        sw F ger-ft with A
        rus S 4-4-7 at K7
        rus Z 4-4-7 at P9
        phase movement russian onwards
    """)
    p.do("take S; step K6; open-fire K6 A F; fire", (5, 6), (1, 1))
    assert p.lies("F") == "removed"
    assert p.state.used.get(p.unit("A"), 0) == uses


@pytest.mark.rule("ASL-4.0.u", "ASL-3.3.a")
def test_a_weapon_lost_in_prep_fire_was_used_beside_tanks_too() -> None:
    """The squad that fired it does not move; the MG of a tank is never lost so."""
    p = position("""
        ger A 4-6-8 at K5 +ft
        ger T pziiin at K6 vca=nw-n
        ger B 4-6-7 at A1
        rus S 4-4-7 at K4
        phase prep-fire german onwards
    """).do("open-fire K4 A A-ft", "fire", (6, 4), (1, 1))
    assert p.lies("A-ft") == "removed"
    assert p.until("Movement").refusal("take A").rule == "ASL-3.3.a"
    assert p.legal("take T")
