"""Hit markers: drawn, turned up, put back (COH-7.2 to COH-7.5)."""

from hexfront.games.coh.combat.ratings import defense
from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.play import Draw
from hexfront.play.chance import Chances


def pool_chances(state: CohState, armored: bool) -> Chances | None:
    """What may be drawn from the pool of this colour (COH-7.2.b); None if it is empty."""
    markers = state.setting.definitions.markers
    weighted = [(Draw(index), state.pool[index]) for index, marker in enumerate(markers)
                if index and marker.armored == armored and state.pool[index] > 0]  # fmt: skip
    return Chances(weighted) if weighted else None


def place_marker(state: CohState, u: int, index: int) -> None:
    """The owner draws and looks; the other side sees only that the unit is hit (COH-7.2.c)."""
    state.pool[index] -= 1
    state.hit[u] = index
    state.shown &= ~(1 << u)
    owner = state.side(u)
    marker = state.setting.definitions.markers[index]
    state.tell(owner, "log-marker-drawn", "COH-7.2.c", unit=u, marker=marker.id)
    state.tell_enemies(owner, "log-marker-drawn-hidden", "COH-7.2.d", unit=u)


def mark_hit(state: CohState, u: int, armored: bool) -> None:
    """No marker is left: the unit counts as hit, which everybody can see (A-45)."""
    state.hit[u] = state.setting.definitions.stand_in(armored)
    state.shown |= 1 << u
    state.note("log-marker-none", "COH-7.2.c", unit=u)


def reveal_marker(state: CohState, u: int, rule: str) -> None:
    """Turn a hit marker face up (COH-7.5)."""
    if state.hit[u] and not state.shown >> u & 1:
        state.shown |= 1 << u
        state.reveals += 1
        state.note("log-marker-revealed", rule, unit=u, marker=state.marker(u).id)


def reveal_if_defense_changes(state: CohState, u: int, shot: Shot) -> None:
    """COH-7.5.b, A-11: before the attacker decides on CAP."""
    if state.hit[u] and defense(state, u, shot).value("tally-hit-marker"):
        reveal_marker(state, u, "COH-7.5.b")


def reveal_if_attack_changes(state: CohState, shot: Shot, target: int) -> None:
    """The attacker's marker shows if it changes FP, or a range that matters (COH-7.5.b, A-10)."""
    reveal_attacker(state, shot, state.hex[target], shot.is_armored(state, target))


def reveal_attacker(state: CohState, shot: Shot, to: int, armored: bool) -> None:
    """The same for whatever is attacked in a hex."""
    u = shot.attacker
    if u == NOBODY or state.hidden >> u & 1:
        return
    marker = state.marker(u)
    distance = state.field.distance(state.hex[u], to)
    ranged = bool(marker.range) and shot.arm in (Arm.PRINTED, Arm.INDIRECT)
    too_far = ranged and marker.range < distance <= state.kind(u).range
    if marker.fp(armored) or too_far:
        reveal_marker(state, u, "COH-7.5.b")


def return_marker(state: CohState, u: int) -> None:
    """Put the marker back face down into its pool (COH-7.7.b)."""
    if state.hit[u]:
        if not state.marker(u).stand_in and state.setting.rules.markers_return:
            state.pool[state.hit[u]] += 1
        state.hit[u] = 0
        state.shown &= ~(1 << u)
