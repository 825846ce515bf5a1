"""Checks of morale: NMC, #MC, PTC, leaders, pins, ELR (ASL-3.2.3, ASL-5.1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.aslsk.harm.results import Fate, verdict
from hexfront.games.aslsk.moments.checks import check, judge
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.units.condition import good_order
from hexfront.games.aslsk.weapons.weaponry import rof
from tests.games.aslsk.harm.helpers import (
    ENEMY,
    K_2,
    MC_1,
    MC_2,
    NMC,
    PTC,
    awaited,
    struck,
    told_drm,
)

SQUAD = "ger A 4-6-7 at K5"
BROKEN = {"broken", "dm"}


class TestNmc:
    @pytest.mark.rule("ASL-3.2.3.j", "ASL-2.0.am", "ASL-1.2.2.d")
    @pytest.mark.parametrize(("dice", "states"), [((3, 3), set()), ((4, 4), BROKEN)])
    def test_above_its_morale_a_unit_breaks(self, dice: tuple[int, int], states: set[str]) -> None:
        assert struck(SQUAD, "A", NMC, dice).states("A") == states

    @pytest.mark.rule("ASL-3.2.3.j")
    def test_a_breaking_unit_is_dm_and_no_longer_pinned_or_cx(self) -> None:
        assert struck("ger A 4-6-7 pinned cx at K5", "A", NMC, (6, 2)).states("A") == BROKEN

    @pytest.mark.rule("ASL-3.3.3.af")
    def test_it_no_longer_uses_assault_movement(self) -> None:
        assert struck("ger A 4-6-7 assaulting at K5", "A", NMC, (6, 2)).states("A") == BROKEN

    @pytest.mark.rule("ASL-3.2.3.v")
    @pytest.mark.parametrize(("final", "drm"), [(NMC, 0), (MC_1, 1), (MC_2, 2)])
    def test_the_number_is_a_drm(self, final: int, drm: int) -> None:
        p = struck(SQUAD, "A", final, (3, 3))
        assert told_drm(p, "A") == drm
        assert (p.states("A") == BROKEN) == (6 + drm > 7)

    @pytest.mark.rule("ASL-3.2.3.m")
    def test_an_original_12_breaks_and_reduces(self) -> None:
        p = struck(SQUAD, "A", NMC, (6, 6))
        assert (p.kind("A"), p.states("A")) == ("ger-247", BROKEN)

    @pytest.mark.rule("ASL-3.2.3.m")
    def test_an_original_12_fails_whatever_the_drm(self) -> None:
        p = position(SQUAD + ENEMY)
        judge(p.state, p.unit("A"), 12, 6)
        p.settle()
        assert (p.kind("A"), p.states("A")) == ("ger-247", BROKEN)

    @pytest.mark.rule("ASL-3.2.3.m")
    def test_a_leader_with_an_original_12_breaks_and_is_wounded(self) -> None:
        p = struck("ger L 9-1 at K5", "L", NMC, (6, 6))
        assert (p.states("L"), p.waits_for) == (BROKEN, "Wound")
        assert p.roll(2).states("L") == BROKEN | {"wounded"}


class TestBrokenUnits:
    @pytest.mark.rule("ASL-3.2.3.p", "ASL-1.2.3.a")
    @pytest.mark.parametrize(("dice", "kind"), [((4, 4), "usa-666"), ((4, 5), "usa-346")])
    def test_they_check_against_their_broken_morale(self, dice: tuple[int, int], kind: str) -> None:
        p = struck("sides american russian\nusa A 6-6-6 broken dm at K5", "A", NMC, dice)
        assert p.kind("A") == kind  # morale 6, broken 8

    @pytest.mark.rule("ASL-3.2.3.n")
    def test_failing_again_is_casualty_reduction(self) -> None:
        p = struck("ger A 4-6-7 broken dm at K5", "A", NMC, (4, 4))
        assert (p.kind("A"), p.states("A")) == ("ger-247", BROKEN)

    @pytest.mark.rule("ASL-3.2.3.n")
    def test_an_original_12_eliminates(self) -> None:
        assert struck("ger A 4-6-7 broken dm at K5", "A", NMC, (6, 6)).where("A") == "eliminated"

    @pytest.mark.rule("ASL-3.2.3.s")
    def test_fire_does_not_pin_them(self) -> None:
        p = struck("ger A 4-6-7 broken dm at K5", "A", NMC, (3, 4))
        assert p.states("A") == BROKEN

    @pytest.mark.rule("ASL-3.6.aa")
    def test_interdiction_halts_them_with_the_highest_dr_that_passes(self) -> None:
        p = position("ger A 4-6-7 broken dm at K5" + ENEMY)
        check(p.state, p.unit("A"), rule="ASL-3.6.z", routing=True)
        assert p.settle().roll((3, 4)).states("A") == BROKEN | {"pinned"}

    @pytest.mark.rule("ASL-3.2.3.p")
    def test_they_neither_fire_nor_move(self) -> None:
        text = "ger A 4-6-7 broken at K5\nger B 4-6-7 at K6\nrus S 4-4-7 at K4\n"
        p = position(f"{text} phase prep-fire german")
        assert {words.split()[2] for words in p.choices("open-fire")} == {"B"}
        assert p.enter_phase("movement german").options("take") == {"B"}


class TestLeaders:
    STACK = "ger A 4-6-7 at K5\nger L 8-1 at K5\nger M 9-1 at K5"

    @pytest.mark.rule("ASL-3.2.3.k")
    def test_the_best_leader_checks_first(self) -> None:
        p = struck(self.STACK, "A L M", NMC)
        order = []
        while name := awaited(p):
            order.append(name)
            p.roll((1, 2))
        assert order == ["M", "L", "A"]

    @pytest.mark.rule("ASL-3.2.3.k")
    def test_of_equal_morale_the_better_leader_checks_first(self) -> None:
        assert awaited(struck("ger L 9-1 at K5\nger M 9-2 at K5", "L M", NMC)) == "M"

    @pytest.mark.rule("ASL-3.2.3.l", "ASL-1.2.1.b", "ASL-2.0.am")
    def test_a_leader_who_passed_helps_the_others(self) -> None:
        p = struck("ger A 4-6-7 at K5\nger L 9-1 at K5", "A L", NMC, (1, 2), (4, 3))
        assert told_drm(p, "A") == -1
        assert p.states("A") == set()

    @pytest.mark.rule("ASL-3.2.3.l")
    def test_never_himself(self) -> None:
        p = struck("ger A 4-6-7 at K5\nger L 9-1 at K5", "A L", NMC, (5, 4))
        assert p.states("L") == {"pinned"}
        assert told_drm(p, "L") == 0

    @pytest.mark.rule("ASL-3.2.3.l", "ASL-1.2.1.c", "ASL-3.2.3.x")
    @pytest.mark.parametrize("dice", [(5, 4), (6, 4)])
    def test_not_if_he_is_pinned_or_breaks(self, dice: tuple[int, int]) -> None:
        p = struck("ger A 4-6-7 at K5\nger L 9-1 at K5", "A L", NMC, dice, (2, 2))
        assert told_drm(p, "A") == 0

    @pytest.mark.rule("ASL-3.2.3.l")
    def test_not_if_the_attack_wounded_him(self) -> None:
        text = "ger A 4-6-7 at K5\nger L 9-2 at K5"
        p = struck(text, "A L", K_2, 1, 6, 2, (1, 2))
        assert p.states("L") == {"wounded"}
        assert told_drm(p, "A") == 2

    @pytest.mark.rule("ASL-3.2.3.l")
    @pytest.mark.parametrize(("other", "drm"), [("8-0", -1), ("9-1", 0)])
    def test_leaders_of_lower_morale_are_helped_and_no_others(self, other: str, drm: int) -> None:
        p = struck(f"ger L {other} at K5\nger M 9-1 at K5", "L M", NMC, (1, 1), (1, 1))
        assert sorted((told_drm(p, "L"), told_drm(p, "M"))) == sorted((drm, 0))

    @pytest.mark.rule("ASL-1.2.1.d")
    def test_several_leaders_are_not_added_up(self) -> None:
        p = struck(self.STACK, "A L M", NMC, (1, 1), (1, 1), (4, 4))
        assert told_drm(p, "A") == -1
        assert p.states("A") == {"pinned"}

    @pytest.mark.rule("ASL-1.2.1.e")
    @pytest.mark.parametrize(("leader", "drm"), [("9-2", -2), ("8-0", 0), ("6+1", 1)])
    def test_he_helps_every_unit_with_his_drm_good_or_bad(self, leader: str, drm: int) -> None:
        text = f"ger A 4-6-7 at K5\nger B 4-6-7 at K5\nger L {leader} at K5"
        p = struck(text, "A B L", NMC, (1, 1), (1, 1), (1, 1))
        assert (told_drm(p, "A"), told_drm(p, "B")) == (drm, drm)

    @pytest.mark.rule("ASL-1.2.1.c")
    def test_a_leader_whom_the_attack_does_not_touch_helps_in_his_hex_only(self) -> None:
        text = "ger A 4-6-7 at K5\nger B 4-6-7 at K6\nger L 9-1 at K5"
        assert told_drm(struck(text, "A", NMC, (1, 1)), "A") == -1
        assert told_drm(struck(text, "B", NMC, (1, 1)), "B") == 0


class TestPins:
    @pytest.mark.rule("ASL-3.2.3.s")
    @pytest.mark.parametrize(("final", "dice"), [(NMC, (3, 4)), (MC_2, (3, 2))])
    def test_the_highest_dr_that_passes_pins(self, final: int, dice: tuple[int, int]) -> None:
        assert struck(SQUAD, "A", final, dice).states("A") == {"pinned"}

    @pytest.mark.rule("ASL-3.2.3.w")
    @pytest.mark.parametrize(("dice", "states"), [((3, 4), set()), ((4, 4), {"pinned"})])
    def test_a_ptc_pins_above_morale(self, dice: tuple[int, int], states: set[str]) -> None:
        assert struck(SQUAD, "A", PTC, dice).states("A") == states

    @pytest.mark.rule("ASL-3.2.3.w", "ASL-3.2.3.x")
    @pytest.mark.parametrize("state", ["broken", "pinned"])
    def test_the_broken_and_the_pinned_take_no_ptc(self, state: str) -> None:
        assert struck(f"ger A 4-6-7 {state} at K5", "A", PTC).actor == "over"

    @pytest.mark.rule("ASL-3.2.3.w")
    def test_an_original_12_on_a_ptc_only_pins(self) -> None:
        p = struck(SQUAD, "A", PTC, (6, 6))
        assert (p.kind("A"), p.states("A")) == ("ger-467", {"pinned"})

    @pytest.mark.rule("ASL-3.2.3.w")
    def test_a_leader_helps_after_his_own_ptc(self) -> None:
        text = "ger A 4-6-7 at K5\nger L 8-1 at K5"
        assert struck(text, "A L", PTC, (4, 4), (4, 4)).states("A") == set()
        assert struck(text, "A L", PTC, (4, 5), (4, 4)).states("A") == {"pinned"}

    @pytest.mark.rule("ASL-3.2.3.x")
    def test_a_second_pin_is_no_news(self) -> None:
        p = struck("ger A 4-6-7 pinned at K5", "A", NMC, (3, 4))
        assert p.states("A") == {"pinned"}
        assert p.told("log-pinned") == []

    @pytest.mark.rule("ASL-3.2.3.t", "ASL-3.2.3.x")
    def test_a_pinned_unit_does_not_move_and_loses_half_its_fp_and_its_rof(self) -> None:
        text = "ger A 4-6-7 +mmg pinned at K5\nger B 4-6-7 +mmg at K5\nrus S 4-4-7 at K2\n"
        p = position(f"{text} phase movement german")
        assert p.options("take") == {"B"}
        p.enter_phase("prep-fire german")
        assert p.fp("K2 A") * 2 == p.fp("K2 B")
        assert p.fp("K2 A-mmg") * 2 == p.fp("K2 B-mmg")
        assert rof(p.state, p.weapon("A-mmg")) == 0 < rof(p.state, p.weapon("B-mmg"))

    @pytest.mark.rule("ASL-3.2.3.aa")
    def test_pins_end_with_the_close_combat_phase(self) -> None:
        p = position("ger A 4-6-7 pinned at K5\nrus S 4-4-7 pinned at C2\nduring advance german")
        assert p.states("A") == p.states("S") == {"pinned"}
        p.enter_phase("close-combat german")
        assert p.states("A") == p.states("S") == set()

    @pytest.mark.rule("ASL-2.0.s")
    def test_a_pinned_unit_is_in_good_order(self) -> None:
        p = position("ger A 4-6-7 pinned at K5\nger B 4-6-7 broken at K5" + ENEMY)
        assert (good_order(p.state, p.unit("A")), p.good_order("B")) == (True, False)


class TestElr:
    @pytest.mark.rule("ASL-5.1.a", "ASL-3.2.3.o")
    @pytest.mark.parametrize(("elr", "kind"), [(3, "ger-467"), (2, "ger-447")])
    def test_failing_by_more_than_the_elr_replaces(self, elr: int, kind: str) -> None:
        p = struck(f"ger A 4-6-7 elr={elr} at K5", "A", NMC, (6, 4))
        assert (p.kind("A"), p.states("A")) == (kind, BROKEN)

    @pytest.mark.rule("ASL-5.1.a")
    def test_the_margin_counts_all_drm(self) -> None:
        p = struck("ger A 4-6-7 elr=2 at K5", "A", MC_2, (4, 4))
        assert p.kind("A") == "ger-447"

    @pytest.mark.rule("ASL-5.1.b", "ASL-5.0.a")
    def test_leaders_are_replaced_too(self) -> None:
        p = struck("ger L 9-1 elr=1 at K5", "L", NMC, (5, 6))
        assert (p.figures("L"), p.states("L")) == ("8-1", BROKEN)

    @pytest.mark.rule("ASL-5.1.b", "ASL-3.2.3.m")
    def test_a_squad_reduced_by_a_12_is_replaced_as_a_half_squad(self) -> None:
        p = struck("ger A 4-6-7 elr=2 at K5", "A", NMC, (6, 6))
        assert (p.kind("A"), p.states("A")) == ("ger-237", BROKEN)

    @pytest.mark.rule("ASL-5.1.c")
    def test_without_a_poorer_counter_nothing_more_happens(self) -> None:
        p = struck("ger A 4-3-6 elr=0 at K5", "A", NMC, (5, 6))
        assert (p.kind("A"), p.states("A")) == ("ger-436", BROKEN)

    @pytest.mark.rule("ASL-5.1.d")
    def test_crews_are_exempt(self) -> None:
        p = struck("ger A crew elr=0 at K5", "A", NMC, (5, 6))
        assert (p.kind("A"), p.states("A")) == ("ger-crew", BROKEN)

    @pytest.mark.rule("ASL-5.1.d", "ASL-1.2.2.f")
    def test_so_are_units_with_underlined_morale(self) -> None:
        text = "counter guards like ger-467 elr=off replaced-by=none\nger A guards elr=0 at K5"
        p = struck(text, "A", NMC, (5, 6))
        assert (p.kind("A"), p.states("A")) == ("guards", BROKEN)

    @pytest.mark.rule("ASL-5.1.a")
    def test_a_broken_unit_is_not_replaced(self) -> None:
        p = struck("ger A 4-6-7 broken dm elr=0 at K5", "A", NMC, (5, 6))
        assert p.kind("A") == "ger-247"


@given(
    level=st.integers(5, 10),
    original=st.integers(2, 12),
    drm=st.integers(-3, 8),
    elr=st.integers(0, 5),
    broken=st.booleans(),
)
def test_a_worse_dr_never_helps(
    level: int, original: int, drm: int, elr: int, broken: bool
) -> None:
    def harm(total: int) -> list[bool]:
        fate = verdict(level, total, total + drm, broken=broken, elr=elr)
        hurts = Fate.BROKEN | Fate.REDUCED | Fate.ELIMINATED
        return [bool(fate & hurts), bool(fate & Fate.REPLACED), bool(fate & Fate.ELIMINATED)]

    if original < 12:
        assert harm(original) <= harm(original + 1)
