"""The numbers of a shot of ordnance: TH# and DRM, and the column and DRM of its effect."""

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.guns import Barrel, Cannon
from hexfront.games.aslsk.definitions.hitting import TargetType, critical_number
from hexfront.games.aslsk.definitions.tables import Figure
from hexfront.games.aslsk.fire.attack import MOVERS_ONLY, Attack
from hexfront.games.aslsk.fire.exposure import (
    hazard,
    on_the_road,
    protection,
    subject_to_ffmo,
    subject_to_ffnam,
)
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.modifiers import Modifiers, modifiers
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import inexperienced
from hexfront.games.aslsk.units.watching import sees
from hexfront.games.aslsk.vehicles.cover import cover_tem
from hexfront.games.aslsk.weapons.acquisition import acquisition
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.gunnery import turning_drm
from hexfront.games.aslsk.weapons.guns import emplacement, gun, guns_of
from hexfront.games.aslsk.weapons.moving_targets import area_lines, crew_lines, vehicle_lines
from hexfront.games.aslsk.weapons.ordnance import (
    Shot,
    is_mortar,
    on_area,
    shot_of,
    targets,
)
from hexfront.games.aslsk.weapons.shells import shell_fp
from hexfront.games.aslsk.weapons.weaponry import captured, flames_carried, qualified
from hexfront.hexes import HexId
from hexfront.play import Line, Tally
from hexfront.play.masks import each

CRITICAL = 2
"""The Original TH DR of a Critical Hit (ASL-6.1.a)."""
_WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""How many of the 36 throws of two dice give a total."""
HIDDEN_TARGET = Line("tally-hidden-target", 2, "ASL-6.4.k")
_INSIDE = frozenset({"tally-smoke", "tally-terrain"})
"""DRM that arise in the target hex."""


class ToHit(Struct, frozen=True):
    """The TH# of a shot with its DRM: those of the shot, and by target those of its own."""

    number: int
    common: Tally
    own: dict[int, Tally]

    def total(self, u: int) -> int:
        return self.common.total + self.own[u].total

    def hits(self, u: int, original: int) -> bool:
        """Whether an Original DR hits a target (ASL-3.2.4.m)."""
        return original + self.total(u) <= self.number

    def chance(self, u: int) -> Fraction:
        """How likely the shot hits a target."""
        return Fraction(sum(ways for dr, ways in _WAYS.items() if self.hits(u, dr)), 36)

    @property
    def outside(self) -> int:
        """The positive DRM that arise outside the target hex (ASL-3.3.5.d)."""
        lines = self.common.lines
        return sum(x.value for x in lines if x.value > 0 and x.label not in _INSIDE)


class Effect(Struct, frozen=True):
    """The IFT attack of a hit."""

    column: int | None
    drm: Modifiers


def criticals(
    state: AslskState, shot: Shot, aimed: ToHit, original: int, reckoned: int, hit: Iterable[int]
) -> tuple[int, ...]:
    """Those hit who may suffer a Critical Hit.

    On the ITT the Final DR decides, elsewhere an Original 2 (ASL-6.1.a, ASL-6.1.b). `reckoned`:
    the DR with which a firer in Motion hits.
    """
    if is_cannon(state, shot.weapon) and shot.target is TargetType.INFANTRY:
        most = critical_number(aimed.number)
        return tuple(u for u in hit if reckoned + aimed.total(u) <= most)
    return tuple(hit) if original == CRITICAL else ()


def to_hit(state: AslskState, attack: Attack) -> ToHit:
    """The TH# and DRM of an attack with an ordnance weapon."""
    return aim(state, shot_of(state, attack))


def aim(state: AslskState, shot: Shot) -> ToHit:
    """The TH# and DRM of a shot."""
    general = modifiers(state, shot.attack()).common
    common = [*general.lines, *_firer(state, shot), *_cover(state, shot)]
    own = {u: Tally.of(_against(state, shot, u)) for u in targets(state, shot)}
    return ToHit(th_number(state, shot), Tally.of(common), own)


