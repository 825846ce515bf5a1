"""Writing a position down in notation, so that it can be read back.

What lies on the stack is not written: a position is the situation, not the question that is open.
"""

from collections.abc import Iterator, Sequence

from hexfront.board import hexside
from hexfront.games.s42.definitions.counters import Dot, Unit
from hexfront.games.s42.definitions.units import definitions
from hexfront.games.s42.entry.reinforcements import comes_back
from hexfront.games.s42.maskirovka.armies import box_of, marker_of
from hexfront.games.s42.notation.draft import BOX_WORD, SIDE_NAMES, supply_name
from hexfront.games.s42.notation.reading import NAMED, PHASES
from hexfront.games.s42.notation.units import BOXES, STATES
from hexfront.games.s42.notation.writing_map import labels, map_lines, path, sides
from hexfront.games.s42.notation.writing_terms import entry_words, side_terms, term_lines
from hexfront.games.s42.places import (
    BOXED,
    ELIMINATED,
    HOLDING,
    NOBODY,
    PENDING,
    POOL,
    REMOVED,
    area_of,
)
from hexfront.games.s42.setting import AXIS, SIDES, SOVIET, SUPPLY_SLOTS, Setting
from hexfront.games.s42.state import REPLACEMENTS, WEATHERS, S42State
from hexfront.games.s42.theatre import SeaName
from hexfront.hexes import HexId, bits
from hexfront.play.fields import numbers
from hexfront.play.masks import members


def unit_names(setting: Setting) -> list[str]:
    """Counters by their ids, Supply Points by side and number."""
    names = [unit.id for unit in setting.units]
    for side in SIDES:
        names += [supply_name(side, n) for n in range(SUPPLY_SLOTS)]
    return names


def write(state: S42State, names: Sequence[str] = ()) -> str:
    """The situation as text; what goes without saying is left out."""
    return "\n".join(_lines(state, names or unit_names(state.setting))) + "\n"


def _lines(state: S42State, names: Sequence[str]) -> Iterator[str]:
    yield from map_lines(state.country.theatre)
    for u in range(len(state.setting.units)):
        yield _unit_line(state, u, names[u])
    for side in (AXIS, SOVIET):
        yield from _supply_lines(state, side, names)
    yield from _air_lines(state)
    yield from term_lines(state.setting, names)
    yield from _marker_lines(state)
    for h, mask in state.auto_ds_groups:
        units = " ".join(names[u] for u in members(mask))
        yield f"auto-ds {state.country.theatre.label(h)} {units}"
    for hq, ready, gone in state.offensives:
        words = ["offensive", names[hq], *(["ready"] if ready else [])]
        yield " ".join([*words, *(["gone", str(gone)] if gone else [])])
    yield from _turn_lines(state)


# Units.


def _unit_line(state: S42State, u: int, name: str) -> str:
    unit, start = state.setting.units[u], state.setting.starts[u]
    if definitions().units.get(unit.id) == unit:
        words = ["unit", unit.id] + (["as", name] if name != unit.id else [])
    else:
        words = [unit.side.value, name, *counter_words(unit)]
    words += _place_words(state, u)
    if state.place[u] == PENDING and state.due[u] and comes_back(state, u):
        words.append(f"back={state.due[u]}")
    elif state.due[u]:
        words.append(f"due={state.due[u]}")
        usual = side_terms(state.setting.file, unit.side).entry
        if start.entry is not None and start.entry != usual:
            words += entry_words(start.entry)
    if state.died[u]:
        words.append(f"died={state.died[u]}")
    if state.setting.armies >> u & 1 and marker_of(state, u) != NOBODY:
        words.append(f"box={marker_of(state, u) + 1}")
    if state.lost[u]:
        words.append(f"lost={state.lost[u]}")
    return " ".join((*words, *_state_words(state, u)))


def _place_words(state: S42State, u: int) -> list[str]:
    place = state.place[u]
    if place >= 0:
        return ["at", state.country.theatre.label(HexId(place))]
    if place == BOXED:
        return ["in", f"{BOX_WORD}{box_of(state, u) + 1}"]
    if area_of(place) != NOBODY:
        return ["in", state.country.area_ids[area_of(place)]]
    return {ELIMINATED: ["eliminated"], REMOVED: ["removed"]}.get(place, [])


def _state_words(state: S42State, u: int) -> list[str]:
    return [word for word, slot in STATES.items() if getattr(state, slot) >> u & 1]


