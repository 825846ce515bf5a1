"""What movement does to the State: MF are spent, hexes entered, moves finished."""

from hexfront.games.aslsk.definitions.terrain_effects import SmokeKind
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.residual import clear
from hexfront.games.aslsk.harm.pieces import alarm, reveal
from hexfront.games.aslsk.movement.allowance import HALVES, March, company
from hexfront.games.aslsk.movement.portage import carry, overload, spare
from hexfront.games.aslsk.movement.steps import keeps_road, step_cost
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.hiding import spot
from hexfront.games.aslsk.weapons.acquisition import track
from hexfront.games.aslsk.weapons.panzerfaust import spend as use_up
from hexfront.hexes import HexId
from hexfront.play.masks import each, mask_of
from hexfront.play.teams import FOE

GRENADE = list(SmokeKind).index(SmokeKind.GRENADE)
"""A smoke grenade among the markers of `state.smoke`."""


def open_phase(state: AslskState) -> None:
    """Nobody has moved yet, and exhaustion ends (ASL-3.3.1.l)."""
    own = state.own[state.attacker]
    state.tired = state.cx & own
    state.cx &= ~own
    state.smoked = state.moved_weapons = 0
    if state.vehicles:
        state.rolled = state.motion & own
        state.trail = {}
    _forget(state)
    for u in each(own):
        state.spent[u] = state.here[u] = 0


def close_phase(state: AslskState) -> None:
    """Grenade smoke and Residual FP go (ASL-1.2.5.a, ASL-3.3.1.p, ASL-3.3.5.o)."""
    _forget(state)
    state.tired = state.smoked = 0
    clear(state)
    kept = {
        h: tuple(marker for marker in markers if marker[0] != GRENADE)
        for h, markers in state.smoke.items()
    }
    state.smoke = {h: markers for h, markers in kept.items() if markers}


def _forget(state: AslskState) -> None:
    state.group = state.assaulting = state.doubled = state.off_road = state.by_road = 0
    state.movers, state.arriving, state.outgunned = (), 0, 0
    state.volleys = state.sprayed = state.braved = ()
    state.shots, state.raked = {}, {}
    state.came = [NOBODY] * len(state.came)


def spend(state: AslskState, units: tuple[int, ...], cost: int) -> None:
    """Units spend MF together where they are: they are what the DEFENDER may fire at now."""
    show(state, units)
    state.movers = units
    state.arriving = 0
    state.volleys = state.sprayed = ()
    if state.shots:
        state.shots = {key: n for key, n in state.shots.items() if key[1] not in units}
    for u in units:
        state.spent[u] += cost
        state.here[u] = cost
    if state.vehicles:
        _leave_trail(state, units, cost)


def _leave_trail(state: AslskState, units: tuple[int, ...], cost: int) -> None:
    """Remember where MF were spent, for those who ask what they saw (ASL-3.3.2.1.a)."""
    for u in units:
        if state.is_on_map(u):
            key = (u, HexId(state.place[u]))
            state.trail = {**state.trail, key: state.trail.get(key, 0) + cost}


def show(state: AslskState, units: tuple[int, ...]) -> None:
    """Hidden units that move or act come to light (after ASL-6.4.c)."""
    if not state.hidden or not (found := state.hidden & mask_of(units)):
        return
    state.hidden &= ~found
    state.reveals += 1
    for u in each(found):
        state.note("log-revealed", "ASL-1.3.a", unit=u, hex=state.place[u])


def enter(state: AslskState, march: March, to: HexId, *, road: bool, times: int = 1) -> None:
    """A march enters a hex; with a Gun it costs `times` as much."""
    units = march.units
    before = state.place[units[0]]
    cost = step_cost(state, before, to, road=road) * times
    moving = mask_of(units)
    if not keeps_road(state, to, road=road):
        state.off_road |= moving
    state.by_road = state.by_road | moving if road else state.by_road & ~moving
    for u in units:
        _tell(state, u, before, to, cost)
        carry(state, u)
        state.put(u, to)
        state.came[u] = before if before >= 0 else NOBODY
        state.raked.pop(u, None)
    spend(state, units, cost)
    state.arriving = moving if state.vehicles else 0
    alarm(state, to)
    spot(state)
    track(state, units)


def _tell(state: AslskState, u: int, before: int, to: HexId, cost: int) -> None:
    if state.news is None:
        return
    args: dict[str, int | str] = {"unit": u, "from": before, "to": to, "halves": cost}
    message = "log-moved" if before >= 0 else "log-entered"
    state.note(message, "ASL-3.3.1.e" if before >= 0 else "ASL-3.3.e", None, None, **args)


def blunder(state: AslskState, march: March, to: HexId, *, road: bool) -> None:
    """Hidden enemies are in a hex that a march wants to enter (after ASL-6.4.d, ASL-6.4.h).

    It goes back, its move is over, and the MF count where it stands.
    """
    before = state.place[march.units[0]]
    for u in march.units:
        state.note("log-driven-back", "ASL-3.3.d", unit=u, hex=to)
    reveal(state, to, FOE[state.side_of(march.units[0])])
    spend(state, march.units, step_cost(state, before, to, road=road))
    for u in march.units:
        state.done |= 1 << u


def double(state: AslskState, u: int) -> None:
    """A unit declares Double Time and is exhausted (ASL-3.3.1.j, ASL-2.0.m)."""
    show(state, (u,))
    state.doubled |= 1 << u
    state.cx |= 1 << u
    state.note("log-double-time", "ASL-3.3.1.j", unit=u)


def assault(state: AslskState, u: int) -> None:
    show(state, (u,))
    state.assaulting |= 1 << u
    state.note("log-assault-movement", "ASL-3.3.1.i", unit=u)


def leave_weapon(state: AslskState, march: March, w: int) -> None:
    """A unit drops a weapon.

    Once it has spent MF, those lost to the load are not given back (ASL-4.0.f), unless it has
    only just picked the weapon up.
    """
    u = state.holder[w]
    before = _lost_mf(state, march, u)
    lay_down(state, w)
    if state.spent[u] and not state.recovered >> w & 1:
        state.spent[u] += HALVES * (before - _lost_mf(state, march, u))


def lay_down(state: AslskState, w: int) -> None:
    """A weapon is dropped where its owner is; to have Prep Fired it remains a use of it."""
    u = state.holder[w]
    show(state, (u,))
    state.note("log-dropped", "ASL-4.0.e", unit=u, weapon=w, hex=state.place[u])
    state.drop(w, HexId(state.place[u]))
    if state.prep_weapons >> w & 1:
        use_up(state, u, FireKind.PREP, HexId(NOBODY))


def _lost_mf(state: AslskState, march: March, u: int) -> int:
    helpers = [leader for leader in company(state, march, u) if (u, leader) in march.bonds]
    aid = sum(spare(state, leader) for leader in helpers)
    return max(overload(state, u) - aid, 0)


def finish(state: AslskState, u: int) -> None:
    """A unit's MPh is over (ASL-3.3.1.f)."""
    bit = 1 << u
    state.done |= bit
    state.group &= ~bit


def going(state: AslskState, u: int) -> bool:
    """Whether a unit of the moving stack can go on at all."""
    return not (state.broken | state.pinned | state.done) >> u & 1 and state.group >> u & 1 == 1
