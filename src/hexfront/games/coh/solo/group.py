"""Orders to the largest group: a chain of AI in adjacent hexes that moves as one (SOLO-5.0.h)."""

from hexfront.games.coh.movement.steps import bars_moving
from hexfront.games.coh.solo.choice import Plan, fits, targets
from hexfront.games.coh.solo.orders import Act, Deed, Order
from hexfront.games.coh.solo.procedure import Procedure, if_any, least
from hexfront.games.coh.solo.ties import goal, hex_of, move_order, mover
from hexfront.games.coh.solo.ways import can_go, candidates, low_risk_pivot
from hexfront.play.masks import each


def try_group(p: Procedure, order: Order) -> Plan | None:
    """The group that moves, and the one target of all its members (SOLO-AMB-28)."""
    able = []
    for a in p.may_act():
        if fits(p, a, order) and bars_moving(p.state, a) is None:
            able.append(a)
        else:
            p.pass_over(a, "misfit")
    groups = chains(p, able)
    size = max(map(len, groups), default=0)
    for group in groups:
        if len(group) < size:
            p.keep(group, [], "smaller", lambda a: size)
    groups = [group for group in groups if len(group) == size]
    aims = {n: _nearest(p, order, group) for n, group in enumerate(groups)}
    left = [n for n, (_, goals) in aims.items() if goals]
    if not left:
        return None
    best = least(left, lambda n: aims[n][0] if order.nearest else -aims[n][0])
    heads = {_head(p, groups[n], aims[n]): n for n in best}
    chosen = heads[mover(p, list(heads))] if len(heads) > 1 else best[0]
    distance, goals = aims[chosen]
    for a in groups[chosen]:
        p.pass_over(a, "taken", distance)
    return Plan(order.deed, groups[chosen][0], goal(p, goals), group=tuple(groups[chosen]))


def chains(p: Procedure, able: list[int]) -> list[list[int]]:
    """The AI in groups of consecutively adjacent hexes; who does not fit breaks a chain."""
    left, groups = list(able), []
    while left:
        group, edge = [left[0]], [left.pop(0)]
        while edge:
            here = p.state.hex[edge.pop()]
            near = p.state.field.near[here] | 1 << here
            joined = [a for a in left if near >> p.state.hex[a] & 1]
            left = [a for a in left if a not in joined]
            group += joined
            edge += joined
        groups.append(sorted(group))
    return groups


def _nearest(p: Procedure, order: Order, group: list[int]) -> tuple[int, dict[int, int]]:
    """How near the group is to its nearest targets, and these with the place of their kind.

    Only those count toward which at least one member can move (SOLO-5.1.d).
    """
    distances: dict[int, int] = {}
    kinds: dict[int, int] = {}
    for kind, wanted in enumerate(order.targets):
        for t in targets(p, wanted):
            if "los" in wanted.atoms and not _seen(p, group, hex_of(p, t)):
                continue
            kinds.setdefault(t, kind)
            distances[t] = min(p.distance(a, hex_of(p, t)) for a in group)
    if not distances:
        return 0, {}
    best = min(distances.values())
    nearest = [t for t, distance in distances.items() if distance == best]
    return best, {t: kinds[t] for t in nearest
                  if any(can_march(p, a, t, order.deed) for a in group)}  # fmt: skip


def _seen(p: Procedure, group: list[int], h: int) -> bool:
    """Has a member of the group a hex in sight (SOLO-5.0.i)?"""
    return any(p.state.sees(p.state.hex[a], h) for a in group)


def can_march(p: Procedure, a: int, t: int, deed: Deed) -> bool:
    return can_go(p, a, t, deed) or (deed.act is Act.LOW_RISK and low_risk_pivot(p, a))


def _head(p: Procedure, group: list[int], aim: tuple[int, dict[int, int]]) -> int:
    """The member that stands for its group when groups are compared: the best of its nearest."""
    distance, goals = aim
    nearest = [a for a in group if any(p.distance(a, hex_of(p, t)) == distance for t in goals)]
    return min(nearest, key=lambda a: move_order(p, a))


def next_marcher(p: Procedure, group: tuple[int, ...], t: int, deed: Deed) -> int:
    """Who of a group moves next: the nearest, then who can come nearer now, then SOLO-5.6."""
    to = hex_of(p, t)
    left = least(group, lambda a: p.distance(a, to))
    left = if_any(left, lambda a: _comes_nearer(p, a, t, deed))
    return mover(p, left)


def _comes_nearer(p: Procedure, a: int, t: int, deed: Deed) -> bool:
    to, now = hex_of(p, t), p.distance(a, hex_of(p, t))
    hexes = candidates(p, a, to, t, deed.act is Act.LOW_RISK)
    return any(p.state.field.distance(h, to) < now for h in hexes)


def still_there(p: Procedure, group: tuple[int, ...]) -> tuple[int, ...]:
    """Members that are still on the board."""
    return tuple(a for a in group if a in each(p.ais))
