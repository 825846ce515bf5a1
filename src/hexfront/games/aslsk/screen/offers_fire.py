"""Previews of fire: FP, column, DRM, and the exact distribution of what becomes of the targets.

Without free LOS nothing is told that depends on a line of sight (ASL-3.2.1.i).
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

from msgspec.structs import replace

from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.choices import OpenFire
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.firepower import Firepower, Member, faced, firepower, member
from hexfront.games.aslsk.fire.firing import complete
from hexfront.games.aslsk.fire.groups import joins_groups
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.malfunction import failing
from hexfront.games.aslsk.fire.marking import DEFENSIVE_FIRST
from hexfront.games.aslsk.fire.modifiers import Modifiers, cowering, modifiers
from hexfront.games.aslsk.fire.readiness import kind_for
from hexfront.games.aslsk.fire.residual import left_by
from hexfront.games.aslsk.fire.resolution import lowered
from hexfront.games.aslsk.harm.outlook import Outlook, outlook
from hexfront.games.aslsk.harm.results import Fate
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.screen.preview import (
    FATES,
    UNHARMED,
    Chance,
    FactorView,
    FirePreview,
    MemberView,
    Outcome,
    Preview,
    TargetView,
    ToHitPreview,
)
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.equivalent import rakes, raking
from hexfront.games.aslsk.weapons.gunnery import shot_so, shots
from hexfront.games.aslsk.weapons.ordnance import Shot, shot_of
from hexfront.games.aslsk.weapons.panzerfaust import kind_of_search
from hexfront.games.aslsk.weapons.shot_outlook import backblast_outlook, shot_outlook
from hexfront.games.aslsk.weapons.tohit import aim, effect
from hexfront.hexes import HexId
from hexfront.play import Tally

KINDS = tuple(kind.name.lower() for kind in FireKind)
DICE = tuple(a + b for a in range(1, 7) for b in range(1, 7))
_FLAGS = tuple((Fate[name.upper()], name) for name in FATES)


def chance(value: Fraction) -> Chance:
    return value.numerator, value.denominator


def share(count: int, of: int) -> Chance:
    """So many cases of equal weight."""
    return chance(Fraction(count, of))


# Light information, for lists of firers.


def opening(state: AslskState, side: int, choice: OpenFire) -> Preview | None:
    """What a unit's own FP, or a weapon, would attack with alone."""
    h, u, w = choice.hex, choice.unit, choice.weapon
    kind = kind_for(state, u, w)
    if kind is None:
        return None
    if is_cannon(state, w):
        ways = shots(state, u, w, HexId(h))
        if ways:
            return replace(shot_preview(state, shot_so(state, u, w, h, ways[0])), alone=True)
        (rake, *_) = rakes(state, u, w, HexId(h))
        return replace(summary(state, raking(state, u, w, h, rake)), alone=True)
    if w != NOBODY and state.setting.ordnance >> w & 1:
        shot = shot_preview(state, shot_of(state, Attack(kind, side, h, (), (w,))))
        return replace(shot, alone=True)
    units, weapons = ((u,), ()) if w == NOBODY else ((), (w,))
    told = summary(state, Attack(kind, side, h, units, weapons, hull=choice.hull))
    return told if joins_groups(state, w) else replace(told, alone=True)


def summary(state: AslskState, attack: Attack) -> Preview:
    """FP, column and the best DRM of an attack."""
    found = firepower(state, attack)
    drm = 0
    if state.setting.options.free_los:
        drms = modifiers(state, attack)
        known = [drms.total(u) for u in drms.own if not state.hidden >> u & 1]
        drm = min(known, default=drms.common.total)
    return Preview(fp=chance(found.total), column=found.column or 0, drm=drm)


def addition(state: AslskState, attack: Attack, after: Attack, u: int, w: int) -> Preview:
    """What a further firer adds, and what the attack comes to with him."""
    whole = summary(state, after)
    return Preview(
        fp=chance(member(state, after, u, w, _seen(state, attack)).fp),
        column=whole.column,
        drm=whole.drm,
    )


def _seen(state: AslskState, attack: Attack) -> tuple[int, ...]:
    return tuple(u for u in attack.targets(state) if not state.hidden >> u & 1)


# The whole attack.


def fire_preview(state: AslskState, attack: Attack) -> FirePreview:
    """An attack on the IFT as it has been put together."""
    found, left = firepower(state, attack), cowering(state, attack)
    told = state.setting.options.free_los
    drm = modifiers(state, attack) if told else Modifiers(Tally.of(()), {})
    ahead = outlook(state, attack) if told else None
    return FirePreview(
        kind=KINDS[attack.kind],
        hex=attack.hex,
        units=attack.units,
        weapons=attack.weapons,
        leaders=attack.leaders,
        members=tuple(_member(part) for part in found.members),
        fp=chance(found.total),
        column=found.column or 0,
        cowering=left,
        cowered=lowered(state, found.column, left) or 0,
        drm=drm.common,
        targets=() if ahead is None else _targets(state, attack, ahead, drm),
        joint=() if ahead is None else _joint(ahead),
        residual=_residual(state, attack, found, drm),
        breaks=_breaks(state, attack),
        refusal=complete(state, attack),
    )


def _member(part: Member) -> MemberView:
    factors = tuple(FactorView(f.label, f.rule, f.times, f.over, f.plus) for f in part.factors)
    return MemberView(part.unit, part.weapon, part.base, factors, chance(part.fp))


