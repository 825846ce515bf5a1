"""What bars the choices of the Movement Phase."""

from typing import NamedTuple

from hexfront.board import hexside
from hexfront.games.s42 import choices as c
from hexfront.games.s42.advance.reserves import cannot_hold_back
from hexfront.games.s42.combat.attack import fit_to_overrun, nobody_attacks
from hexfront.games.s42.combat.odds import odds, strongest
from hexfront.games.s42.country.flotilla import flotilla_refusal
from hexfront.games.s42.entry import moves as entry
from hexfront.games.s42.maskirovka.armies import armies_at
from hexfront.games.s42.means.supply_points import flip_refusal
from hexfront.games.s42.moments.displaced import LeaveArea
from hexfront.games.s42.moments.movement import MovementPhase, Overstacked, aboard, no_flight
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.movement import sea, trains
from hexfront.games.s42.movement.allowance import hindered
from hexfront.games.s42.movement.marching import no_march
from hexfront.games.s42.places import AREA, area_of
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.teams import FOE

NOBODY_MOVES = Refusal("S42-5.1.a", "no-unit-chosen")


def _stack(state: S42State) -> Moving | None:
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Moving) else None


def move(state: S42State, seat: int, choice: c.Move) -> Refusal | None:
    return hindered(state, choice.unit)


def take(state: S42State, seat: int, choice: c.Take) -> Refusal | None:
    moving, u = _stack(state), choice.unit
    if moving is None or u in moving.pick_ups(state):
        return None
    if u in moving.units:
        return Refusal("S42-5.1.b", "no-already-along", {"unit": u})
    if state.place[u] != state.place[moving.units[0]]:
        return Refusal("S42-5.1.b", "no-take-elsewhere", {"unit": u})
    return hindered(state, u) or Refusal("S42-5.1.c", "no-take-later", {"unit": u})


def drop_off(state: S42State, seat: int, choice: c.DropOff) -> Refusal | None:
    moving, u = _stack(state), choice.unit
    if moving is None or u in moving.loose:
        return None
    if u not in moving.units:
        return Refusal("S42-5.1.c", "no-not-along", {"unit": u})
    return Refusal("S42-5.1.c", "no-drop-off-now", {"unit": u})


def march(state: S42State, seat: int, choice: c.March) -> Refusal | None:
    moving, to = _stack(state), HexId(choice.to)
    if moving is None:
        return NOBODY_MOVES
    if moving.reach(state).hexes >> to & 1:
        return None
    if state.place[moving.units[0]] == to:
        return Refusal("S42-5.1.a", "no-already-there", {"hex": to})
    return no_march(state, moving.units, to, moving.joined, moving.hexes, moving.halves)


def enter_area(state: S42State, seat: int, choice: c.EnterArea) -> Refusal | None:
    moving = _stack(state)
    if moving is None:
        return NOBODY_MOVES
    if choice.place > AREA:
        return Refusal("S42-22.3.1.a", "no-such-place")
    n, here = area_of(choice.place), state.place[moving.units[0]]
    if n in moving.exits(state):
        return None
    if here < 0 or not state.country.area_hexes[n] >> here & 1:
        area = state.country.area_ids[n]
        return Refusal("S42-22.3.1.a", "no-area-not-beside", {"area": area})
    return entry.closed(state, seat, n) or Refusal("S42-22.3.1.b", "no-area-too-far")


class Journey(NamedTuple):
    """The rules by which rail and sea are for one unit at a time, and before any step."""

    whole: str
    alone: str


BY_RAIL = Journey("S42-5.6.3.e", "S42-5.6.2.a")
BY_SEA = Journey("S42-5.7.1.d", "S42-5.7.1.b")
OVER_THE_STRAIT = Journey("S42-5.7.2.b", "S42-5.7.2.c")


def _alone(moving: Moving, journey: Journey) -> Refusal | None:
    if moving.hexes:
        return Refusal(journey.whole, "no-journey-after-step", {"unit": moving.units[0]})
    if len(moving.units) > 1:
        return Refusal(journey.alone, "no-journey-together")
    return None


def entrain(state: S42State, seat: int, choice: c.Entrain) -> Refusal | None:
    moving, place = _stack(state), choice.place
    if moving is None:
        return NOBODY_MOVES
    u = moving.units[0]
    found = _alone(moving, BY_RAIL) or trains.no_rail(state, u)
    if found is not None:
        return found
    there, areas = trains.destinations(state, u)
    if place in areas or (place >= 0 and there >> place & 1):
        return None
    if place <= AREA:
        closed = trains.rail_area(state, seat, area_of(place))
    else:
        closed = trains.no_arrival(state, u, HexId(place))
    if closed is None and trains.wants_ferry(state, u, place):
        return Refusal("S42-5.5.7.b", "no-rail-ferry", {"place": place})
    return closed or Refusal("S42-5.6.3.a", "no-rail-line", {"place": place})


