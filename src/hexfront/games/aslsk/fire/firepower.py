"""The FP of an attack and its column of the IFT (ASL-3.2.2.a to d, ASL-3.2.3.a).

FP is counted in 64ths, so that six halvings of one member stay whole numbers (ASL-3.2.2.c).
"""

from bisect import bisect_right
from fractions import Fraction

from msgspec import Struct

from hexfront.games.aslsk.definitions.tables import FP_COLUMNS, Figure
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.readiness import Mark, mark_of
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId

PARTS = 64


class Factor(Struct, frozen=True, gc=False):
    """One change of a member's FP: first `times`, then `over`, then `plus`."""

    label: str
    rule: str
    times: int = 1
    over: int = 1
    plus: int = 0


class Member(Struct, frozen=True):
    """A unit's own FP, or a weapon, in an attack."""

    unit: int
    weapon: int
    base: int
    factors: tuple[Factor, ...]
    parts: int

    @property
    def fp(self) -> Fraction:
        return Fraction(self.parts, PARTS)


class Firepower(Struct, frozen=True):
    """All FP of an attack."""

    members: tuple[Member, ...]
    parts: int
    column: int | None
    """None below 1 FP: no attack (ASL-3.2.3.a)."""

    @property
    def total(self) -> Fraction:
        return Fraction(self.parts, PARTS)


def firepower(
    state: AslskState, attack: Attack, targets: tuple[int, ...] | None = None
) -> Firepower:
    """The FP of an attack against some of its targets: by default against those all can see."""
    if attack.kind == FireKind.RESIDUAL:
        return _sum((), state.residual.get(HexId(attack.hex), 0) * PARTS)
    if targets is None:
        targets = tuple(u for u in attack.targets(state) if not state.hidden >> u & 1)
    found = [member(state, attack, u, NOBODY, targets) for u in attack.units]
    found += [member(state, attack, state.holder[w], w, targets) for w in attack.weapons]
    # A leader who helps with an MG has no FP of his own (ASL-4.1.c).
    return _sum(tuple(m for m in found if m.base), sum(m.parts for m in found))


def faced(state: AslskState, attack: Attack) -> list[tuple[tuple[int, ...], Firepower]]:
    """The targets of an attack, grouped by the FP that they face: hidden ones face half of it,
    and so do unbroken ones under MG fire from far off (ASL-6.4.k, ASL-4.1.f)."""
    groups: dict[tuple[bool, bool], list[int]] = {}
    for u in attack.targets(state):
        key = (state.hidden >> u & 1 == 1, state.broken >> u & 1 == 1)
        groups.setdefault(key, []).append(u)
    merged: dict[int, tuple[tuple[int, ...], Firepower]] = {}
    for units in groups.values():
        fp = firepower(state, attack, tuple(units))
        before = merged.get(fp.parts, ((), fp))
        merged[fp.parts] = (tuple(sorted((*before[0], *units))), fp)
    return list(merged.values())


