"""Chapter 18.6.2, 18.6.8: the sides of a Supply Point and how many may be mobile."""

from hexfront.games.s42.places import AREA
from hexfront.games.s42.setting import SIDES
from hexfront.games.s42.state import S42State
from hexfront.play import Refusal
from hexfront.play.masks import each, members

FULL_MOVE, READY, IMMOBILE = "full-move", "ready", "immobile"
FACES = (FULL_MOVE, READY, IMMOBILE)


def shows(state: S42State, u: int) -> str:
    """The side of the counter that lies upward."""
    if state.immobile >> u & 1:
        return IMMOBILE
    return READY if state.ready_supply >> u & 1 else FULL_MOVE


def mobile(state: S42State, side: int) -> int:
    """How many mobile SPs a side has on the map."""
    points = state.setting.supply & state.setting.own[side] & ~state.immobile
    return sum(state.place[u] >= 0 for u in members(points))


def no_room(state: S42State, side: int, more: int = 1) -> Refusal | None:
    """Why no more mobile SPs may be on the map (S42-18.6.8.a)."""
    limit = state.setting.definitions.limits.mobile_supply_points.of(SIDES[side])
    if mobile(state, side) + more <= limit:
        return None
    return Refusal("S42-18.6.8.a", "no-mobile-supply", {"side": side, "limit": limit})


def flip_refusal(state: S42State, u: int, face: str) -> Refusal | None:
    """Why an SP may not be turned to a side now."""
    if state.place[u] < 0 and state.place[u] > AREA:
        return Refusal("S42-18.6.2.b", "no-not-on-map", {"unit": u})
    if shows(state, u) == face:
        return Refusal("S42-18.6.2.b", "no-flip-same", {"unit": u})
    if (state.moved | state.train) >> u & 1:
        return Refusal("S42-18.6.2.b", "no-flip-moved", {"unit": u})
    if shows(state, u) == IMMOBILE and state.place[u] >= 0:
        return no_room(state, state.side_of(u))
    return None


def flips(state: S42State, side: int) -> list[tuple[int, str]]:
    """The SPs of a side that may be turned over, and to what."""
    able = (state.on_map | state.waiting) & state.setting.supply & state.setting.own[side]
    found: list[tuple[int, str]] = []
    for u in each(able & ~(state.moved | state.train)):  # S42-18.6.2.b
        up = shows(state, u)
        if up == IMMOBILE and state.place[u] >= 0 and no_room(state, side) is not None:
            continue  # S42-18.6.8.a
        found += [(u, face) for face in FACES if face != up]
    return found


def flip(state: S42State, u: int, face: str) -> None:
    """Turn an SP over before it moves (S42-18.6.2.b, S42-18.6.8.e)."""
    bit = 1 << u
    state.immobile = state.immobile | bit if face == IMMOBILE else state.immobile & ~bit
    state.ready_supply = state.ready_supply | bit if face == READY else state.ready_supply & ~bit
    state.note("log-supply-flipped", "S42-18.6.2.b", unit=u, shows=face, hex=state.place[u])
