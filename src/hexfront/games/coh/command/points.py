"""Chapter 3: command action points."""

from functools import cache

from hexfront.games.coh.state import CohState
from hexfront.play import Line, Tally

MAX_SHIFT = 2


def available(state: CohState, side: int) -> int:
    """All CAP the side can spend now."""
    return state.cap[side] + state.bonus[side]


def purse(state: CohState, units: tuple[int, ...]) -> int:
    """All that can be paid at once for an action of these units: CAP, and a pool of their own."""
    setting = state.setting
    side = setting.side_of[units[0]]
    return state.cap[side] + state.bonus[side] + setting.rules.pool(state, units)


def pay(state: CohState, side: int, amount: int) -> None:
    """COH-3.1.a; CAP beyond the track go first, for they are lost with the round anyway."""
    from_bonus = min(state.bonus[side], amount)
    state.bonus[side] -= from_bonus
    state.cap[side] -= amount - from_bonus


def cap_base(state: CohState, side: int) -> int:
    """CAP of a new round: scenario value less the units on the track, at least 3 (COH-9.7.a)."""
    return max(state.setting.rules.least_cap, state.setting.terms[side].cap - state.losses[side])


def shifts(state: CohState, side: int) -> range:
    """By how much a d6 or 2d6 number may be changed: at most 2 CAP a roll (COH-3.2.a)."""
    limit = min(MAX_SHIFT, available(state, side))
    return range(-limit, limit + 1)


def stressed_cost(state: CohState, lines: list[Line], units: tuple[int, ...]) -> Tally:
    """An action's cost with the one AP of stress; never below 0 (A-39)."""
    stress = stress_line(state, units)
    if stress is not None:
        lines.append(stress)
    total = sum([line.value for line in lines])
    if total < 0:
        lines.append(Line("tally-not-below-zero", -total, "COH-3.4.a"))
    return Tally.of(lines)


def stress_line(state: CohState, units: tuple[int, ...]) -> Line | None:
    """One AP if anybody who acts did so in the turn before (COH-2.6.a, COH-10.11.a)."""
    if not state.stressed:
        return None
    units = state.together(units)
    if not state.any_stressed(units):
        return None
    return STRESSED if len(units) == 1 else STRESSED_TOGETHER


STRESSED = Line("tally-stress", 1, "COH-2.6.a")
STRESSED_TOGETHER = Line("tally-stress", 1, "COH-10.11.a")


@cache
def _with_stress(line: Line, stress: Line | None) -> Tally:
    return Tally.of((line,) if stress is None else (line, stress))


def fixed_cost(state: CohState, line: Line, units: tuple[int, ...]) -> Tally:
    """The same for an action that costs all units alike, whatever marks them."""
    return _with_stress(line, stress_line(state, units))


STALL = Line("tally-stall", 1, "COH-2.8.a")


def stall_cost(state: CohState, units: tuple[int, ...]) -> Tally:
    """COH-2.8.a."""
    return fixed_cost(state, STALL, units)
