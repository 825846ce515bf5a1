"""Bog Checks, and getting free (ASL-7.6)."""

from hexfront.games.aslsk.definitions.vehicles import VehicleKind
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import counter
from hexfront.games.aslsk.vehicles.costs import figures
from hexfront.hexes import HexId
from hexfront.play import Line, Tally


def bog_drm(state: AslskState, u: int, *, half: bool, uphill: bool = False) -> Tally:
    """The DRM of a Bog Check; `half`: it enters for half of its MP (ASL-7.6.d, ASL-7.6.e)."""
    chart, vehicle, lines = figures(state).bog, counter(state, u), list[Line]()
    if pressure := chart.pressure[vehicle.ground_pressure]:
        lines.append(Line("tally-ground-pressure", pressure, "ASL-7.6.e"))
    if half:
        lines.append(Line("tally-half-mp", chart.half_mp.value, chart.half_mp.rule))
    if vehicle.kind is not VehicleKind.TRACKED:
        lines.append(Line("tally-wheels", chart.wheels.value, chart.wheels.rule))
    if uphill:
        lines.append(Line("tally-uphill", chart.uphill.value, chart.uphill.rule))
    return Tally.of(lines)


def bogs(state: AslskState, total: int) -> bool:
    return total >= figures(state).bog.number.value  # ASL-7.6.c


def climbs(state: AslskState, before: int, to: HexId) -> bool:
    """Whether it gains height on the way into a hex."""
    return before >= 0 and state.setting.board.climbs(HexId(before), to)


def freeing_drm(state: AslskState, u: int) -> Tally:
    """The drm of the coloured die (ASL-7.6.j)."""
    chart = figures(state).bog
    mired = [Line("tally-mired", chart.mired.value, chart.mired.rule)]
    return Tally.of(mired if state.mired >> u & 1 else [])


def freeing_cost(state: AslskState, u: int, colored: int, white: int) -> int:
    """The Start MP of an attempt, in halves (ASL-7.6.h)."""
    tracked = counter(state, u).kind is VehicleKind.TRACKED
    return HALVES * colored * white * (1 if tracked else 2)
