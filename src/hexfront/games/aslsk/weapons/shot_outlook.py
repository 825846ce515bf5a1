"""What a shot of ordnance will do, exactly, before any die is thrown: TH, then the IFT."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from msgspec import Struct

from hexfront.games.aslsk.armor.crew import crew_struck
from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.armor.engagement import Crew
from hexfront.games.aslsk.armor.facing import Part, part_hit
from hexfront.games.aslsk.armor.outlook import area_spread, settled
from hexfront.games.aslsk.armor.striking import area_drm, crew_of
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.tables import FireEffect, FireResult
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.harm.forms import FACES
from hexfront.games.aslsk.harm.outlook import Outlook, weighed
from hexfront.games.aslsk.harm.results import NO_RESULT, direct_hit, highest, result
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.direct_hits import behind_shield, is_direct
from hexfront.games.aslsk.weapons.moving_targets import wavers
from hexfront.games.aslsk.weapons.ordnance import Shot, on_area, shot_of
from hexfront.games.aslsk.weapons.panzerfaust import misfires
from hexfront.games.aslsk.weapons.shells import Supply, drawn
from hexfront.games.aslsk.weapons.tohit import (
    Effect,
    ToHit,
    aim,
    backblast_drm,
    criticals,
    effect,
    in_line,
    known,
    phosphorus_drm,
)
from hexfront.hexes import HexId

THROWS = Counter(a + b for a, b in product(FACES, repeat=2))
"""How many of the 36 throws of two dice give a total."""
DR = 36
Units = tuple[int, ...]
Cells = tuple[FireResult, ...]


class Throw(NamedTuple):
    """A TH DR, as far as it matters."""

    original: int
    reckoned: int
    """What is compared with the TH#, before DRM."""
    turret: bool


class Case(NamedTuple):
    """Whom a TH DR strikes."""

    hit: Units = ()
    critical: Units = ()
    turret: bool = False
    """Whether vehicles are hit in the turret."""


class ShotOutlook(Struct, frozen=True):
    """The chances of a shot, and what becomes of all units that it may touch."""

    aim: ToHit
    hits: dict[int, Fraction]
    """By target: the chance to be hit; a PF then strikes only one of them."""
    fates: Outlook
    vehicles: dict[int, dict[Damage, Fraction]]
    """By vehicle that may be hit on the ATT, or whose crew on the ITT: what becomes of both."""


def attack_outlook(state: AslskState, attack: Attack) -> ShotOutlook:
    """The outlook of an attack with an ordnance weapon."""
    return shot_outlook(state, shot_of(state, attack))


def shot_outlook(state: AslskState, shot: Shot) -> ShotOutlook:
    """The outlook of a shot; hidden units are left out, and the firer of a PF names no victim."""
    aimed, throws = aim(state, shot), _throws(state, shot)
    seen = known(state, sorted(aimed.own)) if in_line(state, shot) else ()
    men = tuple(u for u in seen if not state.vehicles >> u & 1)
    cases = _cases(state, shot, aimed, seen, throws)
    weights: Counter[Cells] = Counter()
    for case, part in cases.items():
        for cells, number in _results(state, shot, men, case).items():
            weights[cells] += part * number
    fates = weighed(state, HexId(shot.hex), men, weights, {})
    hits = {u: _chance(state, shot, aimed, u, throws) for u in seen}
    armor = {u: _vehicle(state, shot, u, cases) for u in seen if u not in men}
    return ShotOutlook(aimed, hits, fates, armor)


def _throws(state: AslskState, shot: Shot) -> Counter[Throw]:
    """The 36 TH DR; a firer in Motion counts the lower die twice."""
    wavering, armored = wavers(state, shot), bool(state.vehicles)
    return Counter(
        Throw(a + b, a + b + min(a, b) * wavering, armored and part_hit(a, b) is Part.TURRET)
        for a, b in product(FACES, repeat=2)
    )


def _chance(
    state: AslskState, shot: Shot, aimed: ToHit, u: int, throws: Counter[Throw]
) -> Fraction:
    """How likely a shot hits a target: special ammunition may be missing (ASL-6.2.g)."""
    hits = [t for t in throws if aimed.hits(u, t.reckoned) and fires(state, shot, t.original)]
    return Fraction(sum(throws[t] for t in hits), DR)


def fires(state: AslskState, shot: Shot, original: int) -> bool:
    """Whether there is a shot at all."""
    if not is_cannon(state, shot.weapon):
        return True
    return drawn(state, shot.weapon, shot.ammunition, original) is not Supply.NEVER


def backblast_outlook(state: AslskState, shot: Shot) -> Outlook:
    """What Backblast does to those in the firer's hex."""
    h = HexId(state.place[shot.unit])
    column = state.setting.charts.to_hit.backblast_fp.value
    drm = backblast_drm(state, h)
    units = tuple(sorted(drm))
    weights = Counter(tuple(result(state, column, die + drm[u]) for u in units) for die in FACES)
    return weighed(state, h, units, weights, {})


