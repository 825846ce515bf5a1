"""Chapter 26: Planned Offensive markers on HQs, which give the attacker further dice."""

from collections import Counter
from collections.abc import Sequence

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.means.resources import NO_POINTS
from hexfront.games.s42.means.support import within_range
from hexfront.games.s42.places import AREA
from hexfront.games.s42.setting import SIDES
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.check import has_supply
from hexfront.play import Refusal
from hexfront.play.masks import members

FARTHEST = 2
"""Hexes that an HQ may move without losing its marker (S42-26.2.b)."""
NO_OFFENSIVES = Refusal("S42-25.ADV.a", "no-offensives")


# Placing.


def markers_left(state: S42State, side: int) -> int:
    """Markers that a side can still place (S42-26.2.g)."""
    limit = state.setting.definitions.limits.planned_offensives.of(SIDES[side])
    return limit - sum(state.side_of(hq) == side for hq, _, _ in state.offensives)


def cannot_carry(state: S42State, side: int, u: int) -> Refusal | None:
    """Why a marker cannot lie on a unit, wherever it comes from (S42-26.2.a, S42-33.2.1.b)."""
    place = state.place[u]
    if not state.setting.support_hq >> u & 1:
        return Refusal("S42-26.2.a", "no-offensive-hq", {"unit": u})
    if place < 0 and place > AREA:
        return Refusal("S42-26.2.a", "no-not-on-map", {"unit": u})
    if not has_supply(state, u):
        return Refusal("S42-26.2.a", "no-offensive-supply", {"unit": u})
    if markers_left(state, side) <= 0:
        return Refusal("S42-26.2.g", "no-offensive-left", {"unit": u})
    return None


def cannot_plan(state: S42State, side: int, u: int) -> Refusal | None:
    """Why a Resource Point cannot buy a marker for a unit (S42-26.1.a)."""
    if not state.setting.rules.planned_offensives:
        return NO_OFFENSIVES
    if not state.rp:
        return NO_POINTS
    if (state.setting.support_hq & state.disordered) >> u & 1:
        return Refusal("S42-26.2.a", "no-offensive-order", {"unit": u})
    return cannot_carry(state, side, u)


def plannable(state: S42State, side: int) -> list[int]:
    """The HQs for which a Resource Point can buy a marker."""
    if not state.rp:
        return []
    return [u for u in carriers(state, side) if not state.disordered >> u & 1]


def carriers(state: S42State, side: int) -> list[int]:
    """The HQs on which a marker can be placed; one that is granted asks for supply alone."""
    if not state.setting.rules.planned_offensives or markers_left(state, side) <= 0:
        return []
    hqs = state.setting.support_hq & state.setting.own[side]
    return [u for u in members(hqs) if cannot_carry(state, side, u) is None]


def plan_offensive(state: S42State, u: int, *, ready: bool = False) -> None:
    """Place a marker, with its Ready side down unless a rule says otherwise (S42-26.2.a)."""
    state.offensives = tuple(sorted((*state.offensives, (u, int(ready), 0))))
    state.note("log-offensive-planned", "S42-26.2.a", unit=u, hex=state.place[u])


def make_ready(state: S42State, side: int) -> None:
    """Markers of earlier turns become Ready in the owner's Initial Phase (S42-26.2.c)."""
    for hq, ready, _ in state.offensives:
        if state.side_of(hq) == side and not ready:
            state.note("log-offensive-ready", "S42-26.2.c", unit=hq)
    state.offensives = tuple(
        (hq, 1 if state.side_of(hq) == side else ready, gone)
        for hq, ready, gone in state.offensives
    )


# Losing.


def new_phase(state: S42State) -> None:
    """The hexes that an HQ goes are counted by phase (S42-26.2.k)."""
    state.offensives = tuple((hq, ready, 0) for hq, ready, _ in state.offensives)


def hq_gone(state: S42State, u: int, hexes: int) -> None:
    """An HQ has gone some hexes farther; too far, and its markers are removed (S42-26.2.b)."""
    kept = tuple(
        (hq, ready, gone + hexes if hq == u else gone) for hq, ready, gone in state.offensives
    )
    if any(hq == u and gone > FARTHEST for hq, _, gone in kept):
        drop_offensives(state, u)
    else:
        state.offensives = kept


def drop_offensives(state: S42State, u: int) -> None:
    """The markers of an HQ that moved too far, retreated or is lost are removed."""
    kept = tuple(marker for marker in state.offensives if marker[0] != u)
    if len(kept) < len(state.offensives):
        state.offensives = kept
        state.note("log-offensive-lost", "S42-26.2.b", unit=u)


# Use.


def ready_hqs(state: S42State, side: int) -> Counter[int]:
    """HQs with the number of Ready markers on them."""
    return Counter(hq for hq, ready, _ in state.offensives if ready and state.side_of(hq) == side)


def cannot_use(state: S42State, battle: Battle, u: int) -> Refusal | None:
    """Why a marker cannot be used in an attack."""
    if not state.setting.rules.planned_offensives:
        return NO_OFFENSIVES
    if battle.breakthrough or battle.automatic:
        return Refusal("S42-26.2.e", "no-offensive-breakthrough")
    if ready_hqs(state, battle.side)[u] <= battle.offensives.count(u):
        return Refusal("S42-26.2.d", "no-offensive-ready", {"unit": u})
    if not within_range(state, u, battle.attackers):
        return Refusal("S42-26.2.d", "no-support-range", {"unit": u})
    return None


def usable(state: S42State, battle: Battle) -> list[int]:
    """The HQs whose markers can still be used in an attack."""
    if not state.offensives:
        return []
    hqs = sorted(ready_hqs(state, battle.side))
    return [u for u in hqs if cannot_use(state, battle, u) is None]


def spend(state: S42State, used: Sequence[int]) -> None:
    """Used markers are removed and may be bought again (S42-26.2.f)."""
    left = list(state.offensives)
    for u in used:
        left.remove(next(marker for marker in left if marker[0] == u and marker[1]))
        state.note("log-offensive-used", "S42-26.2.f", unit=u)
    state.offensives = tuple(left)
