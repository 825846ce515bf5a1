"""Residual FP: what it is, whom it attacks, and when (ASL-3.3.5)."""

import pytest

from hexfront.games.aslsk.fire.residual import left_by, place
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.fire.helpers import attack, calm, last_shot, shots

NOTHING = (6, 5)


def moves(*lines: str) -> Position:
    """A Russian MPh; Z has yet to move, so that it goes on after the move that is tested."""
    return position("\n".join(("rus Z 4-4-7 at A1", *lines, "phase movement russian")))


def anywhere() -> Position:
    return position("ger G 4-6-7 at K5\nduring movement russian")


# How much.


@pytest.mark.rule("ASL-3.3.5.a")
@pytest.mark.parametrize(
    ("column", "left"),
    [
        (1, 0),
        (2, 1),
        (4, 2),
        (6, 2),
        (8, 4),
        (12, 6),
        (16, 8),
        (20, 8),
        (24, 12),
        (30, 12),
        (36, 12),
    ],
)
def test_half_the_column(column: int, left: int) -> None:
    assert left_by(anywhere().state, column, outside=0) == left


@pytest.mark.rule("ASL-3.3.5.a")
def test_an_attack_leaves_it_where_it_is_resolved() -> None:
    p = moves("ger G 8-3-8 at K5", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    calm(attack(p, "K2", "G").roll(NOTHING))
    assert p.residual("K2") == 4
    assert p.residual("K5") == 0


@pytest.mark.rule("ASL-3.3.5.a")
def test_no_other_fire_leaves_any() -> None:
    p = position("rus R 4-4-7 at K2\nger G 8-3-8 at K5\nphase prep-fire german")
    attack(p, "K2", "G").roll(NOTHING)
    assert p.residual("K2") == 0


@pytest.mark.rule("ASL-3.3.5.b", "ASL-3.3.5.p")
@pytest.mark.parametrize(
    ("dice", "left"), [((3, 6), 4), ((2, 6), 2), ((3, 3), 2)], ids=["all", "rof kept", "cowering"]
)
def test_the_fp_that_is_left_out(dice: tuple[int, int], left: int) -> None:
    """4 + 5 FP is column 8; without the MMG column 4; cowering lowers 8 to 6."""
    p = moves("ger G 4-6-7 at K5", "sw M ger-mmg with G", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    calm(attack(p, "K2", "G", "G M").roll(dice))
    assert p.residual("K2") == left


@pytest.mark.rule("ASL-3.3.5.b")
def test_a_weapon_that_kept_its_rate_leaves_none() -> None:
    p = moves("ger G 4-6-7 at K5", "sw M ger-mmg with G", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    attack(p, "K2", "G M").roll((2, 6))
    assert p.residual("K2") == 0


@pytest.mark.rule("ASL-3.3.5.d")
@pytest.mark.parametrize(
    ("lines", "leader", "left"),
    [
        ((), "", 4),
        (("terrain grain K4",), "", 2),
        (("terrain grain K3-K4",), "", 1),
        (("ger L 6+1 at K5",), "L", 2),
        (("ger L 6+1 at K5 cx",), "L", 1),
    ],
    ids=["clear", "hindrance", "two hindrances", "poor leader", "poor leader cx"],
)
def test_a_column_lower_for_each_plus_one_from_outside(
    lines: tuple[str, ...], leader: str, left: int
) -> None:
    p = moves("ger G 8-3-8 at K5", "rus A 4-4-7 at K1", *lines)
    p.play("take A; step K2")
    calm(attack(p, "K2", "G", leader=leader).roll(NOTHING))
    assert p.residual("K2") == left


@pytest.mark.rule("ASL-3.3.5.d")
@pytest.mark.parametrize(
    ("states", "left"),
    [("vca=n-ne", 4), ("vca=n-ne shaken", 2), ("vca=n-ne tca=ne-se", 1), ("vca=ne-se", 0)],
)
def test_a_column_lower_for_a_turned_arc_and_a_shaken_crew(states: str, left: int) -> None:
    p = moves(f"ger T ger-pzvib at K5 {states}", "rus A 4-4-7 at K2", "date 1944-07")
    p.play("take A; step K3", "open-fire K3 T T-cmg; add-firer T T-bmg; fire")
    calm(p.roll(NOTHING))
    assert p.residual("K3") == left


@pytest.mark.rule("ASL-3.3.5.d", "ASL-6.8.b")
@pytest.mark.parametrize(("arc", "left"), [("n-ne", 2), ("ne-se", 1)])
def test_a_column_lower_for_the_turned_ife_of_a_gun(arc: str, left: int) -> None:
    p = moves("ger C crew at K5", f"sw G ger-20l-aa with C arc={arc}", "rus A 4-4-7 at K2")
    p.play("take A; step K3", "open-fire K3 C G", "rake" if left == 2 else "rake n-ne")
    calm(p.roll(NOTHING))
    assert p.residual("K3") == left


@pytest.mark.rule("ASL-3.3.5.d")
def test_the_terrain_of_the_target_does_not_count() -> None:
    p = moves("terrain stone-building K2", "ger G 8-3-8 at K5", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    attack(p, "K2", "G").roll(NOTHING)
    assert last_shot(p) == (8, 2)
    assert p.residual("K2") == 4


@pytest.mark.rule("ASL-3.3.5.e")
def test_good_leaders_and_heights_do_not_change_it() -> None:
    p = moves("hill K1-K2", "ger G 8-3-8 at K5", "ger L 9-2 at K5", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    calm(attack(p, "K2", "G", leader="L").roll(NOTHING))
    assert last_shot(p) == (8, -2)  # Height Advantage +1, leadership -2, FFNAM
    assert p.residual("K2") == 4


@pytest.mark.rule("ASL-3.3.5.f")
@pytest.mark.parametrize(("column", "left"), [(2, 2), (8, 6), (16, 12), (36, 12)])
def test_an_air_burst_raises_it_by_a_column(column: int, left: int) -> None:
    assert left_by(anywhere().state, column, outside=0, air_burst=True) == left


@pytest.mark.rule("ASL-3.3.5.q")
def test_twelve_is_the_limit_before_columns_are_taken_off() -> None:
    assert left_by(anywhere().state, 30, outside=1) == 8


@pytest.mark.rule("ASL-3.3.5.l")
def test_the_larger_marker_stays() -> None:
    p = anywhere()
    for fp, left in ((2, 2), (4, 4), (2, 4), (4, 4)):
        place(p.state, p.hex("K2"), fp)
        assert p.residual("K2") == left


# Whom it attacks.


@pytest.mark.rule("ASL-3.3.5.g")
def test_it_attacks_whoever_enters() -> None:
    p = moves("residual K2 4", "rus A 4-4-7 at K1", "rus B 4-4-7 at K1")
    p.play("take A; join B; step K2")
    assert p.waits_for == "ResidualRoll"
    p.roll((3, 4))
    assert last_shot(p) == (4, -2)
    assert {e.args["unit"] for e in p.told("log-fire-result")} == set(p.units("A B"))


@pytest.mark.rule("ASL-3.3.5.g")
def test_it_attacks_whoever_spends_mf_there() -> None:
    p = moves("residual K2 4", "rus A 4-4-7 at K2", "sw M rus-lmg at K2")
    p.play("take A; recover A M", 6)
    assert p.waits_for == "ResidualRoll"


@pytest.mark.rule("ASL-3.3.5.h")
@pytest.mark.parametrize(
    ("lines", "drm"),
    [
        ((), -2),
        (("terrain woods K2",), 0),
        (("terrain stone-building K2",), 2),
        (("smoke K2 grenade",), 1),
        (("hill K2",), -2),
    ],
    ids=["open", "woods", "building", "smoke", "hill"],
)
def test_its_drm_are_those_of_the_location_and_of_movement(
    lines: tuple[str, ...], drm: int
) -> None:
    """Smoke is a Hindrance: FFMO does not apply."""
    p = moves("residual K2 4", "rus A 4-4-7 at K1", *lines)
    p.play("take A; step K2").roll(NOTHING)
    assert last_shot(p) == (4, drm)


@pytest.mark.rule("ASL-3.3.5.i")
def test_leaving_is_free() -> None:
    p = moves("residual K2 4", "rus A 4-4-7 at K2")
    p.play("take A; step K3")
    assert p.waits_for == "Marching"


@pytest.mark.rule("ASL-3.3.5.j", "ASL-3.3.5.k")
def test_it_attacks_first_and_alone() -> None:
    p = moves("residual K2 4", "ger G 4-6-7 at K5", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    assert p.waits_for == "ResidualRoll"
    p.roll(NOTHING)
    assert p.waits_for == "FirstFire"
    attack(p, "K2", "G").roll(NOTHING)
    assert shots(p) == [(4, -2), (4, -2)]


@pytest.mark.rule("ASL-3.2.2.i")
def test_residual_fp_does_not_cower() -> None:
    p = moves("residual K2 1", "rus A 4-4-7 at K1")
    p.play("take A; step K2").roll((3, 3))
    assert last_shot(p) == (1, -2)
    assert p.waits_for == "MoraleCheck"


@pytest.mark.rule("ASL-3.3.5.m")
def test_mf_spent_at_one_time_draw_one_attack() -> None:
    p = moves("residual K2 4", "terrain stone-building K2", "rus A 4-4-7 at K1")
    p.play("take A; step K2").roll(NOTHING)
    assert p.waits_for == "Marching"
    assert len(shots(p)) == 1


@pytest.mark.rule("ASL-3.3.5.m", "ASL-3.3.5.n")
@pytest.mark.parametrize(("before", "again"), [(-2, False), (-1, True), (0, True)])
def test_a_second_time_only_with_lower_drm(before: int, *, again: bool) -> None:
    p = moves("residual K2 4", "rus A 4-4-7 at K2", "sw M rus-lmg at K2")
    p.state.raked[p.unit("A")] = before
    p.play("take A; recover A M", 6)
    assert (p.waits_for == "ResidualRoll") is again


@pytest.mark.rule("ASL-3.3.5.m")
def test_not_again_for_more_mf_in_the_same_location() -> None:
    p = moves("residual K2 4", "rus A 4-4-7 at K1", "sw M rus-lmg at K2")
    p.play("take A; step K2").roll(NOTHING)
    p.play("recover A M", 6)
    assert p.waits_for == "Marching"
    assert len(shots(p)) == 1


@pytest.mark.rule("ASL-3.3.5.m")
def test_once_in_each_location() -> None:
    p = moves("residual K2 4, K3 4", "rus A 4-4-7 at K1")
    p.play("take A; step K2").roll(NOTHING)
    p.play("step K3").roll(NOTHING)
    assert len(shots(p)) == 2


@pytest.mark.rule("ASL-3.3.5.o")
def test_it_is_removed_at_the_end_of_the_movement_phase() -> None:
    p = moves("residual K2 4")
    assert p.residual("K2") == 4
    p.play("done")
    assert p.residual("K2") == 0
