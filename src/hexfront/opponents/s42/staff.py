"""Where HQs, artillery and Supply Points go: behind the troops, and to each other."""

from math import exp

from hexfront.games.s42.means.supply_points import (
    FULL_MOVE,
    IMMOBILE,
    READY,
    flip,
    flip_refusal,
    shows,
)
from hexfront.games.s42.movement.allowance import movers
from hexfront.games.s42.movement.reach import Reach, reach
from hexfront.games.s42.movement.sea import no_strait, strait_port
from hexfront.games.s42.supply.lines import supplied
from hexfront.games.s42.supply.railways import connected_rail
from hexfront.hexes import Bitboard, HexId, bits, union
from hexfront.opponents.s42.exposure import guards, risk
from hexfront.opponents.s42.ground import apart, worth
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.orders import Orders
from hexfront.play.masks import members
from hexfront.play.teams import FOE

SUPPORT_RANGE = 4
"""Hexes from an enemy within which an HQ is of use."""
ALONE = 8.0
"""For the risk that an HQ runs without troops around it."""
FRONT = 1.0
"""For a post next to the enemy, where whatever befalls its guard befalls the HQ."""
FIRES = 2.5
"""For a hex from which it can support an attack in this turn."""
EFFORT, LEASH, PULL = 30.0, 10.0, 2.0
"""For being where the army strikes; the hexes over which that fades; the pull that counts."""
NEARNESS = tuple(exp(-distance / LEASH) for distance in range(256))
"""By the distance in hexes: how much is left of it."""
REFITTED = 2.0
"""For a Used ASU: a hex where Resource Points or Supply Points make it Ready."""


def headquarters(orders: Orders, judge: Judge, targets: Bitboard) -> None:
    """HQs follow the troops: near the enemy, but never alone in his way.

    `targets` are the hexes that will be attacked.
    """
    state, side = orders.start, orders.side
    refits = connected_rail(state, side) | _points(orders)
    effort = _effort(orders, judge) if judge.presses else []
    for u in members(orders.waiting & ~state.setting.supply):
        best, best_rate = state.place[u], -1e9
        used = bool(state.setting.asu & state.used & 1 << u)
        where, firing = _quarters(orders, u, targets)
        for h in bits(where):
            if not orders.fits(u, h):
                continue
            rate = _command_post(orders, judge, h) + _with(orders, effort, h)
            rate += FIRES if firing >> h & 1 else 0.0
            rate += REFITTED if used and refits >> h & 1 else 0.0
            if rate > best_rate:
                best, best_rate = h, rate
        orders.send(u, best)
        if state.setting.asu >> u & 1:
            effort = _left_to_others(orders, effort, best)


def _left_to_others(
    orders: Orders, effort: list[tuple[HexId, float]], place: int
) -> list[tuple[HexId, float]]:
    """What is left of the effort for further HQs: troops close to one hardly need a second."""
    if place < 0:
        return effort
    distance, post = orders.start.country.grid.distance, HexId(place)
    return [(h, weight * (1 - exp(-distance(h, post) / SUPPORT_RANGE))) for h, weight in effort]


def _effort(orders: Orders, judge: Judge) -> list[tuple[HexId, float]]:
    """Where the army strikes: its stacks, by strength and by the objectives at hand."""
    after, setting = orders.state, orders.start.setting
    able = setting.own[orders.side] & setting.combat & ~setting.asu
    return [
        (HexId(place), min(judge.pull(place), PULL) * sum(after.face(u).attack for u in troops))
        for place, there in after.at.items()
        if place >= 0 and (troops := members(there & able))
    ]  # fmt: skip


def _with(orders: Orders, effort: list[tuple[HexId, float]], h: HexId) -> float:
    """How near a hex is to where the army strikes, at most EFFORT."""
    total = sum([weight for _, weight in effort])
    if not total:
        return 0.0
    distance = orders.start.country.grid.distance
    near = sum([weight * NEARNESS[distance(h, place)] for place, weight in effort])
    return EFFORT * near / total


def _points(orders: Orders) -> Bitboard:
    """Hexes where own Supply Points lie."""
    state = orders.start
    points = state.setting.own[orders.side] & state.setting.supply
    return union(HexId(place) for place, units in state.at.items() if place >= 0 and units & points)


