"""Weapons in the Rally Phase: recovery, repair and transfer (ASL-3.1.d to ASL-3.1.g)."""

from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order
from hexfront.games.aslsk.weapons.weaponry import captured, vehicular
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import each
from hexfront.play.tally import Line, Tally


def able(state: AslskState, u: int) -> Refusal | None:
    """Whether a Good Order unit still has its action of the phase (ASL-3.1.a)."""
    if not state.is_on_map(u):
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


def cannot_recover(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why a unit may not try to pick up a weapon (ASL-3.1.d)."""
    if state.vehicles >> u & 1:
        return Refusal("ASL-3.1.d", "no-handing-in-vehicles", {"weapon": w, "unit": u})
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
        for u in each(state.at.get(HexId(h), 0) & free)
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


def _cannot_repair_armament(state: AslskState, u: int, w: int) -> Refusal | None:
    """Why a vehicle may not repair one of its weapons (ASL-3.1.f, ASL-7.2.k, ASL-7.8.v)."""
    if state.shocked >> u & 1:
        return Refusal("ASL-7.2.k", "no-repair-by-helpless-crew", {"unit": u, "weapon": w})
    anti_air = state.setting.weapons[w].kind is WeaponKind.AA_MG
    if anti_air and not state.exposed >> u & 1:
        return Refusal("ASL-7.8.v", "no-aamg-buttoned-up", {"weapon": w})
    return None


def cannot_repair(state: AslskState, w: int) -> Refusal | None:
    """Why nobody may try to repair a weapon now (ASL-3.1.e)."""
    if not state.malfunctioned >> w & 1:
        return Refusal("ASL-3.1.e", "no-not-malfunctioned", {"weapon": w})
    u = state.holder[w]
    if u < 0:
        return Refusal("ASL-3.1.e", "no-unpossessed", {"weapon": w})
    if state.vehicles >> u & 1 and (refusal := _cannot_repair_armament(state, u, w)):
        return refusal
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
        for w in each(state.malfunctioned)
        if state.holder[w] >= 0 and own >> state.holder[w] & 1 and cannot_repair(state, w) is None
    ]


def cannot_transfer(state: AslskState, w: int, u: int) -> Refusal | None:
    """Why a weapon may not be handed over to a unit (ASL-3.1.g)."""
    giver = state.holder[w]
    if giver < 0:
        return Refusal("ASL-3.1.g", "no-unpossessed", {"weapon": w})
    if giver == u:
        return Refusal("ASL-3.1.g", "no-same-unit", {"weapon": w, "unit": u})
    if vehicular(state, w, u):
        return Refusal("ASL-3.1.g", "no-handing-in-vehicles", {"weapon": w, "unit": u})
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
        if giver < 0 or not free >> giver & 1 or not state.is_on_map(giver):
            continue
        others = state.at[HexId(state.place[giver])] & free & ~(1 << giver)
        if others:
            found += [(w, u) for u in each(others) if cannot_transfer(state, w, u) is None]
    return found
