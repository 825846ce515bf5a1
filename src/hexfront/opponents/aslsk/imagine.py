"""From a seat's view back to a State in which the player can try things out, turn after turn.

Hidden units of the other side are left out: they are nowhere until they show themselves.
"""

from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.terrain_effects import SmokeKind
from hexfront.games.aslsk.moments.sequence import steps_after
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.places import (
    ELIMINATED,
    EXITED,
    NOBODY,
    OFF_BOARD,
    PENDING,
    Phase,
)
from hexfront.games.aslsk.scenarios.scenario import setting
from hexfront.games.aslsk.screen.pieces import UnitView, WeaponView
from hexfront.games.aslsk.screen.view import AslskView
from hexfront.games.aslsk.setting import Setting
from hexfront.games.aslsk.state import UNIT_MASKS, WEAPON_MASKS, AslskState
from hexfront.games.aslsk.weapons.shells import deplete
from hexfront.hexes import HexId
from hexfront.play.sequence import lay

_PLACES = {
    "pending": PENDING,
    "hidden": PENDING,
    "entering": OFF_BOARD,
    "eliminated": ELIMINATED,
    "exited": EXITED,
}
_PHASES = {phase.name.lower().replace("_", "-"): phase for phase in Phase}
_SMOKE = {kind.value: n for n, kind in enumerate(SmokeKind)}


def imagine(view: AslskView, known: Setting | None = None) -> AslskState:
    """A State in which this seat would see this view."""
    state = AslskState(known or setting(view.scenario, view.options))
    state.turn, state.attacker, state.phase = view.turn, view.attacker, _PHASES[view.phase]
    state.winner, state.reason, state.movers = view.winner, view.reason, view.movers
    _set_units(state, view.units)
    for weapon in view.weapons:
        _set_weapon(state, weapon)
    state.residual = {HexId(h): fp for h, fp in view.residual}
    state.smoke = {
        HexId(h): tuple((_SMOKE[name], side) for name, side in zip(kinds, sides, strict=True))
        for h, kinds, sides in view.smoke
    }
    state.melee = _mask(view.melee)
    state.charges = tuple(
        (c.weapon, HexId(c.hex), c.placer, HexId(c.placed_from)) for c in view.charges
    )
    state.mines = {c.weapon: (c.vehicle, c.hull, c.turret) for c in view.charges if c.vehicle >= 0}
    state.control = [_mask(view.control[0]), _mask(view.control[1])]
    state.points, state.exits = list(view.points), list(view.exits)
    state.panzerfausts = list(view.panzerfausts)
    _set_record(state, view)
    if state.phase != Phase.SET_UP and state.winner == NOBODY:
        lay(state, steps_after(state.attacker, state.phase))
    state.stack += view.moments
    return state


def _set_units(state: AslskState, units: tuple[UnitView, ...]) -> None:
    number = state.kinds.number
    masks = dict.fromkeys(UNIT_MASKS, 0)
    for unit in units:
        u, bit, kind = unit.id, 1 << unit.id, number[unit.kind]
        if u == len(state.kind):  # a leader created in play
            for column, value in (
                (state.kind, kind), (state.place, PENDING), (state.elr, unit.elr),
                (state.spent, 0), (state.here, 0), (state.came, NOBODY),
            ):  # fmt: skip
                column.append(value)
            state.own[unit.side] |= bit
            state.enlist(u, kind)
        state.kind[u] = kind
        for mark in unit.marks:
            if mark in masks:
                masks[mark] |= bit
        state.spent[u] = int(unit.spent * HALVES)
        state.here[u] = int(unit.here * HALVES)
        state.came[u] = unit.came
        if unit.vca >= 0:
            state.vca[u], state.tca[u] = unit.vca, unit.tca
        if unit.place == "board":
            state.stand(u, HexId(unit.hex))
        elif unit.place == "wreck":
            state.place[u], state.wrecks[u] = ELIMINATED, HexId(unit.hex)
        else:
            state.place[u] = _PLACES[unit.place]
    for name, mask in masks.items():
        setattr(state, name, mask)


def _set_weapon(state: AslskState, weapon: WeaponView) -> None:
    w = weapon.id
    state.hand(w, NOBODY)
    if weapon.arc >= 0:
        state.arc[w] = weapon.arc
    for letter in weapon.lacks:
        deplete(state, w, Ammunition(letter))
    match weapon.place:
        case "held":
            state.hand(w, weapon.holder)
        case "lying":
            state.lies[w] = weapon.hex
        case "removed":
            state.lies[w] = ELIMINATED
    for mark in weapon.marks:
        if mark in WEAPON_MASKS:
            setattr(state, mark, getattr(state, mark) | 1 << w)
    if weapon.acquired is not None:
        h, level, unit = weapon.acquired
        state.acquired[w] = (HexId(h), level, unit)


def _set_record(state: AslskState, view: AslskView) -> None:
    record = view.record
    state.directed = {
        entry.leader: (_mask(entry.units), _mask(entry.weapons)) for entry in record.directed
    }
    state.shots = {(firer, mover): n for firer, mover, n in record.shots}
    state.raked = dict(record.raked)
    state.used = dict(record.used)
    state.volleys = tuple((HexId(a), HexId(b)) for a, b in record.volleys)
    state.sprayed, state.braved = record.sprayed, record.braved
    state.bounding = {u: (HexId(h), half) for u, h, half in record.bounding}
    state.swung = dict(record.swung)
    state.lost = record.lost
    state.began = {u: HexId(h) for u, h in record.began}
    state.trail = {(u, HexId(h)): int(n * HALVES) for u, h, n in record.trail}


def _mask(numbers: tuple[int, ...]) -> int:
    return sum(1 << n for n in numbers)
