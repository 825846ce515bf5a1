"""What a vehicle may do in its MPh, and why not (ASL-3.3.2)."""

from collections.abc import Iterator

from hexfront.games.aslsk.choices import (
    Delay,
    Exit,
    Free,
    Halt,
    Start,
    Step,
    Stop,
    Traverse,
    Turn,
)
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.movement.entry import entry_hexes
from hexfront.games.aslsk.places import NOBODY, OFF_BOARD
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import prep_fired
from hexfront.games.aslsk.vehicles.condition import (
    SPINES,
    ahead,
    dazed,
    mobile,
    turns,
)
from hexfront.games.aslsk.vehicles.costs import (
    Fare,
    Pay,
    allowance,
    exit_fare,
    fare,
    fares,
    figures,
    in_cover,
    left,
    spine_cost,
    toll,
    too_open,
)
from hexfront.games.aslsk.vehicles.dispensers import dispensings
from hexfront.games.aslsk.vehicles.recall import outbound, own_edge, straight
from hexfront.games.aslsk.vehicles.rivals import outmatched
from hexfront.hexes import NOWHERE, Bitboard, HexId, bits
from hexfront.play import Choice, Refusal
from hexfront.play.masks import each

Args = dict[str, int | str]


def _args(u: int, **more: int | str) -> Args:
    return {"unit": u, **more}


# Who drives.


def drivers(state: AslskState, side: int) -> int:
    """The vehicles of a side that can still do something in its MPh, as a mask."""
    able = state.own[side] & state.vehicles & ~(dazed(state) | state.done)
    free = able & (mobile(state) | (state.bogged & ~state.immobilized))
    for u in each(able & ~free):
        if next(dispensings(state, u), None) is not None:
            free |= 1 << u  # ASL-7.5.g
    waiting = (u for u in each(free & ~state.on_map) if state.place[u] == OFF_BOARD)
    return free & state.on_map | sum(1 << u for u in waiting)


