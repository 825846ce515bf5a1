"""Movement Factors: how many a unit has, and how many a stack can still spend together.

Costs and what is spent are in half MF. The bonus for moving with a leader and his help in
carrying count while a unit keeps company with a leader with whom it began its MPh. Since all
that a unit has spent is held against what it has without that company as soon as it goes on
alone, no unit can use the bonus and then leave him.
"""

from msgspec import Struct

from hexfront.games.aslsk.condition import inexperienced
from hexfront.games.aslsk.portage import overload, spare
from hexfront.games.aslsk.state import AslskState
from hexfront.play import Line, Tally

HALVES = 2
"""Half MF in an MF."""


class March(Struct, frozen=True):
    """The units of a stack that move together now."""

    units: tuple[int, ...]
    bonds: tuple[tuple[int, int], ...] = ()
    """MMC and leader, for all of the moving stack, that began their MPh together and have not
    parted since (ASL-3.3.1.c, ASL-4.0.o)."""
    fresh: bool = True
    """They have just been put together and have not spent MF since."""
    begun: bool = False
    """The stack has spent MF; no other unit may join it (ASL-3.3.1.h)."""


class Terms(Struct, frozen=True):
    """On what terms a unit moves: what adds to its MF."""

    escorted: bool = False
    """With a leader with whom it began its MPh (ASL-3.3.1.c)."""
    led: bool = False
    """Stacked with a Good Order leader, so that a Green MMC is not Inexperienced."""
    road: bool = False
    """All of its move is by road (ASL-1.1.1.RD.b)."""
    aid: int = 0
    """PP by which leaders raise its IPC (ASL-4.0.o)."""


def movement_factors(state: AslskState, u: int, terms: Terms) -> Tally:
    """The MF of a unit, line by line."""
    return Tally.of(_lines(state, u, terms))


def allowance(state: AslskState, u: int, terms: Terms) -> int:
    """The same in half MF; less than 0 if it is overloaded beyond all it has."""
    return HALVES * sum(line.value for line in _lines(state, u, terms))


def _lines(state: AslskState, u: int, terms: Terms) -> list[Line]:
    figures = state.setting.charts.movement.mf
    bit = 1 << u
    lines = [_basic(state, u, terms)]
    if terms.escorted and not state.leaders & bit:
        with_leader = figures.with_leader
        lines.append(Line("tally-with-leader", with_leader.value, with_leader.rule))
    if state.doubled & bit:
        double = figures.double_time
        lines.append(Line("tally-double-time", double.value, double.rule))
    if terms.road:
        road = figures.road_bonus
        lines.append(Line("tally-road-bonus", road.value, road.rule))
    excess = overload(state, u)
    if excess > terms.aid:
        lines.append(Line("tally-overloaded", terms.aid - excess, "ASL-4.0.m"))
    return lines


def _basic(state: AslskState, u: int, terms: Terms) -> Line:
    figures, kind = state.setting.charts.movement.mf, state.kind[u]
    if state.leaders >> u & 1:
        wound = state.setting.charts.morale.wound.mf
        if state.wounded >> u & 1:
            return Line("tally-wounded-mf", wound.value, wound.rule)
        return Line("tally-smc-mf", figures.smc.value, figures.smc.rule)
    green = state.kinds.green[kind] and not terms.led
    if green or state.kinds.conscript[kind]:
        slow = figures.inexperienced
        return Line("tally-inexperienced-mf", slow.value, slow.rule)
    return Line("tally-mmc-mf", figures.mmc.value, figures.mmc.rule)


# What a stack can spend.


def step_purse(state: AslskState, march: March, *, road: bool) -> int:
    """The half MF that all units of a march can spend on the next hex.

    `road`: the hex is entered by road and without smoke, so that the road bonus goes on.
    """
    return step_purses(state, march)[road]


