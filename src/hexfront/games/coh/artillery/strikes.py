"""Off-board artillery: who may plan a strike, how it drifts, what it hits (COH-13.4 to 13.8)."""

from collections.abc import Iterator

from hexfront.games.coh.cards.weapons import use_up
from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.definitions.artillery import Smoker, Strike
from hexfront.games.coh.definitions.cards import Weapon
from hexfront.games.coh.smoke.laying import may_smoke
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.hexes import HexId, bits
from hexfront.play import Line, Refusal, Tally

DIRECTIONS = 6


def artillery(state: CohState, strike: Strike) -> Weapon:
    """The card by which a strike is planned."""
    return state.setting.definitions.weapons[strike.weapon]


# Planning.


def playable(state: CohState, seat: int) -> Iterator[int]:
    """The artillery cards that a seat may play in this round's preparation (COH-13.4.b).

    A strike falls before the next round, so nothing is planned before the last one.
    """
    if state.round >= state.setting.rounds:
        return
    cards, grants = state.setting.definitions.weapons, state.setting.terms[seat].weapons
    for grant, left in zip(grants, state.weapons[seat], strict=True):
        if left and grant.covers(state.round) and cards[grant.weapon].is_artillery:
            yield grant.weapon


def aim_hexes(state: CohState, seat: int) -> int:
    """Where a strike may be planned, as a bitboard: anywhere (COH-13.5.c), or where a unit sees."""
    if state.setting.rules.unspotted:
        return state.field.whole
    seen, own = 0, (state.board | state.hidden) & state.setting.team_mask[seat]
    spots, blind = state.spots(own), state.setting.rules.blind
    free = spots & ~state.enemy_spots(seat)  # COHC-8.h
    for h in bits(state.field.whole):
        if (free & state.sight(h) | spots & 1 << h) & ~blind(state, own, h):
            seen |= 1 << h
    return seen


def aim_refusal(state: CohState, seat: int, to: int) -> Refusal | None:
    """Why no strike can be planned on a hex: any in play will do (COH-13.5.c)."""
    if not state.field.in_play(to):
        return Refusal("COH-4.0.a", "refuse-hex-not-in-play")
    if not aim_hexes(state, seat) >> to & 1:
        return Refusal("COHC-16.c", "refuse-nobody-sees-target", {"hex": to})
    return None


def smoke_aim_refusal(state: CohState, seat: int, to: int) -> Refusal | None:
    """Why no smoke strike can be planned on a hex."""
    if not may_smoke(state, Smoker.ARTILLERY):
        return Refusal("COH-14.0.a", "refuse-artillery-smoke")
    refusal = aim_refusal(state, seat, to)
    if refusal is None and state.field.terrain[to].no_smoke:
        return Refusal("COH-14.0.b", "refuse-smoke-on-water", {"hex": to})
    return refusal


def plan(state: CohState, seat: int, strike: Strike) -> None:
    """The card is played; what it is aimed at stays with the team (COH-13.5.a, COH-13.5.d)."""
    use_up(state, seat, strike.weapon)
    state.strikes[seat] = (*state.strikes[seat], strike)


def due(state: CohState, seat: int) -> Strike | None:
    """A strike of this seat that falls now (COH-13.5.b)."""
    return next((one for one in state.strikes[seat] if one.round == state.round), None)


# Drift.


def drift_number(state: CohState, strike: Strike) -> Tally:
    """COH-13.7.a."""
    return Tally.of([Line("tally-drift", artillery(state, strike).drift, "COH-13.7.a")])


def on_the_die(result: int) -> int:
    """CAP and cards never push the result of a direction off the die (COH-13.7.f)."""
    return min(max(result, 1), DIRECTIONS)


def drift_direction(arrow: int, result: int) -> int:
    """The numbers run clockwise from the arrow, which is 1 (COH-13.7.e)."""
    return (arrow + on_the_die(result) - 1) % DIRECTIONS


def drifted(state: CohState, strike: Strike, direction: int, distance: int) -> tuple[int, int]:
    """Where the marker ends up, in axial coordinates: it may leave the map (COH-13.7.d)."""
    grid = state.field.grid
    q, r, _ = grid.cube(HexId(strike.hex))
    step_q, step_r = grid.orientation.vectors[direction]
    return q + distance * step_q, r + distance * step_r


def in_play(state: CohState, at: tuple[int, int]) -> int:
    """The hex at these coordinates, or -1 beyond the map."""
    found = state.field.grid.at_axial(*at)
    return found if found >= 0 and state.field.whole >> found & 1 else -1


def blast(state: CohState, strike: Strike, centre: tuple[int, int]) -> tuple[int, ...]:
    """The hexes that a strike hits; what lies beyond the map is lost (COH-13.8.b, A22)."""
    reach = artillery(state, strike).blast
    around = [
        in_play(state, (centre[0] + q, centre[1] + r))
        for q in range(-reach, reach + 1)
        for r in range(-reach, reach + 1)
        if abs(q + r) <= reach
    ]
    return tuple(h for h in around if h >= 0)


def strike_shot(strike: Strike, centre: int) -> Shot:
    """The attack of a strike: no unit fires it (COH-13.8.e)."""
    return Shot(NOBODY, centre, Arm.STRIKE, weapon=strike.weapon)