def counter_words(unit: Unit) -> list[str]:
    """The words that make this counter up."""
    other = unit.used or unit.reduced
    words = [f"{unit.full}/{other}" if other else str(unit.full)]
    words += [f"type={unit.type.value}", f"branch={unit.branch.value}", f"size={unit.size.value}"]
    words += [f"steps={unit.steps}", unit.quality.value]
    if unit.dot is not Dot.NONE:
        words.append(unit.dot.value)
    words += [word for word, box in BOXES.items() if unit.box is box]
    for on, word in (
        (unit.free_stacking, "free"),
        (unit.black_box, "black-box"),
        (unit.range, f"range={unit.range}"),
        (unit.remnant, f"remnant={unit.remnant}"),
        (unit.army_hq, f"hq={unit.army_hq}"),
        (unit.upgrade, f"upgrade={unit.upgrade}"),
    ):
        if on:
            words.append(word)
    return words


def _supply_lines(state: S42State, side: int, names: Sequence[str]) -> Iterator[str]:
    """All slots up to the last Supply Point in play; one without a place is in the pool."""
    slots = state.setting.supply_slots[side]
    last = max((u for u in slots if state.place[u] != POOL), default=-1)
    for u in slots:
        if u <= last:
            words = ["sp", names[u], SIDE_NAMES[side], *_place_words(state, u)]
            yield " ".join((*words, *_state_words(state, u)))


def _air_lines(state: S42State) -> Iterator[str]:
    for n, unit in enumerate(state.setting.air):
        words = ["air", unit.id]
        if unit.id not in definitions().air:
            words.append(unit.branch.value)
        if state.air_at[n] != HOLDING:
            words += ["at", state.country.theatre.label(HexId(state.air_at[n]))]
        if state.air_used >> n & 1:
            words.append("used")
        if state.air_absent >> n & 1:
            words.append("absent")
        yield " ".join(words)


# Markers and the turn.


def _marker_lines(state: S42State) -> Iterator[str]:
    theatre = state.country.theatre
    for word, boards in (("fort", state.forts), ("building", state.building)):
        for side in (AXIS, SOVIET):
            if boards[side]:
                yield f"{word} {SIDE_NAMES[side]} {labels(theatre, bits(boards[side]))}"
    controlled = state.axis_cities | state.axis_towns
    if controlled:
        yield f"control axis {labels(theatre, bits(controlled))}"
    for h, level in state.city_battles:
        yield f"city-battle {theatre.label(h)} {level}"
    if state.contested:
        yield f"contested {labels(theatre, bits(state.contested))}"
    if state.guarded:
        yield f"guarded {labels(theatre, bits(state.guarded))}"
    if state.vacated:
        yield f"vacated {labels(theatre, bits(state.vacated))}"
    if state.railheads:
        yield f"railhead {labels(theatre, state.railheads)}"
    yield from _repaired_lines(state)
    a, b = state.flotilla
    if a >= 0:
        yield f"flotilla {sides(theatre, [(HexId(a), HexId(b))])}"
    if state.stale_forts:
        yield f"stale {' '.join(map(str, members(state.stale_forts)))}"


def _repaired_lines(state: S42State) -> Iterator[str]:
    """Stretches of railway that the Axis can use, line by line."""
    grid, done = state.country.grid, set()
    for line in state.country.theatre.railways:
        run: list[HexId] = []
        for a, b in zip(line.hexes, [*line.hexes[1:], line.hexes[-1]], strict=True):
            way = None if line.link else grid.direction(a, b)
            use = way is not None and state.repaired[way] >> a & 1 and hexside(a, b) not in done
            if use:
                done.add(hexside(a, b))
                run.append(a)
            elif run:
                yield f"repaired {path(state.country.theatre, [*run, a])}"
                run = []


def _turn_lines(state: S42State) -> Iterator[str]:
    yield f"turn {state.turn}"
    yield f"during {PHASES[state.phase]} {SIDE_NAMES[state.side]}"
    for word in ("weather", "sky", "before"):
        yield f"{word} {WEATHERS[getattr(state, word)].value}"
    for slot in numbers(S42State):
        if slot not in NAMED and getattr(state, slot):
            yield f"{slot.replace('_', '-')} {getattr(state, slot)}"
    left = [
        f"{kind} {count}"
        for kind, count in zip(REPLACEMENTS, state.replacements, strict=True)
        if count
    ]
    if left:
        yield f"replacements {', '.join(left)}"
    if state.sailed:
        seas = list(SeaName)
        yield f"sailed {' '.join(seas[n].value for n in members(state.sailed))}"
    if state.winner != NOBODY:
        yield f"winner {SIDE_NAMES[state.winner]} {state.reason}".rstrip()
