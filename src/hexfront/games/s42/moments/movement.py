"""The Movement Phase: one unit or stack after another (S42-5.1.d)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.s42.advance import reserves
from hexfront.games.s42.choices import (
    Detrain,
    Disband,
    Dissolve,
    Emerge,
    EndPhase,
    FlipSupply,
    GoFullRetreat,
    HoldBack,
    Move,
    MoveFlotilla,
    Overrun,
    Redeploy,
    RemoveFort,
)
from hexfront.games.s42.combat.odds import automatic_targets
from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.country.flotilla import flotilla_sides
from hexfront.games.s42.means import resources, supply_points
from hexfront.games.s42.moments import combat, maskirovka
from hexfront.games.s42.moments.catalogue import Catalogue, Listing
from hexfront.games.s42.moments.displaced import march_on_baku
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.moments.retreat import withdraw_unguarded
from hexfront.games.s42.movement.allowance import Joined, movers
from hexfront.games.s42.movement.crowding import overfull_hexes, surplus
from hexfront.games.s42.places import Order
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId, bits
from hexfront.play import Choice, Refusal
from hexfront.play.masks import each, members
from hexfront.play.moment import RulesStep, SideMoment

MOVES, FLIGHTS = Catalogue[Choice](Move), Catalogue[Choice](GoFullRetreat)


def begin(state: S42State) -> None:
    """Lay the moments of the phase on the stack."""
    state.moved = state.spent = state.fleeing = state.one_hex = 0
    state.besieged = 0
    for h in bits(state.contested):
        state.besieged |= state.at[h]
    state.rail_total = state.rail_from_map = state.rail_ferry = 0
    state.sailed = state.flotilla_moved = 0
    state.stack += [CloseMovement(state.side), MovementPhase(state.side)]
    if state.setting.armies and state.side == SOVIET:
        maskirovka.begin(state)


class MovementPhase(SideMoment[S42State], frozen=True, tag="MovementPhase"):
    """The active player moves what he likes, in any order (S42-3.0.e)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (
        Move,
        GoFullRetreat,
        FlipSupply,
        MoveFlotilla,
        Overrun,
        RemoveFort,
        Detrain,
        HoldBack,
        Redeploy,
        Emerge,
        Dissolve,
        EndPhase,
    )

    def choices(self, state: S42State) -> Sequence[Choice]:
        side = self.side
        listed: list[Choice] = []
        if flips := supply_points.flips(state, side):
            listed += [FlipSupply(*turned) for turned in flips]
        if places := flotilla_sides(state, side):
            listed += [MoveFlotilla(a, b) for a, b in places]
        if state.mini_turn:
            listed += [Detrain(u) for u in members(aboard(state, side))]
        elif not state.preliminary and (overrun := automatic_targets(state, side)):
            listed += [Overrun(h) for h in each(overrun)]
        if forts := resources.forts_in_play(state, side):
            listed += [RemoveFort(h) for h in each(forts)]
        if held := reserves.may_hold_back(state, side):
            listed += [HoldBack(u) for u in each(held)]
        if state.setting.armies and side == SOVIET:
            listed += maskirovka.moves(state)
        listed.append(EndPhase())
        first = ((MOVES, movers(state, side)), (FLIGHTS, steady(state, side)))
        return Listing(first, listed)

    def take(self, state: S42State, choice: Choice) -> None:
        match choice:
            case Move(unit):
                state.stack.append(Moving(self.side, (unit,), (Joined(state.place[unit]),)))
            case GoFullRetreat(unit):
                flee(state, unit)
            case FlipSupply(unit, shows):
                supply_points.flip(state, unit, shows)
            case MoveFlotilla(a, b):
                state.flotilla, state.flotilla_moved = (a, b), 1
                state.note("log-flotilla", "S42-5.5.3.d", hex=a, to=b)
            case Overrun(target):
                combat.gather(state, self.side, HexId(target), automatic=True)
            case RemoveFort(h):
                resources.remove_fort(state, self.side, HexId(h))
            case Detrain(unit):
                state.set_train(unit, False)
                state.moved |= 1 << unit
                state.note("log-detrained", "S42-33.2.3.e", unit=unit)
            case HoldBack(unit):
                reserves.hold_back(state, unit)
            case Redeploy() | Emerge() | Dissolve():
                maskirovka.carry_out(state, choice)
            case EndPhase():
                state.stack.pop()
            case _:
                raise self.illegal(choice)


def aboard(state: S42State, side: int) -> int:
    """The units under Train markers that may detrain (S42-33.2.3.e)."""
    return state.train & state.setting.own[side] & state.on_map if state.mini_turn else 0


def steady(state: S42State, side: int) -> int:
    """The units that may go into Full Retreat of their own will (S42-13.1.3.c)."""
    return state.on_map & state.setting.fighting[side] & ~state.full_retreat


def no_flight(state: S42State, u: int) -> Refusal | None:
    """Why a unit may not be put in Full Retreat."""
    if not state.setting.combat >> u & 1:
        return Refusal("S42-19.2.c", "no-flight-non-combat", {"unit": u})
    if state.full_retreat >> u & 1:
        return Refusal("S42-13.1.3.c", "no-flight-already", {"unit": u})
    if state.place[u] < 0:
        return Refusal("S42-13.1.3.c", "no-not-on-map", {"unit": u})
    return None


def flee(state: S42State, u: int) -> None:
    """The owner gives the unit up to flight before or after its move (S42-13.1.3.c)."""
    state.set_order(u, Order.FULL_RETREAT)
    state.fleeing |= 1 << u
    state.reserve &= ~(1 << u)
    state.note("log-flight", "S42-13.1.3.c", unit=u, hex=state.place[u])


class CloseMovement(RulesStep[S42State], frozen=True, tag="CloseMovement"):
    """The limits of stacking hold again, and nobody flees at the enemy's side (S42-4.4.b)."""

    def run(self, state: S42State) -> None:
        crowded = overfull_hexes(state, self.side, state.unpacked)  # S42-34.7.b
        if crowded:
            state.stack += [self, Overstacked(self.side, crowded[0])]
            return
        state.stack.append(EndMovement(self.side))
        withdraw_unguarded(state, self.side)


class EndMovement(RulesStep[S42State], frozen=True, tag="EndMovement"):
    """What the moves of the phase have brought about."""

    def run(self, state: S42State) -> None:
        march_on_baku(state)
        state.withdrawn = state.retreated & state.setting.own[self.side]
        state.moved = state.fleeing = state.one_hex = state.besieged = state.stowed = 0


class Overstacked(SideMoment[S42State], frozen=True, tag="Overstacked"):
    """The owner chooses what to eliminate from an overfull hex."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Disband,)

    hex: int

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [Disband(u) for u in surplus(state, self.side, HexId(self.hex))]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Disband):
            raise self.illegal(choice)
        state.stack.pop()
        eliminate(state, choice.unit, "S42-4.4.b")
