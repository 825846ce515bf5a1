"""The Advance Phase (ASL-3.7): one hex for Good Order Infantry, even among the enemy."""

from collections.abc import Iterator, Sequence

from hexfront.games.aslsk.choices import Advance
from hexfront.games.aslsk.harm.pieces import alarm, reveal
from hexfront.games.aslsk.movement.allowance import ALONE, Terms, allowance, unladen
from hexfront.games.aslsk.movement.entry import entry_cost, entry_hexes, waiting
from hexfront.games.aslsk.movement.marching import show
from hexfront.games.aslsk.movement.portage import leave_aim, spare, stuck
from hexfront.games.aslsk.places import NOBODY, OFF_BOARD
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import IMPASSABLE
from hexfront.games.aslsk.units.condition import fits, in_melee, out_of_melee
from hexfront.games.aslsk.units.hiding import spot
from hexfront.games.aslsk.weapons.acquisition import track
from hexfront.games.aslsk.weapons.weaponry import vehicular
from hexfront.hexes import HexId, bits, few
from hexfront.play import Refusal
from hexfront.play.masks import each
from hexfront.play.teams import FOE


def advancers(state: AslskState, side: int) -> int:
    """The units of a side that may advance, as a mask (ASL-3.7.b)."""
    kept = state.broken | state.pinned | state.done | state.vehicles | state.pushed
    free = state.own[side] & ~kept
    return free & (out_of_melee(state) | waiting(state, side))


def cost_of(state: AslskState, u: int, to: HexId) -> int:
    """Half MF of a hex, by road where that is cheaper; smoke adds nothing in the APh."""
    place = state.place[u]
    if place == OFF_BOARD:
        if not entry_hexes(state, u) >> to & 1:
            return IMPASSABLE
        return min(entry_cost(state, to, road=False), entry_cost(state, to, road=True))
    ground = state.setting.ground
    around = ground.grid.adjacent[place]
    if to not in around:
        return IMPASSABLE
    d = around.index(to)
    return min(ground.cost[place][d], ground.road_cost[place][d])


def exhausts(state: AslskState, u: int, to: HexId, leader: int = NOBODY) -> bool:
    """Whether a hex takes all MF of a unit, with the leader who goes along (ASL-3.7.c, e)."""
    cost = cost_of(state, u, to)
    if cost < unladen(state) and not state.arms.get(u):
        return False
    escorted = leader != NOBODY or _gone_before(state, u, to)
    terms = Terms(
        escorted=escorted,
        led=escorted,
        aid=spare(state, leader) if leader != NOBODY else 0,
    )
    return cost >= allowance(state, u, terms)


def _gone_before(state: AslskState, u: int, to: HexId) -> bool:
    """Whether a leader has gone from a unit's hex into the same hex: he goes along with it.

    His help in carrying is for the one MMC with which he went (ASL-4.0.o).
    """
    leaders = state.units_at(to, state.side_of(u)) & state.leaders & state.done & ~state.broken
    return any(state.came[leader] == state.place[u] for leader in each(leaders))


def may_advance(
    state: AslskState, side: int, u: int, to: HexId, leader: int = NOBODY
) -> Refusal | None:
    """Why a unit may not advance into a hex, alone or together with a leader."""
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if refusal := _kept_back(state, side, u):
        return refusal
    if cost_of(state, u, to) >= IMPASSABLE:
        return Refusal("ASL-3.7.b", "no-advance-so-far", args)
    if refusal := stuck(state, u):
        return refusal
    going = 1 << u
    if leader != NOBODY:
        if refusal := _no_escort(state, side, u, to, leader):
            return refusal
        going |= 1 << leader
    if not fits(state, to, side, going):
        return Refusal("ASL-3.3.1.g", "no-room-in-hex", args)
    if state.cx >> u & 1 and exhausts(state, u, to, leader):
        return Refusal("ASL-3.7.d", "no-advance-exhausted", args)
    return None


def needless_escort(state: AslskState, u: int, to: HexId, leader: int) -> Refusal | None:
    """A leader goes along only where that spares an MMC its last MF (ASL-3.7.e)."""
    if leader == NOBODY:
        return None
    tiring = cost_of(state, u, to) >= allowance(state, u, ALONE)
    if tiring and not exhausts(state, u, to, leader):
        return None
    return Refusal("ASL-3.7.e", "no-escort-needed", {"unit": u, "leader": leader, "hex": to})


