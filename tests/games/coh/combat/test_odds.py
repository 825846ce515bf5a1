"""Exact odds: the two dice, the spent die, and face-down markers weighed against each other."""

from fractions import Fraction

import pytest

from hexfront.games.coh.choices import Shift
from hexfront.games.coh.combat.odds import at_least, becomes_spent, critical
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.moments.shooting import DrawMarker, HitNumber
from hexfront.games.coh.notation import Position
from tests.games.coh.combat.helpers import duel, on_target

SOFT = {marker.id: marker.count for marker in definitions().markers[1:] if not marker.armored}
SHIFTS = range(-2, 3)


class TestTwoDice:
    @pytest.mark.rule("COH-6.8.b", "COH-6.8.d")
    @pytest.mark.parametrize("number", range(-3, 17))
    def test_the_chance_to_hit_counts_the_36_throws(self, number: int):
        hits = sum(a + b >= number for a in range(1, 7) for b in range(1, 7))
        assert at_least(number) == Fraction(hits, 36)

    @pytest.mark.rule("COH-7.1.a")
    def test_the_chance_of_a_critical_hit_is_that_of_four_more(self):
        assert critical(3) == Fraction(21, 36)
        assert critical(8) == Fraction(1, 36)
        assert critical(9) == 0


class TestSpentDie:
    """Table T1"""

    CHANCES = (0, 20, 30, 50, 60, 80, 90, 100, 100)

    @pytest.mark.rule("COH-2.5.c", "COH-2.5.d")
    @pytest.mark.parametrize("cost", range(9))
    def test_the_chance_to_become_spent(self, cost: int):
        assert becomes_spent(cost) == Fraction(self.CHANCES[cost], 100)

    @pytest.mark.rule("COH-3.3.a", "COH-3.4.a")
    def test_the_preview_shows_it_for_every_spend(self):
        rows = duel("stressed").preview("attack G1 E05").spent
        assert [(row.cap, row.cost) for row in rows] == [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)]
        assert [Fraction(*row.spent) * 100 for row in rows] == [60, 50, 30, 20, 0]

    @pytest.mark.rule("COH-3.1.b")
    def test_no_more_cap_than_there_are(self):
        rows = duel(more="cap german 1").preview("attack G1 E05").spent
        assert [row.cap for row in rows] == [0, 1]


class TestAttackOdds:
    @pytest.mark.rule("COH-6.8.c", "COH-7.1.b")
    def test_a_row_for_every_spend(self):
        rows = on_target(duel("red=5"), "attack G1 E05").rows
        assert [(row.by, row.number) for row in rows] == [(-2, 5), (-1, 6), (0, 7), (1, 8), (2, 9)]
        assert [Fraction(*row.success) * 36 for row in rows] == [30, 26, 21, 15, 10]
        assert [Fraction(*row.destroyed) * 36 for row in rows] == [10, 6, 3, 1, 0]

    @pytest.mark.rule("COH-7.4.a")
    def test_against_a_unit_with_a_marker_every_hit_destroys(self):
        hit, destroyed = duel(target="hit=pinned!").odds("attack G1 E05")
        assert hit == destroyed == Fraction(10, 36)

    @pytest.mark.rule("COH-7.3.a")
    def test_a_marker_that_lies_face_up_counts(self):
        assert duel(target="hit=panicked!").odds("attack G1 E05")[0] == Fraction(21, 36)

    @pytest.mark.rule("COH-3.4.b")
    def test_a_spent_unit_has_only_the_cap_that_its_action_leaves(self):
        p = duel("spent", more="cap german 4")
        assert p.preview("attack G1 E05").prepaid
        assert [row.by for row in on_target(p, "attack G1 E05").rows] == [-1, 0, 1]
        p.play("attack G1 E05")
        assert p.choices() == ["shift -1", "shift 0", "shift 1"]

    @pytest.mark.rule("COH-8.5.d")
    def test_an_attack_that_a_card_pays_for_costs_nothing(self):
        p = duel("spent", more="cap german 2\nhand german 2").play("card 2", "select G1")
        shown = p.preview("attack G1 E05")
        assert p.cost("attack G1 E05") == 0
        assert not shown.prepaid
        assert [row.by for row in shown.targets[0].rows] == list(SHIFTS)

    @pytest.mark.rule("COH-6.9.a")
    def test_every_target_of_a_stack_is_previewed_once_more_before_its_roll(self):
        p = duel(more="unit S2 soviet at E05 facing S").play("attack G1 E05")
        assert on_target(p, "target S1").number == 9
        assert on_target(p, "target S2").number == 8

    def test_a_roll_that_hurts_nobody_destroys_nobody(self):
        rally = duel("hit=pinned").preview("rally G1").roll
        assert [row.number for row in rally] == [5, 6, 7, 8, 9]
        assert all(Fraction(*row.destroyed) == 0 for row in rally)

    def test_a_spent_unit_rallies_with_the_cap_that_are_left(self):
        rows = duel("spent hit=pinned", more="cap german 6").preview("rally G1").roll
        assert [row.by for row in rows] == [-1, 0, 1]


