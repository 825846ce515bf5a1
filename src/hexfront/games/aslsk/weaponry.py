"""What a weapon can do in the hands of its holder: ROF, B# and X#, capture."""

from hexfront.games.aslsk.condition import inexperienced
from hexfront.games.aslsk.state import AslskState


def captured(state: AslskState, w: int) -> bool:
    """Whether a weapon is in enemy hands (ASL-5.5.a)."""
    holder = state.holder[w]
    if holder < 0:
        return False
    nationality = state.setting.nationality[state.side_of(holder)]
    return state.setting.weapons[w].nationality is not nationality


def rof(state: AslskState, w: int) -> int:
    """The Rate of Fire; 0 for a pinned holder (ASL-1.2.4.1, ASL-3.2.3.x, ASL-4.0.r)."""
    if state.pinned >> state.holder[w] & 1:
        return 0
    rate = state.setting.weapons[w].rof
    if captured(state, w):
        rate += state.setting.charts.fire.breakdown.captured_rof.value
    return max(rate, 0)


def breakdown(state: AslskState, w: int, *, sustained: bool = False) -> int:
    """The B# or X# in the hands of its holder (ASL-4.0.r, ASL-4.0.s, ASL-4.1.i, ASL-4.2.n).

    `sustained`: an MG in SFF, or in Final Fire when marked First Fire.
    """
    figures = state.setting.charts.fire.breakdown
    weapon, holder = state.setting.weapons[w], state.holder[w]
    number = weapon.breakdown
    if captured(state, w):
        number += figures.captured.value
    if inexperienced(state, holder):
        number += figures.inexperienced.value
    if sustained and weapon.kind.machine_gun:
        number += figures.sustained.value
    handled = (state.setting.flamethrowers | state.setting.charges) >> w & 1
    if handled and not state.kinds.elite[state.kind[holder]]:
        number += figures.not_elite.value
    return number


def working(state: AslskState, w: int) -> bool:
    """Whether a weapon is in somebody's hands and not malfunctioned."""
    return state.holder[w] >= 0 and not state.malfunctioned >> w & 1
