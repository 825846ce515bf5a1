"""What a routing unit takes along: weapons as near to its limit as possible (ASL-3.6.af)."""

from collections.abc import Sequence
from itertools import combinations

from hexfront.games.aslsk.movement.portage import ipc
from hexfront.games.aslsk.state import AslskState


def limit(state: AslskState, u: int) -> int:
    """The PP that a unit may carry as it routs, never above its IPC (ASL-4.0.g)."""
    figures = state.setting.charts.rout
    most = figures.smc_pp if state.leaders >> u & 1 else figures.mmc_pp
    return min(most.value, ipc(state, u))


def surplus(state: AslskState, u: int) -> list[int]:
    """The weapons of which a unit must drop one now: each would leave the best load possible."""
    carried, most = state.carried(u), limit(state, u)
    guns = [w for w in carried if state.setting.guns >> w & 1]
    if guns:
        return guns[:1]  # nobody routs with a Gun: ASL-6.5.a
    if _weight(state, carried) <= most:
        return []
    best = _best(state, carried, most)
    return [
        w for w in carried if _best(state, [other for other in carried if other != w], most) == best
    ]


def alike(state: AslskState, weapons: list[int]) -> bool:
    """Whether it makes no difference which of some weapons is dropped."""
    return len({(state.setting.weapons[w].id, state.malfunctioned >> w & 1) for w in weapons}) == 1


def _best(state: AslskState, weapons: Sequence[int], most: int) -> int:
    """The greatest weight within the limit that some of the weapons have together."""
    weights = (
        _weight(state, some)
        for count in range(len(weapons) + 1)
        for some in combinations(weapons, count)
    )
    return max(weight for weight in weights if weight <= most)


def _weight(state: AslskState, weapons: Sequence[int]) -> int:
    return sum(state.setting.weapons[w].pp for w in weapons)
