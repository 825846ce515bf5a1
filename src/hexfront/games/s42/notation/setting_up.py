"""A State from a draft: units in their places, markers, the turn, and what it waits for."""

from hexfront.games.notation.faults import FaultError, number
from hexfront.games.s42.combat.pieces import steps_to_restore
from hexfront.games.s42.moments.sequence import PHASES, BeginPhase, lay_turn
from hexfront.games.s42.notation.draft import BOX_WORD, DEFAULT_TURN, Draft
from hexfront.games.s42.notation.sketch import steps
from hexfront.games.s42.notation.units import STATES, UnitLine
from hexfront.games.s42.places import ELIMINATED, REMOVED, area_place, box_place
from hexfront.games.s42.state import S42State
from hexfront.games.s42.zones.zones import crossings
from hexfront.hexes import bits


def set_up(draft: Draft) -> S42State:
    """The State of a position; a phase that is to begin lies on its stack, not yet settled."""
    state = S42State(draft.setting())
    state.news = []
    state.turn = draft.turn or (draft.file.first_turn if draft.file else DEFAULT_TURN)
    for slot, value in draft.values.items():
        setattr(state, slot, value)
    state.side, state.phase = draft.side, draft.phase
    state.season_changed()
    _markers(state, draft)
    for line in draft.all_units():
        _place(state, draft, draft.number_of(line.name), line)
    for h in bits(draft.contested):
        state.contest(h)
    state.city_battles = tuple(draft.city_battles)  # a unit that is put down may end one
    for h, names in draft.auto_ds:
        mask = sum(1 << draft.number_of(name) for name in names)
        state.auto_ds |= mask
        state.auto_ds_groups += ((h, mask),)
    if draft.winner >= 0:
        state.winner, state.reason = draft.winner, draft.reason
    if draft.running:
        PHASES[draft.phase].begin(state)
    elif draft.begins:
        lay_phase(state, draft.side, draft.phase, onwards=draft.onwards)
    return state


def lay_phase(state: S42State, side: int, phase: int, *, onwards: bool) -> None:
    """Let a phase begin; what comes after it follows, or the stack ends there."""
    state.stack.clear()
    step = BeginPhase(side, phase)
    if onwards:
        lay_turn(state, with_weather=True)
        while state.stack[-1] != step:
            state.stack.pop()
        return
    state.stack.append(step)


def _markers(state: S42State, draft: Draft) -> None:
    state.forts = (draft.forts[0], draft.forts[1])
    state.building = (draft.building[0], draft.building[1])
    state.axis_cities, state.axis_towns = draft.axis_cities, draft.axis_towns
    state.vacated, state.guarded = draft.vacated, draft.guarded
    state.offensives = tuple(
        sorted((draft.number_of(name), ready, gone) for name, ready, gone in draft.offensives)
    )
    state.railheads = tuple(draft.railheads)
    sides = (side for path in draft.repaired for side in steps(path))
    state.repaired = crossings(state.country.grid, sides)
    state.flotilla = draft.flotilla
    state.replacements = tuple(draft.replacements)
    state.air_at = list(draft.air_at)
    state.air_used, state.air_absent = draft.air_used, draft.air_absent


def _place(state: S42State, draft: Draft, u: int, line: UnitLine) -> None:
    state.set_lost(u, line.lost)
    state.set_due(u, line.due)
    state.set_died(u, line.died)
    if line.box:
        markers = list(state.markers)
        markers[state.setting.reserve_armies.index(u)] = line.box - 1
        state.markers = tuple(markers)
    if line.at:
        state.put(u, draft.names.at(line.at))
    elif line.area.startswith(BOX_WORD):
        state.put(u, box_named(state, line.area))
    elif line.area:
        state.put(u, area_place(state.country.area_index[line.area]))
    elif line.eliminated:
        state.place[u] = ELIMINATED
        state.set_lost(u, line.lost or steps_to_restore(state, u))
    elif line.removed:
        state.place[u] = REMOVED
    _mark(state, u, line)


def _mark(state: S42State, u: int, line: UnitLine) -> None:
    for word in line.states:
        name = STATES[word]
        setattr(state, name, getattr(state, name) | 1 << u)
    if "isolated" in line.states:
        state.oos |= 1 << u
    if line.states and state.place[u] >= 0:
        state.refresh(state.place[u])


def box_named(state: S42State, word: str) -> int:
    """The place of a holding box: `box-3`."""
    box = number(word.removeprefix(BOX_WORD)) - 1
    if not 0 <= box < len(state.boxes):
        raise FaultError(f"no holding box {word!r}: boxes come with Reserve Armies")
    return box_place(box)
