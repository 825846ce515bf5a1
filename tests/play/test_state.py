"""A State is plain data: copied, compared and fingerprinted by value, driven by its stack."""

import os
import subprocess
import sys
from hashlib import blake2b
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.play import CHANCE, OVER, Choice, Game, Moment, State, run_chance
from hexfront.play.driver import SeededSource
from hexfront.play.fields import declared
from tests.play.games import KERNEL_GAMES
from tests.play.games.first_fire import (
    Advance,
    DefensiveFirstFire,
    Fire,
    FirstFire,
    FirstFireState,
    Hold,
    Shot,
)

GAMES = st.sampled_from(KERNEL_GAMES)
SEEDS = st.integers(0, 2**32)


@declared
class Keeper(State):
    """A State that keeps one thing of any kind."""

    kept: object

    def __init__(self, kept: object) -> None:
        self.blank()
        self.kept = kept


def wander(state: State, steps: int, random: Random) -> None:
    """Take some steps at random."""
    for _ in range(steps):
        actor = state.actor()
        if actor == OVER:
            return
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
        else:
            state.take(random.choice(state.choices()))


def somewhere(game: Game[Any], steps: int, seed: int) -> State:
    state: State = game.new(game.scenarios()[0].id)
    wander(state, steps, Random(seed))
    return state


def samples() -> list[str]:
    """Digests that have to come out the same in every process."""
    units = Keeper({f"unit-{number}" for number in range(40)})
    return [units.digest(), *(somewhere(game, 7, 7).digest() for game in KERNEL_GAMES)]


