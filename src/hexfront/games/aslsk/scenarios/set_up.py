"""Set-up: where units may be placed, who may get weapons, who may hide (ASL-1.3.a, ASL-4.0.w)."""

from functools import cache

from hexfront.games.aslsk.boards.model import RoadKind
from hexfront.games.aslsk.choices import Arm, Face, Hide, PickUp, Place
from hexfront.games.aslsk.movement.portage import load
from hexfront.games.aslsk.places import NOBODY, PENDING
from hexfront.games.aslsk.scenarios.scenariofile import Edge
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import fits
from hexfront.games.aslsk.vehicles.arrival import barred_from
from hexfront.games.aslsk.weapons.guns import crewed, gun
from hexfront.hexes import DIRECTIONS, Bitboard, HexId, bits, few
from hexfront.play import Bar, Choice, Refusal
from hexfront.play.masks import each, members


def placings(state: AslskState, side: int) -> list[Place]:
    """Where the next unit of each sort can be placed; like counters are offered once.

    `unplaceable` for many at once.
    """
    listed: list[Place] = []
    seen: set[tuple[int, int]] = set()
    setting, taken, crowded = state.setting, state.occupied[side], state.crowded[side]
    groups = setting.file.groups
    for u in each(state.own[side] & ~state.on_map):
        start = setting.units[u]
        sort = (start.group, start.kind)
        if sort in seen or state.place[u] != PENDING or groups[start.group].turn:
            continue
        seen.add(sort)
        area = setting.areas[start.group]
        tight, full = area & (taken if state.vehicles >> u & 1 else crowded), 0
        for h in few(tight):
            if not fits(state, h, side, 1 << u):
                full |= 1 << h
        everywhere = _everywhere(state, u, area)
        if full:
            listed += [place for place in everywhere if not full >> place.hex & 1]
        else:
            listed += everywhere
    return listed


def _everywhere(state: AslskState, u: int, area: Bitboard) -> tuple[Place, ...]:
    """A unit in every hex of its area; the same few lists are asked for again and again."""
    known = state.setting.placings
    if u not in known:
        hexes = bits(area)
        if state.vehicles >> u & 1:
            hexes = (h for h in hexes if not barred_from(state, u, h))
        known[u] = tuple(Place(u, h) for h in hexes)
    return known[u]


def unplaceable(state: AslskState, side: int, u: int) -> Refusal | None:
    """Why a unit may not be placed anywhere now."""
    if state.place[u] != PENDING:
        return Refusal("ASL-1.3.a", "no-placing-twice", {"unit": u})
    units = state.setting.units
    turn = state.setting.file.groups[units[u].group].turn
    if turn:
        return Refusal("ASL-3.3.e", "no-placing-reinforcement", {"unit": u, "turn": turn})
    sort = (units[u].group, units[u].kind)
    for v in each(state.own[side] & ((1 << u) - 1)):
        if state.place[v] == PENDING and (units[v].group, units[v].kind) == sort:
            return Refusal("ASL-1.3.a", "no-like-counter-first", {"unit": u})
    return None


def may_place(state: AslskState, seat: int, choice: Place) -> Refusal | None:
    """Why a unit may not be placed in a hex."""
    u, h = choice.unit, HexId(choice.hex)
    args: dict[str, int | str] = {"unit": u, "hex": h}
    if refusal := unplaceable(state, seat, u):
        return refusal
    if not state.setting.areas[state.setting.units[u].group] >> h & 1:
        return Refusal("ASL-1.3.a", "no-set-up-there", args)
    if not fits(state, h, seat, 1 << u):
        return Refusal("ASL-3.3.1.g", "no-room-in-hex", args)
    if state.vehicles >> u & 1 and barred_from(state, u, h):
        return Refusal("ASL-1.1.1.BD.e", "no-terrain-for-vehicle", args)
    return None


def armings(state: AslskState, side: int) -> list[Arm]:
    """To whom the next weapon of each sort can be given: a unit of its group."""
    if NOBODY not in state.holder:
        return []
    return [
        Arm(w, u)
        for w, start in enumerate(state.setting.starts)
        if start.side == side and state.holder[w] == NOBODY and handed_out(state, w) is None
        for u in _takers(state, side, w)
    ]


