"""Field Promotion: a leader steps forward from an MMC (ASL-5.3)."""

from collections.abc import Iterable

from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import morale
from hexfront.play.tally import Line, Tally


def may_promote(state: AslskState, units: Iterable[int]) -> bool:
    """Only an MMC creates a leader (ASL-5.3.a)."""
    return any(state.mmc >> u & 1 for u in units)


def best_mmc(state: AslskState, units: Iterable[int]) -> int:
    """The MMC on which the dr is based: the one with the best drm (ASL-5.3.b)."""
    mmc = [u for u in units if state.mmc >> u & 1]
    return min(mmc, key=lambda u: (promotion_drm(state, u).total, -morale(state, u)))


def promotion_drm(state: AslskState, u: int) -> Tally:
    """The drm of the Leader Creation dr, by nationality and the Morale Level of the moment."""
    table = state.setting.charts.leader_creation
    nationality = state.setting.nationality[state.side_of(u)]
    broken = state.broken >> u & 1 == 1
    drm = table.drm(nationality, morale(state, u), broken=broken)
    return Tally.of([Line("tally-leader-creation", drm, "ASL-5.3.a")])


def created_kind(state: AslskState, u: int, total: int) -> int | None:
    """The counter of the leader of a Final dr; None if nobody steps forward."""
    command = state.setting.charts.leader_creation.created(total)
    if command is None:
        return None
    nationality = state.setting.nationality[state.side_of(u)]
    leader = state.setting.definitions.leader(nationality, command)
    return state.kinds.number[leader.id]
