"""C9 and C10: movement, terrain, and the control of hexes."""

from collections.abc import Sequence

from hexfront.games.coh.classic.economy import kept, terms_of
from hexfront.games.coh.classic.terms import NEUTRAL
from hexfront.games.coh.classic.veterans import VeteranNo, has
from hexfront.games.coh.combat.shot import NOWHERE
from hexfront.games.coh.definitions.counters import Mover, Role, UnitKind
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.movement.ground import difficult_lines
from hexfront.games.coh.movement.steps import is_backward
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.layout import has_work, layout
from hexfront.hexes import HexId, trace
from hexfront.play import Line, Refusal
from hexfront.play.masks import each

GULLY_COST = 3
FORTS = (WorkType.TRENCH, WorkType.GUN_PIT, WorkType.BUNKER)
FORT_COST = 1
DITCH_COST = 2
WIRE_COST = 2


def move_lines(state: CohState, u: int, to: int) -> list[Line]:
    """What a move into an adjacent hex costs; all penalties add up (COHC-10.a)."""
    kind, here, field = state.kind(u), state.hex[u], state.field
    lines = [Line("tally-move-cost", kind.move_cost, "COHC-3.d")]
    by_road = field.road_between(here, to)
    if not by_road:  # COHC-9.e
        lines.extend(difficult_lines(state, kind.mover, here, to))
    lines.extend(height_lines(state, kind.is_vehicle, here, to))
    if is_backward(state, u, to) and not has(state, u, VeteranNo.ORGANIZED_RETREAT):
        lines.append(Line("tally-backward", 1, "COHC-9.d"))
    if state.works:
        lines.extend(_work_lines(state, kind.mover, to))
    if by_road and kind.mover is Mover.WHEELED and kind.is_vehicle:
        lines.extend(jam_lines(state, u, to))
    change = state.marker(u).move_cost
    if change:
        lines.append(Line("tally-hit-marker", change, "COHC-6.c"))
    return lines


def move_prices(state: CohState, u: int, hexes: Sequence[int]) -> list[int]:
    """What `move_lines` add up to for some of the hexes around a unit: asked again and again."""
    kind, here, field = state.setting.kinds[u], state.hex[u], state.setting.battlefield
    printed = kind.move_cost + state.marker(u).move_cost
    steady = state.setting.rumours >> u & 1 or has(state, u, VeteranNo.ORGANIZED_RETREAT)
    backward = printed if steady else printed + 1
    known, vehicle = field.prices[kind.mover], kind.role is Role.VEHICLE
    ground = known.get((here, vehicle)) or _ground_prices(state, kind, here)
    ahead = field.fronts[here][state.facing[u]]
    prices = [(printed if ahead >> to & 1 else backward) + ground[to] for to in hexes]
    works = layout(state).seen & field.near[here] if state.works else 0
    by_road = field.roads[here] if vehicle and kind.mover is Mover.WHEELED else 0
    if works or by_road:
        for place, to in enumerate(hexes):
            if works >> to & 1:
                prices[place] += sum([line.value for line in _work_lines(state, kind.mover, to)])
            if by_road >> to & 1:
                prices[place] += sum([line.value for line in jam_lines(state, u, to)])
    return prices if printed >= 0 else [max(0, price) for price in prices]


def _ground_prices(state: CohState, kind: UnitKind, here: int) -> dict[int, int]:
    """What terrain, hexside and height add to a step out of a hex, by where it leads; worked out
    once for a map."""
    field, found = state.setting.battlefield, {}
    for to in field.neighbours[here]:
        by_road = field.road_between(here, to)
        lines = [] if by_road else difficult_lines(state, kind.mover, here, to)
        lines += height_lines(state, kind.is_vehicle, here, to)
        found[int(to)] = sum(line.value for line in lines)
    field.prices[kind.mover][here, kind.is_vehicle] = found
    return found


def height_lines(state: CohState, vehicle: bool, here: int, to: int) -> list[Line]:
    """+1 for each level climbed (AC32); infantry and guns climb in and out of a gully at +3."""
    field = state.field
    if not field.hilly:
        return []
    if (field.sunken >> here ^ field.sunken >> to) & 1 and not vehicle:
        return [Line("tally-gully", GULLY_COST, "COHC-10.j")]
    climb = field.level[to] - field.level[here]
    return [Line("tally-uphill", climb, "COHC-10.d")] if climb > 0 else []


def _work_lines(state: CohState, mover: Mover, to: int) -> list[Line]:
    lines: list[Line] = []
    if to not in layout(state).at:
        return lines
    if any(has_work(state, to, fort) for fort in FORTS):
        lines.append(Line("tally-fort-entered", FORT_COST, "COHC-21.e"))
    if mover is Mover.FOOT and has_work(state, to, WorkType.DITCH):
        lines.append(Line("tally-ditch", DITCH_COST, "COHC-22.f"))
    if mover is Mover.TRACKED and has_work(state, to, WorkType.WIRE):
        lines.append(Line("tally-wire", WIRE_COST, "COHC-22.l"))
    return lines


