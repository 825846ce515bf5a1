"""What the computer player of Stalingrad '42 must never do again."""

from hexfront.games.s42.notation import position
from tests.opponents.s42.acting import acts, advances

# HQs.


def test_an_hq_does_not_stay_alone_beside_the_enemy_when_its_guard_could_advance():
    p = position("""
        town 1505 vp 1
        axis A 10-8-6 tank red at 1305
        axis H S-(1)-5 support-hq at 1305
        soviet S 3-5-3 at 1405
        soviet T 3-5-3 at 1306
        area X axis 1000-1010
        area B soviet 1600-1610
        crt * * = DR2 2
        phase combat axis
    """)
    advances(p, "1405; use-artillery H")
    assert p.where("A") == p.where("H")


def test_an_hq_does_not_advance_alone():
    p = position("""
        axis A 10-8-6 tank red at 1305
        axis B 10-8-6 tank red at 1305
        axis H 0-0-5 army-hq at 1305
        soviet S 3-5-3 at 1405
        area X axis 1000-1010
        area B soviet 1600-1610
        crt * * = DR2 2
        phase combat axis
    """)
    advances(p, "1405")
    assert p.where("H") in {p.where("A"), p.where("B")}


def test_an_hq_moves_to_troops_when_the_enemy_can_reach_it():
    p = position("""
        axis A 6-7-3 at 1103
        axis H S-(1)-5 support-hq at 1206
        soviet S 6-5-6 tank at 1506
        area X axis 1000-1010
        area B soviet 1600-1610
        phase movement axis
    """)
    acts(p)
    assert p.where("H") == p.where("A")


# Stacking.


def test_no_move_leaves_more_units_in_a_hex_than_it_holds():
    p = position("""
        tactical-only soviet 5 all
        victory 1 at-end
        turns 1-6
        town 1405 vp 1
        control axis 1405
        axis A 1-1-3 at 1405
        soviet S 6-5-3 at 1505
        soviet T 6-5-3 at 1505
        soviet U 8-7-6 tank corps at 1605
        soviet V 8-7-6 tank corps at 1605
        area X axis 1000-1010
        area B soviet 1600-1610
        phase movement soviet
    """)
    assert not any(word.startswith("disband") for word in acts(p))


def test_a_breakthrough_group_does_not_leave_the_hq_behind_that_lets_it_stack():
    p = position("""
        victory 1 at-end
        turns 1-6
        town 1005 vp 1
        control axis 1005
        soviet S 8-7-6 tank corps at 1505
        soviet T 8-7-6 tank corps at 1505
        soviet U 3-5-3 at 1505
        soviet H 0-0-5 army-hq hq=guards at 1505
        axis A 2-3-3 at 1405
        area X axis 1000-1010
        area B soviet 1600-1610
        crt * * = DR4 4 x
        phase combat soviet
    """)
    assert not any(word.startswith("disband") for word in advances(p, "1405"))
    assert p.where("S") != "eliminated"


# Advances.


def test_nobody_advances_backwards():
    p = position("""
        axis A 10-8-6 tank red at 1305
        axis B 6-7-3 at 1305
        soviet S 3-5-3 at 1405
        area X axis 1000-1010
        area B soviet 1600-1610
        crt * * = DR2 2
        phase combat axis
    """)
    advances(p, "1405")
    for name in ("A", "B"):
        assert int(p.where(name)) // 100 >= 13


def test_no_group_advances_where_supply_ends():
    p = position("""
        town 1605 vp 1
        axis A 4-4-6 tank red at 1305
        axis B 6-7-3 at 1305
        soviet S 2-2-3 at 1405
        soviet T 3-5-3 at 1303
        soviet U 3-5-3 at 1307
        soviet V 3-5-3 at 1503
        soviet W 3-5-3 at 1507
        area X axis 1000-1010
        area B soviet 1600-1610
        crt * * = DR2 2
        phase combat axis
    """)
    advances(p, "1405")
    assert p.supplied("A")


# Attacks.

EVEN = """
    axis A 5-5-3 at 1305
    soviet S 3-5-3 at 1405
    area X axis 1000-1010
    area B soviet 1600-1610
    phase combat axis
"""


def test_an_even_attack_for_nothing_is_not_made():
    assert acts(position("town 1505 vp 3" + EVEN)) == ["end-phase"]


def test_an_objective_is_worth_an_even_attack_when_time_runs_out():
    text = "town 1405 vp 2\nvictory 2 at-end\nturns 1-9\n" + EVEN
    assert "attack 1405" in acts(position(text + "turn 8"))
    assert acts(position(text + "turn 3")) == ["end-phase"]
