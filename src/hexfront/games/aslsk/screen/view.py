"""What a seat may know of a game, as it goes over the wire.

A view is built up from what the seat sees: of the other side's hidden units only that they are
somewhere (the scenario card is public), of its set-up nothing before it is done.
"""

from bisect import insort
from collections.abc import Callable, Sequence
from itertools import compress, count
from operator import ne
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple, replace

from hexfront.games.aslsk.definitions.terrain_effects import SmokeKind
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.movement.allowance import HALVES, March, step_purses
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.scenarios.victory import standings
from hexfront.games.aslsk.screen.concealment import (
    hidden_counts,
    moments_for,
    sight_of,
)
from hexfront.games.aslsk.screen.pieces import UnitView, WeaponView, pieces
from hexfront.games.aslsk.setting import AslskOptions
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.costs import left
from hexfront.games.aslsk.vehicles.holding import held, with_held
from hexfront.hexes import Bitboard, bits, few
from hexfront.play.fields import reader
from hexfront.play.masks import each


class StandingView(Struct, frozen=True, gc=False):
    """How a Victory Condition stands, in the order of the scenario card."""

    side: int
    kind: str
    """control, exit or casualties."""
    has: int
    needs: int
    met: bool


class MoveView(Struct, frozen=True, gc=False):
    """The units that move together now."""

    units: tuple[int, ...]
    stack: tuple[int, ...]
    """All of the moving stack that have not finished their MPh, those who stayed behind too."""
    left: float
    """MF that they can still spend together on a hex that is not entered by road."""
    road_left: float
    """The same on a hex that is entered by road."""
    fresh: bool
    """They have not spent MF yet."""


class ChargeView(Struct, frozen=True, gc=False):
    """A placed DC: the weapon, the hex that it will attack, who placed it, and from where.

    Against an AFV: which, and the facings that hull and turret showed, 0 for the front.
    """

    weapon: int
    hex: int
    placer: int
    placed_from: int
    vehicle: int = -1
    hull: int = 0
    turret: int = 0


class DirectedView(Struct, frozen=True, gc=False):
    """What a leader has directed in this Player Turn."""

    leader: int
    units: tuple[int, ...]
    weapons: tuple[int, ...]


class RecordView(Struct, frozen=True, gc=False):
    """What the rules remember within a phase; see the fields of the same names of AslskState."""

    directed: tuple[DirectedView, ...] = ()
    shots: tuple[tuple[int, int, int], ...] = ()
    """Firer (a unit, or NOT_A_UNIT + weapon), mover, and how often."""
    raked: tuple[tuple[int, int], ...] = ()
    used: tuple[tuple[int, int], ...] = ()
    volleys: tuple[tuple[int, int], ...] = ()
    lost: tuple[tuple[int, int, int, int, int], ...] = ()
    began: tuple[tuple[int, int], ...] = ()
    trail: tuple[tuple[int, int, float], ...] = ()
    """Unit, hex, and MF that it spent there this MPh."""
    sprayed: tuple[tuple[int, int], ...] = ()
    braved: tuple[tuple[int, int], ...] = ()
    bounding: tuple[tuple[int, int, int], ...] = ()
    """Vehicle, the hex from which it first fired this MPh, and the half MP spent when its MA did
    last, or -1."""
    swung: tuple[tuple[int, int], ...] = ()
    """Weapon of a vehicle, and the CA DRM of its next shot after another has turned its arc."""


class AslskView(Struct, frozen=True, gc=False):
    """One seat's picture of the game."""

    scenario: str
    seat: int
    turn: int
    turns: int
    phase: str
    """set-up, rally, prep-fire, movement, defensive-fire, advancing-fire, rout, advance or
    close-combat."""
    attacker: int
    """The side whose Player Turn it is."""
    actor: int
    """The seat that must choose, -1 chance, -2 the game is over."""
    moments: tuple[AslskMoment, ...]
    """What the game waits for, the innermost last; the phases to come are left out, and what the
    other side is only putting together."""
    units: tuple[UnitView, ...]
    weapons: tuple[WeaponView, ...]
    hidden: tuple[int, int]
    """By side: how many of its units are hidden."""
    movers: tuple[int, ...]
    """The units that spent MF last: the target of Defensive First Fire."""
    move: MoveView | None
    fire: Attack | None
    """The attack that is put together or resolved, as far as the seat may know it."""
    residual: tuple[tuple[int, int], ...]
    """(hex, Residual FP)."""
    smoke: tuple[tuple[int, tuple[str, ...], tuple[int, ...]], ...]
    """(hex, markers, the sides that placed them): grenade, full, dispersed, full-wp or
    dispersed-wp."""
    melee: tuple[int, ...]
    charges: tuple[ChargeView, ...]
    control: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: the hexes that it Controls whoever leaves them."""
    held: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: the hexes that it Controls now, those of its AFV included (ASL-2.0.l)."""
    standings: tuple[StandingView, ...]
    points: tuple[int, int]
    """By side: Casualty Victory Points scored."""
    exits: tuple[int, int]
    """By side: Victory Points of its units that left the map."""
    panzerfausts: tuple[int, int]
    """By side: Panzerfausts left."""
    record: RecordView
    options: AslskOptions
    """The readings that this game is played by."""
    winner: int = -1
    reason: str = ""
    """Message id of how the game ended."""


