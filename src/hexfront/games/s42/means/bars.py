"""What bars the choices of the Initial and the Supply Phase."""

from hexfront.games.s42 import choices as c
from hexfront.games.s42.entry.callups import CAUCASUS_AREAS, cannot_release
from hexfront.games.s42.entry.moves import closed
from hexfront.games.s42.entry.reinforcements import (
    arrival_places,
    comes_back,
    due,
    entry_of,
    volunteer,
)
from hexfront.games.s42.maskirovka.boxes import no_arrival
from hexfront.games.s42.means import offensives, replacements, resources
from hexfront.games.s42.means.winter import cannot_declare
from hexfront.games.s42.moments.grants import CallUp, PlaceOffensive, PlaceWinterSupply
from hexfront.games.s42.moments.initial import ChooseReturn, InitialPhase
from hexfront.games.s42.moments.supply import Railheads
from hexfront.games.s42.moments.withdrawals import ChooseWithdrawal, GiveStep
from hexfront.games.s42.places import NOBODY, area_of, box_at
from hexfront.games.s42.scenarios.scenariofile import Entry
from hexfront.games.s42.setting import AXIS, SIDES
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import railhead_refusal
from hexfront.hexes import NOWHERE, HexId
from hexfront.play import Refusal
from hexfront.play.moment import SideMoment


def _top(state: S42State) -> SideMoment[S42State] | None:
    return state.stack[-1] if state.stack else None


def arrive(state: S42State, seat: int, choice: c.Arrive) -> Refusal | None:
    top, u = _top(state), choice.unit
    if isinstance(top, ChooseReturn):
        if u != top.unit:
            return Refusal("S42-21.3.1.a", "no-return-place", {"unit": u})
        return replacements.no_return_to(state, u, choice.place)
    if isinstance(top, CallUp):
        if choice in top.choices(state):
            return None
        return Refusal("S42-30.0.b", "no-arrival-called", {"unit": u})
    if isinstance(top, GiveStep):
        if choice in top.choices(state):
            return None
        return Refusal("S42-32.2.d", "no-step-for", {"unit": u})
    if u not in due(state, seat):
        return Refusal("S42-22.1.2.a", "no-arrival-due", {"unit": u})
    if choice.place not in arrival_places(state, u):
        box = box_at(choice.place)
        full = no_arrival(state, u, box) if box != NOBODY else None
        if full is not None:
            return full
        return _not_there(state, seat, u, choice.place)
    return None


def _not_there(state: S42State, seat: int, u: int, place: int) -> Refusal | None:
    """Why a unit that is due does not arrive in a place."""
    if volunteer(state, u):
        return Refusal("S42-20.8.b", "no-arrival-place", {"unit": u})
    if comes_back(state, u):
        return replacements.no_return_to(state, u, place)  # S42-19.4.c
    entry, n = entry_of(state, u), area_of(place)
    if n != NOBODY and entry is not None and state.country.area_ids[n] in entry.areas:
        full = Refusal("S42-22.6.4.b", "no-transit-full", {"area": state.country.area_ids[n]})
        return closed(state, seat, n) or full
    return Refusal(_arrival_rule(state, seat, entry), "no-arrival-place", {"unit": u})


SCENARIO_AREAS = {"F": "S42-S2.3.c", "Q": "S42-S3.2.a", "R": "S42-S3.2.a", "S": "S42-S2.2.c"}
"""Entry Areas in which units arrive by the rule of a scenario."""


def _arrival_rule(state: S42State, seat: int, entry: Entry | None) -> str:
    """The rule that says where a reinforcement arrives."""
    areas = entry.areas if entry is not None else ()
    named = [SCENARIO_AREAS[area] for area in areas if area in SCENARIO_AREAS]
    if named:
        return named[0]
    if seat == AXIS:
        return "S42-22.1.1.c"
    if state.setting.file.exit_areas:
        return "S42-S1.2.d"
    southern = bool(areas) and set(areas) <= set(CAUCASUS_AREAS)
    return "S42-22.1.1.a" if southern else "S42-22.1.1.b"


