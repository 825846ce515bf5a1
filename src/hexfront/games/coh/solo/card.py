"""An order card gone through from top to bottom: the first order that can be executed (2.5)."""

from collections.abc import Iterable

import msgspec

from hexfront.games.coh.solo.choice import Plan, try_order
from hexfront.games.coh.solo.group import try_group
from hexfront.games.coh.solo.orders import Order, OrderCard, Third
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.rows import CLOSE, SHORT, try_row
from hexfront.play.masks import each

COUNTER, PASS, TACTICAL, SCENARIO = "counter", "pass", "tactical", "scenario"


def decide(p: Procedure, card: OrderCard, attacked: bool) -> Plan | None:
    """The one order that is executed (SOLO-2.5.a, SOLO-2.5.b); None if the AI passes."""
    for row, deeds in ((CLOSE, card.close), (SHORT, card.short)):
        plan = try_row(p, row, deeds)
        p.close_trial(row)
        if plan is not None:
            return plan
    if card.third is Third.COUNTER:
        plan = _first(p, COUNTER, p.terms.counteractions, attacked)
        if plan is not None:
            return plan
    if card.third is Third.PASS and passes(p):
        p.close_trial(PASS, 1)
        return None
    plan = _first(p, TACTICAL, card.tactical, attacked)
    if plan is None and card.scenario:
        plan = _first(p, SCENARIO, p.terms.orders, attacked)
    return plan


def _first(p: Procedure, row: str, orders: Iterable[Order], attacked: bool) -> Plan | None:
    """The first order of a list that can be executed (SOLO-4.3.s, SOLO-4.4.a, SOLO-4.4.b)."""
    for index, order in enumerate(orders):
        if order.unless_attacked and attacked:
            p.close_trial(row, index)
            continue
        plan = try_group(p, order) if "grp" in order.agent else try_order(p, order)
        p.close_trial(row, index)
        if plan is not None:
            return msgspec.structs.replace(plan, row=row, index=index)
    return None


def passes(p: Procedure) -> bool:
    """Fewer fresh AI than fresh units (SOLO-4.3.t, AMB-11)."""
    state = p.state
    own = state.setting.side_mask[p.side]
    ais = (state.board | state.waiting) & own
    units = (state.board | state.waiting) & ~own
    return _fresh(p, ais) < _fresh(p, units)


def _fresh(p: Procedure, mask: int) -> int:
    state = p.state
    return sum(state.is_fresh(u) and (state.kind(u).is_armed or p.is_rumour(u)) for u in each(mask))
