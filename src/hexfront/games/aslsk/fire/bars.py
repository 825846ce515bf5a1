"""Why not, in the fire phases and in Defensive First Fire."""

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.close_combat.reaction import may_react
from hexfront.games.aslsk.fire.aiming import area_targets, is_target, may_fire
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.direction import may_direct
from hexfront.games.aslsk.fire.firing import complete, may_add, worth_firing
from hexfront.games.aslsk.fire.malfunction import may_destroy
from hexfront.games.aslsk.fire.readiness import kind_for, ready
from hexfront.games.aslsk.fire.vehicular import may_fire_by_hull
from hexfront.games.aslsk.moments.bombardment import Bombardment
from hexfront.games.aslsk.moments.firing import Gathering, Regroup
from hexfront.games.aslsk.moments.gunnery import Laying
from hexfront.games.aslsk.moments.ordnance import Victim
from hexfront.games.aslsk.moments.panzerfaust import DirectPanzerfaust
from hexfront.games.aslsk.moments.parted import Parted
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.engaging import may_engage
from hexfront.games.aslsk.weapons.equivalent import may_rake, may_rake_so
from hexfront.games.aslsk.weapons.gunnery import (
    may_bombard_with,
    may_lay,
    may_shoot_so,
    may_turn_gun,
)
from hexfront.games.aslsk.weapons.ordnance import may_bombard, may_shoot
from hexfront.games.aslsk.weapons.panzerfaust import may_search, nameable, shot_directors
from hexfront.hexes import HexId
from hexfront.play import Bar, Choice, Refusal

NO_ATTACK = Refusal("ASL-3.2.b", "no-attack-begun")


def _attack(state: AslskState) -> Attack | None:
    top = state.stack[-1]
    return top.attack if isinstance(top, Gathering) else None


def _open(state: AslskState, seat: int, choice: c.OpenFire) -> Refusal | None:
    u, w, h = choice.unit, choice.weapon, HexId(choice.hex)
    match state.stack[-1]:
        case Gathering(attack=attack):
            return Refusal("ASL-3.2.b", "no-attack-unfinished", {"hex": attack.hex})
        case Laying(hex=laid):
            return Refusal("ASL-3.2.b", "no-attack-unfinished", {"hex": laid})
        case Bombardment(unit=unit, weapon=weapon):
            return _bombarded(state, choice, unit, weapon)
    if w != NOBODY and state.setting.ordnance >> w & 1:
        legal = may_lay if is_cannon(state, w) else may_shoot
        if refusal := legal(state, u, w, h):
            return refusal
        if choice.hull:
            return Refusal("ASL-7.8.x", "no-turret-to-turn", {"weapon": w})
        if not is_target(state, seat, h) and not area_targets(state, seat) >> h & 1:
            args: dict[str, int | str] = {"unit": u, "weapon": w, "hex": h}
            return Refusal("ASL-6.11.f", "no-target", args)
        return None
    if refusal := ready(state, u, w):
        return refusal
    kind = kind_for(state, u, w)
    assert kind is not None  # it is ready
    if refusal := may_fire(state, kind, u, w, h):
        return refusal
    if not worth_firing(state, kind, u, w, h):
        return Refusal("ASL-3.2.3.a", "no-attack-below-one-fp")
    return may_fire_by_hull(state, w, h) if choice.hull else None


def _bombarded(state: AslskState, choice: c.OpenFire, unit: int, weapon: int) -> Refusal | None:
    """Why a mortar that fires at a hex without known enemies does not fire at this one."""
    if (choice.unit, choice.weapon, choice.hull) != (unit, weapon, False):
        return Refusal("ASL-6.11.f", "no-bombardment-unfinished", {"weapon": weapon})
    h = HexId(choice.hex)
    legal = may_lay if is_cannon(state, weapon) else may_shoot
    if refusal := legal(state, unit, weapon, h):
        return refusal
    if is_target(state, state.side_of(unit), h):
        return Refusal("ASL-6.11.f", "no-bombarding-of-enemies", {"hex": h})
    return None


