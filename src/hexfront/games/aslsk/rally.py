"""Chapter 3.1: what units can do in the Rally Phase, and with what chance.

A unit acts once in the phase: `state.done` holds those that have. Hidden units do nothing in it,
so that nothing can be learnt from who is asked (designed for Hexfront).
"""

from hexfront.games.aslsk.condition import good_order, in_melee, leadership, leads, morale
from hexfront.games.aslsk.places import OFF_BOARD, PENDING
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.watching import beside_known_enemy
from hexfront.games.aslsk.weapons.weaponry import captured
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import members
from hexfront.play.tally import Line, Tally


def muster(state: AslskState) -> list[int]:
    """Put the units that enter in this Player Turn beside the board (ASL-3.1.c)."""
    setting, groups = state.setting, state.setting.file.groups
    arriving = [
        u
        for u in members(state.own[state.attacker])
        if state.place[u] == PENDING and groups[setting.units[u].group].turn == state.turn
    ]
    for u in arriving:
        state.put(u, OFF_BOARD)
    return arriving


def able(state: AslskState, u: int) -> Refusal | None:
    """Whether a Good Order unit still has its action of the phase (ASL-3.1.a)."""
    if state.place[u] < 0:
        return Refusal("ASL-3.1.a", "no-not-on-board", {"unit": u})
    if not good_order(state, u):
        return Refusal("ASL-2.0.s", "no-not-good-order", {"unit": u})
    if state.hidden >> u & 1:
        return Refusal("ASL-3.1.a", "no-hidden", {"unit": u})
    if state.done >> u & 1:
        return Refusal("ASL-3.1.a", "no-acted", {"unit": u})
    return None


def _free(state: AslskState, side: int) -> int:
    """The units that can pass `able`, Melee and places aside."""
    return state.own[side] & ~(state.broken | state.hidden | state.done)


# Step 2: recovery.


def cannot_recover(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why a unit may not try to pick up a weapon (ASL-3.1.d)."""
    if refusal := able(state, u):
        return refusal
    if state.holder[w] >= 0:
        return Refusal("ASL-3.1.d", "no-possessed", {"weapon": w})
    if state.lies[w] != state.place[u]:
        return Refusal("ASL-3.1.d", "no-weapon-elsewhere", {"weapon": w, "unit": u})
    return None


def recoveries(state: AslskState, side: int) -> list[tuple[int, int]]:
    """The attempts open to a side: unit and weapon."""
    free = _free(state, side)
    return [
        (u, w)
        for w, h in enumerate(state.lies)
        if h >= 0
        for u in members(state.at.get(HexId(h), 0) & free)
        if cannot_recover(state, u, w) is None
    ]


def recovery_drm(state: AslskState, u: int) -> Tally:
    """The drm of a unit that picks something up (ASL-4.0.i)."""
    figures = state.setting.charts.morale.recovery
    lines = []
    if state.cx >> u & 1:
        lines.append(Line("tally-cx", figures.cx.value, figures.cx.rule))
    return Tally.of(lines)


def picks_up(state: AslskState, u: int, die: int) -> bool:
    """Whether a recovery dr succeeds: the Final dr counts (ASL-3.1.d)."""
    below = state.setting.charts.morale.recovery.below.value
    return die + recovery_drm(state, u).total < below


# Step 3: repair.


def cannot_repair(state: AslskState, w: int) -> Refusal | None:
    """Why nobody may try to repair a weapon now (ASL-3.1.e)."""
    if not state.malfunctioned >> w & 1:
        return Refusal("ASL-3.1.e", "no-not-malfunctioned", {"weapon": w})
    u = state.holder[w]
    if u < 0:
        return Refusal("ASL-3.1.e", "no-unpossessed", {"weapon": w})
    if refusal := able(state, u):
        return refusal
    if captured(state, w):
        return Refusal("ASL-3.1.e", "no-captured", {"weapon": w})
    if not state.setting.weapons[w].repair:
        return Refusal("ASL-2.0.bb", "no-repair-number", {"weapon": w})
    return None


def repairs(state: AslskState, side: int) -> list[int]:
    """The weapons that a side can try to repair."""
    own = state.own[side]
    return [
        w
        for w in members(state.malfunctioned)
        if state.holder[w] >= 0 and own >> state.holder[w] & 1 and cannot_repair(state, w) is None
    ]


# Step 4: transfer.


def cannot_transfer(state: AslskState, w: int, u: int) -> Refusal | None:
    """Why a weapon may not be handed over to a unit (ASL-3.1.g)."""
    giver = state.holder[w]
    if giver < 0:
        return Refusal("ASL-3.1.g", "no-unpossessed", {"weapon": w})
    if giver == u:
        return Refusal("ASL-3.1.g", "no-same-unit", {"weapon": w, "unit": u})
    for unit in (giver, u):
        if refusal := able(state, unit):
            return refusal
    if state.place[giver] != state.place[u]:
        return Refusal("ASL-3.1.g", "no-weapon-elsewhere", {"weapon": w, "unit": u})
    if state.side_of(giver) != state.side_of(u):
        return Refusal("ASL-3.1.g", "no-enemy", {"unit": u})
    if state.recovered >> w & 1:
        return Refusal("ASL-4.0.k", "no-just-recovered", {"weapon": w})
    return None


def transfers(state: AslskState, side: int) -> list[tuple[int, int]]:
    """What a side can hand over: weapon and unit that gets it."""
    free = _free(state, side)
    found = []
    for w, giver in enumerate(state.holder):
        if giver < 0 or not free >> giver & 1 or state.place[giver] < 0:
            continue
        others = state.at[HexId(state.place[giver])] & free & ~(1 << giver)
        if others:
            found += [(w, u) for u in members(others) if cannot_transfer(state, w, u) is None]
    return found


# Steps 5 and 6: rally.


def cannot_try(state: AslskState, u: int) -> Refusal | None:
    """Why a unit may not try to rally at all."""
    if state.place[u] < 0:
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
    return [u for u in members(waiting) if cannot_self_rally(state, u, extra=extra) is None]


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
        for u in members(state.broken & state.own[side] & ~state.done)
        if state.place[u] >= 0
        for leader in members(state.at[HexId(state.place[u])] & leaders)
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


# Step 8: DM.


def keeps_dm(state: AslskState, u: int) -> bool:
    """Whether a unit's DM stays on for the enemy's nearness (ASL-3.1.q)."""
    return beside_known_enemy(state, HexId(state.place[u]), state.side_of(u))


def cannot_keep_dm(state: AslskState, u: int) -> Refusal | None:
    """Why a unit has no choice to keep its DM (ASL-3.1.r)."""
    if state.place[u] < 0 or not state.dm >> u & 1:
        return Refusal("ASL-3.1.r", "no-not-dm", {"unit": u})
    if in_cover(state, u):
        return Refusal("ASL-3.1.r", "no-dm-in-cover", {"unit": u})
    if keeps_dm(state, u):
        return Refusal("ASL-3.1.q", "no-dm-stays-anyway", {"unit": u})
    return None


def may_keep_dm(state: AslskState, side: int) -> list[int]:
    """The units of a side whose DM is the owner's choice."""
    waiting = state.dm & state.broken & state.own[side]
    return [u for u in members(waiting) if cannot_keep_dm(state, u) is None]
