"""The way of a vehicle to a hex before it is driven: MP, facings, and what the enemy can do."""

from fractions import Fraction

from msgspec import Struct

from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.choices import Engage, OpenFire, React, Start, Step, Turn
from hexfront.games.aslsk.close_combat.reaction import (
    has_fired,
    needs_nerve,
    reaction_brawl,
)
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.readiness import kind_for
from hexfront.games.aslsk.harm.outlook import outlook
from hexfront.games.aslsk.moments.fire_phase import attacks
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.places import ELIMINATED, NOBODY, OFF_BOARD, Phase
from hexfront.games.aslsk.screen.concealment import concealed_from
from hexfront.games.aslsk.screen.offers_checks import (
    assault_preview,
    paatc_check,
    panzerfaust_check,
)
from hexfront.games.aslsk.screen.offers_driving import bog_check, breakdown_check
from hexfront.games.aslsk.screen.offers_fire import chance
from hexfront.games.aslsk.screen.offers_kill import engaging_shot, tank_shot
from hexfront.games.aslsk.screen.preview import Chance
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles import wheels
from hexfront.games.aslsk.vehicles.bogging import climbs
from hexfront.games.aslsk.vehicles.condition import turn_hull
from hexfront.games.aslsk.vehicles.costs import Pay, left
from hexfront.games.aslsk.vehicles.routes import Leg, may_plan, reach_of_vehicle
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.shells import AMMUNITION
from hexfront.hexes import HexId
from hexfront.play import Reached
from hexfront.play.masks import each
from hexfront.play.teams import FOE


class ThreatView(Struct, frozen=True, kw_only=True):
    """The attack of one known enemy that is worst for the vehicle just there."""

    unit: int
    weapon: int
    """-1 for a Panzerfaust, Reaction Fire, or a unit's own FP."""
    by: str
    """The ammunition of a shot, `panzerfaust`, `reaction`, or `fire` at an exposed crew."""
    hit: Chance
    """That the shot hits, or the attack is dared at all."""
    destroyed: Chance
    harmed: Chance
    """That anything befalls vehicle or crew."""


class WaypointView(Struct, frozen=True, kw_only=True):
    """One choice on the way, and how the vehicle stands after it."""

    choice: Start | Turn | Step
    hex: int
    """-1 beside the map."""
    front: int
    cost: float
    left: float
    """MP left after it."""
    fails: Chance | None
    """That it bogs there, or breaks down."""
    threat: ThreatView | None


class RouteView(Struct, frozen=True, kw_only=True):
    """The cheapest way of a vehicle to a hex."""

    unit: int
    hex: int
    points: tuple[WaypointView, ...]


def vehicle_reach(state: AslskState, seat: int, u: int) -> list[Reached]:
    """Every hex that a vehicle can reach, with the MP left there; `risky` with a Bog Check."""
    if not may_plan(state, u):
        return []
    known = as_known(state, seat)
    found, budget = reach_of_vehicle(known, u), left(known, u)
    told = []
    for h, stance in found.ends().items():
        spent, checks = found.spent[stance]
        told.append(Reached(h, (budget - spent) / HALVES, "risky" if checks else "move"))
    return told


def vehicle_route(state: AslskState, seat: int, u: int, to: HexId) -> RouteView:
    """The way of a seat's own vehicle to a hex; without points if there is none."""
    nowhere = RouteView(unit=u, hex=to, points=())
    if state.phase != Phase.MOVEMENT or state.side_of(u) != seat or not may_plan(state, u):
        return nowhere
    known = as_known(state, seat)
    reach = reach_of_vehicle(known, u, to)
    end = reach.ends().get(to)
    if end is None:
        return nowhere
    points = tuple(_drive(known, u, leg) for leg in reach.way(end))
    return RouteView(unit=u, hex=to, points=points)


def as_known(state: AslskState, seat: int) -> AslskState:
    """A copy without the units that a seat does not see."""
    known = state.copy()
    known.news = None
    for v in each(concealed_from(state, seat)):
        known.put(v, ELIMINATED)
    return known