def entry_toll(state: CohState, u: int, to: int) -> list[Line]:
    """Works, and vehicles on the road, make it dearer to enter the map there too (COHC-3.h)."""
    kind = state.kind(u)
    lines = _work_lines(state, kind.mover, to)
    if state.field.road_from_edge(to) and kind.mover is Mover.WHEELED and kind.is_vehicle:
        lines.extend(jam_lines(state, u, to))
    return lines


def jam_lines(state: CohState, u: int, to: int) -> list[Line]:
    """Congestion: +1 for each vehicle in a hex that is entered by road (COHC-20.b)."""
    others = state.board & state.setting.vehicles & ~(1 << u)
    jam = sum(1 for v in each(others) if state.hex[v] == to)
    return [Line("tally-congestion", jam, "COHC-20.b")] if jam else []


def held(state: CohState, u: int) -> Refusal | None:
    """Bogged vehicles (COHC-19.f) and units under card 20 do not move."""
    now = kept(state)
    if now.stuck >> u & 1:
        return Refusal("COHC-19.f", "refuse-bogged", {"unit": u})
    if now.fixed >> u & 1:
        return Refusal("COHC-24.b", "refuse-fixed", {"unit": u})
    return None


def turns(state: CohState, u: int) -> bool:
    """Infantry that card 20 holds may still pivot (AC41), unless a counter forbids that too."""
    fixed = kept(state).fixed >> u & 1 and not kept(state).stuck >> u & 1
    return bool(fixed) and state.kind(u).is_foot and not state.marker(u).bars_move


def shut(state: CohState, u: int, here: int, to: int) -> Refusal | None:
    """Ditches, and the hexsides and slopes that vehicles do not cross."""
    kind, field = state.kind(u), state.field
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not kind.is_foot and has_work(state, to, WorkType.DITCH):
        return Refusal("COHC-22.f", "refuse-ditch", args)
    if here < 0 or not kind.is_vehicle:
        return None
    by_road = field.road_between(here, to)
    if (field.sunken >> here ^ field.sunken >> to) & 1 and not by_road:
        return Refusal("COHC-10.i", "refuse-gully-side", args)
    if crosses(state, here, to):
        return Refusal("COHC-10.o", "refuse-gully-side", args)
    return None


def closed(state: CohState, u: int, here: int) -> int:
    """The hexes beside this one that are closed to a unit so, as a bitboard."""
    kind, field = state.setting.kinds[u], state.setting.battlefield
    if here < 0 or kind.role is Role.FOOT:
        return 0
    ditches = layout(state).spots[WorkType.DITCH] & field.near[here] if state.works else 0
    if not kind.is_vehicle or not (field.sunken or terms_of(state).sides):
        return ditches
    return sum(1 << h for h in field.neighbours[here] if shut(state, u, here, h) is not None)


def crosses(state: CohState, a: int, b: int) -> bool:
    """Is there a gully along the hexside between two hexes?"""
    return (min(a, b), max(a, b)) in terms_of(state).sides


def guarded_by_gully(state: CohState, target: int, origin: int) -> bool:
    """Does a line from there enter the target's hex across a gully (COHC-10.o)?"""
    if origin in (NOWHERE, target) or not terms_of(state).sides:
        return False
    entry = trace(state.field.grid, HexId(origin), HexId(target)).entry
    around = state.field.grid.adjacent[target]
    return all(crosses(state, target, around[side]) for side in entry)


def update_control(state: CohState) -> None:
    """Whose unit was last in a hex controls it; with both sides in it nobody does (C9.h, C9.i)."""
    at, masks = state.posts().at, state.setting.side_mask
    for index, (h, _) in enumerate(state.setting.objectives):
        there = state.board & at.get(h, 0)
        if not there:
            continue
        sides = [side for side, own in enumerate(masks) if there & own]
        owner = sides[0] if len(sides) == 1 else NEUTRAL
        if state.control[index] == owner:
            continue
        state.control[index] = owner
        if owner == NEUTRAL:
            state.note("log-contested", "COHC-9.i", hex=h)
        else:
            state.note("log-control", "COHC-9.h", team=owner, hex=h)


def note_pace(state: CohState, u: int) -> None:
    """Who moves is easier to hit until his side's next turn (AC36)."""
    if terms_of(state).cautious:
        state.classic = kept(state).but(hurried=kept(state).hurried | 1 << u)


def note_care(state: CohState, u: int) -> None:
    """A cautious move gives no such disadvantage."""
    state.classic = kept(state).but(crept=kept(state).crept | 1 << u)


def forget_pace(state: CohState, side: int) -> None:
    own = state.setting.side_mask[side]
    here = kept(state)
    if (here.hurried | here.crept) & own:
        state.classic = here.but(hurried=here.hurried & ~own, crept=here.crept & ~own)
