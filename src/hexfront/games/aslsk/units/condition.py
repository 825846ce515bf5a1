"""What a unit is at this moment: its Morale Level, leadership, order and experience."""

from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import dazed
from hexfront.hexes import HexId, few
from hexfront.play.masks import each


def in_melee(state: AslskState, u: int) -> bool:
    """Whether a unit is held in Melee; a vehicle never is (ASL-3.8.aw)."""
    place = state.place[u]
    return place >= 0 and state.melee >> place & 1 == 1 and not state.vehicles >> u & 1


def out_of_melee(state: AslskState) -> int:
    """The units on the map that are not in Melee, as a mask."""
    found = state.on_map
    for h in few(state.melee):
        found &= ~state.at.get(h, 0) | state.vehicles
    return found


def good_order(state: AslskState, u: int) -> bool:
    """Neither broken nor in Melee; a pinned unit is in Good Order (ASL-2.0.s).

    A vehicle is neither Shocked nor Stunned.
    """
    if state.vehicles >> u & 1:
        return state.is_on_map(u) and not dazed(state) >> u & 1
    return not state.broken >> u & 1 and state.is_on_map(u) and not in_melee(state, u)


def good_order_at(state: AslskState, h: HexId, side: int) -> int:
    """The Good Order units of a side in a hex, as a mask."""
    here = state.units_at(h, side)
    if state.melee >> h & 1:
        here &= state.vehicles
    if here & state.vehicles:
        here &= ~dazed(state)
    return here & ~state.broken


def morale(state: AslskState, u: int) -> int:
    """The Morale Level of the side of the counter that is up (ASL-3.2.3.p, ASL-3.2.3.i)."""
    kinds, kind = state.kinds, state.kind[u]
    level = kinds.broken[kind] if state.broken >> u & 1 else kinds.morale[kind]
    if state.wounded >> u & 1:
        level += state.setting.charts.morale.wound.morale.value
    return level


def leadership(state: AslskState, u: int) -> int:
    """The leadership DRM of a leader, one worse if he is wounded (ASL-3.2.3.i)."""
    drm = state.kinds.leadership[state.kind[u]]
    if state.wounded >> u & 1:
        drm += state.setting.charts.morale.wound.leadership.value
    return drm


def leads(state: AslskState, u: int) -> bool:
    """Whether a leader can apply his leadership DRM (ASL-1.2.1.c)."""
    bit = 1 << u
    return bool(state.leaders & bit & ~state.broken & ~state.pinned)


def inexperienced(state: AslskState, u: int) -> bool:
    """A Conscript MMC, or a Green one without a Good Order leader in its hex (ASL-5.4.a)."""
    kind = state.kind[u]
    if state.kinds.conscript[kind]:
        return True
    if not state.kinds.green[kind]:
        return False
    h = HexId(state.place[u])
    return h < 0 or not good_order_at(state, h, state.side_of(u)) & state.leaders


def squad_equivalents(state: AslskState, units: int) -> int:
    """The MMC of a mask in half squads: a squad counts 2, a half-squad or crew 1 (ASL-1.2.2.c).

    One that mans a Gun counts as a squad (ASL-2.0.as).
    """
    squad, kind, guns = state.kinds.squad, state.kind, state.setting.guns
    mmc = units & state.mmc
    full = (squad[kind[u]] or bool(guns and state.armed(u) & guns) for u in each(mmc))
    return mmc.bit_count() + sum(full)


def fits(state: AslskState, h: HexId, side: int, more: int) -> bool:
    """Whether units of a side, as a mask, may join those in a hex (ASL-3.3.1.g)."""
    limits = state.setting.charts.movement.stacking
    together = state.at.get(h, 0) & state.own[side] | more
    if (together & state.leaders).bit_count() > limits.smc.value:
        return False
    if more & state.vehicles and (together & state.vehicles).bit_count() > limits.vehicles.value:
        return False  # ASL-2.0.as
    if (together & state.mmc).bit_count() <= limits.squads.value:
        return True  # whatever sort of MMC they are
    return squad_equivalents(state, together) <= 2 * limits.squads.value


def prep_fired(state: AslskState) -> int:
    """The units that fired anything in the PFPh, as a mask (ASL-3.3.a)."""
    found = state.prep
    for w in each(state.prep_weapons):
        if state.holder[w] >= 0:
            found |= 1 << state.holder[w]
    for u in state.used:
        found |= 1 << u
    return found
