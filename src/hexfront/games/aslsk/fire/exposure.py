"""How a target stands to a line of fire: the TEM it can claim, and whether it is in the open
(ASL-1.1.1, ASL-3.3.3.k to m).
"""

from collections.abc import Sequence

from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.games.aslsk.fire.attack import MOVERS_ONLY
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import hindered, smoke_in
from hexfront.games.aslsk.vehicles.cover import cover_tem
from hexfront.games.aslsk.weapons.guns import emplacement, gunshield
from hexfront.hexes import Direction, HexId
from hexfront.hexes.directions import hexsides_towards
from hexfront.play.tally import Line

_TEM_RULES = {
    TerrainType.STONE_BUILDING: "ASL-1.1.1.BD.g",
    TerrainType.WOODEN_BUILDING: "ASL-1.1.1.BD.g",
    TerrainType.WOODS: "ASL-1.1.1.WD.f",
}


def protection(
    state: AslskState, kind: int, hexes: Sequence[HexId], u: int, *, shield: bool = True
) -> Line | None:
    """The TEM of a target under fire from some hexes: the best that any of the lines gives it.

    Residual FP comes from nowhere: only the terrain of the hex counts (ASL-3.3.5.h). A Gun's crew
    may have Emplacement or a Gunshield instead, never both (ASL-6.3.c, ASL-6.6.e); on the TH DR
    there is no `shield`.
    """
    moves = kind in MOVERS_ONLY
    if state.vehicles >> u & 1:
        return hatch_cover(state, hexes, u, moves=moves)
    found = [tem(state, a, u, moves=moves) for a in hexes]
    if not hexes:
        cover = cover_tem(state, HexId(state.place[u])) if state.vehicles else None
        found = [terrain_tem(state, None, u, moves=moves) or cover]
    if state.setting.guns:
        found.append(emplacement(state, u))
        found += [gunshield(state, a, u) for a in hexes] if shield else ()
    lines = [line for line in found if line is not None]
    return max(lines, key=lambda line: line.value, default=None)


def hatch_cover(state: AslskState, hexes: Sequence[HexId], u: int, *, moves: bool) -> Line | None:
    """What shelters a CE crew: its hatches, or a better TEM (ASL-7.7.g, ASL-7.7.h)."""
    hatches = state.kinds.afv(state.kind[u]).exposed
    found = [Line("tally-exposed-crew", hatches, "ASL-7.7.g")]
    lines = [tem(state, a, u, moves=moves) for a in hexes]
    if not hexes:
        lines = [terrain_tem(state, None, u, moves=moves)]
    found += [line for line in lines if line is not None]
    return max(found, key=lambda line: line.value)


def tem(state: AslskState, a: HexId, u: int, *, moves: bool) -> Line | None:
    """The TEM of a target on one line; none is added to another (ASL-1.1.1.HI.j)."""
    best = terrain_tem(state, a, u, moves=moves)
    behind = hexside_tem(state, a, HexId(state.place[u]))
    if behind is not None and (best is None or behind.value > best.value):
        best = behind
    if best is None and state.vehicles:
        best = cover_tem(state, HexId(state.place[u]))
    return best or height_advantage(state, a, u)


def terrain_tem(state: AslskState, a: HexId | None, u: int, *, moves: bool) -> Line | None:
    """The TEM of the terrain in the target's hex."""
    ground, h = state.setting.ground, HexId(state.place[u])
    value = ground.tem[h]
    if not value or (moves and on_the_road(state, a, u)):
        return None
    return Line("tally-terrain", value, _TEM_RULES[ground.board.terrain[h]])


def hexside_tem(state: AslskState, a: HexId, b: HexId) -> Line | None:
    """The TEM of a wall or hedge that the line crosses as it enters a hex.

    Through a vertex it enters between two hexsides, and only both together shelter.
    """
    ground = state.setting.ground
    if not ground.walled >> b & 1 or a == b:
        return None
    rows = ground.chart.hexsides
    found: list[tuple[int, HexsideType]] = []
    for side in entered_by(state, a, b):
        next_to = ground.grid.adjacent[b][side]
        wall = ground.board.between(b, next_to) if next_to >= 0 else None
        if wall is None:
            return None
        found.append((rows[wall].tem, wall))
    value, wall = min(found, key=lambda pair: pair[0])
    return Line(f"tally-{wall.value}", value, "ASL-1.1.1.b")


