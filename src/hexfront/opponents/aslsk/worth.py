"""What units and attacks are worth to a player, measured in squads."""

from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.harm.expectation import Bite, expect
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.guns import guns_of
from hexfront.opponents.aslsk.weights import AFV, BROKEN, GUN, PINNED, REDUCED


def unit_worth(state: AslskState, u: int) -> float:
    """How much it matters what becomes of a unit: its FP and Morale, a leader's DRM."""
    kinds, kind = state.kinds, state.kind[u]
    if kinds.vehicle[kind]:
        return AFV
    if kinds.leader[kind]:
        return 0.7 - 0.5 * min(kinds.leadership[kind], 0)
    whole = 1.0 if kinds.squad[kind] else 0.5
    if kinds.crew[kind] and guns_of(state, u):
        whole += GUN
    return whole + (kinds.fp[kind] - 4) * 0.05 + (kinds.morale[kind] - 7) * 0.1


def bite_worth(state: AslskState, u: int, bite: Bite) -> float:
    """The loss that an attack is expected to do to one target."""
    worth = unit_worth(state, u)
    broken = 0.0 if state.broken >> u & 1 else bite.broken * BROKEN
    pinned = 0.0 if state.pinned >> u & 1 else bite.pinned * PINNED
    return worth * (bite.eliminated + bite.reduced * REDUCED + broken + pinned)


def attack_worth(state: AslskState, attack: Attack) -> float:
    """The loss that an attack is expected to do; friends in a Melee count against it."""
    total = 0.0
    for u, bite in expect(state, attack).items():
        sign = -1.0 if state.side_of(u) == attack.side else 1.0
        total += sign * bite_worth(state, u, bite)
    return total