def _takers(state: AslskState, side: int, w: int) -> list[int]:
    """The units that a weapon may be given to: `arming` for many at once."""
    group = state.setting.starts[w].group
    near = state.setting.groups[group] & state.own[side] & ~state.vehicles
    if state.setting.guns >> w & 1:
        gunners = near & state.mmc & state.on_map
        return [u for u in each(gunners) if _manning(state, w, u) is None]
    if state.setting.file.groups[group].turn:
        return [u for u in each(near) if arming(state, w, u) is None]
    return members(near & state.on_map)


def handed_out(state: AslskState, w: int) -> Refusal | None:
    """Why a weapon is not the next to be given to anybody; like counters are offered once."""
    if state.holder[w] != NOBODY:
        return Refusal("ASL-4.0.w", "no-arming-twice", {"weapon": w})
    for v in state.setting.alike[w]:
        if state.holder[v] == NOBODY:
            return Refusal("ASL-4.0.w", "no-like-weapon-first", {"weapon": w})
    return None


def may_arm(state: AslskState, seat: int, choice: Arm) -> Refusal | None:
    """Why a weapon may not be given to a unit now."""
    return handed_out(state, choice.weapon) or arming(state, choice.weapon, choice.unit)


def arming(state: AslskState, w: int, u: int) -> Refusal | None:
    """Why a weapon may not be given to a unit of its side."""
    args: dict[str, int | str] = {"weapon": w, "unit": u}
    start = state.setting.starts[w]
    if state.vehicles >> u & 1:
        return Refusal("ASL-4.0.w", "no-arming-of-vehicles", args)
    if state.setting.units[u].group != start.group:
        return Refusal("ASL-4.0.w", "no-arming-other-group", args)
    if state.setting.guns >> w & 1:
        return _manning(state, w, u)
    if not state.setting.file.groups[start.group].turn:
        placed = state.is_on_map(u)
        return None if placed else Refusal("ASL-4.0.w", "no-arming-before-placing", args)
    most = state.setting.charts.movement.portage.smc_most
    if state.leaders >> u & 1 and load(state, u) + start.weapon.pp > most.value:
        return Refusal(most.rule, "no-leader-carries-more", {"unit": u, "most": most.value})
    return None


def _manning(state: AslskState, w: int, u: int) -> Refusal | None:
    """Why a unit may not be given a Gun: an MMC mans it, on the board, and in few buildings."""
    args: dict[str, int | str] = {"weapon": w, "unit": u}
    if not state.mmc >> u & 1:
        return Refusal("ASL-3.2.4.h", "no-gun-without-mmc", args)
    h = state.place[u]
    if h < 0:
        return Refusal("ASL-4.0.w", "no-arming-before-placing", args)
    if state.setting.ground.buildings >> h & 1 and not gun(state, w).fits_buildings:
        return Refusal("ASL-1.2.6.h", "no-gun-in-building", {"weapon": w, "hex": h})
    return None


FACING_FROM = {Edge.NORTH: 2, Edge.EAST: 4, Edge.SOUTH: 5, Edge.WEST: 1}
"""By friendly edge: the hexspine that points away from it."""


def emplace(state: AslskState, w: int, side: int) -> None:
    """A Gun that has just been given to its crew points at the enemy and is Emplaced.

    ASL-6.3.a.
    """
    state.arc[w] = FACING_FROM[state.setting.file.sides[side].edge]
    if not paved(state, HexId(state.place[state.holder[w]])):
        state.emplaced |= 1 << w


def paved(state: AslskState, h: HexId) -> bool:
    """Whether a paved road leads through a hex, where nobody digs (ASL-6.3.a)."""
    board = state.setting.board
    kinds = [board.road_between(h, n) for n in board.grid.neighbours[h]]
    kinds += [kind for (at, _), kind in board.road_exits.items() if at == h]
    return RoadKind.PAVED in kinds


def facings(state: AslskState, side: int) -> list[Face]:
    """The other directions in which a side can point its Guns."""
    found: list[Face] = []
    for w in each(state.setting.guns):
        if state.holder[w] >= 0 and state.own[side] >> state.holder[w] & 1:
            found += _facings_of(w, state.arc[w])
    return found


@cache
def _facings_of(w: int, now: int) -> tuple[Face, ...]:
    """A Gun pointed in every direction but the one that it has."""
    return tuple(Face(w, arc) for arc in DIRECTIONS if arc != now)


