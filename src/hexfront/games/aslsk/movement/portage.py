"""Carrying weapons (ASL-4.0): Portage Points, what Infantry can carry, and what is too much."""

from hexfront.games.aslsk.places import PENDING
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.masks import each


def load(state: AslskState, u: int) -> int:
    """The PP of all weapons that a unit possesses (ASL-4.0.a, ASL-4.0.b)."""
    armed = state.arms.get(u)
    if not armed:
        return 0
    known = state.setting.loads
    if armed not in known:
        known[armed] = sum(state.setting.weapons[w].pp for w in each(armed))
    return known[armed]


def ipc(state: AslskState, u: int) -> int:
    """The PP that a unit carries without loss of MF (ASL-4.0.l, ASL-3.3.1.k, ASL-3.2.3.i)."""
    figures = state.setting.charts.movement.portage
    bit = 1 << u
    if state.mmc & bit:
        capacity = figures.mmc.value
    elif state.wounded & bit:
        capacity = state.setting.charts.morale.wound.ipc.value
    else:
        capacity = figures.smc.value
    if state.cx & bit:
        capacity += figures.cx.value
    return max(capacity, 0)


def spare(state: AslskState, leader: int) -> int:
    """The PP by which a leader can raise the IPC of one MMC (ASL-4.0.o).

    He lends what he does not need himself, so that no capacity serves twice.
    """
    most = state.setting.charts.movement.portage.leader_help.value
    return min(max(ipc(state, leader) - load(state, leader), 0), most)


def overload(state: AslskState, u: int) -> int:
    """The PP above the IPC of a unit; each costs it 1 MF (ASL-4.0.m)."""
    carried = load(state, u)
    return max(carried - ipc(state, u), 0) if carried else 0


def stuck(state: AslskState, u: int) -> Refusal | None:
    """Why a unit may not leave its Location with the weapons it possesses.

    An SMC may possess a heavy weapon and fire it, but not carry it (ASL-4.0.n).
    """
    armed = state.arms.get(u)
    if not armed:
        return None
    most = state.setting.charts.movement.portage.smc_most
    if state.leaders >> u & 1 and load(state, u) > most.value:
        return Refusal(most.rule, "no-leader-carries-more", {"unit": u, "most": most.value})
    if not armed & (state.setting.guns | worn(state)):
        return None
    for w in each(armed):
        if state.setting.guns >> w & 1:
            return Refusal("ASL-6.5.a", "no-carrying-guns", {"unit": u, "weapon": w})
        if worn(state) >> w & 1:
            return Refusal("ASL-4.0.d", "no-carrying-twice", {"unit": u, "weapon": w})
    return None


def lying(state: AslskState, h: HexId) -> list[int]:
    """The unpossessed weapons in a hex (ASL-4.0.h)."""
    if h <= PENDING or h not in state.lies:
        return []
    return [w for w, place in enumerate(state.lies) if place == h]


def worn(state: AslskState) -> int:
    """The weapons that have been carried this MPh and have then changed hands (ASL-4.0.d).

    Their new owner may keep them where they are. A weapon that is carried after its recovery is
    no longer among the recovered, so that its owner can go on with it.
    """
    return state.moved_weapons & state.recovered


def carry(state: AslskState, u: int) -> None:
    """A unit takes its weapons with it out of a Location in the MPh."""
    armed = state.armed(u)
    state.moved_weapons |= armed
    state.recovered &= ~armed
    leave_aim(state, u)


def leave_aim(state: AslskState, u: int) -> None:
    """The weapons of a unit that leaves its Location lose their Acquisition (ASL-6.10.c)."""
    if state.acquired:
        for w in state.carried(u):
            state.acquired.pop(w, None)