def _targets(
    state: AslskState, attack: Attack, ahead: Outlook, drm: Modifiers
) -> tuple[TargetView, ...]:
    columns = {u: fp.column or 0 for units, fp in faced(state, attack) for u in units}
    results = list(zip(*ahead.results.values(), strict=True))
    found = []
    for n, u in enumerate(ahead.units):
        aimed_at = u in drm.own
        found.append(
            _target(
                u,
                ahead.marginals[n],
                drm.tally(u) if aimed_at else None,
                columns.get(u, 0),
                results[n] if aimed_at else (),
            )
        )
    for shown in _wrecked(ahead.crews):
        u = shown.unit
        found.append(replace(shown, drm=drm.tally(u), column=columns.get(u, 0)))
    return tuple(found)


def _wrecked(vehicles: Mapping[int, Mapping[Damage, Fraction]]) -> tuple[TargetView, ...]:
    """What becomes of vehicles and their crews, the likeliest first."""
    found = []
    for u, damage in vehicles.items():
        ordered = sorted(damage.items(), key=lambda item: -item[1])
        found.append(
            TargetView(
                unit=u,
                drm=None,
                column=0,
                results=(),
                fates=tuple(Outcome(damage_name(kind), chance(part)) for kind, part in ordered),
                hurt=chance(1 - damage.get(Damage.NONE, Fraction(0))),
            )
        )
    return tuple(found)


def damage_name(damage: Damage) -> str:
    """All that befalls a vehicle, such as "immobilized+stunned"."""
    return "+".join(name for flag, name in _DAMAGE if damage & flag) or UNHARMED


_DAMAGE = tuple((flag, flag.name.lower().replace("_", "-")) for flag in Damage if flag.name)


def _target(
    u: int,
    spread: Mapping[Fate, Fraction],
    drm: Tally | None = None,
    column: int = 0,
    results: Iterable[str] = (),
) -> TargetView:
    cells = Counter(results)
    total = sum(cells.values())
    ordered = sorted(spread.items(), key=lambda item: -item[1])
    return TargetView(
        unit=u,
        drm=drm,
        column=column,
        results=tuple(Outcome(cell, share(n, total)) for cell, n in cells.most_common()),
        fates=tuple(Outcome(fate_name(fate), chance(part)) for fate, part in ordered),
        hurt=chance(1 - spread.get(Fate.UNHURT, Fraction(0))),
    )


def fate_name(fate: Fate) -> str:
    """All that becomes of a unit, such as "reduced+broken"."""
    if fate & Fate.ELIMINATED:
        return "eliminated"
    return "+".join(name for flag, name in _FLAGS if fate & flag) or UNHARMED


def _joint(ahead: Outlook) -> tuple[tuple[tuple[str, ...], Chance], ...]:
    if ahead.joint is None:
        return ()
    ordered = sorted(ahead.joint.items(), key=lambda item: -item[1])
    return tuple((tuple(map(fate_name, fates)), chance(part)) for fates, part in ordered)


def _residual(state: AslskState, attack: Attack, found: Firepower, drm: Modifiers) -> int:
    """The Residual FP if nobody cowers and no weapon fails or keeps its ROF."""
    if attack.kind not in DEFENSIVE_FIRST:
        return 0
    return left_by(state, found.column, outside=drm.outside)


def _breaks(state: AslskState, attack: Attack) -> tuple[tuple[int, Chance], ...]:
    """Of several weapons whose number is reached one fails, each as likely (ASL-4.1.h)."""
    failed: dict[int, Fraction] = {}
    for original in DICE:
        worn = failing(state, attack, original)
        for w, _ in worn:
            failed[w] = failed.get(w, Fraction(0)) + Fraction(1, 36 * len(worn))
    return tuple((w, chance(part)) for w, part in sorted(failed.items()))


# Ordnance.


def shot_preview(state: AslskState, shot: Shot) -> Preview:
    """A shot of a mortar, a LATW or a Panzerfaust."""
    column = effect(state, shot, ()).column or 0
    if not state.setting.options.free_los:
        aimed = aim(state, shot)
        blind = ToHitPreview(
            weapon=shot.weapon, hex=shot.hex, number=aimed.number, drm=Tally.of(()), column=column
        )
        return Preview(to_hit=blind, column=column)
    ahead = shot_outlook(state, shot)
    aimed = ahead.aim
    seen = [(u, own) for u, own in aimed.own.items() if not state.hidden >> u & 1]
    return Preview(
        to_hit=ToHitPreview(
            weapon=shot.weapon,
            hex=shot.hex,
            number=aimed.number,
            drm=aimed.common,
            own=tuple(seen),
            hits=tuple((u, chance(part)) for u, part in ahead.hits.items()),
            column=column,
            fates=(*fates_of(ahead.fates), *_wrecked(ahead.vehicles)),
        ),
        column=column,
    )


def with_backblast(state: AslskState, shot: Shot) -> Preview:
    """The same with what Backblast does to the firer's own hex."""
    told = shot_preview(state, shot).to_hit
    if told is None or shot.avoids:
        return Preview(to_hit=told)
    blast = fates_of(backblast_outlook(state, shot))
    return Preview(
        to_hit=ToHitPreview(
            weapon=told.weapon,
            hex=told.hex,
            number=told.number,
            drm=told.drm,
            own=told.own,
            hits=told.hits,
            column=told.column,
            fates=told.fates,
            backblast=blast,
        )
    )


def fates_of(ahead: Outlook) -> tuple[TargetView, ...]:
    return tuple(_target(u, ahead.marginals[n]) for n, u in enumerate(ahead.units))


def panzerfaust_shot(state: AslskState, side: int, u: int, h: int) -> Shot:
    """The shot that follows if a PF is found."""
    return Shot(kind_of_search(state), side, h, u)
