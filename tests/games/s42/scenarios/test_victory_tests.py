"""When VPs are asked for: in every Victory Phase, at the end, or after a player turn."""

import pytest

from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.scenarios.victory import ending_rule, verdict
from hexfront.games.s42.setting import AXIS, SOVIET
from tests.games.s42.means.helpers_initial import country

CITIES = ("city 1205 minor Tim vp 2", "city 1206 major Lgov vp 3")


def at(*statements: str) -> Position:
    return position(country(*CITIES, *statements))


@pytest.mark.rule("S42-S2.5.b", "S42-S3.5.b", "S42-S4.4.a")
def test_points_at_the_end_win_only_on_the_last_turn() -> None:
    p = at("turns 10-27", "victory 5 at-end", "turn 26")
    assert verdict(p.state, 5) is None
    p.state.turn = 27
    found = verdict(p.state, 5)
    assert found is not None
    assert found.winner == AXIS
    found = verdict(p.state, 4)
    assert found is not None
    assert found.winner == SOVIET


def test_points_at_any_time_win_at_once() -> None:
    p = at("turns 1-8", "victory 5", "turn 3")
    found = verdict(p.state, 5)
    assert found is not None
    assert found.winner == AXIS
    assert verdict(p.state, 4) is None


def after_axis_turn(*statements: str) -> Position:
    """The Axis Supply Phase has passed; the Soviet player is next."""
    return at("victory 9 at-end after axis 28 5", *statements, "phase recovery axis onwards")


@pytest.mark.rule("S42-S4.4.c")
def test_with_a_point_too_few_after_the_axis_turn_the_game_is_over() -> None:
    p = after_axis_turn("turn 28", "control axis 1206")
    assert p.actor == "over"
    assert p.state.winner == SOVIET
    assert p.state.reason == "log-soviet-wins-check"


@pytest.mark.rule("S42-S4.4.c")
def test_with_the_points_asked_for_it_goes_on() -> None:
    p = after_axis_turn("turn 28", "control axis 1205 1206")
    assert p.state.winner < 0
    assert p.state.side == SOVIET


@pytest.mark.rule("S42-S4.4.c")
def test_the_points_are_asked_for_on_that_turn_alone() -> None:
    for turn in (27, 29):
        assert after_axis_turn(f"turn {turn}").state.winner < 0


@pytest.mark.rule("S42-S4.4.c", "S42-24.3.d")
def test_mount_elbrus_does_not_help() -> None:
    text = country(*CITIES, "victory 9 at-end after axis 28 5", "turn 28", "control axis 1206")
    p = position(f"{text}\nphase recovery axis onwards")
    p.state.elbrus = 1
    assert p.state.winner == SOVIET


def before_axis_turn(*statements: str) -> Position:
    """The Soviet player moves first and has just ended his turn."""
    return at(
        "first soviet", "victory 1 at-end before axis 34 Lgov", *statements,
        "phase recovery soviet onwards",
    )  # fmt: skip


@pytest.mark.rule("S42-S3.5.b", "S42-S3.5.e")
def test_the_axis_must_hold_the_city_just_before_its_turn() -> None:
    p = before_axis_turn("turn 34", "control axis 1205")
    assert p.actor == "over"
    assert p.state.winner == SOVIET
    assert p.state.reason == "log-soviet-wins-city"


@pytest.mark.rule("S42-S3.5.b")
def test_with_the_city_it_goes_on() -> None:
    p = before_axis_turn("turn 34", "control axis 1206")
    assert p.state.winner < 0
    assert p.state.side == AXIS


@pytest.mark.rule("S42-S3.5.b")
def test_nobody_asks_for_it_on_other_turns() -> None:
    for turn in (33, 35):
        assert before_axis_turn(f"turn {turn}").state.winner < 0


def test_a_victory_names_the_rule_by_which_it_was_won() -> None:
    assert ending_rule(after_axis_turn("turn 28").state) == "S42-S4.4.c"
    p = at("turns 1-8", "turn 8")
    p.state.winner, p.state.reason = AXIS, "log-axis-wins-points"
    assert ending_rule(p.state) == "S42-S1.3.a"
    p.state.reason = "log-axis-wins-automatically"
    assert ending_rule(p.state) == "S42-24.2.b"


def test_the_terms_are_written_down_and_read_again() -> None:
    line = "victory 9 at-end after axis 28 5 before axis 34 Lgov"
    p = at(line, "tactical-only soviet 28 all rail")
    assert line in p.text()
    assert "tactical-only soviet 28 all rail" in p.text()
    assert position(p.text()).text() == p.text()
