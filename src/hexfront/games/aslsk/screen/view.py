"""What a seat may know of a game, as it goes over the wire.

A view is built up from what the seat sees: of the other side's hidden units only that they are
somewhere (the scenario card is public), of its set-up nothing before it is done.
"""

from collections.abc import Sequence

from msgspec import Struct

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
from hexfront.games.aslsk.screen.pieces import UnitView, WeaponView, units, weapons
from hexfront.games.aslsk.setting import AslskOptions
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.costs import left
from hexfront.games.aslsk.vehicles.holding import controlled
from hexfront.hexes import Bitboard, bits
from hexfront.play import Part
from hexfront.play.masks import members


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
    """A placed DC: the weapon, the hex that it will attack, who placed it.

    Against an AFV: which, and the facings that hull and turret showed, 0 for the front.
    """

    weapon: int
    hex: int
    placer: int
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


_PHASES = tuple(phase.name.lower().replace("_", "-") for phase in Phase)
_SMOKE = tuple(kind.value for kind in SmokeKind)


def view_of(state: AslskState, seat: int) -> AslskView:
    """Build up what the seat sees."""
    setting = state.setting
    sight = sight_of(state, seat)
    moments = moments_for(state, seat, sight.concealed)
    return AslskView(
        scenario=setting.scenario_id,
        seat=seat,
        turn=state.turn,
        turns=setting.file.turns,
        phase=_PHASES[state.phase],
        attacker=state.attacker,
        actor=state.actor(),
        moments=moments,
        units=units(state, sight),
        weapons=weapons(state, sight),
        hidden=hidden_counts(state, seat),
        movers=state.movers,
        move=_move(state, moments),
        fire=_fire(moments),
        residual=tuple(sorted(state.residual.items())) if state.residual else (),
        smoke=_smoke(state) if state.smoke else (),
        melee=tuple(bits(state.melee)) if state.melee else (),
        charges=tuple(
            ChargeView(w, h, placer, *state.mines.get(w, ())) for w, h, placer in state.charges
        ),
        control=_control(state, PUBLIC),
        held=_held(state, PUBLIC) if state.vehicles else _control(state, PUBLIC),
        standings=_standings(state, PUBLIC),
        points=(state.points[0], state.points[1]),
        exits=(state.exits[0], state.exits[1]),
        panzerfausts=(state.panzerfausts[0], state.panzerfausts[1]),
        record=_record(state, PUBLIC) if _remembers(state) else NOTHING,
        options=setting.options,
        winner=state.winner,
        reason=state.reason,
    )


# What is on the table.


def _on_table(state: AslskState) -> Sequence[Bitboard]:
    """What each side Controls; what is placed at set-up gains nothing yet."""
    return state.setting.control if state.phase == Phase.SET_UP else state.control


def _counted(state: AslskState) -> Sequence[Bitboard]:
    """What counts for Victory Conditions: Control by AFV too, as long as they are there."""
    return state.setting.control if state.phase == Phase.SET_UP else controlled(state)


def _smoke(state: AslskState) -> tuple[tuple[int, tuple[str, ...], tuple[int, ...]], ...]:
    return tuple(
        (h, tuple(_SMOKE[n] for n, _ in state.smoke[h]), tuple(side for _, side in state.smoke[h]))
        for h in sorted(state.smoke)
    )


_controlled = Part[AslskState, tuple[int, ...]](
    lambda state, side: _on_table(state)[side],
    lambda state, side: tuple(bits(_on_table(state)[side])),
)
_control = Part[AslskState, tuple[tuple[int, ...], tuple[int, ...]]](
    lambda state, seat: tuple(_on_table(state)),
    lambda state, seat: (_controlled(state, 0), _controlled(state, 1)),
)


_held = Part[AslskState, tuple[tuple[int, ...], tuple[int, ...]]](
    lambda state, seat: tuple(_counted(state)),
    lambda state, seat: (tuple(bits(_counted(state)[0])), tuple(bits(_counted(state)[1]))),
)


def _standing(state: AslskState, seat: int) -> tuple[StandingView, ...]:
    return tuple(
        StandingView(found.side, found.kind, found.has, found.needs, found.met)
        for found in standings(state, _counted(state))
    )


_standings = Part[AslskState, tuple[StandingView, ...]](
    lambda state, seat: (*_counted(state), *state.points, *state.exits), _standing
)


# What is going on.


def _move(state: AslskState, moments: tuple[AslskMoment, ...]) -> MoveView | None:
    """The march that the innermost moment of movement is about."""
    for moment in reversed(moments):
        if isinstance(moment, Driving):
            return _drive(state, moment)
        march = getattr(moment, "march", None)
        if isinstance(march, March) and march.units:
            off_road, by_road = step_purses(state, march)
            return MoveView(
                units=march.units,
                stack=tuple(members(state.group)),
                left=off_road / HALVES,
                road_left=by_road / HALVES,
                fresh=march.fresh,
            )
    return None


def _drive(state: AslskState, moment: Driving) -> MoveView:
    """The vehicle that moves now; its MP are the same by road and off it."""
    rest = left(state, moment.unit) / HALVES
    units = (moment.unit,)
    return MoveView(units=units, stack=units, left=rest, road_left=rest, fresh=moment.fresh)


def _fire(moments: tuple[AslskMoment, ...]) -> Attack | None:
    for moment in reversed(moments):
        attack = getattr(moment, "attack", None)
        if isinstance(attack, Attack):
            return attack
    return None


NOTHING = RecordView()
PUBLIC = 0
"""What both seats see alike is remembered once, for seat 0."""


def _remembers(state: AslskState) -> bool:
    masks = state.directed or state.shots or state.raked or state.used
    pairs = state.sprayed or state.braved
    return bool(masks or state.volleys or state.lost or state.began or state.trail or pairs)


def _recorded(state: AslskState, seat: int) -> RecordView:
    return RecordView(
        directed=tuple(
            DirectedView(leader, tuple(members(units)), tuple(members(weapons)))
            for leader, (units, weapons) in sorted(state.directed.items())
        ),
        shots=tuple((firer, mover, n) for (firer, mover), n in sorted(state.shots.items())),
        raked=tuple(sorted(state.raked.items())),
        used=tuple(sorted(state.used.items())),
        volleys=state.volleys,
        lost=state.lost,
        began=tuple(sorted(state.began.items())),
        trail=tuple((u, h, n / HALVES) for (u, h), n in sorted(state.trail.items())),
        sprayed=state.sprayed,
        braved=state.braved,
    )


_record = Part[AslskState, RecordView](
    lambda state, seat: (
        state.directed.copy(), state.shots.copy(), state.raked.copy(), state.used.copy(),
        state.volleys, state.lost, state.began.copy(), state.trail.copy(),
        state.sprayed, state.braved,
    ),
    _recorded,
)  # fmt: skip
