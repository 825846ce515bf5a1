"""Paying in CAP: changed numbers, and the price of spent units (COH-3.2, COH-3.4)."""

from collections.abc import Callable

from hexfront.games.coh.cards.terms import is_free
from hexfront.games.coh.command.points import MAX_SHIFT, available, pay, purse
from hexfront.games.coh.state import CohState
from hexfront.play import Line, Refusal, Tally

NO_LIMIT = 1 << 16
"""More than any action costs: a card pays for it, or a Spent Check afterwards."""


def means(state: CohState, units: tuple[int, ...], card: int) -> int:
    """The most that an action of these units may cost if it is to be paid for (COH-2.2.d)."""
    if is_free(card) or state.pays_later(units):
        return NO_LIMIT
    return purse(state, units)


def pays(state: CohState, left: int, price: Callable[..., Tally], *what: object) -> bool:
    """Is so much enough for a price? Where there is no limit none is reckoned."""
    return left >= NO_LIMIT or price(state, *what).total <= left


def unpaid(
    state: CohState, u: int, card: int, price: Callable[..., Tally], *what: object
) -> Refusal | None:
    """A spent unit acts at 0 AP only, and CAP or a card must bring it there (COH-2.2.d)."""
    return unpaid_by_all(state, (u,), card, price, *what)


def unpaid_by_all(
    state: CohState, units: tuple[int, ...], card: int, price: Callable[..., Tally], *what: object
) -> Refusal | None:
    """The same for units that act together (COH-10.1.c)."""
    if state.pays_later(units) or is_free(card):
        return None
    cost, left = price(state, *what).total, purse(state, units)
    return None if cost <= left else state.setting.rules.too_dear(units[0], cost, left)


def shift_refusal(state: CohState, side: int, by: int) -> Refusal | None:
    """Why a number may not be changed by so much."""
    args: dict[str, int | str] = {"cap": available(state, side), "wanted": abs(by)}
    if abs(by) > available(state, side):
        return Refusal("COH-3.1.b", "refuse-no-cap", args)
    if abs(by) > MAX_SHIFT:
        return Refusal("COH-3.2.a", "refuse-two-cap", args)
    return None


def spending_refusal(state: CohState, side: int, cap: int, cost: int) -> Refusal | None:
    """Why so many CAP may not be spent on a cost."""
    args: dict[str, int | str] = {"cap": available(state, side), "wanted": cap}
    if cap > available(state, side):
        return Refusal("COH-3.1.b", "refuse-no-cap", args)
    if not 0 <= cap <= cost:
        return Refusal("COH-3.3.a", "refuse-cap-not-now", args)
    return None


def settle_price(
    state: CohState, side: int, units: tuple[int, ...], cost: Tally, card_no: int
) -> int:
    """What is left for the Spent Check: spent units pay all of it first (COH-2.1.c)."""
    if is_free(card_no):
        return 0
    if state.pays_later(units):
        return cost.total
    if cost.total:
        prepay(state, side, units, cost.total)
    return 0


def prepay(state: CohState, side: int, units: tuple[int, ...], cost: int) -> None:
    """Everybody sees the CAP go, but not which hidden unit they go to (COH-11.6.b)."""
    cap = cost - state.setting.rules.draw_pool(state, units, cost)
    if not cap:
        return
    u = units[0]
    pay(state, side, cap)
    if state.hidden >> u & 1:
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
