"""Chapter 15: the Breakthrough Group, what it can do and what that costs."""

from msgspec import Struct
from msgspec.structs import replace

from hexfront.games.s42.advance.advancing import (
    candidates,
    cannot_step,
    combat_allowance,
    crosses_river,
    exits,
    hexes_left,
    meets_enemy,
    neighbours,
    slowed,
    too_many,
)
from hexfront.games.s42.combat.attack import unfit_place
from hexfront.games.s42.combat.battle import NONE, Battle
from hexfront.games.s42.combat.odds import group_odds
from hexfront.games.s42.country.passage import may_cross
from hexfront.games.s42.maskirovka.armies import held_hexes
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.hexes import NOWHERE, Bitboard, HexId
from hexfront.play import Refusal
from hexfront.play.teams import FOE

LEAST_ADVANCE = 2
"""Hexes of advance without which there is no Breakthrough Combat (S42-15.1.a)."""
GOES_ON = 3
"""The Adv of a Breakthrough Combat from which the group goes on (S42-15.2.7.a)."""


class Group(Struct, frozen=True, kw_only=True):
    """The Breakthrough Group of a combat on its way."""

    units: tuple[int, ...]
    at: int
    """Its hex, or the Entry Area out of which it attacked."""
    used: int = 0
    """Hexes of its allowance that are spent."""
    entered: bool = False
    """It has entered the hex that the defenders of the first combat left (S42-15.2.3.c)."""
    moved: bool = False
    pinned: bool = False
    """It entered an EZOC: it stops or fights (S42-15.2.6.a)."""
    ended: bool = False
    """Nothing is left but to enter the hex that its last combat emptied (S42-15.2.7.a)."""
    free: int = NONE
    """The hex that a Breakthrough Combat has just emptied; entering it costs nothing."""
    air: int = NONE
    """The air unit that goes with it (S42-9.3.7.b)."""
    dropped: tuple[tuple[int, int], ...] = ()
    """Units left on the way, each with the hexes it has spent (S42-15.2.10.a)."""


def no_breakthrough(state: S42State, battle: Battle) -> Refusal | None:
    """Why a combat gives no right to Breakthrough Combat."""
    if battle.delay:
        return Refusal("S42-11.6.1.c", "no-breakthrough-delay")
    if battle.limited:
        return Refusal("S42-14.2.3.a", "no-breakthrough-limited")
    if combat_allowance(state, battle).total < LEAST_ADVANCE:
        return Refusal("S42-15.1.a", "no-breakthrough-advance")
    return None


def fit_for_group(state: S42State, battle: Battle, u: int) -> bool:
    """May a unit be in the group? Those that attacked may, and HQs that stand with them."""
    return u in battle.attackers or bool(state.setting.army_hq >> u & 1)


def group_of(state: S42State, battle: Battle, place: int) -> tuple[int, ...]:
    """The units of a place that may be the group together; nobody if none of them attacked."""
    units = tuple(
        u for u in candidates(state, battle)
        if state.place[u] == place and fit_for_group(state, battle, u)
    )  # fmt: skip
    return units if any(u in battle.attackers for u in units) else ()


def recruits(state: S42State, battle: Battle, taken: tuple[int, ...]) -> tuple[int, ...]:
    """Units that can move into the vacated hex to form the group there (S42-15.2.3.a)."""
    return tuple(
        u for u in candidates(state, battle)
        if u not in taken
        and fit_for_group(state, battle, u)
        and (
            state.place[u] == battle.hex
            or cannot_step(state, battle, (u,), state.place[u], battle.hex, first=True) is None
        )
        and too_many(state, battle.side, battle.hex, (*taken, u)) is None
    )  # fmt: skip


def left_for(state: S42State, battle: Battle, group: Group, u: int, *, entering: bool) -> int:
    """Hexes that a unit of the group has left; a group that declines the vacated hex has one less.

    `entering` tells of a step into that hex (S42-15.2.3.c).
    """
    declined = not (group.entered or entering)
    return hexes_left(state, battle, (u,), group.used) - declined


