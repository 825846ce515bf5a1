"""Hiding, and moving while hidden (COH-11.3 to COH-11.6)."""

from hexfront.games.coh.command.points import stressed_cost
from hexfront.games.coh.movement.ground import closed_to
from hexfront.games.coh.movement.steps import bars_moving
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.terrain.zone import seen_by_enemy, unseen_by_enemy
from hexfront.games.coh.works.passage import closed_to_wheels, works_refusal
from hexfront.play import Line, Refusal, Tally

STEALTH_COST = 5


def betrayed_by_move(state: CohState, u: int) -> bool:
    """Only foot units stay hidden when they move into enemy sight (COH-11.5.c, A-20)."""
    shows = state.setting.rules.vehicles_betrayed and not state.kind(u).is_foot
    return shows and seen_by_enemy(state, state.side(u), state.hex[u])


def stealth_cost(state: CohState, units: tuple[int, ...], to: int = NOBODY) -> Tally:
    """5 AP and no terrain; of a group the dearest member counts (COH-11.3, COH-10.12.c)."""
    own = state.setting.rules.stealth_cost(state, units[0], to)
    if own is not None:
        return own
    lines = [Line("tally-stealth", STEALTH_COST, "COH-11.3.a")]
    change = max(state.marker(u).move_cost for u in units)
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-11.3.c"))
    return stressed_cost(state, lines, units)


def stealth_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit may not hide in that hex, or move there while hidden."""
    barred = bars_moving(state, u)
    if barred is not None:
        return Refusal("COH-11.3.e", barred.message, barred.args)
    here = state.hex[u]
    args: dict[str, int | str] = {"unit": u, "hex": to}
    moving = to != here
    if not state.field.in_play(to):
        return Refusal("COH-4.0.a", "refuse-not-in-play", {"unit": u})
    if moving and to not in state.field.neighbours[here]:
        rule = "COH-11.5.a" if state.hidden >> u & 1 else "COH-11.4.b"
        return Refusal(rule, "refuse-not-adjacent", args)
    if moving and not state.setting.exits[u][here] >> to & 1:
        return closed_to(state, u, to)
    stopped = works_refusal(state, u, to) if moving else None
    if stopped is not None:
        return stopped
    if state.hidden >> u & 1:
        return None if moving else Refusal("COH-11.5.a", "refuse-stealth-stays", args)
    side = state.side(u)
    if seen_by_enemy(state, side, here):
        return Refusal("COH-11.4.a", "refuse-hide-in-sight", args)
    if seen_by_enemy(state, side, to):
        return Refusal("COH-11.4.b", "refuse-hide-into-sight", args)
    return None


def may_sneak(state: CohState, u: int) -> bool:
    """Has a unit any hex to hide in or to move to while hidden? Unseen, it may hide on the spot."""
    if state.hidden >> u & 1:
        return bool(stealth_hexes(state, u))
    if bars_moving(state, u) is not None:
        return False
    return not seen_by_enemy(state, state.side(u), state.hex[u])


def stealth_hexes(state: CohState, u: int) -> list[int]:
    """Where a unit may hide or move while hidden."""
    if bars_moving(state, u) is not None:
        return []
    here, field, hidden = state.hex[u], state.field, state.hidden >> u & 1
    if not hidden and seen_by_enemy(state, state.side(u), here):
        return []
    around = state.setting.exits[u][here] & ~closed_to_wheels(state, u)
    if hidden:
        return [h for h in field.neighbours[here] if around >> h & 1]
    unseen = unseen_by_enemy(state, state.side(u), around | 1 << here)
    return [h for h in (here, *field.neighbours[here]) if unseen >> h & 1]
