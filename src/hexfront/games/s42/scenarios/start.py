"""The set-up of a scenario, up to its first decision."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from hexfront.board import Hexside, hexside
from hexfront.games.s42.combat.pieces import steps_to_restore
from hexfront.games.s42.definitions.counters import UnitType
from hexfront.games.s42.moments.sequence import lay_opening
from hexfront.games.s42.movement.occupy import GARRISON_ALARM
from hexfront.games.s42.places import ELIMINATED, REMOVED, area_place
from hexfront.games.s42.scenarios.scenario import Start
from hexfront.games.s42.setting import AXIS, SIDES, SOVIET, Setting
from hexfront.games.s42.state import WEATHERS, S42State
from hexfront.games.s42.theatre import Railway
from hexfront.games.s42.zones.zones import crossings
from hexfront.hexes import HexId, bits, union
from hexfront.play.masks import members


def start(setting: Setting) -> S42State:
    """The State before the first decision, settled; its news tell of the set-up."""
    begun = _begun(setting)
    state = begun.copy()
    state.memory, state.news = {}, [*(begun.news or ())]
    return state


@lru_cache(maxsize=8)
def _begun(setting: Setting) -> S42State:
    """The same to be copied: most games begin as others do."""
    state = S42State(setting)
    state.news = []
    set_up(state)
    lay_opening(state)
    state.settle()
    return state


def set_up(state: S42State) -> None:
    """Units, markers and control as the scenario has them."""
    setting, theatre = state.setting, state.country.theatre
    for u, begun in enumerate(setting.starts):
        _place(state, u, begun)
    for side in (AXIS, SOVIET):
        _supply_points(state, side)
    state.locked = setting.garrison
    for frozen in setting.file.frozen:
        state.locked |= setting.unit_mask(frozen.units)
    _sky(state)
    told = union(theatre.at(label) for label in setting.file.ground.axis)
    state.axis_cities = state.country.cities & (theatre.west_of_start | told)
    for h in bits(state.country.cities):
        if state.occupied[AXIS] >> h & 1:
            state.axis_cities |= 1 << h
        elif state.occupied[SOVIET] >> h & 1:
            state.axis_cities &= ~(1 << h)
    west_towns = (theatre.west_of_start | told) & ~state.occupied[SOVIET]
    state.axis_towns = state.country.kept_towns & (west_towns | state.occupied[AXIS])
    state.railheads = tuple(theatre.at(label) for label in setting.file.axis.railheads)
    west = theatre.west_of_start
    behind = (side for side in theatre.rails if all(west >> h & 1 for h in side))  # S42-17.1.e
    state.repaired = crossings(state.country.grid, (*behind, *_repaired(state)))
    for side in (AXIS, SOVIET):
        _forts(state, side)
    _contested(state)
    for u in members(setting.own[SOVIET] & setting.garrison):
        _alarm(state, u)


def _place(state: S42State, u: int, begun: Start) -> None:
    state.set_due(u, begun.turn)
    state.set_lost(u, int(begun.reduced))
    if begun.unit.type is UnitType.LEADER and not state.setting.rules.leaders:
        state.place[u] = REMOVED  # S42-25.ADV.a: his rule is not in use
        state.set_due(u, 0)
    elif begun.eliminated:
        state.place[u] = ELIMINATED
        state.set_lost(u, steps_to_restore(state, u))
    elif begun.area:
        state.put(u, area_place(state.country.area_index[begun.area]))
    elif begun.hex:
        state.put(u, state.country.theatre.at(begun.hex))
    if begun.used:
        state.used |= 1 << u


def _sky(state: S42State) -> None:
    """Weather and Marsh of the turns before; those of the usual start are Clear and dry."""
    ground = state.setting.file.ground
    state.weather = state.sky = WEATHERS.index(ground.weather)
    state.marsh = int(ground.marsh)
    state.season_changed()


def _repaired(state: S42State) -> Iterator[Hexside]:
    """The railways that the scenario calls repaired."""
    theatre = state.country.theatre
    for told in state.setting.file.ground.repaired:
        since, until = (theatre.at(end) if end else None for end in (told.since, told.until))
        for line in theatre.railways:
            if line.en == told.line:
                yield from _between(line, since, until)


def _between(line: Railway, since: HexId | None, until: HexId | None) -> Iterator[Hexside]:
    """The steps of a line from one of its hexes to another."""
    first = line.hexes.index(since) if since in line.hexes else 0
    last = line.hexes.index(until) if until in line.hexes else len(line.hexes)
    return (hexside(a, b) for a, b in pairwise(line.hexes[first : last + 1]))


def _forts(state: S42State, side: int) -> None:
    file = state.setting.file.axis if side == AXIS else state.setting.file.soviet
    forts = list(state.forts)
    forts[side] = union(state.country.theatre.at(label) for label in file.forts)
    state.forts = (forts[0], forts[1])


def _contested(state: S42State) -> None:
    """City hexes held by both: the original defender controls them (S42-29.1.4.a)."""
    for contested in state.setting.file.ground.contested:
        h = state.country.theatre.at(contested.hex)
        state.city_battles += ((h, contested.level),)
        if contested.defender is SIDES[AXIS]:
            state.axis_cities |= 1 << h
        else:
            state.axis_cities &= ~(1 << h)
        state.contest(h)


def _supply_points(state: S42State, side: int) -> None:
    file = state.setting.file.axis if side == AXIS else state.setting.file.soviet
    for u, point in zip(state.setting.supply_slots[side], file.supply_points, strict=False):
        state.put(u, state.country.theatre.at(point.hex))
        if point.shows == "ready":
            state.ready_supply |= 1 << u
        elif point.shows == "immobile":
            state.immobile |= 1 << u


def _alarm(state: S42State, u: int) -> None:
    """A garrison with an enemy near from the start is free at once (S42-20.4.a)."""
    near = state.country.grid.within(HexId(state.place[u]), GARRISON_ALARM)
    if near & state.occupied[AXIS]:
        state.locked &= ~(1 << u)
