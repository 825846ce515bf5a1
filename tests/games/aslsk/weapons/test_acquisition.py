"""Acquisition by light mortars (ASL-6.10, ASL-6.11): gained, used and lost."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.places import NOBODY
from tests.games.aslsk.weapons.helpers import aimed, shoot, th_drm

MISS = (6, 5)
"""A TH DR above every TH#, without ROF, that breaks nothing."""


def prep(*lines: str) -> Position:
    """A German PFPh: squad A with a 50 mm mortar M in K8, a Russian squad R in K5."""
    men = "ger A 4-6-7 at K8\nsw M ger-mtr50 with A\nrus R 4-4-7 at K5"
    return position("\n".join((men, *lines, "phase prep-fire german")))


# Gained and used.


@pytest.mark.rule("ASL-6.10.a", "ASL-4.5.e", "ASL-2.0.b")
def test_a_mortar_acquires_its_target_better_and_better() -> None:
    p, levels = prep(), []
    for _ in range(3):
        shoot(p, "K5", "A M").roll((1, 5), (6, 5))
        levels.append((p.acquired("M"), th_drm(p).value("tally-acquired")))
    assert levels == [(("K5", 1), 0), (("K5", 2), -1), (("K5", 2), -2)]


@pytest.mark.rule("ASL-6.10.b")
def test_acquisition_is_a_th_drm_of_the_same_weapon_only() -> None:
    p = position("""
        ger A 4-6-7 at K8
        sw M ger-mtr50 with A acquired=K5:2
        ger B 4-6-7 at L8
        sw N ger-mtr50 with B
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    assert aimed(shoot(p, "K5", "B N").roll(MISS)) == (7, 0)
    assert aimed(shoot(p, "K5", "A M").roll(MISS)) == (7, -2)


@pytest.mark.rule("ASL-6.10.d")
def test_another_target_ends_the_acquisition_of_the_first() -> None:
    p = prep("rus S 4-4-7 at L5")
    p.state.acquired[p.weapon("M")] = (p.hex("K5"), 2, NOBODY)
    shoot(p, "L5", "A M").roll(MISS)
    assert aimed(p) == (7, 0)
    assert p.acquired("M") == ("L5", 1)


@pytest.mark.rule("ASL-6.10.d")
def test_a_malfunction_ends_acquisition() -> None:
    p = prep()
    p.state.acquired[p.weapon("M")] = (p.hex("K5"), 2, NOBODY)
    shoot(p, "K5", "A M").roll((6, 6))
    assert p.acquired("M") is None


@pytest.mark.rule("ASL-6.10.c")
def test_acquisition_is_lost_by_moving() -> None:
    p = position("""
        ger A 4-6-7 at K8
        sw M ger-mtr50 with A acquired=K5:2
        rus R 4-4-7 at A1
        phase movement german
    """)
    p.do("take A")
    assert p.acquired("M") == ("K5", 2)
    p.do("step K9")
    assert p.acquired("M") is None


@pytest.mark.rule("ASL-6.10.e")
def test_acquisition_is_lost_by_firing_ones_own_fp() -> None:
    p = prep()
    p.state.acquired[p.weapon("M")] = (p.hex("K5"), 2, NOBODY)
    p.do("open-fire K5 A", "fire").roll((6, 5))
    assert p.acquired("M") is None


@pytest.mark.rule("ASL-6.10.e")
@pytest.mark.parametrize("fate", ["breaks", "melee", "drops"])
def test_acquisition_is_lost_with_good_order_or_the_weapon(fate: str) -> None:
    p = position("""
        ger A 4-6-7 at K8
        sw M ger-mtr50 with A acquired=K5:2
        rus R 4-4-7 at K8
        during rally german
    """)
    if fate == "breaks":
        p.state.broken |= p.mask("A")
    elif fate == "melee":
        p.state.melee |= p.board("K8")
    else:
        p.state.drop(p.weapon("M"), p.hex("K8"))
    p.enter_phase("prep-fire german")
    assert p.acquired("M") is None


@pytest.mark.rule("ASL-6.11.a", "ASL-6.11.b", "ASL-6.11.c")
def test_the_hex_is_acquired_and_not_the_unit() -> None:
    p = prep("rus S 4-4-7 at L5")
    p.state.acquired[p.weapon("M")] = (p.hex("K5"), 1, NOBODY)
    p.state.put(p.unit("R"), p.hex("L5"))
    p.state.put(p.unit("S"), p.hex("K5"))
    assert aimed(shoot(p, "K5", "A M").roll((1, 6))) == (7, -1)
    p.roll((6, 5))
    assert aimed(shoot(p, "L5", "A M").roll(MISS)) == (7, 0)


@pytest.mark.rule("ASL-6.11.f")
def test_an_empty_hex_may_be_fired_at_and_is_acquired() -> None:
    p = prep("ger B 4-6-7 at L5", "terrain stone-building M5")
    p.do("bombard A M")
    assert "M5 A M" in p.options("open-fire")
    assert not {"L5 A M", "K5 A M"} & p.options("open-fire")
    p.do("open-fire M5 A M", "fire").roll(MISS)
    assert p.acquired("M") == ("M5", 1)


@pytest.mark.rule("ASL-6.11.f", "ASL-3.2.4.n")
def test_no_empty_hex_is_fired_at_in_the_enemy_mph() -> None:
    p = position("""
        rus A 4-4-7 at K8
        sw M rus-mtr50 with A
        ger R 4-6-7 at K4
        phase movement german
    """)
    p.do("take R", "step K5")
    assert "K5 A M" in p.options("open-fire")
    assert not p.choices("bombard")
