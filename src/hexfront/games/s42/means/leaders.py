"""Chapter 28: Chuikov and Manstein, who may have a die rolled again once a turn."""

from collections.abc import Iterable

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.losses import attackers_left
from hexfront.games.s42.means.support import within_range
from hexfront.games.s42.places import AREA
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.hexes import NOWHERE
from hexfront.play.masks import members


def ready_leader(state: S42State, side: int, units: Iterable[int]) -> int:
    """A Ready leader with one of these units in his range, or NOWHERE (S42-28.1.2.a)."""
    if not state.setting.rules.leaders:
        return NOWHERE
    for u in members(state.setting.leaders & state.setting.own[side] & ~state.used):
        here = state.place[u] >= 0 or state.place[u] <= AREA
        if here and within_range(state, u, units):
            return u
    return NOWHERE


def over_combat(state: S42State, battle: Battle) -> int:
    """The leader who may have a CRT roll made again: Manstein, for either side (28.1.4.b).

    His range is measured to his own side's units in the combat (S42-28.1.2.b).
    """
    own = attackers_left(state, battle)
    if battle.side != AXIS:
        own = members(state.combat_at(battle.hex, battle.defender))
    return ready_leader(state, AXIS, own)


def over_defense(state: S42State, battle: Battle, lead: int) -> int:
    """The leader who may have the roll of a Determined Defense made again (28.1.3, 28.1.4)."""
    return ready_leader(state, battle.defender, (lead,))


def over_disengagement(state: S42State, side: int, units: Iterable[int]) -> int:
    """Manstein may have it for Axis units (S42-28.1.4.b)."""
    return ready_leader(state, AXIS, units) if side == AXIS else NOWHERE


def use_leader(state: S42State, u: int) -> None:
    """He is Used until the owner's next Initial Phase (S42-28.1.1.d)."""
    state.used |= 1 << u
    state.note("log-rolled-again", "S42-28.1.1.b", unit=u)
