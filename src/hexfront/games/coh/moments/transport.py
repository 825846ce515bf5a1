"""A unit gets on a vehicle or off it: one action of both (COH-15.7, COH-15.9, COH-15.10)."""

from hexfront.games.coh.cards.terms import is_free
from hexfront.games.coh.command.payment import settle_price
from hexfront.games.coh.hits.markers import reveal_marker
from hexfront.games.coh.moments.acts import show_marker
from hexfront.games.coh.moments.base import ChooseFacing, begin_action, consequences
from hexfront.games.coh.moments.explosions import arrive
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.movement.steps import put
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.capacity import set_down, take_up
from hexfront.games.coh.vehicles.transport import load_cost, unload_cost
from hexfront.play import Tally


def commit_load(state: CohState, side: int, u: int, vehicle: int, card: int) -> None:
    cost = load_cost(state, u, vehicle)
    _begin(state, side, (u, vehicle), cost, (), card)
    towed = state.kind(u).is_vehicle
    if towed:
        reveal_marker(state, u, "COH-15.10.a")
    if state.hex[u] != state.hex[vehicle]:
        put(state, u, state.hex[vehicle])
        arrive(state, u)
    state.hasty &= ~(1 << u)  # COH-17.6.g
    state.inside &= ~(1 << u)
    take_up(state, u, vehicle)
    message, rule = ("log-towed", "COH-15.10.a") if towed else ("log-loads", "COH-15.7.d")
    state.note(message, rule, cost, unit=u, by=vehicle)
    consequences(state)


def commit_unload(state: CohState, side: int, u: int, to: int, card: int) -> None:
    cost, vehicle = unload_cost(state, u, to), state.carrier[u]
    towed = state.kind(u).is_vehicle
    _begin(state, side, (u, vehicle), cost, () if towed else (u,), card)
    set_down(state, u)
    moves = to != state.hex[u]
    if moves:
        put(state, u, to)
    message = "log-let-go" if towed else "log-unloads"
    state.note(message, "COH-15.9.c", cost, unit=u, by=vehicle, to=to)
    state.stack.append(ChooseFacing(side, u, True))
    if moves:
        arrive(state, u)
    else:
        consequences(state)


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
