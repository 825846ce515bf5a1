"""Crew Exposed and Buttoned Up (ASL-7.7)."""

from hexfront.games.aslsk.definitions.guns import Mount
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import prep_fired
from hexfront.games.aslsk.vehicles.condition import counter, dazed
from hexfront.play import Refusal
from hexfront.play.masks import each, members


def may_change(state: AslskState, side: int, u: int) -> Refusal | None:
    """Why an AFV may not become CE, or BU again (ASL-7.7.j)."""
    bit, args = 1 << u, dict[str, int | str]({"unit": u})
    if not state.own[side] & bit:
        return Refusal("ASL-7.7.j", "no-enemy-unit", args)
    if not state.vehicles & bit:
        return Refusal("ASL-7.7.a", "no-hatches", args)
    if not state.is_on_map(u) and state.phase != Phase.MOVEMENT:
        return Refusal("ASL-7.7.j", "no-unit-out-of-play", args)
    if state.hatches & bit:
        return Refusal("ASL-7.7.k", "no-hatches-twice", args)
    if dazed(state) & bit:
        return Refusal("ASL-7.7.n", "no-hatches-dazed", args)
    opens = not state.exposed & bit
    if opens and state.shut & bit:
        return Refusal("ASL-3.2.3.y", "no-hatches-after-pin", args)
    if opens and _cramped(state) & bit:
        return Refusal("ASL-7.10.q", "no-hatches-of-shaken-gunner", args)
    if opens and state.phase == Phase.MOVEMENT:
        if prep_fired(state) & bit:
            return Refusal("ASL-7.7.l", "no-opening-after-prep-fire", args)
        if state.bounded & bit:
            return Refusal("ASL-7.7.l", "no-opening-after-bounding-fire", args)
    return None


def _cramped(state: AslskState) -> int:
    """The AFV with a one-man turret that were Stunned and stay BU for good, as a mask."""
    if not state.shaken:
        return 0
    return sum(1 << u for u in each(state.shaken) if counter(state, u).turret is Mount.ONE_MAN)


def changes(state: AslskState, side: int) -> list[int]:
    """The AFV on the map that may become CE or BU: `may_change` for many at once."""
    able = state.own[side] & state.vehicles & state.on_map & ~(state.hatches | dazed(state))
    able &= state.exposed | ~(state.shut | _cramped(state))
    if able and state.phase == Phase.MOVEMENT:
        able &= state.exposed | ~(prep_fired(state) | state.bounded)
    return members(able)


def change(state: AslskState, u: int) -> None:
    """An AFV becomes CE, or BU; at set-up it may do so as often as it likes."""
    bit = 1 << u
    state.exposed ^= bit
    if state.phase == Phase.SET_UP:
        return
    state.hatches |= bit
    message = "log-exposed" if state.exposed & bit else "log-buttoned-up"
    state.note(message, "ASL-7.7.j", unit=u, hex=state.place[u])
