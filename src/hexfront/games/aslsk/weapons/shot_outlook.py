"""What a shot of ordnance will do, exactly, before any die is thrown: TH, then the IFT."""

from collections import Counter
from fractions import Fraction
from itertools import product

from msgspec import Struct

from hexfront.games.aslsk.definitions.tables import FireResult
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.harm.forms import FACES
from hexfront.games.aslsk.harm.outlook import Outlook, weighed
from hexfront.games.aslsk.harm.results import NO_RESULT, direct_hit, highest, result
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.direct_hits import behind_shield, is_direct
from hexfront.games.aslsk.weapons.ordnance import Shot, shot_of
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
)
from hexfront.hexes import HexId

THROWS = Counter(a + b for a, b in product(FACES, repeat=2))
"""How many of the 36 throws of two dice give a total."""
Units = tuple[int, ...]
Cells = tuple[FireResult, ...]


class ShotOutlook(Struct, frozen=True):
    """The chances of a shot, and what becomes of all units that it may touch."""

    aim: ToHit
    hits: dict[int, Fraction]
    """By target: the chance to be hit; a PF then strikes only one of them."""
    fates: Outlook


def attack_outlook(state: AslskState, attack: Attack) -> ShotOutlook:
    """The outlook of an attack with an ordnance weapon."""
    return shot_outlook(state, shot_of(state, attack))


def shot_outlook(state: AslskState, shot: Shot) -> ShotOutlook:
    """The outlook of a shot; hidden units are left out, and the firer of a PF names no victim."""
    aimed = aim(state, shot)
    seen = tuple(sorted(u for u in aimed.own if not (state.hidden | state.vehicles) >> u & 1))
    if not in_line(state, shot):
        seen = ()
    cases = _cases(state, shot, aimed, seen)
    weights: Counter[Cells] = Counter()
    for (hit, critical), part in cases.items():
        for cells, throws in _results(state, shot, seen, hit, critical).items():
            weights[cells] += part * throws
    fates = weighed(state, HexId(shot.hex), seen, weights, {})
    return ShotOutlook(aimed, {u: _chance(state, shot, aimed, u) for u in seen}, fates)


def _chance(state: AslskState, shot: Shot, aimed: ToHit, u: int) -> Fraction:
    """How likely a shot hits a target: special ammunition may be missing (ASL-6.2.g)."""
    hits = [dr for dr in THROWS if aimed.hits(u, dr) and fires(state, shot, dr)]
    return Fraction(sum(THROWS[dr] for dr in hits), 36)


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
    state: AslskState, shot: Shot, aimed: ToHit, seen: Units
) -> Counter[tuple[Units, Units]]:
    """Who may be struck, and who of them by a Critical Hit: in so many cases of the same number."""
    room = max(len(FACES) ** len(seen), 1) * _common(len(seen))
    found: Counter[tuple[Units, Units]] = Counter()
    for original, throws in THROWS.items():
        hit = tuple(u for u in seen if aimed.hits(u, original))
        if shot.weapon == NOBODY and misfires(state, shot.unit, original):
            hit = ()
        if not fires(state, shot, original):
            hit = ()
        critical = criticals(state, shot, aimed, original, hit)
        for case, part in _struck(shot, hit, critical).items():
            found[case] += int(throws * room * part)
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


def _results(
    state: AslskState, shot: Shot, seen: Units, hit: Units, critical: Units
) -> Counter[Cells]:
    """The IFT results for all targets: how many of 36 throws bring them."""
    if not hit or shot.ammunition.smoke:
        return Counter({(NO_RESULT,) * len(seen): 36})
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
