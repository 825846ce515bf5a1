"""An acquired stack moves apart: the firer chooses which part he keeps acquired (ASL-6.10.i)."""

from collections.abc import Sequence

from hexfront.games.aslsk.choices import Follow
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.movement.advance import advance
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.acquisition import follow, splits
from hexfront.hexes import HexId
from hexfront.play import Choice


def part(state: AslskState, before: int, movers: tuple[int, ...]) -> None:
    """Units have left a hex: ask everybody who had acquired their stack."""
    if not state.acquired or before < 0 or not state.is_on_map(movers[0]):
        return
    for split in splits(state, HexId(before), movers):
        side = state.side_of(state.holder[split.weapon])
        state.stack.append(Parted(side, *split))


def go_forward(state: AslskState, u: int, to: HexId, leader: int) -> None:
    """A unit advances, out of an acquired stack or not."""
    before = state.place[u]
    advance(state, u, to, leader)
    part(state, before, (u,) if leader == NOBODY else (u, leader))


class Parted(AslskMoment, frozen=True, tag="Parted"):
    """The Acquisition goes with those who have moved on, or stays on the others."""

    takes = (Follow,)

    weapon: int
    stays: int
    goes: int

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [Follow(self.goes), Follow(self.stays)]

    def take(self, state: AslskState, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Follow(unit):
                follow(state, self.weapon, unit)
            case _:
                raise self.illegal(choice)
