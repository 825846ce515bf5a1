"""What smoke does to attacks and rallies (COH-14.3, COH-14.4)."""

from hexfront.games.coh.smoke.markers import HEAVY, LIGHT, density
from hexfront.games.coh.state import CohState
from hexfront.play import Line

MOST = 2
"""Smoke never adds more than this to a DR (COH-14.4.g, A10)."""


def smoke_defense_lines(state: CohState, origin: int, target: int) -> list[Line]:
    """DR from the smoke in the target hex and on the line to it; a strike has no line (A43)."""
    lines = _in_hex(state, target, 1, "COH-14.3.a", "COH-14.4.c")
    if origin >= 0 and state.veil(origin).dimmed >> target & 1:
        lines.append(Line("tally-smoke-between", LIGHT, "COH-14.4.e"))
    excess = sum(line.value for line in lines) - MOST
    return [*lines, Line("tally-smoke-limit", -excess, "COH-14.4.g")] if excess > 0 else lines


def smoke_attack_lines(state: CohState, here: int) -> list[Line]:
    """AR of a unit that attacks out of smoke, in close combat too (A9)."""
    return _in_hex(state, here, -1, "COH-14.3.b", "COH-14.4.d")


def smoke_rally_lines(state: CohState, here: int) -> list[Line]:
    """Heavy smoke helps a rally, light smoke does not (COH-14.3.d)."""
    if density(state, here) < HEAVY:
        return []
    return [Line("tally-smoke-heavy", -1, "COH-7.8.f")]


def _in_hex(state: CohState, h: int, sign: int, heavy: str, light: str) -> list[Line]:
    there = density(state, h)
    if there == HEAVY:
        rule = heavy if state.heavy >> h & 1 else "COH-14.4.h"
        return [Line("tally-smoke-heavy", sign * HEAVY, rule)]
    return [Line("tally-smoke-light", sign * LIGHT, light)] if there else []
