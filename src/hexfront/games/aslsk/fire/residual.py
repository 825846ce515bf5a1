"""Residual FP (ASL-3.3.5): what Defensive First Fire leaves in a Location, and whom it attacks."""

from hexfront.games.aslsk.definitions.tables import FP_COLUMNS
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.modifiers import modifiers
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play.teams import FOE


def left_by(state: AslskState, column: int | None, *, outside: int, air_burst: bool = False) -> int:
    """The Residual FP of an attack on a column; 0 if it leaves none (ASL-3.3.5.a).

    `outside`: the +1 DRM that arise outside the target hex, of the IFT or the TH DR. The limit
    of 12 comes first, and holds for an Air Burst too (ASL-3.3.5.d, ASL-3.3.5.f, ASL-3.3.5.q).
    """
    charts = state.setting.charts
    half = charts.fire.residual[FP_COLUMNS.index(column)] if column else 0
    if not half:
        return 0
    changed = charts.ift.shifted(half, outside - air_burst) or 0
    return min(changed, max(charts.fire.residual))


def place(state: AslskState, h: HexId, fp: int) -> None:
    """Mark a Location; the larger marker stays (ASL-3.3.5.l)."""
    if fp <= state.residual.get(h, 0):
        return
    state.residual[h] = fp
    state.note("log-residual", "ASL-3.3.5.a", hex=h, fp=fp)


def victims(state: AslskState) -> dict[int, int]:
    """The movers whom Residual FP attacks where they have just spent MF, with their DRM.

    Once in a Location, or again with a lower total of DRM (ASL-3.3.5.m, ASL-3.3.5.n).
    """
    where = next((h for u in state.movers if (h := state.place[u]) >= 0), NOBODY)
    if where not in state.residual:
        return {}
    attack = Attack(FireKind.RESIDUAL, FOE[state.attacker], where)
    drm = modifiers(state, attack)
    totals = {u: drm.total(u) for u in attack.targets(state)}
    return {
        u: total for u, total in totals.items() if u not in state.raked or total < state.raked[u]
    }


def clear(state: AslskState) -> None:
    """All Residual FP goes at the end of the MPh (ASL-3.3.5.o)."""
    state.residual = {}
    state.raked = {}
