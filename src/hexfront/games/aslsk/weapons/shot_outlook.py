"""What a shot of ordnance will do, exactly, before any die is thrown: TH, then the IFT."""

from collections import Counter
from fractions import Fraction
from itertools import product

from msgspec import Struct

from hexfront.games.aslsk.definitions.tables import FireResult
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.harm.forms import FACES
from hexfront.games.aslsk.harm.outlook import Outlook, weighed
from hexfront.games.aslsk.harm.results import NO_RESULT, highest, result
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.ordnance import Shot, shot_of
from hexfront.games.aslsk.weapons.panzerfaust import misfires
from hexfront.games.aslsk.weapons.tohit import CRITICAL, ToHit, aim, backblast_drm, effect, in_line
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
    seen = tuple(sorted(u for u in aimed.own if not state.hidden >> u & 1))
    if not in_line(state, shot):
        seen = ()
    cases = _cases(state, shot, aimed, seen)
    weights: Counter[Cells] = Counter()
    for (hit, critical), part in cases.items():
        for cells, throws in _results(state, shot, seen, hit, critical).items():
            weights[cells] += part * throws
    fates = weighed(state, HexId(shot.hex), seen, weights, {})
    return ShotOutlook(aimed, {u: aimed.chance(u) for u in seen}, fates)


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
        for case, part in _struck(shot, hit, critical=original == CRITICAL).items():
            found[case] += int(throws * room * part)
    return found


def _common(number: int) -> int:
    """A number that one victim of so many, or of fewer, divides."""
    return 1 if number < 2 else number * _common(number - 1)


def _struck(shot: Shot, hit: Units, *, critical: bool) -> dict[tuple[Units, Units], Fraction]:
    """The same for one TH DR that hits these units."""
    if shot.weapon == NOBODY and hit:  # ASL-4.4.2.i
        share = Fraction(1, len(hit))
        return {((u,), (u,) if critical else ()): share for u in hit}
    if not critical or not hit:
        return {(hit, ()): Fraction(1)}
    ways = Counter(
        tuple(hit[n] for n in highest(rolled, 1)) for rolled in product(FACES, repeat=len(hit))
    )
    total = sum(ways.values())
    return {(hit, chosen): Fraction(number, total) for chosen, number in ways.items()}


def _results(
    state: AslskState, shot: Shot, seen: Units, hit: Units, critical: Units
) -> Counter[Cells]:
    """The IFT results for all targets: how many of 36 throws bring them."""
    if not hit:
        return Counter({(NO_RESULT,) * len(seen): 36})
    plain = effect(state, shot, hit)
    worst = effect(state, shot, critical, critical=True)
    dud = state.setting.charts.panzerfaust.dud.value
    found: Counter[Cells] = Counter()
    for original, throws in THROWS.items():
        cells = []
        for u in seen:
            struck = worst if u in critical else plain
            harmless = u not in hit or (shot.weapon == NOBODY and original >= dud)  # ASL-4.4.2.n
            cell = NO_RESULT if harmless else result(
                state, struck.column, original + struck.drm.total(u)
            )  # fmt: skip
            cells.append(cell)
        found[tuple(cells)] += throws
    return found
