"""What a seat may know of a game, as it goes over the wire.

A view is built up from what the seat sees: of the other side's hidden units only that they are
somewhere (the scenario card is public), of its set-up nothing before it is done.
"""

from msgspec import Struct

from hexfront.games.aslsk.definitions.terrain_effects import SmokeKind
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.movement.allowance import HALVES, March, step_purse
from hexfront.games.aslsk.places import ELIMINATED, EXITED, NOBODY, OFF_BOARD, PENDING, Phase
from hexfront.games.aslsk.scenarios.victory import standings
from hexfront.games.aslsk.screen.concealment import (
    concealed_from,
    hidden_counts,
    moments_for,
    setting_up,
)
from hexfront.games.aslsk.setting import AslskOptions
from hexfront.games.aslsk.state import UNIT_MASKS, WEAPON_MASKS, AslskState
from hexfront.games.aslsk.units.condition import in_melee, morale
from hexfront.games.aslsk.weapons.weaponry import captured
from hexfront.hexes import bits
from hexfront.play.masks import members

UNIT_MARKS = (*UNIT_MASKS, "melee")
"""What can be said of a unit; see the fields of AslskState. `prep`, `first` and `final` are the
fire markers of its own FP, `done` that its action of this phase is over."""

WEAPON_MARKS = (*WEAPON_MASKS, "captured")


class UnitView(Struct, frozen=True, omit_defaults=True):
    """A unit as one seat sees it; `units[id].id` is always `id`."""

    id: int
    kind: str
    """The counter that lies there now, by its id in the facts."""
    side: int
    place: str
    """board, pending (not placed yet, or a reinforcement of a later turn), entering (beside the
    board, enters in this Player Turn), hidden (of the other side: somewhere on the board),
    eliminated or exited."""
    hex: int = -1
    morale: int = 0
    """The Morale Level of the side that is up, wounds included."""
    marks: tuple[str, ...] = ()
    """Of UNIT_MARKS, those that apply."""
    elr: int = 0
    spent: float = 0.0
    """MF spent this MPh."""
    here: float = 0.0
    """Those of them that were spent in the present Location."""
    came: int = -1
    """The hex from which it entered its present hex in this phase."""


class WeaponView(Struct, frozen=True, omit_defaults=True):
    """A Support Weapon; `weapons[id].id` is always `id`."""

    id: int
    place: str
    """held, lying (unpossessed in a hex), placed (a DC that will go off), pending, hidden (of the
    other side: with a hidden unit), or removed."""
    holder: int = -1
    hex: int = -1
    """Where it is: the hex of its holder, or where it lies, or the target of a placed DC."""
    marks: tuple[str, ...] = ()
    """Of WEAPON_MARKS, those that apply."""
    acquired: tuple[int, int] | None = None
    """The hex that it has acquired, and how well (1 or 2)."""


class StandingView(Struct, frozen=True):
    """How a Victory Condition stands, in the order of the scenario card."""

    side: int
    kind: str
    """control, exit or casualties."""
    has: int
    needs: int
    met: bool


class MoveView(Struct, frozen=True):
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


class ChargeView(Struct, frozen=True):
    """A placed DC: the weapon, the hex that it will attack, who placed it."""

    weapon: int
    hex: int
    placer: int


class DirectedView(Struct, frozen=True):
    """What a leader has directed in this Player Turn."""

    leader: int
    units: tuple[int, ...]
    weapons: tuple[int, ...]


class RecordView(Struct, frozen=True):
    """What the rules remember within a phase; see the fields of the same names of AslskState."""

    directed: tuple[DirectedView, ...] = ()
    shots: tuple[tuple[int, int, int], ...] = ()
    """Firer (a unit, or NOT_A_UNIT + weapon), mover, and how often."""
    raked: tuple[tuple[int, int], ...] = ()
    used: tuple[tuple[int, int], ...] = ()
    volleys: tuple[tuple[int, int], ...] = ()
    lost: tuple[tuple[int, int, int, int, int], ...] = ()