def _quarters(orders: Orders, u: int, targets: Bitboard) -> tuple[Bitboard, Bitboard]:
    """Where an HQ may go, and where of it it could still support an attack in this turn."""
    state = orders.start
    if not state.setting.asu >> u & 1:
        return orders.options(u), 0
    if state.used >> u & 1:
        return orders.ready(u), 0
    near = orders.reach(u).tactical | orders.options(u) & 1 << max(state.place[u], 0)
    within = state.country.grid.within
    # S42-18.2.2.b: a longer move bars support in this turn.
    firing = union(h for h in bits(near) if within(h, SUPPORT_RANGE) & targets)
    return orders.ready(u), firing


def _command_post(orders: Orders, judge: Judge, h: HexId) -> float:
    """How good a hex is for an HQ."""
    after, side = orders.state, orders.side
    grid, foes = after.country.grid, after.occupied[FOE[side]]
    firm = members(guards(after, side, h))
    strength = sum(after.face(u).defense for u in firm)
    targets = (grid.within(h, SUPPORT_RANGE) & foes).bit_count()
    rate = 0.4 * min(targets, 8) + 0.2 * min(strength, 10)
    rate += 2.0 if supplied(orders.start, side) >> h & 1 else 0.0
    rate -= ALONE * risk(after, side, h)
    rate -= FRONT if grid.neighbour_mask[h] & foes else 0.0
    rate -= 0.05 * max(judge.menace[h] - 3 * strength, 0.0)
    if not targets:
        rate -= 0.5 * apart(grid, h, foes)
    return rate


def ferry(orders: Orders) -> None:
    """One of the units that wait beyond the Kerch Strait crosses it, the strongest first."""
    state, taman = orders.start, strait_port(orders.start)
    able = [u for u in members(movers(state, orders.side)) if no_strait(state, u) is None]
    if taman is not None and able:
        orders.send(max(able, key=lambda u: (worth(state, u), -u)), taman)


def supply_columns(orders: Orders) -> None:
    """Each Supply Point goes to an HQ or artillery of its own, the Used ones first.

    One that is where it is wanted shows its Ready side, so that it can pay for support (18.6.5);
    one that is not is turned to the side that moves.
    """
    state, side = orders.start, orders.side
    grid, served = state.country.grid, 0
    users, used = _users(orders, state.setting.asu), _users(orders, state.setting.asu & state.used)
    safe = supplied(state, side) & (~state.zoc(FOE[side]) | orders.state.occupied[side])
    able = movers(state, side) | state.immobile & state.on_map
    for u in members(able & state.setting.own[side] & state.setting.supply):
        place = state.place[u]
        if place >= 0 and users & ~served & 1 << place:
            served |= 1 << place
            _show(orders, u, READY)
            continue
        wanted = used & ~served or users & ~served or users
        where = _carried(orders, u).hexes & safe
        if not wanted or not where:
            continue
        if place >= 0:
            where |= 1 << place
        best = min(bits(where), key=lambda h: (apart(grid, h, wanted), h))
        served |= 1 << min(bits(wanted), key=lambda h: (grid.distance(best, h), h))
        if best != place:
            _show(orders, u, FULL_MOVE)
        orders.send(u, best)


def _show(orders: Orders, u: int, face: str) -> None:
    """Turn a Supply Point over, if it does not lie so already; an immobile one is Ready."""
    if face == READY and shows(orders.start, u) == IMMOBILE:
        return
    if flip_refusal(orders.start, u, face) is None:
        orders.flips.append((u, face))


def _carried(orders: Orders, u: int) -> Reach:
    """Where a Supply Point can go on the side that moves, if it may be turned to it."""
    if flip_refusal(orders.start, u, FULL_MOVE) is not None:
        return orders.reach(u)
    turned = orders.start.copy()
    turned.news = None
    flip(turned, u, FULL_MOVE)
    return reach(turned, (u,))


def _users(orders: Orders, units: int) -> Bitboard:
    """Where some of the own units will be."""
    own = units & orders.start.setting.own[orders.side]
    return union(HexId(p) for p, there in orders.state.at.items() if p >= 0 and there & own)