def unfit(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle may do nothing in its MPh."""
    if dazed(state) >> u & 1:
        return Refusal("ASL-7.10.f", "no-move-dazed", _args(u))
    if not drivers(state, state.side_of(u)) >> u & 1:
        return Refusal("ASL-2.0.x", "no-move-immobilized", _args(u))
    return None


def owing(state: AslskState, side: int) -> int:
    """The vehicles that have still to spend their MP: in Motion, or Recalled, as a mask.

    ASL-3.3.2.s, ASL-7.10.s.
    """
    rolling = state.own[side] & state.motion & mobile(state) & state.on_map
    owing_mp = rolling | outbound(state, side)
    return owing_mp & ~(state.done | prep_fired(state)) if owing_mp else 0


# Start, Stop, Delay.


def may_start(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle may not Start (ASL-3.3.2.k)."""
    if refusal := _stuck(state, u):
        return refusal
    if state.motion >> u & 1:
        return Refusal("ASL-3.3.2.k", "no-start-in-motion", _args(u))
    return _affords(state, u, HALVES * figures(state).costs.start.value)


def may_halt(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle may not spend a Stop MP (ASL-3.3.2.l)."""
    if not state.motion >> u & 1:
        return Refusal("ASL-3.3.2.l", "no-halt-stopped", _args(u))
    if not state.is_on_map(u):
        return Refusal("ASL-3.3.e", "no-action-off-board", _args(u))
    if refusal := outmatched(state, u):
        return refusal
    if _through_woods(state, u):
        return None  # ASL-3.3.2.y, ASL-1.1.1.WD.e
    return _affords(state, u, HALVES * figures(state).costs.stop.value)


def _through_woods(state: AslskState, u: int) -> bool:
    """Whether a vehicle has just entered woods for all its MP."""
    entering = state.arriving >> u & 1 and state.here[u] == allowance(state, u)
    h = HexId(state.place[u])
    woods = in_cover(state, h) and not state.setting.ground.buildings >> h & 1
    return bool(entering) and woods


def may_delay(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle may not spend an MP without moving (ASL-3.3.2.p)."""
    if state.motion >> u & 1:
        return Refusal("ASL-3.3.2.p", "no-delay-in-motion", _args(u))
    return _affords(state, u, HALVES * figures(state).costs.delay.value)


def _affords(state: AslskState, u: int, cost: int) -> Refusal | None:
    if cost <= left(state, u):
        return None
    return Refusal("ASL-3.3.2.a", "no-mp-left", _args(u, halves=cost, left=left(state, u)))


def _stuck(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle can neither Start, turn nor enter a hex."""
    if state.immobilized >> u & 1:
        return Refusal("ASL-2.0.x", "no-move-immobilized", _args(u))
    if state.bogged >> u & 1:
        return Refusal("ASL-7.6.f", "no-move-bogged", _args(u))
    return None


# Turning.


def may_turn(state: AslskState, u: int, spine: int) -> Refusal | None:
    """Why a vehicle may not change its VCA so (ASL-3.3.2.f, ASL-3.3.2.k)."""
    if refusal := _stuck(state, u):
        return refusal
    if not 0 <= spine < SPINES or spine == state.vca[u]:
        return Refusal("ASL-3.3.2.f", "no-turn-at-all", _args(u))
    if state.place[u] == OFF_BOARD:
        return None
    if turns(state.vca[u], spine) > 1:
        return Refusal("ASL-3.3.2.f", "no-turn-so-far", _args(u))
    if not state.motion >> u & 1:
        return Refusal("ASL-3.3.2.k", "no-drive-before-start", _args(u))
    return _affords(state, u, spine_cost(state, HexId(state.place[u])))


def may_traverse(state: AslskState, u: int, spine: int, announced: int) -> Refusal | None:
    """Why a turret may not be announced to turn with the next MP (ASL-3.3.2.i)."""
    if not state.kinds.turreted[state.kind[u]]:
        return Refusal("ASL-7.2.f", "no-turret", _args(u))
    if not 0 <= spine < SPINES or spine in _pointless(state, u, announced):
        return Refusal("ASL-3.3.2.i", "no-turn-at-all", _args(u))
    if state.place[u] != OFF_BOARD and not left(state, u):
        return Refusal("ASL-3.3.2.i", "no-mp-left", _args(u, halves=1, left=0))
    return None


def _pointless(state: AslskState, u: int, announced: int) -> tuple[int, ...]:
    """The directions that announce nothing new.

    To where it points a turret is announced so that it stays when the front turns (ASL-7.8.n), or
    in place of what was announced before.
    """
    stays = announced != NOBODY or state.motion & state.on_map & 1 << u
    return (announced,) if stays else (announced, state.tca[u])


def turret_turns(state: AslskState, u: int, cost: int) -> bool:
    """Whether an expenditure of MP lets the turret turn (ASL-3.3.2.i)."""
    h = HexId(state.place[u])
    least = HALVES * figures(state).costs.turret_in_cover.value
    return cost >= least if in_cover(state, h) else cost > 0


# Entering hexes.


def may_drive(state: AslskState, u: int, step: Step) -> Refusal | None:
    """Why a vehicle may not enter a hex so."""
    to, args = HexId(step.hex), _args(u, hex=step.hex)
    if refusal := _stuck(state, u):
        return refusal
    if not state.motion >> u & 1:
        return Refusal("ASL-3.3.2.k", "no-drive-before-start", args)
    if state.place[u] == OFF_BOARD:
        if not entry_hexes(state, u) >> to & 1:
            return Refusal("ASL-3.3.e", "no-entry-there", args)
    elif to not in ahead(state, u):
        return Refusal("ASL-3.3.2.g", "no-drive-out-of-arc", args)
    price = fare(state, u, to, road=step.road, pay=Pay(step.pay))
    return _no_such_way(state, u, step) if price is None else _beyond(state, u, to, price)


def _beyond(state: AslskState, u: int, to: HexId, price: Fare) -> Refusal | None:
    """Why a vehicle may not enter a hex at this price."""
    if refusal := too_open(state, u, to, bogs=price.bogs):
        return refusal
    return None if price.pay is Pay.WHOLE else _affords(state, u, price.halves)


def _no_such_way(state: AslskState, u: int, step: Step) -> Refusal:
    args = _args(u, hex=step.hex)
    if step.road:
        if fare(state, u, HexId(step.hex), road=True, pay=Pay.COST) is None:
            return Refusal("ASL-1.1.1.RD.a", "no-road-there", args)
    elif fare(state, u, HexId(step.hex), road=False, pay=Pay.COST) is None:
        closed = fare(state, u, HexId(step.hex), road=False, pay=Pay.WHOLE) is None
        if step.pay == Pay.COST or closed:
            return Refusal("ASL-1.1.1.b", "no-terrain-for-vehicle", args)
    return Refusal("ASL-3.3.2.a", "no-such-payment", args)


def price_of(state: AslskState, u: int, step: Step) -> Fare:
    """The price of a legal step."""
    found = fare(state, u, HexId(step.hex), road=step.road, pay=Pay(step.pay))
    assert found is not None
    return found


def drives(state: AslskState, u: int) -> Iterator[Step]:
    """The legal steps of a vehicle: `may_drive` for many at once."""
    if not state.motion >> u & 1 or _stuck(state, u):
        return
    place, rest = state.place[u], left(state, u)
    hexes = bits(entry_hexes(state, u)) if place == OFF_BOARD else ahead(state, u)
    for h in hexes:
        if not state.setting.board.in_play(h):
            continue
        for road in (True, False):
            for price in fares(state, u, h, road=road):
                paid = price.halves <= rest or price.pay is Pay.WHOLE
                if paid and too_open(state, u, h, bogs=price.bogs) is None:
                    yield Step(h, road, price.pay)


def exit_hexes(state: AslskState, u: int) -> Bitboard:
    """By which hexes a vehicle may leave: for Victory Points, or Recalled by its own edge."""
    recalled = state.recalled >> u & 1
    return own_edge(state, u) if recalled else state.setting.exits[state.side_of(u)]


def may_exit(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle may not leave the map from where it is (ASL-3.3.h)."""
    place = state.place[u]
    if refusal := _stuck(state, u):
        return refusal
    if place < 0 or not exit_hexes(state, u) >> place & 1:
        return Refusal("ASL-3.3.h", "no-exit-here", _args(u))
    if not state.motion >> u & 1:
        return Refusal("ASL-3.3.2.k", "no-drive-before-start", _args(u))
    if NOWHERE not in ahead(state, u):
        return Refusal("ASL-3.3.2.g", "no-drive-out-of-arc", _args(u))
    return _affords(state, u, exit_fare(state, u))


# The end of a move.


def may_end(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle may not end its MPh as it is (ASL-3.3.2.q, ASL-3.3.2.r)."""
    if outbound(state, state.side_of(u)) >> u & 1:
        ahead_of_it = may_free(state, u) is None or straight(state, u, moves(state, u))
        return Refusal("ASL-7.10.s", "no-straying-recalled", _args(u)) if ahead_of_it else None
    if not state.motion >> u & 1 or not mobile(state) >> u & 1:
        return None
    if state.place[u] == OFF_BOARD:
        return None  # ASL-3.3.f
    if refusal := outmatched(state, u):
        return None if _no_way_out(state, u) else refusal
    if not left(state, u) or _beyond_means(state, u) or _no_way_out(state, u):
        return None
    return Refusal("ASL-3.3.2.r", "no-end-in-motion", _args(u))


def _no_way_out(state: AslskState, u: int) -> bool:
    return may_halt(state, u) is not None and next(drives(state, u), None) is None


def _beyond_means(state: AslskState, u: int) -> bool:
    """Whether what is left does not pay for a hex ahead that it may have meant to enter."""
    rest = left(state, u)
    for h in ahead(state, u):
        if h == NOWHERE:
            continue
        tolls = (toll(state, u, h, road=road) for road in (True, False))
        if not any(asked and asked.either and asked.halves <= rest for asked in tolls):
            return True
    return False


# All of it.


def may_free(state: AslskState, u: int) -> Refusal | None:
    """Why a bogged vehicle may not try to get free (ASL-7.6.g)."""
    if not state.bogged >> u & 1:
        return Refusal("ASL-7.6.g", "no-freeing-unbogged", _args(u))
    if state.immobilized >> u & 1:
        return Refusal("ASL-2.0.x", "no-move-immobilized", _args(u))
    if state.spent[u]:
        return Refusal("ASL-7.6.g", "no-freeing-on-the-way", _args(u))
    return None


def deeds(state: AslskState, u: int, announced: int) -> list[Choice]:
    """All that a vehicle can do next, but ending its move."""
    listed = [*moves(state, u), *announcements(state, u, announced)]
    for choice, bar in ((Halt(), may_halt), (Delay(), may_delay), (Free(), may_free)):
        if bar(state, u) is None:
            listed.append(choice)
    listed += dispensings(state, u)
    return straight(state, u, listed) if state.recalled else listed


def moves(state: AslskState, u: int) -> list[Choice]:
    """The ways of a vehicle to get on: into a hex, off the map, by a turn, by a Start."""
    listed: list[Choice] = list(drives(state, u))
    if may_exit(state, u) is None:
        listed.append(Exit())
    listed += _turnings(state, u)
    if may_start(state, u) is None:
        listed.append(Start())
    return listed


def _turnings(state: AslskState, u: int) -> list[Turn]:
    """The legal changes of VCA: `may_turn` for many at once."""
    off, front = state.place[u] == OFF_BOARD, state.vca[u]
    if may_turn(state, u, (front + 1) % SPINES) is not None:
        return []
    near = range(SPINES) if off else sorted(((front + 1) % SPINES, (front - 1) % SPINES))
    return [Turn(u, spine) for spine in near if spine != front]


def announcements(state: AslskState, u: int, announced: int) -> list[Traverse]:
    """The legal turns of the turret: `may_traverse` for many at once."""
    barred = _pointless(state, u, announced)
    free = [spine for spine in range(SPINES) if spine not in barred]
    if may_traverse(state, u, free[0], announced) is not None:
        return []
    return [Traverse(u, spine) for spine in free]


def ends(state: AslskState, u: int) -> list[Choice]:
    return [Stop()] if may_end(state, u) is None else []
