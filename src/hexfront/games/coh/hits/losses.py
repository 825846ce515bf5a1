"""Destroyed units and what they cost (COH-7.11 to COH-7.13)."""

from hexfront.games.coh.command.points import cap_base
from hexfront.games.coh.definitions.counters import Marker
from hexfront.games.coh.hits.markers import return_marker, reveal_marker
from hexfront.games.coh.scenarios.victory import gain_vp
from hexfront.games.coh.state import CohState
from hexfront.play.masks import each


def destroy(state: CohState, u: int, rule: str) -> None:
    """Remove a unit: marker, CAP track and VP (COH-7.11, COH-7.12)."""
    side = state.side(u)
    reveal_marker(state, u, "COH-7.11.b")
    return_marker(state, u)
    bit = 1 << u
    state.board &= ~bit
    state.hidden &= ~bit
    state.dead |= bit
    state.hasty &= ~bit
    state.inside &= ~bit
    state.spent &= ~bit
    state.stressed &= ~bit
    state.acted &= ~bit
    state.bogged &= ~bit
    if state.aboard & bit:
        state.unhitch(u)
    state.note("log-destroyed", rule, unit=u, hex=state.hex[u])
    state.hex[u] = -1
    if state.setting.rules.covers_track(state.kind(u)):  # COH-7.12.e, COH-16.1.c
        lose_cap(state, side)
    gain_vp(state, state.enemies(side)[0], state.setting.terms[side].destroyed_vp, "COH-7.11.c")
    state.setting.rules.destroyed(state, u)


def lose_cap(state: CohState, side: int) -> None:
    """The unit covers the next space of the track, down to three (COH-7.12, COH-7.13)."""
    if cap_base(state, side) <= state.setting.rules.least_cap:
        return
    state.losses[side] += 1
    state.cap[side] = min(state.cap[side], cap_base(state, side))
    state.note("log-cap-lost", "COH-7.12.b", side=side, cap=cap_base(state, side))


def doomed(state: CohState) -> list[int]:
    """Units with a Killed or Destroyed marker beside an enemy (table T6, COH-15.13.d)."""
    return [u for u in each(state.board)
            if state.hit[u] and state.marker(u).final and beside_enemy(state, u)
            and not state.setting.rules.lies_unread(state, u)]  # fmt: skip


def final_rule(marker: Marker) -> str:
    """The rule that removes a unit with a Killed or Destroyed marker."""
    return "COH-15.13.d" if marker.armored else "COH-7.3.b"


def beside_enemy(state: CohState, u: int) -> bool:
    """Is a visible enemy in the unit's hex or in an adjacent one?"""
    here = state.hex[u]
    near = state.field.near[here] | 1 << here
    return bool(near & state.enemy_spots(state.side(u)))
