"""What the loss of a leader does to those who stand with him, and DM (ASL-3.2.3.q, r, z)."""

import pytest

from hexfront.games.aslsk.harm.pieces import alarm, eliminate, reveal
from hexfront.games.aslsk.moments.checks import after_losses, casualty_reduction, judge
from hexfront.games.aslsk.moments.harm import strike
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.harm.helpers import (
    ENEMY,
    K_2,
    KIA_1,
    NMC,
    NOTHING,
    awaited,
    blow_at,
    struck,
    told_drm,
)

BROKEN = {"broken", "dm"}
STACK = "ger A 4-6-7 at K5\nger L 9-2 at K5"


class TestLeaderLost:
    @pytest.mark.rule("ASL-3.2.3.q", "ASL-2.0.ad")
    def test_a_dead_leader_makes_his_stack_check_with_his_drm_turned_round(self) -> None:
        p = struck(STACK, "L", KIA_1)
        assert (p.waits_for, awaited(p)) == ("MoraleCheck", "A")
        p.roll((3, 3))
        assert told_drm(p, "A") == 2
        assert p.states("A") == BROKEN

    @pytest.mark.rule("ASL-3.2.3.q")
    @pytest.mark.parametrize(("leader", "drm"), [("10-3", 3), ("8-0", 0), ("8-0 wounded", 0)])
    def test_only_a_negative_drm_counts(self, leader: str, drm: int) -> None:
        p = struck(f"ger A 4-3-6 at K5\nger L {leader} at K5", "L", KIA_1, (1, 1))
        assert told_drm(p, "A") == drm

    @pytest.mark.rule("ASL-3.2.3.q", "ASL-2.0.ad")
    def test_units_of_equal_or_higher_morale_do_not_check(self) -> None:
        p = struck("ger A 4-6-7 at K5\nger B 5-4-8 at K5\nger L 8-1 at K5", "L", KIA_1)
        assert awaited(p) == "A"
        assert p.roll((1, 1)).actor == "over"

    @pytest.mark.rule("ASL-3.2.3.q")
    def test_only_good_order_units_of_his_hex_and_side_do(self) -> None:
        text = f"{STACK}\nger B 4-6-7 broken at K5\nger C 4-6-7 at K6\nrus S 4-4-7 at K4"
        p = struck(text, "L", KIA_1)
        assert awaited(p) == "A"
        assert p.roll((1, 1)).actor == "over"

    @pytest.mark.rule("ASL-3.2.3.q", "ASL-3.2.3.r", "ASL-3.2.3.y")
    @pytest.mark.parametrize("hatches", ["", "exposed"])
    @pytest.mark.parametrize("result", [KIA_1, NMC])
    def test_a_tank_beside_him_does_not_check(self, hatches: str, result: int) -> None:
        p = struck(f"ger T pziiin at K5 {hatches}\nger L 10-2 at K5", "L", result)
        while p.actor == "chance":
            p.roll((6, 5))
        assert p.states("T") == set(hatches.split())
        assert not [entry for entry in p.log if entry.args.get("unit") == p.unit("T")]

    @pytest.mark.rule("ASL-3.2.3.q")
    def test_a_hidden_unit_comes_to_light_to_check(self) -> None:
        p = struck("ger A 4-6-7 at K5 hidden\nger L 9-2 at K5", "L", KIA_1)
        assert awaited(p) == "A"
        assert p.told("log-revealed")
        assert "hidden" not in p.states("A")

    def test_a_hidden_leader_helps_nobody_in_a_check(self) -> None:
        p = struck("ger A 4-6-7 at K5\nger L 9-2 at K5 hidden", "A", NMC, (1, 1))
        assert told_drm(p, "A") == 0

    @pytest.mark.rule("ASL-3.2.3.q")
    def test_after_the_attack_not_before(self) -> None:
        p = struck(f"{STACK}\nger B 4-6-7 at K5", "L A B", K_2, 1, 6, 1, 5)
        assert p.where("L") == "eliminated"
        p.roll((1, 1), (6, 1))  # the MCs of the K
        assert (told_drm(p, "A"), told_drm(p, "B")) == (2, 2)
        assert p.states("B") == BROKEN
        assert awaited(p) == "A"  # his LLMC; B is broken
        assert p.roll((1, 1)).actor == "over"
        assert [entry.rule for entry in p.told("log-morale-check")][-1] == "ASL-3.2.3.q"

    @pytest.mark.rule("ASL-3.2.3.q")
    def test_another_leader_who_need_not_check_helps(self) -> None:
        p = struck(f"{STACK}\nger M 9-1 at K5", "L", KIA_1, (1, 1))
        assert told_drm(p, "A") == 2 - 1

    @pytest.mark.rule("ASL-2.0.ad")
    def test_a_leader_lost_to_a_wound_is_missed_at_any_time(self) -> None:
        p = position(STACK + ENEMY)
        casualty_reduction(p.state, p.unit("L"))
        p.settle().roll(5)
        assert (p.where("L"), awaited(p), p.waits_for) == ("eliminated", "A", "MoraleCheck")

    @pytest.mark.rule("ASL-2.0.ad")
    def test_so_is_one_who_is_eliminated_in_another_way(self) -> None:
        p = position(STACK + ENEMY)
        after_losses(p.state)
        eliminate(p.state, p.unit("L"))
        p.settle()
        assert (awaited(p), p.waits_for) == ("A", "MoraleCheck")

    @pytest.mark.rule("ASL-3.2.3.q")
    def test_nobody_is_missed_in_close_combat(self) -> None:
        p = position(f"{STACK}\nrus S 4-4-7 at K5\nduring close-combat german")
        after_losses(p.state)
        eliminate(p.state, p.unit("L"))
        assert p.settle().actor == "over"


