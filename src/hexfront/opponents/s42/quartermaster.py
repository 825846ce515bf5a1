"""Replacements, Resource Points, arrivals, Railheads and Supply Points."""

from collections.abc import Sequence

from hexfront.games.s42.choices import (
    Arrive,
    DeclareOffensive,
    EndPhase,
    Fortify,
    MoveRailhead,
    PlaceSupply,
    PlanOffensive,
    Refit,
    Release,
    Replace,
    Return,
    SpendSupply,
)
from hexfront.games.s42.places import AREA, BOX
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId, bits
from hexfront.opponents.s42.ground import FAR, apart, nearest, victory_hexes, worth
from hexfront.opponents.s42.judge import Judge
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.teams import FOE

FRONT = 8
"""Hexes from the enemy within which an ASU is at the front."""
RANGE = 4
"""Hexes from an HQ within which its Planned Offensive counts."""
SIEGE = 7
"""Hexes from the enemy within which an objective is fortified."""


def initial(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice:
    """The next thing to allot, the most useful first."""
    for pick in _PICKS:
        choice = pick(state, judge, choices)
        if choice is not None:
            return choice
    return EndPhase() if EndPhase() in choices else choices[0]


def offensive(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice | None:
    """A Planned Offensive for the HQ with the most to strike at, while the side presses on."""
    planned = {hq for hq, _, _ in state.offensives}
    rated = [
        (_targets(state, c.unit), -c.unit) for c in choices
        if isinstance(c, PlanOffensive) and c.unit not in planned
    ]  # fmt: skip
    if not rated or not judge.presses or not max(rated)[0]:
        return None
    return PlanOffensive(-max(rated)[1])


def _targets(state: S42State, u: int) -> float:
    """Enemy stacks in an HQ's range that troops beside it could attack."""
    place, side = state.place[u], state.side_of(u)
    if place < 0:
        return 0.0
    grid = state.country.grid
    near = grid.within(HexId(place), RANGE) & state.occupied[FOE[side]]
    return float(sum((grid.neighbour_mask[h] & state.occupied[side]).bit_count()
                     for h in bits(near)))  # fmt: skip


def winter_supply(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice:
    """Ready Supply Points go to the HQ nearest to the objectives."""
    able = [c for c in choices if isinstance(c, PlaceSupply)]
    return max(able, key=lambda c: (_welcome(state, judge, c.place), -c.place))


def _summons(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice | None:
    """Frozen armies as soon as they may move, the Winter Offensive once winter has come."""
    for choice in choices:
        if isinstance(choice, Release):
            return choice
        if isinstance(choice, DeclareOffensive) and state.season.winter:
            return choice
    return None


def arrive(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice:
    """Where a unit comes back."""
    return _arrival(state, judge, choices) or choices[0]


def _arrival(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice | None:
    able = [c for c in choices if isinstance(c, Arrive)]
    if not able:
        return None
    return max(able, key=lambda c: (_welcome(state, judge, c.place), -c.unit, -c.place))


def _welcome(state: S42State, judge: Judge, place: int) -> float:
    """How near a place is to where the fighting is; holding boxes are for others to fill."""
    country = state.country
    if place <= BOX:
        return -2.0
    hexes = 1 << place if place >= 0 else country.area_hexes[AREA - place]
    if not hexes:
        return -1.0
    if judge.presses:
        return max(judge.pull(h) for h in bits(hexes))
    ways = [(goal, way) for goal, _, way in judge.ways if goal >= 0]
    pressure = [judge.menace[goal] + 1.0 for goal, _ in ways]
    near = [nearest(way, hexes) for _, way in ways]
    return max(
        (push / (10.0 + min(far, FAR)) for push, far in zip(pressure, near, strict=True)),
        default=0.0,
    )


def _replacement(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice | None:
    able = [c for c in choices if isinstance(c, Replace)]
    if not able:
        return None
    return max(able, key=lambda c: (_mended(state, c.unit), -c.unit))


def _mended(state: S42State, u: int) -> float:
    """How much a unit gains by a step; a unit next to the enemy would be bound (S42-21.4)."""
    unit = state.unit(u)
    gain = (unit.full.attack + unit.full.defense) - worth(state, u)
    place = state.place[u]
    if place >= 0 and state.zoc(FOE[state.side_of(u)]) >> place & 1:
        gain -= 2.0
    return gain


def _refit(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice | None:
    able = [c for c in choices if isinstance(c, Refit)]
    if not able:
        return None
    best = min(able, key=lambda c: (_to_enemy(state, c.unit), c.unit))
    return best if _to_enemy(state, best.unit) <= FRONT else None


def _points(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice | None:
    """Supply Points make ready what the Resource Points did not, at the front."""
    able = [c for c in choices if isinstance(c, SpendSupply)]
    return next((c for c in able if _to_enemy(state, c.unit) <= FRONT), None)


def _to_enemy(state: S42State, u: int) -> int:
    place, foes = state.place[u], state.occupied[FOE[state.side_of(u)]]
    if place < 0:
        return FAR
    return apart(state.country.grid, HexId(place), foes, FAR)


def _return(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice | None:
    able = [c for c in choices if isinstance(c, Return)]
    if not able:
        return None
    return max(able, key=lambda c: (_full(state, c.unit), -c.unit))


def _full(state: S42State, u: int) -> int:
    unit = state.unit(u)
    return unit.full.attack + unit.full.defense


def _fort(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice | None:
    """Own objectives under threat first, then stacks of the line that bear the most."""
    if judge.presses:
        return None
    able = [c for c in choices if isinstance(c, Fortify)]
    rated = [(_wall(state, judge, HexId(c.hex)), -c.hex) for c in able]
    if not rated or max(rated)[0] <= 0:
        return None
    return Fortify(-max(rated)[1])


def _wall(state: S42State, judge: Judge, h: HexId) -> float:
    points = victory_hexes(state.country).get(h, 0)
    foes = state.occupied[FOE[judge.side]]
    grid = state.country.grid
    if not points or judge.held_points(h):
        return 0.0
    if grid.neighbour_mask[h] & foes or not grid.within(h, SIEGE) & foes:
        return 0.0
    return points + judge.menace[h] / 100


def _delivery(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice | None:
    """Resource Points that nothing else needs become Supply Points for HQs and artillery."""
    able = [c for c in choices if isinstance(c, PlaceSupply)]
    asu = members(state.setting.own[judge.side] & state.setting.asu)
    served = [HexId(state.place[u]) for u in asu if _to_enemy(state, u) <= FRONT]
    if not able or not served:
        return None
    return min(able, key=lambda c: (_carriage(state, c.place, served), -c.place))


_PICKS = (
    _arrival, _summons, _replacement, _refit, _points, offensive, _return, _fort, _delivery,
)  # fmt: skip


def _carriage(state: S42State, area: int, served: Sequence[HexId]) -> int:
    """Hexes from an Entry Area to the nearest of those who wait for Supply Points."""
    distance, edge = state.country.grid.distance, state.country.area_hexes[AREA - area]
    return min((distance(h, to) for h in bits(edge) for to in served), default=FAR)


def railheads(judge: Judge, choices: Sequence[Choice]) -> Choice:
    """Railheads go where the objectives are."""
    able = [c for c in choices if isinstance(c, MoveRailhead)]
    if not able:
        return EndPhase()
    return max(able, key=lambda c: (judge.pull(c.to), -c.index, -c.to))


def supply_points(choices: Sequence[Choice]) -> Choice:
    """Points at hand make ASUs Ready."""
    able = [c for c in choices if isinstance(c, SpendSupply)]
    return able[0] if able else EndPhase()
