"""Where one move action takes an AI, and which of these hexes it chooses (SOLO-5.5 to 5.12)."""

from collections.abc import Callable
from math import cos, hypot, pi, sin

from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.movement.retreat import no_retreat
from hexfront.games.coh.movement.steps import bars_moving, facing_refusal, move_lines, open_steps
from hexfront.games.coh.solo.fire import bonus, exposed, exposers, zone_of
from hexfront.games.coh.solo.orders import Act, Deed, Toward
from hexfront.games.coh.solo.procedure import Procedure, hexes_of, least
from hexfront.games.coh.solo.ties import end_hex, facing, hex_of
from hexfront.games.coh.vehicles.bonus import (
    closed_into,
    congested,
    is_difficult,
    left_by_move,
    steps_from,
    used,
)
from hexfront.hexes import HexId
from hexfront.play.masks import each

Ways = dict[int, tuple[int, ...]]
"""By end hex: the hexes entered on the way, the end hex last."""
EXTRAS = ("tally-backward", "tally-hit-marker")
"""What makes a step dearer that is no property of the hex (SOLO-AMB-42)."""


def ways(p: Procedure, a: int, low_risk: bool) -> Ways:
    """The hexes in which one move action may end, by the base rules and those of the AI."""
    return p.kept((ways, a, low_risk), lambda: _ways(p, a, low_risk))


def _ways(p: Procedure, a: int, low_risk: bool) -> Ways:
    state = p.state
    if bars_moving(state, a) is not None:
        return {}
    barred = _barred(p, a)
    found: Ways = {h: (h,) for h in hexes_of(open_steps(state, a)) if not barred >> h & 1}
    if state.kind(a).is_vehicle:
        if not low_risk and not p.blue:  # SOLO-5.11.b, SOLO-5.11.c
            found = {h: way for h, way in found.items() if not _bogs(p, a, h)}
        _drive(p, a, found, barred)
    return {h: way for h, way in found.items() if not _closed(p, a, h)}


def _barred(p: Procedure, a: int) -> int:
    """Mines that everybody sees, which tanks neither enter nor cross (SOLO-5.11.e)."""
    if not p.state.kind(a).tank:
        return 0
    mines = (work for work in p.state.works if work.type is WorkType.MINES and not work.hidden)
    return sum(1 << work.hex for work in mines)


def _bogs(p: Procedure, a: int, h: int) -> bool:
    """A hex that cancels bonus moves and costs more than 1 AP to enter."""
    state = p.state
    cancels = is_difficult(state, state.hex[a], h) or closed_into(state) >> h & 1
    lines = move_lines(state, a, h)
    return bool(cancels) and sum(line.value for line in lines if line.label not in EXTRAS) > 1


def _drive(p: Procedure, a: int, found: Ways, barred: int) -> None:
    """The hexes that bonus moves add, each by the shortest way."""
    state = p.state
    crowded = congested(state, a)
    closed = sum(1 << h for h in no_retreat(state, a)) if state.came else 0
    edge = [(h, left_by_move(state, a, h)) for h in found]
    while edge:
        onward = []
        for h, left in edge:
            if state.spots(p.units) >> h & 1:
                continue
            for to in hexes_of(steps_from(state, a, h, left, crowded) & ~closed & ~barred):
                if to in found or to == state.hex[a]:
                    continue
                found[to] = (*found[h], to)
                onward.append((to, used(state, h, to, left, crowded)))
        edge = onward


def _closed(p: Procedure, a: int, h: int) -> bool:
    """No AI stacks with another, or enters close combat if it fights badly (5.12, 5.2.d)."""
    if p.others_at(a, h):
        return True
    return fights_badly(p, a) and bool(p.state.spots(p.units) >> h & 1)


def fights_badly(p: Procedure, a: int) -> bool:
    """Has it a penalty in close combat (COH-6.11)?"""
    kind = p.state.kind(a)
    return kind.red_crewed or kind.blue_crewed or kind.mortar


# Moving toward something.


def goal_hexes(p: Procedure, a: int, t: int, deed: Deed) -> list[int]:
    """Where the order sends the AI: to the target, or to cover (SOLO-5.5).

    Of cover that is equally near only that counts toward which it can move.
    """
    if deed.toward is Toward.TARGET:
        return [hex_of(p, t)]
    origin = hex_of(p, t) if deed.toward is Toward.COVER_AT_TARGET else p.state.hex[a]
    low = deed.act is Act.LOW_RISK
    nearest = p.kept((goal_hexes, a, origin, low), lambda: _cover_near(p, a, origin, low))
    return [h for h in nearest if has_hex(p, a, h, t, deed)]


def _cover_near(p: Procedure, a: int, origin: int, low_risk: bool) -> list[int]:
    """The cover nearest to a hex; an AI stands in none of it, nor a unit for a low-risk move."""
    state, field = p.state, p.state.field
    units = state.spots(p.units) if low_risk else 0
    mover = state.kind(a).mover
    for reach in range(field.grid.size):
        around = field.within(origin, reach)
        found = [h for h in hexes_of(around & field.whole)
                 if mover in field.terrain[h].entry and bonus(p, a, h) > 0
                 and not p.others_at(a, h) and not units >> h & 1]  # fmt: skip
        if found or around & field.whole == field.whole:
            return found
    return []


