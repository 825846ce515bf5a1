"""Attacks from their first firer to the declaration (ASL-3.2.2): who may begin one, who joins,
who directs, and whether it can be fired.

`aiming` answers for one firer and one target, `groups` for firing together, `direction` for
leaders.
"""

from collections.abc import Iterator

import msgspec

from hexfront.games.aslsk.choices import AddFirer, FirePanzerfaust, OpenFire
from hexfront.games.aslsk.fire.aiming import held_back, may_fire, reach_of, targets
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.direction import bound, directors, may_help
from hexfront.games.aslsk.fire.firepower import PARTS, firepower
from hexfront.games.aslsk.fire.groups import ALONE, firers, joins_groups, linked
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.marking import protecting
from hexfront.games.aslsk.fire.modifiers import directed
from hexfront.games.aslsk.fire.readiness import Used, enemy_beside, kind_for, ready
from hexfront.games.aslsk.fire.vehicular import mixed
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.gunnery import gun_openings
from hexfront.games.aslsk.weapons.ordnance import crew_complete, crew_joiners, ordnance_openings
from hexfront.games.aslsk.weapons.panzerfaust import searches
from hexfront.hexes import Bitboard, HexId, bits, lowest, union
from hexfront.play import Refusal
from hexfront.play.masks import members

__all__ = [
    "can_open", "complete", "directors", "joiners", "kind_for", "may_fire", "openings",
]  # fmt: skip

# Who may begin.


def openings(state: AslskState, side: int) -> list[OpenFire | FirePanzerfaust]:
    """All first firers with their targets, in the fire phase or at the expenditure of MF."""
    return [
        *_openings(state, side),
        *ordnance_openings(state, side),
        *gun_openings(state, side),
        *searches(state, side),
    ]


def can_open(state: AslskState, side: int) -> bool:
    """Whether anybody of a side can begin an attack."""
    if next(_openings(state, side), None) is not None:
        return True
    return bool(
        ordnance_openings(state, side) or gun_openings(state, side) or searches(state, side)
    )


def _openings(state: AslskState, side: int) -> Iterator[OpenFire]:
    kind = _phase_kind(state, side)
    aims = targets(state, side) if kind is not None else 0
    positions = _positions(state, side, aims) if aims else 0
    if kind is None or not positions:
        return
    carried = weapons_of(state, side)
    free = _free(state, kind)
    able = state.own[side] & ~state.broken
    if kind is FireKind.BOUNDING:
        able &= state.vehicles & state.group
    if not carried:
        able &= free
    for h in bits(positions):
        units = state.at[h] & able
        if state.melee >> h & 1:
            units &= state.vehicles
        seen = _shown(state, h, aims) if units else 0
        if not seen:
            continue
        for u in members(units):
            weapons = carried.get(u, ())
            plain = not weapons and u not in state.used and not state.forfeit >> u & 1
            if free >> u & 1 and (plain or ready(state, u) is None):
                yield from _opened(state, kind, u, NOBODY, h, seen)
            for w in weapons:
                if not state.setting.ordnance >> w & 1 and ready(state, u, w) is None:
                    yield from _opened(state, kind, u, w, h, seen)


def _positions(state: AslskState, side: int, aims: Bitboard) -> Bitboard:
    """The hexes of a side from which somebody may fire; of movers it is asked most often."""
    found = state.occupied[side] & ~state.melee
    if state.vehicles and state.melee:
        found |= state.melee & union(
            HexId(state.place[u]) for u in members(state.vehicles & state.own[side] & state.on_map)
        )  # ASL-3.8.ax
    moved_at = state.phase == Phase.MOVEMENT and side != state.attacker
    if moved_at and state.setting.options.free_los:
        found &= state.setting.ground.seen(lowest(aims))
    return found


def _phase_kind(state: AslskState, side: int) -> FireKind | None:
    """The sort of fire of a side's unmarked units; None if it may not fire now."""
    return _KINDS.get((state.phase, side == state.attacker))


_KINDS: dict[tuple[int, bool], FireKind] = {
    (Phase.PREP_FIRE, True): FireKind.PREP,
    (Phase.MOVEMENT, False): FireKind.FIRST,
    (Phase.MOVEMENT, True): FireKind.BOUNDING,
    (Phase.DEFENSIVE_FIRE, False): FireKind.FINAL,
    (Phase.ADVANCING_FIRE, True): FireKind.ADVANCING,
}


