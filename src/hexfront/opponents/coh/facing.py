"""Which way a unit had best look."""

from hexfront.games.coh.state import CohState
from hexfront.play.masks import each

HARMLESS = 0.25
PIERCING = 4
"""Blue FP that makes an enemy count like any other."""


def watch(state: CohState, u: int, facing: int) -> float:
    """How much of what matters lies in the arc: enemies, the near and visible ones first."""
    arc = state.field.arc(state.hex[u], facing)
    return sum(matters for spot, matters in _threats(state, u) if arc >> spot & 1)


def _threats(state: CohState, u: int) -> list[tuple[int, float]]:
    """Where enemies are, and how much each must be watched."""
    here, field = state.hex[u], state.field
    sight = state.sight(here)
    found = []
    for enemy in each(state.board & state.foes(u)):
        spot = state.hex[enemy]
        seen = 2.0 if sight >> spot & 1 else 1.0
        matters = seen * _threat(state, u, enemy) / max(1, field.distance(here, spot))
        found.append((spot, matters))
    return found


def _threat(state: CohState, u: int, enemy: int) -> float:
    """How much an enemy must be faced: a tank shows its front to what can pierce it."""
    if not state.kind(u).armored:
        return 1.0
    return HARMLESS + max(0, state.kind(enemy).blue_fp or 0) / PIERCING


def best_facing(state: CohState, u: int) -> int:
    """The facing whose arc holds most of the enemies that matter."""
    if not state.board & state.foes(u):
        return towards_goal(state, u)
    threats, field, here = _threats(state, u), state.field, state.hex[u]
    watched = [sum(matters for spot, matters in threats if field.arc(here, facing) >> spot & 1)
               for facing in range(6)]  # fmt: skip
    return watched.index(max(watched))


def towards_goal(state: CohState, u: int) -> int:
    """Face the nearest objective, or stay as the unit stands."""
    here = state.hex[u]
    goals = [h for h, _ in state.setting.objectives if h != here]
    if not goals:
        return state.facing[u]
    goal = min(goals, key=lambda h: state.field.distance(here, h))
    arcs = [f for f in range(6) if state.field.arc(here, f) >> goal & 1]
    return arcs[len(arcs) // 2] if arcs else state.facing[u]
