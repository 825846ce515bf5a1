"""The three shapes of flow that the games need, each in a game of its own.

An interrupt by the other seat inside a move; choices made in secret by both seats; a
decision of many parts by both seats, each part free until it is confirmed.
"""

import msgspec
import pytest

from hexfront.play import (
    CHANCE,
    IllegalChoiceError,
    Match,
    Roll,
    ScriptedSource,
    Tally,
    UndoPolicy,
    dump,
    heard,
    load,
)
from tests.play.games import FirstFire, Retreat, SecretOrders, find_game
from tests.play.games.common import table_of
from tests.play.games.first_fire import GUNNER, MOVER, Advance, Fire, Hold
from tests.play.games.retreat import ATTACKER, OWNER, Confirm, StepTo
from tests.play.games.secret_orders import Seal


def waiting(match: Match) -> list[str]:
    """The names of the moments on the stack, the innermost last."""
    return [type(moment).__name__ for moment in match.state.stack]


def seen(match: Match, seat: int) -> str:
    """All that a seat is shown, as it goes over the wire."""
    view = match.game.view(match.state, seat)
    told = [heard(entries, seat) for entries in match.entries]
    return msgspec.json.encode((view, match.game.offers(match.state, seat), told)).decode()


class TestNestedInterrupt:
    """After each movement point the gunner may fire; the move waits underneath."""

    def match(self, shots: int = 2) -> Match:
        match = Match(FirstFire(), "strip", {"shots": shots})
        match.take(MOVER, Advance(2))
        return match

    def test_the_interrupt_lies_on_top_of_the_move(self):
        match = self.match()
        assert waiting(match) == ["NextTurn", "Movement", "DefensiveFirstFire"]
        assert match.state.actor() == GUNNER

    def test_when_the_gunner_holds_the_move_goes_on(self):
        match = self.match()
        match.take(GUNNER, Hold())
        assert waiting(match) == ["NextTurn", "Movement"]
        assert match.state.actor() == MOVER
        assert table_of(match)["points"] == 3

    def test_a_miss_lets_the_gunner_fire_again(self):
        match = self.match()
        match.take(GUNNER, Fire())
        assert waiting(match)[-1] == "Shot"
        assert match.state.actor() == CHANCE
        match.fall(Roll((6, 6)))
        assert waiting(match)[-1] == "DefensiveFirstFire"

    def test_without_shots_the_gunner_is_not_asked(self):
        match = self.match(shots=1)
        match.take(GUNNER, Fire())
        match.fall(Roll((6, 6)))
        assert match.state.actor() == MOVER
        match.take(MOVER, Advance(4))
        assert match.state.actor() == MOVER

    def test_a_hit_ends_the_move(self):
        match = self.match()
        match.take(GUNNER, Fire())
        match.fall(Roll((3, 4)))
        assert waiting(match) == ["NextTurn", "Movement"]
        assert table_of(match) == {"at": 2, "turn": 2, "points": 4, "shots": 2}

    @pytest.mark.parametrize(("thrown", "pinned"), [((2, 3), True), ((3, 3), False)])
    def test_in_woods_a_shot_needs_two_less(self, thrown, pinned):
        match = self.match()
        match.take(GUNNER, Hold())
        match.take(MOVER, Advance(4))
        match.take(GUNNER, Fire())
        match.fall(Roll(thrown))
        messages = [entry.message for entry in match.entries[-1]]
        assert ("shot-hits" in messages) == pinned

    def test_the_offer_of_a_shot_shows_its_tally(self):
        match = self.match()
        fire, hold = match.game.offers(match.state, GUNNER)
        assert isinstance(fire.preview, Tally)
        assert fire.preview.total == 7
        assert hold.preview is None
        assert match.game.offers(match.state, MOVER) == []

    def test_a_match_saved_in_mid_interrupt_resumes_there(self):
        match = self.match()
        match.take(GUNNER, Fire())
        again = load(dump(match), find_game)
        assert waiting(again) == ["NextTurn", "Movement", "DefensiveFirstFire", "Shot"]


