"""Why a moving stack cannot go to a hex: the rule that a player runs into."""

from hexfront.games.s42.country.passage import fords, volga_open
from hexfront.games.s42.entry.moves import no_entrance, shaken_inside
from hexfront.games.s42.maskirovka.armies import no_entry
from hexfront.games.s42.movement.allowance import (
    HALVES,
    Budget,
    Joined,
    budget,
    hindered,
    no_extended,
    only_tactical,
    refilled,
)
from hexfront.games.s42.movement.reach import leaving_cost, reach, reach_within
from hexfront.games.s42.places import Order
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.trace import threatened
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import mask_of, members
from hexfront.play.teams import FOE


def no_march(
    state: S42State,
    units: tuple[int, ...],
    to: HexId,
    joined: tuple[Joined, ...] = (),
    hexes: int = 0,
    halves: int = 0,
) -> Refusal | None:
    """Why a stack cannot march to a hex, None if it can. See `movement.reach`."""
    for u in units:
        stuck = hindered(state, u)
        if stuck is None and state.place[u] < 0:
            stuck = shaken_inside(state, u)
        if stuck is not None:
            return stuck
    if reach(state, units, joined, hexes, halves).hexes >> to & 1:
        return None
    left = budget(state, units, joined, hexes, halves)
    return (
        _barred_hex(state, units, to)
        or no_entrance(state, units, to)
        or _barred_step(state, units, to)
        or _too_far(state, units, to, left, joined, hexes > 0)
    )


def _barred_hex(state: S42State, units: tuple[int, ...], to: HexId) -> Refusal | None:
    """What keeps the stack out of a hex from wherever it comes."""
    side, moving = state.side_of(units[0]), mask_of(units)
    enemy = FOE[side]
    if not state.country.land >> to & 1:
        return Refusal("S42-2.2.3.a", "no-land", {"hex": to})
    if state.contested >> to & 1 and state.occupied[side] >> to & 1:
        return Refusal("S42-29.1.2.a", "no-contested-entry", {"hex": to})
    if state.occupied[enemy] >> to & 1:
        return Refusal("S42-5.1.e", "no-enemy-there", {"hex": to})
    if no_entry(state, side, to) is not None:
        return no_entry(state, side, to)
    if state.bonds(enemy).hexes >> to & 1:
        return Refusal("S42-7.2.a", "no-hex-bond", {"hex": to})
    shaken = moving & state.full_retreat
    if not shaken or moving & state.setting.combat & ~shaken:
        return None
    if (state.zoc(enemy) & ~state.steady[side]) >> to & 1:
        return Refusal("S42-13.3.2.b", "no-full-retreat-ezoc", {"hex": to})
    return None


def _barred_step(state: S42State, units: tuple[int, ...], to: HexId) -> Refusal | None:
    """What keeps the stack from a step into an adjacent hex, at any cost."""
    place, side = state.place[units[0]], state.side_of(units[0])
    d = state.country.grid.direction(HexId(place), to) if place >= 0 else None
    if d is None:
        return None
    here, bit = HexId(place), 1 << place
    if state.contested & bit and threatened(state, side) >> to & 1:
        return Refusal("S42-29.1.2.c", "no-contested-ezoc", {"hex": to})
    if state.bonds(FOE[side]).sides[d] & bit:
        return Refusal("S42-7.2.a", "no-hexside-bond", {"hex": to})
    if state.going.alpine[d] & bit and mask_of(units) & ~state.setting.mountain:
        return Refusal("S42-9.6.2.a", "no-alpine", {"hex": to})
    if state.country.volga[d] & bit and not volga_open(state, side, here, to):
        rule = "S42-5.5.3.b" if side == AXIS else "S42-5.5.3.c"
        return Refusal(rule, "no-volga", {"hex": to})
    if state.going.impassable[d] & bit:
        return Refusal("S42-2.2.3.a", "no-impassable", {"hex": to})
    return None


def _too_far(
    state: S42State,
    units: tuple[int, ...],
    to: HexId,
    left: Budget,
    joined: tuple[Joined, ...],
    begun: bool,
) -> Refusal:
    """The budget that the way to the hex exceeds, and what limits it."""
    if (left.hexes or left.most > 0) and _needs_bank(state, units, to):
        return Refusal("S42-5.5.2.a", "no-ford", {"hex": to})
    barred = _on_the_way(state, units, to, left, joined, begun)
    if barred is not None:
        return barred
    for u in units:
        if state.fresh >> u & 1:
            return Refusal("S42-21.4.b", "no-replacement-marker", {"unit": u})
        if refilled(state, u):
            return Refusal("S42-34.3.1.c", "no-army-refilled", {"unit": u})
        slow = only_tactical(state, u)
        if slow is not None:
            return slow
    figures = state.setting.charts.terrain.movement
    most = left.normal + figures.extended * HALVES
    farther = reach_within(state, units, Budget(most, most, 0), joined, begun=begun)
    if farther.normal >> to & 1:
        for u in units:
            barred = no_extended(state, u)
            if barred is not None:
                return barred
        return Refusal("S42-5.3.b", "no-extended-ezoc", {"hex": to})
    return Refusal("S42-5.1.a", "no-out-of-reach", {"hex": to, "halves": max(left.most, 0)})


def _on_the_way(
    state: S42State,
    units: tuple[int, ...],
    to: HexId,
    left: Budget,
    joined: tuple[Joined, ...],
    begun: bool,
) -> Refusal | None:
    """What bars the way to a hex that the stack has points or hexes enough for.

    The way is tried once more over every ford, then past enemies that form no bonds, and past
    such as have no ZOC either.
    """
    args: dict[str, int | str] = {"hex": to}
    if reach_within(state, units, left, joined, begun=begun, bridged=True).hexes >> to & 1:
        return Refusal("S42-5.5.2.a", "no-ford", args)
    enemies = members(state.on_map & state.setting.own[FOE[state.side_of(units[0])]])
    shy = state.copy()
    shy.news = None
    for u in enemies:
        shy.set_order(u, Order.DISRUPTED)
    if reach_within(shy, units, left, joined, begun=begun).hexes >> to & 1:
        return Refusal("S42-7.2.a", "no-way-past-bond", args)
    place = state.place[units[0]]
    fee = 0 if begun or place < 0 else leaving_cost(state, units, HexId(place))
    for u in enemies:
        shy.set_train(u, True)
    past = reach_within(shy, units, left.after(0, fee), joined, begun=begun)
    if not (past.normal | past.tactical) >> to & 1:
        return None
    if mask_of(units) & state.setting.combat & ~state.full_retreat:
        return Refusal("S42-6.2.a", "no-way-past-ezoc", args)
    return Refusal("S42-13.3.2.b", "no-full-retreat-ezoc", args)


def _needs_bank(state: S42State, units: tuple[int, ...], to: HexId) -> bool:
    """Does the step into an adjacent hex ask for a start on the bank or a Pontoon Bridge?"""
    place = state.place[units[0]]
    d = state.country.grid.direction(HexId(place), to) if place >= 0 else None
    return d is not None and fords(state, HexId(place), d)
