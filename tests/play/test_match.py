"""A match carries out what is legal, refuses the rest with a reason, and remembers all."""

from typing import Any

import pytest

from hexfront.play import (
    CHANCE,
    OVER,
    Choice,
    Draw,
    IllegalChoiceError,
    ImpossibleOutcomeError,
    Match,
    NotYourTurnError,
    Roll,
    ScriptedSource,
    SeededSource,
)
from tests.play.games.first_fire import (
    GUNNER,
    MOVER,
    Advance,
    Fire,
    FirstFire,
    FirstFireState,
    Hold,
    Movement,
    Shot,
)
from tests.play.games.retreat import Retreat


def first_fire(**options: Any) -> Match:
    return Match(FirstFire(), "strip", options)


def snapshot(match: Match) -> tuple[object, ...]:
    """All that a refused step must leave as it was."""
    entries = [list(entries) for entries in match.entries]
    return (match.state.digest(), list(match.steps), match.length, entries)


def messages(match: Match, step: int) -> list[str]:
    return [entry.message for entry in match.entries[step]]


class TestTaking:
    def test_a_legal_choice_is_carried_out_and_recorded(self):
        match = first_fire()
        match.take(MOVER, Advance(2))
        assert match.length == 1
        step = match.steps[0]
        assert (step.seat, step.taken) == (MOVER, Advance(2))
        assert step.digest == match.state.digest()
        assert match.state.actor() == GUNNER

    def test_an_illegal_choice_is_refused_with_its_rule(self):
        match = first_fire()
        before = snapshot(match)
        with pytest.raises(IllegalChoiceError) as caught:
            match.take(MOVER, Advance(9))
        assert caught.value.refusal.rule == "FF-2"
        assert caught.value.refusal.args == {"from": 0}
        assert snapshot(match) == before

    def test_a_choice_of_another_moment_is_refused_with_its_rule(self):
        match = first_fire()
        with pytest.raises(IllegalChoiceError) as caught:
            match.take(MOVER, Fire())
        assert caught.value.refusal.rule == "FF-3"

    def test_the_other_seat_has_to_wait(self):
        match = first_fire()
        before = snapshot(match)
        with pytest.raises(NotYourTurnError) as caught:
            match.take(GUNNER, Advance(2))
        assert (caught.value.seat, caught.value.actor) == (GUNNER, MOVER)
        assert snapshot(match) == before

    def test_nobody_chooses_while_dice_are_in_the_air(self):
        match = first_fire()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Fire())
        for seat in (MOVER, GUNNER, CHANCE):
            with pytest.raises(NotYourTurnError):
                match.take(seat, Hold())

    def test_nobody_chooses_after_the_end(self):
        match = finished()
        for seat in (0, 1, CHANCE, OVER):
            with pytest.raises(NotYourTurnError):
                match.take(seat, Hold())


class TestFalling:
    def test_an_outcome_is_carried_out_and_recorded_as_chance(self):
        match = first_fire()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Fire())
        match.fall(Roll((6, 6)))
        assert match.steps[2].seat == CHANCE
        assert match.steps[2].taken == Roll((6, 6))
        assert match.steps[2].digest == match.state.digest()

    @pytest.mark.parametrize("outcome", [Roll((7, 1)), Roll((3,)), Draw(3)])
    def test_what_cannot_fall_is_refused(self, outcome):
        match = first_fire()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Fire())
        before = snapshot(match)
        with pytest.raises(ImpossibleOutcomeError):
            match.fall(outcome)
        assert snapshot(match) == before

    def test_no_die_falls_while_a_seat_must_choose(self):
        match = first_fire()
        with pytest.raises(ImpossibleOutcomeError):
            match.fall(Roll((3, 3)))

    def test_no_die_falls_after_the_end(self):
        match = finished()
        with pytest.raises(ImpossibleOutcomeError):
            match.fall(Roll((3, 3)))

    def test_chance_runs_until_somebody_must_choose(self):
        match = Match(Retreat(), "rearguard")
        match.run_chance(ScriptedSource([3]))
        assert match.length == 1
        assert match.state.actor() == 1

    def test_chance_runs_on_while_more_dice_are_in_the_air(self):
        match = first_fire()
        match.state.stack += [Shot(), Shot()]
        match.run_chance(ScriptedSource([12, 11]))
        assert [step.seat for step in match.steps] == [CHANCE, CHANCE]
        assert match.state.actor() == MOVER


def finished() -> Match:
    """A match in which the gunner never fires and the mover runs across."""
    match = first_fire()
    while not match.state.over:
        seat = match.state.actor()
        match.take(seat, match.state.choices()[0] if seat == MOVER else Hold())
    return match


class TestHistory:
    def test_every_earlier_state_can_be_read(self):
        match = finished()
        assert match.at(0) == FirstFire().new("strip")
        for number, step in enumerate(match.steps, 1):
            assert match.at(number).digest() == step.digest

    @pytest.mark.parametrize("step", [-1, 3])
    def test_there_is_no_state_before_the_first_or_after_the_last_step(self, step):
        match = first_fire()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Hold())
        with pytest.raises(IndexError, match="of 2 steps"):
            match.at(step)
        with pytest.raises(IndexError, match="of 2 steps"):
            match.rewind(step)
        assert match.length == 2

    def test_rewinding_forgets_the_steps_and_their_entries(self):
        match = finished()
        expected = match.at(3).digest()
        match.rewind(3)
        assert match.state.digest() == expected
        assert match.length == 3
        assert len(match.entries) == 4

    def test_a_rewound_match_goes_on_like_one_that_never_went_further(self):
        first, second = first_fire(), first_fire()
        for match in (first, second):
            match.take(MOVER, Advance(2))
        second.take(GUNNER, Fire())
        second.rewind(1)
        for match in (first, second):
            match.take(GUNNER, Fire())
            match.run_chance(SeededSource(4))
        assert first.steps == second.steps
        assert first.entries == second.entries
        assert [first.at(k) for k in range(4)] == [second.at(k) for k in range(4)]

    def test_two_matches_do_not_share_their_options(self):
        options: dict[str, bool | int | str] = {"shots": 1}
        match = Match(FirstFire(), "strip", options)
        options["shots"] = 9
        assert match.options == {"shots": 1}


class TestLog:
    def test_the_set_up_is_told_before_the_first_step(self):
        assert messages(first_fire(), 0) == ["turn-begins"]

    def test_each_step_has_its_own_entries(self):
        match = first_fire(shots=1)
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Fire())
        match.fall(Roll((1, 1)))
        assert match.state.news == []
        assert messages(match, 1) == ["squad-moves"]
        assert messages(match, 2) == []
        assert messages(match, 3) == ["shot-hits", "fire-ends", "move-ends", "turn-begins"]

    def test_an_entry_keeps_the_tally_of_its_number(self):
        match = first_fire()
        match.take(MOVER, Advance(2))
        match.take(GUNNER, Fire())
        match.fall(Roll((1, 1)))
        tally = match.entries[3][0].tally
        assert tally is not None
        assert tally.total == tally.value("shot-base") == 7


class TestErrorsInRules:
    def test_an_error_in_a_rule_leaves_the_match_as_it_was(self):
        class Ditch(Movement, frozen=True):
            def take(self, state: FirstFireState, choice: Choice) -> None:
                super().take(state, choice)
                raise ZeroDivisionError("an error in the rules")

        match = first_fire()
        match.state.stack[-1] = Ditch()
        before = snapshot(match)
        with pytest.raises(ZeroDivisionError):
            match.take(MOVER, Advance(2))
        assert snapshot(match) == before