def th_number(state: AslskState, shot: Shot) -> int:
    """The TH# of weapon, Target Type and range (ASL-3.2.4.j)."""
    charts = state.setting.charts
    distance = state.setting.ground.distance(HexId(state.place[shot.unit]), HexId(shot.hex))
    if shot.weapon == NOBODY:
        return charts.panzerfaust.number(distance)
    weapon = state.setting.weapons[shot.weapon]
    if isinstance(weapon, Cannon):
        red = reads_red(state, shot)
        return charts.to_hit.number(shot.target, distance, weapon.barrel, shot.ammunition, red=red)
    if is_mortar(state, shot.weapon):
        return charts.to_hit.area_number(distance, weapon.calibre)  # ASL-6.9.c
    if not weapon.to_hit:  # an ATR or MG, ASL-4.4.4.a, ASL-4.1.j
        return charts.to_hit.number(TargetType.VEHICLE, distance, Barrel(weapon.calibre))
    return weapon.to_hit[distance]


def reads_red(state: AslskState, shot: Shot) -> bool:
    """Whether a Gun or MA uses red TH# (ASL-3.2.4.k, ASL-5.4.d, ASL-5.5.a)."""
    w, setting = shot.weapon, state.setting
    if captured(state, w) or not qualified(state, shot.unit, w) or inexperienced(state, shot.unit):
        return True
    return setting.charts.to_hit.reads_red(setting.weapons[w].nationality, setting.file.date)


def _firer(state: AslskState, shot: Shot) -> list[Line]:
    """What the firer adds that is no DRM of other fire."""
    figures = state.setting.charts.to_hit.modifiers
    found = []
    if state.pinned >> shot.unit & 1:
        found.append(_line("tally-pinned", figures.pinned))
    if state.vehicles >> shot.unit & 1:
        found += crew_lines(state, shot)
    elif shot.kind == FireKind.ADVANCING:
        found.append(_line("tally-advancing-fire", figures.advancing_fire))
    if shot.weapon != NOBODY and captured(state, shot.weapon):
        found.append(_line("tally-captured", figures.captured))
    if shot.avoids:
        found.append(_line("tally-backblast-avoided", figures.backblast_avoided))
    if is_cannon(state, shot.weapon):
        found += _gunners(state, shot)
    level = acquisition(state, shot)
    if level:
        acquired = figures.acquired if level == 1 else figures.acquired_twice
        found.append(_line("tally-acquired", acquired))
    return found


def _gunners(state: AslskState, shot: Shot) -> list[Line]:
    """What the use of a Gun or MA adds: turning, haste, strange hands, its own hex."""
    figures, w, found = state.setting.charts.to_hit.modifiers, shot.weapon, []
    turned = turning_drm(state, shot) or state.swung.get(w, 0)  # ASL-7.8.k
    if turned:
        found.append(Line("tally-covered-arc", turned, "ASL-3.2.4.u"))
    if shot.intensive:
        found.append(_line("tally-intensive-fire", figures.intensive))
    if not qualified(state, shot.unit, w):
        found.append(_line("tally-non-qualified", figures.non_qualified))
    if shot.hex == state.place[shot.unit]:
        found.append(_line("tally-own-hex", figures.own_hex))
    return found


def _cover(state: AslskState, shot: Shot) -> list[Line]:
    """The TEM of the hex, which on the ATT changes the IFT DR instead (ASL-3.2.4.d).

    An SCW fires only into buildings, whose TEM no other surpasses (ASL-4.4.d); the targets of
    Guns have a TEM each.
    """
    tem = state.setting.ground.tem[shot.hex]
    if shot.at != NOBODY:
        return []
    if is_mortar(state, shot.weapon) or is_cannon(state, shot.weapon) or not tem:
        return []
    return [Line("tally-terrain", tem, "ASL-4.4.g")]


def _against(state: AslskState, shot: Shot, u: int) -> list[Line]:
    """What the target adds: its movement, or that it is hidden."""
    if shot.at == u:
        return vehicle_lines(state, shot)
    if on_area(state, shot) and state.vehicles >> u & 1:
        return area_lines(state, shot, u)
    found = _movement(state, shot, u)
    if state.hidden >> u & 1:
        found.append(HIDDEN_TARGET)
    if not state.setting.cannons:
        return found
    counted = bool(_cover(state, shot)) or on_area(state, shot)
    if not counted and (is_cannon(state, shot.weapon) or guns_of(state, u)):
        cover = shelter(state, shot, u)
        found += [cover] if cover else []
    size = max((_size(state, w) for w in guns_of(state, u)), key=abs, default=0)
    if size and not on_area(state, shot):
        found.append(Line("tally-target-size", size, "ASL-6.7.a"))
    return found


