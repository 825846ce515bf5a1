"""What a choice costs, and what is left to change the roll that follows."""

from hexfront.games.coh.command.points import MAX_SHIFT, available, purse, shifts
from hexfront.games.coh.screen.checks import spent_chance
from hexfront.games.coh.screen.preview import Preview, SpentRow, chance
from hexfront.games.coh.state import CohState
from hexfront.play import Tally


def priced(state: CohState, u: int, cost: Tally, by_card: int) -> Preview:
    """A unit's price: at 0 AP by card, prepaid by a spent unit, else before a Spent Check."""
    return priced_for(state, (u,), cost, by_card)


def priced_for(state: CohState, units: tuple[int, ...], cost: Tally, by_card: int) -> Preview:
    """The same for units that act together."""
    if by_card:
        return Preview(cost=Tally((), 0))
    if not state.pays_later(units):
        pool = state.setting.rules.pool(state, units)
        in_cap = max(0, cost.total - pool)
        return Preview(cost=cost, prepaid=not pool or in_cap > 0, in_cap=in_cap)
    return Preview(cost=cost, spent=spent_rows(state, state.side(units[0]), cost.total))


def spent_rows(state: CohState, side: int, cost: int) -> tuple[SpentRow, ...]:
    most = min(available(state, side), cost)
    return tuple(spent_row(state, side, cost, cap) for cap in range(most + 1))


def spent_row(state: CohState, side: int, cost: int, cap: int) -> SpentRow:
    left = max(0, cost - cap)
    return SpentRow(cap, left, chance(spent_chance(state, side, left)))


def shifts_left(state: CohState, seat: int, units: tuple[int, ...], base: Preview) -> range:
    """By how much CAP can still change a number once these units have paid for their action."""
    if not base.prepaid or base.cost is None:
        return shifts(state, seat)
    limit = min(MAX_SHIFT, available(state, seat), purse(state, units) - base.cost.total)
    return range(-limit, limit + 1)
