"""Getting on and off, taking in tow and letting go (COH-15.7, COH-15.9, COH-15.10)."""

from hexfront.games.coh.command.points import stressed_cost
from hexfront.games.coh.groups.members import CARD_BARS
from hexfront.games.coh.movement.ground import entry_lines
from hexfront.games.coh.movement.steps import bars_moving, held_fast, move_lines, step_refusal
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.vehicles.capacity import can_tow
from hexfront.hexes import bits
from hexfront.play import Line, Refusal, Tally
from hexfront.play.masks import each

# Getting on


def load_refusal(state: CohState, u: int, vehicle: int) -> Refusal | None:
    """Why a unit may not get on this vehicle, or be hitched to it."""
    args: dict[str, int | str] = {"unit": u, "vehicle": vehicle}
    if state.aboard >> u & 1:
        return Refusal("COH-15.6.a", "refuse-aboard-already", args)
    return _transport_bar(state, u, vehicle) or (
        _tow_bar(state, u, vehicle)
        if state.kind(u).is_vehicle
        else _boarding_bar(state, u, vehicle)
    )


def _transport_bar(state: CohState, u: int, vehicle: int) -> Refusal | None:
    """Is there a vehicle that has room and can act (COH-15.6.a, COH-15.7.a)?"""
    args: dict[str, int | str] = {"unit": u, "vehicle": vehicle}
    if vehicle == u or not state.kind(vehicle).is_vehicle:
        return Refusal("COH-15.6.a", "refuse-no-transport", args)
    if not state.board >> vehicle & 1:
        return Refusal("COH-15.7.a", "refuse-not-on-board", {"unit": vehicle})
    if state.load[vehicle] != NOBODY:
        return Refusal("COH-15.6.a", "refuse-transport-full", args)
    if state.aboard >> vehicle & 1:
        return Refusal("COH-15.10.d", "refuse-transport-towed", args)
    return _crew_bar(state, vehicle)


def _crew_bar(state: CohState, vehicle: int) -> Refusal | None:
    """The vehicle takes part in the action, though it stays where it is (A37)."""
    marker = state.marker(vehicle)
    if marker.bars_all_but_rally:
        args: dict[str, int | str] = {"unit": vehicle, "marker": marker.id}
        return Refusal("COH-7.3.c", "refuse-marker-bars-all", args)
    return None


def _boarding_bar(state: CohState, u: int, vehicle: int) -> Refusal | None:
    """From the vehicle's hex or from beside it, by a unit that may move (A32)."""
    refusal = bars_moving(state, u)
    if refusal is None and state.hex[u] != state.hex[vehicle]:
        return step_refusal(state, u, state.hex[vehicle])
    return refusal


def _tow_bar(state: CohState, u: int, vehicle: int) -> Refusal | None:
    """A vehicle is taken in tow only if it cannot move by itself (COH-15.10, A15)."""
    args: dict[str, int | str] = {"unit": u, "vehicle": vehicle}
    marker = state.marker(u)
    if marker.final:
        return Refusal("COH-7.3.c", "refuse-marker-bars-all", {"unit": u, "marker": marker.id})
    if held_fast(state, u) is None:
        return Refusal("COH-15.10.a", "refuse-drives-itself", args)
    if not can_tow(state.kind(vehicle), state.kind(u)):
        return Refusal("COH-15.10.b", "refuse-tow-tracked", args)
    if state.load[u] != NOBODY:
        return Refusal("COH-15.10.d", "refuse-tow-loaded", args)
    if state.hex[u] != state.hex[vehicle]:
        return Refusal("COH-15.10.a", "refuse-tow-apart", args)
    return None


def partner_unfit(state: CohState, vehicle: int, by_card: int) -> Refusal | None:
    """What the card that pays for both asks of the vehicle (COH-8.8.b)."""
    asked = CARD_BARS.get(by_card)
    return asked(state, vehicle) if asked is not None else None


def load_cost(state: CohState, u: int, vehicle: int) -> Tally:
    """The unit's move cost alone in the same hex, with terrain from beside it."""
    here, to = state.hex[u], state.hex[vehicle]
    lines = _bare_move(state, u, "COH-15.7.b") if here == to else move_lines(state, u, to)
    return stressed_cost(state, lines, (u, vehicle))  # COH-15.7.g


def _bare_move(state: CohState, u: int, rule: str) -> list[Line]:
    """The printed move cost and what a hit marker does to it (A32)."""
    lines = [Line("tally-move-cost", state.kind(u).move_cost, rule)]
    change = state.marker(u).move_cost
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-7.3.a"))
    return lines


def transports(state: CohState, u: int) -> list[int]:
    """The vehicles that a unit may get on or be hitched to."""
    own = state.board & state.setting.vehicles & state.setting.side_mask[state.side(u)] & ~(1 << u)
    here, where = state.hex[u], state.hex
    near = 1 << here
    if not state.kind(u).is_vehicle:
        near |= state.field.near[here]
    elif held_fast(state, u) is None:  # it drives by itself, and is not taken in tow
        return []
    return [v for v in each(own)
            if near >> where[v] & 1 and load_refusal(state, u, v) is None]  # fmt: skip


# Getting off


def unload_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit may not get off there, or be let go."""
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not state.aboard >> u & 1:
        return Refusal("COH-15.9.a", "refuse-not-aboard", args)
    refusal = _crew_bar(state, state.carrier[u])
    if refusal is not None:
        return refusal
    if state.kind(u).is_vehicle:  # it never moves by itself (A15)
        stays = to == state.hex[u]
        return None if stays else Refusal("COH-15.10.a", "refuse-let-go-here", args)
    held = held_fast(state, u)
    if held is not None:
        return Refusal("COH-15.9.b", held.message, held.args)
    if to != state.hex[u] and not state.setting.rules.lands_beside:
        return Refusal("COHC-20.i", "refuse-let-go-here", args)
    return None if to == state.hex[u] else step_refusal(state, u, to)


def unload_cost(state: CohState, u: int, to: int) -> Tally:
    """The unit's move cost into the hex where it lands; it gets off on any side (COH-15.9.d)."""
    here = state.hex[u]
    if state.kind(u).is_vehicle:
        lines = _bare_move(state, u, "COH-15.9.d")
    elif to == here:
        lines = _bare_move(state, u, "COH-15.9.d")
        if state.setting.rules.lands_beside:  # ground that is closed to the unit has no price
            lines.extend(entry_lines(state, state.kind(u).mover, to))
    else:
        lines = [line for line in move_lines(state, u, to) if line.label != "tally-backward"]
    return stressed_cost(state, lines, (u,))


def unload_hexes(state: CohState, u: int) -> list[int]:
    """Where a carried unit may get off."""
    here = state.hex[u]
    around = bits(state.field.near[here] | 1 << here)
    return [h for h in around if unload_refusal(state, u, h) is None]
