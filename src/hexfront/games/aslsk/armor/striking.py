"""A shot at a vehicle as an Engagement: what strikes, what it shows, and its crew."""

from fractions import Fraction

from hexfront.games.aslsk.armor.damage import frail, nerves
from hexfront.games.aslsk.armor.destruction import area_armor
from hexfront.games.aslsk.armor.engagement import Crew, Engagement
from hexfront.games.aslsk.armor.facing import Facing, facings
from hexfront.games.aslsk.armor.tokill import Force, Warhead, bullets, flames, rifle, shell
from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.guns import Cannon
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import morale
from hexfront.games.aslsk.weapons.moving_targets import vehicle_cover
from hexfront.games.aslsk.weapons.ordnance import Shot
from hexfront.games.aslsk.weapons.shells import shell_fp
from hexfront.hexes import HexId
from hexfront.play import Tally

_NOWHERE: frozenset[Facing] = frozenset()


def engagement_of(state: AslskState, shot: Shot) -> Engagement:
    """All that is known of a shot at a vehicle before its dice fall."""
    u, place = shot.at, HexId(state.place[shot.unit])
    return Engagement(
        state.setting.charts.to_kill,
        warhead_of(state, shot),
        state.kinds.afv(state.kind[u]),
        shown(state, u, place, state.vca),
        shown(state, u, place, state.tca),
        crew_of(state, u),
        collateral_column(state, shot),
    )


def shown(state: AslskState, u: int, firer: HexId, fronts: dict[int, int]) -> frozenset[Facing]:
    """The facings that a vehicle shows to a hex; none to its own."""
    target = HexId(state.place[u])
    if target == firer:
        return _NOWHERE
    return facings(state.setting.grid, target, firer, fronts.get(u, 0))


def crew_of(state: AslskState, u: int) -> Crew:
    """The crew of a vehicle that is hit."""
    hatches = state.kinds.afv(state.kind[u]).exposed
    return Crew(
        morale(state, u),
        exposed=state.exposed >> u & 1 == 1,
        nerves=nerves(state, u),
        frail=frail(state, u),
        cover=max(hatches, state.setting.ground.tem[state.place[u]]),
    )


def warhead_of(state: AslskState, shot: Shot) -> Warhead:
    """What a shot strikes with (ASL-7.9.a)."""
    table = state.setting.charts.to_kill
    if shot.weapon == NOBODY:
        kill = state.setting.charts.panzerfaust.kill
        return Warhead(Force.SHOT, kill.value, 0, kill.rule)
    weapon = state.setting.weapons[shot.weapon]
    distance = state.setting.grid.distance(HexId(state.place[shot.unit]), HexId(shot.hex))
    if state.setting.flamethrowers >> shot.weapon & 1:
        return flames(table, long_range=distance > weapon.range)
    if weapon.kind is WeaponKind.ATR:
        return rifle(table, weapon.kill, distance)
    if weapon.kind.shaped_charge:
        return Warhead(Force.SHOT, weapon.kill, 0, "ASL-4.4.f")
    if isinstance(weapon, Cannon) and weapon.kind is not WeaponKind.MAIN_MG:
        return shell(table, shot.ammunition, weapon.barrel, weapon.nationality, distance)
    return bullets(table, weapon.calibre, distance)


def collateral_column(state: AslskState, shot: Shot) -> int:
    """The IFT column of weapon and ammunition (ASL-7.12.c)."""
    charts, w = state.setting.charts, shot.weapon
    if w == NOBODY:
        return charts.panzerfaust.infantry_fp.value
    weapon = state.setting.weapons[w]
    if weapon.kind.shaped_charge:
        return charts.to_hit.infantry_fp[weapon.kind]
    if isinstance(weapon, Cannon) and weapon.kind is not WeaponKind.MAIN_MG:
        return shell_fp(state, w, shot.ammunition)
    fp = Fraction(weapon.fp)
    distance = state.setting.grid.distance(HexId(state.place[shot.unit]), HexId(shot.hex))
    if state.setting.flamethrowers >> w & 1:
        far, rolling = distance > weapon.range, state.motion >> shot.unit & 1
        fp /= 2 ** (far + rolling)  # ASL-4.2.c, ASL-3.3.2.2.g
    return charts.ift.column(fp) or 0


def area_drm(state: AslskState, shot: Shot, u: int, *, critical: bool = False) -> Tally:
    """The DRM of an area hit on a vehicle: TEM, and thin or thick armor (ASL-7.11.d).

    A Critical Hit has no TEM (ASL-6.1.h).
    """
    vehicle = state.kinds.afv(state.kind[u])
    cover = None if critical else vehicle_cover(state, shot, u)
    armor = area_armor(state.setting.charts.vehicle_combat, vehicle)
    return Tally.of([line for line in (cover, armor) if line is not None])
