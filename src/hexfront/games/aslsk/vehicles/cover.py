"""AFV and wrecks as cover for Infantry and as LOS Hindrance (ASL-7.4, ASL-7.4.1)."""

from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import still
from hexfront.hexes import HexId
from hexfront.play.masks import each
from hexfront.play.tally import Line


def cover_tem(state: AslskState, h: HexId) -> Line | None:
    """The TEM of Infantry in a hex with an AFV or wreck (ASL-7.4.a)."""
    here = [*each(state.at.get(h, 0) & state.vehicles)]
    here += [u for u, lies in state.wrecks.items() if lies == h]
    if not any(still(state, u) for u in here):
        return None
    figure = state.setting.charts.driving.wreck_tem
    return Line("tally-vehicle-cover", figure.value, figure.rule)


def vehicle_hindrance(state: AslskState, a: HexId, b: HexId) -> int:
    """The DRM of AFV and wrecks that a same-level LOS passes through (ASL-7.4.1.a).

    Both ends must see them (ASL-7.4.1.c), however many there are in a hex.
    """
    ground = state.setting.ground
    level = ground.board.level
    if level[a] != level[b]:
        return 0
    apart = ground.distance(a, b)
    about = ground.near(a, apart) & ground.near(b, apart) & ~(1 << a | 1 << b)
    about &= ground.seen(a) & ground.seen(b)
    found, place = 0, state.place
    hulks = [(u, place[u]) for u in each(state.vehicles & state.on_map)]
    for u, h in (*hulks, *state.wrecks.items()):
        if about >> h & 1 and level[h] == level[a] and still(state, u):
            found |= 1 << h
    if not found:
        return 0
    touched = (found & ground.touched(a, b)).bit_count()
    return touched * state.setting.charts.driving.wreck_hindrance.value
