"""How far it is on foot to where a side wants to be."""

from functools import lru_cache

from hexfront.games.aslsk.scenarios.scenariofile import VictoryKind
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import IMPASSABLE, Ground
from hexfront.hexes import DIRECTIONS, Bitboard, HexId, bits
from hexfront.play.teams import FOE

FAR = 1 << 12


def goals(state: AslskState, side: int) -> Bitboard:
    """The hexes that a side wants and has not: to Control, or to exit from."""
    setting, found = state.setting, 0
    for condition, area in zip(setting.file.conditions, setting.goals, strict=True):
        if condition.kind is VictoryKind.CONTROL:
            found |= area & ~state.control[side]
        elif condition.kind is VictoryKind.EXIT and condition.side == side:
            found |= setting.exits[side]
    return found


def at_stake(state: AslskState, side: int) -> Bitboard:
    """The hexes that a side must Control, whether it does or not."""
    setting, found = state.setting, 0
    for condition, area in zip(setting.file.conditions, setting.goals, strict=True):
        if condition.kind is VictoryKind.CONTROL and condition.side == side:
            found |= area
    return found


def home(state: AslskState, side: int) -> Bitboard:
    """The hexes that the enemy must take, or by which he must leave the map."""
    setting, found = state.setting, 0
    for condition, area in zip(setting.file.conditions, setting.goals, strict=True):
        if condition.side == side:
            continue
        if condition.kind is VictoryKind.CONTROL:
            found |= area
        elif condition.kind is VictoryKind.EXIT:
            found |= setting.exits[FOE[side]]
    return found


@lru_cache(maxsize=512)
def walk(ground: Ground, wanted: Bitboard) -> tuple[int, ...]:
    """By hex: the half MF of the shortest way on foot to one of the wanted hexes."""
    way = [FAR] * ground.grid.size
    buckets: list[list[HexId]] = [list(bits(wanted))]
    for h in buckets[0]:
        way[h] = 0
    spent = 0
    while spent < len(buckets):
        for to in buckets[spent]:
            if way[to] < spent:
                continue
            for d in DIRECTIONS:
                here = ground.grid.adjacent[to][(d + 3) % 6]
                if here < 0:
                    continue
                cost = min(ground.cost[here][d], ground.road_cost[here][d])
                if cost >= IMPASSABLE or spent + cost >= way[here]:
                    continue
                way[here] = spent + cost
                while len(buckets) <= spent + cost:
                    buckets.append([])
                buckets[spent + cost].append(here)
        spent += 1
    return tuple(way)


def nearest(state: AslskState, side: int) -> tuple[int, ...]:
    """The way to where a side wants to be: a goal, a hex to hold, or without them an enemy."""
    wanted = goals(state, side) | home(state, side) or state.occupied[FOE[side]]
    return walk(state.setting.ground, wanted)