def _add(state: AslskState, seat: int, choice: c.AddFirer) -> Refusal | None:
    attack = _attack(state)
    if attack is None:
        return NO_ATTACK
    return may_add(state, attack, choice.unit, choice.weapon)


def _direct(state: AslskState, seat: int, choice: c.Direct) -> Refusal | None:
    top, leader = state.stack[-1], choice.leader
    if isinstance(top, DirectPanzerfaust):
        if choice in shot_directors(state, top.shot):
            return None
        return Refusal("ASL-4.4.2.l", "no-directing-panzerfaust", {"leader": leader})
    if not isinstance(top, Gathering):
        return NO_ATTACK
    if leader in top.attack.leaders:
        return Refusal("ASL-3.2.2.o", "no-directing-twice", {"leader": leader})
    return may_direct(state, top.attack, leader)


def _fire(state: AslskState, seat: int, choice: c.Fire) -> Refusal | None:
    top = state.stack[-1]
    if isinstance(top, Gathering):
        return complete(state, top.attack)
    return None if isinstance(top, Regroup | DirectPanzerfaust) else NO_ATTACK


def _bombard(state: AslskState, seat: int, choice: c.Bombard) -> Refusal | None:
    legal = may_bombard_with if is_cannon(state, choice.weapon) else may_bombard
    return legal(state, choice.unit, choice.weapon)


def _swing(state: AslskState, seat: int, choice: c.Swing) -> Refusal | None:
    return may_turn_gun(state, choice.weapon, choice.arc)


def _rake(state: AslskState, seat: int, choice: c.Rake) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, Laying):
        return Refusal("ASL-3.2.4.i", "no-gun-laid")
    h = HexId(top.hex)
    refusal = may_rake(state, top.unit, top.weapon, h)
    return refusal or may_rake_so(state, top.unit, top.weapon, h, choice)


def _shoot(state: AslskState, seat: int, choice: c.Shoot) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, Laying):
        return Refusal("ASL-3.2.4.i", "no-gun-laid")
    return may_shoot_so(state, top.unit, top.weapon, HexId(top.hex), choice)


def _engage(state: AslskState, seat: int, choice: c.Engage) -> Refusal | None:
    return may_engage(state, choice)


def _react(state: AslskState, seat: int, choice: c.React) -> Refusal | None:
    return may_react(state, choice)


def _panzerfaust(state: AslskState, seat: int, choice: c.FirePanzerfaust) -> Refusal | None:
    return may_search(state, choice.unit, HexId(choice.hex))


def _victim(state: AslskState, seat: int, choice: c.PickTarget) -> Refusal | None:
    top, u = state.stack[-1], choice.unit
    if not isinstance(top, Victim):
        return Refusal("ASL-4.4.2.q", "no-target-to-name")
    if u != NOBODY and u not in nameable(state, top.hit):
        return Refusal("ASL-4.4.2.q", "no-naming-of-target", {"unit": u})
    return None


def _follow(state: AslskState, seat: int, choice: c.Follow) -> Refusal | None:
    top = state.stack[-1]
    if isinstance(top, Parted) and choice.unit in (top.stays, top.goes):
        return None
    return Refusal("ASL-6.10.i", "no-following-there", {"unit": choice.unit})


def _destroy(state: AslskState, seat: int, choice: c.Destroy) -> Refusal | None:
    return may_destroy(state, seat, choice.weapon)


BARS: dict[type[Choice], tuple[Bar[AslskState], ...]] = {
    c.OpenFire: (_open,),
    c.AddFirer: (_add,),
    c.Direct: (_direct,),
    c.Fire: (_fire,),
    c.Bombard: (_bombard,),
    c.Shoot: (_shoot,),
    c.Engage: (_engage,),
    c.React: (_react,),
    c.Rake: (_rake,),
    c.Swing: (_swing,),
    c.FirePanzerfaust: (_panzerfaust,),
    c.PickTarget: (_victim,),
    c.Follow: (_follow,),
    c.Destroy: (_destroy,),
}
