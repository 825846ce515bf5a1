"""Seats in teams: who is whose enemy."""

import pytest

from hexfront.play.teams import DUEL, FOE, Teams


def test_in_a_duel_each_seat_is_the_others_enemy() -> None:
    assert DUEL.enemies == ((1,), (0,))
    assert DUEL.allies == ((), ())
    assert [FOE[side] for side in (0, 1)] == [1, 0]


def test_three_seats_in_two_teams() -> None:
    teams = Teams.of(0, 1, 0)
    assert teams.enemies == ((1,), (0, 2), (1,))
    assert teams.allies == ((2,), (), (0,))


def test_four_seats_in_two_teams() -> None:
    teams = Teams.of(0, 0, 1, 1)
    assert teams.enemies == ((2, 3), (2, 3), (0, 1), (0, 1))
    assert teams.allies == ((1,), (0,), (3,), (2,))


def test_somebody_must_be_on_the_other_side() -> None:
    with pytest.raises(ValueError, match="other side"):
        Teams.of(0, 0)
