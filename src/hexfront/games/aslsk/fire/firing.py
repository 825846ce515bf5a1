"""Attacks from their first firer to the declaration (ASL-3.2.2): who may begin one, who joins,
who directs, and whether it can be fired.

`aiming` answers for one firer and one target, `groups` for firing together, `direction` for
leaders.
"""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from hexfront.games.aslsk.choices import AddFirer, FirePanzerfaust, OpenFire
from hexfront.games.aslsk.fire.aiming import bound_by_arc, held_back, may_fire, reach_of
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.direction import bound, directors, may_help
from hexfront.games.aslsk.fire.firepower import PARTS, firepower
from hexfront.games.aslsk.fire.groups import ALONE, firers, joins_groups, linked
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.marking import protecting
from hexfront.games.aslsk.fire.modifiers import directed
from hexfront.games.aslsk.fire.muster import Muster, muster
from hexfront.games.aslsk.fire.readiness import Used, kind_for, ready
from hexfront.games.aslsk.fire.vehicular import mixed
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.equivalent import may_rake
from hexfront.games.aslsk.weapons.gunnery import gun_openings
from hexfront.games.aslsk.weapons.ordnance import crew_complete, crew_joiners, ordnance_openings
from hexfront.games.aslsk.weapons.panzerfaust import searches
from hexfront.hexes import Bitboard, HexId, few
from hexfront.play import Refusal
from hexfront.play.masks import each, mask_of
from hexfront.play.teams import FOE

__all__ = [
    "complete", "directors", "joiners", "kind_for", "may_fire", "opened_by",
    "openings",
]  # fmt: skip

# Who may begin.


def openings(state: AslskState, side: int) -> list[OpenFire | FirePanzerfaust]:
    """All first firers with their targets, in the fire phase or at the expenditure of MF."""
    force = muster(state, side)
    return [] if force is None else opened_by(state, force)


def opened_by(state: AslskState, force: Muster) -> list[OpenFire | FirePanzerfaust]:
    """The attacks that a side can begin, but for those on vehicles and on empty hexes."""
    if not force.area or not force.positions:
        return []
    found: list[OpenFire | FirePanzerfaust] = [*_openings(state, force)] if force.aims else []
    if force.weapons & state.setting.ordnance or state.setting.equivalents:
        found += ordnance_openings(state, force)
        found += gun_openings(state, force)
    return [*found, *searches(state, force)] if force.aims else found


def _openings(state: AslskState, force: Muster) -> list[OpenFire]:
    """The attacks of Infantry and of MG."""
    found: list[OpenFire] = []
    kind, side = force.kind, force.side
    free = _free(state, kind) & force.firers
    guns = force.weapons & ~state.setting.ordnance
    able = free if not guns else free | _holders(state, guns)
    enemies = state.own[FOE[side]] & ~state.hidden
    near, setting = state.setting.ground.near, state.setting
    for h in few(force.positions):
        here = state.at[h]
        units = here & able
        if not units or not (seen := _shown(state, h, force.aims)):
            continue
        if here & enemies:
            seen &= 1 << h  # ASL-3.2.2.1.c
        for u in each(units):
            if free >> u & 1:
                in_reach = seen & near(h, setting.unit_reach[state.kind[u]])
                if in_reach and (force.fresh >> u & 1 or _ready_again(state, u)):
                    found += _opened(state, force, u, NOBODY, in_reach)
            for w in each(guns & state.armed(u)) if guns else ():
                if in_reach := seen & near(h, setting.weapon_reach[w]):
                    found += _opened(state, force, u, w, in_reach)
    return found


def _holders(state: AslskState, weapons: int) -> int:
    """Who possesses some weapons, as a mask."""
    found = 0
    for w in each(weapons):
        found |= 1 << state.holder[w]
    return found


def _ready_again(state: AslskState, u: int) -> bool:
    """Whether a unit whose markers let it fire is ready: only weapons could be in the way."""
    armed = state.armed(u) or u in state.used or state.forfeit >> u & 1
    return not armed or ready(state, u) is None


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
    state: AslskState, force: Muster, u: int, w: int, in_reach: Bitboard
) -> Sequence[OpenFire]:
    """The attacks that a firer who is ready can begin at some targets in its reach."""
    simple = _simple(state, force, u, w, in_reach)
    weak = 0 if _strong(state, force.kind, u, w) else _faint(state, force.kind, u, w, in_reach)
    if simple and not weak:
        return _at_all(u, w, in_reach)
    bar = bound_by_arc if state.vehicles >> u & 1 else held_back
    return [
        OpenFire(target, u, w)
        for target in few(in_reach)
        if simple or bar(state, u, w, target) is None
        if not weak >> target & 1 or worth_firing(state, force.kind, u, w, target)
    ]


@lru_cache(maxsize=1 << 13)
def _at_all(u: int, w: int, targets: Bitboard) -> tuple[OpenFire, ...]:
    """A firer at each of some targets; the same lists are asked for again and again."""
    return tuple(OpenFire(h, u, w) for h in few(targets))


