"""The ladder counts wins for the right player, whichever side he has."""

import pytest
from msgspec import json

from bench.ladder import Bout, Outcome, Pairing, interval, play, record, run

PAIRING = Pairing("partisans", "random")


def outcome(seat, won, *seconds):
    return Outcome(PAIRING, 0, seat, won, seconds, 1.5)


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


def test_a_player_against_itself_has_new_dice_and_the_first_side_in_every_game():
    mirror = Pairing("partisans", "random", player="random")
    assert [Bout(mirror, n).dice() for n in range(3)] == [0, 1, 2]
    assert [Bout(mirror, n).side(()) for n in range(3)] == [0, 0, 0]
    assert [Bout(PAIRING, n).dice() for n in range(3)] == [0, 0, 1]


@pytest.mark.parametrize(("scenario", "side"), [("solo-search", 1), ("solo-hunters", 0)])
def test_a_player_sits_where_no_procedure_plays(scenario, side):
    assert play(Bout(Pairing(scenario, "random", player="random"), 0)).seat == side


def test_games_that_are_kept_are_not_played_again(tmp_path):
    keep = tmp_path / "ladder.jsonl"
    pairing = Pairing("partisans", "random", player="random")
    lost = Outcome(pairing, 0, 0, False, (0.5,), 1.0)
    keep.write_bytes(json.encode(lost) + b"\n")
    (row,) = run([pairing], games=2, processes=1, keep=keep)
    assert row.games == 2
    assert row.slowest == 0.5
    first, second = (json.decode(line, type=Outcome) for line in keep.read_bytes().splitlines())
    assert (first, second.number) == (lost, 1)


def test_a_file_that_holds_something_else_is_named_with_its_line(tmp_path):
    keep = tmp_path / "ladder.jsonl"
    keep.write_text('{"pairing": 1}\n')
    with pytest.raises(SystemExit, match=r"ladder.jsonl:1: no game of a ladder"):
        run([PAIRING], games=1, keep=keep)
