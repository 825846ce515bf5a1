"""Placed Demolition Charges go off in the AFPh (ASL-4.3.i)."""

from hexfront.games.aslsk.harm.results import Blow, blow
from hexfront.games.aslsk.moments.base import DiceMoment
from hexfront.games.aslsk.moments.harm import strike
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.charges import (
    charge_attack,
    charge_column,
    charge_modifiers,
    fuse,
)
from hexfront.games.aslsk.weapons.weaponry import flames_carried
from hexfront.hexes import HexId
from hexfront.play import Outcome, Roll, Tally


def detonate_all(state: AslskState) -> None:
    """Lay the attacks of all placed DC on the stack, in the order in which they were placed."""
    for w, h, placer in reversed(state.charges):
        state.stack.append(Detonation(state.side_of(placer), w, h, placer))
    for _, _, placer in state.charges:
        _spend(state, placer)
    state.charges = ()


def _spend(state: AslskState, placer: int) -> None:
    """The DC is a use of an SW: a squad keeps its own FP beside one of them (ASL-4.3.d)."""
    state.used[placer] = state.used.get(placer, 0) + 1
    if not state.kinds.squad[state.kind[placer]]:
        state.fired |= 1 << placer  # ASL-4.0.x
    elif state.used[placer] > 1:
        state.forfeit |= 1 << placer  # ASL-4.0.u


class Detonation(DiceMoment, frozen=True, tag="Detonation"):
    """The IFT DR of a DC; at its X# or above it does not go off."""

    weapon: int
    hex: int
    placer: int

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        w, h, original = self.weapon, HexId(self.hex), outcome.total
        common = charge_modifiers(state, h, self.placer)
        goes_off = original < fuse(state, w, self.placer)
        colored, white = outcome.dice
        message = "log-charge" if goes_off else "log-charge-dud"
        state.note(message, "ASL-4.3.i", common, weapon=w, hex=h, colored=colored, white=white)
        state.stack.pop()
        state.scrap(w)
        if not goes_off:
            return
        strike(state, *(self._blow(state, common, original, hidden=hidden) for hidden in (0, 1)))

    def _blow(self, state: AslskState, common: Tally, original: int, *, hidden: int) -> Blow:
        """The Blow on the targets that are in sight, or on those that are hidden."""
        h = HexId(self.hex)
        column = charge_column(state, self.weapon, hidden=bool(hidden))
        burden = state.setting.charts.fire.drm.flamethrower_carried.value  # ASL-4.2.l
        drm = {
            u: common.total + burden * flames_carried(state, u)
            for u in charge_attack(state, h, self.placer).targets(state)
            if state.hidden >> u & 1 == hidden
        }
        return blow(state, self.side, h, (column, column), original, drm)
