"""What single units do: move, pivot, enter, hide, stall, take cover."""

from hexfront.games.coh.cards.terms import is_free
from hexfront.games.coh.command.payment import settle_price
from hexfront.games.coh.command.points import stall_cost
from hexfront.games.coh.hidden.stealth import betrayed_by_move, stealth_cost
from hexfront.games.coh.hits.markers import reveal_marker
from hexfront.games.coh.moments.base import (
    Aftermath,
    ChooseFacing,
    begin_action,
    reveal,
    take_shelter,
)
from hexfront.games.coh.moments.explosions import arrive_unseen, disturb, stir
from hexfront.games.coh.moments.spent import EntryStep, SpentStep
from hexfront.games.coh.moments.stepping import set_out
from hexfront.games.coh.movement.entry import entry_cost
from hexfront.games.coh.movement.steps import creep_cost, move_cost, pivot_cost, put
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.digging import dig_cost
from hexfront.games.coh.works.shelter import shelter_cost
from hexfront.play import Tally


def do_pivot(state: CohState, u: int, facing: int) -> None:
    state.turn_to(u, facing)
    for unit in state.together((u,)):
        state.hasty &= ~(1 << unit)  # COH-17.6.g
    state.note("log-pivot", "COH-4.6.a", unit=u, facing=facing)
    stir(state, (u,))


def do_occupy(state: CohState, side: int, u: int) -> None:
    take_shelter(state, side, u, "COH-17.3.b")


def do_leave(state: CohState, side: int, u: int) -> None:
    """Out of the fortification, on top of its marker (COH-17.3.c)."""
    state.inside &= ~(1 << u)
    state.note("log-leaves", "COH-17.3.c", unit=u, hex=state.hex[u])
    state.stack.append(ChooseFacing(side, u))


def do_stealth(state: CohState, side: int, u: int, to: int) -> None:
    """Hide, or move while hidden; the hex is the owner's secret (COH-11.4.c, COH-11.5.e)."""
    if state.hidden >> u & 1:
        put(state, u, to)
        state.tell(side, "log-stealth-move", "COH-11.5.e", unit=u, to=to)
        state.tell_enemies(side, "log-stealth-move-unseen", "COH-11.5.f", side=side)
        arrive_unseen(state, u)
        if betrayed_by_move(state, u):
            reveal(state, (u,), "COH-11.5.c")
        return
    moves = to != state.hex[u]
    sheltered = 0 if moves else state.inside & 1 << u
    put(state, u, to)
    state.inside |= sheltered
    for unit in state.together((u,)):
        bit = 1 << unit
        state.board &= ~bit
        state.hidden |= bit
        state.facing[unit] = 0
        state.tell(side, "log-hide", "COH-11.4.c", unit=unit, to=to)
        state.tell_enemies(side, "log-hide-unseen", "COH-11.4.c", unit=unit)
    if moves:
        arrive_unseen(state, u)
    else:
        disturb(state, (u,))


def commit_move(state: CohState, side: int, u: int, to: int, card: int) -> None:
    cost = move_cost(state, u, to)
    _begin(state, side, u, cost, card)
    set_out(state, side, u, to, cost.total - cost.value("tally-stress"), is_free(card))


def commit_creep(state: CohState, side: int, u: int, to: int, card: int) -> None:
    cost = creep_cost(state, u, to)
    _begin(state, side, u, cost, card)
    state.setting.rules.crept(state, u)
    set_out(state, side, u, to, cost.total, is_free(card))


def commit_pivot(state: CohState, side: int, u: int, facing: int, card: int) -> None:
    _begin(state, side, u, pivot_cost(state, u), card)
    do_pivot(state, u, facing)


def commit_occupy(state: CohState, side: int, u: int, card: int) -> None:
    _begin(state, side, u, shelter_cost(state, u), card)
    do_occupy(state, side, u)
    disturb(state, (u,))


def commit_leave(state: CohState, side: int, u: int, card: int) -> None:
    _begin(state, side, u, shelter_cost(state, u), card)
    do_leave(state, side, u)
    disturb(state, (u,))


def _begin(state: CohState, side: int, u: int, cost: Tally, card: int) -> None:
    """A move action: moving and pivoting alike (COH-4.6.a)."""
    show_marker(state, u, card)
    units = state.together((u,))
    due = settle_price(state, side, units, cost, card)
    begin_action(state, units)
    state.stack.append(SpentStep(side, units, due, (u,), fixed=is_free(card)))


def show_marker(state: CohState, u: int, card: int) -> None:
    """A marker that makes a move dearer is turned up (COH-7.5.a); a hidden unit's is not seen."""
    if state.marker(u).move_cost and not is_free(card) and state.board >> u & 1:
        reveal_marker(state, u, "COH-7.5.a")


def commit_enter(state: CohState, side: int, u: int, to: int, card: int) -> None:
    """Costs nothing, never a Spent Check, but the unit is stressed (COH-4.12.a, b).

    An edition may ask for the price of the step (COHC-3.h).
    """
    units, free = state.together((u,)), state.setting.rules.free_entry
    cost = entry_cost(state, u, to)
    if not free:
        settle_price(state, side, units, cost, card)
    begin_action(state, units)
    step = SpentStep(side, units, 0, (u,), fixed=True)
    if not free:
        step = EntryStep(side, units, 0, (u,), fixed=is_free(card))
    state.stack.append(step)
    set_out(state, side, u, to, cost.total, free or is_free(card))


def commit_stealth(state: CohState, side: int, u: int, to: int, card: int) -> None:
    show_marker(state, u, card)
    units = state.together((u,))
    due = settle_price(state, side, units, stealth_cost(state, (u,), to), card)
    begin_action(state, units)
    step = SpentStep(side, units, due, (u,), fixed=is_free(card), secret=True)
    state.stack.append(step)
    state.stack.append(Aftermath(side))
    do_stealth(state, side, u, to)


def commit_stall(state: CohState, side: int, units: tuple[int, ...], card: int) -> None:
    secret = bool(state.hidden >> units[0] & 1)
    due = settle_price(state, side, units, stall_cost(state, units), card)
    begin_action(state, units)
    if secret:
        state.tell(side, "log-stall", "COH-2.8.b", unit=units[0], count=len(units))
        state.tell_enemies(side, "log-hidden-stall", "COH-11.1.a", side=side)
    else:
        state.note("log-stall", "COH-2.8.b", unit=units[0], count=len(units))
    fixed = is_free(card)
    state.stack.append(SpentStep(side, state.together(units), due, fixed=fixed, secret=secret))
    disturb(state, units)


def commit_cover(state: CohState, side: int, units: tuple[int, ...], card: int) -> None:
    """Hasty defenses for the units, at 0 AP by a card (COH-17.6.a, COH-17.6.b)."""
    due = settle_price(state, side, units, dig_cost(state, units), card)
    begin_action(state, units)
    secret = bool(state.hidden >> units[0] & 1)
    for u in units:
        state.hasty |= 1 << u
        state.tell_team(side, secret, "log-cover", "COH-17.6.c", unit=u)
    crew = state.together(units)
    state.stack.append(SpentStep(side, crew, due, fixed=is_free(card), secret=secret))
    disturb(state, units)
