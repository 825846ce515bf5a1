"""What the Soviet player does in secret with Reserve Armies, and with their units (chapter 34)."""

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from hexfront.games.s42.choices import Dissolve, Emerge, KeepMarkers, Redeploy, Swap, Tie
from hexfront.games.s42.maskirovka import boxes, emerging, secrets
from hexfront.games.s42.means.offensives import drop_offensives
from hexfront.games.s42.moments.retreat import check_withdrawals
from hexfront.games.s42.movement.occupy import clear_lost_cities
from hexfront.games.s42.places import box_place
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import push_back
from hexfront.hexes import HexId
from hexfront.play import Back, Choice
from hexfront.play.masks import members
from hexfront.play.moment import SideMoment


class TieMarker(SideMoment[S42State], frozen=True, tag="TieMarker"):
    """The Soviet player puts a marker under an army that has arrived (S42-34.1.1.b)."""

    private: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Tie,)

    army: int

    def way_back(self, state: S42State) -> Back:
        """What came before is no secret."""
        return "no"

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [Tie(self.army, box_place(n)) for n in secrets.free_boxes(state)]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Tie):
            raise self.illegal(choice)
        state.stack.pop()
        secrets.tie(state, choice.unit, choice.place)


class SwapMarkers(SideMoment[S42State], frozen=True, tag="SwapMarkers"):
    """Armies that begin the phase together may exchange markers, or pretend to (34.1.2.b)."""

    private: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Swap, KeepMarkers)

    def way_back(self, state: S42State) -> Back:
        """What came before is no secret."""
        return "no"

    def choices(self, state: S42State) -> Sequence[Choice]:
        pairs = (pair for group in secrets.groups(state) for pair in combinations(group, 2))
        return [KeepMarkers(), *(Swap(a, b) for a, b in pairs)]

    def take(self, state: S42State, choice: Choice) -> None:
        match choice:
            case Swap(unit, other):
                secrets.swap(state, unit, other)
            case KeepMarkers():
                state.stack.pop()
            case _:
                raise self.illegal(choice)


def begin(state: S42State) -> None:
    """The Soviet Movement Phase begins: whoever shares a place may have exchanged markers."""
    state.redeployed = state.strategic = 0
    together = secrets.groups(state)
    if not together:
        return
    for armies in together:
        for army in armies:
            state.known &= ~(1 << army)
    state.stack.append(SwapMarkers(SOVIET))


# In the Movement Phase.


def moves(state: S42State) -> list[Choice]:
    """What may be done with units in holding boxes and with armies that are revealed."""
    listed: list[Choice] = [Redeploy(u, place) for u, place in boxes.redeployments(state)]
    listed += [Emerge(u) for u in emerging.emergent(state)]
    exposed = members(state.exposed)
    listed += [Dissolve(u) for u in exposed if emerging.no_dissolution(state, u) is None]
    return listed


def carry_out(state: S42State, choice: Redeploy | Emerge | Dissolve) -> None:
    match choice:
        case Redeploy(unit, place):
            boxes.redeploy(state, unit, place)
            drop_offensives(state, unit)  # S42-26.2.k
            clear_lost_cities(state)  # an army that nobody is left in
        case Emerge(unit):
            emerging.move_out(state, unit)
            _appear(state, state.place[unit])
        case Dissolve(unit):
            place = state.place[unit]
            emerging.dissolve(state, unit)
            _appear(state, place)


def _appear(state: S42State, place: int) -> None:
    """Who comes out on the map presses Railheads and drives off enemies in Full Retreat beside it
    (S42-17.3.1.a, S42-13.3.2.d)."""
    if place >= 0:
        push_back(state)
        check_withdrawals(state, SOVIET, HexId(place))