def _free(state: AslskState, kind: FireKind) -> int:
    """The units whose markers let them fire their own FP: `ready` for many at once."""
    if kind is FireKind.FIRST:
        return state.mmc
    if kind is FireKind.FINAL:
        return state.mmc & ~(state.final | state.forfeit)
    return state.mmc & ~(state.prep | state.fired | state.forfeit | state.pushed)


def _shown(state: AslskState, h: HexId, aims: Bitboard) -> Bitboard:
    """The targets of a hex: those in LOS; an enemy in the hex itself leaves no other."""
    if aims >> h & 1:
        return 1 << h
    return aims & state.setting.ground.seen(h) if state.setting.options.free_los else aims


def _opened(
    state: AslskState, kind: FireKind, u: int, w: int, h: HexId, seen: Bitboard
) -> Iterator[OpenFire]:
    """The attacks that a firer who is ready can begin."""
    in_reach = seen & state.setting.ground.near(h, reach_of(state, u, w))
    if not in_reach:
        return
    if enemy_beside(state, u):
        in_reach &= 1 << h
    simple = kind in _SIMPLE and w == NOBODY and not state.volleys
    strong = _strong(state, kind, u, w)
    for target in bits(in_reach):
        if not simple and held_back(state, u, w, target) is not None:
            continue
        if strong or worth_firing(state, kind, u, w, target):
            yield OpenFire(target, u, w)


_SIMPLE = (FireKind.PREP, FireKind.ADVANCING)
"""Where markers, LOS and range say all about a unit's own FP, until somebody has fired."""


def _strong(state: AslskState, kind: FireKind, u: int, w: int) -> bool:
    """Whether a firer has at least 1 FP at any range, however often it is halved."""
    halvings = 1 + (kind is not FireKind.PREP) + (state.pinned >> u & 1)
    if w == NOBODY:
        return state.kinds.fp[state.kind[u]] >> halvings > 0
    far = reach_of(state, u, w) > state.setting.charts.fire.fp.machine_gun_range.value
    return state.setting.weapons[w].fp >> halvings + far + (state.leaders >> u & 1) > 0


def worth_firing(state: AslskState, kind: FireKind, u: int, w: int, h: HexId) -> bool:
    """Whether a firer has 1 FP, alone or with those who can join him (ASL-3.2.3.a)."""
    attack = extended(Attack(kind, state.side_of(u), h), u, w)
    while firepower(state, attack).parts < PARTS:
        larger = [extended(attack, add.unit, add.weapon) for add in joiners(state, attack)]
        if not larger:
            return False
        attack = max(larger, key=lambda one: firepower(state, one).parts)
    return True


# Who joins.


def joiners(state: AslskState, attack: Attack) -> list[AddFirer]:
    """Who may still be taken into an attack."""
    if any(state.setting.ordnance >> w & 1 for w in attack.weapons):
        return crew_joiners(state, attack)
    if attack.kind in ALONE or not all(joins_groups(state, w) for w in attack.weapons):
        return []
    near = state.setting.grid.neighbour_mask
    around = 0
    for h in attack.hexes(state):
        around |= near[h] | 1 << h
    used = Used(_mask(attack.units), _mask(attack.weapons))
    carried = weapons_of(state, attack.side)
    return [
        AddFirer(u, w)
        for h in bits(around & state.occupied[attack.side])
        for u in members(state.units_at(h, attack.side) & ~state.broken)
        for w in (NOBODY, *carried.get(u, ()))
        if u not in attack.units or w != NOBODY
        if w not in attack.weapons and _apart(state, attack, u, w, used) is None
    ]


def may_add(state: AslskState, attack: Attack, u: int, w: int) -> Refusal | None:
    """Why a unit's FP, or a weapon, may not be taken into an attack."""
    if (w == NOBODY and u in attack.units) or w in attack.weapons:
        return Refusal("ASL-3.2.2.j", "no-joining-attack-twice", {"unit": u})
    if any(state.setting.ordnance >> v & 1 for v in attack.weapons):
        return None if AddFirer(u, w) in crew_joiners(state, attack) else _no_group(u)
    if attack.kind in ALONE or not all(joins_groups(state, v) for v in attack.weapons):
        return _no_group(u)
    used = Used(_mask(attack.units), _mask(attack.weapons))
    return _apart(state, attack, u, w, used)


def _no_group(u: int) -> Refusal:
    return Refusal("ASL-3.2.2.l", "no-group-for-weapon", {"unit": u})


