"""Flamethrowers (ASL-4.2) played from the declaration to the last effect."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.fire.helpers import attack, last_shot, marked


def burning(*lines: str, phase: str = "prep-fire", firer: str = "8-3-8") -> Position:
    """A German squad A with FT F in K8, a Russian squad R in the stone building K7."""
    men = f"""
        terrain stone-building K7
        ger A {firer} at K8
        sw F ger-ft with A
        rus R 4-4-7 at K7
    """
    return position("\n".join((men, *lines, f"phase {phase} german")))


def passed(p: Position) -> Position:
    """All checks that the attack brought are passed."""
    while p.actor == "chance":
        p.roll((1, 1))
    return p


@pytest.mark.rule("ASL-4.2.a", "ASL-4.2.d", "ASL-4.2.g")
def test_24_fp_next_to_it_without_tem_or_point_blank() -> None:
    p = attack(burning(), "K7", "A F").roll((6, 5))
    assert last_shot(p) == (24, 0)


@pytest.mark.rule("ASL-4.2.c")
def test_half_fp_at_two_hexes_and_no_farther() -> None:
    p = burning("rus S 4-4-7 at L7", "rus T 4-4-7 at M8", "rus U 4-4-7 at N7")
    assert {"K7 A F", "L7 A F", "M8 A F"} <= p.options("open-fire")
    assert "N7 A F" not in p.options("open-fire")
    assert last_shot(attack(p, "M8", "A F").roll((6, 5))) == (12, 0)


@pytest.mark.rule("ASL-4.2.e")
def test_it_is_not_halved_in_the_afph() -> None:
    p = attack(burning(phase="advancing-fire"), "K7", "A F").roll((6, 5))
    assert last_shot(p) == (24, 0)


@pytest.mark.rule("ASL-4.2.b")
def test_a_pinned_unit_does_not_fire_it() -> None:
    p = burning()
    p.state.pinned |= p.mask("A")
    assert "K7 A F" not in p.options("open-fire")
    assert "K7 A" in p.options("open-fire")


@pytest.mark.rule("ASL-4.2.f", "ASL-4.2.g")
def test_it_cowers_even_beside_a_leader() -> None:
    p = burning("ger L 9-2 at K8").do("open-fire K7 A F")
    assert not p.options("direct")
    p.do("fire").roll((4, 4))
    assert last_shot(p) == (20, 0)
    assert "prep" in marked(p, "A")


@pytest.mark.rule("ASL-4.2.h")
def test_hindrances_smoke_and_exhaustion_apply() -> None:
    p = burning("smoke K7 grenade")
    p.state.cx |= p.mask("A")
    assert last_shot(attack(p, "K7", "A F").roll((6, 5))) == (24, 3)
    p = burning("terrain grain K9", "rus S 4-4-7 at K10")
    assert last_shot(attack(p, "K10", "A F").roll((6, 5))) == (12, 1)


@pytest.mark.rule("ASL-4.2.i", "ASL-4.2.j", "ASL-4.2.k")
def test_always_alone_and_the_squad_attacks_apart() -> None:
    p = burning("sw G ger-ft with A", "ger B 4-6-7 at K8").do("open-fire K7 A F")
    assert not p.options("add-firer")
    options = passed(p.do("fire").roll((4, 3))).options("open-fire")
    assert "K7 A" in options
    assert "K7 A G" not in options


@pytest.mark.rule("ASL-4.2.l")
def test_each_flamethrower_on_its_back_endangers_a_unit() -> None:
    p = position("""
        ger A 4-6-7 at K8
        rus R 4-4-7 at K5
        sw F rus-ft with R
        sw G rus-ft with R
        phase prep-fire german
    """)
    assert p.drm("R", "K5 A").value("tally-flamethrower-carried") == -2


@pytest.mark.rule("ASL-4.2.m", "ASL-4.2.n", "ASL-2.0.bb")
@pytest.mark.parametrize(
    ("firer", "dice", "lost"),
    [
        ("8-3-8", (5, 4), False),
        ("8-3-8", (6, 4), True),
        ("4-6-7", (4, 3), False),
        ("4-6-7", (5, 3), True),
    ],
)
def test_at_its_x_number_it_is_removed(firer: str, dice: tuple[int, int], *, lost: bool) -> None:
    p = passed(attack(burning(firer=firer), "K7", "A F").roll(dice))
    assert (p.lies("F") == "removed") is lost


@pytest.mark.rule("ASL-3.3.a", "ASL-4.0.x")
def test_who_has_emptied_a_flamethrower_has_fired() -> None:
    p = position("""
        terrain stone-building K4
        ger A 8-3-8 at K5 +ft
        ger H 3-3-8 at K5 +ft
        ger B 8-3-8 at A5
        rus R 4-4-7 at K4
        phase prep-fire german onwards
    """)
    for firer in ("A", "H"):
        p.do(f"open-fire K4 {firer} {firer}-ft; fire", (4, 6))
        while p.actor == "chance":
            p.roll((1, 2))
        assert p.lies(f"{firer}-ft") == "removed"
    assert p.legal("open-fire K4 A")
    assert not p.legal("open-fire K4 H")
    p.do("done")
    assert p.options("take") == {"B"}