class TestValue:
    @given(GAMES, st.integers(0, 25), SEEDS)
    def test_a_copy_is_equal_and_has_the_same_digest(self, game, steps, seed):
        state = somewhere(game, steps, seed)
        twin = state.copy()
        assert twin == state
        assert twin is not state
        assert twin.digest() == state.digest()

    @given(GAMES, st.integers(0, 15), SEEDS)
    def test_what_happens_to_a_copy_leaves_the_original_alone(self, game, steps, seed):
        state = somewhere(game, steps, seed)
        before = state.digest()
        wander(state.copy(), 8, Random(seed))
        assert state.digest() == before

    @given(GAMES, st.integers(0, 25), SEEDS)
    def test_the_same_steps_lead_to_the_same_digest(self, game, steps, seed):
        assert somewhere(game, steps, seed).digest() == somewhere(game, steps, seed).digest()

    def test_a_step_changes_the_value_and_the_digest(self):
        state = FirstFire().new("strip")
        twin = state.copy()
        twin.take(Advance(2))
        assert twin != state
        assert twin.digest() != state.digest()

    def test_what_the_game_waits_for_is_part_of_the_value(self):
        state = FirstFire().new("strip")
        state.take(Advance(2))
        twin = state.copy()
        twin.stack.pop()
        assert twin != state
        assert twin.digest() != state.digest()

    def test_the_news_are_no_part_of_the_value(self):
        state = FirstFire().new("strip")
        twin = state.copy()
        twin.note("turn-begins", "FF-1")
        assert twin == state
        assert twin.digest() == state.digest()

    def test_states_of_different_games_differ(self):
        first, second, third = (game.new(game.scenarios()[0].id) for game in KERNEL_GAMES[:3])
        assert first != second
        assert second != third
        assert first != "a text"

    def test_a_state_is_not_hashable_because_it_changes(self):
        with pytest.raises(TypeError):
            hash(FirstFire().new("strip"))

    def test_equal_mappings_give_equal_digests_in_whatever_order_they_were_filled(self):
        names = [f"unit-{number}" for number in range(40)]
        first, second = Keeper(dict.fromkeys(names, 1)), Keeper(dict.fromkeys(names[::-1], 1))
        assert first == second
        assert first.digest() == second.digest()

    @pytest.mark.parametrize("hash_seed", ["1", "2"])
    def test_the_digest_is_the_same_in_another_process(self, pytestconfig, hash_seed):
        told = subprocess.run(
            [sys.executable, "-c", "from tests.play import test_state as t; print(*t.samples())"],
            capture_output=True,
            text=True,
            check=True,
            cwd=pytestconfig.rootpath,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert told.stdout.split() == samples()

    def test_the_digest_is_that_of_the_value_in_messagepack(self):
        packed = b"\x92\x94\x01\xa3two\x92\x03\xc0\xc3\x90"
        expected = blake2b(packed, digest_size=12).hexdigest()
        assert Keeper((1, "two", [3, None], True)).digest() == expected


class TestNews:
    def test_a_copy_starts_with_empty_news(self):
        state = FirstFire().new("strip")
        state.note("turn-begins", "FF-1")
        assert state.copy().news == []

    def test_a_copy_of_a_silent_state_stays_silent(self):
        state = FirstFire().new("strip")
        state.news = None
        twin = state.copy()
        twin.take(Advance(2))
        assert twin.news is None

    @given(GAMES, SEEDS)
    def test_a_silent_game_goes_the_same_way(self, game, seed):
        loud, silent = game.new(game.scenarios()[0].id), game.new(game.scenarios()[0].id)
        silent.news = None
        wander(loud, 12, Random(seed))
        wander(silent, 12, Random(seed))
        assert silent == loud


class TestStack:
    @given(GAMES, SEEDS)
    def test_every_game_ends_and_then_waits_for_nobody(self, game, seed):
        state = somewhere(game, 500, seed)
        assert state.over
        assert state.actor() == OVER
        assert state.stack == []

    @given(GAMES, st.integers(0, 25), SEEDS)
    def test_steps_that_need_nobody_never_stay_on_top(self, game, steps, seed):
        state = somewhere(game, steps, seed)
        assert state.actor() in {*range(state.teams.seats), CHANCE, OVER}

    def test_settling_runs_as_many_steps_as_need_nobody(self):
        state = FirstFire().new("strip", {"shots": 1})
        for to in (2, 4, 6):
            state.take(Advance(to))
            state.take(Hold())
        state.take(Advance(8))
        state.take(Fire())
        run_chance(state, SeededSource(3))
        assert (state.turn, state.points) == (2, 4)
        assert [type(moment).__name__ for moment in state.stack] == ["NextTurn", "Movement"]


class TestChoicesListedBefore:
    """A moment whose choices the rules had to list is asked without listing them again."""

    LISTED = (Hold(),)

    def asked(self) -> FirstFireState:
        state = FirstFire().new("strip")
        state.ask(DefensiveFirstFire(), self.LISTED)
        return state

    def test_they_are_what_the_moment_offers(self):
        state = self.asked()
        assert state.stack[-1] == DefensiveFirstFire()
        assert state.choices() is self.LISTED

    def test_a_copy_lists_anew(self):
        assert self.asked().copy().choices() == [Fire(), Hold()]

    def test_another_moment_on_top_has_its_own(self):
        state = self.asked()
        state.stack.append(DefensiveFirstFire())
        assert state.choices() == [Fire(), Hold()]

    def test_a_choice_ends_them(self):
        state = self.asked()
        again = state.stack[-1]
        state.take(Hold())
        state.stack.append(again)
        assert state.choices() == [Fire(), Hold()]

    def test_dice_end_them(self):
        state = self.asked()
        again = state.stack[-1]
        state.stack.append(Shot())
        run_chance(state, SeededSource(3))
        state.stack.append(again)
        assert state.choices() == [Fire(), Hold()]


class Aiming(Moment[FirstFireState], frozen=True, tag="Aiming"):
    """Looks along the barrel before anything is fired."""

    private = True

    def actor(self, state: FirstFireState) -> int:
        return 1

    def choices(self, state: FirstFireState) -> list[Choice]:
        return [Fire(), Hold(), Advance(0)]

    def take(self, state: FirstFireState, choice: Choice) -> None:
        match choice:
            case Hold():
                state.call_off()
            case Fire():
                state.stack.pop()
                state.shots -= 1


class Watching(DefensiveFirstFire, frozen=True, tag="Watching"):
    """A gunner who aims first."""

    def take(self, state: FirstFireState, choice: Choice) -> None:
        state.stack.append(Aiming())


class TestChoicesSetAside:
    """What is called off in private leaves the choices as they were."""

    LISTED = (Fire(),)

    def aimed(self, *choices: Choice) -> FirstFireState:
        state = FirstFire().new("strip")
        state.shots = 2
        state.ask(Watching(), self.LISTED)
        for choice in (Fire(), *choices):
            state.take(choice)
        return state

    def test_a_moment_called_off_leads_back_to_them(self):
        assert self.aimed(Hold()).choices_of(Watching()) is self.LISTED

    def test_they_last_through_all_that_is_private(self):
        assert self.aimed(Advance(0), Hold()).choices_of(Watching()) is self.LISTED

    def test_another_moment_has_its_own(self):
        assert self.aimed(Hold()).choices_of(DefensiveFirstFire()) == [Fire(), Hold()]

    def test_what_is_committed_ends_them(self):
        state = self.aimed(Fire())
        state.stack.append(Aiming())
        state.take(Hold())
        assert state.choices_of(Watching()) == [Fire(), Hold()]

    def test_a_copy_lists_anew(self):
        state = self.aimed().copy()
        state.take(Hold())
        assert state.choices_of(Watching()) == [Fire(), Hold()]


class TestMomentsThatSayNothing:
    """A moment that lacks a part fails loudly and says which one."""

    @pytest.mark.parametrize(
        ("call", "words"),
        [
            (lambda moment, state: moment.actor(state), "does not say who acts"),
            (lambda moment, state: moment.choices(state), "offers no choice"),
            (lambda moment, state: moment.chances(state), "waits for no die"),
            (lambda moment, state: moment.take(state, Hold()), "takes no choice"),
            (lambda moment, state: moment.fall(state, None), "waits for no die"),
            (lambda moment, state: moment.run(state), "does not run by itself"),
        ],
    )
    def test_the_missing_part_is_named(self, call, words):
        class Blank(Moment[FirstFireState], frozen=True, tag="Blank"):
            pass

        with pytest.raises(TypeError, match=f"Blank {words}"):
            call(Blank(), FirstFire().new("strip"))

    def test_a_moment_without_secrets_is_shown_as_it_is(self):
        state = FirstFire().new("strip")
        moment = state.stack[-1]
        assert moment.shown(state, 0) is moment
        assert moment.shown(state, 1) is moment