def _apart(state: AslskState, attack: Attack, u: int, w: int, used: Used) -> Refusal | None:
    """Why a firer must stay out of an attack that others can join."""
    if w == NOBODY and not state.mmc >> u & 1:
        helps = _helps(state, attack, u)
        return None if helps else Refusal("ASL-1.2.1.b", "no-own-fp", {"unit": u})
    if not joins_groups(state, w):
        return _no_group(u)
    if state.vehicles and (refusal := mixed(state, attack, u)):
        return refusal
    if refusal := may_fire(state, attack.kind, u, w, HexId(attack.hex), used):
        return refusal
    before = firers(state, attack)
    together = before | 1 << u
    if together != before and not linked(state, together):
        return Refusal("ASL-3.2.2.j", "no-link-with-group", {"unit": u})
    if attack.leaders and not _still_led(state, attack, u, w):
        return Refusal("ASL-3.2.2.p", "no-leader-for-joiner", {"unit": u})
    return None


def _helps(state: AslskState, attack: Attack, u: int) -> bool:
    """Whether a second leader can man an MG of the attack (ASL-4.1.c)."""
    if u in attack.leaders:
        return False
    here = state.place[u]
    if any(state.leaders >> other & 1 and state.place[other] == here for other in attack.units):
        return False
    guns = state.setting.machine_guns
    return any(guns >> w & 1 and may_help(state, u, w) for w in attack.weapons)


def _still_led(state: AslskState, attack: Attack, u: int, w: int) -> bool:
    """Whether the leaders who direct can direct a new firer too, with one in his hex if need be."""
    larger = extended(attack, u, w)
    if any(bound(state, larger, leader) for leader in attack.leaders):
        return False
    return directed(state, larger) or bool(directors(state, larger))


def extended(attack: Attack, u: int, w: int) -> Attack:
    """An attack with a further unit's FP or a further weapon."""
    if w == NOBODY:
        return msgspec.structs.replace(attack, units=(*attack.units, u))
    return msgspec.structs.replace(attack, weapons=(*attack.weapons, w))


def weapons_of(state: AslskState, side: int) -> dict[int, list[int]]:
    """By unit of a side: the weapons that it possesses."""
    found: dict[int, list[int]] = {}
    own = state.own[side]
    for w, holder in enumerate(state.holder):
        if holder >= 0 and own >> holder & 1:
            found.setdefault(holder, []).append(w)
    return found


def _mask(numbers: tuple[int, ...]) -> int:
    return sum(1 << n for n in numbers)


# Whether it can be fired.


def complete(state: AslskState, attack: Attack) -> Refusal | None:
    """Why an attack cannot be fired as it is put together."""
    if not attack.units and not attack.weapons:
        return Refusal("ASL-3.2.b", "no-firers")
    if attack.leaders and not directed(state, attack):
        return Refusal("ASL-3.2.2.p", "no-leader-in-every-hex")
    if not linked(state, firers(state, attack)):
        return Refusal("ASL-3.2.2.j", "no-link-in-group")
    if any(state.setting.ordnance >> w & 1 for w in attack.weapons):
        return crew_complete(state, attack)
    return _far_guns(state, attack) or _protective(state, attack) or _enough(state, attack)


def _far_guns(state: AslskState, attack: Attack) -> Refusal | None:
    limit = state.setting.charts.fire.fp.machine_gun_range
    if attack.leaders:
        return None
    for w in attack.weapons:
        place = HexId(state.place[state.holder[w]])
        if state.setting.grid.distance(place, HexId(attack.hex)) > limit.value:
            return Refusal(limit.rule, "no-far-fire-without-leader", {"weapon": w})
    return None


def _protective(state: AslskState, attack: Attack) -> Refusal | None:
    """Whoever uses FPF uses all its FP and a working MG that may fire (ASL-3.3.3.x)."""
    for u in members(protecting(state, attack)):
        if not state.kinds.squad[state.kind[u]]:
            continue  # either its FP or a weapon: ASL-4.0.x
        if u not in attack.units:
            return Refusal("ASL-3.3.3.x", "no-protective-fire-without-fp", {"unit": u})
        guns = [w for w in state.carried(u) if state.setting.machine_guns >> w & 1]
        if any(w in attack.weapons for w in guns):
            continue
        guns = [w for w in guns if may_fire(state, attack.kind, u, w, HexId(attack.hex)) is None]
        if guns:
            args: dict[str, int | str] = {"unit": u, "weapon": guns[0]}
            return Refusal("ASL-3.3.3.x", "no-protective-fire-without-mg", args)
    return None


def _enough(state: AslskState, attack: Attack) -> Refusal | None:
    if firepower(state, attack).parts < PARTS:
        return Refusal("ASL-3.2.3.a", "no-attack-below-one-fp")
    return None