class AslskView(Struct, frozen=True):
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
    smoke: tuple[tuple[int, tuple[str, ...]], ...]
    """(hex, markers): grenade, full, dispersed, full-wp or dispersed-wp."""
    melee: tuple[int, ...]
    charges: tuple[ChargeView, ...]
    control: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: the hexes that it Controls."""
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
_PLACES = {
    PENDING: "pending",
    OFF_BOARD: "entering",
    ELIMINATED: "eliminated",
    EXITED: "exited",
}


def view_of(state: AslskState, seat: int) -> AslskView:
    """Build up what the seat sees."""
    setting = state.setting
    moments = moments_for(state, seat)
    concealed = concealed_from(state, seat)
    on_table = _on_table(state)
    return AslskView(
        scenario=setting.scenario_id,
        seat=seat,
        turn=state.turn,
        turns=setting.file.turns,
        phase=_PHASES[state.phase],
        attacker=state.attacker,
        actor=state.actor(),
        moments=moments,
        units=_units(state, concealed),
        weapons=tuple(_weapon(state, w, concealed) for w in range(len(setting.weapons))),
        hidden=hidden_counts(state, seat),
        movers=state.movers,
        move=_move(state, moments),
        fire=_fire(moments),
        residual=tuple(sorted(state.residual.items())),
        smoke=tuple(
            (h, tuple(_SMOKE[n] for n in markers)) for h, markers in sorted(state.smoke.items())
        ),
        melee=tuple(bits(state.melee)),
        charges=tuple(ChargeView(w, h, placer) for w, h, placer in state.charges),
        control=(tuple(bits(on_table.control[0])), tuple(bits(on_table.control[1]))),
        standings=_standings(on_table),
        points=(state.points[0], state.points[1]),
        exits=(state.exits[0], state.exits[1]),
        panzerfausts=(state.panzerfausts[0], state.panzerfausts[1]),
        record=_record(state),
        options=setting.options,
        winner=state.winner,
        reason=state.reason,
    )


# What is on the table.


def _on_table(state: AslskState) -> AslskState:
    """The State as far as Control goes: what is placed at set-up gains none yet."""
    if state.phase != Phase.SET_UP:
        return state
    shown = state.copy()
    shown.control = list(state.setting.control)
    return shown


# Units and weapons.


def _units(state: AslskState, concealed: int) -> tuple[UnitView, ...]:
    masks = [(name, getattr(state, name)) for name in UNIT_MASKS]
    masks = [(name, mask) for name, mask in masks if mask]
    return tuple(
        _concealed(state, u) if concealed >> u & 1 else _unit(state, u, masks)
        for u in range(len(state.kind))
    )


def _concealed(state: AslskState, u: int) -> UnitView:
    """What the scenario card tells of a unit that is not seen."""
    kind = state.kinds.counters[state.kind[u]].id
    side = state.side_of(u)
    return UnitView(u, kind, side, _unseen(state, side), elr=state.elr[u])


def _unseen(state: AslskState, side: int) -> str:
    """Where concealed things of a side are: what it sets up now is as if not placed yet."""
    return "pending" if setting_up(state) == side else "hidden"


def _unit(state: AslskState, u: int, masks: list[tuple[str, int]]) -> UnitView:
    kind, side, place = state.kinds.counters[state.kind[u]].id, state.side_of(u), state.place[u]
    if place < 0 and place != OFF_BOARD:
        return UnitView(u, kind, side, _PLACES[place], elr=state.elr[u])
    marks = [name for name, mask in masks if mask >> u & 1]
    if in_melee(state, u):
        marks.append("melee")
    return UnitView(
        id=u,
        kind=kind,
        side=side,
        place=_PLACES.get(place, "board"),
        hex=max(place, -1),
        morale=morale(state, u),
        marks=tuple(marks),
        elr=state.elr[u],
        spent=state.spent[u] / HALVES,
        here=state.here[u] / HALVES,
        came=state.came[u],
    )


def _weapon(state: AslskState, w: int, concealed: int) -> WeaponView:
    holder, lies = state.holder[w], state.lies[w]
    if holder >= 0 and concealed >> holder & 1:
        return WeaponView(w, _unseen(state, state.side_of(holder)))
    marks = [name for name in WEAPON_MASKS if getattr(state, name) >> w & 1]
    if holder >= 0:
        if captured(state, w):
            marks.append("captured")
        aim = state.acquired.get(w)
        place = state.place[holder]
        if place in (ELIMINATED, EXITED):
            return WeaponView(w, "removed")
        return WeaponView(w, "held", holder, max(place, -1), tuple(marks), aim)
    if lies >= 0:
        return WeaponView(w, "lying", NOBODY, lies, tuple(marks))
    for placed, h, placer in state.charges:
        if placed == w:
            return WeaponView(w, "placed", placer, h, tuple(marks))
    return WeaponView(w, "removed" if lies == ELIMINATED else "pending")


# What is going on.


def _move(state: AslskState, moments: tuple[AslskMoment, ...]) -> MoveView | None:
    """The march that the innermost moment of movement is about."""
    for moment in reversed(moments):
        march = getattr(moment, "march", None)
        if isinstance(march, March) and march.units:
            return MoveView(
                units=march.units,
                stack=tuple(members(state.group)),
                left=step_purse(state, march, road=False) / HALVES,
                road_left=step_purse(state, march, road=True) / HALVES,
                fresh=march.fresh,
            )
    return None


def _fire(moments: tuple[AslskMoment, ...]) -> Attack | None:
    for moment in reversed(moments):
        attack = getattr(moment, "attack", None)
        if isinstance(attack, Attack):
            return attack
    return None


def _standings(state: AslskState) -> tuple[StandingView, ...]:
    return tuple(
        StandingView(found.side, found.kind, found.has, found.needs, found.met)
        for found in standings(state)
    )


def _record(state: AslskState) -> RecordView:
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
    )
