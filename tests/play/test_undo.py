"""Undo is free with oneself; between people it stops at a die, another's choice, a secret."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.play import Match, Roll, ScriptedSource, SeededSource, UndoPolicy, UndoRefusedError
from tests.play.games import KERNEL_GAMES
from tests.play.games.first_fire import GUNNER, MOVER, Advance, Fire, FirstFire, Hold
from tests.play.games.retreat import OWNER, Confirm, Retreat, StepTo
from tests.play.games.secret_orders import Seal, SecretOrders

FREE, FAIR = UndoPolicy.FREE, UndoPolicy.FAIR


def crossing() -> Match:
    return Match(FirstFire(), "strip")


def rearguard() -> Match:
    """A unit that has to go back three rows from hex 0."""
    match = Match(Retreat(), "rearguard")
    match.run_chance(ScriptedSource([3]))
    return match


def refused(match: Match, seat: int, policy: UndoPolicy = FAIR) -> str:
    """The message with which an undo is refused; a refused undo changes nothing."""
    before = (match.state.digest(), match.length)
    with pytest.raises(UndoRefusedError) as caught:
        match.undo(seat, policy)
    assert (match.state.digest(), match.length) == before
    return caught.value.refusal.message


class TestBothPolicies:
    @pytest.mark.parametrize("policy", UndoPolicy)
    def test_the_last_own_choice_is_taken_back(self, policy):
        match = crossing()
        before = match.state.digest()
        match.take(MOVER, Advance(2))
        match.undo(MOVER, policy)
        assert match.state.digest() == before
        assert match.length == 0
        assert len(match.entries) == 1

    @pytest.mark.parametrize("policy", UndoPolicy)
    def test_a_seat_that_has_not_chosen_has_nothing_to_take_back(self, policy):
        match = crossing()
        assert refused(match, MOVER, policy) == "refuse-undo-nothing"
        match.take(MOVER, Advance(2))
        assert refused(match, GUNNER, policy) == "refuse-undo-nothing"

    @pytest.mark.parametrize("policy", UndoPolicy)
    def test_several_sub_decisions_are_taken_back_one_by_one(self, policy):
        match = rearguard()
        digests = []
        for to in (4, 8, 12):
            digests.append(match.state.digest())
            match.take(OWNER, StepTo(to))
        for expected in reversed(digests):
            match.undo(OWNER, policy)
            assert match.state.digest() == expected
        assert refused(match, OWNER, policy) == "refuse-undo-nothing"

    def test_after_an_undo_another_way_is_open(self):
        match = rearguard()
        match.take(OWNER, StepTo(4))
        match.take(OWNER, StepTo(8))
        match.undo(OWNER, FAIR)
        assert match.state.choices() == [StepTo(8), StepTo(9)]
        match.take(OWNER, StepTo(9))
        assert [step.taken for step in match.steps[1:]] == [StepTo(4), StepTo(9)]


class TestFair:
    def test_a_die_cannot_be_taken_back(self):
        match = crossing()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Fire())
        match.fall(Roll((6, 6)))
        assert refused(match, GUNNER) == "refuse-undo-dice"

    def test_nor_what_was_done_before_the_die(self):
        match = crossing()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Fire())
        match.fall(Roll((6, 6)))
        match.take(GUNNER, Hold())
        match.undo(GUNNER, FAIR)
        assert refused(match, GUNNER) == "refuse-undo-dice"

    def test_the_other_seats_choice_cannot_be_taken_back(self):
        match = crossing()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Hold())
        assert refused(match, MOVER) == "refuse-undo-other-seat"

    def test_a_choice_is_free_until_the_other_seat_answers_it(self):
        match = crossing()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Hold())
        match.undo(GUNNER, FAIR)
        match.undo(MOVER, FAIR)
        assert match.length == 0

    def test_a_secret_that_came_to_light_stays_known(self):
        match = Match(SecretOrders(), "two-fronts")
        match.run_chance(ScriptedSource([1]))
        for seat, number in ((0, 7), (1, 6), (0, 1)):
            match.take(seat, Seal(number))
        match.take(1, Seal(2))
        assert refused(match, 1) == "refuse-undo-revealed"

    def test_a_confirmed_route_stays_confirmed(self):
        match = rearguard()
        for choice in (StepTo(4), StepTo(8), StepTo(12), Confirm()):
            match.take(OWNER, choice)
        assert refused(match, OWNER) == "refuse-undo-revealed"


class TestFree:
    def test_dice_are_taken_back_with_the_choice_that_called_for_them(self):
        match = crossing()
        match.take(MOVER, Advance(2))
        before = match.state.digest()
        match.take(GUNNER, Fire())
        match.fall(Roll((6, 6)))
        match.undo(GUNNER, FREE)
        assert match.state.digest() == before

    def test_the_answers_of_the_other_seat_are_taken_back_too(self):
        match = crossing()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Hold())
        match.undo(MOVER, FREE)
        assert match.length == 0

    def test_what_was_revealed_is_hidden_again(self):
        match = rearguard()
        for choice in (StepTo(4), StepTo(8), StepTo(12)):
            match.take(OWNER, choice)
        before = match.state.digest()
        match.take(OWNER, Confirm())
        match.undo(OWNER, FREE)
        assert match.state.digest() == before

    @given(st.sampled_from(KERNEL_GAMES), st.integers(0, 2**32), st.integers(1, 30))
    def test_undoing_all_leads_back_to_the_start(self, game, seed, steps):
        match = Match(game, game.scenarios()[0].id)
        source = SeededSource(seed)
        for _ in range(steps):
            match.run_chance(source)
            if not match.state.over:
                match.take(match.state.actor(), source.random.choice(match.state.choices()))
        first = min(index for index, step in enumerate(match.steps) if step.seat >= 0)
        expected = match.at(first).digest()
        while any(step.seat >= 0 for step in match.steps):
            last = next(step.seat for step in reversed(match.steps) if step.seat >= 0)
            match.undo(last, FREE)
        assert match.state.digest() == expected
        assert len(match.entries) == len(match.steps) + 1


class TestAnsweredFor:
    """Whoever runs the game may answer for a seat; an undo passes such steps over."""

    def test_a_step_answered_for_the_seat_is_no_choice_of_its_own(self):
        match = crossing()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Hold())
        match.take(MOVER, Advance(4))
        match.take(GUNNER, Hold())
        assert match.undo_target(GUNNER, FREE) == 3
        assert match.undo_target(GUNNER, FREE, answered_for={3}) == 1

    def test_a_seat_that_was_only_answered_for_has_nothing_to_take_back(self):
        match = crossing()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Hold())
        with pytest.raises(UndoRefusedError) as caught:
            match.undo_target(GUNNER, FREE, answered_for={1})
        assert caught.value.refusal.message == "refuse-undo-nothing"
