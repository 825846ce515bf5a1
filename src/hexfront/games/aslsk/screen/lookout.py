"""What the page shows of LOS and of a unit's reach before anything is done.

With the option `free_los` off nobody may look along a line before an attack is declared
(ASL-3.2.1.i), so nothing is told of LOS.
"""

from heapq import heappop, heappush

from hexfront.board.layout import centre_px, to_px
from hexfront.games.aslsk.movement.allowance import HALVES, Terms, allowance
from hexfront.games.aslsk.movement.portage import stuck
from hexfront.games.aslsk.movement.steps import may_double, may_move, step_cost
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.screen.concealment import concealed_from
from hexfront.games.aslsk.screen.routes import vehicle_reach
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import IMPASSABLE
from hexfront.games.aslsk.terrain.sight import Crossing, los
from hexfront.games.aslsk.units.condition import fits
from hexfront.games.aslsk.units.watching import smoke_in
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play import Reached, Sight, Snag, Thread
from hexfront.play.teams import FOE


def known_hex(state: AslskState, h: int) -> HexId:
    """A hex of the map; ValueError for anything else."""
    if not state.setting.board.in_play(HexId(h)):
        raise ValueError(f"no hex {h} on this map")
    return HexId(h)


def thread(state: AslskState, a: int, b: int) -> Thread | None:
    """The line between two hexes with all that blocks or hinders it."""
    start, end = known_hex(state, a), known_hex(state, b)
    if not state.setting.options.free_los:
        return None
    setting = state.setting
    line = los(setting.ground.scenery, start, end)
    value = setting.charts.terrain.hindrance.value
    return Thread(
        a=start,
        b=end,
        distance=setting.ground.distance(start, end),
        clear=line.clear,
        blocks=tuple(_snag(state, crossing, 0) for crossing in line.blocks),
        hindrances=(
            *(_snag(state, crossing, value) for crossing in line.hindrances),
            *_smoke(state, start, end),
        ),
    )


def _snag(state: AslskState, crossing: Crossing, value: int) -> Snag:
    x, y = to_px(state.setting.board, *crossing.where)
    what = crossing.feature.value if crossing.feature else "hill"
    return Snag(crossing.hex, what, crossing.rule, round(x, 2), round(y, 2), value)


def _smoke(state: AslskState, a: HexId, b: HexId) -> list[Snag]:
    touched = state.setting.ground.touched(a, b)
    found = []
    for h in sorted(h for h in state.smoke if touched >> h & 1):
        x, y = centre_px(state.setting.board, h)
        found.append(Snag(h, "smoke", "ASL-1.2.5.e", round(x, 2), round(y, 2), smoke_in(state, h)))
    return found


# What a hex or a unit sees.


def hex_sight(state: AslskState, h: int) -> Sight:
    here = known_hex(state, h)
    return Sight(here, visible=tuple(bits(_seen(state, here))))


def _seen(state: AslskState, h: HexId) -> Bitboard:
    return state.setting.ground.seen(h) if state.setting.options.free_los else 0


def unit_sight(state: AslskState, seat: int, u: int) -> Sight:
    """Of a unit that the seat sees: what it sees, its ranges, and where it can still move."""
    known = 0 <= u < len(state.kind) and not concealed_from(state, seat) >> u & 1
    if not known or not state.is_on_map(u):
        raise ValueError(f"no unit {u} in sight")
    here = HexId(state.place[u])
    seen, near, far = _seen(state, here), *_ranges(state, u)
    return Sight(
        here,
        visible=tuple(bits(seen)),
        zone=tuple(bits(near & seen & ~(1 << here))),
        long_range=tuple(bits(far & ~near & seen)),
        reach=tuple(vehicle_reach(state, seat, u) if state.vehicles >> u & 1 else reach(state, u)),
        unit=u,
    )


def _ranges(state: AslskState, u: int) -> tuple[Bitboard, Bitboard]:
    """The hexes at Normal Range and at long range of a unit and its weapons."""
    ground, h = state.setting.ground, HexId(state.place[u])
    own = state.kinds.range[state.kind[u]]
    long_range = state.setting.charts.fire.fp.long_range.value
    near, far = own, own * long_range
    for w in state.carried(u):
        weapon = state.setting.weapons[w]
        near = max(near, weapon.range)
        doubled = 1 if weapon.kind.ordnance else long_range
        far = max(far, weapon.range * doubled)
    return ground.near(h, near), ground.near(h, far)


# Where a unit can move.


def reach(state: AslskState, u: int) -> list[Reached]:
    """Every hex that a unit could move to alone, with the MF left there.

    The kind is `move`, `road` where it needs the road bonus, `double` where it takes Double Time.
    """
    side = state.side_of(u)
    if state.phase not in (Phase.PREP_FIRE, Phase.MOVEMENT) or side != state.attacker:
        return []
    refusal = may_move(state, side, u)
    if refusal is not None and refusal.message != "no-move-before-stack-ends":
        return []
    if stuck(state, u) is not None:
        return []
    left = allowance(state, u, Terms()) - state.spent[u]
    road = allowance(state, u, Terms(road=True)) - state.spent[u]
    budgets = [("move", left, False), ("road", road, True)]
    if may_double(state, u) is None:
        extra = HALVES * state.setting.charts.movement.mf.double_time.value
        budgets += [("double", left + extra, False), ("double", road + extra, True)]
    found: dict[HexId, Reached] = {}
    for kind, budget, by_road in budgets:
        if by_road and state.off_road >> u & 1:
            continue
        for h, spent in _spread(state, u, budget, by_road=by_road).items():
            found.setdefault(h, Reached(h, (budget - spent) / HALVES, kind))
    return list(found.values())


def _spread(state: AslskState, u: int, budget: int, *, by_road: bool) -> dict[HexId, int]:
    """Half MF to every hex within a budget; by road only, if the road bonus is in it."""
    start, neighbours = HexId(state.place[u]), state.setting.grid.neighbours
    best: dict[HexId, int] = {start: 0}
    queue = [(0, start)]
    while queue:
        spent, h = heappop(queue)
        if spent > best[h]:
            continue
        for to in neighbours[h]:
            total = spent + _cheapest(state, h, to, by_road=by_road)
            if total > budget or total >= best.get(to, IMPASSABLE) or not _open(state, u, to):
                continue
            best[to] = total
            heappush(queue, (total, to))
    del best[start]
    return best


def _cheapest(state: AslskState, h: HexId, to: HexId, *, by_road: bool) -> int:
    if by_road and to in state.smoke:
        return IMPASSABLE
    road = step_cost(state, h, to, road=True)
    return road if by_road else min(road, step_cost(state, h, to, road=False))


def _open(state: AslskState, u: int, to: HexId) -> bool:
    side = state.side_of(u)
    if state.units_at(to, FOE[side]) & ~state.hidden:
        return False
    return fits(state, to, side, 1 << u)
