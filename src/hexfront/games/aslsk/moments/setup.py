"""Set-up: each side places its units and hands out its weapons (ASL-1.3.a, ASL-4.0.w)."""

from collections.abc import Sequence

from hexfront.games.aslsk.choices import (
    Arm,
    Done,
    Face,
    Hatch,
    Hide,
    PickUp,
    Place,
    Traverse,
    Turn,
)
from hexfront.games.aslsk.moments.base import AslskMoment, RulesStep
from hexfront.games.aslsk.moments.sequence import lay_player_turn
from hexfront.games.aslsk.places import NOBODY, PENDING
from hexfront.games.aslsk.scenarios.set_up import (
    armings,
    emplace,
    facings,
    hideable,
    placed,
    placings,
    unready,
)
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.hiding import spot
from hexfront.games.aslsk.vehicles.arrival import bearings, face_inwards
from hexfront.games.aslsk.vehicles.hatches import change
from hexfront.hexes import HexId, bits
from hexfront.play import Choice
from hexfront.play.teams import FOE


class SetUp(AslskMoment, frozen=True, tag="SetUp"):
    """A side places its units as it likes until it is done."""

    takes = (Place, Arm, Face, PickUp, Hide, Turn, Traverse, Hatch, Done)
    placing = (Place, Arm, Face, Hide, Turn, Traverse, Hatch)

    def choices(self, state: AslskState) -> Sequence[Choice]:
        listed: list[Choice] = [*placings(state, self.side), *armings(state, self.side)]
        listed += facings(state, self.side)
        listed += map(PickUp, placed(state, self.side))
        listed += map(Hide, hideable(state, self.side))
        if state.vehicles:
            listed += bearings(state, self.side)
        if unready(state, self.side) is None:
            listed.append(Done())
        return listed

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case Place(u, h):
                state.hidden &= ~state.units_at(HexId(h), self.side)
                state.put(u, h)
                if state.vehicles >> u & 1:
                    face_inwards(state, u)
            case Turn(u, arc):
                state.vca[u] = state.tca[u] = arc
            case Traverse(u, arc):
                state.tca[u] = arc
            case Hatch(u):
                change(state, u)
            case Arm(w, u):
                state.take_up(w, u)
                if state.setting.guns >> w & 1:
                    emplace(state, w, self.side)
            case Face(w, arc):
                state.arc[w] = arc
            case PickUp(u):
                _pick_up(state, u)
            case Hide(h):
                _hide(state, HexId(h), self.side)
            case Done():
                state.stack.pop()
                state.reveals += 1  # the other side sees it now
                state.note("log-set-up-done", "ASL-1.3.a", side=self.side)
            case _:
                raise self.illegal(choice)


class FirstTurn(RulesStep, frozen=True, tag="FirstTurn"):
    """Both sides have set up: the first Player Turn begins."""

    def run(self, state: AslskState) -> None:
        spot(state)
        state.control = list(state.setting.control)
        for side in (0, 1):
            for h in bits(state.occupied[side]):
                state.claim(h, side)
        lay_player_turn(state, self.side)


def lay_set_up(state: AslskState) -> None:
    """Lay the set-up of both sides on the stack."""
    file = state.setting.file
    state.stack.append(FirstTurn(file.moves_first))
    for side in (FOE[file.sets_up_first], file.sets_up_first):
        if placings(state, side) or armings(state, side):
            state.stack.append(SetUp(side))


def _hide(state: AslskState, h: HexId, side: int) -> None:
    """Hide the units of a hex, or show them again."""
    here = state.units_at(h, side)
    if here & state.hidden:
        state.hidden &= ~here
    else:
        state.hidden |= here


def _pick_up(state: AslskState, u: int) -> None:
    """Take a unit back, with what it has been given; the others in its hex are shown again."""
    for w in state.carried(u):
        if not state.setting.built_in >> w & 1:
            state.hand(w, NOBODY)
            state.arc.pop(w, None)
            state.emplaced &= ~(1 << w)
    state.hidden &= ~state.at[HexId(state.place[u])]
    state.exposed &= ~(1 << u)
    state.vca.pop(u, None)
    state.tca.pop(u, None)
    state.put(u, PENDING)