HexesBySide: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]

_PHASES = tuple(phase.name.lower().replace("_", "-") for phase in Phase)
_SMOKE = tuple(kind.value for kind in SmokeKind)


def view_of(state: AslskState, seat: int) -> AslskView:
    """Build up what the seat sees."""
    setting = state.setting
    sight = sight_of(state, seat)
    moments = moments_for(state, seat, sight.concealed)
    units, weapons = pieces(state, sight)
    control, held, stands, points, exits, panzerfausts = _score(state)
    return AslskView(  # in the order of its fields: by their names it takes several times as long
        setting.scenario_id,
        seat,
        state.turn,
        setting.file.turns,
        _PHASES[state.phase],
        state.attacker,
        state.actor(),
        moments,
        units,
        weapons,
        hidden_counts(state, seat) if state.hidden else (0, 0),
        state.movers,
        _move(state, moments),
        _fire(moments),
        tuple(sorted(state.residual.items())) if state.residual else (),
        _smoke(state) if state.smoke else (),
        tuple(bits(state.melee)) if state.melee else (),
        _charges(state) if state.charges else (),
        control,
        held,
        stands,
        points,
        exits,
        panzerfausts,
        _record_for(state, sight.concealed) if state.hidden else _record(state),
        setting.options,
        state.winner,
        state.reason,
    )


# What is on the table.


def _smoke(state: AslskState) -> tuple[tuple[int, tuple[str, ...], tuple[int, ...]], ...]:
    return tuple(
        (h, tuple(_SMOKE[n] for n, _ in state.smoke[h]), tuple(side for _, side in state.smoke[h]))
        for h in sorted(state.smoke)
    )


def _charges(state: AslskState) -> tuple[ChargeView, ...]:
    return tuple(ChargeView(*charge, *state.mines.get(charge[0], ())) for charge in state.charges)


class _Score(NamedTuple):
    """How the game stands; see the fields of the same names of AslskView."""

    control: HexesBySide
    held: HexesBySide
    standings: tuple[StandingView, ...]
    points: tuple[int, int]
    exits: tuple[int, int]
    panzerfausts: tuple[int, int]


def _score(state: AslskState) -> _Score:
    """Remembered until something that counts changes."""
    # What is placed at set-up gains nothing yet; for Victory Conditions AFV count too.
    setting_up = state.phase == Phase.SET_UP
    table = state.setting.control if setting_up else state.control
    by_afv = held(state) if state.vehicles and not setting_up else (0, 0)
    now = (*table, *by_afv, *state.points, *state.exits, *state.panzerfausts)
    known: tuple[tuple[int, ...], _Score] | None = state.memory.get("score")
    if known is not None and known[0] == now:
        return known[1]
    control, counted = _hexes(state, "control", table), with_held(table, by_afv)
    made = _Score(
        control,
        _hexes(state, "held", counted) if state.vehicles else control,
        tuple(
            [
                StandingView(found.side, found.kind, found.has, found.needs, found.met)
                for found in standings(state, counted)
            ]
        ),
        (state.points[0], state.points[1]),
        (state.exits[0], state.exits[1]),
        (state.panzerfausts[0], state.panzerfausts[1]),
    )
    state.memory["score"] = (now, made)
    return made


def _hexes(state: AslskState, name: str, boards: Sequence[Bitboard]) -> HexesBySide:
    """By side: the hexes of a bitboard, remembered until it changes."""
    mine, theirs = boards
    known: tuple[Bitboard, Bitboard, HexesBySide] | None = state.memory.get(name)
    made: HexesBySide
    if known is None:
        made = tuple(bits(mine)), tuple(bits(theirs))
    elif known[0] == mine and known[1] == theirs:
        return known[2]
    else:
        left, right = known[2]
        made = _altered(left, known[0], mine), _altered(right, known[1], theirs)
    state.memory[name] = (mine, theirs, made)
    return made


