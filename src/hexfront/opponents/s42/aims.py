"""What a side is after: who presses on, and the objectives in dispute."""

from hexfront.games.s42.entry.areas import place_of
from hexfront.games.s42.movement.sea import CRIMEA, strait_port
from hexfront.games.s42.scenarios.victory import (
    captured_hexes,
    intruders,
    rear_loss,
    victory_points,
)
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.opponents.s42.ground import victory_hexes

LATE = 6
"""Turns before the end from which a side that is behind throws its line into the scales."""
AHEAD = 4
"""Turns that the Axis looks ahead for what it will be asked for."""
MARGIN = 3
"""VPs below what the Axis needs at which the Soviets are content."""


def presses(state: S42State, side: int) -> bool:
    """Does a side have to take more than it has?

    The Axis does until winter finds it with enough; the Soviets then, or when time runs out.
    """
    goal = state.setting.file.victory
    if not goal.at_end:
        return side == AXIS
    ahead = _ahead(state)
    if side == AXIS:
        return not state.season.winter or ahead < 0
    late = state.setting.file.last_turn - state.turn < LATE
    return (state.season.winter or late) and ahead >= -MARGIN


def _ahead(state: S42State) -> int:
    """VPs that the Axis has beyond what it needs."""
    goal = state.setting.file.victory
    asked = [check.points for check in goal.checks if check.turn >= state.turn]
    return victory_points(state).total - max((goal.points, *asked))


def enough(state: S42State, side: int) -> bool:
    """Does the Axis have all that it needs, if it can keep it to the end?"""
    return side == AXIS and state.setting.file.victory.at_end and _ahead(state) >= 0


def urgent(state: S42State, side: int) -> bool:
    """Does the Axis lack points that it will be asked for soon, in a game that does not wait for
    its last turn to be decided?"""
    file = state.setting.file
    if side != AXIS or (file.victory.at_end and not file.victory.benchmarks):
        return False
    asked = file.victory.points
    if file.victory.benchmarks:
        turn = min(state.turn + AHEAD, file.last_turn)
        asked = state.setting.charts.turns.turn(turn).benchmark
    return victory_points(state).total < asked


def disputed(state: S42State, side: int, *, pressing: bool) -> list[tuple[HexId, int]]:
    """The VP hexes that the side which presses does not hold yet, and their worth; for the Axis
    also the hexes of its rear that the enemy is in."""
    axis_wants = (side == AXIS) == pressing
    taken = captured_hexes(state)
    wanted: list[tuple[HexId, int]] = [
        (h, points) for h, points in victory_hexes(state.country).items()
        if bool(taken >> h & 1) != axis_wants
    ]  # fmt: skip
    if side == AXIS:
        raided = (HexId(h) for h in bits(intruders(state)))
        wanted += [(h, -rear_loss(state.country, h)) for h in raided]
    return wanted


def bridgehead(state: S42State, side: int) -> Bitboard:
    """Taman, while Axis units wait beyond the Kerch Strait to cross to it."""
    taman, crimea = strait_port(state), place_of(state, CRIMEA)
    if side != AXIS or taman is None or crimea is None or not state.units_at(crimea, AXIS):
        return 0
    return 0 if captured_hexes(state) >> taman & 1 else 1 << taman
