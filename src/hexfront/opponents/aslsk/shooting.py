"""Fire: which hex to attack, with whom, and when to wait for a better target."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from hexfront.games.aslsk.choices import (
    AddFirer,
    CallOff,
    Direct,
    Engage,
    Fire,
    FirePanzerfaust,
    OpenFire,
    React,
)
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.direction import directors
from hexfront.games.aslsk.fire.firing import complete, extended, joiners, kind_for
from hexfront.games.aslsk.fire.groups import joins_groups
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.movement.steps import movable
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.guns import guns_of
from hexfront.games.aslsk.weapons.panzerfaust import kind_of_search
from hexfront.hexes import HexId
from hexfront.opponents.aslsk.gunnery import best_engagements, gun_worth
from hexfront.opponents.aslsk.shelling import directed_shot, panzerfaust_worth
from hexfront.opponents.aslsk.weights import (
    AGAIN,
    BROKEN,
    CHARY,
    HOPELESS,
    JOINING,
    LURKING,
    PATIENCE,
    PREP,
    REACTION,
    SECRET,
    SHOT,
)
from hexfront.opponents.aslsk.worth import attack_worth, unit_worth
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.teams import FOE


class Volley(NamedTuple):
    """An attack with all that take part, and the loss it is expected to do."""

    worth: float
    attack: Attack
    opening: OpenFire | FirePanzerfaust | Engage | React

    def firing(self, state: AslskState) -> set[int]:
        """The units that fire or man what fires."""
        manned = {state.holder[w] for w in self.attack.weapons}
        return {self.opening.unit, *self.attack.units, *manned}


def volleys(state: AslskState, side: int, choices: Sequence[Choice]) -> list[Volley]:
    """For each target hex and each hex with firers the best group, the best first.

    Weapons that must hit first and flamethrowers are shots of their own, and so are vehicles.
    """
    found = [*_against_vehicles(state, side, choices)] if state.vehicles else []
    seen: set[tuple[int, int]] = set()
    for choice in choices:
        if isinstance(choice, FirePanzerfaust):
            attack = Attack(kind_of_search(state), side, choice.hex, (choice.unit,))
            found.append(Volley(panzerfaust_worth(state, side, choice), attack, choice))
        elif isinstance(choice, OpenFire) and (kind := _kind(state, choice)) is not None:
            attack = extended(Attack(kind, side, choice.hex), choice.unit, choice.weapon)
            vehicle = state.vehicles >> choice.unit & 1
            key = (-choice.unit if vehicle else state.place[choice.unit], choice.hex)
            if is_cannon(state, choice.weapon):
                found.append(Volley(gun_worth(state, choice), attack, choice))
            elif choice.weapon != NOBODY and state.setting.ordnance >> choice.weapon & 1:
                found.append(Volley(*directed_shot(state, attack), choice))
            elif not joins_groups(state, choice.weapon):
                found.append(Volley(attack_worth(state, attack), attack, choice))
            elif key not in seen:
                seen.add(key)
                found.append(_grown(state, attack, choice))
    return sorted(found, key=_rank)


def _against_vehicles(state: AslskState, side: int, choices: Sequence[Choice]) -> Iterator[Volley]:
    """The best shots at vehicles; those that are hopeless are left out."""
    for worth, choice in best_engagements(state, choices):
        if worth < HOPELESS:
            continue
        u, w = choice.unit, choice.weapon
        kind = kind_of_search(state) if w == NOBODY else kind_for(state, u, w)
        units, weapons = ((u,), ()) if w == NOBODY else ((), (w,))
        attack = Attack(kind or 0, side, state.place[choice.vehicle], units, weapons)
        yield Volley(worth, attack, choice)
    for other in choices:
        if isinstance(other, React) and other.leader == NOBODY:
            h = state.place[other.vehicle]
            yield Volley(REACTION, Attack(FireKind.FIRST, side, h, (other.unit,)), other)


def _rank(volley: Volley) -> tuple[bool, float]:
    """The best first; a PF before all, since a unit that looked for one may still fire."""
    early = isinstance(volley.opening, FirePanzerfaust) and volley.worth >= CHARY
    return not early, -volley.worth


def _kind(state: AslskState, choice: OpenFire) -> FireKind | None:
    """What sort of fire it would be; None without LOS, which may be offered all the same.

    None too for a front that turns in place of the turret: it only costs more.
    """
    if choice.hull:
        return None
    place = HexId(state.place[choice.unit])
    if place != choice.hex and not state.setting.ground.seen(place) >> choice.hex & 1:
        return None
    return kind_for(state, choice.unit, choice.weapon)


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
    least = SHOT
    if state.phase == Phase.MOVEMENT:
        least = _patience(state, side, volley)
    elif state.phase == Phase.PREP_FIRE:
        least = PREP
    if isinstance(volley.opening, FirePanzerfaust):
        least = max(least, CHARY)
    hidden = [u for u in volley.firing(state) if state.hidden >> u & 1]
    lurks = any(guns_of(state, u) for u in hidden)
    return least + (LURKING if lurks else SECRET * bool(hidden))


def _patience(state: AslskState, side: int, volley: Volley) -> float:
    """First Fire waits for better targets while more enemies may come (decoys draw no fire)."""
    if isinstance(volley.opening, Engage | React):
        return HOPELESS
    if volley.attack.kind == FireKind.SUBSEQUENT:
        return AGAIN + _own_risk(state, volley.attack.units)
    coming = movable(state, FOE[side]) & ~_mask(state.movers)
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
