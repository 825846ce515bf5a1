"""What driving does to the State: MP are spent, hexes entered, vehicles stop, bog, break down."""

from hexfront.games.aslsk.harm.pieces import alarm, end_melee, reveal
from hexfront.games.aslsk.movement.marching import finish, spend
from hexfront.games.aslsk.places import NOBODY, OFF_BOARD
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.hiding import spot
from hexfront.games.aslsk.vehicles.condition import lose_aim
from hexfront.games.aslsk.vehicles.costs import allowance, left
from hexfront.games.aslsk.vehicles.driving import turret_turns
from hexfront.games.aslsk.vehicles.rivals import overmatched
from hexfront.games.aslsk.weapons.acquisition import track
from hexfront.hexes import HexId
from hexfront.play.teams import FOE


def pay(state: AslskState, u: int, halves: int, tca: int) -> int:
    """A vehicle spends MP where it is; the turret turns as announced.

    Gives what is still announced: a turn that this expenditure did not allow (ASL-3.3.2.i).
    """
    if tca != NOBODY and turret_turns(state, u, halves):
        if tca != state.tca[u]:
            state.tca[u] = tca
            lose_aim(state, u)
            state.note("log-turret", "ASL-3.3.2.i", unit=u, arc=tca)
        tca = NOBODY
    spend(state, (u,), halves)
    return tca


def enter(state: AslskState, u: int, to: HexId, halves: int, *, road: bool) -> None:
    """A vehicle drives into a hex; its MP are spent there (ASL-3.3.2.d)."""
    before, bit = state.place[u], 1 << u
    args: dict[str, int | str] = {"unit": u, "from": before, "to": to, "halves": halves}
    message = "log-entered" if before == OFF_BOARD else "log-drove"
    state.note(message, "ASL-3.3.2.d", None, None, **args)
    state.put(u, to)
    state.came[u] = before if before >= 0 else NOBODY
    state.raked.pop(u, None)  # ASL-3.3.5.m
    state.entered |= bit
    state.outgunned = state.outgunned | bit if overmatched(state, u) else state.outgunned & ~bit
    state.by_road = state.by_road | bit if road else state.by_road & ~bit
    for w in state.carried(u):
        state.moved_weapons |= 1 << w
        state.acquired.pop(w, None)  # ASL-6.10.c
    reveal(state, to, FOE[state.side_of(u)])  # ASL-6.4.f
    alarm(state, to)
    spot(state)
    track(state, (u,))


def start(state: AslskState, u: int) -> None:
    state.note("log-start", "ASL-3.3.2.k", unit=u, hex=state.place[u])
    roll(state, u)


def roll(state: AslskState, u: int) -> None:
    """A vehicle gets into Motion: it holds nobody in Melee any more (ASL-3.8.ay)."""
    state.motion |= 1 << u
    end_melee(state, HexId(state.place[u]))


def stop(state: AslskState, u: int, rule: str = "ASL-3.3.2.l") -> None:
    if state.motion >> u & 1:
        state.motion &= ~(1 << u)
        state.note("log-stopped", rule, unit=u, hex=state.place[u])


def end(state: AslskState, u: int) -> int:
    """A move is over: the MP that are left count as spent where it is (ASL-3.3.2.a).

    Gives them, for the fire that they draw.
    """
    rest = left(state, u) if state.is_on_map(u) else 0
    if state.motion >> u & 1 and state.is_on_map(u):
        state.note("log-motion", "ASL-3.3.2.q", unit=u, hex=state.place[u])
    finish(state, u)
    return rest


def bog(state: AslskState, u: int) -> None:
    """A vehicle bogs: it stops and its MPh is over (ASL-7.6.c)."""
    state.bogged |= 1 << u
    state.motion &= ~(1 << u)
    state.note("log-bogged", "ASL-7.6.c", unit=u, hex=state.place[u])
    finish(state, u)


def free(state: AslskState, u: int, halves: int) -> None:
    """A bogged vehicle gets free; it has Started (ASL-7.6.i)."""
    state.bogged &= ~(1 << u)
    state.mired &= ~(1 << u)
    state.note("log-freed", "ASL-7.6.i", unit=u, hex=state.place[u], halves=halves)
    roll(state, u)
    if halves > allowance(state, u):
        finish(state, u)
