"""Who can fight whom in Close Combat: leaders with the units that they accompany (ASL-3.8)."""

from collections.abc import Sequence
from typing import TypeAlias

from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play.masks import each, members

Pairs: TypeAlias = tuple[tuple[int, int], ...]
"""Leaders and the units, MMC or other leaders, that they accompany."""


def battles(state: AslskState) -> Bitboard:
    """The hexes with units of both sides, Infantry among them, and one of them able to fight."""
    found = 0
    for h in bits(state.occupied[0] & state.occupied[1]):
        here = state.at[h]
        if here & ~state.broken and here & ~state.vehicles:  # ASL-3.8.ar
            found |= 1 << h
    return found


def band(pairs: Pairs, u: int) -> tuple[int, ...]:
    """A unit with the leaders who accompany it."""
    return (u, *(leader for leader, unit in pairs if unit == u))


def surviving(state: AslskState, pairs: Pairs) -> Pairs:
    """Leaders and units of whom neither has fallen."""
    return tuple(pair for pair in pairs if all(map(state.is_on_map, pair)))


def heads(state: AslskState, h: HexId, side: int, pairs: Pairs) -> list[int]:
    """The units by which the bands of a side are named: all but accompanying leaders."""
    led = {leader for leader, _ in pairs}
    return [u for u in each(state.units_at(h, side)) if u not in led]


def can_attack(state: AslskState, u: int) -> bool:
    return not state.broken >> u & 1  # ASL-3.8.g


def companions(state: AslskState, leader: int, pairs: Pairs) -> list[int]:
    """The units that a leader can accompany: he attacks and defends with them (ASL-3.8.n).

    Leaders are asked in their order, so he can join those before him who accompany nobody.
    """
    side, h = state.side_of(leader), HexId(state.place[leader])
    before = [u for u in free_leaders(state, h, side) if u < leader]
    taken = {u for u, _ in pairs}
    mmc = members(state.units_at(h, side) & state.mmc & ~state.broken)
    return [*mmc, *(u for u in before if u not in taken)]


def free_leaders(state: AslskState, h: HexId, side: int) -> list[int]:
    """Leaders who can attack, with a unit or alone (ASL-3.8.m)."""
    return members(state.units_at(h, side) & state.leaders & ~state.broken)


def may_combine(state: AslskState, mine: Sequence[int], u: int) -> bool:
    """Whether a band can join the attack of others: who attacks with them defends with them.

    The arrangement before the attacks decides about that, so leaders on their own join nobody
    (ASL-3.8.m).
    """
    return not mine or not any(state.leaders >> head & 1 for head in (*mine, u))
