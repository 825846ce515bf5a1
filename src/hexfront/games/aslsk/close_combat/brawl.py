"""A CC attack: FP, odds, DRM and what the dice can bring (ASL-3.8.a to ASL-3.8.q)."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec import Struct

from hexfront.games.aslsk.close_combat.vehicular import defense, shaken_line, vehicle_fp
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import leadership, leads
from hexfront.play.tally import Line, Tally


class Brawl(Struct, frozen=True):
    """A CC attack: bands against bands. A leader who is created joins his unit's band."""

    side: int
    attackers: tuple[int, ...]
    targets: tuple[int, ...]
    weapons: tuple[int, ...] = ()
    """The weapons with which a vehicle attacks (ASL-3.8.aj)."""


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


def ratio(state: AslskState, brawl: Brawl) -> tuple[Fraction, Fraction]:
    """The strengths of both sides of an attack: of a vehicle, its FP to the CCV (ASL-3.8.al)."""
    if brawl.weapons:
        fp = vehicle_fp(state, brawl.attackers[0], brawl.weapons)
        return fp, Fraction(defense(state, brawl.targets))
    attack = strength(state, brawl.attackers, attacking=True)
    return attack, strength(state, brawl.targets, attacking=False)


def kill_number(state: AslskState, brawl: Brawl) -> int:
    """The number of the CCT for the odds of an attack (ASL-3.8.h)."""
    return state.setting.charts.close_combat.kill(*ratio(state, brawl))


def odds(state: AslskState, brawl: Brawl) -> str:
    """The column of the CCT as players say it; "" below the lowest."""
    column = state.setting.charts.close_combat.column(*ratio(state, brawl))
    return str(column) if column else ""


def modifiers(state: AslskState, brawl: Brawl, ambush: int) -> Tally:
    """The DRM of a CC attack: against CX if any of those attacked is, against broken if all are."""
    chart = state.setting.charts.close_combat.modifiers
    lines: list[Line] = []
    command = command_of(state, brawl.attackers)
    if command is not None:
        lines.append(Line("tally-leadership", command, "ASL-3.8.p"))
    if brawl.weapons:
        lines += shaken_line(state, brawl.attackers[0])
    if any(state.cx >> u & 1 for u in brawl.attackers):
        lines.append(Line("tally-cx", chart.cx.value, chart.cx.rule))
    if any(state.cx >> u & 1 for u in brawl.targets):
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
    if not any(state.mmc >> u & 1 for u in units):
        return None
    best = min((leadership(state, u) for u in units if leads(state, u)), default=0)
    return best if best < 0 else None


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
