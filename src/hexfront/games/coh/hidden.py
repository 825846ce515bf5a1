"""Chapter 11: hidden units, hidden moves, detection."""

from hexfront.games.coh.command import stressed_cost
from hexfront.games.coh.definitions import Mover
from hexfront.games.coh.movement import bars_moving, can_pass
from hexfront.games.coh.state import CohState
from hexfront.games.coh.zone import seen_by_enemy
from hexfront.play import Line, Refusal, Tally
from hexfront.play.masks import members

STEALTH_COST = 5
DETECTION_BASE = 6
FOOT_DETECTION = 2


def detected_by(state: CohState, u: int) -> str:
    """The rule under which a hidden unit is detected where it is, or "" (COH-11.1)."""
    here = state.hex[u]
    if (state.positions(0) | state.positions(1)) >> here & 1:
        return "COH-11.1.b"
    if state.field.terrain[here].defense > 0:  # COH-11.5.d
        return ""
    watchers = [state.hex[enemy] for enemy in state.visible(1 - state.side(u))
                if state.field.sees(state.hex[enemy], here)]  # fmt: skip
    if state.kind(u).mover is not Mover.FOOT:
        return "COH-11.1.c" if watchers else ""
    if any(_spots(state, watcher, here) for watcher in watchers):
        return "COH-11.1.d"
    return ""


def _spots(state: CohState, watcher: int, here: int) -> bool:
    """Does an enemy see a foot unit in the open? A wall between them is cover (A-17)."""
    near = state.field.distance(watcher, here) <= FOOT_DETECTION
    return near and not state.field.wall_guards(here, watcher)


def betrayed_by_move(state: CohState, u: int) -> bool:
    """Only foot units stay hidden when they move into enemy sight (COH-11.5.c, A-20)."""
    foot = state.kind(u).mover is Mover.FOOT
    return not foot and seen_by_enemy(state, state.side(u), state.hex[u])


def next_detected(state: CohState) -> tuple[int, str] | None:
    """A hidden unit that must be placed now, with the rule, or None."""
    for u in members(state.hidden):
        rule = detected_by(state, u)
        if rule:
            return u, rule
    return None


def place(state: CohState, u: int, rule: str) -> None:
    """Put a hidden unit on the board; its owner will choose the facing (COH-11.2)."""
    state.hidden &= ~(1 << u)
    state.board |= 1 << u
    state.reveals += 1
    state.note("log-revealed", rule, unit=u, hex=state.hex[u])


def stealth_cost(state: CohState, units: tuple[int, ...]) -> Tally:
    """5 AP and no terrain; of a group the dearest member counts (COH-11.3, COH-10.12.c)."""
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
    if moving and to not in state.field.neighbours[here]:
        return Refusal("COH-11.5.a", "refuse-not-adjacent", args)
    if moving and not can_pass(state, state.kind(u).mover, here, to):
        return Refusal("COH-4.8.d", "refuse-impassable", args)
    if state.hidden >> u & 1:
        return None if moving else Refusal("COH-11.5.a", "refuse-stealth-stays", args)
    side = state.side(u)
    if seen_by_enemy(state, side, here):
        return Refusal("COH-11.4.a", "refuse-hide-in-sight", args)
    if seen_by_enemy(state, side, to):
        return Refusal("COH-11.4.b", "refuse-hide-into-sight", args)
    return None


def stealth_hexes(state: CohState, u: int) -> list[int]:
    """Where a unit may hide or move while hidden."""
    here = state.hex[u]
    return [h for h in (here, *state.field.neighbours[here])
            if stealth_refusal(state, u, h) is None]  # fmt: skip


def detection_number(state: CohState, to: int, attacker: int) -> Tally:
    """6 and the DR modifier of the terrain, walls across the line included (COH-11.7.b)."""
    terrain = state.field.terrain[to]
    lines = [Line("tally-detection", DETECTION_BASE, "COH-11.7.b")]
    if terrain.defense:
        lines.append(Line(f"tally-terrain-{terrain.id}", terrain.defense, terrain.defense_rule))
    if state.field.wall_guards(to, state.hex[attacker]):
        lines.append(Line("tally-wall", 1, "COH-6.5.a"))
    return Tally.of(lines)


def hidden_in(state: CohState, side: int, h: int) -> list[int]:
    """The side's hidden units in a hex."""
    return [u for u in members(state.hidden & state.scenario.side_mask[side])
            if state.hex[u] == h]  # fmt: skip


def may_suspect(state: CohState, side: int) -> bool:
    """The other side has hidden units in play, which the scenario makes public."""
    return bool(state.hidden & state.scenario.side_mask[1 - side])
