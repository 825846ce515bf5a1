"""An order card gone through from top to bottom: the first order that can be executed (2.5)."""

import msgspec

from hexfront.games.coh.solo.choice import Plan, try_order
from hexfront.games.coh.solo.group import try_group
from hexfront.games.coh.solo.orders import OrderCard, Third
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.rows import CLOSE, SHORT, try_row
from hexfront.games.coh.solo.terms import Trial
from hexfront.play.masks import each

COUNTER, PASS, TACTICAL, SCENARIO = "counter", "pass", "tactical", "scenario"


def decide(
    p: Procedure, card: OrderCard, attacked: bool, tried: tuple[Trial, ...] = ()
) -> Plan | None:
    """The one order that is executed (SOLO-2.5.a, SOLO-2.5.b); None if the AI passes.

    `tried` are the rows that were gone through when a marker was read: the last of them is gone
    through anew, those above it are not (SOLO-7.5.d).
    """
    rows = _rows(p, card)
    if tried:
        p.trials += tried[:-1]
        rows = rows[rows.index((tried[-1].row, tried[-1].index)) :]
    for row, index in rows:
        if row == PASS:
            if passes(p):
                p.close_trial(row, index)
                return None
            continue
        plan = _try(p, card, row, index, attacked)
        p.close_trial(row, index)
        if plan is not None:
            return msgspec.structs.replace(plan, row=row, index=index)
    return None


def _rows(p: Procedure, card: OrderCard) -> list[tuple[str, int]]:
    """The orders of a card and of the lists that it names, from top to bottom."""
    rows = [(CLOSE, 0), (SHORT, 0)]
    if card.third is Third.COUNTER:
        rows += [(COUNTER, index) for index in range(len(p.terms.counteractions))]
    if card.third is Third.PASS:
        rows.append((PASS, 1))
    rows += [(TACTICAL, index) for index in range(len(card.tactical))]
    if card.scenario:
        rows += [(SCENARIO, index) for index in range(len(p.terms.orders))]
    return rows


def _try(p: Procedure, card: OrderCard, row: str, index: int, attacked: bool) -> Plan | None:
    """One row, or one order of a list (SOLO-4.3.s, SOLO-4.4.a, SOLO-4.4.b)."""
    if row in (CLOSE, SHORT):
        return try_row(p, row, card.close if row == CLOSE else card.short)
    lists = {COUNTER: p.terms.counteractions, TACTICAL: card.tactical, SCENARIO: p.terms.orders}
    order = lists[row][index]
    if order.unless_attacked and attacked:
        return None
    return try_group(p, order) if "grp" in order.agent else try_order(p, order)


def passes(p: Procedure) -> bool:
    """Fewer fresh AI than fresh units (SOLO-4.3.t, SOLO-AMB-11)."""
    state = p.state
    own = state.setting.side_mask[p.side]
    ais = (state.board | state.waiting) & own
    units = (state.board | state.waiting) & ~own
    return _fresh(p, ais) < _fresh(p, units)


def _fresh(p: Procedure, mask: int) -> int:
    state = p.state
    return sum(state.is_fresh(u) and (state.kind(u).is_armed or p.is_rumour(u)) for u in each(mask))
