"""Pushing a Gun (ASL-6.5): who may, where to, at what cost, and the DRM against its M#."""

from hexfront.games.aslsk.choices import Push
from hexfront.games.aslsk.definitions.tables import Figure
from hexfront.games.aslsk.movement.allowance import March, step_purse
from hexfront.games.aslsk.movement.portage import load
from hexfront.games.aslsk.movement.steps import has_room, step_cost, too_dear
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import IMPASSABLE
from hexfront.games.aslsk.units.condition import leadership
from hexfront.games.aslsk.weapons.guns import crewed, gun
from hexfront.hexes import HexId
from hexfront.play import Line, Refusal, Tally
from hexfront.play.teams import FOE


def pushes(state: AslskState, march: March) -> list[Push]:
    """All hexes into which the units of a march can push their Gun."""
    if not state.setting.guns:
        return []
    place, w = state.place[march.units[0]], _gun_of(state, march)
    if w == NOBODY or place < 0:
        return []
    return [
        Push(w, to, road)
        for to in state.setting.grid.neighbours[place]
        for road in (False, True)
        if may_push(state, march, w, to, road=road) is None
    ]


def _gun_of(state: AslskState, march: March) -> int:
    """The Gun that the units of a march possess, if it is one."""
    found = 0
    for u in march.units:
        found |= state.armed(u) & state.setting.guns
    return found.bit_length() - 1 if found.bit_count() == 1 else NOBODY


def may_push(state: AslskState, march: March, w: int, to: HexId, *, road: bool) -> Refusal | None:
    """Why a Gun may not be pushed into a hex."""
    args: dict[str, int | str] = {"weapon": w, "hex": to}
    if _gun_of(state, march) != w:
        return Refusal("ASL-6.5.a", "no-gun-to-push", {"weapon": w})
    if not gun(state, w).qsu:
        return Refusal("ASL-6.5.a", "no-pushing-limbered", {"weapon": w})
    for u in march.units:
        if state.assaulting >> u & 1 or load(state, u):
            return Refusal("ASL-6.5.d", "no-pushing-so", {"unit": u})
    place = state.place[march.units[0]]
    cost = push_cost(state, place, to, road=road)
    if place < 0 or cost >= IMPASSABLE:
        return Refusal("ASL-3.3.b", "no-step-so-far", {"unit": march.units[0], "hex": to})
    return _blocked(state, march, w, to) or _spent(state, march, cost, args)


def _blocked(state: AslskState, march: March, w: int, to: HexId) -> Refusal | None:
    """Why a Gun cannot be in a hex: enemies, too many friends, a building too small."""
    side = state.side_of(march.units[0])
    args: dict[str, int | str] = {"unit": march.units[0], "hex": to}
    if state.units_at(to, FOE[side]) & ~state.hidden:
        return Refusal("ASL-3.3.d", "no-entry-to-enemies", args)
    if not has_room(state, march, to):
        return Refusal("ASL-3.3.c", "no-room-in-hex", args)
    if state.setting.ground.buildings >> to & 1 and not gun(state, w).fits_buildings:
        return Refusal("ASL-1.2.6.h", "no-gun-in-building", {"weapon": w, "hex": to})
    return None


def _spent(
    state: AslskState, march: March, cost: int, args: dict[str, int | str]
) -> Refusal | None:
    """The road bonus is not for those who push (ASL-6.5.e)."""
    left = step_purse(state, march, road=False)
    return too_dear(state, march, cost, left, args) if cost > left else None


def push_cost(state: AslskState, place: int, to: HexId, *, road: bool) -> int:
    """Half MF for pushing a Gun into a hex: twice those of the terrain (ASL-6.5.c)."""
    cost = step_cost(state, place, to, road=road)
    return cost if cost >= IMPASSABLE else cost * times(state)


def times(state: AslskState) -> int:
    """How much dearer every hex is with a Gun."""
    return state.setting.charts.guns.manhandling.mf.value


def push_drm(state: AslskState, march: March, w: int, to: HexId, *, road: bool) -> Tally:
    """The DRM of the DR against the M# (ASL-6.5.b)."""
    figures, place = state.setting.charts.guns.manhandling, HexId(state.place[march.units[0]])
    found = []
    tem = state.setting.ground.tem[to]
    if tem > 0:
        found.append(Line("tally-terrain", tem, "ASL-6.5.b"))
    wall = None if road else state.setting.board.between(place, to)
    if wall is not None:
        row = state.setting.ground.chart.hexsides[wall]
        found.append(Line(f"tally-{wall.value}", row.tem, "ASL-6.5.b"))
    cost = push_cost(state, place, to, road=road)
    found.append(Line("tally-pushing-mf", cost // 2, figures.mf.rule))
    leaders = [leadership(state, u) for u in march.units if state.leaders >> u & 1]
    if leaders:
        found.append(Line("tally-leadership", min(leaders), "ASL-6.5.b"))
    if state.setting.board.road_between(place, to) is not None:
        found.append(_line("tally-road-hexside", figures.road))
    return Tally.of([*found, *_pushers(state, march, w)])


def _pushers(state: AslskState, march: March, w: int) -> list[Line]:
    """What the hands of others than the crew add."""
    figures, kinds = state.setting.charts.guns.manhandling, state.kinds
    holder = state.holder[w]
    helpers = [u for u in march.units if u != holder and state.mmc >> u & 1]
    found = []
    if not crewed(state, holder) and kinds.squad[state.kind[holder]]:
        found.append(_line("tally-squad-pushes", figures.squad))
    each = (
        figures.helping_squad if kinds.squad[state.kind[u]] else figures.helping_other
        for u in helpers
    )
    help_ = max(sum(figure.value for figure in each), figures.most_help.value)
    if help_:
        found.append(Line("tally-helpers", help_, figures.helping_squad.rule))
    return found


def _line(label: str, figure: Figure) -> Line:
    return Line(label, figure.value, figure.rule)
