"""The retreat ban: whose hex an enemy entered may not leave it the way he came (COH-6.12)."""

from hexfront.games.coh.state import CohState, Entry
from hexfront.hexes import bits
from hexfront.play.masks import each


def no_retreat(state: CohState, u: int) -> set[int]:
    """Hexes closed to a unit in whose hex an enemy stands that came in the turn just before.

    The ban holds for the whole turn, so a unit that has left the hex may not come round to the
    closed hexes by Rapid Deployment either.
    """
    closed: set[int] = set()
    if not state.shares(state.side(u), state.turn):
        return closed
    stood = {state.hex[u], *(h for unit, h in state.left if unit == u)}
    for entry in state.came:
        if entry[0] in stood and _stayed(state, entry):
            closed |= closed_by(state, entry)
    return closed


def closed_by(state: CohState, entry: Entry) -> set[int]:
    """Where the enemy came from, and the two hexes beside it (A-30)."""
    entered, origin, _ = entry
    return {origin, *bits(state.field.near[entered] & state.field.near[origin])}


def _stayed(state: CohState, entry: Entry) -> bool:
    """The enemy that came is still there for all to see: one that went on or was removed starts no
    close combat, one that is hidden has not been met yet (A-21)."""
    entered, _, mover = entry
    if mover < 0:
        return True
    seen = state.board & state.setting.enemy_mask[state.turn]
    if not seen >> mover & 1 or state.hex[mover] != entered:
        return False
    return entry == [step for step in state.came if step[2] == mover][-1]  # or came back


def bans(state: CohState) -> tuple[Entry, ...]:
    """The moves that bind units of the side in turn, as far as everybody can see."""
    if not state.came:
        return ()
    own = state.spots(state.board & state.setting.team_mask[state.turn])
    for _, h in seen_to_leave(state):
        own |= 1 << h
    return tuple(entry for entry in state.came if own >> entry[0] & 1 and _stayed(state, entry))


def seen_to_leave(state: CohState) -> tuple[tuple[int, int], ...]:
    """(unit, hex) of visible units that left a hex to which a ban belongs."""
    return tuple(step for step in state.left if state.board >> step[0] & 1)


def note_step(state: CohState, u: int, origin: int, to: int) -> None:
    """Remember a step that starts a ban, or one out of a hex to which a ban belongs.

    Every step of a hidden unit is remembered: whether it met a hidden enemy is nobody's to know.
    """
    if any(entry[0] == origin for entry in state.came):
        state.left = (*state.left, (u, origin))
    if state.hidden >> u & 1 or _meets_enemy(state, u, to):
        state.entered = (*state.entered, (to, origin, u))


def _meets_enemy(state: CohState, u: int, to: int) -> bool:
    """Does close combat begin there? A visible unit also comes upon hidden ones (COH-11.1.b)."""
    enemies = (state.board | state.hidden) & state.foes(u)
    return any(state.hex[enemy] == to for enemy in each(enemies))
