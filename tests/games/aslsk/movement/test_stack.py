"""Moving as a stack, and with a leader (ASL-3.3.1.c, ASL-3.3.1.h, ASL-4.0.o)."""

import pytest

from hexfront.games.aslsk.movement.allowance import March, step_purse
from hexfront.games.aslsk.notation import position
from tests.games.aslsk.movement.helpers import refused

STACK = """
    ger L 9-1 at K5
    ger A 4-6-7 at K5
    ger B 4-6-7 at K5
    ger C 4-6-7 at L7
    phase movement german
"""


@pytest.mark.rule("ASL-3.3.1.c")
def test_two_mf_more_for_those_who_go_with_the_leader() -> None:
    p = position(STACK)
    p.do("take L; join A; join B; step K4; step K3; step K2; step K1; step L1; step L2")
    assert p.spent("A") == p.spent("B") == p.spent("L") == 6
    assert p.options("take") == {"C"}


@pytest.mark.rule("ASL-3.3.1.c")
def test_whoever_goes_on_alone_has_no_bonus() -> None:
    p = position(STACK)
    p.do("take L; join A; step K4; step K3; step K2; leave L; step K1")
    assert p.spent("A") == 4
    assert "done" in p.states("A")
    p = position(STACK)
    p.do("take L; join A; step K4; step K3; step K2; step K1; step L1; leave L")
    assert p.where("A") == "L1"
    assert not p.options("step")


@pytest.mark.rule("ASL-3.3.1.c")
def test_a_leader_may_go_on_when_the_squad_has_ended_with_him() -> None:
    p = position(STACK)
    p.do("take L; join A; step K4; step K3; step K2; step K1; step L1; leave A; step L2")
    assert p.where("L") == "L2"
    assert p.where("A") == "L1"
    assert p.options("take") == {"B", "C"}


@pytest.mark.rule("ASL-3.3.1.c")
def test_a_leader_met_on_the_way_gives_nothing() -> None:
    p = position("ger L 9-1 at K4\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4; step K3; step K2; step K1")
    assert p.spent("A") == 4
    assert p.options("take") == {"L"}


@pytest.mark.rule("ASL-3.3.1.c")
def test_a_leader_who_stays_gives_nothing() -> None:
    p = position(STACK)
    p.do("take A; step K4; step K3; step K2; step K1")
    assert p.options("take") == {"L", "B", "C"}


@pytest.mark.rule("ASL-3.3.1.c")
def test_leaders_give_leaders_nothing() -> None:
    p = position("ger L 9-1 at K5\nger M 8-0 at K5\nphase movement german")
    p.do("take L; join M; step K4; step K3; step K2; step K1; step L1; step L2")
    assert p.spent("M") == 6
    assert p.actor == "over"


def test_a_move_may_be_called_off_until_mf_are_spent() -> None:
    p = position(STACK).do("take L; join A; join B")
    backs = [p.state.stack[-1].way_back(p.state)]
    for words in ("step K4; leave B; step K3", "stop; take B"):
        p.do(words)
        backs.append(p.state.stack[-1].way_back(p.state))
    assert backs == ["out", "no", "no"]


@pytest.mark.rule("ASL-3.3.1.h")
def test_a_stack_that_splits_finishes_before_others_move() -> None:
    p = position(STACK)
    p.do("take L; join A; join B; step K4; leave B; step K3; stop")
    assert p.options("take") == {"B"}
    assert refused(p, "take C") == "ASL-3.3.1.h"
    p.do("take B; step L4; stop")
    assert p.options("take") == {"C"}


@pytest.mark.rule("ASL-3.3.1.h")
def test_those_left_behind_may_go_on_together() -> None:
    p = position(STACK)
    p.do("take L; join A; join B; step K4; leave L; leave B; step K3; stop")
    assert p.options("take") == {"B", "L"}
    p.do("take L; join B; step L4; step L3; step L2; step L1; step K1")
    assert p.spent("B") == 6


@pytest.mark.rule("ASL-3.3.1.c")
def test_who_parted_and_met_again_is_not_one_stack() -> None:
    p = position(STACK.replace("ger A 4-6-7 at K5", "ger A 4-6-7 at K5 +mmg +lmg"))
    p.do("take L; join A; join B; step K4; leave A; step K3; step K4; leave L; step K5")
    p.do("take A; join L; step K3")
    assert p.spent("A") == 2
    assert "done" in p.states("A")
    p.do("step K2")
    assert p.where("L") == "K2"


@pytest.mark.rule("ASL-3.3.1.h")
def test_nobody_joins_a_stack_on_the_way() -> None:
    p = position(STACK + "ger D 4-6-7 at K4")
    p.do("take A; step K4")
    assert refused(p, "join D") == "ASL-3.3.1.h"
    p = position(STACK)
    p.do("take A")
    assert p.options("join") == {"B", "L"}
    assert refused(p, "join C") == "ASL-3.3.1.h"


@pytest.mark.rule("ASL-3.3.1.h", "ASL-3.3.1.f")
def test_the_rest_of_a_stack_may_stay() -> None:
    p = position(STACK)
    p.do("take A; join B; step K4; leave B; step K3; stop; stop")
    assert p.options("take") == {"C", "L"}


@pytest.mark.rule("ASL-3.3.1.h")
def test_the_slowest_halts_the_stack() -> None:
    p = position(STACK)
    p.do("take A; join L; join B; step K4; step K3; step K2; step K1; step L1; step L2")
    p = position("ger W 8-0 at K5 wounded\nger A 4-6-7 at K5\nphase movement german")
    p.do("take W; join A; step K4; step K3; step K2")
    assert "done" in p.states("W")
    assert "done" not in p.states("A")
    p.do("step K1")
    assert p.spent("A") == 4
    assert p.actor == "over"


@pytest.mark.rule("ASL-3.3.1.j")
def test_one_of_a_stack_may_double() -> None:
    p = position("ger L 9-1 at K5\nger A 4-6-7 at K5 +hmg\nphase movement german")
    p.do("take A; double-time; join L")
    assert "cx" in p.states("A")
    assert "cx" not in p.states("L")


@pytest.mark.rule("ASL-4.0.o")
def test_a_leader_helps_one_squad_to_carry() -> None:
    p = position(
        """
        ger L 9-1 at K5
        ger A 4-6-7 at K5 +mmg
        ger B 4-6-7 at K5 +mmg
        phase movement german
        """
    )
    p.do("take L; join A; join B; step K4; step K3; step K2; step K1; step L1")
    assert p.actor == "german"
    assert not p.options("step")
    p.do("leave B; step L2")
    assert p.spent("A") == 6


@pytest.mark.rule("ASL-4.0.o")
def test_no_help_from_a_leader_who_needs_his_strength_himself() -> None:
    for words in ("+lmg", "wounded"):
        p = position(
            f"""
            road K9-K1-L1
            ger L 9-1 at K9 {words}
            ger A 4-6-7 at K9 +mmg
            during movement german
            """
        )
        march = March(p.units("L A"), ((p.unit("A"), p.unit("L")),))
        whole = 10 if words == "+lmg" else 6
        assert step_purse(p.state, march, road=False) == whole


@pytest.mark.rule("ASL-4.0.o")
def test_no_help_from_a_leader_who_did_not_start_with_the_squad() -> None:
    p = position("ger L 9-1 at K4\nger A 4-6-7 at K5 +mmg\nphase movement german")
    p.do("take A; step K4; step K3; step K2")
    assert "done" in p.states("A")
