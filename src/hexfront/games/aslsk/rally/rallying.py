"""Who arrives, who can rally, with what chance, and who keeps his DM (ASL-3.1.c, h to r)."""

from hexfront.games.aslsk.places import OFF_BOARD, PENDING
from hexfront.games.aslsk.rally.weapons import _free, able
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import in_melee, leadership, leads, morale
from hexfront.games.aslsk.units.watching import beside_known_enemy
from hexfront.games.aslsk.vehicles.arrival import arrive
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import each
from hexfront.play.tally import Line, Tally


def muster(state: AslskState) -> list[int]:
    """Put the units that enter in this Player Turn beside the board (ASL-3.1.c)."""
    setting, groups = state.setting, state.setting.file.groups
    arriving = [
        u
        for u in each(state.own[state.attacker])
        if state.place[u] == PENDING and groups[setting.units[u].group].turn == state.turn
    ]
    for u in arriving:
        state.put(u, OFF_BOARD)
        if state.vehicles >> u & 1:
            arrive(state, u)
    return arriving


def cannot_try(state: AslskState, u: int) -> Refusal | None:
    """Why a unit may not try to rally at all."""
    if not state.is_on_map(u):
        return Refusal("ASL-3.1.j", "no-not-on-board", {"unit": u})
    if not state.broken >> u & 1:
        return Refusal("ASL-3.1.j", "no-not-broken", {"unit": u})
    if in_melee(state, u):
        return Refusal("ASL-3.8.as", "no-rally-in-melee", {"unit": u})
    if state.done >> u & 1:
        return Refusal("ASL-3.1.n", "no-tried-already", {"unit": u})
    return None


def boxed(state: AslskState, u: int) -> bool:
    """Whether the broken Morale Level is boxed (ASL-1.2.3.b)."""
    return state.kinds.boxed[state.kind[u]]


def cannot_self_rally(state: AslskState, u: int, *, extra: bool) -> Refusal | None:
    """Why a unit may not try to rally by itself (ASL-3.1.h).

    `extra`: the ATTACKER can still try it with an MMC without boxed morale.
    """
    if refusal := cannot_try(state, u):
        return refusal
    if boxed(state, u):
        return None
    if state.side_of(u) != state.attacker:
        return Refusal("ASL-3.1.h", "no-self-rally-defender", {"unit": u})
    return None if extra else Refusal("ASL-3.1.h", "no-self-rally-again", {"unit": u})


def self_rallies(state: AslskState, side: int, *, extra: bool) -> list[int]:
    """The units of a side that can try to rally by themselves."""
    waiting = state.broken & state.own[side] & ~state.done
    return [u for u in each(waiting) if cannot_self_rally(state, u, extra=extra) is None]


def cannot_rally(state: AslskState, u: int, leader: int) -> Refusal | None:
    """Why a leader may not try to rally a unit (ASL-3.1.j)."""
    if refusal := cannot_try(state, u):
        return refusal
    if not state.leaders >> leader & 1:
        return Refusal("ASL-3.1.j", "no-not-a-leader", {"unit": leader})
    if refusal := able(state, leader):
        return refusal  # ASL-3.1.l too: a leader who is still broken
    if not leads(state, leader):
        return Refusal("ASL-1.2.1.c", "no-leader-pinned", {"leader": leader})
    if state.place[leader] != state.place[u]:
        return Refusal("ASL-3.1.j", "no-leader-elsewhere", {"leader": leader, "unit": u})
    if state.side_of(leader) != state.side_of(u):
        return Refusal("ASL-3.1.j", "no-enemy", {"unit": leader})
    return None


def rallies(state: AslskState, side: int) -> list[tuple[int, int]]:
    """The attempts that the leaders of a side can make: unit and leader."""
    leaders = _free(state, side) & state.leaders
    if not leaders:
        return []
    return [
        (u, leader)
        for u in each(state.broken & state.own[side] & ~state.done)
        if state.is_on_map(u)
        for leader in each(state.at[HexId(state.place[u])] & leaders)
        if cannot_rally(state, u, leader) is None
    ]


def rally_drm(state: AslskState, u: int, leader: int) -> Tally:
    """The DRM of an attempt to rally, by a leader or by itself (ASL-3.1.k).

    `leader` is a unit, or NOBODY for self-rally, in which a leader's own leadership does not
    count (ASL-3.1.i).
    """
    figures = state.setting.charts.morale.rally
    lines = []
    if state.dm >> u & 1:
        lines.append(Line("tally-dm", figures.dm.value, figures.dm.rule))
    if in_cover(state, u):
        lines.append(Line("tally-cover", figures.cover.value, figures.cover.rule))
    if leader < 0:
        lines.append(Line("tally-self-rally", figures.self_rally.value, figures.self_rally.rule))
    else:
        lines.append(Line("tally-leadership", leadership(state, leader), "ASL-3.1.k"))
    return Tally.of(lines)


def rallies_on(state: AslskState, u: int, leader: int) -> int:
    """The highest Original DR with which an attempt succeeds (ASL-3.1.j)."""
    return morale(state, u) - rally_drm(state, u, leader).total


def in_cover(state: AslskState, u: int) -> bool:
    """Whether a unit is in a woods or building hex."""
    return state.setting.ground.cover >> state.place[u] & 1 == 1


def keeps_dm(state: AslskState, u: int) -> bool:
    """Whether a unit's DM stays on for the enemy's nearness (ASL-3.1.q)."""
    return beside_known_enemy(state, HexId(state.place[u]), state.side_of(u))


def cannot_keep_dm(state: AslskState, u: int) -> Refusal | None:
    """Why a unit has no choice to keep its DM (ASL-3.1.r)."""
    if not state.is_on_map(u) or not state.dm >> u & 1:
        return Refusal("ASL-3.1.r", "no-not-dm", {"unit": u})
    if in_cover(state, u):
        return Refusal("ASL-3.1.r", "no-dm-in-cover", {"unit": u})
    if keeps_dm(state, u):
        return Refusal("ASL-3.1.q", "no-dm-stays-anyway", {"unit": u})
    return None


def may_keep_dm(state: AslskState, side: int) -> list[int]:
    """The units of a side whose DM is the owner's choice."""
    waiting = state.dm & state.broken & state.own[side]
    return [u for u in each(waiting) if cannot_keep_dm(state, u) is None]
