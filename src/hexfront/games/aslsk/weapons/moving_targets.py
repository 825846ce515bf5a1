"""TH DRM that vehicles bring along: as targets their size and movement, as firers their crew."""

from hexfront.games.aslsk.armor.damage import nerves
from hexfront.games.aslsk.definitions.guns import Mount
from hexfront.games.aslsk.definitions.tables import Figure
from hexfront.games.aslsk.fire.attack import MOVERS_ONLY
from hexfront.games.aslsk.fire.exposure import height_advantage, hexside_tem, terrain_tem
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import sees
from hexfront.games.aslsk.vehicles.condition import moving_target
from hexfront.games.aslsk.weapons.arcs import cannon, is_cannon
from hexfront.games.aslsk.weapons.ordnance import Shot, is_mortar
from hexfront.hexes import HexId
from hexfront.play import Line

BRIEF, GLIMPSE = 6, 2
"""Half MP in LOS up to which a moving vehicle is harder to hit."""
HASTY = 4
"""Half MP in LOS up to which Bounding First Fire is hastiest; up to `BRIEF` it is hasty still."""


def vehicle_lines(state: AslskState, shot: Shot) -> list[Line]:
    """What a vehicle adds that is fired at on the VTT: TEM, size, movement."""
    u = shot.at
    cover = vehicle_cover(state, shot, u)
    return [*([cover] if cover else ()), *area_lines(state, shot, u)]


def vehicle_cover(state: AslskState, shot: Shot, u: int) -> Line | None:
    """The TEM of a vehicle: the best of terrain, wall or hedge, or else Height Advantage.

    Mortar bombs heed the terrain alone, and over a CE crew they burst in the trees
    (ASL-1.1.1.HI.j, ASL-1.1.1.WD.g).
    """
    place, h = HexId(state.place[shot.unit]), HexId(state.place[u])
    terrain = terrain_tem(state, place, u, moves=shot.kind in MOVERS_ONLY)
    if is_mortar(state, shot.weapon):
        burst = state.setting.ground.mortar_tem[h]
        if burst < state.setting.ground.tem[h] and state.exposed >> u & 1:
            return Line("tally-air-burst", burst, "ASL-1.1.1.WD.g")
        return terrain
    covers = (terrain, hexside_tem(state, place, h))
    lines = [line for line in covers if line is not None]
    if not lines:
        return height_advantage(state, place, u)
    return max(lines, key=lambda line: line.value)


def area_lines(state: AslskState, shot: Shot, u: int) -> list[Line]:
    """The same on the ATT, where the TEM changes the IFT DR instead (ASL-3.2.4.d)."""
    size = state.setting.charts.to_hit.sizes[state.kinds.afv(state.kind[u]).size]
    lines = [Line("tally-target-size", size, "ASL-7.3.a")] if size else []
    moving = moving_line(state, shot, u)
    return [*lines, moving] if moving else lines


def moving_line(state: AslskState, shot: Shot, u: int) -> Line | None:
    """The DRM of a Moving Target: more for one that is seen only briefly (ASL-3.3.2.d, m, v)."""
    figures = state.setting.charts.to_hit.modifiers
    if not moving_target(state, u):
        return None
    if shot.kind not in MOVERS_ONLY:
        return _line("tally-moving-target", figures.moving)
    place = HexId(state.place[shot.unit])
    spent = sum(mp for (v, h), mp in state.trail.items() if v == u and sees(state, place, h))
    if spent > BRIEF:
        return _line("tally-moving-target", figures.moving)
    brief = figures.moving_glimpse if spent <= GLIMPSE else figures.moving_brief
    return _line("tally-moving-target", brief)


def crew_lines(state: AslskState, shot: Shot) -> list[Line]:
    """What a vehicle adds that fires: closed hatches, shaken nerves, Bounding Fire."""
    figures, u = state.setting.charts.to_hit.modifiers, shot.unit
    found = []
    if not state.exposed >> u & 1:
        found.append(_line("tally-buttoned-up", figures.buttoned_up))
    if shaken := nerves(state, u):
        found.append(Line("tally-shaken", shaken, "ASL-7.10.o"))
    fixed = is_cannon(state, shot.weapon) and cannon(state, shot.weapon).mount is Mount.FIXED
    if bounds(state, shot):
        found.append(_line("tally-bounding", figures.bounding_fixed if fixed else figures.bounding))
        found += _hasty(state, shot)
    elif shot.kind == FireKind.ADVANCING:
        found.append(_line("tally-advancing-fire", figures.advancing_fire))
    return found


def _hasty(state: AslskState, shot: Shot) -> list[Line]:
    """In its own MPh: how few MP the firer has spent in LOS of the target (ASL-3.3.2.2.b)."""
    if shot.kind != FireKind.BOUNDING:
        return []
    target = HexId(shot.hex)
    spent = sum(
        mp for (v, h), mp in state.trail.items() if v == shot.unit and sees(state, target, h)
    )
    if spent > BRIEF:
        return []
    figures = state.setting.charts.to_hit.modifiers
    brief = figures.bounding_glimpse if spent <= HASTY else figures.bounding_brief
    return [_line("tally-hasty", brief)]


def bounds(state: AslskState, shot: Shot) -> bool:
    """Whether a shot is Bounding Fire: in its own MPh, or in the AFPh after it has entered a hex.

    ASL-2.0.f, ASL-3.5.g.
    """
    if shot.kind == FireKind.BOUNDING:
        return True
    return shot.kind == FireKind.ADVANCING and state.entered >> shot.unit & 1 == 1


def wavers(state: AslskState, shot: Shot) -> bool:
    """Whether a shot is fired in Motion or Non-Stopped: the lower die counts double."""
    return state.motion >> shot.unit & 1 == 1


def _line(label: str, figure: Figure) -> Line:
    return Line(label, figure.value, figure.rule)