def sail(state: S42State, seat: int, choice: c.Sail) -> Refusal | None:
    moving = _stack(state)
    if moving is None:
        return NOBODY_MOVES
    if choice in moving.crossings(state):
        return None
    u = moving.units[0]
    if seat == AXIS:
        return _cross_the_strait(state, moving, HexId(choice.to))
    found = _alone(moving, BY_SEA)
    if state.setting.naval >> u & 1 and len(moving.units) == 1:
        spent = Refusal("S42-5.7.1.f", "no-sea-second-hex", {"unit": u})
        found = spent if moving.hexes > 1 else None
    return found or sea.no_sea(state, u) or sea.no_landing(state, u, HexId(choice.to))


def _cross_the_strait(state: S42State, moving: Moving, to: HexId) -> Refusal | None:
    """Why Axis units may not go by sea: to Taman alone, and only over the Kerch Strait."""
    if to != sea.strait_port(state):
        return Refusal("S42-5.7.1.a", "no-sea-axis")
    u = moving.units[0]
    return _alone(moving, OVER_THE_STRAIT) or sea.no_strait(state, u)


def transfer(state: S42State, seat: int, choice: c.Transfer) -> Refusal | None:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, LeaveArea):
        return None if choice in top.choices(state) else Refusal(top.rule, "no-such-place")
    if not isinstance(top, Moving):
        return NOBODY_MOVES
    if choice.place > AREA:
        return Refusal("S42-22.6.1.a", "no-such-place")
    return entry.no_transfer(state, top.units, area_of(choice.place))


def halt(state: S42State, seat: int, choice: c.Halt) -> Refusal | None:
    moving = _stack(state)
    if moving is None or choice in moving.choices(state):
        return None
    return Refusal("S42-5.1.a", "no-halt-yet")


def flight(state: S42State, seat: int, choice: c.GoFullRetreat) -> Refusal | None:
    return no_flight(state, choice.unit)


def flip(state: S42State, seat: int, choice: c.FlipSupply) -> Refusal | None:
    if not state.setting.supply >> choice.unit & 1:
        return Refusal("S42-18.6.2.a", "no-not-supply", {"unit": choice.unit})
    return flip_refusal(state, choice.unit, choice.shows)


def flotilla(state: S42State, seat: int, choice: c.MoveFlotilla) -> Refusal | None:
    side = hexside(HexId(choice.a), HexId(choice.b))
    found = flotilla_refusal(state, seat, side)
    if found is None and side != (choice.a, choice.b):
        return Refusal("S42-5.5.3.d", "no-flotilla-place")
    return found


def overrun(state: S42State, seat: int, choice: c.Overrun) -> Refusal | None:
    if not isinstance(state.stack[-1] if state.stack else None, MovementPhase):
        return None
    target = HexId(choice.hex)
    if state.mini_turn:
        return Refusal("S42-33.2.3.f", "no-attack-mini-turn")
    if state.preliminary:
        return Refusal("S42-S2.4.1.a", "no-attack-preliminary")
    if not state.occupied[FOE[seat]] >> target & 1:
        if armies_at(state, target):
            return Refusal("S42-34.6.2.i", "no-overrun-army", {"hex": target})
        return Refusal("S42-8.1.a", "no-attack-nobody", {"hex": target})
    battle = strongest(state, seat, target, fit_to_overrun(state, seat), automatic=True)
    if battle is None:
        return nobody_attacks(state, seat, target)
    return odds(state, battle).refusal


def detrain(state: S42State, seat: int, choice: c.Detrain) -> Refusal | None:
    if aboard(state, seat) >> choice.unit & 1:
        return None
    return Refusal("S42-33.2.3.e", "no-detraining", {"unit": choice.unit})


def hold_back(state: S42State, seat: int, choice: c.HoldBack) -> Refusal | None:
    return cannot_hold_back(state, choice.unit)


def disband(state: S42State, seat: int, choice: c.Disband) -> Refusal | None:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Overstacked) and choice in top.choices(state):
        return None
    return Refusal("S42-4.4.b", "no-disband", {"unit": choice.unit})
