"""How good it is for units to stand in a hex: on an advance, and after a retreat."""

from collections.abc import Sequence

from hexfront.games.s42.scenarios.victory import captured_hexes
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined, supplied
from hexfront.hexes import HexId
from hexfront.opponents.s42.ground import cover, victory_hexes
from hexfront.opponents.s42.judge import Judge
from hexfront.play.masks import members
from hexfront.play.teams import FOE

POCKET = 0.25
"""Share of the worth of enemy units that an advance cuts off."""


def forward(judge: Judge, state: S42State, units: Sequence[int], place: int) -> float:
    """The value of having advanced to a place."""
    if place < 0:
        return -5.0
    h, side, weights = HexId(place), judge.side, judge.weights
    fast = any(state.setting.mechanized >> u & 1 for u in units)
    rate = (6.0 if fast else 2.5) * judge.pull(h) if side == AXIS else 0.0
    if side == AXIS:
        rate += weights.vp * judge.points(h)
    elif captured_hexes(state) >> h & 1:
        rate += weights.vp * victory_hexes(state.country).get(h, 0)
    if not supplied(state, side) >> h & 1:
        rate -= 3.0 if joined(state, side) >> h & 1 else 6.0
    friends = members(state.combat_at(h, side) & ~state.disordered)
    strength = sum(state.face(u).defense for u in {*friends, *units})
    danger = judge.menace[h] - 3.0 * strength
    return rate - 0.03 * max(danger, 0.0) + 0.2 * cover(state, h, side)


def noose(judge: Judge, state: S42State, units: Sequence[int], place: int, before: float) -> float:
    """The worth of what is cut off once the units stand there."""
    if place < 0:
        return 0.0
    after = state.copy()
    for u in units:
        after.put(u, place)
    return POCKET * (judge.cut_off(after) - before)


def refuge(judge: Judge, state: S42State, units: Sequence[int], place: int) -> float:
    """The value of a place to units that retreat; `judge` sees it with their side's eyes."""
    if place < 0:
        return 1.0
    h, side = HexId(place), judge.side
    rate = 0.5 * cover(state, h, side) - judge.menace[h] / 40
    if supplied(state, side) >> h & 1:
        rate += 3.0
    elif joined(state, side) >> h & 1:
        rate += 1.5
    if state.zoc(FOE[side]) >> h & 1:
        rate -= 1.0
    points = victory_hexes(state.country).get(h, 0)
    if points and not state.combat_at(h, side):
        rate += points
    friends = state.combat_at(h, side) & ~state.disordered & ~sum(1 << u for u in units)
    rate += 0.5 * bool(friends)
    if side != AXIS:
        rate += 0.5 * judge.pull(h)
    return rate