def _drive(state: AslskState, u: int, leg: Leg) -> WaypointView:
    """Take a leg on the copy, and look around."""
    cost = left(state, u) if leg.whole else leg.cost
    fails = _failure(state, u, leg)
    match leg.choice:
        case Start():
            wheels.start(state, u)
        case Turn(arc=arc):
            turn_hull(state, u, arc)
        case Step(hex=h, road=road):
            wheels.enter(state, u, HexId(h), cost, road=road)
    wheels.pay(state, u, cost, NOBODY)
    return WaypointView(
        choice=leg.choice,
        hex=state.place[u],
        front=state.vca[u],
        cost=cost / HALVES,
        left=left(state, u) / HALVES,
        fails=fails,
        threat=None if state.place[u] == OFF_BOARD else worst_threat(state, u),
    )


def _failure(state: AslskState, u: int, leg: Leg) -> Chance | None:
    match leg.choice:
        case Start():
            check = breakdown_check(state, u)
        case Step(hex=h, pay=pay) if leg.bogs:
            uphill = climbs(state, state.place[u], HexId(h))
            check = bog_check(state, u, half=pay != Pay.WHOLE, uphill=uphill)
        case _ if leg.bogs:
            check = bog_check(state, u, half=False)
        case _:
            check = None
    return check.lost if check else None


# What the enemy can do.


def worst_threat(state: AslskState, u: int) -> ThreatView | None:
    """The worst that a single enemy can do to a vehicle that has just spent MP.

    Without free LOS nothing is told of it (ASL-3.2.1.i).
    """
    if not state.setting.options.free_los:
        return None
    found = []
    for choice in attacks(state, FOE[state.side_of(u)]):
        match choice:
            case Engage():
                found.append(_shot(state, choice))
            case React():
                found.append(_reaction(state, choice))
            case OpenFire(weapon=w) if state.exposed >> u & 1 and _on_ift(state, w):
                found.append(_fire(state, u, choice))
    return max(found, key=_weight, default=None)


def _weight(threat: ThreatView) -> tuple[Fraction, Fraction]:
    return Fraction(*threat.destroyed), Fraction(*threat.harmed)


def _shot(state: AslskState, choice: Engage) -> ThreatView:
    """A shot on the Vehicle Target Type; a Panzerfaust must be found first."""
    _, ahead = tank_shot(state, engaging_shot(state, choice))
    found, by = Fraction(1), AMMUNITION[choice.ammunition].name.lower()
    if choice.weapon == NOBODY:
        found = Fraction(*panzerfaust_check(state, choice.unit, choice.vehicle).success)
        by = "panzerfaust"
    return ThreatView(
        unit=choice.unit,
        weapon=choice.weapon,
        by=by,
        hit=chance(found * ahead.hit),
        destroyed=chance(found * ahead.chance(Damage.DESTROYED)),
        harmed=chance(found * (1 - ahead.damage.get(Damage.NONE, Fraction(0)))),
    )


def _reaction(state: AslskState, choice: React) -> ThreatView:
    """CC Reaction Fire, after a PAATC if one is needed."""
    brawl = reaction_brawl(state, choice)
    fired = any(has_fired(state, u) for u in brawl.attackers)
    told = assault_preview(state, brawl, NOBODY, fired=fired)
    dares = Fraction(1)
    if needs_nerve(state, choice.unit, choice.vehicle):
        dares = Fraction(*paatc_check(state, choice.unit).success)
    destroyed = dares * Fraction(*told.destroyed)
    return ThreatView(
        unit=choice.unit,
        weapon=NOBODY,
        by="reaction",
        hit=chance(dares),
        destroyed=chance(destroyed),
        harmed=chance(destroyed + dares * Fraction(*told.immobilized)),
    )


def _on_ift(state: AslskState, w: int) -> bool:
    return w == NOBODY or not (is_cannon(state, w) or state.setting.ordnance >> w & 1)


def _fire(state: AslskState, u: int, choice: OpenFire) -> ThreatView:
    """Fire of one unit, or of one weapon, at an exposed crew."""
    kind = kind_for(state, choice.unit, choice.weapon)
    assert kind is not None  # it may open fire
    firers = ((choice.unit,), ()) if choice.weapon == NOBODY else ((), (choice.weapon,))
    attack = Attack(kind, state.side_of(choice.unit), choice.hex, *firers)
    crew = outlook(state, attack).crews.get(u, {Damage.NONE: Fraction(1)})
    harmed = 1 - crew.get(Damage.NONE, Fraction(0))
    return ThreatView(
        unit=choice.unit,
        weapon=choice.weapon,
        by="fire",
        hit=chance(harmed),
        destroyed=chance(sum((p for d, p in crew.items() if d & Damage.DESTROYED), Fraction(0))),
        harmed=chance(harmed),
    )