def step_purses(state: AslskState, march: March) -> tuple[int, int]:
    """The same off the road, and by road."""
    if len(march.units) == 1:
        u = march.units[0]
        left = _left(state, u, Terms())
        return left, left if state.off_road >> u & 1 else left + _road_bonus(state)
    leaders = [u for u in march.units if state.leaders >> u & 1]
    return (
        _stack_purse(state, march, leaders, road=False),
        _stack_purse(state, march, leaders, road=True),
    )


def _road_bonus(state: AslskState) -> int:
    return HALVES * state.setting.charts.movement.mf.road_bonus.value


def _stack_purse(state: AslskState, march: March, leaders: list[int], *, road: bool) -> int:
    terms = {
        u: Terms(
            escorted=any((u, leader) in march.bonds for leader in leaders),
            led=bool(leaders),
            road=road and not state.off_road >> u & 1,
        )
        for u in march.units
    }
    return _purse(state, march, march.units, terms, leaders)


def purse_here(state: AslskState, march: March, u: int) -> int:
    """The half MF that one unit of a march can spend where it is, on grenades for instance."""
    if not march.bonds:
        bonus = bool(state.by_road & ~state.off_road & 1 << u)
        return _left(state, u, Terms(led=not inexperienced(state, u), road=bonus))
    leaders = company(state, march, u)
    terms = {
        v: Terms(
            escorted=any((v, leader) in march.bonds for leader in leaders),
            led=not inexperienced(state, v),
            road=bool(state.by_road & ~state.off_road & 1 << v),
        )
        for v in march.units
    }
    return _purse(state, march, (u,), terms, leaders)


def company(state: AslskState, march: March, u: int) -> list[int]:
    """The leaders who are where a unit is and with whom somebody of the march is bound."""
    place = state.place[u]
    return sorted({leader for _, leader in march.bonds if state.place[leader] == place})


def _purse(
    state: AslskState,
    march: March,
    payers: tuple[int, ...],
    terms: dict[int, Terms],
    leaders: list[int],
) -> int:
    left = {u: _left(state, u, terms[u]) for u in march.units}
    least = min(left[u] for u in payers)
    if not leaders or not _burdened(state, march):
        return least
    excess = {u: overload(state, u) for u in march.units if terms[u].escorted}
    most = min(left[u] + HALVES * excess.get(u, 0) for u in payers)
    for cost in range(most, least, -1):
        needs = {
            u: -((left[u] - (cost if u in payers else 0)) // HALVES)
            for u in excess
            if left[u] < (cost if u in payers else 0)
        }
        if all(needs[u] <= excess[u] for u in needs) and _lent(state, march, needs, leaders):
            return cost
    return least


def _burdened(state: AslskState, march: March) -> bool:
    return any(overload(state, u) for u in march.units if not state.leaders >> u & 1)


def _left(state: AslskState, u: int, terms: Terms) -> int:
    """What a unit may still spend; Assault Movement leaves some MF unspent (ASL-3.3.1.i)."""
    kept = 1 if state.assaulting >> u & 1 else 0
    return allowance(state, u, terms) - state.spent[u] - kept


def _lent(state: AslskState, march: March, needs: dict[int, int], leaders: list[int]) -> bool:
    """Whether leaders, each for one MMC, can raise the IPC of units as they need (ASL-4.0.o)."""
    wants = [u for u, pp in needs.items() if pp > 0]
    if not wants:
        return True
    u, rest = wants[0], leaders
    for leader in leaders:
        lent = spare(state, leader) if (u, leader) in march.bonds else 0
        if not lent:
            continue
        rest = [other for other in leaders if other != leader]
        if _lent(state, march, {**needs, u: needs[u] - lent}, rest):
            return True
    return False


def bond(state: AslskState, march: March, u: int) -> tuple[tuple[int, int], ...]:
    """The bonds of a march that a unit joins before it begins."""
    if state.leaders >> u & 1:
        return (*march.bonds, *((v, u) for v in march.units if not state.leaders >> v & 1))
    return (*march.bonds, *((u, v) for v in march.units if state.leaders >> v & 1))


def parted(march: March, units: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The bonds that hold after some units have gone on together."""
    return tuple(pair for pair in march.bonds if (pair[0] in units) == (pair[1] in units))