class TestSimultaneousSecretChoice:
    """Both seal, asked in turn; nobody knows the other's number before all are sealed."""

    def match(self, *sealed: int, prize: int = 2) -> Match:
        match = Match(SecretOrders(), "two-fronts")
        match.run_chance(ScriptedSource([prize]))
        for number in sealed:
            match.take(match.state.actor(), Seal(number))
        return match

    @pytest.mark.parametrize(("one", "other"), [((7,), (1,)), ((7, 5, 6), (1, 5, 3))])
    def test_the_second_seat_sees_the_same_whatever_the_first_has_sealed(self, one, other):
        assert seen(self.match(*one), 1) == seen(self.match(*other), 1)
        assert seen(self.match(*one), 0) != seen(self.match(*other), 0)

    def test_the_first_seat_does_not_see_what_the_second_has_sealed(self):
        assert seen(self.match(7, 1), 0) == seen(self.match(7, 5), 0)
        assert seen(self.match(7, 1), 1) != seen(self.match(7, 5), 1)

    def test_that_something_is_sealed_is_no_secret(self):
        assert seen(self.match(7), 1) != seen(self.match(), 1)

    def test_both_seats_choose_freely_among_their_own_numbers(self):
        match = self.match(7)
        assert match.state.choices() == [Seal(number) for number in range(1, 8)]
        match = self.match(7, 7)
        assert match.state.choices() == [Seal(number) for number in range(1, 7)]

    def test_when_all_are_sealed_everybody_sees_everything(self):
        match = self.match(7, 1, 2, 6)
        for seat in (0, 1):
            opened = [entry for entry in heard(match.entries[-1], seat) if entry.rule == "SO-3"]
            assert [entry.args for entry in opened] == [
                {"front": 0, "first": 7, "second": 1},
                {"front": 1, "first": 2, "second": 6},
            ]

    def test_the_higher_number_wins_and_equal_ones_win_nothing(self):
        assert table_of(self.match(7, 1, 4, 4, prize=3))["scores"] == [3, 0]

    def test_a_number_is_sealed_only_once(self):
        match = self.match(7, 1)
        with pytest.raises(IllegalChoiceError) as caught:
            match.take(0, Seal(7))
        assert caught.value.refusal.rule == "SO-2"


class TestSubDecisionsUntilConfirmed:
    """The owner plans and confirms; where all ways are equally bad, the attacker chooses."""

    def match(self, die: int = 6) -> Match:
        """The first unit, in hex 0, has to go back: 4 rows with a 6."""
        match = Match(Retreat(), "rearguard")
        match.run_chance(ScriptedSource([die]))
        return match

    def plan(self, match: Match, *route: int) -> None:
        for to in route:
            match.take(OWNER, StepTo(to))

    def test_the_unit_stands_still_while_its_way_is_planned(self):
        match = self.match()
        self.plan(match, 4, 8)
        assert table_of(match)["units"] == [0, 2]

    def test_the_attacker_does_not_see_the_plan(self):
        one, other = self.match(), self.match()
        self.plan(one, 4, 8, 12)
        self.plan(other, 4, 9)
        assert msgspec.json.encode(one.game.view(one.state, ATTACKER)) == msgspec.json.encode(
            other.game.view(other.state, ATTACKER)
        )
        told = [entry for entries in one.entries for entry in heard(entries, ATTACKER)]
        assert [entry.message for entry in told] == []

    def test_each_part_can_be_taken_back_until_it_is_confirmed(self):
        match = self.match(die=1)
        before = match.state.digest()
        self.plan(match, 4, 9)
        match.undo(OWNER, UndoPolicy.FAIR)
        match.undo(OWNER, UndoPolicy.FAIR)
        assert match.state.digest() == before
        self.plan(match, 4, 8)
        match.take(OWNER, Confirm())
        assert table_of(match)["units"] == [8, 2]

    def test_a_plan_that_can_go_on_cannot_be_confirmed(self):
        match = self.match()
        self.plan(match, 4)
        with pytest.raises(IllegalChoiceError) as caught:
            match.take(OWNER, Confirm())
        assert caught.value.refusal.rule == "RT-3"

    def test_where_all_ways_are_equally_bad_the_attacker_chooses(self):
        match = self.match()
        self.plan(match, 4, 9)
        assert match.state.choices() == [Confirm()]
        match.take(OWNER, Confirm())
        assert match.state.actor() == ATTACKER
        assert match.state.choices() == [StepTo(13), StepTo(14)]
        match.take(ATTACKER, StepTo(13))
        assert table_of(match)["units"] == [13, 2]

    def test_a_unit_driven_back_twice_is_eliminated(self):
        match = self.match()
        self.plan(match, 4, 9)
        match.take(OWNER, Confirm())
        match.take(ATTACKER, StepTo(13))
        match.take(ATTACKER, StepTo(17))
        assert table_of(match)["steps"] == [0, 2]
        assert waiting(match) == ["NextUnit"]

    def test_after_the_attackers_choice_the_owner_plans_on(self):
        match = self.match()
        self.plan(match, 4, 9)
        match.take(OWNER, Confirm())
        match.take(ATTACKER, StepTo(14))
        assert match.state.actor() == OWNER
        assert match.state.choices() == [StepTo(19)]
