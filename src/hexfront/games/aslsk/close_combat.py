"""Close Combat (ASL-3.8): who can fight whom, the odds, the DRM and what comes of a DR.

A leader fights and is fought together with the unit that he accompanies. Such a company, or a
leader on his own, is a band; attacks are put together from whole bands.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from hexfront.games.aslsk.condition import inexperienced, leadership, leads
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play.masks import members
from hexfront.play.tally import Line, Tally

Pairs: TypeAlias = tuple[tuple[int, int], ...]
"""Leaders and the units, MMC or other leaders, that they accompany."""


class Brawl(Struct, frozen=True):
    """A CC attack: bands against bands. A leader who is created joins his unit's band."""

    side: int
    attackers: tuple[int, ...]
    targets: tuple[int, ...]


def battles(state: AslskState) -> Bitboard:
    """The hexes in which Infantry of both sides stands, one of them unbroken."""
    found = 0
    for h in bits(state.occupied[0] & state.occupied[1]):
        if state.at[h] & ~state.broken:
            found |= 1 << h
    return found


def band(pairs: Pairs, u: int) -> tuple[int, ...]:
    """A unit with the leaders who accompany it."""
    return (u, *(leader for leader, unit in pairs if unit == u))


def heads(state: AslskState, h: HexId, side: int, pairs: Pairs) -> list[int]:
    """The units by which the bands of a side are named: all but accompanying leaders."""
    led = {leader for leader, _ in pairs}
    return [u for u in members(state.units_at(h, side)) if u not in led]


def can_attack(state: AslskState, u: int) -> bool:
    return not state.broken >> u & 1  # ASL-3.8.g


def companions(state: AslskState, leader: int, pairs: Pairs) -> list[int]:
    """The units that a leader can accompany: he attacks and defends with them (ASL-3.8.n).

    Leaders are asked in their order, so he can join those before him who accompany nobody.
    """
    side, h = state.side_of(leader), HexId(state.place[leader])
    before = [u for u in free_leaders(state, h, side) if u < leader]
    taken = {u for u, _ in pairs}
    mmc = members(state.units_at(h, side) & ~state.leaders & ~state.broken)
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


def strength(state: AslskState, units: Iterable[int], *, attacking: bool) -> Fraction:
    """The FP of units in CC: no weapons, no PBF, no TEM (ASL-3.8.a, ASL-3.8.l)."""
    chart = state.setting.charts.close_combat
    total = Fraction(0)
    for u in units:
        lone = state.leaders >> u & 1
        fp = Fraction(chart.smc_strength.value if lone else state.kinds.fp[state.kind[u]])
        if attacking and state.pinned >> u & 1:
            fp /= chart.pinned_divisor
        total += fp
    return total


def kill_number(state: AslskState, brawl: Brawl) -> int:
    """The number of the CCT for the odds of an attack (ASL-3.8.h)."""
    return state.setting.charts.close_combat.kill(
        strength(state, brawl.attackers, attacking=True),
        strength(state, brawl.targets, attacking=False),
    )


def odds(state: AslskState, brawl: Brawl) -> str:
    """The column of the CCT as players say it; "" below the lowest."""
    column = state.setting.charts.close_combat.column(
        strength(state, brawl.attackers, attacking=True),
        strength(state, brawl.targets, attacking=False),
    )
    return str(column) if column else ""


def modifiers(state: AslskState, brawl: Brawl, ambush: int) -> Tally:
    """The DRM of a CC attack. One that depends on the enemy counts if all attacked have it."""
    chart = state.setting.charts.close_combat.modifiers
    lines: list[Line] = []
    command = command_of(state, brawl.attackers)
    if command is not None:
        lines.append(Line("tally-leadership", command, "ASL-3.8.p"))
    if any(state.cx >> u & 1 for u in brawl.attackers):
        lines.append(Line("tally-cx", chart.cx.value, chart.cx.rule))
    if all(state.cx >> u & 1 for u in brawl.targets):
        lines.append(Line("tally-against-cx", chart.against_cx.value, chart.against_cx.rule))
    if all(state.broken >> u & 1 for u in brawl.targets):
        against = chart.against_broken
        lines.append(Line("tally-against-broken", against.value, against.rule))
    if ambush == brawl.side:
        lines.append(Line("tally-ambusher", chart.ambusher.value, chart.ambusher.rule))
    elif ambush != NOBODY:
        against = chart.against_ambusher
        lines.append(Line("tally-against-ambusher", against.value, against.rule))
    return Tally.of(lines)


def command_of(state: AslskState, units: Sequence[int]) -> int | None:
    """The leadership DRM of an attack: the best of its leaders, who are not alone (3.8.q).

    A leader need not apply a DRM that is no help (ASL-3.8.p).
    """
    if all(state.leaders >> u & 1 for u in units):
        return None
    best = min((leadership(state, u) for u in units if leads(state, u)), default=0)
    return best if best < 0 else None


def ambush_possible(state: AslskState, h: HexId) -> bool:
    """Whether Infantry has advanced into CC in woods or a building, not into a Melee (3.8.s)."""
    if state.melee >> h & 1 or not state.setting.ground.cover >> h & 1:
        return False
    return bool(state.at.get(h, 0) & state.advanced)


def ambush_drm(state: AslskState, h: HexId, side: int, pairs: Pairs) -> Tally:
    """The drm of a side's Ambush dr; part of its force is enough for each (ASL-3.8.t)."""
    chart = state.setting.charts.close_combat.ambush
    units = members(state.units_at(h, side))
    lines: list[Line] = []
    if any(state.cx >> u & 1 for u in units):
        lines.append(Line("tally-cx", chart.cx.value, chart.cx.rule))
    if any(state.pinned >> u & 1 for u in units):
        lines.append(Line("tally-pinned", chart.pinned.value, chart.pinned.rule))
    if any(not state.leaders >> u & 1 and inexperienced(state, u) for u in units):
        rule = chart.inexperienced
        lines.append(Line("tally-inexperienced", rule.value, rule.rule))
    led = [
        leadership(state, leader)
        for leader, unit in pairs
        if leader in units and leads(state, leader) and not state.leaders >> unit & 1
    ]
    if led:
        lines.append(Line("tally-leadership", min(led), "ASL-3.8.t"))
    return Tally.of(lines)


def ambushes(state: AslskState, mine: int, theirs: int) -> bool:
    """Whether a Final dr is low enough against the other side's."""
    return theirs - mine >= state.setting.charts.close_combat.ambush.win_by.value


class Prospects(Struct, frozen=True):
    """The exact chances of a CC attack."""

    odds: str
    kill: int
    drm: Tally
    eliminated: Fraction
    """All units attacked are eliminated (ASL-3.8.i)."""
    reduced: Fraction
    """One of them, chosen at random, suffers Casualty Reduction (ASL-3.8.j)."""


def prospects(state: AslskState, brawl: Brawl, ambush: int) -> Prospects:
    """What the dice can bring, Field Promotion left aside."""
    kill, drm = kill_number(state, brawl), modifiers(state, brawl, ambush)
    rolls = [a + b + drm.total for a in range(1, 7) for b in range(1, 7)]
    return Prospects(
        odds=odds(state, brawl),
        kill=kill,
        drm=drm,
        eliminated=Fraction(sum(total < kill for total in rolls), 36),
        reduced=Fraction(sum(total == kill for total in rolls), 36),
    )
