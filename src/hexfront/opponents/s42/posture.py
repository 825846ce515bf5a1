"""How good it is for units to stand in a hex: on an advance, and after a retreat."""

from collections.abc import Sequence

from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined, supplied
from hexfront.hexes import HexId
from hexfront.opponents.s42.ground import apart, cover, victory_hexes, worth
from hexfront.opponents.s42.judge import Judge
from hexfront.play.masks import members
from hexfront.play.teams import FOE

SHORT = 3.0
"""For a place without a line of supply that is short enough."""
LOST = 0.6
"""Share of the worth of units that are cut off altogether."""
CONTACT = 0.15
"""For a hex that is nearer to the enemy, up to FAR_OFF hexes."""
FAR_OFF = 6
FAST, SLOW = 0.3, 0.12
"""For each half MP that fast units, and others, are nearer to the objectives."""


def forward(judge: Judge, state: S42State, units: Sequence[int], place: int) -> float:
    """The value of having advanced to a place, in the game as it then is."""
    if place < 0:
        return -5.0
    h, side = HexId(place), judge.side
    fast = any(state.setting.mechanized >> u & 1 for u in units)
    rate = -(FAST if fast else SLOW) * judge.remoteness(h) if judge.presses else 0.0
    rate += judge.vp * judge.points(h)
    if not supplied(state, side) >> h & 1:
        rate -= SHORT
        if not joined(state, side) >> h & 1:
            rate -= LOST * sum(worth(state, u) for u in units)
    friends = members(state.combat_at(h, side) & ~state.disordered)
    strength = sum(state.face(u).defense for u in {*friends, *units})
    danger = judge.menace[h] - 3.0 * strength
    rate -= 0.03 * max(danger, 0.0)
    return rate + 0.2 * cover(state, h, side) - CONTACT * _apart(state, side, h)


def _apart(state: S42State, side: int, h: HexId) -> int:
    """Hexes to the nearest enemy: who advances follows him."""
    near = state.country.grid.within(h, FAR_OFF) & state.occupied[FOE[side]]
    return apart(state.country.grid, h, near, FAR_OFF)


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
    if not judge.presses:
        rate += 0.5 * judge.pull(h)
    return rate
