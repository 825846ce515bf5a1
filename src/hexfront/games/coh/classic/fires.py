"""C14 to C17: pioneers, mortars, artillery and smoke."""

from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.definitions.counters import UnitKind
from hexfront.games.coh.smoke.markers import counted
from hexfront.games.coh.state import CohState
from hexfront.play import Line, Tally

SPOTTING = 2
PIONEER_SMOKE = 3


def spotters(state: CohState, u: int, among: int) -> int:
    """The hexes of own units within 2 hexes; the mortar need not see them (COHC-15.c).

    Spotting is no action, so who is hidden stays so; nobody looks out of close combat (COHC-8.h).
    """
    side, near = state.side(u), state.field.within(state.hex[u], SPOTTING)
    own = among & (state.board | state.hidden) & state.setting.team_mask[side] & ~(1 << u)
    return state.spots(own) & near & ~state.enemy_spots(side)


def smoke_in(state: CohState, h: int) -> int:
    """What the smoke markers of a hex add up to (COHC-17.e)."""
    heavy, light = counted(state, h)
    return 2 * heavy + light


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