def able(
    state: S42State, battle: Battle, group: Group, *, entering: bool = False
) -> tuple[int, ...]:
    """The units of the group that have another hex left; without a combat unit nobody has."""
    found = tuple(
        u for u in group.units if left_for(state, battle, group, u, entering=entering) > 0
    )
    return found if any(state.setting.combat >> u & 1 for u in found) else ()


def fighting(state: S42State, units: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(u for u in units if state.setting.combat >> u & 1)


def group_steps(state: S42State, battle: Battle, group: Group) -> list[int]:
    """Where the group may go next."""
    found: list[int] = []
    free = HexId(group.free)
    if group.free != NONE and _can_enter(state, battle, group.units, group, free):
        found.append(group.free)
    if group.ended or group.pinned:
        return found
    for to in neighbours(state, battle, group.at):
        units = able(state, battle, group, entering=to == battle.hex)
        if units and to != group.free and _can_enter(state, battle, units, group, to):
            found.append(to)
    if group.at >= 0 and able(state, battle, group):
        found += exits(state, battle.side, HexId(group.at))
    return found


def _can_enter(
    state: S42State, battle: Battle, units: tuple[int, ...], group: Group, to: HexId
) -> bool:
    vacated = to if to == group.free else None
    first = not group.moved
    if cannot_step(state, battle, units, group.at, to, first=first, vacated=vacated) is not None:
        return False
    if too_many(state, battle.side, to, units) is None:
        return True
    return _passes(state, battle, units, group, to)


def _passes(
    state: S42State, battle: Battle, units: tuple[int, ...], group: Group, to: HexId
) -> bool:
    """Can the group go on from a hex that is too full to end in (S42-4.4.a)?"""
    if slowed(state, group.at, to) or meets_enemy(state, battle, to):
        return False
    beyond = replace(
        group,
        units=units,
        at=to,
        used=group.used + (to != group.free),
        entered=group.entered or to == battle.hex,
        moved=True,
        free=NONE,
    )
    return bool(group_steps(state, battle, beyond))


def crowded(state: S42State, battle: Battle, group: Group) -> bool:
    """Is the group on its way through a hex that is too full to end in?"""
    if not group.moved or group.at < 0:
        return False
    return too_many(state, battle.side, group.at) is not None


def no_target(state: S42State, battle: Battle, group: Group, h: HexId) -> Refusal | None:
    """Why the group may not attack a hex in Breakthrough Combat (S42-15.2.5.a)."""
    if group.at < 0:
        return Refusal("S42-22.7.d", "no-advance-from-area", {"hex": h})
    if group.ended:
        return Refusal("S42-15.2.7.a", "no-breakthrough-ended", {"hex": h})
    way = state.country.grid.direction(HexId(group.at), h)
    if way is None or not _enemies(state, battle.side) >> h & 1:
        return Refusal("S42-15.2.5.a", "no-breakthrough-target", {"hex": h})
    units = fighting(state, able(state, battle, group))
    if not units:
        return Refusal("S42-15.2.4.a", "no-breakthrough-hexes", {"hex": h})
    barred = unfit_place(state, units[0], group.at)  # S42-9.7.2.e, S42-21.4.e
    if barred is not None:
        return barred
    if not all(may_cross(state, u, HexId(group.at), way) for u in units):
        return Refusal("S42-15.2.5.a", "no-breakthrough-terrain", {"hex": h})
    if crosses_river(state, HexId(group.at), way):
        return Refusal("S42-15.2.9.a", "no-breakthrough-river", {"hex": h})
    return group_odds(state, battle.side, h, units, group.air).refusal


def targets(state: S42State, battle: Battle, group: Group) -> list[int]:
    """The hexes that the group may attack from where it is."""
    if group.at < 0 or group.ended:
        return []
    enemies = _enemies(state, battle.side)
    return [
        h
        for h in state.country.grid.adjacent[HexId(group.at)]
        if h != NOWHERE and enemies >> h & 1 and no_target(state, battle, group, h) is None
    ]


def _enemies(state: S42State, side: int) -> Bitboard:
    """Hexes with enemy combat units, those in a holding box included if that is known."""
    enemies = state.occupied[FOE[side]]
    return enemies | held_hexes(state) if side == AXIS and state.setting.armies else enemies