def goal_hex(p: Procedure, a: int, t: int, deed: Deed) -> int:
    """The one of these hexes that it is, once the AI has been chosen."""
    hexes = goal_hexes(p, a, t, deed)
    if len(hexes) == 1:
        return hexes[0]
    by_target = deed.toward is Toward.COVER_AT_TARGET
    return end_hex(p, a, hexes, p.state.hex[a] if by_target else hex_of(p, t))


def has_hex(p: Procedure, a: int, to: int, t: int, deed: Deed) -> bool:
    """Is there a hex into which the AI would move?"""
    return bool(candidates(p, a, to, t, deed.act is Act.LOW_RISK))


def can_go(p: Procedure, a: int, t: int, deed: Deed) -> bool:
    """The same, wherever the order sends it."""
    return any(has_hex(p, a, to, t, deed) for to in goal_hexes(p, a, t, deed))


def candidates(p: Procedure, a: int, to: int, t: int, low_risk: bool) -> list[int]:
    """The hexes among which SOLO-5.8 chooses; none if the AI cannot move so."""
    if not low_risk:
        return _toward(p, a, list(ways(p, a, False)), to, t, lambda hexes: hexes)
    return _toward(p, a, _safe(p, a), to, t, lambda hexes: _tiers(p, a, hexes), low_risk=True)


def escapes(p: Procedure, a: int) -> list[int]:
    """The same for disengaging: no distance counts (SOLO-AMB-30)."""
    return _tiers(p, a, _safe(p, a))


def _safe(p: Procedure, a: int) -> list[int]:
    """Where a low-risk move may end, if cover does not matter."""
    return p.kept((_safe, a), lambda: [h for h in ways(p, a, True) if not _too_near(p, h)])


def _toward(
    p: Procedure,
    a: int,
    hexes: list[int],
    to: int,
    t: int,
    tiers: Callable[[list[int]], list[int]],
    low_risk: bool = False,
) -> list[int]:
    """First hexes that are nearer, then those as near on the target's flank or in cover (5.5)."""
    field = p.state.field
    now = field.distance(p.state.hex[a], to)
    nearer = tiers([h for h in hexes if field.distance(h, to) < now])
    if nearer:
        return nearer
    beside = [h for h in hexes if field.distance(h, to) == now
              and (bonus(p, a, h) > 0 or _on_flank(p, a, t, h, low_risk))]  # fmt: skip
    return tiers(beside)


def _too_near(p: Procedure, h: int) -> bool:
    """A hex with a unit, or beside one and in its field of fire (SOLO-5.10.b, SOLO-5.10.c)."""
    state, near = p.state, p.state.field.near[h]
    return any(
        state.hex[u] == h or (near >> state.hex[u] & 1 and zone_of(state, u) >> h & 1)
        for u in each(p.units)
    )


def _tiers(p: Procedure, a: int, hexes: list[int]) -> list[int]:
    """Hexes out of every field of fire, else those whose cover is good enough (SOLO-5.10.d, e)."""
    here = p.state.hex[a]
    out = [h for h in hexes if not exposed(p, a, h)]
    if out:
        return out
    enough = bonus(p, a, here) if exposed(p, a, here) else 1
    return [h for h in hexes if bonus(p, a, h) >= enough]


def _on_flank(p: Procedure, a: int, t: int, h: int, toward: bool) -> bool:
    """Outside the arc of the target, or nearer to its back than now."""
    if t < 0:
        return False
    state = p.state
    here, side = state.hex[t], state.facing[t]
    if here == h:
        return False
    if not state.field.arc(here, side) >> h & 1:
        return True
    return toward and _turn(p, here, side, h) > _turn(p, here, side, state.hex[a])


def _turn(p: Procedure, here: int, side: int, h: int) -> float:
    """How far a hex lies from straight ahead, as the negative cosine."""
    if h == here:
        return 0.0
    grid = p.state.field.grid
    at, to = grid.centre(HexId(here)), grid.centre(HexId(h))
    x, y, ahead = to[0] - at[0], to[1] - at[1], side * pi / 3
    return round((y * cos(ahead) - x * sin(ahead)) / hypot(x, y), 9)


# Turning on the spot.


def may_pivot(p: Procedure, a: int) -> bool:
    state = p.state
    if p.is_rumour(a) or bars_moving(state, a) is not None:
        return False
    return facing_refusal(state, a, (state.facing[a] + 1) % 6) is None


def low_risk_pivot(p: Procedure, a: int) -> bool:
    """May it turn toward a unit on its flank that has it in its field of fire (5.10.e4)?"""
    return may_pivot(p, a) and bool(_behind(p, a))


def _behind(p: Procedure, a: int) -> list[int]:
    """The nearest of the units that expose an AI from outside its arc."""
    state, here = p.state, p.state.hex[a]
    arc = state.field.arc(here, state.facing[a])
    unseen = [u for u in exposers(p, a, here) if not arc >> state.hex[u] & 1]
    return least(unseen, lambda u: p.distance(a, state.hex[u]))


def turn_to_threat(p: Procedure, a: int) -> int:
    """The facing of a low-risk pivot."""
    state, here = p.state, p.state.hex[a]
    threats = [state.hex[u] for u in _behind(p, a)]
    return facing(
        p, a, (lambda side: int(any(state.field.arc(here, side) >> h & 1 for h in threats)),)
    )
