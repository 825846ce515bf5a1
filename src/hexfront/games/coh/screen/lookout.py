"""What a hex or a unit sees, what it may fire at, and what stands in the way of a line."""

from collections.abc import Sequence

from hexfront.board import centre_px
from hexfront.games.coh.artillery.mortars import indirect_zone, spotter_hexes
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.elevation import RULES
from hexfront.games.coh.terrain.zone import turned_zone, unit_range
from hexfront.games.coh.works.crowds import crowd_spots
from hexfront.hexes import HexId, bits, trace
from hexfront.play.facts import Sight, Snag, Thread


def known_hex(state: CohState, h: int) -> HexId:
    """A hex in play; ValueError for anything else."""
    if not 0 <= h < state.field.grid.size or not state.field.whole >> h & 1:
        raise ValueError(f"no hex {h} in play")
    return HexId(h)


def thread(state: CohState, a: HexId, b: HexId) -> Thread:
    """The line between two hexes with everything that blocks or dims it."""
    field = state.field
    blocks = [
        _snag(state, obstacle.hexes, obstacle.cause.value, RULES[obstacle.cause])
        for obstacle in field.relief.obstacles(a, b)
    ]
    veil = state.veil(a)
    if veil.hidden >> b & 1:
        blocks += _smoke(state, a, b, "COH-14.3.c") + _crowds(state, a, b)
    dimmed = _smoke(state, a, b, "COH-14.4.e") if veil.dimmed >> b & 1 else []
    return Thread(a, b, field.distance(a, b), state.sees(a, b), tuple(blocks), tuple(dimmed))


def _smoke(state: CohState, a: HexId, b: HexId, rule: str) -> list[Snag]:
    """The smoke that a line crosses, or runs along with smoke on both sides of it."""
    line, smoke = trace(state.field.grid, a, b), state.heavy | state.light
    met = [(h,) for h in line.hexes] + [pair for pair in line.borders if min(pair) >= 0]
    return [
        _snag(state, hexes, "smoke", rule) for hexes in met if all(smoke >> h & 1 for h in hexes)
    ]


def _crowds(state: CohState, a: HexId, b: HexId) -> list[Snag]:
    """Refugees and livestock on a line (SOLO-9.0.b)."""
    line, spots = trace(state.field.grid, a, b), crowd_spots(state)
    return [_snag(state, (h,), "crowd", "SOLO-9.0.b") for h in line.hexes if spots >> h & 1]


def _snag(state: CohState, hexes: Sequence[HexId], what: str, rule: str) -> Snag:
    """In the middle of a hex, or between the two along whose common side the line runs."""
    places = [centre_px(state.field.board, h) for h in hexes]
    x = sum(x for x, _ in places) / len(places)
    y = sum(y for _, y in places) / len(places)
    return Snag(hexes[0], what, rule, round(x, 2), round(y, 2))


def unit_sight(state: CohState, seat: int, u: int) -> Sight:
    """What a unit sees and may fire at, as far as the seat knows it."""
    known = state.board | (state.hidden & state.setting.team_mask[seat])
    if u >= len(state.hex) or not known >> u & 1:
        raise ValueError(f"no unit {u} in sight")
    here, field, kind = state.hex[u], state.field, state.kind(u)
    visible = tuple(bits(state.sight(here)))
    reach = unit_range(state, u) if state.shares(seat, state.side(u)) else kind.range
    over, spotters = _indirect(state, seat, u, 2 * reach)
    if state.hidden >> u & 1:
        return Sight(here, visible, indirect=over, spotters=spotters)
    too_near = field.within(here, kind.min_range - 1)
    zone = turned_zone(state, u, 2 * reach) & ~too_near
    near = field.within(here, reach)
    return Sight(
        here, visible, tuple(bits(field.arc(here, state.facing[u]))),
        tuple(bits(zone & near)), tuple(bits(zone & ~near)),
        too_near=tuple(bits(too_near)), indirect=over, spotters=spotters,
    )  # fmt: skip


def _indirect(
    state: CohState, seat: int, u: int, reach: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where a mortar can fire over its spotter hexes, and these hexes (COH-13.3)."""
    if state.kind(u).indirect_cost is None:
        return (), ()
    among = -1 if state.shares(seat, state.side(u)) else state.board
    spotters, seen = spotter_hexes(state, u, among), 0
    for h in bits(spotters):
        seen |= state.sight(h)
    return tuple(bits(indirect_zone(state, u, reach) & seen)), tuple(bits(spotters))