class TestLeaderBroken:
    @pytest.mark.rule("ASL-3.2.3.r", "ASL-2.0.ad")
    def test_a_broken_leader_makes_them_take_a_ptc(self) -> None:
        p = struck(STACK, "A L", NMC, (5, 5), (1, 2))
        assert p.states("L") == BROKEN
        assert (p.waits_for, awaited(p)) == ("TaskCheck", "A")
        p.roll((3, 3))  # 6 + 2
        assert told_drm(p, "A") == 2
        assert p.states("A") == {"pinned"}

    @pytest.mark.rule("ASL-3.2.3.r")
    def test_those_pinned_or_broken_already_take_none(self) -> None:
        text = f"{STACK}\nger B 4-6-7 at K5"
        p = struck(text, "A B L", NMC, (5, 5), (3, 4), (4, 4))
        assert (p.states("A"), p.states("B")) == ({"pinned"}, BROKEN)
        assert p.actor == "over"

    @pytest.mark.rule("ASL-3.2.3.r")
    def test_a_leader_of_equal_morale_is_not_shaken(self) -> None:
        p = struck("ger L 9-2 at K5\nger M 9-1 at K5", "L", NMC, (5, 5))
        assert p.actor == "over"

    @pytest.mark.rule("ASL-3.2.3.q", "ASL-3.2.3.r")
    def test_one_loss_leads_to_another(self) -> None:
        p = struck(f"{STACK}\nger M 8-1 at K5", "L", KIA_1)
        p.roll((4, 5))  # M: 9 + 2 breaks in the LLMC
        p.roll((1, 2))  # A: passes it
        assert (p.states("M"), p.states("A")) == (BROKEN, set())
        assert (p.waits_for, awaited(p)) == ("TaskCheck", "A")
        p.roll((1, 1))
        assert told_drm(p, "A") == 1
        assert p.actor == "over"

    @pytest.mark.rule("ASL-3.2.3.q")
    def test_breaking_and_dying_at_once_is_one_loss(self) -> None:
        p = struck(STACK, "L", NMC, (6, 6), 5)
        assert (p.where("L"), p.waits_for) == ("eliminated", "MoraleCheck")
        p.roll((1, 1))
        assert told_drm(p, "A") == 2
        assert p.actor == "over"

    @pytest.mark.rule("ASL-3.2.3.r")
    def test_the_drm_is_that_of_the_leader_before_he_was_replaced(self) -> None:
        p = struck("ger A 4-6-7 at K5\nger L 9-2 elr=0 at K5", "L", NMC, (5, 5), (1, 1))
        assert p.figures("L") == "9-1"
        assert told_drm(p, "A") == 2

    @pytest.mark.rule("ASL-3.2.3.r")
    def test_known_dice_break_a_leader_with_the_same_effect(self) -> None:
        p = position(STACK + ENEMY)
        judge(p.state, p.unit("L"), 10, 10)
        p.settle()
        assert (p.waits_for, awaited(p)) == ("TaskCheck", "A")