def end_phase(state: S42State, seat: int, choice: c.EndPhase) -> Refusal | None:
    if not isinstance(_top(state), InitialPhase):
        return None
    if any(arrival_places(state, u) for u in due(state, seat)):
        return Refusal("S42-22.1.2.a", "no-end-before-arrivals")
    return None


def fortify(state: S42State, seat: int, choice: c.Fortify) -> Refusal | None:
    if not state.country.land >> choice.hex & 1:
        return Refusal("S42-2.2.3.a", "no-land", {"hex": choice.hex})
    return resources.fort_refusal(state, seat, HexId(choice.hex))


def remove_fort(state: S42State, seat: int, choice: c.RemoveFort) -> Refusal | None:
    if resources.forts_in_play(state, seat) >> choice.hex & 1:
        return None
    return Refusal("S42-9.7.5.a", "no-fort-there", {"hex": choice.hex})


def refit(state: S42State, seat: int, choice: c.Refit) -> Refusal | None:
    return resources.refit_refusal(state, seat, choice.unit)


def release(state: S42State, seat: int, choice: c.Release) -> Refusal | None:
    return cannot_release(state, seat, choice.group)


def declare(state: S42State, seat: int, choice: c.DeclareOffensive) -> Refusal | None:
    return cannot_declare(state, seat)


def place_supply(state: S42State, seat: int, choice: c.PlaceSupply) -> Refusal | None:
    top = _top(state)
    if isinstance(top, PlaceWinterSupply):
        if choice.place in top.places:
            return None
        return Refusal("S42-33.2.1.b", "no-supply-hq")
    if not state.rp:
        return resources.NO_POINTS
    if resources.free_slot(state, seat) == NOWHERE:
        return Refusal("S42-18.6.8.a", "no-supply-left")
    if choice.place in resources.supply_places(state, seat):
        return None
    return Refusal("S42-18.1.e", "no-supply-place")


def plan_offensive(state: S42State, seat: int, choice: c.PlanOffensive) -> Refusal | None:
    if isinstance(_top(state), PlaceOffensive):
        return offensives.cannot_carry(state, seat, choice.unit)
    return offensives.cannot_plan(state, seat, choice.unit)


def withdraw(state: S42State, seat: int, choice: c.Withdraw) -> Refusal | None:
    match _top(state):
        case ChooseWithdrawal(units=units, rule=rule) if choice.unit not in units:
            return Refusal(rule, "no-withdrawal", {"unit": choice.unit})
    return None


def reinforce(state: S42State, seat: int, choice: c.Reinforce) -> Refusal | None:
    match _top(state):
        case GiveStep() as moment if choice.unit not in moment.takers(state):
            return Refusal(moment.rule, "no-step-for", {"unit": choice.unit})
    return None


def spend_supply(state: S42State, seat: int, choice: c.SpendSupply) -> Refusal | None:
    return resources.spend_refusal(state, choice.supply, choice.unit)


def replace(state: S42State, seat: int, choice: c.Replace) -> Refusal | None:
    unit, kind = choice.unit, choice.kind
    return replacements.replace_refusal(state, unit) or replacements.kind_refusal(state, unit, kind)


def bring_back(state: S42State, seat: int, choice: c.Return) -> Refusal | None:
    unit, kind = choice.unit, choice.kind
    found = replacements.return_refusal(state, unit)
    found = found or replacements.kind_refusal(state, unit, kind)
    if found is None and not replacements.return_places(state, unit):
        return Refusal("S42-21.3.1.a", "no-return-place", {"unit": unit})
    return found


def railhead(state: S42State, seat: int, choice: c.MoveRailhead) -> Refusal | None:
    top = _top(state)
    if seat != AXIS:
        return Refusal("S42-3.0.j", "no-railhead-soviet")
    if isinstance(top, Railheads):
        limit = state.setting.definitions.limits.railheads_moved.of(SIDES[AXIS])
        if choice.index in top.moved or len(top.moved) >= limit:
            return Refusal("S42-17.2.1.c", "no-railhead-limit", {"limit": limit})
        if choice.index >= top.before:
            return Refusal("S42-17.2.2.b", "no-railhead-new")
    return railhead_refusal(state, choice.index, HexId(choice.to))