_SIMPLE = (FireKind.PREP, FireKind.ADVANCING)
"""Where nobody fires again at another range than before."""


def _simple(state: AslskState, force: Muster, u: int, w: int, in_reach: Bitboard) -> bool:
    """Whether markers, LOS and range say all about a firer: `held_back` for all its targets.

    Nobody of its hex has fired so that it would have had to join, it does not fire again, and
    neither an arc nor the need of a leader binds it.
    """
    if not (force.kind in _SIMPLE or force.fresh >> u & 1) or state.vehicles >> u & 1:
        return False
    place = HexId(state.place[u])
    for start, _ in state.volleys:
        if start == place:
            return False
    limit = state.setting.charts.fire.fp.machine_gun_range.value
    return w == NOBODY or not in_reach & ~state.setting.ground.near(place, limit)


def _faint(state: AslskState, kind: int, u: int, w: int, in_reach: Bitboard) -> Bitboard:
    """The targets at which a firer may have less than 1 FP: all, or those at long range."""
    if state.vehicles >> u & 1:
        return in_reach
    halvings = (kind != FireKind.PREP) + (state.pinned >> u & 1) + (state.leaders >> u & 1)
    fp, normal = state.kinds.fp[state.kind[u]], state.kinds.range[state.kind[u]]
    if w != NOBODY:
        weapon, limit = state.setting.weapons[w], state.setting.charts.fire.fp.machine_gun_range
        fp, normal = weapon.fp, min(weapon.range, limit.value)
    if not fp >> halvings:
        return in_reach
    return in_reach & ~state.setting.ground.near(HexId(state.place[u]), normal)


def _strong(state: AslskState, kind: int, u: int, w: int) -> bool:
    """Whether a firer has at least 1 FP at any range, however often it is halved."""
    halvings = 1 + (kind != FireKind.PREP) + (state.pinned >> u & 1)
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
    weapons = mask_of(attack.weapons)
    if state.setting.must_hit & weapons:
        return crew_joiners(state, attack)
    if attack.kind in ALONE or state.setting.flamethrowers & weapons:
        return []
    near = state.setting.grid.neighbour_mask
    around = 0
    for h in attack.hexes(state):
        around |= near[h] | 1 << h
    used = Used(mask_of(attack.units), weapons)
    return [
        AddFirer(u, w)
        for h in few(around & state.occupied[attack.side])
        for u in each(state.units_at(h, attack.side) & ~state.broken)
        for w in (NOBODY, *state.carried(u))
        if u not in attack.units or w != NOBODY
        if w not in attack.weapons and _apart(state, attack, u, w, used) is None
    ]


def may_add(state: AslskState, attack: Attack, u: int, w: int) -> Refusal | None:
    """Why a unit's FP, or a weapon, may not be taken into an attack."""
    if (w == NOBODY and u in attack.units) or w in attack.weapons:
        return Refusal("ASL-3.2.2.j", "no-joining-attack-twice", {"unit": u})
    if any(state.setting.must_hit >> v & 1 for v in attack.weapons):
        return None if AddFirer(u, w) in crew_joiners(state, attack) else _no_group(u)
    if attack.kind in ALONE or not all(joins_groups(state, v) for v in attack.weapons):
        return _no_group(u)
    used = Used(mask_of(attack.units), mask_of(attack.weapons))
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
    if refusal := _unready(state, attack, u, w, used):
        return refusal
    before = firers(state, attack)
    together = before | 1 << u
    if together != before and not linked(state, together):
        return Refusal("ASL-3.2.2.j", "no-link-with-group", {"unit": u})
    if attack.leaders and not _still_led(state, attack, u, w):
        return Refusal("ASL-3.2.2.p", "no-leader-for-joiner", {"unit": u})
    return None


def _unready(state: AslskState, attack: Attack, u: int, w: int, used: Used) -> Refusal | None:
    """Why a firer may not fire at the target; a MA of a vehicle would with its IFE (ASL-7.8.g)."""
    h = HexId(attack.hex)
    if is_cannon(state, w):
        return may_rake(state, u, w, h)
    return may_fire(state, attack.kind, u, w, h, used)


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


# Whether it can be fired.


def complete(state: AslskState, attack: Attack) -> Refusal | None:
    """Why an attack cannot be fired as it is put together."""
    if not attack.units and not attack.weapons:
        return Refusal("ASL-3.2.b", "no-firers")
    if attack.leaders and not directed(state, attack):
        return Refusal("ASL-3.2.2.p", "no-leader-in-every-hex")
    if not linked(state, firers(state, attack)):
        return Refusal("ASL-3.2.2.j", "no-link-in-group")
    if state.setting.must_hit & mask_of(attack.weapons):
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
    for u in each(protecting(state, attack)):
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
    if any(_strong(state, attack.kind, u, NOBODY) for u in attack.units):
        return None
    if firepower(state, attack).parts < PARTS:
        return Refusal("ASL-3.2.3.a", "no-attack-below-one-fp")
    return None
