"""A unit gets on a vehicle or off it: one action of both (COH-15.7, COH-15.9, COH-15.10)."""

from hexfront.games.coh.cards.terms import is_free
from hexfront.games.coh.command.payment import settle_price
from hexfront.games.coh.moments.acts import show_marker
from hexfront.games.coh.moments.base import begin_action
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.moments.stepping import set_out
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.transport import load_cost, unload_cost
from hexfront.play import Tally


def commit_load(state: CohState, side: int, u: int, vehicle: int, card: int) -> None:
    cost = load_cost(state, u, vehicle)
    _begin(state, side, (u, vehicle), cost, (), card)
    set_out(state, side, u, state.hex[vehicle], cost.total, is_free(card), vehicle)


def commit_unload(state: CohState, side: int, u: int, to: int, card: int) -> None:
    cost, vehicle = unload_cost(state, u, to), state.carrier[u]
    towed = state.kind(u).is_vehicle
    _begin(state, side, (u, vehicle), cost, () if towed else (u,), card)
    set_out(state, side, u, to, cost.total, is_free(card), vehicle)


def _begin(
    state: CohState,
    side: int,
    units: tuple[int, ...],
    cost: Tally,
    moved: tuple[int, ...],
    card: int,
) -> None:
    """A group move of both; the vehicle neither moves nor turns (A37)."""
    show_marker(state, units[0], card)
    due = settle_price(state, side, units, cost, card)
    begin_action(state, units)
    state.stack.append(SpentStep(side, units, due, moved, fixed=is_free(card)))