def _altered(listed: tuple[int, ...], before: Bitboard, now: Bitboard) -> tuple[int, ...]:
    """A list of hexes of which a few have come or gone: listing them all takes far longer."""
    if before == now:
        return listed
    found = list(listed)
    for h in few(before ^ now):
        if now >> h & 1:
            insort(found, h)
        else:
            found.remove(h)
    return tuple(found)


# What is going on.


def _move(state: AslskState, moments: tuple[AslskMoment, ...]) -> MoveView | None:
    """The march that the innermost moment of movement is about."""
    if state.phase != Phase.MOVEMENT:
        return None
    for moment in reversed(moments):
        if isinstance(moment, Driving):
            return _drive(state, moment)
        march: March | None = getattr(moment, "march", None)
        if march is not None and march.units:
            off_road, by_road = step_purses(state, march)
            rest, by_road_too = off_road / HALVES, by_road / HALVES
            return MoveView(march.units, each(state.group), rest, by_road_too, march.fresh)
    return None


def _drive(state: AslskState, moment: Driving) -> MoveView:
    """The vehicle that moves now; its MP are the same by road and off it."""
    rest = left(state, moment.unit) / HALVES
    units = (moment.unit,)
    return MoveView(units=units, stack=units, left=rest, road_left=rest, fresh=moment.fresh)


def _fire(moments: tuple[AslskMoment, ...]) -> Attack | None:
    for moment in reversed(moments):
        attack: Attack | None = getattr(moment, "attack", None)
        if attack is not None:
            return attack
    return None


# What the rules remember.


_RECORD = reader(
    ("directed", "shots", "raked", "used", "volleys", "lost", "began", "trail", "sprayed", "braved",
     "bounding", "swung")
)  # fmt: skip


def _record_for(state: AslskState, concealed: int) -> RecordView:
    """Without where units were that the seat does not see."""
    record = _record(state)
    if not concealed:
        return record
    shown = tuple(pair for pair in record.began if not concealed >> pair[0] & 1)
    return record if shown == record.began else replace(record, began=shown)


def _record(state: AslskState) -> RecordView:
    """Remembered until something of it changes, and then only that is made anew; most tables of a
    State change in place, so that copies of them are kept."""
    now = _RECORD(state)
    known: tuple[tuple[Any, ...], RecordView] | None = state.memory.get("record")
    if known is not None and known[0] == now:
        return known[1]
    before = known[0] if known is not None else _UNKNOWN
    parts: list[Any] = list(astuple(known[1]) if known is not None else _UNKNOWN)
    kept = list(before)
    for n in compress(count(), map(ne, before, now)):
        table = now[n]
        parts[n] = _RECORDED[n](table)
        kept[n] = table.copy() if isinstance(table, dict) and n not in _REPLACED else table
    view = RecordView(*parts)
    state.memory["record"] = (tuple(kept), view)
    return view


def _pairs(table: dict[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(table.items()))


def _as_it_is(rows: tuple[Any, ...]) -> tuple[Any, ...]:
    return rows


def _directions(table: dict[int, tuple[int, int]]) -> tuple[DirectedView, ...]:
    return tuple(
        DirectedView(leader, each(units), each(weapons))
        for leader, (units, weapons) in sorted(table.items())
    )


def _shots(table: dict[tuple[int, int], int]) -> tuple[tuple[int, int, int], ...]:
    return tuple((firer, mover, n) for (firer, mover), n in sorted(table.items()))


def _trail(table: dict[tuple[int, int], int]) -> tuple[tuple[int, int, float], ...]:
    return tuple(sorted([(u, h, n / HALVES) for (u, h), n in table.items()]))


def _bounding(table: dict[int, tuple[int, int]]) -> tuple[tuple[int, int, int], ...]:
    return tuple((u, h, half) for u, (h, half) in sorted(table.items()))


_RECORDED: tuple[Callable[[Any], tuple[Any, ...]], ...] = (
    _directions, _shots, _pairs, _pairs, _as_it_is, _as_it_is, _pairs, _trail, _as_it_is, _as_it_is,
    _bounding, _pairs,
)  # fmt: skip
"""How each field of a record is made of that of the State."""
_REPLACED = (6, 7)
"""The places of `began` and `trail`, which never change in place."""
_UNKNOWN = (None,) * len(_RECORDED)
