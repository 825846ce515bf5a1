"""Why not, in the fire phases and in Defensive First Fire."""

from collections.abc import Callable
from typing import Any

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.fire.aiming import may_fire
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.direction import may_direct
from hexfront.games.aslsk.fire.firepower import PARTS, firepower
from hexfront.games.aslsk.fire.firing import complete
from hexfront.games.aslsk.fire.groups import firers, joins_groups, linked
from hexfront.games.aslsk.fire.malfunction import may_destroy
from hexfront.games.aslsk.fire.marking import mask
from hexfront.games.aslsk.fire.readiness import Used, kind_for, ready
from hexfront.games.aslsk.moments.firing import Gathering
from hexfront.games.aslsk.moments.ordnance import Victim
from hexfront.games.aslsk.moments.panzerfaust import DirectPanzerfaust
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.ordnance import is_mortar, may_shoot
from hexfront.games.aslsk.weapons.panzerfaust import may_search
from hexfront.hexes import HexId
from hexfront.play import Choice, Refusal

NO_ATTACK = Refusal("ASL-3.2.b", "no-attack-begun")


def _attack(state: AslskState) -> Attack | None:
    top = state.stack[-1]
    return top.attack if isinstance(top, Gathering) else None


def _open(state: AslskState, seat: int, choice: c.OpenFire) -> Refusal | None:
    u, w, h = choice.unit, choice.weapon, HexId(choice.hex)
    attack = _attack(state)
    if attack is not None:
        return Refusal("ASL-3.2.b", "no-attack-unfinished", {"hex": attack.hex})
    if w != NOBODY and state.setting.ordnance >> w & 1:
        return ready(state, u, w) or may_shoot(state, u, w, h)
    refusal = ready(state, u, w)
    if refusal is not None:
        return refusal
    kind = kind_for(state, u, w)
    assert kind is not None  # it is ready
    refusal = may_fire(state, kind, u, w, h)
    if refusal is not None:
        return refusal
    alone = Attack(kind, seat, h, *(((u,), ()) if w == NOBODY else ((), (w,))))
    if firepower(state, alone).parts < PARTS:
        return Refusal("ASL-3.2.3.a", "no-attack-below-one-fp")
    return None


def _add(state: AslskState, seat: int, choice: c.AddFirer) -> Refusal | None:
    attack, u, w = _attack(state), choice.unit, choice.weapon
    if attack is None:
        return NO_ATTACK
    if (w == NOBODY and u in attack.units) or w in attack.weapons:
        return Refusal("ASL-3.2.2.j", "no-joining-attack-twice", {"unit": u})
    alone = not joins_groups(state, w) or not all(joins_groups(state, v) for v in attack.weapons)
    if alone:
        return Refusal("ASL-3.2.2.l", "no-group-for-weapon", {"unit": u})
    if w == NOBODY and state.leaders >> u & 1:
        return Refusal("ASL-1.2.1.b", "no-own-fp", {"unit": u})
    used = Used(mask(attack.units), mask(attack.weapons))
    refusal = may_fire(state, attack.kind, u, w, HexId(attack.hex), used)
    if refusal is not None:
        return refusal
    if not linked(state, firers(state, attack) | 1 << u):
        return Refusal("ASL-3.2.2.j", "no-link-with-group", {"unit": u})
    return Refusal("ASL-3.2.2.p", "no-leader-for-joiner", {"unit": u})


def _direct(state: AslskState, seat: int, choice: c.Direct) -> Refusal | None:
    attack = _attack(state)
    if attack is not None:
        return may_direct(state, attack, choice.leader)
    if isinstance(state.stack[-1], DirectPanzerfaust):
        return Refusal("ASL-4.4.2.l", "no-directing-panzerfaust", {"leader": choice.leader})
    return NO_ATTACK


def _fire(state: AslskState, seat: int, choice: c.Fire) -> Refusal | None:
    attack = _attack(state)
    return NO_ATTACK if attack is None else complete(state, attack)


def _bombard(state: AslskState, seat: int, choice: c.Bombard) -> Refusal | None:
    u, w = choice.unit, choice.weapon
    if not is_mortar(state, w):
        return Refusal("ASL-6.11.f", "no-mortar", {"weapon": w})
    refusal = ready(state, u, w)
    return refusal or Refusal("ASL-6.11.f", "no-hex-to-bombard", {"unit": u, "weapon": w})


def _panzerfaust(state: AslskState, seat: int, choice: c.FirePanzerfaust) -> Refusal | None:
    return may_search(state, choice.unit, HexId(choice.hex))


def _victim(state: AslskState, seat: int, choice: c.PickTarget) -> Refusal | None:
    if not isinstance(state.stack[-1], Victim):
        return Refusal("ASL-4.4.2.q", "no-target-to-name")
    return Refusal("ASL-4.4.2.q", "no-naming-of-target", {"unit": choice.unit})


def _destroy(state: AslskState, seat: int, choice: c.Destroy) -> Refusal | None:
    return may_destroy(state, seat, choice.weapon)


REASONS: dict[type[Choice], Callable[[AslskState, int, Any], Refusal | None]] = {
    c.OpenFire: _open,
    c.AddFirer: _add,
    c.Direct: _direct,
    c.Fire: _fire,
    c.Bombard: _bombard,
    c.FirePanzerfaust: _panzerfaust,
    c.PickTarget: _victim,
    c.Destroy: _destroy,
}
"""By choice: the reason against it, or None if fire knows of none."""
