"""How dangerous a hex is: the enemy fire that can reach it, and the loss it is expected to do."""

from typing import NamedTuple

from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.guns import Cannon
from hexfront.games.aslsk.harm.expectation import expect_form
from hexfront.games.aslsk.harm.forms import Form, form_of
from hexfront.games.aslsk.harm.outlook import Aim
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import hindrance, smoke_between
from hexfront.games.aslsk.vehicles.condition import dazed
from hexfront.games.aslsk.weapons.shells import shell_fp
from hexfront.games.aslsk.weapons.weaponry import working
from hexfront.hexes import HexId, bits
from hexfront.opponents.aslsk.weights import FIRED, OTHERS, SHELLED
from hexfront.opponents.aslsk.worth import bite_worth
from hexfront.play.masks import members
from hexfront.play.teams import FOE


class Arm(NamedTuple):
    """FP with its Normal Range."""

    fp: float
    range: int


class Fire(NamedTuple):
    """The FP that reaches a hex, and the Hindrance on the line of the strongest."""

    fp: float
    hindrance: int


class Danger:
    """Enemy fire on the hexes of the board, for one side at one moment.

    `spent`: fire markers count, as they do while the own units move; else everybody fires again.
    """

    def __init__(self, state: AslskState, side: int, *, spent: bool) -> None:
        self.state, self.side = state, side
        self.arms = {
            HexId(h): found
            for h in bits(state.occupied[FOE[side]] & ~state.melee)
            if (found := self._arms(HexId(h), spent=spent))
        }
        self._fire: dict[HexId, Fire] = {}
        self._forms: dict[int, Form] = {}
        self._losses: dict[tuple[Form, int, int, int], float] = {}

    def _arms(self, h: HexId, *, spent: bool) -> list[Arm]:
        state = self.state
        units = state.units_at(h, FOE[self.side]) & ~(state.broken | dazed(state))
        if not spent:
            units |= state.units_at(h, FOE[self.side]) & state.pinned
        found = []
        for u in members(units & state.mmc):
            kind = state.kind[u]
            found.append(Arm(state.kinds.fp[kind] * self._left(u, spent), state.kinds.range[kind]))
        for w, holder in enumerate(state.holder):
            if holder >= 0 and units >> holder & 1 and working(state, w):
                weapon = state.setting.weapons[w]
                if isinstance(weapon, Cannon) and state.setting.cannons >> w & 1:
                    fp = SHELLED * shell_fp(state, w, Ammunition.HE)
                    found.append(Arm(fp, weapon.range))
                elif weapon.fp:
                    used = FIRED if spent and state.first_weapons >> w & 1 else 1.0
                    found.append(Arm(weapon.fp * used, weapon.range))
        return found

    def _left(self, u: int, spent: bool) -> float:
        state = self.state
        share = 0.5 if state.pinned >> u & 1 else 1.0
        if spent and (state.first | state.final) >> u & 1:
            share *= FIRED
        return share

    def fire(self, h: HexId) -> Fire:
        """The enemy fire on a hex: the strongest stack, and something for the others."""
        found = self._fire.get(h)
        if found is None:
            found = self._fire[h] = self._reckon(h)
        return found

    def _reckon(self, h: HexId) -> Fire:
        state, ground = self.state, self.state.setting.ground
        seen, best, total, at = ground.seen(h), 0.0, 0.0, HexId(-1)
        for e, arms in self.arms.items():
            if not seen >> e & 1:
                continue
            distance = ground.distance(e, h)
            fp = 0.0
            for arm in arms:
                if distance <= 1:
                    fp += arm.fp * 2
                elif distance <= arm.range:
                    fp += arm.fp
                elif distance <= 2 * arm.range:
                    fp += arm.fp / 2
            total += fp
            if fp > best:
                best, at = fp, e
        if at < 0:
            return Fire(0.0, 0)
        between = hindrance(state, at, h) + smoke_between(state, at, h)
        return Fire(best + OTHERS * (total - best), between)

    def loss(self, u: int, h: HexId, drm: int = 0) -> float:
        """The loss that a unit in a hex can expect from one attack."""
        fire = self.fire(h)
        column = self.state.setting.charts.ift.column(int(fire.fp))
        if column is None:
            return 0.0
        return self._struck(u, column, self.state.setting.ground.tem[h] + fire.hindrance + drm)

    def _struck(self, u: int, column: int, drm: int) -> float:
        """The loss by an attack on a unit, whom no leader helps."""
        form = self._forms.get(u)
        if form is None:
            form = self._forms[u] = form_of(self.state, u)
        key = (form, self.state.elr[u], column, drm)
        found = self._losses.get(key)
        if found is None:
            aim = Aim(drm, column, column)
            bite = expect_form(self.state.setting, form, self.state.elr[u], aim)
            found = self._losses[key] = bite_worth(self.state, u, bite)
        return found

    def moving(self, u: int, h: HexId, *, assault: bool = False) -> float:
        """The same while it moves there."""
        exposed = self.state.setting.ground.open_ground >> h & 1 and not self.fire(h).hindrance
        return self.loss(u, h, -(not assault) - exposed)
