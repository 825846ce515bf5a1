"""A hit on a vehicle: the To Kill DR, the crew's nerves, the Collateral Attack (ASL-7.9 to 12)."""

import msgspec

from hexfront.games.aslsk.armor.crew import shock_check
from hexfront.games.aslsk.armor.damage import suffer_damage
from hexfront.games.aslsk.armor.destruction import Damage, area_damage
from hexfront.games.aslsk.armor.engagement import Engagement, Hit
from hexfront.games.aslsk.armor.facing import Part
from hexfront.games.aslsk.armor.striking import collateral_column, crew_of, engagement_of
from hexfront.games.aslsk.armor.tokill import Spot
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.malfunction import give_out
from hexfront.games.aslsk.fire.marking import mark
from hexfront.games.aslsk.fire.modifiers import modifiers
from hexfront.games.aslsk.fire.residual import left_by, place
from hexfront.games.aslsk.harm.results import result
from hexfront.games.aslsk.moments.base import DiceMoment, RulesStep
from hexfront.games.aslsk.moments.crews import CrewDr, strike_crew
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.ordnance import Shot
from hexfront.games.aslsk.weapons.weaponry import Wear, wear
from hexfront.hexes import HexId
from hexfront.play import Outcome, Roll, Tally
from hexfront.play.teams import FOE


def begin_kill(state: AslskState, shot: Shot, hit: Hit, residual: int) -> None:
    """A vehicle is hit: lay its To Kill DR on the stack."""
    state.stack.append(KillRoll(shot.side, shot, hit, residual))


class KillRoll(DiceMoment, frozen=True, tag="KillRoll"):
    """The To Kill DR (ASL-7.9)."""

    shot: Shot
    hit: Hit
    residual: int = 0
    """The Residual FP that the attempt leaves, unless it is a Dud (ASL-3.3.5.c)."""

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        shot, engaged = self.shot, engagement_of(state, self.shot)
        spot = engaged.spot(self.hit)
        report_kill(state, shot.at, engaged, spot, outcome)
        if engaged.dud(outcome.total):
            dud = state.setting.charts.to_kill.modifiers.dud
            state.note("log-dud", dud.rule, unit=shot.unit, hex=shot.hex)
            return
        place(state, HexId(shot.hex), self.residual)
        strike_armor(state, shot.at, engaged, spot, outcome.total)


def report_kill(state: AslskState, u: int, engaged: Engagement, spot: Spot, outcome: Roll) -> None:
    """Tell a TK DR with its number."""
    number, (colored, white) = engaged.number(spot), outcome.dice
    state.note(
        "log-to-kill", "ASL-7.9.c", number, unit=u, hex=state.place[u], part=spot.part.value,
        facing=spot.facing.name.lower(), number=number.total, colored=colored, white=white,
    )  # fmt: skip


def strike_armor(state: AslskState, u: int, engaged: Engagement, spot: Spot, original: int) -> None:
    """Carry out a TK DR, and lay what the crew goes through on the stack."""
    damage, side = engaged.damage(spot, original), state.side_of(u)
    if engaged.collateral:
        final = original + engaged.crew.cover
        state.stack.append(Collateral(FOE[side], u, engaged.collateral, final))
    if damage & Damage.POSSIBLE_SHOCK:
        state.stack.append(ShockCheck(side, u))
        return
    if damage is Damage.NONE:
        state.note("log-no-kill", "ASL-7.9.d", unit=u)
    suffer_damage(state, u, damage)


class FlameRoll(KillRoll, frozen=True, tag="FlameRoll"):
    """A flamethrower at a vehicle: no TH DR, and its X# is that of this DR (ASL-4.2.o)."""

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        w = self.shot.weapon
        worn = wear(state, w, outcome.total)
        mark(state, self.shot.attack())
        roll = self if worn is Wear.NONE else msgspec.structs.replace(self, residual=0)
        KillRoll.fall(roll, state, outcome)  # ASL-3.3.5.b
        give_out(state, w, worn)


def begin_flames(state: AslskState, shot: Shot) -> None:
    """A flamethrower is turned on a vehicle: it always strikes the rear (ASL-3.2.4.an)."""
    residual = 0
    if shot.kind == FireKind.FIRST:
        outside = modifiers(state, shot.attack()).outside
        residual = left_by(state, collateral_column(state, shot), outside=outside)
    state.stack.append(FlameRoll(shot.side, shot, Hit(1, 1), residual))


class ShockCheck(CrewDr, frozen=True, tag="ShockCheck"):
    """The NMC of a possible Shock (ASL-7.10.c)."""

    rule = "ASL-7.10.c"

    def judge(self, level: int, original: int, final: int) -> Damage:
        return shock_check(level, original, final)


class Collateral(RulesStep, frozen=True, tag="Collateral"):
    """A CE crew whose AFV was hit is attacked by the same DR, if it still is CE (ASL-7.12.b)."""

    unit: int
    column: int
    final: int

    def run(self, state: AslskState) -> None:
        if not state.is_on_map(self.unit) or not state.exposed >> self.unit & 1:
            return
        cell = result(state, self.column, self.final)
        state.note(
            "log-collateral", "ASL-7.12.c",
            unit=self.unit, column=self.column, final=self.final, result=str(cell),
        )  # fmt: skip
        strike_crew(state, self.unit, cell)


# The Area Target Type.


def strike_vehicle(
    state: AslskState, u: int, column: int, part: Part, drm: Tally, outcome: Roll
) -> None:
    """A vehicle hit on the ATT: the IFT DR of all units hit, then its CE crew (ASL-7.11)."""
    original = outcome.total
    damage = area_damage(state.setting.charts.ift, column, part, original + drm.total)
    colored, white = outcome.dice
    state.note(
        "log-area-hit", "ASL-7.11.a", drm, unit=u, part=part.value, column=column,
        colored=colored, white=white,
    )  # fmt: skip
    if column:
        final = original + crew_of(state, u).cover
        state.stack.append(Collateral(state.side_of(u), u, column, final))
    suffer_damage(state, u, damage)
