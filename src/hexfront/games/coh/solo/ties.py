"""Tie-breaks: which of several equals, test by test (SOLO-5.3 to SOLO-5.9)."""

from collections.abc import Callable, Mapping, Sequence

from hexfront.games.coh.solo.fire import (
    LOWEST,
    bonus,
    exposed,
    price,
    rating,
    rating_of_unit,
    toughness,
)
from hexfront.games.coh.solo.procedure import Procedure, if_any, least, most
from hexfront.hexes import DIRECTIONS
from hexfront.play.masks import each

Pairs = Mapping[int, Sequence[int]]
"""By AI: the units that it can attack."""


TURN = 1
"""What the pivot before an attack adds to its cost (SOLO-AMB-43)."""


def attacker(
    p: Procedure,
    able: Pairs,
    idle: Callable[[int], int] = lambda a: LOWEST,
    turning: int = 0,
) -> int:
    """Which AI attacks (SOLO-5.3).

    `idle` is the AR of one that has nobody to attack, `turning` are those that pivot first.
    """
    state = p.state
    left = list(able)

    def rate(a: int) -> int:
        return max((rating(p, a, t) for t in able[a]), default=idle(a))

    def cost(a: int) -> int:
        usual = state.kind(a).attack_cost + state.marker(a).attack_cost
        paid = min((price(p, a, t) for t in able[a]), default=usual)
        return paid + TURN if turning >> a & 1 else paid

    def cover(a: int) -> int:
        return bonus(p, a, state.hex[a])

    left = p.keep(left, if_any(left, lambda a: not state.hit[a]), "hit")
    left = p.keep(left, most(left, rate), "weaker", rate)
    left = p.keep(left, least(left, cost), "dearer", cost)
    left = p.keep(left, most(left, cover), "less-covered", cover)
    return _by_lot(p, left, "unit")


def attacked(p: Procedure, a: int, targets: list[int]) -> int:
    """Which unit is attacked (SOLO-5.4)."""
    state = p.state
    left = least(targets, lambda t: toughness(p, a, t))
    left = if_any(left, lambda t: bool(state.hit[t]))
    left = if_any(left, state.is_fresh)
    left = most(left, lambda t: rating_of_unit(p, t))
    left = least(left, lambda t: state.kind(t).attack_cost)
    left = least(left, lambda t: state.kind(t).move_cost)
    return p.lot(left, "target")


def mover(p: Procedure, able: list[int]) -> int:
    """Which AI moves (SOLO-5.6)."""

    def cost(a: int) -> int:
        return move_order(p, a)[1]

    left = p.keep(able, if_any(able, lambda a: not p.state.hit[a]), "hit")
    left = p.keep(left, least(left, cost), "dearer", cost)
    return _by_lot(p, left, "unit")


def move_order(p: Procedure, a: int) -> tuple[bool, int]:
    """Who is not hit moves first, then who moves for less (SOLO-5.6.a1, SOLO-5.6.a2)."""
    state = p.state
    return bool(state.hit[a]), state.kind(a).move_cost + state.marker(a).move_cost


def _by_lot(p: Procedure, left: list[int], of: str) -> int:
    chosen = p.lot(left, of)
    p.keep(left, [chosen], "lot")
    return chosen


def goal(p: Procedure, goals: Mapping[int, int]) -> int:
    """Which target a move is made toward (SOLO-5.7); by goal the place of its kind in the order.

    A goal is a unit, or an objective as -2 less its hex.
    """
    state = p.state
    left = least(goals, lambda t: goals[t])
    left = if_any(left, lambda t: t >= 0 and not state.is_fresh(t))
    left = if_any(left, lambda t: t >= 0 and bool(state.hit[t]))
    if p.objectives:
        left = least(left, lambda t: min(
            state.field.distance(hex_of(p, t), h) for h in p.objectives))  # fmt: skip
    return p.lot(left, "goal")


def hex_of(p: Procedure, t: int) -> int:
    """Where a goal is."""
    return p.state.hex[t] if t >= 0 else -2 - t


def as_goal(h: int) -> int:
    """An objective as a goal."""
    return -2 - h


def end_hex(p: Procedure, a: int, hexes: list[int], to: int | None) -> int:
    """In which of several hexes a move ends (SOLO-5.8); `to` is None when nothing is aimed at."""
    field = p.state.field
    left = hexes if to is None else least(hexes, lambda h: field.distance(h, to))
    left = if_any(left, lambda h: not exposed(p, a, h))
    left = most(left, lambda h: bonus(p, a, h))
    left = if_any(left, lambda h: flanks(p, h))
    return p.lot(left, "hex")


def flanks(p: Procedure, h: int) -> bool:
    """Is it one of the three hexes at the back of a unit (COH-4.2)?"""
    state, field = p.state, p.state.field
    return any(
        field.near[state.hex[u]] >> h & 1 and not field.is_front(state.hex[u], state.facing[u], h)
        for u in each(p.units)
    )


def facing(p: Procedure, a: int, tests: tuple[Callable[[int], int], ...] = ()) -> int:
    """How an AI turns after a move or a pivot (SOLO-5.9); `tests` come before."""
    left = [int(direction) for direction in DIRECTIONS]
    for test in (*tests, *facing_tests(p, a)):
        left = most(left, test)
    return p.lot(left, "facing")


def facing_tests(p: Procedure, a: int) -> tuple[Callable[[int], int], ...]:
    """The nearest unit in the arc, an objective in it, and as many units as can be seen."""
    arc, objectives = _arc_of(p, a), p.objectives
    return (
        sees_nearest(p, a),
        lambda side: int(any(arc(side) >> h & 1 for h in objectives)),
        lambda side: units_in(p, arc(side) & p.state.sight(p.state.hex[a])),
    )


def reveal_tests(p: Procedure, a: int) -> tuple[Callable[[int], int], ...]:
    """A rumored enemy that was revealed: the nearest unit, then as many as possible (6.1.b)."""
    arc = _arc_of(p, a)
    return (sees_nearest(p, a), lambda side: units_in(p, arc(side)))


def sees_nearest(p: Procedure, a: int) -> Callable[[int], int]:
    """1 for a facing with one of the nearest units in the arc."""
    arc = _arc_of(p, a)
    nearest = [p.state.hex[u] for u in p.nearest_units(p.state.hex[a])]
    return lambda side: int(any(arc(side) >> h & 1 for h in nearest))


def units_in(p: Procedure, hexes: int) -> int:
    return sum(hexes >> p.state.hex[u] & 1 for u in each(p.units))


def _arc_of(p: Procedure, a: int) -> Callable[[int], int]:
    here = p.state.hex[a]
    return lambda side: p.state.field.arc(here, side)
