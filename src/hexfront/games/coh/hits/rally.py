"""Rally (COH-7.6 to COH-7.10)."""

from hexfront.games.coh.command.points import fixed_cost
from hexfront.games.coh.definitions.counters import Marker
from hexfront.games.coh.smoke.effects import smoke_rally_lines
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.shelter import rally_lines
from hexfront.play import Line, Refusal, Tally
from hexfront.play.masks import each

RALLY_COST = 5


def rally_number(state: CohState, u: int, marker: Marker | None = None) -> Tally:
    """The marker's number and what lowers it (COH-7.8)."""
    marker = state.marker(u) if marker is None else marker
    own = state.setting.rules.rally_number(state, u, marker)
    if own is not None:
        return own
    here = state.hex[u]
    terrain = state.field.terrain[here]
    lines = [Line("tally-rally-number", marker.rally, "COH-7.7.a")]
    if terrain.rally:
        lines.append(Line(f"tally-terrain-{terrain.id}", terrain.rally, terrain.rally_rule))
    if state.field.has_wall(here):
        lines.append(Line("tally-wall", -1, "COH-7.8.d"))
    if state.heavy or state.light:
        lines.extend(smoke_rally_lines(state, here))
    lines.extend(rally_lines(state, u))
    friends = sum(1 for f in each(_friends(state, u)) if state.hex[f] == here)
    if friends:
        lines.append(Line("tally-friends", -friends, "COH-7.8.g"))
    return Tally.of(lines)


def _friends(state: CohState, u: int) -> int:
    """Friendly units without a hit marker."""
    mask = (state.board | state.hidden) & state.setting.team_mask[state.side(u)] & ~(1 << u)
    return sum(1 << f for f in each(mask) if not state.hit[f])


def rally_cost(state: CohState, units: tuple[int, ...]) -> Tally:
    """5 AP for a unit or a whole group (COH-7.10.a, COH-10.9.c)."""
    rule = "COH-7.10.a" if len(units) == 1 else "COH-10.9.c"
    return fixed_cost(state, Line("tally-rally", RALLY_COST, rule), units)


def rally_refusal(state: CohState, u: int, by_card: bool = False) -> Refusal | None:
    """Why a unit cannot rally; a card overrides the enemy and "No Rally" (COH-7.9.c)."""
    if not state.hit[u]:
        return Refusal("COH-7.6.a", "refuse-no-marker", {"unit": u})
    marker = state.marker(u)
    if marker.final or (not marker.rally and not by_card):
        return Refusal("COH-7.9.b", "refuse-no-rally", {"unit": u, "marker": marker.id})
    if not by_card and state.in_close_combat(u):
        return Refusal("COH-7.9.a", "refuse-rally-beside-enemy", {"unit": u})
    return None
