"""CC Reaction Fire (ASL-3.3.4): Infantry attacks a vehicle that moves in its own hex."""

from hexfront.games.aslsk.choices import React
from hexfront.games.aslsk.close_combat.brawl import Brawl
from hexfront.games.aslsk.fire.aiming import repeats
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.readiness import Mark, mark_of
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import each, members


def reactions(state: AslskState, side: int) -> list[React]:
    """All Reaction Fire that a side can make: `may_react` for many at once."""
    if not state.vehicles or state.phase != Phase.MOVEMENT:
        return []
    found = []
    for vehicle in state.movers:
        if not state.vehicles >> vehicle & 1 or not state.is_on_map(vehicle):
            continue
        here = state.units_at(HexId(state.place[vehicle]), side) & ~state.vehicles
        for u in each(here):
            partners = [NOBODY, *members(here & state.leaders & ~(1 << u))]
            found += [
                React(u, vehicle, leader)
                for leader in partners
                if may_react(state, React(u, vehicle, leader)) is None
            ]
    return found


def may_react(state: AslskState, choice: React) -> Refusal | None:
    """Why a unit may not attack a vehicle so."""
    u, vehicle, leader = choice.unit, choice.vehicle, choice.leader
    args: dict[str, int | str] = {"unit": u, "target": vehicle}
    moving = vehicle in state.movers and state.vehicles >> vehicle & 1
    if not moving or not state.is_on_map(vehicle) or state.place[u] != state.place[vehicle]:
        return Refusal("ASL-3.3.4.a", "no-reaction-target", args)
    if state.side_of(u) == state.attacker or state.vehicles >> u & 1:
        return Refusal("ASL-3.3.4.a", "no-reaction-of-unit", args)
    for v in (u, leader) if leader != NOBODY else (u,):
        if not good_order(state, v) or state.pinned >> v & 1:
            return Refusal("ASL-3.3.4.a", "no-reaction-of-unit", {"unit": v, "target": vehicle})
        if refusal := repeats(state, v, NOBODY, HexId(state.place[vehicle])):
            return refusal
    if leader == NOBODY:
        return None
    apart = leader == u or state.place[leader] != state.place[u]
    if apart or not state.leaders >> leader & 1 or (state.leaders >> u & 1 and leader < u):
        return Refusal("ASL-3.8.af", "no-crowd-against-vehicle", args)
    return None


def needs_nerve(state: AslskState, u: int, vehicle: int) -> bool:
    """Whether an MMC must pass a PAATC first: once for each AFV (ASL-3.3.4.b, ASL-3.3.4.c)."""
    return state.mmc >> u & 1 == 1 and (u, vehicle) not in state.braved


def reaction_brawl(state: AslskState, choice: React) -> Brawl:
    """The CC attack of a choice."""
    units = (choice.unit,) if choice.leader == NOBODY else (choice.unit, choice.leader)
    return Brawl(state.side_of(choice.unit), units, (choice.vehicle,))


def reaction_attack(state: AslskState, choice: React) -> Attack:
    """The same as an attack that uses up fire: the unit's own, and all its weapons."""
    brawl = reaction_brawl(state, choice)
    again = any(mark_of(state, u) is not Mark.NONE for u in brawl.attackers)
    kind = FireKind.SUBSEQUENT if again else FireKind.FIRST
    weapons = tuple(w for u in brawl.attackers for w in state.carried(u))
    h = state.place[choice.vehicle]
    return Attack(kind, brawl.side, h, brawl.attackers, weapons, (), (choice.vehicle,))


def has_fired(state: AslskState, u: int) -> bool:
    """Whether a unit has fired before in this MPh, also from an SW (ASL-3.3.4.e)."""
    if (state.first | state.final | state.fired) >> u & 1 or state.used.get(u, 0):
        return True
    used = state.first_weapons | state.final_weapons | state.fired_weapons
    return bool(state.armed(u) & used)
