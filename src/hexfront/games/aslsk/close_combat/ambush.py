"""Ambush: Infantry advances into CC under cover (ASL-3.8.s to ASL-3.8.v)."""

from hexfront.games.aslsk.close_combat.bands import Pairs
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import inexperienced, leadership, leads
from hexfront.hexes import HexId
from hexfront.play.masks import members
from hexfront.play.tally import Line, Tally


def ambush_possible(state: AslskState, h: HexId) -> bool:
    """Whether Infantry has advanced into CC in woods or a building, not into a Melee (3.8.s)."""
    if state.melee >> h & 1 or not state.setting.ground.cover >> h & 1:
        return False
    return bool(state.at.get(h, 0) & state.advanced)


def ambush_drm(state: AslskState, h: HexId, side: int, pairs: Pairs) -> Tally:
    """The drm of a side's Ambush dr; part of its force is enough for each (ASL-3.8.t)."""
    chart = state.setting.charts.close_combat.ambush
    units = members(state.units_at(h, side) & ~state.vehicles)
    lines: list[Line] = []
    if any(state.cx >> u & 1 for u in units):
        lines.append(Line("tally-cx", chart.cx.value, chart.cx.rule))
    if any(state.pinned >> u & 1 for u in units):
        lines.append(Line("tally-pinned", chart.pinned.value, chart.pinned.rule))
    if any(state.mmc >> u & 1 and inexperienced(state, u) for u in units):
        rule = chart.inexperienced
        lines.append(Line("tally-inexperienced", rule.value, rule.rule))
    led = [
        leadership(state, leader)
        for leader, unit in pairs
        if leader in units and leads(state, leader) and state.mmc >> unit & 1
    ]
    if led:
        lines.append(Line("tally-leadership", min(led), "ASL-3.8.t"))
    return Tally.of(lines)


def ambushes(state: AslskState, mine: int, theirs: int) -> bool:
    """Whether a Final dr is low enough against the other side's."""
    return theirs - mine >= state.setting.charts.close_combat.ambush.win_by.value
