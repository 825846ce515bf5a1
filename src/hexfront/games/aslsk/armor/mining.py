"""A DC against an AFV (ASL-4.3.j to ASL-4.3.m): how it lies, and all that it can do."""

from hexfront.games.aslsk.armor.engagement import Engagement, Hit
from hexfront.games.aslsk.armor.facing import Facing
from hexfront.games.aslsk.armor.outlook import KillOutlook, kill_outlook
from hexfront.games.aslsk.armor.striking import crew_of
from hexfront.games.aslsk.armor.tokill import Force, Warhead
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.charges import charge_column, fuse, shown_to_charge
from hexfront.hexes import HexId
from hexfront.play import Line, Tally

FACES = range(1, 7)


def mining(
    state: AslskState, w: int, placer: int, vehicle: int, shown: tuple[Facing, Facing]
) -> Engagement:
    """A DC and the AFV that it was placed against, which showed it these facings (ASL-4.3.m)."""
    table = state.setting.charts.to_kill
    hull, turret = (frozenset((facing,)) for facing in shown)
    return Engagement(
        table,
        Warhead(Force.BLAST, table.charge.value, 0, table.charge.rule),
        state.kinds.afv(state.kind[vehicle]),
        hull,
        turret,
        crew_of(state, vehicle),
        charge_column(state, w) or 0,
        fuse(state, w, placer),
    )


def position_drm(state: AslskState, placer: int, vehicle: int) -> Tally:
    """The DRM of the Position DR: a placer who is CX, an AFV in Motion (ASL-4.3.c)."""
    charts, lines = state.setting.charts, list[Line]()
    if state.cx >> placer & 1:
        lines.append(Line("tally-cx", charts.fire.drm.cx.value, "ASL-4.3.c"))
    if state.motion >> vehicle & 1:
        moving = charts.to_hit.modifiers.moving
        lines.append(Line("tally-moving-target", moving.value, "ASL-3.3.2.v"))
    return Tally.of(lines)


def lies(state: AslskState, colored: int, white: int, drm: int) -> Hit:
    """Where a Position DR puts a DC, and what that does to its TK# (ASL-4.3.k, ASL-4.3.l)."""
    change = state.setting.charts.vehicle_combat.position(colored + white + drm)
    return Hit(colored, white, position=change)


def mining_outlook(state: AslskState, w: int, placer: int, vehicle: int) -> KillOutlook:
    """What a DC will do to an AFV if it is placed from where the placer is."""
    shown = shown_to_charge(state, vehicle, HexId(state.place[placer]))
    drm = position_drm(state, placer, vehicle).total
    hits = [lies(state, colored, white, drm) for colored in FACES for white in FACES]
    engaged = mining(state, w, placer, vehicle, shown)
    return kill_outlook(state.setting.charts.ift, engaged, hits)