class TestFaceDownMarkers:
    """The attacker knows the pool and what lies face up, and no more (COH-7.2.d)."""

    @pytest.mark.rule("COH-7.2.d")
    def test_all_that_it_may_be_is_weighed(self):
        """14 markers change nothing (10/36), Killed is certain, Panicked makes 7 of the 9,
        Cowering 10, Berserk 11."""
        shown = on_target(duel(target="hit=stunned"), "attack G1 E05")
        assert shown.uncertain
        assert shown.number == 9
        weighed = Fraction(14 * 10 + 1 * 36 + 2 * 21 + 2 * 6 + 1 * 3, 20 * 36)
        assert duel(target="hit=stunned").odds("attack G1 E05") == (weighed, weighed)

    @pytest.mark.rule("COH-7.2.d")
    def test_a_unit_beside_an_enemy_is_not_killed(self):
        p = duel(target="hit=stunned", distance=1)
        weighed = Fraction(14 * 26 + 2 * 33 + 2 * 21 + 1 * 15, 19 * 36)
        assert p.odds("attack G1 E03")[0] == weighed

    @pytest.mark.rule("COH-7.2.d", "COH-7.2.e")
    def test_markers_that_the_attacker_can_see_are_somewhere_else(self):
        p = duel(
            target="hit=stunned",
            more="""
                unit G2 german at A01 facing N hit=killed
                unit S2 soviet at I14 facing N hit=panicked!
                unit S3 soviet at I13 facing N hit=berserk
            """,
        )
        weighed = Fraction(14 * 10 + 1 * 21 + 2 * 6 + 1 * 3, 18 * 36)
        assert p.odds("attack G1 E05")[0] == weighed

    @pytest.mark.rule("COH-7.2.d")
    def test_the_flank_has_its_own_weights(self):
        p = duel(target="facing S hit=stunned")
        weighed = Fraction(14 * 15 + 1 * 36 + 5 * 10, 20 * 36)
        assert p.odds("attack G1 E05")[0] == weighed

    @pytest.mark.rule("COH-7.2.d")
    @pytest.mark.parametrize("by", SHIFTS)
    @pytest.mark.parametrize("distance", [1, 2, 7])
    def test_the_odds_are_the_mean_of_what_really_happens(self, distance: int, by: int):
        text = f"attack G1 E{2 + distance:02d}"
        possible = [m for m in SOFT if m != "killed" or distance > 1]
        weight = sum(SOFT[m] for m in possible)
        mean = sum(
            (SOFT[m] * played(duel(target=f"hit={m}", distance=distance), text, by)
             for m in possible),
            Fraction(0),
        ) / weight  # fmt: skip
        for marker in possible:
            p = duel(target=f"hit={marker}", distance=distance)
            assert p.odds(text, by=by) == (mean, mean)


def played(p: Position, text: str, by: int) -> Fraction:
    """The chance to hit S1, found by playing the attack on with all 36 throws."""
    p.play(text)
    if not isinstance(p.state.stack[-1], HitNumber):
        return Fraction(p.unit("S1").place == "destroyed")
    p.state.take(Shift(by))
    chances, hit = p.state.chances(), Fraction(0)
    for outcome in chances.outcomes:
        trial = p.state.copy()
        trial.fall(outcome)
        drawn = isinstance(trial.stack[-1], DrawMarker)
        if drawn or trial.dead >> p.id("S1") & 1:
            hit += chances.probability(outcome)
    return hit
