"""From a seat's view back to a State in which the player can try things out.

The State is the game's own but for the secrets of Maskirovka, which are guessed, and for a few
counts of what was done earlier in the phase, which no decision here asks for.
"""

from hexfront.games.s42.places import (
    BOXED,
    ELIMINATED,
    PENDING,
    POOL,
    REMOVED,
    Phase,
    area_place,
    box_place,
)
from hexfront.games.s42.screen.roster import MARKS, UnitView
from hexfront.games.s42.screen.view import S42View
from hexfront.games.s42.setting import AXIS, SOVIET, Setting, setting
from hexfront.games.s42.state import REPLACEMENTS, WEATHERS, S42State
from hexfront.games.s42.zones.zones import crossings
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play.masks import members

_OFF_MAP = {
    "box": BOXED,
    "pending": PENDING,
    "eliminated": ELIMINATED,
    "removed": REMOVED,
    "pool": POOL,
}
_WEATHER = {weather.value: index for index, weather in enumerate(WEATHERS)}
_PHASE = {phase.name.lower(): phase for phase in Phase}
_MASKS = tuple((mark, mark.replace("-", "_")) for mark in MARKS if mark != "reduced")


def imagine(view: S42View, known: Setting | None = None) -> S42State:
    """A State in which this seat would see exactly this view."""
    state = S42State(known or setting(view.scenario, view.options))
    state.turn, state.side, state.phase = view.turn, view.side, _PHASE[view.phase]
    state.weather, state.sky = _WEATHER[view.weather], _WEATHER[view.sky]
    state.marsh, state.rp = int(view.marsh), view.rp
    state.baku, state.elbrus = int(view.baku), int(view.elbrus)
    state.special_debt = view.special_debt
    state.called_up, state.released = int(view.called_up), view.released
    state.offensive_turn, state.mini_turn = view.offensive_turn, int(view.mini_turn)
    state.volunteers, state.preliminary = int(view.volunteers), int(view.preliminary)
    state.winner, state.reason = view.winner, view.reason
    state.flotilla = view.flotilla
    state.replacements = tuple(view.replacements.get(kind, 0) for kind in REPLACEMENTS)
    _set_units(state, view.units, view.seat)
    _set_map(state, view)
    _set_air(state, view)
    state.auto_ds_groups = tuple((HexId(h), _beside(state, h)) for h in view.auto_ds)
    state.vacated, state.guarded = _board(view.vacated), _board(view.guarded)
    state.offensives = tuple((each.unit, int(each.ready), each.gone) for each in view.offensives)
    state.stack = list(view.moments)
    return state


def _set_units(state: S42State, units: tuple[UnitView, ...], seat: int) -> None:
    counters, at = state.setting.units, state.at
    lost = list(state.lost)
    masks = dict.fromkeys(MARKS, 0)
    for unit in units:
        u, bit = unit.id, 1 << unit.id
        place = _place(state, unit)
        state.place[u] = place
        if unit.place in ("map", "area"):
            at[place] = at.get(place, 0) | bit
        state.waiting |= bit * (unit.place == "area")
        if u < len(counters):
            more = "upgraded" in unit.marks
            lost[u] = counters[u].steps + more - unit.steps
        if unit.order == "disrupted":
            state.disrupted |= bit
        elif unit.order == "full-retreat":
            state.full_retreat |= bit
        if unit.shows == "ready":
            state.ready_supply |= bit
        elif unit.shows == "immobile":
            state.immobile |= bit
        for mark in unit.marks:
            masks[mark] |= bit
    state.lost = tuple(lost)
    state.due = tuple([unit.due for unit in units])
    state.died = tuple([unit.died for unit in units])
    for mark, name in _MASKS:
        setattr(state, name, masks[mark])
    if state.setting.armies:
        _fill_boxes(state, units)
        _tie_armies(state, units, known=seat == SOVIET)
    for place in at:
        if place >= 0:
            state.refresh(place)


def _fill_boxes(state: S42State, units: tuple[UnitView, ...]) -> None:
    for unit in units:
        if unit.place == "box":
            state.put(unit.id, box_place(unit.box - 1))


def _tie_armies(state: S42State, units: tuple[UnitView, ...], *, known: bool) -> None:
    """Reserve Armies with their boxes; one whose box is not known gets a likely one.

    Full boxes go to armies in play, first to those that are known to hold units.
    """
    armies = state.setting.reserve_armies
    told = {army: units[army].box - 1 for army in armies if known or units[army].box}
    boxes = [n for n in range(len(state.boxes)) if n not in told.values()]
    boxes.sort(key=lambda n: not state.boxes[n])
    guesses = [army for army in armies if army not in told and units[army].place != "pending"]
    guesses.sort(key=lambda army: not state.guarded >> max(state.place[army], 0) & 1)
    away = [army for army in armies if army not in told and army not in guesses]
    told |= dict(zip((*guesses, *away), boxes, strict=False))
    state.markers = tuple(told[army] for army in armies)


def _place(state: S42State, unit: UnitView) -> int:
    if unit.place == "map":
        return unit.hex
    if unit.place == "area":
        return area_place(state.country.area_index[unit.area])
    return _OFF_MAP[unit.place]


def _set_map(state: S42State, view: S42View) -> None:
    country = state.country
    state.forts = (_board(view.forts[0]), _board(view.forts[1]))
    state.building = (_board(view.building[0]), _board(view.building[1]))
    for h in view.stale_forts:
        state.stale_forts |= 1 << country.theatre.fortified[HexId(h)]
    state.axis_cities = _board(tuple(city.hex for city in view.cities if city.side == AXIS))
    state.city_battles = tuple(
        (HexId(city.hex), city.battle) for city in view.cities if city.battle
    )
    for city in view.cities:
        if city.contested:
            state.contest(HexId(city.hex))
    state.axis_towns = _board(tuple(town.hex for town in view.towns if town.side == AXIS))
    state.railheads = tuple(HexId(railhead.hex) for railhead in view.railheads)
    state.repaired = crossings(country.grid, ((HexId(a), HexId(b)) for a, b in view.repaired))


def _set_air(state: S42State, view: S42View) -> None:
    for air in view.air:
        if air.place == "map":
            state.air_at[air.id] = air.hex
        elif air.place == "used":
            state.air_used |= 1 << air.id
        elif air.place == "absent":
            state.air_absent |= 1 << air.id


def _beside(state: S42State, h: int) -> int:
    """The units under Auto DS markers around a vacated hex."""
    found = 0
    for near in bits(state.country.grid.neighbour_mask[HexId(h)]):
        found |= state.at.get(near, 0)
    return sum(1 << u for u in members(found & state.auto_ds))


def _board(hexes: tuple[int, ...]) -> Bitboard:
    if not hexes:
        return 0
    flags = bytearray((max(hexes) >> 3) + 1)
    for h in hexes:
        flags[h >> 3] |= 1 << (h & 7)
    return int.from_bytes(flags, "little")
