"""Chapter 7: hit markers, rally, destroyed units and the CAP they cost."""

from hexfront.games.coh.command import cap_base, stressed_cost
from hexfront.games.coh.definitions import Marker
from hexfront.games.coh.state import MIN_CAP, CohState
from hexfront.play import Draw, Line, Refusal, Tally
from hexfront.play.chance import Chances
from hexfront.play.masks import members

RALLY_COST = 5


def pool_chances(state: CohState, armored: bool) -> Chances | None:
    """What may be drawn from the pool of this colour (COH-7.2.b); None if it is empty."""
    markers = state.scenario.definitions.markers
    weighted = [(Draw(index), state.pool[index]) for index, marker in enumerate(markers)
                if index and marker.armored == armored and state.pool[index] > 0]  # fmt: skip
    return Chances(weighted) if weighted else None


def place_marker(state: CohState, u: int, index: int) -> None:
    """The owner draws and looks; the other side sees only that the unit is hit (COH-7.2.c)."""
    state.pool[index] -= 1
    state.hit[u] = index
    state.shown &= ~(1 << u)
    owner = state.side(u)
    marker = state.scenario.definitions.markers[index]
    state.note("log-marker-drawn", "COH-7.2.c", audience=owner, unit=u, marker=marker.id)
    state.note("log-marker-drawn-hidden", "COH-7.2.d", audience=1 - owner, unit=u)


def reveal_marker(state: CohState, u: int, rule: str) -> None:
    """Turn a hit marker face up (COH-7.5)."""
    if state.hit[u] and not state.shown >> u & 1:
        state.shown |= 1 << u
        state.reveals += 1
        state.note("log-marker-revealed", rule, unit=u, marker=state.marker(u).id)


def reveal_if_defense_changes(state: CohState, u: int, frontal: bool) -> None:
    """COH-7.5.b, A-11: before the attacker decides on CAP."""
    marker = state.marker(u)
    if marker.front if frontal else marker.flank:
        reveal_marker(state, u, "COH-7.5.b")


def reveal_if_attack_changes(state: CohState, u: int, target: int) -> None:
    """The attacker's marker shows if it changes FP, or a range that matters (COH-7.5.b, A-10)."""
    marker = state.marker(u)
    distance = state.field.distance(state.hex[u], state.hex[target])
    too_far = bool(marker.range) and marker.range < distance <= state.kind(u).range
    if marker.fp(state.kind(target).armored) or too_far:
        reveal_marker(state, u, "COH-7.5.b")


def return_marker(state: CohState, u: int) -> None:
    """Put the marker back face down into its pool (COH-7.7.b)."""
    if state.hit[u]:
        state.pool[state.hit[u]] += 1
        state.hit[u] = 0
        state.shown &= ~(1 << u)


def destroy(state: CohState, u: int, rule: str) -> None:
    """Remove a unit: marker, CAP track and VP (COH-7.11, COH-7.12)."""
    side = state.side(u)
    reveal_marker(state, u, "COH-7.11.b")
    return_marker(state, u)
    bit = 1 << u
    state.board &= ~bit
    state.hidden &= ~bit
    state.dead |= bit
    state.hasty &= ~bit
    state.spent &= ~bit
    state.stressed &= ~bit
    state.acted &= ~bit
    state.note("log-destroyed", rule, unit=u, hex=state.hex[u])
    state.hex[u] = -1
    lose_cap(state, side)
    gain_vp(state, 1 - side, state.scenario.terms[side].destroyed_vp, "COH-7.11.c")


def lose_cap(state: CohState, side: int) -> None:
    """The unit covers the next space of the track, down to three (COH-7.12, COH-7.13)."""
    if cap_base(state, side) <= MIN_CAP:
        return
    state.losses[side] += 1
    state.cap[side] = min(state.cap[side], cap_base(state, side))
    state.note("log-cap-lost", "COH-7.12.b", side=side, cap=cap_base(state, side))


def gain_vp(state: CohState, side: int, points: int, rule: str) -> None:
    """Move the marker step by step; there is no space 0 (COH-9.2)."""
    if not points:
        return
    step = 1 if side == 0 else -1
    for _ in range(points):
        state.vp += step
        if state.vp == 0:
            state.vp = step
    state.note("log-vp", rule, side=side, points=points)


def doomed(state: CohState) -> list[int]:
    """Units with a Killed marker in the same hex as an enemy or next to one (table T6)."""
    return [u for u in members(state.board)
            if state.hit[u] and state.marker(u).final and beside_enemy(state, u)]  # fmt: skip


def beside_enemy(state: CohState, u: int) -> bool:
    """Is a visible enemy in the unit's hex or in an adjacent one?"""
    here = state.hex[u]
    near = state.field.near[here] | 1 << here
    return bool(near & state.positions(1 - state.side(u)))


def rally_number(state: CohState, u: int, marker: Marker | None = None) -> Tally:
    """The marker's number and what lowers it (COH-7.8)."""
    marker = state.marker(u) if marker is None else marker
    here = state.hex[u]
    terrain = state.field.terrain[here]
    lines = [Line("tally-rally-number", marker.rally, "COH-7.7.a")]
    if terrain.rally:
        lines.append(Line(f"tally-terrain-{terrain.id}", terrain.rally, terrain.rally_rule))
    if state.field.has_wall(here):
        lines.append(Line("tally-wall", -1, "COH-7.8.d"))
    if state.hasty >> u & 1:
        lines.append(Line("tally-hasty-defense", -1, "COH-7.8.e"))
    friends = sum(1 for f in members(_friends(state, u)) if state.hex[f] == here)
    if friends:
        lines.append(Line("tally-friends", -friends, "COH-7.8.g"))
    return Tally.of(lines)


def _friends(state: CohState, u: int) -> int:
    """Friendly units without a hit marker."""
    mask = (state.board | state.hidden) & state.scenario.side_mask[state.side(u)] & ~(1 << u)
    return sum(1 << f for f in members(mask) if not state.hit[f])


def rally_cost(state: CohState, units: tuple[int, ...]) -> Tally:
    """5 AP for a unit or a whole group (COH-7.10.a, COH-10.9.c)."""
    rule = "COH-7.10.a" if len(units) == 1 else "COH-10.9.c"
    return stressed_cost(state, [Line("tally-rally", RALLY_COST, rule)], units)


def rally_refusal(state: CohState, u: int, by_card: bool = False) -> Refusal | None:
    """Why a unit cannot rally; a card overrides the enemy and "No Rally" (COH-7.9.c)."""
    if not state.hit[u]:
        return Refusal("COH-7.6.a", "refuse-no-marker", {"unit": u})
    marker = state.marker(u)
    if marker.final or (not marker.rally and not by_card):
        return Refusal("COH-7.9.b", "refuse-no-rally", {"unit": u, "marker": marker.id})
    if not by_card and state.positions(1 - state.side(u)) >> state.hex[u] & 1:
        return Refusal("COH-7.9.a", "refuse-rally-beside-enemy", {"unit": u})
    return None
