"""A Demolition Charge as it is told before it is placed."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.notation import Position, position


def storming(states: str = "") -> Position:
    return position(f"""
        terrain wooden-building L5
        ger A 8-3-8 at K5 {states} +dc
        rus S 4-4-7 at L5
        phase movement german onwards
    """).do("take A")


@pytest.mark.rule("ASL-4.3.c", "ASL-4.3.i")
def test_placing_a_charge_tells_column_drm_and_fuse() -> None:
    told = storming().preview("place-charge A A-dc L5").charge
    assert told is not None
    assert (told.column, told.drm.total) == (30, 2)
    assert Fraction(*told.dud) == Fraction(1, 36)


@pytest.mark.rule("ASL-4.3.i")
def test_the_odds_are_those_of_all_36_throws() -> None:
    p = storming()
    told = p.preview("place-charge A A-dc L5").charge
    assert told is not None
    (target,) = told.targets
    assert target.unit == p.unit("S")
    assert sum(Fraction(*fate.chance) for fate in target.fates) == 1
    p.play("place-charge A A-dc L5; done; stop").until("Detonation")
    gone = Fraction(0)
    for colored in range(1, 7):
        for white in range(1, 7):
            tried = p.copy()
            tried.roll((colored, white))
            gone += Fraction(tried.where("S") == "eliminated", 36)
    assert gone
    eliminated = {fate.label: Fraction(*fate.chance) for fate in target.fates}["eliminated"]
    assert eliminated >= gone  # the rest by the checks that follow