def attacked(column: int, final: int) -> Position:
    """A broken unit without DM under fire that has no effect."""
    p = position("ger A 4-6-7 broken at K5" + ENEMY)
    strike(p.state, blow_at(p, final, "A", column))
    return p.settle()


class TestDm:
    @pytest.mark.rule("ASL-3.2.3.z")
    @pytest.mark.parametrize(
        ("column", "drm", "states"),
        [(1, 2, BROKEN), (1, 3, {"broken"}), (8, 6, BROKEN), (8, 7, {"broken"})],
    )
    def test_fire_that_could_give_an_nmc_marks_the_broken(
        self, column: int, drm: int, states: set[str]
    ) -> None:
        assert attacked(column, drm).states("A") == states

    @pytest.mark.rule("ASL-3.2.3.z")
    @pytest.mark.parametrize(("leader", "states"), [("", {"broken"}), ("direct L;", BROKEN)])
    def test_the_cowering_of_an_original_2_counts(self, leader: str, states: set[str]) -> None:
        p = position("""
            terrain stone-building K5, orchard K4
            ger A 4-6-7 broken at K5
            rus S 4-4-7 at K3
            rus L 8-0 at K3
            phase prep-fire russian
        """)
        # Column 4 with +4: 6 would be an NMC, but on column 2, where a double goes, a PTC.
        p.play(f"open-fire K5 S; {leader} fire", (6, 5))
        assert p.states("A") == states

    @pytest.mark.rule("ASL-3.2.3.z")
    def test_a_known_enemy_who_comes_beside_it_marks_it(self) -> None:
        p = position("ger A 4-6-7 broken at K5\nrus S 4-4-7 at K4\nduring movement russian")
        alarm(p.state, p.hex("K4"))
        assert p.states("A") == BROKEN

    @pytest.mark.rule("ASL-3.2.3.z")
    @pytest.mark.parametrize(
        "enemy", ["rus S 4-4-7 at K3", "rus S 4-4-7 hidden at K4", "ger S 4-6-7 at K4"]
    )
    def test_nobody_else_does(self, enemy: str) -> None:
        p = position(f"ger A 4-6-7 broken at K5\n{enemy}" + ENEMY)
        alarm(p.state, p.hex("K4"))
        assert p.states("A") == {"broken"}

    @pytest.mark.rule("ASL-3.2.3.z")
    def test_an_enemy_who_is_revealed_does(self) -> None:
        p = position("ger A 4-6-7 broken at K5\nrus S 4-4-7 hidden at K4" + ENEMY)
        reveal(p.state, p.hex("K4"), p.side("russian"))
        assert p.states("A") == BROKEN

    @pytest.mark.rule("ASL-3.2.3.z")
    def test_moving_beside_it_marks_it(self) -> None:
        p = position("ger A 4-6-7 broken at K5\nrus S 4-4-7 at K3\nphase movement russian")
        p.play("take S; step K4")
        assert p.states("A") == BROKEN

    def test_unbroken_units_are_never_dm(self) -> None:
        p = struck("ger A 4-6-7 at K5", "A", NOTHING)
        assert p.states("A") == set()
