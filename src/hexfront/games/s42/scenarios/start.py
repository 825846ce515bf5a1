"""The set-up of a scenario, up to its first decision."""

from hexfront.games.s42.moments.sequence import lay_turn
from hexfront.games.s42.movement.occupy import GARRISON_ALARM
from hexfront.games.s42.setting import AXIS, SOVIET, Setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.zones.zones import crossings
from hexfront.hexes import HexId, bits
from hexfront.play.masks import members


def start(setting: Setting) -> S42State:
    """The State before the first decision, settled; its news tell of the set-up."""
    state = S42State(setting)
    state.news = []
    set_up(state)
    lay_turn(state, with_weather=False)  # S42-S1.2.a
    state.settle()
    return state


def set_up(state: S42State) -> None:
    """Units, markers and control as the scenario has them."""
    setting, theatre = state.setting, state.country.theatre
    for u, begun in enumerate(setting.starts):
        if not begun.hex:
            state.due[u] = begun.turn
            continue
        state.put(u, theatre.at(begun.hex))
        state.lost[u] = int(begun.reduced)
        if begun.used:
            state.used |= 1 << u
    for side in (AXIS, SOVIET):
        _supply_points(state, side)
    state.locked = setting.garrison
    for frozen in setting.file.frozen:
        state.locked |= setting.unit_mask(frozen.units)
    state.axis_cities = state.country.cities & theatre.west_of_start
    for h in bits(state.country.cities):
        if state.occupied[AXIS] >> h & 1:
            state.axis_cities |= 1 << h
        elif state.occupied[SOVIET] >> h & 1:
            state.axis_cities &= ~(1 << h)
    west_towns = theatre.west_of_start & ~state.occupied[SOVIET]
    state.axis_towns = state.country.kept_towns & (west_towns | state.occupied[AXIS])
    state.railheads = tuple(theatre.at(label) for label in setting.file.axis.railheads)
    west = theatre.west_of_start
    state.repaired = crossings(
        state.country.grid,
        (side for side in theatre.rails if all(west >> h & 1 for h in side)),
    )  # S42-17.1.e
    for u in members(setting.own[SOVIET] & setting.garrison):
        _alarm(state, u)


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
