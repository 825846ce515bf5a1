"""Turning front or turret without a shot, at the end of a fire phase (ASL-3.3.2.h)."""

from hexfront.games.aslsk.choices import Traverse, Turn
from hexfront.games.aslsk.fire.marking import mark_final
from hexfront.games.aslsk.fire.readiness import intensifies, ready
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import SPINES, mobile, traverses_of, turns_of
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.play import Refusal
from hexfront.play.masks import each


def slews(state: AslskState, side: int, armed: int) -> list[Turn | Traverse]:
    """All turns that the vehicles of a side can make instead of firing: `may_slew_hull` and
    `may_slew_turret` for many at once. `armed`: weapons of which it is known that they are
    ready."""
    if not state.vehicles:
        return []
    found: list[Turn | Traverse] = []
    turning, ready_to_fire = mobile(state), armed & _unused(state, side)
    for u in each(state.vehicles & state.own[side] & state.on_map):
        if not ready_to_fire & state.armed(u) and idle(state, u) is not None:
            continue
        if turning >> u & 1:
            found += turns_of(u, state.vca[u])
        if state.kinds.turreted[state.kind[u]]:
            found += traverses_of(u, state.tca[u])
    return found


def idle(state: AslskState, u: int) -> Refusal | None:
    """Why a vehicle may not turn now: it has nothing left to fire from turret or bow."""
    args: dict[str, int | str] = {"unit": u}
    if state.phase == Phase.MOVEMENT or not state.vehicles >> u & 1:
        return Refusal("ASL-3.3.2.h", "no-slewing-now", args)
    unused = state.armed(u) & _unused(state, state.side_of(u))
    if any(_could_fire(state, u, w) for w in each(unused)):
        return None
    return Refusal("ASL-3.3.2.h", "no-slewing-without-weapon", args)


def _unused(state: AslskState, side: int) -> int:
    """The weapons that no marker of fire keeps a side from firing, from turret and bow, as a mask;
    those of others are not told apart."""
    setting = state.setting
    first = state.first_weapons | state.final_weapons
    cannons = state.prep_weapons if side == state.attacker else first
    others = state.prep_weapons | first | state.bounded_weapons
    spent = setting.cannons & (cannons | state.intensive) | ~setting.cannons & others
    return ~(spent | state.malfunctioned | setting.anti_aircraft)


def _could_fire(state: AslskState, u: int, w: int) -> bool:
    """Whether an unused weapon of turret or bow could still fire, Intensive Fire apart."""
    if ready(state, u, w) is not None:
        return False
    return not is_cannon(state, w) or not intensifies(state, u, w)


def may_slew_hull(state: AslskState, u: int, spine: int) -> Refusal | None:
    """Why the front of a vehicle that may turn cannot be turned there."""
    if not mobile(state) >> u & 1:
        return Refusal("ASL-7.6.f", "no-turning-of-front", {"unit": u})
    if not 0 <= spine < SPINES or spine == state.vca[u]:
        return Refusal("ASL-3.3.2.h", "no-turn-at-all", {"unit": u})
    return None


def may_slew_turret(state: AslskState, u: int, spine: int) -> Refusal | None:
    """Why its turret cannot be turned there."""
    if not state.kinds.turreted[state.kind[u]]:
        return Refusal("ASL-7.2.f", "no-turret", {"unit": u})
    if not 0 <= spine < SPINES or spine == state.tca[u]:
        return Refusal("ASL-3.3.2.h", "no-turn-at-all", {"unit": u})
    return None


def forgo_fire(state: AslskState, u: int) -> None:
    """A vehicle turns instead of firing: its weapons count as used, and in the PFPh it stays."""
    weapons = state.armed(u)
    state.note("log-slews", "ASL-3.3.2.h", unit=u, hex=state.place[u])
    if state.phase == Phase.PREP_FIRE:
        state.prep_weapons |= weapons
    elif state.phase == Phase.DEFENSIVE_FIRE:
        mark_final(state, 0, weapons)
    state.fired_weapons |= weapons
    state.intensive |= weapons & state.setting.cannons
