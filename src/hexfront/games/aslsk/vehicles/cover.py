"""AFV and wrecks as cover for Infantry and as LOS Hindrance (ASL-7.4, ASL-7.4.1)."""

from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import hulks, still
from hexfront.hexes import HexId
from hexfront.play.tally import Line


def cover_tem(state: AslskState, h: HexId) -> Line | None:
    """The TEM of Infantry in a hex with an AFV or wreck (ASL-7.4.a)."""
    if not any(still(state, u) for u in hulks(state).get(h, ())):
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
    found = [
        h
        for h, units in hulks(state).items()
        if about >> h & 1 and level[h] == level[a] and any(still(state, u) for u in units)
    ]
    if not found:
        return 0
    touched = ground.touched(a, b)
    return sum(touched >> h & 1 for h in found) * state.setting.charts.driving.wreck_hindrance.value