def shelter(state: AslskState, shot: Shot, u: int) -> Line | None:
    """The TEM of a target of a Gun or MA, Emplacement included (ASL-6.3.c)."""
    return protection(state, shot.kind, [HexId(state.place[shot.unit])], u, shield=False)


def _size(state: AslskState, w: int) -> int:
    """The TH DRM for the size of a Gun (ASL-6.7.a)."""
    return state.setting.charts.to_hit.sizes[gun(state, w).size]


def _movement(state: AslskState, shot: Shot, u: int) -> list[Line]:
    if state.pushed and (risk := hazard(state, u)):
        return [risk]
    if shot.kind not in MOVERS_ONLY:
        return []
    figures = state.setting.charts.fire.drm
    found = []
    if subject_to_ffnam(state, u):
        found.append(_line("tally-ffnam", figures.ffnam))
    # A mortar drops its bombs: neither height nor walls shelter from it (ASL-1.1.1.HI.j).
    steep = is_mortar(state, shot.weapon)
    covered = steep and _under_bombs(state, u)
    if not covered and subject_to_ffmo(state, [HexId(state.place[shot.unit])], u, flame=steep):
        found.append(_line("tally-ffmo", figures.ffmo))
    return found


def effect(
    state: AslskState, shot: Shot, units: Iterable[int], *, critical: bool = False
) -> Effect:
    """The IFT attack on units that were hit, or that suffer the Critical Hit."""
    fp = Fraction(firepower_of(state, shot.weapon, shot.ammunition, critical=critical))
    if critical:
        fp *= 2  # ASL-6.1.c
    elif on_area(state, shot):
        fp /= 2  # ASL-3.2.4.ai
    own = {u: Tally.of(_struck(state, shot, u, critical=critical)) for u in units}
    return Effect(state.setting.charts.ift.column(fp), Modifiers(Tally.of(()), own))


def firepower_of(
    state: AslskState, w: int, ammunition: Ammunition = Ammunition.HE, *, critical: bool = False
) -> int:
    """The FP of a hit on Infantry; nothing but the Target Type changes it (ASL-3.2.4.ak).

    A Critical Hit counts as HE, whatever was fired (ASL-6.1.c).
    """
    charts = state.setting.charts
    if w == NOBODY:
        return charts.panzerfaust.infantry_fp.value
    if is_cannon(state, w):
        return shell_fp(state, w, Ammunition.HE if critical else ammunition)
    weapon = state.setting.weapons[w]
    if is_mortar(state, w):
        return charts.ift.calibre_column(weapon.calibre) or 0
    return charts.to_hit.infantry_fp[weapon.kind]


def _struck(state: AslskState, shot: Shot, u: int, *, critical: bool) -> list[Line]:
    """The DRM of the IFT DR for a target."""
    found = []
    terrain = _terrain(state, shot, u)
    if critical:
        if terrain > 0:
            terrain = -terrain  # ASL-6.1.d
        elif not is_mortar(state, shot.weapon):
            terrain = 0
        found += _movement(state, shot, u)  # ASL-6.1.e
    elif not on_area(state, shot):
        terrain = 0  # it has changed the TH DR
    if terrain:
        found.append(_terrain_line(state, shot, terrain, critical=critical))
    if air_burst(state, shot) and emplacement(state, u) is not None:
        found += _emplaced_burst(state, u, critical=critical)
    if carried := flames_carried(state, u):
        burden = state.setting.charts.fire.drm.flamethrower_carried
        found.append(Line("tally-flamethrower-carried", carried * burden.value, burden.rule))
    return found


