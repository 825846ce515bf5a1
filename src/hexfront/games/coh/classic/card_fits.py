"""C24: what an action card costs, and for whom it may be played."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import ClassicNo
from hexfront.games.coh.classic.economy import active_of, points, set_points
from hexfront.games.coh.classic.marching import strides
from hexfront.games.coh.command.payment import prepay
from hexfront.games.coh.command.points import available, pay, purse
from hexfront.games.coh.groups.members import near_group
from hexfront.games.coh.hits.rally import rally_refusal
from hexfront.games.coh.moments.picking import idle_bar
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.engineers import laying_hexes
from hexfront.games.coh.works.mines import known_mines
from hexfront.play import Refusal
from hexfront.play.masks import members

RULE = "COHC-24.b"


# What a card costs, and who pays (COHC-24.a).


def card_purse(state: CohState, side: int, units: tuple[int, ...]) -> int:
    """CAP, and the pool if all for whom the card is played are activated (COHC-24.a)."""
    if units and state.side(units[0]) == side:
        return purse(state, units)
    return most_paid(state, side)


def most_paid(state: CohState, side: int) -> int:
    """The most that a side can pay for a card."""
    return available(state, side) + (points(state, side) if active_of(state, side) else 0)


def pay_card(state: CohState, side: int, number: int, units: tuple[int, ...]) -> None:
    """The pool of the activated units first, then CAP; a blue cost in CAP alone."""
    printed = card(state, number)
    if printed.colour == "blue":
        pay(state, side, printed.cost)
    elif units and state.side(units[0]) == side:
        prepay(state, side, units, printed.cost)
    else:  # whomever the activated units carry, it is their pool that pays
        drawn = min(printed.cost, points(state, side)) if active_of(state, side) else 0
        set_points(state, side, points(state, side) - drawn)
        pay(state, side, printed.cost - drawn)


# For whom a card may be played.


def _own(state: CohState, side: int) -> list[int]:
    return members(state.board & state.setting.side_mask[side])


def fits(state: CohState, side: int, number: int) -> list[int]:
    """The units for which, or against which, the card may be played."""
    return [u for u in POOLS[number](state, side) if _bar(state, side, number, u) is None]


def fits_somebody(state: CohState, side: int, number: int) -> bool:
    """May the card be played at all?"""
    unfit_for = UNFIT.get(number)
    if unfit_for is rally_refusal and not any(state.hit):  # as most of the time
        return False
    printed = card(state, number)
    price = printed.cost if printed.colour == "green" else 0
    rich = available(state, side) >= price
    if not rich and most_paid(state, side) < price:
        return False
    for u in POOLS[number](state, side):
        if not rich and card_purse(state, side, (u,)) < price:
            continue
        if unfit_for is None or unfit_for(state, u) is None:
            return True
    return False


def unfit(state: CohState, side: int, number: int, u: int) -> Refusal | None:
    """Why the card cannot be played for this unit."""
    if u not in POOLS[number](state, side):
        return Refusal(RULE, "refuse-card-other-unit", {"unit": u})
    return _bar(state, side, number, u)


def _bar(state: CohState, side: int, number: int, u: int) -> Refusal | None:
    """The same for a unit of those that the card is about."""
    printed = card(state, number)
    cost = printed.cost
    if cost and printed.colour == "green" and card_purse(state, side, (u,)) < cost:
        return Refusal("COHC-24.a", "refuse-card-cost", {"card": number, "cost": cost})
    unfit_for = UNFIT.get(number)
    return None if unfit_for is None else unfit_for(state, u)


def _has_action(state: CohState, u: int) -> Refusal | None:
    return idle_bar(state, u, ClassicNo.DECISION)


def _hindered(state: CohState, u: int) -> Refusal | None:
    """Nobody digs or handles mines beside an enemy, or while he is carried."""
    if state.aboard >> u & 1:
        return Refusal("COH-15.8.f", "refuse-carried", {"unit": u})
    if state.in_close_combat(u):
        return Refusal(RULE, "refuse-cover-beside-enemy", {"unit": u})
    return None


def _no_step(state: CohState, u: int) -> Refusal | None:
    if strides(state, u):
        return None
    return Refusal(RULE, "refuse-card-other-unit", {"unit": u})


def lays_no_mines(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot lay mines anywhere (card 40)."""
    if not state.kind(u).is_foot:
        return Refusal(RULE, "refuse-mines-foot-only", {"unit": u})
    if laying_hexes(state, u):
        return _hindered(state, u)
    return Refusal(RULE, "refuse-no-place-for-mines", {"unit": u})


def _sees_no_mines(state: CohState, u: int) -> Refusal | None:
    if mined_near(state, u):
        return _hindered(state, u)
    return Refusal(RULE, "refuse-no-obstacle", {"unit": u})


def mined_near(state: CohState, u: int) -> list[int]:
    """The hexes with mines that a unit may clear: its own and those around it."""
    here, side = state.hex[u], state.side(u)
    around = (here, *state.field.neighbours[here])
    return [h for h in around if known_mines(state, side, h) is not None]


def _both(state: CohState, side: int) -> list[int]:
    return members(state.board)


def _enemies(state: CohState, side: int) -> list[int]:
    return members(state.board & state.setting.enemy_mask[side])


def _own_and_hidden(state: CohState, side: int) -> list[int]:
    return members((state.board | state.hidden) & state.setting.side_mask[side])


POOLS: Mapping[int, Callable[[CohState, int], list[int]]] = MappingProxyType(
    {
        ClassicNo.DECISION: _own,
        ClassicNo.FOLLOW_ME: _own,
        ClassicNo.RALLY: _own,
        ClassicNo.RAPID_MOVE: _own_and_hidden,
        ClassicNo.CONFUSION: _enemies,
        ClassicNo.DIG_IN: _own,
        ClassicNo.STUCK: _both,
        ClassicNo.SCOUTS: _own,
        ClassicNo.MINE_LAYING: _own_and_hidden,
        ClassicNo.MINE_CLEARING: _own,
    }
)
UNFIT: Mapping[int, Callable[[CohState, int], Refusal | None]] = MappingProxyType(
    {
        ClassicNo.DECISION: _has_action,
        ClassicNo.FOLLOW_ME: rally_refusal,
        ClassicNo.RALLY: rally_refusal,
        ClassicNo.RAPID_MOVE: _no_step,
        ClassicNo.DIG_IN: _hindered,
        ClassicNo.MINE_LAYING: lays_no_mines,
        ClassicNo.MINE_CLEARING: _sees_no_mines,
    }
)


# Groups (COHC-24.c).

GROUPED = (ClassicNo.FOLLOW_ME, ClassicNo.RAPID_MOVE, ClassicNo.DIG_IN)
"""Cards for a group whose members do the same, each for itself."""


def joins(state: CohState, side: int, number: int, group: tuple[int, ...]) -> list[int]:
    """Who may be served by the card together with a group: same or adjacent hexes."""
    if number not in GROUPED:
        return []
    cost = card(state, number).cost
    near = [u for u in near_group(state, group) if unfit(state, side, number, u) is None]
    return [u for u in near if card_purse(state, side, (*group, u)) >= cost]
