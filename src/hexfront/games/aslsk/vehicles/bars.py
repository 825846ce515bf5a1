"""Why not, with vehicles."""

from collections.abc import Callable

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.moments.fire_phase import FirePhase
from hexfront.games.aslsk.moments.first_fire import FirstFire
from hexfront.games.aslsk.moments.motion import Course
from hexfront.games.aslsk.moments.movement import Movement
from hexfront.games.aslsk.moments.parting import Parting
from hexfront.games.aslsk.moments.setup import SetUp
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles import arrival, driving, motion, slewing
from hexfront.games.aslsk.vehicles.condition import SPINES
from hexfront.games.aslsk.vehicles.dispensers import may_dispense, provoked
from hexfront.games.aslsk.vehicles.hatches import may_change
from hexfront.games.aslsk.vehicles.recall import astray
from hexfront.hexes import HexId
from hexfront.play import Bar, Choice, Refusal

NOBODY_DRIVES = Refusal("ASL-3.3.1.f", "no-unit-chosen")


def _others(unit: int) -> Refusal:
    return Refusal("ASL-3.3.1.f", "no-action-of-others", {"unit": unit})


def _done(state: AslskState, seat: int, choice: c.Done) -> Refusal | None:
    """Vehicles in Motion must spend their MP (ASL-3.3.2.s)."""
    if not isinstance(state.stack[-1], Movement) or not state.vehicles:
        return None
    if rolling := driving.owing(state, seat):
        unit = (rolling & -rolling).bit_length() - 1
        if not state.motion >> unit & 1:
            return Refusal("ASL-7.10.s", "no-end-with-recalled-vehicle", {"unit": unit})
        return Refusal("ASL-3.3.2.s", "no-end-with-vehicle-in-motion", {"unit": unit})
    return None


def _step(state: AslskState, seat: int, choice: c.Step) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, Driving):
        return None
    if choice.pay not in (0, 1, 2):
        return Refusal("ASL-3.3.2.a", "no-such-payment", {"hex": choice.hex})
    return driving.may_drive(state, top.unit, choice) or astray(state, top.unit, choice)


def _exit(state: AslskState, seat: int, choice: c.Exit) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, Driving):
        return None
    return driving.may_exit(state, top.unit) or astray(state, top.unit, choice)


def _stop(state: AslskState, seat: int, choice: c.Stop) -> Refusal | None:
    top = state.stack[-1]
    return driving.may_end(state, top.unit) if isinstance(top, Driving) else None


def _by_driver(
    bar: Callable[[AslskState, int], Refusal | None],
) -> Callable[[AslskState, int, Choice], Refusal | None]:
    """A bar against what only the vehicle that is moving can do."""

    def against(state: AslskState, seat: int, choice: Choice) -> Refusal | None:
        top = state.stack[-1]
        if not isinstance(top, Driving):
            return NOBODY_DRIVES
        return bar(state, top.unit) or astray(state, top.unit, choice)

    return against


def _turn(state: AslskState, seat: int, choice: c.Turn) -> Refusal | None:
    u, arc = choice.unit, choice.arc
    match state.stack[-1]:
        case SetUp():
            return arrival.may_face(state, u, arc)
        case FirePhase():
            return slewing.idle(state, u) or slewing.may_slew_hull(state, u, arc)
        case Driving(unit=unit):
            if unit != u:
                return _others(u)
            return driving.may_turn(state, u, arc) or astray(state, u, choice)
        case Course(unit=unit, turned=turned):
            if unit != u:
                return _others(u)
            if turned or not 0 <= arc < SPINES or arc == state.vca[u]:
                return Refusal("ASL-3.3.2.1.d", "no-turn-at-all", {"unit": u})
            return None
    return NOBODY_DRIVES


def _traverse(state: AslskState, seat: int, choice: c.Traverse) -> Refusal | None:
    u, arc = choice.unit, choice.arc
    match state.stack[-1]:
        case SetUp():
            return arrival.may_aim(state, u, arc)
        case FirePhase():
            return slewing.idle(state, u) or slewing.may_slew_turret(state, u, arc)
        case Driving(unit=unit, tca=tca):
            return driving.may_traverse(state, u, arc, tca) if unit == u else _others(u)
        case Course(unit=unit):
            if unit != u:
                return _others(u)
            if not state.kinds.turreted[state.kind[u]]:
                return Refusal("ASL-7.2.f", "no-turret", {"unit": u})
            if not 0 <= arc < SPINES or arc == state.tca[u]:
                return Refusal("ASL-3.3.2.1.d", "no-turn-at-all", {"unit": u})
            return None
    return NOBODY_DRIVES


def _hatch(state: AslskState, seat: int, choice: c.Hatch) -> Refusal | None:
    u = choice.unit
    match state.stack[-1]:
        case SetUp():
            placed = state.vehicles >> u & 1 and state.is_on_map(u)
            return None if placed else Refusal("ASL-7.7.j", "no-vehicle-placed", {"unit": u})
        case Driving(unit=unit) if unit != u:
            return _others(u)
        case Movement() if not state.is_on_map(u):
            return Refusal("ASL-7.7.j", "no-unit-out-of-play", {"unit": u})
    return may_change(state, seat, u)


def _dispense(state: AslskState, seat: int, choice: c.Dispense) -> Refusal | None:
    u, top = choice.unit, state.stack[-1]
    if isinstance(top, Driving) and top.unit != u:
        return _others(u)
    if refusal := may_dispense(state, u, choice.dispenser, HexId(choice.hex)):
        return refusal
    if isinstance(top, FirstFire) and not provoked(state, u):
        return Refusal("ASL-7.5.e", "no-dispensing-unprovoked", {"unit": u})
    return astray(state, u, choice) if isinstance(top, Driving) else None


def _seek(state: AslskState, seat: int, choice: c.SeekMotion) -> Refusal | None:
    if not state.vehicles >> choice.unit & 1:
        return Refusal("ASL-3.3.2.1.a", "no-attempt-immobile", {"unit": choice.unit})
    return motion.may_try(state, seat, choice.unit)


def _scrap(state: AslskState, seat: int, choice: c.Scrap) -> Refusal | None:
    top = state.stack[-1]
    if isinstance(top, Parting) and top.vehicles(state) >> choice.unit & 1:
        return None
    return Refusal("ASL-3.3.2.o", "no-scrapping", {"unit": choice.unit})


BARS: dict[type[Choice], tuple[Bar[AslskState], ...]] = {
    c.Done: (_done,),
    c.Step: (_step,),
    c.Exit: (_exit,),
    c.Stop: (_stop,),
    c.Start: (_by_driver(driving.may_start),),
    c.Halt: (_by_driver(driving.may_halt),),
    c.Delay: (_by_driver(driving.may_delay),),
    c.Free: (_by_driver(driving.may_free),),
    c.Turn: (_turn,),
    c.Traverse: (_traverse,),
    c.Hatch: (_hatch,),
    c.Dispense: (_dispense,),
    c.SeekMotion: (_seek,),
    c.Scrap: (_scrap,),
}