def _kept_back(state: AslskState, side: int, u: int) -> Refusal | None:
    bit = 1 << u
    args: dict[str, int | str] = {"unit": u}
    if not state.own[side] & bit:
        return Refusal("ASL-3.7.b", "no-enemy-unit", args)
    if not state.is_on_map(u) and state.place[u] != OFF_BOARD:
        return Refusal("ASL-3.3.e", "no-unit-out-of-play", args)
    if state.vehicles & bit:
        return Refusal("ASL-3.7.b", "no-advance-of-vehicles", args)
    if state.broken & bit or in_melee(state, u):
        return Refusal("ASL-3.7.b", "no-advance-not-good-order", args)
    if state.pinned & bit:
        return Refusal("ASL-3.7.b", "no-advance-pinned", args)
    if state.done & bit:
        return Refusal("ASL-3.7.b", "no-second-advance", args)
    if state.pushed & bit:
        return Refusal("ASL-6.5.i", "no-advance-after-pushing", args)
    return None


def _no_escort(state: AslskState, side: int, u: int, to: HexId, leader: int) -> Refusal | None:
    args: dict[str, int | str] = {"unit": u, "leader": leader}
    if not state.mmc >> u & 1 or not state.leaders >> leader & 1:
        return Refusal("ASL-3.7.e", "no-escort-of-leaders", args)
    if state.place[leader] != state.place[u] or (
        state.place[u] == OFF_BOARD and not entry_hexes(state, leader) >> to & 1
    ):
        return Refusal("ASL-3.7.e", "no-escort-from-afar", args)
    return may_advance(state, side, leader, to)


def advances(state: AslskState, side: int) -> list[Advance]:
    """All that a side may do: units and hexes, and leaders who spare an MMC its last MF."""
    found: list[Advance] = []
    ground = state.setting.ground
    near, dearest, least = state.setting.grid.neighbour_mask, ground.dearest, unladen(state)
    crowded, known = state.crowded[side], state.setting.advances
    for u in each(advancers(state, side)):
        arms, place = state.arms.get(u), state.place[u]
        if arms and stuck(state, u) is not None:
            continue
        if arms or place < 0 or dearest[place] >= least:
            mf = allowance(state, u, ALONE)
            if place < 0 or dearest[place] >= mf:
                found += _one_by_one(state, side, u, mf)
                continue
        all_round = known.get((u, place)) or _all_round(state, u, HexId(place))
        tight, full = near[place] & crowded, 0
        for h in few(tight) if tight else ():
            if not fits(state, h, side, 1 << u):
                full |= 1 << h
        found += [way for way in all_round if not full >> way.hex & 1] if full else all_round
    return found


def _one_by_one(state: AslskState, side: int, u: int, mf: int) -> Iterator[Advance]:
    """The advances of a unit that enters the map, or has a hex before it that takes all its MF."""
    friends = state.occupied[side]
    for to, cost in _goals(state, u):
        if friends >> to & 1 and not fits(state, to, side, 1 << u):
            continue
        if cost < mf or may_advance(state, side, u, to) is None:
            yield Advance(u, to)
        if cost >= mf and state.mmc >> u & 1:
            yield from _escorted(state, side, u, to)


def _goals(state: AslskState, u: int) -> Sequence[tuple[HexId, int]]:
    """The hexes before a unit and their cost in half MF."""
    place, ground = state.place[u], state.setting.ground
    if place == OFF_BOARD:
        return [(HexId(h), cost_of(state, u, HexId(h))) for h in bits(entry_hexes(state, u))]
    return ground.cheapest[place]


def _all_round(state: AslskState, u: int, h: HexId) -> tuple[Advance, ...]:
    """A unit into every hex around its own, kept: the same lists are asked for again and again."""
    made = tuple(Advance(u, to) for to, _, _ in state.setting.ground.around[h])
    state.setting.advances[u, h] = made
    return made


def _escorted(state: AslskState, side: int, u: int, to: HexId) -> list[Advance]:
    place = state.place[u]
    near = waiting(state, side) if place == OFF_BOARD else state.units_at(HexId(place), side)
    return [
        Advance(u, to, leader)
        for leader in each(near & state.leaders)
        if needless_escort(state, u, to, leader) is None
        and may_advance(state, side, u, to, leader) is None
    ]


