"""Dice come from outside the rules: from a seed, from a script, or typed in by people."""

import pytest

from hexfront.play import (
    Chances,
    Draw,
    Outcome,
    Roll,
    ScriptedSource,
    ScriptError,
    SeededSource,
    TypedSource,
    dice,
    run_chance,
)
from tests.play.games.first_fire import MOVER, Advance, Fire, FirstFire, Shot
from tests.play.games.retreat import Retreat

BAG = Chances([(Draw(1), 3), (Draw(2), 1)])


class TestSeeded:
    def test_the_same_seed_gives_the_same_dice(self):
        first, second = SeededSource(7), SeededSource(7)
        assert [first(dice(2)) for _ in range(20)] == [second(dice(2)) for _ in range(20)]

    def test_another_seed_gives_other_dice(self):
        first, second = SeededSource(7), SeededSource(8)
        assert [first(dice(2)) for _ in range(20)] != [second(dice(2)) for _ in range(20)]


class TestScripted:
    def test_the_dice_fall_in_the_order_of_the_script(self):
        source = ScriptedSource([(1, 6), (3, 3)])
        assert source(dice(2)) == Roll((1, 6))
        assert source(dice(2)) == Roll((3, 3))

    def test_a_single_number_is_a_single_die_or_a_draw(self):
        source = ScriptedSource([4, 2])
        assert source(dice(1)) == Roll((4,))
        assert source(BAG) == Draw(2)

    def test_a_single_number_for_several_dice_is_their_total(self):
        outcome = ScriptedSource([9])(dice(2))
        assert isinstance(outcome, Roll)
        assert len(outcome.dice) == 2
        assert outcome.total == 9

    @pytest.mark.parametrize(
        ("item", "chances"),
        [((7, 1), dice(2)), ((3,), dice(2)), (0, dice(1)), (3, BAG), ((1,), BAG)],
    )
    def test_what_cannot_fall_is_an_error_that_shows_the_item(self, item, chances):
        with pytest.raises(ScriptError) as caught:
            ScriptedSource([item])(chances)
        assert repr(item) in str(caught.value)

    @pytest.mark.parametrize("total", [1, 13])
    def test_a_total_that_no_dice_give_is_an_error(self, total):
        with pytest.raises(ScriptError, match=f"add up to {total}"):
            ScriptedSource([total])(dice(2))

    def test_a_script_that_is_too_short_is_an_error(self):
        source = ScriptedSource([3])
        source(dice(1))
        with pytest.raises(ScriptError, match="used up"):
            source(dice(1))

    def test_another_source_may_go_on_where_the_script_ends(self):
        source = ScriptedSource([3], then=ScriptedSource([5]))
        assert source(dice(1)) == Roll((3,))
        assert source(dice(1)) == Roll((5,))

    def test_what_is_left_of_the_script_can_be_read(self):
        source = ScriptedSource([3, 5])
        source(dice(1))
        assert source.script == [5]


class TestTyped:
    def test_it_asks_again_until_it_is_told_something_that_can_fall(self):
        answers: list[Outcome] = [Roll((7,)), Draw(1), Roll((2, 2)), Roll((2,)), Roll((5,))]
        asked: list[Chances] = []

        def ask(chances: Chances) -> Outcome:
            asked.append(chances)
            return answers.pop(0)

        chances = dice(1)
        assert TypedSource(ask)(chances) == Roll((2,))
        assert asked == [chances] * 4
        assert answers == [Roll((5,))]


class TestRunChance:
    def test_it_stops_at_the_first_decision(self):
        state = Retreat().new("rearguard")
        source = ScriptedSource([3, 3])
        run_chance(state, source)
        assert state.actor() == 1
        assert source.script == [3]

    def test_it_goes_on_while_more_dice_are_in_the_air(self):
        state = FirstFire().new("strip")
        state.stack += [Shot(), Shot()]
        source = ScriptedSource([12, 11])
        run_chance(state, source)
        assert state.actor() == MOVER
        assert source.script == []

    def test_it_does_nothing_where_a_seat_must_choose(self):
        state = FirstFire().new("strip")
        run_chance(state, ScriptedSource([]))
        assert state.actor() == MOVER

    def test_it_stops_when_the_game_is_over(self):
        state = FirstFire().new("strip", {"shots": 1})
        state.turn, state.points = 3, 1
        state.take(Advance(2))
        state.take(Fire())
        run_chance(state, ScriptedSource([2]))
        assert state.over
        run_chance(state, ScriptedSource([]))
        assert state.over
