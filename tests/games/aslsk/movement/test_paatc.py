"""Advancing into the hex of an enemy AFV (ASL-3.7.f to ASL-3.7.j)."""

import pytest

from hexfront.games.aslsk.notation import Position, position


def before(*lines: str, squad: str = "4-4-7") -> Position:
    """A Russian squad A in J3 beside a German tank T in J2."""
    men = f"rus A {squad} at J3\nger T ger-pziif at J2 motion"
    return position("\n".join((men, *lines, "phase advance russian")))


@pytest.mark.rule("ASL-3.7.f", "ASL-3.7.g", "ASL-3.7.j")
@pytest.mark.parametrize(("dice", "where"), [((3, 4), "J2"), ((4, 4), "J3")])
def test_a_squad_must_pass_a_check_to_enter_and_then_enters_at_once(
    dice: tuple[int, int], where: str
) -> None:
    p = before("rus B 4-4-7 at J3")
    p.do("advance A J2")
    assert p.waits_for == "AdvancePaatc"
    p.roll(dice)
    assert p.where("A") == where
    assert ("pinned" in p.states("A")) is (where == "J3")
    assert p.where("B") == "J3"


@pytest.mark.rule("ASL-3.7.f")
def test_no_check_is_made_without_an_enemy_afv() -> None:
    p = before("rus T2 rus-t3485 at K3", "ger W ger-pziiin wreck=J4", "ger G 4-6-7 at J4")
    assert p.do("advance A J4").where("A") == "J4"
    p = before("rus T2 rus-t3485 at K3")
    assert p.do("advance A K3").where("A") == "K3"


@pytest.mark.rule("ASL-3.7.i")
def test_a_leader_needs_no_check_and_helps_though_he_stays() -> None:
    p = before("rus L 8-1 at J3")
    p.do("advance A J2").roll((4, 4))
    assert (p.where("A"), p.where("L")) == ("J2", "J3")
    p.do("advance L J2")
    assert p.where("L") == "J2"


@pytest.mark.rule("ASL-3.7.h")
@pytest.mark.parametrize(("dice", "where"), [((2, 3), "J2"), ((3, 3), "J3")])
def test_the_inexperienced_check_with_one_more(dice: tuple[int, int], where: str) -> None:
    p = before(squad="4-2-6")
    p.do("advance A J2").roll(dice)
    assert p.where("A") == where


def test_the_chance_to_dare_is_told() -> None:
    told = before("rus L 8-1 at J3").preview("advance A J2").check
    assert told is not None
    assert (told.number, told.drm.total, told.success) == (7, -1, (13, 18))
    assert before("ger G 4-6-7 at K3").preview("advance A K3").check is None