def _sum(members: tuple[Member, ...], parts: int) -> Firepower:
    place = bisect_right(FP_COLUMNS, parts // PARTS)
    return Firepower(members, parts, FP_COLUMNS[place - 1] if place else None)


def member(
    state: AslskState, attack: Attack, u: int, w: int, targets: tuple[int, ...] = ()
) -> Member:
    """What one firer adds to an attack."""
    setting = state.setting
    base = state.kinds.fp[state.kind[u]] if w == NOBODY else setting.weapons[w].direct_fp
    factors = _factors(state, attack, u, w, targets) if base else []
    parts = base * PARTS
    for factor in factors:
        parts = parts * factor.times // factor.over
        if factor.plus:  # ASL-3.5.c: fractions are rounded up
            parts = -(-parts // PARTS) * PARTS + factor.plus * PARTS
    return Member(u, w, base, tuple(factors), parts)


def _factors(
    state: AslskState, attack: Attack, u: int, w: int, targets: tuple[int, ...]
) -> list[Factor]:
    setting = state.setting
    figures = setting.charts.fire.fp
    half = figures.area_fire.value
    distance = setting.grid.distance(HexId(state.place[u]), HexId(attack.hex))
    reach = state.kinds.range[state.kind[u]] if w == NOBODY else setting.weapons[w].range
    flame = w != NOBODY and setting.flamethrowers >> w & 1
    found = []
    if distance < 2 and not flame:  # ASL-4.2.d
        found.append(_point_blank(figures.point_blank, figures.triple_point_blank, distance))
    if distance > reach:
        found.append(Factor("tally-long-range", figures.long_range.rule, over=half))
    if state.pinned >> u & 1:
        found.append(Factor("tally-pinned", "ASL-3.2.3.t", over=half))
    if state.motion >> u & 1:
        found.append(Factor("tally-motion-fire", "ASL-7.8.q", over=half))
    again = _kind_factor(state, attack, u, w, half)
    if again is not None and not (flame and attack.kind == FireKind.ADVANCING):  # ASL-4.2.e
        found.append(again)
    if w != NOBODY and setting.machine_guns >> w & 1:
        found += _machine_gun(state, attack, u, distance, targets)
    if targets and all(state.hidden >> t & 1 for t in targets):
        found.append(Factor("tally-hidden-target", "ASL-6.4.k", over=half))
    if w == NOBODY and _assaults(state, attack, u) and distance <= reach:  # ASL-3.5.d
        plus = figures.assault_fire
        found.append(Factor("tally-assault-fire", plus.rule, plus=plus.value))
    return found


def _point_blank(double: Figure, triple: Figure, distance: int) -> Factor:
    if distance:
        return Factor("tally-point-blank", double.rule, times=double.value)
    return Factor("tally-triple-point-blank", triple.rule, times=triple.value)


def _kind_factor(state: AslskState, attack: Attack, u: int, w: int, half: int) -> Factor | None:
    """Area Fire for the sort of fire and the firer's own marker."""
    if attack.kind == FireKind.ADVANCING:
        return Factor("tally-advancing-fire", "ASL-3.5.a", over=half)
    if attack.kind == FireKind.PREP:
        return None
    if attack.kind == FireKind.BOUNDING:
        flame = w != NOBODY and state.setting.flamethrowers >> w & 1  # ASL-3.3.2.2.g
        return None if flame else Factor("tally-bounding", "ASL-3.3.2.2.f", over=half)
    mark = mark_of(state, u, w)
    if mark is Mark.NONE:
        return None
    if attack.kind == FireKind.FINAL:
        return Factor("tally-firing-again", "ASL-3.4.c", over=half)
    if mark is Mark.FINAL:
        return Factor("tally-final-protective-fire", "ASL-3.3.3.u", over=half)
    return Factor("tally-subsequent-first-fire", "ASL-3.3.3.o", over=half)


def _machine_gun(
    state: AslskState, attack: Attack, u: int, distance: int, targets: tuple[int, ...]
) -> list[Factor]:
    figures = state.setting.charts.fire.fp
    half = figures.area_fire.value
    found = []
    if state.leaders >> u & 1 and not _helped(state, attack, u):
        found.append(Factor("tally-lone-leader", "ASL-4.1.b", over=half))
    far = distance > figures.machine_gun_range.value
    if far and not (targets and all(state.broken >> t & 1 for t in targets)):
        found.append(Factor("tally-beyond-sixteen", "ASL-4.1.f", over=half))
    return found


def _helped(state: AslskState, attack: Attack, u: int) -> bool:
    """Whether a second leader mans the MG with the first (ASL-4.1.c)."""
    return any(
        other != u and state.leaders >> other & 1 and state.place[other] == state.place[u]
        for other in attack.units
    )


def _assaults(state: AslskState, attack: Attack, u: int) -> bool:
    kind = state.kind[u]
    underlined = state.kinds.assault_fire[kind] and state.kinds.squad[kind]
    return attack.kind == FireKind.ADVANCING and underlined