def height_advantage(state: AslskState, a: HexId, u: int) -> Line | None:
    """+1 for a unit above the firer, unless it is just climbing towards him (ASL-1.1.1.HI.l)."""
    ground, h = state.setting.ground, HexId(state.place[u])
    level = ground.board.level
    if level[h] <= level[a] or _climbing_at(state, a, u):
        return None
    figure = ground.chart.hill.height_advantage
    return Line("tally-height-advantage", figure.value, figure.rule)


def _climbing_at(state: AslskState, a: HexId, u: int) -> bool:
    """Whether a unit crossed a crest line through a hexside that the line from `a` crosses."""
    came = state.came[u]
    if state.phase not in (Phase.MOVEMENT, Phase.ROUT) or came < 0:
        return False
    ground, h = state.setting.ground, HexId(state.place[u])
    if not ground.board.climbs(HexId(came), h):
        return False
    return any(ground.grid.adjacent[h][side] == came for side in entered_by(state, a, h))


def entered_by(state: AslskState, a: HexId, b: HexId) -> tuple[Direction, ...]:
    """The side of a hex by which a line enters it, or two if exactly at their vertex."""
    grid = state.setting.grid
    q, r = grid.offset(a, b)
    return hexsides_towards(grid.orientation, -q, -r)


def on_the_road(state: AslskState, a: HexId | None, u: int) -> bool:
    """Whether a mover is on a road through woods or an orchard, open to a line along that road.

    ASL-1.1.1.WR.a, ASL-1.1.1.ORR.b; Residual FP has no line that could cross the trees.
    """
    if not state.by_road >> u & 1:
        return False
    ground, h = state.setting.ground, HexId(state.place[u])
    if not ground.board.has_road(h) or ground.buildings >> h & 1:
        return False
    return a is None or ground.along_road(a, h)


def in_the_open(state: AslskState, a: HexId, u: int) -> bool:
    """Whether a moving or routing unit is in Open Ground for a line: FFMO and Interdiction.

    Not with any Hindrance on the line (ASL-3.3.3.m), with Height Advantage (ASL-1.1.1.HI.k) or
    behind a wall or hedge.
    """
    h = HexId(state.place[u])
    if not _bare(state, a, u) or hindered(state, a, h):
        return False
    if state.vehicles and cover_tem(state, h):
        return False  # ASL-7.4.a
    return hexside_tem(state, a, h) is None and height_advantage(state, a, u) is None


def _bare(state: AslskState, a: HexId | None, u: int) -> bool:
    """Whether the ground under a unit is open."""
    h = HexId(state.place[u])
    return state.setting.ground.open_ground >> h & 1 == 1 or on_the_road(state, a, u)


def subject_to_ffnam(state: AslskState, u: int) -> bool:
    """A mover without Assault Movement; a pinned one does not move (ASL-3.3.3.k, ad, af).

    To push a Gun is more dangerous in another way (ASL-6.5.l).
    """
    still = state.assaulting | state.pinned | state.vehicles | state.pushed
    return u in state.movers and not still >> u & 1


def hazard(state: AslskState, u: int) -> Line | None:
    """Hazardous Movement of those who push a Gun, until they are pinned (ASL-6.5.k)."""
    if not state.pushed & ~state.pinned & 1 << u:
        return None
    figure = state.setting.charts.guns.hazardous
    return Line("tally-hazardous-movement", figure.value, figure.rule)


def subject_to_ffmo(
    state: AslskState, hexes: Sequence[HexId], u: int, *, flame: bool = False
) -> bool:
    """Whether FFMO applies to a mover on every line of an attack (ASL-3.3.3.l, ad).

    Against flames there is no TEM and so no Height Advantage that would take it away.
    """
    if u not in state.movers or (state.pinned | state.vehicles | state.pushed) >> u & 1:
        return False
    h = HexId(state.place[u])
    if not hexes:
        sheltered = state.vehicles and cover_tem(state, h)
        return _bare(state, None, u) and not smoke_in(state, h) and not sheltered
    if flame:
        return all(_bare(state, a, u) and not hindered(state, a, h) for a in hexes)
    return all(in_the_open(state, a, u) for a in hexes)
