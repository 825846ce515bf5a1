"""The Advance Phase (ASL-3.7)."""

from collections.abc import Sequence

from hexfront.games.aslsk.choices import Advance, Done, Drop, Hatch, Transfer
from hexfront.games.aslsk.moments.base import AslskMoment, RulesStep
from hexfront.games.aslsk.moments.paatc import AdvancePaatc
from hexfront.games.aslsk.moments.parted import go_forward
from hexfront.games.aslsk.movement.advance import advances, droppable, transfers
from hexfront.games.aslsk.movement.entry import lose_stragglers
from hexfront.games.aslsk.movement.marching import lay_down, show
from hexfront.games.aslsk.movement.paatc import faces_afv
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.hatches import change, changes
from hexfront.hexes import HexId
from hexfront.play import Choice


def begin(state: AslskState) -> None:
    """The ATTACKER may advance."""
    state.came = [NOBODY] * len(state.came)
    state.advanced = 0
    state.stack.append(NextAdvance(state.attacker))


def end(state: AslskState) -> None:
    """Who has not come onto the map is lost (ASL-3.3.f)."""
    lose_stragglers(state, state.attacker)


def begin_advance(state: AslskState, u: int, to: HexId, leader: int) -> None:
    """A unit advances; before an enemy AFV it checks its nerves first (ASL-3.7.f)."""
    if faces_afv(state, u, to):
        show(state, (u,))
        state.stack.append(AdvancePaatc(state.side_of(u), u, to, leader))
    else:
        go_forward(state, u, to, leader)


class NextAdvance(RulesStep, frozen=True, tag="NextAdvance"):
    """Is there anything left to advance or hand over? Nobody is asked only what to drop."""

    handed: tuple[int, ...] = ()

    def run(self, state: AslskState) -> None:
        moment = Advancing(self.side, self.handed)
        listed = moment.choices(state)
        if any(not isinstance(choice, Drop | Done) for choice in listed):
            state.ask(moment, listed)


class Advancing(AslskMoment, frozen=True, tag="Advancing"):
    """The ATTACKER advances a unit, hands over or drops a weapon, or has done enough."""

    takes = (Advance, Transfer, Drop, Hatch, Done)

    handed: tuple[int, ...] = ()
    """Weapons that have changed hands: each does so once."""

    def _transfers(self, state: AslskState) -> list[Choice]:
        found = transfers(state, self.side)
        return [Transfer(w, u) for w, u in found if w not in self.handed]

    def choices(self, state: AslskState) -> Sequence[Choice]:
        listed: list[Choice] = [*advances(state, self.side), *self._transfers(state)]
        listed += map(Drop, droppable(state, self.side))
        if state.vehicles:
            listed += map(Hatch, changes(state, self.side))
        listed.append(Done())
        return listed

    def take(self, state: AslskState, choice: Choice) -> None:
        handed = self.handed
        match choice:
            case Advance(unit, to, leader):
                state.stack[-1] = NextAdvance(self.side, handed)
                begin_advance(state, unit, HexId(to), leader)
                return
            case Transfer(weapon, unit):
                giver = state.holder[weapon]
                show(state, (giver, unit))
                state.take_up(weapon, unit)
                state.note("log-transfer", "ASL-3.7.a", weapon=weapon, unit=unit, giver=giver)
                handed = (*handed, weapon)
            case Drop(weapon):
                lay_down(state, weapon)
            case Hatch(unit):
                change(state, unit)
            case Done():
                state.stack.pop()
                return
            case _:
                raise self.illegal(choice)
        state.stack[-1] = NextAdvance(self.side, handed)
