"""Which AI executes an order, and against what (SOLO-5.1): the nearest or farthest of all pairs."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from hexfront.games.coh.hits.rally import rally_refusal
from hexfront.games.coh.solo.fire import (
    LOWEST,
    can_attack,
    exposed,
    in_cover,
    rating,
    rating_of_ai,
    rating_of_unit,
    shot_at,
    toughness,
    toughness_of_ai,
    unit_exposed,
)
from hexfront.games.coh.solo.orders import Act, Deed, Order, OrderTarget
from hexfront.games.coh.solo.procedure import Procedure, least
from hexfront.games.coh.solo.ties import as_goal, attacked, attacker, goal, hex_of, mover
from hexfront.games.coh.solo.ways import can_go, low_risk_pivot
from hexfront.play.masks import each

MOBILE = 1
"""The highest printed move cost of a mobile AI (SOLO-5.0.j, SOLO-AMB-31)."""


class Plan(Struct, frozen=True):
    """What the AI does now."""

    deed: Deed
    unit: int
    target: int = -1
    """A unit, or an objective as a goal."""
    row: str = ""
    index: int = 0
    group: tuple[int, ...] = ()
    """All that move by a group order."""


class Pair(Struct, frozen=True):
    """An AI and a target that it could act on."""

    ai: int
    target: int
    kind: int
    """The place of the target's kind in the order."""
    distance: int


def fits(p: Procedure, a: int, order: Order) -> bool:
    """Does an AI meet the plain requirements of an order (SOLO-5.0)?"""
    return all(AGENTS[atom](p, a) for atom in order.agent if atom in AGENTS) and _clear(p, a, order)


def _clear(p: Procedure, a: int, order: Order) -> bool:
    """No unit within so many hexes."""
    here = p.state.hex[a]
    return not order.clear or all(p.distance(u, here) > order.clear for u in each(p.units))


AGENTS: dict[str, Callable[[Procedure, int], bool]] = {
    "hit": lambda p, a: bool(p.state.hit[a]),
    "unhit": lambda p, a: not p.state.hit[a],
    "fresh": lambda p, a: p.state.is_fresh(a),
    "spent": lambda p, a: not p.state.is_fresh(a),
    "open": lambda p, a: not in_cover(p, a),
    "cover": in_cover,
    "fof": lambda p, a: exposed(p, a, p.state.hex[a]),
    "mob": lambda p, a: p.state.kind(a).move_cost <= MOBILE,
    "gun": lambda p, a: p.state.kind(a).mortar or p.state.kind(a).is_gun,
    "re": lambda p, a: p.is_rumour(a),
    "stress": lambda p, a: bool(p.state.stressed >> a & 1),
}
"""What is asked of an AI by itself; superlatives and groups are found among several."""

TARGETS: dict[str, Callable[[Procedure, int], bool]] = {
    "fresh": lambda p, u: p.state.is_fresh(u),
    "spent": lambda p, u: not p.state.is_fresh(u),
    "hit": lambda p, u: bool(p.state.hit[u]),
    "unhit": lambda p, u: not p.state.hit[u],
    "stress": lambda p, u: bool(p.state.stressed >> u & 1),
    "open": lambda p, u: not in_cover(p, u),
    "cover": in_cover,
    "fof": unit_exposed,
}
"""What is asked of a unit by itself."""


def targets(p: Procedure, wanted: OrderTarget) -> list[int]:
    """The units or objectives that an order may point at, whichever AI acts."""
    if wanted.objective:
        return [as_goal(h) for h in p.objectives]
    return [u for u in each(p.units)
            if all(TARGETS[atom](p, u) for atom in wanted.atoms if atom in TARGETS)]  # fmt: skip


def pairs(p: Procedure, order: Order, agents: list[int]) -> Iterator[Pair]:
    """All AI with all targets on which they can carry out the order (SOLO-5.1.d)."""
    fitting = [(kind, wanted, [] if wanted.objective else targets(p, wanted))
               for kind, wanted in enumerate(order.targets)]  # fmt: skip
    for a in agents:
        for kind, wanted, units in fitting:
            for t in map(as_goal, p.objectives_for(a)) if wanted.objective else units:
                h = hex_of(p, t)
                seen = "los" not in wanted.atoms or p.state.sees(p.state.hex[a], h)
                if seen and feasible(p, a, t, order.deed):
                    yield Pair(a, t, kind, p.distance(a, h))


def feasible(p: Procedure, a: int, t: int, deed: Deed) -> bool:
    """Can this AI do it to this target?"""
    match deed.act:
        case Act.ATTACK | Act.GROUP_ATTACK:
            return t >= 0 and can_attack(p, a, t, deed)
        case Act.RALLY:
            return rally_refusal(p.state, a) is None or _unread(p, a)
        case Act.AUTO_RALLY:
            return bool(p.state.hit[a]) and not p.state.marker(a).final
        case Act.MOVE:
            return can_go(p, a, t, deed)
        case _:
            return can_go(p, a, t, deed) or low_risk_pivot(p, a)


