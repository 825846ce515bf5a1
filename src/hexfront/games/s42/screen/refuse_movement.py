"""Why not, in the Movement Phase."""

from collections.abc import Callable
from typing import Any

from hexfront.board import hexside
from hexfront.games.s42 import choices as c
from hexfront.games.s42.combat.attack import cannot_attack, fit
from hexfront.games.s42.combat.odds import odds, strongest
from hexfront.games.s42.country.flotilla import flotilla_refusal
from hexfront.games.s42.entry import moves as entry
from hexfront.games.s42.means.supply_points import flip_refusal
from hexfront.games.s42.moments.movement import MovementPhase, no_flight
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.movement import sea, trains
from hexfront.games.s42.movement.allowance import hindered
from hexfront.games.s42.movement.marching import no_march
from hexfront.games.s42.places import AREA, area_of
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.hexes import NOWHERE, HexId
from hexfront.play import Choice, Refusal
from hexfront.play.masks import members
from hexfront.play.teams import FOE

NOBODY_MOVES = Refusal("S42-5.1.a", "no-unit-chosen")


def _stack(state: S42State) -> Moving | None:
    top = state.stack[-1]
    return top if isinstance(top, Moving) else None


def _move(state: S42State, seat: int, choice: c.Move) -> Refusal | None:
    return hindered(state, choice.unit)


def _take(state: S42State, seat: int, choice: c.Take) -> Refusal | None:
    moving, u = _stack(state), choice.unit
    if moving is None:
        return None
    if u in moving.units:
        return Refusal("S42-5.1.b", "no-already-along", {"unit": u})
    if state.place[u] != state.place[moving.units[0]]:
        return Refusal("S42-5.1.b", "no-take-elsewhere", {"unit": u})
    return hindered(state, u) or Refusal("S42-5.1.c", "no-take-later", {"unit": u})


def _drop_off(state: S42State, seat: int, choice: c.DropOff) -> Refusal | None:
    moving, u = _stack(state), choice.unit
    if moving is None:
        return None
    if u not in moving.units:
        return Refusal("S42-5.1.c", "no-not-along", {"unit": u})
    return Refusal("S42-5.1.c", "no-drop-off-now", {"unit": u})


def _march(state: S42State, seat: int, choice: c.March) -> Refusal | None:
    moving = _stack(state)
    if moving is None:
        return NOBODY_MOVES
    to = HexId(choice.to)
    if state.place[moving.units[0]] == to:
        return Refusal("S42-5.1.a", "no-already-there", {"hex": to})
    return no_march(state, moving.units, to, moving.joined, moving.hexes, moving.halves)


def _enter_area(state: S42State, seat: int, choice: c.EnterArea) -> Refusal | None:
    moving = _stack(state)
    if moving is None:
        return NOBODY_MOVES
    if choice.place > AREA:
        return Refusal("S42-22.3.1.a", "no-such-place")
    n, here = area_of(choice.place), state.place[moving.units[0]]
    if here < 0 or not state.country.area_hexes[n] >> here & 1:
        area = state.country.area_ids[n]
        return Refusal("S42-22.3.1.a", "no-area-not-beside", {"area": area})
    return entry.closed(state, seat, n) or Refusal("S42-22.3.1.b", "no-area-too-far")


def _alone(state: S42State) -> int | Refusal:
    """The unit that could go by rail or sea: one at a time, and before any step."""
    moving = _stack(state)
    if moving is None:
        return NOBODY_MOVES
    if moving.hexes:
        return Refusal("S42-5.6.3.e", "no-journey-after-step", {"unit": moving.units[0]})
    if len(moving.units) > 1:
        return Refusal("S42-5.6.2.a", "no-journey-together")
    return moving.units[0]


def _entrain(state: S42State, seat: int, choice: c.Entrain) -> Refusal | None:
    u = _alone(state)
    if isinstance(u, Refusal):
        return u
    found = trains.no_rail(state, u)
    if found is None and choice.place <= AREA:
        found = trains.rail_area(state, seat, area_of(choice.place))
    return found or Refusal("S42-5.6.3.a", "no-rail-line", {"place": choice.place})


def _sail(state: S42State, seat: int, choice: c.Sail) -> Refusal | None:
    u = _alone(state)
    if isinstance(u, Refusal):
        return u
    if seat == AXIS:
        return sea.no_strait(state, u) or Refusal("S42-5.7.2.b", "no-strait-here", {"unit": u})
    return sea.no_sea(state, u) or sea.no_landing(state, u, HexId(choice.to))


def _transfer(state: S42State, seat: int, choice: c.Transfer) -> Refusal | None:
    moving = _stack(state)
    if moving is None:
        return NOBODY_MOVES
    if choice.place > AREA:
        return Refusal("S42-22.6.1.a", "no-such-place")
    for u in moving.units:
        found = entry.transfer_refusal(state, u, area_of(choice.place))
        if found is not None:
            return found
    return None


def _halt(state: S42State, seat: int, choice: c.Halt) -> Refusal | None:
    return None if _stack(state) is None else Refusal("S42-5.1.a", "no-halt-yet")


def _flight(state: S42State, seat: int, choice: c.GoFullRetreat) -> Refusal | None:
    found = no_flight(state, choice.unit)
    if found is None and state.place[choice.unit] < 0:
        return Refusal("S42-13.1.3.c", "no-not-on-map", {"unit": choice.unit})
    return found


def _flip(state: S42State, seat: int, choice: c.FlipSupply) -> Refusal | None:
    if not state.setting.supply >> choice.unit & 1:
        return Refusal("S42-18.6.2.a", "no-not-supply", {"unit": choice.unit})
    return flip_refusal(state, choice.unit, choice.shows)


def _flotilla(state: S42State, seat: int, choice: c.MoveFlotilla) -> Refusal | None:
    return flotilla_refusal(state, seat, hexside(HexId(choice.a), HexId(choice.b)))


def _overrun(state: S42State, seat: int, choice: c.Overrun) -> Refusal | None:
    if not isinstance(state.stack[-1], MovementPhase):
        return None
    target = HexId(choice.hex)
    if not state.occupied[FOE[seat]] >> target & 1:
        return Refusal("S42-8.1.a", "no-attack-nobody", {"hex": target})
    battle = strongest(state, seat, target, fit(state, seat), automatic=True)
    if battle is None:
        return nobody_attacks(state, seat, target)
    return odds(state, battle).refusal


def nobody_attacks(state: S42State, seat: int, target: HexId) -> Refusal:
    """Why none of the units next to a hex can attack it."""
    for near in state.country.grid.adjacent[target]:
        if near == NOWHERE:
            continue
        for u in members(state.units_at(near, seat) & state.setting.combat):
            found = cannot_attack(state, u, target)
            if found is not None:
                return found
    return Refusal("S42-8.1.a", "no-attack-without-units", {"hex": target})


def _disband(state: S42State, seat: int, choice: c.Disband) -> Refusal | None:
    return Refusal("S42-4.4.b", "no-disband", {"unit": choice.unit})


REASONS: dict[type[Choice], Callable[[S42State, int, Any], Refusal | None]] = {
    c.Move: _move,
    c.Take: _take,
    c.DropOff: _drop_off,
    c.March: _march,
    c.EnterArea: _enter_area,
    c.Entrain: _entrain,
    c.Sail: _sail,
    c.Transfer: _transfer,
    c.Halt: _halt,
    c.GoFullRetreat: _flight,
    c.FlipSupply: _flip,
    c.MoveFlotilla: _flotilla,
    c.Overrun: _overrun,
    c.Disband: _disband,
}