def advance(state: AslskState, u: int, to: HexId, leader: int = NOBODY) -> None:
    """A unit advances, and a leader with it."""
    before = state.place[u]
    party = (u,) if leader == NOBODY else (u, leader)
    tired = [v for v in party if exhausts(state, v, to, leader if v == u else NOBODY)]
    show(state, party)
    for v in party:
        args: dict[str, int | str] = {"unit": v, "from": before, "to": to}
        state.note("log-advanced", "ASL-3.7.b", None, None, **args)
        leave_aim(state, v)
        state.put(v, to)
        state.came[v] = before if before >= 0 else NOBODY
        state.done |= 1 << v
    for v in tired:
        state.cx |= 1 << v  # ASL-3.7.c, ASL-2.0.m
        state.note("log-exhausted", "ASL-3.7.c", unit=v)
    enemy = FOE[state.side_of(u)]
    if state.units_at(to, enemy):
        reveal(state, to, enemy)  # after ASL-6.4.j
        for v in party:
            state.advanced |= 1 << v  # ASL-3.7.l
    alarm(state, to)
    spot(state)
    track(state, party)


# Weapons.


def may_transfer(state: AslskState, side: int, w: int, u: int) -> Refusal | None:
    """Why a weapon may not change hands before its owner advances (ASL-3.7.a)."""
    giver = state.holder[w]
    args: dict[str, int | str] = {"unit": u, "weapon": w}
    if giver < 0 or giver == u or not state.own[side] >> giver & 1:
        return Refusal("ASL-3.7.a", "no-transfer-of-weapon", args)
    if vehicular(state, w, u):
        return Refusal("ASL-3.7.a", "no-handing-in-vehicles", {"weapon": w, "unit": u})
    for v in (giver, u):
        if not state.own[side] >> v & 1 or state.broken >> v & 1 or in_melee(state, v):
            return Refusal("ASL-3.7.a", "no-transfer-not-good-order", {"unit": v})
        if state.done >> v & 1:
            return Refusal("ASL-3.7.a", "no-transfer-after-advance", {"unit": v})
    if not state.is_on_map(u) or state.place[giver] != state.place[u]:
        return Refusal("ASL-3.7.a", "no-transfer-from-afar", args)
    return None


def transfers(state: AslskState, side: int) -> list[tuple[int, int]]:
    """What can change hands, weapon and unit that gets it: `may_transfer` for many at once."""
    found = []
    free = state.own[side] & out_of_melee(state) & ~(state.broken | state.done | state.vehicles)
    holder = state.holder
    for w in each(state.setting.portable):
        giver = holder[w]
        if giver >= 0 and free >> giver & 1:
            others = state.at[HexId(state.place[giver])] & free & ~(1 << giver)
            found += [(w, u) for u in each(others)]
    return found


def may_drop(state: AslskState, side: int, w: int) -> Refusal | None:
    """Why a weapon may not be dropped in the APh, or in the MPh by a unit that is not moving.

    ASL-4.0.e: a pinned unit may drop it, and one that has Prep Fired.
    """
    holder = state.holder[w]
    if holder < 0 or not state.own[side] >> holder & 1:
        return Refusal("ASL-4.0.e", "no-dropping-of-others", {"weapon": w})
    if state.setting.built_in >> w & 1:
        return Refusal("ASL-4.0.e", "no-handing-in-vehicles", {"weapon": w, "unit": holder})
    if not state.is_on_map(holder):
        return Refusal("ASL-3.3.e", "no-action-off-board", {"unit": holder})
    if state.broken >> holder & 1:
        return Refusal("ASL-4.0.e", "no-dropping-broken", {"unit": holder})
    if in_melee(state, holder):
        return Refusal("ASL-3.8.as", "no-dropping-in-melee", {"unit": holder})
    return None


def droppable(state: AslskState, side: int) -> list[int]:
    """The weapons that a side may leave behind: `may_drop` for many at once."""
    free = state.own[side] & out_of_melee(state) & ~(state.broken | state.vehicles)
    holder = state.holder
    return [w for w in each(state.setting.portable) if holder[w] >= 0 and free >> holder[w] & 1]