def _unread(p: Procedure, a: int) -> bool:
    """A face-down marker may be rallied from, as far as anybody knows; not in close combat."""
    return p.state.marker(a).stand_in and not p.state.in_close_combat(a)


def try_order(p: Procedure, order: Order) -> Plan | None:
    """The AI and the target of a tactical order, a counteraction or a scenario order."""
    agents = []
    for a in p.may_act():
        if fits(p, a, order):
            agents.append(a)
        else:
            p.pass_over(a, "misfit")
    found = list(pairs(p, order, agents))
    able = list(dict.fromkeys(pair.ai for pair in found))
    p.keep(agents, able, "unable")
    if not found:
        return None
    found = _best_agents(p, order, found)
    found = _best_targets(p, order, found)
    found = _by_distance(p, order, found)
    a = _agent(p, order, found)
    mine = [pair for pair in found if pair.ai == a]
    p.pass_over(a, "taken", mine[0].distance)
    return Plan(order.deed, a, _target(p, order, a, mine))


def _best_agents(p: Procedure, order: Order, found: list[Pair]) -> list[Pair]:
    """The AI with the highest AR or the lowest DR is chosen before any target (SOLO-5.1.g)."""
    able = list(dict.fromkeys(pair.ai for pair in found))
    if "minDR" in order.agent:
        best = least(able, lambda a: toughness_of_ai(p, a))
        p.keep(able, best, "tougher", lambda a: toughness_of_ai(p, a))
        return [pair for pair in found if pair.ai in best]
    if "maxAR" not in order.agent:
        return found
    if not order.deed.act.is_attack:
        best = least(able, lambda a: -rating_of_ai(p, a))
        p.keep(able, best, "weaker", lambda a: rating_of_ai(p, a))
        return [pair for pair in found if pair.ai in best]
    rated = {id(pair): rating(p, pair.ai, pair.target) for pair in found}
    top = max(rated.values())
    by_ai = {a: max(rated[id(pair)] for pair in found if pair.ai == a) for a in able}
    p.keep(able, [a for a in able if by_ai[a] == top], "weaker", lambda a: by_ai[a])
    if top == LOWEST:
        return found
    colours = {(pair.ai, _armored(p, pair)) for pair in found if rated[id(pair)] == top}
    return [pair for pair in found if (pair.ai, _armored(p, pair)) in colours]


def _armored(p: Procedure, pair: Pair) -> bool:
    """Does the AI use blue FP against this target? Shells find an open top."""
    return shot_at(p, pair.ai, pair.target).is_armored(p.state, pair.target)


def _best_targets(p: Procedure, order: Order, found: list[Pair]) -> list[Pair]:
    """The superlative of a target, among the pairs that are left (SOLO-AMB-2)."""
    atoms = {kind: wanted.atoms for kind, wanted in enumerate(order.targets)}
    for atom, figure in (("minDR", toughness), ("maxAR", _negative_rating)):
        asked = [pair for pair in found if atom in atoms[pair.kind]]
        if asked:
            figures = {id(pair): figure(p, pair.ai, pair.target) for pair in asked}
            best = min(figures.values())
            found = [pair for pair in found if figures.get(id(pair), best) == best]
    return found


def _negative_rating(p: Procedure, a: int, t: int) -> int:
    return -rating_of_unit(p, t)


def _by_distance(p: Procedure, order: Order, found: list[Pair]) -> list[Pair]:
    """Each AI has its nearest targets; of the AI the nearest or the farthest (SOLO-5.1.e, f)."""
    nearest: dict[int, int] = {}
    for pair in found:
        nearest[pair.ai] = min(pair.distance, nearest.get(pair.ai, pair.distance))
    wanted = min(nearest.values()) if order.nearest else max(nearest.values())
    kept = [a for a, distance in nearest.items() if distance == wanted]
    why = "farther" if order.nearest else "nearer"
    p.keep(list(nearest), kept, why, lambda a: nearest[a])
    return [pair for pair in found if pair.ai in kept and pair.distance == wanted]


def _agent(p: Procedure, order: Order, found: list[Pair]) -> int:
    able: dict[int, list[int]] = {}
    for pair in found:
        able.setdefault(pair.ai, []).append(pair.target)
    if order.deed.act.is_move:
        return mover(p, list(able))
    if order.deed.act.is_attack:
        return attacker(p, able)
    return attacker(p, dict.fromkeys(able, ()), lambda a: rating_of_ai(p, a))


def _target(p: Procedure, order: Order, a: int, mine: list[Pair]) -> int:
    if order.deed.act.is_attack:
        return attacked(p, a, [pair.target for pair in mine])
    goals: dict[int, int] = {}
    for pair in mine:
        goals[pair.target] = min(pair.kind, goals.get(pair.target, pair.kind))
    return goal(p, goals)
