"""The ladder counts wins for the right player, whichever side he has."""

import pytest

from bench.ladder import Bout, Outcome, Pairing, interval, play, record

PAIRING = Pairing("partisans", "random")


def outcome(seat, won, *seconds):
    return Outcome(PAIRING, seat, won, seconds, 1.5)


def test_the_interval_holds_the_rate_and_narrows_with_the_number_of_games():
    low, high = interval(8, 10)
    assert 0 < low < 0.8 < high < 1
    closer_low, closer_high = interval(800, 1000)
    assert low < closer_low < 0.8 < closer_high < high


def test_a_perfect_record_does_not_prove_certainty():
    low, high = interval(20, 20)
    assert low < 1
    assert high == pytest.approx(1)


def test_wins_are_the_players_and_the_first_seat_is_counted_apart():
    played = [
        outcome(0, True, 0.1), outcome(1, True, 0.2),
        outcome(0, False, 0.3), outcome(1, False, 0.9),
    ]  # fmt: skip
    row = record(PAIRING, played)
    assert (row.games, row.wins) == (4, 2)
    assert row.first_seat == 0.5
    assert row.slowest == 0.9


def test_bouts_in_a_row_swap_the_sides_and_can_be_played_again():
    first, second = play(Bout(PAIRING, 0)), play(Bout(PAIRING, 1))
    assert (first.seat, second.seat) == (0, 1)
    assert play(Bout(PAIRING, 0)).won == first.won
    assert len(first.seconds) > 10
