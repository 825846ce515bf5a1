"""Shots that must hit first, and charges: mortars, bazookas and their like, Panzerfausts, DC."""

import msgspec

from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.armor.mining import mining_outlook
from hexfront.games.aslsk.choices import FirePanzerfaust, PlaceCharge
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.direction import directors
from hexfront.games.aslsk.harm.expectation import expect_aims
from hexfront.games.aslsk.harm.outlook import Aim
from hexfront.games.aslsk.moments.ordnance import blasts
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.charges import charge_column, charge_drm, fuse
from hexfront.games.aslsk.weapons.ordnance import Shot, shot_of
from hexfront.games.aslsk.weapons.panzerfaust import check_modifiers, finds, kind_of_search
from hexfront.games.aslsk.weapons.tohit import aim, effect
from hexfront.hexes import HexId
from hexfront.opponents.aslsk.weights import JOINING, PINNED
from hexfront.opponents.aslsk.worth import bite_worth, unit_worth

FACES = range(1, 7)
DR = 36
_BELOW = tuple(sum(6 - abs(7 - total) for total in range(2, n)) / DR for n in range(14))


def below(number: int) -> float:
    """The chance that two dice stay below a number."""
    return _BELOW[min(max(number, 0), 13)]


def shot_worth(state: AslskState, shot: Shot) -> float:
    """The loss that a shot is expected to do; a Critical Hit counts as any other."""
    if blasts(state, shot):
        shot = msgspec.structs.replace(shot, avoids=True)
    aimed = aim(state, shot)
    units = tuple(u for u in aimed.own if not state.hidden >> u & 1)
    if not units:
        return 0.0
    struck = effect(state, shot, units)
    aims = {u: Aim(struck.drm.total(u), struck.column, struck.column) for u in units}
    total = 0.0
    for u, bite in expect_aims(state, aims).items():
        sign = -1.0 if state.side_of(u) == shot.side else 1.0
        total += sign * float(aimed.chance(u)) * bite_worth(state, u, bite)
    return total / len(units) if shot.weapon == NOBODY else total  # a PF strikes one of them


def directed_shot(state: AslskState, attack: Attack) -> tuple[float, Attack]:
    """An attack with an ordnance weapon, with a leader if he helps enough."""
    worth = shot_worth(state, shot_of(state, attack))
    for direct in directors(state, attack):
        led = msgspec.structs.replace(attack, leaders=(direct.leader,))
        more = shot_worth(state, shot_of(state, led))
        if more > worth + JOINING:
            attack, worth = led, more
    return worth, attack


def panzerfaust_worth(state: AslskState, side: int, choice: FirePanzerfaust) -> float:
    """The same for a PF that must be found first; an Original 6 pins who looks for it."""
    drm = check_modifiers(state, choice.unit).total
    found = sum(finds(state, die, drm) for die in FACES) / len(FACES)
    shot = Shot(kind_of_search(state), side, choice.hex, choice.unit)
    pinned = PINNED * unit_worth(state, choice.unit) / len(FACES)
    return found * shot_worth(state, shot) - pinned


def charge_worth(state: AslskState, choice: PlaceCharge) -> float:
    """The loss that a DC is expected to do when it goes off."""
    h, w, placer = HexId(choice.hex), choice.weapon, choice.unit
    if choice.vehicle != NOBODY:
        ahead = mining_outlook(state, w, placer, choice.vehicle)
        return float(ahead.chance(Damage.DESTROYED)) * unit_worth(state, choice.vehicle)
    column = charge_column(state, w)
    drm = charge_drm(state, h, placer, HexId(state.place[placer]))
    seen = ((u, total) for u, total in drm.items() if not state.hidden >> u & 1)
    aims = {u: Aim(total, column, column) for u, total in seen}
    loss = sum(bite_worth(state, u, bite) for u, bite in expect_aims(state, aims).items())
    return below(fuse(state, w, placer)) * loss
