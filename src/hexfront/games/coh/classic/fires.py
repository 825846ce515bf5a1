"""C14 to C17: pioneers, mortars, artillery and smoke."""

from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.definitions.counters import UnitKind
from hexfront.games.coh.state import CohState
from hexfront.play import Line, Tally

SPOTTING = 2
PIONEER_SMOKE = 3


def spotters(state: CohState, u: int) -> int:
    """The hexes of own units within 2 hexes; the mortar need not see them (COHC-15.c)."""
    own = state.board & state.setting.team_mask[state.side(u)] & ~(1 << u)
    return state.spots(own) & state.field.within(state.hex[u], SPOTTING)


def smoker(kind: UnitKind) -> Smoker | None:
    """Mortars, tanks and guns fire smoke; pioneers lay it (COHC-17.a)."""
    if kind.pioneers:
        return Smoker.PIONEERS
    if kind.mortar:
        return Smoker.MORTARS
    return Smoker.TANKS if kind.tank or kind.is_gun else None


def smoke_cost(state: CohState, shot: Shot) -> Tally | None:
    """Pioneers lay smoke for 3 AP (COHC-14.b), others at their fire cost (COHC-17.a)."""
    if not state.kind(shot.attacker).pioneers:
        return None
    return Tally.of([Line("tally-pioneer-smoke", PIONEER_SMOKE, "COHC-14.b")])


def fire_cost(state: CohState, shot: Shot) -> Line | None:
    """The fire cost of the counter: in parentheses for indirect fire (COHC-15.a)."""
    if shot.weapon:
        return None
    kind = state.kind(shot.attacker)
    if shot.arm is Arm.INDIRECT and kind.indirect_cost is not None:
        return Line("tally-indirect-cost", kind.indirect_cost, "COHC-15.a")
    return Line("tally-attack-cost", kind.attack_cost, "COHC-5.f")
