"""Movement Factors: how many a unit has, and how many a stack can still spend together.

Costs and what is spent are in half MF. The bonus for moving with a leader and his help in
carrying count while a unit keeps company with a leader with whom it began its MPh. Since all
that a unit has spent is held against what it has without that company as soon as it goes on
alone, no unit can use the bonus and then leave him.
"""

from collections.abc import Iterator

from msgspec import Struct

from hexfront.games.aslsk.movement.portage import overload, spare
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import inexperienced
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


ALONE = Terms()
"""By itself and not by road all the way."""


def movement_factors(state: AslskState, u: int, terms: Terms) -> Tally:
    """The MF of a unit, line by line; the same few tallies are asked for again and again."""
    kind = state.kind[u]
    smc = state.leaders >> u & 1 == 1
    slow = state.kinds.conscript[kind] or (state.kinds.green[kind] and not terms.led)
    key = (
        smc,
        state.wounded >> u & 1 == 1 if smc else slow,
        terms.escorted and not smc,
        state.doubled >> u & 1 == 1,
        terms.road,
        max(overload(state, u) - terms.aid, 0) if state.arms.get(u) else 0,
    )
    known = state.setting.movement_factors
    found = known.get(key)
    if found is None:
        found = known[key] = Tally.of(_lines(state, *key))
    return found


def allowance(state: AslskState, u: int, terms: Terms) -> int:
    """The same in half MF; less than 0 if it is overloaded beyond all it has."""
    return HALVES * movement_factors(state, u, terms).total


def unladen(state: AslskState) -> int:
    """The half MF that every unit has at least that carries nothing."""
    figures, wounded = state.setting.charts.movement.mf, state.setting.charts.morale.wound.mf
    mf = min(figures.mmc.value, figures.inexperienced.value, figures.smc.value, wounded.value)
    return HALVES * mf


def _lines(
    state: AslskState, smc: bool, weak: bool, escorted: bool, doubled: bool, road: bool, excess: int
) -> Iterator[Line]:
    """`weak`: a wounded SMC, or an Inexperienced MMC; `excess`: PP that nobody helps to carry."""
    figures = state.setting.charts.movement.mf
    yield _basic(state, smc, weak)
    if escorted:
        yield Line("tally-with-leader", figures.with_leader.value, figures.with_leader.rule)
    if doubled:
        yield Line("tally-double-time", figures.double_time.value, figures.double_time.rule)
    if road:
        yield Line("tally-road-bonus", figures.road_bonus.value, figures.road_bonus.rule)
    if excess:
        yield Line("tally-overloaded", -excess, "ASL-4.0.m")


def _basic(state: AslskState, smc: bool, weak: bool) -> Line:
    figures, wound = state.setting.charts.movement.mf, state.setting.charts.morale.wound.mf
    if smc:
        label, figure = ("tally-wounded-mf", wound) if weak else ("tally-smc-mf", figures.smc)
    elif weak:
        label, figure = "tally-inexperienced-mf", figures.inexperienced
    else:
        label, figure = "tally-mmc-mf", figures.mmc
    return Line(label, figure.value, figure.rule)


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
        left = _left(state, u, ALONE)
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
    return any(overload(state, u) for u in march.units if state.mmc >> u & 1)


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
        return (*march.bonds, *((v, u) for v in march.units if state.mmc >> v & 1))
    return (*march.bonds, *((u, v) for v in march.units if state.leaders >> v & 1))


def parted(march: March, units: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The bonds that hold after some units have gone on together."""
    return tuple(pair for pair in march.bonds if (pair[0] in units) == (pair[1] in units))