def may_face(state: AslskState, seat: int, choice: Face) -> Refusal | None:
    """Why a Gun may not be pointed somewhere."""
    w, args = choice.weapon, {"weapon": choice.weapon}
    if not state.setting.guns >> w & 1 or state.holder[w] < 0:
        return Refusal("ASL-3.2.4.s", "no-gun-to-point", {**args})
    if choice.arc not in DIRECTIONS or state.arc[w] == choice.arc:
        return Refusal("ASL-3.2.4.s", "no-pointing-there", {**args})
    return None


def placed(state: AslskState, side: int) -> list[int]:
    return members(state.own[side] & state.on_map)


def may_pick_up(state: AslskState, seat: int, choice: PickUp) -> Refusal | None:
    """Why a unit may not be taken back."""
    u = choice.unit
    return None if state.is_on_map(u) else Refusal("ASL-1.3.a", "no-picking-up", {"unit": u})


def unready(state: AslskState, seat: int) -> Refusal | None:
    """Why a side has not finished its set-up: a unit to place, or a weapon without an owner."""
    groups, units = state.setting.file.groups, state.setting.units
    for u in each(state.own[seat] & ~state.on_map):
        if state.place[u] == PENDING and not groups[units[u].group].turn:
            return Refusal("ASL-1.3.a", "no-set-up-unfinished")
    if NOBODY not in state.holder:
        return None
    for w, holder in enumerate(state.holder):
        if holder == NOBODY and state.setting.starts[w].side == seat:
            return Refusal("ASL-4.0.w", "no-weapon-without-owner", {"weapon": w})
    return None


def hideable(state: AslskState, side: int) -> list[int]:
    """Hexes whose units may be hidden, or shown again: Emplaced Guns, and what the SSR allows."""
    secretive = state.setting.secretive[side]
    if not secretive and not state.emplaced:
        return []
    crews, own, hidden = dug_in(state, side), state.own[side], state.hidden
    left = _hidings_left(state, side, crews) if secretive else {}
    barred = ~sum(state.setting.groups[group] for group in left)
    least, at = min(left.values(), default=0), state.at
    return [
        h
        for h in bits(state.occupied[side])
        if not (here := at[h] & own) & ~crews
        or (secretive and here & hidden)
        or (not here & barred and _secret(state, here, crews, left, least))
    ]


def _hidings_left(state: AslskState, side: int, crews: int) -> dict[int, int]:
    """By group: how many more MMC of it the SSR lets hide; none at all if too many are hidden.

    Crews that man Emplaced Guns, which may always hide, do not count (ASL-6.4.a).
    """
    left, units = state.setting.hidings.copy(), state.setting.units
    for u in each(state.hidden & state.own[side] & state.mmc & ~crews):
        group = units[u].group
        left[group] = left.get(group, 0) - 1
    return left if min(left.values()) >= 0 else {}


def _secret(state: AslskState, here: int, crews: int, left: dict[int, int], least: int) -> bool:
    """Whether units of such groups that share a hex may all be hidden, beside those that are.

    `least`: how many more every group lets hide.
    """
    mmc = here & state.mmc
    counted = mmc & ~crews
    if not mmc or counted.bit_count() <= least:
        return mmc != 0
    return all((counted & state.setting.groups[n]).bit_count() <= most for n, most in left.items())


def dug_in(state: AslskState, side: int) -> int:
    """The crews of a side that man Emplaced Guns."""
    if not state.emplaced:
        return 0
    own = state.own[side]
    found = sum(1 << state.holder[w] for w in each(state.emplaced) if state.holder[w] >= 0)
    return sum(1 << u for u in each(found & own) if crewed(state, u))


def may_hide(state: AslskState, seat: int, choice: Hide) -> Refusal | None:
    """Why the units of a hex may be neither hidden nor shown again."""
    if not state.units_at(HexId(choice.hex), seat):
        return Refusal("ASL-1.3.a", "no-units-to-hide", {"hex": choice.hex})
    if choice.hex not in hideable(state, seat):
        return Refusal("ASL-1.3.a", "no-hiding-there", {"hex": choice.hex})
    return None


BARS: dict[type[Choice], tuple[Bar[AslskState], ...]] = {
    Place: (may_place,),
    Arm: (may_arm,),
    Face: (may_face,),
    PickUp: (may_pick_up,),
    Hide: (may_hide,),
}
