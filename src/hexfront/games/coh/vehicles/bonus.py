"""Bonus moves: further hexes of the same action (COH-15.2, COH-16.4)."""

from typing import NamedTuple

from hexfront.games.coh.movement.retreat import no_retreat
from hexfront.games.coh.movement.steps import is_backward
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.slopes import slope_lines
from hexfront.games.coh.works.passage import closed_to_bonus
from hexfront.play import Line, Refusal


class Symbols(NamedTuple):
    """Bonus symbols that are left in this action (COH-15.1.b)."""

    wheels: int
    tracks: int


NO_SYMBOLS = Symbols(0, 0)


def printed(state: CohState, u: int) -> Symbols:
    """The symbols under the move cost of a unit."""
    own = state.setting.rules.symbols(state, u)
    if own is not None:
        return Symbols(*own)
    kind = state.kind(u)
    return Symbols(kind.wheels, kind.tracks)


# What the ground and what stands on it do to bonus moves.


def closed_into(state: CohState) -> int:
    """Hexes that no bonus move enters because of what stands there, as a bitboard.

    Whoever enters one by his basic move has no bonus moves left (COH-15.2.m).
    """
    rules = state.setting.rules
    smoke = state.thick if rules.smoke_slows else 0
    return smoke | closed_to_bonus(state) | rules.slow(state)


def closed_out(state: CohState) -> int:
    """Hexes that no bonus move leaves because of what stands there, as a bitboard."""
    return closed_to_bonus(state)


def is_difficult(state: CohState, here: int, to: int) -> bool:
    """Is a vehicle's step off the road and into difficult terrain (COH-15.3, COH-15.4.a)?"""
    field = state.field
    if field.roads[here] >> to & 1:
        return False
    return not field.is_clear(to) or field.wall_between(here, to)


def left_by_move(state: CohState, u: int, to: int) -> Symbols:
    """The symbols that a vehicle has left after its basic move, still to be made (COH-15.2.m)."""
    here = state.hex[u]
    if is_difficult(state, here, to) or is_backward(state, u, to) or closed_into(state) >> to & 1:
        return NO_SYMBOLS
    return printed(state, u)


def left_by_entry(state: CohState, u: int, to: int) -> Symbols:
    """The same for a vehicle that enters the map (COH-15.2.o)."""
    if not state.field.clear_from_edge(to) or closed_into(state) >> to & 1:
        return NO_SYMBOLS
    return printed(state, u)


# Which hexes a bonus move may enter.


def bonus_hexes(state: CohState, u: int, left: Symbols) -> int:
    """Where a vehicle may go from its hex by one of these symbols, as a bitboard."""
    here = state.hex[u]
    reach = steps_from(state, u, here, left, congested(state, u) if left.wheels else 0)
    if reach and state.came:
        reach &= ~sum(1 << h for h in no_retreat(state, u))
    return reach


def steps_from(state: CohState, u: int, here: int, left: Symbols, crowded: int) -> int:
    """The same from any hex; `crowded` are the hexes with other vehicles."""
    if closed_out(state) >> here & 1 or state.setting.rules.halts(state, u, here):
        return 0
    field = state.field
    reach = 0
    if left.tracks:  # COH-15.2.g, COH-15.2.h
        reach = field.roads[here] | field.clear[here]
    if left.wheels and not crowded >> here & 1:  # COH-15.2.e, COH-15.2.f
        reach |= field.roads[here] & ~crowded
    closed = closed_into(state) | state.setting.rules.closed(state, u, here)
    return reach & state.setting.exits[u][here] & ~closed


def congested(state: CohState, u: int) -> int:
    """Hexes with another vehicle than the one that this one tows (COH-15.2.f)."""
    if not state.setting.rules.congestion:
        return 0
    others = state.board & state.setting.vehicles & ~(1 << u)
    towed = state.load[u]
    if towed >= 0:
        others &= ~(1 << towed)
    return state.spots(others)


def used(state: CohState, here: int, to: int, left: Symbols, crowded: int) -> Symbols:
    """The symbols that are left after a bonus move.

    A track goes wherever a wheel goes (COH-16.4.a), so the wheel is used where it can be.
    """
    by_road = state.field.roads[here] >> to & 1
    if left.wheels and by_road and not (crowded >> here | crowded >> to) & 1:
        return Symbols(left.wheels - 1, left.tracks)
    return Symbols(left.wheels, left.tracks - 1)


def bonus_lines(state: CohState, u: int, here: int, to: int) -> list[Line]:
    """What a hex adds to the cost of a drive: slopes only (COH-15.2.b, COH-15.2.c)."""
    own = state.setting.rules.drive_lines(state, u, here, to)
    if own is not None:
        return own
    return slope_lines(state.field, here, to, True) if state.field.hilly else []


# Why not.


def bonus_refusal(state: CohState, u: int, to: int, left: Symbols) -> Refusal | None:
    """Why a vehicle may not go to an adjacent hex by one of these symbols."""
    here = state.hex[u]
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if left == NO_SYMBOLS:
        return Refusal("COH-15.2.a", "refuse-no-bonus", args)
    return bonus_bar(state, u, here, to) or _symbol_bar(state, u, here, to, left)


def bonus_bar(state: CohState, u: int, here: int, to: int) -> Refusal | None:
    """What no bonus move enters or leaves, whatever its symbol (COH-15.2.i to COH-15.2.k)."""
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if state.setting.rules.smoke_slows and state.thick >> to & 1:
        return Refusal("COH-15.2.j", "refuse-bonus-smoke", args)
    if closed_into(state) >> to & 1 or closed_out(state) >> here & 1:
        return Refusal("COH-15.2.k", "refuse-bonus-marker", args)
    if state.setting.rules.halts(state, u, here):
        return Refusal("COHC-9.f", "refuse-bonus-enemy", args)
    if is_difficult(state, here, to):
        return Refusal("COH-15.2.i", "refuse-bonus-difficult", args)
    return None


def _symbol_bar(state: CohState, u: int, here: int, to: int, left: Symbols) -> Refusal | None:
    if left.tracks:
        return None
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not state.field.roads[here] >> to & 1:
        return Refusal("COH-15.2.e", "refuse-bonus-off-road", args)
    crowded = congested(state, u)
    if (crowded >> here | crowded >> to) & 1:
        return Refusal("COH-15.2.f", "refuse-congestion", args)
    return None
