"""Placed Demolition Charges go off in the AFPh (ASL-4.3.i)."""

from hexfront.games.aslsk.armor.engagement import Hit
from hexfront.games.aslsk.armor.facing import Facing, part_hit
from hexfront.games.aslsk.armor.mining import lies, mining, position_drm
from hexfront.games.aslsk.harm.results import Blow, blow
from hexfront.games.aslsk.moments.base import DiceMoment, RulesStep
from hexfront.games.aslsk.moments.harm import strike
from hexfront.games.aslsk.moments.killing import report_kill, strike_armor
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.charges import (
    charge_column,
    charge_drm,
    charge_modifiers,
    fuse,
)
from hexfront.hexes import HexId
from hexfront.play import Outcome, Roll


def detonate_all(state: AslskState) -> None:
    """Lay the attacks of all placed DC on the stack, in the order in which they were placed."""
    for w, h, placer, placed_from in reversed(state.charges):
        side = state.side_of(placer)
        if w in state.mines:
            vehicle, hull, turret = state.mines[w]
            state.stack.append(Mine(side, w, placer, vehicle, hull, turret))
        else:
            state.stack.append(Detonation(side, w, h, placer, placed_from))
    for _, _, placer, _ in state.charges:
        _spend(state, placer)
    state.charges, state.mines = (), {}


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
    placed_from: int

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
        strike(state, *(self._blow(state, original, hidden=hidden) for hidden in (0, 1)))

    def _blow(self, state: AslskState, original: int, *, hidden: int) -> Blow:
        """The Blow on the targets that are in sight, or on those that are hidden."""
        h = HexId(self.hex)
        column = charge_column(state, self.weapon, hidden=bool(hidden))
        drm = charge_drm(state, h, self.placer, HexId(self.placed_from))
        struck = {u: total for u, total in drm.items() if state.hidden >> u & 1 == hidden}
        return blow(state, self.side, h, (column, column), original, struck)


# Against an AFV.


class Mine(RulesStep, frozen=True, tag="Mine"):
    """A DC against an AFV: its Position DR, unless the AFV is a wreck by now (ASL-4.3.k)."""

    weapon: int
    placer: int
    vehicle: int
    hull: int
    turret: int

    def run(self, state: AslskState) -> None:
        if state.is_on_map(self.vehicle):
            state.stack.append(PositionRoll(self.side, self))
            return
        state.scrap(self.weapon)
        state.note("log-charge-void", "ASL-4.3.j", weapon=self.weapon, unit=self.vehicle)


class PositionRoll(DiceMoment, frozen=True, tag="PositionRoll"):
    """The Position DR: where the DC lies on hull or turret, and how well (ASL-4.3.l)."""

    laid: Mine

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        mine, (colored, white) = self.laid, outcome.dice
        drm = position_drm(state, mine.placer, mine.vehicle)
        hit = lies(state, colored, white, drm.total)
        state.note(
            "log-charge-position", "ASL-4.3.k", drm, unit=mine.vehicle, change=f"{hit.position:+}",
            part=part_hit(colored, white).value, colored=colored, white=white,
        )  # fmt: skip
        state.stack.append(MineRoll(self.side, mine, hit))


class MineRoll(DiceMoment, frozen=True, tag="MineRoll"):
    """The TK DR of a DC; at its X# or above it does not go off."""

    laid: Mine
    hit: Hit

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        mine, (colored, white) = self.laid, outcome.dice
        w, u = mine.weapon, mine.vehicle
        shown = (Facing(mine.hull), Facing(mine.turret))
        engaged = mining(state, w, mine.placer, u, shown)
        state.scrap(w)
        if engaged.dud(outcome.total):
            h = state.place[u]
            state.note("log-charge-dud", "ASL-4.3.i", weapon=w, hex=h, colored=colored, white=white)
            return
        spot = engaged.spot(self.hit)
        report_kill(state, u, engaged, spot, outcome)
        strike_armor(state, u, engaged, spot, outcome.total)
