"""Hidden units and their detection (COH-11.1, COH-11.2)."""

from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import seen_by_enemy
from hexfront.games.coh.works.shelter import settle_in
from hexfront.hexes import bits
from hexfront.play.masks import each

FOOT_DETECTION = 2


def detected_by(state: CohState, u: int) -> str:
    """The rule under which a hidden unit is detected where it is, or "" (COH-11.1)."""
    own = state.setting.rules.detected_by(state, u)
    if own is not None:
        return own
    here = state.hex[u]
    if state.board & state.units_at(here):
        return "COH-11.1.b"
    if state.field.terrain[here].defense > 0:  # COH-11.5.d
        return ""
    if state.heavy >> here & 1 and state.kind(u).is_foot:  # COH-14.0.e
        return ""
    if not seen_by_enemy(state, state.side(u), here):
        return ""
    if not state.kind(u).is_foot:
        return "COH-11.1.c"
    watchers = state.sight(here) & state.enemy_spots(state.side(u))
    if any(_spots(state, watcher, here) for watcher in bits(watchers)):
        return "COH-11.1.d"
    return ""


def _spots(state: CohState, watcher: int, here: int) -> bool:
    """Does an enemy see a foot unit in the open? A wall between them is cover (A-17)."""
    near = state.field.distance(watcher, here) <= FOOT_DETECTION
    return near and not state.field.wall_guards(here, watcher)


def detected(state: CohState) -> list[tuple[int, str]]:
    """The hidden units that must be placed now, each with the rule; cargo goes with its vehicle."""
    rules = [(u, detected_by(state, u)) for u in each(state.hidden & ~state.aboard)]
    return [(u, rule) for u, rule in rules if rule]


def place(state: CohState, u: int, rule: str) -> None:
    """Put a hidden unit on the board; its owner will choose the facing (COH-11.2)."""
    for unit in state.together((u,)):
        state.hidden &= ~(1 << unit)
        state.board |= 1 << unit
        state.reveals += 1
        settle_in(state, unit)
        state.note("log-revealed", rule, unit=unit, hex=state.hex[unit])
