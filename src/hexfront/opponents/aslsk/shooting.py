"""Fire: which hex to attack, with whom, and when to wait for a better target."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from hexfront.games.aslsk.attack import Attack
from hexfront.games.aslsk.choices import AddFirer, CallOff, Direct, Fire, OpenFire
from hexfront.games.aslsk.direction import directors
from hexfront.games.aslsk.firing import complete, extended, joiners, kind_for
from hexfront.games.aslsk.movement import movable
from hexfront.games.aslsk.places import NOBODY, FireKind, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.opponents.aslsk.weights import AGAIN, BROKEN, JOINING, PATIENCE, PREP, SHOT
from hexfront.opponents.aslsk.worth import attack_worth, unit_worth
from hexfront.play import Choice
from hexfront.play.masks import members


class Volley(NamedTuple):
    """An attack with all that take part, and the loss it is expected to do."""

    worth: float
    attack: Attack
    opening: OpenFire


def volleys(state: AslskState, side: int, choices: Sequence[Choice]) -> list[Volley]:
    """For each target hex and each hex with firers the best group, the best first.

    Weapons that must hit first are judged by the same measure as a shot of their own.
    """
    found: list[Volley] = []
    seen: set[tuple[int, int]] = set()
    for choice in choices:
        if not isinstance(choice, OpenFire):
            continue
        ordnance = choice.weapon != NOBODY and state.setting.ordnance >> choice.weapon & 1
        key = (state.place[choice.unit], choice.hex)
        if not ordnance and key in seen:
            continue
        kind = kind_for(state, choice.unit, choice.weapon)
        if kind is None:
            continue
        attack = extended(Attack(kind, side, choice.hex), choice.unit, choice.weapon)
        if ordnance:
            continue
        seen.add(key)
        found.append(_grown(state, attack, choice))
    return sorted(found, key=lambda volley: -volley.worth)


def _grown(state: AslskState, attack: Attack, opening: OpenFire) -> Volley:
    """The attack with those of its hex who fire along, a leader, and others who add enough."""
    here = state.place[opening.unit]
    worth = attack_worth(state, attack) if _legal(state, attack) else -1.0
    for own in (True, False):
        for join in joiners(state, attack):
            if (state.place[join.unit] == here) is not own:
                continue
            bigger = _joined(state, attack, join)
            if bigger is None:
                continue
            more = attack_worth(state, bigger)
            if more > worth + (0.0 if own else JOINING):
                attack, worth = bigger, more
        for direct in directors(state, attack):
            led = msgspec.structs.replace(
                attack, leaders=tuple(sorted({*attack.leaders, direct.leader}))
            )
            more = attack_worth(state, led)
            if more > worth:
                attack, worth = led, more
    return Volley(worth if _legal(state, attack) else -1.0, attack, opening)


def _joined(state: AslskState, attack: Attack, join: AddFirer) -> Attack | None:
    firing = attack.weapons if join.weapon != NOBODY else attack.units
    if (join.weapon if join.weapon != NOBODY else join.unit) in firing:
        return None
    kind = kind_for(state, join.unit, join.weapon)
    if kind is None:
        return None
    wider = msgspec.structs.replace(attack, kind=max(attack.kind, kind))
    return extended(wider, join.unit, join.weapon)


def _legal(state: AslskState, attack: Attack) -> bool:
    return complete(state, attack) is None


def threshold(state: AslskState, side: int, volley: Volley) -> float:
    """The least loss for which a volley is fired in the present phase."""
    if state.phase == Phase.MOVEMENT:
        return _patience(state, side, volley)
    if state.phase == Phase.PREP_FIRE:
        return PREP
    return SHOT


def _patience(state: AslskState, side: int, volley: Volley) -> float:
    """First Fire waits for better targets while more enemies may come (decoys draw no fire)."""
    if volley.attack.kind == FireKind.SUBSEQUENT:
        return AGAIN + _own_risk(state, volley.attack.units)
    coming = movable(state, 1 - side) & ~_mask(state.movers)
    stacks = {state.place[u] for u in members(coming & ~state.leaders)}
    near = [h for h in stacks if h >= 0 and _may_come(state, HexId(h), side)]
    return PATIENCE[min(len(near), len(PATIENCE) - 1)]


def _may_come(state: AslskState, h: HexId, side: int) -> bool:
    """Whether enemies in a hex may soon be a target: they are within a move of being seen."""
    grid = state.setting.grid
    return any(
        grid.distance(h, HexId(state.place[u])) <= 8
        for u in members(state.own[side] & ~state.broken)
        if state.place[u] >= 0
    )


def _own_risk(state: AslskState, units: Iterable[int]) -> float:
    """What Final Protective Fire may cost: the NMC of those who use it (ASL-3.3.3.v)."""
    return sum(0.4 * BROKEN * unit_worth(state, u) for u in units if state.final >> u & 1)


def gather(
    state: AslskState, attack: Attack, plan: Attack | None, choices: Sequence[Choice]
) -> Choice:
    """Put the attack together as planned, or as well as it goes."""
    if plan is None or plan.hex != attack.hex:
        plan = _grown(state, attack, OpenFire(attack.hex, _first(state, attack))).attack
    for choice in choices:
        if isinstance(choice, AddFirer):
            wanted = plan.weapons if choice.weapon != NOBODY else plan.units
            if (choice.weapon if choice.weapon != NOBODY else choice.unit) in wanted:
                return choice
        if isinstance(choice, Direct) and choice.leader in plan.leaders:
            return choice
    if Fire() in choices:
        return Fire()
    for choice in choices:
        if isinstance(choice, AddFirer | Direct):
            return choice
    return CallOff()


def _first(state: AslskState, attack: Attack) -> int:
    return attack.units[0] if attack.units else state.holder[attack.weapons[0]]


def _mask(units: Iterable[int]) -> int:
    return sum(1 << u for u in units)
