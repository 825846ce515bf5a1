"""ROF, cowering and the markers of fire, phase by phase (ASL-1.2.4.1, ASL-3.2.2, ASL-3.2.5)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.play import Roll
from tests.games.aslsk.fire.helpers import attack, last_shot, marked, shots

NOTHING = (6, 5)
"""A DR without effect, ROF or double."""


def prep(*lines: str) -> Position:
    """A German PFPh against a Russian squad in the stone building K5."""
    ground = "terrain stone-building K5\nrus R 4-4-7 at K5"
    return position("\n".join((ground, *lines, "phase prep-fire german")))


# The dice.


@pytest.mark.rule("ASL-1.4.a")
def test_a_dr_is_two_dice_of_six_faces() -> None:
    p = attack(prep("ger A 4-6-7 at K8"), "K5", "A")
    faces = range(1, 7)
    assert set(p.state.chances().outcomes) == {Roll((a, b)) for a in faces for b in faces}


@pytest.mark.rule("ASL-1.4.b", "ASL-1.2.4.1.a")
@pytest.mark.parametrize(("dice", "kept"), [((2, 6), True), ((6, 2), False), ((3, 6), False)])
def test_the_colored_die_decides_about_rate_of_fire(dice: tuple[int, int], *, kept: bool) -> None:
    p = attack(prep("ger A 4-6-7 at K8", "sw M ger-mmg with A"), "K5", "A M").roll(dice)
    assert p.legal("open-fire K5 A M") is kept
    assert marked(p, "M") == (set() if kept else {"prep"})


@pytest.mark.rule("ASL-1.2.4.1.a")
def test_a_weapon_fires_until_the_colored_die_exceeds_its_rate() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A")
    for _ in range(3):
        attack(p, "K5", "A M").roll((1, 6))
    attack(p, "K5", "A M").roll((3, 6))
    assert len(shots(p)) == 4
    assert not p.legal("open-fire K5 A M")


@pytest.mark.rule("ASL-1.2.4.1.a")
def test_a_pinned_unit_keeps_no_rate() -> None:
    p = prep("ger A 4-6-7 at K8 pinned", "sw M ger-mmg with A")
    attack(p, "K5", "A M").roll((1, 6))
    assert marked(p, "M") == {"prep"}


@pytest.mark.rule("ASL-1.2.4.1.c")
@pytest.mark.parametrize(("colored", "kept"), [(1, True), (2, False)])
def test_the_rate_of_a_captured_weapon_is_lower(colored: int, *, kept: bool) -> None:
    p = position("""
        terrain stone-building K5
        ger G 4-6-7 at K5
        rus A 4-4-7 at K8
        sw M ger-mmg with A
        phase prep-fire russian
    """)
    attack(p, "K5", "A M").roll((colored, 6))
    assert p.legal("open-fire K5 A M") is kept


@pytest.mark.rule("ASL-1.2.4.1.b")
def test_no_rate_of_fire_in_the_advancing_fire_phase() -> None:
    p = position("""
        rus R 4-4-7 at K5
        ger A 4-6-7 at K8
        sw M ger-mmg with A
        phase advancing-fire german
    """)
    attack(p, "K5", "A M").roll((1, 5))
    assert not p.told("log-rof-kept")
    assert not p.legal("open-fire K5 A M")


# Prep Fire.


@pytest.mark.rule("ASL-3.2.5.a")
def test_only_the_attacker_fires_in_the_prep_fire_phase() -> None:
    p = prep("ger A 4-6-7 at K8", "ger B 4-6-7 at L8")
    assert p.actor == "german"
    attack(p, "K5", "A").roll(NOTHING)
    assert p.actor == "german"
    assert p.play("done").actor == "over"


@pytest.mark.rule("ASL-3.2.b")
def test_nobody_must_fire() -> None:
    p = prep("ger A 4-6-7 at K8")
    assert p.legal("open-fire K5 A")
    p.play("done")
    assert (p.actor, shots(p)) == ("over", [])


@pytest.mark.rule("ASL-3.2.5.b")
def test_firers_are_marked_prep_fire() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A", "ger B 4-6-7 at L8", "ger C 4-6-7 at L8")
    attack(p, "K5", "A", "A M", "B").roll(NOTHING)
    assert marked(p, "A") == marked(p, "M") == marked(p, "B") == {"prep"}
    assert marked(p, "C") == set()


@pytest.mark.rule("ASL-3.2.5.b")
def test_a_weapon_that_kept_its_rate_is_marked_at_the_end() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A")
    attack(p, "K5", "A M").roll((1, 6))
    assert marked(p, "M") == set()
    p.play("done")
    assert marked(p, "M") == {"prep"}


@pytest.mark.rule("ASL-3.2.2.q")
def test_a_leader_who_directs_has_attacked() -> None:
    p = prep("ger A 4-6-7 at K8", "ger L 8-1 at K8", "ger N 8-0 at K8")
    attack(p, "K5", "A", leader="L").roll(NOTHING)
    assert marked(p, "L") == {"prep"}
    assert marked(p, "N") == set()


@pytest.mark.rule("ASL-3.2.5.d", "ASL-3.5.j")
def test_prep_fire_markers_go_at_the_end_of_the_advancing_fire_phase() -> None:
    p = position("""
        rus R 4-4-7 at K5
        ger A 4-6-7 at K8 prep
        sw M ger-mmg with A prep
        ger B 4-6-7 at L8
        phase advancing-fire german
    """)
    assert marked(p, "A") == marked(p, "M") == {"prep"}
    p.play("done")
    assert marked(p, "A") == marked(p, "M") == set()


# One attack for each unit and hex.


@pytest.mark.rule("ASL-3.2.a", "ASL-3.2.2.e")
def test_a_squad_fires_its_own_fp_once_and_its_weapon_at_another_target() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A", "rus Q 4-4-7 at M6")
    attack(p, "K5", "A").roll(NOTHING)
    assert p.options("open-fire") == {"M6 A M"}


@pytest.mark.rule("ASL-3.2.2.n", "ASL-4.1.d")
def test_one_hex_makes_one_attack_on_a_target() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A", "ger B 4-6-7 at K8", "ger C 4-6-7 at L8")
    attack(p, "K5", "A").roll(NOTHING)
    assert p.options("open-fire") == {"K5 C"}


@pytest.mark.rule("ASL-4.1.d")
def test_a_machine_gun_that_kept_its_rate_fires_apart_from_its_squad() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A")
    attack(p, "K5", "A", "A M").roll((1, 6))
    assert p.options("open-fire") == {"K5 A M"}


@pytest.mark.rule("ASL-4.0.u")
def test_a_squad_that_fired_two_weapons_has_given_up_its_own_fp() -> None:
    lines = ("ger A 4-6-7 at K8", "sw M ger-lmg with A", "sw N ger-lmg with A")
    p = prep(*lines, "ger B 4-6-7 at L8", "sw O ger-lmg with B")
    attack(p, "K5", "A M", "A N").roll(NOTHING)
    attack(p, "K5", "B O").roll(NOTHING)
    p.enter_phase("advancing-fire german")
    assert p.options("open-fire") == {"K5 B"}


# Called off.


def test_an_attack_called_off_uses_nothing_up() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-mmg with A", "ger L 8-1 at K8")
    before, offered = p.state.plain(), p.choices()
    p.play("open-fire K5 A; add-firer A M; direct L; call-off")
    assert p.state.plain() == before
    assert p.choices() == offered


# Cowering.


@pytest.mark.rule("ASL-3.2.2.f")
def test_cowering_marks_the_unit_behind_the_gun_and_ends_its_rate() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-hmg with A")
    attack(p, "K5", "A M").roll((1, 1))
    assert last_shot(p)[0] == 4  # 7 FP: column 6, one lower
    assert marked(p, "A") == marked(p, "M") == {"prep"}


@pytest.mark.rule("ASL-3.2.2.f")
def test_a_directed_attack_does_not_cower() -> None:
    p = prep("ger A 4-6-7 at K8", "sw M ger-hmg with A", "ger L 8-0 at K8")
    attack(p, "K5", "A M", leader="L").roll((1, 1))
    assert last_shot(p)[0] == 6
    p.roll((1, 2))
    assert p.legal("open-fire K5 A M")
    assert marked(p, "A") == set()


@pytest.mark.rule("ASL-3.2.2.h")
def test_below_the_lowest_column_nothing_happens() -> None:
    p = prep("ger A 2-4-7 at K10")
    attack(p, "K5", "A").roll((1, 1))
    assert last_shot(p)[0] == 0
    assert p.told("log-no-effect")
    assert p.states("R") == set()


@pytest.mark.rule("ASL-3.2.2.i")
def test_a_flamethrower_cowers() -> None:
    p = prep("ger A 4-6-7 at K6", "sw F ger-ft with A")
    attack(p, "K5", "A F").roll((4, 4))
    assert last_shot(p) == (20, 0)


# Who is hit.


@pytest.mark.rule("ASL-3.2.c")
def test_fire_affects_all_units_of_the_target_hex() -> None:
    p = prep("ger A 8-3-8 at K6", "rus Q 4-4-7 at K5")
    attack(p, "K5", "A").roll((2, 1))
    assert {e.args["unit"] for e in p.told("log-fire-result")} == set(p.units("R Q"))


# Final Fire ends ROF.


@pytest.mark.rule("ASL-1.2.4.1.a")
@pytest.mark.parametrize(("state", "kept"), [("first", False), ("", True)])
def test_the_rate_ends_when_the_owner_flips_to_final_fire(state: str, *, kept: bool) -> None:
    p = position(f"""
        terrain stone-building K5
        ger A 4-6-7 at K6 {state}
        sw M ger-hmg with A
        rus S 4-4-7 at K5
        rus T 4-4-7 at K9
        ger Z 4-6-7 at L9
        phase defensive-fire russian running
    """)
    attack(p, "K5", "A", "A M").roll((1, 6))
    assert bool(p.told("log-rof-kept")) is kept
    assert marked(p, "M") == (set() if kept else {"final"})


@pytest.mark.rule("ASL-1.2.4.1.a")
def test_a_rate_kept_before_ends_as_well() -> None:
    p = position("""
        terrain stone-building K5
        ger A 4-6-7 at K6 first
        sw M ger-hmg with A
        rus S 4-4-7 at K5
        rus T 4-4-7 at K9
        ger Z 4-6-7 at L9
        phase defensive-fire russian running
    """)
    attack(p, "K9", "A M").roll((1, 4)).roll((1, 1))
    assert p.legal("open-fire K9 A M")
    attack(p, "K5", "A").roll(NOTHING)
    assert marked(p, "M") == {"final"}
    assert not p.legal("open-fire K9 A M")


@pytest.mark.rule("ASL-1.2.4.1.a", "ASL-3.2.2.f")
def test_a_rate_kept_before_ends_when_the_owner_cowers_in_first_fire() -> None:
    p = position("""
        terrain stone-building K7
        ger A 4-6-7 at K5
        sw M ger-hmg with A
        rus S 4-4-7 at K8
        rus T 4-4-7 at K8
        phase movement russian
    """)
    p.play("take S; step K7")
    attack(p, "K7", "A M").roll((1, 6))
    assert marked(p, "M") == set()
    attack(p, "K7", "A").roll((5, 5))
    assert (marked(p, "A"), marked(p, "M")) == ({"final"}, {"final"})


@pytest.mark.rule("ASL-3.2.2.f")
def test_who_cowers_with_a_weapon_in_the_afph_has_fired() -> None:
    p = position("""
        terrain stone-building K5
        ger A 4-6-7 at K7 +lmg
        rus S 4-4-7 at K5
        rus T 4-4-7 at K9
        phase advancing-fire german running
    """)
    assert p.legal("open-fire K9 A")
    attack(p, "K5", "A A-lmg").roll((5, 5))
    assert p.options("open-fire") == set()
