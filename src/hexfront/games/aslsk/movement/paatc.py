"""Pre-AFV Advance Task Check: nerves before an enemy AFV (ASL-3.7.f to ASL-3.7.i)."""

from hexfront.games.aslsk.harm.results import helper
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import inexperienced, leadership, morale
from hexfront.hexes import HexId
from hexfront.play import Line, Tally
from hexfront.play.teams import FOE


def faces_afv(state: AslskState, u: int, to: HexId) -> bool:
    """Whether a unit must check before it enters a hex: an MMC, and an enemy AFV is there."""
    if not state.vehicles or not state.mmc >> u & 1:
        return False  # ASL-3.7.i
    enemies = state.units_at(to, FOE[state.side_of(u)]) & ~state.hidden
    return bool(enemies & state.vehicles)


def paatc_drm(state: AslskState, u: int) -> Tally:
    """The DRM of the check: inexperience, and a leader in the hex though he does not go along."""
    lines = []
    if inexperienced(state, u):
        figure = state.setting.charts.vehicle_combat.paatc_inexperienced
        lines.append(Line("tally-inexperienced", figure.value, figure.rule))
    leader = helper(state, u) if state.is_on_map(u) else NOBODY
    if leader != NOBODY:
        lines.append(Line("tally-leadership", leadership(state, leader), "ASL-3.7.i"))
    return Tally.of(lines)


def brave(state: AslskState, u: int, original: int) -> bool:
    """Whether a DR passes the check (ASL-3.7.f)."""
    return original + paatc_drm(state, u).total <= morale(state, u)
