"""The DRM of fire that come from firers, lines and weapons (ASL-3.2.3.b), and cowering."""

import pytest

from hexfront.games.aslsk.fire.modifiers import modifiers
from hexfront.games.aslsk.notation import Position, position


def prep(text: str) -> Position:
    return position(f"{text}\nduring prep-fire german")


def lines(p: Position, target: str, words: str) -> dict[str, int]:
    """The DRM of an attack on a target by label."""
    return {line.label.removeprefix("tally-"): line.value for line in p.drm(target, words).lines}


# Leadership and CX.


@pytest.mark.rule("ASL-3.2.2.o", "ASL-1.2.1.b", "ASL-3.2.3.b")
@pytest.mark.parametrize(("leader", "drm"), [("9-2", -2), ("8-0", 0), ("6+1", 1)])
def test_a_leader_applies_his_drm_whatever_it_is(leader: str, drm: int) -> None:
    p = prep(f"ger A 4-6-7 at K5\nger L {leader} at K5\nrus S 4-4-7 at K7")
    assert lines(p, "S", "K7 A L") == {"leadership": drm}
    assert lines(p, "S", "K7 A") == {}


@pytest.mark.rule("ASL-3.2.2.p", "ASL-1.2.1.d")
def test_a_group_of_two_hexes_uses_the_worst_of_its_leaders() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at J5
        ger L 9-2 at K5
        ger M 8-1 at J5
        rus S 4-4-7 at K7
    """)
    assert lines(p, "S", "K7 A B L M") == {"leadership": -1}
    assert lines(p, "S", "K7 A B L") == {}


@pytest.mark.rule("ASL-3.3.1.k")
@pytest.mark.parametrize(("a", "leader", "drm"), [("cx", "", 1), ("", "cx", 1), ("cx", "cx", 1)])
def test_cx_of_firers_or_leader_is_one_and_never_more(a: str, leader: str, drm: int) -> None:
    p = prep(f"ger A 4-6-7 at K5 {a}\nger L 8-0 at K5 {leader}\nrus S 4-4-7 at K7 cx")
    assert p.drm("S", "K7 A L").value("tally-cx") == drm


# Hindrances.


@pytest.mark.rule("ASL-2.0.v", "ASL-3.2.3.b", "ASL-1.1.1.OR.a", "ASL-1.1.1.GR.b", "ASL-1.1.1.BR.a")
def test_each_hindrance_hex_between_adds_one_and_none_at_the_ends() -> None:
    p = prep("""
        terrain orchard K6 K9, grain K7 K5, brush K8
        ger A 4-6-7 at K5
        rus S 4-4-7 at K9
        rus T 4-4-7 at K6
    """)
    assert lines(p, "S", "K9 A") == {"hindrance": 3}
    assert lines(p, "T", "K6 A") == {}


@pytest.mark.rule("ASL-3.2.2.r")
def test_a_hindrance_of_one_member_lies_on_the_whole_group() -> None:
    p = prep("""
        terrain brush K6 K7, grain J6
        ger A 4-6-7 at K5
        ger B 4-6-7 at L6
        ger C 4-6-7 at J5
        rus S 4-4-7 at K8
        rus T 4-4-7 at L8
    """)
    assert lines(p, "T", "L8 B") == {}
    assert lines(p, "T", "L8 A B") == {"hindrance": 1}
    assert lines(p, "S", "K8 A") == lines(p, "S", "K8 C") == {"hindrance": 2}
    assert p.drm("S", "K8 A C").total == 2  # the worst line, not the sum of all


@pytest.mark.rule("ASL-1.2.5.e", "ASL-3.2.1.h", "ASL-2.0.v")
@pytest.mark.parametrize(
    ("smoke", "drm"),
    [("grenade", 2), ("full", 3), ("dispersed", 2), ("full-wp", 2), ("dispersed-wp", 1),
     ("grenade dispersed-wp", 3), ("full grenade", 3)],
)  # fmt: skip
def test_smoke_in_the_target_hex_or_on_the_line(smoke: str, drm: int) -> None:
    into = prep(f"smoke K7 {smoke}\nger A 4-6-7 at K5\nrus S 4-4-7 at K7")
    assert lines(into, "S", "K7 A") == {"smoke": drm}
    through = prep(f"smoke K6 {smoke}\nger A 4-6-7 at K5\nrus S 4-4-7 at K7")
    assert lines(through, "S", "K7 A") == {"smoke-between": drm}
    beside = prep(f"smoke L6 {smoke}\nger A 4-6-7 at K5\nrus S 4-4-7 at K7")
    assert lines(beside, "S", "K7 A") == {}


@pytest.mark.rule("ASL-1.2.5.e", "ASL-2.0.z")
def test_smoke_hinders_a_line_along_its_hexside() -> None:
    p = prep("smoke K5 grenade\nger A 4-6-7 at J5\nrus S 4-4-7 at L5")
    assert lines(p, "S", "L5 A") == {"smoke-between": 2}


@pytest.mark.rule("ASL-1.2.5.f")
def test_firing_out_of_smoke_adds_one_to_its_own_drm() -> None:
    p = prep("smoke K5 grenade\nger A 4-6-7 at K5\nrus S 4-4-7 at K7")
    assert lines(p, "S", "K7 A") == {"smoke-between": 2, "out-of-smoke": 1}


@pytest.mark.rule("ASL-1.2.5.e")
def test_smoke_in_every_hex_counts_up_to_three_each() -> None:
    p = prep("""
        smoke K5 grenade, K6 full grenade, K7 dispersed-wp
        ger A 4-6-7 at K5
        rus S 4-4-7 at K7
    """)
    assert lines(p, "S", "K7 A") == {"smoke-between": 5, "out-of-smoke": 1, "smoke": 1}


@pytest.mark.rule("ASL-3.2.1.g")
def test_units_in_between_neither_hinder_nor_suffer() -> None:
    p = prep("ger A 4-6-7 at K5\nger B 4-6-7 at K6\nrus S 4-4-7 at K7\nrus T 4-4-7 at K8")
    assert lines(p, "T", "K8 A") == {}
    assert set(modifiers(p.state, p.attack("K8 A")).own) == {p.unit("T")}


def test_what_arises_outside_the_target_hex_is_told_apart() -> None:
    p = prep("""
        terrain brush K6, woods K7
        smoke K7 grenade, K5 dispersed-wp
        ger A 4-6-7 at K5 cx
        ger L 6+1 at K5
        rus S 4-4-7 at K7
    """)
    assert modifiers(p.state, p.attack("K7 A L")).outside == 1 + 1 + 1 + 1 + 1
    led = prep("ger A 4-6-7 at K5\nger L 9-1 at K5\nrus S 4-4-7 at K7")
    assert modifiers(led.state, led.attack("K7 A L")).outside == 0


# Whom it affects.


@pytest.mark.rule("ASL-3.2.c", "ASL-3.2.d", "ASL-3.4.f")
@pytest.mark.parametrize("phase", ["prep-fire german", "defensive-fire russian"])
def test_fire_affects_all_enemies_in_the_hex_whether_they_moved_or_not(phase: str) -> None:
    p = position(f"""
        ger A 4-6-7 at K5
        rus S 4-4-7 at K7
        rus T 4-4-7 at K7 broken
        ger B 4-6-7 at K7
        movers S
        during {phase}
    """)
    assert p.named(sum(1 << u for u in p.attack("K7 A").targets(p.state))) == {"S", "T"}


@pytest.mark.rule("ASL-3.2.c", "ASL-3.3.3.b")
def test_first_fire_affects_the_movers_alone() -> None:
    p = position("""
        ger A 4-6-7 at K5
        rus S 4-4-7 at K7
        rus T 4-4-7 at K7
        movers S
        during movement russian
    """)
    assert p.named(sum(1 << u for u in p.attack("K7 A").targets(p.state))) == {"S"}


@pytest.mark.rule("ASL-3.2.d", "ASL-3.8.au")
def test_fire_at_a_melee_affects_friend_and_enemy() -> None:
    p = prep("""
        terrain wooden-building K7
        ger A 4-6-7 at K5
        ger B 4-6-7 at K7
        rus S 4-4-7 at K7
        melee K7
    """)
    assert lines(p, "B", "K7 A") == lines(p, "S", "K7 A") == {"terrain": 2}


@pytest.mark.rule("ASL-3.8.au", "ASL-3.8.aw")
@pytest.mark.parametrize("firer", ["T T-cmg", "A"])
def test_fire_at_a_melee_spares_the_open_crews_of_its_own_side(firer: str) -> None:
    p = prep("""
        ger T ger-pziiin at K7 exposed
        ger A 4-6-7 at K5
        ger B 4-6-7 at K7
        rus S 4-4-7 at K7
        rus V t26 at K7 exposed
        melee K7
    """)
    found = p.attack(f"K7 {firer}").targets(p.state)
    assert p.named(sum(1 << u for u in found)) == {"B", "S", "V"}


# Flamethrowers.


@pytest.mark.rule("ASL-4.2.g", "ASL-4.2.h")
def test_flames_know_no_terrain_and_no_leader_but_hindrances_and_cx() -> None:
    p = prep("""
        terrain stone-building K7, brush K6
        smoke K7 grenade
        ger A 4-6-8 at K5 cx +ft
        ger L 9-2 at K5
        rus S 4-4-7 at K7
    """)
    assert lines(p, "S", "K7 A-ft L") == {"cx": 1, "hindrance": 1, "smoke": 2}
    assert lines(p, "S", "K7 A L") == {
        "leadership": -2, "cx": 1, "hindrance": 1, "smoke": 2, "terrain": 3,
    }  # fmt: skip


@pytest.mark.rule("ASL-4.2.l")
def test_every_flamethrower_on_the_back_of_a_target_helps_the_firer() -> None:
    p = prep("ger A 4-6-7 at K5\nrus S 6-2-8 at K7 +ft +ft\nrus T 4-4-7 at K7")
    assert (lines(p, "S", "K7 A"), lines(p, "T", "K7 A")) == ({"flamethrower-carried": -2}, {})


# Cowering.


@pytest.mark.rule("ASL-3.2.2.f", "ASL-2.0.i")
def test_an_attack_with_an_mmc_that_nobody_directs_cowers() -> None:
    p = prep("""
        ger A 4-6-7 at K5 +mmg
        ger B 4-6-7 at J5
        ger L 8-0 at K5
        ger M 8-0 at J4 +lmg
        rus S 4-4-7 at K7
    """)
    assert p.cowering("K7 A") == 1
    assert p.cowering("K7 A-mmg") == 1  # the squad that mans it
    assert p.cowering("K7 A L") == 0
    assert p.cowering("K7 M-lmg") == 0  # no MMC
    assert p.cowering("K7 A M-lmg") == 1
    assert p.cowering("K7 A B L") == 1  # nobody directs in J5
    beside = prep(
        "ger A 4-6-7 at K5 +lmg\nger C crew at K4\nsw G ger-20l-aa with C\nrus S 4-4-7 at K7"
    )
    assert beside.cowering("K7 A-lmg") == 1  # however near a Gun is


@pytest.mark.rule("ASL-3.2.2.g", "ASL-5.4.a", "ASL-5.4.c", "ASL-2.0.w")
def test_with_an_inexperienced_mmc_two_columns_are_lost() -> None:
    p = position("""
        sides german american
        usa G 5-3-6 at K5
        usa H 6-6-6 at K4
        usa I 5-3-6 at J4
        usa M 8-0 at J4
        usa N 5-3-6 at L5
        usa O 8-0 at L5 broken
        ger C 4-3-6 at K8
        ger L 8-0 at K8
        ger S 4-6-7 at K7
        during prep-fire american
    """)
    assert p.cowering("K7 G") == 2
    assert p.cowering("K7 H") == 1
    assert p.cowering("K7 G H") == 2
    assert p.cowering("K7 I") == 1  # Green, but with a leader
    assert p.cowering("K7 N") == 2  # whose leader is broken
    assert p.cowering("K5 C") == 2  # Conscripts are Inexperienced with a leader too


@pytest.mark.rule("ASL-3.2.2.i", "ASL-4.2.f")
def test_flames_cower_and_residual_fp_does_not() -> None:
    p = prep("ger A 4-6-8 at K5 +ft\nger L 8-0 at K5\nrus S 4-4-7 at K6\nresidual K6 4")
    assert p.cowering("K6 A-ft") == p.cowering("K6 A-ft L") == 1
    for kind in ("residual", "charge", "hit", "backblast"):
        assert p.cowering(f"{kind} K6 A") == 0
