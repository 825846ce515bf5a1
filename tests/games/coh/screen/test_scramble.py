"""Dealing anew what a seat cannot see: the seat cannot tell the difference, now or later."""

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexfront.games.coh.game import CohGame
from hexfront.games.coh.hidden.detection import detected
from hexfront.games.coh.notation import position
from hexfront.games.coh.state import CohState
from hexfront.play import CHANCE, State
from tests.fuzz.secrecy import check_secrecy
from tests.fuzz.strangers import Strangers

GAME = CohGame()
GERMAN, SOVIET = 0, 1

BOTH_HIDE = """
    board 9x9
    terrain woods C03 C04 D05 E05 F06 G06, light-woods B06 H04, wooden-building E07 E03
    terrain water I09 A01
    walls D02:N+NE G08:S
    unit G1 german-hmg-34 at E03 facing S
    unit G2 german-rifles-41 at D03 facing S hit=suppressed
    unit G3 german-rifles-41 at C03 hidden
    unit G4 german-pak-38 at D02 hidden
    unit S1 soviet-rifles-41 at E07 hidden
    unit S2 soviet-rifles-41 at F06 hidden spent
    unit S3 soviet-maxim at D07 facing N hit=pinned
    unit S4 soviet-rifles-41 at E08 facing N hit=unnerved
    unit S5 soviet-rifles-41 at E08 facing N
    unit S6 soviet-rifles-41 at D09 hidden hit=panicked
    objective E05 german
    hand german 1 4 7 9, soviet 2 5 6 13
    draw german 1, soviet 1
    cap german 7, soviet 7
"""


def scrambles(state: CohState, seat: int, count: int = 60) -> list[CohState]:
    return [GAME.scramble(state, seat, Random(seed)) for seed in range(count)]


def view(state: CohState, seat: int) -> bytes:
    return msgspec.json.encode(GAME.view(state, seat))


class TestWhatIsDealtAnew:
    @pytest.mark.parametrize("seat", [GERMAN, SOVIET])
    def test_all_that_the_seat_sees_stays_the_same(self, seat: int):
        state = position(BOTH_HIDE).state
        assert {view(other, seat) for other in scrambles(state, seat)} == {view(state, seat)}

    def test_the_given_state_is_left_alone(self):
        state = position(BOTH_HIDE).state
        before = state.digest()
        assert any(other.digest() != before for other in scrambles(state, GERMAN))
        assert state.digest() == before

    def test_enemy_hands_markers_hidden_units_and_their_state_vary(self):
        p = position(BOTH_HIDE)
        others = scrambles(p.state, GERMAN)
        assert len({other.hands[SOVIET] for other in others}) > 5
        assert len({other.hit[p.id("S3")] for other in others}) > 3
        assert len({other.hit[p.id("S6")] for other in others}) > 1
        assert len({other.hex[p.id("S1")] for other in others}) > 10
        assert {other.is_fresh(p.id("S1")) for other in others} == {True, False}

    def test_the_seats_own_secrets_and_open_units_do_not(self):
        p = position(BOTH_HIDE)
        own = [p.id(name) for name in ("G1", "G2", "G3", "G4")]
        for other in scrambles(p.state, GERMAN):
            assert other.hands[GERMAN] == p.state.hands[GERMAN]
            assert [other.hex[u] for u in own] == [p.state.hex[u] for u in own]
            assert [other.hit[u] for u in own] == [p.state.hit[u] for u in own]
            assert other.hex[p.id("S3")] == p.state.hex[p.id("S3")]
            assert (other.board, other.hidden) == (p.state.board, p.state.hidden)

    @pytest.mark.parametrize("seat", [GERMAN, SOVIET])
    def test_cards_and_markers_are_only_exchanged(self, seat: int):
        state = position(BOTH_HIDE).state

        def cards(some: CohState) -> Counter[int]:
            held = Counter((*some.hands[GERMAN], *some.hands[SOVIET]))
            return held + Counter(dict(enumerate(some.deck)))

        def markers(some: CohState) -> list[int]:
            return [left + some.hit.count(index) for index, left in enumerate(some.pool) if index]

        for other in scrambles(state, seat):
            assert cards(other) == cards(state)
            assert markers(other) == markers(state)


class TestWithinTheRules:
    def test_nobody_is_hidden_where_he_would_be_found(self):
        for other in scrambles(position(BOTH_HIDE).state, GERMAN):
            assert detected(other) == []

    def test_vehicles_are_not_hidden_where_they_cannot_go(self):
        p = position(BOTH_HIDE)
        spots = {other.hex[p.id("G4")] for other in scrambles(p.state, SOVIET, 300)}
        closed = {p.hex(label) for label in ("A01", "I09", "C04", "D05")}
        assert not spots & closed

    def test_nobody_holds_a_scenario_card(self):
        p = position(BOTH_HIDE + "\n deck 1 2 4 5 6 7 9 13 18")
        for other in scrambles(p.state, GERMAN, 200):
            assert 18 not in other.hands[SOVIET]
            assert other.deck[18] == 1

    def test_no_hidden_unit_has_a_marker_that_keeps_it_from_moving(self):
        p = position(BOTH_HIDE)
        found = {other.marker(p.id("S6")).id for other in scrambles(p.state, GERMAN, 200)}
        assert not found & {"stunned", "killed", "pinned", "cowering"}

    def test_nobody_is_killed_next_to_an_enemy(self):
        p = position("""
            unit G1 german at E03 facing S
            unit S1 soviet at E04 facing N hit=pinned
        """)
        found = {other.marker(p.id("S1")).id for other in scrambles(p.state, GERMAN, 200)}
        assert "killed" not in found
        assert "suppressed" in found

    def test_a_marker_that_was_just_put_to_the_test_stays(self):
        """The hit number is on the table, so S1 has no marker that changes its defense."""
        p = position("""
            unit G1 german at E03 facing S
            unit S1 soviet at E06 facing N hit=pinned
        """)
        assert len({other.hit[p.id("S1")] for other in scrambles(p.state, GERMAN)}) > 1
        p.play("attack G1 E06")
        found = {other.marker(p.id("S1")).id for other in scrambles(p.state, GERMAN)}
        assert found == {"pinned"}

    def test_an_action_that_is_being_put_together_stays_possible(self):
        p = position("""
            unit S1 soviet at E06 hidden
            unit S2 soviet at E07 hidden
            cap soviet 0
            turn soviet
        """)
        p.play("gather S1 stealth", "join S2", "done")
        for other in scrambles(p.state, GERMAN):
            assert other.choices() == p.state.choices()


def wander(state: State, random: Random, steps: int) -> None:
    """So many steps at random, as far as the game goes."""
    for _ in range(steps):
        if state.over:
            return
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
        else:
            state.take(random.choice(state.choices()))


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 120), seat=st.sampled_from([0, 1]))
def test_the_seat_cannot_tell_the_states_apart_while_both_go_the_same_way(seed, steps, seat):
    random = Random(seed)
    state = position(BOTH_HIDE).state
    wander(state, random, steps)
    if not state.over:
        check_secrecy(GAME, state, seat, Strangers(GAME), random)
