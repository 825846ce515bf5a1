"""Acquisition (ASL-6.10, ASL-6.11): gained by shots, kept on a target, lost."""

from collections.abc import Iterable
from typing import NamedTuple

from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.places import ANYBODY, NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order
from hexfront.games.aslsk.units.watching import sees
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.ordnance import Shot, is_mortar, on_area, targets
from hexfront.hexes import HexId
from hexfront.play.masks import members
from hexfront.play.teams import FOE


def acquisition(state: AslskState, shot: Shot) -> int:
    """How well a weapon has acquired what it fires at: 0, 1 or 2.

    A vehicle and other units of its hex are different targets (ASL-6.10.d), unless the weapon has
    acquired the hex, or fires at it on the ATT (ASL-6.10.h, ASL-6.11.e).
    """
    h, level, followed = state.acquired.get(shot.weapon, (NOBODY, 0, NOBODY))
    if h != shot.hex:
        return 0
    if followed < 0 or on_area(state, shot):
        return level
    same = followed == shot.at if shot.at != NOBODY else not state.vehicles >> followed & 1
    return level if same else 0


def acquire(state: AslskState, shot: Shot) -> None:
    """After its TH DR ordnance acquires its target, or acquires it better.

    On the ATT it acquires the hex (ASL-6.11.a), else the units that it fires at (ASL-6.10.a).
    What it had acquired elsewhere is lost (ASL-6.10.d).
    """
    w = shot.weapon
    if not is_mortar(state, w) and not is_cannon(state, w):
        return
    if shot.ammunition.smoke:
        state.acquired.pop(w, None)  # ASL-6.10.k, ASL-6.11.d
        return
    if shot.kind == FireKind.BOUNDING or state.motion >> shot.unit & 1:  # ASL-6.10.l
        if not acquisition(state, shot):
            state.acquired.pop(w, None)
        return
    level = min(acquisition(state, shot) + 1, 2)
    followed, rule = NOBODY, "ASL-6.11.a"
    if not on_area(state, shot):
        beside = state.hidden if shot.at != NOBODY else state.hidden | state.vehicles
        known = [u for u in targets(state, shot) if not beside >> u & 1]
        followed, rule = min(known, default=NOBODY), "ASL-6.10.a"
    state.acquired[w] = (HexId(shot.hex), level, followed)
    state.note("log-acquired", rule, weapon=w, hex=shot.hex, level=level)


def track(state: AslskState, comers: Iterable[int]) -> None:
    """An Acquisition follows its unit as long as the weapon sees it (ASL-6.10.g, ASL-6.10.j).

    Else it stays where the unit was seen last, and is on the first of those who come there.
    """
    for w, (h, level, u) in list(state.acquired.items()):
        if u == ANYBODY:
            enemy = FOE[state.side_of(state.holder[w])]
            found = (v for v in comers if state.place[v] == h and state.side_of(v) == enemy)
            state.acquired[w] = (h, level, min(found, default=ANYBODY))
        elif u != NOBODY and state.place[u] != h:
            now = state.place[u]
            if now >= 0 and _watches(state, w, HexId(now)):
                state.acquired[w] = (HexId(now), level, u)
            else:
                left = min(members(stack(state, h, u)), default=ANYBODY)  # ASL-6.10.i
                state.acquired[w] = (h, level, left)


def _watches(state: AslskState, w: int, h: HexId) -> bool:
    place = state.place[state.holder[w]]
    return place >= 0 and sees(state, HexId(place), h)


def stack(state: AslskState, h: HexId, u: int) -> int:
    """The units of a hex that are acquired with a unit: Infantry of its side that is seen."""
    if state.vehicles >> u & 1:
        return 0
    return state.units_at(h, state.side_of(u)) & ~(state.vehicles | state.hidden)


class Split(NamedTuple):
    """An acquired stack of which one part has moved on in LOS, and another has not."""

    weapon: int
    stays: int
    goes: int


def splits(state: AslskState, before: HexId, movers: tuple[int, ...]) -> list[Split]:
    """The Acquisitions whose firer may choose, after movers have left a hex (ASL-6.10.i)."""
    found = []
    for w, (h, _, u) in state.acquired.items():
        if u < 0 or h not in (before, state.place[movers[0]]):
            continue
        left = stack(state, before, u)
        if not left or not (left >> u & 1 or u in movers):
            continue
        if _watches(state, w, HexId(state.place[movers[0]])):
            stays = u if left >> u & 1 else min(members(left))
            found.append(Split(w, stays, u if u in movers else min(movers)))
    return found


def follow(state: AslskState, w: int, u: int) -> None:
    """The firer keeps his Acquisition on one of the units that have moved apart."""
    _, level, _ = state.acquired[w]
    state.acquired[w] = (HexId(state.place[u]), level, u)
    state.note("log-follows", "ASL-6.10.i", weapon=w, unit=u, hex=state.place[u])


def lapse(state: AslskState) -> None:
    """Acquisition is lost by a user who is not in Good Order (ASL-6.10.e)."""
    for w in [w for w in state.acquired if not good_order(state, state.holder[w])]:
        del state.acquired[w]
