"""What the computer player does with the advanced rules: offensives, reserves, slipping away."""

import pytest

from hexfront.games.s42.notation import position
from tests.opponents.s42.acting import acts

# Planned Offensives (chapter 26).


def test_a_planned_offensive_is_bought_where_there_is_something_to_attack():
    p = position("""
        option planned_offensives on
        axis A 6-7-3 at 1305
        axis H S-(1)-5 support-hq at 1205
        axis G S-(1)-5 support-hq at 1010
        soviet S 3-5-3 at 1405
        area X axis 1000-1010
        area B soviet 1600-1610
        phase initial axis
    """)
    assert "plan-offensive H" in acts(p)
    assert p.offensives() == ["H"]


def test_no_offensive_is_planned_by_a_side_that_only_holds():
    p = position("""
        option planned_offensives on
        axis A 6-7-3 at 1305
        soviet S 3-5-3 at 1405
        soviet H S-(1)-5 support-hq at 1505
        area X axis 1000-1010
        area B soviet 1600-1610
        phase initial soviet
    """)
    acts(p)
    assert p.offensives() == []


@pytest.mark.parametrize(("points", "used"), [(2, True), (0, False)])
def test_the_marker_is_used_where_another_die_is_worth_it(points, used):
    place = f"town 1405 vp {points}" if points else ""
    p = position(f"""
        option planned_offensives on
        {place}
        axis A 9-7-3 at 1305
        axis B 6-7-3 at 1305
        axis H S-(1)-5 support-hq at 1205
        offensive H ready
        soviet S 1-8-3 at 1405
        area X axis 1000-1010
        area B soviet 1600-1610
        phase combat axis
    """)
    assert ("use-offensive H" in acts(p)) == used


# Reserves (chapter 25).

RESERVES = """
    option reserves on
    town 1605 vp 2
    axis A 9-8-3 at 1305
    axis B 9-8-3 at 1305
    axis C 9-8-3 at 1305
    axis D 8-8-6 tank red at 1205
    axis E 8-8-6 tank red at 1205
    soviet S 3-5-3 at 1405
    area X axis 1000-1010
    area B soviet 1600-1610
"""


def test_reserves_are_activated_before_the_phase_ends():
    p = position(RESERVES + "axis F 8-8-6 tank red reserve at 1204\nphase combat axis")
    p.state.attacked |= p.mask("A B C")
    done = acts(p)
    assert "activate 1204" in done


def test_fast_units_behind_an_attack_are_held_back():
    done = acts(position(RESERVES + "phase movement axis"))
    held = {word for word in done if word.startswith("hold-back")}
    assert held <= {"hold-back D", "hold-back E"}
    p = position(RESERVES + "phase movement axis")
    acts(p)
    assert len(held) == len([name for name in "DE" if "reserve" in p.states(name)])


# Disengagement (chapter 27).

PRESSED = """
    option disengagement on
    axis A 10-8-6 tank red at 1305
    axis B 10-8-6 tank red at 1305
    axis C 10-8-6 tank red at 1305
    soviet S 1-2-3 at 1405
    area X axis 1000-1010
    area B soviet 1600-1610
    phase combat soviet
"""


def test_a_stack_that_cannot_stand_slips_away():
    assert acts(position(PRESSED))[0] == "disengage S"


def test_it_does_not_slip_away_from_an_objective():
    assert acts(position(PRESSED + "town 1405 vp 1")) == ["end-phase"]


# Withdrawals (chapter 32).


def test_the_weakest_of_those_that_may_go_is_withdrawn():
    p = position("""
        axis A 6-7-3 at 1005
        axis B 4-5-3 at 1006
        soviet S 3-5-3 at 1610
        area X axis 1000-1010
        withdrawal axis 5 infantry-division
        phase initial axis
    """)
    acts(p)
    assert p.where("B") == "removed"
    assert p.where("A") == "1005"
