"""What a fire attack does to its targets (ASL-3.2.3): results, the order of checks, verdicts.

Pure rules; `moments/harm.py` throws the dice and carries the results out.
"""

from collections.abc import Mapping, Sequence
from enum import IntFlag

from msgspec import Struct

from hexfront.games.aslsk.definitions.tables import FireEffect, FireResult
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order_at, leadership, morale
from hexfront.hexes import HexId
from hexfront.play.masks import each, members

NO_COLUMN = 0
"""Below the lowest column of the IFT (ASL-3.2.2.h)."""
PTC = -99
"""In place of the number of an MC, which no cover lowers so far: a Pin Task Check."""
ORIGINAL_12 = 12
NO_RESULT = FireResult(FireEffect.NONE)
_HARMFUL = (FireEffect.MC, FireEffect.K, FireEffect.KIA)


class Blow(Struct, frozen=True):
    """An attack whose dice have fallen, as it strikes its targets."""

    side: int
    """Who attacks."""
    hex: int
    column: int
    """The IFT column after Cowering, or NO_COLUMN."""
    targets: tuple[int, ...]
    finals: tuple[int, ...]
    """The Final DR for each target: their DRM may differ."""
    possible: tuple[int, ...]
    """The targets to whom the attack could have given an NMC or worse (ASL-3.2.3.z)."""
    direct: tuple[int, ...] = ()
    """The targets with a Gun that is hit itself: they are lost with it (ASL-6.7.e)."""

    def cell(self, state: AslskState, u: int, final: int) -> FireResult:
        """The IFT result for a target."""
        found = result(state, self.column, final)
        return direct_hit(state, u, found) if u in self.direct else found


class Fate(IntFlag):
    """What an MC does to a unit, or what has become of a unit after an attack."""

    UNHURT = 0
    PINNED = 1
    BROKEN = 2
    REDUCED = 4
    """Casualty Reduction."""
    WOUNDED = 8
    REPLACED = 16
    """By a poorer counter, for failing beyond its ELR."""
    ELIMINATED = 32


def blow(
    state: AslskState,
    side: int,
    h: HexId,
    columns: tuple[int | None, int | None],
    original: int,
    drm: Mapping[int, int],
) -> Blow:
    """The Blow of an attack.

    `columns`: the column of this DR, and the one that an Original 2 would have had, Cowering
    included; None is none. `drm`: the total DRM for each target.
    """
    column, best = columns
    return Blow(
        side,
        h,
        column or NO_COLUMN,
        tuple(drm),
        tuple(original + total for total in drm.values()),
        tuple(u for u, total in drm.items() if could_check(state, best, 2 + total)),
    )


EVERYBODY = 99
"""The number of a KIA that nobody escapes."""


def direct_hit(state: AslskState, u: int, cell: FireResult) -> FireResult:
    """What a Direct Hit does to those who man the Gun (ASL-6.7.b to ASL-6.7.d).

    A K is Casualty Reduction, which leaves nothing of a crew or half-squad.
    """
    if cell.effect is FireEffect.KIA or not state.kinds.squad[state.kind[u]]:
        return FireResult(FireEffect.KIA, EVERYBODY)
    return cell


def result(state: AslskState, column: int | None, final: int) -> FireResult:
    """The cell of the IFT."""
    return state.setting.charts.ift.result(column, final) if column else NO_RESULT


def could_check(state: AslskState, column: int | None, final: int) -> bool:
    """Whether a Final DR gives an NMC or worse."""
    return result(state, column, final).effect in _HARMFUL


def verdict(
    level: int, original: int, final: int, *, broken: bool, elr: int, routing: bool = False
) -> Fate:
    """What an MC does to a unit of a Morale Level; REDUCED stands for Casualty Reduction.

    `routing`: an Interdiction NMC, whose highest passing DR halts a broken unit (ASL-3.6.aa).
    """
    if broken:
        if original == ORIGINAL_12:
            return Fate.ELIMINATED  # ASL-3.2.3.n
        if final > level:
            return Fate.REDUCED
        return Fate.PINNED if routing and final == level else Fate.UNHURT
    if original != ORIGINAL_12 and final <= level:
        return Fate.PINNED if final == level else Fate.UNHURT  # ASL-3.2.3.s
    fate = Fate.BROKEN
    if original == ORIGINAL_12:
        fate |= Fate.REDUCED  # ASL-3.2.3.m
    if final - level > elr:
        fate |= Fate.REPLACED  # ASL-5.1.a
    return fate


def rank(state: AslskState, u: int) -> tuple[int, int, int, int]:
    """The order of checks: the best leader first (ASL-3.2.3.k)."""
    if state.leaders >> u & 1:
        return (0, -morale(state, u), leadership(state, u), u)
    return (1, 0, 0, u)


def helper(state: AslskState, u: int, hurt: int = 0) -> int:
    """The leader whose DRM applies to a check of a unit, or NOBODY (ASL-3.2.3.l).

    `hurt`: leaders whom the attack has wounded. A leader is helped only by one of higher morale,
    who has checked before him, so nobody helps before he has passed. Of several, the best DRM
    applies (ASL-1.2.1.d). A hidden leader helps nobody: his DRM would show him.
    """
    able = good_order_at(state, HexId(state.place[u]), state.side_of(u)) & state.leaders
    found = members(able & ~(state.pinned | state.hidden | hurt))
    if state.leaders >> u & 1:
        level = morale(state, u)
        found = [leader for leader in found if morale(state, leader) > level]
    return min(found, key=lambda leader: (leadership(state, leader), leader), default=NOBODY)


def bereaved(state: AslskState, loss: tuple[int, int, int, int, int]) -> list[int]:
    """The Infantry that takes the LLMC or LLTC for a leader (ASL-3.2.3.q, ASL-3.2.3.r)."""
    leader, h, level, _, _ = loss
    stacked = good_order_at(state, HexId(h), state.side_of(leader)) & ~state.vehicles
    return [u for u in each(stacked) if u != leader and morale(state, u) < level]


def highest(rolled: Sequence[int], number: int) -> list[int]:
    """The places of the highest dice, with all that tie for the last place."""
    return [n for n, die in enumerate(rolled) if above(rolled, die) < number]


def above(rolled: Sequence[int], die: int) -> int:
    """How many dice are higher than one."""
    return sum(other > die for other in rolled)