def _terrain(state: AslskState, shot: Shot, u: int) -> int:
    """The TEM of a target on the IFT DR, or that a Critical Hit turns round."""
    if is_cannon(state, shot.weapon) and not is_mortar(state, shot.weapon):
        cover = shelter(state, shot, u)
        return cover.value if cover else 0
    ground, steep = state.setting.ground, is_mortar(state, shot.weapon)
    value = ground.mortar_tem[shot.hex] if steep else ground.tem[shot.hex]
    if shot.kind in MOVERS_ONLY and on_the_road(state, HexId(state.place[shot.unit]), u):
        value = 0
    return max(value, _under_bombs(state, u)) if steep and value >= 0 else value


def _under_bombs(state: AslskState, u: int) -> int:
    """What shelters from a mortar but the terrain: Emplacement, an AFV or wreck (ASL-6.3.b, 7.4.a).

    Neither height nor walls do (ASL-1.1.1.HI.j); an Air Burst counts besides Emplacement.
    """
    wreck = cover_tem(state, HexId(state.place[u])) if state.vehicles else None
    return max((line.value for line in (wreck, emplacement(state, u)) if line), default=0)


def _terrain_line(state: AslskState, shot: Shot, value: int, *, critical: bool) -> Line:
    if air_burst(state, shot):
        return Line("tally-air-burst", value, "ASL-1.1.1.WD.g")
    if critical:
        return Line("tally-terrain-critical", value, "ASL-6.1.d")
    return Line("tally-terrain", value, "ASL-3.2.4.aj")


def _emplaced_burst(state: AslskState, u: int, *, critical: bool) -> list[Line]:
    """Emplacement shelters under an Air Burst too (ASL-6.3.e)."""
    dug = emplacement(state, u)
    if dug is None:
        return []
    return [Line(dug.label, -dug.value if critical else dug.value, dug.rule)]


def air_burst(state: AslskState, shot: Shot) -> bool:
    """Whether the bombs of a mortar burst in the trees."""
    ground = state.setting.ground
    return is_mortar(state, shot.weapon) and ground.mortar_tem[shot.hex] < ground.tem[shot.hex]


def phosphorus_drm(state: AslskState, shot: Shot, u: int, *, critical: bool) -> int:
    """The DRM of the NMC of a unit hit by WP: what shelters it from HE, turned round.

    ASL-6.2.u to ASL-6.2.w; a crew has the terrain of its vehicle.
    """
    tem = _terrain(state, shot, u)
    if state.vehicles >> u & 1:
        ground = state.setting.ground
        tem = (ground.mortar_tem if is_mortar(state, shot.weapon) else ground.tem)[shot.hex]
    dug = emplacement(state, u) if air_burst(state, shot) else None  # ASL-6.3.e
    deep = dug.value if dug else 0
    return abs(tem) + deep if critical else -tem - deep


def backblast_drm(state: AslskState, h: HexId) -> dict[int, int]:
    """By unit in the firer's hex: the DRM of Backblast, which no TEM lessens (ASL-4.4.3.b)."""
    burden = state.setting.charts.fire.drm.flamethrower_carried.value
    occupants = state.at.get(h, 0) & (~state.vehicles | state.exposed)
    return {u: burden * flames_carried(state, u) for u in each(occupants)}


def in_line(state: AslskState, shot: Shot) -> bool:
    """Whether a shot has LOS after all (ASL-3.2.1.j)."""
    return sees(state, HexId(state.place[shot.unit]), HexId(shot.hex))


def lands_on(
    state: AslskState, shot: Shot, aimed: ToHit, original: int
) -> tuple[bool, tuple[int, ...]]:
    """Whether a TH DR is followed by an effect, and whom it hits.

    Where the firer sees nobody, the shot lands as if hidden units were there: whether dice fall
    must not tell it.
    """
    if not in_line(state, shot):
        return False, ()
    hit = tuple(u for u in aimed.own if aimed.hits(u, original))
    if known(state, aimed.own):
        return bool(known(state, hit)), hit
    return original + aimed.common.total + HIDDEN_TARGET.value <= aimed.number, hit


def known(state: AslskState, units: Iterable[int]) -> tuple[int, ...]:
    """Those of some units that are not hidden."""
    return tuple(u for u in units if not state.hidden >> u & 1)


def _line(label: str, figure: Figure) -> Line:
    return Line(label, figure.value, figure.rule)