def _cases(
    state: AslskState, shot: Shot, aimed: ToHit, seen: Units, throws: Counter[Throw]
) -> Counter[Case]:
    """Who may be struck, and who of them by a Critical Hit: in so many cases of the same number."""
    room = max(len(FACES) ** len(seen), 1) * _common(len(seen))
    found: Counter[Case] = Counter()
    for throw, number in throws.items():
        original = throw.original
        hit = tuple(u for u in seen if aimed.hits(u, throw.reckoned))
        if shot.weapon == NOBODY and misfires(state, shot.unit, original):
            hit = ()
        if not fires(state, shot, original):
            hit = ()
        critical = criticals(state, shot, aimed, original, throw.reckoned, hit)
        for (struck, worst), part in _struck(shot, hit, critical).items():
            found[Case(struck, worst, throw.turret)] += int(number * room * part)
    return found


def _common(number: int) -> int:
    """A number that one victim of so many, or of fewer, divides."""
    return 1 if number < 2 else number * _common(number - 1)


def _struck(shot: Shot, hit: Units, critical: Units) -> dict[tuple[Units, Units], Fraction]:
    """The same for one TH DR that hits these units."""
    if shot.weapon == NOBODY and hit:  # ASL-4.4.2.i
        share = Fraction(1, len(hit))
        return {((u,), (u,) if critical else ()): share for u in hit}
    if not critical or not hit:
        return {(hit, ()): Fraction(1)}
    ways = Counter(
        tuple(critical[n] for n in highest(rolled, 1))
        for rolled in product(FACES, repeat=len(critical))
    )
    total = sum(ways.values())
    return {(hit, chosen): Fraction(number, total) for chosen, number in ways.items()}


def _cell(
    state: AslskState, shot: Shot, u: int, struck: Effect, original: int, *, critical: bool
) -> FireResult:
    """The IFT result for one target, a Gun's crew among them (ASL-6.7)."""
    final = original + struck.drm.total(u)
    if not state.setting.guns:
        return result(state, struck.column, final)
    direct = is_direct(state, u, struck, original, critical=critical)
    if direct is not None:
        return direct_hit(state, u, direct)
    return result(state, struck.column, final + behind_shield(state, shot, u, struck))


def _results(state: AslskState, shot: Shot, seen: Units, case: Case) -> Counter[Cells]:
    """The IFT results for all targets: how many of 36 throws bring them."""
    hit, critical = case.hit, case.critical
    if shot.ammunition.smoke:
        return Counter({tuple(_phosphorus(state, shot, u, case) for u in seen): DR})
    if not hit:
        return Counter({(NO_RESULT,) * len(seen): DR})
    plain = effect(state, shot, hit)
    worst = effect(state, shot, critical, critical=True)
    dud = state.setting.charts.panzerfaust.dud.value
    found: Counter[Cells] = Counter()
    for original, throws in THROWS.items():
        cells = []
        for u in seen:
            harmless = u not in hit or (shot.weapon == NOBODY and original >= dud)  # ASL-4.4.2.n
            if harmless:
                cells.append(NO_RESULT)
            else:
                struck = worst if u in critical else plain
                cells.append(_cell(state, shot, u, struck, original, critical=u in critical))
        found[tuple(cells)] += throws
    return found


def _phosphorus(state: AslskState, shot: Shot, u: int, case: Case) -> FireResult:
    """The NMC of a unit that WP hits, as the IFT would bring it (ASL-6.2.u)."""
    if shot.ammunition is not Ammunition.WP or u not in case.hit:
        return NO_RESULT
    drm = phosphorus_drm(state, shot, u, critical=bool(case.critical))
    return FireResult(FireEffect.MC, drm)


def _vehicle(state: AslskState, shot: Shot, u: int, cases: Counter[Case]) -> dict[Damage, Fraction]:
    """What becomes of a vehicle on the ATT (ASL-7.11), or of its crew on the ITT."""
    found: Counter[Damage] = Counter()
    for case, part in cases.items():
        if u not in case.hit:
            found[Damage.NONE] += part * DR * DR
            continue
        for damage, weight in _damage(state, shot, u, case).items():
            found[damage] += part * weight
    total = sum(found.values())
    return {damage: Fraction(weight, total) for damage, weight in found.items() if weight}


def _damage(state: AslskState, shot: Shot, u: int, case: Case) -> Mapping[Damage, int]:
    """What a hit does to it, in 36ths of 36ths; WP and the ITT try an open crew alone."""
    crew, critical = crew_of(state, u), u in case.critical
    if shot.ammunition.smoke:
        return _crew(crew, {_phosphorus(state, shot, u, case): DR})
    if not on_area(state, shot):
        struck = effect(state, shot, (u,), critical=critical)
        drm = struck.drm.total(u)
        cells: Counter[FireResult] = Counter()
        for original, throws in THROWS.items():
            cells[result(state, struck.column, original + drm)] += throws
        return _crew(crew, cells)
    column = effect(state, shot, (), critical=critical).column or 0
    drm = area_drm(state, shot, u, critical=critical).total
    part = Part.TURRET if case.turret else Part.HULL
    return area_spread(state.setting.charts.ift, column, part, drm, crew)


def _crew(crew: Crew, cells: Mapping[FireResult, int]) -> Mapping[Damage, int]:
    """What IFT results, of which there are 36, do to a crew if its hatches are open."""
    if not crew.exposed:
        return {Damage.NONE: DR * DR}
    found: Counter[Damage] = Counter()
    for cell, throws in cells.items():
        for damage, weight in crew_struck(cell, crew.level, crew.nerves).items():
            found[settled(crew, damage)] += throws * weight
    return found
