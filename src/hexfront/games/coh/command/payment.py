"""Paying in CAP: changed numbers, and the price of spent units (COH-3.2, COH-3.4)."""

from hexfront.games.coh.cards.numbers import FREE_ACTION
from hexfront.games.coh.command.points import pay
from hexfront.games.coh.state import CohState
from hexfront.play import Line, Tally


def settle_price(
    state: CohState, side: int, units: tuple[int, ...], cost: Tally, card_no: int
) -> int:
    """What is left for the Spent Check: spent units pay all of it first (COH-2.1.c)."""
    if card_no in FREE_ACTION:
        return 0
    if all(state.is_fresh(u) for u in units):
        return cost.total
    if cost.total:
        prepay(state, side, units[0], cost.total)
    return 0


def prepay(state: CohState, side: int, u: int, cap: int) -> None:
    """Everybody sees the CAP go, but not which hidden unit they go to (COH-11.6.b)."""
    pay(state, side, cap)
    hidden = state.hidden >> u & 1
    if hidden:
        state.tell(side, "log-cap-prepaid", "COH-3.4.b", side=side, cap=cap, unit=u)
        state.tell_enemies(side, "log-cap-prepaid-unseen", "COH-3.4.b", side=side, cap=cap)
        state.reveals += 1  # a fresh unit would have paid later, if at all
    else:
        state.note("log-cap-prepaid", "COH-3.4.b", side=side, cap=cap, unit=u)


def shift_line(by: int) -> tuple[Line, ...]:
    return (Line("tally-cap", by, "COH-3.2.b"),) if by else ()


def pay_shift(state: CohState, side: int, by: int) -> None:
    if by:
        pay(state, side, abs(by))
        state.note("log-cap-shift", "COH-3.2.a", side=side, cap=abs(by))
